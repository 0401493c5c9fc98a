"""Side bets between players on the play of others.

A bet is offered to one player or to anybody. The first player to take it gets it. Until then, its maker may withdraw
it. The game defines the bets, the bettors, the times and the odds (``Market``). The game also supplies the messages
``word-offer_side-…``, ``say-side-…``, ``paid-side-…`` and ``refuse-side-…``.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

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
    replace_at,
)
from crowe_table.engine.money import NOTHING, Account, Farthings, odds_pay, purse
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.odds import EVENS, Odds, whole_stakes
from crowe_table.kit.polling import PollingRecord, speakers
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, ask_each

TO_ANYBODY, TO_ONE, TAKEN = range(3)


class OfferSide(Action, frozen=True, tag="offer_side"):
    """Offer a side bet: the outcome, the stake, and the only player who may take it (empty for anybody).

    ``against`` is the taker's stake if the players agree on the odds themselves; otherwise it is 0.
    """

    side: str
    stake: Farthings
    others: tuple[Seat, ...] = ()
    against: Farthings = NOTHING


class TakeSide(Action, frozen=True, tag="take_side"):
    """Take the open side bet that this player has offered."""

    other: Seat


class WithdrawSide(Action, frozen=True, tag="withdraw_side"):
    """Withdraw the player's own side bet, if nobody has taken it."""


class SideBet(NamedTuple):
    """A side bet, shown in one row of the list of bets on the screen."""

    maker: Seat
    other: Seat
    """The taker. Before the bet is taken: the only player who may take it, or NO_SEAT."""
    side: int
    """The outcome on which the maker bets, as an index of ``Market.sides``."""
    stake: Farthings
    """Stake of the maker."""
    against: Farthings
    """Stake of the taker."""
    state: int
    """TO_ANYBODY, TO_ONE, or TAKEN."""
    number: int

    @property
    def account(self) -> Account:
        return Account("bet", place=f"side:{self.number}")

    @property
    def taken(self) -> bool:
        return self.state == TAKEN


class SideBetRecord(PollingRecord, kw_only=True):
    """Public record of side bets. Players in ``to_speak`` must answer the game's question before they may bet."""

    unsealed: ClassVar[tuple[str, ...]] = ("untaken",)

    aside: tuple[SideBet, ...] = ()
    made: tuple[int, ...] = ()
    """For each seat, the number of bets it has offered in this deal."""
    last_number: int = 0
    """Number of the latest bet offered in this deal."""
    waiting: tuple[Seat, ...] = ()
    """The seats that may still bet before play continues."""
    untaken: tuple[tuple[Seat, int], ...] = ()
    """The maker and outcome of each offer that nobody took.

    An entry is removed when somebody takes a later bet by the same maker on the same outcome.
    """


SideBetRecordT = TypeVar("SideBetRecordT", bound=SideBetRecord)


def clear_bets(r: SideBetRecord) -> None:
    """Clear all side bets at the start of a deal."""
    r.aside, r.made, r.last_number = (), (0,) * len(r.ring), 0


def open_bet(r: SideBetRecord, seat: Seat) -> SideBet | None:
    """Return the bet that the player has offered and nobody has taken, or None."""
    return next((bet for bet in r.aside if bet.maker == seat and not bet.taken), None)


def may_take(s: State[SideBetRecordT, OptionsT], seat: Seat, bet: SideBet) -> bool:
    """Whether the bet is offered to this player and the player can pay the stake."""
    offered = not bet.taken and bet.maker != seat and bet.other in (seat, NO_SEAT)
    return offered and in_purse(s, seat) >= bet.against


def takable_makers(s: State[SideBetRecordT, OptionsT], seat: Seat) -> tuple[Seat, ...]:
    """Return the players whose bets this player may take."""
    return tuple([bet.maker for bet in s.public.aside if may_take(s, seat, bet)])


def offer(
    s: State[SideBetRecordT, OptionsT],
    maker: Seat,
    side: int,
    word: str,
    stake: Farthings,
    against: Farthings,
    to: Seat = NO_SEAT,
) -> SideBet:
    """Offer a bet, and put down its stake. ``word`` selects the message ``say-side-<word>``."""
    r = s.public
    r.last_number += 1
    r.made = replace_at(r.made, maker, r.made[maker] + 1)
    bet = SideBet(maker, to, side, stake, against, TO_ANYBODY if to == NO_SEAT else TO_ONE, r.last_number)
    r.aside = (*r.aside, bet)
    say(s, maker, f"say-side-{word}", farthings=stake, against=against, other=to, named=int(to != NO_SEAT))
    pay(s, purse(maker), bet.account, stake, because("paid-side-offer"))
    return bet


