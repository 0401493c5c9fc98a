"""One module, one game: the finished games of it that are wanted. A module is found by being here, and holds WANTED."""

import pkgutil
from functools import cache
from importlib import import_module

from crowe_table.games import package_of
from tests.golden.wanting import Wanted


@cache
def slugs() -> tuple[str, ...]:
    """The games of which finished games are kept, in the order of their names."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)))


@cache
def wanted(slug: str) -> tuple[Wanted, ...]:
    """The games of this kind that are wanted."""
    found: tuple[Wanted, ...] = import_module(f"{__name__}.{package_of(slug)}").WANTED
    return found
