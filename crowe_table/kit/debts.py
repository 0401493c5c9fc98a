"""Debts between players, and to a bystander who lends: asked for, written down, repaid, and counted at the end.

A loan is without interest, and is repaid the oldest first. Who is short of how much, who may lend, and what comes of
it is for the game to say (Loans); it has words for ``say-borrow``, ``say-borrow-show``, ``say-borrow-bystander``,
``say-lend``, ``say-decline``, ``say-decline-shown``, and for the questions that it names.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

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
from crowe_table.kit.answer_parts import Parts, Tried
from crowe_table.kit.purses import in_purse, in_purses, pay
from crowe_table.kit.rules import Rules, StateT, one

BYSTANDER = Account("bystander")
"""The purse of the one who stands by the table and lends."""
SHOW, HIDE = "show", "hide"


class Borrow(Action, frozen=True, tag="borrow"):
    """Asks another player for so much, letting that player see the hand (``show``) or not (``hide``)."""

    amount: Farthings
    other: Seat
    manner: str


class BorrowBystander(Action, frozen=True, tag="borrow_bystander"):
    """Borrows so much of the bystander."""

    amount: Farthings


class Lend(Action, frozen=True, tag="lend"):
    """Lends what was asked for."""


class Decline(Action, frozen=True, tag="decline"):
    """Does not lend it."""


class SitOut(Action, frozen=True, tag="sit_out"):
    """Sits the next deal out for want of the stake."""

    ends: ClassVar[bool] = True


class Debt(NamedTuple):
    """One sum owed: to the player ``lender``, or (``of_player`` 0, and the lender of no account) to the bystander."""

    borrower: Seat
    of_player: int
    lender: Seat
    farthings: Farthings

    @property
    def creditor(self) -> Account:
        return purse(self.lender) if self.of_player else BYSTANDER


Debts: TypeAlias = tuple[Debt, ...]
"""What is owed at a table, the oldest first."""


class Request(Struct, frozen=True):
    """A loan that a player is asked for; whether the borrower's hand is shown to that player."""

    borrower: Seat
    lender: Seat
    farthings: Farthings
    shown: bool


NO_REQUEST = Request(NO_SEAT, NO_SEAT, NOTHING, shown=False)


class DebtRecord(Record, kw_only=True):
    """What all know of loans."""

    debts: Debts = ()
    request: Request = NO_REQUEST
    refused: tuple[Seat, ...] = ()
    """Who has refused to lend in this turn."""
    borrowed: bool = False
    """Whether something was borrowed in this turn."""
    begging: tuple[Seat, ...] = ()
    """Who may yet ask for the stake of the next deal."""


DebtRecordT = TypeVar("DebtRecordT", bound=DebtRecord)


# --- What is owed ----------------------------------------------------------------------------------------------------


def owed_to_bystander(debts: Debts, seat: Seat) -> int:
    """What a player owes the bystander."""
    return sum(debt.farthings for debt in debts if debt.borrower == seat and not debt.of_player)


def lend(s: State[RecordT, OptionsT], debts: Debts, debt: Debt) -> Debts:
    """The coin goes from purse to purse. Returns the debts, this one with them."""
    pay(s, debt.creditor, purse(debt.borrower), debt.farthings, because("lent", seat=debt.borrower))
    return (*debts, debt)


def repay(s: State[RecordT, OptionsT], debts: Debts) -> Debts:
    """All that lies in a debtor's purse goes to its debts, the oldest first. Returns what is still owed."""
    left: list[Debt] = []
    for debt in debts:
        paid = min(debt.farthings, in_purse(s, debt.borrower))
        pay(s, purse(debt.borrower), debt.creditor, paid, because("repaid", seat=debt.borrower))
        if paid < debt.farthings:
            left.append(debt._replace(farthings=Farthings(debt.farthings - paid)))
    return tuple(left)


def after_debts(s: State[RecordT, OptionsT], debts: Debts) -> Sequence[int]:
    """For each seat its purse, less what its owner owes, and with what the owner is owed."""
    left: list[int] = list(in_purses(s))
    for debt in debts:
        left[debt.borrower] -= debt.farthings
        if debt.of_player:
            left[debt.lender] += debt.farthings
    return left