def take(s: State[SideBetRecordT, OptionsT], taker: Seat, maker: Seat) -> None:
    """Take a bet. After that it can no longer be withdrawn."""
    r = s.public
    bet = next(bet for bet in r.aside if bet.maker == maker and not bet.taken)
    taken = bet._replace(other=taker, state=TAKEN)
    r.aside = tuple([taken if each == bet else each for each in r.aside])
    r.untaken = tuple([each for each in r.untaken if each != (maker, bet.side)])
    say(s, taker, "say-side-done", seat=maker)
    pay(s, purse(taker), bet.account, bet.against, because("paid-side-take"))


def withdraw(s: State[SideBetRecordT, OptionsT], maker: Seat) -> None:
    """Withdraw a bet that nobody has taken."""
    say(s, maker, "say-side-off")
    give_back(s, [bet for bet in s.public.aside if bet.maker == maker and not bet.taken], because("paid-side-back"))


def give_back(s: State[SideBetRecordT, OptionsT], bets: Iterable[SideBet], why: Reason) -> None:
    """Cancel these bets and return all stakes."""
    for bet in tuple(bets):
        pay(s, bet.account, purse(bet.maker), bet.stake, why)
        if bet.taken:
            pay(s, bet.account, purse(bet.other), bet.against, why)
        _remove_bet(s, bet)


def give_back_untaken(s: State[SideBetRecordT, OptionsT]) -> None:
    """Cancel the bets that nobody has taken."""
    untaken = [bet for bet in s.public.aside if not bet.taken]
    s.public.untaken = (*s.public.untaken, *[(bet.maker, bet.side) for bet in untaken])
    give_back(s, untaken, because("paid-side-untaken"))


def decide(s: State[SideBetRecordT, OptionsT], bet: SideBet, for_maker: bool) -> None:
    """Pay both stakes of a taken bet to its maker or to its taker."""
    winner = bet.maker if for_maker else bet.other
    pay(s, bet.account, purse(winner), Farthings(bet.stake + bet.against), because("paid-side-won"))
    _remove_bet(s, bet)


def _remove_bet(s: State[SideBetRecordT, OptionsT], bet: SideBet) -> None:
    s.public.aside = tuple([each for each in s.public.aside if each != bet])


# --- The market ------------------------------------------------------------------------------------------------------


