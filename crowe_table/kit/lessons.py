"""Lessons of any game: one deal that is dealt beforehand, with all that everybody answers and what is said of it.

A game declares one in its ``lesson.py``, as ``LESSON``, and says its sentences in ``lesson.ftl``.
"""

from collections.abc import Mapping

from msgspec import Struct

from crowe_table.engine.core import Action, Seat

LEARNER = Seat(0)
"""Where whoever is taught sits."""
ACCOUNT = "account"
"""The account of the deal, where it is to be read."""


class LessonStep(Struct, frozen=True):
    """One thing that the learner does. ``lesson-<name>`` asks for it, in one sentence; ``lesson-<name>-why`` says, once
    it is done, why it was good.
    """

    name: str
    do: Action
    then: tuple[Action, ...] = ()
    """What is answered after it up to the next step: by the others, or for the learner where it teaches nothing."""
    loose: bool = False
    """Whether any answer of the same act will do, and counts as this one: where the pack is cut, say."""
    lit: tuple[str, ...] = ()
    """What its sentence speaks of besides: the names by which the layout shows heaps, piles, the board or a chart, or
    ``ACCOUNT``. They are lit until it is done.
    """


class Lesson(Struct, frozen=True, kw_only=True):
    """A table by its names and its seed, and what is answered at it from the beginning on; then it is played on."""

    preset: str
    seed: str
    seats: int = 2
    rules: Mapping[str, object] = {}
    """The house rules in which it differs from its preset."""
    opening: tuple[Action, ...] = ()
    """What is answered before the first step."""
    steps: tuple[LessonStep, ...]

    @property
    def script(self) -> tuple[tuple[Action, int | None], ...]:
        """Every answer in its order and, where it is a step, the number of that from 0."""
        found: list[tuple[Action, int | None]] = [(action, None) for action in self.opening]
        for number, step in enumerate(self.steps):
            found += [(step.do, number), *((action, None) for action in step.then)]
        return tuple(found)
