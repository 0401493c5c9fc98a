"""``play``: open the window at a table."""

from crowe_table.cli.checked_arguments import Given
from crowe_table.cli.window import open_window
from crowe_table.launch import PlayRequest
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Open the window at the requested table."""
    del words
    start = PlayRequest(
        slug=given.game().slug,
        preset=given.preset().name,
        seats=given.seats(),
        seed=given.seed(),
        level=given.level().key,
    )
    return open_window(given, start)
