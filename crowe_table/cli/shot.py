"""``shot``: draw a table or the title page to a file, without a display."""

from crowe_table.cli.checked_arguments import Given, UsageError, usage_error
from crowe_table.disk import why_of
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.gui.shot_options import ShotOptions
from crowe_table.launch import PlayRequest
from crowe_table.settings import CLOTHS, PACKS, TEXT_SIZES
from crowe_table.words import Words

TITLE_PAGE = "title"
"""The word that selects the title page instead of a game."""
DEFAULT_SIZE = (1280, 800)
DEFAULT_ACTIONS, MAX_ACTIONS = 12, 100_000


def run(given: Given, words: Words) -> int:
    """Draw the picture and return the exit code."""
    options = ShotOptions(
        table=None if given.word("slug") == TITLE_PAGE else _table(given),
        actions=given.number("actions", 0, MAX_ACTIONS, DEFAULT_ACTIONS),
        size=given.size() or DEFAULT_SIZE,
        out=given.out(".png"),
        language=given.language(),
        layout=given.layout(),
        text_size=given.one_of("text", tuple(TEXT_SIZES)),
        pack=given.one_of("pack", PACKS),
        cloth=given.one_of("cloth", CLOTHS),
        high_contrast=given.flag("contrast"),
        four_colour=given.flag("four_colour"),
        left_handed=given.flag("left_handed"),
    )
    from crowe_table.gui.shot import shot  # Deferred: pygame is slow to load.

    try:
        why = shot(options)
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(options.out), why=why_of(fault)) from None
    if why:
        raise UsageError(why)
    print(words.text("cli-shot-done", file=str(options.out)))
    return 0


def _table(given: Given) -> PlayRequest:
    return PlayRequest(
        slug=given.game().slug,
        preset=given.preset().name,
        seats=given.seats(),
        seed=given.seed() or fresh_seed(),
        level=given.level().key,
    )
