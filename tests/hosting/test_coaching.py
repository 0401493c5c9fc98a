"""Cards for first deals: every card has its question, its places and its sentence, and none is shown twice."""

from random import Random

import pytest

from crowe_table import games
from crowe_table.games import game
from crowe_table.hosting.coaching import Coach, CoachingCard, coaching_cards, read_coaching
from crowe_table.kit.lessons import ACCOUNT
from crowe_table.words import Words, locales
from tests.any_game import AnyTable
from tests.gui.table_fixture import FIRST, Company
from tests.sampling import going_on

MAX_LETTERS = 135
"""Maximum number of letters of a sentence. Longer ones have no room above the log of a small window."""
every_game = pytest.mark.parametrize("slug", games.slugs())


@every_game
def test_every_game_has_cards_for_questions_that_it_asks(slug: str) -> None:
    cards, words = coaching_cards(slug), Words().game(slug)
    assert len(set(cards.values())) >= 2
    assert [question for question in cards if not words.has(f"ask-{question}")] == []


@every_game
def test_every_card_is_about_things_on_the_table(slug: str) -> None:
    rules = game(slug)
    tables = [(preset.name, seats) for preset in rules.presets for seats in preset.seats]
    layouts = [rules.layout(rules.preset(*table), table[1]) for table in tables]
    known = {spot.shows for layout in layouts for spot in layout.spots} | {ACCOUNT}
    assert {place for card in coaching_cards(slug).values() for place in card.at} <= known
    assert all(card.at for card in coaching_cards(slug).values())


@every_game
@pytest.mark.parametrize("locale", locales())
def test_every_card_is_short_and_ends_as_a_sentence(slug: str, locale: str) -> None:
    words = Words(locale).game(slug)
    said = {card.name: words.reason(card.sentence) for card in coaching_cards(slug).values()}
    assert {name: text for name, text in said.items() if len(text) > MAX_LETTERS or not text.endswith(".")} == {}


@pytest.mark.parametrize("text", ["lead", ": hand", "lead: hand\nlead, follow: hand", "lead,: hand"])
def test_a_wrong_line_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"Line {text.count(chr(10)) + 1}"):
        read_coaching(text)


def test_lines_share_a_card_and_may_be_comments() -> None:
    card = CoachingCard("lead", ("hand", "trumps"))
    assert read_coaching("# No card.\n\nlead, follow: hand, trumps\ncall:\n") == {
        "lead": card,
        "follow": card,
        "call": CoachingCard("call"),
    }


# --- the coach -------------------------------------------------------------------------------------------------------


def told(coach: Coach, table: AnyTable, answers: int = 400) -> list[tuple[int, str]]:
    """Play at random, and return the card of each of the first player's questions with its deal."""
    chance, found = Random("coach"), []
    for _ in range(answers):
        if table.question is None:
            break
        seat = chance.choice(table.question.awaited())
        view = table.view(seat)
        if seat == FIRST and (card := coach.card(view)):
            assert coach.card(view) is card, "the same question keeps its card"
            found.append((view.public.deal, card.name))
            coach.put_away()
            assert coach.card(view) is None
        table.submit(chance.choice(going_on(view.legal)))
    return found


@every_game
@pytest.mark.parametrize("deals", [1, 2])
def test_no_card_is_shown_twice_or_after_the_first_deals(slug: str, deals: int) -> None:
    preset, found = game(slug).presets[0], list[tuple[int, str]]()
    for seed in ("coach", "trainer", "tutor", "guide"):
        table = Company(preset.usual or preset.seats[0], seed, slug=slug, preset=preset.name).table
        cards = told(Coach(slug, deals), table)
        assert all(deal <= deals for deal, _ in cards)
        assert len({name for _, name in cards}) == len(cards)
        found += cards
    assert found


def test_without_deals_there_are_no_cards() -> None:
    assert told(Coach("cribbage", 0), Company(2, "coach").table) == []
