"""A game is marked if a player saw the effect of an answer and then took the answer back.

This holds whatever version of the program wrote the game.
"""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Moved, Reason, Seat, Threw, because
from crowe_table.engine.journal import Head, Journal, Soundness, Stood, Undo, do
from crowe_table.engine.series import Participant
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.records import Records
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.take_backs import learnt, peeked
from tests.any_game import AnyTable
from tests.hosting.test_sessions import play, sat_down, started
from tests.sampling import TESTED, going_on

ANN, SHARP = Participant("Ann"), Participant("Mr. Sharp", "sound")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


@pytest.fixture
def chance() -> random.Random:
    return random.Random(1775)


def new_game(slug: str, preset: str, seats: int = 2) -> NewTable:
    players = (ANN, *(Participant(f"House {seat}", "sound") for seat in range(1, seats)))
    new = choose_table(slug, preset, players, seed=f"take back {slug}")
    assert isinstance(new, NewTable)
    return new


def play_until(session: Session, chance: random.Random, stop: Callable[[Session], bool]) -> None:
    for _ in range(10_000):
        if stop(session):
            return
        play(session, 1, chance)
    raise AssertionError("the action never came")


def last_seat(session: Session) -> int:
    return session.actions[-1].seat


def anns_play_alone(session: Session) -> bool:
    """Return whether the last action was only Ann's play of a card, and taught Ann nothing."""
    if not session.actions or last_seat(session) != 0:
        return False
    events = session._table.events(session.count)
    faces = [event for event in events if isinstance(event, Moved)]
    return len(faces) == 1 and faces[0].source == "hand:0" and not learnt(session._table, 1, (Seat(0),))


def answered(session: Session) -> bool:
    """Return whether an opponent has played a card after Ann."""
    return session.count > 2 and last_seat(session) == 1 and learnt(session._table, 1, (Seat(0),))


def test_taking_back_ones_own_card_before_an_answer_is_not_marked(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    play_until(session, chance, anns_play_alone)
    assert session.take_back(Seat(0), "always") is None
    assert not session.peeked
    [*_, release] = session.releases(wait=True)
    assert release.notices == ()
    session.close()
    assert not peeked(load(session.path))
    again = sat_down(shelf, session.path)
    assert not again.peeked
    again.close()


def test_a_cut_alone_cannot_be_taken_back(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "encyclopaedia"))
    play_until(session, chance, lambda session: any(done.seat == 0 for done in session.actions))
    assert session.actions[-1].decides_nothing, "the first answer is a cut for the deal"
    assert session.refuse_take_back(Seat(0), "always") == because("refuse-take-back-none")
    play_until(session, chance, anns_play_alone)
    assert session.refuse_take_back(Seat(0), "always") is None
    session.close()


