"""Knave of Hearts, smiling, in profile to the right: he holds up a leaf in front of him and a halberd behind him."""

from __future__ import annotations

from art.engraver.anatomy import face_profile, grip, hair, leg
from art.engraver.geometry import K, Place, Strip, curve, disc, outline
from art.engraver.inks import Ink
from art.engraver.livery import floor, half_round, panes, tassel
from art.engraver.ornament import (
    band,
    chevrons,
    clasp,
    cord,
    folds,
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
from art.engraver.regalia import flat_cap, halberd, leaf, stem


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 808, rows=4)
    cloak(card)
    legs(card)
    skirt(card)
    doublet(card)
    belt(card)
    right_arm(card)
    left_arm(card)
    head(card)
    court_pip(card, "H", "right")
    card.frame()


def cloak(card: Card) -> None:
    """Draw the short red cloak behind the figure, with a border at the hem.

    Its blue lining is turned out at the right.
    """
    card.piece(
        outline(
            K(10, 366), (66, 312), K(150, 294), K(450, 290), (550, 320), K(630, 380), K(630, 806), (560, 784),
            K(476, 796), K(470, 640), K(180, 640), K(176, 796), (96, 780), K(10, 806),
        ),
        Ink.RED,
    )  # fmt: skip
    pleats(card, Strip.between(curve((18, 560), (20, 760)), curve((150, 560), (170, 760))), 8)
    pleats(card, Strip.between(curve((526, 600), (530, 750)), curve((630, 600), (630, 760))), 6)
    for hem in (
        Strip.between(curve((10, 764), (96, 738), (176, 752)), curve((10, 808), (96, 782), (177, 797))),
        Strip.between(curve((510, 742), (560, 740), (630, 760)), curve((508, 790), (560, 784), (630, 806))),
    ):
        ribbon(card, hem, Ink.YELLOW, 3.0)
        zigzag(card, hem, 15, INNER, 0.14, 0.86, Ink.GREEN)
    lining = Strip.between(curve((470, 640), (478, 720), (470, 796)), curve((510, 640), (526, 720), (516, 790)))
    ribbon(card, lining, Ink.BLUE, 3.0)
    rungs(card, lining, 10, FINE)


def legs(card: Card) -> None:
    """Draw the legs in stockings of two colours, and the cord that hangs between them."""
    leg(card, Place(238, 678, 1.0), Ink.BLACK, Ink.YELLOW, lean=-34, long=196)
    leg(card, Place(404, 678, 1.0, flip=True), Ink.RED, Ink.YELLOW, lean=-34, long=196)
    card.show("cord")
    cord(card, curve((322, 690), (346, 740), (318, 776), (300, 756), (322, 738), (344, 770), (330, 806)), 12)
    tassel(card, Place(330, 802, 0.9))


def skirt(card: Card) -> None:
    """Draw the skirt: eight strips of cloth and a pink hem."""
    waist, hem = curve((178, 556), (310, 574), (462, 550)), curve((118, 700), (310, 730), (520, 694))
    strips = panes(card, waist, hem, (Ink.YELLOW, Ink.BLUE, Ink.RED, Ink.BLACK), 8)
    for i, strip in enumerate(strips):
        if i % 4 == 0:
            chevrons(card, strip, 15)
        elif i % 4 == 1:
            pleats(card, strip, 3, FINE)
        elif i % 4 == 2:
            lozenges(card, strip.part(0.1, 0.84), 26, (Ink.YELLOW,), 0.46)
        else:
            for across in (0.3, 0.68):
                card.score(strip.edge(across), FINE, 0.5)
    border = Strip.between(curve((126, 676), (310, 706), (512, 670)), curve((116, 706), (310, 738), (524, 700)))
    ribbon(card, border, Ink.PINK)
    rungs(card, border, 11)
    rules(card, border, 0.24)


def doublet(card: Card) -> None:
    """Draw the red body, the pleated blue breast, black borders that meet in a V, and the jewelled white panel."""
    card.piece(
        outline(K(130, 300), (250, 288), K(480, 292), (470, 400), K(462, 566), (320, 580), K(176, 570), (160, 440)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((168, 400), (186, 560)), curve((260, 460), (290, 560))), 5)
    breast = Strip.between(curve((204, 334), (306, 530)), curve((414, 316), (330, 530)))
    ribbon(card, breast, Ink.BLUE, INNER)
    pleats(card, breast, 8, FINE, 0.0, 0.98)
    card.show("jewelled white panel")
    panel = Strip.between(curve((420, 300), (384, 420), (330, 560)), curve((478, 300), (446, 430), (404, 560)))
    ribbon(card, panel)
    rungs(card, panel.inner(0, 0.16), 9, 1.8, 0, 1)
    rungs(card, panel.inner(0.84, 1), 9, 1.8, 0, 1)
    rules(card, panel, 0.16, 0.84)
    lozenges(card, panel.inner(0.2, 0.8), 32, (Ink.RED, Ink.BLUE, Ink.YELLOW), 0.8)
    card.show("black facings")
    for facing in (
        Strip.between(curve((380, 300), (340, 410), (276, 560)), curve((442, 300), (404, 420), (348, 562))),
        Strip.between(curve((132, 300), (196, 420), (272, 560)), curve((214, 288), (268, 410), (330, 536))),
    ):
        ribbon(card, facing, Ink.BLACK)
        for across in (0.3, 0.5, 0.7):
            card.score(facing.edge(across), FINE, 0.6)


