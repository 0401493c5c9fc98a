"""Lessons of any game: one prearranged deal, with every answer and the comments on it.

A game declares its lesson as ``LESSON`` in ``lesson.py``, with the messages in ``lesson.ftl``.
"""

from collections.abc import Mapping

from msgspec import Struct

from crowe_table.engine.core import Action, Seat

LEARNER = Seat(0)
"""The learner's seat."""
ACCOUNT = "account"
"""Name of the place that shows the account of the deal."""


class LessonStep(Struct, frozen=True):
    """One action of the learner. ``lesson-<name>`` asks for it in one sentence. ``lesson-<name>-why`` explains
    afterwards why it was good.
    """

    name: str
    do: Action
    then: tuple[Action, ...] = ()
    """The actions up to the next step: by the others, or trivial ones of the learner."""
    loose: bool = False
    """Whether any action of the same type counts as this one, for example any cut of the pack."""
    lit: tuple[str, ...] = ()
    """Highlights until the step is done: layout names of heaps, piles, the board or a chart, or ``ACCOUNT``."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A table given by preset and seed, and the actions of the lesson. Play continues after it."""

    preset: str
    seed: str
    seats: int = 2
    rules: Mapping[str, object] = {}
    """House rules that differ from the preset."""
    opening: tuple[Action, ...] = ()
    """The actions before the first step."""
    steps: tuple[LessonStep, ...]

    @property
    def script(self) -> tuple[tuple[Action, int | None], ...]:
        """Every action in order, with the number of its step from 0 or None."""
        found: list[tuple[Action, int | None]] = [(action, None) for action in self.opening]
        for number, step in enumerate(self.steps):
            found += [(step.do, number), *((action, None) for action in step.then)]
        return tuple(found)
