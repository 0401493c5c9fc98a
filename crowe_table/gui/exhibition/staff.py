"""The staff page: charts of visits, settings, and tests."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection, TwoLineButton, two_line_button_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading
from crowe_table.gui.exhibition.charts import SMALL_SIZE, bars_block, columns_block, divided_block, figures_block
from crowe_table.gui.exhibition.sheets import minutes_and_seconds
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_WIDE, SpreadPage
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibition import ANY_HOUR, Exhibition
from crowe_table.hosting.visits import Figures, VisitEnd, Visits
from crowe_table.words import language_name

GAP, CLOSE_GAP = 10, 4
HEADING_SIZE = 34
PICTURE_MARGIN = 24
"""Margin in table units of the saved picture."""
SECTION_GAP = 12
"""Gap in table units between two charts."""
VOLUME_STEP = 10
"""Volume step in percent."""
HOURS_STEP = 30
"""Minutes between two opening or closing times on offer."""
HOURS = (ANY_HOUR, *(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in range(0, 24 * 60, HOURS_STEP)))
LENGTH_LIMITS = (2.0, 5.0, 10.0)
"""Upper limits in minutes of the groups in the chart of visit lengths."""
MIN_HOURS = 8
"""Minimum number of hours in the chart of hours."""
WEEK_DAYS = 7
"""Days in the summary of the last week."""


@dataclass(frozen=True)
class StaffCommands:
    """Commands available to staff."""

    set: Callable[[str, object], Reason | None]
    """Change a setting of the exhibition, both here and in its file. Return why the file was not written, or None."""
    clean: Callable[[], None]
    """Lock the glass for cleaning."""
    check: Callable[[], None]
    """Open the morning check."""
    save: Callable[["StaffPage"], None]
    """Save the statistics as CSV, PDF and picture."""
    reset: Callable[[], None]
    """Reset the table at once."""
    leave: Callable[[], None]
    """End the program."""


@dataclass(frozen=True)
class StaffData:
    """Information for the staff page."""

    visits: Visits | None
    """Visit counts. None if nothing is counted."""
    crashes: tuple[tuple[datetime, Path], ...]
    """Saved crash reports, with their times."""
    complaints: tuple[Reason, ...]
    """Problems in the settings file."""


class StaffPage(SpreadPage):
    """The staff page: charts of visits by day on the left, and settings and tests on the right."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        exhibition: Callable[[], Exhibition],
        data: StaffData,
        commands: StaffCommands,
    ) -> None:
        super().__init__(services, nav)
        self._exhibition = exhibition
        self._data = data
        self._commands = commands
        self._days = self._counted_days()
        self._day = self._days.index(self._today(data.visits)) if data.visits else 0
        """Index of the day shown, at first today. If the clock was set back, later days follow. The index after the
        last day stands for the summary of the week.
        """
        self._figures: Figures | None = None
        self._refusal: Reason | None = None

    def _counted_days(self) -> tuple[date, ...]:
        if self._data.visits is None:
            return ()
        return tuple(sorted({*self._data.visits.days(), self._today(self._data.visits)}))

    def _today(self, visits: Visits) -> date:
        return visits.now().date()

    def first(self) -> str:
        return "back"

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        y = heading(self.scene.background, self.assets, left, text("exhibition-staff-heading"), HEADING_SIZE)
        area = pygame.Rect(left.x, y, left.w, left.bottom - y)
        told, controls = self._statistics(left.w), self._controls(right.w)
        note = self.services.words.reason(self._refusal) if self._refusal else text("exhibition-staff-told")
        below = self._note(note, right.w)
        if height([*controls, below], px(GAP)) <= right.h:
            controls.append(below)
        else:
            told.insert(0, self._note(note, left.w))
        yield from self.run_on(told, [area], px(SECTION_GAP))
        gap = px(GAP) if height(controls, px(GAP)) <= right.h else px(CLOSE_GAP)
        lay(controls, right, gap)

    # --- charts of visits

    def _statistics(self, width: int) -> list[Block]:
        blocks = [self._note(self.services.words.reason(each), width) for each in self._data.complaints]
        if self._data.visits is None:
            return [*blocks, self._note(self.services.words.text("exhibition-staff-uncounted"), width)]
        blocks.append(self.choosers([self._day_choice()], width))
        return [*blocks, *self._charts(width)]

    def _charts(self, width: int) -> list[Block]:
        """Return the charts of the day or week shown. Empty if visits are not counted."""
        if self._data.visits is None:
            return []
        blocks: list[Block] = []
        figures = self._figures_of_day(self._data.visits)
        if not figures.visits:
            blocks.append(self._note(self.services.words.text("exhibition-staff-nobody"), width))
        else:
            blocks += [*self._visits(figures, width), *self._games(figures, width), *self._endings(figures, width)]
        return [*blocks, *self._crashes(figures, width)]

    def tell(self, told: Reason) -> None:
        """Show a message below the controls."""
        self._refusal = told
        self.recompose()

    def picture(self) -> pygame.Surface:
        """Return the charts of the day or week shown, on white paper."""
        width, gap = self.rect(LEFT_WIDE).w, self.assets.canvas.px(SECTION_GAP)
        margin = self.assets.canvas.px(PICTURE_MARGIN)
        high = height(self._charts(width), gap)
        self.scene = Scene(pygame.Surface((width + 2 * margin, high + 2 * margin)))
        paper = self.scene.background
        paper.fill("white")
        lay(self._charts(width), paper.get_rect().inflate(-2 * margin, -2 * margin), gap)
        self.recompose()
        return paper

    def _figures_of_day(self, visits: Visits) -> Figures:
        if self._figures is None:
            days = self._days[-WEEK_DAYS:] if self._day == len(self._days) else (self._days[self._day],)
            self._figures = Figures(tuple(visit for day in days for visit in visits.of(day)))
        return self._figures

    def _day_choice(self) -> Selection:
        text = self.services.words.text
        names = [self._date(day) for day in self._days]
        names.append(text("exhibition-staff-week"))

        def choose(at: int) -> None:
            self._day, self._figures, self._spread = at, None, 0
            self.recompose()

        label = text("exhibition-staff-day")
        return Selection("day", label, len(names), self._day, names[self._day], choose)

    def _date(self, day: date) -> str:
        named = self.services.words.text("exhibition-date", weekday=day.isoweekday(), day=day.day, month=day.month)
        return named[:1].upper() + named[1:]

    def _visits(self, figures: Figures, width: int) -> list[Block]:
        text, surface = self.services.words.text, self.scene.background
        totals = [
            (str(figures.visits), text("exhibition-staff-visits", number=figures.visits)),
            (text("exhibition-staff-minutes", minutes=round(figures.median_minutes)), text("exhibition-staff-middle")),
            (str(figures.over), text("exhibition-staff-over", number=figures.over)),
        ]
        first, last = min(figures.hours), max(figures.hours)
        spare = max(0, MIN_HOURS - (last - first + 1))
        first = max(0, first - spare // 2)
        last = min(23, max(last, first + MIN_HOURS - 1))
        hours = [(str(hour), figures.hours[hour]) for hour in range(first, last + 1)]
        below = (
            *(("exhibition-staff-under", bound) for bound in LENGTH_LIMITS),
            ("exhibition-staff-longer", LENGTH_LIMITS[-1]),
        )
        lengths = [
            (text(key, minutes=round(bound), number=number), number)
            for (key, bound), number in zip(below, figures.lengths(LENGTH_LIMITS), strict=True)
        ]
        return [
            figures_block(self.assets, surface, totals, width),
            self.section(text("exhibition-staff-hours"), width),
            columns_block(self.assets, surface, hours),
            self.section(text("exhibition-staff-lengths"), width),
            divided_block(self.assets, surface, lengths, width),
        ]

    def _games(self, figures: Figures, width: int) -> list[Block]:
        text, surface, assets = self.services.words.text, self.scene.background, self.assets
        blocks: list[Block] = []
        if figures.games:
            blocks.append(self.section(text("exhibition-staff-games"), width))
            most = figures.games[0][1]
            for slug, number, minutes in figures.games:
                named = text("exhibition-staff-minutes", minutes=round(minutes))
                told = [str(number), named]
                blocks.append(bars_block(assets, surface, self._game(slug), number, most, told, width))
        if figures.lessons:
            blocks.append(self.section(text("exhibition-staff-lessons"), width))
            for slug, begun, ended, step in figures.lessons:
                result = text("exhibition-staff-lesson", begun=begun, ended=ended)
                blocks.append(self.summed(self._game(slug), result, width))
                if step is not None:
                    blocks.append(self._note(text("exhibition-staff-left", step=step), width))
        return blocks

    def _game(self, slug: str) -> str:
        return self.services.words.game(slug).text(f"game-{slug}")

    def _endings(self, figures: Figures, width: int) -> list[Block]:
        text = self.services.words.text
        ends = [(text(f"exhibition-end-{end.value}"), figures.endings[end]) for end in VisitEnd if figures.endings[end]]
        return [
            self.section(text("exhibition-staff-ends"), width),
            *(self.summed(named, str(number), width) for named, number in ends),
            *self._help(figures, width),
        ]

    def _help(self, figures: Figures, width: int) -> list[Block]:
        text = self.services.words.text
        helped: Counter[str] = Counter({"why": figures.why}) + figures.assists
        named = [(self._help_name(name), number) for name, number in helped.most_common()]
        blocks = [self.section(text("exhibition-staff-asked"), width)] if named else []
        blocks += [self.summed(name, str(number), width) for name, number in named]
        if len(figures.languages) > 1:
            blocks.append(self.section(text("exhibition-staff-languages"), width))
            blocks += [
                self.summed(language_name(locale), str(number), width)
                for locale, number in figures.languages.most_common()
            ]
        return blocks

    def _help_name(self, name: str) -> str:
        words = self.services.words
        own = f"exhibition-help-{name}"
        return words.text(own) if words.has(own) else words.text(f"settings-{name}")

    def _crashes(self, figures: Figures, width: int) -> list[Block]:
        text = self.services.words.text
        wrong, pause = figures.wrong_pins, minutes_and_seconds(figures.longest_pause)
        lines = [
            text("exhibition-staff-wrong-pins-paused", number=wrong, time=pause)
            if figures.longest_pause
            else text("exhibition-staff-wrong-pins", number=wrong),
            text("exhibition-staff-crashes", number=figures.crashes),
        ]
        for at, _ in self._data.crashes:
            lines.append(text("exhibition-staff-report", date=self._date(at.date()), time=f"{at:%H:%M}"))
        if self._data.crashes:
            lines.append(text("exhibition-staff-reports", folder=str(self._data.crashes[0][1].parent)))
        return [self._note(line, width) for line in lines]

    def _note(self, told: str, width: int) -> Block:
        return self.said(StyledText(told, Face.ITALIC, SMALL_SIZE, palette.FADED_INK), width)

    # --- settings and tests

    def _controls(self, width: int) -> list[Block]:
        commands = self._commands
        pairs: list[tuple[tuple[str, Callable[[], None]], ...]] = [
            (("clean", commands.clean), ("reset", partial(self.ask_first, "reset", commands.reset))),
            (("morning", commands.check), ("save", partial(commands.save, self))),
            (("leave", partial(self.ask_first, "leave", commands.leave)), ("back", self.back)),
        ]
        return [
            self.choosers([self._volume()], width),
            self.choosers([self._hour("opens"), self._hour("closes")], width),
            self.choosers([self._tables()], width),
            *(self._pair([self._labelled(*each) for each in pair], width) for pair in pairs),
        ]

    def _labelled(self, name: str, act: Callable[[], None]) -> tuple[Press, str]:
        text = self.services.words.text
        return Press(name, text(f"exhibition-staff-{name}"), act), text(f"exhibition-staff-{name}-told")

    def _pair(self, presses: list[tuple[Press, str]], width: int) -> Block:
        """Return two buttons side by side. Each has an explanation below its label."""
        gap = self.assets.canvas.px(GAP)
        each = (width - gap) // 2
        high = max(two_line_button_height(self.assets, press, told, each) for press, told in presses)

        def lay_pair(area: pygame.Rect) -> None:
            for place, (press, told) in zip(columns(area, len(presses), gap), presses, strict=True):
                self.add(TwoLineButton(self.scene, self.assets, place, press, told))

        return Block(high, lay_pair)

    def _volume(self) -> Selection:
        text, volume = self.services.words.text, self._exhibition().volume
        written = text("settings-value-percent", percent=volume)
        count, at = 100 // VOLUME_STEP + 1, round(volume / VOLUME_STEP)
        return Selection(
            "volume",
            text("exhibition-staff-volume"),
            count,
            at,
            written,
            lambda at: self._set("volume", at * VOLUME_STEP),
        )

    def _hour(self, name: str) -> Selection:
        text, hour = self.services.words.text, getattr(self._exhibition(), name)
        hours = HOURS if hour in HOURS else (*HOURS, hour)
        written = hour or text("exhibition-staff-always")

        def choose(at: int) -> None:
            self._set(name, hours[at])

        return Selection(name, text(f"exhibition-staff-{name}"), len(hours), hours.index(hour), written, choose)

    def _tables(self) -> Selection:
        text, kinds = self.services.words.text, ("wiped", "kept")
        at = kinds.index(self._exhibition().tables)
        written = tuple(text(f"exhibition-tables-{kind}") for kind in kinds)

        def choose(at: int) -> None:
            self._set("tables", kinds[at])

        return Selection("tables", text("exhibition-staff-tables"), 2, at, written[at], choose, written)

    def _set(self, name: str, value: object) -> None:
        self._refusal = self._commands.set(name, value)
        self.recompose()
