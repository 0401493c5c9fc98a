"""How fast Brag is: its laws, a table seen and told, worlds imagined, hands ranked, and the time a choice takes."""

import time
from collections import defaultdict
from random import Random
from statistics import median, quantiles

from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.brag import GAME as LAWS
from crowe_table.games.brag.chances import AllHands, beaten_by
from crowe_table.games.brag.hands import ranking_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import BragPhase, BragState
from crowe_table.hosting.choosing import choose
from crowe_table.search.levels import LEVELS
from tests.bench.clock import often, rate, say

PURSE = STAKES["coffee_house"].purse
GAMES = 3


def setup(seats: int, number: int, preset: str = "crowe") -> Setup[BragOptions]:
    return Setup(LAWS.preset(preset, seats), seats, (PURSE,) * seats, Chance(f"bench {number}"))


def rollout(seats: int, rng: Random) -> int:
    """A whole sitting played at random by the bare laws. Returns its actions."""
    s = LAWS.new(setup(seats, rng.randrange(1000)))
    actions = 0
    while question := LAWS.question(s):
        LAWS.apply(s, rng.choice(LAWS.answers(s, question, question.awaited()[0])))
        actions += 1
    return actions


def at_table(seats: int, rng: Random) -> int:
    """The same at a Table, every answer judged and told, and seen by whoever is asked."""
    table = Table(LAWS, setup(seats, rng.randrange(1000)))
    while question := table.question:
        table.submit(rng.choice(table.view(question.awaited()[0]).legal))
    return len(table.actions)


def mid_deal(seats: int) -> BragState:
    """A table of this many in the wagers of its third deal."""
    rng = Random("mid")
    s = LAWS.new(setup(seats, 7))
    while not (s.public.deal == 3 and s.public.phase == BragPhase.WAGER):
        question = LAWS.question(s)
        assert question is not None
        LAWS.apply(s, rng.choice(LAWS.answers(s, question, question.awaited()[0])))
    return s


def play(seats: int) -> None:
    rng = Random(seats)
    say(f"brag: actions by the bare laws, {seats} players", rate(lambda: rollout(seats, rng)))
    say(f"brag: whole random sittings, {seats} players", rate(lambda: rollout(seats, rng) > 0))
    say(f"brag: actions at a table, {seats} players", rate(lambda: at_table(seats, rng)))


def states(seats: int) -> None:
    s = mid_deal(seats)
    question, viewer = LAWS.question(s), Seat(0)
    view = project(LAWS, s, viewer, question)
    rng = Chance("bench").stream("worlds")
    say(f"brag: clone, {seats} players", rate(often(s.clone)))
    say(f"brag: project, {seats} players", rate(often(lambda: project(LAWS, s, viewer, question))))
    say(f"brag: imagine, {seats} players", rate(often(lambda: LAWS.imagine(view, rng))))
    say(f"brag: digest, {seats} players", rate(often(s.digest)))


def ranking() -> None:
    """Hands ranked anew, and the chance of a hand against all that an unseen one may be."""
    rule = ranking_of(LAWS.preset("crowe", 5))
    rng = Random("hands")
    hands = [tuple(rng.sample(range(52), 3)) for _ in range(2000)]

    def ranked() -> int:
        strength.cache_clear()
        for hand in hands:
            strength(hand, rule)
        return len(hands)

    def placed() -> int:
        beaten_by.cache_clear()
        for hand in hands[:50]:
            beaten_by(hand, rule, 0b111 << 49)
        return 50

    say("brag: hands ranked", rate(ranked))
    say("brag: hands placed among all others", rate(placed))
    for braggers in ("none", "knave_and_nine"):
        strength.cache_clear()
        began = time.perf_counter()
        AllHands(rule._replace(braggers=() if braggers == "none" else (49, 34)))
        print(f"{f'brag: all hands ranked, braggers {braggers}':<44} {(time.perf_counter() - began) * 1e3:>8.0f} ms")


def thinking(preset: str, seats: int) -> None:
    for level in LEVELS:
        taken: dict[str, list[float]] = defaultdict(list)
        began = time.perf_counter()
        for number in range(GAMES):
            table, chance = Table(LAWS, setup(seats, number, preset)), Chance(f"thoughts {number}")
            while table.question is not None:
                view = table.view(table.question.awaited()[0])
                start = time.perf_counter()
                action = choose(view, level, chance.stream("choice", len(table.actions)))
                if view.public.phase in (BragPhase.WAGER, BragPhase.LOOK):
                    taken[view.public.phase.name.lower()].append(time.perf_counter() - start)
                table.submit(action)
        sittings = GAMES / (time.perf_counter() - began)
        for phase, seconds in taken.items():
            slowest = quantiles(seconds, n=100)[-1] * 1e3
            what, note = f"brag: {level.key}, {phase}, {preset}, {seats} players", f"{sittings:.2f} sittings a second"
            print(f"{what:<44} {median(seconds) * 1e3:>8.2f} ms median {slowest:>9.2f} ms at 99 %   {note}")


def main() -> None:
    for seats in (2, 5, 8):
        play(seats)
        states(seats)
    ranking()
    for preset, seats in (("crowe", 5), ("crowe", 8), ("braggers", 5)):
        thinking(preset, seats)


if __name__ == "__main__":
    main()
