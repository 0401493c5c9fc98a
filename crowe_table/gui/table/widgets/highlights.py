"""Brass edges with which a lesson points to an object other than a card.

The object is a heap, a pile, the board, a chart, the log or a player.
"""

from collections.abc import Collection, Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.gui.table.widgets.papers import Papers
from crowe_table.gui.table.widgets.props import Props
from crowe_table.kit.lessons import ACCOUNT

EDGE, CLEAR = 4, 5
"""Width of the edge, and gap inside it, in table units."""
_WHOLE = frozenset({*PILES, Kind.BOARD, Kind.CLOTH, Kind.DICE})
"""Kinds of objects whose whole area gets the edge. For others, the edge surrounds only the visible picture."""
_Z = 35.0
"""Drawing order: below moving cards, above everything at rest."""


class Highlights:
    """The highlights of one table."""

    def __init__(self, scene: Scene, stage: Stage, props: Props, papers: Papers, log_paper: LogPaper) -> None:
        self._scene = scene
        self._props = props
        self._papers = papers
        self._stage = stage
        self._log_paper = log_paper
        self._names: Sequence[str] = ()
        self._seats: Collection[Seat] = ()
        self._sprites: list[Sprite] = []

    def show(self, names: Sequence[str], seats: Collection[Seat] = ()) -> None:
        """Highlight the spots with these layout names and the tickets of these players, and no others."""
        self._names, self._seats = names, sorted(seats)
        self.follow()

    def follow(self) -> None:
        """Move the edges to the current positions of their objects."""
        areas = self.areas()
        if [sprite.rect for sprite in self._sprites] == areas:
            return
        for sprite in self._sprites:
            self._scene.remove(sprite)
        self._sprites = [self._scene.add(Sprite(self._edge(area.size), *area.topleft, z=_Z)) for area in areas]

    def areas(self) -> list[pygame.Rect]:
        """Return the areas of the edges, in pixels.

        If every chair has the named spot, the edge is at the learner's chair. If the learner's spot is not visible, the
        edges are at the other chairs. An edge does not cover a title directly above its spot.
        """
        account = [self._log_paper.area] if ACCOUNT in self._names else []
        found = []
        for spot, area in (each for name in self._names for each in self._near(name)):
            around = 2 * self._px(EDGE if spot.title else CLEAR + EDGE)
            found.append(area.inflate(around, around))
        around = 2 * self._px(EDGE)
        players = [self._stage.ticket_area(seat).inflate(around, around) for seat in self._seats]
        return found + account + players

    def _near(self, name: str) -> list[tuple[Spot, pygame.Rect]]:
        stage = self._stage
        named = [spot for spot in stage.layout.spots if spot.shows == name and not spot.within]
        there = [(spot, area) for spot in named if spot not in stage.placement.absent and (area := self._seen(spot))]
        return [each for each in there if each[0].of <= 0] or there

    def _seen(self, spot: Spot) -> pygame.Rect | None:
        if spot.kind in _WHOLE:
            return self._stage.spot_area(spot)
        return self._papers.counted(spot) if spot.kind is Kind.COUNT else self._props.seen(spot)

    def _px(self, units: float) -> int:
        return self._stage.assets.canvas.px(units)

    def _edge(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), self._px(EDGE))
        return surface
