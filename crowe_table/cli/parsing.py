"""The argument parser of every command, with help from the messages in ``cli.ftl``."""

import argparse
import textwrap
from collections.abc import Iterable, Sequence

from crowe_table.cli.checked_arguments import Given, usage_error
from crowe_table.cli.version import version
from crowe_table.words import Words

COMMANDS = (
    *("play", "open", "list", "exhibits", "simulate", "check", "show", "review", "shot", "card", "rulings"),
    *("slip", "print", "exhibit"),
)
PROGRAM = "crowe-table"
WIDTH = 96
"""Width of the help, in columns."""

_COMMON_OPTIONS = (
    ("--data-dir", "DIR", "cli-data-dir-help"),
    ("--mute", "", "cli-mute-help"),
    ("--reduced-motion", "", "cli-reduced-motion-help"),
    ("--version", "", "cli-version-help"),
    ("--help", "", "cli-help-help"),
)
_SHORT = {"--help": ("-h",)}
_PRESET, _SEATS = ("--preset", "P", "cli-preset-help"), ("--seats", "N", "cli-seats-help")
_SEED, _LEVEL = ("--seed", "S", "cli-seed-help"), ("--level", "L", "cli-level-help")
_JSON, _SIZE = ("--json", "", "cli-json-help"), ("--size", "WxH", "cli-size-help")
_PAGE_PAPER = ("--paper", "NAME", "cli-page-paper-help")
_CARD_PAPER = ("--paper", "NAME", "cli-card-paper-help")
_PDF = ("--out", "PDF", "cli-pdf-help")
_RULE = ("--rule", "OPTION=VALUE", "cli-rule-help")
_FOUR_COLOUR = ("--four-colour", "", "cli-four-colour-help")
_LANGUAGE = ("--language", "L", "cli-language-help")
_REPEATED = frozenset({"--rule"})
"""Options that may be given several times."""
_HIDDEN_OPTIONS = (("--trace", "", argparse.SUPPRESS), ("--full-screen", "", argparse.SUPPRESS))
_WINDOW_SIZE = ("--size", "WxH", argparse.SUPPRESS)
_OPTIONS = {
    "": (("--selftest", "", "cli-selftest-help"), _WINDOW_SIZE, *_HIDDEN_OPTIONS),
    "play": (_PRESET, _SEATS, _SEED, _LEVEL, _WINDOW_SIZE, *_HIDDEN_OPTIONS),
    "open": (_WINDOW_SIZE, *_HIDDEN_OPTIONS),
    "list": (_JSON, _LANGUAGE),
    "exhibits": (_JSON, _LANGUAGE),
    "simulate": (
        *(_PRESET, _SEATS, ("--games", "K", "cli-games-help"), _SEED, _LEVEL, _JSON, _LANGUAGE),
        *(("--transcript", "", "cli-transcript-help"), ("--hints", "", "cli-hints-help")),
    ),
    "check": (_LANGUAGE,),
    "show": (("--seat", "K", "cli-seat-help"), ("--referee", "", "cli-referee-help"), _JSON, _LANGUAGE),
    "review": (("--seat", "K", "cli-review-seat-help"), _JSON, _LANGUAGE),
    "shot": (
        *(_PRESET, _SEATS, _SEED, _LEVEL),
        *(("--actions", "N", "cli-actions-help"), _SIZE, ("--out", "PNG", "cli-out-help"), _LANGUAGE),
        *(
            ("--layout", "JSON", "cli-layout-help"),
            ("--text", "NAME", "cli-text-help"),
            ("--pack", "NAME", "cli-pack-help"),
            ("--cloth", "NAME", "cli-cloth-help"),
        ),
        *(("--contrast", "", "cli-contrast-help"), _FOUR_COLOUR, ("--left-handed", "", "cli-left-handed-help")),
    ),
    "card": (_PRESET, _SEATS, _RULE, _PDF, _CARD_PAPER, _LANGUAGE, _FOUR_COLOUR),
    "rulings": (_PDF, _PAGE_PAPER, _LANGUAGE),
    "slip": (
        *(_PDF, _PAGE_PAPER, ("--museum", "NAME", "cli-museum-help"), ("--logo", "FILE", "cli-logo-help")),
        *(_LANGUAGE, _FOUR_COLOUR),
    ),
    "print": (
        *(_PDF, ("--paper", "NAME", "cli-paper-help"), _LANGUAGE, ("--cards", "N", "cli-cards-help")),
        *(("--packs", "N", "cli-packs-help"), ("--card-size", "WxH", "cli-card-size-help")),
        *(("--back", "NAME", "cli-back-help"), _FOUR_COLOUR, _PRESET, _SEATS),
    ),
    "exhibit": (
        *(("--write", "TOML", "cli-write-help"), ("--check", "TOML", "cli-check-settings-help"), _LANGUAGE),
        *(("--watched", "", argparse.SUPPRESS), ("--resting", "", argparse.SUPPRESS)),
        *(_WINDOW_SIZE, ("--trace", "", argparse.SUPPRESS)),
    ),
}
_SETTINGS = ("settings", "TOML", "?")
_SLUG, _FILE, _FILES = ("slug", "SLUG", "?"), ("file", "FILE", "?"), ("files", "FILE", "*")
_POSITIONALS = {
    "play": _SLUG,
    "simulate": _SLUG,
    "shot": _SLUG,
    "open": _FILE,
    "show": _FILE,
    "review": _FILE,
    "card": _SLUG,
    "rulings": _SLUG,
    "slip": _FILE,
    "print": ("things", "THING", "*"),
    "exhibit": _SETTINGS,
    "check": _FILES,
}
_WITH_VALUE = {flag for options in (_COMMON_OPTIONS, *_OPTIONS.values()) for flag, value, _ in options if value}


