"""Request for a picture drawn without a display. This module does not use pygame."""

from pathlib import Path

from msgspec import Struct

from crowe_table.launch import PlayRequest
from crowe_table.settings import Cloth, Pack, TextSize


class ShotOptions(Struct, frozen=True):
    """Options of a picture: a table after a number of actions by computer players, or the title page."""

    table: PlayRequest | None
    """The table to draw; None for the title page."""
    actions: int
    size: tuple[int, int]
    """Width and height in pixels."""
    out: Path
    language: str = "en"
    layout: Path | None = None
    """Output file for the positions of all objects on the table. None if it is not wanted."""
    text_size: TextSize = "ordinary"
    pack: Pack = "english"
    cloth: Cloth = "green"
    high_contrast: bool = False
    four_colour: bool = False
    left_handed: bool = False
