"""Bets aside: what players bet among themselves on the play of others, while it is open to them.

A bet is offered to one player or to anybody; who first takes it has it. It may be taken back until then. What may be
bet on, who may bet, when, and at what price is for the game to say (Market); it has words for ``word-offer_side-…``,
``say-side-…``, ``paid-side-…`` and ``refuse-side-…``.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Asked,
    OptionsT,
    Phase,
    PickAmount,
    PickSeat,
    PickWord,
    Question,
    Reason,
    Seat,
    because,
    put,
)
from crowe_table.engine.money import NOTHING, Account, Farthings, odds_pay, purse
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.answer_parts import Parts, Tried
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.odds import EVENS, Odds, whole_stakes
from crowe_table.kit.polling import HearingRecord, speakers
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, each_of

TO_ANYBODY, TO_ONE, TAKEN = range(3)


class OfferSide(Action, frozen=True, tag="offer_side"):
    """Offers a bet aside: which way, for how much, and who may take it (one player, or nobody for anybody).

    ``against`` is what the taker is to put down where two people agree on the odds; otherwise it is 0.
    """

    side: str
    stake: Farthings
    others: tuple[Seat, ...] = ()
    against: Farthings = NOTHING


class TakeSide(Action, frozen=True, tag="take_side"):
    """Takes the bet aside that this player has standing."""

    other: Seat


class WithdrawSide(Action, frozen=True, tag="withdraw_side"):
    """Takes back one's own bet aside, while nobody has taken it."""


class SideBet(NamedTuple):
    """A bet aside, as a row of the slip on which the screen shows them."""

    maker: Seat
    other: Seat
    """Who has taken it; before that, the one player it is offered to, or NO_SEAT."""
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


class AsideRecord(HearingRecord, kw_only=True):
    """What all know of the bets aside. Who is to be heard bets aside only after that."""

    unsealed: ClassVar[tuple[str, ...]] = ("untaken",)

    aside: tuple[SideBet, ...] = ()
    made: tuple[int, ...] = ()
    """For each seat, how many it has offered in this deal."""
    last_number: int = 0
    """The number of the last offered in this deal."""
    waiting: tuple[Seat, ...] = ()
    """Who may still bet aside before the play goes on."""
    untaken: tuple[tuple[Seat, int], ...] = ()
    """Who offered which side in vain, once for each time, since somebody last took it of them."""


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
    r.made = put(r.made, maker, r.made[maker] + 1)
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
    r.untaken = tuple([each for each in r.untaken if each != (maker, bet.side)])
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


def give_back_untaken(s: State[AsideRecordT, OptionsT]) -> None:
    """Those that nobody has taken are off."""
    untaken = [bet for bet in s.public.aside if not bet.taken]
    s.public.untaken = (*s.public.untaken, *[(bet.maker, bet.side) for bet in untaken])
    give_back(s, untaken, because("paid-side-untaken"))


def decide(s: State[AsideRecordT, OptionsT], bet: SideBet, for_maker: bool) -> None:
    """A bet that was taken is won by its maker, or by its taker."""
    winner = bet.maker if for_maker else bet.other
    pay(s, bet.account, purse(winner), Farthings(bet.stake + bet.against), because("paid-side-won"))
    _strike_out(s, bet)


def _strike_out(s: State[AsideRecordT, OptionsT], bet: SideBet) -> None:
    s.public.aside = tuple([each for each in s.public.aside if each != bet])


# --- The market ------------------------------------------------------------------------------------------------------


