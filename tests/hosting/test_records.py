"""Records depend only on finished sessions."""

import random
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Reason, Scored
from crowe_table.engine.series import Participant
from crowe_table.hosting import records
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.new_table import choose_table
from crowe_table.hosting.records import DATABASE, HOUSE, LOST, WON, Records, is_money_game
from crowe_table.hosting.replay import load
from crowe_table.hosting.review import ChoiceCost, ExpertDeal
from crowe_table.hosting.review_job import ComparisonJob, CostJob
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.search.advice import Measure
from tests.hosting.test_sessions import play

ANN, BEN, SHARP = Participant("Ann"), Participant("Ben"), Participant("Mr. Sharp", "sound")


def finished(shelf: Shelf, slug: str, preset: str, players: tuple[Participant, ...], seed: str) -> Session:
    new = choose_table(slug, preset, players, stakes="coffee_house", seed=seed)
    assert not isinstance(new, Reason), new
    session = shelf.start(new)
    assert isinstance(session, Session)
    play(session, 100_000, random.Random(seed))
    assert session.over
    session.close()
    return session


def lines(shelf: Shelf) -> list[tuple[str | int | float, ...]]:
    found = Records(shelf)
    found.read()
    told = list(found.lines())
    found.close()
    return told


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """Return a shelf with three games of Cribbage and one of Blind Hookey."""
    shelf = Shelf(tmp_path_factory.mktemp("kept") / "sessions")
    for number in range(3):
        finished(shelf, "cribbage", "crowe", (ANN, SHARP), f"kept {number}")
    finished(shelf, "blind-hookey", "heaps", (ANN, BEN, SHARP), "kept")
    return shelf


def test_games_and_averages_match_the_sessions(shelf: Shelf) -> None:
    found = Records(shelf)
    found.read()
    assert found.persons() == ("Ann", "Ben")
    assert set(found.games("Ann")) == {"cribbage", "blind-hookey"}
    record = found.of("Ann", "cribbage")
    tables = [load(entry.path).table for entry in shelf.entries() if entry.game == "cribbage"]
    points, deals, won = 0, 0, 0
    for table in tables:
        assert table
        told = [event for count in range(len(table.actions) + 1) for event in table.events(count)]
        hands = [event for event in told if isinstance(event, Scored) and event.what.key == "score-hand"]
        points += sum(event.points for event in hands if event.seat == 0)
        deals += table.deal
        won += 0 in table.watch().public.winners
    assert (record.games, record.won, record.won + record.lost) == (3, won, 3)
    [hand] = [each for each in record.averages if each.what == "score-hand"]
    assert hand.own == pytest.approx(points / deals)
    assert hand.best >= hand.own
    assert hand.house
    assert len(record.course) == 3
    assert record.course[-1] == record.won - record.lost
    found.close()


def test_gains_in_a_game_of_money_sum_to_zero(shelf: Shelf) -> None:
    [entry] = [entry for entry in shelf.entries() if entry.game == "blind-hookey"]
    found = load(entry.path)
    assert found.head
    assert found.table
    rows = records.played(found.head, found.table)
    assert is_money_game("blind-hookey")
    assert sorted(row.person for row in rows) == [HOUSE, "Ann", "Ben"]
    assert sum(row.gain for row in rows) == pytest.approx(0)
    winners = found.table.watch().public.winners
    assert [row.outcome for row in rows] == [WON if seat in winners else LOST for seat in range(3)]


def test_a_session_is_replayed_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    told = lines(shelf)
    monkeypatch.delattr(records, "load")
    assert lines(shelf) == told


@pytest.mark.parametrize("damage", [b"", b"no database at all", b"\0" * 5000])
def test_a_lost_or_damaged_database_is_rebuilt(shelf: Shelf, damage: bytes) -> None:
    told = lines(shelf)
    if damage:
        (shelf.folder / DATABASE).write_bytes(damage)
    else:
        (shelf.folder / DATABASE).unlink()
    assert lines(shelf) == told


