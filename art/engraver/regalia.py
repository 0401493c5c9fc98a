"""Headgear and objects of the court cards.

As in `anatomy`, each is drawn upright around the origin of a `Place`, with blades towards the viewer's LEFT. Each
function adds the object and its half of the card to the features that the drawing shows.
"""

from __future__ import annotations

import numpy as np

from art.engraver.geometry import K, Place, Point, Strip, arc, curve, disc
from art.engraver.inks import Ink
from art.engraver.ornament import chevrons, ribbon, rungs
from art.engraver.plates import FINE, INNER, OUTLINE, Card

# --- head-dress


def crown(card: Card, at: Place, cap: Ink = Ink.RED) -> None:
    """Draw an open crown with three flowers and two spikes. The origin is the middle of the jewelled rim, 168 units
    wide.
    """
    card.show("crown", at.x)
    card.piece(at.outline(K(-76, -8), (-68, -46), (-34, -64), (0, -58), (34, -64), (68, -46), K(76, -8)), cap, 3.0)
    for x in (-50, -25, 0, 25, 50):
        card.line(at.curve((x * 0.9, -14), (x * 0.96, -34), (x * 0.86, -52)), FINE, 0.6)
    for x in (-36, 36):
        card.piece(at.outline(K(x - 9, -8), (x - 5, -34), K(x, -56), (x + 5, -34), K(x + 9, -8)), Ink.YELLOW, INNER)
        card.piece(at(disc(x, -62, 7)), None, FINE)
    for x in (-70, 0, 70):
        card.piece(
            at.outline(
                K(x - 12, -8), (x - 7, -30), K(x - 13, -36), (x - 26, -38), (x - 27, -56), (x - 14, -60), K(x - 8, -52),
                (x - 11, -66), K(x, -84), (x + 11, -66), K(x + 8, -52), (x + 14, -60), (x + 27, -56), (x + 26, -38),
                K(x + 13, -36), (x + 7, -30), K(x + 12, -8),
            ),
            Ink.YELLOW,
            INNER,
        )  # fmt: skip
        card.line(at.curve((x, -72), (x, -30)), FINE, 0.5)
        card.line(at.curve((x - 20, -44), (x - 10, -46)), 1.8, 0.5)
        card.line(at.curve((x + 20, -44), (x + 10, -46)), 1.8, 0.5)
        card.blob(at.point(x, -20), 3.2)
    rim = Strip.between(at.curve((-88, -14), (0, -20), (88, -14)), at.curve((-84, 18), (0, 12), (84, 18)))
    card.piece(rim.outline, Ink.YELLOW, OUTLINE)
    card.line(rim.edge(0.16), 1.8, 0.1)
    card.line(rim.edge(0.84), 1.8, 0.1)
    for i, along in enumerate(np.linspace(0.1, 0.9, 6)):
        stone = Place(*rim.at(float(along), 0.5), at.scale, turn=at.turn)
        card.piece(stone.outline(K(-9, 0), K(0, -9), K(9, 0), K(0, 9)), (Ink.RED, Ink.BLUE)[i % 2], FINE)
    for along in np.linspace(0.18, 0.82, 5):
        card.blob(rim.at(float(along), 0.5), 2.4 * at.scale)


def flat_cap(card: Card, at: Place, ink: Ink = Ink.RED, brim: Ink | None = Ink.BLACK) -> Strip:
    """Draw a knave's flat cap, whose top the frame will cut off. The origin is the middle of the brim, 300 units wide.

    Return the brim, from the viewer's left to right, for further ornament.
    """
    card.show("flat cap")
    card.piece(
        at.outline(
            K(-140, -8),
            (-164, -40),
            (-150, -90),
            K(-120, -120),
            K(130, -120),
            (160, -84),
            (164, -38),
            K(138, -8),
        ),
        ink,
    )
    for k in range(9):
        x = -118 + k * 29
        card.line(at.curve((x * 1.1, -84 + abs(k - 4) * 3), (x * 1.06, -48), (x * 0.98, -20)), FINE, 0.7)
    brim_strip = Strip.between(
        at.curve((-146, -18), (-70, -30), (30, -30), (146, -16)),
        at.curve((-142, 16), (-68, 6), (30, 6), (142, 18)),
    )
    ribbon(card, brim_strip, brim, 3.0)
    return brim_strip


