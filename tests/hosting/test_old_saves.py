"""Saves that earlier editions wrote open and go on: each file lies beside what the program that wrote it said of it."""

import json
import random
import shutil
from pathlib import Path

import pytest

from crowe_table.engine.cards import text
from crowe_table.engine.core import SPECTATOR, Seat, zone_of
from crowe_table.engine.journal import SUFFIX, Close, Soundness, Undo
from crowe_table.hosting.replay import Replayed, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf

SAVES = Path(__file__).parent / "saves"
FURTHER = 60
"""Actions played after an unfinished save is opened."""

every_save = pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.glob(f"*{SUFFIX}")))


def told(found: Replayed) -> dict[str, object]:
    """What a loaded file comes to, in the words of the files of facts."""
    table, head = found.table, found.head
    assert table is not None, found.why
    assert head is not None
    watched = table.watch()
    lines = found.contents.lines
    closing = [line.close for line in lines if isinstance(line, Close)]
    return {
        "format": head.format,
        "game": head.game,
        "preset": head.preset,
        "seats": table.setup.seats,
        "soundness": str(found.soundness),
        "lines": found.contents.kept,
        "actions": len(table.actions),
        "deal": table.deal,
        "undone": sum(line.undo for line in lines if isinstance(line, Undo)),
        "over": table.over,
        "dealer": watched.facts.dealer,
        "ring": list(watched.facts.ring),
        "scores": list(watched.facts.scores),
        "purses": list(watched.facts.purses),
        "on_table": sum(farthings for _, farthings in watched.facts.accounts),
        "result": list(table.result()),
        "question": watched.ask.key if watched.ask else None,
        "awaited": list(watched.ask.awaited()) if watched.ask else [],
        "hands": {str(seat): hand(found, seat) for seat in range(table.setup.seats)},
        "exhibit": head.exhibit,
        "account_before": list(head.series.purses),
        "games_before": head.series.games,
        "closing": closing_of(closing[-1]) if closing and table.over else None,
    }


def hand(found: Replayed, seat: Seat) -> list[str]:
    """The cards a player may see in their own hand; those they may not are ``??``."""
    assert found.table is not None
    zones = {zone.key: zone.cards for zone in found.table.view(seat).zones}
    return [text(card) for card in zones.get(zone_of("hand", seat), ())]


def closing_of(row: object) -> dict[str, object]:
    return {
        name: list(value) if isinstance(value := getattr(row, name), tuple) else value
        for name in ("game", "preset", "moved", "house", "mint")
    }


def play_on(session: Session, chance: random.Random) -> int:
    """Lawful answers drawn by lot. How many were given."""
    count = 0
    while not session.over and count < FURTHER:
        ask = session.view(SPECTATOR).ask
        assert ask
        action = chance.choice(session.view(chance.choice(ask.awaited())).legal)
        assert session.submit(action) is None
        count += 1
    return count


@every_save
def test_it_comes_to_what_the_program_that_wrote_it_said(name: str) -> None:
    assert told(load(SAVES / f"{name}{SUFFIX}")) == json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8"))


@every_save
def test_a_copy_goes_on_and_is_sound(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(SAVES / f"{name}{SUFFIX}", tmp_path))
    session = Shelf(tmp_path).resume(path)
    assert isinstance(session, Session), session
    before = session.count
    played = play_on(session, random.Random(name))
    seats = range(len(session.head.players))
    views = [session.view(seat) for seat in seats]
    assert session.close() is None
    again = load(path)
    assert (again.soundness, again.why) == (Soundness.SOUND, None)
    assert again.table is not None
    assert len(again.table.actions) == before + played
    assert [again.table.view(seat) for seat in seats] == views


def test_every_game_and_both_formats_are_among_them() -> None:
    kinds = {(name.split("-")[0], json.loads((SAVES / f"{name}.json").read_text())["game"]) for name in saved()}
    assert kinds == {(edition, game) for edition in "12" for game in ("brag", "cribbage", "hazard", "whist")}
    assert any(json.loads((SAVES / f"{name}.json").read_text())["games_before"] == 3 for name in saved())


def saved() -> list[str]:
    return [path.stem for path in SAVES.glob(f"*{SUFFIX}")]
