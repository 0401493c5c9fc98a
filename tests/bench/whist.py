"""Speed of solving endings at Whist, and of play-outs compared in one run with OpenSpiel's spades and with DDS."""

import time
from collections.abc import Callable
from random import Random
from statistics import mean, median

from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Setup, act_of
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.games import game
from crowe_table.games.whist.worlds import PLACE_SIDES
from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import OpenHands, is_compiled
from tests.bench.clock import rate, say
from tests.search import dds

LAWS = game("whist")
QUICK = replace(LAWS.preset("crowe", 4), ritual="quick", cut_for_deal="random")
BIDS = 4
"""Number of bids before the play of spades. Its thirteen tricks are played like those of Whist."""
ENDINGS = {6: 60, 7: 60, 8: 20, 9: 20, 10: 20}
"""Number of endings to solve for each number of cards in a hand.

An ending with six cards takes a hundredth of the time of one with ten.
"""
RESTS = 20_000
"""Number of random play-outs from the middle of a deal, in one measurement."""


def solving() -> None:
    """Solve endings of random hands for every lead with all hands open. Compare with DDS if it is installed."""
    print(f"the kernel of tricks is {'compiled' if is_compiled() else 'as it is written'}")
    if not dds.INSTALLED:
        print("endings beside DDS: endplay is not installed here, so there is nothing to compare with.")
    rng = Random("endings")
    for size, count in ENDINGS.items():
        ours, theirs = [], []
        for _ in range(count):
            pack = [Card(number) for number in rng.sample(range(52), 4 * size)]
            hands, trump = [pack[at::4] for at in range(4)], rng.randrange(4)
            began = time.process_time()
            solver = OpenHands(hands, ranked(trump=trump), PLACE_SIDES)
            made = {card: solver.after(0, (), card) for card in hands[0]}
            ours.append(time.process_time() - began)
            if dds.INSTALLED:
                began = time.process_time()
                found = dds.solve_leads(hands, trump)
                theirs.append(time.process_time() - began)
                assert made == found, (hands, trump)
        for kind, average in (("mean", mean), ("median", median)):
            told = f"every lead solved, {size} cards each, {kind}"
            print(f"{told:<44} {average(ours) * 1e3:>8.2f} ms", end="")
            print(f"   DDS {average(theirs) * 1e3:.2f} ms, {average(ours) / average(theirs):.2f} ×" if theirs else "")


def roll_outs() -> None:
    """Compare random play-outs from the middle of a deal: the kernel's own, and those in OpenSpiel's tree search."""
    rng = Random("rests")
    pack = [Card(number) for number in rng.sample(range(52), 32)]
    solver = OpenHands([pack[at::4] for at in range(4)], ranked(trump=0), PLACE_SIDES)
    solver.tricks(0)
    ours = _a_second(lambda: solver.kernel.play_outs(0b0101, 0, RESTS, False))
    say("random rests of eight tricks, the kernel", ours)
    try:
        import pyspiel
    except ImportError:
        print("random rests beside OpenSpiel: it is not installed here, so there is nothing to compare with.")
        return
    game_of_spades = pyspiel.load_game("spades")
    state = game_of_spades.new_initial_state()
    while len(state.history()) < 52 + BIDS + 20:
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(RESTS, 7)
    policy = pyspiel.ChildSelectionPolicy.UCT
    search = pyspiel.MCTSBot(game_of_spades, evaluator, 1.0, 1, 100, False, 7, False, policy)
    theirs = _a_second(lambda: search.step(state))
    say("random rests of eight tricks, OpenSpiel", theirs, f"the kernel plays {ours / theirs:.1f} times as many")


def _a_second(work: Callable[[], object]) -> float:
    """Return the number of play-outs per second of processor time, the highest of five measurements."""
    best = 0.0
    for _ in range(5):
        began = time.process_time()
        work()
        best = max(best, RESTS / (time.process_time() - began))
    return best


def beside_openspiel() -> None:
    """Compare our random play-outs from the middle of a deal with OpenSpiel's, both called from Python."""
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
    roll_outs()
    beside_openspiel()


if __name__ == "__main__":
    main()
