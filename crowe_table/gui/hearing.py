"""Decides which presses a screen hears: none that was made for another."""

from weakref import ref

import pygame

STARTLED = 350.0
"""Milliseconds after a screen has changed, or something was hurried, in which a press was meant for what was there
before.
"""
PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that press whatever is held."""


class Hearing:
    """Remembers for which screen each key and button that is down was pressed: until it is let go, no other hears it.

    Nor does a screen that has just come up hear a new press of the pointer, of Enter or of Space.
    """

    def __init__(self) -> None:
        self._down: dict[tuple[int, int], ref[object] | None] = {}
        """For each key or button that is down, who hears of it; None for nobody."""
        self._listener: ref[object] | None = None
        self._since = -STARTLED

    def hears(self, event: pygame.event.Event, listener: object, now: float, startled: float = STARTLED) -> bool:
        """Whether this listener is to hear of this event at this moment, in milliseconds; ``startled``: for how long it
        hears no press when it has just come up.
        """
        self.attend(listener, now)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            early = _presses(event) and now - self._since < startled
            owner = self._down.setdefault(_name(event), None if early else ref(listener))
            return owner is not None and owner() is listener
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            owner = self._down.pop(_name(event), ref(listener))
            return owner is not None and owner() is listener
        return True

    def attend(self, listener: object, now: float) -> None:
        """Notices when another screen is listening. Before the first there was nothing that a press could have been
        meant for.
        """
        before = self._listener
        if before is not None and before() is not listener:
            self._since = now
        if before is None or before() is not listener:
            self._listener = ref(listener)


def _name(event: pygame.event.Event) -> tuple[int, int]:
    """The key or button of an event."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.KEYDOWN, event.key
    return pygame.MOUSEBUTTONDOWN, event.button


def _presses(event: pygame.event.Event) -> bool:
    return event.type == pygame.MOUSEBUTTONDOWN or event.key in PRESSES
