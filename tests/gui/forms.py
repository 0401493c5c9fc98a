"""Every form of answer there is, put to the visitor by a table that has no game behind it.

The acts are those of the kit and of Every Form, and here such as neither has.
"""

from collections import deque
from pathlib import Path

from crowe_table.games.every_form.actions import Bid, Divide, Exchange, LiftCoin, Peg, PutCoin, Roll, Seal

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    Action,
    Ask,
    Call,
    Offer,
    Options,
    Phase,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Record,
    Rung,
    Seat,
    ThrowDice,
    View,
    Way,
    Zone,
    because,
)
from crowe_table.engine.layout import ClothSpot, Kind, Layout, Lying, Place, Spot, aside
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.series import Participant
from crowe_table.hosting.update import Update
from crowe_table.kit.company import Ready
from crowe_table.kit.rites import Cut
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.catalogue import Catalogue
from tests.gui.table_fixture import Chair

HAND = tuple(map(Card, (0, 4, 17, 25, 30, 51)))
TABLE = tuple(map(Card, (8, 21, 40)))
INSTANT = Settings(speed="instant")
ME, LEFT, RIGHT = map(Seat, range(3))


class FormPhase(Phase):
    ASKED = 0


class FormRecord(Record, kw_only=True):
    live = ("deal", "dealer", "ring", "dice", "fore", "hinder")
    dice: tuple[int, ...] = ()
    fore: tuple[int, ...] = (9, 14)
    hinder: tuple[int, ...] = (4, 8)


class Meld(Action, frozen=True, tag="meld"):
    cards: tuple[Card, ...]


class CallCard(Action, frozen=True, tag="call"):
    card: Card
    word: str


class Gift(Action, frozen=True, tag="gift"):
    card: Card
    other: Seat


class Price(Action, frozen=True, tag="price"):
    card: Card
    amount: Farthings


class ThrowOut(Action, frozen=True, tag="throw-out"):
    cards: tuple[Card, ...]


class NameAndDiscard(Action, frozen=True, tag="name"):
    word: str
    cards: tuple[Card, ...]


class DeclareTo(Action, frozen=True, tag="declare"):
    offer: str
    word: str


class LaySum(Action, frozen=True, tag="lay"):
    side: str
    amount: Farthings
    other: Seat


def _rungs(*names: str, barred: int = 0) -> tuple[Rung, ...]:
    return tuple(Rung(name, because("said-bid", name=name), at >= barred) for at, name in enumerate(names))


LONG = tuple(f"{number} in {suit}" for number in (1, 2, 3, 4) for suit in ("clubs", "hearts", "spades"))
_OWN = ("hand:0",)
_SPOTS = ("one", "two", "three")
_OFFERS = (
    Offer("quart", because("said-offer", name="A quart"), HAND[:4], 4),
    Offer("trio", because("said-offer", name="Three kings"), HAND[3:], 3),
)

FORMS: dict[str, tuple[tuple[Way, ...], tuple[Action, ...]]] = {
    "exchange of some or none": (
        (Way("exchange", (PickCards(_OWN, 0, 3, True, "cards"),)),),
        (Exchange(ME, (HAND[0], HAND[2])), Exchange(ME, ())),
    ),
    "cards of several piles": (
        (Way("meld", (PickCards(("hand:0", "table"), 2, 4, True, "cards"),)), Way("ready")),
        (Meld(ME, (HAND[1], TABLE[0], TABLE[2])), Ready(ME)),
    ),
    "a card, then a word": (
        (Way("call", (PickCards(_OWN), PickWord(("quart", "tierce")))),),
        (CallCard(ME, HAND[3], "tierce"),),
    ),
    "a card, then a player": (
        (Way("gift", (PickCards(_OWN), PickSeat((LEFT, RIGHT)))),),
        (Gift(ME, HAND[2], RIGHT),),
    ),
    "a card, then a sum": (
        (Way("price", (PickCards(_OWN), PickAmount(24, 240, 24))),),
        (Price(ME, HAND[5], Farthings(96)),),
    ),
    "two acts with cards": (
        (Way("play", (PickCards(_OWN),)), Way("throw-out", (PickCards(_OWN, 1, 2, True, "cards"),))),
        (Play(ME, HAND[1]), ThrowOut(ME, (HAND[1],)), ThrowOut(ME, (HAND[0], HAND[4]))),
    ),
    "a word, then cards": (
        (Way("name", (PickWord(("major", "minor")), PickCards(_OWN, 2, 2, True, "cards"))),),
        (NameAndDiscard(ME, "minor", (HAND[0], HAND[5])),),
    ),
    "a declaration and its word": (
        (Way("declare", (PickOffer(_OFFERS), PickWord(("king", "queen")))), Way("ready")),
        (DeclareTo(ME, "trio", "queen"), DeclareTo(ME, "quart", "king"), Ready(ME)),
    ),
    "a bid of few": (
        (Way("bid", (PickBid(_rungs("ten", "twenty", "thirty", "forty", barred=2), "twenty", RIGHT, (LEFT,)),)),),
        (Bid(ME, "forty"),),
    ),
    "a bid of a ladder": (
        (Way("bid", (PickBid(_rungs(*LONG, barred=3), LONG[2], LEFT),)), Way("ready")),
        (Bid(ME, LONG[6]), Ready(ME)),
    ),
    "a spot of a cloth and coins": (
        (
            Way("put_coin", (PickSpot("stake", _SPOTS), PickAmount(24, 240, 24), PickWord(("plain", "coppered")))),
            Way("lift_coin", (PickSpot("stake", ("two",)),)),
        ),
        (
            PutCoin(ME, "three", Farthings(72), "coppered"),
            LiftCoin(ME, "two"),
            PutCoin(ME, "two", Farthings(24), "plain"),
        ),
    ),
    "a hole of the board": ((Way("peg", (PickHole(9, 1, 29),)),), (Peg(ME, 7), Peg(ME, 12))),
    "a pack in three heaps": ((Way("divide", (PickNumbers(3, 4, 32),)),), (Divide(ME, (6, 20, 6)),)),
    "a place in the pack": ((Way("cut", (PickPlace("pack", 2, 20),)),), (Cut(ME, 11),)),
    "a throw": ((Way("roll", (ThrowDice(),)), Way("ready")), (Roll(ME), Ready(ME))),
    "several players": ((Way("seal", (PickSeat((LEFT, RIGHT), 0, 2, True, "others"),)),), (Seal(ME, (RIGHT,)),)),
    "a word, a sum and a player": (
        (
            Way("lay", (PickWord(("in",), "side"), PickAmount(9, 90, 9), PickSeat((LEFT, RIGHT)))),
            Way("lay", (PickWord(("out",), "side"), PickAmount(5, 50, 5), PickSeat((LEFT,)))),
        ),
        (LaySum(ME, "out", Farthings(25), LEFT), LaySum(ME, "in", Farthings(18), RIGHT)),
    ),
}


