"""Details that several knaves share: skirts in strips, scalloped half-rounds, tassels, feathered cloth and floor."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from art.engraver.geometry import (
    FOOT_RULE,
    LEFT_RULE,
    RIGHT_RULE,
    Curve,
    K,
    Place,
    Points,
    Strip,
    arc,
    as_curve,
    curve,
    disc,
    outline,
)
from art.engraver.inks import Ink
from art.engraver.ornament import fringe, rungs, scallops
from art.engraver.plates import FINE, INNER, OUTLINE, Card

_VANISHING = (320.0, 420.0)


def panes(
    card: Card, waist: Points, hem: Points, inks: Sequence[Ink | None], count: int, cut: float = OUTLINE
) -> list[Strip]:
    """Draw a skirt of upright strips of cloth between waist and hem, both given from left to right. The inks alternate.

    Return the strips, each running down from the waist, for further ornament.
    """
    cloth = Strip.between(waist, hem)
    card.piece(cloth.outline, None, cut)
    down = np.linspace(0, 1, 14)
    edges = [
        cloth.path(np.column_stack((np.full(14, along) + 0.006 * np.sin(down * 7 + i), down)))
        for i, along in enumerate(np.linspace(0, 1, count + 1))
    ]
    strips = [Strip.between(left, right) for left, right in pairwise(edges)]
    for i, strip in enumerate(strips):
        ink = inks[i % len(inks)]
        if ink is not None:
            card.lay(ink, strip.outline)
    for edge in edges[1:-1]:
        card.line(edge, INNER, 0.1)
    return strips


def half_round(
    card: Card, x: float, y: float, r: float, start: float, end: float, step: float = 40, heart: Ink | None = Ink.GREEN
) -> None:
    """Draw a wide scalloped cuff: a raised rim, two rings of gold leaves, and a centre in the given ink."""

    def pie(radius: float) -> Curve:
        return np.vstack((arc(x, y, radius, start, end), ((x, y),)))

    def ring(outer: float, inner: float) -> Strip:
        return Strip.between(arc(x, y, outer, start, end), arc(x, y, inner, start, end))

    card.piece(pie(r), None, OUTLINE)
    rungs(card, ring(r, r * 0.91), 10)
    card.piece(pie(r * 0.91), Ink.YELLOW, INNER)
    scallops(card, ring(r * 0.88, r * 0.64), step)
    card.line(arc(x, y, r * 0.63, start, end), INNER, 0.1)
    scallops(card, ring(r * 0.6, r * 0.38), step * 0.8)
    card.line(arc(x, y, r * 0.37, start, end), INNER, 0.1)
    card.piece(pie(r * 0.31), heart, INNER)
    for fraction in (0.23, 0.15):
        card.line(arc(x, y, r * fraction, start + 6, end - 6), FINE, 0.3)


def feathered(card: Card, strip: Strip, step: float, inks: Sequence[Ink | None], lobes: int = 3) -> None:
    """Draw cloth of overlapping tabs like the feathers of a wing, in rows down the strip. The inks alternate by row."""
    stations = strip.stations(step)
    depth = float(stations[1] - stations[0])
    for row, along in reversed(list(enumerate(stations[:-1]))):
        shift = 0.5 if row % 2 else 0.0
        for lobe in range(-1, lobes + 1):
            low, high = (np.clip((lobe + shift + k) / lobes, 0, 1) for k in (0.0, 1.0))
            if high - low < 0.05:
                continue
            middle = (low + high) / 2
            tip = along + depth * 1.55
            bar = curve(
                (along, low),
                (along + depth * 0.9, low),
                (tip - depth * 0.12, (low + middle) / 2),
                (tip, middle),
                (tip - depth * 0.12, (high + middle) / 2),
                (along + depth * 0.9, high),
                (along, high),
            )
            card.piece(strip.path(bar), inks[row % len(inks)], INNER)
            card.line(strip.path(((along + depth * 0.35, middle), (along + depth * 1.3, middle))), FINE, 0.4)


def tassel(card: Card, at: Place, ink: Ink | None = Ink.YELLOW, long: float = 46) -> None:
    """Draw a tassel: a knob with hanging threads. The origin is where the cord enters the knob."""
    skirt = at.outline((-9, 20), (-15, 20 + long * 0.6), (-17, 20 + long), (0, 24 + long), (17, 20 + long), (9, 20))
    card.piece(skirt, ink, INNER)
    fringe(card, at.curve((-15, 20), (15, 20)), long * at.scale, 6 * at.scale, 1.8)
    card.piece(at(disc(0, 12, 13)), ink, INNER)
    card.line(at.curve((-11, 12), (0, 17), (11, 12)), FINE, 0.3)


def floor(card: Card, top: float, inks: tuple[Ink | None, Ink | None] = (Ink.PINK, None), rows: int = 3) -> None:
    """Draw chequered floor tiles from `top` to the foot of the card. Their joints run to a vanishing point behind the
    figure.
    """
    vx, vy = _VANISHING
    back, front = top - vy, FOOT_RULE + 4 - vy
    levels = [vy + back * front / (front + (back - front) * t) for t in np.linspace(0, 1, rows + 1)]
    joints = [k * 58.0 for k in range(-9, 10)]

    def at(joint: float, y: float) -> tuple[float, float]:
        return vx + joint * (y - vy) / back, y

    card.piece(as_curve(((LEFT_RULE, top), (RIGHT_RULE, top), (RIGHT_RULE, FOOT_RULE), (LEFT_RULE, FOOT_RULE))))
    for row, (far, near) in enumerate(pairwise(levels)):
        for column, (left, right) in enumerate(pairwise(joints)):
            ink = inks[(row + column) % 2]
            if ink is not None:
                card.lay(ink, (at(left, far), at(right, far), at(right, near), at(left, near)))
        card.line(((LEFT_RULE, near), (RIGHT_RULE, near)), FINE, 0)
    for joint in joints:
        card.line((at(joint, top), at(joint, FOOT_RULE)), FINE, 0.1)


def slashes(card: Card, strip: Strip, step: float = 44, columns: int = 3, long: float = 30) -> None:
    """Draw rows of slits in a sleeve through which the linen shows."""
    for row, along in enumerate(strip.stations(step)[1:-1]):
        reach = long / strip.length / 2
        for column in range(columns):
            across = (column + (0.3 if row % 2 else 0.7)) / columns
            half = 0.2 / columns
            slit = outline(
                K(along - reach, across), (along, across - half), K(along + reach, across), (along, across + half)
            )
            card.piece(strip.path(slit), None, INNER)
            card.line(strip.path(((along - reach * 0.6, across), (along + reach * 0.6, across))), 1.8, 0.5)
