"""The measures of what choices lose."""

import pytest

from tests.matches import cribbage_losses, open_hands


@pytest.mark.parametrize("slug", ["ecarte", "ruff", "all-fours"])
def test_random_cards_lose_more_than_an_expert(slug: str) -> None:
    expert, lot = open_hands.Losses(), open_hands.Losses()
    for number in range(12):
        open_hands.count_losses(slug, "sharp", number, expert)
        open_hands.count_losses(slug, "lot", number, lot)
    assert min(expert.deals + lot.deals) >= 0
    assert sum(expert.deals) < sum(lot.deals)


def test_a_good_player_discards_by_the_means_and_a_beginner_does_not() -> None:
    good, beginner = cribbage_losses.Losses(), cribbage_losses.Losses()
    for number in range(6):
        cribbage_losses.count_losses("sound", number, good)
        cribbage_losses.count_losses("learner", number, beginner)
    assert sum(good.discards) == pytest.approx(0)
    assert sum(beginner.discards) > 0.5
    assert sum(beginner.plays) > sum(good.plays)
