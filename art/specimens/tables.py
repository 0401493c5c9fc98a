"""Mock tables of the five kinds, laid with the committed art: tricks, cribbage, wagers, a bank, and dice.

The places are table units, as for the layouts of the games; the words and the deals are made up for the picture.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from art.specimens.laying import OWN, SLIP, Heap, Mock, backs
from crowe_table import palette
from crowe_table.engine.cards import SPADES, parse, parse_all
from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Spot
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.rules import Cribbage
from crowe_table.gui.controls.controls import Chooser, Selection
from crowe_table.gui.draw.packs import INDEX
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.stage import Emphasis
from crowe_table.gui.table.widgets.board import Board

SIZES: Final = ((1280, 800), (1920, 1080))
Size = tuple[int, int]
LEFT, CENTRE, RIGHT = Anchor.LEFT, Anchor.CENTRE, Anchor.RIGHT


# --- tricks

_LAST: Final = Box(1044, 194, 208, 80)
_NEAR_PLACE: Final = Box(587, 298, 106, 156)
_TRICK: Final = Layout(
    spots=(
        Spot(kind=Kind.FAN, shows="held", box=Box(62, 574, 934, 173)),
        Spot(kind=Kind.FAN, shows="hand", of=1, box=Box(28, 372, 150, 84), anchor=LEFT, card_height=84),
        Spot(kind=Kind.FAN, shows="hand", of=2, box=Box(524, 24, 260, 92), card_height=92),
        Spot(kind=Kind.FAN, shows="hand", of=3, box=Box(1102, 372, 150, 84), anchor=RIGHT, card_height=84),
        Spot(kind=Kind.STACK, shows="trick", of=1, box=Box(463, 206, 106, 156), card_height=156),
        Spot(kind=Kind.STACK, shows="trick", of=2, box=Box(587, 128, 106, 156), card_height=156),
        Spot(kind=Kind.STACK, shows="trick", of=3, box=Box(711, 206, 106, 156), card_height=156),
        Spot(kind=Kind.FAN, shows="last", box=_LAST, anchor=RIGHT, card_height=80),
    ),
    plaques=(),
)


def trick(size: Size) -> Mock:
    """Whist: the second trick, three cards played, one of three hearts to be given to it."""
    table = Mock(size, _TRICK, count=4)
    allowed = Emphasis(frozenset(parse_all("AH JH 7H")), chosen=frozenset({parse("AH")}))
    table.outline(_NEAR_PLACE)
    table.deal(
        {
            "held": "AS QS JS AH JH 7H KC QC TC KD QD 3D",
            "hand:1": backs(11),
            "hand:2": backs(11),
            "hand:3": backs(11),
            "trick:1": "KH",
            "trick:2": "4H",
            "trick:3": "9H",
            "last": "2C 7C AC 5C",
        },
        {"held": allowed},
    )
    table.sign(Box(28, 100, 208, 110), LEFT, "Trumps", SPADES, "turned up by Mr. Sharp")
    table.plaque(Box(300, 28, 208, 66), CENTRE, "Mrs. Battle", ("your partner", ""), "0")
    table.plaque(Box(28, 290, 208, 66), LEFT, "Mr. Sharp", ("tricks", "dealer"), "1")
    table.plaque(Box(1044, 290, 208, 66), RIGHT, "Dr. Hoyle", ("tricks", ""), "0")
    table.plaque(OWN, LEFT, "You", ("tricks", ""), "0", marked=True)
    table.slip(SLIP, RIGHT, "The Score", (("We", "7"), ("They", "4"), ("the game is ten", "")), 22)
    table.says(Box(250, 462, 540, 44), "Mr. Sharp leads the King of Hearts.", face=Face.DISPLAY_ITALIC, size=24)
    table.buttons("Play")
    table.prompt("Hearts were led: you hold three of them, and must follow.")
    return table


# --- cribbage


def cribbage(size: Size) -> Mock:
    """Mr. Crowe's game in the play: twenty-four on the table, and the seven makes thirty-one."""
    layout = Cribbage().layout(CribbageOptions(), 2)
    table = Mock(size, layout)
    board, count = (next(spot for spot in layout.spots if spot.kind is kind) for kind in (Kind.BOARD, Kind.COUNT))
    pegs = Board(table.scene, table.assets, table.canvas.rect(board.box, board.anchor), 0, 61, 2)
    pegs.place(0, 19, 28)
    pegs.place(1, 31, 33)
    for shows, title in (("pack", "The pack"), ("start", "The start"), ("crib", "The crib")):
        spot = next(spot for spot in layout.spots if spot.shows == shows)
        table.outline(spot.box, spot.anchor, title)
    table.deal(
        {
            "pack": backs(39),
            "start": "5H",
            "crib": backs(4),
            "hand:0": "7D JS QH",
            "hand:1": backs(2),
            "played:0": "KC",
            "played:1": "TD 4S",
        },
        {"hand:0": Emphasis(frozenset({parse("7D")}))},
    )
    table.write("24", count.box.x + count.box.w / 2, count.box.y + count.box.h / 2, size=56)
    near, far = layout.plaques
    table.plaque(near.box, near.anchor, "You", ("1 gn. 19s.", "dealer"), "28", marked=True)
    table.plaque(far.box, far.anchor, "Mr. Sharp", ("2 gns. 4s.", ""), "33")
    table.slip(SLIP, RIGHT, "The Score", (("Sharp: fifteen", "2"), ("You: a pair", "2"), ("Sharp: the go", "1")), 19)
    table.buttons("Play")
    table.prompt("Twenty-four are told. Play a card that makes no more than thirty-one.")
    return table


