"""How fast Hazard is: actions and whole sittings a second, imagined sittings, and the time a player thinks."""

import time
from collections import defaultdict
from random import Random

from crowe_table.engine.core import Setup, View
from crowe_table.engine.money import LEVELS as STAKES
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.hazard.sitting import COME_OUT
from crowe_table.hosting.choosing import advise, choose
from crowe_table.search.levels import LEVELS
from tests.bench.clock import often, rate, say
from tests.bench.opponents import say as say_time

LAWS = game("hazard")
PURSE = STAKES["coffee_house"].purse
TABLES = (("crowe", 4), ("pearson", 4), ("classical", 8))
SITTINGS = 6


def setup(preset: str, seats: int, number: int) -> Setup:
    return Setup(LAWS.preset(preset, seats), seats, (PURSE,) * seats, Chance(f"bench {number}"))


def rollout(preset: str, seats: int, rng: Random) -> int:
    """A whole sitting played at random by the bare laws; nobody listens. Returns its actions."""
    s = LAWS.new(setup(preset, seats, rng.randrange(1000)))
    actions = 0
    while ask := LAWS.ask(s):
        LAWS.apply(s, rng.choice(LAWS.legal(s, ask.awaited()[0])), None)
        actions += 1
    return actions


def at_table(preset: str, seats: int, rng: Random) -> int:
    """The same at a Table, every answer judged and told, and seen by whoever is asked."""
    table = Table(LAWS, setup(preset, seats, rng.randrange(1000)))
    while ask := table.ask:
        table.submit(rng.choice(table.view(ask.awaited()[0]).legal))
    return len(table.actions)


def before_the_throw(preset: str, seats: int) -> State:
    """A table with a main known and the box not yet thrown to it."""
    rng = Random("before")
    s = LAWS.new(setup(preset, seats, 7))
    while s.phase != COME_OUT:
        ask = LAWS.ask(s)
        assert ask is not None
        LAWS.apply(s, rng.choice(LAWS.legal(s, ask.awaited()[0])), None)
    return s


def play(preset: str, seats: int) -> None:
    rng = Random(seats)
    at = f"{preset}, {seats} players"
    say(f"hazard actions by the bare laws, {at}", rate(lambda: rollout(preset, seats, rng)))
    say(f"hazard sittings by the bare laws, {at}", rate(lambda: rollout(preset, seats, rng) > 0))
    say(f"hazard actions at a table, {at}", rate(lambda: at_table(preset, seats, rng)))
    s, chance = before_the_throw(preset, seats), Chance("bench").stream("worlds")
    view = project(LAWS, s, LAWS.preset(preset, seats), 0)
    say(f"hazard imagined, {at}", rate(often(lambda: LAWS.imagine(view, chance))))


def thinking(preset: str, seats: int) -> None:
    """Sittings of each level against itself: how long every choice takes; and advice at each of the same views."""
    taken: dict[str, list[float]] = defaultdict(list)
    seen: list[View] = []
    for level in LEVELS:
        for number in range(SITTINGS):
            table, chance = Table(LAWS, setup(preset, seats, number)), Chance(f"thoughts {number}")
            while ask := table.ask:
                view = table.view(ask.awaited()[0])
                seen.append(view)
                began = time.perf_counter()
                action = choose(view, level, chance.stream("choice", len(table.actions)))
                taken[level.key].append(time.perf_counter() - began)
                table.submit(action)
        say_time(f"hazard {level.key}, {preset}, {seats} players", taken[level.key])
    for view in seen[:: max(1, len(seen) // 1000)]:
        began = time.perf_counter()
        advise(view)
        taken["advice"].append(time.perf_counter() - began)
    say_time(f"hazard advice, {preset}, {seats} players", taken["advice"])


def main() -> None:
    for preset, seats in TABLES:
        play(preset, seats)
        thinking(preset, seats)


if __name__ == "__main__":
    main()
