"""One folder, one game. A game is found by being here: its package holds a GAME."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from crowe_table.engine.game import AnyGame

HOME = Path(__file__).parent


@cache
def slugs() -> tuple[str, ...]:
    """The games of this house, in the order of their names."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules([str(HOME)]) if module.ispkg))


def package_of(slug: str) -> str:
    """The name of a game's package, and of its folder: where a slug has a hyphen, it has an underscore."""
    return slug.replace("-", "_")


@cache
def game(slug: str) -> AnyGame:
    """The laws of a game. Raises KeyError if there is no such game, LookupError if its folder holds none."""
    package = package_of(slug)
    if not any(module.name == package and module.ispkg for module in pkgutil.iter_modules(__path__)):
        raise KeyError(slug)
    found = vars(import_module(f"{__name__}.{package}")).get("GAME")
    if found is None:
        raise LookupError(f"The folder of {slug} says no GAME in its __init__.py.")
    return cast(AnyGame, found)