def parse(argv: Sequence[str]) -> Given | None:
    """Parse the arguments. Returns None after answering ``--help`` or ``--version``. Raises UsageError."""
    before, command, after = _split(argv)
    if command and command not in COMMANDS:
        raise usage_error("cli-command", word=command, allowed=", ".join(COMMANDS))
    parser = _parser(command)
    try:
        arguments, strange = parser.parse_known_args([*before, *after])
    except argparse.ArgumentError as fault:
        name = fault.argument_name or ""
        raise usage_error("cli-value" if name in _WITH_VALUE else "cli-no-value", option=name) from None
    given = Given("selftest" if getattr(arguments, "selftest", False) else command, arguments)
    if given.flag("help"):
        print(_help_of(parser, Words(given.language())), end="")
        return None
    if given.flag("version"):
        print(f"{PROGRAM} {version()}")
        return None
    if strange:
        raise _unknown(strange[0], command)
    return given


def _split(argv: Sequence[str]) -> tuple[Sequence[str], str, Sequence[str]]:
    """Return the arguments before the command, the command, and the arguments after it."""
    at = 0
    while at < len(argv) and argv[at].startswith("-"):
        at += 2 if argv[at] in _WITH_VALUE else 1
    return (argv[:at], argv[at], argv[at + 1 :]) if at < len(argv) else (argv, "", ())


def _help_of(parser: argparse.ArgumentParser, words: Words) -> str:
    """Return the help of a parser, whose texts are message keys."""

    def printer(prog: str) -> _Help:
        return _Help(prog, words)

    parser.formatter_class = printer
    return parser.format_help()


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} {command}".strip(),
        usage=f"cli-{command or 'all'}-usage",
        description=f"cli-{command or 'all'}",
        epilog=f"cli-{command or 'all'}-more",
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    if command in _POSITIONALS:
        name, shown, count = _POSITIONALS[command]
        parser.add_argument_group("cli-group-named").add_argument(
            name, metavar=shown, nargs=count, help=f"cli-{name}-help"
        )
    if any(text != argparse.SUPPRESS for _, _, text in _OPTIONS[command]):
        _add(parser.add_argument_group("cli-group-command"), _OPTIONS[command])
    else:
        _add(parser, _OPTIONS[command])
    _add(parser.add_argument_group("cli-group-all"), _COMMON_OPTIONS)
    return parser


def _add(group: argparse._ActionsContainer, options: Iterable[tuple[str, str, str]]) -> None:
    for flag, value, text in options:
        if value:
            action = "append" if flag in _REPEATED else "store"
            group.add_argument(flag, metavar=value, help=text, action=action)
        else:
            group.add_argument(*_SHORT.get(flag, ()), flag, action="store_true", help=text)


def _unknown(word: str, command: str) -> Exception:
    if not word.startswith("-"):
        return usage_error("cli-too-much", word=word, command=command)
    known = [flag for flag, _, text in (*_OPTIONS[command], *_COMMON_OPTIONS) if text != argparse.SUPPRESS]
    return usage_error("cli-option", word=word, allowed=", ".join(known))


class _Help(argparse.RawDescriptionHelpFormatter):
    """A help formatter whose texts are message keys."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=26, width=WIDTH)
        self._words = words

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[object], prefix: str | None = None
    ) -> None:
        del prefix
        said = self._words.text(usage) if usage else None
        super().add_usage(said, actions, groups, self._words.text("cli-usage") + " ")  # type: ignore[arg-type]

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._words.text(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        if text and self._words.has(text):
            said = self._words.text(text)
            super().add_text(said if "\n" in said else textwrap.fill(said, WIDTH))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._words.text(action.help) if action.help else None
