"""Several hands of cards laid out on baize, each with its player's name: as large as there is room for."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import Card
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines

GAP = 14
"""Table units between two hands, and between a name and its cards."""
APART = 6
"""Table units between two cards of a hand that has room."""
WIDE = 10_000
"""Pixels: a name is one line."""
CORNER = (0.26, 0.35)
"""The part of a card's width and height in which its corner is read."""
TALLEST, LARGE, WHOLE, LEAST = 173, 140, 76, 60
"""Table units of the height of a card: at most, of one that is large enough, of one that is shown whole if it can be,
and at least.
"""


@dataclass(frozen=True)
class NamedHand:
    """A hand, and whose it is."""

    cards: Sequence[Card]
    name: StyledText


@dataclass(frozen=True)
class _Grid:
    """Places for all hands: so many columns, cards so high and so far apart (pixels), of which so much is seen."""

    across: int
    high: float
    step: int
    shown: int

    @property
    def pixels(self) -> int:
        """Pixels of each card that are seen."""
        return self.step * self.shown


def lay_hands(
    background: pygame.Surface, assets: Assets, hands: Sequence[NamedHand], area: pygame.Rect
) -> Generator[None, None, int]:
    """Lays them row by row, a card at each step, and returns where they end. A card is cut at its foot by the hand
    below it where there is no room for the whole.
    """
    label = max((_label_height(assets, hand) for hand in hands), default=0)
    grids = [_grid(assets, hands, area, across, label) for across in range(1, len(hands) + 1)]
    grid = max(grids, key=lambda each: (*_merit(assets, each), each.across))
    cell_w, cell_h = _cell(assets, area, grid.across, len(hands))
    if grid.shown == assets.card_size(grid.high)[1]:
        cell_h = min(cell_h, label + grid.shown)
    gap = assets.canvas.px(GAP)
    for number, hand in enumerate(hands):
        row, column = divmod(number, grid.across)
        place = pygame.Rect(area.x + column * (cell_w + gap), area.y + row * (cell_h + gap), cell_w, cell_h)
        yield from _lay(background, assets, hand, place, grid, label)
    down = -(-len(hands) // grid.across)
    return area.y + down * (cell_h + gap) - gap


def _cell(assets: Assets, area: pygame.Rect, across: int, count: int) -> tuple[int, int]:
    down, gap = -(-count // across), assets.canvas.px(GAP)
    return (area.w - gap * (across - 1)) // across, (area.h - gap * (down - 1)) // down


def _grid(assets: Assets, hands: Sequence[NamedHand], area: pygame.Rect, across: int, label: int) -> _Grid:
    """The best that can be done with so many columns: whole cards, or taller ones that are cut at the foot."""
    cell_w, cell_h = _cell(assets, area, across, len(hands))
    room = max(1, cell_h - label)
    most = max(len(hand.cards) for hand in hands)
    found = []
    for high in range(LEAST, TALLEST + 1):
        wide, tall = assets.card_size(high)
        step = (cell_w - wide) // max(1, most - 1)
        found.append(_Grid(across, high, min(step, wide + assets.canvas.px(APART)), min(tall, room)))
    return max(found, key=lambda grid: _merit(assets, grid))


def _merit(assets: Assets, grid: _Grid) -> tuple[int, float, float]:
    """How good a grid is: best, whole cards side by side, as large as may be; next, large cards whose corners are
    seen; and else as much of each as can be.
    """
    wide, tall = assets.card_size(grid.high)
    seen = min(grid.pixels, wide * tall)
    if grid.high >= WHOLE and grid.shown == tall and grid.step >= wide:
        return 2, seen, -grid.high
    if grid.step >= CORNER[0] * wide and grid.shown >= CORNER[1] * tall:
        return 1, min(grid.high, LARGE), seen
    return 0, seen, -grid.high


def _label_height(assets: Assets, hand: NamedHand) -> int:
    return set_lines(assets, hand.name, WIDE).get_height() + assets.canvas.px(GAP) // 2


def _lay(
    background: pygame.Surface, assets: Assets, hand: NamedHand, place: pygame.Rect, grid: _Grid, label: int
) -> Iterator[None]:
    background.blit(set_lines(assets, hand.name, WIDE), place)
    whole = grid.shown == assets.card_size(grid.high)[1]
    seen = assets.margin + grid.shown + (assets.margin if whole else 0)
    for at, card in enumerate(hand.cards):
        picture = assets.card(card, grid.high)
        left, top = place.x + at * grid.step - assets.margin, place.y + label - assets.margin
        background.blit(picture, (left, top), (0, 0, picture.get_width(), seen))
        yield
