"""Sharing a session as a file: the copy opens elsewhere, a bad file is explained, and the original never changes."""

import random
from pathlib import Path

import pytest

from crowe_table.engine.core import Reason
from crowe_table.engine.series import Participant
from crowe_table.hosting.new_table import choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.sharing import save_copy, take_in
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import play


def session(shelf: Shelf, actions: int) -> Session:
    """Return a closed session of Cribbage after this number of actions."""
    new = choose_table("cribbage", "crowe", (Participant("Ann"), Participant("Mr. Sharp", "sound")), seed="shared")
    assert not isinstance(new, Reason)
    session = shelf.start(new)
    assert isinstance(session, Session)
    play(session, actions, random.Random(1))
    session.close()
    return session


def path_of(result: Path | Reason) -> Path:
    assert isinstance(result, Path), result
    return result


@pytest.mark.parametrize("actions", [3, 30, 100_000])
def test_a_copy_opens_on_another_computer_as_it_was_left(actions: int, tmp_path: Path) -> None:
    own = session(Shelf(tmp_path / "own"), actions)
    copy = path_of(save_copy(own.path, tmp_path / "documents"))
    other = Shelf(tmp_path / "other")
    taken = path_of(take_in(copy, other))
    assert taken.parent == other.folder
    here, there = load(own.path).table, load(taken).table
    assert here
    assert there
    assert there.digest() == here.digest()
    [entry] = other.entries()
    assert entry.peeked == (not here.over), "the cards to come are in the copy of an unfinished game"
    if not here.over:
        resumed = other.resume(taken)
        assert isinstance(resumed, Session)
        play(resumed, 100_000, random.Random(2))
        assert resumed.over
        resumed.close()
        assert load(taken).why is None


def test_the_same_file_is_taken_in_once(tmp_path: Path) -> None:
    own = session(Shelf(tmp_path / "own"), 5)
    copy = path_of(save_copy(own.path, tmp_path))
    other = Shelf(tmp_path / "other")
    assert take_in(copy, other) == take_in(copy, other)
    assert len(other.entries()) == 1
    assert take_in(own.path, Shelf(own.path.parent)) == own.path


def test_a_second_copy_has_another_name_and_the_first_stays(tmp_path: Path) -> None:
    own = session(Shelf(tmp_path / "own"), 5)
    before = own.path.read_bytes()
    first = path_of(save_copy(own.path, tmp_path / "documents"))
    kept = first.read_bytes()
    second = path_of(save_copy(own.path, tmp_path / "documents"))
    assert second.name == f"{first.stem}-2{first.suffix}"
    assert (first.read_bytes(), own.path.read_bytes()) == (kept, before)


@pytest.mark.parametrize(
    ("contents", "key"), [(None, "save-gone"), (b"", "save-empty"), (b"no game\n", "save-no-header")]
)
def test_a_file_that_is_no_game_is_explained_and_left(contents: bytes | None, key: str, tmp_path: Path) -> None:
    path = tmp_path / "game.crowe"
    if contents is not None:
        path.write_bytes(contents)
    shelf = Shelf(tmp_path / "shelf")
    why = take_in(path, shelf)
    assert isinstance(why, Reason)
    assert why.key == key
    assert shelf.entries() == []
    assert path.exists() == (contents is not None)
    assert isinstance(save_copy(path, tmp_path / "documents"), Reason)


def test_a_sealed_game_without_its_seed_is_refused(tmp_path: Path) -> None:
    own = session(Shelf(tmp_path / "own"), 5)
    bare = tmp_path / "bare.crowe"
    bare.write_bytes(own.path.read_bytes())
    why = take_in(bare, Shelf(tmp_path / "other"))
    assert isinstance(why, Reason)
    assert why.key == "save-no-seed"


def test_a_folder_that_takes_no_file_is_explained(tmp_path: Path) -> None:
    own = session(Shelf(tmp_path / "own"), 5)
    (tmp_path / "documents").write_text("a file")
    why = save_copy(own.path, tmp_path / "documents")
    assert isinstance(why, Reason)
    assert why.key == "share-not-written"
