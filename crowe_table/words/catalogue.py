"""Messages in Fluent, each read from its file only when it is first said: a title page needs a few of many hundreds."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser

MessageArg: TypeAlias = int | str

KEPT = 1024
"""Sentences that are kept as they were last said: a table says the same of itself again and again."""
_PARSER = FluentParser(with_spans=False)
"""Nobody asks at which letter a part of a message stands: without that the messages take a seventh less room."""
_ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE)


def entries(source: str) -> dict[str, str]:
    """The messages of a file, by key, each as it is written. A message begins at the margin and stands alone."""
    found = list(_ENTRY.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    return {match[1]: source[match.start() : end] for match, end in zip(found, ends, strict=False)}


class Catalogue:
    """The messages of some files in one language.

    Messages may call ``WORDS($number)``, a number in words, ``WORDS($number, form: "f")``, another form of it, and
    ``CAP(…)``, its first letter a capital. ``join`` makes a sentence of what was put together.
    """

    def __init__(
        self,
        locale: str,
        files: Sequence[Path],
        in_words: Callable[[int, str], str],
        join: Callable[[str], str],
    ) -> None:
        self._join = join
        self._sources: dict[str, str] = {}
        for path in files:
            self._sources.update(entries(path.read_text(encoding="utf-8")))

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
        """What went wrong in saying messages, for the tests: nothing is raised at a table."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._sources)

    def has(self, key: str) -> bool:
        return key in self._sources

    def reading(self) -> Iterator[str]:
        """Reads every message beforehand, one at each step; its key."""
        for key in self._sources:
            self._read(key)
            yield key

    def _read(self, key: str) -> None:
        if not self._bundle.has_message(key):
            self._bundle.add_resource(_PARSER.parse(self._sources[key]))

    def _unread(self) -> FluentBundle:
        return FluentBundle([self._locale], functions=self._functions, use_isolating=False)

    def forget_said(self) -> None:
        """Keeps no sentence as it was said; what was read stays."""
        self._formatted.cache_clear()

    def let_go(self) -> None:
        """Keeps nothing of what was read: it is read again when it is said again."""
        self.forget_said()
        self._bundle = self._unread()

    def format(self, key: str, args: Mapping[str, MessageArg]) -> str:
        """The message with its arguments. Raises KeyError if there is none of this key."""
        return self._formatted(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, MessageArg], ...]) -> str:
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            self.faults.add(f"{key} cannot be read.")
            return key
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        self.faults.update(f"{key}: {error!r}" for error in errors)
        return self._join(str(said))


class _Said(str, FluentType):
    """Words made by a function, taken by Fluent as they are."""

    def format(self, locale: object) -> str:  # type: ignore[override]
        del locale
        return str(self)


def capital(text: str) -> str:
    """With a capital letter, as words stand that are not within a sentence."""
    return text[:1].upper() + text[1:]
