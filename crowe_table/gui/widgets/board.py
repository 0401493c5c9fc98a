"""The pegging board: sixty-one holes for each of two sides, and two pegs a side."""

from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.gui.assets import Assets
from crowe_table.gui.scene import Scene, Sprite

ROUND = 60
"""Holes up one row and down the other."""
_UNITS = (700, 162)
Point = tuple[float, float]


@dataclass(frozen=True)
class Track:
    """One side's holes, in parts of the board's width and height, in the order in which they are pegged."""

    holes: tuple[Point, ...]
    start: tuple[Point, Point]
    game: Point

    def at(self, score: int, target: int, front: bool) -> Point:
        """Where a peg that marks this score stands. Nought is the start; the target the game-hole."""
        if score <= 0:
            return self.start[1 if front else 0]
        return self.game if score >= target else self.holes[(score - 1) % ROUND]


def _drawn_tracks() -> tuple[Track, Track]:
    columns = [(96 + 17.4 * i + 4.5 * (i // 5)) / _UNITS[0] for i in range(30)]

    def track(outer: float, inner: float, starts: float) -> Track:
        rows = [(x, outer / _UNITS[1]) for x in columns] + [(x, inner / _UNITS[1]) for x in reversed(columns)]
        start = ((56 / _UNITS[0], starts / _UNITS[1]), (76 / _UNITS[0], starts / _UNITS[1]))
        return Track(tuple(rows), start, (44 / _UNITS[0], (81 + (starts - 81) * 0.3) / _UNITS[1]))

    return track(132, 106, 119), track(30, 56, 43)


class Board:
    """The board on the table. Track 0 is the nearer; ``nearer`` is the side it belongs to."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, nearer: int, target: int, seats: int) -> None:
        self._scene = scene
        self._assets = assets
        self.area = area
        self._nearer = nearer
        self._target = target
        self._tracks = self._geometry(seats)
        scene.add(Sprite(self._picture(seats), area.x - assets.margin, area.y - assets.margin, 1))
        self._pegs = {(side, which): scene.add(Sprite(self._peg(side), 0, 0, 3)) for side in (0, 1) for which in (0, 1)}
        self._front = {0: 0, 1: 0}

    def place(self, side: int, back: int, front: int) -> None:
        """Both pegs of a side, at once."""
        self._front[side] = 0
        self._stand(side, 0, back, front=False)
        self._stand(side, 1, front, front=True)

    def hop(self, side: int, score: int, lift: float) -> None:
        """The peg that is being moved stands over this score, lifted by so many table units."""
        self._stand(side, self._front[side], score, front=True, lift=lift)

    def landed(self, side: int) -> None:
        """The moved peg is in: the other is now the hinder."""
        self._front[side] = 1 - self._front[side]

    def hinder(self, side: int) -> pygame.Rect:
        """Where the hinder peg stands."""
        return self._pegs[side, self._front[side]].rect

    def _stand(self, side: int, which: int, score: int, front: bool, lift: float = 0) -> None:
        x, y = self._tracks[0 if side == self._nearer else 1].at(score, self._target, front)
        peg = self._pegs[side, which]
        foot_x, foot_y = self.area.x + x * self.area.w, self.area.y + y * self.area.h
        peg.x = foot_x - peg.surface.get_width() / 2
        peg.y = foot_y - peg.surface.get_height() + self._assets.canvas.px(4) - lift * self._assets.canvas.scale
        peg.z = 3 + foot_y / 10000

    def _peg(self, side: int) -> pygame.Surface:
        name = "peg-bone" if side == self._nearer else "peg-red"
        px = self._assets.canvas.px
        picture = self._assets.picture(name, px(14), px(30)) if self._assets.about(name) else None
        return picture or _drawn_peg(px(12), px(28), palette.BOOKE_PAPER if side == self._nearer else palette.VERMILION)

    def _geometry(self, seats: int) -> tuple[Track, Track]:
        del seats
        return _drawn_tracks()

    def _picture(self, seats: int) -> pygame.Surface:
        del seats
        m = self._assets.margin
        surface = self._assets.shadow(self.area.w, self.area.h).copy()
        body = pygame.Rect(m, m, self.area.w, self.area.h)
        px = self._assets.canvas.px
        pygame.draw.rect(surface, palette.MAHOGANY, body, border_radius=px(22))
        pygame.draw.rect(surface, palette.RIM_LINE, body, px(2), border_radius=px(22))
        for track in self._tracks:
            top = min(y for _, y in track.holes) * body.h - px(12)
            left = track.holes[0][0] * body.w - px(12)
            wide = (track.holes[29][0] - track.holes[0][0]) * body.w + px(24)
            plate = pygame.Rect(m + left, m + top, wide, px(26) + px(24))
            pygame.draw.rect(surface, palette.BOOKE_PAPER, plate, border_radius=px(3))
            pygame.draw.rect(surface, palette.RIM_LINE, plate, 1, border_radius=px(3))
            for x, y in (*track.holes, *track.start, track.game):
                pygame.draw.circle(surface, palette.RIM_LINE, (m + x * body.w, m + y * body.h), px(3.2))
            for five in range(5, 30, 5):
                x = m + (track.holes[five - 1][0] + track.holes[five][0]) / 2 * body.w
                pygame.draw.line(surface, palette.FADED_INK, (x, plate.top), (x, plate.bottom - 1))
        return surface


def _drawn_peg(w: int, h: int, colour: str) -> pygame.Surface:
    big = pygame.Surface((w * 3, h * 3), pygame.SRCALPHA)
    shaft = [(w * 1.2, h * 0.9), (w * 1.8, h * 0.9), (w * 1.65, h * 2.85), (w * 1.35, h * 2.85)]
    pygame.draw.polygon(big, colour, shaft)
    pygame.draw.polygon(big, palette.RIM_LINE, shaft, 2)
    pygame.draw.circle(big, colour, (w * 1.5, w * 1.1), w)
    pygame.draw.circle(big, palette.RIM_LINE, (w * 1.5, w * 1.1), w, 2)
    return pygame.transform.smoothscale(big, (w, h))
