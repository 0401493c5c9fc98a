"""The program is killed at each disk operation of other work.

This work is to list, mark, delete, repair, set aside or convert sessions, or to save settings. Afterwards every session
is complete under one name, and the settings are complete.
"""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table.engine.core import Seat
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting.listing import Listing
from crowe_table.hosting.referee import mark
from crowe_table.hosting.replay import load
from crowe_table.hosting.seeds import ENDING
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import DELETED, Shelf
from crowe_table.settings import Settings
from crowe_table.settings import load as settings_of
from crowe_table.settings import save as keep_settings
from tests.hosting.killed import Killer
from tests.hosting.test_sessions import play, started

OLD = Path(__file__).parents[1] / "hosting" / "saves" / f"2-cribbage-crowe-2-open{SUFFIX}"
TORN = 9
"""Number of bytes that are left of a torn line."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")


def keep(folder: Path, session: Path) -> None:
    keep_settings(Settings(name="new"), folder)


def show(folder: Path, session: Path) -> None:
    mark(session, Seat(0))


def throw(folder: Path, session: Path) -> None:
    shelf = Shelf(folder)
    shelf.delete([session, folder / OLD.name])
    shelf.restore_deleted()


def look(folder: Path, session: Path) -> None:
    Listing(folder).read()


def renew(folder: Path, session: Path) -> None:
    go_on(folder, folder / OLD.name)


def mend(folder: Path, session: Path) -> None:
    os.truncate(session, session.stat().st_size - TORN)
    go_on(folder, session)


def set_aside(folder: Path, session: Path) -> None:
    session.write_bytes(session.read_bytes().replace(b'"act"', b'"Act"'))
    Shelf(folder).resume(session)


def go_on(folder: Path, path: Path) -> None:
    session = Shelf(folder).resume(path)
    assert isinstance(session, Session)
    play(session, 1, random.Random(1))
    session.close()


@pytest.mark.parametrize("work", [keep, show, throw, look, renew, mend, set_aside])
@pytest.mark.timeout(600)
def test_killed_during_any_operation(tmp_path: Path, work: Callable[[Path, Path], None]) -> None:
    whole = tmp_path / "whole"
    session = started(Shelf(whole))
    play(session, 9, random.Random(3))
    session.close()
    shutil.copy(OLD, whole)
    keep_settings(Settings(name="old"), whole)
    stood = {path.name: digest(path) for path in whole.glob(f"*{SUFFIX}")}
    assert len(stood) == 2
    changed = OLD.name if work is renew else session.path.name if work in (mend, set_aside) else ""
    killed = 0
    while True:
        folder = tmp_path / f"{killed}{SUFFIX}-sessions"
        shutil.copytree(whole, folder)
        lived = works(work, folder, folder / session.path.name, killed + 1)
        found, complaint = settings_of(folder)
        assert (complaint, found.name in ("old", "new")) == (None, True)
        Shelf(folder).read_ahead(wait=60)
        for name, before in stood.items():
            sound_again(folder / name, before, name == changed)
        if lived:
            break
        killed += 1
    print(f"{work.__name__}: killed {killed} times")
    assert killed > 3


def works(work: Callable[[Path, Path], None], folder: Path, session: Path, at: int) -> bool:
    """Return whether the process finished its work and was not killed at this operation."""
    child = os.fork()
    if child == 0:
        with Path(os.devnull).open("wb") as nowhere:
            Killer(at, nowhere.fileno()).watch()
            work(folder, session)
            os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def sound_again(path: Path, before: str, changed: bool) -> None:
    """Check that the session has one name and its seed. It must be unchanged unless ``changed``."""
    [there] = [each for each in (path, named(path, DELETED), named(path, ".damaged")) if each.exists()]
    if path.name != OLD.name:
        assert named(path, ENDING).exists() or named(there, ENDING).exists()
    if there == path and not changed:
        assert digest(path) == before


def named(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def digest(path: Path) -> str:
    table = load(path).table
    assert table
    return table.digest()
