"""What there is at a table of Bassett. What is staked is in the ledger and nowhere else."""

from collections.abc import Sequence
from enum import auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.cards import RANKS, Card, rank
from crowe_table.engine.core import NO_SEAT, Phase, Record, Seat, View
from crowe_table.engine.money import BANK, Account, Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.spots import PLACE_OF, SPOTS
from crowe_table.kit.bank import Offered, bank_of
from crowe_table.kit.sale import Bidding

PILES = Piles()
PACK = PILES.one("pack")
LOSES = PILES.one("loses", SeenBy.ALL)
WINS = PILES.one("wins", SeenBy.ALL)
GONE = PILES.one("gone", SeenBy.ALL)

SUITS = 4
BET, COPPERED, CALL = "bet", "coppered", "call"
BENT = ("bent_1", "bent_2", "bent_3", "bent_4", "bent_5")
"""The accounts of bent cards, by the wins that they have had running."""
STAKES = (BET, COPPERED, *BENT)
"""The accounts of stakes on spots."""


class BassettPhase(Phase):
    """The stages of a deal, in the order of the book."""

    AUCTION = auto()
    OFFER = auto()
    BETS = auto()
    AFTER_WIN = auto()
    LAST_CARD = auto()
    SETTLED = auto()
    OVER = auto()


class BassettRecord(Record, kw_only=True):
    """What all know at Bassett. The dealer is who keeps the bank: NO_SEAT where the house does."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "cases")

    cases: tuple[int, ...] = (0,) * len(RANKS)
    """Of each rank, how many cards have been seen in this deal."""
    laid: tuple[tuple[int, int], ...] = ()
    """Every stake that lies, the last laid last: rows of a seat and the number of a spot."""
    to_set: tuple[Seat, ...] = ()
    """Who may still lay and lift while the table is open."""
    changes: tuple[int, ...] = ()
    """For each seat, how often it has changed its bets since the table was opened."""
    won: tuple[tuple[int, int], ...] = ()
    """At court, the stakes of which their owners have to say whether they are taken or go on: rows as in ``laid``."""
    offered: Offered = Offered()
    sale: Bidding = Bidding()

    @property
    def punters(self) -> tuple[Seat, ...]:
        """All who bet: everybody but a banker among them."""
        return tuple([seat for seat in self.ring if seat != self.dealer])

    @property
    def bankers_order(self) -> tuple[Seat, ...]:
        """All who may bank, from the left of who banked last."""
        return self.ring if self.dealer == NO_SEAT else self.from_the_left(self.dealer)


BassettState: TypeAlias = State[BassettRecord, BassettOptions]
BassettView: TypeAlias = View[BassettRecord, BassettOptions]


def bank_account(r: BassettRecord) -> Account:
    """Where the bank lies: the table's own, or before the player who keeps it."""
    return BANK if r.dealer == NO_SEAT else bank_of(r.dealer)


def unseen(s: BassettState) -> int:
    """How many cards have not been seen."""
    return len(s.at(PACK))


def left(cases: Sequence[int]) -> tuple[int, ...]:
    """Of each rank, how many cards have not been seen."""
    return tuple([SUITS - gone for gone in cases])


def mark(r: BassettRecord, cards: Sequence[Card]) -> None:
    """These cards have been seen."""
    seen = [rank(card) for card in cards]
    r.cases = tuple([gone + seen.count(at) for at, gone in enumerate(r.cases)])


def in_order(accounts: Sequence[tuple[Account, Farthings]]) -> list[tuple[Account, Farthings]]:
    """The stakes on spots among these, spot by spot as they are settled, and on each by their owners."""
    found = [(account, sum_) for account, sum_ in accounts if sum_ and account.name in STAKES]
    return sorted(found, key=lambda each: (PLACE_OF[each[0].place], each[0].seat))


def lying(s: BassettState) -> list[tuple[Account, Farthings]]:
    """Every stake on a spot and what it is, spot by spot as they are settled."""
    return in_order(list(s.ledger.balances.items()))


def stake_on(s: BassettState, seat: Seat, spot: str) -> Account:
    """The stake that a seat has on a spot, as it lies; a plain one where it has none."""
    here = [Account(name, seat, spot) for name in STAKES]
    return next((account for account in here if s.ledger.balance(account)), here[0])


def own_stakes(s: BassettState, seat: Seat) -> list[Account]:
    """The stakes of a seat."""
    own = [each for each in s.ledger.balances.items() if each[0].seat == seat]
    return [account for account, _ in in_order(own)]


def level(account: Account) -> int:
    """How many wins running a stake at court has had and left down."""
    return BENT.index(account.name) + 1 if account.name in BENT else 0


def of_row(s: BassettState, row: tuple[int, int]) -> Account:
    """The stake of a row of a seat and the number of a spot."""
    return stake_on(s, Seat(row[0]), SPOTS[row[1]])
