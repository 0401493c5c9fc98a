"""In what strength at a game is told.

A game whose strength is told as any other's needs nothing here. Another has a room of its name in this folder with
``MEASURES``, one or several; and in them only what is special.
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
"""A player: the answer to a view; None to let a call pass that need not be answered."""
Gain: TypeAlias = Callable[[AnyTable, Seat], float]
"""What a sitting has brought a seat and its side."""
Arrange: TypeAlias = Callable[[Options, int], Options]
"""What is changed in the options of a preset for the sittings of this number."""


def lead(table: AnyTable, seat: Seat) -> float:
    """Points beyond the average of the others; or, where nothing is scored, table units won."""
    seen = table.watch()
    if not seen.public.scores:
        return table.result()[seat] / seen.options.unit
    side = seen.public.sides[seat]
    return seen.public.scores[side] - mean(score for each, score in enumerate(seen.public.scores) if each != side)


def as_printed(options: Options, number: int) -> Options:
    """The options of the preset as they are."""
    del number
    return options


class Measure(Struct, frozen=True, kw_only=True):
    """One measure of strength at a game, and the sittings by which it is taken."""

    unit: str = "units a deal"
    """What the figures are, as the table tells it."""
    gain: Gain = lead
    deals: int = 1
    """Deals of a sitting, by which the gain is divided; 0 for whole games, whose gain is not divided."""
    arrange: Arrange = as_printed
    purse: Farthings = STAKES[DEFAULT_STAKES].purse
    """What each sits down with; the table unit is that of the usual stakes."""
    seats: tuple[int, ...] = ()
    """The numbers of players that are measured; none named: the fewest, the usual, and the most of a preset."""
    exploiters: Mapping[str, Chooser] = {}
    """Simple players that no sound player may lose to, by what they do."""


PLAIN = (Measure(),)


def measures_of(slug: str) -> tuple[Measure, ...]:
    """The measures of a game."""
    place = f"tests.matches.{package_of(slug)}"
    if find_spec(place) is None:
        return PLAIN
    measures: tuple[Measure, ...] = import_module(place).MEASURES
    return measures
