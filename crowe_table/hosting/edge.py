"""The account of the odds: what each player of a sitting has staked, should have won or lost, and has won or lost."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from msgspec import Struct

from crowe_table import games
from crowe_table.engine.core import Action, Announced, Options, Paid, Record, Seat, View
from crowe_table.engine.money import BANK, COUNTERS, MINT, NOTHING, POT, Farthings, purse
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.engine.table import AnyTable
from crowe_table.kit.announcing import is_result
from crowe_table.kit.edge import Bet, BetFinder, SittingStep, step_on
from crowe_table.words import Words


class Edge(Protocol):
    """The module ``edge.py`` of a game."""

    HAS_BANK: bool
    """Whether the dealer is a banker, who plays against all others."""

    IS_PUBLIC: bool
    """Whether sums in the middle of a hand reveal no hidden card."""

    def expected_gains(self, step: SittingStep) -> dict[Seat, Fraction]:
        """Return the expected winnings of each seat from the chance events after an answer."""
        ...


class Sums(Struct, frozen=True):
    """Sums of one player, in farthings."""

    staked: int = 0
    expected: Fraction = Fraction()
    """Gain by the odds."""
    gained: int = 0


class EdgeAccount:
    """The sums of every player of a table: ``players`` as a player against others, ``banker`` as banker.

    Where they could reveal a hidden card, the sums change only when a hand is over.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._edge = edge_of(table.game.slug)
        self._restart()

    def _restart(self) -> None:
        self._state: State[Record, Options] = self._table.game.new(self._table.setup)
        self._read: list[Action] = []
        self._players = self._banker = (Sums(),) * self._table.setup.seats
        self._tell()

    def _tell(self) -> None:
        self.players, self.banker = self._players, self._banker

    def follow(self) -> Iterator[None]:
        """Read the answers that have been given since the last call, one per step. Several readers may take turns."""
        if list(self._table.actions[: len(self._read)]) != self._read:
            self._restart()
        while len(self._read) < len(self._table.actions):
            action = self._table.actions[len(self._read)]
            self._add(step_on(self._table.game, self._state, action))
            self._read.append(action)
            yield

    @property
    def has_bank(self) -> bool:
        """Whether somebody plays against all others."""
        return self._edge is not None and self._edge.HAS_BANK

    @property
    def bank(self) -> Sums:
        """The sums of all bankers, or of the house: everything that the players have lost."""
        return Sums(
            expected=-sum((each.expected for each in self.players), Fraction()),
            gained=-sum([each.gained for each in self.players]),
        )

    def of(self, seat: Seat) -> Sums:
        """Return the sums of a player, together with those of the same player as banker."""
        own, bank = self.players[seat], self.banker[seat]
        return Sums(own.staked + bank.staked, own.expected + bank.expected, own.gained + bank.gained)

    def _add(self, step: SittingStep) -> None:
        if not self._edge:
            return
        dealer = step.before.public.dealer if self._edge.HAS_BANK else -1
        expected = self._edge.expected_gains(step)
        players, banker = list(self._players), list(self._banker)
        for seat, (then, now) in enumerate(zip(_wealth(step.before), _wealth(step.after), strict=True)):
            sums = banker if seat == dealer else players
            old = sums[seat]
            sums[seat] = Sums(
                old.staked + _staked(step, seat),
                old.expected + expected.get(Seat(seat), 0),
                old.gained + now - then - _bought(step, seat),
            )
        self._players, self._banker = tuple(players), tuple(banker)
        if self._edge.IS_PUBLIC or any(isinstance(each, Announced) and is_result(each.words) for each in step.events):
            self._tell()


def _wealth(s: State[Record, Options]) -> list[int]:
    """Return the money of each seat in its purse and on the table. The bank belongs to the dealer."""
    found = [0] * s.seats
    for account, sum_ in s.ledger.balances.items():
        owner = s.public.dealer if account == BANK else account.seat
        if owner >= 0 and not account.counters:
            found[owner] += sum_
    return found


def _bought(step: SittingStep, seat: int) -> int:
    paid = [event for event in step.events if isinstance(event, Paid)]
    return sum([each.farthings for each in paid if each.source == MINT and each.target == purse(seat)])


def _staked(step: SittingStep, seat: int) -> int:
    """Return the money that a seat has put on its own bets and into the pot. Lifted stakes are not subtracted."""
    own, paid = purse(seat), [event for event in step.events if isinstance(event, Paid)]
    return sum(
        [each.farthings for each in paid if each.source == own and (each.target.seat == seat or each.target == POT)]
    )


@cache
def edge_of(slug: str) -> Edge | None:
    """Return the module with the odds of a game. None if the game has no such odds."""
    place = f"{games.__name__}.{games.package_of(slug)}.edge"
    return cast(Edge, import_module(place)) if find_spec(place) else None


def bet_of(view: View[Record, Options]) -> Bet | None:
    """Return the viewer's bet on the table, or an example. None if the game has no single bets."""
    found: BetFinder | None = getattr(edge_of(view.game), "find_bet", None)
    return found(view) if found else None


def strip_sentence(words: Words, sums: Sums) -> str:
    """Return the sums of a player as one line."""
    return words.text(
        "edge-strip",
        staked=words.sum(Farthings(sums.staked)),
        expected=signed(words, sums.expected),
        gained=signed(words, sums.gained),
    )


def signed(words: Words, gain: float | Fraction, *, brief: bool = False) -> str:
    """Format a gain in farthings with its sign, rounded to the smallest piece in use. ``brief`` omits the unit."""
    piece = max(1, words.company.unit // QUARTERS) if words.company.coinage == COUNTERS else 1
    farthings = Farthings(round(gain / piece) * piece)
    written = words.brief_sum(farthings) if brief else words.sum(farthings)
    return words.text("ledger-plus", sum=written) if farthings > 0 else written


QUARTERS = 4
"""Number of quarter-pieces in a counter. A quarter-piece is the smallest piece in use."""
HANDS, LINES = 1000, 50
"""Number of hands of a run, and number of runs."""


def run(bet: Bet, rng: Rng, hands: int = HANDS) -> list[Farthings]:
    """Play one bet many times. Return the total gain after each hand, in farthings."""
    bounds, gains, total = list[float](), list[float](), 0.0
    for gain, chance in bet.outcomes:
        bounds.append((bounds[-1] if bounds else 0.0) + float(chance))
        gains.append(float(gain) * bet.sum_)
    told = [NOTHING]
    for _ in range(hands):
        drawn = rng.real()
        total += next((gain for bound, gain in zip(bounds, gains, strict=True) if drawn < bound), 0.0)
        told.append(Farthings(round(total)))
    return told
