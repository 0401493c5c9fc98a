"""The match against a published player of Cribbage. Without the package it reports this. With it, the match is fair."""

import sys

import pytest

from tests.matches import published
from tests.matches.sittings import gain, random_player


def test_a_missing_package_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["published"])
    monkeypatch.setattr(published, "find_spec", lambda _: None)
    published.main()
    assert capsys.readouterr().out.strip() == published.MISSING


def test_it_plays_legally(monkeypatch: pytest.MonkeyPatch) -> None:
    players = pytest.importorskip("cribbage.players", reason=published.MISSING)
    monkeypatch.setattr(players.EnumerativeAIPlayer, "ask_for_discards", lambda self: self.hand[:2])
    answer = published.chooser()
    assert gain(published.MODERN, answer, random_player, 0, "lawful") >= -50
