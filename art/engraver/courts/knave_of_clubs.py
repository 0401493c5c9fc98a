"""Knave of Clubs: grey hair, a cap with a feather, a tall arrow in front, and white belts crossed on black and red."""

from __future__ import annotations

import numpy as np

from art.engraver.anatomy import face_threequarter, grip, hair, leg, neck
from art.engraver.geometry import K, Place, Strip, curve, disc
from art.engraver.inks import Ink
from art.engraver.livery import floor, panes
from art.engraver.ornament import (
    beads,
    chevrons,
    clasp,
    jewelled_band,
    lozenges,
    pleats,
    ribbon,
    rules,
    rungs,
    scallops,
    stripes,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, OUTLINE, Card
from art.engraver.regalia import feather, flat_cap, staff


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 806, rows=4)
    cloak(card)
    legs(card)
    skirt(card)
    chest(card)
    belts(card)
    right_arm(card)
    left_arm(card)
    head(card)
    court_pip(card, "C", "right")
    card.frame()


def cloak(card: Card) -> None:
    """Draw the gold cloak behind the figure, with a border of leaves."""
    for fall, inner in (
        (Strip.between(curve((10, 350), (10, 560), (10, 800)), curve((170, 300), (180, 560), (140, 780))), 1.0),
        (Strip.between(curve((440, 310), (470, 560), (500, 784)), curve((640, 340), (640, 560), (640, 800))), 0.0),
    ):
        ribbon(card, fall, Ink.YELLOW)
        pleats(card, fall, 8, FINE, 0.3, 0.98)
        edge = fall.inner(0.74, 1.0) if inner else fall.inner(0.24, 0.0)
        guard = fall.part(0.85, 0.93)
        ribbon(card, guard, Ink.BLACK, INNER)
        for across in np.linspace(0.08, 0.92, 7):
            card.piece(disc(*guard.at(0.5, float(across)), 6.5), None, FINE)
        ribbon(card, edge, None, 3.0)
        scallops(card, edge, 30)


def legs(card: Card) -> None:
    """Draw the legs in banded stockings. Both feet point to the left."""
    card.show("banded hose")
    leg(card, Place(246, 690, 1.0), Ink.RED, None, lean=-36, long=186, banded=True)
    leg(card, Place(394, 690, 1.0), Ink.BLUE, None, lean=14, long=186, banded=True)


def skirt(card: Card) -> None:
    """Draw the striped skirt with the jewelled hem."""
    card.show("striped skirt")
    card.show("jewelled hem")
    waist, hem = curve((184, 556), (320, 576), (462, 552)), curve((126, 708), (316, 740), (520, 702))
    strips = panes(card, waist, hem, (Ink.PINK, None, Ink.BLACK, None), 14)
    for i, strip in enumerate(strips):
        if i % 4 == 0:
            pleats(card, strip, 2, FINE)
        elif i % 2:
            chevrons(card, strip, 11)
    border = Strip.between(curve((132, 676), (316, 708), (512, 670)), curve((122, 716), (316, 750), (524, 710)))
    jewelled_band(card, border, 30, (Ink.RED, Ink.BLUE, None))


def chest(card: Card) -> None:
    """Draw the chest: black and red bars between red and black sides."""
    card.show("black-and-red chest")
    whole = Strip.between(curve((150, 306), (176, 440), (182, 576)), curve((484, 300), (470, 440), (464, 572)))
    ribbon(card, whole, Ink.RED)
    right = whole.inner(0.5, 1)
    ribbon(card, right, Ink.BLACK, INNER)
    for across in (0.5, 0.66, 0.82):
        card.score(right.edge(across), FINE, 0.4)
    pleats(card, whole.inner(0.02, 0.34), 6, FINE, 0.2, 0.98)
    breast = Strip.between(curve((184, 312), (286, 574)), curve((446, 308), (298, 574)))
    ribbon(card, breast)
    stripes(card, breast, 24, (Ink.BLACK, None, Ink.RED, None))
    card.line(breast.outline, OUTLINE, 0, closed=True)


def belts(card: Card) -> None:
    """Draw two white belts in the shape of a V, and the waist belt to which they are fastened."""
    card.show("white belt")
    for strap in (
        Strip.between(curve((404, 304), (342, 430), (262, 568)), curve((468, 304), (408, 430), (322, 572))),
        Strip.between(curve((166, 308), (212, 440), (262, 572)), curve((222, 306), (262, 430), (314, 566))),
    ):
        ribbon(card, strap)
        rules(card, strap, 0.14, 0.86)
        beads(card, strap, 32, 7.5, (Ink.RED, Ink.BLUE))
    girdle = Strip.between(curve((174, 556), (310, 572), (470, 530)), curve((174, 594), (312, 612), (472, 568)))
    ribbon(card, girdle)
    rungs(card, girdle, 9)
    clasp(card, ((254, 556), (316, 552), (324, 622), (258, 628)), Ink.BLUE)


