"""Thinking time of the computer players: for a choice at each level, for a hint, and for a round trip to the worker
process.
"""

import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import median, quantiles

from crowe_table import games
from crowe_table.engine.core import Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import advise, choose, levels_offered
from crowe_table.hosting.worker import Worker, WorkerAnswer
from crowe_table.search.advice import StopCheck
from tests.any_game import AnyTable, AnyView

LONGEST = 60
"""Maximum number of timed answers in one game."""
HINTS = 60
PURSE = STAKES["coffee_house"].purse


def tables() -> Iterator[tuple[str, str, int]]:
    """Yield every preset with its usual number of players, and each game's first preset with its maximum number."""
    for slug in games.slugs():
        for number, preset in enumerate(games.game(slug).presets):
            most = {max(preset.seats)} if number == 0 else set()
            for seats in sorted({preset.usual or min(preset.seats), *most}):
                yield slug, preset.name, seats


def table(slug: str, preset: str, seats: int) -> AnyTable:
    laws = games.game(slug)
    return Table(laws, Setup(laws.preset(preset, seats), seats, (PURSE,) * seats, Chance("players")))


def say(what: str, seconds: list[float]) -> None:
    slowest = quantiles(seconds, n=100)[-1] if len(seconds) > 1 else seconds[0]
    print(f"{what:<44} {median(seconds) * 1e3:>8.2f} ms median {slowest * 1e3:>9.2f} ms at 99 %")


def clock(ends: float) -> StopCheck:
    """Return a stop check that ends a search at this processor time.

    Processor time excludes other work on the machine.
    """
    return lambda: time.process_time() > ends


def thinking(slug: str, preset: str, seats: int) -> list[AnyView]:
    """Time the players in a game at each offered level. Return the views with more than one legal answer."""
    seen: list[AnyView] = []
    for level in levels_offered(slug, preset, seats):
        taken: dict[str, list[float]] = defaultdict(list)
        at, chance = table(slug, preset, seats), Chance("thoughts")
        while at.question and len(at.actions) < LONGEST:
            view = at.view(at.question.awaited()[0])
            began = time.process_time()
            action = choose(view, level, chance.stream("choice", len(at.actions)), clock(began + level.budget / 1000))
            assert action is not None
            if len(view.legal) > 1:
                taken[at.question.key].append(time.process_time() - began)
                seen.append(view)
            at.submit(action)
        for key, seconds in taken.items():
            say(f"{slug}, {preset}, {seats}: {level.key}, {key}", seconds)
    return seen


def hints(what: str, views: list[AnyView]) -> None:
    taken = []
    for view in views[:: max(1, len(views) // HINTS)]:
        began = time.process_time()
        advise(view)
        taken.append(time.process_time() - began)
    say(f"{what}: a hint", taken)


def answered(worker: Worker) -> WorkerAnswer:
    while (answer := worker.poll()) is None:
        time.sleep(0.0001)
    return answer


def round_trips(views: list[AnyView]) -> None:
    """Time the worker process: starting, sending and receiving."""
    worker = Worker()
    began = time.perf_counter()
    worker.ask(views[0], "learner", "first")
    answered(worker)
    print(f"{'worker: begun and first answer':<44} {(time.perf_counter() - began) * 1e3:>8.0f} ms")
    asking, travelling = [], []
    for view in views[:HINTS]:
        began = time.perf_counter()
        worker.ask(view, "learner", "again")
        asking.append(time.perf_counter() - began)
        answer = answered(worker)
        travelling.append(time.perf_counter() - began - answer.thought)
    say("worker: putting a question", asking)
    say("worker: there and back, without the thought", travelling)
    worker.close()


def main() -> None:
    views: list[AnyView] = []
    for slug, preset, seats in tables():
        views = thinking(slug, preset, seats)
        hints(f"{slug}, {preset}, {seats}", views)
    round_trips(views)


if __name__ == "__main__":
    main()
