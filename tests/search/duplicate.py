"""Duplicate deals: each is played twice, the two kinds of player changing chairs, so that luck in cards is nobody's."""

from collections.abc import Callable, Sequence
from math import sqrt

from crowe_table.engine.core import Action, Options, Seat, Setup, View
from crowe_table.engine.game import AnyGame
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import AnyTable, Table
from crowe_table.search.roll_outs import between_deals

Chooser = Callable[[View, Rng], Action]
Gained = Callable[[AnyTable, Seat], float]
PURSE = Farthings(10**7)


def one_deal(game: AnyGame, options: Options, seats: int, seed: str, choosers: Sequence[Chooser]) -> AnyTable:
    """A table after its first deal."""
    table: AnyTable = Table(game, Setup(options, seats, (PURSE,) * seats, Chance(seed)))
    chance = [Chance(f"{seed} player").stream("choose", seat) for seat in range(seats)]
    while (question := table.question) and not (table.deal and between_deals(question)):
        seat = question.awaited()[0]
        told = table.submit(choosers[seat](table.view(seat), chance[seat]))
        assert isinstance(told, tuple), told
    return table


def duel(
    game: AnyGame, options: Options, one: Chooser, other: Chooser, gained: Gained, deals: int, *, seats: int = 2
) -> tuple[float, float]:
    """What ``one``, in every other chair, gains a deal over ``other``, and the standard error of that."""
    won = []
    for number in range(deals):
        seed, both = f"duplicate {number}", 0.0
        for first in (0, 1):
            choosers = [one if seat % 2 == first else other for seat in range(seats)]
            both += gained(one_deal(game, options, seats, seed, choosers), Seat(first)) / 2
        won.append(both)
    mean = sum(won) / deals
    return mean, sqrt(sum((each - mean) ** 2 for each in won) / (deals * (deals - 1)))
