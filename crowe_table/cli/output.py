"""Output for other programs: JSON and PDF files."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from crowe_table.cli.checked_arguments import usage_error
from crowe_table.disk import why_of, write_output
from crowe_table.words import Words


def print_json(told: object) -> None:
    """Print an object as indented JSON. Does nothing without a standard output."""
    print(msgspec.json.format(msgspec.json.encode(told)).decode())


def write_pdf(out: Path, words: Words, make: Callable[[], bytes]) -> int:
    """Write a document to a file, tell the user, and return the exit code."""
    try:
        write_output(out, make())
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(out), why=why_of(fault)) from None
    print(words.text("cli-shot-done", file=str(out)))
    return 0
