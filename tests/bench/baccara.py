"""Baccara: how many bets are laid and settled in a second, and how soon the chances of a hand are found."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from crowe_table.engine.core import Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.baccara import odds
from crowe_table.games.baccara.actions import Banco, BetOnCoup, FollowBanco
from crowe_table.games.baccara.rules import Baccara
from crowe_table.kit.company import AgreeToRise, ProposeRise
from tests.bench.clock import say

GAME = Baccara()
SEATS = 8
COUPS = 99
BETS = (Banco, FollowBanco, BetOnCoup)


def bets_a_second() -> float:
    """Random play by the laws alone, in which nobody cries banco."""
    setup = Setup(GAME.preset("pearson", SEATS), SEATS, (Farthings(10**7),) * SEATS, Chance("bets"))
    s, rng, bets = GAME.new(setup), Random(0), 0
    began = process_time()
    while (question := GAME.question(s)) is not None:
        asked = question.asked[0]
        answers = [each for each in GAME.answers(s, question, asked.seat) if not isinstance(each, ProposeRise | Banco)]
        action = rng.choice([each for each in answers if not isinstance(each, AgreeToRise)] or answers)
        bets += isinstance(action, BETS)
        GAME.apply(s, action)
    return bets / (process_time() - began)


def milliseconds(find: Callable[[int], object]) -> float:
    """The middle time for the points from nothing to seven."""
    times = []
    for point in range(8):
        began = process_time()
        find(point)
        times.append((process_time() - began) * 1e3)
    return median(times)


def active(point: int) -> object:
    return odds.active_at_hand(point, odds.without(odds.whole_pack(), point, 0), "up", "null", 1)


def banker(point: int) -> object:
    return odds.banker_at_hand(point, odds.without(odds.whole_pack(), point, 0), 0, "up", "null", 1)


def main() -> None:
    """Prints the figures."""
    say("baccara for eight, bets laid and settled", max(bets_a_second() for _ in range(3)))
    began = process_time()
    odds.best_play(1, "up", "null")
    print(f"{'baccara, best play from every deal':<44} {(process_time() - began) * 1e3:>14,.1f} ms")
    print(f"{'baccara, chances of a hand against the bank':<44} {milliseconds(active):>14,.1f} ms")
    print(f"{'baccara, chances of the hand of the bank':<44} {milliseconds(banker):>14,.1f} ms")


if __name__ == "__main__":
    main()
