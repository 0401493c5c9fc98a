"""How a table of Brag stands: who is in and how, what is wagered and owed, and what everybody may know of it."""

from enum import IntEnum

from crowe_table.engine.cards import FULL_PACK, Card
from crowe_table.engine.core import ALL, Eyes, Facts, Now, Reason, Seat, Tell, eyes, zone_of
from crowe_table.engine.money import MINT, POT, Farthings, purse
from crowe_table.engine.parts.settle import pay
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.games.brag.options import BragOptions

SLUG = "brag"
BYSTANDER = "bystander"
"""The account of him who stands by the table and lends."""
NOBODY_YET: Seat = -1
LOTS = 8
"""Packets of used cards that may lie under the pack, each mixed in itself."""
MOST_DEALS = 200
"""No sitting is longer, whatever was agreed (R20)."""

ANTE, LOOK, KEEP_AT_DEAL, WAGER, KEEP, LEND, STAND, PROVE, NEXT, OVER = (
    *("ante", "look", "keep_at_deal", "wager", "keep", "lend", "stand", "prove", "next", "over"),
)
NEW, OLD = "new", "old"
"""The two hands of a player who has kept one unseen: the one just dealt, and the one kept."""


class Status(IntEnum):
    """How a player stands in the deal."""

    ABSENT = 0
    FOLDED = 1
    OPEN = 2
    """He has looked at his hand."""
    BLIND = 3
    TWO = 4
    """He has two unseen hands."""
    COVERED = 5
    """His cards lie on a closed pot: he wagers no more, and may win it."""


WAGERING = (Status.OPEN, Status.BLIND, Status.TWO)


class BragFacts(Facts, frozen=True, kw_only=True):
    """What all know of a game of Brag besides the cards."""

    standing: tuple[tuple[int, Farthings], ...]
    """For each seat its Status, and the worth of its last wager in this deal."""
    looked: tuple[int, ...]
    """For each seat, 1 if it has seen the hand in its place ``hand``."""
    level: Farthings
    """The last wager of the deal, in open money; 0 before the first."""
    turn: Seat
    """Who is to act; −1 where nobody is, or several are."""
    terms: tuple[tuple[int, Farthings], ...]
    """What the table says of wagers: 0 and the last wager, 1 and the greatest that may be laid."""
    debts: tuple[tuple[int, ...], ...]
    """Borrower, 1 if the lender is a player and 0 if the bystander, the lender, and the sum."""
    request: tuple[int, ...]
    """Borrower, lender, sum, and 1 if his cards were shown; empty where nobody is asked to lend."""
    refused: tuple[Seat, ...]
    """Who has refused to lend to the player whose turn it is."""
    borrowed: bool
    """Whether he has borrowed in this turn."""
    looked_at: str
    """Which of two hands has just been looked at and must be kept or dropped; empty where none has."""
    covers: tuple[Seat, ...]
    """Who has covered a pot, the first first."""
    staked: tuple[int, ...]
    """For each seat, 1 if it has put money into what lies in the pot."""
    caller: Seat
    """Who has paid to see; −1 before."""
    called: Seat
    """Whom he sees."""
    shown: tuple[Seat, ...]
    """Whose hands lie open to all."""
    yielded: bool
    """Whether the caller has given in without showing."""
    winner: Seat
    """Who had the best of the last hand; −1 while it is played, and where the pot is carried."""
    retainer: Seat
    """Who keeps an unseen hand for the next deal; −1 if nobody does."""
    shuffling: bool
    """Whether the pack is shuffled before the next deal."""
    bragger: Seat
    """Who made the last brag, where there are sights; −1 before."""
    answering: tuple[Seat, ...]
    """Who has still to go it or bolt."""
    lots: tuple[int, ...]
    """The packets under the pack, the one to be dealt first first."""
    gathering: int
    """The packet to which the cards of this deal go; −1 before the first."""
    begging: tuple[Seat, ...]
    """Who may yet ask for his ante."""
    ready: tuple[Seat, ...]
    """Who is ready for the next deal."""
    rising: tuple[Seat, ...]
    """Who would rise and share the pot."""
    opened: tuple[Farthings, ...]
    """The purses with which the game began."""
    winners: tuple[Seat, ...]
    """Who has won the sitting; empty before its end."""


