"""Duplicate Whist: each deal is played twice, the sides changing cards, so that luck takes no side."""

from collections.abc import Callable, Iterator
from statistics import mean, stdev
from typing import TypeAlias

from msgspec.structs import replace

from crowe_table.engine.core import Action, Setup
from crowe_table.engine.money import NOTHING
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.whist import player
from crowe_table.games.whist.options import BOOKS, WhistOptions
from crowe_table.games.whist.rules import Whist
from crowe_table.games.whist.state import WhistRecord, WhistView
from crowe_table.search.advice import Level
from tests.matches.sittings import Margin

WhistTable: TypeAlias = Table[WhistRecord, WhistOptions]
LAWS = Whist()
RULES = replace(BOOKS["crowe"], ritual="quick", stake_mode="none", cut_for_deal="chosen", chosen_dealer=3)

Chooser = Callable[[WhistView, Rng], Action]


def of_level(level: Level) -> Chooser:
    """A player of a level, not hurried by any clock."""

    def answer(view: WhistView, rng: Rng) -> Action:
        return player.weigh(view, level, rng)[0].action

    return answer


def deal(players: list[Chooser], seed: str) -> WhistTable:
    """One deal, played to its count."""
    table: WhistTable = Table(LAWS, Setup(RULES, 4, (NOTHING,) * 4, Chance(seed)))
    thoughts = Chance(f"{seed} thoughts")
    while table.question is not None and table.question.key != "next-deal":
        seat = table.question.awaited()[0]
        told = table.submit(players[seat](table.view(seat), thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    return table


def lead(table: WhistTable) -> int:
    """Tricks of the first and third players more than of the others."""
    tricks = table.watch().public.tricks
    return sum(tricks[0::2]) - sum(tricks[1::2])


def pairs(one: Chooser, other: Chooser, count: int, seed: str) -> Iterator[tuple[WhistTable, WhistTable]]:
    """Each deal twice: the one and their partner have the first player's cards, and then the second's."""
    for number in range(count):
        yield (
            deal([one, other, one, other], f"{seed} {number}"),
            deal([other, one, other, one], f"{seed} {number}"),
        )


def margin(one: Chooser, other: Chooser, count: int, seed: str) -> Margin:
    """Tricks a deal that a side of the one makes more than a side of the other would have made with its cards."""
    results = [(lead(first) - lead(second)) / 4 for first, second in pairs(one, other, count, seed)]
    return Margin(mean(results), stdev(results) / len(results) ** 0.5, count)
