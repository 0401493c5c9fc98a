"""What visitors do at a table in an exhibition: a line for each visit, in a file of CSV for each day.

Nothing in it tells who they were: of the time not even the minute. A line is written whole when its visit ends, so that
a crash loses the running visit and no other.
"""

import csv
import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, datetime, timedelta
from enum import StrEnum
from math import isfinite
from pathlib import Path
from threading import Thread

from msgspec import Struct, field
from msgspec.structs import replace

from crowe_table.disk import make_folder, open_private, read_regular
from crowe_table.plain_text import CsvCell, csv_text

_log = logging.getLogger(__name__)
HOURS = 24
"""Of a day."""

KEPT = 400
"""Days for which a file is kept."""
LONGEST_FILE = 1 << 22
"""Bytes of a day that are read."""
PREFIX, ENDING = "visits-", ".csv"
PAUSE = "pause"
"""The name under which the line of a wrong PIN tells the seconds of the pause after it."""
COLUMNS = ("hour", "ended", "minutes", "games", "lessons", "why", "language", "assists")
MINUTE = 60_000.0
MOST_COUNTED = 10**6
"""The largest count that is read: nobody does anything so often in a visit."""


class VisitEnd(StrEnum):
    """How a visit ended."""

    FINISHED = "finished"
    """The visitor said so."""
    LEFT = "left"
    """Nobody stirred any more."""
    LIMIT = "limit"
    STAFF = "staff"
    """Staff laid the table anew, or the house was closed."""
    CRASH = "crash"
    WRONG_PIN = "wrong-pin"
    """This was no visit: somebody gave a wrong PIN, as a line of its own."""


class GamePlayed(Struct, frozen=True):
    """A game that was begun."""

    slug: str
    minutes: float
    over: bool
    """Whether it was played to its end."""


class LessonTaken(Struct, frozen=True):
    """A lesson that was begun, and how many of its steps were done."""

    slug: str
    reached: int
    steps: int


class Visit(Struct, frozen=True, kw_only=True):
    """One visit; or a crash in which nobody was there, or a wrong PIN, which lasted no time."""

    hour: int
    ended: VisitEnd
    minutes: float = 0.0
    games: tuple[GamePlayed, ...] = ()
    lessons: tuple[LessonTaken, ...] = ()
    why: int = 0
    """How often it was asked why something may not be done."""
    language: str = ""
    assists: dict[str, int] = field(default_factory=dict)
    """What else was asked for or changed, and how often."""