# --- wagers

_SEATS: Final = {
    1: (Box(28, 240, 208, 150), LEFT),
    2: (Box(150, 60, 208, 150), LEFT),
    3: (Box(400, 28, 208, 150), CENTRE),
    4: (Box(670, 28, 208, 150), CENTRE),
    5: (Box(820, 196, 208, 150), CENTRE),
}
_BACK_HIGH: Final = 76
_BETTING: Final = Layout(
    spots=(
        Spot(kind=Kind.FAN, shows="hand", of=0, box=Box(470, 574, 360, 173)),
        *(
            Spot(
                kind=Kind.FAN,
                shows="hand",
                of=chair,
                box=Box(box.x, box.y + 74, box.w, _BACK_HIGH),
                anchor=anchor,
                card_height=_BACK_HIGH,
            )
            for chair, (box, anchor) in _SEATS.items()
        ),
    ),
    plaques=(),
)
_COMPANY: Final = {
    1: ("Mrs. Pimlott", ("6 gns. 11s.", "")),
    2: ("Capt. Fenn", ("1 gn. 3s.", "is out")),
    3: ("Miss Tolliver", ("4 gns. 18s.", "")),
    4: ("Mr. Sharp", ("9 gns. 2s.", "dealer")),
    5: ("Dr. Hoyle", ("3 gns.", "is out")),
}


def betting(size: Size) -> Mock:
    """Brag for six: two have laid down their hands, and the vie goes round again."""
    table = Mock(size, _BETTING, count=6)
    in_play = {f"hand:{chair}": backs(3) for chair, (_, below) in _COMPANY.items() if below[1] != "is out"}
    table.deal({"hand:0": "AS 9D JC", **in_play})
    for chair, (box, anchor) in _SEATS.items():
        name, below = _COMPANY[chair]
        table.plaque(Box(box.x, box.y, box.w, 66), anchor, name, below)
    table.plaque(OWN, LEFT, "You", ("4 gns. 12s.", ""), marked=True)
    table.heap(
        Heap(
            {
                "coin-guinea": 7,
                "coin-half-guinea": 8,
                "coin-crown": 3,
                "coin-half-crown": 5,
                "coin-shilling": 12,
                "coin-sixpence": 6,
            },
            middle=(640, 318),
            spread=(98, 50),
            seed="the pool",
        )
    )
    table.write("In the pool, 13 gns. 6d.", 640, 442, size=21)
    area = table.canvas.rect(Box(500, 500, 360, 60))
    Chooser(table.scene, table.assets, area, Selection("wager", "your wager", 9, 3, "two guineas", _unchanged))
    table.outline(Box(250, 600, 200, 120), title="Your purse")
    table.heap(
        Heap(
            {"coin-guinea": 3, "coin-half-guinea": 2, "coin-crown": 1, "coin-shilling": 6, "coin-sixpence": 2},
            middle=(350, 660),
            spread=(48, 24),
            seed="a purse",
        )
    )
    table.slip(SLIP, RIGHT, "The Score", (("Hands won", "2"), ("Hands lost", "5"), ("you are down 12s.", "")), 20)
    table.slip(
        Box(1044, 194, 208, 340),
        RIGHT,
        "The Vie",
        (
            ("Mrs. Pimlott", "5s."),
            ("Capt. Fenn", "out"),
            ("Miss Tolliver", "5s."),
            ("Mr. Sharp", "10s. 6d."),
            ("Dr. Hoyle", "out"),
            ("You", "10s. 6d."),
            ("Mrs. Pimlott", "10s. 6d."),
            ("Miss Tolliver", "10s. 6d."),
            ("Mr. Sharp vies", "1 gn."),
        ),
        17,
    )
    table.buttons("Vie it")
    table.prompt("Mr. Sharp vies a guinea. You hold a pair-royal of aces by two braggers.")
    return table


