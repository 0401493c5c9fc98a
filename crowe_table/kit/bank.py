"""A bank kept by a player: who takes it, how much more it can cover, and how it covers stakes in advance."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from crowe_table.engine.core import Action, OptionsT, Phase, Question, Reason, RecordT, Seat
from crowe_table.engine.money import NOTHING, Account, Farthings, purse
from crowe_table.engine.state import AnyState, State
from crowe_table.kit.announcing import say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, ask_one
from crowe_table.kit.stakes import from_purse, pay_all, sum_within


def bank_of(banker: Seat) -> Account:
    """Return the account in which a banker sets aside money to cover stakes."""
    return Account("bank", banker)


def can_answer(s: State[RecordT, OptionsT], banker: Seat, stakes: Sequence[Account]) -> Farthings:
    """Return the greatest additional stake at even money that the banker can still pay, if all these stakes win too."""
    return Farthings(in_purse(s, banker) - total_staked(s, stakes))


def cover_stakes(s: State[RecordT, OptionsT], banker: Seat, stakes: Sequence[Account], why: Reason) -> None:
    """Set aside the total of these stakes in the bank, so that each can be paid.

    Raises the ledger's error if the banker has too little money.
    """
    pay(s, purse(banker), bank_of(banker), total_staked(s, stakes), why)


def empty_bank(s: State[RecordT, OptionsT], banker: Seat, why: Reason) -> None:
    """Pay everything in the bank to the banker."""
    pay_all(s, bank_of(banker), purse(banker), why)


def total_staked(s: State[RecordT, OptionsT], stakes: Sequence[Account]) -> Farthings:
    """Return the total of these stakes."""
    return Farthings(sum([s.ledger.balance(stake) for stake in stakes]))


# --- The bank is offered ---------------------------------------------------------------------------------------------


class TakeBank(Action, frozen=True, tag="take_bank"):
    """Take the bank, and put up this sum."""

    amount: Farthings


class DeclineBank(Action, frozen=True, tag="decline_bank"):
    """Decline the bank."""


class BankOffer(Struct, frozen=True):
    """Public record of a bank on offer. A game's record keeps it as ``offered``."""

    to: tuple[Seat, ...] = ()
    """The seats still to be asked, in order."""
    least: Farthings = NOTHING
    """The least sum that may be put up."""


BankStateT = TypeVar("BankStateT", bound=AnyState)


def able_to_bank(s: State[RecordT, OptionsT], seats: Sequence[Seat], least: Farthings) -> tuple[Seat, ...]:
    """Return the seats that can put up the sum ``least``, in the given order."""
    return tuple([seat for seat in seats if in_purse(s, seat) >= least])


def offer_bank(s: BankStateT, seats: Sequence[Seat], least: Farthings) -> None:
    """Offer the bank to these seats in turn. There must be at least one, and each must be able to put up ``least``."""
    s.public.offered = BankOffer(tuple(seats), least)


def when_offering_bank(
    rules: Rules[BankStateT],
    phase: Phase,
    key: str,
    step: Callable[[BankStateT], Farthings],
    taken: Callable[[BankStateT, Seat, Farthings], None],
    untaken: Callable[[BankStateT], None],
    law: str = "",
) -> None:
    """Register the offer of a bank in this phase. The seats are asked in turn until one accepts."""

    @rules.asks(phase)
    def ask_take(s: BankStateT) -> Question:
        return ask_one(key, s.public.offered.to[0], TakeBank, DeclineBank, farthings=s.public.offered.least)

    def may_take(s: BankStateT, seat: Seat) -> SampledPart:
        least = s.public.offered.least
        return from_purse(s, seat, sum_within(least, in_purse(s, seat), step(s)))

    @rules.does(TakeBank, may_take, phase=phase, law=law)
    def take(s: BankStateT, action: TakeBank) -> None:
        s.public.offered = BankOffer()
        taken(s, action.seat, action.amount)

    @rules.does(DeclineBank, phase=phase, law=law)
    def decline(s: BankStateT, action: DeclineBank) -> None:
        say(s, action.seat, "say-decline-bank")
        asked = s.public.offered
        s.public.offered = BankOffer(asked.to[1:], asked.least)
        if not asked.to[1:]:
            untaken(s)
