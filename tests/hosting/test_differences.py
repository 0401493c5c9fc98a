"""Before the first table of a preset, a player reads what differs from the lesson."""

import pytest
from msgspec.structs import fields

from crowe_table import games
from crowe_table.hosting.differences import MAX_SENTENCES, differences, reading_of
from crowe_table.hosting.lessons import lesson_of
from crowe_table.words import Words, locales
from crowe_table.words.catalogue import entries
from crowe_table.words.table_rules import printed_rules
from tests.present import present

LONGEST = 150
"""Maximum number of letters of a sentence."""
NOTHING = {"bezique"}
"""Games whose presets differ only in sums."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", games.slugs())
def test_each_preset_says_what_differs_from_the_lesson(slug: str, locale: str) -> None:
    words, taught = Words(locale).game(slug), present(lesson_of(slug))
    told = {each.name: differences(words, printed_rules(slug, each.name)) for each in games.game(slug).presets}
    assert all(len(sentences) <= MAX_SENTENCES for sentences in told.values())
    assert all(0 < len(each) <= LONGEST for sentences in told.values() for each in sentences)
    others = {name for name, sentences in told.items() if not sentences}
    if slug not in NOTHING:
        assert others <= {taught.preset}
        assert taught.preset in others or taught.rules


@pytest.mark.parametrize("slug", games.slugs())
def test_each_sentence_is_about_an_option_and_a_value_of_a_preset(slug: str) -> None:
    file = games.file_of(slug, "differs.ftl")
    if file is None:
        assert slug in NOTHING
        return
    game = games.game(slug)
    values = [printed_rules(slug, each.name).options for each in game.presets]
    names = {each.name for each in fields(game.options)}
    known = {f"{name}-{reading_of(getattr(each, name))}" for each in values for name in names} | names
    assert {key.removeprefix("differs-") for key in entries(file.read_text("utf-8"))} <= known
