"""Computer player for Blind Hookey. The cards are random, so the levels differ only in their stakes (R15).

The learner stakes at random. The others stake the minimum on one heap. They prefer a heap that others back, because the
dealer's deal then ends sooner.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Action, PickAmount, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.actions import Stake, StakeNoMore, StakeNothing
from crowe_table.games.blind_hookey.state import HookeyView
from crowe_table.kit.between_deals import default_answer
from crowe_table.kit.buying import BuyIn
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.betting_style import BetOption
from crowe_table.search.levels import LEARNER, SOUND

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=0, score=True, budget=100)
"""Level used for hints."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return two levels only, because players can differ only in their stakes.

    Over 40,000 hands with four players, minimum stakes lost 0.16 ± 0.03 units a hand less than random stakes.
    """
    del preset, seats
    return (LEARNER, SOUND)


def evaluate(view: HookeyView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value in farthings and its reason."""
    del should_stop
    legal = view.legal
    if not legal or view.call is None or not view.call.must:
        return ()
    if done := default_answer(legal):
        return (Advice(done, 0.0, because("hint-buy-in") if isinstance(done, BuyIn) else NO_REASON, Measure.NOTHING),)
    stakes = [each for each in legal if isinstance(each, Stake | StakeNoMore | StakeNothing)]
    if not stakes:
        return (Advice(legal[rng.below(len(legal))], 0.0, NO_REASON, Measure.NOTHING),)
    if level is not ADVISER:
        stakes = [each for each in stakes if not isinstance(each, StakeNothing)]
    if not level.whole:
        rng.shuffle(stakes)
        return tuple([_stake_advice(view, each) for each in stakes])
    return tuple(sorted([_stake_advice(view, each) for each in stakes], key=lambda each: _sort_key(view, each)))


def bet_options(view: HookeyView, level: Level, rng: Rng) -> tuple[BetOption, ...]:
    """Return the stakes that are equally good, and the answer that ends staking.

    Every farthing costs the same on average, on any packet or heap.
    """
    found = [each.action for each in evaluate(view, level, rng)]
    stakes = {each.heap: each for each in found if isinstance(each, Stake)}
    sums = (
        next((part for form in view.call.forms for part in form.parts if isinstance(part, PickAmount)), None)
        if view.call
        else None
    )
    if not stakes or not sums:
        return ()
    cost, luckiest = float(odds.bank_gains(view.options.equal)), _heaps_of_luckiest(view)
    bets = [
        BetOption(replace(each, amount=Farthings(sums.least)), cost, sums, heap, heap in luckiest)
        for heap, each in stakes.items()
    ]
    return (*bets, *[BetOption(each) for each in found if isinstance(each, StakeNoMore)])


def _heaps_of_luckiest(view: HookeyView) -> set[str]:
    """Return the heaps backed by the other player who has gained most so far."""
    r = view.public
    others = [seat for seat in r.others if seat != view.seat]
    gains = {
        seat: r.purses[seat] + sum([sum_ for account, sum_ in r.accounts if account.seat == seat]) - r.opened[seat]
        for seat in others
    }
    best = max(gains, key=lambda seat: gains[seat], default=None)
    return {account.place for account, _ in r.accounts if account.seat == best}


def advise(view: HookeyView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


def _sort_key(view: HookeyView, advice: Advice) -> tuple[float, bool]:
    """Return a key that sorts by lowest cost and then puts backed heaps first."""
    return -advice.value, not _is_backed(view, advice.action)


def _is_backed(view: HookeyView, action: Action | None) -> bool:
    heap = action.heap if isinstance(action, Stake) else ""
    return bool(heap) and any(account.place == heap for account, _ in view.public.accounts)


def _stake_advice(view: HookeyView, action: Action) -> Advice:
    staked = action.amount if isinstance(action, Stake) else 0
    return Advice(action, -float(staked * odds.bank_gains(view.options.equal)), NO_REASON, Measure.MONEY)
