"""King of Spades: an upright sword at the right, two black borders like a scarf, and a striped sash to the foot."""

from __future__ import annotations

from art.engraver.anatomy import beard, face_threequarter, grip, hair, shoe
from art.engraver.geometry import K, Place, Strip, curve, outline
from art.engraver.inks import Ink
from art.engraver.ornament import (
    band,
    beads,
    chevron_bars,
    chevrons,
    clasp,
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
from art.engraver.regalia import crown, sword


def draw(card: Card) -> None:
    """Draw the whole card, from the background to the foreground."""
    mantle(card)
    skirt(card)
    sash(card)
    breast(card)
    striped_sleeve(card)
    facings(card)
    left_hand(card)
    sword_arm(card)
    head(card)
    court_pip(card, "S", "left")
    card.frame()


def mantle(card: Card) -> None:
    """Draw the red robe up to the frame on both sides, with its jewelled hem at the right."""
    card.piece(
        outline(K(10, 376), (70, 318), K(190, 272), K(500, 262), (574, 296), K(630, 336), K(630, 930), K(10, 930)),
        Ink.RED,
    )
    pleats(card, Strip.between(curve((500, 560), (512, 700), (500, 850)), curve((630, 560), (630, 850))), 7)
    pleats(card, Strip.between(curve((20, 600), (20, 800)), curve((150, 580), (110, 800))), 6)
    guard = Strip.between(curve((10, 796), (60, 812), (130, 796)), curve((10, 846), (60, 862), (130, 848)))
    lining = Strip.between(curve((10, 846), (60, 862), (130, 848)), curve((10, 930), (60, 940), (130, 930)))
    jewelled_band(card, guard, 32)
    ribbon(card, lining, Ink.BLUE, 3.0)
    rungs(card, lining, 10)
    hem = Strip.between(curve((470, 846), (550, 826), (630, 842)), curve((466, 900), (550, 882), (630, 896)))
    jewelled_band(card, hem, 32)
    fur = Strip.between(curve((460, 898), (550, 880), (630, 894)), curve((460, 932), (550, 932), (630, 932)))
    ribbon(card, fur, None, 3.0)
    rungs(card, fur, 9)


def skirt(card: Card) -> None:
    """Draw the garment under the robe: a blue panel and a panel with a border on both sides of the sash, and a shoe
    below.
    """
    blue = Strip.between(
        curve((180, 566), (156, 700), (112, 880)),
        curve((330, 580), (330, 730), (306, 880)),
    )
    shoe(card, Place(250, 872, 1.1))
    ribbon(card, blue, Ink.BLUE)
    pleats(card, blue, 7, FINE, 0.02, 0.86)
    hem = blue.part(0.84, 1)
    ribbon(card, hem, Ink.YELLOW, 3.0)
    zigzag(card, hem.crosswise(0.1, 0.9), 17)
    red = Strip.between(curve((340, 566), (360, 720), (340, 930)), curve((470, 560), (480, 720), (470, 930)))
    ribbon(card, red, Ink.RED)
    border = Strip.between(curve((452, 566), (462, 720), (452, 930)), curve((386, 566), (394, 720), (380, 930)))
    band(card, border, step=42)


def sash(card: Card) -> None:
    """Draw the fringed, striped sash from the waist to the middle of the foot of the card."""
    card.show("yellow striped sash")
    fall = Strip.between(
        curve((296, 560), (268, 650), (290, 760), (262, 872)),
        curve((388, 560), (362, 660), (392, 770), (372, 884)),
    )
    ribbon(card, fall, Ink.YELLOW)
    for low, high, ink in ((0.14, 0.26, Ink.RED), (0.42, 0.58, None), (0.74, 0.86, Ink.RED)):
        ribbon(card, fall.inner(low, high), ink, INNER)
    chevrons(card, fall.inner(0.42, 0.58), 12, FINE, 0.7)
    rungs(card, fall.inner(0, 0.14), 10, 1.7)
    rungs(card, fall.inner(0.86, 1), 10, 1.7)
    fringe(card, fall.path([(1, t / 10) for t in range(11)]), 26, 6)


def breast(card: Card) -> None:
    """Draw white and red chevrons from the throat to the waist, with a row of gold buttons."""
    card.show("chevron breast")
    front = Strip.between(
        curve((236, 290), (232, 400), (222, 520)),
        curve((470, 280), (462, 400), (452, 520)),
    )
    ribbon(card, front)
    chevron_bars(card, front, 19, (Ink.RED, None), 2.6)
    beads(card, Strip.around(curve((352, 350), (346, 440), (338, 520)), 12), 34, 8.5, (Ink.YELLOW,), FINE)
    girdle = Strip.between(curve((180, 520), (330, 530), (480, 512)), curve((182, 572), (330, 584), (480, 564)))
    ribbon(card, girdle, Ink.BLUE)
    rules(card, girdle, 0.16, 0.84)
    lozenges(card, girdle, 34, (Ink.YELLOW, None), 0.5)
    clasp(card, ((306, 512), (376, 510), (380, 588), (310, 592)))


def striped_sleeve(card: Card) -> None:
    """Draw the puffed sleeve with yellow and white stripes and a jewelled cuff."""
    card.show("yellow striped sleeve")
    upper = Strip.between(
        curve((120, 300), (40, 350), (10, 440), (34, 540)),
        curve((232, 300), (196, 370), (160, 430), (134, 500)),
    )
    ribbon(card, upper)
    for low, high in ((0, 0.16), (0.32, 0.48), (0.64, 0.8)):
        stripe = upper.inner(low, high)
        ribbon(card, stripe, Ink.YELLOW, FINE)
    for middle in (0.24, 0.56, 0.9):
        card.line(upper.edge(middle), FINE, 0.6)
    cuff = Strip.between(curve((26, 548), (78, 540), (144, 494)), curve((58, 606), (110, 590), (166, 544)))
    jewelled_band(card, cuff, 28)


def facings(card: Card) -> None:
    """Draw the two long black borders of the robe, which hang like a scarf and have a raised edge."""
    card.show("black facings")
    left = Strip.between(
        curve((226, 262), (196, 380), (186, 520), (150, 690), (92, 800)),
        curve((300, 262), (268, 380), (254, 520), (232, 690), (190, 820)),
    )
    right = Strip.between(
        curve((400, 262), (424, 380), (432, 520), (456, 690), (430, 850)),
        curve((474, 262), (494, 380), (502, 520), (536, 700), (520, 866)),
    )
    for facing, inside in ((left, 0.82), (right, 0.18)):
        ribbon(card, facing, Ink.BLACK)
        low, high = (inside, 1.0) if inside > 0.5 else (0.0, inside)
        piping = facing.inner(low, high)
        ribbon(card, piping, None, INNER)
        rungs(card, piping, 10, 1.8)
        for across in (0.36,) if facing is left else (0.4, 0.6):
            card.score(facing.part(0.08, 0.9).edge(across), FINE, 0.8)
        end = facing.part(0.9, 1)
        ribbon(card, end, Ink.YELLOW, 3.0)
        zigzag(card, end.crosswise(0.1, 0.9), 13, INNER, 0.1, 0.9, Ink.GREEN)
        fringe(card, facing.path([(1, t / 10) for t in range(11)]), 24, 6)


def left_hand(card: Card) -> None:
    """Draw the hand that holds the left border by its edge."""
    hold = Place(216, 536, 0.78, flip=True, turn=-14)
    with grip(card, hold):
        for x, reach in ((204, 60), (217, 92), (230, 66)):
            card.score(curve((x, 496), (x + 3, 496 - reach * 0.5), (x + 5, 496 - reach)), FINE, 0.8)
            card.score(curve((x - 4, 580), (x - 14, 580 + reach * 0.5), (x - 26, 580 + reach)), FINE, 0.8)
    wrist = Strip.between(curve((126, 522), (134, 556), (146, 594)), curve((158, 520), (166, 550), (176, 584)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def sword_arm(card: Card) -> None:
    """Draw the hanging red sleeve with its ermine lining, and the hand on the sword."""
    lining = Strip.between(
        curve((470, 470), (486, 560), (500, 650)),
        curve((560, 480), (600, 560), (590, 690)),
    )
    ribbon(card, lining, Ink.PINK)
    pleats(card, lining, 6, FINE, 0.1, 1.0)
    sleeve = Strip.between(
        curve((452, 276), (440, 380), (446, 480)),
        curve((560, 286), (584, 390), (600, 500)),
    )
    ribbon(card, sleeve, Ink.RED)
    pleats(card, sleeve, 6, INNER, 0.02, 0.9)
    edge = Strip.between(curve((440, 470), (520, 500), (606, 490)), curve((444, 506), (520, 536), (610, 524)))
    jewelled_band(card, edge, 26, (Ink.BLUE, Ink.RED))
    with grip(card, Place(556, 572, 0.82, flip=True)):
        sword(card, Place(556, 572, 0.95), 470)
    wrist = Strip.between(curve((466, 544), (470, 574), (468, 602)), curve((500, 546), (502, 574), (500, 600)))
    ribbon(card, wrist, None, INNER)
    rungs(card, wrist, 9, 1.8)


def head(card: Card) -> None:
    """Draw the face turned to the right between two falls of hair, and the crown, which the frame cuts off."""
    back = Strip.between(
        curve((244, 96), (196, 160), (204, 230), (188, 296)),
        curve((300, 100), (274, 170), (272, 230), (270, 296)),
    )
    front = Strip.between(
        curve((408, 100), (428, 170), (422, 230), (428, 284)),
        curve((440, 96), (470, 160), (462, 226), (478, 284)),
    )
    at = Place(356, 166, 0.94, flip=True)
    face_threequarter(card, at)
    hair(card, back, None, 7, 3)
    hair(card, front, None, 4, 2, inward=True)
    beard(card, at.inner(-13, 87), None, 126)
    crown(card, Place(342, 104, 1.3, turn=3))
