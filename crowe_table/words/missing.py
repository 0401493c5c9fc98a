"""Report missing translations: ``python -m crowe_table.words.missing [LOCALE …]``, or ``make words``.

A complete language has every message, both common and of each game. Its messages use only arguments that the English
ones use. Rule books need no translation.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crowe_table import games
from crowe_table.words import ENGLISH, written_locales
from crowe_table.words.catalogue import entries

OWN = ("language-name",)
"""Messages that only a complete language defines."""
_FREE = ("rank-gender-", "suit-gender-", "number-", "joins", "own-letters")
"""Prefixes of messages that a language may have in addition to the English ones."""
_GIVEN = ("who", "pronoun", "amount", "gender", "initial", "long")
"""Prefixes of derived arguments, which English need not use."""
_HOME = Path(__file__).parent


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def lacking(locale: str, slugs: Iterable[str]) -> Iterator[str]:
    """Yield one sentence for each file or message that is missing, superfluous, or uses an unknown argument.

    Only the common messages and those of the games ``slugs`` are checked.
    """
    for english, own in _pairs(locale, slugs):
        name = f"{own.parent.name}/{own.name}"
        if not own.exists():
            yield f"{name} is missing: {len(_entries(english))} messages."
            continue
        asked, said = _entries(english), _entries(own)
        yield from (f"{name}: {key} is missing." for key in asked if key not in said and key not in OWN)
        yield from (f"{name}: {key} is not in English." for key in said if key not in asked and not _is_free(key))
        for key in asked.keys() & said.keys():
            unknown = {name for name in _arguments(said[key]) if name.partition("_")[0] not in _GIVEN}
            unknown -= _arguments(asked[key])
            yield from (f"{name}: {key} is not told ${argument}." for argument in sorted(unknown))


def _pairs(locale: str, slugs: Iterable[str]) -> Iterator[tuple[Path, Path]]:
    for english in sorted((_HOME / ENGLISH).glob("*.ftl")):
        yield english, _HOME / locale / english.name
    for slug in slugs:
        for home in games.__path__:
            for english in sorted((Path(home) / games.package_of(slug)).glob("*.ftl")):
                if "-" not in english.stem:
                    yield english, english.with_stem(f"{english.stem}-{locale}")


def progress(locale: str, slugs: Iterable[str]) -> Iterator[str]:
    """Yield a line for each file of a language: the number of its messages, and of the English ones.

    Add a line for each kind of book that is missing.
    """
    slugs = tuple(slugs)
    for english, own in _pairs(locale, slugs):
        asked = [key for key in _entries(english) if key not in OWN]
        said = _entries(own) if own.exists() else {}
        name = f"{own.parent.name}/{own.name}"
        yield f"{name:40} {sum(key in said for key in asked):5} of {len(asked):5}"
    for stem, suffix in (("booke", "md"), ("rulings", "toml")):
        lacks = [
            slug
            for slug in slugs
            if games.file_of(slug, f"{stem}.{suffix}") and not games.file_of(slug, f"{stem}-{locale}.{suffix}")
        ]
        if lacks:
            yield f"{stem}-{locale}.{suffix} is missing at {', '.join(lacks)}: English is shown."


def _entries(file: Path) -> dict[str, str]:
    return entries(file.read_text(encoding="utf-8"))


def _arguments(message: str) -> set[str]:
    visitor = _Arguments()
    visitor.visit(FluentParser(with_spans=False).parse(message))
    return visitor.found


def _is_free(key: str) -> bool:
    return key in OWN or key.startswith(_FREE)


def main(locales: list[str]) -> int:
    """Print everything that is missing from the given languages. Return 1 if anything is missing, else 0."""
    asked = locales or [locale for locale in written_locales() if locale != ENGLISH]
    for locale in asked:
        print("\n".join(progress(locale, games.playable())))
    found = [sentence for locale in asked for sentence in lacking(locale, games.playable())]
    print("\n".join(found) or "Nothing is missing.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
