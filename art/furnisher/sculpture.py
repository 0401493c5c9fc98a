"""Small solids given by signed distance functions, rendered by a tilted camera in candle light.

World coordinates: x right, y away from the viewer, z up from the cloth. Lengths are in the solid's own units.
"""

from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from art.furnisher.colour import Picture, as_field, light_of

Points = NDArray[np.float32]
"""Points or directions in world coordinates; shape (n, 3)."""
Values = NDArray[np.float32]
"""One number per point; shape (n,)."""

CANDLE: Final = np.array([-0.52, 0.50, 0.80], np.float32) / np.float32(np.linalg.norm([-0.52, 0.50, 0.80]))
"""Unit vector that points towards the candle, at the top left as for everything on the table."""

_STEPS: Final = 72
_NEAR: Final = 0.002


class Solid(Protocol):
    """Solid that can be rendered: its shape, colour and surface."""

    @property
    def gloss(self) -> float:
        """Gloss of the surface: 0 for dull, 1 for polished."""

    @property
    def glow(self) -> float:
        """Strength of subsurface scattering: 0 for wood and leather, 0.4 for ivory."""

    def distance(self, at: Points) -> Values:
        """Return a lower bound of the distance of each point from the surface; negative inside the solid."""

    def colour(self, at: Points) -> Points:
        """Return the surface colour in linear light at the points."""


