"""Every integer of an action in a session is bounded: seats, places, cards, sums and counts."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from crowe_table import games
from crowe_table.engine.core import Action, Reason
from crowe_table.engine.journal import Do, Head, Journal, Undo
from crowe_table.engine.series import Participant
from crowe_table.engine.table import action_decoder
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.any_game import AnyTable
from tests.hosting.test_sessions import HEAD, chosen, started
from tests.sampling import TESTED, going_on

OUT_OF_BOUNDS = (-1, -5, -(10**30), 10**30)
ANSWERS = 120


def table_for(slug: str) -> AnyTable:
    preset = games.game(slug).presets[0]
    players = tuple(Participant(f"Player {seat}", "sound" if seat else "") for seat in range(preset.seats[0]))
    new = choose_table(slug, preset.name, players, seed=f"bounds of {slug}")
    assert isinstance(new, NewTable)
    table = table_of(header_of(new))
    assert not isinstance(table, Reason)
    return table


def with_one_changed(plain: dict[str, object], number: int) -> Iterator[dict[str, object]]:
    """Yield copies of the action. In each copy, one integer is replaced. Integers in lists are included."""
    for name, value in plain.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield {**plain, name: number}
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                if isinstance(inner, int):
                    yield {**plain, name: [*value[:at], number, *value[at + 1 :]]}


@pytest.mark.parametrize("slug", TESTED)
def test_an_answer_out_of_bounds_is_refused(slug: str) -> None:
    table, chance = table_for(slug), random.Random(slug)
    decoder, tried = action_decoder(table.game), 0
    for _ in range(ANSWERS):
        if table.question is None:
            table = table_for(slug)
        assert table.question is not None
        legal = table.view(chance.choice(table.question.awaited())).legal
        for kind in {type(action) for action in legal}:
            plain = msgspec.to_builtins(chance.choice([action for action in legal if type(action) is kind]))
            for number in OUT_OF_BOUNDS:
                for changed in with_one_changed(plain, number):
                    tried += 1
                    assert _refused(table, decoder, changed, legal), changed
        assert not isinstance(table.submit(chance.choice(going_on(legal))), Reason)
    assert tried >= ANSWERS


def _refused(
    table: AnyTable, decoder: "msgspec.json.Decoder[Action]", plain: dict[str, object], legal: tuple[Action, ...]
) -> bool:
    try:
        action = decoder.decode(json.dumps(plain))
    except msgspec.MsgspecError:
        return True
    return action in legal or table.refuse(action) is not None


# --- names that are no longer accepted


@pytest.mark.parametrize("name", ["\u3164", "Zoe\u0308", "=HYPERLINK(1)"])
def test_an_old_session_opens_whatever_its_players_are_called(name: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "sessions")
    session = started(shelf, chosen(players=(Participant(name), Participant("Mr. Sharp", "sound"))))
    session.close()
    again = shelf.resume(session.path)
    assert isinstance(again, Session)
    assert again.head.players[0].name == name
    again.close()
    assert shelf.entries()[0].names[0] == name


def test_an_undone_answer_must_fit_the_table(tmp_path: Path) -> None:
    for seat, sound in ((1, True), (2, False), (-5, False), (31, False), (10**30, False)):
        path = tmp_path / f"{seat}.crowe"
        journal = Journal(path)
        journal.write([Head(HEAD), Do(Raw(b'{"act":"cut","seat":%d,"place":99}' % seat)), Undo(1)])
        journal.close()
        assert (load(path).table is not None) == sound, seat
