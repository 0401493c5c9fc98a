"""Generated files with valid seals. A grammar makes headers of all games and presets, and legal, illegal or senseless
lines.

Each file loads as a table or a Reason, quickly and without an exception.
"""

import gc
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from crowe_table import games
from crowe_table.engine.core import SPECTATOR, Reason
from crowe_table.engine.journal import SUFFIX, Check, Head, Refereed, RefereeLook, SeedRevealed, Stood, Undo
from crowe_table.engine.series import Participant
from crowe_table.gui.pages.summaries import summary_line
from crowe_table.hosting.account import summarize
from crowe_table.hosting.catch_up import whole_game
from crowe_table.hosting.listing import read_entry, replayed_entry
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.seeds import sealed as with_seal
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.status import summary_of
from crowe_table.words import Words
from tests.any_game import AnyTable
from tests.engine.test_journal import sealed
from tests.hosting.test_hostile_files import LIES, changed, places
from tests.sampling import SOAK, going_on

TRIES = 100_000 if SOAK else 160
MOST_LINES = 24
AT_ONCE = 0.1
"""Maximum seconds of processor time to load one of the files that the test writes."""
KEPT_APART = 0.1
"""Fraction of the files whose seed should be in a separate file. That file is missing."""


class Writer:
    """Writes one file that follows the grammar."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def file(self) -> list[bytes]:
        """Return a file by the rule ``file = head line*``, as lines without seals."""
        head, table = self._head()
        bodies = [head, *self._lines(table)]
        if self._chance.random() < 0.1:
            bodies.insert(self._chance.randrange(len(bodies) + 1), self._chance.choice(bodies))
        return bodies

    def _head(self) -> tuple[bytes, AnyTable | None]:
        """Return a header by the rule ``head = {"head": a table of some preset, with random false values}``."""
        game = games.game(self._chance.choice(games.slugs()))
        preset = self._chance.choice(game.presets)
        seats = self._chance.choice(preset.seats)
        players = tuple(Participant(f"Player {seat}", "sound" if seat else "") for seat in range(seats))
        stakes = self._chance.choice(["counters", "coffee_house"])
        new = choose_table(game.slug, preset.name, players, stakes, f"grammar-{self._chance.random()}")
        assert isinstance(new, NewTable)
        head = header_of(new)
        table = table_of(head)
        apart = self._chance.random() < KEPT_APART
        plain = json.loads(msgspec.json.encode(Head(with_seal(head) if apart else head)))
        return self._with_lies(plain, (0, 0, 0, 0, 1, 1, 2)), None if isinstance(table, Reason) else table

    def _lines(self, table: AnyTable | None) -> Iterator[bytes]:
        for _ in range(self._chance.randrange(MOST_LINES)):
            yield self._do(table) if table and self._chance.random() < 0.8 else self._line(table)

    def _line(self, table: AnyTable | None) -> bytes:
        """Return a line by the rule ``line = do | undo | deal | stood | seed | referee | close | anything``."""
        kind = self._chance.choice(("undo", "deal", "deal", "stood", "stood", "seed", "referee", "close", "anything"))
        number = self._chance.choice((-1, 0, 1, 1, 2, 3, 10**15, 10**30))
        if kind == "deal" and table is not None:
            return self._with_lies(plain_of(Check(table.deal, table.digest())), (0, 0, 1))
        if kind == "stood" and table is not None:
            return self._with_lies(plain_of(Stood(summary_of(table))), (0, 0, 1))
        if kind == "undo":
            return plain_bytes(Undo(number))
        if kind == "seed":
            return plain_bytes(SeedRevealed(self._chance.choice(("", "a seed", "x" * 5000))))
        if kind == "referee":
            return plain_bytes(Refereed(RefereeLook(number, self._chance.choice(("", "2026-01-01", "x" * 5000)))))
        if kind == "close":
            return plain_bytes({"close": {"game": "x", "preset": "x", "moved": [number, -number]}})
        return plain_bytes(self._chance.choice(LIES))

    def _do(self, table: AnyTable) -> bytes:
        """Return a legal answer as a line and submit it. Sometimes return a false answer instead."""
        question = table.question
        legal = table.view(self._chance.choice(question.awaited())).legal if question else ()
        if not legal:
            return plain_bytes({"do": self._chance.choice(LIES)})
        action = self._chance.choice(going_on(legal))
        if self._chance.random() < 0.05:
            return self._with_lies({"do": plain_of(action)}, (1, 2))
        table.submit(action)
        return plain_bytes({"do": plain_of(action)})

    def _with_lies(self, plain: object, numbers: tuple[int, ...]) -> bytes:
        for _ in range(self._chance.choice(numbers)):
            if not (found := list(places(plain))):
                break
            place = self._chance.choice(found)
            plain = json.loads(changed(plain, place, self._lie(value_at(plain, place))))
        return plain_bytes(plain)

    def _lie(self, value: object) -> object:
        """Return a false value, usually of the same type."""
        if self._chance.random() < 0.3:
            return self._chance.choice(LIES)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self._chance.choice((value + 1, value - 1, 2 * value, 0, 1, -1, 10**9, 10**14))
        if isinstance(value, list):
            return self._chance.choice((value[::-1], value[1:], value * 2, []))
        return self._chance.choice(("crowe", "coffee_house", "guinea", "whist", "hand:0", "", "x" * 150))


def value_at(plain: object, place: tuple[str | int, ...]) -> object:
    for key in place:
        plain = plain[key]  # type: ignore[index]
    return plain


def plain_of(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def plain_bytes(value: object) -> bytes:
    """Return a value as JSON. Its integers may be too large for a struct."""
    plain = plain_of(value) if isinstance(value, msgspec.Struct) and not isinstance(value, Undo | Refereed) else value
    if isinstance(plain, Undo):
        plain = {"undo": plain.undo}
    if isinstance(plain, Refereed):
        plain = {"referee": {"seat": plain.referee.seat, "at": plain.referee.at}}
    return json.dumps(plain, separators=(",", ":")).encode()


@pytest.mark.timeout(3600)
def test_every_sealed_file_loads_as_a_table_or_a_reason(tmp_path: Path) -> None:
    words, slowest = Words(), 0.0
    ends: Counter[str] = Counter()
    shelf = Shelf(tmp_path / "sessions")
    shelf.folder.mkdir()
    path = shelf.folder / f"written{SUFFIX}"
    gc.freeze()  # Garbage of other tests must not be collected while the time is measured.
    for number in range(TRIES):
        path.write_bytes(sealed(*Writer(Random(f"grammar {number}")).file()))
        began = time.thread_time()
        read_ends, found = read_entry(path), load(path)
        slowest = max(slowest, time.thread_time() - began)
        for entry in (read_ends, replayed_entry(path, found)):
            if entry.game:
                assert summary_line(words, entry), number
            if entry.why:
                assert words.reason(entry.why) != entry.why.key, number
        if found.table is None or found.head is None:
            assert found.why is not None, number
        elif number % 8 == 0:
            list(whole_game(found.table, SPECTATOR))
            assert summarize(found.head, found.table).sum == 0, number
        ends[found.why.key if found.why else "a table"] += 1
        if number % 8 == 0:
            session = shelf.resume(path)
            if not isinstance(session, tuple):
                assert session.close() is None
            for left in shelf.folder.iterdir():
                left.unlink()
    gc.unfreeze()
    print(f"{TRIES} files: {dict(ends.most_common())}; the slowest took {1000 * slowest:.0f} ms")
    assert slowest < AT_ONCE
    assert len(ends) > 6, "the grammar produces too few kinds of files"
    assert ends["a table"] > TRIES / 20, "too few files load"