class Visits:
    """The files of a folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.now = now

    def add(self, visit: Visit) -> None:
        """Writes a visit into the file of this day. Where it cannot be written, it is lost, and the log says so."""
        path = self._path(self.now().date())
        try:
            make_folder(self.folder)
            if not path.exists():
                self._drop_old()
            _append(path, _row(visit))
        except OSError:
            _log.exception("A visit could not be written.")

    def crash(self) -> None:
        """The program failed: what it was in the middle of is lost."""
        self.add(Visit(hour=self.now().hour, ended=VisitEnd.CRASH))

    def wrong_pin(self, pause: int) -> None:
        """Somebody gave a wrong PIN, and so many seconds of pause follow."""
        assists = {PAUSE: pause} if pause else {}
        self.add(Visit(hour=self.now().hour, ended=VisitEnd.WRONG_PIN, assists=assists))

    def days(self) -> tuple[date, ...]:
        """The days of which there is a file, in order."""
        found = (_day_of(path) for path in self.folder.glob(f"{PREFIX}*{ENDING}"))
        return tuple(sorted(day for day in found if day is not None))

    def of(self, day: date) -> tuple[Visit, ...]:
        """The visits of a day. A line that was damaged is passed over."""
        try:
            text = read_regular(self._path(day), LONGEST_FILE).decode("utf-8", "replace")
        except OSError:
            return ()
        head, *lines = text.splitlines() or [""]
        names = _cells(head)
        return tuple(visit for line in lines if (visit := _read(names, line)) is not None)

    def _path(self, day: date) -> Path:
        return self.folder / f"{PREFIX}{day.isoformat()}{ENDING}"

    def _drop_old(self) -> None:
        oldest = self.now().date() - timedelta(days=KEPT)
        for day in self.days():
            if day < oldest:
                with suppress(OSError):
                    self._path(day).unlink()


class Counting:
    """Counts what the running visit does. Times are in milliseconds."""

    def __init__(self, visits: Visits | None) -> None:
        """``visits``: where they are written; None to count nothing."""
        self._visits = visits
        self._visit: Visit | None = None
        self._began = 0.0
        self._sat_down = 0.0
        self._now = 0.0

    def step(self, now: float) -> None:
        """Time goes on."""
        self._now = now

    def begin(self) -> None:
        """Somebody has come."""
        hour = self._visits.now().hour if self._visits else 0
        self._visit = Visit(hour=hour, ended=VisitEnd.LEFT)
        self._began = self._now

    def sat_down(self) -> None:
        """A table is opened."""
        self._sat_down = self._now

    def rose(self, slug: str, over: bool) -> None:
        """The table is left."""
        if self._visit:
            played = GamePlayed(slug, (self._now - self._sat_down) / MINUTE, over)
            self._visit = replace(self._visit, games=(*self._visit.games, played))

    def taught(self, slug: str, reached: int, steps: int) -> None:
        """A lesson is left."""
        if self._visit:
            taken = LessonTaken(slug, reached, steps)
            self._visit = replace(self._visit, lessons=(*self._visit.lessons, taken))

    def helped(self, what: str) -> None:
        """A help was asked for, or a setting changed."""
        if self._visit is None:
            return
        if what == "why":
            self._visit = replace(self._visit, why=self._visit.why + 1)
        else:
            self._visit = replace(self._visit, assists=dict(Counter(self._visit.assists) + Counter([what])))

    def wrong_pin(self, pause: int) -> None:
        """Somebody gave a wrong PIN, and so many seconds of pause follow. It is written at once."""
        if self._visits:
            self._visits.wrong_pin(pause)

    def drop(self) -> None:
        """It was no visit, unless something was played or taught in it."""
        if self._visit and not (self._visit.games or self._visit.lessons):
            self._visit = None

    def end(self, ended: VisitEnd, language: str) -> None:
        """The visit is over, and is written down; where nobody was there, only a crash is."""
        visit, self._visit = self._visit, None
        if visit is None and ended == VisitEnd.CRASH and self._visits:
            self._visits.crash()
        elif visit and self._visits:
            minutes = (self._now - self._began) / MINUTE
            self._visits.add(replace(visit, ended=ended, minutes=minutes, language=language))


class Figures:
    """What the visits of some days come to."""

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
    def middle(self) -> float:
        """The minutes of the middle visit."""
        lengths = sorted(visit.minutes for visit in self._visits)
        return lengths[len(lengths) // 2] if lengths else 0.0

    @property
    def over(self) -> int:
        """The games that were played to their end."""
        return sum(game.over for visit in self._visits for game in visit.games)

    @property
    def hours(self) -> Counter[int]:
        """The visits that began in each hour."""
        return Counter(visit.hour for visit in self._visits)

    @property
    def endings(self) -> Counter[VisitEnd]:
        return Counter(visit.ended for visit in self._visits)

    @property
    def why(self) -> int:
        """How often it was asked why something may not be done."""
        return sum(visit.why for visit in self._visits)

    @property
    def assists(self) -> Counter[str]:
        """What else was asked for or changed."""
        return sum((Counter(visit.assists) for visit in self._visits), Counter())

    @property
    def languages(self) -> Counter[str]:
        return Counter(visit.language for visit in self._visits if visit.language)

    @property
    def games(self) -> tuple[tuple[str, int, float], ...]:
        """Each game, how often it was begun, and for how many minutes it was played on an average; the most begun
        first.
        """
        played = [game for visit in self._visits for game in visit.games]
        counted = Counter(game.slug for game in played)
        minutes = {slug: sum(game.minutes for game in played if game.slug == slug) for slug in counted}
        return tuple((slug, number, minutes[slug] / number) for slug, number in counted.most_common())

    @property
    def lessons(self) -> tuple[tuple[str, int, int, int | None], ...]:
        """Each lesson, how often it was begun and ended, and the step at which most left it; None where nobody did."""
        taken = [lesson for visit in self._visits for lesson in visit.lessons]
        counted = Counter(lesson.slug for lesson in taken)
        return tuple(
            (slug, number, *_left([each for each in taken if each.slug == slug]))
            for slug, number in counted.most_common()
        )

    def lengths(self, bounds: tuple[float, ...]) -> tuple[int, ...]:
        """How many visits lasted less than each bound in minutes and no less than the one before; and the rest."""
        below = [sum(visit.minutes < bound for visit in self._visits) for bound in bounds]
        return tuple(most - least for least, most in zip([0, *below], [*below, self.visits], strict=True))


def _left(taken: list[LessonTaken]) -> tuple[int, int | None]:
    """How many ended a lesson; and the step before which most left it."""
    left = Counter(lesson.reached + 1 for lesson in taken if lesson.reached < lesson.steps)
    return len(taken) - left.total(), left.most_common(1)[0][0] if left else None


def _append(path: Path, row: list[CsvCell]) -> None:
    """Hands a row to the system, which has it even if this program is killed, and to the disk besides whoever waits."""
    with open_private(path, "ab+") as file:
        before = csv_text([COLUMNS]) if file.tell() == 0 else "\r\n" if _torn(path) else ""
        file.write((before + csv_text([row])).encode())
        file.flush()
        Thread(target=_settle, args=(os.dup(file.fileno()),), name="visits").start()


def _settle(file: int) -> None:
    """Brings what was written to the disk, which may take long."""
    try:
        os.fsync(file)
    except OSError:
        _log.exception("A visit could not be brought to the disk.")
    finally:
        os.close(file)


def _torn(path: Path) -> bool:
    """Whether the last line was not written to its end."""
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
    """The cells of a line; none of a line that cannot be read."""
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
    """A count of what one visit brought. Raises ValueError for what can be none."""
    if not 0 <= (number := int(word)) <= MOST_COUNTED:
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
