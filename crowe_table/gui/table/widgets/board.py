"""The cribbage board. Each of two or three sides has sixty holes, a game hole, and two pegs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
import pygame

from crowe_table import palette
from crowe_table.decoding import convert
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face

PALE_LIFT = 10
"""Height in table units above the board at which the pale preview peg is shown."""
LAP = 60
"""Number of holes of one lap: up one row and down the other."""
BOARDS = {2: "board-two-seats", 3: "board-three-seats", 4: "board-four-seats"}
"""Picture of the board, by number of players."""
PEGS = ("peg-red", "peg-bone", "peg-black")
"""Pictures of the pegs, by track. Each peg has the ink colour of its side. Bone pegs are stained with that colour."""
STAINED = "peg-bone"
LAPS = ("", "", "II", "III", "IIII")
"""Number of the current lap in Roman figures. It is shown at the end of a track, but not in the first lap."""
LAP_AT, LAP_ACROSS = 669, 22
"""Position of the lap's label along the board, and diameter of its disc, in table units."""
BOARD_WIDTH, BOARD_HEIGHT, THREE_TRACK_HEIGHT = 700, 162, 220
"""Width and height of a board, and its height with three tracks, in table units.

Positions of holes use the same units.
"""
Point = tuple[float, float]


@dataclass(frozen=True)
class Track:
    """The holes of one side in the order of pegging, as fractions of the board's width and height."""

    holes: tuple[Point, ...]
    start: tuple[Point, Point]
    game: Point

    def at(self, score: int, target: int, front: bool) -> Point:
        """Return the position of a peg for this score. 0 is the start, and ``target`` is the game hole."""
        if score <= 0:
            return self.start[1 if front else 0]
        return self.game if score >= target else self.holes[(score - 1) % LAP]


