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

    def set(self, find: Callable[[], Sequence[Target]], asked: bool = True) -> None:
        """There are other things to hold now, to be found when they are wanted. The same thing stays held, or its
        neighbour; where its region is gone, the number that the arrows turn (then Enter gives it), else the first; or
        nothing as long as nothing is ``asked``.
        """
        self._find, self._found = find, None
        place = self._place
        if place is None:
            self._at = -1
        elif here := self._region(place.region):
            self._put(self._nearest(place, here))
        elif asked:
            dials = [at for at, each in enumerate(self.targets) if each.control and each.control.runs_on]
            self._put(dials[0] if dials else 0)
        else:
            self._at = -1
        self.show()

    def show(self) -> None:
        self._ring.about(self.target.area if self.target else None)

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

    def _nearest(self, place: _Held, region: Sequence[int]) -> int:
        """The same thing in its region, or what lies where it lay; of controls, which do not move up, the first."""
        held = place.target
        for at in region:
            target = self.targets[at]
            if held.card != HIDDEN and target.card == held.card:
                return at
            if held.control and target.control and target.control.key == held.control.key:
                return at
        return region[0 if held.control else min(place.index, len(region) - 1)]
