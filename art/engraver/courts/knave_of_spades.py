"""Knave of Spades, seen over his shoulder in profile to the right. His back hides most of his halberd."""

from __future__ import annotations

from art.engraver.anatomy import face_profile, grip, hair, leg
from art.engraver.geometry import K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.livery import floor, panes, slashes, tassel
from art.engraver.ornament import (
    beads,
    chevrons,
    cord,
    folds,
    jewelled_band,
    lozenges,
    pleats,
    ribbon,
    rules,
    rungs,
    scallops,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import flat_cap, halberd, sword


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 812, rows=4)
    halberd(card, Place(564, 226, 0.94), long=260, ink=Ink.YELLOW)
    cape(card)
    legs(card)
    skirt(card)
    back(card)
    far_arm(card)
    belt(card)
    near_arm(card)
    head(card)
    court_pip(card, "S", "left")
    card.frame()


def cape(card: Card) -> None:
    """Draw the black cape hanging from the far shoulder, with a gold hem and its white lining turned out."""
    fall = Strip.between(curve((470, 420), (470, 620), (456, 796)), curve((640, 420), (640, 620), (640, 806)))
    ribbon(card, fall, Ink.BLACK)
    for across in (0.3, 0.44, 0.58, 0.7, 0.84):
        card.score(fall.part(0.3, 0.86).edge(across), FINE, 0.6)
    lining = Strip.between(curve((470, 520), (466, 660), (450, 796)), curve((500, 520), (502, 660), (494, 800)))
    ribbon(card, lining, None, 3.0)
    rungs(card, lining, 10, 1.9)
    hem = Strip.between(curve((492, 750), (560, 744), (640, 760)), curve((488, 800), (560, 792), (640, 810)))
    ribbon(card, hem, Ink.YELLOW, 3.0)
    zigzag(card, hem, 16, INNER, 0.14, 0.86, Ink.RED)


def legs(card: Card) -> None:
    """Draw the legs, with both feet pointing to the right, and the cord that hangs between them."""
    leg(card, Place(232, 684, 1.0, flip=True), Ink.YELLOW, Ink.RED, lean=26, long=190)
    leg(card, Place(392, 684, 1.0, flip=True), None, Ink.BLUE, lean=-30, long=190)
    card.show("cord")
    cord(card, curve((300, 690), (286, 730), (318, 756), (330, 786)), 11, None)
    tassel(card, Place(330, 780, 0.84), Ink.RED)
    cord(card, curve((312, 690), (334, 726), (300, 764), (290, 808)), 11, None)
    tassel(card, Place(290, 804, 0.9), Ink.RED)


def skirt(card: Card) -> None:
    """Draw the short skirt with red, white and yellow stripes."""
    card.show("striped skirt")
    waist, hem = curve((190, 560), (320, 580), (460, 556)), curve((128, 704), (312, 736), (516, 698))
    strips = panes(card, waist, hem, (Ink.RED, None, Ink.YELLOW, None), 12)
    for i, strip in enumerate(strips):
        if i % 4 == 2:
            chevrons(card, strip, 14)
        elif i % 2 == 1:
            beads(card, strip.part(0.16, 0.86), 21, 5.4, (Ink.RED,) if i % 4 == 1 else (Ink.BLUE,))
        else:
            pleats(card, strip, 2, FINE)
    edge = Strip.between(curve((134, 684), (312, 716), (510, 678)), curve((126, 708), (312, 742), (520, 702)))
    ribbon(card, edge, Ink.BLUE)
    rungs(card, edge, 9)


def back(card: Card) -> None:
    """Draw the red back with its seams and two crossed pink braces."""
    card.piece(
        outline(K(170, 312), (300, 296), K(462, 308), (476, 420), K(462, 570), (330, 588), K(188, 572), (164, 440)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((262, 350), (296, 560)), curve((420, 350), (378, 560))), 5, FINE, 0.0, 1.0)
    pleats(card, Strip.between(curve((450, 340), (420, 560)), curve((480, 360), (456, 560))), 3)
    folds(
        card,
        [
            [(246, 420), (240, 460), (262, 500)],
            [(236, 440), (232, 470), (270, 530)],
            [(222, 452), (224, 480), (240, 504)],
        ],
    )
    card.show("pink braces")
    for brace in (
        Strip.between(curve((214, 318), (262, 440), (290, 562)), curve((266, 312), (308, 430), (332, 562))),
        Strip.between(curve((408, 310), (392, 430), (366, 562)), curve((458, 310), (442, 430), (410, 562))),
    ):
        ribbon(card, brace, Ink.PINK)
        rules(card, brace, 0.18, 0.82)
        rungs(card, brace.inner(0, 0.18), 8, 1.7, 0, 1)
        rungs(card, brace.inner(0.82, 1), 8, 1.7, 0, 1)
        lozenges(card, brace.inner(0.2, 0.8), 34, (None,), 0.6)


