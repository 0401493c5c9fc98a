"""Accuracy of the count by which the rule book decides whether to take the blind.

``python -m tests.players.schafskopf_advice`` prints it. Forehand is dealt a hand. The other hands are sampled, and the
deal is played out by simple rules with and without the blind. The count is right if it recommends the better of both.
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from statistics import mean

from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.schafskopf.actions import TakeBlind
from crowe_table.games.schafskopf.heuristics import blind_count, takes_blind, trumps_in
from crowe_table.games.schafskopf.player import ADVISER, evaluate
from crowe_table.games.schafskopf.rules import Schafskopf
from crowe_table.games.schafskopf.state import SchafskopfPhase
from tests.any_game import AnyTable, AnyView


def in_halves(hand: Sequence[Card]) -> float:
    """Return the count of a hand in the rule book's unit, rounded down to halves."""
    return blind_count(hand) // 2 / 2


GAME, SEATS = Schafskopf(), 3
KEYS: Mapping[str, Callable[[Sequence[Card]], float]] = {"count": in_halves, "trumps": trumps_in}
WORLDS = replace(ADVISER, worlds=60)


def dealt(number: int) -> AnyView:
    """Return forehand's view in the first deal of the sitting with this number."""
    options = replace(GAME.preset("pearson", SEATS), point_rate=0)
    table: AnyTable = Table(GAME, Setup(options, SEATS, (Farthings(2016),) * SEATS, Chance(f"advice {number}")))
    while table.watch().public.phase == SchafskopfPhase.CUT_FOR_DEAL:
        assert table.question is not None
        seat = table.question.awaited()[0]
        table.submit(table.view(seat).legal[number % 7])
    return table.view(Seat(table.watch().public.eldest))


def judged(number: int) -> tuple[list[Card], float, float]:
    """Return a hand, its gain from taking the blind, and how often it wins the game after taking it."""
    view = dealt(number)
    advice = evaluate(view, WORLDS, Chance(f"worlds {number}").stream("worlds"))
    value = {type(each.action): each.value for each in advice}
    often = next(dict(each.why.args).get("often", 0) for each in advice if isinstance(each.action, TakeBlind))
    hand = list(view.zone(f"hand:{view.seat}").cards)
    assert isinstance(often, int)
    return hand, 2 * value[TakeBlind] - sum(value.values()), often / 1000


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.players.schafskopf_advice", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, metavar="N")
    found = [judged(number) for number in range(parser.parse_args().deals)]
    right = [takes_blind(hand) == (gain > 0) for hand, gain, _ in found]
    print(f"{len(found)} hands: the count is right in {mean(right):.1%}")
    for name, key in KEYS.items():
        rows: defaultdict[float, list[tuple[float, float]]] = defaultdict(list)
        for hand, gain, often in found:
            rows[key(hand)].append((gain, often))
        for at, row in sorted(rows.items()):
            better = mean(gain > 0 for gain, _ in row)
            game = mean(often for _, often in row)
            print(f"{name} {at}: {len(row)} hands, game {game:.0%}, better taken {better:.0%}")


if __name__ == "__main__":
    main()
