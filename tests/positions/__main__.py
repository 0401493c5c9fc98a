"""Solve the test positions: ``python -m tests.positions [GAME …]`` prints those missed, with the evaluated answers."""

import sys

from crowe_table import games
from crowe_table.engine.cards import texts
from crowe_table.engine.core import Action, act_of
from tests.positions.reading import SLUGS, Solver, cards_of, evaluated, is_right, positions_of

SHOWN = 4
"""Number of answers printed for a position that is missed."""


def told(action: Action | None) -> str:
    """Return an action in a few words, with the names of its cards."""
    if action is None:
        return "silence"
    rest = [getattr(action, each) for each in action.__struct_fields__ if each not in ("seat", "card", "cards")]
    return " ".join([act_of(action), texts(cards_of(action)), *map(str, rest)])


def main(named: list[str]) -> None:
    """Print the results of these games, or of all."""
    for slug in named or SLUGS:
        positions = positions_of(slug)
        solved = dict.fromkeys(Solver, 0)
        for position in positions:
            for solver in solved:
                advice = evaluated(slug, position, solver)
                if is_right(games.game(slug), position, advice[0].action if advice else None):
                    solved[solver] += 1
                    continue
                print(f"  {position.name}, {solver}: {position.why}")
                for each in advice[:SHOWN]:
                    print(f"    {each.value:+8.3f} ± {each.error:.3f}  {told(each.action)}  {each.why.key}")
        print(f"{slug}: {len(positions)} positions, " + ", ".join(f"{key} {count}" for key, count in solved.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
