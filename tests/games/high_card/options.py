"""The house rules of High Card."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class HighCardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game."""

    stake: Annotated[int, Meta(ge=1, le=50)] = 1
    """What each puts in the pot, in table units."""
    deals: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many deals make a game."""
    equals: Literal["carry", "share"] = "carry"
    """Whether the pot stands over when the best are equal, or is shared."""

    @property
    def ante(self) -> Farthings:
        return Farthings(self.stake * self.unit)


PRESETS = (Preset("plain", (2, 3, 4), "The template", usual=3),)
BOOKS = {"plain": HighCardOptions()}
