"""What may be bet on aside, when, and at what price (R15): the others bet among themselves while the caster casts."""

from crowe_table.engine.core import Action, PickAmount, PickSeat, PickWord, Reason, Seat, because
from crowe_table.engine.money import Farthings, odds_pay
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.actions import OfferSide, TakeSide, WithdrawSide
from crowe_table.games.hazard.odds import IN, OUT, SIDES
from crowe_table.games.hazard.state import CASTING, HazardPhase, HazardState
from crowe_table.kit import aside
from crowe_table.kit.odds import EVENS, Odds, whole_stakes
from crowe_table.kit.purses import in_purse
from crowe_table.kit.ways import Parts, Tried

MOST_OFFERS = 2
"""How many bets aside a player may offer in one hand, one at a time (R21)."""
LAW = "side-bets"
_OPEN = (*CASTING, HazardPhase.CHOICE, HazardPhase.ODDS, HazardPhase.DECISION)


def is_open(s: HazardState) -> bool:
    """Whether bets may be made aside now."""
    if not s.options.side_bets or s.seats < 3:
        return False
    phase = s.public.phase
    return phase in _OPEN or (phase is HazardPhase.AGAINST and s.options.bet_offers == "open")


def price(s: HazardState, side: str) -> Odds | None:
    """What the house's odds give on a side: so much is won on so much. None if that side cannot be bet on now."""
    if side not in (IN, OUT) and s.public.phase is not HazardPhase.COME_OUT:
        return None
    return odds.given(s.options, side, s.public.main, s.public.chance)


def acts(s: HazardState, seat: Seat) -> tuple[type[Action], ...]:
    """What this player may do aside now. Who is to be heard against the caster speaks to the caster first."""
    r = s.public
    if seat == r.dealer or seat in r.to_speak[:1] or not is_open(s):
        return ()
    found: list[type[Action]] = [TakeSide] if aside.takable(s, seat) else []
    if aside.standing(r, seat):
        found.append(WithdrawSide)
    elif r.made[seat] < MOST_OFFERS and may_offer(s, seat):
        found.append(OfferSide)
    return tuple(found)


def partners(s: HazardState, seat: Seat) -> tuple[Seat, ...]:
    """With whom this player may bet aside: all others with money but the caster."""
    return tuple([other for other in s.public.others if other != seat and in_purse(s, other)])


def stakes(s: HazardState, seat: Seat, side: str) -> PickAmount | None:
    """What this player may put down on a side, so that somebody can answer it; None if nothing."""
    given, held = price(s, side), in_purse(s, seat)
    if given is None or not held:
        return None
    if s.options.side_odds == "free":
        return PickAmount(1, held, field="stake")
    return whole_stakes(given, held, deepest(s, seat))


def deepest(s: HazardState, seat: Seat) -> Farthings:
    """The most that anybody can put against this player's bet."""
    return max([in_purse(s, other) for other in partners(s, seat)], default=Farthings(0))


def may_offer(s: HazardState, seat: Seat) -> list[Parts]:
    """A side, a sum (where the price is free, two) and whom it is offered to; of each side one small bet is tried."""
    others, free = partners(s, seat), s.options.side_odds == "free"
    if not others:
        return []
    found: list[Parts] = []
    for side in SIDES:
        form = stakes(s, seat, side)
        if form is None:
            continue
        most = deepest(s, seat)
        small = max(form.least, min(form.most, s.options.step // form.step * form.step))
        small = min(small, most) if free else small
        answered = (Tried(PickAmount(1, most, field="against"), (small,)),) if free else ()
        to = Tried(PickSeat(others, 0, 1, several=True, field="others"), ((),))
        found.append((PickWord((side,), "side"), Tried(form, (small,)), *answered, to))
    return found


def why_no_offer(s: HazardState, action: OfferSide) -> Reason | None:
    """A price that is not theirs to name, or more than those who are asked can answer."""
    if action.against and s.options.side_odds != "free":
        return because("refuse-side-price", law=LAW)
    against = counter_stake(s, action)
    asked = action.others or partners(s, action.seat)
    if max([in_purse(s, other) for other in asked]) < against:
        return because("refuse-side-uncovered", farthings=against, law=LAW)
    return None


def counter_stake(s: HazardState, action: OfferSide) -> Farthings:
    """What the taker is to put down. Stakes are such that it is whole."""
    if s.options.side_odds == "free":
        return action.against
    return odds_pay(action.stake, *(price(s, action.side) or EVENS)) or Farthings(0)


def may_take(s: HazardState, seat: Seat) -> PickSeat:
    """Whose bet is taken."""
    return PickSeat(aside.takable(s, seat))
