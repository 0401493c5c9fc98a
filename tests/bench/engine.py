"""How fast the engine is, and the laws of Cribbage: actions, games, copies, views, imagined worlds, hands counted."""

from random import Random

from crowe_table.engine.core import Setup
from crowe_table.engine.money import LEVELS
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage.counting import scale, show_lines
from crowe_table.games.cribbage.laws import PLAY
from tests.bench.clock import often, rate, say
from tests.laws import naive
from tests.laws.test_counting import CROWE

LAWS = game("cribbage")
PURSE = LEVELS["coffee_house"].purse


def setup(seats: int, number: int) -> Setup:
    return Setup(LAWS.preset("crowe", seats), seats, (PURSE,) * seats, Chance(f"bench {number}"))


def rollout(seats: int, rng: Random) -> int:
    """A whole game played at random by the bare laws, as a search plays it; nobody listens. Returns its actions."""
    s = LAWS.new(setup(seats, rng.randrange(1000)))
    actions = 0
    while ask := LAWS.ask(s):
        LAWS.apply(s, rng.choice(LAWS.legal(s, ask.awaited()[0])), None)
        actions += 1
    return actions


def at_table(seats: int, rng: Random) -> int:
    """The same at a Table, every answer judged and told, and seen by whoever is asked."""
    table = Table(LAWS, setup(seats, rng.randrange(1000)))
    while ask := table.ask:
        table.submit(rng.choice(table.view(ask.awaited()[0]).legal))
    return len(table.actions)


def mid_play(seats: int) -> State:
    """A table of this many in the third card of the play of its second deal."""
    rng = Random("mid")
    s = LAWS.new(setup(seats, 7))
    while not (s.deal == 2 and s.phase == PLAY and sum(map(len, s.hands)) == 3 * seats - 2):
        ask = LAWS.ask(s)
        assert ask is not None
        LAWS.apply(s, rng.choice(LAWS.legal(s, ask.awaited()[0])), None)
    return s


def play(seats: int) -> None:
    rng = Random(seats)
    say(f"actions by the bare laws, {seats} players", rate(lambda: rollout(seats, rng)))
    say(f"whole random games, {seats} players", rate(lambda: rollout(seats, rng) > 0))
    say(f"actions at a table, seen and told, {seats} players", rate(lambda: at_table(seats, rng)))


def states(seats: int) -> None:
    s, options = mid_play(seats), LAWS.preset("crowe", seats)
    view = project(LAWS, s, options, 0)
    rng = Chance("bench").stream("worlds")
    say(f"clone, {seats} players", rate(often(s.clone)))
    say(f"project, {seats} players", rate(often(lambda: project(LAWS, s, options, 0))))
    say(f"imagine, {seats} players", rate(often(lambda: LAWS.imagine(view, rng))))
    say(f"digest, {seats} players", rate(often(s.digest)))


def counting() -> None:
    """Hands of three with their start, under Mr. Crowe's rules."""
    rng = Random("hands")
    drawn = [rng.sample(range(52), 4) for _ in range(20_000)]
    hands = [(tuple(cards[:3]), cards[3]) for cards in drawn]
    total = scale(3, CROWE, False).total

    def by_table() -> int:
        for cards, start in hands:
            total(cards, start)
        return len(hands)

    def recited() -> int:
        for cards, start in hands[:500]:
            show_lines(cards, start, CROWE, False)
        return 500

    def plainly() -> int:
        for cards, start in hands[:500]:
            naive.show(cards, start, CROWE, False)
        return 500

    slow = rate(plainly)
    say("hands counted plainly", slow)
    for what, work in (("by table", by_table), ("recited", recited)):
        fast = rate(work)
        say(f"hands counted, {what}", fast, f"{fast / slow:.1f} times the plain reckoning")


def main() -> None:
    for seats in (2, 4):
        play(seats)
        states(seats)
    counting()


if __name__ == "__main__":
    main()
