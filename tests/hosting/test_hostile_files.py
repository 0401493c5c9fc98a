"""Files with valid seals and hostile contents. Each loads as a Reason, without an exception."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from crowe_table import cli
from crowe_table.engine.core import SPECTATOR, seats
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting.account import summarize
from crowe_table.hosting.catch_up import whole_game
from crowe_table.hosting.listing import replayed_entry
from crowe_table.hosting.replay import load
from crowe_table.words import Words
from tests.engine.test_journal import sealed

SAVES = Path(__file__).parent / "saves"
SMALL = (
    "1-cribbage-crowe-4-open",
    "2-brag-crowe-2-open",
    "2-cribbage-crowe-2-open",
    "2-hazard-crowe-2-open",
    "2-whist-vienna-open",
    "2-hazard-classical-2-finished",
)
LIES: tuple[object, ...] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        3,
        31,
        51,
        52,
        2**31,
        -(2**63),
        2**63 - 1,
        2**64,
        10**30,
        -(10**30),
        1.5,
        "",
        "1",
        "x",
        "\x1b[2J",
        "🂡",
    ),
    *([], [0], [-1, -1], [[]], {}, {"act": "cut"}, "x" * 5000, [0] * 3000),
)
TRIES = 80

Key = str | int


def places(value: object, at: tuple[Key, ...] = ()) -> Iterator[tuple[Key, ...]]:
    """Yield the path of keys that leads to each value in plain data."""
    if at:
        yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*at, key))


def changed(line: object, at: tuple[Key, ...], lie: object) -> bytes:
    copy = json.loads(json.dumps(line))
    inner = copy
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = lie
    return json.dumps(copy, separators=(",", ":")).encode()


@pytest.mark.parametrize("name", SMALL)
def test_a_false_value_anywhere_in_a_file(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(name)
    lines = [json.loads(line)["line"] for line in (SAVES / f"{name}{SUFFIX}").read_bytes().splitlines()]
    words, path = Words(), tmp_path / f"lie{SUFFIX}"
    unread = 0
    for number in range(TRIES):
        at = 0 if number % 2 else chance.randrange(1, len(lines))
        place, lie = chance.choice(list(places(lines[at]))), chance.choice(LIES)
        bodies = [json.dumps(line, separators=(",", ":")).encode() for line in lines]
        bodies[at] = changed(lines[at], place, lie)
        path.write_bytes(sealed(*bodies))
        found = load(path)
        entry = replayed_entry(path, found)
        if found.table is None or found.head is None:
            unread += 1
            assert entry.why is not None, (place, lie)
            assert words.reason(entry.why) != entry.why.key, (place, lie)
        else:
            for seat in (*seats(found.table.setup.seats), SPECTATOR):
                list(whole_game(found.table, seat))
            assert summarize(found.head, found.table).sum == 0, (place, lie)
        for verb in ("check", "show"):
            assert cli.run([verb, str(path)]) in (0, 1, 2)
            said = capsys.readouterr()
            assert "Traceback" not in said.err, (verb, place, lie)
            assert (said.out + said.err).strip(), (verb, place, lie)
    assert unread > TRIES / 3, "too few false values are detected"
