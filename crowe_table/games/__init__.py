"""Game packages, one per folder. Each package is discovered by name and exports a GAME.

A game whose class says ``draft = True`` is not published: its author can play it, and nothing else offers it.
"""

import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from crowe_table.engine.game import AnyGame

HOME = Path(__file__).parent
_DRAFT = re.compile(r"^    draft = True$", re.MULTILINE)


@cache
def slugs() -> tuple[str, ...]:
    """Return the slugs of the published games, sorted."""
    return tuple(slug for slug in _found() if not _is_draft(slug))


@cache
def drafts() -> tuple[str, ...]:
    """Return the slugs of the drafts, sorted."""
    return tuple(slug for slug in _found() if _is_draft(slug))


def playable() -> tuple[str, ...]:
    """Return the slugs of all games that a table can be set up for: the published ones, then the drafts."""
    return (*slugs(), *drafts())


def _found() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules([str(HOME)]) if module.ispkg)


def _is_draft(slug: str) -> bool:
    """Return whether a game's rules.py declares a draft. Its text is read because importing all games is slow."""
    rules = HOME / package_of(slug) / "rules.py"
    return rules.is_file() and bool(_DRAFT.search(rules.read_text(encoding="utf-8")))


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
        raise LookupError(f"The package of {slug} exports no GAME.")
    return cast(AnyGame, found)
