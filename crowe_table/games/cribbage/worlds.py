"""Sampled hands of the other players. The weight of a sample is the likelihood that the players kept such cards."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, exp

from crowe_table.engine.cards import HIDDEN, KNAVE, Card, rank, suit
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.crib_means import usual_crib
from crowe_table.games.cribbage.deal_view import DealView, may_hold
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import RANK_KEY, scale

TEMPERATURE = 0.7
"""Temperature of the throw model in points. A throw that is worse by this much is chosen about a third as often."""


class SampledDeal:
    """One possible distribution of the cards.

    By place, ``kept`` holds the whole hands and ``held`` the cards still to play.
    """

    __slots__ = ("crib", "held", "kept", "start", "weight")

    def __init__(self, seats: int) -> None:
        self.kept: list[list[Card]] = [[] for _ in range(seats)]
        self.held: list[list[Card]] = [[] for _ in range(seats)]
        self.crib: list[Card] = []
        self.start = HIDDEN
        self.weight = 1.0


class ThrowModel:
    """Model of the cards that an unknown player lays out.

    ``own`` says whether the crib belongs to the player's side.
    """

    __slots__ = ("_by_rank", "_crib", "_hand", "_sign", "_start", "_throws")

    def __init__(self, options: CribbageOptions, seats: int, start: Card | None, own: bool) -> None:
        self._start = start
        self._sign = 1.0 if own else -1.0
        self._hand = scale(options.kept, options, crib=False)
        self._crib = usual_crib(options, seats, start, own)
        self._by_rank: dict[int, float] = {}
        dealt = range(options.cards_dealt)
        self._throws = [
            (thrown, tuple(i for i in dealt if i not in thrown)) for thrown in combinations(dealt, options.laid_out)
        ]

    def chances(self, dealt: Sequence[Card]) -> list[tuple[float, tuple[Card, ...], tuple[Card, ...]]]:
        """Return the probability of each throw, with the cards thrown and the cards kept."""
        found = []
        best = -99.0
        for thrown, kept in self._throws:
            cards = tuple([dealt[i] for i in thrown])
            rest = tuple([dealt[i] for i in kept])
            value = self._value(rest) + self._sign * self._crib.mean(cards)
            best = max(best, value)
            found.append((value, cards, rest))
        weights = [exp((value - best) / TEMPERATURE) for value, _, _ in found]
        total = sum(weights)
        return [(weight / total, cards, rest) for weight, (_, cards, rest) in zip(weights, found, strict=True)]

    def _value(self, kept: Sequence[Card]) -> float:
        if self._start is not None:
            return self._hand.total(kept, self._start)
        key = sum([RANK_KEY[card] for card in kept])
        value = self._by_rank.get(key)
        if value is None:
            value = self._by_rank[key] = self._average(kept, key)
        if len({suit(card) for card in kept}) == 1:
            value += len(kept)
        return value + sum([rank(card) == KNAVE for card in kept]) / 4

    def _average(self, kept: Sequence[Card], key: int) -> float:
        """Return the average score of the ranks of a hand with this key. The average covers all possible starters."""
        left = [4 - [rank(card) for card in kept].count(r) for r in range(13)]
        points = self._hand.ranks
        return sum(n * points[key + RANK_KEY[r]] for r, n in enumerate(left) if n) / sum(left)


@lru_cache(maxsize=256)
def throw_model(options: CribbageOptions, seats: int, start: Card | None, own: bool) -> ThrowModel:
    """Return the throw model under these options and this starter. Cached."""
    return ThrowModel(options, seats, start, own)


class KeptHandSampler:
    """Sampler of worlds that are consistent with one seat's view."""

    __slots__ = ("_others", "_pool", "_rng", "_seen", "_throwers")

    def __init__(self, seen: DealView, rng: Rng) -> None:
        self._seen = seen
        self._rng = rng
        self._pool = list(seen.unseen)
        known_then = seen.start if seen.options.start_when == "before_lay_out" else None
        self._others = sorted(seen.others(), key=lambda place: -seen.least[place])
        self._throwers = {
            place: throw_model(seen.options, seen.seats, known_then, seen.deals(place)) for place in self._others
        }

    def world(self) -> SampledDeal:
        """Sample a world with its weight. The weight is 0 if no player would have kept these cards."""
        seen = self._seen
        world = SampledDeal(seen.seats)
        taken = 0
        for place in self._others:
            taken = self._imagine(world, place, taken)
        if seen.start is None:
            world.start = self._draw(taken)
            taken += 1
        else:
            world.start = seen.start
        for more in range(seen.options.pack_to_crib):
            world.crib.append(self._draw(taken + more))
        world.held[seen.place] = list(seen.hand)
        world.kept[seen.place] = [*seen.played[seen.place], *seen.hand]
        world.crib += seen.laid_out
        return world

    def _draw(self, taken: int) -> Card:
        """Draw a random card from the pool, except its first ``taken`` cards. Swap the card to the index ``taken``."""
        pool = self._pool
        at = taken + self._rng.below(len(pool) - taken)
        card = pool[at]
        pool[at], pool[taken] = pool[taken], card
        return card

    def _imagine(self, world: SampledDeal, place: int, taken: int) -> int:
        """Sample the cards that one player kept and threw. Return the new number of cards taken from the pool."""
        seen = self._seen
        options = seen.options
        played = seen.played[place]
        least = seen.least[place]
        drawn = []
        holds = options.kept - len(played)
        if least > 1:
            world.weight *= self._ways(taken, holds, least)
        for i in range(holds + options.laid_out):
            drawn.append(self._draw_held(taken + i, least) if i < holds and least > 1 else self._draw(taken + i))
        likely = [
            choice for choice in self._throwers[place].chances([*played, *drawn]) if _fits(choice[2], played, least)
        ]
        total = sum([chance for chance, _, _ in likely])
        if not likely or not total:
            world.weight = 0.0
            return taken + len(drawn)
        world.weight *= total / len(likely)
        _, thrown, kept = self._pick(likely, total)
        world.kept[place] = list(kept)
        world.held[place] = [card for card in kept if card not in played]
        world.crib += thrown
        return taken + len(drawn)

    def _ways(self, taken: int, holds: int, least: int) -> float:
        """Return the number of ways to choose ``holds`` cards that the player may hold from the pool."""
        fit = sum(may_hold(card, least) for card in self._pool[taken:])
        return float(comb(fit, holds))

    def _draw_held(self, taken: int, least: int) -> Card:
        pool = self._pool
        fit = [at for at in range(taken, len(pool)) if may_hold(pool[at], least)]
        at = fit[self._rng.below(len(fit))] if fit else taken
        card = pool[at]
        pool[at], pool[taken] = pool[taken], card
        return card

    def _pick(
        self, likely: Sequence[tuple[float, tuple[Card, ...], tuple[Card, ...]]], total: float
    ) -> tuple[float, tuple[Card, ...], tuple[Card, ...]]:
        at = self._rng.real() * total
        for choice in likely:
            at -= choice[0]
            if at < 0:
                return choice
        return likely[-1]


def _fits(kept: Sequence[Card], played: Sequence[Card], least: int) -> bool:
    """Whether a player who kept these cards could have played as they did.

    They must have had the cards that they played. When they said go, they must have had no playable card.
    """
    if any(card not in kept for card in played):
        return False
    return least == 1 or all(card in played or may_hold(card, least) for card in kept)
