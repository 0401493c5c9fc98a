"""The settings: what a visitor has chosen to see, hear and be allowed. Saved as a small file of JSON."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from crowe_table.disk import make_folder, read_regular, set_aside, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.series import Pronoun

FILE = "furniture.json"
LONGEST_FILE = 1 << 20
"""Bytes: a thousand times what it holds."""
Volume = Annotated[int, Meta(ge=0, le=100)]
TextSize = Literal["ordinary", "larger", "largest"]
TEXT_SIZES: dict[TextSize, float] = {"ordinary": 1.0, "larger": 1.15, "largest": 1.3}
"""How many times the ordinary size of type each is, from the least to the largest."""
TakeBacks = Literal["never", "without_stakes", "always"]


class Settings(Struct, frozen=True, kw_only=True):
    """All that can be chosen. A message ``settings-<field>`` names each, ``settings-<field>-<value>`` each value."""

    text_size: TextSize = "ordinary"
    pencilled: bool = True
    """The rank and suit pencilled in the corner of each card."""
    pack: Literal["english", "plain"] = "english"
    backs: Literal["plain", "speckled", "marbled", "tarotee"] = "plain"
    four_colour: bool = False
    high_contrast: bool = False
    speed: Literal["slow", "ordinary", "quick", "instant"] = "ordinary"
    reduced_motion: bool = False
    volume_cards: Volume = 80
    volume_voices: Volume = 80
    captions: bool = True
    hints: bool = True
    take_backs: TakeBacks = "without_stakes"
    only_answers: bool = True
    """Whether an answer in which there is nothing to choose is given for the visitor."""
    only_cards: bool = False
    """Whether the last card, or the only lawful one, is played for the visitor."""
    cover_after: Literal["90", "180", "300", "never"] = "90"
    """Seconds in which nobody stirs, after which an open hand is covered where several persons share the window."""
    language: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z-]*\Z")] = ""
    """Empty for that of the system."""
    full_screen: bool = False
    name: Annotated[str, Meta(max_length=40)] = ""
    """What the others call the visitor; empty for the usual name."""
    face: Annotated[str, Meta(max_length=40)] = ""
    """The visitor's profile; empty for a plain oval."""
    pronoun: Pronoun = "they"
    """How the others speak of the visitor."""


def next_text_size(size: TextSize) -> TextSize:
    """The next larger, and after the largest the least."""
    sizes = tuple(TEXT_SIZES)
    return sizes[(sizes.index(size) + 1) % len(sizes)]


def load(data_dir: Path) -> tuple[Settings, Reason | None]:
    """The settings of this data directory, and what is to be said of them, if anything.

    A file that cannot be understood is set aside under another name, and all is as when it was new.
    """
    path = data_dir / FILE
    try:
        return msgspec.json.decode(read_regular(path, LONGEST_FILE), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as fault:
        return Settings(), because("settings-left", why=why_of(fault))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Settings(), _set_aside(path)


def save(settings: Settings, data_dir: Path) -> Reason | None:
    """Writes the settings whole or not at all. The reason why not, if they cannot be written."""
    try:
        make_folder(data_dir)
        write_whole(data_dir / FILE, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    except OSError as fault:
        return because("settings-not-kept", why=why_of(fault))
    return None


def _set_aside(path: Path) -> Reason:
    try:
        return because("settings-set-aside", file=set_aside(path).name)
    except OSError as fault:
        return because("settings-left", why=why_of(fault))
