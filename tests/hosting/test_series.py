"""The account of a series. Every row sums to zero, no farthing is lost, and forged accounts are refused."""

import random
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, Raw
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import SPECTATOR, Reason, Seat
from crowe_table.engine.journal import (
    BodyLine,
    Close,
    Do,
    Head,
    Header,
    Journal,
    Soundness,
    read,
)
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.series import Participant, Row, Series, new_series
from crowe_table.hosting.listing import MAX_WAIT, Listing
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from tests.present import present
from tests.sampling import every_table, going_on, some_tables

NAMES = (
    "A Visitor",
    "Mr. Sharp",
    "Mrs. Pimlott",
    "Captain Fenn",
    "Miss Tolliver",
    "Dr. Hask",
    "Mrs. Ogle",
    "Mr. Quill",
)


def players(*names: str) -> tuple[Participant, ...]:
    return tuple(Participant(name, "" if name == NAMES[0] else "sound") for name in names)


# --- the account alone
# -------------------------------------------------------------------------------------------------


def test_a_series_of_two_games_worked_by_hand() -> None:
    series = new_series(players("A Visitor", "Mr. Sharp"), (Farthings(2016), Farthings(2016)), "name")
    series = series.played("cribbage", "crowe", (Farthings(240), Farthings(-240)))
    series = series.seated(players("Mrs. Pimlott", "A Visitor"), Farthings(2016))
    series = series.played("cribbage", "crowe", (Farthings(-2016), Farthings(2000))).filled(Farthings(1000))
    assert [player.name for player in series.company] == ["A Visitor", "Mr. Sharp", "Mrs. Pimlott"]
    assert series.seats == (2, 0)
    assert [series.purse(member) for member in range(3)] == [4256, 1776, 1000]
    assert [series.given(member) for member in range(3)] == [2016, 2016, 3016]
    assert [series.result(member) for member in range(3)] == [2240, -240, -2016]
    assert series.purses == (1000, 4256)
    assert series.house == 16
    assert series.sum == 0
    assert series.games == 2
    assert [row.sum for row in series.rows] == [0] * 5
    assert series.fault(players("Mrs. Pimlott", "A Visitor"), (Farthings(1000), Farthings(4256))) is None


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_every_account_sums_to_zero(data: st.DataObject) -> None:
    """A separate count of each player's money must agree. No purse may change without a row that names its owner."""
    level = STAKES[data.draw(st.sampled_from(sorted(STAKES)))]
    sat = data.draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=6, unique=True))
    series = new_series(players(*sat), (level.purse,) * len(sat), "name")
    purses = dict.fromkeys(sat, level.purse)
    house = minted = 0
    minted = -level.purse * len(sat)
    for _ in range(data.draw(st.integers(0, 12))):
        match data.draw(st.sampled_from(("game", "fill", "seats"))):
            case "game":
                won = [data.draw(st.integers(-purses[name], level.purse)) for name in sat]
                for name, farthings in zip(sat, won, strict=True):
                    purses[name] = Farthings(purses[name] + farthings)
                house -= sum(won)
                series = series.played("cribbage", "crowe", tuple(map(Farthings, won)))
            case "fill":
                for name in sat:
                    minted -= max(0, level.purse - purses[name])
                    purses[name] = max(level.purse, purses[name])
                series = series.filled(level.purse)
            case "seats":
                sat = data.draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=6, unique=True))
                for name in sat:
                    if name not in purses:
                        purses[name] = level.purse
                        minted -= level.purse
                series = series.seated(players(*sat), level.purse)
        assert {player.name: series.purse(at) for at, player in enumerate(series.company)} == purses
        assert series.purses == tuple(purses[name] for name in sat)
        assert series.house == house
        assert sum(row.mint for row in series.rows) == minted
        assert all(row.sum == 0 for row in series.rows)
        assert series.sum == 0
        assert sum(purses.values()) + house + minted == 0
        assert series.fault(players(*sat), series.purses) is None


SERIES = new_series(players("A Visitor", "Mr. Sharp"), (Farthings(2016), Farthings(2016)), "name").played(
    "cribbage", "crowe", (Farthings(240), Farthings(-240))
)