def puffs(card: Card, arm: Strip, count: int) -> None:
    """Draw a blue sleeve in `count` puffs with gold bands between them."""
    for i in range(count):
        part = arm.part(i / count, (i + 1) / count)
        puff = part.path(curve((0, 0.08), (0.2, -0.06), (0.5, -0.1), (0.8, -0.06), (1, 0.08))).tolist()
        far = part.path(curve((1, 0.92), (0.8, 1.06), (0.5, 1.1), (0.2, 1.06), (0, 0.92))).tolist()
        card.piece(puff + far, Ink.BLUE)
        for across in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
            bow = across + (across - 0.5) * 0.16
            card.line(part.path(curve((0.06, across), (0.5, bow), (0.94, across))), FINE, 0.6)
    for i in range(1, count):
        tie = arm.part(i / count - 0.03, i / count + 0.03)
        ribbon(card, tie, Ink.YELLOW, INNER)
        rungs(card, Strip(tie.path([(0, 0.0), (0, 1.0)]), tie.path([(1, 0.0), (1, 1.0)])), 10, 1.7)


def right_arm(card: Card) -> None:
    """Draw the puffed blue sleeve, and the hand with the gloves."""
    card.show("blue sleeves")
    puffs(card, Strip.between(curve((440, 316), (500, 420), (540, 560)), curve((520, 286), (630, 370), (660, 548))), 3)
    with grip(card, Place(532, 594, 0.8, turn=-4)):
        gloves(card)
    cuff = Strip.between(curve((574, 556), (572, 594), (578, 632)), curve((630, 548), (630, 594), (630, 640)))
    ribbon(card, cuff)
    rungs(card, cuff.inner(0, 0.4), 9, 1.8)
    rules(card, cuff, 0.4)


def gloves(card: Card) -> None:
    """Draw a pair of gloves in the fist: the white cuffs are above it and the fingers hang below it."""
    for at in (Place(530, 594, 0.84, turn=9), Place(514, 594, 0.84, turn=-7)):
        for x, long in ((-24, 74), (-9, 90), (7, 92), (22, 78)):
            card.piece(
                at.outline(K(x - 8, 20), (x - 9, long - 12), (x, long), (x + 8, long - 12), K(x + 8, 20)),
                Ink.RED,
                INNER,
            )
        card.piece(at.outline(K(-40, -84), (-24, -30), (-32, 42), K(30, 42), (24, -30), K(38, -86)), Ink.RED, 3.0)
        cuff = Strip.between(at.curve((-40, -84), (38, -86)), at.curve((-30, -48), (30, -50)))
        ribbon(card, cuff, None, INNER)
        zigzag(card, cuff, 12, FINE, 0.2, 0.8)


def left_arm(card: Card) -> None:
    """Draw the puffed blue sleeve, and the hand that holds the arrow."""
    puffs(card, Strip.between(curve((116, 296), (48, 380), (96, 520)), curve((206, 324), (196, 430), (196, 580))), 3)
    with grip(card, Place(64, 560, 0.8)):
        staff(card, Place(64, 126, 0.84), long=910)
    cuff = Strip.between(curve((108, 528), (104, 560), (110, 594)), curve((142, 524), (142, 560), (148, 600)))
    ribbon(card, cuff, None, INNER)
    rungs(card, cuff, 9, 1.8)


def head(card: Card) -> None:
    """Draw the neck, collar, face, grey hair, and the cap with its feather."""
    neck(card, Strip.between(curve((252, 230), (242, 300)), curve((366, 230), (376, 296))))
    collar = Strip.between(curve((180, 280), (310, 304), (438, 274)), curve((150, 322), (312, 352), (474, 316)))
    ribbon(card, collar, Ink.YELLOW)
    zigzag(card, collar, 18, INNER, 0.14, 0.86, Ink.RED)
    face_threequarter(card, Place(284, 152, 0.94))
    left = Strip.between(
        curve((196, 80), (178, 150), (170, 220), (164, 270)), curve((240, 84), (222, 150), (220, 210), (216, 270))
    )
    right = Strip.between(
        curve((346, 84), (366, 150), (370, 210), (366, 272)), curve((420, 80), (440, 150), (446, 220), (460, 266))
    )
    hair(card, left, None, 7, 2)
    hair(card, right, None, 11, 3, inward=True)
    for lock, strands in ((left, 8), (right, 12)):
        for across in (np.arange(strands) + 0.5) / strands:
            card.line(lock.part(0.02, 0.9).edge(float(across)), 3.0, 0.4, ink=Ink.BLUE)
    feather(card, Place(236, 92, 0.94, turn=-74), Ink.RED, 130)
    brim = flat_cap(card, Place(312, 90, 0.86, turn=-4), Ink.BLACK, Ink.YELLOW)
    for k in range(7):
        x = 206 + k * 34
        card.score(curve((x - 4, 20), (x, 44), (x + 6, 66)), FINE, 0.7)
    lozenges(card, brim.inner(0.1, 0.9), 36, (Ink.RED, Ink.BLUE), 0.7)