def feather(card: Card, at: Place, ink: Ink | None = None, long: float = 130) -> None:
    """Draw a curled plume that rises and bends over to the left. The origin is at the quill."""
    card.show("feather", at.x)
    spine = at.curve((0, 0), (6, -long * 0.4), (-4, -long * 0.78), (-34, -long), (-56, -long * 0.86))
    vane = Strip(
        at.curve((-6, -long * 0.1), (-18, -long * 0.42), (-26, -long * 0.7), (-44, -long * 0.8), (-60, -long * 0.7)),
        at.curve((8, -long * 0.1), (30, -long * 0.44), (22, -long * 0.9), (-20, -long * 1.18), (-66, -long * 1.02)),
    )
    card.piece(vane.outline, ink, 3.0)
    for side in (0.0, 1.0):
        for along in np.linspace(0.1, 0.92, 11):
            card.line(vane.path(((along, 0.45), (along + 0.05, (0.45 + side) / 2), (along + 0.06, side))), 1.8, 0.5)
    card.line(spine, INNER, 0.4)


# --- flowers and leaves


def flower(card: Card, at: Place, petals: int = 6, ink: Ink | None = Ink.YELLOW, heart: Ink = Ink.RED) -> None:
    """Draw a flower from the front, about 92 units wide. The origin is at its centre."""
    card.show("flower", at.x)
    for k in range(petals):
        sepal = at.inner(0, 0, turn=(k + 0.5) * 360 / petals)
        card.piece(sepal.outline(K(0, -18), (8, -34), K(0, -50), (-8, -34)), Ink.GREEN, FINE)
    for k in range(petals):
        petal = at.inner(0, 0, turn=k * 360 / petals + card.jitter(3))
        card.piece(
            petal.outline(K(-5, -8), (-20, -26), (-16, -43), K(0, -41), (16, -43), (20, -26), K(5, -8)),
            ink,
            INNER,
        )
        for x in (-6, 0, 6):
            card.line(petal.curve((x * 0.5, -15), (x * 1.1, -31 - (4 if x == 0 else 0))), 1.7, 0.6)
    card.piece(at(disc(0, 0, 14)), heart, INNER)
    card.line(at(arc(0, 0, 8, 200, 340)), 1.7, 0.5)
    card.blob(at.point(0, 2), 2.6 * at.scale)


def stem(card: Card, *points: Point, w: float = 7) -> None:
    """Draw the stalk of a flower through the points."""
    card.line(curve(*points), w, 0.3)


def leaf(card: Card, at: Place, ink: Ink | None = Ink.GREEN, long: float = 70) -> None:
    """Draw a pointed leaf that grows to the left. The origin is at its stalk."""
    card.piece(
        at.outline(
            K(0, 0),
            (-long * 0.3, -long * 0.26),
            (-long * 0.68, -long * 0.24),
            K(-long, 0),
            (-long * 0.66, long * 0.18),
            (-long * 0.3, long * 0.16),
        ),
        ink,
        INNER,
    )
    card.line(at.curve((0, 0), (-long * 0.5, -long * 0.05), (-long * 0.88, -long * 0.01)), FINE, 0.6)
    for t in (0.26, 0.44, 0.62):
        card.line(at.curve((-long * t, -long * 0.05), (-long * (t + 0.14), -long * 0.16)), 1.6, 0.5)
        card.line(at.curve((-long * t, -long * 0.03), (-long * (t + 0.14), long * 0.1)), 1.6, 0.5)


# --- things held


