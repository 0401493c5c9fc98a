"""How fast Whist's endings are solved; and play-outs of a deal beside OpenSpiel's spades, in one run."""

import time
from random import Random
from statistics import median, quantiles

from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Setup, act_of
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.games import game
from crowe_table.games.whist.player import SIDES
from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import OpenHands
from tests.bench.clock import rate, say

LAWS = game("whist")
QUICK = replace(LAWS.preset("crowe", 4), ritual="quick", cut_for_deal="random")
BIDS = 4
"""Bids before the play of spades, whose thirteen tricks are as Whist's."""
ENDINGS = 20


def solving() -> None:
    """Endings of random hands, solved for every lead with all hands open."""
    rng = Random("endings")
    for size in (5, 7, 9):
        taken = []
        for _ in range(ENDINGS):
            pack = [Card(number) for number in rng.sample(range(52), 4 * size)]
            began = time.perf_counter()
            hands = [pack[at::4] for at in range(4)]
            solver = OpenHands(hands, ranked(trump=rng.randrange(4)), SIDES)
            for card in pack[0::4]:
                solver.after(0, (), card)
            taken.append(time.perf_counter() - began)
        what, slowest = f"whist, every lead solved, {size} cards each", quantiles(taken, n=100)[-1]
        print(f"{what:<44} {median(taken) * 1e3:>8.2f} ms median {slowest * 1e3:>9.2f} ms at 99 %")


def beside_openspiel() -> None:
    """Random play-outs from the middle of a deal to its end, both driven from this program."""
    try:
        import pyspiel
    except ImportError:
        print("whist beside OpenSpiel: it is not installed here, so there is nothing to compare with.")
        return
    rng = Random("beside")
    middle = LAWS.new(Setup(QUICK, 4, (Farthings(2016),) * 4, Chance("bench 7")))

    def played(s: AnyState, cards: int) -> None:
        for _ in range(cards):
            question = LAWS.question(s)
            assert question is not None
            answers = LAWS.answers(s, question, question.awaited()[0])
            LAWS.apply(s, rng.choice([each for each in answers if act_of(each) == "play"]))

    played(middle, 26)

    def ours() -> int:
        played(middle.clone(), 26)
        return 1

    theirs = pyspiel.load_game("spades").new_initial_state()
    while len(theirs.history()) < 52 + BIDS + 26:
        theirs.apply_action(rng.choice(theirs.legal_actions()))

    def other() -> int:
        twin = theirs.clone()
        while not twin.is_terminal():
            twin.apply_action(rng.choice(twin.legal_actions()))
        return 1

    mine, spades = rate(ours), rate(other)
    say("whist, play-outs from the middle of a deal", mine)
    say("OpenSpiel's spades, from the middle of a deal", spades, f"ours are {mine / spades:.2f} of theirs")


def main() -> None:
    solving()
    beside_openspiel()


if __name__ == "__main__":
    main()
