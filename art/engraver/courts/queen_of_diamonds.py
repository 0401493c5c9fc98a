"""Queen of Diamonds: fair hair under a pink veil, chequered lapels, and a red skirt with gold swags under a white
overskirt.
"""

from __future__ import annotations

from art.engraver.anatomy import face_threequarter, grip, hair, neck
from art.engraver.geometry import K, Place, Strip, curve, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    beads,
    checker,
    folds,
    fringe,
    hatch,
    jewelled_band,
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

SWAGS = (
    ((170, 556), (290, 610), (400, 622), (500, 590), (560, 540)),
    ((150, 642), (280, 706), (410, 722), (520, 686), (590, 630)),
    ((130, 736), (280, 802), (420, 818), (530, 782), (600, 730)),
)
"""Upper edges of the three gold swags (hanging bands of cloth) on the skirt, each from left to right."""


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    skirt(card)
    hem(card)
    overskirt(card)
    bodice(card)
    right_shoulder(card)
    belt(card)
    head(card)
    left_arm(card)
    court_pip(card, "D", "right")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the blue mantle on the shoulders. It falls along both edges of the card."""
    card.piece(
        outline(K(10, 350), (70, 316), K(150, 290), K(500, 280), (570, 300), K(630, 336), K(630, 930), K(10, 930)),
        Ink.BLUE,
    )
    pleats(card, Strip.between(curve((500, 400), (500, 520), (560, 900)), curve((540, 400), (540, 520), (600, 900))), 3)
    pleats(card, Strip.between(curve((26, 780), (26, 860)), curve((130, 780), (110, 860))), 8, FINE, 0.0, 1.0)
    pleats(card, Strip.between(curve((30, 340), (28, 420)), curve((110, 310), (60, 420))), 5, FINE)


def skirt(card: Card) -> None:
    """Draw the red skirt with its three scalloped swags."""
    card.piece(
        outline(K(190, 520), K(470, 500), (540, 640), (576, 780), K(584, 930), K(100, 930), (150, 700)),
        Ink.RED,
    )
    fall = Strip.between(curve((230, 530), (210, 680), (180, 860)), curve((470, 520), (536, 660), (570, 860)))
    pleats(card, fall, 12, INNER, 0.02, 0.98)
    card.show("red scalloped skirt")
    for swag in SWAGS:
        cloth = Strip.between(curve(*swag), curve(*((x, y + 62 - 0.02 * abs(x - 360)) for x, y in swag)))
        band(card, cloth, step=42)
        fringe(card, cloth.edge(1), 11, 7, 1.8)


def hem(card: Card) -> None:
    """Draw the hem with pink stripes along the foot of the card."""
    card.show("pink-striped hem")
    edge = Strip.between(curve((10, 856), (300, 884), (600, 846)), curve((10, 930), (300, 950), (610, 930)))
    ribbon(card, edge, None)
    stripes(card, edge.inner(0.2, 1), 19, (Ink.PINK, None))
    card.line(edge.edge(0.2), INNER)


def overskirt(card: Card) -> None:
    """Draw the white overskirt, gathered at the left hip, with a gold border along its open edge."""
    card.show("white pleated overskirt")
    cloth = Strip.between(
        curve((196, 520), (110, 560), (20, 640), (-60, 760)), curve((326, 540), (316, 640), (262, 760), (160, 862))
    )
    ribbon(card, cloth)
    pleats(card, cloth.inner(0, 0.86), 13, FINE, 0.0, 1.0)
    guard = cloth.inner(0.86, 1)
    ribbon(card, guard, Ink.YELLOW, INNER)
    zigzag(card, guard, 13, FINE, 0.12, 0.88, Ink.RED)
    foot = cloth.part(0.93, 1)
    fringe(card, foot.edge(0.5), 10, 9)


def bodice(card: Card) -> None:
    """Draw the blue bodice with gathered linen, a laced front and chequered lapels."""
    card.piece(
        outline(K(150, 292), K(520, 280), (500, 370), (470, 440), K(472, 520), K(190, 536), (196, 440), (164, 370)),
        Ink.RED,
    )
    front = card.piece(
        outline(K(214, 280), K(440, 280), (424, 360), (390, 440), K(360, 524), K(296, 526), (262, 440), (230, 360)),
        None,
        3.0,
    )
    hatch(card, front, 88, 13, 1.8)
    beads(card, Strip.around(curve((320, 306), (322, 360), (320, 430)), 14), 24, 7, (Ink.RED, Ink.YELLOW), FINE)
    card.show("chequered collar")
    left = Strip.between(
        curve((130, 280), (166, 370), (214, 450), (276, 530)), curve((222, 262), (240, 340), (270, 430), (318, 524))
    )
    right = Strip.between(
        curve((418, 282), (410, 350), (384, 430), (334, 524)), curve((530, 312), (500, 380), (450, 456), (378, 532))
    )
    for lapel in (left, right):
        ribbon(card, lapel, Ink.YELLOW)
        checker(card, lapel.inner(0.07, 0.93), 3, 22, (Ink.YELLOW, Ink.RED))
        rules(card, lapel, 0.07, 0.93, w=INNER)
        card.line(lapel.outline, 3.2, 0, closed=True)


def right_shoulder(card: Card) -> None:
    """Draw the mantle over the right arm, turned back to show a broad white lining."""
    lining = Strip.between(
        curve((536, 290), (516, 400), (508, 520), (560, 680), (580, 930)),
        curve((580, 300), (576, 420), (580, 540), (622, 700), (640, 930)),
    )
    ribbon(card, lining)
    rungs(card, lining.inner(0, 0.66), 12, 1.8)
    guard = lining.inner(0.66, 1)
    ribbon(card, guard, Ink.YELLOW, INNER)
    zigzag(card, guard, 14, FINE, 0.12, 0.88, Ink.GREEN)
    outer = Strip.between(
        curve((580, 300), (576, 420), (580, 540), (622, 700), (640, 900)), curve((650, 330), (650, 540), (650, 930))
    )
    ribbon(card, outer, Ink.BLUE, 3.0)
    pleats(card, outer, 4, FINE, 0.02, 0.9)


def belt(card: Card) -> None:
    """Draw the black belt, lower at the left."""
    card.show("black belt")
    girdle = Strip.between(curve((180, 516), (320, 524), (480, 484)), curve((180, 560), (322, 570), (486, 526)))
    ribbon(card, girdle, Ink.BLACK, 3.0)
    lozenges(card, girdle, 30, (Ink.YELLOW, None), 0.5)


def left_arm(card: Card) -> None:
    """Draw the sleeve with strips of cloth at the left. The forearm crosses the breast, and the hand at the right holds
    a flower.
    """
    puff = Strip.between(
        curve((164, 296), (70, 320), (14, 420), (20, 540)), curve((196, 330), (190, 400), (170, 460), (150, 500))
    )
    ribbon(card, puff, Ink.RED)
    for low in (0.08, 0.3, 0.52, 0.74):
        pane = puff.inner(low, low + 0.11).part(0.08, 0.96)
        ribbon(card, pane, None, INNER)
        rungs(card, pane, 13, 1.7)
    rules(card, puff, 0.245, 0.465, 0.685, 0.9)
    forearm = Strip.between(
        curve(K(16, 500), (60, 474), (120, 470), (200, 464), (310, 426), (420, 384)),
        curve((6, 584), (130, 606), (300, 546), (452, 472)),
    )
    ribbon(card, forearm, Ink.PINK)
    zigzag(card, forearm.inner(0.38, 0.62).part(0.06, 0.86), 22, INNER, 0.0, 1.0, Ink.YELLOW)
    rules(card, forearm.part(0.04, 0.9), 0.2, 0.38, 0.62, 0.8)
    rungs(card, forearm.inner(0.8, 1), 15, 1.8)
    rungs(card, forearm.inner(0, 0.2), 15, 1.8)
    gold = Strip.between(curve((340, 412), (372, 520)), curve((386, 394), (420, 500)))
    jewelled_band(card, gold, 24)
    with grip(card, Place(492, 402, 0.84, flip=True, turn=-14)):
        stem(card, (470, 590), (484, 500), (494, 400), (510, 330), (528, 262))
        leaf(card, Place(503, 350, 0.9, turn=24))
        leaf(card, Place(508, 334, 0.9, flip=True, turn=-20))
    cuff = Strip.between(curve((390, 370), (406, 430), (424, 500)), curve((424, 360), (446, 416), (456, 480)))
    ribbon(card, cuff)
    rungs(card, cuff, 8, 1.7)
    flower(card, Place(532, 254, 0.94, turn=16))


def head(card: Card) -> None:
    """Draw the tilted crown on the veil, long fair hair, and a jewelled band across the brow."""
    crown(card, Place(112, 104, 0.84, turn=-57))
    veil(card)
    neck(card, Strip.between(curve((228, 220), (222, 260), (190, 292)), curve((342, 220), (352, 260), (400, 284))))
    beads(card, Strip.around(curve((204, 292), (260, 312), (330, 310), (388, 286)), 12), 14, 5.4, (None,), FINE)
    face_threequarter(card, Place(288, 146, 0.96, flip=True))
    tresses(card)


def veil(card: Card) -> None:
    """Draw the pink veil with a gold hem. It falls behind the head to the left shoulder."""
    card.piece(
        outline(
            K(150, 8), (112, 110), K(44, 236), (92, 300), K(150, 336), K(330, 300), K(400, 200), (410, 90), K(370, 8)
        ),
        Ink.PINK,
    )
    edge = Strip.between(curve((44, 236), (92, 300), (150, 336)), curve((60, 210), (106, 270), (160, 306)))
    ribbon(card, edge, Ink.YELLOW, INNER)
    zigzag(card, edge, 12, FINE, 0.1, 0.9)
    folds(
        card,
        [[(150, 60), (124, 140), (80, 222)], [(166, 60), (148, 150), (110, 250)], [(176, 90), (164, 200), (140, 280)]],
        FINE,
    )


def tresses(card: Card) -> None:
    """Draw the hair: the parting and two long falls."""
    back = Strip.between(
        curve((300, 48), (214, 44), (158, 100), (150, 200), (126, 330)),
        curve((298, 84), (240, 84), (206, 120), (196, 200), (204, 340)),
    )
    front = Strip.between(
        curve((300, 48), (350, 58), (384, 110), (386, 200), (420, 316)),
        curve((298, 84), (334, 92), (356, 120), (352, 200), (362, 322)),
    )
    hair(card, front, Ink.YELLOW, 4, curls=2, inward=True)
    hair(card, back, Ink.YELLOW, 6, curls=3)
    frontlet = Strip.between(
        curve((158, 130), (196, 40), (290, 4), (376, 40), (398, 120)),
        curve((182, 136), (214, 68), (292, 40), (356, 66), (376, 124)),
    )
    jewelled_band(card, frontlet, 30)
