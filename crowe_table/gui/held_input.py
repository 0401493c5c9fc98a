"""The only owner of held keys and buttons.

This module knows which keys and buttons are down, since when, and which screen receives their events. A screen receives
a press, its repetitions and its release. If the system or another screen ends the press, ``cancel_input`` is called
instead of the release.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from weakref import ref

import pygame

from crowe_table.gui.press_times import CHANGE_TIME

ACTIVATION_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that activate the focused control."""
INTERRUPTIONS = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.APP_WILLENTERBACKGROUND,
)
"""Events after which a release may never arrive. A locked screen, for example, takes the focus away."""
_DOWN = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_UP = (pygame.KEYUP, pygame.MOUSEBUTTONUP)
Input: TypeAlias = tuple[int, int]
"""A key or button: the event type of its press, and its number."""


class Listener(Protocol):
    """A receiver of key and button events."""

    def cancel_input(self) -> None:
        """Cancel everything that is held down, because no release follows."""


@dataclass
class _Hold:
    """One key or button that is down."""

    since: float
    """Time of the press, in milliseconds."""
    owner: "ref[Listener] | None" = None
    """The screen that receives the events of this key or button, or None."""


class HeldInput:
    """The keys and buttons that are down, and the screen that receives the events of each.

    A screen that has just opened ignores clicks for a short time. It also ignores Enter and Space, unless another key,
    such as Escape, opened the screen. In that case Enter or Space cannot have been meant for the previous screen.
    """

    def __init__(self) -> None:
        self._holds: dict[Input, _Hold] = {}
        self._listener: ref[Listener] | None = None
        self._listening_since = -CHANGE_TIME
        self._last_press: Input | None = None
        """The latest press that was delivered. It tells which key or button opened the next screen."""
        self._opened_by_key = False
        """Whether the current listener was opened by a key other than ``ACTIVATION_KEYS``."""

    # --- what arrives

    def receive(self, event: pygame.event.Event, now: float) -> pygame.event.Event:
        """Record a press at this time in milliseconds. Return the event.

        ``repeat`` is set in the event if the key was already down (see ``repeats``).
        """
        if event.type not in _DOWN:
            return event
        name = _input_of(event)
        if name not in self._holds:
            self._holds[name] = _Hold(now)
        elif event.type == pygame.KEYDOWN:
            return pygame.event.Event(event.type, {**event.dict, "repeat": True})
        else:
            self._remove([name])
            self._holds[name] = _Hold(now)
        return event

    def accepts(
        self, event: pygame.event.Event, listener: Listener, now: float, press_delay: float = CHANGE_TIME
    ) -> bool:
        """Return whether the listener may receive an event.

        Presses are ignored during the first ``press_delay`` milliseconds after the listener opened.
        """
        self.set_listener(listener, now)
        if event.type not in (*_DOWN, *_UP):
            return True
        name = _input_of(event)
        hold = self._holds.get(name)
        if hold is None:
            return False
        if event.type in _DOWN and not repeats(event):
            if now - self._listening_since < press_delay and self._may_be_meant_for_previous(event):
                return False
            hold.owner, self._last_press = ref(listener), name
        return hold.owner is not None and hold.owner() is listener

    def forget(self, event: pygame.event.Event) -> None:
        """Remove a key or button whose release was delivered."""
        if event.type in _UP:
            self._holds.pop(_input_of(event), None)

    def set_listener(self, listener: Listener, now: float) -> None:
        """Record which screen listens now, and cancel everything that the previous screen held.

        The first listener ignores no presses, because there was no screen before it.
        """
        before, heard = self._listener, self._last_press
        self._last_press = None
        if before is not None and before() is listener:
            return
        self._listener = ref(listener)
        if before is not None:
            self._listening_since = now
            self._opened_by_key = heard is not None and heard[0] == pygame.KEYDOWN and heard[1] not in ACTIVATION_KEYS
            self._cancel([name for name, hold in self._holds.items() if hold.owner == before])

    def _may_be_meant_for_previous(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        return event.key in ACTIVATION_KEYS and not self._opened_by_key

    # --- what is let go

    def cancel_input(self) -> None:
        """Cancel every key and button that is down now, for example when the window loses the focus.

        Each of them is ignored until it is pressed again.
        """
        self._cancel(list(self._holds))

    def reconcile(self) -> None:
        """Cancel every key or button whose release did not arrive although the system reports it as up."""
        keys, buttons = pygame.key.get_pressed(), pygame.mouse.get_pressed(5)
        lost = [
            (kind, number)
            for kind, number in self._holds
            if not (keys[number] if kind == pygame.KEYDOWN else number > len(buttons) or buttons[number - 1])
        ]
        self._remove(lost)

    def hand_over(self, listener: Listener) -> None:
        """Make this listener receive the releases of all keys and buttons that are down now."""
        for hold in self._holds.values():
            if hold.owner is not None:
                hold.owner = ref(listener)

    def remove_listener(self, listener: Listener) -> None:
        """Remove a closed listener. It no longer receives events or calls of ``cancel_input``."""
        for hold in self._holds.values():
            if hold.owner is not None and hold.owner() is listener:
                hold.owner = None

    def _cancel(self, names: Sequence[Input]) -> None:
        """Stop delivering the events of these inputs, and notify their receivers."""
        owners = []
        for hold in map(self._holds.__getitem__, names):
            owner = hold.owner() if hold.owner else None
            hold.owner = None
            if owner is not None and owner not in owners:
                owners.append(owner)
        for owner in owners:
            owner.cancel_input()

    def _remove(self, names: Sequence[Input]) -> None:
        """Remove these inputs although no release arrived, and notify their receivers."""
        self._cancel(names)
        for name in names:
            self._holds.pop(name, None)

    # --- what is held

    @property
    def pointer_down(self) -> bool:
        """Whether a mouse button or a finger is down."""
        return any(kind == pygame.MOUSEBUTTONDOWN for kind, _ in self._holds)

    def since(self, key: int) -> float | None:
        """Return the time in milliseconds at which a key went down; None if the key is up."""
        hold = self._holds.get((pygame.KEYDOWN, key))
        return hold.since if hold else None


def repeats(event: pygame.event.Event) -> bool:
    """Return whether the event repeats a key that is already down."""
    return bool(event.dict.get("repeat"))


def interruptions_first(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """Return the events of one turn.

    Each interruption comes before the releases that it caused. They are those after the last press or interruption.

    When a window loses the focus, the system first reports every key as released, and only then the loss.
    """
    ordered: list[pygame.event.Event] = []
    released: int | None = None
    for event in events:
        if event.type in INTERRUPTIONS:
            ordered.insert(len(ordered) if released is None else released, event)
            released = None
            continue
        if event.type in _DOWN:
            released = None
        elif event.type in _UP and released is None:
            released = len(ordered)
        ordered.append(event)
    return ordered


def _input_of(event: pygame.event.Event) -> Input:
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.KEYDOWN, event.key
    return pygame.MOUSEBUTTONDOWN, event.button
