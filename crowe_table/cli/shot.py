"""``shot``: a picture of a table, with no display."""

from crowe_table.cli.given import Given, Wrong, wrong
from crowe_table.disk import why_of
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.launch import ShotOptions
from crowe_table.words import Words

ORDINARY_SIZE = (1280, 800)
ORDINARY_ACTIONS, MOST_ACTIONS = 12, 100_000


def run(given: Given, words: Words) -> int:
    """Draws it."""
    options = ShotOptions(
        slug=given.game().slug,
        preset=given.preset().name,
        seats=given.seats(),
        seed=given.seed() or fresh_seed(),
        actions=given.number("actions", 0, MOST_ACTIONS, ORDINARY_ACTIONS),
        size=given.size() or ORDINARY_SIZE,
        out=given.out(".png"),
        level=given.level().key,
        language=given.language(),
    )
    from crowe_table.gui.shot import shot  # Not before: pygame is slow to load.

    try:
        why = shot(options)
    except OSError as fault:
        raise wrong("cli-out-unwritten", word=str(options.out), why=why_of(fault)) from None
    if why:
        raise Wrong(why)
    print(words.text("cli-shot-done", file=str(options.out)))
    return 0