def test_a_game_is_marked_if_a_card_was_seen_before_a_take_back(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    play_until(session, chance, answered)
    assert session.take_back(Seat(0), "always") is None
    assert session.peeked
    [*_, release] = session.releases(wait=True)
    assert [notice.key for notice in release.notices] == ["take-back-peeked"]
    play_until(session, chance, answered)
    session.take_back(Seat(0), "always")
    [*_, release] = session.releases(wait=True)
    assert release.notices == (), "reported once"
    session.close()
    assert peeked(load(session.path))
    [entry] = shelf.entries()
    assert entry.peeked
    again = sat_down(shelf, session.path)
    assert again.peeked
    again.close()


def test_a_visible_throw_of_dice_marks_the_game(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("hazard", "crowe"))

    def thrown(session: Session) -> bool:
        told = session._table.events(session.count)
        return any(isinstance(event, Threw) for event in told) and 0 in [each.seat for each in session.actions]

    play_until(session, chance, thrown)
    session.take_back(Seat(0), "always")
    assert session.peeked
    session.close()


def test_taking_back_after_the_end_marks_the_game(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    play(session, 100_000, chance)
    assert session.over
    session.take_back(Seat(0), "always")
    assert session.peeked
    session.close()


def told_by_older_versions(path: Path) -> None:
    """Rewrite a session without the mark, in the format of older versions."""
    found = load(path)
    assert found.head
    old = path.with_name("old.crowe")
    journal = Journal(old)
    lines = [
        Stood(replace(line.stood, peeked=False)) if isinstance(line, Stood) else line for line in found.contents.lines
    ]
    journal.write([Head(found.head), *lines])
    journal.close()
    old.replace(path)


def entry_of(shelf: Shelf) -> SavedGame:
    [entry] = shelf.entries()
    return entry


def test_the_mark_is_found_in_sessions_by_older_versions(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    play_until(session, chance, answered)
    session.take_back(Seat(0), "always")
    play(session, 100_000, chance)
    session.close()
    told_by_older_versions(session.path)
    assert not entry_of(shelf).peeked, "the list does not replay it"
    assert peeked(load(session.path))
    again = sat_down(shelf, session.path)
    assert again.peeked
    again.close()
    records = Records(shelf)
    records.read()
    record = records.of("Ann", "cribbage")
    assert (record.games, record.marked, record.averages) == (0, 1, ())
    records.close()


def test_averages_and_streaks_exclude_marked_games(shelf: Shelf, chance: random.Random) -> None:
    for number in range(3):
        session = started(shelf, new_game("cribbage", "crowe"))
        if number == 1:
            play_until(session, chance, answered)
            session.take_back(Seat(0), "always")
        play(session, 100_000, chance)
        session.close()
        time.sleep(0.02)
    records = Records(shelf)
    records.read()
    with_mark = records.of("Ann", "cribbage")
    assert (with_mark.games, with_mark.marked) == (2, 1)
    assert len(with_mark.course) == 2
    assert {line[-1] for line in records.lines() if line[0] == "Ann"} == {1}
    records.close()
    marked = next(entry for entry in shelf.entries() if entry.peeked)
    assert shelf.delete([marked.path]) is None
    alone = Records(shelf)
    alone.read()
    assert replace(alone.of("Ann", "cribbage"), marked=1) == with_mark
    alone.close()


def test_a_person_with_only_marked_games_is_told_so(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    play_until(session, chance, answered)
    session.take_back(Seat(0), "always")
    play(session, 100_000, chance)
    session.close()
    records = Records(shelf)
    records.read()
    assert (records.persons(), records.games("Ann")) == (("Ann",), ("cribbage",))
    record = records.of("Ann", "cribbage")
    assert (record.games, record.run, record.longest_run, record.course, record.marked) == (0, 0, 0, (), 1)
    records.close()


def test_an_illegal_undone_answer_marks_the_game(shelf: Shelf) -> None:
    session = started(shelf, new_game("cribbage", "crowe"))
    session.close()
    found = load(session.path)
    assert found.head
    for place, marked in ((99, True), (1, True)):
        path = shelf.folder / f"{place}.crowe"
        seat = session.awaited[0]
        journal = Journal(path)
        kind: Any = type(session.view(seat).legal[0])
        action = kind(seat=seat, place=place)
        journal.write([Head(found.head), do(action), Undo(1)])
        journal.close()
        read = load(path)
        assert read.soundness is Soundness.SOUND
        assert peeked(read) == marked


@pytest.mark.parametrize("slug", TESTED)
def test_the_mark_of_a_session_matches_its_file(slug: str, shelf: Shelf, chance: random.Random) -> None:
    """In every game, the mark set during play equals the mark computed from the file alone."""
    preset = games.game(slug).presets[0]
    session = started(shelf, new_game(slug, preset.name, preset.seats[0]))
    marks = []
    for _ in range(25):
        play(session, chance.randrange(1, 4), chance)
        if session.over:
            break
        if session.refuse_take_back(Seat(0), "always") is None and chance.random() < 0.5:
            session.take_back(Seat(0), "always")
        session.releases(wait=True)
        marks.append((session.peeked, peeked(load(session.path))))
    session.close()
    assert all(said == found for said, found in marks)
    assert marks


@pytest.mark.parametrize("slug", ["whist", "cribbage", "piquet", "bezique"])
def test_a_card_is_learnt_exactly_when_a_hidden_face_becomes_visible(slug: str, chance: random.Random) -> None:
    """A second implementation compares the cards that a seat sees before and after each answer."""
    preset = games.game(slug).presets[0]
    new = new_game(slug, preset.name, preset.seats[0])
    table = table_of(header_of(new))
    assert not isinstance(table, Reason)
    compared = 0
    seen = set(faces(table))
    for _ in range(150):
        if table.question is None:
            break
        deal = table.deal
        action = chance.choice(going_on(table.view(chance.choice(table.question.awaited())).legal))
        table.submit(action)
        now = set(faces(table))
        if table.question is None or table.deal != deal:
            seen = now
            continue
        assert learnt(table, 1, (Seat(0),)) == bool(now - seen), action
        compared += 1
        seen |= now
    assert compared > 3


def faces(table: AnyTable) -> list[int]:
    return [card for zone in table.view(Seat(0)).zones for card in zone.cards if card >= 0]


@pytest.mark.parametrize("known", ["typed", "copied"])
def test_a_deal_that_could_be_known_is_marked_from_the_start(shelf: Shelf, chance: random.Random, known: str) -> None:
    """Records do not count such a deal.

    The mark survives closing and resuming, and is shown on the page and the slip.
    """
    new = new_game("cribbage", "crowe")
    session = started(shelf, replace(new, known=known == "typed"))
    if known == "copied":
        first = session
        first.close()
        copied = shelf.start_copy(first.head)
        assert isinstance(copied, Session)
        session = copied
    assert session.peeked
    play(session, 20, chance)
    session.close()
    resumed = shelf.resume(session.path)
    assert isinstance(resumed, Session)
    assert resumed.peeked
    play(resumed, 100_000, chance)
    outcome = Outcome(resumed.view(Seat(0)), resumed.walk(), resumed.result(), resumed.peeked)
    assert outcome.mark == "end-known"
    resumed.close()
    records = Records(shelf)
    records.read()
    found = records.of("Ann", "cribbage")
    assert (found.games, found.marked) == (0, 1)
    records.close()
