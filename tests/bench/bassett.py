"""Bassett: how many bets are laid and settled in a second."""

from random import Random
from time import process_time

from crowe_table.engine.core import Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.bassett.actions import CallTurn, PlaceBet
from crowe_table.games.bassett.rules import Bassett
from crowe_table.kit.company import Ready
from tests.bench.clock import say

GAME = Bassett()
SEATS = 8
BETS_AT_ONCE = 3
"""Bets that each lays while the table is open."""


def bets_a_second() -> float:
    """A pack by the laws alone, in which each lays by lot, and is set."""
    setup = Setup(GAME.preset("saloon", SEATS), SEATS, (Farthings(10**6),) * SEATS, Chance("bets"))
    s, rng, bets = GAME.new(setup), Random(0), 0
    began = process_time()
    while s.public.deal < 2 and (question := GAME.question(s)) is not None:
        for seat in question.awaited():
            question = GAME.question(s)
            if question is None or seat not in question.awaited():
                break
            answers = GAME.answers(s, question, seat)
            laid = [each for each in answers if isinstance(each, PlaceBet | CallTurn)]
            if laid and s.public.changes[seat] < BETS_AT_ONCE:
                GAME.apply(s, rng.choice(laid))
                bets += 1
                continue
            ready = [each for each in answers if isinstance(each, Ready)]
            GAME.apply(s, (ready or list(answers))[0])
    return bets / (process_time() - began)


def main() -> None:
    """Prints the figures."""
    say("bassett for eight, bets laid and settled", max(bets_a_second() for _ in range(3)))


if __name__ == "__main__":
    main()
