"""Bets placed and settled per second in the four games with banks and auctions, at tables with many players.

Only the rules run; no Views or events are made.
"""

from random import Random
from time import process_time

from msgspec import Struct

from crowe_table import games
from crowe_table.engine.core import TABLE, Action, Question, Setup, Timeout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.games.baccara.actions import Banco, BetOnCoup, FollowBanco
from crowe_table.games.bassett.actions import CallTurn, PlaceBet
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.games.speculation.actions import ProposePrice, TakePrice
from crowe_table.kit.between_deals import AgreeToRise, ProposeRise
from crowe_table.kit.sale import BidSum
from tests.any_game import AnyGame
from tests.bench.clock import say

PURSE = Farthings(10**7)
OFTEN = 0.75
"""Probability of a bet when a player may bet."""
SECONDS = 1.0
"""Seconds of processor time for each of three measurements."""
RISES = (ProposeRise, AgreeToRise)


class Betting(Struct, frozen=True):
    """A game, and the actions that count in it as a bet or a bargain."""

    slug: str
    preset: str
    seats: int
    bets: tuple[type[Action], ...]
    avoided: tuple[type[Action], ...] = RISES
    """Acts that are chosen only if no other is legal."""


GAMES = (
    Betting("bassett", "saloon", 8, (PlaceBet, CallTurn)),
    Betting("baccara", "pearson", 8, (BetOnCoup, FollowBanco), avoided=(*RISES, Banco)),
    Betting("blind-hookey", "packets", 8, (Stake,)),
    Betting("blind-hookey", "heaps", 8, (Stake,)),
    Betting("speculation", "parlour", 9, (BidSum, ProposePrice, TakePrice)),
)


def answer(game: AnyGame, s: AnyState, question: Question, betting: Betting, rng: Random) -> Action:
    """Return a random answer, usually a bet if one is legal.

    If nobody has to answer, half of the answers are passes.
    """
    awaited = [each for each in question.asked if each.must]
    if not awaited and rng.random() < 0.5:
        return Timeout(TABLE)
    lawful = game.answers(s, question, rng.choice(awaited or question.asked).seat)
    bets = [each for each in lawful if isinstance(each, betting.bets)]
    others = [each for each in lawful if not isinstance(each, (*betting.bets, *betting.avoided))]
    if bets and (not others or rng.random() < OFTEN):
        return rng.choice(bets)
    return rng.choice(others or lawful)


def bets_a_second(betting: Betting) -> float:
    """Return the number of bets per second in games without Views or events.

    Before each choice all legal answers are listed.
    """
    game, rng = games.game(betting.slug), Random(0)
    setup = Setup(game.preset(betting.preset, betting.seats), betting.seats, (PURSE,) * betting.seats, Chance("bets"))
    s, bets = game.new(setup), 0
    began = process_time()
    while (passed := process_time() - began) < SECONDS:
        question = game.question(s)
        if question is None:
            s = game.new(setup)
            continue
        action = answer(game, s, question, betting, rng)
        game.apply(s, action)
        bets += isinstance(action, betting.bets)
    return bets / passed


def main() -> None:
    """Print the results."""
    for each in GAMES:
        what = f"{each.slug}, {each.preset}, {each.seats}: bets laid and settled"
        say(what, max(bets_a_second(each) for _ in range(3)))


if __name__ == "__main__":
    main()
