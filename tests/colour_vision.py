"""Colour differences as people with a colour vision deficiency see them.

The deficiencies are simulated with the matrices of severity 1 of Machado, Oliveira and Fernandes, “A Physiologically-
based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15 (6), 2009. The matrices apply to linear RGB.
Differences are CIEDE2000, after G. Sharma, W. Wu and E. N. Dalal, “The CIEDE2000 Color-Difference Formula”, Color
Research and Application 30 (1), 2005.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

from crowe_table.palette import rgb


class Lab(NamedTuple):
    """A colour in CIE L*a*b* under D65."""

    lightness: float
    a: float
    b: float


_Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
VISIONS: Final[dict[str, _Matrix]] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}
"""Matrices for linear RGB, by vision. Grey keeps only the luminance."""
_TO_XYZ: Final[_Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""Matrix from linear sRGB to CIE XYZ."""
_D65: Final = (0.95047, 1.0, 1.08883)


def seen(colour: str, vision: str) -> Lab:
    """Return how an sRGB colour appears with this vision."""
    linear = [_linear(part / 255) for part in rgb(colour)]
    light = [min(max(part, 0.0), 1.0) for part in _times(VISIONS[vision], linear)]
    x, y, z = (_lab_part(part / white) for part, white in zip(_times(_TO_XYZ, light), _D65, strict=True))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def difference(one: str, other: str, vision: str = "ordinary") -> float:
    """Return the CIEDE2000 difference of two sRGB colours with this vision."""
    return ciede2000(seen(one, vision), seen(other, vision))


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 difference. Comments cite the numbers of the equations in Sharma et al."""
    mean_c = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))  # (4)
    a1, a2 = (1 + g) * one.a, (1 + g) * other.a
    c1, c2 = hypot(a1, one.b), hypot(a2, other.b)
    h1, h2 = _hue(a1, one.b), _hue(a2, other.b)
    dl, dc = other.lightness - one.lightness, c2 - c1
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0.0
    elif turn > 180:
        turn -= 360
    elif turn < -180:
        turn += 360
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))  # (11)
    light, c = (one.lightness + other.lightness) / 2, (c1 + c2) / 2
    h = h1 + h2
    if c1 * c2:
        h = h / 2 if abs(h1 - h2) <= 180 else (h + 360) / 2 if h < 360 else (h - 360) / 2  # (14)
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    s_l = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c, 1 + 0.015 * c * t
    r_t = -sin(radians(60 * exp(-(((h - 275) / 25) ** 2)))) * 2 * sqrt(c**7 / (c**7 + 25**7))
    return sqrt((dl / s_l) ** 2 + (dc / s_c) ** 2 + (dh / s_h) ** 2 + r_t * (dc / s_c) * (dh / s_h))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _lab_part(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(matrix: _Matrix, vector: list[float]) -> list[float]:
    return [sum(weight * part for weight, part in zip(row, vector, strict=True)) for row in matrix]
