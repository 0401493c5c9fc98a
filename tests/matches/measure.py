"""Measures of playing strength.

Most games need nothing here. Other games have a module of their name in this folder with one or several ``MEASURES``,
which list only what differs.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from statistics import mean
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action, Options, Seat
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games import package_of
from crowe_table.launch import DEFAULT_STAKES
from tests.any_game import AnyTable, AnyView

Chooser: TypeAlias = Callable[[AnyView, Rng], Action | None]
"""A player: returns the answer to a view, or None to let an optional question pass."""
Gain: TypeAlias = Callable[[AnyTable, Seat], float]
"""Function that returns the gain of a seat and its side in a sitting."""
Arrange: TypeAlias = Callable[[Options, int], Options]
"""Function that changes the options of a preset for the sittings with this number."""


def lead(table: AnyTable, seat: Seat) -> float:
    """Return points above the mean of the others, or table units won if nothing is scored."""
    seen = table.watch()
    if not seen.public.scores:
        return table.result()[seat] / seen.options.unit
    side = seen.public.sides[seat]
    return seen.public.scores[side] - mean(score for each, score in enumerate(seen.public.scores) if each != side)


def unchanged(options: Options, number: int) -> Options:
    """Return the options of the preset unchanged."""
    del number
    return options


class Measure(Struct, frozen=True, kw_only=True):
    """A measure of strength at a game, and the sittings used for it."""

    unit: str = "units a deal"
    """Unit of the figures, as in the table."""
    gain: Gain = lead
    deals: int = 1
    """Deals in a sitting, by which the gain is divided; 0 for whole games, whose gain is not divided."""
    arrange: Arrange = unchanged
    purse: Farthings = STAKES[DEFAULT_STAKES].purse
    """Purse at the start. The table unit is that of the usual stakes."""
    seats: tuple[int, ...] = ()
    """Numbers of players to measure. If empty: the fewest, the usual and the most of a preset."""
    exploiters: Mapping[str, Chooser] = {}
    """Simple players, by what they do, to which no sound player may lose."""


PLAIN = (Measure(),)


def measures_of(slug: str) -> tuple[Measure, ...]:
    """Return the measures of a game."""
    place = f"tests.matches.{package_of(slug)}"
    if find_spec(place) is None:
        return PLAIN
    measures: tuple[Measure, ...] = import_module(place).MEASURES
    return measures
