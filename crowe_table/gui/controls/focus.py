"""The keyboard focus: an ordered list of targets, and a bright ring around the current one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.button import Ring
from crowe_table.gui.controls.controls import Control

CHOSEN = ("cards", "spread")
"""Regions of objects chosen on the table."""


@dataclass(frozen=True)
class Target:
    """One possible focus target: its area, and its action on Space."""

    area: pygame.Rect
    act: Callable[[], None]
    region: str
    """Cards, spread, cloth, acts, helps, table, or menu; Tab moves from one to the next."""
    card: Card = HIDDEN
    control: Control | None = None


@dataclass(frozen=True)
class _Held:
    """Last position of the ring: region, index within it, and target."""

    region: str
    index: int
    target: Target


class Focus:
    """The ring and its current target; none until a key is pressed."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self.changed: Callable[[], None] = lambda: None
        """Callback for every change of the target."""
        self._find: Callable[[], Sequence[Target]] = tuple
        self._found: Sequence[Target] | None = None
        """The targets once requested; finding them is slow, and most visitors use the pointer."""
        self._at = -1
        self._place: _Held | None = None
        """Kept when the targets change, because there may be none while nothing is asked."""

    @property
    def targets(self) -> Sequence[Target]:
        """All possible targets."""
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
        """The focused card; HIDDEN if there is none."""
        return self.target.card if self.target else HIDDEN

    @property
    def cards(self) -> list[Card]:
        """All cards among the targets, those to be chosen first."""
        return [target.card for target in self.targets if target.card != HIDDEN]

    def set(self, find: Callable[[], Sequence[Target]], usual: str = "") -> None:
        """Replace the targets, which are found when needed.

        The same target keeps the focus; among cards and places, the same position does. If it is gone, the focus moves
        to the control that Enter presses (its key is ``usual``), or to a dial; from a card or place it may also move to
        the first one to be chosen now. Otherwise it waits: it never moves to a control unasked.
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
        """Remove the focus, because the pointer is in use."""
        self._at = -1
        self._place = None
        self.show()

    def hold(self, card: Card) -> None:
        """Focus a card."""
        self._put(next(at for at, target in enumerate(self.targets) if target.card == card))
        self.show()

    def move(self, step: int) -> None:
        count = len(self.targets)
        self._put((self._at + step) % count if self._at >= 0 else (0 if step > 0 else count - 1))
        self.show()

    def next_region(self, step: int) -> None:
        """Focus the first target of the next or previous region."""
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
        """Return the index of the new focus after a change of targets, or None."""
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
    """Whether both targets are the same card or the same control."""
    if other.card != HIDDEN:
        return one.card == other.card
    return bool(one.control and other.control and one.control.key == other.control.key)
