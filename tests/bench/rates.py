"""Speed of every preset with its usual number of players: random games, answers and sampled worlds per second.

``python -m tests.bench.rates GAME …`` measures only the named games.
"""

import sys
from random import Random
from time import process_time

from crowe_table import games
from crowe_table.engine.core import TABLE, Setup, Timeout
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from tests.any_game import AnyView

SECONDS = 0.5
"""Duration of each measurement, in seconds."""
MOST = 400
"""Maximum number of answers in a game."""
PURSE = STAKES["coffee_house"].purse


def at_random(slug: str, preset: str, seats: int) -> tuple[float, float, list[AnyView]]:
    """Return games per second and answers per second of random play, and the Views of the seats that were asked.

    Every answer is checked by the rules, and its events are reported.
    """
    laws, rng, views = games.game(slug), Random(f"{slug} {preset}"), list[AnyView]()
    played = answers = 0
    began = process_time()
    while (passed := process_time() - began) < SECONDS:
        table = Table(laws, Setup(laws.preset(preset, seats), seats, (PURSE,) * seats, Chance(f"rates {played}")))
        while table.question and len(table.actions) < MOST:
            awaited = table.question.awaited()
            view = table.view(awaited[0]) if awaited else None
            table.submit(rng.choice(view.legal) if view else Timeout(TABLE))
            if view and not played:
                views.append(view)
        played, answers = played + 1, answers + len(table.actions)
    return played / passed, answers / passed, views


def imagined(slug: str, views: list[AnyView]) -> float:
    """Return the number of sampled worlds per second in the middle of a game."""
    laws, rng, worlds = games.game(slug), Chance("rates").stream("worlds"), 0
    began = process_time()
    while (passed := process_time() - began) < SECONDS:
        laws.imagine(views[len(views) // 2 + worlds % max(1, len(views) // 2)], rng)
        worlds += 1
    return worlds / passed


def main() -> None:
    """Print a line for each preset."""
    for slug in sys.argv[1:] if __name__ == "__main__" and sys.argv[1:] else games.slugs():
        for preset in games.game(slug).presets:
            seats = preset.usual or min(preset.seats)
            played, answers, views = at_random(slug, preset.name, seats)
            worlds = imagined(slug, views)
            what = f"{slug}, {preset.name}, {seats}"
            print(
                f"{what:<44} {played:>7.1f} games {answers:>8,.0f} answers {worlds:>8,.0f} worlds a second", flush=True
            )


if __name__ == "__main__":
    main()
