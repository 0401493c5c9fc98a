"""Requirements that a draft of a game must meet before it is published."""

from collections.abc import Iterator

from crowe_table import games
from crowe_table.words import ENGLISH, locales
from crowe_table.words.missing import lacking
from crowe_table.words.rule_book import rule_book_of
from tests.golden.make import FILES
from tests.new_game import ROOT

FEWEST_PAGES = 6
"""Minimum number of pages of a rule book."""
GOLDEN = 3
"""Minimum number of golden sessions of each preset."""
FILES_OF_A_GAME = {
    "booke.md": "a rule book (booke.md)",
    "hints.ftl": "reasons for hints (hints.ftl)",
    "lesson.txt": "a lesson (lesson.txt)",
    "lesson.ftl": "the words of a lesson (lesson.ftl)",
}


def missing(slug: str) -> Iterator[str]:
    """Yield a phrase for each requirement that a draft does not meet."""
    game, package = games.game(slug), games.package_of(slug)
    yield from (phrase for name, phrase in FILES_OF_A_GAME.items() if games.file_of(slug, name) is None)
    if (pages := len(rule_book_of(slug).pages)) < FEWEST_PAGES:
        yield f"{FEWEST_PAGES - pages} more pages in its rule book"
    for locale in locales():
        others = (
            () if locale == ENGLISH else (line for line in lacking(locale, (slug,)) if line.startswith(f"{package}/"))
        )
        if count := sum(1 for _ in others):
            yield f"translations into {locale} ({count} messages or files)"
    kept = sum(path.parent.name == slug for path in FILES)
    if kept < GOLDEN * len(game.presets):
        yield f"{GOLDEN} golden sessions of each preset"
    if not (ROOT / "tests" / "laws" / f"test_{package}.py").is_file():
        yield f"examples of its laws (tests/laws/test_{package}.py)"
