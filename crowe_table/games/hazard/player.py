"""Computer player of Hazard: exact odds, and the part of a purse to stake on them.

Only future throws and sealed bets are hidden, so there is no search. Each action is valued by its exact expected gain
in farthings. The levels differ only in how they bet. A learner guesses the odds and pays for the pleasure of betting.
The others take no bet worse than fair, except to keep the box moving (R22). A sharp player stakes much at favourable
odds, and otherwise the minimum.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import TypeAlias

from msgspec.structs import replace

from crowe_table.engine.core import Action, Seat, because
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.hazard import odds, rules
from crowe_table.games.hazard.actions import (
    Accept,
    CastOn,
    Declare,
    Knock,
    Lay,
    LayOdds,
    NameMain,
    NoOffer,
    OfferBet,
    RefuseAll,
    Retrieve,
    SetStake,
)
from crowe_table.games.hazard.casting import MAINS
from crowe_table.games.hazard.market import MARKET
from crowe_table.games.hazard.odds import CAST_NICK, IN, OUT, SIDES
from crowe_table.games.hazard.state import HazardState, HazardView, backed, odds_laid, wager
from crowe_table.games.hazard.value import best_main, fair_odds, good_odds, hand_value, turn_value
from crowe_table.kit import side_bets
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.odds import EVENS
from crowe_table.kit.purses import in_purse
from crowe_table.kit.side_bets import OfferSide, SideBet, TakeSide
from crowe_table.kit.stakes import staked
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.betting_style import BetOption
from crowe_table.search.levels import LEVELS, SOUND

Judge: TypeAlias = Callable[[HazardState, Seat, Level, Rng], tuple[Advice, ...]]

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=0, score=True, budget=2000)
"""Level used for hints."""

LEARNER_MAX_LOSS = Fraction(1, 8)
"""Fraction of a stake that a learner is willing to lose on average in a side bet."""
LEARNER_MIN_CHANCE = Fraction(2, 5)
"""Minimum winning chance with which a learner casts on."""
MAX_OFFER = 5, 6
"""Limit of a first offer, as a fraction of the way from evens to the fair price.

At 5/6, offers in Mr. Pearson's game reach 1⅕ to 1.
"""
MAX_SIDE_BET_OFFERS = 3
"""A side bet is not offered again after it was refused this many times."""
MAX_WAGER, MAX_EQUAL_SHARES, BASE_STAKES = 4, 2, 2
"""Limits for players with a betting style.

The caster wagers at most a quarter of the purse. A setter sets twice the usual stake, but at most two equal shares.
"""
OUTBID_LIMIT = {False: Fraction(25, 24), True: Fraction(1)}
"""Limit for outbidding another player, as a fraction of the way from evens to the fair price.

The key says whether the player is better than a learner.
"""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ measurably. The difference is clear only in Mr. Pearson's auction."""
    del seats
    return LEVELS if preset == "pearson" else (SOUND,)


