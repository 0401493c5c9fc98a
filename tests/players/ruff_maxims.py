"""Accuracy of the advice on bidding that the later Hoyles print for Euchre.

``python -m tests.players.ruff_maxims DEALS`` deals cards until this number of hands has matched each piece of advice.
Advice to bid is right in a deal if the bid scores at least as much as a pass. After a pass, the other players bid by
points. Advice to play alone is right if it scores at least as much as playing with the partner. All hands are open, and
play is perfect.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from crowe_table.engine.cards import ACE, Card, rank, suit
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.ruff import counting, rules
from crowe_table.games.ruff.actions import PassBid, TurnDown
from crowe_table.games.ruff.heuristics import bowers_in, trumps_in
from crowe_table.games.ruff.options import BOOKS
from crowe_table.games.ruff.rules import Ruff
from crowe_table.games.ruff.state import HAND, RuffPhase, RuffState
from crowe_table.games.ruff.worlds import Contract, DealSampler
from crowe_table.kit.ranking import TRUMP, bowers, same_colour

GAME = Ruff()
OPTIONS = replace(BOOKS["pearson"], game_points=10, stake=0)
ELDEST, PARTNER, DEALER = 1, 2, 4
"""Numbers of seats, counted to the left from the dealer."""


def aces_beside(hand: Sequence[Card], trump: int) -> int:
    """Return the number of aces that are not trumps."""
    return sum([rank(card) == ACE and bowers(trump).suit_of[card] != TRUMP for card in hand])


@dataclass(frozen=True)
class Maxim:
    """A piece of advice: the seat and the hand for which it is meant, and whether to play alone.

    ``next`` marks advice for the second round: to bid the other suit of the rejected colour.
    """

    name: str
    steps: int
    holds: Callable[[Sequence[Card], int], object]
    alone: bool = False
    next: bool = False


MAXIMS = (
    Maxim(
        "order-up",
        ELDEST,
        lambda hand, trump: trumps_in(hand, trump) >= 3 and bowers_in(hand, trump) >= 1,
    ),
    Maxim("assist", PARTNER, lambda hand, trump: trumps_in(hand, trump) >= 2),
    Maxim(
        "take-up",
        DEALER,
        lambda hand, trump: (
            trumps_in(hand, trump) >= 3 or (trumps_in(hand, trump) == 2 and aces_beside(hand, trump) > 0)
        ),
    ),
    Maxim("next", ELDEST, lambda hand, trump: trumps_in(hand, trump) >= 2, next=True),
    Maxim(
        "alone",
        DEALER,
        lambda hand, trump: (
            trumps_in(hand, trump) >= 3 and bowers_in(hand, trump) == 2 and aces_beside(hand, trump) > 0
        ),
        alone=True,
    ),
)


def dealt(number: int) -> RuffState:
    """Return a random deal before the first bid."""
    s = GAME.new(Setup(OPTIONS, 4, (Farthings(0),) * 4, Chance(f"maxims {number}")))
    rules.deal(s, Seat(0))
    return s


def after_passes(s: RuffState, maxim: Maxim) -> Seat:
    """Let all players before the advised seat pass. Return that seat."""
    seat = Seat(maxim.steps % 4)
    while s.public.turn != seat or (maxim.next and s.public.phase != RuffPhase.SECOND_ROUND):
        turn = s.public.turn
        GAME.apply(s, TurnDown(turn) if turn == s.public.dealer else PassBid(turn))
    return seat


def right(s: RuffState, maxim: Maxim) -> bool | None:
    """Return whether following the advice scores at least as much as a pass; None if the advice does not apply to the
    hand.
    """
    seat = Seat(maxim.steps % 4)
    turned = suit(s.public.up[0])
    trump = same_colour(turned) if maxim.next else turned
    hands = [list(s.at(HAND[Seat(each)])) for each in range(4)]
    final = list(hands[seat])
    if maxim.steps == DEALER:
        final = DealSampler(project(GAME, s, seat, GAME.question(s)), s.rng).after_exchange(seat, final)
    if not maxim.holds(final, trump):
        return None
    after_passes(s, maxim)
    imagined = DealSampler(project(GAME, s, seat, GAME.question(s)), s.rng)
    advised = Contract(seat, trump, maxim.alone, maxim.next)
    other = Contract(seat, trump) if maxim.alone else imagined.after_pass(hands)
    return _points(imagined, hands, seat, advised) >= _points(imagined, hands, seat, other)


def _points(imagined: DealSampler, hands: list[list[Card]], seat: Seat, contract: Contract | None) -> int:
    """Return the points of a seat's side minus those of the other side in a contract.

    Return 0 if nobody makes trumps.
    """
    if contract is None:
        return 0
    ours, theirs = counting.euchre_points(imagined.tricks(hands, contract), contract.alone)
    return ours - theirs if contract.maker % 2 == seat % 2 else theirs - ours


def count(maxim: Maxim, hands: int) -> float:
    """Return the share of matching hands in which the advice was right."""
    found: list[bool] = []
    number = 0
    while len(found) < hands:
        number += 1
        told = right(dealt(number), maxim)
        found += [told] if told is not None else []
    return sum(found) / len(found)


def main() -> None:
    """Print how often each maxim is right."""
    for maxim in MAXIMS:
        print(f"{maxim.name}: {count(maxim, int(sys.argv[1])):.3f}", flush=True)


if __name__ == "__main__":
    main()
