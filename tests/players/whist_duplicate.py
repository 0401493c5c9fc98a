"""Duplicate Whist: each deal is played twice, the sides changing cards, so that luck takes no side."""

from collections.abc import Callable, Iterator
from statistics import mean, stdev

from msgspec.structs import replace

from crowe_table.engine.core import Action, Setup, View
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.whist.options import preset
from crowe_table.games.whist.state import WhistFacts, WhistState
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level
from tests.players.duplicate import Margin

LAWS = game("whist")
RULES = replace(preset("crowe", 4), ritual="quick", stake_mode="none", cut_for_deal="chosen", chosen_dealer=3)

Player = Callable[[View, Rng], Action]


def of_level(level: Level) -> Player:
    """A player of a level, not hurried by any clock."""

    def answer(view: View, rng: Rng) -> Action:
        return choose(view, level, rng)

    return answer


def deal(players: list[Player], seed: str) -> Table[WhistState]:
    """One deal, played to its count."""
    table: Table[WhistState] = Table(LAWS, Setup(RULES, 4, (0,) * 4, Chance(seed)))  # type: ignore[arg-type]
    thoughts = Chance(f"{seed} thoughts")
    while table.ask is not None and table.ask.key != "next-deal":
        seat = table.ask.awaited()[0]
        told = table.submit(players[seat](table.view(seat), thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    return table


def lead(table: Table[WhistState]) -> int:
    """Tricks of the first and third players more than of the others."""
    facts = table.watch().facts
    assert isinstance(facts, WhistFacts)
    return sum(facts.tricks[0::2]) - sum(facts.tricks[1::2])


def pairs(one: Player, other: Player, count: int, seed: str) -> Iterator[tuple[Table[WhistState], Table[WhistState]]]:
    """Each deal twice: the one and his partner have the first player's cards, and then the second's."""
    for number in range(count):
        yield (
            deal([one, other, one, other], f"{seed} {number}"),
            deal([other, one, other, one], f"{seed} {number}"),
        )


def margin(one: Player, other: Player, count: int, seed: str) -> Margin:
    """Tricks a deal that a side of the one makes more than a side of the other would have made with its cards."""
    results = [(lead(first) - lead(second)) / 4 for first, second in pairs(one, other, count, seed)]
    return Margin(mean(results), stdev(results) / len(results) ** 0.5, count)