def _square(x: int) -> tuple[tuple[int, int], ...]:
    return ((x, 0), (x + 150, 0), (x + 130, 110), (x + 20, 110))


def layout(form: str) -> Layout:
    """A hand, cards on the table, and whatever else this form is chosen on."""
    spots = [Spot(kind=Kind.ROW, shows="table", cards=4, takes=("throw-out",))]
    if "spot" in form:
        cloth = tuple(ClothSpot(name, _square(170 * at), f"place-{name}") for at, name in enumerate(_SPOTS))
        lying = (("coppered", Lying.COPPERED), ("bent", Lying.BENT))
        spots.append(Spot(kind=Kind.CLOTH, shows="stake", cloth=cloth, lying=lying))
    if "hole" in form:
        spots.append(Spot(kind=Kind.BOARD, shows="scores", hinder="hinder", fore="fore"))
    if "throw" in form:
        spots.append(Spot(kind=Kind.DICE, shows="dice"))
    spots.append(Spot(kind=Kind.FAN, shows="hand", of=0, place=Place.CHAIR, cards=6))
    spots += aside(Spot(kind=Kind.STACK, shows="pack", read=False))
    return Layout(seats=3, spots=tuple(spots), target=61)


_STAKES = (
    (Account("bent", 0, "two"), Farthings(48)),
    (Account("coppered", 2, "one"), Farthings(120)),
    (Account("stake", 1, "one"), Farthings(24)),
)


class FormTable:
    """Asks one question, and remembers the answer. Frivolous answers are refused."""

    viewer = ME
    players = tuple(map(Participant, ("You", "Mr. Sharp", "Mrs. Vane")))
    coinage = "georgian"
    goal = None
    alone = True
    opening = False

    def __init__(self, form: str, patience: int = 0) -> None:
        self._form = form
        self._patience = patience
        self.answers: list[Action] = []
        self._updates: deque[Update] = deque()

    def view(self) -> View:
        ways, legal = FORMS[self._form]
        ask = Ask("form", (Call(ME, () if self.answers else ways),), patience=self._patience)
        return View(
            game="whist",
            laws=1,
            options=Options(),
            seat=ME,
            seats=3,
            zones=(Zone("hand:0", HAND), Zone("table", TABLE), Zone("pack", (HIDDEN,) * 24)),
            public=FormRecord(
                ring=(ME, LEFT, RIGHT),
                sides=(0, 1, 1),
                phase=FormPhase.ASKED,
                scores=(9, 14),
                deal=1,
                purses=(Farthings(2016),) * 3,
                accounts=_STAKES if "spot" in self._form else (),
            ),
            ask=ask,
            legal=legal,
        )

    def layout(self) -> Layout:
        return layout(self._form)

    def refuse(self, action: Action) -> Reason | None:
        return None if type(action) in {type(legal) for legal in FORMS[self._form][1]} else because("refuse-form")

    def submit(self, action: Action) -> Reason | None:
        self.answers.append(action)
        self._updates.append(Update((), self.view()))
        return None

    def take_back(self) -> Reason | None:
        return because("refuse-take-back-none")

    def refuse_hint(self) -> Reason | None:
        return because("hint-none")

    def ask_hint(self) -> None:
        """Nobody advises."""

    def hint(self) -> tuple[Advice, ...] | None:
        return None

    def poll(self, resting: bool) -> list[Update]:
        told = list(self._updates)
        self._updates.clear()
        return told

    def notices(self) -> list[Reason]:
        return []

    def close(self) -> None:
        """Nothing is kept."""


class FormChair(Chair):
    """A visitor before such a table."""

    def __init__(
        self,
        form: str,
        size: tuple[int, int] = (1280, 800),
        settings: Settings = INSTANT,
        **more: int,
    ) -> None:
        self.form_table = FormTable(form, **more)
        self._open(self.form_table, size, settings)

    def words(self) -> Words:
        words = Words("en", "whist")
        said = Catalogue("en", [Path(__file__).parent / "forms.ftl"], words.number)
        words._catalogues = (said, *words._catalogues)
        words.game = lambda slug: words  # type: ignore[method-assign]

        def to(company):
            words.company = company
            return words

        words.to = to  # type: ignore[method-assign]
        return words

    @property
    def view(self) -> View:
        return self.form_table.view()

    @property
    def at_rest(self) -> bool:
        return not self.busy and self.screen.visitor.gate.open and self.screen.visitor.sole.action is None

    def search(self) -> None:
        """Nothing is hidden at this table but its pack."""

    def compare(self, view: View) -> None:
        """Nor does anything move."""
