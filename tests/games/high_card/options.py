"""The options of High Card."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class HighCardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game."""

    stake: Annotated[int, Meta(ge=1, le=50)] = 1
    """Stake of each player, in table units."""
    deals: Annotated[int, Meta(ge=1, le=20)] = 3
    """Number of deals in a game."""
    equals: Literal["carry", "share"] = "carry"
    """Whether a tie for the highest card carries the pot over or shares it."""

    @property
    def ante(self) -> Farthings:
        return Farthings(self.stake * self.unit)


PRESETS = (Preset("plain", (2, 3, 4), "The template", usual=3),)
BOOKS = {"plain": HighCardOptions()}