class Market(Struct, Generic[SideBetRecordT, OptionsT], frozen=True):
    """The side bets that a game allows. The first argument of each function is the game's state."""

    sides: tuple[str, ...]
    """The possible outcomes. ``SideBet.side`` is an index into them."""
    law: str
    max_offers: int
    """Maximum number of offers by each player in a deal, one at a time."""
    is_open: Callable[[State[SideBetRecordT, OptionsT]], bool]
    """Whether bets may be made now."""
    bettors: Callable[[State[SideBetRecordT, OptionsT]], Sequence[Seat]]
    """The seats that may bet in this deal."""
    price: Callable[[State[SideBetRecordT, OptionsT], str], Odds | None]
    """The table's odds against an outcome; None if players may not bet on it now."""
    agreed: Callable[[State[SideBetRecordT, OptionsT]], bool]
    """Whether players agree on odds themselves. If False, they use the table's odds."""
    usual: Callable[[State[SideBetRecordT, OptionsT]], Farthings]
    """The sum that is listed as a sample stake."""

    def beside(self, s: State[SideBetRecordT, OptionsT], question: Question) -> Question:
        """Return the question, extended by all side bets that are possible now.

        While some seats may still bet before play continues, the result asks only those seats about bets.
        """
        if s.public.waiting:
            question = ask_each("side-bets", s.public.waiting, Ready)
        if not self.is_open(s):
            return question
        asked = [replace(each, acts=(*each.acts, *self.acts(s, each.seat))) for each in question.asked]
        free = [seat for seat in self.bettors(s) if question.asked_of(seat) is None]
        asked += [Asked(seat, acts, must=False) for seat in free if (acts := self.acts(s, seat))]
        return replace(question, asked=tuple(asked))

    def pause(self, s: State[SideBetRecordT, OptionsT]) -> None:
        """Pause the play until nobody wants to bet. Do nothing unless at least two players can bet."""
        able = [seat for seat in self.bettors(s) if self.acts(s, seat)] if self.is_open(s) else []
        s.public.waiting = tuple(able) if len(able) > 1 else ()

    def acts(self, s: State[SideBetRecordT, OptionsT], seat: Seat) -> tuple[type[Action], ...]:
        """Return the side-betting actions of this player."""
        if seat not in self.bettors(s) or seat in speakers(s.public):
            return ()
        found: list[type[Action]] = [TakeSide] if takable_makers(s, seat) else []
        if open_bet(s.public, seat):
            found.append(WithdrawSide)
        elif s.public.made[seat] < self.max_offers and self.can_offer(s, seat):
            found.append(OfferSide)
        return tuple(found)

    def partners(self, s: State[SideBetRecordT, OptionsT], seat: Seat) -> tuple[Seat, ...]:
        """Return all other bettors with money."""
        return tuple([other for other in self.bettors(s) if other != seat and in_purse(s, other)])

    def stakes(self, s: State[SideBetRecordT, OptionsT], seat: Seat, side: str) -> PickAmount | None:
        """Return the stakes that this player may put on an outcome and somebody can match; None if there are none."""
        return self._stakes(s, side, in_purse(s, seat), self._largest_purse(s, self.partners(s, seat)))

    def can_offer(self, s: State[SideBetRecordT, OptionsT], seat: Seat) -> bool:
        """Whether the player can offer any bet."""
        held, most = in_purse(s, seat), self._largest_purse(s, self.partners(s, seat))
        return any(self._stakes(s, side, held, most) for side in self.sides)

    def may_offer(self, s: State[SideBetRecordT, OptionsT], seat: Seat) -> list[Parts]:
        """Return the possible offers, with one small sample for each outcome.

        An offer has an outcome, a stake (two if odds are agreed), and a taker.
        """
        others, agreed = self.partners(s, seat), self.agreed(s)
        held, most = in_purse(s, seat), self._largest_purse(s, others)
        found: list[Parts] = []
        for side in self.sides:
            form = self._stakes(s, side, held, most)
            if form is None:
                continue
            small = max(form.least, min(form.most, self.usual(s) // form.step * form.step))
            small = min(small, most) if agreed else small
            answered = (SampledPart(PickAmount(1, most, field="against"), (small,)),) if agreed else ()
            to = SampledPart(PickSeat(others, 0, 1, several=True, field="others"), ((),))
            word = SampledPart(PickWord((side,), "side"), (side,), unfit=because("refuse-side-closed", law=self.law))
            found.append((word, SampledPart(form, (small,), purse=held), *answered, to))
        return found

    def why_no_offer(self, s: State[SideBetRecordT, OptionsT], action: OfferSide) -> Reason | None:
        """Return why an offer is refused: the players may not set the odds, or nobody addressed can match the bet."""
        if action.against and not self.agreed(s):
            return because("refuse-side-price", law=self.law)
        against = self.counter_stake(s, action)
        if self._largest_purse(s, action.others or self.partners(s, action.seat)) < against:
            return because("refuse-side-uncovered", farthings=against, law=self.law)
        return None

    def counter_stake(self, s: State[SideBetRecordT, OptionsT], action: OfferSide) -> Farthings:
        """Return the taker's stake. The stakes are limited so that this sum is whole."""
        if self.agreed(s):
            return action.against
        return odds_pay(action.stake, *(self.price(s, action.side) or EVENS)) or NOTHING

    def may_take(self, s: State[SideBetRecordT, OptionsT], seat: Seat) -> PickSeat:
        """Return the choice of a bet to take, with the terms of each."""
        terms = [self._terms(bet) for bet in s.public.aside if may_take(s, seat, bet)]
        return PickSeat(takable_makers(s, seat), terms=tuple(terms))

    def _terms(self, bet: SideBet) -> Reason:
        return because("terms-side", farthings=bet.against, against=bet.stake, side=self.sides[bet.side])

    def _stakes(
        self, s: State[SideBetRecordT, OptionsT], side: str, held: Farthings, answered: Farthings
    ) -> PickAmount | None:
        odds = self.price(s, side)
        if odds is None or not held or not answered:
            return None
        return PickAmount(1, held, field="stake") if self.agreed(s) else whole_stakes(odds, held, answered)

    def _largest_purse(self, s: State[SideBetRecordT, OptionsT], seats: Sequence[Seat]) -> Farthings:
        return max([in_purse(s, seat) for seat in seats], default=NOTHING)


def when_side_betting(
    rules: Rules[State[SideBetRecordT, OptionsT]], market: Market[SideBetRecordT, OptionsT], pauses: Sequence[Phase]
) -> None:
    """Register side bets. In each phase of ``pauses``, play waits until all bettors are ready."""

    @rules.does(OfferSide, market.may_offer, market.why_no_offer, law=market.law)
    def offer_side(s: State[SideBetRecordT, OptionsT], action: OfferSide) -> None:
        """Offer a bet. Players who may take it are asked again before play continues."""
        to = action.others[0] if action.others else NO_SEAT
        side, against = market.sides.index(action.side), market.counter_stake(s, action)
        offered = offer(s, action.seat, side, action.side, action.stake, against, to)
        r = s.public
        if r.phase in pauses:
            again = [seat for seat in market.bettors(s) if seat not in r.waiting and may_take(s, seat, offered)]
            r.waiting = (*r.waiting, *again)

    @rules.does(TakeSide, market.may_take, law=market.law)
    def take_side(s: State[SideBetRecordT, OptionsT], action: TakeSide) -> None:
        take(s, action.seat, action.other)

    @rules.does(WithdrawSide)
    def withdraw_side(s: State[SideBetRecordT, OptionsT], action: WithdrawSide) -> None:
        withdraw(s, action.seat)

    @rules.does(Ready)
    def ready(s: State[SideBetRecordT, OptionsT], action: Ready) -> None:
        s.public.waiting = tuple([seat for seat in s.public.waiting if seat != action.seat])