def far_arm(card: Card) -> None:
    """Draw the blue sleeve that the right frame cuts off."""
    sleeve = Strip.between(curve((458, 304), (480, 400), (486, 520)), curve((560, 312), (640, 380), (650, 520)))
    ribbon(card, sleeve, Ink.BLUE)
    pleats(card, sleeve, 7, FINE, 0.02, 0.98)
    slashes(card, sleeve, 52, 3, 34)
    armlet = Strip.between(curve((478, 512), (560, 530), (650, 512)), curve((480, 560), (560, 580), (650, 560)))
    jewelled_band(card, armlet, 28, (Ink.RED, None))


def belt(card: Card) -> None:
    """Draw the white belt with stitches and studs."""
    card.show("white belt")
    girdle = Strip.between(curve((184, 544), (330, 566), (468, 540)), curve((184, 588), (330, 612), (470, 582)))
    ribbon(card, girdle)
    rules(card, girdle, 0.16, 0.84)
    beads(card, girdle, 24, 7, (Ink.BLUE, Ink.RED))


def near_arm(card: Card) -> None:
    """Draw the wide blue sleeve, the scalloped cuff, and the hand that presses down the hilt of the sword."""
    card.show("blue sleeves")
    sleeve = Strip.between(
        curve((214, 300), (70, 330), (10, 430), (20, 560)), curve((250, 340), (236, 410), (206, 450), (150, 500))
    )
    ribbon(card, sleeve, Ink.BLUE)
    pleats(card, sleeve, 8, FINE, 0.02, 0.98)
    slashes(card, sleeve, 50, 3, 34)
    hanging = Strip.between(curve((30, 570), (18, 680), (10, 800)), curve((140, 610), (112, 700), (116, 786)))
    ribbon(card, hanging, Ink.RED)
    pleats(card, hanging, 5, FINE, 0.1, 0.9)
    trim = hanging.inner(0.78, 1)
    ribbon(card, trim, None, INNER)
    rungs(card, trim, 9, 1.8, 0, 1)
    guard = hanging.part(0.82, 0.95)
    ribbon(card, guard, Ink.BLACK, INNER)
    for across in (0.2, 0.42, 0.64, 0.86):
        card.piece(disc(*hanging.at(0.885, across), 7), Ink.YELLOW, FINE)
    with grip(card, Place(300, 590, 0.78, flip=True, turn=30)):
        sword(card, Place(301, 588, 0.84, turn=-150), long=300)
    card.show("yellow scalloped cuff")
    cuff = Strip.between(curve((150, 452), (80, 500), (20, 600)), curve((280, 520), (232, 590), (190, 660)))
    ribbon(card, cuff, Ink.YELLOW)
    rules(card, cuff, 0.1, 0.5, 0.9)
    scallops(card, cuff.inner(0.5, 0.1), 36)
    scallops(card, cuff.inner(0.9, 0.5), 36)


def head(card: Card) -> None:
    """Draw the face in profile, the linen collar, the hair and the cap."""
    card.piece(outline(K(330, 284), K(440, 284), K(446, 330), K(330, 330)), None, 0)
    face_profile(card, Place(404, 156, 0.98, flip=True))
    collar = Strip.between(curve((196, 286), (320, 308), (456, 276)), curve((178, 334), (322, 366), (480, 322)))
    ribbon(card, collar)
    rungs(card, collar, 12)
    rules(card, collar, 0.72)
    under = Strip.between(
        curve((300, 90), (282, 180), (286, 250), (262, 300)), curve((364, 84), (352, 134), (340, 204), (352, 266))
    )
    hair(card, under, Ink.YELLOW, 4, 2, inward=True)
    over = Strip.between(
        curve((246, 70), (206, 140), (212, 210), (172, 300)), curve((342, 84), (318, 160), (312, 230), (280, 322))
    )
    hair(card, over, Ink.YELLOW, 7, 3)
    brim = flat_cap(card, Place(338, 92, 0.88, turn=4), Ink.RED, Ink.BLUE)
    rules(card, brim, 0.2, 0.8, w=1.8)
    lozenges(card, brim.inner(0.24, 0.76), 34, (None, Ink.YELLOW), 0.8)