# --- a bank

_TAKEN: Final = {"A": 1, "2": 1, "3": 2, "5": 1, "6": 3, "7": 1, "8": 1, "9": 1, "10": 2, "Kn": 2, "Q": 1, "K": 4}
_CLOTH: Final = Box(250, 214, 760, 340)
_RACK: Final = Box(250, 594, 540, 104)
_FARO: Final = Layout(
    spots=(
        Spot(kind=Kind.STACK, shows="pack", box=Box(106, 50, 102, 150), card_height=150),
        Spot(kind=Kind.STACK, shows="lose", box=Box(236, 50, 102, 150), card_height=150),
        Spot(kind=Kind.STACK, shows="win", box=Box(366, 50, 102, 150), card_height=150),
        Spot(kind=Kind.FAN, shows="upper", box=Box(820, 588, 206, 88), card_height=88),
        Spot(kind=Kind.FAN, shows="lower", box=Box(820, 659, 206, 88), card_height=88),
    ),
    plaques=(),
)
_STAKED: Final = (
    ("K", "coin-guinea", 2),
    ("T", "counter-round", 4),
    ("7", "counter-oblong", 3),
    ("A", "coin-half-guinea", 3),
    ("4", "coin-crown", 1),
    ("6", "coin-shilling", 4),
)


def faro(size: Size) -> Mock:
    """Pharaoh: the banker has turned a pair of cards, stakes lie on the spade suit of the cloth."""
    table = Mock(size, _FARO)
    for box, title in (
        (Box(106, 50, 102, 150), "the bank’s"),
        (Box(236, 50, 102, 150), "loses"),
        (Box(366, 50, 102, 150), "wins"),
    ):
        table.outline(box)
        table.write(title, box.x + box.w / 2, 34, size=17)
    table.deal(
        {
            "pack": backs(32),
            "lose": (*backs(9), parse("KD")),
            "win": (*backs(9), parse("6C")),
            "upper": "AH 2H 3H 4H 5H 6H",
            "lower": "7H 8H 9H TH JH QH KH",
        }
    )
    table.write("Your livret", 923, 571)
    _lay_stakes(table)
    _cards_out(table)
    rack = {
        "coin-guinea": 4,
        "coin-half-guinea": 3,
        "coin-crown": 2,
        "coin-half-crown": 3,
        "coin-shilling": 6,
        "coin-sixpence": 5,
    }
    table.rack(_RACK, rack, "Your stakes")
    table.plaque(OWN, LEFT, "You", ("purse 8 gns. 4s.", ""), marked=True)
    table.slip(SLIP, RIGHT, "The Bank", (("holds", "112 gns."), ("the King loses", ""), ("the Six wins", "")), 19)
    table.buttons("Stake")
    table.prompt("The King loses and the Six wins: the bank pays four shillings on your Six.")
    return table


