"""Hands laid open, tricks looked at again and games of a rubber: these too find their room on the table."""

from random import Random

import pytest

from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, noted, nothing_overlaps, print_fits

__all__ = ["noted"]

EVERYTHING = {"claim": True, "review": "all", "ritual": "quick", "rubber": "best_of_3", "game_points": 5}
"""House rules under which there is most to be shown."""


@pytest.mark.parametrize("text", [TEXTS[0], TEXTS[-1]])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("source", ["exhibit-lewis", "exhibit-whitfeld_six", "random"])
def test_all_that_may_lie_there_fits(source: str, size: tuple[int, int], text: str) -> None:
    chance = Random(f"{source} {size} {text}")
    look = Settings(text_size=text, speed="instant")
    chair = Chair(4, "fit", size, look, slug="whist", preset="crowe", deal_source=source, **EVERYTHING)
    for _ in range(60):
        chair.settle()
        print_fits(chair.screen)
        nothing_overlaps(chair)
        if chair.over:
            break
        chair.answer(chance)
