"""Statistics of the visits to an exhibition: a line for each visit, in a CSV file for each day.

They identify nobody; not even the minute of a visit is recorded. A line is written when its visit ends, so a crash
loses only the current visit.
"""

import csv
import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, datetime
from enum import StrEnum
from math import isfinite
from pathlib import Path
from threading import Thread

from msgspec import Struct, field
from msgspec.structs import replace

from crowe_table import platforms
from crowe_table.disk import make_folder, open_private, read_regular
from crowe_table.plain_text import CsvCell, csv_text

_log = logging.getLogger(__name__)
HOURS = 24
"""Hours of a day."""

DAYS_KEPT = 400
"""Number of days of which the files are kept.

The files are counted, whatever their dates, so that a wrong clock deletes nothing.
"""
MAX_FILE_BYTES = 1 << 22
"""Maximum number of bytes that are read from a day's file."""
PREFIX, ENDING = "visits-", ".csv"
PAUSE = "pause"
"""Key under which the line of a wrong PIN records the seconds of the pause that follows."""
COLUMNS = ("hour", "ended", "minutes", "games", "lessons", "why", "language", "assists")
MINUTE = 60_000.0
MAX_COUNT = 10**6
"""Maximum plausible count in one visit."""


class VisitEnd(StrEnum):
    """The way in which a visit ended."""

    FINISHED = "finished"
    """The visitor ended the visit."""
    LEFT = "left"
    """The visitor was idle for too long."""
    LIMIT = "limit"
    STAFF = "staff"
    """Staff reset the table, or the exhibition closed."""
    CRASH = "crash"
    WRONG_PIN = "wrong-pin"
    """A wrong PIN. It is not a visit, but has a line of its own."""


class GamePlayed(Struct, frozen=True):
    """A game that a visitor began."""

    slug: str
    minutes: float
    over: bool
    """Whether the game was played to its end."""


class LessonTaken(Struct, frozen=True):
    """A lesson that a visitor began, and the number of steps done."""

    slug: str
    reached: int
    steps: int


class Visit(Struct, frozen=True, kw_only=True):
    """A visit. Crashes without a visitor and wrong PINs are recorded in the same form, without a duration."""

    hour: int
    ended: VisitEnd
    minutes: float = 0.0
    games: tuple[GamePlayed, ...] = ()
    lessons: tuple[LessonTaken, ...] = ()
    why: int = 0
    """Number of requests to explain why something is not allowed."""
    language: str = ""
    assists: dict[str, int] = field(default_factory=dict)
    """Number of uses of each further kind of help, and of changes to each setting."""


class Visits:
    """The statistics files of a folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.now = now

    def add(self, visit: Visit) -> None:
        """Append a visit to today's file. If that fails, log the error."""
        path = self._path(self.now().date())
        try:
            make_folder(self.folder)
            if not path.exists():
                self._drop_old()
            _append(path, _row(visit))
        except OSError:
            _log.exception("A visit could not be written.")

    def crash(self) -> None:
        """Record a crash. The current visit is lost."""
        self.add(Visit(hour=self.now().hour, ended=VisitEnd.CRASH))

    def wrong_pin(self, pause: int) -> None:
        """Record a wrong PIN, and the seconds of the pause that follows."""
        assists = {PAUSE: pause} if pause else {}
        self.add(Visit(hour=self.now().hour, ended=VisitEnd.WRONG_PIN, assists=assists))

    def days(self) -> tuple[date, ...]:
        """Return the days that have a file, in order."""
        found = (_day_of(path) for path in self.folder.glob(f"{PREFIX}*{ENDING}"))
        return tuple(sorted(day for day in found if day is not None))

    def of(self, day: date) -> tuple[Visit, ...]:
        """Return the visits of a day. Damaged lines are skipped."""
        try:
            text = read_regular(self._path(day), MAX_FILE_BYTES).decode("utf-8", "replace")
        except OSError:
            return ()
        head, *lines = text.splitlines() or [""]
        names = _cells(head)
        return tuple(visit for line in lines if (visit := _read(names, line)) is not None)

    def _path(self, day: date) -> Path:
        return self.folder / f"{PREFIX}{day.isoformat()}{ENDING}"

    def _drop_old(self) -> None:
        """Make room for today's file."""
        for day in self.days()[: 1 - DAYS_KEPT]:
            with suppress(OSError):
                self._path(day).unlink()


