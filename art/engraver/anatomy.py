"""Heads, hands and legs, shared by the drawings of all court cards.

Every part is drawn around the origin of a `Place` and faces the viewer's LEFT; `flip=True` mirrors it. The origin of a
face is the root of the nose, between the eyes. At scale 1 a face is about 175 units wide, and 240 high from hair to
chin.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from art.engraver.geometry import Curve, K, Place, Strip, disc, volute
from art.engraver.inks import Ink
from art.engraver.ornament import stripes
from art.engraver.plates import FINE, INNER, OUTLINE, Card, region

# --- faces


def face_threequarter(card: Card, at: Place, flesh: Ink | None = None) -> None:
    """Draw a face turned three quarters. One line forms the brow and the long nose, and the eyes look where the face
    turns.
    """
    card.show("head three-quarter", _ahead(at))
    card.piece(
        at.outline(
            K(-58, -120),
            (-70, -62),
            (-71, -24),
            (-66, 2),
            (-70, 28),
            (-62, 66),
            (-42, 100),
            (-8, 120),
            (28, 116),
            (66, 92),
            (92, 48),
            (103, -10),
            K(104, -120),
        ),
        flesh,
        3.0,
    )
    _blush(card, at.point(58, 52), 15 * at.scale)
    brow_and_nose = at.curve(
        (92, -22),
        (64, -36),
        (34, -34),
        (12, -22),
        (0, -2),
        (-12, 26),
        (-26, 48),
        (-33, 58),
        (-27, 66),
        (-10, 64),
    )
    card.line(brow_and_nose, 3.3, 0.45)
    card.line(at.curve((-10, 64), (1, 60), (2, 50)), 2.6, 0.5)
    card.line(at.curve((-62, -20), (-46, -32), (-24, -27)), 3.6, 0.5)
    eye(card, at.inner(38, 4), half=28)
    eye(card, at.inner(-41, 4), half=17)
    lips(card, at.inner(-13, 87), half=24)
    card.line(at.curve((-26, 106), (-14, 103), (2, 106)), FINE, 0.7)
    for k in range(3):
        card.line(
            at.curve((93 - k * 6, 26 + k * 13), (86 - k * 7, 42 + k * 12), (74 - k * 8, 56 + k * 11)),
            1.8,
            0.8,
        )


def face_frontal(card: Card, at: Place, flesh: Ink | None = None) -> None:
    """Draw a face from the front. The eyes look slightly to one side."""
    card.show("head frontal", _ahead(at))
    card.piece(
        at.outline(
            K(-82, -120),
            (-86, -40),
            (-82, 24),
            (-66, 76),
            (-32, 112),
            (0, 120),
            (32, 112),
            (66, 76),
            (82, 24),
            (86, -40),
            K(82, -120),
        ),
        flesh,
        3.0,
    )
    for x in (-52, 52):
        _blush(card, at.point(x, 50), 14 * at.scale)
    card.line(
        at.curve((-76, -20), (-52, -36), (-26, -33), (-12, -20), (-8, 4), (-14, 34), (-19, 52), (-12, 62)),
        3.3,
        0.45,
    )
    card.line(at.curve((-12, 62), (-2, 67), (10, 61), (13, 52)), 2.6, 0.5)
    card.line(at.curve((76, -20), (54, -35), (28, -33), (14, -25)), 3.6, 0.5)
    eye(card, at.inner(-43, 4), half=25)
    eye(card, at.inner(43, 4), half=25)
    lips(card, at.inner(-1, 87), half=25)
    card.line(at.curve((-14, 107), (0, 104), (14, 107)), FINE, 0.7)
    for k in range(3):
        card.line(
            at.curve((76 - k * 5, 30 + k * 12), (69 - k * 6, 45 + k * 11), (58 - k * 7, 58 + k * 10)),
            1.8,
            0.8,
        )


def face_profile(card: Card, at: Place, flesh: Ink | None = None, *, smiling: bool = False) -> None:
    """Draw a face in profile with its neck. Hair and cap must cover its back, from about 70 units behind the nose."""
    card.show("head profile", _ahead(at))
    card.piece(
        at.outline(
            K(140, -110),
            (40, -112),
            (2, -84),
            (-9, -46),
            (-6, -18),
            K(-1, -4),
            (-17, 24),
            K(-40, 50),
            (-39, 60),
            K(-13, 63),
            (-17, 72),
            K(-27, 82),
            (-20, 88),
            K(-11, 90),
            (-17, 94),
            K(-24, 102),
            (-16, 110),
            (-9, 114),
            (-17, 128),
            (-9, 144),
            (20, 150),
            (48, 140),
            K(64, 128),
            (66, 150),
            K(60, 190),
            K(160, 190),
        ),
        flesh,
    )
    _blush(card, at.point(44, 66), 15 * at.scale)
    card.line(at.curve((-8, -22), (16, -38), (46, -34), (62, -24)), 3.6, 0.5)
    upper = at.curve((8, 8), (22, -9), (40, -10), (62, 2))
    lower = at.curve((8, 8), (26, 14), (44, 11), (58, 4))
    _iris(card, at.point(19, 1), 10 * at.scale, upper, lower)
    card.line(upper, 3.4, 0.4)
    card.line(lower, FINE, 0.5)
    card.line(at.curve((20, -18), (38, -21), (56, -13)), 1.8, 0.7)
    card.line(at.curve((-13, 63), (-2, 58), (0, 46), (-7, 42)), INNER, 0.4)
    card.lay(Ink.RED, at.outline(K(-27, 82), (-13, 78), (3, 86), K(10, 90), (-4, 100), K(-24, 102), K(-11, 90)))
    if smiling:
        card.line(at.curve((-12, 90), (4, 92), (17, 86), (24, 76)), INNER, 0.4)
        card.line(at.curve((26, 62), (33, 74), (31, 88)), 1.8, 0.7)
    else:
        card.line(at.curve((-12, 90), (2, 91), (14, 86)), INNER, 0.4)
    card.line(at.curve((8, 108), (4, 116), (10, 126)), 1.8, 0.7)
    for k in range(3):
        card.line(
            at.curve((76 - k * 7, 62 + k * 12), (68 - k * 7, 76 + k * 11), (56 - k * 8, 88 + k * 10)),
            1.8,
            0.8,
        )


def eye(card: Card, at: Place, half: float, glance: float = -0.42) -> None:
    """Draw an eye with heavy lids. `half` is half its width; `glance`, from -1 to 1, places the iris between the
    corners.
    """
    upper = at.curve((-half, 4), (-half * 0.5, -8), (half * 0.2, -11), (half * 0.75, -4), (half + 5, 5))
    lower = at.curve((-half, 4), (-half * 0.3, 11), (half * 0.4, 11), (half + 5, 5))
    _iris(card, at.point(half * glance, -0.5), 9.5 * at.scale, upper, lower)
    card.line(upper, 3.5, 0.4)
    card.line(lower, FINE, 0.5)
    card.line(at.curve((-half * 0.7, -13), (half * 0.1, -19), (half * 0.9, -11)), 1.8, 0.7)


def lips(card: Card, at: Place, half: float = 24) -> None:
    """Draw a small red mouth with a straight line in the middle. The half farther from the viewer is shorter."""
    bow = at.outline(
        K(-half, 1),
        (-half * 0.45, -7),
        (-half * 0.12, -3),
        (half * 0.25, -7),
        K(half + 3, 0),
        (2, 10),
        (-half * 0.4, 9),
    )
    card.lay(Ink.RED, bow)
    card.line(at.curve((-half - 3, 0), (-half * 0.3, 1), (half * 0.3, -1), (half + 6, -1)), INNER, 0.5)


def neck(card: Card, strip: Strip, flesh: Ink | None = None) -> None:
    """Draw a bare neck with two round creases. The strip runs from its top to the shoulders."""
    card.piece(strip.outline, flesh, 3.0)
    for along, low, high in ((0.34, 0.2, 0.86), (0.62, 0.1, 0.74)):
        across = np.linspace(low, high, 7)
        bow = 0.16 * np.sin(np.pi * (across - low) / (high - low))
        card.line(strip.path(np.column_stack((along + bow, across))), 1.8, 0.8)


# --- hair


def hair(
    card: Card, strip: Strip, ink: Ink | None = None, strands: int = 6, curls: int = 3, inward: bool = False
) -> None:
    """Draw hair falling down a strip and ending in a row of curls. Lines along the strip show the strands.

    Curls roll outwards, to the left edge of the strip; with `inward` they roll to the right.
    """
    card.piece(strip.outline, ink, OUTLINE)
    for across in np.linspace(0, 1, strands + 2)[1:-1]:
        along = np.linspace(0, 0.9 - abs(card.jitter(0.05)), 14)
        sway = across + 0.035 * np.sin(along * 9 + across * 5)
        card.line(strip.path(np.column_stack((along, sway))), FINE, 0.3)
    if not curls:
        return
    (x0, y0), (x1, y1) = strip.at(1, 0), strip.at(1, 1)
    r = float(np.hypot(x1 - x0, y1 - y0)) / curls / 2 * 1.12
    for i in range(curls):
        t = (i + 0.5) / curls
        curl(card, Place(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, flip=inward), r, ink)


def curl(card: Card, at: Place, r: float, ink: Ink | None = None) -> None:
    """Draw one curled lock of hair with radius `r`."""
    card.piece(at(disc(0, 0, r)), ink, INNER)
    card.line(at(volute(0, 0, r * 0.74, -60, 1.25)), FINE, 0.3)


def beard(card: Card, at: Place, ink: Ink | None = None, long: float = 120, far: float = 64, near: float = 108) -> None:
    """Draw a forked beard with moustache. The origin is the middle of the mouth.

    Draw it after the face, because it covers the lips and draws them again. `far` and `near` are its width in front of
    and behind the mouth. The defaults suit a face turned three quarters; use 82 and 82 for a frontal face. Hair must
    cover the two upper points of the beard.
    """
    card.show("beard")
    card.piece(
        at.outline(
            K(-far * 0.96, -92),
            (-far * 1.04, -30),
            (-far * 0.98, 16),
            (-far * 0.9, long * 0.5),
            (-46, long * 0.86),
            K(-26, long),
            (-20, long * 0.84),
            (-6, long * 0.7),
            K(4, long * 0.5),
            (18, long * 0.68),
            (34, long * 0.84),
            K(48, long * 0.98),
            (near * 0.74, long * 0.74),
            (near * 0.96, long * 0.3),
            (near * 1.04, -20),
            K(near * 0.97, -92),
            (near * 0.92, -44),
            (near * 0.7, -14),
            (36, -12),
            (0, -12),
            (-28, -12),
            (-far * 0.78, -14),
            (-far * 0.88, -50),
        ),
        ink,
        3.0,
    )
    for side, broad, tip in ((-1, far, -28), (1, near, 44)):
        for k in range(7):
            out = (k + 0.4) / 7
            root = 4 + side * (6 + (broad - 12) * out) if k else 4.0
            low = long * (0.9 - 0.05 * abs(k - 2.5)) if k else long * 0.8
            path = at.curve(
                (root, 14 - 34 * out**2 + (12 if not k else 0)),
                (root + side * 3, long * 0.28),
                (tip + (root - tip) * 0.62 - side * 3, long * 0.54),
                (tip + (root - tip) * 0.26, low * 0.9),
                (tip + (root - tip) * 0.16 - side * 2, low),
            )
            card.line(path, FINE, 0.6)
        for k in range(3):
            root = side * (broad * 0.93 - k * 4)
            card.line(at.curve((root, -66 + k * 22), (root - side, -44 + k * 18), (root, -26 + k * 16)), 1.8, 0.6)
    lips(card, at, 17)
    for side in (-1, 1):
        card.piece(
            at.outline(
                K(0, -13),
                (side * 18, -17),
                (side * 42, -5),
                (side * 58, 8),
                K(side * 74, 2),
                (side * 66, 16),
                (side * 48, 17),
                (side * 20, 4),
                K(0, -4),
            ),
            ink,
            INNER,
        )
        card.line(at.curve((side * 6, -10), (side * 28, -6), (side * 60, 11)), 1.8, 0.6)
        card.line(at.curve((side * 14, -4), (side * 32, 3), (side * 50, 12)), 1.6, 0.6)


def beard_profile(card: Card, at: Place, ink: Ink | None = None, long: float = 120) -> None:
    """Draw a forked beard and moustache for `face_profile` at the same place. `long` is its length below the mouth.

    Hair must cover its upper edge, from 74 to 112 units behind the nose.
    """
    card.show("beard")
    foot = 90 + long
    card.piece(
        at.outline(
            K(74, -16),
            (66, 30),
            (50, 66),
            (28, 88),
            K(4, 105),
            K(-15, 106),
            (-25, 128),
            (-34, 90 + long * 0.56),
            K(-46, 90 + long * 0.86),
            (-24, 90 + long * 0.82),
            (-6, 90 + long * 0.7),
            K(4, 90 + long * 0.56),
            (6, 90 + long * 0.8),
            K(14, foot),
            (44, 90 + long * 0.86),
            (78, 90 + long * 0.5),
            (102, 80),
            K(112, -16),
        ),
        ink,
        3.0,
    )
    for k in range(6):
        out = k / 5
        card.line(
            at.curve(
                (-8 + 20 * out, 112 - 8 * out),
                (-16 + 28 * out, 132),
                (-22 + 26 * out, 90 + long * 0.56),
                (-36 + 24 * out, 90 + long * (0.8 - 0.18 * out)),
            ),
            FINE,
            0.6,
        )
    for k in range(8):
        out = k / 7
        card.line(
            at.curve(
                (24 + 74 * out, 98 - 96 * out),
                (26 + 70 * out, 118 - 34 * out),
                (22 + 58 * out, 90 + long * (0.52 - 0.16 * out)),
                (16 + 34 * out, 90 + long * (0.9 - 0.2 * out)),
            ),
            FINE,
            0.6,
        )
    card.piece(
        at.outline(
            K(-14, 66), (6, 68), (28, 80), (44, 92), K(60, 90), (48, 104), (28, 102), (8, 90), (-8, 82), K(-22, 78)
        ),
        ink,
        INNER,
    )
    card.line(at.curve((-10, 74), (14, 78), (46, 97)), 1.8, 0.6)
    card.line(at.curve((2, 82), (18, 88), (36, 98)), 1.6, 0.6)


# --- hands and legs


@contextmanager
def grip(card: Card, at: Place, flesh: Ink | None = None) -> Iterator[None]:
    """Draw a hand closed around an upright staff that passes through the origin. The wrist comes from the right.

    Draw the held object inside the `with` block. The palm is drawn before it, the fingers after it.
    """
    card.piece(
        at.outline(K(76, -25), (42, -35), (8, -34), (-16, -24), (-18, 24), (8, 35), (42, 35), K(76, 27)),
        flesh,
        3.0,
    )
    _blush(card, at.point(40, 8), 12 * at.scale)
    yield
    for i, reach in enumerate((-29, -32, -31, -27)):
        top, bottom = -31 + i * 16.4, -31 + (i + 1) * 16.4
        middle = (top + bottom) / 2
        finger = at.outline(
            (24, top + 1),
            (0, top),
            (reach + 8, top + 1),
            (reach, middle),
            (reach + 9, bottom - 1),
            (0, bottom),
            (23, bottom - 1),
        )
        card.piece(finger, flesh, INNER)
        card.line(at.curve((reach + 13, top + 4), (reach + 10, middle), (reach + 13, bottom - 4)), 1.6, 0.6)
    card.piece(
        at.outline((56, -22), (34, -42), (4, -50), (-18, -46), (-22, -37), (-10, -30), (16, -26), (36, -12)),
        flesh,
        INNER,
    )
    card.line(at.curve((-8, -47), (-14, -41), (-9, -34)), 1.8, 0.5)
    for k in range(3):
        card.line(at.curve((62 - k * 6, 26), (50 - k * 6, 20), (40 - k * 6, 8)), 1.7, 0.7)


def open_hand(card: Card, at: Place, flesh: Ink | None = None) -> None:
    """Draw an open hand stretched out with the palm up and the wrist at the right. The origin is in the palm."""
    card.show("open hand", at.x)
    card.piece(
        at.outline(K(78, -26), (44, -34), (8, -32), (-10, -20), (-12, 22), (10, 34), (44, 34), K(78, 28)),
        flesh,
        3.0,
    )
    for i, (reach, lift) in enumerate(((-70, -10), (-80, -2), (-76, 5), (-60, 10))):
        y = -23 + i * 15
        finger = at.outline(
            (10, y - 7),
            (reach * 0.5, y + lift * 0.5 - 8),
            (reach, y + lift - 5),
            (reach - 5, y + lift + 1),
            (reach, y + lift + 6),
            (reach * 0.5, y + lift * 0.5 + 7),
            (10, y + 8),
        )
        card.piece(finger, flesh, INNER)
        card.line(at.curve((reach + 4, y + lift - 3), (reach + 9, y + lift), (reach + 4, y + lift + 4)), 1.6, 0.5)
    card.piece(
        at.outline((54, -22), (30, -46), (2, -64), (-14, -66), (-16, -56), (0, -44), (14, -24), (36, -8)),
        flesh,
        INNER,
    )
    card.line(at.curve((-12, -64), (-6, -60), (-10, -55)), 1.6, 0.5)
    _blush(card, at.point(34, 8), 12 * at.scale)


def hand_on_breast(card: Card, at: Place, flesh: Ink | None = None) -> None:
    """Draw a hand laid flat on the breast, fingers together and wrist at the right. The origin is in the back of the
    hand.
    """
    card.show("hand on breast", at.x)
    _flat_hand(card, at, flesh)


def hand_on_hip(card: Card, at: Place, flesh: Ink | None = None) -> None:
    """Draw the hand of `hand_on_breast` resting on the hip, with the elbow turned outwards."""
    card.show("hand on hip", at.x)
    _flat_hand(card, at, flesh)


def _flat_hand(card: Card, at: Place, flesh: Ink | None) -> None:
    card.piece(
        at.outline(K(72, -24), (36, -32), (0, -30), (-24, -22), (-26, 24), (0, 33), (38, 32), K(72, 26)),
        flesh,
        3.0,
    )
    for i, reach in enumerate((-66, -76, -74, -62)):
        y = -21 + i * 14.5
        card.piece(
            at.outline(
                (-14, y - 7),
                (reach * 0.6, y - 8),
                (reach, y - 4),
                (reach - 3, y + 2),
                (reach, y + 6),
                (-14, y + 8),
            ),
            flesh,
            INNER,
        )
    card.piece(at.outline((40, -26), (14, -44), (-16, -52), (-30, -48), (-22, -38), (2, -26)), flesh, INNER)
    _blush(card, at.point(20, 6), 12 * at.scale)


def leg(
    card: Card,
    at: Place,
    front: Ink | None,
    back: Ink | None,
    *,
    lean: float = -20,
    long: float = 200,
    banded: bool = False,
) -> None:
    """Draw a leg in stockings of two colours with a garter and a pointed shoe. The origin is at the hip; the foot
    points left.

    `lean` shifts the ankle sideways, and `long` is the length from hip to ankle. With `banded`, the two inks form cross
    bands.
    """
    card.show("leg", at.x)
    knee, ankle = lean * 0.5, lean
    seam = at.curve((0, 0), (knee, long * 0.42), (ankle, long * 0.88), (ankle, long))
    shin = at.curve(
        (-44, 0),
        (knee - 33, long * 0.30),
        (knee - 30, long * 0.52),
        (ankle - 17, long * 0.88),
        (ankle - 17, long),
    )
    calf = at.curve(
        (44, 0),
        (knee + 34, long * 0.30),
        (knee + 38, long * 0.54),
        (ankle + 18, long * 0.88),
        (ankle + 18, long),
    )
    whole = Strip.between(shin, calf)
    if banded:
        card.piece(whole.outline, None, 3.0)
        stripes(card, whole, 15, (front, back))
    else:
        for strip, ink in ((Strip.between(shin, seam), front), (Strip.between(seam, calf), back)):
            card.piece(strip.outline, ink, 3.0)
    for k in range(0 if banded else 4):
        path = [(t, 0.9 - k * 0.08) for t in np.linspace(0.34 + k * 0.06, 0.82 - k * 0.05, 8)]
        card.line(whole.path(path), 1.9, 0.75)
    garter = whole.part(0.27, 0.34)
    card.piece(garter.outline, Ink.YELLOW, INNER)
    card.line(garter.path(((0.5, 0), (0.5, 1))), 1.8, 0.2)
    shoe(card, at.inner(ankle, long))


def shoe(card: Card, at: Place, ink: Ink = Ink.BLUE) -> None:
    """Draw a pointed shoe with a buckle. The origin is at the ankle."""
    card.piece(
        at.outline(K(22, -6), K(-20, -6), (-36, 8), (-58, 16), K(-88, 26), (-60, 34), K(26, 34), (32, 14)),
        ink,
        3.0,
    )
    card.line(at.curve((20, 6), (-6, 12), (-22, 2)), FINE, 0.4)
    card.line(at.curve((24, 27), (-30, 28), (-74, 27)), 1.8, 0.4)
    card.piece(at(disc(-26, 13, 8, 6)), Ink.YELLOW, FINE)


# --- helpers


def _ahead(at: Place) -> float:
    """Return the x coordinate of the edge of the board towards which the drawing faces."""
    return 640.0 if at.flip else 0.0


def _iris(card: Card, at: tuple[float, float], r: float, upper: Curve, lower: Curve) -> None:
    white = region(np.vstack((upper, lower[::-1])))
    card.lay(Ink.LINE, disc(*at, r), white)


def _blush(card: Card, at: tuple[float, float], r: float) -> None:
    """Draw one pink spot on a cheek."""
    card.lay(Ink.PINK, disc(at[0], at[1], r, r * 0.86))
