"""Finished games replay to the same end, line by line and byte for byte."""

import json
from pathlib import Path

import pytest

from crowe_table.engine.core import AnyEvent, Setup
from crowe_table.engine.journal import Check, Do, Head, Journal, Soundness, Undo, read
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table, action_decoder
from crowe_table.games import game
from crowe_table.sessions import load
from tests.contract.play import done
from tests.golden.make import HERE, WANTED, come_to

EXPECTED = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(HERE.glob("*.crowe"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_every_game_is_here() -> None:
    assert {path.stem for path in FILES} == set(EXPECTED) == {wanted.name for wanted in WANTED}
    for seats in (2, 4):
        assert sum(len(each["ring"]) == seats for each in EXPECTED.values()) >= 3


@every_file
def test_a_game_comes_to_what_it_came_to(path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.soundness is Soundness.SOUND
    assert reading.head is not None
    laws = game(reading.head.game)
    assert reading.head.laws == laws.laws_version
    options = laws.preset(reading.head.preset, len(reading.head.players))
    table = Table(laws, Setup(options, len(reading.head.players), reading.head.purses, Chance(reading.head.seed)))
    decoder = action_decoder(laws)
    past: list[tuple[AnyEvent, ...]] = []
    checks = 0
    for line in reading.lines:
        match line:
            case Do():
                past.append(done(table, decoder.decode(line.do)))
            case Undo():
                assert table.take_back(line.undo)
                del past[-line.undo :]
            case Check():
                assert (line.deal, line.state) == (table.deal, table.digest())
                checks += 1
    assert table.over
    assert come_to(table, past) == EXPECTED[path.stem]
    assert checks >= EXPECTED[path.stem]["deals"]
    assert next(wanted for wanted in WANTED if wanted.name == path.stem).worth(table, past)


@every_file
def test_the_program_loads_it(path: Path) -> None:
    replayed = load(path)
    assert replayed.soundness is Soundness.SOUND
    assert replayed.table is not None
    assert replayed.table.digest() == EXPECTED[path.stem]["seal"]
    assert list(replayed.table.result()) == EXPECTED[path.stem]["result"]


@every_file
def test_written_again_it_is_the_same_file(path: Path, tmp_path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.head is not None
    journal = Journal(tmp_path / path.name)
    journal.write([Head(reading.head), *reading.lines])
    journal.close()
    assert journal.path.read_bytes() == path.read_bytes()
