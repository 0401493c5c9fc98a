"""Search criteria, in one module for each game, named after its slug. ``WANTED`` holds the criteria."""

import pkgutil
from functools import cache
from importlib import import_module

from crowe_table.games import package_of
from tests.golden.wanting import Wanted


@cache
def slugs() -> tuple[str, ...]:
    """Return the slugs of the games that have golden games, in alphabetical order."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)))


@cache
def wanted(slug: str) -> tuple[Wanted, ...]:
    """Return the search criteria for a game."""
    found: tuple[Wanted, ...] = import_module(f"{__name__}.{package_of(slug)}").WANTED
    return found
