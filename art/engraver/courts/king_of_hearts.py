"""King of Hearts, from the front: a hand on the breast, an axe behind the head, and ermine in two waves from neck to
foot.
"""

from __future__ import annotations

from art.engraver.anatomy import beard, face_frontal, grip, hair, hand_on_breast
from art.engraver.geometry import RIGHT_RULE, K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    checker,
    clasp,
    ermine,
    ermine_fall,
    hatch,
    jewelled_band,
    lattice,
    lozenges,
    pleats,
    ribbon,
    roundel,
    rules,
    rungs,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import axe, crown


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    skirt(card)
    breast(card)
    waves(card)
    roundel(card, RIGHT_RULE, 786, 156, 88, 272, 44)
    axe_arm(card)
    hand_arm(card)
    head(card)
    court_pip(card, "H", "left")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the red robe up to the frame, with its lining turned back at the left."""
    card.piece(
        outline(K(10, 390), (60, 330), K(180, 282), K(520, 272), (580, 300), K(630, 340), K(630, 930), K(10, 930)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((520, 500), (540, 600), (530, 640)), curve((630, 520), (630, 640))), 5)
    pleats(card, Strip.between(curve((30, 610), (80, 900)), curve((176, 600), (176, 900))), 7)
    lining = card.piece(outline(K(10, 690), (60, 790), K(76, 930), K(10, 930)), Ink.BLUE, 3.0)
    hatch(card, lining, 84, 11)
    guard = Strip.between(curve((10, 650), (84, 780), (112, 930)), curve((10, 714), (50, 810), (64, 930)))
    band(card, guard, step=40)


def skirt(card: Card) -> None:
    """Draw the blue skirt in deep pleats, with an embroidered gold band down the middle."""
    cloth = Strip.between(curve((224, 590), (200, 760), (210, 930)), curve((470, 590), (500, 760), (490, 930)))
    ribbon(card, cloth, Ink.BLUE)
    pleats(card, cloth, 14, FINE, 0.02, 0.9)
    orphrey = Strip.between(curve((300, 600), (304, 760), (286, 930)), curve((396, 600), (408, 760), (402, 930)))
    ribbon(card, orphrey, Ink.YELLOW)
    rules(card, orphrey, 0.1, 0.9)
    stones = orphrey.part(0.09, 1)
    lozenges(card, stones.inner(0.1, 0.9), 62, (Ink.RED, Ink.PINK), 0.8, INNER)
    lozenges(card, stones.inner(0.3, 0.7), 62, (Ink.YELLOW, None), 0.7)
    for along in stones.stations(62)[1:-1]:
        for across in (0.22, 0.78):
            card.piece(disc(*stones.at(float(along), across), 6), None, FINE)


def breast(card: Card) -> None:
    """Draw the red breast with a diamond pattern, its gold edging, and the pink belt."""
    front = card.piece(
        outline(K(220, 290), K(482, 284), (470, 430), K(450, 580), K(240, 584), (226, 430)), Ink.RED, 3.0
    )
    lattice(card, front, 26, 45, FINE, 2.8)
    card.show("pink belt")
    girdle = Strip.between(curve((214, 556), (340, 566), (470, 552)), curve((216, 606), (340, 618), (474, 602)))
    ribbon(card, girdle, Ink.PINK)
    rules(card, girdle, 0.16, 0.84)
    zigzag(card, girdle.inner(0.2, 0.8), 15, FINE, 0.06, 0.94)
    clasp(card, ((316, 552), (386, 548), (388, 622), (318, 626)))


def waves(card: Card) -> None:
    """Draw the two ermine borders of the robe."""
    card.show("ermine")
    left = Strip.between(
        curve((196, 270), (150, 400), (196, 560), (124, 730), (176, 930)),
        curve((282, 270), (244, 400), (278, 560), (208, 730), (256, 930)),
    )
    right = Strip.between(
        curve((424, 270), (462, 400), (412, 560), (452, 730), (396, 930)),
        curve((504, 270), (552, 400), (500, 560), (540, 730), (488, 930)),
    )
    for fall in (left, right):
        ribbon(card, fall)
        ermine(card, ermine_fall(fall, 42, 2), 15)


def hand_arm(card: Card) -> None:
    """Draw the blue sleeve with a gold stripe, bent at the elbow, and the hand on the breast."""
    upper = Strip.between(
        curve((120, 300), (48, 350), (14, 430), (20, 560)), curve((206, 290), (176, 360), (150, 430), (140, 500))
    )
    ribbon(card, upper, Ink.RED)
    pleats(card, upper, 6, INNER, 0.06, 0.96)
    armlet = Strip.between(curve((10, 424), (84, 440), (170, 412)), curve((8, 464), (84, 480), (164, 450)))
    jewelled_band(card, armlet, 32)
    fore = Strip.between(curve((10, 514), (110, 486), (216, 408)), curve((10, 618), (156, 578), (254, 480)))
    ribbon(card, fore, Ink.BLUE)
    for along in fore.stations(18)[1:-1]:
        card.line(fore.path([(along, 0.06), (along + 0.03, 0.5), (along, 0.94)]), FINE, 0.6)
    cuff = Strip.between(curve((186, 406), (224, 450), (246, 506)), curve((232, 376), (268, 424), (288, 482)))
    band(card, cuff, step=34)
    hand_on_breast(card, Place(330, 420, 0.84, flip=True, turn=-16))
    wrist = Strip.between(curve((246, 412), (262, 444), (278, 470)), curve((272, 402), (286, 434), (300, 462)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def axe_arm(card: Card) -> None:
    """Draw the axe at a slant behind the head, the hand that holds it, and the wide sleeve."""
    sleeve = Strip.between(curve((500, 286), (512, 400), (520, 520)), curve((600, 300), (640, 400), (650, 560)))
    ribbon(card, sleeve, Ink.RED)
    pleats(card, sleeve, 6, INNER, 0.04, 0.96)
    hem = Strip.between(curve((516, 496), (570, 520), (640, 520)), curve((520, 530), (572, 556), (640, 556)))
    jewelled_band(card, hem, 28)
    with grip(card, Place(540, 392, 0.82, turn=14)):
        axe(card, Place(500, 148, 1.06, flip=True, turn=-9.5), 420)
    cuff = Strip.between(curve((594, 366), (586, 410), (578, 450)), curve((640, 360), (640, 420), (634, 470)))
    ribbon(card, cuff, Ink.YELLOW)
    checker(card, cuff, 3, 14)


def head(card: Card) -> None:
    """Draw the face from the front between two rolls of fair hair, and the crown, which the frame cuts off."""
    left = Strip.between(
        curve((246, 100), (206, 160), (206, 220), (184, 286)), curve((296, 100), (276, 170), (276, 230), (272, 290))
    )
    right = Strip.between(
        curve((420, 100), (438, 170), (436, 230), (440, 288)), curve((466, 100), (500, 160), (496, 220), (522, 280))
    )
    at = Place(356, 168, 0.96)
    face_frontal(card, at)
    hair(card, left, Ink.YELLOW, 6, 3)
    hair(card, right, Ink.YELLOW, 6, 3, inward=True)
    beard(card, at.inner(-1, 87), Ink.YELLOW, 122, 82, 82)
    crown(card, Place(362, 106, 1.3, turn=-4), Ink.BLUE)
