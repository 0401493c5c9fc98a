"""Cribbage boards: positions of the holes, and pictures of the boards.

Each player or side has sixty-one holes: thirty along the outer row, thirty back along the inner row, and the game hole.
Two more at the near end hold the pegs before the first point. Lengths are in table units.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, flat, light_of, paint
from art.furnisher.relief import bevel, lit, soft
from art.furnisher.stuff import bone, mahogany
from art.typefoundry.outlines import Area, area, moved, svg_path
from art.typefoundry.signs import DIAMOND, HEART, SPADE, club, leaf

Place = tuple[float, float]

WIDTH: Final = 700.0
HEIGHT: Final = 162.0
THREE_HIGH: Final = 220.0
"""Height in table units that the board for three players adds to the board for two."""
SCALE: Final = 2.7

_FIRST: Final = 112.0
_PITCH: Final = 17.0
_REST: Final = 6.0
_HOLE: Final = 3.9
_GAME_HOLE: Final = 4.6
_MIDDLE: Final = HEIGHT / 2
_RED: Final = "#7D2418"
_BLACK: Final = "#2A211C"
_BRASS: Final = "#C9A24E"


@dataclass(frozen=True, slots=True)
class Track:
    """Holes of one player or side, in the order in which a peg passes them."""

    start: tuple[Place, Place]
    outer: tuple[Place, ...]
    inner: tuple[Place, ...]
    game: Place

    def all(self) -> Iterator[Place]:
        """Yield the position of every hole, starting with the two for waiting pegs."""
        yield from (*self.start, *self.outer, *self.inner, self.game)

    def as_data(self) -> dict[str, object]:
        """Return the positions of the holes as lists of numbers, for the manifest."""
        return {
            "start": [list(place) for place in self.start],
            "outer": [list(place) for place in self.outer],
            "inner": [list(place) for place in self.inner],
            "game": list(self.game),
        }


def tracks() -> tuple[Track, ...]:
    """Return the tracks for two sides: the first at the top of the board, the second at the bottom."""
    return _track(_MIDDLE - 47, _MIDDLE - 21), _track(_MIDDLE + 47, _MIDDLE + 21)


def three_tracks() -> tuple[Track, ...]:
    """Return the tracks for three players: top, middle and bottom. The middle track has its outer row above its inner
    row.
    """
    return _track(32, 56), _track(98, 122), _track(188, 164)


def _track(outer: float, inner: float) -> Track:
    """Return a track that runs out along the row at height `outer` and back along the row at height `inner`."""
    columns = [_FIRST + i * _PITCH + (i // 5) * _REST for i in range(30)]
    return Track(
        start=((52.0, outer), (72.0, outer)),
        outer=tuple((x, outer) for x in columns),
        inner=tuple((x, inner) for x in reversed(columns)),
        game=(72.0, inner),
    )


def two_seat_board() -> tuple[Picture, Field]:
    """Draw the board for two players: mahogany with inlaid plates of bone. Return the picture and its outline."""
    made = _Board(_WAVED)
    body = mahogany(made.shape, SCALE, 11)
    plates = _plates()
    plate = made.mask("".join(draw.rectangle(*p, corner=3) for p in plates) + draw.shape(_STAR))
    stringing = made.mask(draw.shape(_lozenges()) + draw.cut("M100 81L646 81", 0.9))
    body = paint(body, bone(made.shape, SCALE, 21), np.maximum(plate, 0.92 * stringing))
    seam = made.mask("".join(draw.frame(*p, line=0.9, corner=3) for p in plates) + draw.cut(_STAR, 0.8))
    body = paint(body, light_of("#23110A"), 0.85 * seam)
    made.height += 1.1 * bevel(plate, 1.2 * SCALE)
    body = paint(body, light_of(_RED), made.mask(draw.disc(666.5, _MIDDLE, 3.0)))
    black = made.mask("".join(draw.frame(x + 3, y + 3, w - 6, h - 6, 0.8, 2) for x, y, w, h in plates))
    red = made.mask(_fives() + _diamonds())
    body = made.engrave(body, [(black, _BLACK), (red, _RED)])
    body = made.pin(body, [(x + dx, y + h / 2) for x, y, w, h in plates for dx in (6.5, w - 6.5)])
    return made.finished(made.drill(body, tracks()), gloss=0.9)


def three_seat_board() -> tuple[Picture, Field]:
    """Draw the board for three players: mahogany with three plates of bone. Return the picture and its outline."""
    made = _Board(
        "M34 5L666 5C682 5 694 15 694 34C694 66 683 84 683 110C683 136 694 154 694 186C694 205 682 215 666 215"
        "L34 215C18 215 6 205 6 186C6 154 17 136 17 110C17 84 6 66 6 34C6 15 18 5 34 5Z",
        THREE_HIGH,
    )
    body = mahogany(made.shape, SCALE, 31)
    middle, tops = THREE_HIGH / 2, (20.0, 86.0, 152.0)
    plates = [plate for top in tops for plate in ((97.0, top, 553.0, 48.0), (38.0, top, 50.0, 48.0))]
    star = draw.star(666.5, middle, 11.5, 5.2, 12)
    plate = made.mask("".join(draw.rectangle(*p, corner=3) for p in plates) + draw.shape(star))
    body = paint(body, bone(made.shape, SCALE, 41), plate)
    seam = made.mask("".join(draw.frame(*p, line=0.9, corner=3) for p in plates) + draw.cut(star, 0.8))
    body = paint(body, light_of("#23110A"), 0.85 * seam)
    made.height += 1.1 * bevel(plate, 1.2 * SCALE)
    body = paint(body, light_of(_RED), made.mask(draw.disc(666.5, middle, 3.0)))
    fives = "".join(f"M{x} {top + 3.5}L{x} {top + 44.5}" for x in _between_fives() for top in tops)
    red = made.mask(draw.cut(fives, 1.2) + draw.cut(_rings(three_tracks()), 0.8))
    body = made.engrave(body, [(red, _RED)])
    return made.finished(made.drill(body, three_tracks()), gloss=0.9)


def four_seat_board() -> tuple[Picture, Field]:
    """Draw the board for two partnerships: engraved bone on a dark core. Return the picture and its outline."""
    made = _Board(
        "M40 8L660 8C668 8 672 12 674 18C680 40 688 60 697 81C688 102 680 122 674 144C672 150 668 154 660 154"
        "L40 154C32 154 28 150 26 144C20 122 12 102 3 81C12 60 20 40 26 18C28 12 32 8 40 8Z"
    )
    body = _boards_of_bone(made)
    edge = made.outline - made.inner(4.2)
    body = paint(body, light_of("#2A1A12"), np.clip(edge, 0, 1))
    made.height += 0.9 * bevel(made.inner(4.2), 1.5 * SCALE)
    rules = "".join(draw.frame(97, y, 553, 54, 0.9, 2) + draw.frame(99.5, y + 2.5, 548, 49, 0.5, 1) for y in (20, 88))
    rules += draw.cut("M91 81L42 81M655 81L659 81", 0.5)
    black = made.mask(rules + _scrollwork() + _suits("sc") + draw.shape(draw.star(669, 81, 15, 4.2, 8, -67.5)))
    red = made.mask(
        _fives() + _suits("hd") + draw.shape(draw.star(669, 81, 19, 3.2, 4)) + draw.cut(_rings(tracks()), 0.7)
    )
    body = made.engrave(body, [(black, _BLACK), (red, _RED)])
    body = made.pin(body, [(x, y) for x in (37.0, *_between_fives(), 656.0) for y in (14.0, 148.0)])
    return made.finished(made.drill(body, tracks()), gloss=1.0)


class _Board:
    """Board in progress: its outline, and a height map in pixels of edges, engraved lines and holes."""

    def __init__(self, outline: str, high: float = HEIGHT) -> None:
        self.high = high
        self.outline = self.mask(draw.shape(outline))
        self.shape: tuple[int, int] = (self.outline.shape[0], self.outline.shape[1])
        self.height = 7.0 * bevel(self.outline, 5.5 * SCALE)

    def mask(self, body: str) -> Field:
        return draw.mask(body, WIDTH, self.high, SCALE)

    def inner(self, margin: float) -> Field:
        """Return the outline moved inwards by `margin` table units."""
        from_edge = bevel(self.outline, margin * SCALE)
        return as_field(np.clip((from_edge - 0.96) / 0.03, 0, 1))

    def engrave(self, body: Picture, inks: list[tuple[Field, str]]) -> Picture:
        for lines, colour in inks:
            body = paint(body, light_of(colour), 0.95 * lines)
            self.height -= 0.7 * soft(lines, 0.7)
        return body

    def pin(self, body: Picture, places: list[Place]) -> Picture:
        heads = self.mask("".join(draw.disc(x, y, 1.5) for x, y in places))
        self.height += 0.8 * soft(heads, 1.0)
        return paint(body, light_of(_BRASS), heads)

    def drill(self, body: Picture, sides: tuple[Track, ...]) -> Picture:
        """Return the body with all holes drilled. Each has a slightly widened rim that is darkened by use."""
        holes = [(*place, _HOLE) for track in sides for place in (*track.start, *track.outer, *track.inner)]
        holes += [(*track.game, _GAME_HOLE) for track in sides]
        mouth = self.mask("".join(draw.disc(x, y, r + 1.0) for x, y, r in holes))
        shaft = self.mask("".join(draw.disc(x, y, r) for x, y, r in holes))
        body = paint(body, light_of("#A4804A"), 0.45 * soft(mouth, 1.2))
        body = paint(body, light_of("#160C07"), shaft)
        self.height -= 2.2 * soft(mouth, 0.9) + 5.0 * soft(shaft, 1.0)
        return body

    def finished(self, body: Picture, gloss: float) -> tuple[Picture, Field]:
        polish = body * (1.0 + 0.10 * np.linspace(1, -1, self.shape[0], dtype=np.float32))[:, None, None]
        return lit(self.height, polish, gloss, depth=0.22), self.outline


_WAVED: Final = (
    "M34 5L666 5C682 5 694 15 694 30C694 52 683 60 683 81C683 102 694 110 694 132C694 147 682 157 666 157"
    "L34 157C18 157 6 147 6 132C6 110 17 102 17 81C17 60 6 52 6 30C6 15 18 5 34 5Z"
)
_STAR: Final = draw.star(666.5, _MIDDLE, 11.5, 5.2, 12)


def _plates() -> list[tuple[float, float, float, float]]:
    return [
        plate for top in (_MIDDLE - 61, _MIDDLE + 7) for plate in ((97.0, top, 553.0, 54.0), (38.0, top, 50.0, 54.0))
    ]


def _lozenges() -> str:
    return "".join(f"M{x - 9} 81L{x} 77.6L{x + 9} 81L{x} 84.4Z" for x in _centres())


def _centres() -> list[float]:
    """Return where the middle of each set of five holes lies along the board."""
    return [_FIRST + 2 * _PITCH + five * (5 * _PITCH + _REST) for five in range(6)]


def _between_fives() -> list[float]:
    """Return the positions along the board between neighbouring sets of five holes."""
    return [middle - 2 * _PITCH - (_PITCH + _REST) / 2 for middle in _centres()[1:]]


def _fives() -> str:
    """Return SVG lines between the sets of five holes, across the two rows of each side."""
    lines = ""
    for x in _between_fives():
        lines += f"M{x} 23.5L{x} 70.5M{x} 91.5L{x} 138.5"
    return draw.cut(lines, 1.2)


def _diamonds() -> str:
    parts = ""
    for x in _centres():
        for y in (47.0, 115.0):
            parts += f"M{x - 7} {y}L{x} {y - 3.4}L{x + 7} {y}L{x} {y + 3.4}Z"
    return draw.shape(parts) + draw.cut(_rings(tracks()), 0.8)


def _rings(sides: tuple[Track, ...]) -> str:
    """Return SVG rings around the game holes."""
    return "".join(
        f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}"
        for x, y in (track.game for track in sides)
        for r in (7.6, 9.2)
    )


def _boards_of_bone(made: _Board) -> Picture:
    """Draw the surface of bone, joined from seven short pieces."""
    joints = (0.0, 92.0, *_between_fives(), 653.0, WIDTH)
    body = flat(made.shape, "#EADDBC")
    for piece, (left, right) in enumerate(pairwise(joints)):
        a, b = round(left * SCALE), min(round(right * SCALE), made.shape[1])
        shade = (1.0, 0.965, 1.015, 0.98)[piece % 4]
        body[:, a:b] = bone((made.shape[0], b - a), SCALE, 70 + 5 * piece) * shade
    seams = made.mask("".join(draw.rectangle(x - 0.3, 0, 0.6, HEIGHT) for x in joints[1:-1]))
    made.height -= 0.8 * soft(seams, 0.7)
    return paint(body, light_of("#5B4023"), 0.7 * seams)


def _suits(which: str) -> str:
    """Return SVG suit signs in the middle of each set of five holes, between the rows of one side."""
    shapes: dict[str, Area] = {"s": area(SPADE), "h": area(HEART), "c": club(), "d": area(DIAMOND)}
    order = "shcdsh"
    parts = ""
    for x, suit in zip(_centres(), order, strict=True):
        if suit in which:
            parts += "".join(svg_path(moved(shapes[suit], x, y, 0.0145)) for y in (47.0, 115.0))
    return draw.shape(parts)


def _scrollwork() -> str:
    """Return an SVG vine along the middle of the board."""
    stem = "M103 81" + "".join(f"q{11.35} {-9 if i % 2 else 9} {22.7} 0" for i in range(24))
    leaves = ""
    for i in range(24):
        x, up = 103 + 22.7 * (i + 0.5), i % 2 == 1
        one = moved(leaf(), 0, 0, 0.0085, flip=not up)
        leaves += svg_path(moved(one, x, 81 + (2.6 if up else -2.6)))
    return draw.cut(stem, 0.8) + draw.shape(leaves)
