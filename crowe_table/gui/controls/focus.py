"""The keyboard focus: the targets in their order, and a bright ring around the current one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.button import Ring
from crowe_table.gui.controls.controls import Control

CHOSEN = ("cards", "spread")
"""Regions whose targets lie on the table itself: cards, and places in a spread pack."""


@dataclass(frozen=True)
class Target:
    """A target that the keyboard focus can move to, and the effect of Space on it."""

    area: pygame.Rect
    act: Callable[[], None]
    region: str
    """The region of the target: "cards", "spread", "cloth", "acts", "helps", "table", "terms", "log" or "menu".

    Tab moves to the next region.
    """
    card: Card = HIDDEN
    control: Control | None = None
    zone: str = ""
    """The zone of a card or of a place in the pack."""


@dataclass(frozen=True)
class _Held:
    """The last target that had the focus, with its region and its index within the region."""

    region: str
    index: int
    target: Target


class Focus:
    """The keyboard focus: the focused target, and the ring around it. Nothing has the focus until a key is pressed."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self.changed: Callable[[], None] = lambda: None
        """Callback that is called when the focused target may have changed."""
        self._find: Callable[[], Sequence[Target]] = tuple
        self._found: Sequence[Target] | None = None
        """The targets. None until they are needed, because they are slow to find and most visitors use the pointer."""
        self._at = -1
        self._hand: _Held | None = None
        """The card or the place in the pack that last had the focus."""
        self._place: _Held | None = None
        """The target that last had the focus.

        It is remembered when the targets change, because there may be none between two questions.
        """

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
        """The card that has the focus, or HIDDEN."""
        return self.target.card if self.target else HIDDEN

    @property
    def cards(self) -> list[Card]:
        """All cards among the targets, in their order."""
        return [target.card for target in self.targets if target.card != HIDDEN]

    def set(self, find: Callable[[], Sequence[Target]], usual: str = "", turn: bool = False) -> None:
        """Replace the targets, which ``find`` returns when they are needed.

        If anything had the focus, the first of these that exists gets it:

        - if a new question begins (``turn``): the card or place in the pack that last had it, or else the first one;
        - the target that had it;
        - the target that now lies where a focused card or place lay;
        - the control with the key ``usual``, which Enter presses;
        - a dial;
        - the first card or place, if the focus was on one.
        """
        self._find, self._found = find, None
        place = self._place
        self._at = -1
        if place is not None:
            back = self._back_in_hand() if turn and place.region not in CHOSEN else None
            at = self._kept(place, usual) if back is None else back
            if at is not None:
                self._put(at)
        self.show()

    def show(self) -> None:
        self._ring.about(self.target.area if self.target else None)
        self.changed()

    def release(self) -> None:
        """Hide the focus, because the visitor now uses the pointer."""
        self._at = -1
        self._place = self._hand = None
        self.show()

    def take(self, at: int) -> None:
        """Give the focus to the target with this index."""
        self._put(at)
        self.show()

    def hold(self, card: Card) -> None:
        """Give the focus to a card."""
        self._put(next(at for at, target in enumerate(self.targets) if target.card == card))
        self.show()

    def follow(self, card: Card, usual: str) -> None:
        """Move the focus to the first target that is this card or the control with the key ``usual``.

        Do nothing if the focus is not in use.
        """
        if self._place is None:
            return
        found = (
            at
            for at, each in enumerate(self.targets)
            if (card != HIDDEN and each.card == card) or (each.control and each.control.key == usual)
        )
        if (at := next(found, None)) is not None:
            self._put(at)
            self.show()

    def move(self, step: int) -> None:
        count = len(self.targets)
        self._put((self._at + step) % count if self._at >= 0 else (0 if step > 0 else count - 1))
        self.show()

    def next_region(self, step: int) -> None:
        """Give the focus to the first target of the next (1) or previous (−1) region."""
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
        if target.region in CHOSEN:
            self._hand = self._place

    def _back_in_hand(self) -> int | None:
        """Return the index of the card or place that last had the focus, or of its replacement.

        If none had the focus, return the index of the first one. If there is no card or place now, return None.
        """
        there = [at for at, each in enumerate(self.targets) if each.region in CHOSEN]
        if not there:
            return None
        last = self._hand
        if last is None or not self._region(last.region):
            return there[0]
        return self._kept(last, "")

    def _kept(self, place: _Held, usual: str) -> int | None:
        """Return the index of the target that gets the focus after the targets have changed; None if no target does."""
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
    if other.card != HIDDEN:
        return one.card == other.card
    return bool(one.control and other.control and one.control.key == other.control.key)
