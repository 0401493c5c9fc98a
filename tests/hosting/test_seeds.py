"""The seed of an unfinished game has its own file.

The seal is fixed before the first deal, and is verified at the end of the game.
"""

import hashlib
import os
import random
from pathlib import Path

import pytest
from msgspec import UNSET

from crowe_table import cli
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import SeedRevealed, read
from crowe_table.hosting.replay import load
from crowe_table.hosting.seeds import ENDING, seal_of, sweep
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import chosen, play, started, write

SEED = "a seed that nobody is to read"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def left(shelf: Shelf, actions: int) -> Path:
    session = started(shelf, chosen(SEED))
    play(session, actions, random.Random(1775))
    session.close()
    return session.path


def seed_of(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def test_an_unfinished_session_contains_the_seal_and_not_the_seed(shelf: Shelf) -> None:
    path = left(shelf, 9)
    assert SEED.encode() not in path.read_bytes()
    head = read(path.read_bytes()).head
    assert head
    assert (head.seed, head.seal) == ("", hashlib.sha256(SEED.encode()).hexdigest())
    assert seed_of(path).read_text() == SEED
    assert seed_of(path).stat().st_mode & 0o777 == 0o600
    found = load(path)
    assert found.head
    assert (found.head.seed, found.head.seal) == (SEED, UNSET)


def test_the_seed_is_written_when_the_game_is_over(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    path = left(shelf, 10_000)
    assert SeedRevealed(SEED) in read(path.read_bytes()).lines
    assert not seed_of(path).exists()
    assert load(path).table
    assert cli.run(["check", str(path)]) == 0
    assert seal_of(SEED) in capsys.readouterr().out


def test_a_table_without_its_seed_cannot_be_resumed_and_is_left_in_place(shelf: Shelf) -> None:
    path = left(shelf, 9)
    seed_of(path).unlink()
    assert refused(shelf, path) == ["save-no-seed"]
    seed_of(path).write_text("another")
    assert refused(shelf, path) == ["save-other-seed"]
    seed_of(path).write_bytes(b"\xff")
    assert refused(shelf, path) == ["save-other-seed"]
    seed_of(path).write_text(SEED)
    session = shelf.resume(path)
    assert isinstance(session, Session)
    session.close()


def refused(shelf: Shelf, path: Path) -> list[str]:
    told = shelf.resume(path)
    assert isinstance(told, tuple)
    assert path.exists()
    return [why.key for why in told if isinstance(why, Reason)]


def test_a_false_seed_is_detected(shelf: Shelf) -> None:
    path = left(shelf, 10_000)
    contents = read(path.read_bytes())
    lines = [SeedRevealed("another") if isinstance(line, SeedRevealed) else line for line in contents.lines]
    assert contents.head
    found = load(write(path.with_name("forged.crowe"), contents.head, *lines))
    assert found.why
    assert found.why.key == "save-other-seed"


def test_the_seed_moves_with_its_session(shelf: Shelf) -> None:
    path = left(shelf, 9)
    shelf.delete([path])
    shelf.restore_deleted()
    assert load(path).table
    shelf.delete([path])
    shelf.forget_deleted()
    assert not seed_of(path).exists()
    damaged = left(shelf, 9)
    damaged.write_bytes(damaged.read_bytes().replace(b'"act"', b'"Act"'))
    assert isinstance(shelf.resume(damaged), tuple)
    [seed] = shelf.folder.glob(f"*{ENDING}")
    assert seed.name == f"{damaged.name}.damaged{ENDING}"


def test_seeds_without_a_session_are_deleted(shelf: Shelf) -> None:
    kept, thrown, gone = (left(shelf, 0) for _ in range(3))
    shelf.delete([thrown])
    gone.unlink()
    Shelf(shelf.folder).read_ahead(wait=60)
    assert seed_of(kept).exists()
    assert seed_of(thrown).exists()
    assert not seed_of(gone).exists()


def test_the_seed_of_a_session_set_aside_is_kept_even_if_not_renamed(shelf: Shelf) -> None:
    """The program was killed between renaming the session and renaming the seed.

    The seed is needed to repair the session.
    """
    path = left(shelf, 9)
    path.rename(path.with_name(f"{path.name}.damaged"))
    Shelf(shelf.folder).read_ahead(wait=60)
    assert seed_of(path).read_text() == SEED


def test_a_session_begun_by_another_program_keeps_its_seed(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = left(shelf, 0)
    whole = os.scandir

    def before(folder: Path) -> list[os.DirEntry[str]]:
        return [each for each in whole(folder) if each.name != path.name]

    monkeypatch.setattr(os, "scandir", before)
    sweep(shelf.folder, ())
    assert seed_of(path).exists()
