"""The Euchre match. Without the package it reports this. With it, both programs agree on every deal."""

import sys
from pathlib import Path

import pytest

from tests.matches import euchre


def test_a_missing_package_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre"])
    monkeypatch.setattr(euchre, "find_spec", lambda _: None)
    euchre.main()
    assert capsys.readouterr().out.strip() == euchre.MISSING


def test_both_tables_agree_and_long_matches_continue(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("pyspiel", reason=euchre.MISSING)
    kept = tmp_path / "kept"
    for deals in (1, 2):
        told = ["euchre", "--deals", str(deals), "--worlds", "8", "--simulations", "20", "--keep", str(kept)]
        monkeypatch.setattr(sys, "argv", told)
        euchre.main()
        assert f"in {deals} deals" in capsys.readouterr().out
        assert len(euchre.load_played(kept)) == deals