def evaluate(view: HazardView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value in farthings."""
    del should_stop
    if not view.legal:
        return ()
    s = rules.Hazard().imagine(view, Chance("seen").stream("seen"))
    if view.seat in s.public.waiting:
        return _side_bet(s, view.seat, level, rng)
    if view.ask is None or view.call is None or not view.call.must:
        return ()
    judge = _JUDGES.get(view.ask.key)
    if judge:
        return judge(s, view.seat, level, rng)
    if BuyIn(view.seat) in view.legal:
        return (Advice(BuyIn(view.seat), 0.0, because("hint-buy-in")),)
    return (Advice(view.legal[0], 0.0, NO_REASON),)


def bet_options(view: HazardView, level: Level, rng: Rng) -> tuple[BetOption, ...]:
    """Return the stakes among which a betting style chooses. The caster covers as many players as the purse allows."""
    del level, rng
    if view.ask is None or view.call is None or not view.call.must or view.seat in view.public.waiting:
        return ()
    s, seat = rules.Hazard().imagine(view, Chance("seen").stream("seen")), Seat(view.seat)
    cost, step = float(hand_value(s.options)), s.options.step
    match view.ask.key:
        case "wager-setters":
            form, setters = rules.wager_limits(s, seat), len(s.public.others)
            most = max(form.least, min(form.most, in_purse(s, seat) // MAX_WAGER // step * step))
            sums = replace(form, least=min(most, max(form.least, step * setters)), most=most)
            return (BetOption(Declare(seat, Farthings(sums.least)), -cost, sums, times=setters),)
        case "wager-one_bet":
            form = rules.wager_limits(s, seat)
            most = max(form.least, min(form.most, in_purse(s, seat) // MAX_WAGER // step * step))
            sums = replace(form, most=most)
            return (BetOption(Declare(seat, Farthings(sums.least)), -cost, sums, times=BASE_STAKES),)
        case "setters":
            form = rules.limits_against(s, seat)
            most = max(step, min(form.most, MAX_EQUAL_SHARES * rules.equal_share(s, seat)))
            sums = replace(form, least=step, most=most)
            return (BetOption(SetStake(seat, step), cost, sums, times=BASE_STAKES),)
        case "covers":
            form = rules.limits_against(s, seat)
            return (BetOption(Lay(seat, Farthings(form.least)), cost, form, times=BASE_STAKES),)
        case "knock":
            return (BetOption(Knock(seat, _all_that_purse_covers(s, seat)), -cost),)
    return ()


def _all_that_purse_covers(s: HazardState, seat: Seat) -> tuple[Seat, ...]:
    """Return the players whose stakes the purse can cover, in seat order. The smallest stakes are covered first."""
    left, chosen = in_purse(s, seat), set[Seat]()
    for other in sorted(backed(s), key=lambda each: staked(s, each)):
        left = Farthings(left - staked(s, other))
        if left < 0:
            break
        chosen.add(other)
    return tuple([other for other in backed(s) if other in chosen])


def _advice(action: Action, farthings: float) -> Advice:
    return Advice(action, farthings, NO_REASON, Measure.MONEY)


def advise(view: HazardView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


# --- Share of the purse ----------------------------------------------------------------------------------------------


def _sum_to_stake(s: HazardState, seat: Seat, level: Level, better: bool, rng: Rng) -> int:
    """Return the sum to stake on one hand.

    The sum is greater at better odds. At bad odds, better players stake less.
    """
    if not level.whole:
        return in_purse(s, seat) // (3 + rng.below(9))
    if better:
        return in_purse(s, seat) // (4 if level.score else 6)
    return in_purse(s, seat) // (16 if level.score else 10)


def _round_to_step(amount: int, least: int, most: int, step: int) -> Farthings:
    return Farthings(max(least, min(most, amount // step * step)))


# --- The wager -------------------------------------------------------------------------------------------------------


def _wager(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise a wager: a large one if a turn with the box gains on average, and otherwise a smaller one.

    At bad odds, a sharp player wagers the minimum.
    """
    better = turn_value(s.options) > 0
    value = turn_value(s.options) if better else hand_value(s.options)
    form = rules.wager_limits(s, seat)
    wanted = form.least if level.score and not better else _sum_to_stake(s, seat, level, better, rng)
    amount = _round_to_step(wanted, form.least, form.most, form.step)
    sums = dict.fromkeys((amount, Farthings(form.least), Farthings(form.most)))
    return tuple(_advice(Declare(seat, each), float(each * value)) for each in sums)


# --- Against the caster ----------------------------------------------------------------------------------------------


def _set(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise setting an equal share, as far as the purse allows.

    It is at least one step, so that the hand is played.
    """
    form = rules.limits_against(s, seat)
    value = -hand_value(s.options)
    trusted = _sum_to_stake(s, seat, level, value > 0, rng)
    share = rules.equal_share(s, seat)
    amount = _round_to_step(min(share, trusted), form.step, form.most, form.step)
    best = _advice(SetStake(seat, amount), float(amount * value))
    return best, _advice(SetStake(seat, NOTHING), 0.0)


def fair_price(s: HazardState) -> Fraction:
    """Return the fair stake against one unit of the caster's, in the game with one accepted bet."""
    p = odds.win_chance(s.options)
    return (1 - p) / p


def _part_of_fair_price(s: HazardState, part: Fraction) -> int:
    """Return a bet between a low price and the fair price. ``part`` is the fraction of the way to the fair price.

    The low price is evens, or nine tenths of the fair price if that is less.
    """
    fair = fair_price(s)
    low = min(Fraction(1), fair * Fraction(9, 10))
    return floor(wager(s) * (low + (fair - low) * part))


def _offer(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise offering a random price below the fair one.

    If another offer is as high, outbid it within the level's limit.
    """
    form = rules.limits_against(s, seat)
    drawn = _part_of_fair_price(s, Fraction(rng.below(1000), 1000) * Fraction(*MAX_OFFER))
    best = max((staked(s, other) for other in backed(s)), default=NOTHING)
    amount = drawn // form.step * form.step
    if amount <= best:
        amount = best + form.step
    highest = min(_part_of_fair_price(s, OUTBID_LIMIT[level.whole]), form.most, in_purse(s, seat) // 2)
    nothing = _advice(NoOffer(seat), 0.0)
    if not form.least <= amount <= highest:
        return (nothing,)
    bet = OfferBet(seat, Farthings(amount))
    return _advice(bet, _bet_value(s, bet.amount)), nothing


def _bet_value(s: HazardState, amount: Farthings) -> float:
    won, lost = odds.win_loss_chances(s.options)
    return float(lost * wager(s) - won * amount)


def _accept(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise accepting the best offer if its price is good.

    Otherwise a learner still accepts it, and a better player does so half the time, so that hands are played. Hints
    accept only a fair price.
    """
    other = max(backed(s), key=lambda each: staked(s, each))
    amount = staked(s, other)
    taken = _advice(Accept(seat, other), -_bet_value(s, amount))
    refused = _advice(RefuseAll(seat), 0.0)
    good = amount >= (
        _part_of_fair_price(s, Fraction(*MAX_OFFER)) if level is not ADVISER else wager(s) * fair_price(s)
    )
    yields = level is not ADVISER and (not level.whole or rng.below(2) == 0)
    return (taken, refused) if good or yields else (refused, taken)


def _lay(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise a stake for the caster to cover. It is larger if the odds are against the caster."""
    form = rules.limits_against(s, seat)
    value = -hand_value(s.options)
    amount = _round_to_step(_sum_to_stake(s, seat, level, value > 0, rng), form.least, form.most, form.step)
    return (_advice(Lay(seat, amount), float(amount * value)),)


def _knock(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise which stakes to cover: at good odds as many as the purse should risk.

    At bad odds, a sharp player covers only the smallest.
    """
    value = hand_value(s.options)
    trusted = min(_sum_to_stake(s, seat, level, value > 0, rng), in_purse(s, seat))
    chosen: list[Seat] = []
    laid = 0
    for other in sorted(backed(s), key=lambda each: staked(s, each)):
        laid += staked(s, other)
        alone = level.score and value <= 0
        if chosen and (alone or laid > trusted):
            break
        if laid <= in_purse(s, seat):
            chosen.append(other)
    knocked = tuple(other for other in backed(s) if other in chosen)
    covered = sum([staked(s, each) for each in knocked])
    best = _advice(Knock(seat, knocked), float(covered * value))
    return (best, _advice(Knock(seat, ()), 0.0)) if knocked else (best,)


# --- The main and the chance -----------------------------------------------------------------------------------------


def _name_main(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    best = best_main(s.options) if level.whole else MAINS[rng.below(len(MAINS))]
    rest = sorted((main for main in MAINS if main != best), key=lambda main: -hand_value(s.options, main))
    return tuple(_advice(NameMain(seat, main), float(wager(s) * hand_value(s.options, main))) for main in (best, *rest))


def _lay_odds(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise laying just enough odds to make the caster cast on, but less than would make the bet fair."""
    del rng
    amount = odds_to_lay(s, seat, level)
    none = _advice(LayOdds(seat, NOTHING), 0.0)
    if not 0 < amount <= in_purse(s, seat):
        return (none,)
    p = odds.win_chance(s.options, s.public.main, s.public.chance)
    value = (1 - p) * staked(s, seat) - p * (staked(s, seat) + amount)
    return _advice(LayOdds(seat, amount), float(value)), none


def odds_to_lay(s: HazardState, seat: Seat, level: Level) -> Farthings:
    """Return the odds to lay. They are 0 if the caster will cast on without them, or if no odds are worth laying."""
    o, own = s.options, staked(s, seat)
    fair, good = fair_odds(o, s.public.main, s.public.chance), good_odds(o, s.public.main, s.public.chance)
    if not o.retrieve or good <= 0:
        return NOTHING
    if not level.whole:
        return Farthings(floor(own * fair / 2))
    amount = Farthings(ceil(own * good))
    return amount if amount < own * fair else NOTHING


def _decide(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    del rng
    value = casting_on(s, level)
    on = _advice(CastOn(seat), float(value))
    off = _advice(Retrieve(seat), 0.0)
    stands = (
        value >= 0 if level.whole else odds.win_chance(s.options, s.public.main, s.public.chance) >= LEARNER_MIN_CHANCE
    )
    return (on, off) if stands else (off, on)


def casting_on(s: HazardState, level: Level) -> Fraction:
    """Return the value of casting on: the stakes and odds to win, and for better levels the value of the box."""
    p = odds.win_chance(s.options, s.public.main, s.public.chance)
    against = sum([staked(s, each) for each in s.public.others])
    box = turn_value(s.options) * wager(s) if level.whole else Fraction(0)
    return p * (against + _total_odds_laid(s) + box) - (1 - p) * wager(s)


def _total_odds_laid(s: HazardState) -> Farthings:
    return Farthings(sum([s.ledger.balance(odds_laid(seat)) for seat in s.public.others]))


# --- Side bets -------------------------------------------------------------------------------------------------------


def _side_bet(s: HazardState, seat: Seat, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Return the suitable side bets, best first.

    If there is none, return an offer. Readiness for the throw comes last.
    """
    ready = _advice(Ready(seat), 0.0)
    taken = _bets_to_take(s, seat, level, rng)
    if taken:
        return *taken, ready
    offered = _bet_to_offer(s, seat, level, rng)
    return (offered, ready) if offered else (ready,)


def chances(s: HazardState, side: str) -> tuple[Fraction, Fraction]:
    """Return the probabilities that a side bet wins and loses. If the caster retrieves the wager, the bet is void."""
    if side in (IN, OUT):
        won, lost = odds.win_loss_chances(s.options, s.public.main, s.public.chance)
        return (won, lost) if side == IN else (lost, won)
    nicks, loses = odds.next_throw_chances(s.options, s.public.main)
    happens = nicks if side == CAST_NICK else loses
    return happens, 1 - happens


def side_bet_value(s: HazardState, bet: SideBet) -> Fraction:
    """Return the expected gain in farthings for a player who takes a side bet."""
    for_maker, for_taker = chances(s, SIDES[bet.side])
    return for_taker * bet.stake - for_maker * bet.against


def _bets_to_take(s: HazardState, seat: Seat, level: Level, rng: Rng) -> list[Advice]:
    found = []
    for bet in s.public.aside:
        action = TakeSide(seat, bet.maker)
        if not side_bets.may_take(s, seat, bet) or bet.against > in_purse(s, seat) // _purse_divisor(level):
            continue
        value = side_bet_value(s, bet)
        if _should_bet(value / bet.against, level, rng):
            found.append(_advice(action, float(value)))
    return sorted(found, key=lambda advice: -advice.value)


def _purse_divisor(level: Level) -> int:
    """Return the number of parts into which a purse is divided. A side bet may take one part."""
    return 8 if level.whole else 4


def _should_bet(gain: Fraction, level: Level, rng: Rng) -> bool:
    """Whether to bet at this expected gain per unit. A sharp player needs a profit, a sound one a fair price."""
    if level.score:
        return gain > 0
    if level.whole:
        return gain > 0 or (gain == 0 and rng.below(2) == 0)
    return gain >= -LEARNER_MAX_LOSS and rng.below(2) == 0


def _bet_to_offer(s: HazardState, seat: Seat, level: Level, rng: Rng) -> Advice | None:
    """Return the advice to offer a bet of about a stake unit on the best side, or None.

    Players below the sharp level often offer nothing. A bet refused too often is not offered again.
    """
    if side_bets.open_bet(s.public, seat) or s.public.made[seat] >= MARKET.max_offers or not MARKET.partners(s, seat):
        return None
    if not level.score and rng.below(3):
        return None
    sides = [side for at, side in enumerate(SIDES) if s.public.untaken.count((seat, at)) < MAX_SIDE_BET_OFFERS]
    found = [offer for side in sides if (offer := _offer_on(s, seat, side, level))]
    if not found:
        return None
    best = max(found, key=lambda each: each.value) if level.whole else found[rng.below(len(found))]
    bet = best.action
    assert isinstance(bet, OfferSide)
    return best if _should_bet(Fraction(best.value) / bet.stake, level, rng) else None


def _offer_on(s: HazardState, seat: Seat, side: str, level: Level) -> Advice | None:
    form = MARKET.stakes(s, seat, side)
    if form is None:
        return None
    wanted = min(s.options.step, in_purse(s, seat) // _purse_divisor(level))
    stake = _round_to_step(wanted, form.least, form.most, form.step)
    if stake > in_purse(s, seat) // _purse_divisor(level):
        return None
    won, lost = chances(s, side)
    if s.options.side_odds == "free":
        against = Farthings(ceil(stake * lost / won)) if won else NOTHING
        offer = OfferSide(seat, side, stake, (), against)
    else:
        win, risk = MARKET.price(s, side) or EVENS
        against = Farthings(stake * win // risk)
        offer = OfferSide(seat, side, stake)
    if against < 1 or rules.Hazard().refuse(s, offer):
        return None
    value = won * against - lost * stake
    return _advice(offer, float(value))


_JUDGES: Mapping[str, Judge] = {
    "wager-setters": _wager,
    "wager-one_bet": _wager,
    "setters": _set,
    "one_bet": _offer,
    "covers": _lay,
    "accept": _accept,
    "knock": _knock,
    "name-main": _name_main,
    "lay-odds": _lay_odds,
    "cast-on": _decide,
}
