"""Computer player for Baccara: exact odds, when to hold the bank, and how much to bet against it.

The learner draws even on six and bets at random. The sound player follows the optimal plan of odds.py, which considers
only its own cards. The sharp player takes every card seen into account.
"""

from collections.abc import Callable, Mapping

from crowe_table.engine.core import Action, Phase, PickAmount, act_of, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.baccara.actions import (
    Banco,
    BetOnCoup,
    DrawCard,
    FollowBanco,
    KeepBank,
    KeepSilent,
    LetGo,
    NoBet,
    PassBank,
    StayOnTwo,
)
from crowe_table.games.baccara.counting import point
from crowe_table.games.baccara.odds import Gains
from crowe_table.games.baccara.state import BaccaraPhase, BaccaraView
from crowe_table.games.baccara.view_odds import (
    bank_holds,
    cards_to_decide,
    chances_of,
    drawn_by_plan,
    gains_now,
    staked_by,
)
from crowe_table.kit.bank import DeclineBank, TakeBank
from crowe_table.kit.between_deals import default_answer
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.betting_style import BetOption
from crowe_table.search.levels import LEVELS

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=0, score=True, budget=100)
"""Level used for hints."""

HUNDRED, MILLION = 100, 10**6
LEARNER_DRAWS = 6
"""Highest point on which a learner draws."""
CAREFUL, BOLD = 4, 16
"""Sizes at which a careful and a bold player pass the bank, as multiples of its initial sum."""
SOUND_BET, LEARNER_BET = (10, 16), (16, 33)
"""Range of a bet by a sound player and by a learner, in hundredths of the purse."""
BASE_STAKES = 2
"""A bet against the bank is this many times the usual stake of the betting style."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return all three levels.

    Computed exactly, a learner loses 2.18% of the money staked against a sound banker, and a sound player loses 0.80%.
    As banker, a learner loses 1.54% of the money staked, and a sound banker wins 0.80%. Knowing the cards seen adds
    about 0.1% to the gain of the player who draws.
    """
    del preset, seats
    return LEVELS