@dataclass(frozen=True, slots=True)
class Eye:
    """Camera that looks at the point `aim`. `tilt` is its angle from the vertical in degrees.

    The picture shows `width` by `height` world units at `density` pixels per unit.
    """

    tilt: float
    aim: tuple[float, float, float]
    width: float
    height: float
    density: float
    fineness: int = 3

    def place_of(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Return the position of a world point in the picture, in units from its top left corner."""
        right, up, _ = _axes(self.tilt)
        offset = np.array([x, y, z]) - np.array(self.aim)
        return self.width / 2 + float(offset @ right), self.height / 2 - float(offset @ up)


def portray(solid: Solid, eye: Eye) -> tuple[Picture, NDArray[np.float32]]:
    """Render the solid. Return its picture, and the share of each pixel that it covers."""
    columns, rows = round(eye.width * eye.density), round(eye.height * eye.density)
    n = eye.fineness
    right, up, ahead = _axes(eye.tilt)
    xs = (np.arange(columns * n, dtype=np.float32) + 0.5) / (n * eye.density) - eye.width / 2
    ys = eye.height / 2 - (np.arange(rows * n, dtype=np.float32) + 0.5) / (n * eye.density)
    far = eye.width + eye.height
    start = np.asarray(eye.aim, np.float32) - ahead * far
    origins = (start + xs[None, :, None] * right + ys[:, None, None] * up).reshape(-1, 3).astype(np.float32)
    reached, hit = _march(solid, origins, ahead, 2.5 * far)
    light = np.zeros_like(origins)
    light[hit] = _lit(solid, reached[hit], ahead)
    cover = hit.astype(np.float32).reshape(rows, n, columns, n).mean(axis=(1, 3))
    summed = light.reshape(rows, n, columns, n, 3).mean(axis=(1, 3))
    return as_field(summed / np.maximum(cover, 1e-6)[..., None]), as_field(cover)


def shade_cast(solid: Solid, eye: Eye) -> NDArray[np.float32]:
    """Return the shadow of the solid on the cloth, seen from straight above. The picture has the size of the
    camera's.
    """
    columns, rows = round(eye.width * eye.density), round(eye.height * eye.density)
    xs = (np.arange(columns, dtype=np.float32) + 0.5) / eye.density - eye.width / 2 + eye.aim[0]
    ys = eye.height / 2 - (np.arange(rows, dtype=np.float32) + 0.5) / eye.density + eye.aim[1]
    ground = np.stack([*np.meshgrid(xs, ys), np.zeros((rows, columns), np.float32)], axis=-1)
    return (1 - _openness(solid, ground.reshape(-1, 3).astype(np.float32))).reshape(rows, columns)


def rounded_box(at: Points, half: float, edge: float) -> Values:
    """Return the distance of points from a cube around the origin.

    Its side is twice `half`; `edge` rounds its edges.
    """
    past = np.abs(at) - (half - edge)
    outside = np.linalg.norm(np.maximum(past, 0), axis=1)
    return as_field(outside + np.minimum(past.max(axis=1), 0) - edge)


def ball(at: Points, centre: tuple[float, float, float], radius: float) -> Values:
    """Return the distance of points from the surface of a ball."""
    return as_field(np.linalg.norm(at - np.asarray(centre, np.float32), axis=1) - radius)


def turned(at: Points, profile: NDArray[np.float32]) -> Values:
    """Return the distance of points from a solid of revolution about the z axis.

    `profile` is the closed outline of half its section, as rows of (radius, height).
    """
    flat = np.stack([np.hypot(at[:, 0], at[:, 1]), at[:, 2]], axis=1)
    best = np.full(len(flat), np.inf, np.float32)
    inside = np.zeros(len(flat), bool)
    for a, b in zip(profile, np.roll(profile, -1, axis=0), strict=True):
        along, off = b - a, flat - a
        t = np.clip((off @ along) / max(float(along @ along), 1e-12), 0, 1)
        best = np.minimum(best, np.sum((off - t[:, None] * along) ** 2, axis=1))
        if a[1] != b[1]:
            crosses = (a[1] > flat[:, 1]) != (b[1] > flat[:, 1])
            inside ^= crosses & (flat[:, 0] < a[0] + (flat[:, 1] - a[1]) / (b[1] - a[1]) * along[0])
    return as_field(np.where(inside, -np.sqrt(best), np.sqrt(best)))


def _axes(tilt: float) -> tuple[Points, Points, Points]:
    angle = np.radians(tilt)
    right = np.array([1, 0, 0], np.float32)
    up = np.array([0, np.cos(angle), np.sin(angle)], np.float32)
    ahead = np.array([0, np.sin(angle), -np.cos(angle)], np.float32)
    return right, up, ahead


def _march(solid: Solid, origins: Points, ahead: Points, limit: float) -> tuple[Points, NDArray[np.bool_]]:
    gone = np.zeros(len(origins), np.float32)
    hit = np.zeros(len(origins), bool)
    going = np.arange(len(origins))
    for _ in range(_STEPS):
        step = solid.distance(origins[going] + gone[going, None] * ahead)
        gone[going] += step
        hit[going] = step < _NEAR
        going = going[(step >= _NEAR) & (gone[going] < limit)]
        if not len(going):
            break
    return origins + gone[:, None] * ahead, hit


def _normals(solid: Solid, at: Points) -> Points:
    h = 0.006
    corners = np.array([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], np.float32)
    slope = sum((c[None, :] * solid.distance(at + h * c)[:, None] for c in corners), np.zeros_like(at))
    return as_field(slope / np.maximum(np.linalg.norm(slope, axis=1, keepdims=True), 1e-9))


def _openness(solid: Solid, at: Points, hardness: float = 7.0) -> Values:
    """Return the share of the candle light that reaches each point, from 0 to 1."""
    seen = np.ones(len(at), np.float32)
    gone = np.full(len(at), 0.03, np.float32)
    for _ in range(36):
        near = solid.distance(at + gone[:, None] * CANDLE)
        seen = np.minimum(seen, np.clip(hardness * near / gone, 0, 1))
        gone += np.clip(near, 0.02, 0.4)
    return seen


def _lit(solid: Solid, at: Points, ahead: Points) -> Points:
    normal = _normals(solid, at)
    body = solid.colour(at)
    seen = _openness(solid, at + 0.01 * normal)
    closeness = [solid.distance(at + reach * normal) / reach for reach in (0.06, 0.14, 0.3)]
    hollow = np.clip(np.mean(closeness, axis=0), 0.12, 1)
    facing = np.clip((normal @ CANDLE + solid.glow) / (1 + solid.glow), 0, 1) * np.maximum(seen, 0.5 * solid.glow)
    above = 0.5 + 0.5 * normal[:, 2]
    sky, cloth = light_of("#B9A98C"), light_of("#6E6A48")
    around = (above[:, None] * sky + (1 - above[:, None]) * cloth) * hollow[:, None]
    candle = np.array([1.0, 0.93, 0.80], np.float32) * 1.28
    halfway = CANDLE - ahead
    halfway = halfway / np.linalg.norm(halfway)
    keen = np.clip(normal @ halfway, 0, 1)
    shine = solid.gloss * seen * (0.34 * keen**48 + 0.10 * keen**10)
    return as_field(body * (facing[:, None] * candle + 0.80 * around) + shine[:, None] * candle)
