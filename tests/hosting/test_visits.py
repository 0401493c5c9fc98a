"""Statistics of visits. Each visit is written as one line, which can be read back."""

import os
from datetime import datetime, timedelta
from pathlib import Path
from threading import Thread
from unittest.mock import Mock

import pytest

from crowe_table.hosting.visit_report import daily_csv, report_of
from crowe_table.hosting.visits import DAYS_KEPT, Counting, Figures, GamePlayed, LessonTaken, Visit, VisitEnd, Visits
from crowe_table.printing.visits import visit_report
from crowe_table.words import Words


class Wall:
    """A wall clock that the test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 6, 1, 14, 30)

    def __call__(self) -> datetime:
        return self.now


def test_a_visit_is_read_as_it_was_written_and_identifies_nobody(tmp_path: Path) -> None:
    visits = Visits(tmp_path / "visits", Wall())
    whole = Visit(
        hour=14,
        ended=VisitEnd.LIMIT,
        minutes=9.5,
        games=(GamePlayed("brag", 3.5, True), GamePlayed("whist", 2.0, False)),
        lessons=(LessonTaken("whist", 4, 12),),
        why=2,
        language="de",
        assists={"hint": 3, "text_size": 1},
    )
    visits.add(whole)
    visits.crash()
    day = visits.days()[0]
    assert visits.of(day)[0] == whole
    lines = (tmp_path / "visits" / "visits-2026-06-01.csv").read_text().splitlines()
    assert lines[1] == '14,"limit",9.5,"brag:3.5:over whist:2.0:left","whist:4/12",2,"de","hint:3 text_size:1"'
    assert not any(":30" in line for line in lines), "not even the minute"


LARGE = [
    b"10,left,1.0,,%s,%s,,%s" % cells
    for cells in (
        (b"", b"-1", b""),
        (b"", b"9" * 9, b""),
        (b"whist:-1/12", b"0", b""),
        (b"", b"0", b"hint:" + b"9" * 5000),
    )
]
"""Lines with a count that is too large for a visit."""


def test_a_torn_line_affects_no_other(tmp_path: Path) -> None:
    visits = Visits(tmp_path, Wall())
    visits.add(Visit(hour=9, ended=VisitEnd.LEFT, minutes=1.0))
    path = tmp_path / "visits-2026-06-01.csv"
    whole = path.read_bytes()
    for line in (b'99,left,1.0,,,0,,"', b"10,left,nan,,,0,,", b"10,left,1.0,\r,", b"10,fini", *(LARGE)):
        path.write_bytes(whole + line + b"\n")
        assert [visit.hour for visit in visits.of(visits.days()[0])] == [9]
    path.write_bytes(whole + b"10,fini")
    visits.add(Visit(hour=11, ended=VisitEnd.LEFT, minutes=1.0))
    assert [visit.hour for visit in visits.of(visits.days()[0])] == [9, 11]


def test_old_files_are_deleted_and_others_left_alone(tmp_path: Path) -> None:
    wall = Wall()
    visits = Visits(tmp_path, wall)
    (tmp_path / "visits-notes.csv").touch()
    first = wall.now.date()
    for _ in range(DAYS_KEPT):
        visits.crash()
        wall.now += timedelta(days=1)
    assert len(visits.days()) == DAYS_KEPT
    assert visits.days()[0] == first
    visits.crash()
    assert len(visits.days()) == DAYS_KEPT
    assert visits.days()[0] == first + timedelta(days=1)
    assert (tmp_path / "visits-notes.csv").exists()


@pytest.mark.parametrize("wrong", [datetime(1970, 1, 1), datetime(2099, 1, 1)])
def test_a_clock_that_is_wrong_deletes_no_statistics(tmp_path: Path, wrong: datetime) -> None:
    wall = Wall()
    visits = Visits(tmp_path, wall)
    visits.crash()
    right, wall.now = wall.now, wrong
    visits.crash()
    wall.now = right + timedelta(days=1)
    visits.crash()
    assert set(visits.days()) == {right.date(), wrong.date(), wall.now.date()}


def test_a_visit_over_midnight_counts_once_in_the_hour_of_its_beginning(tmp_path: Path) -> None:
    wall = Wall()
    wall.now = datetime(2026, 6, 1, 23, 58)
    counting = Counting(Visits(tmp_path, wall))
    counting.begin()
    wall.now += timedelta(minutes=4)
    counting.step(4 * 60_000.0)
    counting.end(VisitEnd.FINISHED, "en")
    (day,) = Visits(tmp_path, wall).days()
    (visit,) = Visits(tmp_path, wall).of(day)
    assert (day.day, visit.hour, visit.minutes) == (2, 23, 4.0)


@pytest.mark.parametrize("jump", [timedelta(hours=1), timedelta(hours=-1), timedelta(days=-9000)])
def test_the_length_of_a_visit_does_not_depend_on_the_wall_clock(tmp_path: Path, jump: timedelta) -> None:
    """The clock is set forward or back for summer time, or is corrected."""
    wall = Wall()
    counting = Counting(Visits(tmp_path, wall))
    counting.begin()
    wall.now += jump
    counting.step(3 * 60_000.0)
    counting.end(VisitEnd.LEFT, "en")
    visits = Visits(tmp_path, wall)
    assert [visit.minutes for visit in visits.of(visits.days()[0])] == [3.0]


def test_the_statistics_of_a_season_are_a_line_a_day_and_a_page(tmp_path: Path) -> None:
    wall = Wall()
    visits = Visits(tmp_path, wall)
    played = Visit(hour=14, ended=VisitEnd.FINISHED, minutes=4.0, games=(GamePlayed("brag", 3.5, True),), language="de")
    for number in (1, 2):
        for _ in range(number):
            visits.add(played)
        wall.now += timedelta(days=1)
    lines = daily_csv(visits).decode().splitlines()
    assert lines[1:] == ['"2026-06-01",1,4.0,1,1,0,0,0,0,0,0', '"2026-06-02",2,4.0,2,2,0,0,0,0,0,0']
    report = report_of(visits, Words("de"))
    assert "1. Juni" in report.period
    assert ("Brag", ("3", "4 Min.")) in [row for each in report.lists for row in each.rows]
    assert visit_report(Words("de"), report).startswith(b"%PDF")


VISITS_A_DAY = 120


def test_the_statistics_of_a_season_stay_small(tmp_path: Path) -> None:
    """A busy day has a visit every four minutes for eight hours; 400 such days fit in 6 MB."""
    wall = Wall()
    visits = Visits(tmp_path, wall)
    games = (GamePlayed("blind-hookey", 3.5, True), GamePlayed("cribbage", 2.0, False))
    assists = {"hint": 3, "why": 1, "text_size": 1, "rules": 1, "take-back": 2}
    for _ in range(VISITS_A_DAY):
        visits.add(Visit(hour=14, ended=VisitEnd.FINISHED, minutes=9.5, games=games, language="de", assists=assists))
    assert DAYS_KEPT * sum(path.stat().st_size for path in tmp_path.iterdir()) < 6_000_000


def test_an_unwritable_folder_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "visits").touch()
    visits = Visits(tmp_path / "visits", Wall())
    visits.crash()
    assert visits.days() == ()


def test_nothing_is_counted_if_statistics_are_off() -> None:
    counting = Counting(None)
    counting.begin()
    counting.count_help("hint")
    counting.end(VisitEnd.FINISHED, "en")


def test_the_statistics_of_several_visits() -> None:
    figures = Figures(
        (
            Visit(hour=9, ended=VisitEnd.FINISHED, minutes=4.0, games=(GamePlayed("brag", 3.0, True),)),
            Visit(hour=9, ended=VisitEnd.LEFT, minutes=1.0, games=(GamePlayed("brag", 1.0, False),)),
            Visit(hour=10, ended=VisitEnd.LIMIT, minutes=10.0, lessons=(LessonTaken("whist", 4, 12),)),
            Visit(hour=10, ended=VisitEnd.CRASH),
        )
    )
    assert (figures.visits, figures.median_minutes, figures.over, figures.crashes) == (3, 4.0, 1, 1)
    assert figures.hours == {9: 2, 10: 1}
    assert figures.games == (("brag", 2, 2.0),)
    assert figures.lessons == (("whist", 1, 0, 5),)
    assert figures.lengths((2.0, 5.0)) == (1, 1, 1)


def test_a_visit_is_written_without_waiting_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure of the disk is only logged."""
    waiting: list[Thread] = []

    def wait(thread: Thread) -> None:
        waiting.append(thread)

    monkeypatch.setattr(Thread, "start", wait)
    visits = Visits(tmp_path)
    visits.add(Visit(hour=11, ended=VisitEnd.LEFT, minutes=2.0))
    assert [visit.hour for visit in visits.of(visits.now().date())] == [11]
    failing = Mock(side_effect=OSError)
    monkeypatch.setattr(os, "fsync", failing)
    for thread in waiting:
        thread.run()
    assert len(waiting) == 1
    assert failing.call_count == 1