def _default_tracks(sides: int) -> tuple[Track, ...]:
    """Return the tracks of a board without a picture, the nearest first."""
    columns = [96 + 17.4 * i + 4.5 * (i // 5) for i in range(30)]

    def track(outer: float, inner: float) -> Track:
        rows = [(x, outer) for x in columns] + [(x, inner) for x in reversed(columns)]
        return _in_parts(rows, ((56, outer), (76, outer)), (76, inner), sides)

    if sides == 2:
        return track(132, 106), track(30, 56)
    return track(188, 164), track(98, 122), track(32, 56)


def _in_parts(holes: Sequence[Point], start: tuple[Point, Point], game: Point, sides: int) -> Track:
    """Convert holes from table units to fractions of the board's size."""
    height = THREE_TRACK_HEIGHT if sides == 3 else BOARD_HEIGHT

    def part(point: Point) -> Point:
        return point[0] / BOARD_WIDTH, point[1] / height

    return Track(tuple([part(hole) for hole in holes]), (part(start[0]), part(start[1])), part(game))


def _tracks_from_metadata(about: dict[str, object]) -> tuple[Track, ...] | None:
    """Return the tracks that a picture's metadata describes, the nearest first. None if there are none."""
    try:
        holes = convert(about, _BoardMetadata).holes
    except msgspec.ValidationError:
        return None
    tracks = [holes[name] for name in sorted(holes, reverse=True)]
    return tuple([_in_parts((*each.outer, *each.inner), each.start, each.game, len(tracks)) for each in tracks])


class _Holes(msgspec.Struct):
    start: tuple[Point, Point]
    outer: tuple[Point, ...]
    inner: tuple[Point, ...]
    game: Point


class _BoardMetadata(msgspec.Struct):
    holes: dict[str, _Holes]


def read_board(assets: Assets, size: tuple[int, int], seats: int) -> Iterator[None]:
    """Read the pictures of a board of this size in pixels. Read one picture at each step, because this is slow."""
    yield from assets.picture_in_parts(BOARDS[seats], *size)
    for name in ("peg-shadow", *PEGS):
        yield
        assets.natural(name)


class Board:
    """The board on the table. Track 0, the nearest to the viewer, belongs to the side ``nearer``."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, nearer: int, target: int, seats: int) -> None:
        self._scene = scene
        self._assets = assets
        self.area = area
        self._nearer = nearer
        self._target = target
        self._name = BOARDS[seats]
        self._tracks = _tracks_from_metadata(assets.about(self._name)) or _default_tracks(3 if seats == 3 else 2)
        self._body = scene.add(Sprite(self._picture(), area.x - assets.margin, area.y - assets.margin, 1))
        pegs = [(side, which) for side in range(len(self._tracks)) for which in (0, 1)]
        self._shadow = assets.natural("peg-shadow")
        self._shadows = {peg: scene.add(Sprite(self._shadow, z=2)) for peg in pegs if self._shadow}
        self._pegs = {peg: scene.add(Sprite(self._peg(peg[0]), z=3)) for peg in pegs}
        self._front = dict.fromkeys(range(len(self._tracks)), 0)
        self._pale: Sprite | None = None
        self._laps: dict[int, Sprite] = {}
        """Disc with the number of the lap, for each side that is past its first lap."""

    def remove(self) -> None:
        """Remove the board from the table."""
        for sprite in (
            self._body,
            *self._shadows.values(),
            *self._pegs.values(),
            *self._laps.values(),
            *filter(None, [self._pale]),
        ):
            self._scene.remove(sprite)

    def place(self, side: int, back: int, front: int) -> None:
        """Put both pegs of a side into their holes, without animation."""
        self._front[side] = 0
        self._place_peg(side, 0, back, front=False)
        self._place_peg(side, 1, front, front=True)

    def hop(self, side: int, score: int, lift: float) -> None:
        """Hold the side's moving peg above the hole of this score, ``lift`` table units high."""
        self._place_peg(side, self._front[side], score, front=True, lift=lift)

    def end_hop(self, side: int) -> None:
        """End the movement of a peg. The side's other peg becomes the rear peg."""
        self._front[side] = 1 - self._front[side]

    def preview_score(self, side: int, score: int | None) -> None:
        """Hold a pale peg above the hole of this score as a preview. None removes it."""
        if self._pale:
            self._scene.remove(self._pale)
            self._pale = None
        if score is None:
            return
        picture = self._peg(side).copy()
        picture.set_alpha(150)
        self._pale = self._scene.add(Sprite(picture, z=4))
        x, y = self._foot(side, score, front=True)
        ax, ay = self._anchor(self._name_of(side), (6, 24))
        scale = self._assets.canvas.scale
        self._pale.x, self._pale.y = x - ax * scale, y - (ay + PALE_LIFT) * scale

    def score_at(self, side: int, point: tuple[int, int], start: int) -> int:
        """Return the score whose hole is nearest to a point, within one lap from ``start``."""
        scores = range(start + 1, min(start + LAP, self._target) + 1)
        return min(scores, key=lambda score: pygame.Vector2(self._foot(side, score, True)).distance_squared_to(point))

    def hole(self, side: int, score: int) -> tuple[int, int]:
        """Return the position of a score's hole, in pixels."""
        x, y = self._foot(side, score, front=True)
        return round(x), round(y)

    def _foot(self, side: int, score: int, front: bool) -> Point:
        x, y = self._tracks[self._track_of(side)].at(score, self._target, front)
        return self.area.x + x * self.area.w, self.area.y + y * self.area.h

    def hinder_peg_area(self, side: int) -> pygame.Rect:
        """Return the area of a side's rear peg, in pixels."""
        return self._pegs[side, self._front[side]].rect

    def _place_peg(self, side: int, which: int, score: int, front: bool, lift: float = 0) -> None:
        foot_x, foot_y = self._foot(side, score, front)
        if front:
            self._show_lap(side, score)
        peg = self._pegs[side, which]
        scale = self._assets.canvas.scale
        ax, ay = self._anchor(self._name_of(side), (6, 24))
        peg.x, peg.y = foot_x - ax * scale, foot_y - (ay + lift) * scale
        peg.z = 3 + foot_y / 10000
        shadow = self._shadows.get((side, which))
        if shadow:
            sx, sy = self._anchor("peg-shadow", (0, 0))
            shadow.x, shadow.y = foot_x - (sx - lift * 0.5) * scale, foot_y - (sy - lift * 0.3) * scale

    def _show_lap(self, side: int, score: int) -> None:
        """Show the number of the lap from the second lap on, because every lap uses the same holes."""
        lap = 1 + (min(score, self._target - 1) - 1) // LAP if score else 1
        disc = self._laps.get(side)
        if lap < 2:
            if disc:
                self._scene.remove(self._laps.pop(side))
            return
        if disc is None:
            disc = self._laps[side] = self._scene.add(Sprite(self._lap_disc(lap), z=1.5))
        disc.surface = self._lap_disc(lap)
        holes = [y for _, y in self._tracks[self._track_of(side)].holes]
        middle = (min(holes) + max(holes)) / 2 * self.area.h
        disc.x = self.area.x + LAP_AT / BOARD_WIDTH * self.area.w - disc.surface.get_width() / 2
        disc.y = self.area.y + middle - disc.surface.get_height() / 2

    def _lap_disc(self, lap: int) -> pygame.Surface:
        across = max(12, round(LAP_ACROSS / BOARD_WIDTH * self.area.w))
        return self._assets.cached(("lap", lap, across), lambda: self._print_lap(lap, across))

    def _print_lap(self, lap: int, across: int) -> pygame.Surface:
        big = pygame.Surface((across * 3, across * 3), pygame.SRCALPHA)
        pygame.draw.circle(big, palette.RIM_LINE, (across * 1.5, across * 1.5), across * 1.5)
        pygame.draw.circle(big, palette.BOOKE_PAPER, (across * 1.5, across * 1.5), across * 1.4)
        disc = pygame.transform.smoothscale(big, (across, across))
        figure = self._assets.case.line(LAPS[lap], Face.BOLD, round(across * 0.72), palette.INK)
        ink = figure.subsurface(figure.get_bounding_rect())
        disc.blit(ink, ink.get_rect(center=disc.get_rect().center))
        return disc

    def _track_of(self, side: int) -> int:
        return (side - self._nearer) % len(self._tracks)

    def _name_of(self, side: int) -> str:
        return PEGS[self._track_of(side)]

    def _anchor(self, name: str, plain: Point) -> Point:
        """Return the point of a picture that must lie on a hole, in table units.

        Return ``plain`` if the picture's metadata do not name one.
        """
        anchor = self._assets.about(name).get("anchor")
        return (anchor[0], anchor[1]) if isinstance(anchor, list) and len(anchor) == 2 else plain

    def _peg(self, side: int) -> pygame.Surface:
        px, name = self._assets.canvas.px, self._name_of(side)
        colour = palette.SIDE_INKS[self._track_of(side)]
        picture = self._assets.natural(name)
        if picture is None:
            return _drawn_peg(px(12), px(28), colour)
        return (
            self._assets.cached(("peg", name, colour), lambda: _stained(picture, colour))
            if name == STAINED
            else picture
        )

    def _picture(self) -> pygame.Surface:
        m = self._assets.margin
        body = pygame.Rect(m, m, self.area.w, self.area.h)
        made = self._assets.picture(self._name, *body.size)
        if made is not None:
            return self._assets.shadowed(made)
        surface = self._assets.shadow(*body.size).copy()
        px = self._assets.canvas.px
        pygame.draw.rect(surface, palette.MAHOGANY, body, border_radius=px(22))
        pygame.draw.rect(surface, palette.RIM_LINE, body, px(2), border_radius=px(22))
        for track in self._tracks:
            rows = [y * body.h for _, y in track.holes]
            top, height = min(rows) - px(12), max(rows) - min(rows) + px(24)
            left = track.holes[0][0] * body.w - px(12)
            width = (track.holes[29][0] - track.holes[0][0]) * body.w + px(24)
            plate = pygame.Rect(m + left, m + top, width, height)
            pygame.draw.rect(surface, palette.BOOKE_PAPER, plate, border_radius=px(3))
            pygame.draw.rect(surface, palette.RIM_LINE, plate, 1, border_radius=px(3))
            for x, y in (*track.holes, *track.start, track.game):
                pygame.draw.circle(surface, palette.RIM_LINE, (m + x * body.w, m + y * body.h), px(3.2))
            for five in range(5, 30, 5):
                x = m + (track.holes[five - 1][0] + track.holes[five][0]) / 2 * body.w
                pygame.draw.line(surface, palette.FADED_INK, (x, plate.top), (x, plate.bottom - 1))
        return surface


def _stained(picture: pygame.Surface, colour: str) -> pygame.Surface:
    """Return a picture coloured in this colour. Its light and shade are preserved."""
    stained = pygame.transform.grayscale(picture)
    stained.fill(pygame.Color(colour).lerp("white", 0.2), special_flags=pygame.BLEND_RGB_MULT)
    return stained


def _drawn_peg(w: int, h: int, colour: str) -> pygame.Surface:
    big = pygame.Surface((w * 3, h * 3), pygame.SRCALPHA)
    shaft = [(w * 1.2, h * 0.9), (w * 1.8, h * 0.9), (w * 1.65, h * 2.85), (w * 1.35, h * 2.85)]
    pygame.draw.polygon(big, colour, shaft)
    pygame.draw.polygon(big, palette.RIM_LINE, shaft, 2)
    pygame.draw.circle(big, colour, (w * 1.5, w * 1.1), w)
    pygame.draw.circle(big, palette.RIM_LINE, (w * 1.5, w * 1.1), w, 2)
    return pygame.transform.smoothscale(big, (w, h))
