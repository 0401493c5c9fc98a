"""Bets aside: what the others wager among themselves while the caster casts (R15).

A bet is offered at the price of the moment, to one player or to anybody; who first takes it has it. It may be taken
back until then, and what nobody has taken goes back to its maker when the dice go into the box (R21).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.core import (
    Action,
    JustSay,
    PickAmount,
    PickSeat,
    PickWord,
    Reason,
    Said,
    Seat,
    Tell,
    Way,
    because,
)
from crowe_table.engine.money import Farthings, odds_pay, purse
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.answers import OfferSide, TakeSide, WithdrawSide
from crowe_table.games.hazard.odds import EVENS, IN, OUT, SIDES, Odds
from crowe_table.games.hazard.sitting import (
    AGAINST,
    CASTING,
    CHOICE,
    COME_OUT,
    DECISION,
    ODDS,
    HazardState,
    SideBet,
    now,
    pay,
)

MOST_OFFERS = 2
"""How many bets aside a player may offer in one hand, one at a time (R21)."""
LAW = "side-bets"
_OPEN = (*CASTING, CHOICE, ODDS, DECISION)


# --- When, and at what price -----------------------------------------------------------------------------------------


def is_open(s: HazardState) -> bool:
    """Whether bets may be made aside now."""
    if not s.options.side_bets or s.seats < 3:
        return False
    return s.phase in _OPEN or (s.phase == AGAINST and s.options.bet_offers == "open")


def price(s: HazardState, side: str) -> Odds | None:
    """What the house's odds give on a side: so much is won on so much. None if that side cannot be bet on now."""
    if side not in (IN, OUT) and s.phase != COME_OUT:
        return None
    return odds.given(s.options, side, s.main, s.point)


def sides_open(s: HazardState) -> list[str]:
    """What may be bet on now."""
    return [side for side in SIDES if price(s, side)]


# --- What may be answered --------------------------------------------------------------------------------------------


def ways(s: HazardState, seat: Seat) -> Iterator[Way]:
    """What this player may do in the market now. Who is to be heard against the caster speaks to him first."""
    if seat == s.dealer or seat in s.to_speak[:1] or not is_open(s):
        return
    takable = tuple(bet.maker for bet in s.aside if _may_take(s, seat, bet))
    if takable:
        yield Way("take_side", PickSeat(takable))
    if standing(s, seat):
        yield Way("withdraw_side", JustSay())
    elif s.made[seat] < MOST_OFFERS and s.purse(seat):
        yield from _offers(s, seat)


def _offers(s: HazardState, seat: Seat) -> Iterator[Way]:
    others = partners(s, seat)
    if not others:
        return
    own, deepest = s.purse(seat), max(map(s.purse, others))
    for side in sides_open(s):
        stakes = _stakes(s, side, own, deepest)
        if stakes is None:
            continue
        then: tuple[PickAmount | PickSeat, ...] = (stakes, PickSeat(others, 0, 1))
        if s.options.side_odds == "free":
            then = (stakes, PickAmount(1, deepest, field="against"), PickSeat(others, 0, 1))
        yield Way("offer_side", PickWord((side,), "side"), then)


def partners(s: HazardState, seat: Seat) -> tuple[Seat, ...]:
    """With whom this player may bet aside: all with money but himself and the caster."""
    return tuple(other for other in s.others if other != seat and s.purse(other))


def stake_form(s: HazardState, seat: Seat, side: str) -> PickAmount | None:
    """What this player may put down on a side, so that somebody can answer it; None if nothing."""
    others = partners(s, seat)
    return _stakes(s, side, s.purse(seat), max(map(s.purse, others))) if others else None


