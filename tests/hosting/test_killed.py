"""The program is killed at any disk operation.

At its next start it finds everything that was shown, and leaves no stray files.
"""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from crowe_table.hosting.listing import INDEX
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.killed import digests

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")


def found_again(folder: Path, shown: int, stood: list[str]) -> None:
    """Check that the next program resumes the table and can continue.

    The table must be as it was shown, or one step later. The program must leave no other files behind.
    """
    shelf = Shelf(folder)
    for stray in folder.glob("*.new") if folder.exists() else ():
        os.utime(stray, (0, 0))
    shelf.read_ahead(wait=60)
    shelf.forget_losses()
    entries = shelf.entries()
    assert len(entries) <= 1
    if not entries:
        assert shown < 0, "it was shown, but is lost"
        assert not folder.exists() or {each.name for each in folder.iterdir()} <= {INDEX}
    for entry in entries:
        found = load(entry.path)
        assert found.table, found.why
        assert found.table.digest() in stood[max(0, shown) : shown + 2]
        session = shelf.resume(entry.path)
        assert isinstance(session, Session)
        assert session.close() is None
        assert {each.name for each in folder.iterdir()} - {INDEX, *whole(entry.path)} == set()


def whole(session: Path) -> set[str]:
    """Return the names of the files that a session may have, including the file for a torn end."""
    return {session.name, f"{session.name}.seed", f"{session.name}.torn"}


def test_killed_at_each_disk_operation(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.hosting.killed", str(tmp_path)], capture_output=True, text=True, timeout=300
    )
    assert told.returncode == 0, told.stderr
    *killed, lived = told.stdout.splitlines()
    stood, died = digests(), Counter[str]()
    assert lived.split()[1:] == [str(step) for step in range(len(stood))]
    for line in killed:
        at, *words = line.split()
        steps = [word for word in words if word.isdigit()]
        died[" ".join(word for word in words if not word.isdigit())] += 1
        found_again(tmp_path / at / "kept.crowe-sessions", len(steps) - 1, stood)
    assert {"openat", "write", "half a write", "fsync", "ftruncate", "rename", "unlink", "mkdir", "flock"} <= set(died)
    print(f"killed {len(killed)} times: {dict(died)}")
