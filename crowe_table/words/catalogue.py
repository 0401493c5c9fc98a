"""Fluent messages, parsed on first use: the title page needs only a few of many hundreds."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser

from crowe_table.words.terms import BEGIN, NAMED, read_marks

MessageArg: TypeAlias = int | float | str

KEPT = 1024
"""Maximum number of cached sentences. A table repeats many of its messages."""
_VARIABLE = re.compile(r"\$([a-z][a-z0-9_]*)", re.IGNORECASE)
_PARSER = FluentParser(with_spans=False)
"""The parser. It stores no source positions, which saves a seventh of the memory of the parsed messages."""
_COMMENT = re.compile("^#.*$", re.MULTILINE)
_QUOTED = re.compile(r'"[^"\n]*"')
_STRAY = re.compile(r"^(?!-?[a-z][a-z0-9_-]* *=)[^\s}].*$", re.MULTILINE)
"""A line at the left margin that neither begins a message nor ends one."""
_ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE)


def text_of(file: Path) -> str:
    """Return the text of a file with its terms marked, and with the spaces of ``with_known_spaces``."""
    return read_marks(with_known_spaces(file.read_text(encoding="utf-8")))


def with_known_spaces(text: str) -> str:
    """Return a text with no-break spaces instead of narrow ones, which the fonts lack. French figures have them too."""
    return text.replace("\u202f", "\u00a0")


def entries(source: str) -> dict[str, str]:
    """Return the source of each message in a file, by key. Every message begins at the left margin."""
    found = list(_ENTRY.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    return {match[1]: source[match.start() : end] for match, end in zip(found, ends, strict=False)}


def is_sound(source: str) -> bool:
    """Return whether every line of messages is a beginning, a continuation or a comment, and every bracket is closed.

    Every file that is read is checked. To be fast, the check does not use the Fluent parser.
    """
    bare = _QUOTED.sub("", _COMMENT.sub("", source))
    return not _STRAY.search(bare) and bare.count("{") == bare.count("}")


class Catalogue:
    """The messages of several files in one language.

    Messages may call ``WORDS($number)`` for a number in words, ``WORDS($number, form: "f")`` for a variant of it, and
    ``CAP(…)`` to capitalize the first letter. ``join`` post-processes the formatted text.
    """

    def __init__(
        self,
        locale: str,
        files: Sequence[Path],
        in_words: Callable[[int, str], str],
        join: Callable[[str], str],
    ) -> None:
        self._join = join
        self._files = files
        self._broken: list[Path] = []

        def spoken(number: int, form: str = "") -> _Said:
            return _Said(in_words(int(number), str(form)))

        self._functions: dict[str, Callable[..., FluentType]] = {
            "WORDS": spoken,
            "CAP": lambda text: _Said(capital(str(text))),
        }
        self._locale = locale
        self._bundle = self._unread()
        self._formatted = lru_cache(maxsize=KEPT)(self._format)
        self.faults: set[str] = set()
        """Errors in formatting messages, for the tests. They are never raised during a game."""

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The source of each message by key, read on first use."""
        sources: dict[str, str] = {}
        for path in self._files:
            try:
                text = text_of(path)
            except (OSError, UnicodeDecodeError):
                self._broken.append(path)
                continue
            found = entries(text)
            sound = {key: source for key, source in found.items() if is_sound(source)}
            sources.update(sound)
            if len(sound) < len(found) or not is_sound(text):
                self._broken.append(path)
        return sources

    @property
    def broken(self) -> tuple[str, ...]:
        """The names of files that cannot be read, wholly or in part. English replaces what they should say."""
        _ = self._sources  # Reads them.
        return tuple(path.name for path in self._broken)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._sources)

    def has(self, key: str) -> bool:
        return key in self._sources

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the arguments that a message uses. Raises KeyError if there is no such key."""
        return frozenset(_VARIABLE.findall(self._sources[key]))

    def reading(self) -> Iterator[str]:
        """Parse every message in advance, one per step, and yield its key."""
        for key in self._sources:
            self._read(key)
            yield key

    def _read(self, key: str) -> None:
        if not self._bundle.has_message(key):
            self._bundle.add_resource(_PARSER.parse(self._sources[key]))

    def _unread(self) -> FluentBundle:
        return FluentBundle([self._locale], functions=self._functions, use_isolating=False)

    def drop_sentences(self) -> None:
        """Drop cached sentences but keep parsed messages."""
        self._formatted.cache_clear()

    def release(self) -> None:
        """Drop cached sentences and parsed messages."""
        self.drop_sentences()
        self._bundle = self._unread()

    def format(self, key: str, args: Mapping[str, MessageArg]) -> str | None:
        """Format a message; None if it cannot be read. Raises KeyError if there is no such key."""
        return self._formatted(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, MessageArg], ...]) -> str | None:
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            self.faults.add(f"{key} cannot be read.")
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        self.faults.update(f"{key}: {error!r}" for error in errors)
        return self._join(with_known_spaces(str(said)))


class _Said(str, FluentType):
    """The result of a function, which Fluent inserts unchanged."""

    def format(self, locale: object) -> str:  # type: ignore[override]
        del locale
        return str(self)


def capital(text: str) -> str:
    """Capitalize the first letter of a text that is not part of a sentence. It may be within a marked term."""
    at = text.find(NAMED) + 1 if text.startswith(BEGIN) else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
