"""Ace of Spades that the Stamp Office printed from copper as proof of the card tax: sixpence, as from 1765 to 1776."""

from __future__ import annotations

import numpy as np
import shapely

from art import palette
from art.engraver.copper import burin, contour, inset, legend, plain, shade, spare, words
from art.engraver.geometry import Curve, K, Place, Point, Strip, arc, curve, disc, outline, resample
from art.engraver.inks import Ink
from art.engraver.pips import OUTLINES
from art.engraver.plates import Card, region
from art.engraver.press import Impression

IMPRESSION = Impression(misregister=0.5, wear=0.6, inks={Ink.LINE: palette.rgb(palette.PLATE_INK)})
"""Parameters for printing the ace: sharp, in black, and without stencils."""

CAPITALS = "IMFellFrenchCanon-Roman"
ROUND_HAND = "PinyonScript"

X, Y = 320.0, 462.0
"""Centre of the garter, in units of the drawing board."""
RING, HOLE = 208.0, 152.0
SCROLL = Place(X, 1514)
SCROLL_TOP, SCROLL_FOOT = 738.0, 680.0


def draw(card: Card) -> None:
    """Draw the whole ace, from the background to the foreground."""
    spray(card, -1)
    spray(card, 1)
    garter(card)
    spade(card)
    buckle(card)
    crown(card, Place(X, 198, 0.9))
    scroll(card)
    titles(card)


# --- the garter and what it holds


def garter(card: Card) -> None:
    """Draw the garter, a round belt with a motto, and the rays of light inside it."""
    card.show("garter")
    plain(card, disc(X, Y, RING), 2.8)
    contour(card, disc(X, Y, RING - 7), 1.2)
    contour(card, disc(X, Y, HOLE + 7), 1.2)
    contour(card, disc(X, Y, HOLE), 2.4)
    for bearing in np.arange(0, 360, 2.0):
        light = 0.5 + 0.5 * np.cos(np.radians(bearing - 45))
        _ray(card, bearing, RING - 7, RING - 10 - 9 * light, 1.1)
        _ray(card, bearing, HOLE + 7, HOLE + 10 + 9 * (1 - light), 1.1)
    for i, bearing in enumerate(np.arange(0, 360, 1.5)):
        light = 0.5 + 0.5 * np.cos(np.radians(bearing - 225))
        _ray(card, bearing, HOLE - 1, HOLE - (12, 20, 12, 30)[i % 4] * (0.55 + 0.6 * light), 1.2)
    legend(card, CAPITALS, "HONI · SOIT · QUI · MAL · Y · PENSE", Place(X, Y), 164, 45, -90, 4.4)


def spade(card: Card) -> None:
    """Draw the black spade with a white line inside its edge, a light area at the left, and a rose."""
    card.show("spade")
    at = Place(X, Y - 6, 134)
    sign = at(OUTLINES["S"])
    area = region(sign)
    card.lay(Ink.LINE, area)
    card.clear(area.buffer(-6).boundary.buffer(0.9))
    lit = shapely.box(X - 140, Y - 140, X - 8, Y + 66)
    for depth in (12, 16.5, 21, 25.5):
        for part in shapely.get_parts(area.buffer(-depth).boundary.intersection(lit)):
            spare(card, np.asarray(part.coords), 1.8 - depth * 0.03, 0.1)
    rose(card, Place(X, Y + 16, 1.06))


def rose(card: Card, at: Place) -> None:
    """Draw a white double rose on the spade."""
    for k in range(5):
        sepal = at.inner(0, 0, turn=36 + k * 72)
        card.clear(sepal.outline(K(-6, -26), K(0, -44), K(6, -26)))
    for ring, breadth, tip, turn in ((36.0, 19.0, 14.0, 0.0), (21.0, 11.0, 8.0, 36.0)):
        for k in range(5):
            petal = at.inner(0, 0, turn=turn + k * 72)
            shape = petal.outline(
                K(0, 0), (-breadth, -ring + tip), (-breadth * 0.62, -ring), (0, -ring + 3), (breadth * 0.62, -ring),
                (breadth, -ring + tip),
            )  # fmt: skip
            plain(card, shape, 1.4)
            for x in (-0.4, 0.0, 0.4):
                burin(card, petal(((x * breadth * 0.5, -ring * 0.45), (x * breadth, -ring * 0.82))), 1.1, 0.3)
    plain(card, at(disc(0, 0, 8)), 1.5)
    for bearing in range(0, 360, 60):
        dot = at(disc(4 * np.cos(np.radians(bearing)), 4 * np.sin(np.radians(bearing)), 1.1))
        card.lay(Ink.LINE, dot)


