"""The review of finished deals.

It shows a mark for each choice, and the costliest choices. It also shows the results of an expert who plays each deal
in the same chair.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, space
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.review import ChoiceCount, DearChoice, ExpertDeal, Finding, Grade, RatedChoice
from crowe_table.hosting.review_job import ReviewJob
from crowe_table.words import Words

GAP = 5
"""Gap in table units between blocks."""
MARK_SIZE, MARK_GAP = 13, 5
"""Size of a mark, and gap between two, in table units."""
SMOOTH = 4
"""Factor by which a mark is drawn larger before it is reduced, so that it is smooth."""
REFRESH_TIME = 400
"""Minimum milliseconds between two compositions of the page while findings arrive."""
NOTE_SIZE = 18


class ReviewPage(SpreadPage):
    """The review of one player. More lines appear as findings arrive."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        words: Words,
        begin: Callable[[], ReviewJob],
        shows_table: bool,
    ) -> None:
        """Create the page and begin the review.

        ``words`` knows the game and its players.

        If ``shows_table``, each costly choice has a button that opens the replay at that choice.
        """
        super().__init__(services, nav)
        self._words = words
        self._begin = begin
        self._shows_table = shows_table
        self._job = begin()
        self._clear()

    def _clear(self) -> None:
        self._total: int | None = None
        self._rated: list[RatedChoice] = []
        self._dear: list[DearChoice] = []
        self._experts: list[ExpertDeal] = []
        self._is_over = False
        self._is_stale = False
        self._composed = -1.0

    # --- findings

    @property
    def waiting(self) -> bool:
        return not self._is_over

    def step(self, now: float) -> bool:
        while (finding := self._job.poll()) is not None:
            self._add(finding)
        if self._job.done and not self._is_over:
            self._is_over = self._is_stale = True
        due = self._is_over or now - self._composed >= REFRESH_TIME
        if self._is_stale and due and self._pressed is None:
            self._is_stale, self._composed = False, now
            self.recompose()
        return super().step(now)

    def leave(self) -> None:
        self._job.close()
        super().leave()

    def _add(self, finding: Finding) -> None:
        self._is_stale = True
        match finding:
            case ChoiceCount():
                self._total = finding.total
            case RatedChoice():
                self._rated.append(finding)
            case DearChoice():
                self._dear.append(finding)
            case ExpertDeal():
                self._experts.append(finding)

    def _try_again(self) -> None:
        self._job.close()
        self._clear()
        self._job = self._begin()
        self.recompose()

    # --- composing

    def compose(self) -> Iterator[None]:
        text, px, area = self._words.text, self.assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("review-heading"))
        left = pygame.Rect(area.x, y, area.w, area.bottom - y)
        foot = [Press("back", text("review-back"), self.back, hint=text("key-menu"))]
        if self._job.failed and self._is_over:
            foot.append(Press("again", text("review-again"), self._try_again))
        yield
        yield from self.run_on(self._blocks(area.w), [left, self.rect(RIGHT_TYPE)], px(GAP), foot)

    def _blocks(self, width: int) -> Iterator[Block]:
        text, px = self._words.text, self.assets.canvas.px
        if self._total == 0:
            yield self._note("review-none", width)
            return
        yield self._note("review-told", width)
        if not self._is_over and self._total:
            done = StyledText(
                text("review-weighing", done=self._rated[-1].place if self._rated else 0, total=self._total),
                Face.ITALIC,
                NOTE_SIZE,
                palette.FADED_INK,
            )
            yield self.said(done, width)
        if self._job.failed and self._is_over:
            yield self.said(StyledText(text("review-failed"), Face.TEXT, BODY, palette.RUBRIC), width)
        for grade in Grade:
            number = sum(each.grade is grade for each in self._rated)
            if number:
                yield self._counted(grade, number, width)
        yield space(px(2))
        for deal, rated in groupby(self._rated, key=lambda each: each.deal):
            yield self._strip(text("review-deal", number=deal), [each.grade for each in rated], width)
        yield from self._dearest(width)
        yield from self._in_your_chair(width)

    def _dearest(self, width: int) -> Iterator[Block]:
        text = self._words.text
        if self._dear:
            yield self.section(text("review-dear-heading"), width)
        elif self._is_over and self._rated and not self._job.failed:
            yield self._note("review-dear-none", width)
        for dear in self._dear:
            *first, last = self._entry(dear, width)
            yield from (replace(block, clings=True) for block in first)
            yield last

    def _entry(self, dear: DearChoice, width: int) -> Iterator[Block]:
        text = self._words.text
        yield self.said(StyledText(text("review-deal", number=dear.deal), Face.BOLD, BODY, palette.RUBRIC), width)
        told = text("review-chose", own=dear.own, cost=dear.cost), text("review-better", better=dear.better)
        for sentence in (*told, dear.as_it_lay):
            if sentence:
                yield self.said(StyledText(sentence, Face.TEXT, BODY), width)
        if self._shows_table:
            see, act = text("review-see"), partial(self.nav.open_walk, dear.number)
            spoken = text("access-pair", name=see, value=text("review-deal", number=dear.deal))
            yield self.pressed(Press(f"see-{dear.number}", see, act, size=18, name=spoken), width)

    def _in_your_chair(self, width: int) -> Iterator[Block]:
        text = self._words.text
        if not self._experts:
            return
        yield self.section(text("review-expert-heading"), width)
        yield self._note("review-expert-points" if self._experts[0].in_points else "review-expert-money", width)
        for each in self._experts:
            both = text("review-expert-both", own=each.own, expert=each.expert)
            yield self.summed(text("review-deal", number=each.deal), both, width)

    def _note(self, key: str, width: int) -> Block:
        return self.said(StyledText(self._words.text(key), Face.ITALIC, NOTE_SIZE, palette.FADED_INK), width)

    def _counted(self, grade: Grade, number: int, width: int) -> Block:
        px, picture = self.assets.canvas.px, mark_picture(self.assets, grade)
        aside = picture.get_width() + px(2 * MARK_GAP)
        line = self.summed(self._words.text(f"review-mark-{grade}"), str(number), width - aside)

        def lay(area: pygame.Rect) -> None:
            self.scene.background.blit(picture, picture.get_rect(midleft=area.midleft))
            line.lay(pygame.Rect(area.x + aside, area.y, area.w - aside, area.h))

        return Block(line.high, lay)

    def _strip(self, label: str, grades: list[Grade], width: int) -> Block:
        """Return the name of a deal followed by its marks, on as many lines as they need."""
        px = self.assets.canvas.px
        name = set_lines(self.assets, StyledText(label, Face.ITALIC, NOTE_SIZE, palette.FADED_INK), width // 4)
        pictures = {grade: mark_picture(self.assets, grade) for grade in set(grades)}
        left, step = width // 4, pictures[grades[0]].get_width() + px(MARK_GAP)
        across = max(1, (width - left) // step)
        high = max(name.get_height(), -(-len(grades) // across) * step)

        def lay(area: pygame.Rect) -> None:
            self.scene.background.blit(name, area)
            for at, grade in enumerate(grades):
                place = (area.x + left + at % across * step, area.y + at // across * step + px(MARK_GAP) // 2)
                self.scene.background.blit(pictures[grade], place)

        return Block(high, lay)


def mark_picture(assets: Assets, grade: Grade) -> pygame.Surface:
    """Return the sign of a grade: a full disc, a ring, a triangle, a cross, or a stroke.

    The signs differ in shape as well as in colour.
    """
    return assets.cached(("review mark", grade.value), lambda: _drawn(assets, grade))


def _drawn(assets: Assets, grade: Grade) -> pygame.Surface:
    size = round(assets.canvas.px(MARK_SIZE) * assets.look.text)
    side = size * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, reach, line = side // 2, side * 2 // 5, max(2, side // 9)
    match grade:
        case Grade.BEST:
            pygame.draw.circle(large, palette.INK, (middle, middle), reach)
        case Grade.EQUAL:
            pygame.draw.circle(large, palette.INK, (middle, middle), reach, line)
        case Grade.DEARER:
            low, high = middle + reach * 3 // 4, middle - reach
            corners = [(middle, high), (middle - reach, low), (middle + reach, low)]
            pygame.draw.polygon(large, palette.RUBRIC, corners, line)
        case Grade.DEAR:
            for turn in (-1, 1):
                start, end = (middle - reach, middle - turn * reach), (middle + reach, middle + turn * reach)
                pygame.draw.line(large, palette.RUBRIC, start, end, line * 2)
        case Grade.OTHER:
            pygame.draw.line(large, palette.FADED_INK, (middle - reach, middle), (middle + reach, middle), line)
    return pygame.transform.smoothscale(large, (size, size))
