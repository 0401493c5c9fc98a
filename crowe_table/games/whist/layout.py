"""Where the things of Whist lie: data, in table units."""

from msgspec.structs import replace

from crowe_table.engine.cards import ACE, CLUBS, DIAMONDS, HEARTS, KING, SPADES, make
from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot
from crowe_table.games.whist.exhibits import exhibit
from crowe_table.games.whist.options import WhistOptions

KEYS = (("l", "review"),)
BLACK_AND_RED = tuple(
    make(rank, suit) for suit in (SPADES, HEARTS, CLUBS, DIAMONDS) for rank in (ACE, *range(KING, ACE, -1))
)
"""Suits black and red in turn, each from the ace down."""

_OWN_HAND = Box(62, 574, 934, 173)
_SIDES = (Anchor.CENTRE, Anchor.LEFT, Anchor.CENTRE, Anchor.RIGHT)
"""By chair, clockwise from the viewer's own."""


def _hands(of: int, box: Box) -> tuple[Spot, ...]:
    """A hand, and the cards its player cuts, which lie where the hand will."""
    height = min(box.h, 150) if of == 0 else box.h
    return (
        Spot(kind=Kind.FAN, shows="hand", of=of, box=box, anchor=_SIDES[of], card_height=box.h),
        Spot(kind=Kind.FAN, shows="cut", of=of, box=box, anchor=_SIDES[of], card_height=height),
    )


def _tricks(of: int, box: Box, tag: Box) -> tuple[Spot, ...]:
    """The packets a player has won, and their number."""
    anchor = Anchor.LEFT if of == 0 else _SIDES[of]
    return (
        Spot(kind=Kind.PACKETS, shows="taken", of=of, box=box, anchor=anchor, card_height=box.h, group=4),
        Spot(
            kind=Kind.TAG,
            shows="tricks",
            of=of,
            box=tag,
            anchor=anchor,
            message="tag-tricks",
            columns=("number",),
        ),
    )


def _played(boxes: tuple[Box, ...]) -> tuple[Spot, ...]:
    """The trick: each card before the player of it."""
    return tuple(
        Spot(
            kind=Kind.STACK,
            shows="played",
            of=of,
            box=box,
            card_height=box.h,
            takes=("play",) if of == 0 else (),
        )
        for of, box in enumerate(boxes)
    )


def _note(shows: str, box: Box, columns: tuple[str, ...]) -> Spot:
    return Spot(kind=Kind.NOTE, shows=shows, box=box, anchor=Anchor.LEFT, message=f"note-{shows}", columns=columns)


def _review(box: Box) -> Spot:
    """Where a trick that is looked at again lies open."""
    return Spot(kind=Kind.FAN, shows="review", box=box, card_height=box.h)


_SHARED = (
    _note("trumps", Box(28, 100, 232, 50), ("suit",)),
    Spot(
        kind=Kind.STACK,
        shows="turned",
        box=Box(28, 160, 64, 92),
        anchor=Anchor.LEFT,
        card_height=92,
    ),
    Spot(
        kind=Kind.STACK,
        shows="pack",
        box=Box(108, 160, 64, 92),
        anchor=Anchor.LEFT,
        card_height=92,
    ),
    *_hands(0, _OWN_HAND),
    *_tricks(0, Box(270, 452, 150, 42), Box(426, 456, 106, 34)),
)
_OWN_PLAQUE = Plaque(of=0, box=Box(28, 482, 232, 66), anchor=Anchor.LEFT, speech=Box(590, 458, 240, 40))

CLOSED = Layout(
    spots=(
        *_SHARED,
        _review(Box(826, 200, 180, 104)),
        _note("won", Box(290, 152, 164, 104), ("seat", "number")),
        *_hands(1, Box(28, 352, 150, 84)),
        *_tricks(1, Box(186, 352, 96, 50), Box(186, 404, 96, 32)),
        *_hands(2, Box(544, 20, 260, 92)),
        *_tricks(2, Box(812, 24, 196, 50), Box(812, 78, 112, 32)),
        *_hands(3, Box(1102, 352, 150, 84)),
        *_tricks(3, Box(998, 352, 96, 50), Box(998, 404, 96, 32)),
        *_played((Box(587, 298, 106, 156), Box(463, 206, 106, 156), Box(587, 128, 106, 156), Box(711, 206, 106, 156))),
    ),
    plaques=(
        _OWN_PLAQUE,
        Plaque(of=1, box=Box(28, 280, 232, 66), anchor=Anchor.LEFT, speech=Box(300, 372, 240, 40)),
        Plaque(of=2, box=Box(300, 28, 232, 66), anchor=Anchor.CENTRE, speech=Box(300, 102, 240, 40)),
        Plaque(of=3, box=Box(1020, 280, 232, 66), anchor=Anchor.RIGHT, speech=Box(740, 372, 240, 40)),
    ),
    keys=KEYS,
    hand_order=BLACK_AND_RED,
)
"""Three hands of backs about one's own."""

OPEN = Layout(
    spots=(
        *_SHARED,
        _review(Box(826, 156, 180, 104)),
        _note("won", Box(290, 146, 164, 104), ("seat", "number")),
        *_hands(1, Box(28, 326, 420, 106)),
        *_tricks(1, Box(290, 274, 96, 44), Box(390, 280, 66, 32)),
        *_hands(2, Box(344, 20, 660, 110)),
        *_tricks(2, Box(700, 140, 110, 44), Box(700, 188, 110, 30)),
        *_hands(3, Box(832, 326, 420, 106)),
        *_tricks(3, Box(904, 274, 106, 44), Box(832, 280, 66, 32)),
        *_played((Box(587, 310, 98, 144), Box(463, 190, 98, 144), Box(587, 140, 98, 144), Box(716, 224, 98, 144))),
    ),
    plaques=(
        _OWN_PLAQUE,
        Plaque(of=1, box=Box(28, 258, 232, 66), anchor=Anchor.LEFT, speech=Box(456, 410, 120, 40)),
        Plaque(of=2, box=Box(100, 28, 232, 66), anchor=Anchor.LEFT, speech=Box(344, 134, 230, 40)),
        Plaque(of=3, box=Box(1020, 258, 232, 66), anchor=Anchor.RIGHT, speech=Box(700, 410, 120, 40)),
    ),
    keys=KEYS,
    hand_order=BLACK_AND_RED,
)
"""Four hands laid open, as in a problem."""


def layout_for(options: WhistOptions) -> Layout:
    """The table as it is seen from a player's chair."""
    name = options.exhibit
    laid = OPEN if name and exhibit(name).open else CLOSED
    return replace(laid, target=options.game_points)
