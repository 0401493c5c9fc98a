"""Movement: things glide from where they are to where they belong, in milliseconds of the window's clock."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Pace(StrEnum):
    """How fast the table plays."""

    SLOW = "slow"
    ORDINARY = "ordinary"
    QUICK = "quick"
    INSTANT = "instant"


PACES = {Pace.SLOW: 1.7, Pace.ORDINARY: 1.0, Pace.QUICK: 0.45, Pace.INSTANT: 0.0}


@dataclass
class Glide:
    """One movement of a thing: ``place`` is called with 0 at its beginning and 1 at its end."""

    thing: object
    place: Callable[[float], None]
    begins: float
    lasts: float

    def at(self, now: float) -> bool:
        """Places the thing for this moment. True when it has arrived."""
        if now < self.begins:
            return False
        part = 1.0 if self.lasts <= 0 else min(1.0, (now - self.begins) / self.lasts)
        self.place(1 - (1 - part) ** 3)
        return part >= 1


class Glides:
    """All movements under way."""

    def __init__(self) -> None:
        self._under_way: list[Glide] = []

    def __bool__(self) -> bool:
        return bool(self._under_way)

    def add(self, glide: Glide) -> None:
        """A thing moves one way at a time: whatever movement it was in is forgotten. What takes no time is done now:
        at the instant pace nothing may wait for a later frame.
        """
        self.stop(glide.thing)
        if glide.lasts <= 0:
            glide.place(1.0)
        else:
            self._under_way.append(glide)

    def stop(self, thing: object) -> None:
        """Leaves a thing where it is."""
        self._under_way = [glide for glide in self._under_way if glide.thing is not thing]

    def step(self, now: float) -> None:
        """Moves everything to where it is at this moment."""
        self._under_way = [glide for glide in self._under_way if not glide.at(now)]

    def finish(self) -> None:
        """Everything arrives."""
        for glide in self._under_way:
            glide.place(1.0)
        self._under_way.clear()
