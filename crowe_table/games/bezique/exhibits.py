"""Instructive hand: the stock is empty, nine tricks are left, and the Rubicon must be crossed.

Its title, story and task are messages: ``exhibit-<name>``, ``exhibit-<name>-story`` and so on. The last nine cards of
each player matter; the fifty-five tricks before them are constructed.
"""

from collections.abc import Iterator

from crowe_table.engine.cards import SPADES, Card, parse, parse_all, suit, texts
from crowe_table.engine.core import Action, Seat
from crowe_table.games.bezique.actions import DeclareMeld, Draw
from crowe_table.games.bezique.settlement import EACH_BRISQUE
from crowe_table.games.bezique.state import PACKS, TAKEN, BeziquePhase, BeziqueState, brisques
from crowe_table.kit.card_declarations import DeclaredCards
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.tricks import Play

VISITOR, OTHER = Seat(0), Seat(1)
MINE = "QS KS KD QD 7H'3 AD'3 KS'4 TH'4 TC'3"
THEIRS = "TH 7C TC'2 AH'3 9H'3 AS'4 9S'4 TC'4 QC'4"
BEGINNING = (("AC", "TD'2"), ("7D'2", "8D"))
"""The first two tricks, led by the visitor. The first is won with two brisques, and the marriage is declared; the
second is lost.
"""
END = (("TH'2", "QH"), ("AC'2", "TD"))
"""The last two tricks before the stock is empty, visitor's card first. Both are won, with three more brisques."""


def _middle() -> Iterator[tuple[Card, Card]]:
    """Yield the opponent's leads in trumps and hearts, and the visitor's losing replies."""
    used = {*parse_all(MINE), *parse_all(THEIRS), *(parse(name) for trick in (*BEGINNING, *END) for name in trick)}
    left = sorted((card for card in PACKS if card not in used), key=lambda card: (suit(card), card))
    leads, answers = left[: len(left) // 2], left[len(left) // 2 :]
    yield from zip(answers, leads, strict=True)


TRICKS = (
    *[(parse(mine), parse(theirs)) for mine, theirs in BEGINNING],
    *_middle(),
    *[(parse(mine), parse(theirs)) for mine, theirs in END],
)
"""Fifty-five tricks: the visitor's card, then the opponent's. From the second, each plays the card just drawn."""
WON = (0, len(TRICKS) - 2, len(TRICKS) - 1)
"""Tricks that the visitor wins."""


def _answers() -> Iterator[Action]:
    leader = VISITOR
    for at, cards in enumerate(TRICKS):
        for seat in (leader, Seat(1 - leader)):
            yield Play(seat, cards[seat])
        leader = VISITOR if at in WON else OTHER
        marriage = DeclaredCards("marriage", SPADES, tuple(sorted(parse_all("KS QS"))))
        yield Draw(leader) if at else DeclareMeld(leader, marriage.name)


def _stock() -> list[Card]:
    """Return the stock in drawing order, each trick's winner first."""
    rows = [*TRICKS[1:], (parse_all(MINE)[-1], parse_all(THEIRS)[-1])]
    return [card for at, row in enumerate(rows) for card in (row if at in WON else row[::-1])]


def safe(s: BeziqueState, seat: Seat) -> int:
    """Return the score plus ten per brisque, which decides the Rubicon."""
    return s.public.scores[seat] + EACH_BRISQUE * brisques(s.at(TAKEN[seat]))


EXHIBITS = (
    ExhibitHand(
        name="rubicon",
        preset="portland_1887",
        rules={"first_deal": "chosen", "chosen_dealer": int(OTHER)},
        dealer=OTHER,
        visitor=VISITOR,
        cards={
            "hand:0": texts([TRICKS[0][0], *parse_all(MINE)[:-1]]),
            "hand:1": texts([TRICKS[0][1], *parse_all(THEIRS)[:-1]]),
            "pack": texts(_stock()),
        },
        scores=(870, 1420),
        before=tuple(_answers()),
        until=BeziquePhase.OVER,
        made=safe,
        wanted=1000,
    ),
)