@pytest.mark.parametrize(
    ("series", "key"),
    [
        (replace(SERIES, seats=(0, 0)), "save-sitting-company"),
        (replace(SERIES, seats=(0, 2)), "save-sitting-company"),
        (replace(SERIES, seats=(1, 0)), "save-sitting-company"),
        (replace(SERIES, seats=(0,)), "save-sitting-company"),
        (replace(SERIES, seats=(-2, -1)), "save-sitting-company"),
        (replace(SERIES, company=players("A Visitor", "Mr. Blunt")), "save-sitting-company"),
        (replace(SERIES, company=()), "save-sitting-company"),
        (replace(SERIES, rows=()), "save-sitting-purses"),
        (replace(SERIES, rows=SERIES.rows[:1]), "save-sitting-purses"),
        (
            replace(SERIES, rows=(*SERIES.rows, Row(moved=(Farthings(8), Farthings(0)), mint=Farthings(-8)))),
            "save-sitting-purses",
        ),
        (replace(SERIES, rows=(*SERIES.rows, Row(moved=(Farthings(8), Farthings(0))))), "save-sitting-row"),
        (replace(SERIES, rows=(*SERIES.rows, Row(moved=(Farthings(-8), Farthings(8))))), "save-sitting-row"),
        (
            replace(SERIES, rows=(*SERIES.rows, Row(moved=(Farthings(-8), Farthings(0)), house=Farthings(8)))),
            "save-sitting-row",
        ),
        (
            replace(
                SERIES,
                rows=(*SERIES.rows, Row(game="cribbage", moved=(Farthings(8), Farthings(0)), mint=Farthings(-8))),
            ),
            "save-sitting-row",
        ),
        (
            replace(SERIES, rows=(*SERIES.rows, Row(game="cribbage", moved=(Farthings(8),), house=Farthings(-8)))),
            "save-sitting-row",
        ),
        (
            replace(SERIES, rows=(*SERIES.rows, Row(game="cribbage", moved=(Farthings(2000), Farthings(-2000))))),
            "save-sitting-row",
        ),
        (
            replace(
                SERIES,
                rows=(
                    *SERIES.rows,
                    Row(game="cribbage", moved=(Farthings(10**13), Farthings(0)), house=Farthings(-(10**13))),
                ),
            ),
            "save-sitting-row",
        ),
        (replace(SERIES, rows=SERIES.rows[:1] * 2001), "save-sitting-row"),
    ],
)
def test_an_impossible_account_is_refused_with_a_sentence(tmp_path: Path, series: Series, key: str) -> None:
    sat = players("A Visitor", "Mr. Sharp")
    wrong = series.fault(sat, SERIES.purses)
    assert wrong is not None
    assert wrong.key == key
    head = replace(header(tmp_path), players=sat, purses=SERIES.purses, written_series=series)
    found = load(write(tmp_path / "forged.crowe", head))
    assert found.soundness is Soundness.DAMAGED
    assert found.why == wrong
    assert Words().has(key)
    assert load(write(tmp_path / "honest.crowe", replace(head, written_series=SERIES))).table is not None


@pytest.mark.parametrize(
    "series",
    [
        replace(SERIES, name="\x1b[2J"),
        replace(SERIES, begun="x" * 201),
        replace(SERIES, company=(*SERIES.company, Participant("\x07")), rows=()),
        replace(SERIES, rows=(*SERIES.rows, Row(game="\n", moved=(Farthings(0), Farthings(0))))),
    ],
)
def test_unprintable_text_is_refused(tmp_path: Path, series: Series) -> None:
    head = replace(header(tmp_path), players=SERIES.company, purses=SERIES.purses, written_series=series)
    why = load(write(tmp_path / "forged.crowe", head)).why
    assert why is not None
    assert why.key == "save-company"


# --- sessions
# ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def header(folder: Path) -> Header:
    session = Shelf(folder / "any").start(table("A Visitor", "Mr. Sharp"))
    assert isinstance(session, Session)
    session.close()
    return session.head


def table(*names: str, slug: str = "cribbage", preset: str = "crowe", **more: object) -> NewTable:
    new = choose_table(slug, preset, players(*names), **{"stakes": "coffee_house", **more})  # type: ignore[arg-type]
    assert isinstance(new, NewTable), new
    return new


