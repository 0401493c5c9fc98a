"""The program loads golden games like any saved session."""

from pathlib import Path

import pytest

from crowe_table.engine.journal import Soundness
from crowe_table.hosting.replay import load
from tests.golden.make import FILES, kept


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_loads(path: Path) -> None:
    found = load(path)
    assert found.soundness is Soundness.SOUND
    assert found.table is not None
    assert list(found.table.result()) == kept(path)["comes_to"]["result"]
