"""Pips (suit signs) and the forty cards from ace to ten: large pips, half of them upside down, and no frame."""

from __future__ import annotations

import numpy as np

from art.engraver.geometry import HEIGHT, WIDTH, Curve, K, Place, Point, Side, arc, outline
from art.engraver.inks import Ink
from art.engraver.plates import Card

SUITS = "SHDC"
PIP_RANKS = "A23456789T"

INK_OF_SUIT: dict[str, Ink] = {"S": Ink.BLACK, "H": Ink.RED, "D": Ink.RED, "C": Ink.BLACK}

_L, _M, _R = 0.27, 0.5, 0.73
_CORNERS = ((_L, 0.17), (_R, 0.17), (_L, 0.83), (_R, 0.83))
_SIDES = ((_L, 0.5), (_R, 0.5))
_COLUMNS = tuple((x, y) for y in (0.15, 0.383, 0.617, 0.85) for x in (_L, _R))

PLACES: dict[str, tuple[Point, ...]] = {
    "A": ((_M, 0.5),),
    "2": ((_M, 0.17), (_M, 0.83)),
    "3": ((_M, 0.17), (_M, 0.5), (_M, 0.83)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_M, 0.5)),
    "6": (*_CORNERS, *_SIDES),
    "7": (*_CORNERS, *_SIDES, (_M, 0.335)),
    "8": (*_CORNERS, *_SIDES, (_M, 0.335), (_M, 0.665)),
    "9": (*_COLUMNS, (_M, 0.5)),
    "T": (*_COLUMNS, (_M, 0.266), (_M, 0.734)),
}
"""Centre of each pip, as fractions of the card's width and height, by rank."""

_HALF_HEIGHT = {"A": 118.0, "9": 84.0, "T": 82.0}
_COMMON_HALF_HEIGHT = 88.0
_COURT_PIP = 74.0
_HALO = 1.075
_EDGE_OFFSET = 540.0, 118.0


def _heart() -> Curve:
    return outline(
        K(0.02, 1.0), (-0.33, 0.58), (-0.72, 0.12), (-0.85, -0.33), (-0.68, -0.78), (-0.36, -0.87), (-0.1, -0.69),
        K(-0.01, -0.46), (0.08, -0.66), (0.33, -0.85), (0.65, -0.78), (0.82, -0.35), (0.71, 0.12), (0.35, 0.58),
    )  # fmt: skip


def _diamond() -> Curve:
    return outline(
        K(0, -1.0),
        (0.32, -0.46),
        K(0.75, 0),
        (0.33, 0.45),
        K(0, 1.0),
        (-0.33, 0.45),
        K(-0.75, 0),
        (-0.32, -0.46),
    )


def _spade() -> Curve:
    return outline(
        K(0, -1.0), (0.25, -0.63), (0.66, -0.15), (0.82, 0.25), (0.63, 0.60), (0.31, 0.61), K(0.1, 0.46), (0.12, 0.72),
        K(0.25, 0.98), (0, 0.95), K(-0.25, 0.98), (-0.12, 0.72), K(-0.1, 0.46), (-0.31, 0.61), (-0.63, 0.60),
        (-0.82, 0.25), (-0.66, -0.15), (-0.25, -0.63),
    )  # fmt: skip


def _club() -> Curve:
    def lobe(x: float, y: float, start: float, end: float) -> Curve:
        return arc(x, y, 0.425, start, end)

    stalk = outline(K(0.1, 0.3), (0.13, 0.68), K(0.27, 0.98), (0, 0.95), K(-0.27, 0.98), (-0.13, 0.68), K(-0.1, 0.3))
    foot = np.vstack((stalk[-1:], stalk[:-1]))[1:]
    return np.vstack((lobe(-0.47, 0.14, 62, 292), lobe(0, -0.54, 142, 398), lobe(0.47, 0.14, -112, 118), foot))


OUTLINES: dict[str, Curve] = {"H": _heart(), "D": _diamond(), "S": _spade(), "C": _club()}
"""Closed outline of each suit sign around (0, 0). It reaches down to y = 1, so half its height is 1."""


def stencil(card: Card, suit: str, at: Place) -> None:
    """Draw one pip as if brushed through a stencil. `at.scale` is half its height, and its outline varies slightly."""
    shape = OUTLINES[suit] * (1 + card.jitter(0.016), 1 + card.jitter(0.012))
    wavering = shape + card.hand.normal(0, 0.004, shape.shape)
    card.lay(INK_OF_SUIT[suit], at(wavering))


def court_pip(card: Card, suit: str, corner: Side) -> None:
    """Draw the pip of a court card in its upper corner, with a white margin around it."""
    x, y = _EDGE_OFFSET
    at = Place(x if corner == "right" else WIDTH - x, y, _COURT_PIP)
    card.show("pip", at.x)
    card.clear(at(OUTLINES[suit] * _HALO))
    stencil(card, suit, at)


def pip_card(code: str, seed: int) -> Card:
    """Return the drawing of a card from ace to ten, such as "7H". The ace of spades is drawn in `duty_ace` instead."""
    rank, suit = code[0], code[1]
    card = Card(seed)
    size = _HALF_HEIGHT.get(rank, _COMMON_HALF_HEIGHT)
    for x, y in PLACES[rank]:
        turn = (180.0 if y > 0.5 else 0.0) + card.jitter(1.3)
        at = Place(
            x * WIDTH + card.jitter(2.2),
            y * HEIGHT + card.jitter(2.2),
            size * (1 + card.jitter(0.012)),
            turn=turn,
        )
        stencil(card, suit, at)
    return card
