"""One folder, one game. A game is found by being here: its package holds a GAME."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import cast

from crowe_table.engine.core import Game
from crowe_table.engine.state import State


@cache
def slugs() -> tuple[str, ...]:
    """The games of this house, in the order of their names."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def game(slug: str) -> Game[State]:
    """The laws of a game. Raises KeyError if the house has no such game."""
    if slug not in slugs():
        raise KeyError(slug)
    return cast(Game[State], import_module(f"{__name__}.{slug}").GAME)
