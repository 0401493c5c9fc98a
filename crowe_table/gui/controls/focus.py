"""What the keyboard holds: everything that can be worked, in an order, and the bright ring about one of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.button import Ring
from crowe_table.gui.controls.controls import Control

CHOSEN = ("cards", "spread")
"""The regions of what is chosen on the table."""


@dataclass(frozen=True)
class Target:
    """One thing the keyboard can hold: where it is, and what Space does with it."""

    area: pygame.Rect
    act: Callable[[], None]
    region: str
    """Cards, spread, cloth, acts, helps, table, or menu: Tab goes from one to the next."""
    card: Card = HIDDEN
    control: Control | None = None


@dataclass(frozen=True)
class _Held:
    """Where the ring was last put: the region, how far into it, and on what."""

    region: str
    index: int
    target: Target


class Focus:
    """The ring, and which target it is about: none until a key is struck."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self.changed: Callable[[], None] = lambda: None
        """Called when something else is held, or nothing."""
        self._find: Callable[[], Sequence[Target]] = tuple
        self._found: Sequence[Target] | None = None
        """What there is to hold, once it was asked for: most visitors use the pointer, and it takes long to find."""
        self._at = -1
        self._place: _Held | None = None
        """Outlasts the targets: while nothing is asked there may be nothing there to hold."""

    @property
    def targets(self) -> Sequence[Target]:
        """Everything that can be held."""
        if self._found is None:
            self._found = self._find()
        return self._found

    @property
    def target(self) -> Target | None:
        return self.targets[self._at] if 0 <= self._at < len(self.targets) else None

    @property
    def control(self) -> Control | None:
        return self.target.control if self.target else None

    @property
    def card(self) -> Card:
        """The card that is held; HIDDEN if something else is, or nothing."""
        return self.target.card if self.target else HIDDEN

    @property
    def cards(self) -> list[Card]:
        """Every card that can be held, those to be chosen first."""
        return [target.card for target in self.targets if target.card != HIDDEN]

    def set(self, find: Callable[[], Sequence[Target]], usual: str = "") -> None:
        """There are other things to hold now, to be found when they are wanted. The same thing stays held, or of cards
        and places what lies where it lay. Where it has gone, the ring is about the control that Enter presses, whose
        key is ``usual``, or the number that the arrows turn; from a card or a place it goes to the first that is to be
        chosen now. Else it waits: it never comes about a control that nobody has gone to.
        """
        self._find, self._found = find, None
        place = self._place
        self._at = -1
        if place is not None and (at := self._kept(place, usual)) is not None:
            self._put(at)
        self.show()

    def show(self) -> None:
        self._ring.about(self.target.area if self.target else None)
        self.changed()

    def release(self) -> None:
        """Nothing is held: the pointer is at work."""
        self._at = -1
        self._place = None
        self.show()

    def hold(self, card: Card) -> None:
        """Takes hold of a card."""
        self._put(next(at for at, target in enumerate(self.targets) if target.card == card))
        self.show()

    def move(self, step: int) -> None:
        count = len(self.targets)
        self._put((self._at + step) % count if self._at >= 0 else (0 if step > 0 else count - 1))
        self.show()

    def next_region(self, step: int) -> None:
        """To the first thing of the next region, or of the one before."""
        regions = list(dict.fromkeys(target.region for target in self.targets))
        here = regions.index(self.target.region) if self.target else -step if step > 0 else 0
        self._put(self._region(regions[(here + step) % len(regions)])[0])
        self.show()

    def _region(self, region: str) -> list[int]:
        return [at for at, target in enumerate(self.targets) if target.region == region]

    def _put(self, at: int) -> None:
        self._at = at
        target = self.targets[at]
        self._place = _Held(target.region, self._region(target.region).index(at), target)

    def _kept(self, place: _Held, usual: str) -> int | None:
        """What is held now, where this was before; None if nothing is."""
        region, held = self._region(place.region), place.target
        same = [at for at in region if _same(self.targets[at], held)]
        if same:
            return same[0]
        if region and not held.control:
            return region[min(place.index, len(region) - 1)]
        controls = [(at, each.control) for at, each in enumerate(self.targets) if each.control]
        pressed = [at for at, control in controls if usual and control.key == usual]
        dials = [at for at, control in controls if control.runs_on]
        chosen = [] if held.control else [at for at, each in enumerate(self.targets) if each.region in CHOSEN]
        return next(iter([*pressed, *dials, *chosen]), None)


def _same(one: Target, other: Target) -> bool:
    """Whether it is the same card, or the same control."""
    if other.card != HIDDEN:
        return one.card == other.card
    return bool(one.control and other.control and one.control.key == other.control.key)
