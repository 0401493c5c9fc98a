"""The plain solver compared with an exhaustive search of every line of play."""

from collections.abc import Sequence
from random import Random

import pytest

from crowe_table.engine.cards import FULL_PACK, Card, parse_all
from crowe_table.kit.ranking import Order, matadors, ranked
from crowe_table.kit.tricks import FOLLOW, Duty, may_play
from crowe_table.search.open_hands import ONE_EACH, TrickPoints
from tests.search.plain_solver import PlainSolver

MATADORS = tuple(parse_all("AS 2S AC"))
OMBRE = matadors(MATADORS, 0, ("KQJ765432", "KQJA234567", "KQJA234567", "KQJ765432"))
CARDS = TrickPoints(trick=1, last=3, cards={card: card % 3 for card in FULL_PACK})
SIDES = {2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 0, 1), 5: (0, 1, 0, 1, 1)}


class EveryLine:
    """Minimax search over every line of play, without a cache."""

    def __init__(self, sides: Sequence[int], side: int, order: Order, duty: Duty, points: TrickPoints) -> None:
        self.sides, self.side, self.order, self.duty, self.points = sides, side, order, duty, points

    def taken(self, hands: Sequence[tuple[Card, ...]], leader: int, trick: tuple[Card | None, ...] = ()) -> int:
        """Return what the side takes in this trick and afterwards.

        In a trick, None stands for a player without cards.
        """
        count = len(hands)
        if not trick:
            if not any(hands):
                return 0
            while not hands[leader]:
                leader = (leader + 1) % count
        if len(trick) == count:
            return self._after(hands, leader, trick)
        player = (leader + len(trick)) % count
        if not hands[player]:
            return self.taken(hands, leader, (*trick, None))
        fallen = [card for card in trick if card is not None]
        found = []
        for card in may_play(hands[player], fallen, self.order, self.duty):
            rest = list(hands)
            rest[player] = tuple(each for each in hands[player] if each != card)
            found.append(self.taken(rest, leader, (*trick, card)))
        return max(found) if self.sides[player] == self.side else min(found)

    def _after(self, hands: Sequence[tuple[Card, ...]], leader: int, trick: tuple[Card | None, ...]) -> int:
        fallen = [(place, card) for place, card in enumerate(trick) if card is not None]
        place, best = fallen[0]
        for other, card in fallen[1:]:
            if self.order.beats(card, best):
                place, best = other, card
        winner = (leader + place) % len(hands)
        points = self.points.trick + sum(self.points.cards.get(card, 0) for _, card in fallen)
        if not any(hands):
            points += self.points.last
        rest = self.taken(hands, winner)
        return rest + points if self.sides[winner] == self.side else rest


@pytest.mark.parametrize("players", SIDES)
@pytest.mark.parametrize("points", [ONE_EACH, CARDS], ids=["tricks", "cards"])
@pytest.mark.parametrize(
    "duty",
    [FOLLOW, Duty(win=True, trump=True), Duty(win=True, may_trump=True), Duty(privileged=MATADORS)],
    ids=["follow", "win", "may trump", "matadors"],
)
def test_it_agrees_with_exhaustive_search(duty: Duty, points: TrickPoints, players: int) -> None:
    chance, sides = Random(f"{duty} {players}"), SIDES[players]
    order = OMBRE if duty.privileged else ranked(trump=0)
    pack = [card for card in FULL_PACK if card % 13 not in (7, 8, 9)]
    likely = [card for card in pack if card // 13 == 0 or card in MATADORS or card % 13 > 10]
    for number in range(6):
        size = 2 if players == 5 else 3
        cards = chance.sample(likely, players * size)
        hands = [tuple(cards[at::players]) for at in range(players)]
        if number % 3 == 2:
            hands[1] = hands[1][1:]
        leader = chance.randrange(players)
        plain, every = (
            PlainSolver(hands, order, sides, 1, duty, points),
            EveryLine(sides, 1, order, duty, points),
        )
        assert plain.tricks(leader) == every.taken(hands, leader)
        for card in may_play(hands[leader], (), order, duty):
            rest = [tuple(each for each in hand if each != card) for hand in hands]
            assert plain.after(leader, card) == every.taken(rest, leader, (card,))
