"""Vying: stakes and wagers in one pot.

Wagers are raised within limits, and blind players put down half. A pot may be carried over to the next deal.
"""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal, NamedTuple, TypeVar

from msgspec import Meta

from crowe_table.engine.core import NO_SEAT, Options, OptionsT, PickAmount, Reason, RecordT, Seat, replace_at
from crowe_table.engine.money import MINT, NOTHING, POT, Account, Farthings, purse, share
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.debts import DebtRecord
from crowe_table.kit.purses import in_purse, pay


class Standing(NamedTuple):
    """A player's status in the deal, and the player's last wager. Each game numbers its statuses: in or out, open or
    blind.
    """

    status: int
    laid: Farthings = NOTHING
    """Value of the wager. A blind player puts down half of it."""


class VyingRecord(DebtRecord, kw_only=True):
    """Public record of wagers."""

    still_in: ClassVar[tuple[int, ...]] = ()
    """The statuses of players who may still win the wagers."""

    standing: tuple[Standing, ...] = ()
    """Status and last wager of each seat."""
    turn: Seat = NO_SEAT
    """The seat to act; NO_SEAT if no seat or several seats are to act."""
    level: Farthings = NOTHING
    """Value of the last wager in this deal; 0 before the first."""
    terms: tuple[tuple[int, Farthings], ...] = ()
    """Terms shown while somebody is to act: (0, the last wager) and (1, the greatest wager allowed)."""
    staked: tuple[Seat, ...] = ()
    """The seats that have put money into the pot."""
    covers: tuple[Seat, ...] = ()
    """The seats that have put their whole purse into a pot (*covered* it), in the order of covering."""

    def status(self, seat: Seat) -> int:
        return self.standing[seat].status

    def vying_from(self, first: Seat) -> list[Seat]:
        """Return the players still in, clockwise from this seat."""
        standing, still_in = self.standing, self.still_in
        return [seat for seat in self.round_from(first) if standing[seat].status in still_in]

    @property
    def wagering(self) -> list[Seat]:
        """The players still in, from the elder hand."""
        return self.vying_from(self.eldest)


VyingT = TypeVar("VyingT", bound=VyingRecord)


class VyingOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options for wagers. Sums are in table units."""

    ante: Annotated[int, Meta(ge=0, le=20)] = 1
    """Stake of each player before the deal."""
    min_wager: Annotated[int, Meta(ge=1, le=20)] = 1
    """Least first wager."""
    max_first_wager: Annotated[int, Meta(ge=0, le=100)] = 0
    """Greatest first wager. With 0, the limit is the content of the pot."""
    raise_limit: Literal["pot", "fixed", "none"] = "pot"
    """Limit of a raise: the content of the pot, a fixed sum above the last wager, or only the player's purse."""
    raise_most: Annotated[int, Meta(ge=1, le=100)] = 5
    """Greatest raise above the last wager, if the limit is fixed."""

    @property
    def first_stake(self) -> Farthings:
        """Stake of each player before the deal."""
        return Farthings(self.ante * self.unit)

    @property
    def seat_money(self) -> Farthings:
        """Least purse that a player needs to be dealt in: the ante, or half a unit if there is no ante."""
        return self.first_stake or Farthings(self.unit // 2)

    @property
    def min_wager_sum(self) -> Farthings:
        """Least first wager of an open player."""
        return Farthings(self.min_wager * self.unit)


VyingOptionsT = TypeVar("VyingOptionsT", bound=VyingOptions)


def set_status(r: VyingRecord, seat: Seat, status: int, laid: Farthings | None = None) -> None:
    """Set a player's status, and the last wager if one is given."""
    before = r.standing
    now = Standing(status, before[seat].laid if laid is None else laid)
    r.standing = replace_at(before, seat, now)


# --- The pot and the wagers ------------------------------------------------------------------------------------------


def in_pot(s: State[RecordT, OptionsT]) -> Farthings:
    """Return the content of the pot."""
    return s.ledger.balances.get(POT, NOTHING)


def put_in(s: State[VyingT, OptionsT], seat: Seat, farthings: Farthings, why: Reason) -> None:
    """Pay a player's money into the pot. The player is then a contributor to the pot."""
    pay(s, purse(seat), POT, farthings, why)
    if farthings and seat not in s.public.staked:
        s.public.staked = (*s.public.staked, seat)


def wager(s: State[VyingT, OptionsT], seat: Seat, farthings: int, value: int, why: Reason) -> None:
    """Pay money into the pot, and set the player's wager to ``value``."""
    r = s.public
    put_in(s, seat, Farthings(farthings), why)
    r.level = Farthings(value)
    set_status(r, seat, r.status(seat), r.level)


def max_wager(s: State[VyingT, VyingOptionsT]) -> int:
    """Return the greatest value of a wager now, whatever the purses hold."""
    o, level = s.options, s.public.level
    whole_pot = in_pot(s) // o.unit * o.unit
    if not level:
        return max(o.max_first_wager * o.unit or whole_pot, o.min_wager_sum)
    if o.raise_limit == "pot":
        return max(level, whole_pot)
    return level + o.raise_most * o.unit if o.raise_limit == "fixed" else max(level, -s.ledger.balance(MINT))


def set_turn(s: State[VyingT, VyingOptionsT], seat: Seat) -> None:
    """Give the turn to a player or to nobody. Clear the refusals and loans of the last turn."""
    r = s.public
    r.turn, r.refused, r.borrowed = seat, (), False
    last = ((0, r.level),) if r.level else ()
    limit = () if r.level and s.options.raise_limit == "none" else ((1, Farthings(max_wager(s))),)
    r.terms = () if seat == NO_SEAT else (*last, *limit)


def wager_sums(
    least: int, most: int, step: int, too_much: Reason, *, doubled: bool = True, pot: int = 0
) -> list[Parts]:
    """Return the sums that may be put down, in whole steps. Empty if ``most`` is below ``least``.

    Samples are the least sum, the next, twice the least if ``doubled``, and the greatest. The least sum, half the pot
    and the pot are named if they are allowed.
    """
    if most < least:
        return []
    most = least + (most - least) // step * step
    tries = {least, min(least + step, most), most}
    if doubled and least + least // step * step < most:
        tries.add(least + least // step * step)
    return [
        (SampledPart(PickAmount(least, most, step, named=_named(least, most, step, pot)), sorted(tries), too_much),)
    ]


def _named(least: int, most: int, step: int, pot: int) -> tuple[tuple[str, int], ...]:
    """Return the named sums without duplicates: the least, half the pot, and the pot.

    If the pot exceeds ``most``, the sum ``most`` replaces it.
    """
    whole = least + (pot - least) // step * step
    named = {least: "least"}
    if (half := least + max(0, pot // 2 - least) // step * step) < most:
        named.setdefault(half, "half")
    top = whole if least < whole <= most else most
    named.setdefault(top, "pot" if top == whole else "most")
    return tuple([(name, sum_) for sum_, name in named.items()])


def cover_of(seat: Seat) -> Account:
    """Return the account that holds the pot covered by a player."""
    return Account("cover", seat)


def cover_pot(s: State[VyingT, OptionsT], seat: Seat, why: Reason, why_closed: Reason) -> None:
    """Pay a player's whole purse into the pot, and close the pot. The others continue with a new, empty pot."""
    put_in(s, seat, in_purse(s, seat), why)
    pay(s, POT, cover_of(seat), in_pot(s), why_closed)
    s.public.covers = (*s.public.covers, seat)


def share_pot(s: State[VyingT, OptionsT], first: Seat, why: Callable[[Seat], Reason]) -> None:
    """Divide a pot that nobody won among its contributors. Odd farthings are given out one by one from ``first``."""
    r = s.public
    order = r.round_from(first)
    shares = share(in_pot(s), [int(seat in r.staked) for seat in order])
    for seat, farthings in zip(order, shares, strict=True):
        pay(s, POT, purse(seat), farthings, why(seat))
    r.staked = ()