class BragState(State):
    """Everything true at a table of Brag."""

    __slots__ = (
        *("answering", "begging", "borrowed", "bragger", "called", "caller", "choices", "covers", "debts"),
        *("gathering", "hand_eyes", "laid", "level", "looked", "looked_at", "lot_eyes", "lot_order", "lots"),
        *("old", "old_eyes", "opened", "options", "pack_eyes", "ready", "refused", "request", "retainer", "rising"),
        *("shown", "shuffling", "staked", "status", "turn", "winner", "winners", "yielded"),
    )

    def __init__(self, options: BragOptions, seats: int, purses: tuple[Farthings, ...], chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.opened = purses
        self.pack = list(FULL_PACK)
        self.pack_eyes: list[Eyes] = [0] * len(FULL_PACK)
        self.hand_eyes: list[list[Eyes]] = [[] for _ in range(seats)]
        self.old: list[list[Card]] = [[] for _ in range(seats)]
        self.old_eyes: list[list[Eyes]] = [[] for _ in range(seats)]
        self.lots: list[list[Card]] = [[] for _ in range(LOTS)]
        self.lot_eyes: list[list[Eyes]] = [[] for _ in range(LOTS)]
        self.lot_order: list[int] = []
        self.debts: list[tuple[Seat, Seat, Farthings]] = []
        self.staked = [0] * seats
        self.retainer = NOBODY_YET
        self.shuffling = True
        self.ready: list[Seat] = []
        self.rising: list[Seat] = []
        self.begging: list[Seat] = []
        self.winners: tuple[Seat, ...] = ()
        self.clear_deal()

    def clear_deal(self) -> None:
        """Nothing has been done yet in this deal."""
        self.status = [Status.ABSENT] * self.seats
        self.laid = [0] * self.seats
        self.looked = [0] * self.seats
        self.choices = [""] * self.seats
        self.level = 0
        self.turn = NOBODY_YET
        self.request: tuple[int, ...] = ()
        self.refused: list[Seat] = []
        self.borrowed = False
        self.looked_at = ""
        self.covers: list[Seat] = []
        self.caller = NOBODY_YET
        self.called = NOBODY_YET
        self.shown: list[Seat] = []
        self.yielded = False
        self.winner = NOBODY_YET
        self.bragger = NOBODY_YET
        self.answering: list[Seat] = []
        self.gathering = -1

    # --- who

    @property
    def elder(self) -> Seat:
        """The player at the dealer's left."""
        return self.after(self.dealer)

    @property
    def live(self) -> list[Seat]:
        """Who is still in the betting, from the elder hand."""
        return [seat for seat in self.round_from(self.elder) if self.status[seat] in WAGERING]

    @property
    def rolling(self) -> bool:
        """Whether the wagers are the book's, and no sights are called."""
        return self.options.betting == "rolling"

    def sight(self, seat: Seat) -> Eyes:
        """Who is looking at the hand of a seat, besides those who know its cards by memory."""
        if seat in self.shown:
            return ALL
        mask = eyes(seat) if self.looked[seat] or (self.looked_at == NEW and seat == self.turn) else 0
        if self.request and self.request[0] == seat and self.request[3]:
            mask |= eyes(self.request[1])
        return mask

    def old_sight(self, seat: Seat) -> Eyes:
        """Who is looking at the hand a seat has kept."""
        return eyes(seat) if self.looked_at == OLD and seat == self.turn else 0

    # --- what

    @property
    def pot(self) -> Farthings:
        return self.ledger.balance(POT)

    def purse(self, seat: Seat) -> Farthings:
        return self.ledger.balance(purse(seat))

    def due(self, seat: Seat, worth: Farthings) -> Farthings:
        """What this player puts down for a wager of so much: half of it, if he has not looked."""
        return worth if self.status[seat] == Status.OPEN else worth // 2

    def owed_to_bystander(self, seat: Seat) -> Farthings:
        return sum(sum_ for borrower, lender, sum_ in self.debts if borrower == seat and lender == NOBODY_YET)

    @property
    def needed(self) -> Farthings:
        """The worth of what he whose turn it is must lay, if he is not to fold."""
        return self.level if self.answering else self.least

    @property
    def least(self) -> Farthings:
        """The least that a wager may be worth now."""
        return max(self.level, self.options.least_wager) if self.rolling else self.options.least_wager

    @property
    def most(self) -> Farthings:
        """The most that a wager may be worth now, the purse aside (R4, R5, R6)."""
        o = self.options
        in_pot = self.pot // o.unit * o.unit
        if not self.level:
            return max(o.max_first_wager * o.unit or in_pot, o.least_wager)
        match o.raise_limit:
            case "pot":
                return max(self.level, in_pot)
            case "fixed":
                return self.level + o.raise_most * o.unit
            case _:
                return max(self.level, -self.ledger.balance(MINT))

    # --- facts

    @property
    def terms(self) -> tuple[tuple[int, Farthings], ...]:
        if self.turn == NOBODY_YET:
            return ()
        stands = ((0, self.level),) if self.level else ()
        limit = () if self.level and self.options.raise_limit == "none" else ((1, self.most),)
        return (*stands, *limit)

    @property
    def standing(self) -> tuple[tuple[int, Farthings], ...]:
        return tuple((int(status), laid) for status, laid in zip(self.status, self.laid, strict=True))

    @property
    def debt_rows(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            (borrower, int(lender != NOBODY_YET), max(lender, 0), sum_) for borrower, lender, sum_ in self.debts
        )


HAND, KEPT = (tuple(zone_of(name, seat) for seat in range(8)) for name in ("hand", "old"))
LOT = tuple(f"lot-{slot}" for slot in range(LOTS))


def set_status(s: BragState, seat: Seat, status: Status, tell: Tell) -> None:
    """A player stands otherwise."""
    s.status[seat] = status
    tell_standing(s, tell)


def tell_standing(s: BragState, tell: Tell) -> None:
    if tell:
        tell(Now("standing", s.standing))


def tell_debts(s: BragState, tell: Tell) -> None:
    if tell:
        tell(Now("debts", s.debt_rows))


def set_turn(s: BragState, seat: Seat, tell: Tell) -> None:
    """The turn comes to a player: whatever was refused or borrowed in the last one is past."""
    s.turn = seat
    s.refused.clear()
    s.borrowed = False
    if tell:
        tell(Now("turn", seat))
        tell(Now("terms", s.terms))


def put_in(s: BragState, seat: Seat, sum_: Farthings, why: Reason, tell: Tell) -> None:
    """A player puts money into the pot, and has a share in it."""
    pay(s, purse(seat), POT, sum_, why, SLUG, tell)
    if sum_:
        s.staked[seat] = 1
