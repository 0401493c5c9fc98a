"""Startup options passed from the command line to the window, and the arguments of child processes."""

from pathlib import Path

from msgspec import Struct

THINK = "--think"
"""The only argument of the process in which computer players think; see ``hosting/thinking.py``."""
PRINT = "--print"
"""The only argument of a printing process; see ``printing/job.py``."""
REVIEW = "--review"
"""The only argument of a process that reviews a game; see ``hosting/review_job.py``."""
MATCH = "--match"
"""The only argument of a process that plays the other tables of a match; see ``hosting/match_job.py``."""
DEFAULT_STAKES = "counters"
DEFAULT_LEVEL = "sound"


class PlayRequest(Struct, frozen=True):
    """A table to open at startup."""

    slug: str
    preset: str
    seats: int
    seed: str = ""
    """The seed; empty for a random one."""
    level: str = DEFAULT_LEVEL


class RunOptions(Struct, frozen=True):
    """Options of the window. Without ``start`` it shows the title page."""

    data_dir: Path
    mute: bool = False
    reduced_motion: bool = False
    trace: bool = False
    """Whether to print a line (``ready``) for the first frame, and a line for every accepted action."""
    start: PlayRequest | Path | None = None
    """A table to open, or the file of a session."""
    size: tuple[int, int] | None = None
    """Width and height in pixels; None to fit the screen."""
    full_screen: bool = False
