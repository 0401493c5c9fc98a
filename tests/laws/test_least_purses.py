"""Minimum purses needed to sit down at each game. Exactly this sum is enough, and a farthing less is not."""

import pytest

from crowe_table import games
from crowe_table.engine.core import Reason, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from tests.sampling import every_table

LEAST = {
    "all-fours": 240,
    "baccara": 48,
    "bassett": 24,
    "bassett court": 48,
    "bezique": 0,
    "blind-hookey": 24,
    "brag": 48,
    "cribbage": 480,
    "cribbage encyclopaedia": 240,
    "ecarte": 96,
    "ecarte club": 288,
    "hazard": 48,
    "ombre": 144,
    "ombre hombre_1674": 78,
    "piquet": 240,
    "piquet hoyle_32": 480,
    "piquet rubicon_32": 600,
    "reversis": 80,
    "reversis plain": 8,
    "ruff": 240,
    "schafskopf": 288,
    "speculation": 480,
    "speculation hoyle": 960,
    "whist": 96,
    "whist short": 192,
}
"""Minimum purse in farthings for the printed rules of each game, and for presets that differ."""
POOL = ("ecarte", "club", 3)
"""A game, a preset and a number of players, where all play for a pool and each player stakes once."""
TWO_ARE_ENOUGH = ("baccara", "blind-hookey", "hazard")
"""Games that two players can play while the others sit out."""


def least_of(slug: str, preset: str, seats: int) -> int:
    if (slug, preset, seats) == POOL:
        return LEAST["ecarte"]
    return LEAST.get(f"{slug} {preset}", LEAST[slug])


def why_not(slug: str, preset: str, purses: list[int]) -> Reason | None:
    game, seats = games.game(slug), len(purses)
    options = game.preset(preset, seats)
    return game.unfit(Setup(options, seats, tuple(map(Farthings, purses)), Chance("purses")))


@pytest.mark.parametrize(("slug", "preset", "seats"), [each for each in every_table() if each[0] in games.slugs()])
def test_exactly_enough_is_enough(slug: str, preset: str, seats: int) -> None:
    least = least_of(slug, preset, seats)
    assert why_not(slug, preset, [least] * seats) is None
    if least:
        assert why_not(slug, preset, [least - 1] * seats) is not None


@pytest.mark.parametrize(("slug", "preset", "seats"), [each for each in every_table() if each[0] in TWO_ARE_ENOUGH])
def test_two_sufficient_purses_are_enough(slug: str, preset: str, seats: int) -> None:
    least = least_of(slug, preset, seats)
    assert why_not(slug, preset, [least, least, *[0] * (seats - 2)]) is None
    assert why_not(slug, preset, [least, *[least - 1] * (seats - 1)]) is not None
