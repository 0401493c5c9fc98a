"""What is true at a table of Whist, what all know of it, and what may be answered."""

from crowe_table.engine.cards import FULL_PACK, Card, suit
from crowe_table.engine.core import Action, Facts, Seat, zone_of
from crowe_table.engine.money import Farthings
from crowe_table.engine.parts.settle import accounts_of, purses_of
from crowe_table.engine.parts.tricks import NO_TRUMP
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.games.whist.counting import honours_in
from crowe_table.games.whist.options import WhistOptions

SEATS = 4
HAND, PLAYED, TAKEN, CUT = (
    tuple(zone_of(name, seat) for seat in range(SEATS)) for name in ("hand", "played", "taken", "cut")
)
TURNED, REVIEW = "turned", "review"
"""Where the trump card lies, and where a trick that is looked at again lies open."""

CUT_FOR_DEAL, SHUFFLE, SHUFFLE_LAST, CUT_PACK = ("cut_for_deal", "shuffle", "shuffle_last", "cut_pack")
CALL, ANSWER, PLAY, COUNT, COUNTED, OVER = ("call", "answer", "play", "count", "counted", "over")


# --- Answers ---------------------------------------------------------------------------------------------------------


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Mixes the pack."""


class Leave(Action, frozen=True, tag="leave"):
    """The dealer lets the pack be as it was shuffled."""


class CallHonours(Action, frozen=True, tag="call"):
    """Asks his partner at eight: “Can you one?”"""


class Answer(Action, frozen=True, tag="answer"):
    """Has an honour to his partner's two."""


class Pass(Action, frozen=True, tag="pass"):
    """Does not call, or has nothing to answer."""


class Play(Action, frozen=True, tag="play"):
    """Plays a card to the trick."""

    card: Card


class Review(Action, frozen=True, tag="review"):
    """Asks to see the last trick."""


class LookBack(Action, frozen=True, tag="look_back"):
    """Asks to see an earlier trick, numbered from 1."""

    trick: int


class Claim(Action, frozen=True, tag="claim"):
    """Claims every trick that is left."""


class ClaimRevoke(Action, frozen=True, tag="claim_revoke"):
    """Says that an adversary did not follow suit in a trick though he could; and what is to be taken for it, where
    that may be chosen."""

    other: Seat
    trick: int
    penalty: str = ""


class Ready(Action, frozen=True, tag="ready"):
    """Has seen what there is to be seen."""


# --- What all know ---------------------------------------------------------------------------------------------------


class WhistFacts(Facts, frozen=True, kw_only=True):
    """What all know of a table of Whist besides the cards that lie there."""

    trump: int
    """The trump suit; −1 before it is known."""
    trumps: tuple[int, ...]
    """The trump suit alone, or nothing: as it is written on the slip."""
    turn: Seat
    """Who is to play; −1 outside the play."""
    tricks: tuple[int, ...]
    """For each seat, tricks taken in this deal."""
    plays: tuple[tuple[int, ...], ...]
    """The tricks of this deal: who led, and the cards in the order in which they fell. All saw them."""
    packets: tuple[tuple[int, ...], ...]
    """For each seat, the numbers of its tricks in the order in which they lie, from 0."""
    looked: tuple[Seat, ...]
    """Who has asked to look back since the last trick."""
    laid_open: tuple[Card, ...]
    """Cards in hand that all may see."""
    won: tuple[tuple[Seat, int], ...]
    """The sides that have won games of the rubber: a player of each, and how many."""
    games: tuple[int, int]
    """Games of the rubber won by each side."""
    worths: tuple[int, int]
    """What those games are worth in points."""
    fresh: bool
    """Whether the next deal begins a new game."""
    again: bool
    """Whether the deal is void, and its dealer deals again."""
    calling: tuple[Seat, ...]
    """Who has still to say whether he calls honours."""
    caller: Seat
    """Who has asked his partner for an honour; −1 if none."""
    asked: tuple[tuple[Seat, int], ...]
    """The players and tricks, from 0, in which a revoke has been looked for."""
    penalties: tuple[tuple[int, str], ...]
    """Revokes proved in this deal: the side's number, and what is taken for it."""
    debts: tuple[tuple[Seat, Seat, Farthings], ...]
    """What is written down: who owes it, to whom, and how much."""
    cuts: tuple[tuple[int, ...], ...]
    """For each seat, what it has cut for the deal, lowest first to deal."""
    cutting: tuple[Seat, ...]
    """Who has still to cut for the deal, in order."""
    ready: tuple[Seat, ...]
    """Who has seen the count."""
    opened: tuple[Farthings, ...]
    """The purses with which they sat down."""
    winner: int
    """The side that has won; −1 before."""


# --- What is true ----------------------------------------------------------------------------------------------------


