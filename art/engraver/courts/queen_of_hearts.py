"""Queen of Hearts: a black hood under a crown that the frame cuts off, a chequered collar, blue sleeves and a jewelled
band.
"""

from __future__ import annotations

from art.engraver.anatomy import face_threequarter, grip, neck
from art.engraver.geometry import K, Place, Strip, arc, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    beads,
    checker,
    chevrons,
    fringe,
    hatch,
    jewelled_band,
    lattice,
    lozenges,
    pleats,
    ribbon,
    rules,
    rungs,
    stripes,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import crown, flower, leaf, stem


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    petticoat(card)
    hem(card)
    jewelled_fall(card)
    bodice(card)
    left_arm(card)
    right_sleeve(card)
    belt(card)
    head(card)
    right_hand(card)
    court_pip(card, "H", "left")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the red robe with its long folds."""
    card.piece(
        outline(K(10, 380), (60, 380), K(200, 304), K(500, 280), (566, 306), K(630, 350), K(630, 930), K(10, 930)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((130, 640), (90, 740), (30, 800)), curve((300, 590), (380, 740), (440, 860))), 12)
    pleats(card, Strip.between(curve((26, 640), (28, 740)), curve((130, 660), (70, 760))), 5)


def petticoat(card: Card) -> None:
    """Draw the pink petticoat with a diamond pattern, visible where the robe opens at the right."""
    cloth = card.piece(outline(K(396, 500), (500, 600), (590, 706), K(640, 760), K(640, 940), K(470, 940)), Ink.PINK)
    lattice(card, cloth, 30, 38, 1.9, 3.0)


def hem(card: Card) -> None:
    """Draw the scalloped hem, which rises to the left, and a white pleated edge above it."""
    edge = Strip.between(
        curve((10, 782), (150, 776), (320, 806), (480, 880)), curve((10, 806), (150, 800), (310, 830), (470, 906))
    )
    ribbon(card, edge, None, 3.0)
    rungs(card, edge, 11, 1.8)
    band(
        card,
        Strip.between(
            curve((10, 806), (150, 800), (310, 830), (480, 910)), curve((10, 880), (160, 876), (310, 904), (400, 952))
        ),
        step=44,
    )
    card.piece(outline(K(10, 880), (160, 876), (310, 904), K(400, 952), K(10, 952)), Ink.BLUE, 3.0)
    lining = Strip.between(curve((10, 890), (160, 886), (310, 914), (380, 950)), curve((10, 950), (380, 950)))
    rungs(card, lining, 17, FINE, 0.1, 0.8)


def jewelled_fall(card: Card) -> None:
    """Draw the long jewelled band that hangs from the belt to the lower right."""
    card.show("yellow jewelled band")
    whole = Strip.between(
        curve((296, 520), (340, 640), (410, 770), (500, 950)), curve((404, 500), (470, 610), (560, 730), (660, 830))
    )
    for low, high in ((0, 0.15), (0.85, 1)):
        edge = whole.inner(low, high)
        ribbon(card, edge, None, 3.0)
        rungs(card, edge, 11, 1.8)
    jewelled_band(card, whole.inner(0.15, 0.85), 50)


def bodice(card: Card) -> None:
    """Draw the red bodice with a buttoned white front, and the chequered collar over it."""
    card.piece(
        outline(K(196, 300), K(530, 290), (508, 380), (484, 440), K(480, 520), K(226, 530), (226, 440), (206, 370)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((224, 400), (240, 460), (250, 516)), curve((300, 420), (316, 470), (322, 516))), 4)
    pleats(card, Strip.between(curve((420, 410), (404, 460), (396, 510)), curve((500, 380), (480, 440), (470, 510))), 5)
    front = Strip.between(curve((300, 400), (316, 460), (326, 526)), curve((424, 396), (408, 456), (398, 526)))
    ribbon(card, front, None, 3.0)
    chevrons(card, front.inner(0, 0.5), 13, 1.8, 0.6)
    chevrons(card, front.inner(0.5, 1), 13, 1.8, 0.6)
    placket = front.inner(0.39, 0.61)
    ribbon(card, placket, Ink.YELLOW, INNER)
    beads(card, placket, 21, 5.4, (Ink.RED,), 1.8)
    chemise = card.piece(outline(K(250, 270), K(474, 270), K(474, 380), K(250, 380)), None, 0)
    hatch(card, chemise, 84, 10, 1.7)
    yoke = Strip.between(
        curve((252, 268), (284, 326), (352, 346), (424, 324), (462, 262)),
        curve((184, 300), (238, 394), (352, 430), (470, 394), (540, 290)),
    )
    card.show("chequered collar")
    ribbon(card, yoke)
    checker(card, yoke.inner(0.06, 0.84), 3, 23)
    rungs(card, yoke.inner(0.84, 1), 9, 1.7, 0, 1)
    for fraction in (0.06, 0.84):
        card.line(yoke.edge(fraction), INNER, 0)
    card.line(yoke.outline, 3.2, 0, closed=True)


def left_arm(card: Card) -> None:
    """Draw the bent arm in a blue sleeve with white slits. Its hand holds the chain of the pomander, a scent ball."""
    card.show("blue sleeves")
    sleeve = card.piece(
        outline(
            K(204, 302), (120, 314), (52, 362), (18, 440), K(6, 540), K(6, 612), (90, 646), K(196, 656), K(204, 560),
            K(152, 546), (176, 470), (232, 388),
        ),
        Ink.BLUE,
    )  # fmt: skip
    upper = Strip.between(
        curve((200, 300), (90, 350), (20, 470), (6, 590)), curve((228, 384), (192, 440), (164, 500), (152, 546))
    )
    for along in upper.stations(21)[2:]:
        card.line(upper.path([(along, 0.03), (along - 0.03, 0.5), (along - 0.01, 0.94)]), FINE, 0.6, clip=sleeve)
    forearm = Strip.between(curve((112, 560), (204, 572)), curve((60, 640), (196, 652)))
    rungs(card, forearm, 17, FINE, 0.12, 0.9)
    armlet = Strip.between(curve((34, 392), (110, 424), (198, 432)), curve((20, 430), (100, 464), (182, 472)))
    jewelled_band(card, armlet, 28, (Ink.RED,))
    chain(card)
    with grip(card, Place(262, 606, 0.8, flip=True, turn=6)):
        beads(card, Strip.around(curve((262, 530), (264, 580), (266, 650)), 12), 14, 6, (Ink.YELLOW,), FINE)
    cuff = Strip.between(curve((190, 556), (186, 604), (176, 662)), curve((216, 562), (220, 604), (214, 652)))
    ribbon(card, cuff)
    rungs(card, cuff, 8, 1.7)
    guard = Strip.between(curve((158, 544), (154, 600), (140, 658)), curve((192, 552), (190, 604), (178, 664)))
    jewelled_band(card, guard, 27)


def chain(card: Card) -> None:
    """Draw the pomander (a scent ball) on its chain of beads."""
    beads(card, Strip.around(curve((266, 620), (262, 670), (258, 706)), 12), 14, 6, (Ink.YELLOW,), FINE)
    ball = card.piece(disc(256, 742, 33, 36), Ink.YELLOW)
    lattice(card, ball, 17, 45, 1.7, 1.8)
    for y, breadth in ((708, 15), (777, 12)):
        card.piece(disc(256, y, breadth, 8), Ink.RED, INNER)
    fringe(card, ((246, 782), (266, 782)), 20, 4)


def right_sleeve(card: Card) -> None:
    """Draw the blue sleeve at the right edge. Its striped lining hangs below it."""
    hanging = Strip.between(curve((520, 520), (536, 600), (580, 690)), curve((640, 520), (640, 600), (640, 700)))
    ribbon(card, hanging)
    stripes(card, hanging, 17, (None, Ink.RED))
    rules(card, hanging, 0.3)
    sleeve = card.piece(
        outline(K(530, 292), (590, 306), K(640, 350), K(640, 566), (580, 566), K(506, 540), (480, 470), (494, 380)),
        Ink.BLUE,
    )
    spine = Strip.between(
        curve((530, 296), (494, 380), (486, 460), (510, 534)), curve((640, 350), (640, 420), (640, 480), (640, 556))
    )
    for along in spine.stations(17)[1:-1]:
        card.line(spine.path([(along, 0.05), (along + 0.03, 0.5), (along - 0.02, 0.95)]), FINE, 0.6, clip=sleeve)
    trim = Strip.between(curve((500, 512), (570, 536), (640, 534)), curve((508, 546), (576, 572), (640, 570)))
    ribbon(card, trim, Ink.YELLOW, 3.0)
    zigzag(card, trim, 14, INNER, 0.14, 0.86, Ink.GREEN)


def right_hand(card: Card) -> None:
    """Draw the hand with the flower and its tight, striped undersleeve."""
    undersleeve = Strip.between(curve((596, 384), (640, 378)), curve((588, 476), (640, 500)))
    ribbon(card, undersleeve, Ink.RED, 3.0)
    rungs(card, undersleeve, 11, FINE)
    with grip(card, Place(528, 420, 0.8, turn=10)):
        stem(card, (492, 590), (516, 480), (530, 404), (546, 290), (558, 170))
        leaf(card, Place(539, 344, 0.95, turn=34))
        leaf(card, Place(548, 296, 0.8, flip=True, turn=-34))
    cuff = Strip.between(curve((572, 388), (572, 428), (562, 470)), curve((604, 386), (606, 434), (596, 484)))
    ribbon(card, cuff)
    rungs(card, cuff, 8, 1.7)
    flower(card, Place(558, 160, 1.08, turn=-10))


def belt(card: Card) -> None:
    """Draw the black belt with gold lozenges, and the clasp from which the jewelled band hangs."""
    card.show("black belt")
    girdle = Strip.between(curve((222, 506), (350, 516), (490, 486)), curve((222, 548), (352, 560), (496, 528)))
    ribbon(card, girdle, Ink.BLACK, 3.0)
    lozenges(card, girdle, 32, (Ink.YELLOW,), 0.5)
    brooch(card)


def brooch(card: Card) -> None:
    """Draw a round brooch with eight petals and a flat-cut stone in its centre."""
    at = Place(356, 536, 1.0, turn=8)
    card.piece(at(disc(0, 0, 60)), Ink.YELLOW)
    rungs(card, Strip.between(at(arc(0, 0, 60, 0, 360)), at(arc(0, 0, 50, 0, 360))), 9, 1.7)
    card.line(at(disc(0, 0, 50)), FINE, 0, closed=True)
    for k in range(8):
        petal = at.inner(0, 0, turn=k * 45)
        card.piece(petal.outline(K(0, -20), (-15, -34), (-8, -46), (0, -47), (8, -46), (15, -34)), None, FINE)
        card.line(petal.curve((0, -26), (0, -40)), 1.8, 0.5)
        card.blob(petal.inner(0, 0, turn=22.5).point(0, -42), 3.0)
    card.piece(at(disc(0, 0, 23)), Ink.YELLOW, INNER)
    card.piece(at.outline(K(-13, -13), K(13, -13), K(13, 13), K(-13, 13)), Ink.RED, INNER)
    card.line(at.outline(K(-6, -6), K(6, -6), K(6, 6), K(-6, 6)), 1.7, 0, closed=True)


def head(card: Card) -> None:
    """Draw the pointed hood with gilt edges, and a striped roll over the brow. The frame cuts off the crown."""
    hood(card)
    throat = Strip.between(curve((308, 250), (306, 284), (270, 312)), curve((430, 240), (440, 276), (466, 294)))
    neck(card, throat)
    beads(
        card,
        Strip.around(curve((282, 306), (330, 334), (392, 330), (446, 298)), 12),
        14,
        6,
        (Ink.RED, Ink.YELLOW),
        FINE,
    )
    face_threequarter(card, Place(353, 174, 0.93))
    lappets(card)
    crown(card, Place(368, 76, 1.12, turn=5))


def hood(card: Card) -> None:
    """Draw the black hood that falls behind the right shoulder."""
    card.show("black hood")
    card.piece(
        outline(
            K(238, 300), (224, 200), (236, 120), K(276, 60), K(450, 60), (504, 120), (518, 220), K(552, 340),
            (500, 322), K(440, 300),
        ),
        Ink.BLACK,
    )  # fmt: skip


def lappets(card: Card) -> None:
    """Draw the roll, the linen and the gilt edge on both sides of the face."""
    roll = Strip.between(
        curve((262, 144), (300, 84), (360, 64), (420, 84), (462, 166)),
        curve((284, 154), (312, 118), (362, 100), (410, 120), (440, 176)),
    )
    ribbon(card, roll, Ink.PINK, 3.0)
    rungs(card, roll, 12, FINE)
    left = Strip.between(
        curve((300, 56), (262, 116), (248, 206), (254, 304)), curve((316, 76), (284, 126), (276, 206), (286, 306))
    )
    right = Strip.between(
        curve((440, 56), (476, 126), (484, 216), (512, 322)), curve((420, 76), (448, 136), (454, 220), (472, 310))
    )
    for lappet in (left, right):
        ribbon(card, lappet, None, 3.0)
        rungs(card, lappet.inner(0.5, 1), 9, 1.8)
        gilt = lappet.inner(0, 0.5)
        ribbon(card, gilt, Ink.YELLOW, INNER)
        beads(card, gilt, 16, 4, (None,), 1.7)
