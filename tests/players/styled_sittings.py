"""Sittings of computer players with their betting styles, for tests and measurements.

``python -m tests.players.styled_sittings`` writes the table of docs/strength.md.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import TABLE, Action, Options, Seat, Setup, Timeout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.bassett.actions import PlaceBet
from crowe_table.games.bassett.options import BOOKS as BASSETT
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.games.blind_hookey.options import BOOKS as HOOKEY
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level
from crowe_table.search.levels import SOUND
from crowe_table.words import Words
from crowe_table.words.characters import CHARACTERS, Character
from tests.any_game import AnyTable, AnyView
from tests.matches.measure import measures_of

UNITS = 100
"""Purse of each player, in units."""
BY_FACE = {each.face: each for each in CHARACTERS}
PLAIN = Character()


class Answered(Struct, frozen=True):
    """An answer, and the View on which it was based."""

    view: AnyView
    action: Action


def company(*faces: str) -> tuple[Character, ...]:
    return tuple(BY_FACE.get(face, PLAIN) for face in faces)


def play(
    slug: str, options: Options, players: Sequence[Character], seed: str, level: Level = SOUND
) -> tuple[list[Answered], list[float]]:
    """Play a sitting. Return all answers, and each player's money at the end as a fraction of the purse."""
    table, answers = sit(slug, options, players, seed, level)
    return answers, [money / (UNITS * options.unit) for money in table.watch().public.purses]


def sit(
    slug: str, options: Options, players: Sequence[Character], seed: str, level: Level = SOUND
) -> tuple[AnyTable, list[Answered]]:
    """Play a sitting. Return the table and all answers."""
    purse = Farthings(UNITS * options.unit)
    table: AnyTable = Table(game(slug), Setup(options, len(players), (purse,) * len(players), Chance(seed)))
    thoughts, answers = Chance(f"{seed} thoughts"), list[Answered]()
    while question := table.question:
        answers.append(_answer(table, sorted(question.asked, key=lambda each: each.must), players, level, thoughts))
        assert isinstance(table.submit(answers[-1].action), tuple)
    return table, answers


def _answer(table: AnyTable, asked: Any, players: Sequence[Character], level: Level, thoughts: Chance) -> Answered:
    for each in asked:
        who, view = players[each.seat], table.view(each.seat)
        rng = thoughts.stream(f"choice {each.seat}", len(table.actions))
        action = choose(view, level, rng, temper=who.temper, style=who.style)
        if action is not None:
            return Answered(view, action)
    return Answered(table.watch(), Timeout(TABLE))


def stakes_of(answers: Sequence[Answered], act: type[Action], seat: Seat | None = None) -> list[float]:
    """Return the stakes in units, of all players or of one."""
    return [
        each.action.amount / each.view.options.unit  # type: ignore[attr-defined]
        for each in answers
        if isinstance(each.action, act) and seat in (None, each.action.seat)
    ]


# --- Measurement -----------------------------------------------------------------------------------------------------


class Cost(Struct):
    """Statistics of one character's stakes at one game, in units."""

    staked: float = 0.0
    bets: int = 0
    lost: float = 0.0
    """Expected loss by the odds, in units."""
    left: list[float] = []
    """Money after each sitting, as a fraction of the purse."""


def costs(slug: str, options: Options, act: type[Action], sittings: int) -> dict[str, Cost]:
    """Return the statistics for every character. The empty name stands for a player without a style."""
    faces = [*BY_FACE, "", ""]
    found = {face: Cost() for face in faces}
    (measure,) = measures_of(slug)
    for number in range(sittings):
        for at in range(0, len(faces), 5):
            seated = faces[at : at + 5]
            table, answers = sit(slug, options, company(*seated), f"costs {number}")
            for seat, face in enumerate(seated):
                stakes, cost = stakes_of(answers, act, Seat(seat)), found[face]
                cost.staked, cost.bets = cost.staked + sum(stakes), cost.bets + len(stakes)
                cost.lost -= measure.gain(table, Seat(seat))
                cost.left.append(table.watch().public.purses[seat] / (UNITS * options.unit))
    return found


HABITS = {
    "sharp": "the highest stake of another player",
    "pimlott": "the least, always",
    "fenn": "the most, always",
    "tolliver": "the card or heap of the last winner",
    "hask": "the least, and one plunge a night",
    "ogle": "bends corners to sept-et-le-va",
    "quill": "low, on two cards at once",
    "barrow": "low and high in turn; the Queen or the middle heap",
    "tapley": "up three stairs, and again",
    "battle": "the same, always",
    "prince": "doubles while losing, three stakes at most",
    "tom": "up six stairs, and again; sept-et-le-va",
    "domino": "any sum, on the last winner",
    "": "the least, as in the matches",
}
"""Description of each character's stakes, by face. The empty face stands for a player without a style."""
STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
START, END = "<!-- styles -->\n", "<!-- end of styles -->\n"
HEAD = ("player", "stakes", "Blind Hookey", "Bassett", "court", "money left", "Bassett costs", "court costs")


def table_row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def main() -> None:
    """Measure every character, and write the table of docs/strength.md."""
    hookey = costs("blind-hookey", replace(HOOKEY["packets"], hands=50, buy_in=0), Stake, 40)
    faro = costs("bassett", BASSETT["pearson"], PlaceBet, 40)
    court = costs("bassett", BASSETT["court"], PlaceBet, 100)
    words, lines = Words(), [table_row(*HEAD), table_row(*["---"] * len(HEAD))]
    for face in hookey:
        left = sorted(hookey[face].left)
        assert left[0] >= 1 / UNITS, f"{face} was broke"
        shares = [f"{100 * each[face].lost / each[face].staked:.1f} %" for each in (faro, court)]
        stakes = [f"{each[face].staked / each[face].bets:.1f}" for each in (hookey, faro, court)]
        money = f"{100 * left[len(left) // 2]:.0f} %, {100 * left[len(left) // 10]:.0f} %"
        name = words.text(f"name-{face}") if face else "a plain player"
        lines.append(table_row(name, HABITS[face], *stakes, money, *shares))
    before, _, rest = STRENGTH.read_text(encoding="utf-8").partition(START)
    STRENGTH.write_text(f"{before}{START}{''.join(lines)}{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
