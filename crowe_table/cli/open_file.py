"""``open``: open the window with the session of a file."""

from pathlib import Path

from crowe_table.cli.checked_arguments import Given
from crowe_table.cli.window import open_window
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Open the session. Without a file, as from a desktop menu, open the title page."""
    del words
    file = given.word("file")
    return open_window(given, Path(file).absolute() if file else None)