def richest(s: State[RecordT, OptionsT], debts: Debts) -> tuple[Seat, ...]:
    """Who has most, debts and loans counted."""
    left = after_debts(s, debts)
    return tuple([seat for seat in sorted(s.public.ring) if left[seat] == max(left)])


def bystander_comes(s: State[RecordT, OptionsT], farthings: Farthings) -> None:
    """A bystander comes to the table with so much to lend."""
    pay(s, MINT, BYSTANDER, farthings, because("bystander-comes"))


def bystander_leaves(s: State[RecordT, OptionsT]) -> None:
    """The bystander goes, with what was not lent or was repaid."""
    pay(s, BYSTANDER, MINT, s.ledger.balance(BYSTANDER), because("bystander-leaves"))


# --- Loans -----------------------------------------------------------------------------------------------------------


class Lack(NamedTuple):
    """What a player is short of, and so may borrow: the least, the greatest, and the step."""

    least: int
    most: int
    step: int = 1

    def sums(self, lendable: int) -> list[Tried]:
        """The sums of a loan, of which the least and the greatest are worth trying; none if so much is not there."""
        if lendable < self.least:
            return []
        most = self.least + (min(self.most, lendable) - self.least) // self.step * self.step
        return [Tried(PickAmount(self.least, most, self.step), sorted({self.least, most}))]


