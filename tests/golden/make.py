"""Finds games with something in them worth keeping, and writes them down beside what they must come to."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Raw, Struct

from crowe_table import games
from crowe_table.engine.core import Action, AnyEvent, Now, Said, Scored, Setup
from crowe_table.engine.journal import Check, Do, Head, Header, Journal, Player, Undo, do
from crowe_table.engine.money import LEVELS
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from tests.contract.play import done

HERE = Path(__file__).parent
NAMES = ("Mrs. Lyon", "Mr. Tapp", "Mr. Hurst", "Miss Bond")
STAKES = "coffee_house"

Past = list[tuple[AnyEvent, ...]]
Lines = list[Do | Undo | Check]


class Wanted(Struct, frozen=True):
    """A game to be found: for how many, and what must happen in it."""

    name: str
    seats: int
    worth: Callable[[Table[State], Past], bool]
    take_back: int = 0
    """Actions taken back and played otherwise, once, in the middle."""


def said(past: Past, key: str) -> int:
    """How often this was said aloud."""
    return sum(isinstance(e, Said) and e.words.key == key for told in past for e in told)


def last_score(past: Past) -> Scored:
    return [e for e in past[-1] if isinstance(e, Scored)][-1]


def lurch(table: Table[State], past: Past) -> bool:
    return min(table.view(0).facts.scores) < 45


def out_in_play(table: Table[State], past: Past) -> bool:
    return last_score(past).what.key == "score-in-play"


def noddy_wins(table: Table[State], past: Past) -> bool:
    return last_score(past).what.key == "score-noddy-turned"


def equals_cut_again(table: Table[State], past: Past) -> bool:
    return said(past, "say-cut-again") >= 2 and min(table.view(0).facts.scores) >= 45


def by_a_hand(table: Table[State], past: Past) -> bool:
    score = last_score(past)
    return score.what.key == "score-hand" and score.seat != table.view(0).facts.dealer and score.points >= 8


def many_goes(table: Table[State], past: Past) -> bool:
    return max(sum(isinstance(e, Said) and e.words.key == "say-go" for e in told) for told in past) >= 3


def reseated(table: Table[State], past: Past) -> bool:
    rings = [e.value for told in past for e in told if isinstance(e, Now) and e.fact == "ring"]
    return said(past, "say-cut-again") >= 2 and rings[-1] != (0, 1, 2, 3)


WANTED = (
    Wanted("two-lurched", 2, lurch),
    Wanted("two-noddy-wins", 2, noddy_wins),
    Wanted("two-out-in-play-after-taking-back", 2, out_in_play, take_back=5),
    Wanted("two-equals-cut-again", 2, equals_cut_again),
    Wanted("four-eldest-counts-out", 4, by_a_hand),
    Wanted("four-many-goes", 4, many_goes),
    Wanted("four-reseated-by-the-cut", 4, reseated),
    Wanted("four-out-in-play-after-taking-back", 4, out_in_play, take_back=9),
)


def header(wanted: Wanted, number: int) -> Header:
    game = games.game("cribbage")
    return Header(
        game=game.slug,
        laws=game.laws_version,
        preset="crowe",
        options=Raw(msgspec.json.encode(game.preset("crowe", wanted.seats))),
        players=tuple(map(Player, NAMES[: wanted.seats])),
        purses=(LEVELS[STAKES].purse,) * wanted.seats,
        seed=f"{wanted.name} {number}",
        stakes=STAKES,
        begun="1775-06-24T19:30:00+00:00",
    )


def candidates(wanted: Wanted) -> Iterator[tuple[Header, Lines, Table[State], Past]]:
    """Game after game, played at random."""
    game = games.game("cribbage")
    number = 0
    while True:
        number += 1
        head = header(wanted, number)
        rng = Random(head.seed)
        options = game.preset("crowe", wanted.seats)
        table = Table(game, Setup(options, wanted.seats, head.purses, Chance(head.seed)))
        lines: Lines = [Check(table.deal, table.digest())]
        past: Past = []
        to_take_back = wanted.take_back
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
    return {
        "actions": len(table.actions),
        "deals": view.deal,
        "seal": table.digest(),
        "scores": list(view.facts.scores),
        "ring": list(view.facts.ring),
        "result": list(table.result()),
        "won-by": last_score(past).what.key,
    }


def main() -> None:
    expected = {}
    for wanted in WANTED:
        head, lines, table, past = next(found for found in candidates(wanted) if wanted.worth(found[2], found[3]))
        path = HERE / f"{wanted.name}.crowe"
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.write([Head(head), *lines])
        journal.close()
        expected[wanted.name] = come_to(table, past)
    text = json.dumps(expected, indent=2, ensure_ascii=False)
    (HERE / "expected.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