def _stakes(s: HazardState, side: str, own: Farthings, deepest: Farthings) -> PickAmount | None:
    """Whole shares of the odds, such as the purse can bear and the deepest of the others can answer."""
    given = price(s, side)
    if given is None or not own:
        return None
    if s.options.side_odds == "free":
        return PickAmount(1, own, field="stake")
    win, risk = given
    times = min(own // risk, deepest // win)
    return PickAmount(risk, risk * times, risk, field="stake") if times else None


def standing(s: HazardState, seat: Seat) -> SideBet | None:
    """This player's bet that nobody has yet taken, if he has one."""
    return next((bet for bet in s.aside if bet.maker == seat and bet.taker < 0), None)


def _may_take(s: HazardState, seat: Seat, bet: SideBet) -> bool:
    free = bet.taker < 0 and bet.maker != seat and bet.to in (seat, -1)
    return free and s.purse(seat) >= bet.against


# --- The judge -------------------------------------------------------------------------------------------------------


def refuse(s: HazardState, action: Action) -> Reason | None:
    """Why a bet aside cannot be offered, taken or taken back."""
    if isinstance(action, OfferSide):
        return _refuse_offer(s, action)
    if isinstance(action, TakeSide):
        return _refuse_take(s, action)
    return None


def _refuse_offer(s: HazardState, action: OfferSide) -> Reason | None:
    if action.side not in SIDES or price(s, action.side) is None:
        return because("refuse-side-closed", law=LAW)
    if action.stake < 1:
        return because("refuse-side-nothing", law=LAW)
    if action.stake > s.purse(action.seat):
        return because("refuse-purse", farthings=s.purse(action.seat), law="money")
    if len(action.others) > 1 or not set(action.others) <= set(partners(s, action.seat)):
        return because("refuse-side-whom", law=LAW)
    if (action.against > 0) != (s.options.side_odds == "free") or action.against < 0:
        return because("refuse-side-free" if action.against < 1 else "refuse-side-price", law=LAW)
    against = counter_stake(s, action)
    if against is None:
        risk = (price(s, action.side) or EVENS)[1]
        return because("refuse-side-odds", farthings=risk, law=LAW)
    asked = action.others or partners(s, action.seat)
    if max(s.purse(other) for other in asked) < against:
        return because("refuse-side-uncovered", farthings=against, law=LAW)
    return None


def counter_stake(s: HazardState, action: OfferSide) -> Farthings | None:
    """What the taker is to put down; None if that would be no whole number of farthings."""
    if s.options.side_odds == "free":
        return action.against
    return odds_pay(action.stake, *(price(s, action.side) or EVENS))


def _refuse_take(s: HazardState, action: TakeSide) -> Reason | None:
    bet = standing(s, action.other) if 0 <= action.other < s.seats else None
    if bet is None or bet.maker == action.seat:
        return because("refuse-side-none", law=LAW)
    if bet.to not in (action.seat, -1):
        return because("refuse-side-to-another", seat=bet.to, law=LAW)
    if s.purse(action.seat) < bet.against:
        return because("refuse-purse", farthings=s.purse(action.seat), law="money")
    return None


# --- What is done ----------------------------------------------------------------------------------------------------


def offer(s: HazardState, action: OfferSide, tell: Tell) -> None:
    """The stake lies down, and those who might take it are asked again."""
    s.last_number += 1
    s.made[action.seat] += 1
    to = action.others[0] if action.others else -1
    against = counter_stake(s, action) or 0
    bet = SideBet(s.last_number, action.seat, SIDES.index(action.side), action.stake, against, to)
    s.aside.append(bet)
    if tell:
        key = f"say-side-{action.side}"
        tell(Said(action.seat, because(key, farthings=bet.stake, against=bet.against, other=to, named=int(to >= 0))))
    pay(s, purse(action.seat), bet.account, bet.stake, because("paid-side-offer"), tell)
    if s.phase in CASTING:
        s.waiting += [seat for seat in s.others if seat not in s.waiting and _may_take(s, seat, bet)]
    _tell_slip(s, tell)


def take(s: HazardState, action: TakeSide, tell: Tell) -> None:
    """First come, first served: both sums lie together now, and stay."""
    bet = standing(s, action.other)
    assert bet is not None
    s.aside[s.aside.index(bet)] = replace(bet, to=-1, taker=action.seat)
    if tell:
        tell(Said(action.seat, because("say-side-done", seat=bet.maker)))
    pay(s, purse(action.seat), bet.account, bet.against, because("paid-side-take"), tell)
    _tell_slip(s, tell)


def withdraw(s: HazardState, action: WithdrawSide, tell: Tell) -> None:
    """A bet that nobody has taken is off."""
    bet = standing(s, action.seat)
    assert bet is not None
    if tell:
        tell(Said(action.seat, because("say-side-off")))
    _give_back(s, [bet], because("paid-side-back"), tell)


def dice_go_in(s: HazardState, tell: Tell) -> None:
    """What nobody has taken goes back before a throw."""
    _give_back(s, [bet for bet in s.aside if bet.taker < 0], because("paid-side-untaken"), tell)


def next_throw_known(s: HazardState, nicked: bool, lost: bool, tell: Tell) -> None:
    """Bets on the very next throw are decided by it."""
    happened = {"cast_nick": nicked, "cast_lose": lost}
    for bet in [bet for bet in s.aside if SIDES[bet.side] in happened]:
        _decide(s, bet, happened[SIDES[bet.side]], tell)


def hand_known(s: HazardState, won: bool, tell: Tell) -> None:
    """Bets on the hand are decided by it."""
    for bet in list(s.aside):
        _decide(s, bet, won == (SIDES[bet.side] == IN), tell)


def all_off(s: HazardState, tell: Tell) -> None:
    """A hand without a result decides no bet (R8)."""
    _give_back(s, list(s.aside), because("paid-side-void"), tell)


def _decide(s: HazardState, bet: SideBet, for_maker: bool, tell: Tell) -> None:
    winner = bet.maker if for_maker else bet.taker
    pay(s, bet.account, purse(winner), bet.stake + bet.against, because("paid-side-won"), tell)
    s.aside.remove(bet)
    _tell_slip(s, tell)


def _give_back(s: HazardState, bets: list[SideBet], why: Reason, tell: Tell) -> None:
    """Each gets back what he put down."""
    for bet in bets:
        pay(s, bet.account, purse(bet.maker), bet.stake, why, tell)
        if bet.taker >= 0:
            pay(s, bet.account, purse(bet.taker), bet.against, why, tell)
        s.aside.remove(bet)
    if bets:
        _tell_slip(s, tell)


def _tell_slip(s: HazardState, tell: Tell) -> None:
    now("aside", s.slip, tell)


# --- Answers worth listing -------------------------------------------------------------------------------------------


def sample(s: HazardState, seat: Seat) -> Iterator[Action]:
    """A few of the things this player may do here: what he can take, and one small bet of each kind."""
    for way in ways(s, seat):
        match way.act, way.form:
            case "take_side", PickSeat(seats=makers):
                yield from (TakeSide(seat, maker) for maker in makers)
            case "withdraw_side", _:
                yield WithdrawSide(seat)
            case "offer_side", PickWord(words=(side,)):
                yield _small(s, seat, side)


def _small(s: HazardState, seat: Seat, side: str) -> OfferSide:
    """About a stake unit on this side, or what there is; to anybody, at evens where the price is free."""
    form = stake_form(s, seat, side)
    assert form is not None
    stake = max(form.least, min(form.most, s.options.step // form.step * form.step))
    if s.options.side_odds != "free":
        return OfferSide(seat, side, stake)
    deepest = max(s.purse(other) for other in partners(s, seat))
    return OfferSide(seat, side, min(stake, deepest), (), min(stake, deepest))