class Market(Struct, frozen=True):
    """What a game allows to be bet on aside. Each function is asked of the game's State."""

    sides: tuple[str, ...]
    """What may be bet on: a SideBet's ``side`` is a place in it."""
    law: str
    most_offers: int
    """How many each player may offer in a deal, one at a time."""
    is_open: Callable[[Any], bool]
    """Whether bets may be made now."""
    bettors: Callable[[Any], Sequence[Seat]]
    """Who bets in this deal."""
    price: Callable[[Any, str], Odds | None]
    """The table's odds against a side; None if it cannot be bet on now."""
    agreed: Callable[[Any], bool]
    """Whether the odds are as two players agree, and not the table's."""
    usual: Callable[[Any], Farthings]
    """About how much is worth trying."""

    def beside(self, s: State[AsideRecordT, OptionsT], question: Question) -> Question:
        """The question that is asked, and with it all that may be done aside now.

        While some may still bet before the play goes on, they alone are asked, and for nothing else.
        """
        if s.public.waiting:
            question = each_of("side-bets", s.public.waiting, Ready)
        if not self.is_open(s):
            return question
        asked = [replace(each, acts=(*each.acts, *self.acts(s, each.seat))) for each in question.asked]
        free = [seat for seat in self.bettors(s) if question.asked_of(seat) is None]
        asked += [Asked(seat, acts, must=False) for seat in free if (acts := self.acts(s, seat))]
        return replace(question, asked=tuple(asked))

    def pause(self, s: State[AsideRecordT, OptionsT]) -> None:
        """The play waits until nobody wants to bet any more, where there are two who could."""
        able = [seat for seat in self.bettors(s) if self.acts(s, seat)] if self.is_open(s) else []
        s.public.waiting = tuple(able) if len(able) > 1 else ()

    def acts(self, s: State[AsideRecordT, OptionsT], seat: Seat) -> tuple[type[Action], ...]:
        """What this player may do aside while bets may be made."""
        if seat not in self.bettors(s) or seat in speakers(s.public):
            return ()
        found: list[type[Action]] = [TakeSide] if takable(s, seat) else []
        if standing(s.public, seat):
            found.append(WithdrawSide)
        elif s.public.made[seat] < self.most_offers and self.can_offer(s, seat):
            found.append(OfferSide)
        return tuple(found)

    def partners(self, s: State[AsideRecordT, OptionsT], seat: Seat) -> tuple[Seat, ...]:
        """Those this player may bet with: all others who bet and have money."""
        return tuple([other for other in self.bettors(s) if other != seat and in_purse(s, other)])

    def stakes(self, s: State[AsideRecordT, OptionsT], seat: Seat, side: str) -> PickAmount | None:
        """What this player may put down on a side, so that somebody can answer it; None if nothing."""
        return self._stakes(s, side, in_purse(s, seat), self._deepest(s, self.partners(s, seat)))

    def can_offer(self, s: State[AsideRecordT, OptionsT], seat: Seat) -> bool:
        """Whether there is any bet that this player could offer."""
        held, most = in_purse(s, seat), self._deepest(s, self.partners(s, seat))
        return any(self._stakes(s, side, held, most) for side in self.sides)

    def may_offer(self, s: State[AsideRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """A side, a sum (two where they agree on the odds) and who may take it; of each side one small bet is tried."""
        others, agreed = self.partners(s, seat), self.agreed(s)
        held, most = in_purse(s, seat), self._deepest(s, others)
        found: list[Parts] = []
        for side in self.sides:
            form = self._stakes(s, side, held, most)
            if form is None:
                continue
            small = max(form.least, min(form.most, self.usual(s) // form.step * form.step))
            small = min(small, most) if agreed else small
            answered = (Tried(PickAmount(1, most, field="against"), (small,)),) if agreed else ()
            to = Tried(PickSeat(others, 0, 1, several=True, field="others"), ((),))
            word = Tried(PickWord((side,), "side"), (side,), unfit=because("refuse-side-closed", law=self.law))
            found.append((word, Tried(form, (small,), purse=held), *answered, to))
        return found

    def why_no_offer(self, s: State[AsideRecordT, OptionsT], action: OfferSide) -> Reason | None:
        """A price that is not theirs to name, or more than those who are asked can answer."""
        if action.against and not self.agreed(s):
            return because("refuse-side-price", law=self.law)
        against = self.counter_stake(s, action)
        if self._deepest(s, action.others or self.partners(s, action.seat)) < against:
            return because("refuse-side-uncovered", farthings=against, law=self.law)
        return None

    def counter_stake(self, s: State[AsideRecordT, OptionsT], action: OfferSide) -> Farthings:
        """What the taker is to put down: stakes are such that it is whole."""
        if self.agreed(s):
            return action.against
        return odds_pay(action.stake, *(self.price(s, action.side) or EVENS)) or NOTHING

    def may_take(self, s: State[AsideRecordT, OptionsT], seat: Seat) -> PickSeat:
        """Whose bet is taken."""
        terms = [self._terms(bet) for bet in s.public.aside if may_take(s, seat, bet)]
        return PickSeat(takable(s, seat), terms=tuple(terms))

    def _terms(self, bet: SideBet) -> Reason:
        """What whoever takes it puts down, against what, and on which side."""
        return because("terms-side", farthings=bet.against, against=bet.stake, side=self.sides[bet.side])

    def _stakes(
        self, s: State[AsideRecordT, OptionsT], side: str, held: Farthings, answered: Farthings
    ) -> PickAmount | None:
        odds = self.price(s, side)
        if odds is None or not held or not answered:
            return None
        return PickAmount(1, held, field="stake") if self.agreed(s) else whole_stakes(odds, held, answered)

    def _deepest(self, s: State[AsideRecordT, OptionsT], seats: Sequence[Seat]) -> Farthings:
        """The most that any of these has."""
        return max([in_purse(s, seat) for seat in seats], default=NOTHING)


def when_betting_aside(rules: Rules[Any], market: Market, pauses: Sequence[Phase]) -> None:
    """Bets aside are offered, taken and taken back; in the phases that pause for them, until all are ready."""

    @rules.does(OfferSide, market.may_offer, market.why_no_offer, law=market.law)
    def offer_side(s: State[AsideRecord, OptionsT], action: OfferSide) -> None:
        """Those who might take it are asked again before the play goes on."""
        to = action.others[0] if action.others else NO_SEAT
        side, against = market.sides.index(action.side), market.counter_stake(s, action)
        offered = offer(s, action.seat, side, action.side, action.stake, against, to)
        r = s.public
        if r.phase in pauses:
            again = [seat for seat in market.bettors(s) if seat not in r.waiting and may_take(s, seat, offered)]
            r.waiting = (*r.waiting, *again)

    @rules.does(TakeSide, market.may_take, law=market.law)
    def take_side(s: State[AsideRecord, OptionsT], action: TakeSide) -> None:
        take(s, action.seat, action.other)

    @rules.does(WithdrawSide)
    def withdraw_side(s: State[AsideRecord, OptionsT], action: WithdrawSide) -> None:
        withdraw(s, action.seat)

    @rules.does(Ready)
    def ready(s: State[AsideRecord, OptionsT], action: Ready) -> None:
        s.public.waiting = tuple([seat for seat in s.public.waiting if seat != action.seat])