def _lay_stakes(table: Mock) -> None:
    """The cloth as broad as its place is high, and money on its painted cards."""
    spots, natural = table.assets.about("faro-cloth").get("spots"), table.assets.about("faro-cloth").get("size")
    assert isinstance(spots, Mapping)
    assert isinstance(natural, list)
    scale = _CLOTH.h / natural[1]
    left = _CLOTH.x + (_CLOTH.w - natural[0] * scale) / 2
    table.spread_out("faro-cloth", table.canvas.rect(Box(round(left), _CLOTH.y, round(natural[0] * scale), _CLOTH.h)))
    for rank, name, count in _STAKED:
        x, y, w, h = spots[rank]
        table.pile(name, count, left + (x + w * 0.5) * scale, _CLOTH.y + (y + h * 0.72) * scale)


def _cards_out(table: Mock) -> None:
    """The paper tally: a stroke for each card of a rank that is gone."""
    px, m = table.canvas.px, table.assets.margin
    surface, _ = table.paper(Box(500, 60, 520, 130))
    title = printed(table.assets, StyledText("Cards out", Face.HEADING, 21, palette.RUBRIC), px(200))
    middle = surface.get_width() // 2
    surface.blit(title, title.get_rect(midtop=(middle, m + px(11))))
    for place, rank in enumerate(INDEX):
        x = m + px(24 + 36.3 * (place + 0.5))
        letter = printed(table.assets, StyledText(rank, Face.BOLD, 20), px(34))
        surface.blit(letter, letter.get_rect(midtop=(x, m + px(38))))
        for stroke in range(_TAKEN.get(rank, 0)):
            at = x + px(7) * (stroke - (_TAKEN[rank] - 1) / 2)
            ends = (at + px(3), m + px(73)), (at - px(3), m + px(106))
            pygame.draw.aaline(surface, palette.INK, *ends, px(2))


# --- dice

_ROUND: Final = Box(370, 40, 540, 540)
_HAZARD_RACK: Final = Box(250, 622, 560, 100)


def hazard(size: Size) -> Mock:
    """Hazard: seven is the main and five the chance; the caster has thrown five again, and wins."""
    table = Mock(size, Layout(spots=(), plaques=()))
    table.spread_out("hazard-table", table.canvas.rect(_ROUND), drop=9)
    table.piece("dice-box-tipped", 742, 402, drop=7)
    table.piece("die-2a", 560, 236, drop=4)
    table.piece("die-3b", 640, 286, drop=4)
    for name, count, x, y in (
        ("coin-guinea", 3, 504, 384),
        ("coin-half-guinea", 2, 556, 372),
        ("coin-crown", 2, 548, 438),
        ("counter-fish", 1, 618, 470),
        ("counter-fish", 1, 642, 452),
        ("counter-round", 4, 704, 476),
    ):
        table.pile(name, count, x, y)
    rack = {"coin-guinea": 5, "coin-half-guinea": 4, "coin-crown": 3, "counter-fish": 3, "counter-round": 5}
    table.rack(_HAZARD_RACK, rack, "Your stakes")
    table.plaque(Box(28, 100, 208, 66), LEFT, "Capt. Fenn", ("casts the dice", ""), marked=True)
    table.slip(Box(28, 190, 220, 110), LEFT, "The Throw", (("main ⚅ ⚀", "7"), ("chance ⚁ ⚂", "5")), 22)
    odds = (("four, or ten", "2 to 1"), ("five, or nine", "3 to 2"), ("six, or eight", "6 to 5"))
    table.slip(Box(28, 320, 220, 160), LEFT, "Against the Caster", odds, 20)
    table.plaque(OWN, LEFT, "You", ("purse 8 gns. 4s.", ""))
    table.slip(SLIP, RIGHT, "The Score", (("Thrown in", "2"), ("Thrown out", "3"), ("you are up 7s.", "")), 20)
    table.buttons("Lay")
    table.prompt("Five again: Captain Fenn has his chance, and the caster wins the stake.")
    return table


_KINDS: Final[tuple[Callable[[Size], Mock], ...]] = (trick, cribbage, betting, faro, hazard)


def _picture(lay: Callable[[Size], Mock], size: Size) -> pygame.Surface:
    return lay(size).picture()


TABLES: Final[Mapping[str, Callable[[], pygame.Surface]]] = {
    f"table-{lay.__name__}-{size[0]}x{size[1]}": partial(_picture, lay, size) for lay in _KINDS for size in SIZES
}
"""What makes the picture of each table; FileNotFoundError if any art is lacking."""


def _unchanged(value: int) -> None:
    del value
