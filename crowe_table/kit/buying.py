"""Buying in, a house rule: a player who cannot afford the next deal may take a new purse between deals."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Generic

from crowe_table.engine.core import Action, OptionsT, Phase, Reason, RecordT, Seat, because
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, StateT


class BuyIn(Action, frozen=True, tag="buy_in"):
    """Take a new purse from the mint."""

    beside: ClassVar[bool] = True


@dataclass(frozen=True)
class Buying(Generic[StateT]):
    """The terms on which players of a game may buy in."""

    least: Callable[[StateT], Farthings]
    """Least cost of the next deal."""
    sum: Callable[[StateT], Farthings]
    """The sum of a new purse; 0 if nobody may buy in."""
    held: Callable[[StateT, Seat], Farthings] = in_purse
    """The sum a player already has."""

    def may(self, s: StateT, seat: Seat) -> bool:
        """Whether a player has too little for the next deal and may buy in."""
        return self.sum(s) > 0 and self.held(s, seat) < self.least(s)

    def acts(self, s: StateT, seat: Seat) -> tuple[type[Action], ...]:
        """Return the actions, other than Ready, that are open to the seat between deals."""
        return (BuyIn,) if self.may(s, seat) else ()

    def buy(self, s: StateT, seat: Seat) -> None:
        """Pay a new purse to the seat from the mint."""
        from_mint(s, seat, self.sum(s), because("paid-buy-in"))


def from_mint(s: State[RecordT, OptionsT], seat: Seat, new: Farthings, why: Reason) -> None:
    """Pay money from the mint into a purse. This money counts neither as a win nor as a loss."""
    r = s.public
    pay(s, MINT, purse(seat), new, why)
    r.opened = tuple([Farthings(sum_ + new) if at == seat else sum_ for at, sum_ in enumerate(r.opened)])


def when_buying(rules: Rules[StateT], phase: Phase, buying: Buying[StateT]) -> None:
    """Register buying in for this phase between deals."""

    @rules.does(BuyIn, phase=phase)
    def buy_in(s: StateT, action: BuyIn) -> None:
        buying.buy(s, action.seat)
