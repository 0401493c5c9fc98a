"""The differences between the rules of a table and those that the lesson of its game teaches.

The message ``differs-<option>-<value>`` in a game's ``differs.ftl`` says it for the options that matter to a learner.
``differs-<option>`` does so for every value.
"""

from msgspec.structs import fields

from crowe_table.hosting.lessons import lesson_of
from crowe_table.hosting.new_table import NewTable
from crowe_table.words import Words
from crowe_table.words.table_rules import OptionValue, TableRules, printed_rules

MAX_SENTENCES = 5
"""Maximum number of sentences. The options that come first in the game's options are told."""


def differences(words: Words, rules: TableRules) -> tuple[str, ...]:
    """Return sentences about what differs at a table from the lesson. ``words`` are the messages of its game."""
    lesson = lesson_of(rules.slug)
    if lesson is None:
        return ()
    taught = printed_rules(rules.slug, lesson.preset, lesson.seats).options
    found = list[str]()
    for option in fields(rules.options):
        here, there = getattr(rules.options, option.name), getattr(taught, option.name)
        there = lesson.rules.get(option.name, there)
        if here == there:
            continue
        keys = f"differs-{option.name}-{reading_of(here)}", f"differs-{option.name}"
        found += [words.text(key, value=here) for key in keys if words.has(key)]
    return tuple(found)[:MAX_SENTENCES]


def rules_of_table(new: NewTable) -> TableRules:
    """Return the rules of a new table."""
    return TableRules(new.game, new.preset, len(new.players), new.options, new.coinage)


def reading_of(value: OptionValue) -> str:
    """Return the value of an option as it stands in the key of a message."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
