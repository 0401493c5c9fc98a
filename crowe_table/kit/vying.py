"""Vying: stakes and wagers into one pot, raised within limits, at half price when blind; pots carried over."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal, NamedTuple, TypeVar

from msgspec import Meta

from crowe_table.engine.core import NO_SEAT, Options, OptionsT, PickAmount, Reason, RecordT, Seat, put
from crowe_table.engine.money import MINT, NOTHING, POT, Account, Farthings, purse, share
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import Parts, Tried
from crowe_table.kit.debts import DebtRecord
from crowe_table.kit.purses import in_purse, pay


class Standing(NamedTuple):
    """How a player stands in the deal: in or out, open or blind, by the numbers of the game; and its last wager."""

    status: int
    laid: Farthings = NOTHING
    """The value of the wager: twice what was put down, if the player was blind."""


class VyingRecord(DebtRecord, kw_only=True):
    """What all know of wagers."""

    still_in: ClassVar[tuple[int, ...]] = ()
    """The statuses of those who may yet win the wagers."""

    standing: tuple[Standing, ...] = ()
    """For each seat."""
    turn: Seat = NO_SEAT
    """Who is to act; NO_SEAT where nobody is, or several are."""
    level: Farthings = NOTHING
    """The value of the last wager of the deal; 0 before the first."""
    terms: tuple[tuple[int, Farthings], ...] = ()
    """What the table says of wagers while somebody is to act: 0 and the last wager, 1 and the greatest allowed."""
    staked: tuple[Seat, ...] = ()
    """Who has put money into what lies in the pot."""
    covers: tuple[Seat, ...] = ()
    """Who has covered a pot, the first first."""

    def status(self, seat: Seat) -> int:
        return self.standing[seat].status

    def vying_from(self, first: Seat) -> list[Seat]:
        """Who is still in, clockwise from this seat."""
        standing, still_in = self.standing, self.still_in
        return [seat for seat in self.round_from(first) if standing[seat].status in still_in]

    @property
    def wagering(self) -> list[Seat]:
        """Who is still in, from the elder hand."""
        return self.vying_from(self.eldest)


VyingT = TypeVar("VyingT", bound=VyingRecord)


class VyingOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a company agrees upon wagers, in units of the table."""

    ante: Annotated[int, Meta(ge=0, le=20)] = 1
    """What each puts into the pot before the deal."""
    min_wager: Annotated[int, Meta(ge=1, le=20)] = 1
    """The least first wager."""
    max_first_wager: Annotated[int, Meta(ge=0, le=100)] = 0
    """The greatest first wager; 0 for what is in the pot."""
    raise_limit: Literal["pot", "fixed", "none"] = "pot"
    """No wager above what is in the pot; none so much above the last; or no limit but the purse."""
    raise_most: Annotated[int, Meta(ge=1, le=100)] = 5
    """By how much a wager may pass the last, where the limit is fixed."""

    @property
    def first_stake(self) -> Farthings:
        """What each puts into the pot before the deal."""
        return Farthings(self.ante * self.unit)

    @property
    def seat_money(self) -> Farthings:
        """The least purse with which one is dealt in: the ante, or half a unit where none is paid."""
        return self.first_stake or Farthings(self.unit // 2)

    @property
    def least_wager(self) -> Farthings:
        """The least first wager, in open money."""
        return Farthings(self.min_wager * self.unit)


VyingOptionsT = TypeVar("VyingOptionsT", bound=VyingOptions)


def stand(r: VyingRecord, seat: Seat, status: int, laid: Farthings | None = None) -> None:
    """A player stands otherwise in the deal; its last wager is as it was, if none is given."""
    before = r.standing
    now = Standing(status, before[seat].laid if laid is None else laid)
    r.standing = put(before, seat, now)


# --- The pot and the wagers ------------------------------------------------------------------------------------------


def in_pot(s: State[RecordT, OptionsT]) -> Farthings:
    """What lies in the pot."""
    return s.ledger.balances.get(POT, NOTHING)


def put_in(s: State[VyingT, OptionsT], seat: Seat, farthings: Farthings, why: Reason) -> None:
    """A player puts money into the pot, and has a share in it."""
    pay(s, purse(seat), POT, farthings, why)
    if farthings and seat not in s.public.staked:
        s.public.staked = (*s.public.staked, seat)


def wager(s: State[VyingT, OptionsT], seat: Seat, farthings: int, value: int, why: Reason) -> None:
    """Money goes into the pot, and the wager stands at what it is worth."""
    r = s.public
    put_in(s, seat, Farthings(farthings), why)
    r.level = Farthings(value)
    stand(r, seat, r.status(seat), r.level)


def most(s: State[VyingT, VyingOptionsT]) -> int:
    """The most that a wager may be worth now, purses aside."""
    o, level = s.options, s.public.level
    whole_pot = in_pot(s) // o.unit * o.unit
    if not level:
        return max(o.max_first_wager * o.unit or whole_pot, o.least_wager)
    if o.raise_limit == "pot":
        return max(level, whole_pot)
    return level + o.raise_most * o.unit if o.raise_limit == "fixed" else max(level, -s.ledger.balance(MINT))


def set_turn(s: State[VyingT, VyingOptionsT], seat: Seat) -> None:
    """The turn comes to a player, or to nobody: whatever was refused or borrowed in the last one is past."""
    r = s.public
    r.turn, r.refused, r.borrowed = seat, (), False
    last = ((0, r.level),) if r.level else ()
    limit = () if r.level and s.options.raise_limit == "none" else ((1, Farthings(most(s))),)
    r.terms = () if seat == NO_SEAT else (*last, *limit)


def sums(least: int, most: int, step: int, too_much: Reason, *, doubled: bool = True, pot: int = 0) -> list[Parts]:
    """What may be put down, from the least up by whole steps; no way at all where the most is less than the least.

    Worth trying are the least, the next, twice the least (``doubled``), and the greatest; the least, half the pot and
    the pot, as far as they may be put down, are named.
    """
    if most < least:
        return []
    most = least + (most - least) // step * step
    tries = {least, min(least + step, most), most}
    if doubled and least + least // step * step < most:
        tries.add(least + least // step * step)
    return [(Tried(PickAmount(least, most, step, named=_named(least, most, step, pot)), sorted(tries), too_much),)]


def _named(least: int, most: int, step: int, pot: int) -> tuple[tuple[str, int], ...]:
    """The least, half the pot, and the pot or else the most: each once."""
    whole = least + (pot - least) // step * step
    named = {least: "least"}
    if (half := least + max(0, pot // 2 - least) // step * step) < most:
        named.setdefault(half, "half")
    top = whole if least < whole <= most else most
    named.setdefault(top, "pot" if top == whole else "most")
    return tuple([(name, sum_) for sum_, name in named.items()])


def cover_of(seat: Seat) -> Account:
    """The pot that a player has covered."""
    return Account("cover", seat)


def cover_pot(s: State[VyingT, OptionsT], seat: Seat, why: Reason, why_closed: Reason) -> None:
    """A player's whole purse goes in, and the pot is closed; the others go on into an empty one."""
    put_in(s, seat, in_purse(s, seat), why)
    pay(s, POT, cover_of(seat), in_pot(s), why_closed)
    s.public.covers = (*s.public.covers, seat)


def share_pot(s: State[VyingT, OptionsT], first: Seat, why: Callable[[Seat], Reason]) -> None:
    """A pot that nobody has won is shared among those who have put into it; odd farthings go round from the first."""
    r = s.public
    order = r.round_from(first)
    shares = share(in_pot(s), [int(seat in r.staked) for seat in order])
    for seat, farthings in zip(order, shares, strict=True):
        pay(s, POT, purse(seat), farthings, why(seat))
    r.staked = ()
