"""The statistics of an exhibition over all days kept: a line for each day, and the text of a page to print."""

from collections.abc import Sequence
from datetime import date

from msgspec import Struct

from crowe_table.hosting.visits import Figures, VisitEnd, Visits
from crowe_table.plain_text import csv_text
from crowe_table.words import Words, language_name

DAY_COLUMNS = (
    *("day", "visits", "median_minutes", "games", "games_finished", "lessons", "lessons_finished"),
    *("left", "limit", "crashes", "wrong_pins"),
)
"""Columns of the CSV file with a line for each day."""


class VisitList(Struct, frozen=True):
    """A heading with rows of a name and its figures."""

    heading: str
    rows: Sequence[tuple[str, Sequence[str]]]


class VisitReport(Struct, frozen=True):
    """The text of the page, in the language of staff."""

    title: str
    period: str
    lists: Sequence[VisitList]


def daily_csv(visits: Visits) -> bytes:
    """Return a CSV file with one line for each day that has statistics."""
    rows = (_row(day, Figures(visits.of(day))) for day in visits.days())
    return csv_text([DAY_COLUMNS, *rows]).encode()


def _row(day: date, figures: Figures) -> list[str | int | float]:
    games, lessons = figures.games, figures.lessons
    return [
        day.isoformat(),
        figures.visits,
        round(figures.median_minutes, 1),
        sum(number for _, number, _ in games),
        figures.over,
        sum(begun for _, begun, _, _ in lessons),
        sum(ended for _, _, ended, _ in lessons),
        figures.endings[VisitEnd.LEFT],
        figures.endings[VisitEnd.LIMIT],
        figures.crashes,
        figures.wrong_pins,
    ]


def report_of(visits: Visits, words: Words) -> VisitReport:
    """Return the text of the page to print. It covers every day that has statistics."""
    text, days = words.text, visits.days()
    figures = Figures(tuple(visit for day in days for visit in visits.of(day)))
    dates = [text("exhibition-date", weekday=day.isoweekday(), day=day.day, month=day.month) for day in days]
    period = text("exhibition-report-period", first=dates[0], last=dates[-1]) if days else ""
    totals = [
        (text("exhibition-staff-visits", number=figures.visits), (str(figures.visits),)),
        (text("exhibition-staff-middle"), (_minutes(words, figures.median_minutes),)),
        (text("exhibition-staff-over", number=figures.over), (str(figures.over),)),
    ]
    named = [
        (words.game(slug).text(f"game-{slug}"), (str(number), _minutes(words, minutes)))
        for slug, number, minutes in figures.games
    ]
    lists = [
        VisitList(text("exhibition-report-totals"), totals),
        VisitList(text("exhibition-staff-hours"), [(f"{h}:00", (str(n),)) for h, n in sorted(figures.hours.items())]),
        VisitList(text("exhibition-staff-games"), named),
        VisitList(
            text("exhibition-staff-ends"),
            [(text(f"exhibition-end-{end.value}"), (str(number),)) for end, number in figures.endings.most_common()],
        ),
        VisitList(
            text("exhibition-staff-languages"),
            [(language_name(locale), (str(number),)) for locale, number in figures.languages.most_common()],
        ),
    ]
    return VisitReport(text("exhibition-report-heading"), period, [each for each in lists if each.rows])


def _minutes(words: Words, minutes: float) -> str:
    return words.text("exhibition-staff-minutes", minutes=round(minutes))
