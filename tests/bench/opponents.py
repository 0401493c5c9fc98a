"""How fast the opponents are: the time a choice takes at each level, games a second, and the worker's round trip."""

import time
from collections import defaultdict
from statistics import median, quantiles

from crowe_table.engine.core import Setup, View
from crowe_table.engine.money import LEVELS as STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.choosing import advise, choose
from crowe_table.hosting.worker import Worker, WorkerAnswer
from crowe_table.search.levels import LEVELS

LAWS = game("cribbage")
PURSE = STAKES["coffee_house"].purse
GAMES = 3
_THINKING = ("lay_out", "play")
"""The phases in which there is something to think about."""


def table(seats: int, number: int) -> Table:
    return Table(LAWS, Setup(LAWS.preset("crowe", seats), seats, (PURSE,) * seats, Chance(f"opponents {number}")))


def game_of(key: str, seats: int, number: int, taken: dict[str, list[float]]) -> list[View]:
    """One game of a level against itself. Returns every view at which it thought, and notes how long it took."""
    level = next(each for each in LEVELS if each.key == key)
    at, chance, seen = table(seats, number), Chance(f"thoughts {number}"), []
    while at.ask is not None:
        view = at.view(at.ask.awaited()[0])
        began = time.perf_counter()
        action = choose(view, level, chance.stream("choice", len(at.actions)))
        if view.phase in _THINKING:
            taken[view.phase].append(time.perf_counter() - began)
            seen.append(view)
        at.submit(action)
    return seen


def say(what: str, seconds: list[float], note: str = "") -> None:
    slowest = quantiles(seconds, n=100)[-1]
    print(f"{what:<44} {median(seconds) * 1e3:>8.2f} ms median {slowest * 1e3:>9.2f} ms at 99 %   {note}".rstrip())


def thinking(seats: int) -> None:
    for level in LEVELS:
        taken: dict[str, list[float]] = defaultdict(list)
        began = time.perf_counter()
        for number in range(GAMES):
            game_of(level.key, seats, number, taken)
        games = GAMES / (time.perf_counter() - began)
        for phase in _THINKING:
            say(f"{level.key}, {phase}, {seats} players", taken[phase], f"{games:.2f} games a second")


def hints() -> None:
    views = game_of("learner", 2, 7, defaultdict(list))[:40]
    taken = []
    for view in views:
        began = time.perf_counter()
        advise(view)
        taken.append(time.perf_counter() - began)
    say("advice, 2 players", taken)


def answered(worker: Worker) -> WorkerAnswer:
    while (answer := worker.poll()) is None:
        time.sleep(0.0001)
    return answer


def round_trips() -> None:
    views = game_of("learner", 2, 8, defaultdict(list))
    worker = Worker()
    began = time.perf_counter()
    worker.ask(views[0], "learner", "first")
    answered(worker)
    print(f"{'worker: begun and first answer':<44} {(time.perf_counter() - began) * 1e3:>8.0f} ms")
    asking, travelling = [], []
    for view in views * 3:
        began = time.perf_counter()
        worker.ask(view, "learner", "again")
        asking.append(time.perf_counter() - began)
        answer = answered(worker)
        travelling.append(time.perf_counter() - began - answer.thought)
    say("worker: putting a question", asking)
    say("worker: there and back, without the thought", travelling)
    worker.close()


def main() -> None:
    for seats in (2, 4):
        thinking(seats)
    hints()
    round_trips()


if __name__ == "__main__":
    main()
