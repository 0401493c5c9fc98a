"""Agreement of experts and hints: ``python -m tests.matches.agreement GAME [CHOICES]`` prints it for each preset.

Experts play, and each choice is also put to the adviser. They agree if they give the same answer, or if one of them
values the other's answer within the error of its own.
"""

import sys

from crowe_table import games
from crowe_table.engine.core import Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import advise, levels_offered, player_of
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.advice import Advice, loss
from tests.any_game import AnyTable


def agree(one: tuple[Advice, ...], other: tuple[Advice, ...]) -> bool:
    """Return whether two opinions of the same choice agree."""
    return one[0].action == other[0].action or _allows(one, other[0]) or _allows(other, one[0])


def _allows(advice: tuple[Advice, ...], best: Advice) -> bool:
    """Return whether an opinion values an answer within the error of its own."""
    found = next((each for each in advice if each.action == best.action), None)
    lost = loss(advice[0], found) if found else None
    return found is not None and lost is not None and lost <= found.error


def measure(slug: str, preset: str, seats: int, choices: int) -> tuple[int, int, int]:
    """Return the number of choices, of equal answers, and of answers that agree."""
    game, stakes = games.game(slug), STAKES[DEFAULT_STAKES]
    level = levels_offered(slug, preset, seats)[-1]
    count = same = close = number = 0
    while count < choices:
        number += 1
        chance = Chance(f"agreement {number}")
        table: AnyTable = Table(game, Setup(game.preset(preset, seats), seats, (stakes.purse,) * seats, chance))
        while (question := table.question) and count < choices and (awaited := question.awaited()):
            view = table.view(awaited[0])
            advice = player_of(slug).evaluate(view, level, chance.stream("choice", len(table.actions)))
            if len(view.legal) > 1 and len(advice) > 1:
                hint = advise(view)
                count += 1
                same += hint[0].action == advice[0].action
                close += agree(advice, hint)
            told = table.submit(advice[0].action or view.legal[0])
            assert isinstance(told, tuple), told
    return count, same, close


def main(slug: str, choices: int) -> None:
    """Print the agreement in each preset of a game."""
    for preset in games.game(slug).presets:
        count, same, close = measure(slug, preset.name, preset.usual or preset.seats[0], choices)
        print(f"{slug}, {preset.name}: {same} of {count} the same, {close} agree within the error", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100)
