"""The one owner of what is held: which keys and buttons are down, since when, and which screen hears of each.

No other part of the window remembers whether a key or a button is down. A screen is told of a press, of its repetitions
and of its release, or, if the release is not the person's own, of none: then ``let_go`` is called instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from weakref import ref

import pygame

from crowe_table.gui.press_times import CHANGED

PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that press whatever is held."""
INTERRUPTIONS = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.APP_WILLENTERBACKGROUND,
)
"""The events after which a release is not, or may never be, heard. A locked screen takes the focus away."""
_DOWN = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_UP = (pygame.KEYUP, pygame.MOUSEBUTTONUP)
Input: TypeAlias = tuple[int, int]
"""A key or a button: the type of the event of its press, and its number."""


class Listener(Protocol):
    """Hears of keys and buttons."""

    def let_go(self) -> None:
        """Set down whatever is held, without any of it being done."""


@dataclass
class _Hold:
    """A key or a button that is down."""

    since: float
    owner: "ref[Listener] | None" = None
    """Who hears of it; None for nobody."""


class HeldInput:
    """Remembers for which screen each key and button was pressed: until it is released, no other hears of it.

    A screen that has just come up hears no new press of the pointer either; and none of Enter or Space, unless another
    key, such as Escape, brought it up: what the keyboard holds there is known from before.
    """

    def __init__(self) -> None:
        self._holds: dict[Input, _Hold] = {}
        self._listener: ref[Listener] | None = None
        self._since = -CHANGED
        """When the listener last changed, in milliseconds."""
        self._heard_last: Input | None = None
        """The press that was heard last, until the next event."""
        self._brought_by_key = False
        """Whether the listener came up by a key that presses nothing."""

    # --- what arrives

    def receive(self, event: pygame.event.Event, now: float) -> pygame.event.Event:
        """Notes what goes down, at this moment in milliseconds. A key that is down already repeats itself: its event is
        returned with ``repeat`` set, see ``repeats``.
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
        """Whether this listener is to hear of an event that was received; ``startled``: the milliseconds for which it
        hears no press when it has just come up.
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
        """What came up, and has been heard of, is held no longer."""
        if event.type in _UP:
            self._holds.pop(_input_of(event), None)

    def attend(self, listener: Listener, now: float) -> None:
        """Notices when another screen is listening; the one before lets go of what it held. Before the first there was
        nothing that a press could have been meant for.
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
        """Whether this press may have been meant for what was there before."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        return event.key in PRESSES and not self._brought_by_key

    # --- what is let go

    def let_go(self) -> None:
        """Nobody hears any more of what is down now: the window is left, or is no longer what it was."""
        self._disown(list(self._holds))

    def reconcile(self) -> None:
        """Lets go of whatever is up by the system's account, though no release was heard."""
        keys, buttons = pygame.key.get_pressed(), pygame.mouse.get_pressed(5)
        lost = [
            (kind, number)
            for kind, number in self._holds
            if not (keys[number] if kind == pygame.KEYDOWN else number > len(buttons) or buttons[number - 1])
        ]
        self._drop(lost)

    def hand_over(self, listener: Listener) -> None:
        """What is held now is held for this listener, which hears of its release."""
        for hold in self._holds.values():
            if hold.owner is not None:
                hold.owner = ref(listener)

    def abandon(self, listener: Listener) -> None:
        """This listener is closed for good: it hears of nothing more, and is not told to let go."""
        for hold in self._holds.values():
            if hold.owner is not None and hold.owner() is listener:
                hold.owner = None

    def _disown(self, names: Sequence[Input]) -> None:
        """Nobody hears any more of these; whoever did lets go."""
        owners = []
        for hold in map(self._holds.__getitem__, names):
            owner = hold.owner() if hold.owner else None
            hold.owner = None
            if owner is not None and owner not in owners:
                owners.append(owner)
        for owner in owners:
            owner.let_go()

    def _drop(self, names: Sequence[Input]) -> None:
        """These are down no longer, though no release was heard."""
        self._disown(names)
        for name in names:
            self._holds.pop(name, None)

    # --- what is held

    @property
    def pointer_down(self) -> bool:
        """Whether a button of the mouse, or a finger, is down."""
        return any(kind == pygame.MOUSEBUTTONDOWN for kind, _ in self._holds)

    def since(self, key: int) -> float | None:
        """When a key went down, in milliseconds; None if it is not down."""
        hold = self._holds.get((pygame.KEYDOWN, key))
        return hold.since if hold else None


def repeats(event: pygame.event.Event) -> bool:
    """Whether a key that was pressed before repeats itself."""
    return bool(event.dict.get("repeat"))


def interruptions_first(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events of one turn, an interruption before any release that came with it.

    A system that takes the focus away reports every key as released first, and only then that the focus is lost.
    """
    at = next((at for at, event in enumerate(events) if event.type in INTERRUPTIONS), None)
    if at is None:
        return list(events)
    before = next((number for number in range(at) if events[number].type in _UP), at)
    return [*events[:before], events[at], *events[before:at], *events[at + 1 :]]


def _input_of(event: pygame.event.Event) -> Input:
    """The key or button of an event."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.KEYDOWN, event.key
    return pygame.MOUSEBUTTONDOWN, event.button
