"""A report of a fault in a game's laws, as a text that can be read and sent: what was done, where it failed, and all
that is needed to see it again. It lies beside the session and, like it, is nobody else's to read: it holds the seed.
"""

import platform
from pathlib import Path

import msgspec

from crowe_table import __version__
from crowe_table.disk import open_private
from crowe_table.engine.core import Action
from crowe_table.engine.journal import Header

ENDING = ".report.txt"
MOST = 9
"""Reports of one session; what fails more often is known by then."""


def report(session: Path, head: Header, actions: tuple[Action, ...], failed: Action, fault: str) -> Path | None:
    """Writes it beside the session's file. Where it lies; None if it cannot be written, or enough lie there."""
    text = "\n".join(
        (
            f"Crowe's Table {__version__}, {platform.platform()}, Python {platform.python_version()}",
            f"{head.game}, {head.preset}, laws {head.laws}, {len(head.players)} players, seed {head.seed}",
            f"After {len(actions)} answers this one failed: {_plain(failed)}",
            "",
            fault.rstrip(),
            "",
            "The options:",
            bytes(head.options).decode(),
            "",
            "The answers before it:",
            *map(_plain, actions),
            "",
        )
    )
    for number in range(1, MOST + 1):
        path = session.with_name(f"{session.stem}-{number}{ENDING}")
        try:
            with open_private(path, "xb") as file:
                file.write(text.encode())
        except FileExistsError:
            continue
        except OSError:
            return None
        return path
    return None


def _plain(action: Action) -> str:
    return msgspec.json.encode(action).decode()
