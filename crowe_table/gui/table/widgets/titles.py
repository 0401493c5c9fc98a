"""The names of places, printed on the cloth with an outline about each."""

import pygame

from crowe_table import palette
from crowe_table.engine.layout import PILES, Kind
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.blocks import TITLE_WIDE
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.words import Words

OUTLINED = frozenset({*PILES, Kind.COINS, Kind.BOARD})
"""The kinds of place that are marked out on the cloth where they have a title."""

SIZE = 20
"""Table units of the type."""
BEYOND = 10
"""Table units by which a name may reach beyond its place at either end: so far other things keep away."""


def title_room(assets: Assets, wide: int) -> int:
    """The pixels in which a place so wide may be named in one line: there is room for no more than one."""
    px = assets.canvas.px
    return max(wide, px(TITLE_WIDE * assets.look.text)) + 2 * px(BEYOND)


def print_titles(cloth: pygame.Surface, words: Words, stage: Stage) -> None:
    """Outlines and names every place that has a title."""
    assets = stage.printing
    px, frame = assets.canvas.px, frame_of(assets)
    for spot in stage.layout.spots:
        if not spot.title or spot.kind not in OUTLINED or spot in stage.placement.absent:
            continue
        area = stage.spot_area(spot)
        pygame.draw.rect(cloth, palette.BAIZE_DARK, area.inflate(px(8), px(8)), px(2))
        name = StyledText(words.text(spot.title), Face.ITALIC, SIZE, palette.BOOKE_PAPER)
        line = set_words(assets, name, title_room(assets, area.w))
        place = line.get_rect(midbottom=(area.centerx, area.y - px(4)))
        cloth.blit(line, place.clamp(frame.area(frame.cloth)))
