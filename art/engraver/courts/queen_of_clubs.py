"""Queen of Clubs: a blue mantle over a white headscarf, belts crossed under a black knot, and a fluted yellow skirt."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.engraver.anatomy import face_threequarter, grip
from art.engraver.geometry import RIGHT_RULE, K, Place, Strip, curve, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    beads,
    chevrons,
    folds,
    fringe,
    jewelled_band,
    pleats,
    ribbon,
    roundel,
    rules,
    rungs,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import crown, flower, leaf, stem


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    petticoat(card)
    skirt(card)
    roundel(card, RIGHT_RULE, 800, 150, 90, 270, 44)
    bodice(card)
    belts(card)
    head(card)
    left_arm(card)
    right_arm(card)
    court_pip(card, "C", "right")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the blue mantle, open in front. Its red lining is visible at the left."""
    card.piece(
        outline(K(10, 380), (70, 326), K(150, 296), K(460, 296), (560, 326), K(630, 380), K(630, 930), K(10, 930)),
        Ink.BLUE,
    )
    pleats(card, Strip.between(curve((26, 640), (24, 900)), curve((120, 620), (40, 860))), 5, INNER)
    pleats(card, Strip.between(curve((40, 376), (26, 440)), curve((150, 300), (120, 500))), 4, INNER)
    pleats(card, Strip.between(curve((520, 330), (560, 430)), curve((610, 370), (620, 470))), 4, INNER)
    pleats(card, Strip.between(curve((500, 560), (540, 660)), curve((620, 560), (630, 660))), 6, INNER)


def petticoat(card: Card) -> None:
    """Draw the red petticoat below the fluted skirt, with a gold hem."""
    card.piece(outline(K(60, 780), K(570, 780), (590, 860), K(600, 940), K(40, 940)), Ink.RED)
    hem = Strip.between(curve((44, 880), (320, 896), (596, 880)), curve((36, 934), (320, 944), (600, 934)))
    jewelled_band(card, hem, 34)


def skirt(card: Card) -> None:
    """Draw the skirt as eleven flutes that spread from the waist.

    Each is shaded on one side and rounded at the foot.
    """
    card.show("yellow fluted skirt")
    waist = curve((176, 536), (300, 556), (436, 532))
    foot = curve((20, 800), (180, 850), (330, 862), (480, 846), (610, 800))
    cloth = Strip.between(waist, foot)
    ribbon(card, cloth, Ink.YELLOW)
    edges = np.linspace(0, 1, 12)
    down = np.linspace(0, 1, 12)
    for i, (start, end) in enumerate(pairwise(edges)):
        bow = 0.012 * np.sin(down * 5 + i)
        left = cloth.path(np.column_stack((start + bow * (i > 0), down)))
        right = cloth.path(np.column_stack((end + bow * (i < 10), down)))
        flute = Strip.between(left, right)
        lip = (flute.at(1, 0), flute.at(1, 1))
        drop = curve(lip[0], ((lip[0][0] + lip[1][0]) / 2, (lip[0][1] + lip[1][1]) / 2 + 26), lip[1])
        card.piece(np.vstack((left, drop[1:-1], right[::-1])), Ink.YELLOW, INNER)
        card.lay(Ink.GREEN, flute.inner(0.62, 1).part(0.05, 1).outline)
        rungs(card, flute.inner(0.64, 1).part(0.1, 1), 12, 1.8)
        card.line(drop, INNER, 0)
        card.line(flute.path([(t, 0.3) for t in np.linspace(0.1, 0.72 + 0.1 * (i % 2), 8)]), FINE, 0.7)


def bodice(card: Card) -> None:
    """Draw the red bodice with pleats down to the waist."""
    card.piece(
        outline(
            K(150, 300),
            K(466, 300),
            (470, 380),
            (440, 460),
            K(440, 546),
            (310, 566),
            K(172, 550),
            (176, 460),
            (146, 380),
        ),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((166, 380), (190, 470), (190, 546)), curve((296, 380), (300, 470), (300, 552))), 6)
    pleats(card, Strip.between(curve((310, 380), (312, 470), (314, 552)), curve((450, 380), (430, 470), (426, 542))), 6)