def buckle(card: Card) -> None:
    """Draw the buckle at the foot of the garter, its tongue, and the hanging end of the belt."""
    card.show("buckle")
    tail = Strip.between(
        curve((300, 640), (292, 690), (304, 716), (298, 738)), curve((342, 640), (338, 690), (350, 712), (346, 738))
    )
    tip = outline(*_corners(tail.outline[: len(tail.left)]), (321, 766), *_corners(tail.right[::-1]))
    cloth = plain(card, tip, 2.2)
    inset(card, region(tip), 5, 1.0)
    shade(card, cloth.buffer(-6).intersection(shapely.box(322, 600, 400, 800)), 84, 4.2, 1.0)
    for along in (0.46, 0.66, 0.86):
        x, y = tail.at(along, 0.42)
        plain(card, disc(x, y, 4.4), 1.4)
        card.lay(Ink.LINE, disc(x + 0.8, y + 0.8, 2.2))
    frame = (K(278, 630), (320, 622), K(362, 630), (366, 664), K(362, 700), (320, 708), K(278, 700), (274, 664))
    plain(card, outline(*frame), 2.6)
    inner = (K(293, 645), (320, 640), K(347, 645), (350, 664), K(347, 685), (320, 690), K(293, 685), (290, 664))
    gap = plain(card, outline(*inner), 2.0)
    shade(card, gap, 90, 3.6, 1.2)
    inset(card, region(outline(*frame)), 4, 1.0)
    rim = region(outline(*frame)).buffer(-5).difference(gap.buffer(2))
    shade(card, rim.intersection(shapely.box(330, 600, 400, 720)), 45, 3.4, 1.0)
    for x, y in ((282, 634), (358, 634), (282, 696), (358, 696)):
        card.lay(Ink.LINE, disc(x, y, 2.6))
    plain(card, outline(K(315, 694), K(325, 694), (324, 650), K(320, 634), (316, 650)), 1.8)
    burin(card, ((321.5, 686), (321, 646)), 1.1)


# --- above: the crown


def crown(card: Card, at: Place) -> None:
    """Draw the imperial crown: a cap under arches, a ball with a cross on top, and the jewelled rim on ermine."""
    card.show("crown")
    cap = plain(
        card,
        at.outline(K(-84, -4), (-114, -62), (-72, -112), K(0, -92), (72, -112), (114, -62), K(84, -4), (0, 18)),
        1.8,
    )
    shade(card, cap, 90, 4.4, 1.15)
    shade(card, cap.intersection(shapely.box(X + 30, 0, X + 200, 300)), 60, 5.0, 0.9)
    for side in (-1, 1):
        arch = Strip.between(
            at.curve((side * 90, -2), (side * 124, -66), (side * 72, -130), (0, -104)),
            at.curve((side * 68, 4), (side * 96, -60), (side * 56, -102), (0, -80)),
        )
        plain(card, arch.outline, 2.0)
        _pearls(card, arch.part(0.08, 0.94), 13, 5.0 * at.scale)
    front = Strip.between(at.curve((-12, 16), (-11, -96)), at.curve((12, 16), (11, -96)))
    plain(card, front.outline, 2.0)
    _pearls(card, front.part(0.0, 0.98), 7, 5.0 * at.scale)
    mound(card, at.inner(0, -118))
    rim = Strip.between(at.curve((-94, -10), (0, 14), (94, -10)), at.curve((-94, 24), (0, 48), (94, 24)))
    for x in (-88.0, 0.0, 88.0):
        cross(card, at.inner(x, -8 + 22 * (1 - (x / 92) ** 2), 0.95))
    for x in (-47.0, 47.0):
        lily(card, at.inner(x, -6 + 22 * (1 - (x / 92) ** 2)))
    ermine = Strip.between(at.curve((-97, 22), (0, 46), (97, 22)), at.curve((-96, 44), (0, 70), (96, 44)))
    plain(card, ermine.outline, 2.0)
    for i, along in enumerate(np.linspace(0.06, 0.94, 13)):
        x, y = ermine.at(float(along), 0.34 if i % 2 else 0.66)
        for dx in (-2.6, 0.0, 2.6):
            burin(card, ((x + dx * 0.3, y - 3), (x + dx, y + 4)), 1.6, 0.4)
    plain(card, rim.outline, 2.4)
    for across in (0.14, 0.86):
        burin(card, rim.edge(across), 1.1, 0.8)
    for i, along in enumerate(np.linspace(0.07, 0.93, 9)):
        stone = Place(*rim.at(float(along), 0.5), at.scale)
        shape = stone.outline(K(-9, 0), K(0, -10), K(9, 0), K(0, 10)) if i % 2 == 0 else stone(disc(0, 0, 7, 9))
        shade(card, plain(card, shape, 1.5), 60, 3.0, 1.0)


