"""Finished games replay to the same end, line by line and byte for byte."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crowe_table import games
from crowe_table.engine.core import AnyEvent, Setup
from crowe_table.engine.journal import Check, Do, Head, Journal, Soundness, Undo, read
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table, action_decoder
from crowe_table.games import game
from crowe_table.hosting import load
from tests.contract.play import done
from tests.golden.make import HERE, come_to
from tests.golden.wanted import slugs, wanted

EXPECTED = {slug: json.loads((HERE / slug / "expected.json").read_text(encoding="utf-8")) for slug in slugs()}
FILES = sorted(HERE.glob("*/*.crowe"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
every_game = pytest.mark.parametrize("slug", slugs())


def expected(path: Path) -> dict[str, Any]:
    """What the game in this file must come to."""
    found: dict[str, Any] = EXPECTED[path.parent.name][path.stem]
    return found


def test_games_of_every_kind_are_wanted() -> None:
    assert set(slugs()) == set(games.slugs()) == {path.parent.name for path in FILES}


@every_game
def test_every_game_is_here(slug: str) -> None:
    names = {path.stem for path in FILES if path.parent.name == slug}
    assert names == set(EXPECTED[slug]) == {want.name for want in wanted(slug)}
    for preset in game(slug).presets:
        assert sum(want.preset == preset.name for want in wanted(slug)) >= 3


@every_file
def test_a_game_comes_to_what_it_came_to(path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.soundness is Soundness.SOUND
    assert reading.head is not None
    laws = game(reading.head.game)
    assert reading.head.laws == laws.laws_version
    options = msgspec.json.decode(reading.head.options, type=laws.options)
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
    assert come_to(table, past) == expected(path)
    assert checks >= expected(path)["deals"]
    assert next(want for want in wanted(laws.slug) if want.name == path.stem).worth(table, past)


@every_file
def test_the_program_loads_it(path: Path) -> None:
    replayed = load(path)
    assert replayed.soundness is Soundness.SOUND
    assert replayed.table is not None
    assert replayed.table.digest() == expected(path)["seal"]
    assert list(replayed.table.result()) == expected(path)["result"]


@every_file
def test_written_again_it_is_the_same_file(path: Path, tmp_path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.head is not None
    journal = Journal(tmp_path / path.name)
    journal.write([Head(reading.head), *reading.lines])
    journal.close()
    assert journal.path.read_bytes() == path.read_bytes()
