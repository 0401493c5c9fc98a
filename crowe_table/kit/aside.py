"""Bets aside: what players bet among themselves on the play of others, while it is open to them.

A bet is offered to one player or to anybody; who first takes it has it. It may be taken back until then. What may be
bet on, when, and at what price is for the game to say; it has words for ``say-side-…`` and ``paid-side-…``.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from crowe_table.engine.core import NO_SEAT, OptionsT, Reason, Record, Seat, because
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.telling import say

TO_ANYBODY, TO_ONE, TAKEN = range(3)


class SideBet(NamedTuple):
    """A bet aside, as a row of the slip on which the screen shows them."""

    maker: Seat
    other: Seat
    """Who has taken it; before that, to whom alone it is offered, or NO_SEAT."""
    side: int
    """What the maker bets on: a number of the game's own."""
    stake: Farthings
    """What the maker has put down."""
    against: Farthings
    """What the taker puts down."""
    state: int
    """TO_ANYBODY, TO_ONE, or TAKEN."""
    number: int

    @property
    def account(self) -> Account:
        return Account("bet", place=f"side:{self.number}")

    @property
    def taken(self) -> bool:
        return self.state == TAKEN


class AsideRecord(Record, kw_only=True):
    """What all know of the bets aside."""

    aside: tuple[SideBet, ...] = ()
    made: tuple[int, ...] = ()
    """For each seat, how many it has offered in this deal."""
    last_number: int = 0
    """The number of the last offered in this deal."""


AsideRecordT = TypeVar("AsideRecordT", bound=AsideRecord)


def open_book(r: AsideRecord) -> None:
    """At the beginning of a deal: nobody has offered anything."""
    r.aside, r.made, r.last_number = (), (0,) * len(r.ring), 0


def standing(r: AsideRecord, seat: Seat) -> SideBet | None:
    """This player's bet that nobody has yet taken, if there is one."""
    return next((bet for bet in r.aside if bet.maker == seat and not bet.taken), None)


def may_take(s: State[AsideRecordT, OptionsT], seat: Seat, bet: SideBet) -> bool:
    """Whether it is offered to this player, who can answer it."""
    offered = not bet.taken and bet.maker != seat and bet.other in (seat, NO_SEAT)
    return offered and in_purse(s, seat) >= bet.against


def takable(s: State[AsideRecordT, OptionsT], seat: Seat) -> tuple[Seat, ...]:
    """Those whose bets this player may take."""
    return tuple([bet.maker for bet in s.public.aside if may_take(s, seat, bet)])


def offer(
    s: State[AsideRecordT, OptionsT],
    maker: Seat,
    side: int,
    word: str,
    stake: Farthings,
    against: Farthings,
    to: Seat = NO_SEAT,
) -> SideBet:
    """The stake lies down. ``word`` names the side in ``say-side-<word>``."""
    r = s.public
    r.last_number += 1
    r.made = (*r.made[:maker], r.made[maker] + 1, *r.made[maker + 1 :])
    bet = SideBet(maker, to, side, stake, against, TO_ANYBODY if to == NO_SEAT else TO_ONE, r.last_number)
    r.aside = (*r.aside, bet)
    say(s, maker, f"say-side-{word}", farthings=stake, against=against, other=to, named=int(to != NO_SEAT))
    pay(s, purse(maker), bet.account, stake, because("paid-side-offer"))
    return bet


def take(s: State[AsideRecordT, OptionsT], taker: Seat, maker: Seat) -> None:
    """First come, first served: both sums lie together now, and stay."""
    r = s.public
    bet = next(bet for bet in r.aside if bet.maker == maker and not bet.taken)
    taken = bet._replace(other=taker, state=TAKEN)
    r.aside = tuple([taken if each == bet else each for each in r.aside])
    say(s, taker, "say-side-done", seat=maker)
    pay(s, purse(taker), bet.account, bet.against, because("paid-side-take"))


def withdraw(s: State[AsideRecordT, OptionsT], maker: Seat) -> None:
    """A bet that nobody has taken is off."""
    say(s, maker, "say-side-off")
    give_back(s, [bet for bet in s.public.aside if bet.maker == maker and not bet.taken], because("paid-side-back"))


def give_back(s: State[AsideRecordT, OptionsT], bets: Iterable[SideBet], why: Reason) -> None:
    """These are off: each gets back what was put down."""
    for bet in tuple(bets):
        pay(s, bet.account, purse(bet.maker), bet.stake, why)
        if bet.taken:
            pay(s, bet.account, purse(bet.other), bet.against, why)
        _strike_out(s, bet)


def untaken(r: AsideRecord) -> tuple[SideBet, ...]:
    """Those that nobody has taken."""
    return tuple([bet for bet in r.aside if not bet.taken])


def decide(s: State[AsideRecordT, OptionsT], bet: SideBet, for_maker: bool) -> None:
    """A bet that was taken is won by its maker, or by its taker."""
    winner = bet.maker if for_maker else bet.other
    pay(s, bet.account, purse(winner), Farthings(bet.stake + bet.against), because("paid-side-won"))
    _strike_out(s, bet)


def _strike_out(s: State[AsideRecordT, OptionsT], bet: SideBet) -> None:
    s.public.aside = tuple([each for each in s.public.aside if each != bet])
