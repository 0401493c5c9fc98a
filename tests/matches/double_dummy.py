"""Whist against double dummy: ``python -m tests.matches.double_dummy DEALS PLAYER …`` prints the tricks lost in a deal.

All four seats are taken by the same player: a level, ``lot`` for random cards, or ``sampler``. A choice loses the
tricks by which the card falls short of the best card with all hands open. DDS finds these; it comes with the package
``endplay``. The sampler knows of the play only who is void. It solves sampled deals with DDS and plays the best card.
"""

import sys
from collections import Counter
from time import process_time

from msgspec import Struct, field
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.whist.options import BOOKS
from crowe_table.games.whist.position import Position
from crowe_table.games.whist.rules import Whist
from crowe_table.games.whist.state import HAND, SEATS, TURNED, WhistPhase, WhistState, WhistView
from crowe_table.games.whist.worlds import HandSampler
from crowe_table.kit.tricks import Play
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.levels import level
from tests.any_game import AnyTable
from tests.matches.measure import Chooser
from tests.matches.sittings import Margin, level_player, margin, random_player
from tests.search import dds

GAME = Whist()
SAMPLES = 20
"""Number of deals that the sampler solves for a card."""


class Losses(Struct):
    """Choices of one player. A choice is a card played by a hand with several legal cards."""

    deals: list[float] = field(default_factory=list)
    """Tricks lost in each deal by all four players."""
    choices: Counter[int] = field(default_factory=Counter)
    """Number of choices, by the number of cards in hand."""
    errors: Counter[int] = field(default_factory=Counter)
    """Number of choices that lose a trick or more."""
    seconds: float = 0.0

    @property
    def lost(self) -> Margin:
        """Tricks lost in a deal."""
        return margin(self.deals)


def sampler(view: WhistView, rng: Rng) -> Play:
    """Choose the card that takes most tricks, on average over sampled deals."""
    position = Position(view)
    worlds = HandSampler(position)
    total: Counter[Card] = Counter()
    for _ in range(SAMPLES):
        total.update(dds.solve(worlds.hands(rng), position.trump, position.trick))
    return Play(view.seat, max(sorted(total), key=lambda card: total[card]))


def chooser(name: str) -> Chooser:
    """Return the player with this name."""
    return {"lot": random_player, "sampler": sampler}.get(name) or level_player(level(name))


def count_losses(name: str, number: int, losses: Losses) -> None:
    """Play a deal and add what its choices lose."""
    purse, unit = STAKES[DEFAULT_STAKES].purse, STAKES[DEFAULT_STAKES].unit
    options = replace(BOOKS["crowe"], unit=unit)
    seed = f"double dummy {number}"
    table: AnyTable = Table(GAME, Setup(options, SEATS, (purse,) * SEATS, Chance(seed)))
    player, thoughts, lost = chooser(name), Chance(f"{seed} thoughts"), 0
    while table.deal <= 1 and (question := table.question) and (awaited := question.awaited()):
        view = table.view(awaited[0])
        plays = [action for action in view.legal if isinstance(action, Play)]
        if view.public.phase != WhistPhase.PLAY or len(plays) < 2:
            table.submit((plays or view.legal)[0])
            if view.public.phase == WhistPhase.COUNT:
                break
            continue
        best = _solved(table, view.seat)
        began = process_time()
        action = player(view, thoughts.stream("choice", len(table.actions)))
        losses.seconds += process_time() - began
        assert isinstance(action, Play)
        loss = max(best.values()) - best[action.card]
        size = len(_hands(table)[view.seat])
        losses.choices[size] += 1
        losses.errors[size] += loss > 0
        lost += loss
        table.submit(action)
    losses.deals.append(lost)


def _hands(table: AnyTable) -> list[list[Card]]:
    """Return the true hands, by seat."""
    held: list[WhistState] = []
    table.inspect(held.append)
    s = held[0]
    hands = [list(s.at(HAND[seat])) for seat in range(SEATS)]
    hands[s.public.dealer] += s.at(TURNED)
    return hands


def _solved(table: AnyTable, seat: Seat) -> dict[Card, int]:
    """Return the tricks that a seat's side takes with each card, with all hands open."""
    r, hands = table.watch().public, _hands(table)
    ring = r.ring
    trick = (ring.index(r.plays[-1][0]), r.trick) if r.trick else (ring.index(seat), ())
    return dds.solve([hands[each] for each in ring], r.trump, trick)


def report(name: str, losses: Losses) -> str:
    """Return the figures of a player as a line of text."""
    count = sum(losses.choices.values())
    share = 100 * sum(losses.errors.values()) / count
    sizes = " ".join(
        f"{size}:{100 * losses.errors[size] / losses.choices[size]:.1f}"
        for size in sorted(losses.choices, reverse=True)
    )
    return (
        f"{name}: {losses.lost.mean:.2f} ± {losses.lost.error:.2f} tricks lost a deal ({losses.lost.count} deals), "
        f"{share:.1f} % of choices err, {1000 * losses.seconds / count:.0f} ms a choice; % by cards in hand: {sizes}"
    )


def main(deals: int, names: list[str]) -> None:
    """Print the figures of each player, and by how much the first is ahead of each of the others."""
    results = {name: Losses() for name in names}
    for name, losses in results.items():
        for number in range(deals):
            count_losses(name, number, losses)
        print(report(name, losses), flush=True)
    first = results[names[0]].deals
    for name in names[1:]:
        ahead = margin([other - own for own, other in zip(first, results[name].deals, strict=True)])
        print(f"{names[0]} ahead of {name}: {ahead.mean:+.2f} ± {ahead.error:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
