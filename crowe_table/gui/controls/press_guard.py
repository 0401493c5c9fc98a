"""Protection against presses that were meant for an earlier state of the screen.

For a short time after buttons change, a press is ignored at every point where its effect has changed. Buttons with an
unchanged effect respond at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.controls.controls import Control
from crowe_table.gui.press_times import CHANGE_TIME

MAX_PAST = 48
"""Maximum number of former button positions that are remembered. A table shows about twenty buttons at once."""


@dataclass
class _Placed:
    """The position of a current or former button, and the effect of the button."""

    area: pygame.Rect
    meaning: str
    since: float | None
    """Time when the button appeared or disappeared, in milliseconds. None until the next ``step``."""


class PlaceGuard:
    """A guard that ignores presses by mouse or touch that come too soon after the buttons have changed."""

    def __init__(self) -> None:
        self._now = 0.0
        self._there: list[_Placed] = []
        self._past: list[_Placed] = []
        """Positions and effects of buttons that have disappeared, the newest last."""

    def lay(self, controls: Sequence[Control]) -> None:
        """Set the buttons that are visible now.

        The first set of buttons is not protected, because no buttons were visible before.
        """
        before, first = self._there, not self._there and not self._past
        self._there = [self._placed(control, before, first) for control in controls]
        kept = {id(each) for each in self._there}
        for gone in before:
            if id(gone) not in kept:
                self._past = [each for each in self._past if not gone.area.contains(each.area)]
                self._past.append(_Placed(gone.area, gone.meaning, None))
        self._past = self._past[-MAX_PAST:]

    def _placed(self, control: Control, before: Sequence[_Placed], first: bool) -> _Placed:
        """Return the position of a button. If it has not changed, return the same object as before."""
        same = (each for each in before if each.meaning == control.meaning and each.area == control.area)
        return next(same, None) or _Placed(control.area.copy(), control.meaning, -CHANGE_TIME if first else None)

    def step(self, now: float) -> bool:
        """Advance to the given time in milliseconds. Return whether a press may still be ignored."""
        self._now = now
        fresh = False
        for each in (*self._there, *self._past):
            if each.since is None:
                each.since = now
            fresh = fresh or now - each.since < CHANGE_TIME
        return fresh

    def changed(self, point: tuple[int, int], control: Control | None) -> bool:
        """Return whether a press at this point had another effect a short time ago.

        ``control`` is the button that is there now, or None.
        """
        was = next((each for each in reversed(self._past) if each.area.collidepoint(point)), None)
        there = next((each for each in self._there if control and each.area == control.area), None)
        if was is None or (there and there.meaning == was.meaning):
            return False
        times = [was.since, there.since if there else was.since]
        return any(since is None or self._now - since < CHANGE_TIME for since in times)


class KeyGuard:
    """A guard that ignores key presses that come too soon after a new question has changed their effect.

    Changes during a question need no protection, because the visitor causes them, for example by choosing a card.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._question = -1
        self._asked = -CHANGE_TIME
        """When the question arrived, in milliseconds."""
        self._meant: dict[int, tuple[str, int]] = {}
        """For each key, its effect, and the number of the question at which this effect was recorded."""
        self._changed: dict[int, float] = {}
        """Time in milliseconds at which each key changed its effect."""

    def step(self, question: int, now: float) -> bool:
        """Advance to this question and to this time in milliseconds. Return whether a press may still be ignored."""
        self._now = now
        if question != self._question:
            self._question, self._asked = question, now
        return now - self._asked < CHANGE_TIME

    def does(self, key: int, meaning: str) -> None:
        """Record the current effect of a key.

        An empty text means that the key has no effect. Losing its effect does not count as a change.
        """
        before, question = self._meant.get(key, (meaning, self._question))
        if not meaning:
            self._meant[key] = before, self._question
            return
        self._meant[key] = meaning, self._question
        if before == meaning:
            return
        if question != self._question:
            self._changed[key] = self._asked
        else:
            self._changed.pop(key, None)

    def attend(self) -> None:
        """End the protection, because the visitor has pressed another key and so must have seen the question."""
        self._changed.clear()

    def changed(self, key: int) -> bool:
        """Return whether the effect of the key changed a short time ago."""
        return self._now - self._changed.get(key, -CHANGE_TIME) < CHANGE_TIME
