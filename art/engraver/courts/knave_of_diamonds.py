"""Knave of Diamonds: curled hair, a hand on the hip, a feathered sleeve, and a red shoulder belt over pink cloth."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.engraver.anatomy import curl, face_threequarter, grip, hand_on_hip, leg, neck
from art.engraver.geometry import K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.livery import feathered, floor, slashes
from art.engraver.ornament import (
    beads,
    chevrons,
    hatch,
    lozenges,
    pleats,
    ribbon,
    rules,
    rungs,
    scallops,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, OUTLINE, Card, Region, region
from art.engraver.regalia import flat_cap, halberd

CURLS = (
    (164, 116, 19, False), (202, 110, 21, True), (152, 152, 21, False), (193, 150, 20, False), (166, 188, 20, True),
    (204, 188, 18, False), (144, 220, 21, False), (186, 224, 22, False), (156, 262, 22, False), (200, 264, 20, True),
    (178, 296, 19, False), (140, 294, 16, True),
    (386, 122, 19, True), (398, 158, 21, True), (384, 192, 17, False), (406, 222, 21, True), (388, 256, 18, True),
    (420, 262, 16, False),
)  # fmt: skip
"""Curls on both sides of the face: centre and radius in units, and whether the curl rolls to the right."""


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 806, rows=4)
    cloak(card)
    legs(card)
    trunks(card)
    doublet(card)
    baldric(card)
    right_arm(card)
    left_arm(card)
    head(card)
    court_pip(card, "D", "right")
    card.frame()


def cloak(card: Card) -> None:
    """Draw the blue cloak to the calf, with a scalloped hem."""
    for fall in (
        Strip.between(curve((10, 356), (10, 560), (10, 790)), curve((170, 300), (190, 560), (150, 770))),
        Strip.between(curve((440, 320), (452, 560), (490, 772)), curve((640, 340), (640, 560), (640, 800))),
    ):
        ribbon(card, fall, Ink.BLUE)
        pleats(card, fall, 9, FINE, 0.04, 0.92)
        _hem(card, fall)


def _hem(card: Card, fall: Strip) -> None:
    hem = fall.part(0.87, 1)
    ribbon(card, hem, None, 3.0)
    across = np.linspace(0, 1, 30)
    standing = Strip(*(hem.path(np.column_stack((0 * across + along, across))) for along in (1, 0)))
    scallops(card, standing, 30, INNER, Ink.YELLOW)


def legs(card: Card) -> None:
    """Draw the legs in red and yellow stockings."""
    leg(card, Place(226, 690, 1.0), Ink.YELLOW, Ink.RED, lean=-30, long=184)
    leg(card, Place(398, 690, 1.0, flip=True), Ink.RED, Ink.YELLOW, lean=-34, long=184)


def trunks(card: Card) -> None:
    """Draw the round breeches: red and yellow strips over white cloth."""
    for bulb in (
        Strip.between(curve((190, 570), (132, 650), (176, 736)), curve((326, 580), (336, 670), (286, 744))),
        Strip.between(curve((326, 580), (312, 670), (350, 744)), curve((456, 566), (506, 650), (456, 736))),
    ):
        ribbon(card, bulb)
        for i in range(5):
            pane = bulb.inner(i / 5 + 0.03, i / 5 + 0.17)
            ribbon(card, pane, (Ink.RED, Ink.YELLOW)[i % 2], INNER)
            if i % 2:
                chevrons(card, pane, 15)
            else:
                lozenges(card, pane.part(0.12, 0.9), 26, (Ink.YELLOW,), 0.6)
        foot = bulb.part(0.9, 1)
        ribbon(card, foot, Ink.BLACK, 3.0)


def doublet(card: Card) -> None:
    """Draw the pink doublet, buttoned at the front. Its short skirt is cut into tabs."""
    card.show("pink doublet")
    body = card.piece(
        outline(K(140, 310), (290, 296), K(470, 306), (474, 420), K(456, 560), (320, 580), K(186, 562), (160, 440)),
        Ink.PINK,
    )
    hatch(card, body, 88, 13, 1.9)
    front = Strip.between(curve((300, 320), (318, 450), (314, 570)), curve((342, 320), (356, 450), (350, 570)))
    ribbon(card, front, None, INNER)
    beads(card, front, 25, 8, (Ink.YELLOW,))


def baldric(card: Card) -> None:
    """Draw the red belt from the left shoulder to the right hip, and the tabs below the waist."""
    top = curve((186, 546), (320, 570), (462, 544))
    foot = curve((164, 596), (320, 624), (482, 594))
    for tier in (0.45, 0.0):
        for start, end in pairwise(np.linspace(0, 1, 10)):
            lappet(card, Strip.between(top, foot).part(start, end), tier)
    waist = Strip.between(top, foot).inner(0, 0.22)
    ribbon(card, waist, Ink.BLACK, 3.0)
    beads(card, waist, 22, 4.5, (Ink.YELLOW,))
    card.show("red baldric")
    strap = Strip.between(curve((150, 312), (290, 420), (452, 578)), curve((232, 300), (360, 400), (486, 520)))
    ribbon(card, strap, Ink.RED)
    for low, high in ((0, 0.16), (0.84, 1)):
        ribbon(card, strap.inner(low, high), Ink.YELLOW, INNER)
        rungs(card, strap.inner(low, high), 9, 1.7, 0, 1)
    lozenges(card, strap.inner(0.2, 0.8), 40, (None, Ink.YELLOW), 0.7)


def lappet(card: Card, cloth: Strip, start: float) -> None:
    """Draw one tab of the doublet's skirt.

    It hangs across the strip, from the fraction `start` of the strip's width.
    """
    tab = curve((0, start), (0.04, start + 0.5), (0.5, start + 0.66), (0.96, start + 0.5), (1, start))
    card.piece(cloth.path(tab), Ink.PINK, INNER)
    card.line(cloth.path(((0.5, start + 0.2), (0.5, start + 0.5))), FINE, 0.5)


def right_arm(card: Card) -> None:
    """Draw the arm with the hand on the hip: the feathered sleeve and its cuff."""
    card.show("feathered sleeve")
    sleeve = Strip.between(
        curve((410, 372), (484, 424), (516, 486), (478, 544)),
        curve((440, 284), (548, 292), (622, 372), (634, 500), (520, 626)),
    )
    ribbon(card, sleeve, Ink.YELLOW)
    feathered(card, sleeve, 34, (Ink.YELLOW, None), 4)
    card.line(sleeve.outline, OUTLINE, 0, closed=True)
    hand_on_hip(card, Place(432, 580, 0.78, turn=4))
    cuff = Strip.between(curve((470, 532), (462, 580), (486, 634)), curve((500, 524), (496, 578), (522, 630)))
    ribbon(card, cuff)
    rungs(card, cuff, 9, 1.8)


def left_arm(card: Card) -> None:
    """Draw the pink sleeve with slits, and the raised forearm with the halberd."""
    sleeve = Strip.between(curve((146, 306), (74, 350), (60, 470)), curve((214, 330), (222, 430), (200, 520)))
    ribbon(card, sleeve, Ink.PINK)
    pleats(card, sleeve, 5, FINE, 0.02, 0.98)
    slashes(card, sleeve, 44, 3, 30)
    card.piece(
        outline(K(90, 452), (98, 512), (130, 566), (180, 586), (222, 560), (226, 500), (196, 450), K(148, 398)), Ink.RED
    )
    forearm = Strip.between(curve((90, 452), (98, 512), (132, 568)), curve((148, 398), (196, 450), (226, 504)))
    chevrons(card, forearm, 15)
    for k in range(3):
        card.line(curve((150 - k * 2, 574 - k * 10), (186, 566 - k * 12), (214 + k * 3, 532 - k * 10)), FINE, 0.6)
    with grip(card, Place(66, 388, 0.8, turn=46)):
        halberd(card, Place(62, 214, 0.78, flip=True), long=960, ink=Ink.YELLOW)
    cuff = Strip.between(curve((84, 448), (110, 428), (138, 388)), curve((94, 480), (128, 456), (168, 408)))
    ribbon(card, cuff, None, INNER)
    rungs(card, cuff, 9, 1.8)


def head(card: Card) -> None:
    """Draw the neck, ruff, face, rows of curls and bonnet."""
    throat = Strip.between(curve((246, 230), (236, 290)), curve((350, 230), (360, 290)))
    neck(card, throat)
    ruff = Strip.between(curve((164, 268), (296, 286), (440, 262)), curve((140, 322), (294, 348), (462, 316)))
    ribbon(card, ruff)
    zigzag(card, ruff, 14, FINE, 0.1, 0.88)
    rules(card, ruff, 0.9)
    face_threequarter(card, Place(314, 150, 0.94, flip=True))
    card.show("curled hair")
    for shape in (
        outline(K(170, 84), (152, 160), (150, 250), (184, 282), (220, 262), (222, 170), K(232, 84)),
        outline(K(372, 84), (374, 160), (384, 250), (406, 258), (412, 160), K(404, 84)),
    ):
        _auburn(card, card.piece(shape, None, INNER))
    for x, y, r, outward in CURLS:
        curl(card, Place(x, y, flip=outward), r)
        _auburn(card, region(disc(x, y, r)))
    brim = flat_cap(card, Place(298, 88, 0.9, turn=5), Ink.BLUE, Ink.BLACK)
    beads(card, brim.part(0.04, 0.96), 38, 6.5, (Ink.YELLOW, None))


def _auburn(card: Card, lock: Region) -> None:
    card.lay(Ink.PINK, lock)
    card.lay(Ink.YELLOW, lock)
