"""Laying a mock table: cards by the running program's own stage, furniture and paper where they are told to lie."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from art.specimens.sheet import whole
from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, Card, parse_all
from crowe_table.engine.core import Options, Phase, Record, View, Zone, seats
from crowe_table.engine.layout import Anchor, Box, Layout
from crowe_table.gui.controls.button import Button, Press
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.background import table_background
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.paper import StyledText, printed, ticket
from crowe_table.gui.draw.pips import pip
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import ink_lines
from crowe_table.gui.table.stage import Emphasis, Stage
from crowe_table.gui.table.widgets.papers import PROMPT
from crowe_table.paths import shipped

MENU: Final = Box(28, 28, 56, 56)
SLIP: Final = Box(1044, 28, 208, 150)
ACTIONS: Final = Box(1044, 556, 208, 192)
OWN: Final = Box(28, 500, 208, 66)
HIGH: Final = 56
"""Height of a button in table units."""
FURNITURE_Z: Final = 8.0
"""Under the cards, over the cloth."""
PAPER_Z: Final = 40.0

Row = tuple[str, str]
"""What is written at the left of a line, and at its right."""


class MockPhase(Phase):
    """Nothing happens at a mock table."""

    STILL = 0


def backs(count: int) -> tuple[Card, ...]:
    """So many cards face down."""
    return (HIDDEN,) * count


@dataclass(frozen=True)
class Heap:
    """Pieces thrown together: how many of each, about where, and how far they are spread, in table units."""

    pieces: Mapping[str, int]
    middle: tuple[float, float]
    spread: tuple[float, float]
    seed: str


class Mock:
    """A table with nobody at it. Places are table units of a table 1280 wide; later things of one height lie above."""

    def __init__(self, size: tuple[int, int], layout: Layout, count: int = 2) -> None:
        """The cloth in its rim, for a window of so many pixels."""
        self.canvas = Canvas(*size)
        self.assets = Assets(shipped("art"), self.canvas, Appearance())
        self.scene = Scene(table_background(self.assets))
        self.seats = count
        self.stage = Stage(self.scene, self.assets, layout, seats(count)[0], seats(count))

    def picture(self) -> pygame.Surface:
        """The table as it lies. Raises FileNotFoundError if any of its art could not be fetched."""
        whole(self.assets)
        painted = pygame.Surface(self.canvas.size)
        self.scene.paint(painted)
        return painted

    # --- cards

    def deal(self, zones: Mapping[str, str | tuple[Card, ...]], emphasis: Mapping[str, Emphasis] | None = None) -> None:
        """Lays cards, named or face down, into the zones of the layout."""
        self.stage.emphasis = dict(emphasis or {})
        laid = tuple(
            Zone(key, tuple(parse_all(cards)) if isinstance(cards, str) else cards) for key, cards in zones.items()
        )
        self.stage.set_view(self._view(laid))

    def _view(self, zones: tuple[Zone, ...]) -> View:
        ring = seats(self.seats)
        record = Record(ring=ring, sides=ring, scores=(0,) * self.seats, phase=MockPhase.STILL)
        return View("", 0, Options(), ring[0], self.seats, zones, record, None, ())

    # --- what lies on the cloth

    def outline(self, box: Box, anchor: Anchor = Anchor.CENTRE, title: str = "") -> None:
        """A place worked into the cloth, its name above it."""
        px, area = self.canvas.px, self.canvas.rect(box, anchor)
        pygame.draw.rect(self.scene.background, palette.BAIZE_DARK, area.inflate(px(6), px(6)), px(2))
        if title:
            self.write(title, box.x + box.w / 2, box.y - 21, anchor)

    def write(self, text: str, x: float, y: float, anchor: Anchor = Anchor.CENTRE, size: float = 18) -> None:
        """A line in the paper's colour upon the cloth, its middle here."""
        line = printed(self.assets, StyledText(text, Face.ITALIC, size, palette.BOOKE_PAPER), self.canvas.w)
        self.scene.background.blit(line, line.get_rect(center=self.canvas.point(x, y, anchor)))

    def piece(self, name: str, x: float, y: float, anchor: Anchor = Anchor.CENTRE, drop: float = 2.5) -> None:
        """A piece of furniture at its own size, its middle here, its shadow falling so far."""
        self._set_down(name, None, self.canvas.point(x, y, anchor), drop)

    def spread_out(self, name: str, area: pygame.Rect, drop: float = 5) -> None:
        """A piece of furniture drawn to fill an area of pixels."""
        self._set_down(name, area.size, area.center, drop, z=FURNITURE_Z - 1)

    def heap(self, heap: Heap) -> None:
        """Pieces thrown together, small ones uppermost."""
        rng = Random(heap.seed)
        names = [name for name, count in heap.pieces.items() for _ in range(count)]
        for name in sorted(names, key=lambda name: -self._breadth(name) + rng.uniform(-14, 14)):
            x, y = (
                middle + max(-1.6, min(1.6, rng.gauss(0, 0.75))) * reach
                for middle, reach in zip(heap.middle, heap.spread, strict=True)
            )
            self.piece(name, x, y)

    def pile(self, name: str, count: int, x: float, y: float, anchor: Anchor = Anchor.CENTRE) -> None:
        """Pieces one upon another, the lowest here."""
        for depth in range(count):
            self.piece(name, x - 0.8 * depth, y - 2.6 * depth, anchor)

    def rack(self, box: Box, piles: Mapping[str, int], title: str) -> None:
        """One's own money sorted by its kind, each pile with its name under it."""
        self.outline(box, title=title)
        step = box.w / len(piles)
        for place, (name, count) in enumerate(piles.items()):
            x = box.x + step * (place + 0.5)
            self.pile(name, count, x + 0.4 * count, box.y + 45 + 1.3 * (count - 1))
            self.write(name.removeprefix("coin-").removeprefix("counter-"), x, box.y + box.h - 12, size=16)

    def _breadth(self, name: str) -> float:
        master = self.assets.master(name)
        return master.get_width() if master else 0

    def _set_down(
        self,
        name: str,
        size: tuple[int, int] | None,
        middle: tuple[int, int],
        drop: float,
        z: float = FURNITURE_Z,
    ) -> None:
        if self.assets.master(name) is None:
            return
        picture = self.assets.picture(name, *size) if size else self.assets.natural(name)
        if picture is None:
            raise ValueError(f"“{name}” has no size of its own")
        surface = self.assets.cached(("laid", name, size, drop), lambda: self.assets.shadowed(picture, drop))
        self.scene.add(Sprite(surface, *surface.get_rect(center=middle).topleft, z))

    # --- paper

    def paper(self, box: Box, anchor: Anchor = Anchor.CENTRE, marked: bool = False) -> tuple[pygame.Surface, Sprite]:
        """A blank ticket; what is drawn on the surface is seen."""
        area, m = self.canvas.rect(box, anchor), self.assets.margin
        surface = ticket(self.assets, area.w, area.h, marked=marked)
        return surface, self.scene.add(Sprite(surface, area.x - m, area.y - m, PAPER_Z))

    def plaque(self, box: Box, anchor: Anchor, name: str, below: Row, score: str = "", marked: bool = False) -> None:
        """Who sits here: a name, a score at its right, and a line below; a brass edge for whose turn it is."""
        px, m = self.canvas.px, self.assets.margin
        surface, _ = self.paper(box, anchor, marked)
        inner = surface.get_rect().inflate(-2 * (m + px(16)), -2 * (m + px(9)))
        number = printed(self.assets, StyledText(score, Face.BOLD, 30), inner.w // 2)
        surface.blit(number, number.get_rect(topright=inner.topright))
        title = printed(self.assets, StyledText(name, Face.HEADING, 23), inner.w - number.get_width() - px(8))
        surface.blit(title, inner.topleft)
        left = printed(self.assets, StyledText(below[0], Face.ITALIC, 16, palette.FADED_INK), inner.w)
        right = printed(self.assets, StyledText(below[1], Face.ITALIC, 16, palette.RUBRIC), inner.w)
        surface.blit(left, left.get_rect(bottomleft=inner.bottomleft))
        after = inner.x + left.get_width() + px(10)
        surface.blit(right, right.get_rect(bottomleft=(after, inner.bottom)))

    def slip(self, box: Box, anchor: Anchor, heading: str, rows: Sequence[Row], size: float = 19) -> None:
        """A ticket with a heading and lines, each with its figure at the right."""
        px, m = self.canvas.px, self.assets.margin
        surface, _ = self.paper(box, anchor)
        inner = surface.get_rect().inflate(-2 * (m + px(17)), -2 * (m + px(12)))
        title = printed(self.assets, StyledText(heading, Face.HEADING, 22, palette.RUBRIC), inner.w)
        surface.blit(title, title.get_rect(midtop=inner.midtop))
        top = inner.y + title.get_height() + px(2)
        step = (inner.bottom - top) / len(rows)
        for place, (left, right) in enumerate(rows):
            y = round(top + step * (place + 0.5))
            figure = printed(self.assets, StyledText(right, Face.BOLD, size), inner.w)
            surface.blit(figure, figure.get_rect(midright=(inner.right, y)))
            said = StyledText(left, size=size) if right else StyledText(left, Face.ITALIC, size - 2, palette.FADED_INK)
            words = printed(self.assets, said, inner.w - figure.get_width() - px(6))
            surface.blit(words, words.get_rect(midleft=(inner.x, y)))

    def sign(self, box: Box, anchor: Anchor, heading: str, suit: int, below: str) -> None:
        """A ticket with a suit sign, as for the trumps."""
        px, m = self.canvas.px, self.assets.margin
        surface, _ = self.paper(box, anchor)
        inner = surface.get_rect().inflate(-2 * (m + px(17)), -2 * (m + px(12)))
        title = printed(self.assets, StyledText(heading, Face.HEADING, 23, palette.RUBRIC), inner.w)
        surface.blit(title, inner.topleft)
        mark = pip(suit, px(46), (palette.STENCIL_BLACK, palette.VERMILION)[suit in {1, 2}])
        surface.blit(mark, mark.get_rect(midright=inner.midright))
        told = ink_lines(self.assets, StyledText(below, Face.ITALIC, 17, palette.FADED_INK), inner.w - px(56), inner.h)
        surface.blit(told, told.get_rect(bottomleft=inner.bottomleft))

    def says(
        self, box: Box, text: str, anchor: Anchor = Anchor.CENTRE, face: Face = Face.TEXT, size: float = 21
    ) -> None:
        """A ticket with one line in its middle."""
        surface, _ = self.paper(box, anchor)
        line = printed(self.assets, StyledText(text, face, size), surface.get_width() - 2 * self.assets.margin - 30)
        surface.blit(line, line.get_rect(center=surface.get_rect().center))

    def prompt(self, text: str) -> None:
        """What is asked of the player."""
        self.says(PROMPT, text)

    def buttons(self, act: str) -> None:
        """The way to the menu, the act that is to be confirmed, and the two helps."""
        gap = (ACTIONS.h - 3 * HIGH) // 2
        self._button(MENU, Anchor.LEFT, "Menu", "", 18)
        for place, (text, key) in enumerate(((act, "Enter"), ("Hint", "H"), ("Why can’t I?", "W"))):
            box = Box(ACTIONS.x, ACTIONS.y + place * (HIGH + gap), ACTIONS.w, HIGH)
            self._button(box, Anchor.RIGHT, text, key)

    def _button(self, box: Box, anchor: Anchor, text: str, key: str, size: float = 22) -> None:
        press = Press(text, text, _nothing, key, size=size)
        Button(self.scene, self.assets, self.canvas.rect(box, anchor), press, PAPER_Z)


def _nothing() -> None:
    """A button of a picture cannot be pressed."""
