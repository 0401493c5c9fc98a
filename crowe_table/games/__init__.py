"""Game packages, one per folder. Each package is discovered by name and exports a GAME."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from crowe_table.engine.game import AnyGame

HOME = Path(__file__).parent


@cache
def slugs() -> tuple[str, ...]:
    """Return the slugs of all games, sorted."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules([str(HOME)]) if module.ispkg))


def package_of(slug: str) -> str:
    """Return the package and folder name of a game: its slug with underscores for hyphens."""
    return slug.replace("-", "_")


def file_of(slug: str, name: str) -> Path | None:
    """Return the path of a data file in a game's folder, or None if the game has no such file."""
    places = [Path(home) / package_of(slug) / name for home in __path__]
    return next((place for place in places if place.is_file()), None)


@cache
def game(slug: str) -> AnyGame:
    """Return the rules of a game. Raises KeyError if the slug is unknown, LookupError if its package has no GAME."""
    package = package_of(slug)
    if not any(module.name == package and module.ispkg for module in pkgutil.iter_modules(__path__)):
        raise KeyError(slug)
    found = vars(import_module(f"{__name__}.{package}")).get("GAME")
    if found is None:
        raise LookupError(f"The folder of {slug} says no GAME in its __init__.py.")
    return cast(AnyGame, found)
