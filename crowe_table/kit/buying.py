"""Buying in again, a rule of the house: between deals, whoever has not what the next one costs may take a new purse."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from crowe_table.engine.core import Action, OptionsT, Phase, Reason, RecordT, Seat, because
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, StateT


class BuyIn(Action, frozen=True, tag="buy_in"):
    """Takes a new purse from the mint."""


@dataclass(frozen=True)
class Buying(Generic[StateT]):
    """For how much, and when, a player of one game may buy in."""

    least: Callable[[StateT], Farthings]
    """What the next deal costs at least."""
    sum: Callable[[StateT], Farthings]
    """What is bought: 0 where nobody may."""
    held: Callable[[StateT, Seat], Farthings] = in_purse
    """What a player has already."""

    def may(self, s: StateT, seat: Seat) -> bool:
        """Whether a player has too little to go on, and may buy in."""
        return self.sum(s) > 0 and self.held(s, seat) < self.least(s)

    def acts(self, s: StateT, seat: Seat) -> tuple[type[Action], ...]:
        """What such a player may do before saying that they are ready."""
        return (BuyIn,) if self.may(s, seat) else ()

    def buy(self, s: StateT, seat: Seat) -> None:
        """A new purse comes from the mint."""
        from_mint(s, seat, self.sum(s), because("paid-buy-in"))


def from_mint(s: State[RecordT, OptionsT], seat: Seat, new: Farthings, why: Reason) -> None:
    """So much comes from the mint into a purse: it is neither won nor lost."""
    r = s.public
    pay(s, MINT, purse(seat), new, why)
    r.opened = tuple([Farthings(sum_ + new) if at == seat else sum_ for at, sum_ in enumerate(r.opened)])


def when_buying(rules: Rules[StateT], phase: Phase, buying: Buying[StateT]) -> None:
    """In this phase, between deals, a new purse may be bought."""

    @rules.does(BuyIn, phase=phase)
    def buy_in(s: StateT, action: BuyIn) -> None:
        buying.buy(s, action.seat)
