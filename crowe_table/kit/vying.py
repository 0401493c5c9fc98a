"""Vying: stakes and wagers into one pot, raised within limits, laid blind at half price; pots that lie over."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from crowe_table.engine.core import NO_SEAT, OptionsT, PickAmount, Reason, Record, RecordT, Seat
from crowe_table.engine.money import NOTHING, POT, Farthings, purse, share
from crowe_table.engine.state import State
from crowe_table.kit.purses import pay
from crowe_table.kit.ways import Parts, Tried


class Standing(NamedTuple):
    """How a player stands in the deal: in or out, open or blind, by the numbers of the game; and its last wager."""

    status: int
    laid: Farthings = NOTHING
    """What the wager is worth: twice what was laid down, if it was laid blind."""


class VyingRecord(Record, kw_only=True):
    """What all know of wagers."""

    standing: tuple[Standing, ...] = ()
    """For each seat."""
    turn: Seat = NO_SEAT
    """Who is to act; NO_SEAT where nobody is, or several are."""
    level: Farthings = NOTHING
    """The worth of the last wager of the deal; 0 before the first."""
    staked: tuple[Seat, ...] = ()
    """Who has put money into what lies in the pot."""


VyingT = TypeVar("VyingT", bound=VyingRecord)


# --- Who -------------------------------------------------------------------------------------------------------------


def stand(r: VyingRecord, seat: Seat, status: int, laid: Farthings | None = None) -> None:
    """A player stands otherwise in the deal; its last wager is as it was, if none is given."""
    before = r.standing
    now = Standing(status, before[seat].laid if laid is None else laid)
    r.standing = (*before[:seat], now, *before[seat + 1 :])


def vying(r: VyingRecord, first: Seat, statuses: Sequence[int]) -> list[Seat]:
    """The seats that stand in one of these ways, clockwise from the first."""
    standing = r.standing
    return [seat for seat in r.round_from(first) if standing[seat].status in statuses]


# --- What ------------------------------------------------------------------------------------------------------------


def in_pot(s: State[RecordT, OptionsT]) -> Farthings:
    """What lies in the pot."""
    return s.ledger.balances.get(POT, NOTHING)


def put_in(s: State[VyingT, OptionsT], seat: Seat, farthings: Farthings, why: Reason) -> None:
    """A player puts money into the pot, and has a share in it."""
    pay(s, purse(seat), POT, farthings, why)
    if farthings and seat not in s.public.staked:
        s.public.staked = (*s.public.staked, seat)


def sums(least: int, most: int, step: int, too_much: Reason, *, doubled: bool = True) -> list[Parts]:
    """What may be laid down, from the least up by whole steps; no way at all where the most is less than the least.

    Worth trying are the least, the next, twice the least (``doubled``), and the greatest.
    """
    if most < least:
        return []
    most = least + (most - least) // step * step
    tries = {least, min(least + step, most), most}
    if doubled and least + least // step * step < most:
        tries.add(least + least // step * step)
    return [(Tried(PickAmount(least, most, step), sorted(tries), too_much),)]


def share_pot(s: State[VyingT, OptionsT], first: Seat, why: Callable[[Seat], Reason]) -> None:
    """A pot that nobody has won is shared among those who have put into it; odd farthings go round from the first."""
    r = s.public
    order = r.round_from(first)
    shares = share(in_pot(s), [int(seat in r.staked) for seat in order])
    for seat, farthings in zip(order, shares, strict=True):
        pay(s, POT, purse(seat), farthings, why(seat))
    r.staked = ()