class WhistState(State):
    """Everything true at a table of Whist."""

    __slots__ = (
        *("again", "asked", "caller", "calling", "cut_cards", "cut_keys", "cutting", "debts", "fresh", "games"),
        *("laid", "laid_open", "looked", "opened", "options", "packets", "penalties", "played", "plays", "ready"),
        *("revokes", "scores", "taken", "tricks", "trump", "turn", "turned", "winner", "worths"),
    )

    def __init__(self, options: WhistOptions, purses: tuple[Farthings, ...], chance: Chance) -> None:
        super().__init__(SEATS, chance)
        self.options = options
        self.opened = purses
        self.pack = list(FULL_PACK)
        self.scores = [0, 0]
        self.games = [0, 0]
        self.worths = [0, 0]
        self.trump = NO_TRUMP
        self.turned: list[Card] = []
        self.played: list[list[Card]] = [[] for _ in range(SEATS)]
        self.taken: list[list[Card]] = [[] for _ in range(SEATS)]
        self.packets: list[list[int]] = [[] for _ in range(SEATS)]
        self.laid: list[Card] = []
        self.looked: list[Seat] = []
        self.laid_open: list[Card] = []
        self.plays: list[list[int]] = []
        self.tricks = [0] * SEATS
        self.turn = -1
        self.calling: list[Seat] = []
        self.caller = -1
        self.revokes: list[tuple[Seat, int]] = []
        self.asked: list[tuple[Seat, int]] = []
        self.penalties: list[tuple[int, str]] = []
        self.debts: list[tuple[Seat, Seat, Farthings]] = []
        self.cut_cards: list[list[Card]] = [[] for _ in range(SEATS)]
        self.cut_keys: list[list[int]] = [[] for _ in range(SEATS)]
        self.cutting: list[Seat] = []
        self.ready: list[Seat] = []
        self.fresh = False
        self.again = False
        self.winner = -1

    @property
    def eldest(self) -> Seat:
        """The player at the dealer's left."""
        return self.after(self.dealer)

    def side(self, seat: Seat) -> int:
        """Partners face each other."""
        return self.ring.index(seat) % 2

    def partner(self, seat: Seat) -> Seat:
        return self.after(seat, 2)

    def of_side(self, side: int) -> tuple[Seat, ...]:
        """The two players of a side, as they sit from the dealer's left."""
        return tuple(seat for seat in self.round_from(self.eldest) if self.side(seat) == side)

    def by_side(self, values: list[int]) -> list[int]:
        """Values of the seats, added up by side."""
        return [sum(values[seat] for seat in self.ring[side::2]) for side in (0, 1)]

    # --- the trick

    @property
    def trick(self) -> list[Card]:
        """The cards of the trick that is being played, in order; none between tricks."""
        last = self.plays[-1] if self.plays else []
        return last[1:] if len(last) <= SEATS else []

    @property
    def done(self) -> int:
        """Tricks that are finished."""
        return sum(len(trick) > SEATS for trick in self.plays)

    @property
    def between(self) -> bool:
        """Whether a lead is awaited after a trick that was turned."""
        return bool(self.plays) and len(self.plays[-1]) > SEATS

    def held(self, seat: Seat) -> list[Card]:
        """What a player may play: his hand, and the trump card while it lies before him."""
        hand = self.hands[seat]
        return hand + self.turned if self.turned and seat == self.dealer else hand

    def led_suit(self) -> int:
        """The suit led to this trick; −1 if a lead is awaited."""
        trick = self.trick
        return suit(trick[0]) if trick else -1

    def honours(self, seat: Seat) -> int:
        """How many honours were dealt to a player: what he holds and what he has played."""
        fell = [trick[1 + step] for trick in self.plays for step in (self._step(trick, seat),) if step < len(trick) - 1]
        return honours_in([*self.held(seat), *fell], self.trump)

    def _step(self, trick: list[int], seat: Seat) -> int:
        """How many play to a trick before this one."""
        return (self.ring.index(seat) - self.ring.index(trick[0])) % SEATS

    # --- for the screen

    def trumps(self) -> tuple[int, ...]:
        return () if self.trump == NO_TRUMP else (self.trump,)

    def won(self) -> tuple[tuple[Seat, int], ...]:
        return tuple((self.ring[side], self.games[side]) for side in (0, 1) if self.games[side])

    def facts(self) -> WhistFacts:
        """All of this that everybody knows."""
        return WhistFacts(
            ring=self.ring,
            sides=tuple(self.side(seat) for seat in range(SEATS)),
            dealer=self.dealer,
            scores=tuple(self.scores),
            purses=purses_of(self),
            accounts=accounts_of(self),
            trump=self.trump,
            trumps=self.trumps(),
            turn=self.turn,
            tricks=tuple(self.tricks),
            plays=tuple(tuple(trick) for trick in self.plays),
            packets=tuple(tuple(heap) for heap in self.packets),
            looked=tuple(self.looked),
            laid_open=tuple(self.laid_open),
            won=self.won(),
            games=(self.games[0], self.games[1]),
            worths=(self.worths[0], self.worths[1]),
            fresh=self.fresh,
            again=self.again,
            calling=tuple(self.calling),
            caller=self.caller,
            asked=tuple(self.asked),
            penalties=tuple(self.penalties),
            debts=tuple(self.debts),
            cuts=tuple(tuple(keys) for keys in self.cut_keys),
            cutting=tuple(self.cutting),
            ready=tuple(self.ready),
            opened=self.opened,
            winner=self.winner,
        )

    @classmethod
    def known(cls, options: WhistOptions, facts: WhistFacts, chance: Chance) -> "WhistState":
        """A table of which these are the facts; its cards have still to be laid."""
        s = cls(options, facts.opened, chance)
        s.ring, s.dealer, s.scores = facts.ring, facts.dealer, list(facts.scores)
        s.trump, s.turn, s.tricks = facts.trump, facts.turn, list(facts.tricks)
        s.plays, s.packets = [list(trick) for trick in facts.plays], [list(heap) for heap in facts.packets]
        s.looked, s.laid_open = list(facts.looked), list(facts.laid_open)
        s.games, s.worths, s.fresh, s.again = list(facts.games), list(facts.worths), facts.fresh, facts.again
        s.calling, s.caller = list(facts.calling), facts.caller
        s.asked, s.penalties, s.debts = list(facts.asked), list(facts.penalties), list(facts.debts)
        s.cut_keys, s.cutting = [list(keys) for keys in facts.cuts], list(facts.cutting)
        s.ready, s.winner = list(facts.ready), facts.winner
        return s
