"""Finished games replay to the same end with the same events, and are written again byte for byte."""

from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.engine.journal import Head, Journal, Soundness, read
from crowe_table.games import game
from tests.golden.make import FILES, come_to, kept, replayed
from tests.golden.wanted import slugs, wanted

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
every_game = pytest.mark.parametrize("slug", slugs())


def test_every_game_has_golden_games() -> None:
    assert set(slugs()) == set(games.slugs()) == {path.parent.name for path in FILES}


@every_game
def test_all_wanted_games_exist(slug: str) -> None:
    assert {path.stem for path in FILES if path.parent.name == slug} == {want.name for want in wanted(slug)}
    for preset in game(slug).presets:
        assert sum(want.preset == preset.name for want in wanted(slug)) >= 3


@every_file
def test_a_golden_game_has_its_recorded_events_and_result(path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.soundness is Soundness.SOUND
    assert reading.head is not None
    assert reading.head.laws == game(reading.head.game).laws_version
    expected = kept(path)
    table, past, story = replayed(path, expected["facts"])
    for found, deal in zip(story.told(), expected["deals"], strict=True):
        for what in {**deal, **found}:
            assert found.get(what) == deal.get(what), f"deal {deal['deal']}: {what}"
    assert table.over
    assert come_to(table, past) == expected["comes_to"]
    assert next(want for want in wanted(table.game.slug) if want.name == path.stem).fits(table, past)


@every_file
def test_a_rewritten_file_is_identical(path: Path, tmp_path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.head is not None
    journal = Journal(tmp_path / path.name)
    journal.write([Head(reading.head), *reading.lines])
    journal.close()
    assert journal.path.read_bytes() == path.read_bytes()
