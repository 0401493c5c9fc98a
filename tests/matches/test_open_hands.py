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


def test_discards_and_cards_of_a_deal_lose_no_less_than_nothing() -> None:
    losses = cribbage_losses.Losses()
    cribbage_losses.count_losses("learner", 0, losses)
    assert losses.discards[0] >= 0
    assert losses.plays[0] >= 0