class Loans(Struct, frozen=True):
    """What a game allows to be borrowed. Each function is asked of the game's State."""

    lack: Callable[[Any, Seat], Lack | None]
    """What this player may borrow now; None if nothing."""
    lendable: Callable[[Any, Seat], Mapping[Seat, int]]
    """Who may be asked by this player, and what each has to lend."""
    credit: Callable[[Any], int]
    """The most that the bystander has out to one player at a time; 0 where there is no bystander."""
    may_show: Callable[[Any, Seat], bool]
    """Whether this player may show the hand to whoever is asked."""
    hold_up: Callable[[Any, Seat], None]
    """Shows this player's hand to whoever is looking at it now, and to nobody else any more."""
    question: Callable[[Any], str]
    """How the lender is asked; with ``-shown`` where the hand is shown."""
    law: str

    def acts(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[type[Action]]:
        """By which acts this player may borrow now."""
        lack = self.lack(s, seat)
        if lack is None:
            return []
        of_players = max(self.lendable(s, seat).values(), default=0) >= lack.least
        of_bystander = self.credit_left(s, seat) >= lack.least
        return [*([Borrow] if of_players else []), *([BorrowBystander] if of_bystander else [])]

    def of_players(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """What may be asked of others."""
        lack = self.lack(s, seat)
        if lack is None:
            return []
        manner = PickWord((SHOW, HIDE) if self.may_show(s, seat) else (HIDE,), "manner")
        lendable = self.lendable(s, seat).items()
        return [(PickSeat((other,)), sum_, manner) for other, most in lendable for sum_ in lack.sums(most)]

    def of_bystander(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """What may be borrowed of the bystander."""
        lack = self.lack(s, seat)
        return [(sum_,) for sum_ in lack.sums(self.credit_left(s, seat))] if lack else []

    def credit_left(self, s: State[DebtRecordT, OptionsT], seat: Seat) -> int:
        """What the bystander would lend this player besides what is owed them already."""
        return self.credit(s) - owed_to_bystander(s.public.debts, seat)


class Staking(Struct, frozen=True):
    """Before a deal whoever lacks the stake and might be lent it may ask in this phase, or sit out, in turn from the
    elder hand. ``deal`` is given those who have it then, in the same order."""

    phase: Phase
    stake: Callable[[Any], Farthings]
    """The least purse with which one is dealt in."""
    loans: Loans
    deal: Callable[[Any, list[Seat]], None]

    def has_stake(self, s: State[RecordT, OptionsT], seat: Seat) -> bool:
        """Whether this player can be dealt in."""
        return in_purse(s, seat) >= self.stake(s)

    def begin(self, s: State[DebtRecordT, OptionsT]) -> None:
        """Lists those who lack the stake."""
        r = s.public
        r.begging = tuple([seat for seat in r.round_from(r.eldest) if not self.has_stake(s, seat)])
        self.go_on(s)

    def go_on(self, s: State[DebtRecordT, OptionsT]) -> None:
        """Whoever has the stake now, or can be lent it by nobody, asks no more."""
        r = s.public
        r.phase = self.phase
        while r.begging and (self.has_stake(s, r.begging[0]) or not self.loans.acts(s, r.begging[0])):
            r.begging, r.refused = r.begging[1:], ()
        if not r.begging:
            self.deal(s, [seat for seat in r.round_from(r.eldest) if self.has_stake(s, seat)])


def when_borrowing(
    rules: Rules[StateT], phase: Phase, loans: Loans, then: Callable[[StateT], None], staking: Staking | None = None
) -> None:
    """A player is asked for a loan in this phase, or the bystander lends; ``then`` the turn goes on.

    ``staking``: loans may also be asked for before a deal. ``refused`` and ``borrowed`` are for the game to empty at
    each turn.
    """

    def go_on(s: StateT) -> None:
        if staking and s.public.begging:
            staking.go_on(s)
        else:
            then(s)

    @rules.does(Borrow, loans.of_players, law=loans.law)
    def borrow(s: StateT, action: Borrow) -> None:
        """The lender is asked; if the borrower will, the lender alone sees the hand."""
        shows = action.manner == SHOW
        say(s, action.seat, "say-borrow-show" if shows else "say-borrow", farthings=action.amount)
        s.public.request = Request(action.seat, action.other, action.amount, shows)
        s.public.phase = phase
        if shows:
            loans.hold_up(s, action.seat)

    @rules.asks(phase)
    def ask_lend(s: StateT) -> Question:
        asked = s.public.request
        key = f"{loans.question(s)}-shown" if asked.shown else loans.question(s)
        return one(key, asked.lender, Lend, Decline, seat=asked.borrower, farthings=asked.farthings)

    @rules.does(Lend)
    def lend_it(s: StateT, action: Lend) -> None:
        asked = take_up(s)
        say(s, action.seat, "say-lend")
        owe(s, Debt(asked.borrower, 1, action.seat, asked.farthings))

    @rules.does(Decline)
    def decline(s: StateT, action: Decline) -> None:
        """Another may be asked, but not this one again in this turn."""
        asked = take_up(s)
        say(s, action.seat, "say-decline-shown" if asked.shown else "say-decline")
        s.public.refused = (*s.public.refused, action.seat)
        go_on(s)

    def take_up(s: StateT) -> Request:
        """The request is answered, and the lender looks no more."""
        asked: Request = s.public.request
        s.public.request = NO_REQUEST
        if asked.shown:
            loans.hold_up(s, asked.borrower)
        return asked

    @rules.does(BorrowBystander, loans.of_bystander, law=loans.law)
    def borrow_of_bystander(s: StateT, action: BorrowBystander) -> None:
        """The bystander lends within the credit, and asks no questions."""
        say(s, action.seat, "say-borrow-bystander", farthings=action.amount)
        owe(s, Debt(action.seat, 0, Seat(0), action.amount))

    def owe(s: StateT, debt: Debt) -> None:
        s.public.debts = lend(s, s.public.debts, debt)
        s.public.borrowed = True
        go_on(s)

    if staking is None:
        return

    @rules.asks(staking.phase)
    def ask_stake(s: StateT) -> Question:
        seat = s.public.begging[0]
        return one("ante", seat, *loans.acts(s, seat), SitOut, farthings=staking.stake(s) - in_purse(s, seat))

    @rules.does(SitOut)
    def sit_out(s: StateT, action: SitOut) -> None:
        s.public.begging = tuple([seat for seat in s.public.begging if seat != action.seat])
        s.public.refused = ()
        staking.go_on(s)