class Counting:
    """Records what happens during the current visit. Times are in milliseconds."""

    def __init__(self, visits: Visits | None) -> None:
        """Create the counter. If ``visits`` is None, nothing is recorded."""
        self._visits = visits
        self._visit: Visit | None = None
        self._began = 0.0
        self._opened_at = 0.0
        self._now = 0.0

    def step(self, now: float) -> None:
        """Set the current time."""
        self._now = now

    def begin(self) -> None:
        """Begin a visit."""
        hour = self._visits.now().hour if self._visits else 0
        self._visit = Visit(hour=hour, ended=VisitEnd.LEFT)
        self._began = self._now

    def opened_table(self) -> None:
        """Record that a table was opened."""
        self._opened_at = self._now

    def left_table(self, slug: str, over: bool) -> None:
        """Record that the table was left."""
        if self._visit:
            played = GamePlayed(slug, (self._now - self._opened_at) / MINUTE, over)
            self._visit = replace(self._visit, games=(*self._visit.games, played))

    def taught(self, slug: str, reached: int, steps: int) -> None:
        """Record that a lesson was left."""
        if self._visit:
            taken = LessonTaken(slug, reached, steps)
            self._visit = replace(self._visit, lessons=(*self._visit.lessons, taken))

    def count_help(self, what: str) -> None:
        """Record a use of help or a changed setting."""
        if self._visit is None:
            return
        if what == "why":
            self._visit = replace(self._visit, why=self._visit.why + 1)
        else:
            self._visit = replace(self._visit, assists=dict(Counter(self._visit.assists) + Counter([what])))

    def wrong_pin(self, pause: int) -> None:
        """Record a wrong PIN and the seconds of the pause that follows. The line is written at once."""
        if self._visits:
            self._visits.wrong_pin(pause)

    def drop(self) -> None:
        """Discard the visit unless a game or a lesson was begun."""
        if self._visit and not (self._visit.games or self._visit.lessons):
            self._visit = None

    def end(self, ended: VisitEnd, language: str) -> None:
        """End the visit and write its line. If no visit was in progress, record only a crash."""
        visit, self._visit = self._visit, None
        if visit is None and ended == VisitEnd.CRASH and self._visits:
            self._visits.crash()
        elif visit and self._visits:
            minutes = (self._now - self._began) / MINUTE
            self._visits.add(replace(visit, ended=ended, minutes=minutes, language=language))


class Figures:
    """Statistics of several days."""

    def __init__(self, visits: tuple[Visit, ...]) -> None:
        self.crashes = sum(visit.ended == VisitEnd.CRASH for visit in visits)
        self.wrong_pins = sum(visit.ended == VisitEnd.WRONG_PIN for visit in visits)
        self.longest_pause = max((visit.assists.get(PAUSE, 0) for visit in visits), default=0)
        """Seconds of the longest pause after a wrong PIN; 0 if there was none."""
        self._visits = tuple(visit for visit in visits if visit.minutes)

    @property
    def visits(self) -> int:
        return len(self._visits)

    @property
    def median_minutes(self) -> float:
        """Median duration of a visit in minutes."""
        lengths = sorted(visit.minutes for visit in self._visits)
        return lengths[len(lengths) // 2] if lengths else 0.0

    @property
    def over(self) -> int:
        """Number of games that were played to their end."""
        return sum(game.over for visit in self._visits for game in visit.games)

    @property
    def hours(self) -> Counter[int]:
        """Number of visits that began in each hour."""
        return Counter(visit.hour for visit in self._visits)

    @property
    def endings(self) -> Counter[VisitEnd]:
        return Counter(visit.ended for visit in self._visits)

    @property
    def why(self) -> int:
        """Number of requests to explain why something is not allowed."""
        return sum(visit.why for visit in self._visits)

    @property
    def assists(self) -> Counter[str]:
        """Number of uses of each further kind of help, and of changes to each setting."""
        return sum((Counter(visit.assists) for visit in self._visits), Counter())

    @property
    def languages(self) -> Counter[str]:
        return Counter(visit.language for visit in self._visits if visit.language)

    @property
    def games(self) -> tuple[tuple[str, int, float], ...]:
        """Each game with the number of times it was begun and its mean duration in minutes.

        The most frequent game comes first.
        """
        played = [game for visit in self._visits for game in visit.games]
        counted = Counter(game.slug for game in played)
        minutes = {slug: sum(game.minutes for game in played if game.slug == slug) for slug in counted}
        return tuple((slug, number, minutes[slug] / number) for slug, number in counted.most_common())

    @property
    def lessons(self) -> tuple[tuple[str, int, int, int | None], ...]:
        """Each lesson: how often it was begun, how often it was finished, and the step at which most visitors left it.

        The step is None if nobody left the lesson.
        """
        taken = [lesson for visit in self._visits for lesson in visit.lessons]
        counted = Counter(lesson.slug for lesson in taken)
        return tuple(
            (slug, number, *_lesson_results([each for each in taken if each.slug == slug]))
            for slug, number in counted.most_common()
        )

    def lengths(self, bounds: tuple[float, ...]) -> tuple[int, ...]:
        """Return the number of visits in each range of durations, in minutes.

        The ranges are: below the first bound, between successive bounds, and above the last bound.
        """
        below = [sum(visit.minutes < bound for visit in self._visits) for bound in bounds]
        return tuple(most - least for least, most in zip([0, *below], [*below, self.visits], strict=True))


def _lesson_results(taken: list[LessonTaken]) -> tuple[int, int | None]:
    """Return how many visitors finished a lesson, and the step at which most of the others left it.

    The step is None if nobody left the lesson.
    """
    left = Counter(lesson.reached + 1 for lesson in taken if lesson.reached < lesson.steps)
    return len(taken) - left.total(), left.most_common(1)[0][0] if left else None


def _append(path: Path, row: list[CsvCell]) -> None:
    """Append a row to a file. The row survives the end of the program. A thread also flushes it to the disk."""
    with open_private(path, "ab+") as file:
        before = csv_text([COLUMNS]) if file.tell() == 0 else "\r\n" if _is_torn(path) else ""
        file.write((before + csv_text([row])).encode())
        file.flush()
        Thread(target=_flush, args=(os.dup(file.fileno()),), name="visits").start()


def _flush(file: int) -> None:
    try:
        platforms.flush(file)
    except OSError:
        _log.exception("A visit could not be brought to the disk.")
    finally:
        os.close(file)


def _is_torn(path: Path) -> bool:
    """Return whether the last line of a file is incomplete."""
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) != b"\n"


