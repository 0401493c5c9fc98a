"""The user's settings, saved as a small JSON file."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from crowe_table.decoding import decode
from crowe_table.disk import make_folder, read_regular, set_aside, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.series import Pronoun

FILE = "furniture.json"
MAX_FILE_BYTES = 1 << 20
"""Maximum size of the file in bytes: a thousand times the usual size."""
Volume = Annotated[int, Meta(ge=0, le=100)]
TextSize = Literal["ordinary", "larger", "largest"]
TEXT_SIZES: dict[TextSize, float] = {"ordinary": 1.0, "larger": 1.15, "largest": 1.3}
"""The scale factor of each text size, smallest first."""
Pack = Literal["english", "plain"]
PACKS: tuple[Pack, ...] = get_args(Pack)
Cloth = Literal["green", "blue", "red", "wood"]
CLOTHS: tuple[Cloth, ...] = get_args(Cloth)
Scanning = Literal["off", "two_keys", "one_key"]
ScanSeconds = Literal["1", "2", "3", "5"]
Consent = Literal["ask", "never", "always"]
TakeBacks = Literal["never", "without_stakes", "always"]


class Settings(Struct, frozen=True, kw_only=True):
    """All settings.

    The message ``settings-<field>`` is the label of a field. The message ``settings-<field>-<value>`` is the label of a
    value.
    """

    text_size: TextSize = "ordinary"
    pencilled: bool = True
    """Whether the rank and suit are pencilled in the corner of each card."""
    pack: Pack = "english"
    cloth: Cloth = "green"
    """Material of the table top: baize in one of three colours, or bare wood."""
    backs: Literal["plain", "speckled", "marbled", "tarotee"] = "plain"
    four_colour: bool = False
    high_contrast: bool = False
    left_handed: bool = False
    """Whether the controls and the log are to the left of the table."""
    speed: Literal["slow", "ordinary", "quick", "instant"] = "ordinary"
    reduced_motion: bool = False
    volume_cards: Volume = 80
    volume_voices: Volume = 80
    """Volume of knocks and turned pages. The field has the name that saved files use."""
    volume_room: Volume = 0
    """Volume of the clock, the fire and the rain; 0 for silence."""
    captions: bool = True
    sayings: bool = True
    """Whether the computer players comment on the game now and then."""
    speech: bool = False
    """Whether the question, new lines of the log and the focused control are read aloud."""
    hints: bool = True
    coaching: bool = True
    """Whether small cards say what is new in the first deals of a game that was never played."""
    review_always: bool = False
    """Whether the review of a deal opens by itself when the deal is over."""
    take_backs: TakeBacks = "without_stakes"
    only_answers: bool = True
    """Whether the program gives the visitor's answer by itself if no other answer is legal."""
    slow_counts: bool = False
    """Whether every long count takes its full time, and not only those of the first deals."""
    odds_strip: bool = False
    """Whether the strip about the odds is unfolded at money games."""
    cut_for_me: bool = True
    """Whether the program cuts the pack, and makes other choices for the user that only concern unknown cards."""
    forced_cards: Consent = "ask"
    """Whether the program plays a card by itself if the card is the last or the only legal one.

    If it is "ask", the first such card at a table asks, and a yes sets "always".
    """
    sure_tricks: Consent = "ask"
    """Whether the program plays the rest of a hand that wins every remaining trick for certain.

    If it is "ask", the first such hand of a table asks, and a yes sets "always".
    """
    cover_after: Literal["90", "180", "300", "never"] = "90"
    """Seconds without input before an open hand is covered, if several persons share the window."""
    language: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z-]*\Z")] = ""
    """The language of the window; empty for the system's language."""
    scanning: Scanning = "off"
    """Switch scanning. It is off, uses two keys to move the focus and choose, or one key and a timer."""
    scan_seconds: ScanSeconds = "2"
    """Seconds for which the timer leaves the focus at a place."""
    full_screen: bool = False
    name: Annotated[str, Meta(max_length=40)] = ""
    """The user's player name; empty for the default."""
    face: Annotated[str, Meta(max_length=40)] = ""
    """The user's portrait; empty for a plain oval."""
    pronoun: Pronoun = "they"
    """The user's pronoun."""


class _Earlier(Struct, frozen=True):
    """A setting of earlier versions. If it is true, ``forced_cards`` is "always"."""

    only_cards: bool = False


def next_text_size(size: TextSize) -> TextSize:
    """Return the next larger size. After the largest comes the smallest."""
    sizes = tuple(TEXT_SIZES)
    return sizes[(sizes.index(size) + 1) % len(sizes)]


def load(data_dir: Path) -> tuple[Settings, Reason | None]:
    """Load the settings of a data directory. Return them with an optional warning.

    An unreadable file is renamed, and the default settings are used.
    """
    path = data_dir / FILE
    try:
        return _decode(read_regular(path, MAX_FILE_BYTES)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as fault:
        return Settings(), because("settings-left", why=why_of(fault))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Settings(), _set_aside(path)


def save(settings: Settings, data_dir: Path) -> Reason | None:
    """Save the settings atomically. Return a reason if they cannot be written, else None."""
    try:
        make_folder(data_dir)
        write_whole(data_dir / FILE, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    except OSError as fault:
        return because("settings-not-kept", why=why_of(fault))
    return None


def _decode(data: bytes) -> Settings:
    """Decode a file of this or an earlier version."""
    settings = decode(data, Settings)
    if decode(data, _Earlier).only_cards:
        return replace(settings, forced_cards="always")
    return settings


def _set_aside(path: Path) -> Reason:
    try:
        return because("settings-set-aside", file=set_aside(path).name)
    except OSError as fault:
        return because("settings-left", why=why_of(fault))
