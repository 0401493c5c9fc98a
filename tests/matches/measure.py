"""Measures of playing strength.

Most games use the default. For another measure, this folder has a module with the game's name. Its ``MEASURES`` state
only the differences from the default.
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
"""A player: a function that returns the answer to a view. None means that an optional question is passed."""
Gain: TypeAlias = Callable[[AnyTable, Seat], float]
"""Function that returns the gain of a seat and its side in a sitting."""
Arrange: TypeAlias = Callable[[Options, int], Options]
"""Function that changes the options of a preset for the sittings with a number."""


def lead(table: AnyTable, seat: Seat) -> float:
    """Return the seat's points minus the mean of the other sides' points.

    If the game has no points, return the table units won.
    """
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
    """A measure of strength for a game, and the kind of sittings for which it is used."""

    unit: str = "units a deal"
    """Unit of the figures, as the table of results names it."""
    gain: Gain = lead
    deals: int = 1
    """Number of deals in a sitting, by which the gain is divided.

    0 means whole games, where the gain is not divided.
    """
    arrange: Arrange = unchanged
    purse: Farthings = STAKES[DEFAULT_STAKES].purse
    """Purse of each player at the start. The table unit is that of the usual stakes."""
    seats: tuple[int, ...] = ()
    """Numbers of players to measure. If empty, they are the smallest, the usual and the largest number of a preset."""
    exploiters: Mapping[str, Chooser] = {}
    """Simple players, each with a phrase for the way it plays. No sound player may lose to them."""


PLAIN = (Measure(),)


def measures_of(slug: str) -> tuple[Measure, ...]:
    """Return the measures of a game."""
    place = f"tests.matches.{package_of(slug)}"
    if find_spec(place) is None:
        return PLAIN
    measures: tuple[Measure, ...] = import_module(place).MEASURES
    return measures
