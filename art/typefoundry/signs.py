"""Signs that Crowe Caslon adds to Libre Caslon Text: suits, dice, ornaments, a pointing hand, arrows and a tick.

Every sign is centred on the origin, in thousandths of an em, with y pointing down.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from art.typefoundry.outlines import Area, area, disc, moved, stroke, tapering, turned, union, without

SPADE: Final = (
    "M0 -395C58 -262 140 -192 232 -92C298 -20 328 42 328 108C328 190 270 246 192 246C126 246 74 214 40 160"
    "C44 262 62 322 116 372L-116 372C-62 322 -44 262 -40 160C-74 214 -126 246 -192 246C-270 246 -328 190 -328 108"
    "C-328 42 -298 -20 -232 -92C-140 -192 -58 -262 0 -395Z"
)
HEART: Final = (
    "M0 386C-44 282 -132 186 -222 74C-300 -24 -342 -98 -342 -186C-342 -292 -270 -358 -178 -358"
    "C-94 -358 -28 -308 0 -226C30 -310 98 -362 182 -358C276 -354 346 -286 342 -180C338 -92 302 -16 226 80"
    "C136 192 48 288 0 386Z"
)
DIAMOND: Final = (
    "M0 -396C62 -254 164 -108 290 0C164 108 62 254 0 396C-62 254 -164 108 -290 0C-164 -108 -62 -254 0 -396Z"
)
_CLUB_STEM: Final = "M-40 0L40 0C44 214 62 312 124 372L-124 372C-62 312 -44 214 -40 0Z"
_LEAF: Final = (
    "M-330 300C-300 130 -330 10 -262 -104C-204 -200 -86 -228 -20 -160C16 -124 24 -70 4 -22"
    "C56 -40 110 -26 140 16C196 92 148 200 48 246C-66 298 -176 246 -330 300Z"
)
_HAND: Final = (
    "M-250 -170C-150 -176 -90 -196 -10 -230C40 -250 96 -244 96 -206C96 -172 60 -150 20 -134L-14 -118"
    "L384 -128C446 -128 470 -96 470 -66C470 -32 444 -4 386 -4L120 -4C178 -4 196 28 196 56C196 86 176 104 150 108"
    "C182 114 194 138 192 160C190 190 166 206 138 208C160 216 170 234 166 254C160 284 132 294 96 294"
    "L-60 290C-120 286 -160 262 -250 262Z"
)
_CREASES: Final = ("M-20 -4L120 -4", "M10 108L150 108", "M0 206L136 208")
_CUFF: Final = "M-440 -206L-270 -206L-270 298L-440 298Z"
_PETAL: Final = (
    "M-46 -96C-120 -190 -150 -250 -104 -318C-74 -362 -30 -366 0 -330C30 -366 74 -362 104 -318C150 -250 120 -190 46 -96Z"
)
_BUD: Final = (
    "M0 -70C-36 -130 -44 -176 -88 -228C-130 -282 -96 -350 -40 -342C-18 -338 -6 -326 0 -306"
    "C6 -326 18 -338 40 -342C96 -350 130 -282 88 -228C44 -176 36 -130 0 -70Z"
)
_STALK: Final = "M-8 -14C60 -110 90 -250 190 -316C262 -362 338 -324 330 -262C322 -214 262 -208 244 -250"
_DIE: Final = (
    "M-330 -390L330 -390Q390 -390 390 -330L390 330Q390 390 330 390"
    "L-330 390Q-390 390 -390 330L-390 -330Q-390 -390 -330 -390Z"
)
_ARROW: Final = (
    "M330 0C236 -34 168 -100 128 -196L96 -184C112 -110 126 -62 150 -24L-340 -17"
    "L-340 17L150 24C126 62 112 110 96 184L128 196C168 100 236 34 330 0Z"
)
_TICK: Final = "M-270 40C-210 60 -160 130 -112 236C-10 -10 120 -190 300 -330"

_SPOTS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Sign:
    """Glyph to be added: code point, glyph name, shape and advance width."""

    code: int
    name: str
    shape: Area
    breadth: int
    middle: int = 330
    """Height of the sign's centre above the baseline, in thousandths of an em."""