def mound(card: Card, at: Place) -> None:
    """Draw the ball on top of the crown with its bands and its cross."""
    ball = plain(card, at(disc(0, 0, 21)), 2.0)
    for k in range(6):
        burin(card, at(arc(0, 0, 19 - k * 2.6, -20, 100)), 1.1, 0.2, ball)
    band = at(np.vstack((curve((-21, -5), (0, 3), (21, -5)), curve((21, 3), (0, 11), (-21, 3)))))
    card.clear(band, ball)
    contour(card, band, 1.3, ball.buffer(1))
    upright = at(((-4, -21), (4, -21), (4, 0), (-4, 0)))
    card.clear(upright, ball)
    contour(card, upright, 1.3, ball)
    cross(card, at.inner(0, -20, 1.06))


def cross(card: Card, at: Place) -> None:
    """Draw a cross whose arms widen outwards. Its foot is at the origin."""
    shape = at.outline(
        K(-5, 2), K(-3, -12), K(-18, -9), (-15, -18), K(-18, -28), K(-3, -24), K(-9, -40), (0, -37), K(9, -40),
        K(3, -24), K(18, -28), (15, -18), K(18, -9), K(3, -12), K(5, 2),
    )  # fmt: skip
    area = plain(card, shape, 1.7)
    shade(card, area.intersection(region(at(((1, 4), (30, 4), (30, -44), (1, -44))))), 90, 3.0, 1.0)


def lily(card: Card, at: Place) -> None:
    """Draw a fleur-de-lis. Its foot is at the origin."""
    for side in (-1, 1):
        plain(
            card,
            at.outline(
                K(side * 2, -12),
                (side * 8, -28),
                (side * 17, -30),
                K(side * 20, -18),
                (side * 14, -22),
                K(side * 6, -8),
            ),
            1.5,
        )
    plain(card, at.outline(K(-4, -10), (-8, -24), K(0, -42), (8, -24), K(4, -10)), 1.6)
    burin(card, at(((1, -34), (1, -14))), 1.2)
    plain(card, at.outline(K(-8, -12), K(8, -12), K(8, -7), K(-8, -7)), 1.3)
    plain(card, at.outline(K(-4, -7), K(4, -7), K(6, 3), K(-6, 3)), 1.3)


# --- the laurels


def spray(card: Card, side: int) -> None:
    """Draw a laurel branch that rises from behind the scroll. `side` is -1 for the left branch, 1 for the right."""
    card.show("laurel", X + side)
    rise = curve((-26, 800), (70, 776), (196, 706), (262, 560), (268, 420), (222, 284))
    spine = resample(rise * (side, 1) + (X, 0), 27)
    stalk = Strip.around(spine, 5.0, 1.6)
    card.lay(Ink.LINE, stalk.outline)
    headings = np.degrees(np.arctan2(*np.gradient(spine, axis=0).T[::-1])) + 90
    for i in range(3, len(spine) - 1):
        size = 47 * (1 - 0.012 * i)
        for leaf_side in (-1, 1):
            lean = leaf_side * (40 + (i % 3) * 5)
            x, y = spine[i] if leaf_side == 1 else (spine[i] + spine[i - 1]) / 2
            leaf(card, Place(float(x), float(y), size, turn=float(headings[i]) + lean), lit=side * leaf_side < 0)
        if i % 4 == 1:
            berry(card, spine[i], float(headings[i]) - side * 76)
    x, y = spine[-1]
    leaf(card, Place(float(x), float(y), 36, turn=float(headings[-1])), lit=True)


def leaf(card: Card, at: Place, lit: bool) -> None:
    """Draw a leaf one unit long that grows upwards from the origin. One half of it is in shade."""
    shape = at.outline(K(0, 0), (-0.15, -0.3), (-0.17, -0.56), K(0, -1), (0.17, -0.56), (0.15, -0.3))
    area = plain(card, shape, 1.5)
    burin(card, at(((0, 0), (0, -0.9))), 1.4, 0.3)
    dark = -1 if lit else 1
    for t in np.linspace(0.14, 0.78, 9):
        burin(card, at(((0, -t), (dark * 0.2, -t - 0.12))), 1.0, 0.3, area)
    for t in (0.3, 0.5):
        burin(card, at(((0, -t), (-dark * 0.13, -t - 0.13))), 0.9, 0.3, area)


def berry(card: Card, at: Curve, bearing: float) -> None:
    """Draw a berry on a short stalk."""
    place = Place(float(at[0]), float(at[1]), turn=bearing)
    burin(card, place(((0, 0), (0, -14))), 1.5, 0.7)
    ball = plain(card, place(disc(0, -18, 5.4)), 1.5)
    shade(card, ball.intersection(region(disc(*place.point(2.4, -15.6), 5.0))), 45, 2.4, 1.0)


