"""Protection against presses on something that has only just changed.

For a moment after the buttons change, a press where the meaning changed was intended for the old button, and is
ignored. Buttons with an unchanged meaning respond at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.controls.controls import Control
from crowe_table.gui.press_times import CHANGED

MAX_PAST = 48
"""Maximum number of remembered places; a table shows about twenty buttons at once."""


@dataclass
class _Placed:
    """Current or former meaning of a place."""

    area: pygame.Rect
    meaning: str
    since: float | None
    """When it appeared or disappeared, in milliseconds; None until the next step sets the time."""


class PlaceGuard:
    """Tracks the places of buttons, for mouse and touch."""

    def __init__(self) -> None:
        self._now = 0.0
        self._there: list[_Placed] = []
        self._past: list[_Placed] = []
        """Places that have disappeared, newest last."""

    def lay(self, controls: Sequence[Control]) -> None:
        """Set the current buttons. The first set is never guarded, because no press can have been intended for
        another.
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
        """Return the place of a button, which may have existed before."""
        same = (each for each in before if each.meaning == control.meaning and each.area == control.area)
        return next(same, None) or _Placed(control.area.copy(), control.meaning, -CHANGED if first else None)

    def step(self, now: float) -> bool:
        """Advance to this moment, in milliseconds; return True while a press may still be refused."""
        self._now = now
        fresh = False
        for each in (*self._there, *self._past):
            if each.since is None:
                each.since = now
            fresh = fresh or now - each.since < CHANGED
        return fresh

    def changed(self, point: tuple[int, int], control: Control | None) -> bool:
        """Whether this point had another meaning a moment ago than this control, or than nothing."""
        was = next((each for each in reversed(self._past) if each.area.collidepoint(point)), None)
        there = next((each for each in self._there if control and each.area == control.area), None)
        if was is None or (there and there.meaning == was.meaning):
            return False
        times = [was.since, there.since if there else was.since]
        return any(since is None or self._now - since < CHANGED for since in times)


class KeyGuard:
    """Tracks the effect of each key from one question to the next.

    Changes that the visitor makes within a question, by choosing a card or another button, are intended.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._question = -1
        self._asked = -CHANGED
        """When that question arrived, in milliseconds."""
        self._meant: dict[int, tuple[str, int]] = {}
        """Last effect of each key, and the question then."""
        self._changed: dict[int, float] = {}
        """When the effect of a key changed."""

    def step(self, question: int, now: float) -> bool:
        """Advance to this moment, in milliseconds, and this question; return True while a press may still be
        refused.
        """
        self._now = now
        if question != self._question:
            self._question, self._asked = question, now
        return now - self._asked < CHANGED

    def does(self, key: int, meaning: str) -> None:
        """Note the current effect of a key; an empty effect does not count as a change."""
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
        """Note that the visitor pressed another key: they have seen the question, so what follows is intended."""
        self._changed.clear()

    def changed(self, key: int) -> bool:
        """Whether the effect of this key changed a moment ago."""
        return self._now - self._changed.get(key, -CHANGED) < CHANGED