def test_a_truncated_database_is_rebuilt(shelf: Shelf) -> None:
    told = lines(shelf)
    data = bytearray((shelf.folder / DATABASE).read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    (shelf.folder / DATABASE).write_bytes(data)
    assert lines(shelf) == told


def test_a_database_of_another_edition_is_rebuilt(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    told = lines(shelf)
    monkeypatch.setattr(records, "edition", lambda: "another")
    assert lines(shelf) == told


def test_the_database_is_readable_only_by_its_owner(shelf: Shelf) -> None:
    lines(shelf)
    assert (shelf.folder / DATABASE).stat().st_mode & 0o077 == 0


def test_records_work_without_a_writable_disk(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    told = lines(shelf)
    monkeypatch.setattr(records, "DATABASE", "no/such/folder")
    assert lines(shelf) == told


def test_two_windows_share_a_folder_without_blocking(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions that the other window has written cause no error, and each counts once."""
    (shelf.folder / DATABASE).unlink(missing_ok=True)
    one, other = Records(shelf), Records(shelf)
    look, first = records._found, list[str]()

    def after_the_other(name: str, entry: SavedGame, stamp: str) -> records._Rows:
        if not first:
            first.append(name)
            other.read()
        return look(name, entry, stamp)

    monkeypatch.setattr(records, "_found", after_the_other)
    one.read()
    assert [each.of("Ann", "cribbage").games for each in (one, other, Records(shelf))] == [3, 3, 3]
    one.close()
    other.close()


def test_a_failed_write_leaves_nothing_locked(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    (shelf.folder / DATABASE).unlink(missing_ok=True)
    one, other = Records(shelf), Records(shelf)
    with monkeypatch.context() as patch:
        patch.setattr(records, "_found", lambda *_: records._Rows("x", "x", played=(("too", "few"),)))
        one.read()
    other.read()
    assert other.of("Ann", "cribbage").games == 3
    one.close()
    other.close()


def test_records_continue_in_memory_on_a_full_disk(shelf: Shelf) -> None:
    (shelf.folder / DATABASE).unlink(missing_ok=True)
    full = Records(shelf)
    full._database.execute("PRAGMA query_only = 1")
    full.read()
    assert full.of("Ann", "cribbage").games == 3
    full.close()
    assert Records(shelf).persons() == ()


def test_deleted_sessions_leave_the_records_until_restored(shelf: Shelf) -> None:
    told = lines(shelf)
    shelf.delete([entry.path for entry in shelf.entries() if entry.game == "cribbage"])
    assert {line[1] for line in lines(shelf)[1:]} == {"blind-hookey"}
    shelf.restore_deleted()
    assert lines(shelf) == told


def test_unfinished_famous_and_refereed_games_do_not_count(shelf: Shelf) -> None:
    [entry, *_] = shelf.entries()
    assert records._counts(entry)
    for other in (replace(entry, finished=False), replace(entry, exhibit="duke"), replace(entry, refereed=True)):
        assert not records._counts(other)


def test_streaks_count_consecutive_wins() -> None:
    assert list(records._streaks([1, 1, -1, 1, 0, 1, 1, 1])) == [1, 2, 0, 1, 0, 1, 2, 3]


def test_records_are_exported_as_csv(shelf: Shelf, tmp_path: Path) -> None:
    found = Records(shelf)
    found.read()
    assert found.write(tmp_path / "out.csv") is None
    first, *rest = (tmp_path / "out.csv").read_text().splitlines()
    assert first.startswith('"person","game","played"')
    assert any(line.startswith('"Ann","cribbage",3,') for line in rest)
    told = found.write(tmp_path / "nowhere" / "out.csv")
    assert told
    assert told.key == "records-not-written"
    found.close()


# --- Beside an expert ------------------------------------------------------------------------------------------------


def test_an_expert_plays_the_deals_of_a_person_and_the_record_has_the_mean(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = finished(shelf, "blind-hookey", "heaps", (ANN, BEN, SHARP), "compared")
    found = Records(shelf)
    found.read()
    assert found.uncompared("Ann", "blind-hookey") == (session.path,)
    assert found.comparison("Ann", "blind-hookey") is None
    job = ComparisonJob(session.path, "Ann")
    job.wait()
    deals = []
    while (finding := job.poll()) is not None:
        assert isinstance(finding, ExpertDeal)
        deals.append(finding)
    assert not job.failed
    assert deals
    found.store_comparison(session.path, "Ann", [replace(each, deal=at) for at in range(3) for each in deals])
    assert found.uncompared("Ann", "blind-hookey") == ()
    beside = found.comparison("Ann", "blind-hookey")
    assert beside
    assert beside.deals == 3 * len(deals)
    assert beside.cost.value == pytest.approx(mean(each.lead for each in deals))
    assert beside.luck.value == pytest.approx(mean(each.gained for each in deals))
    assert beside.course[-1] == pytest.approx(3 * sum(each.lead for each in deals))
    found.close()


def test_a_game_without_comparable_deals_is_not_compared_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = finished(shelf, "blind-hookey", "heaps", (ANN, BEN, SHARP), "compared")
    found = Records(shelf)
    found.read()
    found.store_comparison(session.path, "Ann", [])
    assert found.uncompared("Ann", "blind-hookey") == ()
    assert found.uncompared("Ben", "blind-hookey") == (session.path,)
    assert found.comparison("Ann", "blind-hookey") is None
    found.close()


def test_a_file_that_cannot_be_read_is_not_compared(tmp_path: Path) -> None:
    job = ComparisonJob(tmp_path / "none.crowe", "Ann")
    job.wait()
    assert job.failed


# --- The dearest choices ---------------------------------------------------------------------------------------------


def costs(kind: str, lost: Sequence[float], measure: Measure = Measure.POINTS, weight: float = 1.0) -> list[ChoiceCost]:
    return [ChoiceCost(at, kind, measure, each, each * weight) for at, each in enumerate(lost)]


def test_the_kind_of_choice_that_costs_most_is_named_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = finished(shelf, "blind-hookey", "heaps", (ANN, BEN, SHARP), "rated")
    found = Records(shelf)
    found.read()
    assert found.unrated("Ann", "blind-hookey") == (session.path,)
    stakes = costs("stake", [3.0, 1.0] * 4 + [1.0, 1.0] * 4, weight=0.5)
    bids = costs("take", [0.2, 0.3] * 5, Measure.GAMES, weight=10)
    rare, chance = costs("divide", [9.0] * 3), costs("lift", [0.0] * 11 + [5.0])
    found.store_costs(session.path, "Ann", [*stakes, *bids, *rare, *chance])
    assert found.unrated("Ann", "blind-hookey") == ()
    first, second = found.dearest_kinds("Ann", "blind-hookey")
    assert (first.kind, first.measure, first.choices) == ("take", Measure.GAMES, 10)
    assert second.kind == "stake"
    assert second.cost.value == pytest.approx(mean(each.lost for each in stakes))
    assert (second.early, second.late) == (2.0, 1.0)
    assert found.dearest_kinds("Ben", "blind-hookey") == ()
    found.close()


def test_a_game_without_rated_choices_is_not_rated_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = finished(shelf, "blind-hookey", "heaps", (ANN, BEN, SHARP), "rated")
    found = Records(shelf)
    found.read()
    job = CostJob(session.path, "Ann")
    job.wait()
    assert not job.failed
    found.store_costs(session.path, "Ann", [])
    assert found.unrated("Ann", "blind-hookey") == ()
    assert found.dearest_kinds("Ann", "blind-hookey") == ()
    found.close()