def _row(visit: Visit) -> list[CsvCell]:
    games = (f"{game.slug}:{game.minutes:.1f}:{'over' if game.over else 'left'}" for game in visit.games)
    lessons = (f"{lesson.slug}:{lesson.reached}/{lesson.steps}" for lesson in visit.lessons)
    assists = (f"{name}:{number}" for name, number in sorted(visit.assists.items()))
    lists = " ".join(games), " ".join(lessons), " ".join(assists)
    minutes: CsvCell = round(max(visit.minutes, 0.1), 1) if visit.minutes else ""
    return [visit.hour, str(visit.ended), minutes, *lists[:2], visit.why, visit.language, lists[2]]


def _cells(line: str) -> list[str]:
    try:
        return next(csv.reader([line]), [])
    except csv.Error:
        return []


def _read(names: list[str], line: str) -> Visit | None:
    try:
        row = dict(zip(names, _cells(line), strict=True))
        visit = Visit(
            hour=int(row["hour"]),
            ended=VisitEnd(row["ended"]),
            minutes=float(row["minutes"] or 0),
            games=tuple(_game(word) for word in row["games"].split()),
            lessons=tuple(_lesson(word) for word in row["lessons"].split()),
            why=_count(row["why"]),
            language=row["language"],
            assists={name: _count(number) for name, number in _pairs(row["assists"])},
        )
    except (KeyError, ValueError):
        return None
    lengths = [visit.minutes, *(game.minutes for game in visit.games)]
    return visit if visit.hour in range(HOURS) and all(map(isfinite, lengths)) else None


def _game(word: str) -> GamePlayed:
    slug, minutes, over = word.split(":")
    return GamePlayed(slug, float(minutes), over == "over")


def _lesson(word: str) -> LessonTaken:
    slug, steps = word.split(":")
    reached, number = steps.split("/")
    return LessonTaken(slug, _count(reached), _count(number))


def _count(word: str) -> int:
    """Parse a count. Raises ValueError if it is not plausible."""
    if not 0 <= (number := int(word)) <= MAX_COUNT:
        raise ValueError(word)
    return number


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for word in text.split():
        name, _, number = word.partition(":")
        yield name, number


def _day_of(path: Path) -> date | None:
    try:
        return date.fromisoformat(path.name.removeprefix(PREFIX).removesuffix(ENDING))
    except ValueError:
        return None
