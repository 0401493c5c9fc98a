"""Validated command-line arguments: each method returns a valid value or raises UsageError with a sentence."""

import os
import re
from argparse import Namespace
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TypeVar

import msgspec

from crowe_table import games, paths
from crowe_table.cli.arguments import FROM_INPUT, hide, read_input
from crowe_table.decoding import convert
from crowe_table.engine.core import Arg, Preset, Reason
from crowe_table.engine.deal_code import read_code
from crowe_table.engine.game import AnyGame
from crowe_table.hosting.new_table import NewTable, choose_table, displayable, find_game
from crowe_table.launch import DEFAULT_LEVEL, DEFAULT_STAKES
from crowe_table.search import LEVELS, level
from crowe_table.search.advice import Level
from crowe_table.words import ENGLISH, Words, system_language, written_locales
from crowe_table.words.characters import computer_players
from crowe_table.words.pseudo import PSEUDO
from crowe_table.words.table_rules import TableRules

WordT = TypeVar("WordT", bound=str)

USAGE_ERROR = 2
"""Exit code of a usage error."""
_SIZE = re.compile(r"([0-9]{1,5})[xX×]([0-9]{1,5})")
_MIN_SIZE, _MAX_SIZE = (1024, 768), (7680, 4320)


class UsageError(Exception):
    """A usage error; ``why`` says what is wrong and what is allowed."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.key)
        self.why = why


def usage_error(key: str, **args: Arg) -> UsageError:
    """Shorthand for ``UsageError(Reason(...))``. It makes user input printable."""
    fit = tuple((name, displayable(value) if isinstance(value, str) else value) for name, value in args.items())
    return UsageError(Reason(key, fit))


class Given:
    """The arguments of one run. A missing argument is None or false."""

    def __init__(self, command: str, arguments: Namespace) -> None:
        self.command = command
        self._arguments = arguments

    def flag(self, name: str) -> bool:
        return bool(getattr(self._arguments, name, False))

    def word(self, name: str) -> str | None:
        value: str | None = getattr(self._arguments, name, None)
        return value

    def words(self, name: str) -> list[str]:
        values: list[str] = getattr(self._arguments, name)
        return values

    def with_word(self, name: str, word: str | None) -> "Given":
        """Return a copy in which one argument has another value."""
        return Given(self.command, Namespace(**{**vars(self._arguments), name: word}))

    # --- judged

    def number(self, name: str, least: int, most: int, default: int) -> int:
        """Return an integer within bounds, or ``default`` if it is not given."""
        word = self.word(name)
        if word is None:
            return default
        if not re.fullmatch(r"[+-]?[0-9]{1,12}", word) or not least <= int(word) <= most:
            raise usage_error("cli-number", option=f"--{name}", word=word, least=str(least), most=str(most))
        return int(word)

    def seed(self) -> str:
        """Return the seed, given as a deal code or as text; empty if not given."""
        word = self.word("seed")
        if word is None:
            return ""
        hide(word)
        if word == FROM_INPUT:
            word = read_input()
        seed = read_code(word)
        if isinstance(seed, Reason):
            raise usage_error(seed.key, **dict(seed.args))
        return seed

    def size(self) -> tuple[int, int] | None:
        """Return width and height in pixels, in either orientation; None if not given."""
        word = self.word("size")
        if word is None:
            return None
        found = _SIZE.fullmatch(word)
        size = (int(found[1]), int(found[2])) if found else (0, 0)
        longer, shorter = max(size), min(size)
        if not (_MIN_SIZE[0] <= longer <= _MAX_SIZE[0] and _MIN_SIZE[1] <= shorter <= _MAX_SIZE[1]):
            raise usage_error("cli-size", word=word, least=_size_text(_MIN_SIZE), most=_size_text(_MAX_SIZE))
        return size

    def level(self) -> Level:
        """Return the opponents' level."""
        word = self.word("level") or DEFAULT_LEVEL
        try:
            return level(word)
        except KeyError:
            raise usage_error("bad-level", word=word, allowed=", ".join(each.key for each in LEVELS)) from None

    def language(self) -> str:
        """Return the language of the output: any that has message files.

        The default is the system's. JSON, which programs read, is in English unless a language is asked for.
        """
        word, written = self.word("language"), written_locales()
        if word is None:
            return ENGLISH if self.flag("json") else system_language()
        if word not in (*written, PSEUDO):
            raise usage_error("cli-language", word=word, allowed=", ".join(written))
        return word

    def one_of(self, name: str, allowed: Sequence[WordT]) -> WordT:
        """Return the argument as one of the allowed words, ignoring upper and lower case.

        The default is the first word.
        """
        word = self.word(name.replace("-", "_"))
        for each in allowed:
            if word is None or word.casefold() == each.casefold():
                return each
        raise usage_error("cli-choice", option=f"--{name}", word=word or "", allowed=", ".join(allowed))

    def game(self) -> AnyGame:
        slug = self.word("slug")
        if slug is None:
            raise usage_error("cli-no-game", command=self.command, allowed=", ".join(games.playable()))
        found = find_game(slug)
        if isinstance(found, Reason):
            raise UsageError(found)
        return found

    def preset(self) -> Preset:
        """Return the preset. The default is the game's first."""
        game = self.game()
        word = self.word("preset") or game.presets[0].name
        for each in game.presets:
            if each.name == word:
                return each
        known = ", ".join(each.name for each in game.presets)
        raise usage_error("bad-preset", word=word, game=game.slug, allowed=known)

    def seats(self) -> int:
        """Return the number of players. The default is the preset's usual number."""
        preset, word = self.preset(), self.word("seats")
        if word is None:
            return preset.usual or preset.seats[0]
        for seats in preset.seats:
            if word == str(seats):
                return seats
        known = ", ".join(map(str, preset.seats))
        raise usage_error("bad-seats", word=word, preset=preset.name, game=self.game().slug, allowed=known)

    def table(self, words: Words, seed: str) -> NewTable:
        """Return the requested table, with computer players in all seats."""
        key = self.level().key
        players = tuple(islice(computer_players(words, key), self.seats()))
        new = choose_table(self.game().slug, self.preset().name, players, DEFAULT_STAKES, seed)
        if isinstance(new, Reason):
            raise UsageError(new)
        return new

    def rules(self) -> TableRules:
        """Return the rules of the preset for the number of players, changed by the ``--rule`` options."""
        game, preset, seats = self.game(), self.preset(), self.seats()
        options = game.preset(preset.name, seats)
        changes = [rule.partition("=") for rule in getattr(self._arguments, "rule", None) or []]
        given = {name: value for name, _, value in changes}
        try:
            options = convert({**msgspec.to_builtins(options), **given}, type(options), strict=False)
        except msgspec.ValidationError as fault:
            raise usage_error("bad-rule", why=str(fault)) from None
        return TableRules(game.slug, preset.name, seats, options)

    def out(self, ending: str) -> Path:
        """Return the output file. It must have this extension and be in an existing folder."""
        word = self.word("out")
        if word is None:
            raise usage_error("cli-no-out", command=self.command)
        return self._output(word, ending)

    def layout(self) -> Path | None:
        """Return the output file for the positions of all objects on a table; None if the option is not given."""
        word = self.word("layout")
        return None if word is None else self._output(word, ".json")

    @staticmethod
    def _output(word: str, ending: str) -> Path:
        path = Path(word)
        if path.suffix.lower() != ending:
            raise usage_error("cli-out-ending", word=word, ending=ending)
        if os.path.isdir(path) or not os.path.isdir(path.parent):  # noqa: PTH112 - Path raises where it may not look
            raise usage_error("cli-out-folder", word=word)
        return path

    def data_dir(self) -> Path:
        """Return the data directory. It need not exist, but must not be a file."""
        word = self.word("data_dir")
        folder = paths.data_dir(Path(word) if word is not None else None)
        if word == "" or (os.path.exists(folder) and not os.path.isdir(folder)):  # noqa: PTH110, PTH112 - as above
            raise usage_error("cli-data-dir", word=str(folder) if word else "")
        return folder


def _size_text(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"
