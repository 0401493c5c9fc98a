"""The rules of one table: a preset, a number of players and the options. The text of a rule book depends on them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from crowe_table import games
from crowe_table.decoding import decode
from crowe_table.engine.core import Arg, Options
from crowe_table.engine.game import AnyGame
from crowe_table.engine.journal import Header
from crowe_table.words import Words

OptionValue: TypeAlias = bool | int | str

UNIT = "unit"
"""The option for the value of one unit of the stakes. It does not count as a rule of the game."""
PRESET, SEATS = "preset", "seats"
"""Names in a rule book that are neither options nor facts of the game."""


class TableRules(Struct, frozen=True):
    """Context of a rule book: everything about a table that affects its text."""

    slug: str
    preset: str
    seats: int
    options: Options
    coinage: str = ""
    """The money of the table; empty if the rules are read away from a table."""

    @property
    def game(self) -> AnyGame:
        return games.game(self.slug)

    def as_printed(self) -> "TableRules":
        """Return the same preset, without the changes made at the table."""
        return TableRules(self.slug, self.preset, self.seats, self.game.preset(self.preset, self.seats), self.coinage)

    def facts(self) -> Mapping[str, Arg]:
        """Return every name that the rule book may use, with its value at this table."""
        options = {each.name: getattr(self.options, each.name) for each in fields(self.options)}
        own = self.game.rule_facts(self.options, self.seats)
        return MappingProxyType({**options, PRESET: self.preset, SEATS: self.seats, **own})

    def choices(self) -> Mapping[str, frozenset[str]]:
        """Return the possible values of each name whose value is chosen from a list."""
        hints = get_type_hints(type(self.options))
        found = {
            name: frozenset(map(str, get_args(hint))) for name, hint in hints.items() if get_origin(hint) is Literal
        }
        return {**found, PRESET: frozenset(preset.name for preset in self.game.presets)}

    def altered(self) -> dict[str, tuple[OptionValue, OptionValue]]:
        """Return the options that a person has changed from the preset.

        Each option has two values: the value at this table, and the preset's value.
        """
        printed = self.as_printed().options
        both = {
            each.name: (getattr(self.options, each.name), getattr(printed, each.name))
            for each in fields(self.options)
            if each.name != UNIT and each.name not in self.options.passed_on
        }
        return {name: (here, book) for name, (here, book) in both.items() if here != book}


def rules_of_session(head: Header) -> TableRules:
    """Return the rules of a session. Raises msgspec.ValidationError for options that its game does not have."""
    options = decode(head.options, games.game(head.game).options)
    return TableRules(head.game, head.preset, len(head.players), options, head.coinage)


def printed_rules(slug: str, preset: str = "", seats: int = 0) -> TableRules:
    """Return the rules of a preset for this number of players, or else for its usual number.

    The default is the first preset.

    Raises KeyError for an unknown preset.
    """
    game = games.game(slug)
    named = {each.name: each for each in game.presets}
    chosen = named[preset or game.presets[0].name]
    players = seats if seats in chosen.seats else chosen.usual or chosen.seats[0]
    return TableRules(slug, chosen.name, players, game.preset(chosen.name, players))


def option_reading(words: Words, option: str, value: OptionValue) -> str:
    """Return an option's value in words. It comes from a message of its own, or is yes, no or the number."""
    if isinstance(value, bool):
        return words.text("option-yes" if value else "option-no")
    key = f"option-{option}-{value}"
    return words.text(key) if words.has(key) else words.text("option-value", value=value)
