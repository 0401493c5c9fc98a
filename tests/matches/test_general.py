"""The comparison of a game's own player with the general player."""

import pytest

from crowe_table.kit.tricks import Play
from tests.matches import general
from tests.matches.sittings import Event, match, random_player


@pytest.mark.parametrize("slug", ["ecarte", "ruff"])
def test_with_its_guide_the_general_player_beats_random_cards(slug: str) -> None:
    event = general.event_of(slug)
    cards = general.divided(general.general(slug, 16), random_player)
    assert match(event, cards, random_player, 30).clear


def test_both_players_are_timed_on_their_choices() -> None:
    found = general.compare(Event("ecarte", "encyclopaedia", 2), 3, 4, whole=False)
    assert found.gain.count == 3
    assert found.other > 0
    assert found.own > 0


def test_only_cards_are_played_by_the_first_of_two_players() -> None:
    asked: list[bool] = []

    def first(view, rng):
        asked.append(any(isinstance(action, Play) for action in view.legal))
        return random_player(view, rng)

    match(Event("ecarte", "encyclopaedia", 2), general.divided(first, random_player), random_player, 2)
    assert asked
    assert all(asked)
