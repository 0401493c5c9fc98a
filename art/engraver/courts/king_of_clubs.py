"""King of Clubs: a white beard, an orb on an open hand, and a sceptre. A black collar continues as a long border of the
robe.
"""

from __future__ import annotations

from art.engraver.anatomy import beard, face_threequarter, grip, hair, leg, open_hand
from art.engraver.geometry import K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.livery import floor
from art.engraver.ornament import (
    band,
    beads,
    checker,
    chevron_bars,
    clasp,
    folds,
    fringe,
    jewelled_band,
    lozenges,
    pleats,
    ribbon,
    rules,
    rungs,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import crown, orb, sceptre


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 850, rows=3)
    mantle(card)
    leg(card, Place(268, 750, 0.96), Ink.RED, None, lean=-16, long=124)
    leg(card, Place(404, 750, 0.96, flip=True), None, Ink.RED, lean=-12, long=124)
    robe(card)
    panel(card)
    girdle(card)
    orb_arm(card)
    collar(card)
    sceptre_arm(card)
    head(card)
    court_pip(card, "C", "left")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the red mantle behind the king, up to the frame on both sides. It has a yellow border at the left."""
    card.piece(
        outline(
            K(10, 470), (90, 400), K(190, 300), K(480, 280), (580, 300), K(630, 340), K(630, 930), K(486, 930),
            (470, 800), K(460, 560), K(220, 560), (214, 780), K(180, 930), K(10, 930),
        ),
        Ink.RED,
    )  # fmt: skip
    pleats(card, Strip.between(curve((20, 500), (16, 860)), curve((210, 470), (130, 860))), 8, INNER, 0.02, 0.98)
    pleats(card, Strip.between(curve((520, 560), (530, 900)), curve((630, 560), (630, 900))), 6)
    for x, y in ((58, 520), (122, 480), (36, 640), (100, 610), (160, 560), (56, 756), (108, 712)):
        sprig(card, x, y)
    for x, y in ((586, 786), (534, 880), (590, 880)):
        sprig(card, x, y)
    guard = Strip.between(curve((10, 806), (70, 824), (140, 814)), curve((10, 852), (70, 870), (140, 858)))
    jewelled_band(card, guard, 32)
    lining = Strip.between(curve((10, 852), (70, 870), (140, 858)), curve((10, 932), (70, 932), (140, 932)))
    ribbon(card, lining, Ink.BLUE, 3.0)
    rungs(card, lining, 10)
    edge = Strip.between(curve((240, 470), (210, 780), (172, 930)), curve((178, 456), (150, 770), (110, 930)))
    band(card, edge, step=40)


def sprig(card: Card, x: float, y: float) -> None:
    """Draw an embroidered gold clover leaf, slightly tilted."""
    at = Place(x, y, 1, turn=card.jitter(14))
    card.line(at.curve((0, 0), (2, 14), (-4, 24)), FINE, 0.5)
    for lobe in ((-8, 1), (8, 1), (0, -12)):
        card.piece(at(disc(*lobe, 8)), Ink.YELLOW, FINE)
        card.blob(at.point(*lobe), 2)


def robe(card: Card) -> None:
    """Draw the short robe, pink at the left and blue at the right, with a zigzag hem."""
    pink = Strip.between(curve((206, 540), (196, 660), (178, 792)), curve((330, 540), (330, 660), (326, 806)))
    blue = Strip.between(curve((400, 430), (410, 660), (404, 806)), curve((520, 420), (540, 660), (548, 780)))
    for cloth, ink in ((pink, Ink.PINK), (blue, Ink.BLUE)):
        ribbon(card, cloth, ink)
        pleats(card, cloth, 6, INNER, 0.04, 0.84)
    folds(card, [[(490, 440), (496, 560), (506, 700)], [(508, 520), (514, 620), (524, 730)], [(480, 560), (488, 690)]])
    card.show("red zig-zag")
    for low, high in (
        (curve((180, 738), (254, 750), (330, 752)), curve((174, 794), (250, 806), (330, 808))),
        (curve((402, 752), (480, 746), (546, 726)), curve((402, 808), (484, 802), (552, 782))),
    ):
        hem = Strip.between(low, high)
        ribbon(card, hem)
        rules(card, hem, 0.1, 0.9)
        zigzag(card, hem.inner(0.1, 0.9), 15, INNER, 0.04, 0.96, Ink.RED)


def panel(card: Card) -> None:
    """Draw the panel of chevrons from breast to hem with a red zigzag on its left side.

    Also draw the pink doublet under the arms.
    """
    card.piece(outline(K(206, 300), K(480, 290), (476, 420), K(470, 560), K(216, 566), (222, 420)), Ink.PINK, 3.0)
    pleats(card, Strip.between(curve((236, 330), (232, 540)), curve((300, 330), (300, 540))), 4, FINE)
    border = Strip.between(curve((262, 330), (264, 560), (262, 812)), curve((306, 330), (306, 560), (306, 814)))
    ribbon(card, border)
    zigzag(card, border, 17, INNER, 0.04, 0.96, Ink.RED)
    card.show("yellow chevron panel")
    front = Strip.between(curve((304, 320), (304, 560), (302, 818)), curve((420, 320), (412, 560), (420, 816)))
    ribbon(card, front, Ink.YELLOW)
    chevron_bars(card, front.inner(0.08, 0.92), 21, (Ink.GREEN, None), 1.6)
    rules(card, front, 0.08, 0.92)
    beads(card, Strip.around(curve((360, 420), (358, 560), (360, 800)), 12), 42, 7.5, (Ink.RED, None), FINE)


def girdle(card: Card) -> None:
    """Draw the red chequered belt with its clasp, low on the hips."""
    strip = Strip.between(curve((210, 548), (330, 566), (456, 550)), curve((206, 592), (330, 612), (456, 596)))
    ribbon(card, strip, Ink.RED)
    rules(card, strip, 0.15, 0.85)
    lozenges(card, strip, 34, (Ink.YELLOW, None), 0.5)
    clasp(card, ((318, 550), (390, 546), (394, 618), (320, 624)))


def collar(card: Card) -> None:
    """Draw the black collar. Its right end continues as a long border down to the hem."""
    card.show("black collar")
    facing = Strip.between(
        curve((398, 300), (424, 420), (396, 560), (404, 700), (470, 850)),
        curve((494, 286), (504, 420), (470, 560), (486, 690), (562, 816)),
    )
    ribbon(card, facing, Ink.BLACK)
    piping = facing.inner(0, 0.2)
    ribbon(card, piping, None, INNER)
    rungs(card, piping, 10, 1.8)
    for across in (0.46, 0.68):
        card.score(facing.part(0.1, 0.88).edge(across), FINE, 0.8)
    tip = facing.part(0.91, 1)
    ribbon(card, tip, Ink.YELLOW, 3.0)
    zigzag(card, tip.crosswise(0.12, 0.88), 14, INNER, 0.1, 0.9, Ink.GREEN)
    fringe(card, facing.path([(1, t / 10) for t in range(11)]), 26, 6)
    cape = card.piece(
        outline(
            K(222, 284), (192, 312), (196, 352), K(240, 384), (286, 420), K(350, 452), (404, 420), K(440, 380),
            (488, 350), (512, 310), K(490, 284),
        ),
        Ink.BLACK,
    )  # fmt: skip
    rim = Strip.between(
        curve((192, 330), (216, 366), (262, 402), (350, 452), (420, 408), (470, 366), (504, 330)),
        curve((206, 320), (230, 350), (270, 384), (350, 430), (412, 392), (460, 352), (492, 320)),
    )
    ribbon(card, rim, None, INNER, clip=cape)
    rungs(card, rim, 10, 1.8)


def orb_arm(card: Card) -> None:
    """Draw the blue sleeve with yellow rings and a gold cuff, and the orb on the open hand."""
    sleeve = Strip.between(curve((196, 372), (250, 350), (330, 330)), curve((190, 470), (246, 530), (330, 520)))
    ribbon(card, sleeve, Ink.BLUE)
    for along in sleeve.stations(15)[1:-1]:
        card.line(sleeve.path([(along, 0.04), (along - 0.04, 0.5), (along, 0.96)]), FINE, 0.6)
    orb(card, Place(112, 332, 1.02))
    open_hand(card, Place(126, 414, 0.88, turn=4))
    cuff = Strip.between(curve((206, 356), (202, 420), (186, 486)), curve((244, 348), (242, 424), (228, 504)))
    ribbon(card, cuff, Ink.RED)
    rules(card, cuff, 0.16, 0.84)
    lozenges(card, cuff, 32, (Ink.YELLOW, None), 0.5)
    wrist = Strip.between(curve((172, 388), (174, 420), (168, 452)), curve((202, 382), (204, 420), (196, 460)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def sceptre_arm(card: Card) -> None:
    """Draw the wide red sleeve with yellow strips, and the hand with the sceptre at the right edge."""
    hanging = Strip.between(curve((560, 520), (570, 620), (596, 740)), curve((640, 520), (640, 640), (640, 760)))
    ribbon(card, hanging)
    checker(card, hanging, 4, 17, (Ink.YELLOW, Ink.GREEN))
    sleeve = Strip.between(curve((488, 292), (500, 380), (516, 470)), curve((590, 290), (650, 380), (650, 500)))
    ribbon(card, sleeve, Ink.RED)
    for low, high in ((0.14, 0.3), (0.5, 0.66)):
        ribbon(card, sleeve.inner(low, high), Ink.YELLOW, INNER)
        rungs(card, sleeve.inner(low, high), 12, 1.8, 0.2, 0.8)
    armlet = Strip.between(curve((510, 462), (570, 486), (640, 488)), curve((510, 500), (570, 524), (640, 526)))
    jewelled_band(card, armlet, 28, (Ink.BLUE, Ink.RED))
    with grip(card, Place(548, 588, 0.82, turn=4)):
        sceptre(card, Place(560, 206, 0.84, turn=2), 640)
    wristband = Strip.between(curve((590, 560), (586, 590), (592, 620)), curve((630, 556), (630, 590), (630, 628)))
    ribbon(card, wristband, None, INNER)
    rungs(card, wristband, 9, 1.8)


def head(card: Card) -> None:
    """Draw the face turned to the left, the white beard, and hair in two rolls. The frame cuts off the crown."""
    at = Place(338, 170, 0.95)
    face_threequarter(card, at)
    front = Strip.between(
        curve((252, 104), (222, 170), (226, 230), (214, 282)), curve((288, 106), (266, 170), (268, 232), (270, 288))
    )
    back = Strip.between(
        curve((396, 104), (420, 170), (420, 240), (426, 300)), curve((450, 98), (490, 160), (486, 232), (510, 292))
    )
    hair(card, front, None, 4, 2)
    hair(card, back, None, 7, 3, inward=True)
    beard(card, at.inner(-13, 87), None, 142)
    crown(card, Place(352, 108, 1.28, turn=-3))
