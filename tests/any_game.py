"""Types for tests that work with any game and read any field of its record."""

from typing import Any, TypeAlias

from crowe_table.engine.core import View
from crowe_table.engine.game import Game
from crowe_table.engine.table import Table

AnyGame: TypeAlias = Game[Any, Any]
AnyTable: TypeAlias = Table[Any, Any]
AnyView: TypeAlias = View[Any, Any]
