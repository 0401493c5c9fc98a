"""Find games with interesting events, and write each with its expected events and its result.

``python -m tests.golden.make SLUG`` searches for new games. With ``--told``, it only updates the expected events.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import TABLE, Action, AnyEvent, Options, Reason, Scored, Setup, Timeout
from crowe_table.engine.journal import Check, Do, Head, Header, Journal, Undo, do, read
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table, action_decoder
from tests.any_game import AnyTable
from tests.golden.telling import Story
from tests.golden.wanted import slugs, wanted
from tests.golden.wanting import Past, Wanted
from tests.sampling import going_on, played_on

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.crowe"))
NAMES = (
    *("Mrs. Lyon", "Mr. Tapp", "Mr. Hurst", "Miss Bond", "Mr. Vane"),
    *("Mrs. Orme", "Captain Roe", "Miss Gale", "Dr. Finch"),
)
TIMEOUT_PROBABILITY = 0.3
"""Probability of a timeout at a question with a time limit."""
LEVEL = "coffee_house"

Lines = list[Do | Undo | Check]


def options(slug: str, want: Wanted) -> Options:
    """Return the options that the search criteria ask for."""
    return replace(games.game(slug).preset(want.preset, want.seats), **want.rules)


def header(slug: str, want: Wanted, number: int) -> Header:
    return Header(
        game=slug,
        laws=games.game(slug).laws_version,
        preset=want.preset,
        options=Raw(msgspec.json.encode(options(slug, want))),
        players=tuple(map(Participant, NAMES[: want.seats])),
        purses=(STAKES[LEVEL].purse,) * want.seats,
        seed=f"{want.name} {number}",
        stakes=LEVEL,
        begun="1775-06-24T19:30:00+00:00",
    )


def candidates(slug: str, want: Wanted) -> Iterator[tuple[Header, Lines, AnyTable, Past]]:
    """Yield an endless series of games played at random."""
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


def done(table: AnyTable, action: Action) -> tuple[AnyEvent, ...]:
    """Execute a legal action at a table and return its events."""
    events = table.submit(action)
    assert not isinstance(events, Reason), (action, events)
    return events


def choose(table: AnyTable, rng: Random) -> Action:
    """Return a random legal action of a seat that must answer.

    If no seat must answer, return an action of any seat, or the timeout.
    """
    assert table.question is not None
    seats = table.question.awaited()
    if table.question.time_limit:
        if rng.random() < TIMEOUT_PROBABILITY:
            return Timeout(TABLE)
        seats = tuple([each.seat for each in table.question.asked])
    return rng.choice(played_on(going_on(table.view(rng.choice(seats)).legal), rng))


def come_to(table: AnyTable, past: Past) -> dict[str, object]:
    """Return the result of a game, which each replay must reproduce."""
    public = table.watch().public
    last = [e.what.key for e in past[-1] if isinstance(e, Scored)]
    return {
        "actions": len(table.actions),
        "deals": public.deal,
        "scores": list(public.scores),
        "ring": list(public.ring),
        "result": list(table.result()),
        "won-by": last[-1] if last else "",
    }


def live_facts(table: AnyTable) -> list[str]:
    """Return the facts that the screen shows."""
    return list(type(table.watch().public).live)


def replayed(path: Path, facts: Sequence[str] = ()) -> tuple[AnyTable, Past, Story]:
    """Replay a game line by line and return its events. ``facts`` defaults to all facts that the screen shows."""
    reading = read(path.read_bytes())
    assert reading.head is not None
    laws = games.game(reading.head.game)
    options = msgspec.json.decode(reading.head.options, type=laws.options)
    table = Table(laws, Setup(options, len(reading.head.players), reading.head.purses, Chance(reading.head.seed)))
    decoder = action_decoder(laws)
    past: Past = []
    story = Story(table, facts or live_facts(table))
    for line in reading.lines:
        match line:
            case Do():
                past.append(done(table, decoder.decode(line.do)))
                story.goes_on(past[-1])
            case Undo():
                assert table.take_back(line.undo)
                del past[-line.undo :]
                story.is_taken_back(line.undo)
    return table, past, story


def kept(path: Path) -> dict[str, Any]:
    """Return the expected events and result from the file that belongs to this game."""
    found: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return found


def write_told(path: Path) -> None:
    """Write the expected events and result of the game in this file, with one line for each deal."""
    table, past, story = replayed(path)
    lines = ",\n".join(json.dumps(deal, ensure_ascii=False) for deal in story.told())
    head = f'"comes_to": {json.dumps(come_to(table, past))},\n"facts": {json.dumps(live_facts(table))}'
    path.with_suffix(".json").write_text(f'{{\n{head},\n"deals": [\n{lines}\n]\n}}\n', encoding="utf-8")


def make(slug: str) -> None:
    """Find games of this kind that meet the criteria, and write them to the game's folder."""
    folder = HERE / slug
    folder.mkdir(exist_ok=True)
    for want in wanted(slug):
        head, lines = next(
            (head, lines) for head, lines, table, past in candidates(slug, want) if want.fits(table, past)
        )
        path = folder / f"{want.name}.crowe"
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.write([Head(head), *lines])
        journal.close()
        write_told(path)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.golden.make")
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="all games, if none is named")
    parser.add_argument("--told", action="store_true", help="leave the games as they are: only what they tell")
    chosen = parser.parse_args()
    for slug in chosen.slugs or slugs():
        if chosen.told:
            for path in sorted((HERE / slug).glob("*.crowe")):
                write_told(path)
        else:
            make(slug)


if __name__ == "__main__":
    main()
