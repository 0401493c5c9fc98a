"""The kernel compared with DDS, for every lead in a hundred thousand endings of four hands."""

import pytest

from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import OpenHands, new_kernel
from tests.search import dds
from tests.search.endings import PAIRS, ending

COUNTS = {4: 10_000, 5: 25_000, 6: 25_000, 7: 25_000, 8: 12_000, 9: 2_500, 10: 500}
"""Number of endings for each number of cards in a hand."""


@pytest.mark.skipif(not dds.INSTALLED, reason="endplay, which brings DDS, is not installed: pip install endplay")
@pytest.mark.parametrize("size", COUNTS)
def test_every_lead_matches_dds(size: int) -> None:
    """All endings of a size share one transposition table."""
    memory, wrong = new_kernel(4), []
    for number in range(COUNTS[size]):
        deal = ending(f"dds {size} {number}", size)
        solver = OpenHands(deal.hands, ranked(trump=deal.trump), PAIRS, memory=memory)
        found = {card: solver.after(0, (), card) for card in deal.hands[0]}
        if found != dds.solve_leads(deal.hands, deal.trump):
            wrong.append(number)
    assert not wrong
