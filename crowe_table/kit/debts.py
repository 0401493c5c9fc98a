"""Loans between players and from a bystander: requested, recorded, repaid, and counted at the end.

Loans bear no interest, and the oldest is repaid first. The game decides who may lend, and how much (``Loans``). The
game supplies the messages ``say-borrow``, ``say-borrow-show``, ``say-borrow-bystander``, ``say-lend``, ``say-decline``
and ``say-decline-shown``. It also supplies the messages of the questions that ``Loans`` names.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    OptionsT,
    Phase,
    PickAmount,
    PickSeat,
    PickWord,
    Question,
    Record,
    RecordT,
    Seat,
    because,
)
from crowe_table.engine.money import MINT, NOTHING, Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.purses import in_purse, in_purses, pay
from crowe_table.kit.rules import Rules, ask_one

BYSTANDER = Account("bystander")
"""Purse of the bystander, who lends but does not play."""
SHOW, HIDE = "show", "hide"


class Borrow(Action, frozen=True, tag="borrow"):
    """Ask another player for a loan.

    With ``show`` the lender sees the borrower's hand; with ``hide`` it stays hidden.
    """

    amount: Farthings
    other: Seat
    manner: str


class BorrowBystander(Action, frozen=True, tag="borrow_bystander"):
    """Borrow this amount from the bystander."""

    amount: Farthings


class Lend(Action, frozen=True, tag="lend"):
    """Grant the loan."""


class Decline(Action, frozen=True, tag="decline"):
    """Refuse the loan."""


class SitOut(Action, frozen=True, tag="sit_out"):
    """Sit out the next deal because the player lacks the stake."""

    ends: ClassVar[bool] = True


class Debt(NamedTuple):
    """A sum that a player owes. If ``of_player`` is 0, the creditor is the bystander, and ``lender`` is ignored."""

    borrower: Seat
    of_player: int
    lender: Seat
    farthings: Farthings

    @property
    def creditor(self) -> Account:
        return purse(self.lender) if self.of_player else BYSTANDER


Debts: TypeAlias = tuple[Debt, ...]
"""The debts at a table, oldest first."""


class Request(Struct, frozen=True):
    """A request for a loan, and whether the borrower shows their hand to the lender."""

    borrower: Seat
    lender: Seat
    farthings: Farthings
    shown: bool


NO_REQUEST = Request(NO_SEAT, NO_SEAT, NOTHING, shown=False)


class DebtRecord(Record, kw_only=True):
    """Public record of loans."""

    debts: Debts = ()
    request: Request = NO_REQUEST
    refused: tuple[Seat, ...] = ()
    """The seats that have refused to lend in this turn."""
    borrowed: bool = False
    """Whether anything was borrowed in this turn."""
    begging: tuple[Seat, ...] = ()
    """The seats that lack the stake of the next deal but may still ask for a loan."""


DebtRecordT = TypeVar("DebtRecordT", bound=DebtRecord)


# --- What is owed ----------------------------------------------------------------------------------------------------


def owed_to_bystander(debts: Debts, seat: Seat) -> int:
    """Return the sum that a player owes the bystander."""
    return sum(debt.farthings for debt in debts if debt.borrower == seat and not debt.of_player)


def lend(s: State[RecordT, OptionsT], debts: Debts, debt: Debt) -> Debts:
    """Pay the loan from one purse to the other, and return the debts with this one added."""
    pay(s, debt.creditor, purse(debt.borrower), debt.farthings, because("lent", seat=debt.borrower))
    return (*debts, debt)


def repay(s: State[RecordT, OptionsT], debts: Debts) -> Debts:
    """Repay debts, oldest first, with all the money in the debtors' purses. Return the debts that remain."""
    left: list[Debt] = []
    for debt in debts:
        paid = min(debt.farthings, in_purse(s, debt.borrower))
        pay(s, purse(debt.borrower), debt.creditor, paid, because("repaid", seat=debt.borrower))
        if paid < debt.farthings:
            left.append(debt._replace(farthings=Farthings(debt.farthings - paid)))
    return tuple(left)


def after_debts(s: State[RecordT, OptionsT], debts: Debts) -> Sequence[int]:
    """Return, for each seat, its purse minus its debts plus its claims on others."""
    left: list[int] = list(in_purses(s))
    for debt in debts:
        left[debt.borrower] -= debt.farthings
        if debt.of_player:
            left[debt.lender] += debt.farthings
    return left


