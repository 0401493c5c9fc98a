"""King of Diamonds, seen from behind in profile to the left: an open hand, an axe, and white fur across a blue robe."""

from __future__ import annotations

from art.engraver.anatomy import beard_profile, face_profile, grip, hair, leg, open_hand
from art.engraver.geometry import RIGHT_RULE, K, Place, Strip, curve, outline
from art.engraver.inks import Ink
from art.engraver.livery import floor, half_round
from art.engraver.ornament import (
    band,
    chevrons,
    folds,
    fur,
    hatch,
    jewelled_band,
    lozenges,
    pleats,
    ribbon,
    rungs,
)
from art.engraver.pips import court_pip
from art.engraver.plates import FINE, INNER, Card
from art.engraver.regalia import axe, crown


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    floor(card, 856, rows=3)
    lining(card)
    legs(card)
    robe(card)
    hem_disc(card)
    belt(card)
    fur_sweep(card)
    axe_arm(card)
    frame_disc(card)
    hand_arm(card)
    head(card)
    court_pip(card, "D", "left")
    card.frame()


def lining(card: Card) -> None:
    """Draw the red inside of the robe, hanging behind the legs."""
    card.piece(outline(K(10, 500), (60, 488), K(150, 450), K(420, 560), K(420, 872), (220, 850), K(10, 866)), Ink.RED)
    pleats(card, Strip.between(curve((30, 660), (20, 850)), curve((380, 700), (400, 860))), 11, INNER, 0, 0.98)
    pleats(card, Strip.between(curve((20, 500), (14, 690)), curve((110, 480), (50, 690))), 4, INNER, 0.06, 0.98)


def legs(card: Card) -> None:
    """Draw two legs in yellow and white at the lower left."""
    leg(card, Place(138, 676, 0.98), Ink.YELLOW, None, lean=-14, long=196)
    leg(card, Place(268, 690, 0.98), Ink.YELLOW, None, lean=-8, long=186)


def robe(card: Card) -> None:
    """Draw the blue robe from the shoulders to the frame. Its hem rises to the left, and a gold seam runs down the
    back.
    """
    card.piece(
        outline(
            K(120, 420), (170, 340), K(250, 310), K(470, 300), (566, 320), K(630, 372), K(630, 930), K(452, 930),
            (400, 850), (300, 790), (180, 744), K(40, 726), (60, 600),
        ),
        Ink.BLUE,
    )  # fmt: skip
    pleats(card, Strip.between(curve((200, 560), (90, 720)), curve((470, 610), (600, 900))), 15, INNER, 0.06, 0.84)
    pleats(
        card,
        Strip.between(curve((548, 330), (590, 420), (590, 510)), curve((610, 360), (640, 420), (640, 520))),
        4,
        INNER,
    )
    pleats(card, Strip.between(curve((230, 350), (220, 500)), curve((420, 350), (380, 540))), 8, FINE, 0.1, 0.98)
    hem = Strip.between(
        curve((34, 690), (180, 706), (310, 752), (424, 822), (480, 930)),
        curve((30, 736), (178, 752), (290, 794), (386, 858), (424, 930)),
    )
    fur(card, hem, 30, 6, 2)


def hem_disc(card: Card) -> None:
    """Draw the yellow half-disc with a scalloped edge that stands on the hem."""
    card.show("yellow scalloped half-discs")
    half_round(card, 252, 722, 106, -162, 18, 36, Ink.RED)


def frame_disc(card: Card) -> None:
    """Draw a second scalloped half-disc at the right frame, in front of the foot of the axe."""
    half_round(card, RIGHT_RULE, 800, 126, 90, 270, 38, Ink.RED)


def belt(card: Card) -> None:
    """Draw the tilted black belt with gold studs. Its end hangs down."""
    card.show("black belt")
    girdle = Strip.between(curve((172, 500), (300, 536), (470, 610)), curve((158, 548), (290, 584), (452, 660)))
    ribbon(card, girdle, Ink.BLACK)
    lozenges(card, girdle.part(0.03, 0.97), 36, (Ink.YELLOW, None), 0.5)


def fur_sweep(card: Card) -> None:
    """Draw the broad roll of white fur from the left shoulder across the back to the lower right."""
    card.show("white fur")
    card.show("blue robe")
    guard = Strip.between(
        curve((330, 320), (410, 420), (510, 520), (640, 570)), curve((372, 312), (446, 400), (530, 484), (640, 524))
    )
    jewelled_band(card, guard, 34)
    sweep = Strip.between(
        curve((214, 330), (290, 456), (410, 580), (520, 660), (644, 690)),
        curve((344, 300), (410, 410), (500, 506), (570, 550), (644, 572)),
    )
    fur(card, sweep, 32, 8, 4)


def axe_arm(card: Card) -> None:
    """Draw the puffed red sleeve with yellow slits, and the hand on the axe."""
    sleeve = Strip.between(curve((420, 318), (432, 380), (440, 440)), curve((540, 306), (556, 400), (520, 500)))
    ribbon(card, sleeve, Ink.RED)
    for low, high in ((0.12, 0.26), (0.44, 0.58), (0.76, 0.9)):
        ribbon(card, sleeve.inner(low, high), Ink.YELLOW, INNER)
        chevrons(card, sleeve.inner(low, high), 15)
    with grip(card, Place(562, 470, 0.82, flip=True)):
        axe(card, Place(552, 160, 1.04, turn=2), 560)
    cuff = Strip.between(curve((428, 430), (436, 470), (432, 520)), curve((478, 436), (484, 470), (480, 510)))
    band(card, cuff, step=30)
    wrist = Strip.between(curve((480, 444), (484, 472), (480, 500)), curve((504, 446), (506, 472), (504, 498)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def hand_arm(card: Card) -> None:
    """Draw the arm stretched out to the left in a wide, open sleeve."""
    inside = card.piece(outline(K(128, 470), (96, 540), K(50, 640), (120, 660), K(186, 610), K(190, 470)), Ink.PINK)
    hatch(card, inside, 100, 11)
    sleeve = card.piece(
        outline(
            K(270, 318),
            (190, 336),
            K(146, 380),
            K(160, 486),
            (174, 560),
            K(176, 650),
            (230, 560),
            (290, 480),
            K(330, 400),
        ),
        Ink.RED,
    )
    folds(
        card,
        [
            [(262, 336), (206, 400), (184, 500)],
            [(284, 350), (226, 430), (194, 560)],
            [(300, 370), (250, 450), (206, 570)],
            [(312, 396), (268, 470), (226, 540)],
        ],
        INNER,
        clip=sleeve,
    )
    open_hand(card, Place(100, 420, 0.84, turn=12))
    cuff = Strip.between(curve((140, 372), (144, 430), (160, 500)), curve((184, 352), (192, 420), (204, 486)))
    jewelled_band(card, cuff, 28)
    wrist = Strip.between(curve((124, 396), (130, 430), (140, 462)), curve((146, 394), (150, 428), (160, 466)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def head(card: Card) -> None:
    """Draw the face in profile with a forked beard, and hair down the back. The frame cuts off the crown."""
    at = Place(262, 164, 0.96)
    face_profile(card, at)
    beard_profile(card, at, None, 140)
    fall = Strip.between(
        curve((328, 108), (322, 180), (336, 250), (330, 330)), curve((446, 100), (478, 170), (470, 250), (492, 318))
    )
    hair(card, fall, None, 9, 4, inward=True)
    crown(card, Place(352, 108, 1.22, turn=4))
