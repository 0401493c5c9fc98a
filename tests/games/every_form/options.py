"""The options of Every Form."""

from typing import Annotated

from msgspec import Meta

from crowe_table.engine.core import Options, Preset


class EveryFormOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game."""

    deals: Annotated[int, Meta(ge=1, le=3)] = 1
    """Number of rounds through all forms."""


PRESETS = (Preset("plain", (2, 3), "The forms", usual=2),)
BOOKS = {"plain": EveryFormOptions()}