def richest(s: State[RecordT, OptionsT], debts: Debts) -> tuple[Seat, ...]:
    """Return the seats with the most money after all debts are counted."""
    left = after_debts(s, debts)
    return tuple([seat for seat in sorted(s.public.ring) if left[seat] == max(left)])


def bystander_comes(s: State[RecordT, OptionsT], farthings: Farthings) -> None:
    """Give the bystander this sum to lend."""
    pay(s, MINT, BYSTANDER, farthings, because("bystander-comes"))


def bystander_leaves(s: State[RecordT, OptionsT]) -> None:
    """Remove the bystander and their remaining money."""
    pay(s, BYSTANDER, MINT, s.ledger.balance(BYSTANDER), because("bystander-leaves"))


# --- Loans -----------------------------------------------------------------------------------------------------------


class LoanLimits(NamedTuple):
    """The least and greatest sum that a player may borrow, and the step between sums."""

    least: int
    most: int
    step: int = 1

    def sums(self, lendable: int) -> list[SampledPart]:
        """Return the possible sums of a loan, with the least and greatest as samples.

        Empty if too little is lendable.
        """
        if lendable < self.least:
            return []
        most = self.least + (min(self.most, lendable) - self.least) // self.step * self.step
        return [SampledPart(PickAmount(self.least, most, self.step), sorted({self.least, most}))]


