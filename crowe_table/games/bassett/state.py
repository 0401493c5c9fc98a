"""Piles, phases and public record of Bassett. Only the ledger holds the stakes."""

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
from crowe_table.kit.bank import BankOffer, bank_of
from crowe_table.kit.sale import Bidding

PILES = Piles()
PACK = PILES.one("pack")
LOSES = PILES.one("loses", SeenBy.ALL)
WINS = PILES.one("wins", SeenBy.ALL)
GONE = PILES.one("gone", SeenBy.ALL)

SUITS = 4
BET, COPPERED, CALL = "bet", "coppered", "call"
BENT = ("bent_1", "bent_2", "bent_3", "bent_4", "bent_5")
"""Account names of bent cards, by number of consecutive wins."""
STAKES = (BET, COPPERED, *BENT)
"""Account names of stakes on spots."""


class BassettPhase(Phase):
    """Phases of a deal, in rule-book order."""

    AUCTION = auto()
    OFFER = auto()
    BETS = auto()
    AFTER_WIN = auto()
    LAST_CARD = auto()
    SETTLED = auto()
    OVER = auto()


class BassettRecord(Record, kw_only=True):
    """Public record of Bassett. ``dealer`` is the banker, or NO_SEAT if the house banks."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "cases")

    cases: tuple[int, ...] = (0,) * len(RANKS)
    """Number of cards of each rank seen in this deal."""
    laid: tuple[tuple[int, int], ...] = ()
    """All stakes in placement order, as rows of seat and spot number."""
    to_set: tuple[Seat, ...] = ()
    """Seats that may still change their stakes while the table is open."""
    changes: tuple[int, ...] = ()
    """For each seat, the number of changes to its bets since the table opened."""
    won: tuple[tuple[int, int], ...] = ()
    """At court, winning stakes whose owners have not yet chosen to take the pay or go on.

    Each row is a seat and a spot number, as in ``laid``.
    """
    offered: BankOffer = BankOffer()
    sale: Bidding = Bidding()

    @property
    def punters(self) -> tuple[Seat, ...]:
        """All seats except the banker's."""
        return tuple([seat for seat in self.ring if seat != self.dealer])

    @property
    def bankers_order(self) -> tuple[Seat, ...]:
        """All seats that may bank, beginning at the left of the last banker."""
        return self.ring if self.dealer == NO_SEAT else self.from_the_left(self.dealer)


BassettState: TypeAlias = State[BassettRecord, BassettOptions]
BassettView: TypeAlias = View[BassettRecord, BassettOptions]


def bank_account(r: BassettRecord) -> Account:
    """Return the account of the bank: the house's or, if a player banks, that player's."""
    return BANK if r.dealer == NO_SEAT else bank_of(r.dealer)


def unseen(s: BassettState) -> int:
    """Return the number of unseen cards in the pack."""
    return len(s.at(PACK))


def left(cases: Sequence[int]) -> tuple[int, ...]:
    """Return the number of unseen cards of each rank."""
    return tuple([SUITS - gone for gone in cases])


def mark(r: BassettRecord, cards: Sequence[Card]) -> None:
    """Record these cards as seen."""
    seen = [rank(card) for card in cards]
    r.cases = tuple([gone + seen.count(at) for at, gone in enumerate(r.cases)])


def in_order(accounts: Sequence[tuple[Account, Farthings]]) -> list[tuple[Account, Farthings]]:
    """Return the accounts that are stakes on spots, sorted by settlement order and owner. Drop all other accounts."""
    found = [(account, sum_) for account, sum_ in accounts if sum_ and account.name in STAKES]
    return sorted(found, key=lambda each: (PLACE_OF[each[0].place], each[0].seat))


def lying(s: BassettState) -> list[tuple[Account, Farthings]]:
    """Return every stake on a spot and its sum, in settlement order."""
    return in_order(list(s.ledger.balances.items()))


def stake_on(s: BassettState, seat: Seat, spot: str) -> Account:
    """Return the account of a seat's stake on a spot, in its present state.

    Without a stake, return the plain account.
    """
    here = [Account(name, seat, spot) for name in STAKES]
    return next((account for account in here if s.ledger.balance(account)), here[0])


def own_stakes(s: BassettState, seat: Seat) -> list[Account]:
    own = [each for each in s.ledger.balances.items() if each[0].seat == seat]
    return [account for account, _ in in_order(own)]


def level(account: Account) -> int:
    """Return the number of consecutive wins of a bent stake. The pay for these wins still lies on the card."""
    return BENT.index(account.name) + 1 if account.name in BENT else 0


def stake_of_row(s: BassettState, row: tuple[int, int]) -> Account:
    """Return the account of the stake in a row (seat, spot number)."""
    return stake_on(s, Seat(row[0]), SPOTS[row[1]])
