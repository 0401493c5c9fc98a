"""The odds of a money game: the sums that stakes should have brought, and a thousand hands of the present bet."""

from collections.abc import Iterator, Sequence
from math import sqrt

import pygame

from crowe_table import palette
from crowe_table.engine.core import SPECTATOR, View
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.scene import Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, lay_in_parts
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.edge import HANDS, LINES, EdgeAccount, bet_of, run, signed
from crowe_table.words import Words

GAP = 4
"""Gap in table units between lines."""
BODY, NOTE = 20, 18
"""Print sizes of a paragraph and of a note."""
DEVIATIONS = 3.2
"""Half the height of the chart, in standard deviations of a thousand hands."""
LINE = pygame.Color(palette.FADED_INK).lerp(palette.BOOKE_PAPER, 0.45)
"""Colour of the lines of the chart, one for each run of hands."""
NO_BREAK = "\u00a0"
"""Space at which no line is broken."""
EVERY = 4
"""Number of hands between two points of a line on the chart."""


class EdgePage(SpreadPage):
    """The odds, for the viewer and for the bank. The chart grows by a line with each step until the page is left."""

    def __init__(self, services: Services, nav: Navigator, words: Words, account: EdgeAccount, view: View) -> None:
        """Create the page. ``words`` are the messages of the game, for this company."""
        super().__init__(services, nav)
        self._words = words
        self._account = account
        self._seat = view.seat
        self._bet = bet_of(view)
        self._chance = Chance(f"a thousand hands {view.game} {view.public.deal} {len(view.past)}")
        self._runs: list[list[Farthings]] = []
        self._chart: Sprite | None = None
        self._plot = pygame.Rect(0, 0, 0, 0)
        self._most = self._least = 0
        """Greatest and least gain on the chart, in farthings."""

    def compose(self) -> Iterator[None]:
        yield from self._account.follow()
        text, px, area = self._words.text, self.assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("edge-heading"))
        foot = [Press("back", text("edge-back"), self.back, hint=text("key-menu"))]
        rest = above(self.assets, area, row_areas(self.assets, area, foot))
        yield from lay_in_parts(list(self._sums(area.w)), pygame.Rect(area.x, y, area.w, rest.bottom - y), px(GAP))
        self.row(area, foot)
        yield
        self._lay_chart(self.rect(RIGHT_TYPE))

    # --- The sums

    def _sums(self, width: int) -> Iterator[Block]:
        text, account = self._words.text, self._account
        if self._seat != SPECTATOR:
            own = account.players[self._seat]
            yield self.section(text("edge-own"), width)
            yield self.summed(text("edge-staked"), self._words.sum(Farthings(own.staked)), width)
            yield self.summed(text("edge-expected"), signed(self._words, own.expected), width)
            yield self.summed(text("edge-gained"), signed(self._words, own.gained), width, Face.BOLD)
        if account.has_bank:
            bank = account.bank
            yield self.section(text("edge-bank"), width)
            yield self.summed(text("edge-bank-expected"), signed(self._words, bank.expected), width)
            yield self.summed(text("edge-bank-gained"), signed(self._words, bank.gained), width, Face.BOLD)
        yield self.said(StyledText(text("edge-note"), Face.ITALIC, NOTE, palette.FADED_INK), width)

    # --- A thousand hands

    def _lay_chart(self, area: pygame.Rect) -> None:
        text, px = self._words.text, self.assets.canvas.px
        self._chart = None
        if self._bet is None:
            return
        y = heading(self.scene.background, self.assets, area, text("edge-thousand", hands=HANDS))
        kind = "bank" if self._bet.bank else "lies" if self._bet.lies else "example"
        sums = self._words.sum(self._bet.sum_), signed(self._words, self._mean)
        sum_, mean = [each.replace(" ", NO_BREAK) for each in sums]
        told, how = text("edge-bet", kind=kind, sum=sum_, hands=HANDS, mean=mean), text("edge-how", hands=HANDS)
        for line in (StyledText(told, Face.TEXT, BODY), StyledText(how, Face.ITALIC, NOTE)):
            print_ = set_lines(self.assets, line, area.w)
            self.scene.background.blit(print_, (area.x, y))
            y += print_.get_height() + px(GAP)
        result = set_lines(self.assets, StyledText(self._result(), Face.TEXT, BODY), area.w)
        place = result.get_rect(bottomleft=area.bottomleft)
        self._plot = pygame.Rect(area.x, y + px(GAP), area.w, place.y - px(3 * GAP) - y)
        self._most = self._rounded(max(0.0, self._mean) + DEVIATIONS * self._deviation)
        self._least = self._rounded(min(0.0, self._mean) - DEVIATIONS * self._deviation)
        self._chart = self.scene.add(Sprite(pygame.Surface(self._plot.size, pygame.SRCALPHA), *self._plot.topleft, z=1))
        for run_ in self._runs:
            self._draw(run_)
        self._draw_axes()
        if len(self._runs) == LINES:
            self.scene.background.blit(result, place)

    def _draw_axes(self) -> None:
        """Draw the start, the mean and the limits of the chart above the lines."""
        surface = pygame.Surface(self._plot.size, pygame.SRCALPHA)
        px, (width, high) = self.assets.canvas.px, self._plot.size
        start = self._height(0)
        pygame.draw.line(surface, palette.INK, (0, start), (width, start), max(1, px(1)))
        pygame.draw.line(surface, palette.RUBRIC, (0, start), (width, self._height(self._mean)), max(2, px(3)))
        for sum_, at_foot in ((self._most, False), (self._least, True)):
            figure = set_lines(self.assets, StyledText(signed(self._words, sum_), Face.TEXT, NOTE), width)
            place = figure.get_rect(left=px(4))
            surface.blit(figure, place.move(0, high - place.h if at_foot else 0))
        self.scene.add(Sprite(surface, *self._plot.topleft, z=2))

    @property
    def _deviation(self) -> float:
        """Standard deviation of a thousand hands, in farthings."""
        assert self._bet
        mean = float(self._bet.mean)
        variance = sum((float(gain) - mean) ** 2 * float(chance) for gain, chance in self._bet.outcomes)
        return max(1.0, sqrt(variance * HANDS) * self._bet.sum_)

    @property
    def _mean(self) -> float:
        assert self._bet
        return float(self._bet.mean * self._bet.sum_ * HANDS)

    def _rounded(self, farthings: float) -> int:
        """Return the nearest whole number of table units, in farthings."""
        unit = self._words.company.unit
        return round(farthings / unit) * unit

    def _height(self, gain: float) -> int:
        return round((self._most - gain) * (self._plot.h - 1) / (self._most - self._least))

    def _draw(self, line: Sequence[Farthings]) -> None:
        """Draw another line on the chart. The sprite needs a new picture, because only then it is painted again."""
        assert self._chart
        surface = self._chart.surface = self._chart.surface.copy()
        wide = self._plot.w - 1
        points = [(wide * at / HANDS, self._height(line[at])) for at in range(0, HANDS + 1, EVERY)]
        pygame.draw.aalines(surface, LINE, closed=False, points=points)

    def step(self, now: float) -> bool:
        waits = super().step(now)
        if self._chart is None or self._bet is None or len(self._runs) == LINES:
            return waits
        self._runs.append(run(self._bet, self._chance.stream("line", len(self._runs))))
        self._draw(self._runs[-1])
        if len(self._runs) == LINES:
            self.recompose()
        return True

    def _result(self) -> str:
        """Return the sentence about the lines that end ahead and behind. It is shown once all are drawn."""
        ahead = sum(line[-1] > 0 for line in self._runs)
        behind = sum(line[-1] < 0 for line in self._runs)
        return self._words.text("edge-done", lines=LINES, ahead=ahead, behind=behind)
