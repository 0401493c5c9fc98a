"""Timeouts. A timeout is an answer of the table itself, and is played, saved, loaded and taken back like any answer."""

import json
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.engine.core import TABLE, Action, Seat, Timeout, act_of
from crowe_table.engine.journal import Do
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.hosting import headless
from crowe_table.hosting.choosing import may_pass, random_answer
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import ReleaseKind, Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.search.levels import LEARNER
from tests.any_game import AnyView

SLUG = "every-form"


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(games, "slugs", lambda: (SLUG,))
    seats = games.game(SLUG).presets[0].seats[0]
    people = (Participant("A"), *(Participant(f"B{number}", "learner") for number in range(1, seats)))
    new = choose_table(SLUG, games.game(SLUG).presets[0].name, people, seed="lapse")
    assert isinstance(new, NewTable), new
    begun = Shelf(tmp_path).start(new)
    assert isinstance(begun, Session), begun
    return begun


def stream(seat: Seat) -> Rng:
    return Chance("lapse").stream("choice", seat)


def play(session: Session, until: type[Action] | None = None) -> None:
    """Play to the end of the game, or to the first action of type ``until``."""
    for _ in range(5_000):
        if session.over:
            break
        action = next_answer(session, LEARNER, stream)
        assert session.submit(action) is None, action
        if until is not None and isinstance(action, until):
            return
    assert session.over
    assert until is None


def silent_where_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make computer players pass where that is allowed, and otherwise answer at random."""

    def choose(view: AnyView, level: object, rng: Rng) -> Action | None:
        return None if may_pass(view) else random_answer(view, rng)

    monkeypatch.setattr(headless, "choose", choose)


def test_a_timeout_is_an_action_like_any_other(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    silent_where_free(monkeypatch)
    play(session, Timeout)
    release = session.releases(wait=True)[-1]
    assert (release.kind, release.seat, release.act) == (ReleaseKind.DONE, TABLE, act_of(Timeout))
    count, views = session.count, [session.view(seat) for seat in session.ring]
    assert session.refuse(Timeout(TABLE)) is not None
    session.close()
    found = load(session.path)
    assert found.table, found.why
    assert found.table.actions[-1] == Timeout(TABLE)
    written = [json.loads(bytes(line.do)) for line in found.contents.lines if isinstance(line, Do)]
    assert written[-1] == {"act": "lapse", "seat": TABLE}
    assert len(found.table.actions) == count
    assert [found.table.view(seat) for seat in session.ring] == views
    again = Shelf(session.path.parent).resume(session.path)
    assert isinstance(again, Session)
    assert again.take_back(Seat(0), "always") is None
    assert again.count < count
    play(again, Timeout)
    again.close()
    assert load(session.path).table


def test_a_headless_game_times_out_questions_that_nobody_answers(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent_where_free(monkeypatch)
    play(session)
    session.close()
    found = load(session.path)
    assert found.table
    assert found.table.over
    assert sum(isinstance(action, Timeout) for action in found.table.actions) > 0


def test_only_questions_with_a_time_limit_time_out(session: Session) -> None:
    assert session.question
    assert session.question.time_limit == 0
    assert session.submit(Timeout(TABLE)) is not None
    session.close()
