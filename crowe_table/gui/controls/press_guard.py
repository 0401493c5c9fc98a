"""Guards presses against what has only just changed under them.

For a moment after the set of buttons changes, a press at a place whose meaning changed was meant for what was there
before, and does nothing. Whatever means what it meant works at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.controls.controls import Control
from crowe_table.gui.held_input import CHANGED

MOST_PAST = 48
"""Places that are remembered: a table shows at most some twenty buttons at once."""


@dataclass
class _Placed:
    """What a place means, or meant."""

    area: pygame.Rect
    meaning: str
    since: float | None
    """When it came, or went, in milliseconds; None until the next step tells the time."""


class PlaceGuard:
    """Minds the places of buttons, for mouse and touch."""

    def __init__(self) -> None:
        self._now = 0.0
        self._there: list[_Placed] = []
        self._past: list[_Placed] = []
        """What is not there any more, the newest last."""

    def lay(self, controls: Sequence[Control]) -> None:
        """These are the buttons now. Before the first there was nothing that a press could have been meant for."""
        before, first = self._there, not self._there and not self._past
        self._there = [self._placed(control, before, first) for control in controls]
        kept = {id(each) for each in self._there}
        for gone in before:
            if id(gone) not in kept:
                self._past = [each for each in self._past if not gone.area.contains(each.area)]
                self._past.append(_Placed(gone.area, gone.meaning, None))
        self._past = self._past[-MOST_PAST:]

    def _placed(self, control: Control, before: Sequence[_Placed], first: bool) -> _Placed:
        """A button, which may have been there before."""
        same = (each for each in before if each.meaning == control.meaning and each.area == control.area)
        return next(same, None) or _Placed(control.area.copy(), control.meaning, -CHANGED if first else None)

    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while a press may still be refused."""
        self._now = now
        fresh = False
        for each in (*self._there, *self._past):
            if each.since is None:
                each.since = now
            fresh = fresh or now - each.since < CHANGED
        return fresh

    def changed(self, point: tuple[int, int], control: Control | None) -> bool:
        """Whether this point meant something else a moment ago than this control, or than nothing."""
        was = next((each for each in reversed(self._past) if each.area.collidepoint(point)), None)
        there = next((each for each in self._there if control and each.area == control.area), None)
        if was is None or (there and there.meaning == was.meaning):
            return False
        times = [was.since, there.since if there else was.since]
        return any(since is None or self._now - since < CHANGED for since in times)


class KeyGuard:
    """Minds what a key does, from one question to the next. What a visitor changes within a question, by choosing a
    card or going to another button, is meant.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._question = -1
        self._asked = -CHANGED
        """When that question came, in milliseconds."""
        self._meant: dict[int, tuple[str, int]] = {}
        """For each key what it did last, and at which question."""
        self._changed: dict[int, float] = {}
        """When a key came to do another thing."""

    def step(self, question: int, now: float) -> bool:
        """Carries on to this moment, in milliseconds, and to the question of this number. True while a press may still
        be refused.
        """
        self._now = now
        if question != self._question:
            self._question, self._asked = question, now
        return now - self._asked < CHANGED

    def does(self, key: int, meaning: str) -> None:
        """Notes what a key does now; nothing is no other thing."""
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
        """The visitor strikes another key at this question: they have seen it, and what follows is meant."""
        self._changed.clear()

    def changed(self, key: int) -> bool:
        """Whether this key did something else a moment ago."""
        return self._now - self._changed.get(key, -CHANGED) < CHANGED
