"""What is true at a table of Hazard. What is staked is in the ledger and nowhere else."""

from typing import ClassVar, TypeAlias

from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.state import State
from crowe_table.games.hazard.odds import ToldOdds
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.kit.dicing import BoxRecord
from crowe_table.kit.stakes import staked


class HazardPhase(Phase):
    """The stages of a hand, in the order of the book."""

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
    """What all know at Hazard. The dealer is who holds the box."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "dice", "main", "chance", "price", "aside", "wins", "losses")

    main: int = 0
    """5 to 9; 0 while it is not known."""
    chance: int = 0
    """4 to 10; 0 while there is none."""
    price: tuple[ToldOdds, ...] = ()
    """The odds against the caster, while the box is thrown; otherwise none."""
    losses: int = 0
    """Mains lost running by who holds the box."""
    wins: int = 0
    """Mains won running by who holds the box."""
    passes: int = 0
    """How many have passed the box running."""
    outcome: str = ""
    """How the last hand ended; empty while one is played."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All but who holds the box, from its left."""
        return self.round_from(self.dealer)[1:]


HazardState: TypeAlias = State[HazardRecord, HazardOptions]
HazardView: TypeAlias = View[HazardRecord, HazardOptions]


def odds_laid(seat: Seat) -> Account:
    """The account of the odds a seat has laid."""
    return Account("odds", seat)


def wager(s: HazardState) -> Farthings:
    """What the caster has staked."""
    return staked(s, s.public.dealer)


def backed(s: HazardState) -> tuple[Seat, ...]:
    """Those whose money stands against the caster, from the caster's left."""
    return tuple([seat for seat in s.public.others if staked(s, seat)])