def belt(card: Card) -> None:
    """Draw the gold belt with its buckle."""
    girdle = Strip.between(curve((168, 540), (310, 560), (470, 536)), curve((166, 580), (310, 602), (472, 574)))
    jewelled_band(card, girdle, 27, (Ink.BLUE, Ink.RED))
    clasp(card, ((284, 548), (336, 548), (338, 610), (282, 610)))


def right_arm(card: Card) -> None:
    """Draw the red sleeve, the half-round cuff, and the raised forearm with the leaf."""
    sleeve = card.piece(
        outline(K(440, 290), (520, 290), (590, 330), K(630, 380), K(630, 520), (520, 500), K(430, 470), (452, 380)),
        Ink.RED,
    )
    wing = Strip.between(curve((452, 292), (544, 314), (634, 384)), curve((448, 336), (532, 358), (626, 432)))
    ribbon(card, wing, None, 3.0)
    stripes(card, wing, 15, (Ink.BLUE, None))
    folds(
        card,
        [
            [(458, 346), (470, 400), (446, 460)],
            [(474, 352), (490, 410), (470, 474)],
            [(488, 380), (504, 430), (492, 480)],
            [(590, 420), (608, 450), (612, 490)],
            [(574, 410), (600, 440), (606, 480)],
        ],
        clip=sleeve,
    )
    card.show("scalloped half-round cuff")
    half_round(card, 562, 470, 156, -20, 164)
    forearm = Strip.between(curve((504, 380), (520, 440), (532, 480)), curve((560, 352), (590, 410), (606, 462)))
    ribbon(card, forearm)
    rungs(card, forearm, 11)
    with grip(card, Place(500, 336, 0.8, turn=48)):
        stem(card, (486, 372), (500, 330), (520, 270), w=8)
    card.show("leaf", 508)
    leaf(card, Place(506, 304, 1.0, flip=True, turn=-62), long=124)
    leaf(card, Place(504, 318, 0.8, turn=42), long=56)


def left_arm(card: Card) -> None:
    """Draw the puffed red sleeve with its scalloped border, and the hand that holds the halberd."""
    sleeve = card.piece(
        outline(
            K(108, 306), (52, 368), (40, 448), (70, 512), K(120, 508), K(130, 566), (176, 586), (208, 546), (212, 420),
            K(190, 300),
        ),
        Ink.RED,
    )  # fmt: skip
    folds(
        card,
        [
            [(186, 330), (194, 420), (176, 500), (140, 528)],
            [(204, 440), (200, 510), (174, 548), (142, 550)],
            [(176, 420), (164, 480), (136, 516)],
            [(66, 400), (66, 460), (92, 500)],
            [(196, 380), (200, 450), (190, 500)],
        ],
        clip=sleeve,
    )
    band(
        card,
        Strip.between(
            curve((158, 300), (150, 372), (128, 440), (124, 510)), curve((106, 306), (92, 370), (72, 440), (74, 514))
        ),
        step=34,
    )
    with grip(card, Place(66, 536, 0.8)):
        halberd(card, Place(66, 176, 0.96, flip=True))
    cuff = Strip.between(curve((110, 506), (106, 536), (112, 570)), curve((142, 500), (142, 536), (148, 576)))
    ribbon(card, cuff, None, INNER)
    rungs(card, cuff, 9, 1.8)


def head(card: Card) -> None:
    """Draw the face in profile, the pleated collar, the hair and the cap."""
    card.piece(outline(K(280, 282), K(392, 282), K(400, 330), K(280, 330)), None, 0)
    face_profile(card, Place(352, 152, 0.98, flip=True), smiling=True)
    collar = Strip.between(curve((140, 280), (270, 302), (408, 268)), curve((132, 324), (272, 352), (426, 312)))
    ribbon(card, collar, Ink.PINK)
    rungs(card, collar, 11)
    rules(card, collar, 0.5)
    locks = Strip.between(
        curve((196, 70), (170, 150), (156, 220), (146, 276)), curve((308, 80), (298, 130), (282, 200), (282, 270))
    )
    hair(card, locks, Ink.YELLOW, 9, 4)
    flat_cap(card, Place(288, 88, 0.86, turn=-3))
    for x, r in ((226, 5), (256, 5), (340, 5), (370, 5)):
        card.piece(disc(x, 86 - (x - 288) * 0.05, r), Ink.YELLOW, FINE)
    card.piece(disc(300, 82, 17), Ink.YELLOW, INNER)
    card.piece(disc(300, 82, 8), Ink.BLUE, FINE)
