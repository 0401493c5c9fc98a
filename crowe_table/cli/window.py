"""The window, opened by ``play`` or ``open``, or without a command."""

from pathlib import Path

from crowe_table.cli.checked_arguments import Given
from crowe_table.launch import PlayRequest, RunOptions
from crowe_table.logs import begin, log_dir
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Open the window at the title page."""
    del words
    return open_window(given, None)


def open_window(given: Given, start: PlayRequest | Path | None) -> int:
    """Open the window at the table or the session ``start``, or at the title page if there is none."""
    folder = given.word("data_dir")
    begin(log_dir(Path(folder) if folder else None))
    options = RunOptions(
        data_dir=given.data_dir(),
        mute=given.flag("mute"),
        reduced_motion=given.flag("reduced_motion"),
        trace=given.flag("trace"),
        start=start,
        size=given.size(),
        full_screen=given.flag("full_screen"),
    )
    from crowe_table.gui.app import run as open_house  # Deferred, so that usage errors are reported at once.

    return open_house(options)
