"""A save file that is cut off at any byte. It loads up to its last complete line, and the game continues from there."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw

from crowe_table.engine.journal import Head, Header, Journal, Soundness, do, read
from crowe_table.engine.series import Participant
from tests.any_game import AnyTable
from tests.contract.tables import SEATINGS, Seating, step

FIRST = {seating.slug: seating for seating in reversed(SEATINGS)}
"""One seating of each game."""
MOST_LINES = 12


def header(table: AnyTable, preset: str) -> Header:
    return Header(
        game=table.game.slug,
        laws=table.game.laws_version,
        preset=preset,
        options=Raw(msgspec.json.encode(table.setup.options)),
        players=tuple(Participant(name) for name in "ABCDEFGHI"[: table.setup.seats]),
        purses=table.setup.purses,
        seed=table.setup.chance.seed,
    )


def written(path: Path, seating: Seating) -> tuple[bytes, AnyTable]:
    """Return the bytes and the table of a session with several actions, or with a whole game if that is shorter."""
    table, rng = seating.table(0), Random(str(seating))
    journal = Journal(path)
    journal.write([Head(header(table, seating.preset))])
    while not table.over and len(table.actions) < MOST_LINES:
        step(table, rng)
        journal.write([do(table.actions[-1])])
    journal.close()
    return path.read_bytes(), table


@pytest.mark.parametrize("seating", FIRST.values(), ids=str)
def test_a_truncated_file_loads_up_to_its_last_complete_line(seating: Seating, tmp_path: Path) -> None:
    data, table = written(tmp_path / "whole.crowe", seating)
    ends = [at + 1 for at, sign in enumerate(data) if sign == ord("\n")]
    whole = read(data)
    assert len(whole.lines) == len(table.actions) > 0
    for cut in range(len(data)):
        reading = read(data[:cut])
        lines = sum(end <= cut for end in ends)
        assert (reading.kept, reading.length) == (lines, [0, *ends][lines])
        assert reading.lines == whole.lines[: max(0, lines - 1)]
        if lines == 0:
            assert (reading.soundness, reading.why is None) == (Soundness.DAMAGED, False)
        elif cut in ends:
            assert (reading.soundness, reading.why) == (Soundness.SOUND, None)
        else:
            assert reading.soundness is Soundness.TORN


@pytest.mark.parametrize("seating", FIRST.values(), ids=str)
def test_a_truncated_file_continues_normally(seating: Seating, tmp_path: Path) -> None:
    data, table = written(tmp_path / "whole.crowe", seating)
    torn = tmp_path / "torn.crowe"
    for cut in range(len(data) - 200, len(data), 7):
        torn.write_bytes(data[:cut])
        reading = read(data[:cut])
        journal = Journal(torn, reading.seal, reading.length)
        journal.write([do(action) for action in table.actions[reading.kept - 1 :]])
        journal.close()
        assert torn.read_bytes() == data
