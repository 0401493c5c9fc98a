"""Advice of a computer player: the answers evaluated from one seat's View, best first, each with a reason.

A player sees only Views, and samples everything that it does not know. Its only source of randomness is the stream that
it is given. The same view, level and seed therefore always give the same answer.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import Action, Reason, View
from crowe_table.engine.rng import Chance, Rng


class Level(Struct, frozen=True, kw_only=True):
    """Settings of a strength level. ``key`` names it in saves; its message is ``level-<key>``."""

    key: str
    whole: bool
    """Whether the player evaluates everything that a choice affects. If False, it considers only its own cards."""
    replies: bool
    """Whether the player considers the opponents' replies to a choice."""
    worlds: int
    """Number of worlds sampled for each choice; 0 for none."""
    score: bool
    """Whether the player considers the state of the game. If False, it considers only points."""
    budget: int
    """Maximum time for a choice, in milliseconds."""


class Measure(StrEnum):
    """Unit in which the values of answers are measured."""

    POINTS = "points"
    """Points or tricks of the player's side minus those of the others."""
    MONEY = "money"
    """Farthings."""
    GAMES = "games"
    """Result of the game, from −1 for a loss to 1 for a win."""
    NOTHING = "nothing"
    """No measure: the answers are ranked, but their values are not comparable."""


NO_REASON = Reason("")
"""Placeholder for a missing reason. The game's declared reasons then supply one; see ``search.reasons``."""


class Advice(Struct, frozen=True):
    """One answer with its value and reason. The action is None if the seat need not speak and stays silent.

    ``why`` argues for this answer even if another is better, because this one may still be chosen.
    """

    action: Action | None
    value: float
    why: Reason
    measure: Measure = Measure.POINTS
    error: float = 0.0
    """Standard error of the difference from the best value. Answers within this error of the best are equally good.

    The error is 0 if values are exact, or if the order of the answers matters more than their values.
    """
    also: tuple[Reason, ...] = ()
    """Further reasons that the player offers. They are used if neither ``why`` nor a declared reason holds."""


def runner_up(advice: Sequence[Advice]) -> Advice | None:
    """Return the best answer that differs from the first, or None."""
    return next((each for each in advice[1:] if each.action != advice[0].action), None)


def loss(best: Advice, other: Advice) -> float | None:
    """Return how much less the other answer is worth, at least 0. None if the two values are not comparable."""
    if best.measure is not other.measure or best.measure is Measure.NOTHING:
        return None
    return max(0.0, best.value - other.value)


def in_order(actions: Sequence[Action]) -> tuple[Advice, ...]:
    """Return advice that ranks the actions in the given order. Its values measure nothing."""
    return tuple([Advice(action, float(-at), NO_REASON, Measure.NOTHING) for at, action in enumerate(actions)])


def rules_decide_ties(
    advice: Sequence[Advice], ranked: Sequence[Action | None], errors: float = 1.0
) -> tuple[Advice, ...]:
    """Reorder the advice: of the answers about as good as the best, put the one first that the rules rank highest.

    An answer is about as good if it falls short of the best by at most ``errors`` standard errors. ``ranked`` lists
    answers by the rules of play, best first; answers not listed rank last. The answer moved to the front gets the best
    value.
    """
    order = {action: at for at, action in reversed(list(enumerate(ranked)))}
    close = [each for each in advice if (lost := loss(advice[0], each)) is not None and lost <= errors * each.error]
    first = min(close, key=lambda each: order.get(each.action, len(order)), default=None)
    if first is None or first is advice[0]:
        return tuple(advice)
    return (replace(first, value=advice[0].value), *[each for each in advice if each is not first])


StopCheck: TypeAlias = Callable[[], bool]
"""Callback that is polled between batches of imagined worlds. The search stops when it returns True."""


def never_stop() -> bool:
    """Return False, so that the search is never stopped."""
    return False


def advice_rng(view: View) -> Rng:
    """Return the random stream for advice. It is always the same for the same view."""
    chance = Chance(f"advice {view.public.deal} {view.seat} {len(view.past)}")
    return chance.stream(view.public.phase.name.lower())


class Player(Protocol):
    """Interface of a computer player: the functions of ``games/<slug>/player.py``, or the general searcher."""

    def evaluate(self, view: View, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
        """Return the answers worth considering, best first. Empty if the seat is not asked."""

    def advise(self, view: View) -> tuple[Advice, ...]:
        """Return the answers that a good player would consider in this seat, best first.

        The result is always the same for the same view.
        """
