"""How the program starts: what the command line asks of the window, and the argument of its own second process."""

from pathlib import Path

from msgspec import Struct

THINK = "--think"
"""The only argument of the process in which the players of the house think: see ``hosting/thinking.py``."""
PRINT = "--print"
"""The only argument of a process that prints one paper: see ``printing/job.py``."""
DEFAULT_STAKES = "counters"
DEFAULT_LEVEL = "sound"


class PlayRequest(Struct, frozen=True):
    """A table to sit down to at once."""

    slug: str
    preset: str
    seats: int
    seed: str = ""
    """Empty for a fresh one."""
    level: str = DEFAULT_LEVEL


class RunOptions(Struct, frozen=True):
    """How the window opens. The title page is shown where no table is asked for."""

    data_dir: Path
    mute: bool = False
    reduced_motion: bool = False
    trace: bool = False
    """Whether a line is printed for the first picture (``ready``) and for every action accepted."""
    start: PlayRequest | None = None
    size: tuple[int, int] | None = None
    """Width and height in pixels; None for what suits the screen."""
    full_screen: bool = False


class ShotOptions(Struct, frozen=True):
    """A picture drawn without a display: of a table after some actions by opponents, or of the title page."""

    table: PlayRequest | None
    """None for the title page."""
    actions: int
    size: tuple[int, int]
    """Width and height in pixels."""
    out: Path
    language: str = "en"
