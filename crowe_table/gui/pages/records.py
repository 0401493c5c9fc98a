"""The record of a person at a game: figures, and a chart of the gains from game to game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason, because
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, lay_in_parts
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.records import GameRecord, KindCost, Mean, Records, is_money_game
from crowe_table.hosting.review import ChoiceCost, ExpertDeal, Finding
from crowe_table.hosting.review_job import ComparisonJob, CostJob, FindingJob
from crowe_table.search.advice import Measure

CSV = "records.csv"
"""Name of the exported file."""
BETWEEN = 4
"""Gap in table units between lines."""
SIZE, NOTE_SIZE = 20, 18
COURSE_HIGH, FIGURE_WIDE = 120, 74
"""Height of the chart, and width of a column of figures, in table units."""
BAND_ALPHA = 40
"""Opacity of the band of errors behind a line, out of 255."""
ERRORS = 2
"""Number of standard errors that are displayed: the mean is within them in 19 of 20 cases."""
MIN_GAMES = 3
"""Minimum number of games for a chart."""
MAX_KINDS = 4
"""Maximum number of kinds of choices that are listed."""
PER_GAME_VALUE = 50
"""Percentage of games won that corresponds to 1 in the value of a game, which is 1 if won and −1 if lost."""


class RecordsPage(SpreadPage):
    """The records of the saved sessions. The page is updated while sessions are still being read."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        records: Records,
        folder: Path,
        compare: Callable[[Path, str], FindingJob] = ComparisonJob,
        rate: Callable[[Path, str], FindingJob] = CostJob,
        famous: Callable[[], Sequence[Exhibit]] = exhibits,
    ) -> None:
        """Create the page. Records are exported to ``folder``.

        ``compare`` starts a comparison with an expert, and ``rate`` a rating of choices. ``famous`` returns the famous
        hands.
        """
        super().__init__(services, nav)
        self._records = records
        self._folder = folder
        self._persons: tuple[str, ...] = ()
        self._games: tuple[str, ...] = ()
        self._person = self._game = ""
        self._seen = -1
        self._compare = compare
        self._rate = rate
        self._famous = famous
        self._job: FindingJob | None = None
        """The comparison with an expert, or the rating of choices, in progress."""
        self._store: Callable[[], None] = lambda: None
        """Stores the findings of that job."""
        self._findings: list[Finding] = []
        self._searched = -1, "", ""
        """State in which no game was left to examine: number of changes of the records, person, and game."""
        self._tried: set[tuple[bool, Path]] = set()
        """Files whose examination was begun on this page, each with whether it was a rating or a comparison."""
        self._said: Reason | None = None
        self._records.read_ahead()
        self._fetch()

    def _fetch(self) -> None:
        self._seen = self._records.changes
        self._persons = self._records.persons()
        if self._person not in self._persons:
            self._person = self._persons[0] if self._persons else ""
        self._games = self._records.games(self._person)
        if self._game not in self._games:
            self._game = self._games[0] if self._games else ""

    @property
    def waiting(self) -> bool:
        return self._records.reading or self._job is not None

    def step(self, now: float) -> bool:
        self._examine_next()
        if self._records.changes != self._seen and self._pressed is None:
            self._fetch()
            self.recompose()
        return super().step(now)

    def _examine_next(self) -> None:
        """Collect the findings of the job in progress. When it is over, store them and begin the next one."""
        job = self._job
        if job is None:
            self._begin_job()
            return
        while (finding := job.poll()) is not None:
            self._findings.append(finding)
        if job.done:
            if not job.failed:
                self._store()
            self._job, self._findings = None, []

    def _begin_job(self) -> None:
        """Begin the comparison of the next game or, when all are compared, the rating of its choices."""
        state = self._records.changes, self._person, self._game
        if self._records.reading or not self._game or state == self._searched:
            return
        for rates, left in ((False, self._records.uncompared), (True, self._records.unrated)):
            path = next((each for each in left(self._person, self._game) if (rates, each) not in self._tried), None)
            if path:
                self._tried.add((rates, path))
                self._store = partial(self._store_costs if rates else self._store_deals, path, self._person)
                self._job = (self._rate if rates else self._compare)(path, self._person)
                return
        self._searched = state

    def _store_deals(self, path: Path, person: str) -> None:
        self._records.store_comparison(path, person, [each for each in self._findings if isinstance(each, ExpertDeal)])

    def _store_costs(self, path: Path, person: str) -> None:
        self._records.store_costs(path, person, [each for each in self._findings if isinstance(each, ChoiceCost)])

    def leave(self) -> None:
        if self._job:
            self._job.close()
        self._records.close()
        super().leave()

    def compose(self) -> Iterator[None]:
        text, px, area = self.services.words.text, self.assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("records-heading"))
        left = pygame.Rect(area.x, y, area.w, area.bottom - y)
        foot = [
            Press("back", text("records-back"), self.back, hint=text("key-menu")),
            Press("write", text("records-write"), self._write, enabled=bool(self._persons)),
        ]
        own = [self.choosers(self._choices(), area.w)] if self._persons else [self._nothing(area.w)]
        if self._said:
            said = StyledText(self.services.words.reason(self._said), Face.TEXT, SIZE, palette.RUBRIC)
            own.append(self.said(said, area.w))
        averages: list[Block] = []
        if self._game:
            record = self._records.of(self._person, self._game)
            yield
            own += [*self._totals(record, area.w), *self._course(record, area.w)]
            yield
            averages = [
                *self._expert(area.w),
                *self._dearest(area.w),
                *self._averages(record, area.w),
                *self._marked(record, area.w),
            ]
        yield
        yield from lay_in_parts(own, left, px(BETWEEN))
        yield from self.run_on(averages, [self.rect(RIGHT_TYPE)], px(BETWEEN), foot)

    def _nothing(self, width: int) -> Block:
        key = "records-reading" if self._records.reading else "records-none"
        return self.said(StyledText(self.services.words.text(key), Face.ITALIC, 24, palette.FADED_INK), width)

    def _choices(self) -> list[Selection]:
        words = self.services.words
        named = tuple(words.game(slug).text(f"game-{slug}") for slug in self._games)

        def choose_person(at: int) -> None:
            self._person, self._spread = self._persons[at], 0
            self._changed()

        def choose_game(at: int) -> None:
            self._game, self._spread = self._games[at], 0
            self._changed()

        return [
            _among("person", words.text("records-person"), self._persons, self._person, self._persons, choose_person),
            _among("game", words.text("records-game"), self._games, self._game, named, choose_game),
        ]

    def _changed(self) -> None:
        self._said = None
        self._fetch()
        self.recompose()

    # --- figures

    def _totals(self, record: GameRecord, width: int) -> list[Block]:
        text = self.services.words.text
        told = [("games", record.games), ("won", record.won), ("lost", record.lost)]
        told += [("drawn", record.drawn)] if record.drawn else []
        told += [("run", record.run), ("longest-run", record.longest_run)]
        lines = [(text(f"records-{key}"), str(number)) for key, number in told]
        if is_money_game(record.game):
            lines.append((text("records-gain"), self._figure(record.gain)))
        return [self.summed(what, figure, width) for what, figure in lines]

    def _expert(self, width: int) -> list[Block]:
        """Return the person's deals beside those of an expert: what the choices cost, and what the cards were worth."""
        found, text = self._records.comparison(self._person, self._game), self.services.words.text
        if found is None:
            return []
        told = StyledText(text("records-expert-told", deals=found.deals), Face.ITALIC, NOTE_SIZE, palette.FADED_INK)
        blocks = [
            self.section(text("records-expert"), width),
            self.summed(text("records-skill"), self._with_error(found.cost), width),
            self.summed(text("records-luck"), self._with_error(found.luck), width),
            self.said(told, width),
        ]
        high = self.assets.canvas.px(COURSE_HIGH)

        def draw(area: pygame.Rect) -> None:
            sd = found.cost.error * sqrt(found.deals)
            errors = [ERRORS * sd * sqrt(deals) for deals in range(found.deals + 1)]
            self._draw_course((0.0, *found.course), area.inflate(0, -self.assets.canvas.px(16)), errors)

        curve = StyledText(text("records-skill-course"), Face.ITALIC, NOTE_SIZE, palette.FADED_INK)
        return [*blocks, Block(high, draw, clings=True), self.said(curve, width)]

    def _dearest(self, width: int) -> list[Block]:
        """Return the kind of choice that costs the person most, others of its measure, and where to practise."""
        kinds = self._records.dearest_kinds(self._person, self._game)
        if not kinds:
            return []
        first, text, decimal = kinds[0], self.services.words.text, self.services.words.decimal
        factor = PER_GAME_VALUE if first.measure is Measure.GAMES else 1
        told = text(
            "records-dearest-told",
            measure=first.measure.value,
            kind=self._kind(first),
            cost=decimal(round(factor * first.cost.value, 1)),
            error=decimal(round(factor * ERRORS * first.cost.error, 1)),
            choices=first.choices,
        )
        blocks = [
            self.section(text("records-dearest"), width),
            replace(self.said(StyledText(told, Face.TEXT, SIZE), width), clings=True),
            *[replace(block, clings=True) for block in self._practice(width)],
            self._row("", [text(f"records-{key}") for key in ("early", "late")], width, Face.ITALIC, clings=True),
        ]
        for each in [each for each in kinds if each.measure is first.measure][:MAX_KINDS]:
            named, halves = self._kind(each), (each.early, each.late)
            figures = [decimal(round(factor * half, 1)) for half in halves]
            blocks.append(self._row(named[:1].upper() + named[1:], figures, width))
        return blocks

    def _practice(self, width: int) -> list[Block]:
        """Return buttons for the lesson of the game and its famous hands, where it has them."""
        text, presses = self.services.words.text, []
        if self._game in games_with_lessons():
            presses.append(Press("lesson", text("records-lesson"), self._learn, size=18))
        if any(each.game == self._game for each in self._famous()):
            presses.append(
                Press("famous", text("title-exhibits"), partial(self.nav.open_exhibits, self._game), size=18)
            )
        return [self.side_by_side(presses, width)] if presses else []

    def _learn(self) -> None:
        self._said = self.nav.play_lesson(self._game)
        if self._said:
            self.recompose()

    def _kind(self, cost: KindCost) -> str:
        """Return the name of a kind of choice, or else the label of its button."""
        words = self.services.words.game(self._game)
        if words.has(f"kind-{cost.kind}"):
            return words.text(f"kind-{cost.kind}")
        return words.text("kind-act", act=words.act(cost.kind, None))

    def _with_error(self, mean: Mean) -> str:
        words = self.services.words
        return words.text(
            "records-mean", mean=self._figure(mean.value), error=words.decimal(round(ERRORS * mean.error, 1))
        )

    def _marked(self, record: GameRecord, width: int) -> list[Block]:
        """Return lines with the number of games that do not count in the records, and the possible reasons.

        Empty if all count.
        """
        if not record.marked:
            return []
        text = self.services.words.text
        why = StyledText(text("records-marked-why"), Face.ITALIC, NOTE_SIZE, palette.FADED_INK)
        return [self.summed(text("records-marked"), str(record.marked), width), self.said(why, width)]

    def _course(self, record: GameRecord, width: int) -> list[Block]:
        """Return a chart of the total gain after each game, with a line at zero. Empty if there are too few games."""
        if record.games < MIN_GAMES:
            return []
        text, px = self.services.words.text, self.assets.canvas.px
        high = px(COURSE_HIGH)

        def draw(area: pygame.Rect) -> None:
            self._draw_course((0.0, *record.course), area.inflate(0, -px(16)))

        key = "records-course-money" if is_money_game(record.game) else "records-course"
        told = StyledText(text(key), Face.ITALIC, NOTE_SIZE, palette.FADED_INK)
        return [
            self.section(text("records-from-game-to-game"), width),
            Block(high, draw, clings=True),
            self.said(told, width),
        ]

    def _draw_course(self, course: Sequence[float], area: pygame.Rect, errors: Sequence[float] = ()) -> None:
        """Draw totals as a line. If their errors are given, draw behind it the band within the errors."""
        background, px = self.scene.background, self.assets.canvas.px
        errors = errors or [0.0] * len(course)
        above = [total + error for total, error in zip(course, errors, strict=True)]
        below = [total - error for total, error in zip(course, errors, strict=True)]
        most, least = max(0.0, *above), min(0.0, *below)
        step, wide = area.h / max(most - least, 1e-9), area.w - px(FIGURE_WIDE)

        def points(heights: Sequence[float]) -> list[tuple[float, float]]:
            return [
                (area.x + wide * at / (len(course) - 1), area.y + (most - height) * step)
                for at, height in enumerate(heights)
            ]

        if any(errors):
            band = [*points(above), *reversed(points(below))]
            left, top = area.topleft
            shade = pygame.Surface(area.size, pygame.SRCALPHA)
            pygame.draw.polygon(
                shade, (*pygame.Color(palette.RUBRIC)[:3], BAND_ALPHA), [(x - left, y - top) for x, y in band]
            )
            background.blit(shade, area)
        level = round(area.y + most * step)
        pygame.draw.line(background, palette.FADED_INK, (area.x, level), (area.right, level), max(1, px(1)))
        line = points(course)
        pygame.draw.lines(background, palette.RUBRIC, closed=False, points=line, width=max(2, px(2)))
        pygame.draw.circle(background, palette.RUBRIC, line[-1], px(4))
        figure = set_lines(self.assets, StyledText(self._figure(course[-1]), Face.BOLD, SIZE), px(FIGURE_WIDE))
        place = figure.get_rect(midleft=(line[-1][0] + px(10), line[-1][1]))
        background.blit(figure, place.clamp(area.inflate(0, px(16))))

    def _averages(self, record: GameRecord, width: int) -> list[Block]:
        """Return a table of scores.

        Empty if none are recorded.

        For each kind of score it has the person's mean for a deal, the others' mean, and the person's maximum.
        """
        if not record.averages:
            return []
        text, decimal = self.services.words.text, self.services.words.decimal
        heads = [text(f"records-{key}") for key in ("own", "house", "best")]
        blocks = [self.section(text("records-a-deal"), width), self._row("", heads, width, Face.ITALIC, clings=True)]
        for each in record.averages:
            house = "" if each.house is None else decimal(round(each.house, 2))
            blocks.append(
                self._row(self._named(each.what), [decimal(round(each.own, 2)), house, str(each.best)], width)
            )
        return blocks

    def _row(
        self, told: str, figures: Sequence[str], width: int, face: Face = Face.TEXT, *, clings: bool = False
    ) -> Block:
        px = self.assets.canvas.px
        wide = round(px(FIGURE_WIDE) * self.assets.look.text)
        columns = [set_lines(self.assets, StyledText(figure, face, SIZE), wide) for figure in figures]
        name = set_lines(self.assets, StyledText(told, face, SIZE), width - wide * len(columns))

        def draw(area: pygame.Rect) -> None:
            self.scene.background.blit(name, area)
            for number, column in enumerate(reversed(columns)):
                place = column.get_rect(bottomright=(area.right - number * wide, area.bottom))
                self.scene.background.blit(column, place)

        return Block(max(each.get_height() for each in (name, *columns)), draw, clings=clings)

    def _named(self, what: str) -> str:
        words = self.services.words.game(self._game)
        named = words.text(f"record-{what}") if words.has(f"record-{what}") else words.text(what)
        return named[:1].upper() + named[1:]

    def _figure(self, number: float) -> str:
        words, size = self.services.words, round(abs(number), 1)
        written = words.figures(int(size)) if size == int(size) else words.decimal(size)
        key = "records-level" if number == 0 else "records-more" if number > 0 else "records-less"
        return words.text(key, number=written)

    # --- export

    def _write(self) -> None:
        path = self._folder / CSV
        self._said = self._records.write(path) or because("records-written", file=str(path))
        self.recompose()
        self.hold("write")


def _among(
    key: str, label: str, values: Sequence[str], value: str, written: Sequence[str], choose: Callable[[int], None]
) -> Selection:
    at = values.index(value)
    return Selection(key, label, len(values), at, written[at], choose, tuple(written))
