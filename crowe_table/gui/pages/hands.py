"""Several hands of cards on baize, each with its player's name, as large as the area allows."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import Card
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines

GAP = 14
"""Gap between hands, in table units. Half of it is below the name of the player."""
APART = 6
"""Gap in table units between cards, if there is room for it."""
WIDE = 10_000
"""Maximum width of a name in pixels. It is large enough that no name is wrapped."""
CORNER = (0.26, 0.35)
"""Width and height of a card's corner, as fractions of the width and height of the card."""
TALLEST, LARGE, WHOLE, LEAST = 173, 140, 76, 60
"""Heights of cards in table units.

No card is higher than ``TALLEST``. Layouts with overlapping cards gain nothing from a height beyond ``LARGE``. Whole
cards have at least the height ``WHOLE``, and all cards at least ``LEAST``.
"""


@dataclass(frozen=True)
class NamedHand:
    """A hand of cards and the name of its player."""

    cards: Sequence[Card]
    name: StyledText


@dataclass(frozen=True)
class _Grid:
    """A grid for all hands: the number of columns, and the height of a card in table units.

    It also has the distance between cards and the visible height of a card, both in pixels.
    """

    across: int
    high: float
    step: int
    shown: int

    @property
    def pixels(self) -> int:
        return self.step * self.shown


def lay_hands(
    background: pygame.Surface, assets: Assets, hands: Sequence[NamedHand], area: pygame.Rect
) -> Generator[None, None, int]:
    """Lay out the hands in rows, one card at each step, and return the y coordinate below them.

    If there is no room for whole cards, only the upper part of each card is drawn.
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
    """Return a sort key for the quality of a grid; a larger key is better.

    Whole cards side by side are best, then large cards with visible corners. Next, the visible area counts.
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