def write(path: Path, head: Header, *lines: BodyLine) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal(path)
    journal.write([Head(head), *lines])
    journal.close()
    return path


def lines_of(path: Path) -> tuple[BodyLine, ...]:
    return read(path.read_bytes()).lines


def finish(session: Session, chance: random.Random, most: int = 100_000) -> Session:
    """Play at random. After ``most`` actions, the first player who is allowed to end the game does so."""
    while not session.over:
        ask = session.view(SPECTATOR).ask
        assert ask
        legal = going_on(session.view(chance.choice(ask.awaited())).legal)
        rising = [action for action in legal if type(action).__name__ == "Rise"]
        action = rising[0] if rising and session.count > most else chance.choice(legal)
        assert session.submit(action) is None
    return session


def started(shelf: Shelf, new: NewTable) -> Session:
    session = shelf.start(new)
    assert isinstance(session, Session), session
    return session


def test_a_company_changes_games_without_losing_a_farthing(shelf: Shelf) -> None:
    """Games, players and refills of purses are random. Every file contains the whole account."""
    chance = random.Random(1775)
    series: Series | None = None
    purses: dict[str, int] = {}
    for _ in range(8):
        slug, preset, seats = chance.choice(every_table())
        sat = chance.sample(NAMES, seats)
        new = table(*sat, slug=slug, preset=preset, series=series, seed=str(chance.random())[2:])
        if chance.random() < 0.4 or games.game(slug).unfit(new.setup()):
            new = new.refilled()
            purses |= {name: max(purses.get(name, 0), 2016) for name in sat}
        assert new.purses == tuple(purses.get(name, 2016) for name in sat)
        session = finish(started(shelf, new), chance, 300)
        opened = session.view(SPECTATOR).public.opened
        for name, won, brought, began in zip(sat, session.result(), opened, new.purses, strict=True):
            purses[name] = purses.get(name, 2016) + won + brought - began
        series = session.series
        assert session.view(SPECTATOR).public.purses == series.purses == tuple(purses[name] for name in sat)
        assert {player.name: series.purse(at) for at, player in enumerate(series.company)} == purses
        assert series.sum == 0
        assert session.account_summary().sum == 0
        session.close()
        found = load(session.path)
        assert found.table, found.why
        assert Close(series.rows[-1]) in lines_of(session.path)
        assert found.head
        assert found.head.series.name == session.head.series.name != ""
    assert series
    assert series.games == 8
    assert len({entry.series for entry in shelf.entries()}) == 1
    assert {entry.number for entry in shelf.entries()} == set(range(1, 9))


@pytest.mark.parametrize(("slug", "preset", "seats"), some_tables())
def test_money_on_the_table_is_counted_during_every_game(shelf: Shelf, slug: str, preset: str, seats: int) -> None:
    session = started(shelf, table(*NAMES[:seats], slug=slug, preset=preset, seed="middle"))
    chance = random.Random(7)
    for _ in range(120):
        if session.over:
            break
        summary = session.account_summary()
        assert summary.sum == 0
        assert summary.playing
        assert summary.series.purses == session.view(SPECTATOR).public.purses
        ask = session.view(SPECTATOR).ask
        assert (
            session.submit(chance.choice(going_on(session.view(chance.choice(present(ask).awaited())).legal))) is None
        )
    session.close()
    again = shelf.resume(session.path)
    assert isinstance(again, Session)
    assert again.account_summary() == session.account_summary(), "an interrupted game keeps its account"
    again.close()


def test_the_next_game_continues_the_account(shelf: Shelf) -> None:
    first = finish(started(shelf, table("A Visitor", "Mr. Sharp", seed="5")), random.Random(5))
    new = first.next_game()
    assert isinstance(new, NewTable)
    assert new.series == first.series
    second = started(shelf, new.refilled())
    rows = second.head.series.rows
    assert [row.game for row in rows] == ["", "cribbage", ""]
    assert second.head.series.purses == second.head.purses
    assert min(second.head.purses) == 2016
    assert second.head.series.name == first.head.series.name
    second.releases(wait=True)
    assert shelf.has_continuation(first)
    assert not shelf.has_continuation(second)
    for session in (first, second):
        session.close()


