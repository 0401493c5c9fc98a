"""State of a Hazard table. Only the ledger holds the stakes."""

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
    """Public record of Hazard. ``dealer`` is the holder of the box."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "dice", "main", "chance", "price", "aside", "wins", "losses")

    main: int = 0
    """The main, from 5 to 9; 0 while it is not known."""
    chance: int = 0
    """The chance, from 4 to 10; 0 while there is none."""
    price: tuple[DisplayedOdds, ...] = ()
    """Odds against the caster in the phases with throws; otherwise empty."""
    losses: int = 0
    """Number of consecutive losses by the holder of the box."""
    wins: int = 0
    """Number of consecutive wins by the holder of the box."""
    passes: int = 0
    """Number of players who have passed the box in a row."""
    outcome: str = ""
    """Result of the last hand; empty during a hand."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All seats but the holder of the box, beginning at that player's left."""
        return self.round_from(self.dealer)[1:]


HazardState: TypeAlias = State[HazardRecord, HazardOptions]
HazardView: TypeAlias = View[HazardRecord, HazardOptions]


def odds_laid(seat: Seat) -> Account:
    return Account("odds", seat)


def wager(s: HazardState) -> Farthings:
    """Return the caster's stake."""
    return staked(s, s.public.dealer)


def backed(s: HazardState) -> tuple[Seat, ...]:
    """Return the seats that have money against the caster, beginning at the caster's left."""
    return tuple([seat for seat in s.public.others if staked(s, seat)])