def club() -> Area:
    """Return the club suit sign: three round leaves on a short stalk."""
    leaves = (disc(x, y, 172) for x, y in ((0, -222), (-178, 70), (178, 70)))
    return union([*leaves, disc(0, -10, 84), area(_CLUB_STEM)])


def leaf() -> Area:
    """Return an ivy leaf that hangs to the lower left, with its stalk curled over it."""
    vein = tapering("M-268 250C-170 160 -90 70 -6 -20", (12, 26, 34))
    stalk = tapering(_STALK, (44, 44, 56, 60, 40, 30))
    return union([without(area(_LEAF), vein), stalk])


def hand() -> Area:
    """Return the outline of a pointing hand with its cuff."""
    line = 34.0
    bones = [stroke(_HAND, line), stroke(_CUFF, line), *(stroke(crease, line) for crease in _CREASES)]
    buttons = [disc(-355, y, 26) for y in (-110, 46, 202)]
    return union([*bones, *buttons])


def die(spots: int) -> Area:
    """Return a face of a die, seen from the front."""
    face = area(_DIE)
    inside = moved(face, size=0.88)
    pips = (disc(x * 205, y * 205, 84) for x, y in _SPOTS[spots])
    return union([without(face, inside), *pips])


def rosette(petal: str, count: int, heart: float) -> Area:
    """Return an ornament of `count` petals around a ring."""
    petals = union(turned(area(petal), 360 * turn / count) for turn in range(count))
    return union([without(petals, disc(0, 0, heart * 1.5)), disc(0, 0, heart)])


def arrow(degrees: float) -> Area:
    """Return a plain arrow, pointing right at 0 degrees."""
    return turned(area(_ARROW), degrees)


def _asterism() -> Area:
    star = union(turned(tapering("M0 0L0 -170", (22, 34, 62)), 360 * turn / 6) for turn in range(6))
    return union([moved(star, 0, -190), moved(star, -210, 190), moved(star, 210, 190)])


def _mirrored(shape: Area) -> Area:
    return moved(shape, flip=True)


def all_signs() -> tuple[Sign, ...]:
    """Return all signs that Crowe Caslon adds, sorted by code point."""
    hedera = leaf()
    signs = [
        Sign(0x2042, "asterism", _asterism(), 900),
        Sign(0x2190, "arrowleft", arrow(180), 800, 265),
        Sign(0x2191, "arrowup", arrow(-90), 560),
        Sign(0x2192, "arrowright", arrow(0), 800, 265),
        Sign(0x2193, "arrowdown", arrow(90), 560),
        Sign(0x2619, "uni2619", _mirrored(turned(hedera, -135)), 960),
        Sign(0x261C, "uni261C", _mirrored(hand()), 1060, 250),
        Sign(0x261E, "uni261E", hand(), 1060, 250),
        Sign(0x2660, "spade", area(SPADE), 780),
        Sign(0x2663, "club", club(), 820),
        Sign(0x2665, "heart", area(HEART), 800),
        Sign(0x2666, "diamond", area(DIAMOND), 700),
        *(Sign(0x267F + spots, f"uni{0x267F + spots:04X}", die(spots), 900) for spots in _SPOTS),
        Sign(0x2713, "uni2713", tapering(_TICK, (40, 96, 74, 60, 44, 26)), 740),
        Sign(0x2723, "uni2723", rosette(_BUD, 4, 46), 800),
        Sign(0x273F, "uni273F", rosette(_PETAL, 5, 50), 840),
        Sign(0x2766, "uni2766", hedera, 820),
        Sign(0x2767, "uni2767", turned(hedera, -135), 960),
    ]
    if len({sign.code for sign in signs}) < len(signs) or not all(math.isfinite(s.shape.area) for s in signs):
        raise ValueError("two signs share a code point, or one has no area")
    return tuple(signs)