# --- the scroll and the titles


def scroll(card: Card) -> None:
    """Draw the scroll with the royal motto. Its ends are folded behind it."""
    card.show("scroll")
    for side in (-1, 1):
        scroll_end(card, side)
    reach = 18.2
    face = np.vstack((_bow(SCROLL_TOP, -reach, reach), _bow(SCROLL_FOOT, reach, -reach)))
    area = plain(card, face, 2.4)
    inset(card, area, 4.5, 1.0)
    for side in (-1, 1):
        for k in range(15):
            bearing = side * (reach - 0.55 - k * 0.13)
            burin(card, _spoke(bearing, SCROLL_TOP - 5, SCROLL_TOP - 22 + k * 1.1), 1.1, 0.3)
            burin(card, _spoke(bearing, SCROLL_FOOT + 5, SCROLL_FOOT + 20 - k), 1.1, 0.3)
    legend(card, CAPITALS, "DIEU · ET · MON · DROIT", SCROLL, SCROLL_FOOT + 17.5, 32, -90, 1.2)


def scroll_end(card: Card, side: int) -> None:
    """Draw one end of the scroll: the fold behind it, and the part beyond the fold with its forked tip."""

    def there(*points: Point) -> Curve:
        return outline(*points) * (side, 1) + (X, 0)

    tail = there(
        K(176, 821), (220, 809), (262, 789), K(296, 777), K(284, 805), K(298, 833), (250, 851), (214, 869), K(176, 879)
    )
    area = plain(card, tail, 2.2)
    inset(card, area, 4, 0.9)
    within = area.buffer(-4)
    shade(card, within.intersection(region(there(K(170, 795), K(236, 795), K(222, 895), K(170, 895)))), 90, 3.6, 1.2)
    shade(card, within.intersection(region(there(K(270, 755), K(310, 755), K(310, 855), K(276, 855)))), 90, 4.4, 0.9)
    fold = there(K(223, 873), K(176, 879), K(176, 853), K(223, 865))
    shade(card, plain(card, fold, 1.8), 0, 2.8, 1.3)


def titles(card: Card) -> None:
    """Draw the King's name, the duty and the plate number in copperplate script, and the maker's name at the foot."""
    for text, x in (("G·III", 112.0), ("REX", 528.0)):
        cut = words(card, CAPITALS, text, Place(x, 128), 68, 3)
        shadow = shapely.affinity.translate(cut, 3.0, 3.0).difference(cut.buffer(1.3))
        shade(card, shadow, 45, 2.6, 1.1)
    for text, x in (("Sixpence", 112.0), ("N.º 17", 528.0)):
        words(card, ROUND_HAND, text, Place(x, 184), 50)
        flourish(card, Place(x, 206, flip=x > X))
    words(card, CAPITALS, "N. CROWE · LONDON", Place(X, 914), 39, 5)


def flourish(card: Card, at: Place) -> None:
    """Draw an ornamental pen stroke below a word."""
    burin(card, at.curve((-76, 2), (-40, -6), (0, 0), (44, 6), (78, -6), (64, -14), (50, -4), (30, 2)), 2.6, 0.15)
    burin(card, at.curve((-76, 2), (-90, 8), (-78, 14), (-40, 6), (-6, 4)), 1.8, 0.15)


# --- workings


def _ray(card: Card, bearing: float, start: float, end: float, w: float) -> None:
    c, s = float(np.cos(np.radians(bearing))), float(np.sin(np.radians(bearing)))
    burin(card, ((X + c * start, Y + s * start), (X + c * end, Y + s * end)), w, 0.3)


def _pearls(card: Card, strip: Strip, count: int, r: float) -> None:
    for along in np.linspace(0.04, 0.96, count):
        x, y = strip.at(float(along), 0.5)
        plain(card, disc(x, y, r), 1.3)
        burin(card, arc(x, y, r * 0.55, -10, 100), 1.3, 0.3)


def _bow(radius: float, start: float, end: float) -> Curve:
    """Return an arc of the circle along which the scroll runs. Angles are in degrees from its top."""
    return arc(SCROLL.x, SCROLL.y, radius, start - 90, end - 90)


def _spoke(bearing: float, start: float, end: float) -> Curve:
    return np.vstack((_bow(start, bearing, bearing)[:1], _bow(end, bearing, bearing)[:1]))


def _corners(path: Curve) -> tuple[K, ...]:
    return tuple(K(float(x), float(y)) for x, y in path)
