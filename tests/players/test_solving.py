"""Solving the play at Cribbage. The fast count equals the rules, and the search equals an exhaustive search."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, make, parse_all, text
from crowe_table.games.cribbage.counting import in_play, value
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.play_solver import EVEN, NEW_TRAIL, ODD, PlaySolver, by_value
from crowe_table.games.cribbage.state import HAND, START, CribbagePhase, CribbageState
from crowe_table.kit.tricks import Play
from tests.laws.positions import GAME, any_crib, dealt, do, lawful, scored
from tests.players.cribbage_throws import CROWE, LATER_RULES

SIX = replace(LATER_RULES, cards_dealt=6, play_out=True)
NODDY = replace(CROWE, noddy_in_play=True, run_of_three=3)
PARTNERS = replace(CROWE, cards_dealt=4, laid_out=1)
RULES = {"crowe": CROWE, "later": LATER_RULES, "six": SIX, "noddy": NODDY}
TURNED = make(3, 2)


def fast(pile: Sequence[Card], options: CribbageOptions, start: Card = TURNED) -> list[int]:
    """Return the score of each card of a pile, from the fast implementation."""
    solver, trail, points = PlaySolver(options, start), NEW_TRAIL, []
    for card in pile:
        scored, trail = solver.score_card(card, trail)
        solver.pile.append(card)
        points.append(scored)
    return points


def slow(pile: Sequence[Card], options: CribbageOptions, start: Card = TURNED) -> list[int]:
    """Return the score of each card of a pile, from the rules."""
    made = [in_play(pile[: i + 1], sum(map(value, pile[: i + 1])), start, options) for i in range(len(pile))]
    return [sum(points for points, _, _ in each) for each in made]


@pytest.mark.parametrize("rules", RULES)
def test_every_short_pile_counts_as_in_the_rules(rules: str) -> None:
    """All piles of up to three cards are counted by rank, with every combination of suits that matters."""
    suits = ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 2), (0, 1, 0))
    for ranks in ((a, b, c) for a in range(13) for b in range(13) for c in range(13)):
        for chosen in suits:
            pile = [make(r, s) for r, s in zip(ranks, chosen, strict=True)]
            if len(set(pile)) == 3:
                assert fast(pile, RULES[rules]) == slow(pile, RULES[rules]), pile


@pytest.mark.parametrize("rules", RULES)
def test_long_piles_count_as_in_the_rules(rules: str) -> None:
    rng = Random(rules)
    longest = 0
    for _ in range(4000):
        pack = list(FULL_PACK) if rng.random() < 0.5 else [card for card in FULL_PACK if card % 13 < 7]
        rng.shuffle(pack)
        pile: list[Card] = []
        for card in pack:
            if sum(map(value, [*pile, card])) <= 31:
                pile.append(card)
        longest = max(longest, len(pile))
        assert fast(pile, RULES[rules], pack[-1]) == slow(pile, RULES[rules], pack[-1]), pile
    assert longest >= 8


def test_runs_in_every_order() -> None:
    for order in permutations(parse_all("AS 2H 3D 4C 5S 6H")):
        assert fast(order, LATER_RULES) == slow(order, LATER_RULES)


def solve_exhaustively(s: CribbageState, side: int) -> int:
    """Return the net points of a side in the rest of the play, found by exhaustive search with the rules."""
    if s.public.phase != CribbagePhase.PLAY:
        return 0
    nets = []
    for action in lawful(s, s.public.turn):
        assert isinstance(action, Play)
        nets.append(net_of(s, action.card, side))
    return max(nets) if s.public.sides[s.public.turn] == side else min(nets)


def net_of(s: CribbageState, card: Card, side: int) -> int:
    twin = s.clone()
    net = sum(
        event.points if event.side == side else -event.points
        for event in scored(do(twin, Play(s.public.turn, card)))
        if event.what.key in ("score-in-play", "score-last")
    )
    return net + solve_exhaustively(twin, side)


def deal(rng: Random, options: CribbageOptions, seats: int, kept: int, low: bool) -> CribbageState:
    pack = [card for card in FULL_PACK if not low or card % 13 < 8]
    rng.shuffle(pack)
    hands = [" ".join(map(text, pack[i * kept : (i + 1) * kept])) for i in range(seats)]
    start = text(pack[-1])
    rules = replace(options, target=181)
    return dealt(rules, hands, start=start, crib=any_crib(hands, start), dealer=seats - 1)


@pytest.mark.parametrize(
    ("options", "seats", "kept", "deals"),
    [
        (CROWE, 2, 3, 30),
        (LATER_RULES, 2, 3, 30),
        (NODDY, 2, 3, 10),
        (SIX, 2, 3, 20),
        (SIX, 2, 4, 1),
        (PARTNERS, 4, 2, 6),
    ],
)
def test_the_search_agrees_with_exhaustive_search(options: CribbageOptions, seats: int, kept: int, deals: int) -> None:
    rng = Random(f"{options} {seats} {kept}")
    for number in range(deals):
        s = deal(rng, options, seats, kept, low=number % 2 == 1)
        while s.public.phase == CribbagePhase.PLAY:
            solver = PlaySolver(s.options, s.at(START)[0], s.public.pile)
            solver.hands = [by_value(s.at(HAND[seat])) for seat in s.public.ring]
            trail, seat = solver.trail(), s.public.turn
            solver.friends = ODD if s.public.ring.index(seat) & 1 else EVEN
            for action in lawful(s, seat):
                assert isinstance(action, Play)
                found = solver.after(s.public.ring.index(seat), action.card, trail)
                assert found == net_of(s, action.card, s.public.sides[seat]), (number, s.public.pile, action)
            GAME.apply(s, rng.choice(lawful(s, seat)))


def test_a_race_stops_at_the_hole() -> None:
    """A player who needs two points loses if the opponent pairs a lead for two and wins.

    The rest of the play does not count.
    """
    solver = PlaySolver(CROWE, TURNED)
    solver.hands = [by_value(parse_all("8S 8H")), by_value(parse_all("8D KC"))]
    plain = solver.after(0, parse_all("8S")[0], NEW_TRAIL)
    solver.race(60, 2)
    solver.settle = lambda ours, theirs: -1.0 if theirs >= 2 else 1.0 if ours >= 60 else 0.0
    assert plain > 0
    assert solver.after(0, parse_all("8S")[0], NEW_TRAIL) == -1.0
