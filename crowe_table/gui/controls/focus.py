"""What the keyboard holds: everything that can be worked, in an order, and the bright ring about one of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.button import Ring
from crowe_table.gui.controls.controls import Control


@dataclass(frozen=True)
class Target:
    """One thing the keyboard can hold: where it is, and what Space does with it."""

    area: pygame.Rect
    act: Callable[[], None]
    region: str
    """Cards, spread, answers, or menu: Tab goes from one to the next."""
    card: Card = HIDDEN
    control: Control | None = None


class Focus:
    """The ring, and which target it is about: none until a key is struck."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self._targets: Sequence[Target] = ()
        self._at = -1

    @property
    def target(self) -> Target | None:
        return self._targets[self._at] if 0 <= self._at < len(self._targets) else None

    @property
    def control(self) -> Control | None:
        return self.target.control if self.target else None

    @property
    def card(self) -> Card:
        """The card that is held; HIDDEN if something else is, or nothing."""
        return self.target.card if self.target else HIDDEN

    def set(self, targets: Sequence[Target], stay: bool = True) -> None:
        """There are other things to hold now. The same thing stays held, or one in its place, or the first."""
        held = self.target
        self._targets = targets
        if held is None:
            self._at = -1
        elif not stay:
            self._at = min(self._at, 0)
        else:
            self._at = self._find(held)
        self.show()

    def show(self) -> None:
        self._ring.about(self.target.area if self.target else None)

    def release(self) -> None:
        """Nothing is held: the pointer is at work."""
        self._at = -1
        self.show()

    def move(self, step: int) -> None:
        count = len(self._targets)
        self._at = (self._at + step) % count if self._at >= 0 else (0 if step > 0 else count - 1)
        self.show()

    def next_region(self, step: int) -> None:
        """To the first thing of the next region, or of the one before."""
        regions = list(dict.fromkeys(target.region for target in self._targets))
        here = regions.index(self.target.region) if self.target else -step if step > 0 else 0
        there = regions[(here + step) % len(regions)]
        self._at = next(i for i, target in enumerate(self._targets) if target.region == there)
        self.show()

    def _find(self, held: Target) -> int:
        for at, target in enumerate(self._targets):
            if held.card != HIDDEN and target.card == held.card:
                return at
            if held.control and target.control and target.control.key == held.control.key:
                return at
        return min(self._at, len(self._targets) - 1)
