"""What a good player of Blind Hookey knows: that no card can be known, and what every stake costs.

The cards know no level: levels differ in how they stake (R15). A learner stakes whatever comes to mind; the others the
least, on one heap alone, and on one that is backed already, for so the deal is sooner lost.
"""

from crowe_table.engine.core import Action, Reason, because
from crowe_table.engine.rng import Rng
from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.actions import Stake, StakeNoMore, StakeNothing
from crowe_table.games.blind_hookey.state import HookeyView
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.company import readily
from crowe_table.search.advice import Advice, Enough, Level, Measure, advisers_rng, never
from crowe_table.search.levels import LEARNER, SOUND

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=0, score=True, budget=100)
"""Who gives hints."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """As measured in forty thousand hands of four: who stakes the least loses less than who stakes by lot, by 0.16 of a
    unit a hand (± 0.03). More there is not to know.
    """
    del preset, seats
    return (LEARNER, SOUND)


def evaluate(view: HookeyView, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
    """The lawful answers worth thinking about, best first, each with its value in farthings and its reason."""
    del enough
    legal = view.legal
    if not legal or view.call is None or not view.call.must:
        return ()
    if done := readily(legal):
        why = because("hint-buy-in" if isinstance(done, BuyIn) else "hint-ready")
        return (Advice(done, 0.0, why, Measure.NOTHING),)
    stakes = [each for each in legal if isinstance(each, Stake | StakeNoMore | StakeNothing)]
    if not stakes:
        return (Advice(legal[rng.below(len(legal))], 0.0, because("hint-any"), Measure.NOTHING),)
    if level is not ADVISER:
        stakes = [each for each in stakes if not isinstance(each, StakeNothing)]
    if not level.whole:
        rng.shuffle(stakes)
        return tuple([_told(view, each) for each in stakes])
    return tuple(sorted([_told(view, each) for each in stakes], key=lambda each: _standing(view, each)))


def advise(view: HookeyView) -> tuple[Advice, ...]:
    """What a good player would do here, best first; always the same for the same view."""
    return evaluate(view, ADVISER, advisers_rng(view))


def _standing(view: HookeyView, advice: Advice) -> tuple[float, bool]:
    """What costs least first, and of these what lies on a heap that is backed."""
    return -advice.value, not _is_backed(view, advice.action)


def _is_backed(view: HookeyView, action: Action | None) -> bool:
    """Whether a stake would go on a heap that bears money."""
    heap = action.heap if isinstance(action, Stake) else ""
    return bool(heap) and any(account.place == heap for account, _ in view.public.accounts)


def _told(view: HookeyView, action: Action) -> Advice:
    staked = action.amount if isinstance(action, Stake) else 0
    return Advice(action, -float(staked * odds.bank_gains(view.options.equal)), _why(view, action), Measure.MONEY)


def _why(view: HookeyView, action: Action) -> Reason:
    if isinstance(action, StakeNothing):
        return because("hint-sit-out")
    if isinstance(action, StakeNoMore):
        return because("hint-one-heap", law="the-heaps")
    if not odds.bank_gains(view.options.equal):
        return because("hint-fair", law="the-odds")
    return because("hint-same-heap" if _is_backed(view, action) else "hint-least", law="the-odds")
