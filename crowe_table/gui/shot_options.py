"""Request for a picture that is drawn without a display. This module does not need pygame."""

from pathlib import Path

from msgspec import Struct

from crowe_table.launch import PlayRequest
from crowe_table.settings import Pack, TextSize


class ShotOptions(Struct, frozen=True):
    """A picture drawn without a display: a table after some actions by computer players, or the title page."""

    table: PlayRequest | None
    """None for the title page."""
    actions: int
    size: tuple[int, int]
    """Width and height in pixels."""
    out: Path
    language: str = "en"
    layout: Path | None = None
    """Output file for what lies where on the table, if wanted."""
    text_size: TextSize = "ordinary"
    pack: Pack = "english"
    high_contrast: bool = False
    four_colour: bool = False
    left_handed: bool = False
