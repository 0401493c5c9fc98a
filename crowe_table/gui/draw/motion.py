"""Animation: objects glide to their targets. All times are in milliseconds."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Pace(StrEnum):
    """Speed of everything that moves on the table."""

    SLOW = "slow"
    ORDINARY = "ordinary"
    QUICK = "quick"
    INSTANT = "instant"


PACES = {Pace.SLOW: 1.7, Pace.ORDINARY: 1.0, Pace.QUICK: 0.45, Pace.INSTANT: 0.0}
"""Factor by which every duration is multiplied, for each pace."""


@dataclass
class Glide:
    """A movement of one object. ``place`` is called with the progress, from 0 to 1."""

    thing: object
    place: Callable[[float], None]
    begins: float
    lasts: float

    def at(self, now: float) -> bool:
        """Place the object for the given time. Return whether it has arrived."""
        if now < self.begins:
            return False
        part = 1.0 if self.lasts <= 0 else min(1.0, (now - self.begins) / self.lasts)
        self.place(1 - (1 - part) ** 3)
        return part >= 1


class Glides:
    """All movements in progress."""

    def __init__(self) -> None:
        self._under_way: list[Glide] = []

    def __bool__(self) -> bool:
        return bool(self._under_way)

    def add(self, glide: Glide) -> None:
        """Add a movement.

        It replaces an earlier movement of the same object.

        A movement without duration ends at once, so that nothing waits for the next frame at the instant pace.
        """
        self.stop(glide.thing)
        if glide.lasts <= 0:
            glide.place(1.0)
        else:
            self._under_way.append(glide)

    def stop(self, thing: object) -> None:
        """Stop the movement of an object at its current position."""
        self._under_way = [glide for glide in self._under_way if glide.thing is not thing]

    def step(self, now: float) -> None:
        """Move all objects to their positions at this time."""
        self._under_way = [glide for glide in self._under_way if not glide.at(now)]

    def finish(self) -> None:
        """Move all objects to their targets."""
        for glide in self._under_way:
            glide.place(1.0)
        self._under_way.clear()
