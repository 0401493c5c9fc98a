"""Engraved card faces and card backs as PDF operators, in a space of 640 by 940 units with y downwards."""

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from crowe_table import palette, paths
from crowe_table.engine.cards import Card, face, suit, text
from crowe_table.engine.rng import Rng

WIDTH, HEIGHT = 640.0, 940.0
_STEPS = 5
"""Number of steps per unit in the engraver's files."""
_CARD = f"0 0 {WIDTH:g} {HEIGHT:g} re W n"
"""Operators that cut off anything drawn beyond the edge of the card."""
_WHITE = "#FFFFFF"
"""Ink of cleared shapes, which show the printer's paper instead of a tint."""
_INKS = {
    "paper": _WHITE,
    "yellow": palette.OCHRE,
    "pink": palette.PINK,
    "green": palette.GREEN_TINT,
    "blue": palette.PALE_BLUE,
    "red": palette.VERMILION,
    "black": palette.STENCIL_BLACK,
    "line": palette.BLOCK_BLUE,
}
_PIP_INKS = ("red", "black")
_COPPER = {"AS": {"line": palette.PLATE_INK}}
"""Special inks of certain cards: the duty ace was printed from a copper plate."""
_LATTICE = 46.0
"""Width of a lozenge of the lattice, in units."""
_BORDER = 26.0
"""Distance from the edge to the frame of the lattice, in units. The frame of a court card has the same distance."""
_DROPS = ((palette.PALE_BLUE, 160, 15), (palette.BLOCK_BLUE, 240, 10), (palette.VERMILION, 80, 12))
"""The drops of a speckled back: ink, number of pairs, and the largest radius in units."""


@cache
def face_operators(card: Card, four_colours: bool = False) -> bytes:
    """Return the drawing of a card's face. Raises OSError if the file cannot be read.

    With four colours, every pip has the ink of its suit. The clothes of the court cards keep their colours.
    """
    code = text(Card(face(card)))
    raw = zlib.decompress(paths.shipped("art", "cards", "lines", f"{code}.lines").read_bytes()).decode()
    inks = {**_INKS, **_COPPER.get(code, {})}
    lines = raw.split("\n")
    pips = _pips(lines) if four_colours else frozenset()
    dyed = {**inks, **dict.fromkeys(_PIP_INKS, palette.FOUR_SUITS[suit(card)])}
    return "\n".join((_CARD, *(_shape(line, dyed if at in pips else inks) for at, line in enumerate(lines)))).encode()


def framed_face(card: Card, four_colours: bool = False) -> bytes:
    """Return the drawing of a card's face with its edge. Raises OSError if the file cannot be read."""
    edge = f"{stroke(palette.FADED_INK, 5)} 2 2 {WIDTH - 4:g} {HEIGHT - 4:g} re S"
    return b"q " + face_operators(card, four_colours) + f" Q {edge}".encode()


def _pips(lines: Sequence[str]) -> frozenset[int]:
    """Return the indices of the shapes that are pips.

    On a number card, all shapes in a suit's ink are pips. On a court card, only the last such shape is a pip.
    """
    inked = [at for at, line in enumerate(lines) if line.partition(" ")[0] in _PIP_INKS]
    court = any(line.startswith("line ") for line in lines)
    return frozenset(inked[-1:] if court else inked)


def _shape(line: str, inks: Mapping[str, str]) -> str:
    ink, _, rings = line.partition(" ")
    return "\n".join((fill(inks[ink]), *map(_ring, rings.split(";")), "f"))


def _ring(steps: str) -> str:
    numbers = iter(map(int, steps.split()))
    x = y = 0
    corners: list[str] = []
    for dx, dy in zip(numbers, numbers, strict=True):
        x, y = x + dx, y + dy
        corners.append(f"{x / _STEPS:g} {y / _STEPS:g} {'l' if corners else 'm'}")
    return " ".join(corners)


def fill(colour: str) -> str:
    """Return the operator that sets the fill colour."""
    return " ".join(f"{part / 255:.3f}" for part in palette.rgb(colour)) + " rg"


def stroke(colour: str, width: float) -> str:
    """Return the operators that set the stroke colour and width."""
    return " ".join(f"{part / 255:.3f}" for part in palette.rgb(colour)) + f" RG {width:g} w"


# --- backs -----------------------------------------------------------------------------------------------------------


def _plain() -> Iterator[str]:
    yield from ()


def _lattice() -> Iterator[str]:
    """Draw a blue lattice with a dot in every lozenge, within a frame. It looks the same from both ends."""
    left, top, wide, high = _BORDER, _BORDER, WIDTH - 2 * _BORDER, HEIGHT - 2 * _BORDER
    yield f"{stroke(palette.BLOCK_BLUE, 5)} {left} {top} {wide} {high} re S q {left} {top} {wide} {high} re W n"
    tall = _LATTICE / 0.68
    columns, rows = int(WIDTH / _LATTICE) + 2, int(HEIGHT / tall) + 2
    middle = WIDTH / 2, HEIGHT / 2
    yield stroke(palette.BLOCK_BLUE, 4.5)
    for k in range(-columns - rows, columns + rows):
        for slant in (1, -1):
            x, reach = middle[0] + (k + 0.5) * _LATTICE, HEIGHT * _LATTICE / tall / 2
            yield f"{x - slant * reach:.2f} 0 m {x + slant * reach:.2f} {HEIGHT} l S"
    yield f"1 J {stroke(palette.BLOCK_BLUE, 12)}"
    for row in range(-2 * rows, 2 * rows + 1):
        for column in range(-columns, columns + 1):
            x, y = middle[0] + (column + row % 2 / 2) * _LATTICE, middle[1] + row * tall / 2
            if 0 < x < WIDTH and 0 < y < HEIGHT:
                yield f"{x:.2f} {y:.2f} m {x:.2f} {y:.2f} l S"
    yield "Q"


def _speckled() -> Iterator[str]:
    """Sprinkle drops in pairs that are symmetrical about the middle. Drops on an edge continue at the opposite edge."""
    rng = Rng(b"speckled")
    yield "1 J"
    for colour, pairs, largest in _DROPS:
        for _ in range(pairs):
            x, y = rng.below(int(WIDTH)), rng.below(int(HEIGHT))
            yield stroke(colour, 6 + rng.below(100) * rng.below(100) * (largest - 3) / 5_000)
            for left, top in ((x, y), (WIDTH - x, HEIGHT - y)):
                for each_x in (left - WIDTH, left, left + WIDTH):
                    for each_y in (top - HEIGHT, top, top + HEIGHT):
                        if -largest < each_x < WIDTH + largest and -largest < each_y < HEIGHT + largest:
                            yield f"{each_x:g} {each_y:g} m {each_x:g} {each_y:g} l S"


_BACKS: Mapping[str, Callable[[], Iterator[str]]] = {"lattice": _lattice, "speckled": _speckled, "plain": _plain}
BACKS = tuple(_BACKS)
"""The names of the backs, the usual one first."""


@cache
def back_operators(name: str) -> bytes:
    """Return the drawing of a back."""
    return "\n".join(_BACKS[name]()).encode()
