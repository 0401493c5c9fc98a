"""What a player of the house offers: answers weighed by one seat's View, best first, each with its reason.

A player sees Views alone. Whatever else it needs it imagines; the only chance it has is the stream it is handed, so
that the same view, level and seed give the same answer for ever.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action, Reason, View
from crowe_table.engine.rng import Chance, Rng


class Level(Struct, frozen=True, kw_only=True):
    """How much a player considers. ``key`` names the level in saves; its message is ``level-<key>``."""

    key: str
    whole: bool
    """Weighs all that a choice touches, not its own cards alone."""
    replies: bool
    """Thinks of the answers a choice lays itself open to."""
    worlds: int
    """Hands imagined for the other players at each choice; 0 for one who imagines none."""
    score: bool
    """Minds how the game stands, and not the points alone."""
    budget: int
    """Milliseconds a choice may take before thinking is cut short."""


class Measure(StrEnum):
    """In what the value of answers is told, so that one may say what the next best loses."""

    POINTS = "points"
    """Points or tricks, own side's less the others'."""
    MONEY = "money"
    """Farthings."""
    GAMES = "games"
    """From a game lost, −1, to a game won, 1."""
    NOTHING = "nothing"
    """The answers are ranked, but their values are not to be compared."""


class Advice(Struct, frozen=True):
    """One answer, what it is worth, and why. Where the seat need not speak, no action is to say nothing.

    ``why`` speaks for the answer, never against it: it may come first.
    """

    action: Action | None
    value: float
    why: Reason
    measure: Measure = Measure.POINTS
    error: float = 0.0
    """The error of the difference between this value and the best: within it two answers are as good as each other. 0
    where even a small loss is certain, or where the order says more than the value.
    """


def runner_up(advice: Sequence[Advice]) -> Advice | None:
    """The best answer but one; None where there is no other."""
    return next((each for each in advice[1:] if each.action != advice[0].action), None)


def loss(best: Advice, other: Advice) -> float | None:
    """What the other answer is worth less, never below zero; None where the two are not to be compared."""
    if best.measure is not other.measure or best.measure is Measure.NOTHING:
        return None
    return max(0.0, best.value - other.value)


Enough: TypeAlias = Callable[[], bool]
"""Asked between whole blocks of imagined worlds: true cuts the thinking short."""


def never() -> bool:
    """Thinks everything to its end."""
    return False


def advisers_rng(view: View[Any, Any]) -> Rng:
    """The chance by which advice is weighed: always the same for the same view."""
    chance = Chance(f"advice {view.public.deal} {view.seat} {len(view.past)}")
    return chance.stream(view.public.phase.name.lower())


class Player(Protocol):
    """What ``games/<slug>/player.py`` offers, as functions of the module; or the general searcher in its place."""

    def evaluate(self, view: View[Any, Any], level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
        """The answers worth thinking about, best first. Empty if the seat is asked nothing."""

    def advise(self, view: View[Any, Any]) -> tuple[Advice, ...]:
        """What a good player would do in this seat, best first: always the same for the same view."""