def test_an_end_that_was_taken_back_is_written_again(shelf: Shelf) -> None:
    session = finish(
        started(shelf, table("A Visitor", "Mr. Sharp", seed="back", changes={"stake": 0})), random.Random(6)
    )
    assert session.take_back(Seat(0), "always") is None
    assert session.series == session.head.series
    finish(session, random.Random(8))
    session.close()
    assert sum(isinstance(line, Close) for line in lines_of(session.path)) == 2
    assert load(session.path).table


@pytest.mark.parametrize("change", ["won", "game", "early"])
def test_a_false_closing_line_is_refused(shelf: Shelf, tmp_path: Path, change: str) -> None:
    session = finish(started(shelf, table("A Visitor", "Mr. Sharp", seed="5")), random.Random(5))
    session.close()
    *before, close, _, _ = lines_of(session.path)
    assert isinstance(close, Close)
    forged: list[BodyLine] = {
        "won": [*before, Close(replace(close.close, moved=tuple(2 * won for won in close.close.moved)))],
        "game": [*before, Close(replace(close.close, game="whist"))],
        "early": [before[0], close],
    }[change]
    found = load(write(tmp_path / "forged.crowe", session.head, *forged))
    assert found.why is not None
    assert found.why.key == "save-close"


# --- files of other games and other formats --------------------------------------------------------------------------


def test_the_actions_of_one_game_are_refused_in_another(shelf: Shelf, tmp_path: Path) -> None:
    """The header belongs to one game and the lines to another. Further lines belong to no game."""
    session = finish(started(shelf, table("A Visitor", "Mr. Sharp", seed="5")), random.Random(5))
    session.close()
    lines = lines_of(session.path)
    for slug in games.slugs():
        if slug == "cribbage":
            continue
        laws = games.game(slug)
        preset = next((each for each in laws.presets if 2 in each.seats), None)
        if preset is None:
            continue
        options = Raw(msgspec.json.encode(laws.preset(preset.name, 2)))
        head = replace(session.head, game=slug, laws=laws.laws_version, preset=preset.name, options=options)
        found = load(write(tmp_path / f"{slug}.crowe", head, *lines))
        assert found.table is None
        assert found.why is not None
        assert found.why.key in ("save-line", "save-deal", "save-unfit")
    strange = Do(Raw(b'{"act":"stake_all","seat":0}'))
    found = load(write(tmp_path / "strange.crowe", session.head, strange))
    assert found.why is not None
    assert found.why.key == "save-line"
    found = load(write(tmp_path / "unknown.crowe", replace(session.head, game="faro-royal"), *lines))
    assert found.why is not None
    assert found.why.key == "save-unknown-game"


def test_a_header_without_an_account_is_a_series_of_one_game(shelf: Shelf) -> None:
    head = header(shelf.folder)
    found = load(write(shelf.folder / "bare.crowe", replace(head, written_series=UNSET)))
    assert found.table
    assert found.head
    assert found.head.series.rows == (Row(moved=(Farthings(2016), Farthings(2016)), mint=Farthings(-4032)),)


def test_an_older_game_of_a_series_has_no_second_continuation(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer must not depend on how much of the folder has been read so far."""
    read_index = Listing._from_index

    def slow(self: Listing, rest: float) -> object:
        time.sleep(2 * MAX_WAIT)
        return read_index(self, rest)

    monkeypatch.setattr(Listing, "_from_index", slow)
    monkeypatch.setattr("crowe_table.hosting.listing.FIRST_BUDGET", 0.0)
    first = finish(started(shelf, table("A Visitor", "Mr. Sharp", seed="5")), random.Random(5))
    again = first.next_game()
    assert isinstance(again, NewTable)
    started(shelf, again).close()
    assert shelf.has_continuation(first)
    first.close()


def test_every_refusal_of_an_account_has_a_message() -> None:
    for key in ("save-sitting-company", "save-sitting-row", "save-sitting-purses", "save-close"):
        assert "{" not in Words().reason(Reason(key, (("line", 3),)))
