"""What is true at a table of Hazard. What is staked is in the ledger and nowhere else."""

from typing import ClassVar, TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.dice import Throw
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.state import State
from crowe_table.games.hazard.odds import Shown
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.kit.aside import AsideRecord
from crowe_table.kit.purses import in_purse
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


CASTING = (HazardPhase.MAIN, HazardPhase.COME_OUT, HazardPhase.RACE)
"""The phases in which the box is thrown."""

RETRIEVED, VOID = "retrieved", "void"
"""How a hand may end without a throw to decide it."""


class SealedBet(Struct, frozen=True):
    """A bet named in secret, which its seat alone knows (R14): 0 for none."""

    amount: Farthings


class HazardRecord(AsideRecord, kw_only=True):
    """What all know at Hazard. The dealer is who holds the box."""

    live: ClassVar[tuple[str, ...]] = (
        *("deal", "dealer", "dice", "main", "chance", "price", "aside", "wins", "losses"),
    )

    totals: tuple[tuple[int, ...], ...] = ()
    """For each seat, what it has thrown for the box."""
    throwing: tuple[Seat, ...] = ()
    """Who has still to throw for the box, in order."""
    dice: Throw = ()
    """The dice as they lie; none where none has been thrown."""
    main: int = 0
    """5 to 9; 0 while it is not known."""
    chance: int = 0
    """4 to 10; 0 while there is none."""
    price: tuple[Shown, ...] = ()
    """The odds against the caster, while the box is thrown; otherwise none."""
    waiting: tuple[Seat, ...] = ()
    """Who may still bet aside before the box is thrown."""
    to_speak: tuple[Seat, ...] = ()
    """Who has still to be heard against the caster, in order."""
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


def unmatched(s: HazardState) -> Farthings:
    """What of the caster's wager nobody has yet set."""
    return Farthings(wager(s) - sum([staked(s, seat) for seat in s.public.others]))


def backed(s: HazardState) -> tuple[Seat, ...]:
    """Those whose money stands against the caster, from the caster's left."""
    return tuple([seat for seat in s.public.others if staked(s, seat)])


def can_cast(s: HazardState) -> list[Seat]:
    """Those who could pay the least wager."""
    return [seat for seat in s.public.ring if in_purse(s, seat) >= s.options.least]


def all_pass(s: HazardState) -> bool:
    """Whether the box has gone round, and everybody who could cast has passed it."""
    return s.public.passes >= len(can_cast(s))


def in_secret(s: HazardState) -> bool:
    """Whether bets are being named in secret."""
    o = s.options
    return s.public.phase is HazardPhase.AGAINST and o.opposition == "one_bet" and o.bet_offers == "sealed"
