"""Points lost by choices at Cribbage, in a deal: ``python -m tests.matches.cribbage_losses DEALS LEVEL …``.

A discard is compared with the best one by its exact mean: the hand over every starter, and the crib over every pair
that the other player may throw. A card in the play is compared with the best one by its mean over every hand that the
other player may hold, each solved with both hands open. While the other player holds more than two cards, the play is
not measured.
"""

import sys
from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct, field
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.crib_means import CribMeans, other_habits
from crowe_table.games.cribbage.deal_view import DealView, may_hold
from crowe_table.games.cribbage.play_solver import UNREACHABLE, PlaySolver, by_value
from crowe_table.games.cribbage.scale import scale
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import level
from tests.any_game import AnyTable, AnyView
from tests.matches.cribbage import single_deals
from tests.matches.sittings import level_player, margin

PURSE = Farthings(1_000_000)
MAX_HELD = 2
"""Maximum number of cards of the other player for which every hand is enumerated."""


class Losses(Struct):
    """Points lost by both players, for each deal."""

    discards: list[float] = field(default_factory=list)
    plays: list[float] = field(default_factory=list)


def throw_values(view: AnyView) -> dict[frozenset[Card], float]:
    """Return the mean points of the hand and the crib for each discard. The other player's crib counts against it."""
    seen = DealView(view)
    habits = other_habits(seen.options, seen.seats, seen.own_crib)
    crib = CribMeans(seen.options, seen.unseen, seen.start, habits)
    total, starts = scale(seen.options.kept, seen.options, crib=False).total, seen.starts()
    found = {}
    for thrown in combinations(by_value(seen.hand), seen.options.laid_out):
        kept = [card for card in seen.hand if card not in thrown]
        hand = sum(total(kept, start) for start in starts) / len(starts)
        found[frozenset(thrown)] = hand + (1 if seen.own_crib else -1) * crib.mean(thrown)
    return found


def play_values(view: AnyView, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the mean points that the rest of the play brings after each card, over every hand of the other player."""
    seen = DealView(view)
    (other,) = seen.others()
    assert seen.start is not None
    number = seen.options.kept - len(seen.played[other])
    possible = [card for card in seen.unseen if may_hold(card, seen.least[other])]
    totals, count = dict.fromkeys(cards, 0.0), 0
    for held in combinations(possible, number):
        solver = PlaySolver(seen.options, seen.start, seen.public.pile)
        solver.friends = seen.friends
        solver.hands = [by_value(seen.hand if place == seen.place else held) for place in range(seen.seats)]
        trail = solver.trail()
        for card in cards:
            totals[card] += solver.after(seen.place, card, trail, UNREACHABLE)
        count += 1
    return {card: total / count for card, total in totals.items()}


def count_losses(name: str, number: int, losses: Losses) -> None:
    """Play a deal between two players of a level and add what its choices lose."""
    laws, chance = game("cribbage"), Chance(f"cribbage losses {number}")
    options = single_deals(laws.preset(laws.presets[0].name, 2), number)
    table: AnyTable = Table(laws, Setup(options, 2, (PURSE,) * 2, chance))
    player = level_player(replace(level(name), budget=0))
    thrown = played = 0.0
    while (question := table.question) and table.deal <= 1:
        view = table.view(question.awaited()[0])
        action = player(view, chance.stream("choice", len(table.actions))) or view.legal[0]
        if isinstance(action, LayOut):
            values = throw_values(view)
            thrown += max(values.values()) - values[frozenset(action.cards)]
        elif isinstance(action, Play):
            played += _lost_by_playing(view, action)
        told = table.submit(action)
        assert isinstance(told, tuple), told
    losses.discards.append(thrown)
    losses.plays.append(played)


def _lost_by_playing(view: AnyView, action: Play) -> float:
    """Return the points that a card loses; 0 if it is the only one or too many hands are possible."""
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    seen = DealView(view)
    (other,) = seen.others()
    if len(cards) < 2 or seen.options.kept - len(seen.played[other]) > MAX_HELD:
        return 0.0
    values = play_values(view, cards)
    return max(values.values()) - values[action.card]


def main(deals: int, names: Sequence[str]) -> None:
    """Print what each level loses."""
    for name in names:
        losses = Losses()
        for number in range(deals):
            count_losses(name, number, losses)
        thrown, played = margin(losses.discards), margin(losses.plays)
        print(
            f"{name}: {thrown.mean:.3f} ± {thrown.error:.3f} points by discards and {played.mean:.3f} ± "
            f"{played.error:.3f} by cards played, a deal of both players ({deals} deals)",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