def belts(card: Card) -> None:
    """Draw two white belts that cross on the breast under a black knot, and the yellow collar over their ends."""
    card.show("crossed white belts")
    for belt in (
        Strip.between(curve((112, 366), (280, 466), (440, 574)), curve((140, 306), (320, 420), (456, 520))),
        Strip.between(curve((476, 310), (310, 424), (150, 520)), curve((500, 366), (350, 468), (166, 574))),
    ):
        ribbon(card, belt)
        for low in (0.0, 0.78):
            rungs(card, belt.inner(low, low + 0.22), 9, 1.8, 0, 1)
        rules(card, belt, 0.22, 0.78)
        beads(card, belt, 30, 6.5, (Ink.RED, Ink.BLUE), FINE)
    girdle = Strip.between(curve((164, 530), (304, 552), (446, 528)), curve((162, 558), (304, 580), (450, 556)))
    ribbon(card, girdle)
    rungs(card, girdle, 13, 1.8)
    knot(card, Place(312, 456, 1.0, turn=-5))
    card.show("yellow collar band")
    collar = Strip.between(
        curve((132, 292), (200, 338), (300, 358), (400, 336), (474, 288)),
        curve((104, 326), (190, 384), (300, 406), (410, 382), (500, 324)),
    )
    band(card, collar, step=34)


def knot(card: Card, at: Place) -> None:
    """Draw a flat knot of black cloth: two short ends above, two long ends with fringes below."""
    card.show("black knot")
    for side, long in ((-1, 156), (1, 134)):
        tail = Strip.between(
            at.curve((side * 2, 6), (side * 14, 60), (side * 10, long)),
            at.curve((side * 30, 0), (side * 52, 56), (side * 50, long - 8)),
        )
        ribbon(card, tail, Ink.BLACK, 3.0)
        for across in (0.36, 0.66):
            card.score(tail.path([(t, across) for t in (0.14, 0.4, 0.62)]), 2.2, 0.6)
        card.score(tail.path([(0.84, 0.06), (0.84, 0.94)]), 2.6, 0.1)
        fringe(card, tail.path([(1, 0.0), (1, 1.0)]), 12, 6)
    for side in (-1, 1):
        ear = at.outline(
            K(side * 4, 4), (side * 20, -30), (side * 46, -46), K(side * 64, -40), (side * 60, -14), (side * 40, 8),
            K(side * 8, 16),
        )  # fmt: skip
        card.piece(ear, Ink.BLACK, 3.0)
        card.score(at.curve((side * 16, -4), (side * 34, -22), (side * 54, -32)), 2.2, 0.6)
    card.piece(at.outline((-26, -14), (0, -22), (26, -14), (28, 12), (0, 24), (-27, 14)), Ink.BLACK, 3.0)
    for x in (-12, 0, 12):
        card.score(at.curve((x, -14), (x * 1.2, 0), (x, 14)), 2.2, 0.5)


def head(card: Card) -> None:
    """Draw the tilted crown on the mantle's hood, and the face in its white headscarf."""
    edge = Strip.between(curve((98, 322), (128, 420), (138, 540)), curve((126, 332), (162, 420), (172, 540)))
    ribbon(card, edge, Ink.YELLOW, 3.0)
    zigzag(card, edge, 15, FINE, 0.12, 0.88, Ink.GREEN)
    crown(card, Place(104, 106, 0.84, turn=-57))
    card.piece(
        outline(
            K(148, 8), (108, 104), K(34, 222), (60, 280), (84, 350), K(66, 440), K(132, 400), (156, 350), K(200, 300),
            K(390, 280), (430, 320), (450, 370), K(446, 430), K(520, 420), (500, 320), (446, 210), (424, 100),
            K(384, 8),
        ),
        Ink.BLUE,
    )  # fmt: skip
    folds(
        card,
        [
            [(146, 60), (120, 130), (66, 216), (88, 290)],
            [(156, 100), (140, 180), (100, 240), (112, 340)],
            [(412, 120), (436, 220), (480, 320), (488, 390)],
            [(404, 190), (424, 250), (464, 330), (468, 400)],
            [(60, 250), (90, 330), (92, 400)],
        ],
        FINE,
    )
    barbe = card.piece(
        outline(K(170, 110), K(380, 110), (390, 280), (362, 326), (300, 354), (220, 338), K(166, 290)), None, 3.0
    )
    for x in range(-5, 6):
        card.line(curve((278 + x * 15, 232), (280 + x * 19, 300), (282 + x * 20, 370)), 1.8, 0.4, clip=barbe)
    face_threequarter(card, Place(276, 150, 0.96, flip=True))
    wimple(card)


