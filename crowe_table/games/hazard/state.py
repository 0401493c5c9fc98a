"""State of a table of Hazard. Stakes are kept only in the ledger."""

from typing import ClassVar, TypeAlias

from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.state import State
from crowe_table.games.hazard.odds import DisplayedOdds
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.kit.dicing import BoxRecord
from crowe_table.kit.stakes import staked


class HazardPhase(Phase):
    """Phases of a hand, in order."""

    FIRST_CASTER = 0
    WAGER = 1
    AGAINST = 2
    CHOICE = 3
    MAIN = 4
    COME_OUT = 5
    ODDS = 6
    DECISION = 7
    RACE = 8
    SETTLED = 9
    OVER = 10


class HazardRecord(BoxRecord, kw_only=True):
    """Public record of Hazard. The dealer is the holder of the box."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "dice", "main", "chance", "price", "aside", "wins", "losses")

    main: int = 0
    """The main, 5 to 9; 0 while unknown."""
    chance: int = 0
    """The chance, 4 to 10; 0 while there is none."""
    price: tuple[DisplayedOdds, ...] = ()
    """Odds against the caster while dice are thrown; otherwise empty."""
    losses: int = 0
    """Consecutive losses by the holder of the box."""
    wins: int = 0
    """Consecutive wins by the holder of the box."""
    passes: int = 0
    """Number of players who have passed the box in a row."""
    outcome: str = ""
    """Result of the last hand; empty during a hand."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All seats but the holder of the box, from its left."""
        return self.round_from(self.dealer)[1:]


HazardState: TypeAlias = State[HazardRecord, HazardOptions]
HazardView: TypeAlias = View[HazardRecord, HazardOptions]


def odds_laid(seat: Seat) -> Account:
    """Return the account of the odds laid by a seat."""
    return Account("odds", seat)


def wager(s: HazardState) -> Farthings:
    """Return the caster's stake."""
    return staked(s, s.public.dealer)


def backed(s: HazardState) -> tuple[Seat, ...]:
    """Return the seats with money against the caster, from the caster's left."""
    return tuple([seat for seat in s.public.others if staked(s, seat)])
