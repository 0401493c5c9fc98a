"""The text of rule books, for tests that read their figures."""

from crowe_table import games
from crowe_table.words.terms import plain, read_marks


def rule_book(slug: str) -> str:
    """Return the source of a game's English rule book, without marks of terms."""
    path = games.file_of(slug, "booke.md")
    assert path is not None
    return plain(read_marks(path.read_text("utf-8")))
