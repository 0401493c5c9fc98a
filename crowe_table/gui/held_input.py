"""Single owner of held keys and buttons: which are down, since when, and which screen receives their events.

No other part of the window tracks whether a key or a button is down. A screen receives a press, its repetitions and its
release. If the release does not come from the person, ``let_go`` is called instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from weakref import ref

import pygame

from crowe_table.gui.press_times import CHANGED

PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that activate the focused control."""
INTERRUPTIONS = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.APP_WILLENTERBACKGROUND,
)
"""Events after which a release may never arrive. Locking the screen takes the focus away."""
_DOWN = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_UP = (pygame.KEYUP, pygame.MOUSEBUTTONUP)
Input: TypeAlias = tuple[int, int]
"""A key or button: the event type of its press, and its number."""


class Listener(Protocol):
    """A receiver of key and button events."""

    def let_go(self) -> None:
        """Drop everything held without acting on it."""


@dataclass
class _Hold:
    """A key or a button that is down."""

    since: float
    owner: "ref[Listener] | None" = None
    """The receiver of its events; None for no receiver."""


class HeldInput:
    """Tracks the screen for which each key and button was pressed. Until its release, no other screen receives its
    events.

    A screen that has just opened ignores new presses of the pointer for a moment. It also ignores Enter and Space,
    unless a key such as Escape opened it: then the state of the keyboard is known.
    """

    def __init__(self) -> None:
        self._holds: dict[Input, _Hold] = {}
        self._listener: ref[Listener] | None = None
        self._since = -CHANGED
        """Time in milliseconds at which the listener last changed."""
        self._heard_last: Input | None = None
        """The last press received, until the next event."""
        self._brought_by_key = False
        """Whether a key that activates nothing opened the current listener."""

    # --- what arrives

    def receive(self, event: pygame.event.Event, now: float) -> pygame.event.Event:
        """Record a press at the given time in milliseconds. The press of a key that is already down is a repetition:
        its event is returned with ``repeat`` set, see ``repeats``.
        """
        if event.type not in _DOWN:
            return event
        name = _input_of(event)
        if name not in self._holds:
            self._holds[name] = _Hold(now)
        elif event.type == pygame.KEYDOWN:
            return pygame.event.Event(event.type, {**event.dict, "repeat": True})
        else:
            self._drop([name])
            self._holds[name] = _Hold(now)
        return event

    def hears(self, event: pygame.event.Event, listener: Listener, now: float, startled: float = CHANGED) -> bool:
        """Return whether the listener may receive an event that was recorded. ``startled`` is the time in milliseconds
        for which a listener that has just opened ignores presses.
        """
        self.attend(listener, now)
        if event.type not in (*_DOWN, *_UP):
            return True
        name = _input_of(event)
        hold = self._holds.get(name)
        if hold is None:
            return False
        if event.type in _DOWN and not repeats(event):
            if now - self._since < startled and self._startles(event):
                return False
            hold.owner, self._heard_last = ref(listener), name
        return hold.owner is not None and hold.owner() is listener

    def forget(self, event: pygame.event.Event) -> None:
        """Forget a key or button whose release has been delivered."""
        if event.type in _UP:
            self._holds.pop(_input_of(event), None)

    def attend(self, listener: Listener, now: float) -> None:
        """Record which screen is listening; the previous one drops what it held. The first listener starts without a
        delay, as no press can have been meant for another.
        """
        before, heard = self._listener, self._heard_last
        self._heard_last = None
        if before is not None and before() is listener:
            return
        self._listener = ref(listener)
        if before is not None:
            self._since = now
            self._brought_by_key = heard is not None and heard[0] == pygame.KEYDOWN and heard[1] not in PRESSES
            self._disown([name for name, hold in self._holds.items() if hold.owner == before])

    def _startles(self, event: pygame.event.Event) -> bool:
        """Return whether this press may have been meant for the previous listener."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        return event.key in PRESSES and not self._brought_by_key

    # --- what is let go

    def let_go(self) -> None:
        """Stop delivering events of everything that is down now, as when the window loses the focus or is rebuilt."""
        self._disown(list(self._holds))

    def reconcile(self) -> None:
        """Drop whatever the system reports as up, though no release arrived."""
        keys, buttons = pygame.key.get_pressed(), pygame.mouse.get_pressed(5)
        lost = [
            (kind, number)
            for kind, number in self._holds
            if not (keys[number] if kind == pygame.KEYDOWN else number > len(buttons) or buttons[number - 1])
        ]
        self._drop(lost)

    def hand_over(self, listener: Listener) -> None:
        """Give the listener everything held now; it receives the releases."""
        for hold in self._holds.values():
            if hold.owner is not None:
                hold.owner = ref(listener)

    def abandon(self, listener: Listener) -> None:
        """Remove a closed listener, which receives no more events and no ``let_go``."""
        for hold in self._holds.values():
            if hold.owner is not None and hold.owner() is listener:
                hold.owner = None

    def _disown(self, names: Sequence[Input]) -> None:
        """Stop delivering events of these inputs; their owners drop them."""
        owners = []
        for hold in map(self._holds.__getitem__, names):
            owner = hold.owner() if hold.owner else None
            hold.owner = None
            if owner is not None and owner not in owners:
                owners.append(owner)
        for owner in owners:
            owner.let_go()

    def _drop(self, names: Sequence[Input]) -> None:
        """Mark these inputs as up, though no release arrived."""
        self._disown(names)
        for name in names:
            self._holds.pop(name, None)

    # --- what is held

    @property
    def pointer_down(self) -> bool:
        """Return whether a mouse button or a finger is down."""
        return any(kind == pygame.MOUSEBUTTONDOWN for kind, _ in self._holds)

    def since(self, key: int) -> float | None:
        """Return the time in milliseconds at which a key went down, or None if it is up."""
        hold = self._holds.get((pygame.KEYDOWN, key))
        return hold.since if hold else None


def repeats(event: pygame.event.Event) -> bool:
    """Return whether the event repeats a key that is already down."""
    return bool(event.dict.get("repeat"))


def interruptions_first(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """Return the events of one turn, with interruptions before the releases that came with them.

    A system that takes the focus away first reports every key as released, and only then that the focus is lost.
    """
    at = next((at for at, event in enumerate(events) if event.type in INTERRUPTIONS), None)
    if at is None:
        return list(events)
    before = next((number for number in range(at) if events[number].type in _UP), at)
    return [*events[:before], events[at], *events[before:at], *events[at + 1 :]]


def _input_of(event: pygame.event.Event) -> Input:
    """Return the key or button of an event."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.KEYDOWN, event.key
    return pygame.MOUSEBUTTONDOWN, event.button