def sceptre(card: Card, at: Place, long: float = 560, ink: Ink = Ink.YELLOW) -> None:
    """Draw a queen's mace with a flower as its head, a twisted shaft and a knob at the foot. The origin is below the
    head.
    """
    card.show("sceptre", at.x)
    shaft = Strip.between(at.curve((-11, 0), (-13, long)), at.curve((11, 0), (13, long)))
    ribbon(card, shaft, ink, 3.0)
    chevrons(card, shaft, 18, FINE, 0.5)
    foot = at.inner(0, long)
    card.piece(foot.outline(K(-20, -8), K(20, -8), (30, 12), (16, 34), K(0, 46), (-16, 34), (-30, 12)), ink, 3.0)
    card.line(foot.curve((-24, 4), (0, 10), (24, 4)), FINE, 0.2)
    card.blob(foot.point(0, 22), 4 * at.scale)
    for side in (-1, 1):
        card.piece(
            at.outline(
                K(side * 6, -12), (side * 22, -30), (side * 44, -40), (side * 58, -62), K(side * 44, -86),
                (side * 40, -68), (side * 26, -58), K(side * 6, -54),
            ),
            ink,
            3.0,
        )  # fmt: skip
        card.line(at.curve((side * 12, -28), (side * 32, -48), (side * 48, -62)), FINE, 0.6)
    card.piece(
        at.outline(K(-12, -14), (-26, -62), (-20, -98), K(0, -130), (20, -98), (26, -62), K(12, -14)),
        ink,
        OUTLINE,
    )
    card.line(at.curve((0, -120), (0, -92)), FINE, 0.5)
    card.piece(at(disc(0, -70, 15)), Ink.RED, INNER)
    card.ring(at.point(0, -70), 7 * at.scale, 1.8)
    for y in (-4, -42):
        collar = Strip.between(at.curve((-26, y - 7), (26, y - 7)), at.curve((-26, y + 7), (26, y + 7)))
        ribbon(card, collar, ink, INNER)
        rungs(card, collar, 10 * at.scale, 1.7)


def sword(card: Card, at: Place, long: float = 420, blade: Ink | None = Ink.BLUE) -> None:
    """Draw an upright sword whose blade rises `long` units above the guard. The origin is the middle of the grip."""
    card.show("sword", at.x)
    steel = Strip.between(at.curve((-14, -40), (-11, -40 - long)), at.curve((14, -40), (11, -40 - long)))
    card.piece(at.outline(K(-14, -40), K(-11, -40 - long), K(0, -70 - long), K(11, -40 - long), K(14, -40)), blade)
    card.line(steel.edge(0.5), FINE, 0.2)
    card.line(steel.edge(0.24), 1.7, 0.5)
    hilt = Strip.between(at.curve((-10, -34), (-10, 34)), at.curve((10, -34), (10, 34)))
    ribbon(card, hilt, Ink.YELLOW, 3.0)
    chevrons(card, hilt, 11, FINE, 0.5)
    card.piece(
        at.outline(K(-62, -44), (-30, -50), (30, -50), K(62, -44), (56, -28), (30, -34), (-30, -34), (-56, -28)),
        Ink.YELLOW,
        3.0,
    )
    card.piece(at(disc(0, 48, 18)), Ink.YELLOW, 3.0)
    card.ring(at.point(0, 48), 8 * at.scale, FINE)


def axe(card: Card, at: Place, long: float = 320) -> None:
    """Draw a king's axe, blade to the left, with a shaft `long` units long. The origin is on the shaft at the axe's
    head.
    """
    card.show("axe", at.x)
    _shaft(card, at, -58, long, Ink.YELLOW)
    card.piece(
        at.outline(K(-11, -34), (-34, -44), K(-66, -72), (-92, -20), (-90, 26), K(-60, 70), (-36, 40), K(-11, 32)),
        Ink.BLUE,
    )
    card.line(at.curve((-62, -60), (-80, -16), (-78, 22), (-56, 58)), FINE, 0.4)
    for y in (-22, -8, 6, 20):
        card.line(at.curve((-16, y), (-36, y * 1.3), (-58, y * 1.7)), 1.8, 0.6)
    card.piece(at.outline(K(11, -20), (24, -18), K(40, -26), K(40, 24), (24, 16), K(11, 18)), Ink.BLUE, 3.0)


