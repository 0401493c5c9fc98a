"""The deal of the day: one game and one pack for each date, results as six words, and a run of days."""

import random
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.engine.core import Reason, Seat
from crowe_table.engine.deal_code import read_code
from crowe_table.engine.money import COUNTERS, STAKES
from crowe_table.engine.series import Participant
from crowe_table.hosting import daily
from crowe_table.hosting.daily import (
    FIRST_DAY,
    DailyDeal,
    DailyResult,
    daily_deal,
    read_result_code,
    result_code,
    result_of,
    run_of_days,
    saved_daily,
)
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.new_table import NewTable, table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import play

TODAY = date.today()
ANN = Participant("Ann")


def day_of_game(slug: str, after: date = TODAY - timedelta(days=1)) -> date:
    """Return the first day after a date on which this game is played."""
    days = (after + timedelta(days=number) for number in range(1, 1000))
    return next(day for day in days if daily_deal(day).game == slug)


def table(deal: DailyDeal) -> NewTable:
    others = [Participant(f"Person {number}", "sound") for number in range(1, deal.seats)]
    new = deal.table((ANN, *others))
    assert isinstance(new, NewTable), new
    return new


def started(shelf: Shelf, deal: DailyDeal) -> Session:
    session = shelf.start(table(deal))
    assert isinstance(session, Session), session
    return session


def finished(shelf: Shelf, deal: DailyDeal) -> SavedGame:
    session = started(shelf, deal)
    play(session, 100_000, random.Random(1))
    assert session.over
    session.close()
    saved = saved_daily(deal, shelf.entries())
    assert saved
    return saved


def test_every_published_game_has_its_days() -> None:
    counts = Counter(daily_deal(TODAY + timedelta(days=number)).game for number in range(1000))
    assert set(counts) == set(games.slugs())
    assert min(counts.values()) > 30, "about 62 of a thousand days"


def test_a_new_game_changes_only_the_dates_that_it_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    year = [TODAY + timedelta(days=number) for number in range(365)]
    before = [daily_deal(day) for day in year]
    without = tuple(slug for slug in games.slugs() if slug != "whist")
    monkeypatch.setattr("crowe_table.hosting.daily.games.slugs", lambda: without)
    assert [daily_deal(day) for day, deal in zip(year, before, strict=True) if deal.game != "whist"] == [
        deal for deal in before if deal.game != "whist"
    ]


@pytest.mark.parametrize("slug", games.slugs())
def test_a_table_of_every_game_can_be_opened(slug: str, tmp_path: Path) -> None:
    session = started(Shelf(tmp_path), daily_deal(day_of_game(slug)))
    assert not session.head.known
    session.close()


def test_a_date_determines_the_cards() -> None:
    """The expected seed is fixed for ever, because friends may have different versions of the program."""
    one = daily_deal(date(2026, 11, 28))
    assert (one.game, one.seed) == ("reversis", "amiable-custard-quote-lagoon-dash-memoir")
    assert read_code(one.seed) == one.seed
    assert daily_deal(date(2026, 11, 29)).seed != one.seed


@pytest.mark.parametrize(
    "result",
    [
        DailyResult(FIRST_DAY, 0, 0),
        DailyResult(date(2026, 11, 28), 121, 98),
        DailyResult(date(2030, 2, 1), -40, 0, in_points=False),
        DailyResult(date(2068, 11, 8), 8_388_607, -8_388_608),
    ],
)
def test_a_result_survives_its_six_words(result: DailyResult) -> None:
    words = result_code(result)
    assert read_result_code(f"  {words.upper().replace(' ', ', ')} ") == result


def test_a_result_that_is_too_large_is_capped() -> None:
    read = read_result_code(result_code(DailyResult(FIRST_DAY, 10**9, -(10**9))))
    assert read == DailyResult(FIRST_DAY, 8_388_607, -8_388_608)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "deal-code-count"),
        ("only three words", "deal-code-count"),
        (daily_deal(TODAY).seed, "daily-code-check"),
        ("zzzzz " * 6, "deal-code-word"),
    ],
)
def test_a_wrong_code_is_explained(typed: str, key: str) -> None:
    read = read_result_code(typed)
    assert isinstance(read, Reason)
    assert read.key == key


def test_the_first_game_of_a_day_counts_and_the_same_cards_again_do_not(tmp_path: Path) -> None:
    shelf, deal = Shelf(tmp_path), daily_deal(TODAY)
    assert saved_daily(deal, shelf.entries()) is None
    session = started(shelf, deal)
    again = shelf.start_copy(session.head)
    assert isinstance(again, Session)
    again.close()
    session.close()
    saved = saved_daily(deal, shelf.entries())
    assert saved
    assert saved.path == session.path
    assert not saved.finished
    shelf.delete([saved.path])
    assert saved_daily(deal, shelf.entries()) is None


@pytest.mark.parametrize("slug", ["cribbage", "blind-hookey"])
def test_a_result_is_that_of_the_first_player(slug: str, tmp_path: Path) -> None:
    deal = daily_deal(day_of_game(slug))
    shelf = Shelf(tmp_path)
    session = started(shelf, deal)
    play(session, 100_000, random.Random(1))
    session.close()
    [entry] = shelf.entries()
    played = load(entry.path).table
    assert played
    view = played.view(Seat(0))
    found = result_of(deal.day, entry)
    if slug == "cribbage":
        scores = [view.public.score(seat) or 0 for seat in view.public.ring]
        assert found == DailyResult(deal.day, scores[0], max(scores[1:]))
    else:
        assert found == DailyResult(deal.day, entry.purses[0] - STAKES[COUNTERS].purse, in_points=False)


def test_a_run_counts_days_in_succession(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    monkeypatch.setattr(daily, "_near", lambda entry, day: True)
    assert run_of_days(TODAY, shelf.entries()) == 0
    for ago in (1, 2, 4):
        finished(shelf, daily_deal(TODAY - timedelta(days=ago)))
    assert run_of_days(TODAY, shelf.entries()) == 2
    started(shelf, daily_deal(TODAY)).close()
    assert run_of_days(TODAY, shelf.entries()) == 2, "a game in progress does not end the run"


def test_a_session_of_another_day_is_not_taken_for_this_one(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    later = day_of_game(daily_deal(TODAY).game, after=TODAY)
    finished(shelf, daily_deal(TODAY))
    assert saved_daily(daily_deal(later), shelf.entries()) is None
    head = started(shelf, daily_deal(TODAY)).head
    assert not isinstance(table_of(head), Reason)