def wimple(card: Card) -> None:
    """Draw the white linen around the face with its gold edge, and a black band with pearls across the brow."""
    frontlet = Strip.between(
        curve((168, 134), (210, 40), (290, 14), (356, 44), (384, 130)),
        curve((186, 140), (222, 84), (286, 64), (340, 84), (358, 136)),
    )
    ribbon(card, frontlet, None)
    rungs(card, frontlet.inner(0.5, 1), 10, 1.8)
    velvet = frontlet.inner(0, 0.5)
    ribbon(card, velvet, Ink.BLACK, INNER)
    beads(card, velvet, 20, 5, (None,), 1.8)
    left = Strip.between(
        curve((164, 8), (142, 90), (140, 190), (158, 300)), curve((206, 8), (180, 90), (178, 190), (200, 312))
    )
    right = Strip.between(
        curve((372, 8), (400, 90), (396, 190), (386, 286)), curve((340, 8), (364, 90), (364, 190), (348, 300))
    )
    for linen in (left, right):
        ribbon(card, linen)
        rungs(card, linen.inner(0.36, 1), 9, 1.8)
        ribbon(card, linen.inner(0, 0.36), Ink.YELLOW, INNER)
        chevrons(card, linen.inner(0, 0.36), 12, 1.8, 0.6)


def left_arm(card: Card) -> None:
    """Draw the forearm that comes from under the mantle, and the hand that lifts the mantle's pink lining."""
    drape = Strip.between(
        curve((140, 600), (100, 690), (50, 800), (10, 950)), curve((190, 600), (200, 700), (182, 820), (170, 950))
    )
    ribbon(card, drape, Ink.PINK)
    pleats(card, drape.inner(0.02, 0.74), 7, INNER, 0.04, 0.9)
    guard = drape.inner(0.78, 1)
    ribbon(card, guard, Ink.YELLOW, INNER)
    zigzag(card, guard, 15, FINE, 0.12, 0.88, Ink.RED)
    forearm = Strip.between(curve((8, 474), (70, 516), (136, 548)), curve((8, 620), (60, 640), (120, 634)))
    ribbon(card, forearm, Ink.RED)
    rungs(card, forearm, 14, FINE)
    with grip(card, Place(172, 584, 0.84, flip=True, turn=8)):
        card.piece(
            outline(
                K(150, 590),
                (134, 548),
                (142, 520),
                (158, 528),
                (168, 508),
                (182, 526),
                (200, 516),
                (204, 546),
                K(188, 590),
            ),
            Ink.PINK,
            INNER,
        )
        for x in (152, 166, 180, 194):
            card.line(curve((168 + (x - 168) * 0.6, 570), (x, 532)), FINE, 0.5)
        ribbon(card, Strip.between(curve((148, 580), (140, 640)), curve((188, 580), (192, 640))), Ink.PINK, INNER)
    cuff = Strip.between(curve((84, 530), (88, 586), (76, 646)), curve((122, 542), (128, 590), (118, 640)))
    ribbon(card, cuff)
    rungs(card, cuff, 8, 1.7)
    jewelled_band(
        card, Strip.between(curve((54, 514), (56, 580), (44, 646)), curve((88, 528), (92, 586), (80, 650))), 26
    )


def right_arm(card: Card) -> None:
    """Draw the forearm that rises from the mantle, and the hand with the flower."""
    at = Place(462, 446, 0.84, turn=30)
    forearm = Strip.between(at.curve((84, -40), (160, -58), (250, -54)), at.curve((84, 42), (170, 74), (330, 96)))
    ribbon(card, forearm, Ink.RED)
    rungs(card, forearm, 15, FINE)
    with grip(card, at):
        stem(card, (400, 570), (440, 490), (466, 440), (510, 350), (548, 270))
        leaf(card, Place(492, 386, 0.95, turn=26))
        leaf(card, Place(512, 346, 0.9, flip=True, turn=-10))
    jewelled_band(
        card, Strip.between(at.curve((104, -54), (112, 0), (108, 60)), at.curve((136, -58), (148, 0), (142, 76))), 24
    )
    cuff = Strip.between(at.curve((54, -36), (60, 0), (58, 38)), at.curve((100, -50), (110, 0), (104, 54)))
    ribbon(card, cuff)
    rungs(card, cuff, 8, 1.7)
    flower(card, Place(552, 262, 0.96, turn=-8))
