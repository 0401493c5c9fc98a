"""The names of places, printed on the cloth with an outline about each."""

import pygame

from crowe_table import palette
from crowe_table.engine.layout import PILES, Kind
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.stage import Stage
from crowe_table.words import Words

OUTLINED = frozenset({*PILES, Kind.COINS, Kind.BOARD})
"""The kinds of place that are marked out on the cloth where they have a title."""


def print_titles(cloth: pygame.Surface, words: Words, stage: Stage) -> None:
    """Outlines and names every place that has a title."""
    assets = stage.printing
    px = assets.canvas.px
    for spot in stage.layout.spots:
        if not spot.title or spot.kind not in OUTLINED:
            continue
        area = stage.spot_area(spot)
        pygame.draw.rect(cloth, palette.BAIZE_DARK, area.inflate(px(8), px(8)), px(2))
        name = StyledText(words.text(spot.title), Face.ITALIC, 20, palette.BOOKE_PAPER)
        line = set_words(assets, name, area.w + px(10))
        cloth.blit(line, line.get_rect(midbottom=(area.centerx, area.y - px(4))))
