"""The match at Euchre: it says so where it cannot be played, and both tables agree on every deal where it can."""

import sys

import pytest

from tests.matches import euchre


def test_it_says_why_it_is_not_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre"])
    monkeypatch.setattr(euchre, "find_spec", lambda _: None)
    euchre.main()
    assert capsys.readouterr().out.strip() == euchre.WANTING


def test_both_tables_agree_on_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = pytest.importorskip("pyspiel", reason=euchre.WANTING)
    monkeypatch.setattr(euchre, "SIMULATIONS", 20)
    found, ours, theirs = euchre.match(spiel, 2, 1.0)
    assert found.count == 2
    assert ours
    assert theirs
