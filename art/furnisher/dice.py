"""Ivory dice, with each face up and in two orientations."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.furnisher.colour import as_field, light_of
from art.furnisher.grain import noise
from art.furnisher.sculpture import Eye, Points, Values, ball, rounded_box

FACES: Final = (1, 2, 3, 4, 5, 6)
LIES: Final = {"a": (14.0, 3), "b": (-24.0, 0)}
"""Orientations of a die by letter: rotation on the cloth in degrees, and quarter turns that choose the front face."""

_HALF: Final = 1.0
_PIP: Final = 0.20
_DEEP: Final = 0.07
_OUT: Final = 0.50
_PLACES: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_SIDES: Final = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    5: ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
}
"""Directions for each face of a die whose 1 is on top: the direction in which it faces, and the two axes of its pips.
"""


@dataclass(frozen=True)
class Die:
    """Ivory cube with drilled, blackened pips. Opposite faces add up to seven."""

    turn: NDArray[np.float32]
    grain: NDArray[np.float32]
    gloss: float = 0.55
    glow: float = 0.45

    def distance(self, at: Points) -> Values:
        own = (at - np.array([0, 0, _HALF], np.float32)) @ self.turn
        body = rounded_box(own, _HALF, 0.20)
        near = np.flatnonzero(body < 0.35)
        if len(near):
            drilled = np.min([ball(own[near], pip, _PIP * 1.3) for pip in _drillings()], axis=0)
            body[near] = np.maximum(body[near], -drilled)
        return body

    def colour(self, at: Points) -> Points:
        own = (at - np.array([0, 0, _HALF], np.float32)) @ self.turn
        depth = np.min([ball(own, pip, _PIP * 1.3) for pip in _drillings()], axis=0)
        stained = np.clip(1 - (depth - 0.004) / 0.022, 0, 1)[:, None]
        size = len(self.grain)
        place = ((own * 0.5 + 0.5) * (size - 1)).astype(int).clip(0, size - 1)
        streak = self.grain[place[:, 2], (place[:, 0] + place[:, 1]) % size][:, None]
        ivory = light_of("#F0E2C2") * (1 + 0.05 * streak) + 0.02 * np.minimum(streak, 0) * light_of("#B08040")
        rubbed = np.clip((np.abs(own).max(axis=1) - 0.93) / 0.07, 0, 1)[:, None]
        ivory = ivory * (0.90 + 0.10 * rubbed)
        return as_field(ivory * (1 - stained) + light_of("#1C1714") * stained)


def die(face: int, lie: str) -> Die:
    """Return the die in the given orientation with the given face up."""
    yaw, quarters = LIES[lie]
    outward, along, _ = (np.array(v, np.float32) for v in _SIDES[face])
    upright = np.stack([along, np.cross(outward, along), outward], axis=1)
    angle = np.radians(yaw + 90 * quarters)
    spin = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]], np.float32)
    return Die(turn=(upright @ spin.T).T.astype(np.float32), grain=noise((96, 96), (1.0, 14), 40 + face))


EYE: Final = Eye(tilt=27, aim=(0, 0, 0.86), width=3.5, height=3.5, density=54)


def _drillings() -> list[tuple[float, float, float]]:
    found = []
    for face, (outward, along, upward) in _SIDES.items():
        for across, up in _PLACES[face]:
            rim = _HALF + _PIP * 1.3 - _DEEP * 1.5
            place = np.array(outward) * rim + _OUT * across * np.array(along) + _OUT * up * np.array(upward)
            found.append((float(place[0]), float(place[1]), float(place[2])))
    return found
