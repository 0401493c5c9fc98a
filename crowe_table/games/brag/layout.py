"""Where the things of Brag lie: data, in table units."""

from collections.abc import Iterator, Mapping

from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot
from crowe_table.games.brag.state import LOT, Status

_LEFT, _RIGHT, _INNER = (28, 238), (770, 238), (260, 238)
_TOP = 24
_ROW: Mapping[int, tuple[int, ...]] = {
    0: (),
    1: (443,),
    2: (328, 558),
    3: (213, 443, 673),
    4: (98, 328, 558, 788),
}
"""Where players sit along the top, by how many they are."""


def _places(seats: int) -> list[tuple[int, int]]:
    """Where each of the others sits, clockwise from the viewer's left; seven crowd to an inner place."""
    others = seats - 1
    inner = [_INNER] if others == 7 else []
    aside = others > 1
    top = [(x, _TOP) for x in _ROW[others - 2 * aside - len(inner)]]
    return [*inner, *([_LEFT] if aside else []), *top, *([_RIGHT] if aside else [])]


def _tag(of: int, box: Box, anchor: Anchor) -> Spot:
    """How a player stands: blind or open, what the last wager was worth, or out."""
    return Spot(
        kind=Kind.TAG,
        shows="standing",
        of=of,
        box=box,
        anchor=anchor,
        message="tag-standing",
        columns=("state", "farthings"),
    )


def _seat(of: int, at: tuple[int, int]) -> Iterator[Spot]:
    """Beneath a player's ticket the cards, those kept, the pot covered, and how the player stands."""
    x, y = at
    anchor = Anchor.LEFT if at == _LEFT else Anchor.CENTRE
    yield Spot(kind=Kind.FAN, shows="hand", of=of, box=Box(x, y + 70, 88, 56), anchor=anchor, card_height=56)
    yield Spot(kind=Kind.ROW, shows="old", of=of, box=Box(x + 94, y + 70, 66, 56), anchor=anchor, card_height=56)
    yield Spot(kind=Kind.COINS, shows="cover", of=of, box=Box(x + 164, y + 70, 62, 56), anchor=anchor)
    yield _tag(of, Box(x, y + 128, 226, 32), anchor)


def _plaque(of: int, at: tuple[int, int]) -> Plaque:
    x, y = at
    return Plaque(
        of=of,
        box=Box(x, y, 226, 66),
        anchor=Anchor.LEFT if at == _LEFT else Anchor.CENTRE,
        speech=Box(x, y + 162, 188, 40),
        speech_anchor=Anchor.LEFT if at == _LEFT else Anchor.CENTRE,
    )


_OWN = (
    Spot(kind=Kind.FAN, shows="hand", of=0, box=Box(300, 574, 340, 173)),
    Spot(kind=Kind.FAN, shows="old", of=0, box=Box(660, 574, 300, 173)),
    _tag(0, Box(28, 572, 232, 32), Anchor.LEFT),
    Spot(kind=Kind.COINS, shows="cover", of=0, box=Box(60, 612, 168, 110), anchor=Anchor.LEFT),
)


def _middle(x: int) -> Iterator[Spot]:
    """The pot, what the table says of wagers, the pack, and beside it the packets that lie under it."""
    yield Spot(kind=Kind.COINS, shows="pot", box=Box(x, 238, 270, 112))
    yield Spot(
        kind=Kind.NOTE,
        shows="terms",
        box=Box(x, 354, 270, 74),
        message="note-terms",
        columns=("kind", "farthings"),
    )
    yield Spot(kind=Kind.STACK, shows="pack", box=Box(x, 430, 50, 64), card_height=56)
    for slot, lot in enumerate(LOT):
        yield Spot(kind=Kind.STACK, shows=lot.key, box=Box(x + 56 + 27 * slot, 452, 26, 38), card_height=36)


def layout_for(seats: int) -> Layout:
    """The table for two to eight players."""
    places = dict(enumerate(_places(seats), start=1))
    return Layout(
        spots=(
            *_OWN,
            *(spot for of, at in places.items() for spot in _seat(of, at)),
            *_middle(492 if seats == 8 else 376),
            Spot(
                kind=Kind.NOTE,
                shows="debts",
                box=Box(1020, 144, 232, 136) if seats > 2 else Box(1044, 186, 208, 110),
                anchor=Anchor.RIGHT,
                message="note-debts",
                columns=("seat", "of_player", "other", "farthings"),
            ),
        ),
        plaques=(
            Plaque(
                of=0,
                box=Box(28, 500, 232, 66),
                anchor=Anchor.LEFT,
                speech=Box(28, 450, 188, 42),
                speech_anchor=Anchor.LEFT,
            ),
            *(_plaque(of, at) for of, at in places.items()),
        ),
        unseen=("bystander",),
        standing="standing",
        out=(Status.ABSENT, Status.FOLDED),
    )
