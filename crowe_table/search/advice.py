"""Advice of a computer player: the answers evaluated from one seat's View, best first, each with a reason.

A player sees only Views and samples everything it does not know. Its only source of randomness is the stream it is
given, so the same view, level and seed always give the same answer.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Protocol, TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action, Reason, View
from crowe_table.engine.rng import Chance, Rng


class Level(Struct, frozen=True, kw_only=True):
    """Settings of a strength level. ``key`` names it in saves; its message is ``level-<key>``."""

    key: str
    whole: bool
    """Whether it evaluates everything a choice affects, and not only its own cards."""
    replies: bool
    """Whether it considers the opponents' replies to a choice."""
    worlds: int
    """Number of worlds sampled for each choice; 0 for none."""
    score: bool
    """Whether it considers the state of the game, and not only points."""
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
    """The answers are ranked, but their values are not comparable."""


NO_REASON = Reason("")
"""A player that leaves the reason to the declared claims of its game; see ``search.reasons``."""


class Advice(Struct, frozen=True):
    """One answer with its value and reason. The action is None for staying silent, where the seat need not speak.

    ``why`` always supports the answer, because any answer may become the first.
    """

    action: Action | None
    value: float
    why: Reason
    measure: Measure = Measure.POINTS
    error: float = 0.0
    """Standard error of the difference from the best value. Within it, two answers are equally good.

    0 if even a small loss is certain, or if the order matters more than the value.
    """
    also: tuple[Reason, ...] = ()
    """Further reasons that the player offers, if neither ``why`` nor a declared reason holds."""


def runner_up(advice: Sequence[Advice]) -> Advice | None:
    """Return the best answer that differs from the first, or None."""
    return next((each for each in advice[1:] if each.action != advice[0].action), None)


def loss(best: Advice, other: Advice) -> float | None:
    """Return how much less the other answer is worth, at least 0; None if the two are not comparable."""
    if best.measure is not other.measure or best.measure is Measure.NOTHING:
        return None
    return max(0.0, best.value - other.value)


StopCheck: TypeAlias = Callable[[], bool]
"""Callback polled between batches of imagined worlds; True stops the search."""


def never_stop() -> bool:
    """Return False, so that the search is never stopped."""
    return False


def advice_rng(view: View) -> Rng:
    """Return the random stream for advice, always the same for the same view."""
    chance = Chance(f"advice {view.public.deal} {view.seat} {len(view.past)}")
    return chance.stream(view.public.phase.name.lower())


class Player(Protocol):
    """Interface of ``games/<slug>/player.py``, as module functions, or of the general searcher in its place."""

    def evaluate(self, view: View, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
        """Return the answers worth considering, best first. Empty if the seat is not asked."""

    def advise(self, view: View) -> tuple[Advice, ...]:
        """Return what a good player would do in this seat, best first; always the same for the same view."""
