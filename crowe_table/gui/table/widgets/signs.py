"""Signs without words: the trump suit on a shield, and a score shown with a six and a four."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, Card, make
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.pips import pip
from crowe_table.kit.ranking import TRUMP

SIX, FOUR = make(5, HEARTS), make(3, SPADES)
"""The two cards that show a score by their visible pips. They do not belong to the pack in play."""
MAX_SHOWN = 10
"""Maximum score that the pips of both cards can show. At a higher score, all pips are visible."""
ROOM = (1.45, 1.4)
"""Minimum width and height of the area for the two cards, as multiples of a card's height."""
_LAID: dict[int, tuple[Card, Card, tuple[float, float, float]]] = {
    1: (SIX, HIDDEN, (0.061, 0.055, 41)),
    2: (SIX, HIDDEN, (0.0, 0.36, 0)),
    3: (SIX, HIDDEN, (0.32, 0.0, 0)),
    4: (HIDDEN, FOUR, (-0.16, 0.0, 0)),
    5: (SIX, FOUR, (-0.09, 0.0, 36)),
    6: (HIDDEN, SIX, (-0.16, 0.0, 0)),
    7: (FOUR, SIX, (-0.09, 0.0, 36)),
    8: (FOUR, SIX, (-0.32, 0.0, 0)),
    9: (FOUR, SIX, (-0.32, 0.3, 0)),
    10: (FOUR, SIX, (-0.64, 0.0, 0)),
}
"""For each score, how the two cards lie.

The values are the lower and the upper card, its offset in card heights to the right and down, and an angle. One of the
cards is turned by this angle in degrees.
"""

_QUARTERED = (
    *((CLUBS, 0.31, (0.29, 0.26)), (SPADES, 0.31, (0.71, 0.26))),
    *((HEARTS, 0.31, (0.31, 0.6)), (DIAMONDS, 0.31, (0.69, 0.6))),
)
"""The four signs on the shield that stands for trumps in every suit.

Each has its suit, size and centre, as fractions of the shield.
"""


def trump_sign(assets: Assets, suit: int, area: pygame.Rect) -> pygame.Surface:
    """Return a large suit sign on a shield, with its shadow margin."""
    m, side = assets.margin, min(area.w, area.h)
    return assets.cached(("trump sign", suit, area.size), lambda: _shield(assets, suit, area, side, m))


def _shield(assets: Assets, suit: int, area: pygame.Rect, side: int, m: int) -> pygame.Surface:
    w, h = round(side * 0.86), side
    outline = [(0, 0), (w, 0), (w, h * 0.55), (w * 0.86, h * 0.76), (w / 2, h), (w * 0.14, h * 0.76), (0, h * 0.55)]
    large = pygame.Surface((4 * w, 4 * h), pygame.SRCALPHA)
    for colour, part in ((palette.BRASS, 1.0), (palette.CARD_PAPER, 0.9)):
        points = [(4 * (w / 2 + (x - w / 2) * part), 4 * (h / 2 + (y - h / 2) * part)) for x, y in outline]
        pygame.draw.polygon(large, colour, points)
    shield = pygame.transform.smoothscale(large, (w, h))
    colours = palette.FOUR_SUITS if assets.look.four_colours else palette.TWO_SUITS
    for each, size, (x, y) in _QUARTERED if suit == TRUMP else ((suit, 0.56, (0.5, 0.44)),):
        sign = pip(each, round(w * size), colours[each])
        shield.blit(sign, sign.get_rect(center=(round(w * x), round(h * y))))
    whole = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    shadowed = assets.shadowed(shield, 3)
    whole.blit(shadowed, shadowed.get_rect(center=whole.get_rect().center))
    return whole


def score_cards(assets: Assets, score: int, area: pygame.Rect) -> pygame.Surface:
    """Return a six and a four. They overlap so that the number of visible pips equals the score."""
    shown = min(score, MAX_SHOWN)
    return assets.cached(("score cards", shown, area.size), lambda: _drawn_cards(assets, shown, area))


def _drawn_cards(assets: Assets, score: int, area: pygame.Rect) -> pygame.Surface:
    m = assets.margin
    height = round(min(area.w / ROOM[0], area.h / ROOM[1]))
    whole = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    under, upon, (right, down, turned) = _LAID[score]
    aslant = upon if upon == HIDDEN else under

    def lay(card: Card, way: float) -> None:
        back = card == HIDDEN
        picture = assets.card(HIDDEN, height / assets.canvas.scale) if back else assets.unmarked_card(card, height)
        if turned and card == aslant:
            picture = pygame.transform.rotozoom(picture, -turned if back else turned, 1.0)
        centre = whole.get_rect().center
        place = round(centre[0] + way * right * height / 2), round(centre[1] + way * down * height / 2)
        whole.blit(picture, picture.get_rect(center=place))

    lay(under, -1)
    lay(upon, 1)
    return whole