def evaluate(view: BaccaraView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value in farthings and its reason."""
    del should_stop
    legal = view.legal
    if not legal:
        return ()
    if done := default_answer(legal):
        why = because("hint-buy-in") if isinstance(done, BuyIn) else NO_REASON
        return (Advice(done, 0.0, why, Measure.NOTHING),)
    judge = _JUDGES.get(view.public.phase)
    if judge:
        return judge(view, level, rng)
    return (Advice(legal[rng.below(len(legal))], 0.0, NO_REASON, Measure.NOTHING),)


def bet_options(view: BaccaraView, level: Level, rng: Rng) -> tuple[BetOption, ...]:
    """Return the bets that are equally good: every farthing bet against the bank costs the same on average."""
    del level, rng
    forms = view.call.forms if view.call and view.public.phase is BaccaraPhase.PARTIAL else ()
    sums = [part for form in forms if form.act == act_of(BetOnCoup) for part in form.parts]
    cost = float(chances_of(view.options).advantage)
    return tuple(
        [
            BetOption(BetOnCoup(view.seat, Farthings(part.least)), cost, part, times=BASE_STAKES)
            for part in sums
            if isinstance(part, PickAmount)
        ]
    )


def advise(view: BaccaraView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


def _money_advice(action: Action, farthings: float) -> Advice:
    return Advice(action, farthings, NO_REASON, Measure.MONEY)


def _either(first: bool, one: Advice, other: Advice) -> tuple[Advice, ...]:
    return (one, other) if first else (other, one)


def _purse(view: BaccaraView) -> Farthings:
    return view.public.purses[view.seat]


def _sum(view: BaccaraView, act: type[Action], wanted: float) -> Farthings:
    """Return the legal amount nearest to ``wanted``."""
    forms = view.call.forms if view.call else ()
    part = next(form.parts[0] for form in forms if form.act == act_of(act))
    assert isinstance(part, PickAmount)
    steps = max(0, round((wanted - part.least) / part.step))
    return Farthings(min(part.most, part.least + steps * part.step))


def _gain_on(view: BaccaraView, farthings: int) -> float:
    """Return the average gain of a bet. It is negative if the bank has the advantage."""
    return -float(chances_of(view.options).advantage) * farthings


# --- The bank --------------------------------------------------------------------------------------------------------


def _take(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise whether to take the bank.

    A bank on offer is taken with about an eighth of the purse. A full bank is taken over if it costs at most a quarter.
    """
    purse = _purse(view)
    sum_ = _sum(view, TakeBank, purse / 8 if level.whole else purse / (3 + rng.below(6)))
    gain = -_gain_on(view, sum_)
    dear = sum_ > purse / 4
    takes = rng.below(2) == 0 if not level.whole else not dear or view.public.phase == BaccaraPhase.OFFER
    take = _money_advice(TakeBank(view.seat, sum_), gain if takes else -1.0)
    return _either(takes, take, _money_advice(DeclineBank(view.seat), 0.0))


def _keep(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise whether to keep the bank. It gains on average, so the only reason to pass it is the risk."""
    held, times = bank_holds(view), CAREFUL if level.whole else BOLD
    great = held >= times * view.public.put_up or (level.whole and held > _purse(view))
    if not level.whole:
        great = great or rng.below(4) == 0
    gain = -_gain_on(view, held)
    keep = _money_advice(KeepBank(view.seat), 0.0 if great else gain)
    return _either(not great, keep, _money_advice(PassBank(view.seat), 0.0))


def _bid(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise a bid of up to a third of the purse, or up to a quarter if bids are sealed."""
    purse, sealed = _purse(view), view.options.auction == "sealed"
    limit = purse / 3 if level.whole else purse / (1 + rng.below(4))
    sum_ = _sum(view, BidSum, limit * 3 / 4 if sealed else 0)
    bids = sum_ <= limit
    gain = -_gain_on(view, sum_)
    bid = _money_advice(BidSum(view.seat, sum_), gain if bids else -1.0)
    return _either(bids, bid, _money_advice(DropOut(view.seat), 0.0))


# --- The bets --------------------------------------------------------------------------------------------------------


def _suivi(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    return _alone(view, level, rng, FollowBanco(view.seat), LetGo(view.seat))


def _banco(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    return _alone(view, level, rng, Banco(view.seat), KeepSilent(view.seat))


def _alone(view: BaccaraView, level: Level, rng: Rng, cry: Action, silent: Action) -> tuple[Advice, ...]:
    """Advise calling banco now and then, if the bank is small compared with the purse. Hints never advise it."""
    held = bank_holds(view)
    cries = level is not ADVISER and held * (4 if level.whole else 2) <= _purse(view) and rng.below(3) == 0
    silence = _money_advice(silent, 0.0)
    return _either(cries, _money_advice(cry, _gain_on(view, held)), silence)


def _bet(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise a bet of a part of the purse, so that there is a coup. Hints advise no bet."""
    if level is ADVISER:
        least = _sum(view, BetOnCoup, 0)
        some = _money_advice(BetOnCoup(view.seat, least), _gain_on(view, least))
        return _money_advice(NoBet(view.seat), 0.0), some
    low, high = SOUND_BET if level.whole else LEARNER_BET
    sum_ = _sum(view, BetOnCoup, _purse(view) * (low + rng.below(high - low)) / HUNDRED)
    some = _money_advice(BetOnCoup(view.seat, sum_), _gain_on(view, sum_))
    return some, _money_advice(NoBet(view.seat), 0.0)


# --- The third card --------------------------------------------------------------------------------------------------


def _draw(view: BaccaraView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Advise whether to draw a third card: a learner draws on six points or less, other players follow the plan.

    The sharp player and hints use the odds of the unseen cards.
    """
    if len({type(action) for action in view.legal}) == 1:
        return (Advice(view.legal[0], 0.0, NO_REASON, Measure.NOTHING),)
    gain = gains_now(view) if level.score else None
    if gain is not None:
        return _by_odds(view, gain)
    if level.whole:
        draws = rng.below(MILLION) < drawn_by_plan(view) * MILLION
    else:
        draws = point(cards_to_decide(view)) <= LEARNER_DRAWS
    card, stand = (
        Advice(DrawCard(view.seat), 0.0, NO_REASON, Measure.NOTHING),
        Advice(StayOnTwo(view.seat), 0.0, NO_REASON, Measure.NOTHING),
    )
    return _either(draws, card, stand)


def _by_odds(view: BaccaraView, gain: Gains) -> tuple[Advice, ...]:
    """Rank standing and drawing by their values in farthings at this stake."""
    r = view.public
    staked = sum([staked_by(view, seat) for seat in r.others]) if view.seat == r.dealer else staked_by(view, view.seat)
    stands, draws = gain
    card = Advice(DrawCard(view.seat), float(draws * staked), NO_REASON, Measure.MONEY)
    stand = Advice(StayOnTwo(view.seat), float(stands * staked), NO_REASON, Measure.MONEY)
    return _either(draws > stands, card, stand)


_JUDGES: Mapping[Phase, Callable[[BaccaraView, Level, Rng], tuple[Advice, ...]]] = {
    BaccaraPhase.OFFER: _take,
    BaccaraPhase.TAKE_OVER: _take,
    BaccaraPhase.KEEP: _keep,
    BaccaraPhase.AUCTION: _bid,
    BaccaraPhase.SUIVI: _suivi,
    BaccaraPhase.BANCO: _banco,
    BaccaraPhase.PARTIAL: _bet,
    BaccaraPhase.DRAW: _draw,
    BaccaraPhase.BANKER_DRAW: _draw,
}
