"""Titles printed on the cloth at spots, and the outlines around these spots."""

from dataclasses import replace

import pygame

from crowe_table import palette
from crowe_table.engine.layout import PILES, Kind, Place, Spot
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, line_width, narrowed, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.formations.blocks import TITLE_WIDE
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.words import Words

OUTLINED = frozenset({*PILES, Kind.COINS, Kind.BOARD})
"""Kinds of spots that are outlined if they have a title."""

SIZE, LEAST_SIZE, SIZE_STEP = 20, 12, 0.25
"""Normal and minimum text size of a title, and step by which it is reduced, in table units at normal text size."""
OUTLINE = 8
"""Difference in width and in height between an outline and its spot, in table units."""
BEYOND = 10
"""Table units by which a title can extend beyond its spot at each end. Other objects keep this space free."""
BESIDE = 3
"""The same for a title beside another one, in table units."""

_UNDER = 1.0
"""Drawing order: below everything on the cloth."""


def title_room(assets: Assets, spot: Spot, placement: Placement) -> int:
    """Return the width in pixels that is available for the title of a spot."""
    px, full = assets.canvas.px, TITLE_WIDE * assets.look.text
    width = placement.titles.get(spot, placement.boxes[spot]).w
    if (spot in placement.titles or spot.picture) and width < int(full):
        return px(width + 2 * BESIDE)
    return px(max(width, full)) + 2 * px(BEYOND)


def title_words(assets: Assets, words: Words, spot: Spot, placement: Placement) -> StyledText:
    """Return the title of a spot. If it lies between others, its print is reduced so that it stays on one line."""
    title = StyledText(words.text(spot.title), Face.ITALIC, SIZE, palette.BOOKE_PAPER)
    if spot.terse:
        return narrowed(assets, title, assets.canvas.px(placement.boxes[spot].w))
    room = title_room(assets, spot, placement)
    while title.size > LEAST_SIZE and line_width(assets, title) > room:
        title = replace(title, size=title.size - SIZE_STEP)
    return title


class Titles:
    """The titles of one table.

    Titles in the middle are always visible, unless a spread pack covers them. A pile at the edge, or a rarely used one,
    has title and outline only while it has cards.
    """

    def __init__(self, scene: Scene, words: Words, stage: Stage) -> None:
        self._scene = scene
        self._words = words
        self._stage = stage
        titled = [spot for spot in stage.layout.spots if spot.title and spot.kind in OUTLINED]
        blank = pygame.Surface((1, 1), pygame.SRCALPHA)
        sprites = {spot: scene.add(Sprite(blank, z=_UNDER, visible=False)) for spot in titled}
        self._lasting = {spot: sprite for spot, sprite in sprites.items() if not _is_temporary(spot)}
        self._passing = {spot: sprite for spot, sprite in sprites.items() if _is_temporary(spot)}
        self._areas: dict[Spot, pygame.Rect] = {}
        """Areas of the outlines of temporary piles, as last drawn."""

    def lay(self) -> None:
        """Print the permanent titles on the cloth, once the positions of their spots are known."""
        for spot, sprite in self._lasting.items():
            if spot not in self._stage.placement.absent:
                area, line, place = self._set(spot)
                self._outline(self._scene.background, area)
                sprite.surface = line
                sprite.x, sprite.y = place.topleft
        self._areas.clear()

    def show(self) -> None:
        """Show the outlines and titles of temporary piles that have cards.

        Hide titles that a spread pack would partly cover.
        """
        stage = self._stage
        covered = stage.spread_area()
        for spot, sprite in self._lasting.items():
            there = spot not in stage.placement.absent
            sprite.visible = there and not (covered and covered.colliderect(sprite.rect))
        for spot, sprite in self._passing.items():
            there = spot not in stage.placement.absent and spot.shows != stage.spread_zone
            sprite.visible = there and bool(stage.zones.get(spot.shows))
            if sprite.visible and spot not in self._areas:
                self._mark_out(spot, sprite)

    def _mark_out(self, spot: Spot, sprite: Sprite) -> None:
        """Draw the outline and the title around a temporary pile."""
        area, line, place = self._set(spot)
        self._areas[spot] = area
        whole = area.inflate(self._px(OUTLINE), self._px(OUTLINE)).union(place)
        surface = pygame.Surface(whole.size, pygame.SRCALPHA)
        surface.blit(line, place.move(-whole.x, -whole.y))
        self._outline(surface, area.move(-whole.x, -whole.y))
        sprite.surface = surface
        sprite.x, sprite.y = whole.topleft

    def _px(self, units: float) -> int:
        return self._stage.printing.canvas.px(units)

    def _outline(self, upon: pygame.Surface, area: pygame.Rect) -> None:
        pygame.draw.rect(upon, palette.FADED_CHALK, area.inflate(self._px(OUTLINE), self._px(OUTLINE)), self._px(2))

    def _set(self, spot: Spot) -> tuple[pygame.Rect, pygame.Surface, pygame.Rect]:
        assets = self._stage.printing
        frame, placement = frame_of(assets), self._stage.placement
        area = self._stage.spot_area(spot)
        name = title_words(assets, self._words, spot, placement)
        line = set_words(assets, name, line_width(assets, name))
        place = line.get_rect(midbottom=(area.centerx, area.y - self._px(4)))
        return area, line, place.clamp(frame.area(frame.cloth))


def _is_temporary(spot: Spot) -> bool:
    """Return whether a pile is rarely used, or lies near the edge and takes no cards from players."""
    return (
        spot.kind in PILES
        and spot.of < 0
        and (spot.transient or (spot.place not in (Place.TRICK, Place.CENTRE) and not spot.takes))
    )
