"""The session file that a command reads."""

from pathlib import Path

from crowe_table.cli.checked_arguments import Given, usage_error
from crowe_table.engine.journal import Header
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.replay import Replayed, load
from crowe_table.words import Words


def path_of(given: Given) -> Path:
    """Return the path of the file. Raises UsageError if none is given."""
    name = given.word("file")
    if name is None:
        raise usage_error("cli-no-file", command=given.command)
    return Path(name)


def loaded(path: Path, words: Words) -> tuple[Replayed, Header, AnyTable]:
    """Load and replay a session. Return the result, its header and its table. Raises UsageError if it is unreadable."""
    found = load(path)
    if found.table is None or found.head is None:
        why = words.reason(found.why) if found.why else ""
        raise usage_error("cli-show-unreadable", file=str(path), why=why)
    return found, found.head, found.table