def halberd(card: Card, at: Place, long: float = 800, ink: Ink = Ink.RED) -> None:
    """Draw a knave's halberd: blade to the left, hook to the right, spike above. The origin is on the shaft at its
    head.
    """
    card.show("halberd", at.x)
    _shaft(card, at, -60, long, ink)
    card.piece(
        at.outline(
            K(-11, -52),
            (-36, -46),
            (-58, -58),
            K(-80, -84),
            (-88, -8),
            K(-74, 70),
            (-50, 44),
            (-30, 40),
            K(-11, 52),
        ),
        Ink.BLUE,
    )
    for k in range(4):
        card.line(at.curve((-22 - k * 14, -34 - k * 6), (-24 - k * 14, 0), (-20 - k * 14, 34 + k * 4)), FINE, 0.6)
    card.piece(at.outline(K(11, -30), K(52, -6), (42, 6), K(48, 22), (30, 18), K(11, 32)), Ink.BLUE, 3.0)
    card.line(at.curve((16, -14), (34, 0), (20, 14)), FINE, 0.5)
    card.piece(at.outline(K(-12, -60), (-16, -96), K(0, -170), (16, -96), K(12, -60)), Ink.BLUE, 3.0)
    card.line(at.curve((0, -150), (0, -70)), FINE, 0.5)
    card.piece(at.outline(K(-15, -66), K(15, -66), K(15, -50), K(-15, -50)), Ink.YELLOW, INNER)


def staff(card: Card, at: Place, long: float = 820) -> None:
    """Draw a tall arrow that stands with its head up. The origin is at the lower end of the head."""
    card.show("staff", at.x)
    _shaft(card, at, 0, long, Ink.YELLOW)
    card.piece(at.outline(K(-12, 0), K(-46, 18), (-22, -40), K(0, -100), (22, -40), K(46, 18), K(12, 0)), Ink.BLUE)
    card.line(at.curve((0, -84), (0, -6)), FINE, 0.5)
    for side in (-1, 1):
        card.line(at.curve((side * 8, -50), (side * 18, -18), (side * 32, 8)), FINE, 0.6)
        card.piece(
            at.outline(
                K(side * 12, long - 120),
                K(side * 44, long - 150),
                K(side * 44, long - 40),
                K(side * 12, long - 10),
            ),
            Ink.RED,
            INNER,
        )
        for k in range(5):
            y = long - 112 + k * 21
            card.line(at.curve((side * 14, y), (side * 42, y - 24)), 1.8, 0.2)


def orb(card: Card, at: Place, r: float = 50) -> None:
    """Draw a king's orb with its bands and a cross on top. The origin is at its centre."""
    card.show("orb", at.x)
    ball = card.piece(at(disc(0, 0, r)), Ink.BLUE)
    for k in range(4):
        card.line(at(arc(0, 0, r * (0.9 - k * 0.16), 20, 92)), FINE, 0.6, clip=ball)
    level = Strip.between(at.curve((-r, -9), (0, 5), (r, -9)), at.curve((-r, 9), (0, 23), (r, 9)))
    upright = Strip.between(at.curve((-8, -r), (-10, 0)), at.curve((8, -r), (10, 0)))
    card.piece(upright.outline, Ink.YELLOW, INNER, clip=ball)
    card.piece(level.outline, Ink.YELLOW, INNER, clip=ball)
    for along in np.linspace(0.14, 0.86, 6):
        card.blob(level.at(float(along), 0.5), 2.6 * at.scale)
    card.line(at(disc(0, 0, r)), OUTLINE, 0, closed=True)
    top = at.inner(0, -r)
    card.piece(
        top.outline(
            K(-6, 2),
            K(-5, -16),
            K(-24, -13),
            K(-24, -31),
            K(-5, -28),
            K(-8, -48),
            K(8, -48),
            K(5, -28),
            K(24, -31),
            K(24, -13),
            K(5, -16),
            K(6, 2),
        ),
        Ink.YELLOW,
        INNER,
    )


def _shaft(card: Card, at: Place, top: float, foot: float, ink: Ink) -> None:
    strip = Strip.between(at.curve((-11, top), (-11, foot)), at.curve((11, top), (11, foot)))
    ribbon(card, strip, ink, 3.0)
    chevrons(card, strip, 30, FINE, 0.3)
