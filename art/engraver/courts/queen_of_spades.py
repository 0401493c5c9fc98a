"""Queen of Spades: a black hood, a flower and a mace, an ermine train, and a sash in black, white and pink."""

from __future__ import annotations

from art.engraver.anatomy import face_threequarter, grip, hair, neck
from art.engraver.geometry import FOOT_RULE, LEFT_RULE, K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    beads,
    chevrons,
    clasp,
    ermine,
    ermine_fall,
    folds,
    hatch,
    jewelled_band,
    lattice,
    lozenges,
    pleats,
    ribbon,
    roundel,
    rules,
    rungs,
    stripes,
    zigzag,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import crown, flower, leaf, sceptre, stem


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    roundel(card, 520, 822, 160, 96, 276, 42)
    sash(card)
    roundel(card, LEFT_RULE, FOOT_RULE, 254, -92, 2, 48)
    train(card)
    bodice(card)
    right_arm(card)
    belt(card)
    head(card)
    left_arm(card)
    court_pip(card, "S", "right")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the red robe with its long folds."""
    card.piece(
        outline(K(10, 336), (70, 300), K(156, 268), K(436, 236), (530, 300), K(630, 344), K(630, 930), K(10, 930)),
        Ink.RED,
    )
    pleats(
        card,
        Strip.between(curve((300, 590), (286, 760), (276, 930)), curve((452, 640), (456, 770), (452, 930))),
        7,
    )
    pleats(card, Strip.between(curve((26, 560), (26, 740)), curve((150, 540), (100, 690))), 5)


def sash(card: Card) -> None:
    """Draw the sash from the clasp down to the left, in five stripes: black, white, pink, white, black."""
    card.show("black-pink-black sash")
    whole = Strip.between(curve((366, 480), (196, 606), (8, 742)), curve((476, 566), (346, 712), (196, 880)))
    ribbon(card, whole.inner(0, 0.27), Ink.BLACK, 2.8)
    ribbon(card, whole.inner(0.73, 1), Ink.BLACK, 2.8)
    for low, high in ((0.27, 0.39), (0.61, 0.73)):
        edge = whole.inner(low, high)
        ribbon(card, edge, None, 2.8)
        rungs(card, edge, 9, 1.8)
    middle = whole.inner(0.39, 0.61)
    ribbon(card, middle, Ink.PINK, 2.8)
    zigzag(card, middle, 17, INNER, 0.1, 0.9, Ink.YELLOW)


def train(card: Card) -> None:
    """Draw the ermine train that runs to the lower right over a blue hem."""
    fall = Strip.between(
        curve((398, 500), (446, 620), (468, 760), (446, 902)),
        curve((474, 466), (548, 600), (614, 712), (640, 870)),
    )
    ribbon(card, fall)
    ermine(card, ermine_fall(fall, 47, 3))
    card.show("ermine")
    hem = Strip.between(curve((440, 874), (520, 846), (630, 862)), curve((436, 930), (520, 922), (630, 930)))
    ribbon(card, hem, Ink.BLUE, 3.0)
    rungs(card, hem, 9, FINE, 0.3, 0.98)
    rules(card, hem, 0.22)
    folds(card, [[(410, 520), (452, 630), (470, 720)], [(492, 520), (552, 640), (600, 740)]], FINE)


def bodice(card: Card) -> None:
    """Draw the red bodice with a laced pink front, and the two scalloped borders that meet under the belt."""
    card.piece(
        outline(K(150, 262), K(446, 232), (434, 330), (412, 404), K(416, 496), K(168, 512), (148, 386)),
        Ink.RED,
    )
    pleats(
        card,
        Strip.between(curve((424, 330), (356, 420), (300, 500)), curve((440, 330), (428, 420), (420, 500))),
        5,
    )
    card.show("pink stomacher")
    front = card.piece(
        outline(K(172, 282), (270, 300), K(392, 262), (310, 372), K(232, 486), (196, 396)), Ink.PINK, 3.0
    )
    hatch(card, front, 86, 12, 1.9)
    lacing = Strip.between(curve((234, 300), (216, 462)), curve((268, 300), (240, 462)))
    ribbon(card, lacing, None, INNER)
    lozenges(card, lacing, 30, (Ink.RED, Ink.YELLOW), 0.72)
    card.show("yellow scalloped border")
    band(
        card,
        Strip.between(
            curve((174, 262), (184, 350), (198, 430), (224, 496)),
            curve((114, 274), (130, 360), (150, 440), (176, 520)),
        ),
    )
    band(
        card,
        Strip.between(
            curve((500, 252), (432, 344), (348, 436), (258, 518)),
            curve((444, 212), (374, 306), (292, 394), (204, 486)),
        ),
    )
    cape = Strip.between(curve((448, 206), (458, 250), (482, 318)), curve((560, 250), (532, 282), (486, 322)))
    ribbon(card, cape, Ink.RED, 3.0)
    pleats(card, cape, 5, FINE, 0.02, 0.94)


def left_arm(card: Card) -> None:
    """Draw the red sleeve, its striped cuff, and the hand with the mace. The lining of the sleeve hangs below the
    wrist.
    """
    sleeve = Strip.between(curve((14, 350), (10, 400), (12, 456)), curve((112, 278), (136, 350), (144, 444)))
    ribbon(card, sleeve, Ink.RED)
    pleats(card, sleeve, 6, INNER, 0.04, 0.98)
    cuff = Strip.between(curve((10, 446), (84, 460), (146, 432)), curve((10, 484), (90, 500), (152, 468)))
    jewelled_band(card, cuff, 24)
    lining = Strip.between(
        curve((118, 560), (128, 600), (120, 640), (124, 690)),
        curve((178, 560), (190, 600), (184, 650), (198, 706)),
    )
    ribbon(card, lining)
    ermine(card, ermine_fall(lining, 44, 2), 14)
    folds(card, [[(134, 566), (140, 610), (134, 682)], [(168, 566), (176, 620), (172, 690)]], FINE)
    wrist = Strip.between(curve((112, 516), (110, 544), (114, 568)), curve((142, 506), (142, 544), (146, 578)))
    with grip(card, Place(82, 540, 0.78)):
        sceptre(card, Place(80, 182, 0.92))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def right_arm(card: Card) -> None:
    """Draw the puffed blue sleeve, the striped cloth that hangs from it, and the hand with the flower."""
    hanging = Strip.between(curve((548, 440), (556, 550), (596, 716)), curve((640, 440), (640, 560), (630, 720)))
    ribbon(card, hanging)
    gold = hanging.inner(0, 0.4)
    ribbon(card, gold, Ink.YELLOW, INNER)
    chevrons(card, gold, 17)
    stripes(card, hanging.inner(0.4, 1), 16, (Ink.RED, None))
    card.line(hanging.edge(0.4), INNER)
    puff = card.piece(
        outline(
            K(466, 340),
            (490, 294),
            (546, 270),
            (594, 288),
            K(630, 330),
            K(630, 436),
            (560, 430),
            (502, 410),
            (470, 380),
        ),
        Ink.BLUE,
    )
    spine = Strip.between(curve((478, 328), (540, 288), (614, 306)), curve((482, 384), (546, 420), (614, 430)))
    for along in spine.stations(17)[1:-1]:
        card.line(spine.path([(along, 0.04), (along + 0.02, 0.4), (along - 0.01, 0.96)]), FINE, 0.6, clip=puff)
    armlet = Strip.between(curve((494, 390), (556, 414), (630, 420)), curve((484, 420), (552, 448), (630, 454)))
    jewelled_band(card, armlet, 26, (Ink.RED,))
    with grip(card, Place(530, 486, 0.8, turn=6)):
        stem(card, (540, 622), (532, 540), (530, 450), (536, 366), (534, 280))
        leaf(card, Place(533, 402, 0.86, turn=38))
        leaf(card, Place(534, 380, 0.8, flip=True, turn=-30))
    wristband = Strip.between(curve((576, 460), (572, 490), (580, 520)), curve((614, 456), (614, 490), (614, 528)))
    ribbon(card, wristband, None, INNER)
    rungs(card, wristband, 9, 1.8)
    flower(card, Place(534, 256, 0.94, turn=8))


def belt(card: Card) -> None:
    """Draw the black belt with gold lozenges, and the clasp from which the sash hangs."""
    card.show("black belt")
    girdle = Strip.between(curve((148, 500), (280, 492), (426, 466)), curve((150, 544), (284, 534), (430, 508)))
    ribbon(card, girdle, Ink.BLACK, 3.0)
    lozenges(card, girdle.part(0.02, 0.62), 34, (Ink.YELLOW,), 0.5)
    clasp(card, ((318, 498), (424, 482), (436, 584), (330, 600)))


def head(card: Card) -> None:
    """Draw the head: face and neck, hair in a gold net, linen, hood, and the tilted crown on the hood."""
    crown(card, Place(420, 98, 0.84, turn=57))
    hood(card)
    throat = Strip.between(curve((196, 224), (192, 262), (160, 290)), curve((318, 206), (334, 250), (384, 272)))
    neck(card, throat)
    necklace(card)
    face_threequarter(card, Place(240, 134, 0.97))
    parted_hair(card)
    linen(card)


def hood(card: Card) -> None:
    """Draw the black hood, which the frame cuts off."""
    card.show("black hood")
    card.piece(
        outline(
            K(96, 276),
            (86, 190),
            (94, 90),
            K(122, 8),
            K(330, 8),
            (390, 84),
            (446, 172),
            K(502, 222),
            (466, 252),
            K(420, 268),
            K(150, 276),
        ),
        Ink.BLACK,
    )


def parted_hair(card: Card) -> None:
    """Draw two waves of hair beside the parting, and the gold net that holds the remaining hair."""
    caul = card.piece(outline(K(150, 8), (160, 74), (226, 58), (296, 62), K(342, 120), K(350, 8)), Ink.YELLOW, INNER)
    lattice(card, caul, 17, 40, 1.7, 1.8)
    left = Strip.between(
        curve((230, 52), (186, 54), (160, 86), (162, 148)), curve((232, 84), (204, 82), (180, 102), (166, 148))
    )
    right = Strip.between(
        curve((230, 52), (292, 50), (334, 90), (345, 186)), curve((232, 84), (276, 82), (312, 112), (340, 186))
    )
    for wave in (left, right):
        hair(card, wave, None, 3, curls=0)


def linen(card: Card) -> None:
    """Draw the pleated linen lining, turned out on both sides of the face."""
    left = Strip.between(
        curve((150, 8), (128, 90), (124, 180), (134, 276)), curve((182, 8), (160, 90), (154, 180), (166, 276))
    )
    right = Strip.between(
        curve((340, 8), (364, 100), (390, 184), (424, 264)), curve((308, 8), (332, 100), (354, 184), (380, 268))
    )
    for lining in (left, right):
        ribbon(card, lining, None, 3.0)
        rungs(card, lining, 10, 1.8)


def necklace(card: Card) -> None:
    """Draw a string of pearls with a pendant stone."""
    string = curve((168, 276), (222, 292), (272, 296), (330, 282), (374, 260))
    beads(card, Strip.around(string, 12), 13, 5.4, (None,), FINE)
    card.piece(disc(262, 312, 11, 14), Ink.YELLOW, INNER)
    card.piece(disc(262, 312, 5, 7), Ink.RED, FINE)
