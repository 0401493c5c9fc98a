"""Reports about faults in the laws of a game: text files with everything that is needed to reproduce the fault.

A report is beside its session. Like the session, it is readable only by its owner, because it contains the seed.
"""

import platform
from pathlib import Path

import msgspec

from crowe_table import __version__
from crowe_table.disk import open_private
from crowe_table.engine.core import Action
from crowe_table.engine.journal import Header

ENDING = ".report.txt"
MAX_REPORTS = 9
"""Maximum number of reports for one session."""


def report(session: Path, head: Header, actions: tuple[Action, ...], failed: Action, fault: str) -> Path | None:
    """Write a report beside the file of the session, and return its path.

    None if the report cannot be written, or if there are MAX_REPORTS already.
    """
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
    for number in range(1, MAX_REPORTS + 1):
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
