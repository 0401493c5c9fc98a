"""Saves of earlier versions can be opened and continued.

Beside each file are facts about the table, recorded by the version that wrote the file.
"""

import errno
import json
import os
import random
import shutil
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from crowe_table.engine.cards import text
from crowe_table.engine.core import SPECTATOR, Seat, zone_of
from crowe_table.engine.journal import FORMAT, SUFFIX, Check, Close, Do, Head, Journal, Soundness, Undo, read
from crowe_table.hosting.locks import is_held
from crowe_table.hosting.replay import Replayed, load
from crowe_table.hosting.seeds import ENDING, keep
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.present import present
from tests.small_disk import refusing

SAVES = Path(__file__).parent / "saves"
FURTHER = 60
"""Number of actions played after an unfinished save is opened."""

every_save = pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.glob(f"*{SUFFIX}")))


def told(found: Replayed) -> dict[str, object]:
    """Return the facts about a loaded file, in the format of the recorded facts."""
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
        "dealer": watched.public.dealer,
        "ring": list(watched.public.ring),
        "scores": list(watched.public.scores),
        "purses": list(watched.public.purses),
        "on_table": sum(farthings for _, farthings in watched.public.accounts),
        "result": list(table.result()),
        "question": watched.ask.key if watched.ask else None,
        "awaited": sorted(watched.ask.awaited()) if watched.ask else [],
        "hands": {str(seat): hand(found, Seat(seat)) for seat in range(table.setup.seats)},
        "exhibit": head.exhibit,
        "account_before": list(head.series.purses),
        "games_before": head.series.games,
        "closing": closing_of(closing[-1]) if closing and table.over else None,
    }


def hand(found: Replayed, seat: Seat) -> list[str]:
    """Return the cards of a player's hand, as the player sees them. Hidden cards are ``??``."""
    assert found.table is not None
    zones = {zone.key: zone.cards for zone in found.table.view(seat).zones}
    return [text(card) for card in zones.get(zone_of("hand", seat), ())]


def closing_of(row: object) -> dict[str, object]:
    return {
        name: list(value) if isinstance(value := getattr(row, name), tuple) else value
        for name in ("game", "preset", "moved", "house", "mint")
    }


def resumed(path: Path) -> Session:
    session = Shelf(path.parent).resume(path)
    assert isinstance(session, Session), session
    return session


def play_on(session: Session, chance: random.Random, most: int = FURTHER) -> int:
    """Play random legal answers, at most ``most``, and return their number."""
    count = 0
    while not session.over and count < most:
        ask = session.view(SPECTATOR).ask
        assert ask
        action = chance.choice(session.view(chance.choice(ask.awaited())).legal)
        assert session.submit(action) is None
        count += 1
    return count


@every_save
def test_an_old_save_matches_the_facts_recorded_with_it(name: str) -> None:
    assert told(load(SAVES / f"{name}{SUFFIX}")) == json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8"))


@every_save
def test_a_copy_continues_and_is_sound(name: str, tmp_path: Path) -> None:
    """A copy of the old file is converted to the current format with all actions and undos. Its digests are checked."""
    path = Path(shutil.copy(SAVES / f"{name}{SUFFIX}", tmp_path))
    old = read(path.read_bytes())
    session = resumed(path)
    before = session.count
    played = play_on(session, random.Random(name))
    seats = range(len(session.head.players))
    views = [session.view(Seat(seat)) for seat in seats]
    assert session.close() is None
    again = load(path)
    assert (again.soundness, again.why) == (Soundness.SOUND, None)
    assert again.table is not None
    assert len(again.table.actions) == before + played
    assert [again.table.view(Seat(seat)) for seat in seats] == views
    assert again.head == replace(present(old.head), format=FORMAT)
    done = [line for line in old.lines if isinstance(line, Do | Undo)]
    assert [line for line in again.contents.lines if isinstance(line, Do | Undo)][: len(done)] == done
    assert any(isinstance(line, Close) for line in again.contents.lines) >= again.table.over
    seed = [] if again.table.over else [f"{path.name}{ENDING}"]
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name, *seed]


@pytest.mark.parametrize("name", ["1-whist-crowe-finished", "2-cribbage-crowe-2-open", "2-hazard-crowe-2-open"])
def test_a_wrong_digest_is_detected_after_conversion(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(SAVES / f"{name}{SUFFIX}", tmp_path))
    for again in (False, True):
        contents = read(path.read_bytes())
        forged = tmp_path / f"forged-{again}{SUFFIX}"
        if contents.head and contents.head.seal is not UNSET and not present(load(path).table).over:
            keep(forged, present(load(path).head).seed)
        lines = [Check(line.deal, "0" * 16) if isinstance(line, Check) else line for line in contents.lines]
        journal = Journal(forged)
        journal.write([Head(present(contents.head)), *lines])
        journal.close()
        found = load(forged)
        assert (found.why.key if found.why else None) == ("save-deal" if again else None)
        resumed(path).close()


def test_a_failed_conversion_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers wait until the disk works again. If it never recovers, the old file is unchanged."""
    path = Path(shutil.copy(SAVES / f"2-whist-crowe-open{SUFFIX}", tmp_path))
    whole = path.read_bytes()
    chance = random.Random(1)

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refusing(errno.ENOSPC))
        session = resumed(path)
        play_on(session, chance, 5)
        told = [[notice.key for notice in release.notices] for release in session.releases(wait=True)]
        assert told == [["save-cannot-write"], [], [], [], [], []]
        assert path.read_bytes() == whole
        assert is_held(path)
        assert getattr(session.close(), "key", None) == "save-not-written"
        assert path.read_bytes() == whole
    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", refusing(errno.ENOSPC))
        session = resumed(path)
        play_on(session, chance, 5)
        session.releases(wait=True)
        assert is_held(path)
    play_on(session, chance, 1)
    assert [notice.key for notice in session.releases(wait=True)[-1].notices] == ["save-written-again"]
    assert isinstance(Shelf(tmp_path).resume(path), tuple), "the new file is locked like the old one"
    count = session.count
    session.close()
    found = load(path)
    assert found.table is not None
    assert (len(found.table.actions), found.head.format if found.head else 0) == (count, FORMAT)


def test_every_game_and_format_is_covered() -> None:
    kinds = {(name.split("-")[0], json.loads((SAVES / f"{name}.json").read_text())["game"]) for name in saved()}
    first = ("brag", "cribbage", "hazard", "whist")
    assert kinds == {
        *((edition, game) for edition in "123" for game in first),
        *(("3", game) for game in ("all-fours", "bezique", "ecarte", "piquet")),
    }
    assert any(json.loads((SAVES / f"{name}.json").read_text())["games_before"] == 3 for name in saved())


def saved() -> list[str]:
    return [path.stem for path in SAVES.glob(f"*{SUFFIX}")]
