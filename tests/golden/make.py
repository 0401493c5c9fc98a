"""Finds games with something in them worth keeping, and writes them down beside what they must come to."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Action, Options, Scored, Setup
from crowe_table.engine.journal import Check, Do, Head, Header, Journal, Player, Undo, do
from crowe_table.engine.money import LEVELS
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from tests.contract.play import done
from tests.golden.wanted import slugs, wanted
from tests.golden.wanting import Past, Wanted

HERE = Path(__file__).parent
NAMES = ("Mrs. Lyon", "Mr. Tapp", "Mr. Hurst", "Miss Bond", "Mr. Vane", "Mrs. Orme", "Captain Roe", "Miss Gale")
STAKES = "coffee_house"

Lines = list[Do | Undo | Check]


def options(slug: str, want: Wanted) -> Options:
    """The rules by which a wanted game is played."""
    return replace(games.game(slug).preset(want.preset, want.seats), **want.rules)


def header(slug: str, want: Wanted, number: int) -> Header:
    return Header(
        game=slug,
        laws=games.game(slug).laws_version,
        preset=want.preset,
        options=Raw(msgspec.json.encode(options(slug, want))),
        players=tuple(map(Player, NAMES[: want.seats])),
        purses=(LEVELS[STAKES].purse,) * want.seats,
        seed=f"{want.name} {number}",
        stakes=STAKES,
        begun="1775-06-24T19:30:00+00:00",
    )


def candidates(slug: str, want: Wanted) -> Iterator[tuple[Header, Lines, Table[State], Past]]:
    """Game after game, played at random."""
    number = 0
    while True:
        number += 1
        head = header(slug, want, number)
        rng = Random(head.seed)
        table = Table(games.game(slug), Setup(options(slug, want), want.seats, head.purses, Chance(head.seed)))
        lines: Lines = [Check(table.deal, table.digest())]
        past: Past = []
        to_take_back = want.take_back
        while not table.over:
            deal = table.deal
            action = choose(table, rng)
            past.append(done(table, action))
            lines.append(do(action))
            if table.deal != deal or table.over:
                lines.append(Check(table.deal, table.digest()))
            if to_take_back and len(past) == 40 and not table.over:
                table.take_back(to_take_back)
                del past[-to_take_back:]
                lines.append(Undo(to_take_back))
                to_take_back = 0
        yield head, lines, table, past


def choose(table: Table[State], rng: Random) -> Action:
    assert table.ask is not None
    return rng.choice(table.view(rng.choice(table.ask.awaited())).legal)


def come_to(table: Table[State], past: Past) -> dict[str, object]:
    """What a game must come to."""
    view = table.watch()
    last = [e.what.key for e in past[-1] if isinstance(e, Scored)]
    return {
        "actions": len(table.actions),
        "deals": view.deal,
        "seal": table.digest(),
        "scores": list(view.facts.scores),
        "ring": list(view.facts.ring),
        "result": list(table.result()),
        "won-by": last[-1] if last else "",
    }


def make(slug: str) -> None:
    """Finds the wanted games of one kind, and writes them to its folder."""
    folder = HERE / slug
    folder.mkdir(exist_ok=True)
    expected = {}
    for want in wanted(slug):
        head, lines, table, past = next(found for found in candidates(slug, want) if want.worth(found[2], found[3]))
        path = folder / f"{want.name}.crowe"
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.write([Head(head), *lines])
        journal.close()
        expected[want.name] = come_to(table, past)
    text = json.dumps(expected, indent=2, ensure_ascii=False)
    (folder / "expected.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    for slug in sys.argv[1:] or slugs():
        make(slug)


if __name__ == "__main__":
    main()