class Loans(Struct, Generic[DebtRecordT, OptionsT], frozen=True):
    """The borrowing that a game allows. The first argument of each function is the game's state."""

    lack: Callable[[State[DebtRecordT, OptionsT], Seat], LoanLimits | None]
    """Return the limits of the sum that this player may borrow now; None if the player may borrow nothing."""
    lendable: Callable[[State[DebtRecordT, OptionsT], Seat], Mapping[Seat, int]]
    """The players who may be asked, with the sum that each can lend."""
    credit: Callable[[State[DebtRecordT, OptionsT]], int]
    """The most that one player may owe the bystander; 0 if there is no bystander."""
    may_show: Callable[[State[DebtRecordT, OptionsT], Seat], bool]
    """Whether this player may show their hand to the lender."""
    hold_up: Callable[[State[DebtRecordT, OptionsT], Seat], None]
    """Show this player's hand to the seats that may see it now, and to nobody else."""
    question: Callable[[State[DebtRecordT, OptionsT]], str]
    """Key of the question to the lender. ``-shown`` is appended if the lender sees the hand."""
    law: str

    def acts(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[type[Action]]:
        """Return the actions by which this player may borrow now."""
        lack = self.lack(s, seat)
        if lack is None:
            return []
        of_players = max(self.lendable(s, seat).values(), default=0) >= lack.least
        of_bystander = self.credit_left(s, seat) >= lack.least
        return [*([Borrow] if of_players else []), *([BorrowBystander] if of_bystander else [])]

    def of_players(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """Return the loans that may be requested from other players."""
        lack = self.lack(s, seat)
        if lack is None:
            return []
        manner = PickWord((SHOW, HIDE) if self.may_show(s, seat) else (HIDE,), "manner")
        lendable = self.lendable(s, seat).items()
        return [(PickSeat((other,)), sum_, manner) for other, most in lendable for sum_ in lack.sums(most)]

    def of_bystander(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """Return the loans that may be taken from the bystander."""
        lack = self.lack(s, seat)
        return [(sum_,) for sum_ in lack.sums(self.credit_left(s, seat))] if lack else []

    def credit_left(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> int:
        """Return how much more the bystander would lend this player."""
        return self.credit(s) - owed_to_bystander(s.public.debts, seat)


class Staking(Struct, Generic[DebtRecordT, OptionsT], frozen=True):
    """The phase before a deal in which players who lack the stake may ask for a loan or sit out.

    They are asked in turn from the elder hand. ``deal`` then receives all players who have the stake, in the same
    order.
    """

    phase: Phase
    stake: Callable[[State[DebtRecordT, OptionsT]], Farthings]
    """Least purse that a player needs to be dealt in."""
    loans: Loans[DebtRecordT, OptionsT]
    deal: Callable[[State[DebtRecordT, OptionsT], list[Seat]], None]

    def has_stake(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> bool:
        """Whether this player can be dealt in."""
        return in_purse(s, seat) >= self.stake(s)

    def begin(self, s: State[DebtRecordT, OptionsT]) -> None:
        """List the players who cannot pay the stake, and ask the first of them."""
        r = s.public
        r.begging = tuple([seat for seat in r.round_from(r.eldest) if not self.has_stake(s, seat)])
        self.go_on(s)

    def go_on(self, s: State[DebtRecordT, OptionsT]) -> None:
        """Skip players who now have the stake or cannot borrow it. Deal when nobody is left to ask."""
        r = s.public
        r.phase = self.phase
        while r.begging and (self.has_stake(s, r.begging[0]) or not self.loans.acts(s, r.begging[0])):
            r.begging, r.refused = r.begging[1:], ()
        if not r.begging:
            self.deal(s, [seat for seat in r.round_from(r.eldest) if self.has_stake(s, seat)])


def when_borrowing(
    rules: Rules[State[DebtRecordT, OptionsT]],
    phase: Phase,
    loans: Loans[DebtRecordT, OptionsT],
    then: Callable[[State[DebtRecordT, OptionsT]], None],
    staking: Staking[DebtRecordT, OptionsT] | None = None,
) -> None:
    """Register loans. In this phase the lender is asked. ``then`` continues the turn afterwards.

    With ``staking``, loans may also be requested before a deal. The game clears ``refused`` and ``borrowed`` at each
    turn.
    """

    def go_on(s: State[DebtRecordT, OptionsT]) -> None:
        if staking and s.public.begging:
            staking.go_on(s)
        else:
            then(s)

    @rules.does(Borrow, loans.of_players, law=loans.law)
    def borrow(s: State[DebtRecordT, OptionsT], action: Borrow) -> None:
        """Ask the lender. If the borrower shows the hand, only the lender sees it."""
        shows = action.manner == SHOW
        say(s, action.seat, "say-borrow-show" if shows else "say-borrow", farthings=action.amount)
        s.public.request = Request(action.seat, action.other, action.amount, shows)
        s.public.phase = phase
        if shows:
            loans.hold_up(s, action.seat)

    @rules.asks(phase)
    def ask_lend(s: State[DebtRecordT, OptionsT]) -> Question:
        asked = s.public.request
        key = f"{loans.question(s)}-shown" if asked.shown else loans.question(s)
        return ask_one(key, asked.lender, Lend, Decline, seat=asked.borrower, farthings=asked.farthings)

    @rules.does(Lend)
    def lend_it(s: State[DebtRecordT, OptionsT], action: Lend) -> None:
        asked = take_up(s)
        say(s, action.seat, "say-lend")
        owe(s, Debt(asked.borrower, 1, action.seat, asked.farthings))

    @rules.does(Decline)
    def decline(s: State[DebtRecordT, OptionsT], action: Decline) -> None:
        """Refuse the loan. Other players may still be asked in this turn."""
        asked = take_up(s)
        say(s, action.seat, "say-decline-shown" if asked.shown else "say-decline")
        s.public.refused = (*s.public.refused, action.seat)
        go_on(s)

    def take_up(s: State[DebtRecordT, OptionsT]) -> Request:
        """Close the request and stop showing the hand to the lender."""
        asked: Request = s.public.request
        s.public.request = NO_REQUEST
        if asked.shown:
            loans.hold_up(s, asked.borrower)
        return asked

    @rules.does(BorrowBystander, loans.of_bystander, law=loans.law)
    def borrow_of_bystander(s: State[DebtRecordT, OptionsT], action: BorrowBystander) -> None:
        """Borrow from the bystander, who never refuses within the credit limit."""
        say(s, action.seat, "say-borrow-bystander", farthings=action.amount)
        owe(s, Debt(action.seat, 0, Seat(0), action.amount))

    def owe(s: State[DebtRecordT, OptionsT], debt: Debt) -> None:
        s.public.debts = lend(s, s.public.debts, debt)
        s.public.borrowed = True
        go_on(s)

    if staking is None:
        return

    @rules.asks(staking.phase)
    def ask_stake(s: State[DebtRecordT, OptionsT]) -> Question:
        seat = s.public.begging[0]
        return ask_one("ante", seat, *loans.acts(s, seat), SitOut, farthings=staking.stake(s) - in_purse(s, seat))

    @rules.does(SitOut)
    def sit_out(s: State[DebtRecordT, OptionsT], action: SitOut) -> None:
        s.public.begging = tuple([seat for seat in s.public.begging if seat != action.seat])
        s.public.refused = ()
        staking.go_on(s)
