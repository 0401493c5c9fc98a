"""How fast Whist is: actions, deals, games, worlds imagined, the house's players; and play-outs beside OpenSpiel's."""

import time
from collections import defaultdict
from random import Random
from statistics import median, quantiles

from msgspec.structs import replace

from crowe_table.engine.core import Setup
from crowe_table.engine.money import LEVELS as STAKES
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.whist.double_dummy import Solver
from crowe_table.hosting.choosing import advise, choose
from crowe_table.search.levels import LEVELS
from tests.bench.clock import often, rate, say

LAWS = game("whist")
CROWE = LAWS.preset("crowe", 4)
QUICK = replace(CROWE, ritual="quick", cut_for_deal="random")  # type: ignore[call-arg]
PURSE = STAKES["coffee_house"].purse
BIDS = 4
"""Bids before the play of spades, whose thirteen tricks are as Whist's."""
DEALS = 2
"""Deals that each level plays against itself to be timed."""


def setup(number: int, quick: bool = False) -> Setup:
    return Setup(QUICK if quick else CROWE, 4, (PURSE,) * 4, Chance(f"bench {number}"))


def rollout(rng: Random) -> int:
    """A whole game played at random by the bare laws, as a search plays it; nobody listens. Returns its actions."""
    s = LAWS.new(setup(rng.randrange(1000)))
    actions = 0
    while ask := LAWS.ask(s):
        LAWS.apply(s, rng.choice(LAWS.legal(s, ask.awaited()[0])), None)
        actions += 1
    return actions


def deal(rng: Random) -> int:
    """One deal with no ceremony, played at random."""
    s = LAWS.new(setup(rng.randrange(10_000), quick=True))
    return _finish(s, rng)


def _finish(s: State, rng: Random) -> int:
    """Plays a deal to its end."""
    while s.phase == "play":
        seat = s.turn  # type: ignore[attr-defined]
        LAWS.apply(s, rng.choice([each for each in LAWS.legal(s, seat) if hasattr(each, "card")]), None)
    return 1


def at_table(rng: Random) -> int:
    """The same at a Table, every answer judged and told, and seen by whoever is asked."""
    table = Table(LAWS, setup(rng.randrange(1000)))
    while ask := table.ask:
        table.submit(rng.choice(table.view(ask.awaited()[0]).legal))
    return len(table.actions)


def mid_play() -> State:
    """A deal in which half the cards have fallen."""
    rng = Random("mid")
    s = LAWS.new(setup(7, quick=True))
    while sum(map(len, s.hands)) > 26:
        LAWS.apply(s, rng.choice([each for each in LAWS.legal(s, s.turn) if hasattr(each, "card")]), None)  # type: ignore[attr-defined]
    return s


def play() -> None:
    rng = Random(1)
    say("whist, actions by the bare laws", rate(lambda: rollout(rng)))
    say("whist, whole random deals", rate(lambda: deal(rng)))
    say("whist, whole random games", rate(lambda: rollout(rng) > 0))
    say("whist, actions at a table, seen and told", rate(lambda: at_table(rng)))


def states() -> None:
    s = mid_play()
    view = project(LAWS, s, QUICK, 0)
    rng = Chance("bench").stream("worlds")
    say("whist, clone in mid-deal", rate(often(s.clone)))
    say("whist, project in mid-deal", rate(often(lambda: project(LAWS, s, QUICK, 0))))
    say("whist, imagine in mid-deal", rate(often(lambda: LAWS.imagine(view, rng))))


def solving() -> None:
    """Endings of random hands, solved for every lead with all hands open."""
    rng = Random("endings")
    for size in (5, 7, 9):
        taken = []
        for _ in range(20):
            pack = rng.sample(range(52), 4 * size)
            began = time.perf_counter()
            solver = Solver([pack[at::4] for at in range(4)], rng.randrange(4))
            for card in pack[0::4]:
                solver.after(0, (), card)
            taken.append(time.perf_counter() - began)
        _say(f"whist, every lead solved, {size} cards each", taken)


def _say(what: str, seconds: list[float], note: str = "") -> None:
    slowest = quantiles(seconds, n=100)[-1] if len(seconds) > 1 else seconds[0]
    print(f"{what:<44} {median(seconds) * 1e3:>8.2f} ms median {slowest * 1e3:>9.2f} ms at 99 %   {note}".rstrip())


def thinking() -> None:
    for level in LEVELS:
        taken: dict[str, list[float]] = defaultdict(list)
        for number in range(DEALS):
            table = Table(LAWS, setup(number, quick=True))
            chance = Chance(f"thoughts {number}")
            while table.ask is not None and table.deal == 1 and table.ask.key != "next-deal":
                view = table.view(table.ask.awaited()[0])
                began = time.perf_counter()
                ends = began + level.budget / 1000
                action = choose(view, level, chance.stream("c", len(table.actions)), lambda: time.perf_counter() > ends)  # noqa: B023
                taken["play"].append(time.perf_counter() - began)
                if level.key == "learner" and len(view.legal) > 1:
                    began = time.perf_counter()
                    advise(view)
                    taken["advice"].append(time.perf_counter() - began)
                table.submit(action)
        for what, seconds in taken.items():
            _say(f"whist, {level.key}, {what}" if what == "play" else "whist, advice", seconds)


def beside_openspiel() -> None:
    """Random play-outs from the middle of a deal, both driven from this program, in one run."""
    try:
        import pyspiel
    except ImportError:
        print("whist beside OpenSpiel: it is not installed here, so there is nothing to compare with.")
        return
    rng = Random("beside")
    s = mid_play()

    def ours() -> int:
        return _finish(s.clone(), rng)

    middle = pyspiel.load_game("spades").new_initial_state()
    while len(middle.history()) < 52 + BIDS + 26:
        middle.apply_action(rng.choice(middle.legal_actions()))

    def theirs() -> int:
        twin = middle.clone()
        while not twin.is_terminal():
            twin.apply_action(rng.choice(twin.legal_actions()))
        return 1

    mine, other = rate(ours), rate(theirs)
    say("whist, play-outs from the middle of a deal", mine)
    say("OpenSpiel's spades, from the middle of a deal", other, f"ours are {mine / other:.2f} of theirs")


def main() -> None:
    play()
    states()
    solving()
    thinking()
    beside_openspiel()


if __name__ == "__main__":
    main()
