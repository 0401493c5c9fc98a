"""Every game on the screen, under each preset and for few, some and many players: it shows what the View says and no
more, it can be played to its end with the mouse alone, and nothing on its table lies over anything else.
"""

from random import Random

import pytest

from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, noted, nothing_overlaps, print_fits
from tests.sampling import SOAK, some_tables

__all__ = ["noted"]

RESTS = 30 if SOAK else 14
"""Rests of a table after which enough of it has been seen: a hand of thirteen cards and its counting."""


@pytest.mark.parametrize(("slug", "preset", "seats"), some_tables())
def test_it_is_played_with_the_mouse_and_nothing_lies_over_anything(slug: str, preset: str, seats: int) -> None:
    """In a window and a print that are each table's own. Every view is compared with what is shown as it comes, every
    frame searched for faces that may not be seen, and at every rest of a deal or two all that lies there is measured.
    """
    chance = Random(f"fit {slug} {preset} {seats}")
    size, text = chance.choice(SIZES), chance.choice((TEXTS[0], TEXTS[-1]))
    chair = Chair(seats, "fit", size, Settings(text_size=text, speed="quick"), slug=slug, preset=preset)
    for _ in range(RESTS):
        chair.settle()
        chair.same()
        print_fits(chair.screen)
        nothing_overlaps(chair)
        if chair.over or chair.view.public.deal > 2:
            break
        before = len(chair.sitting.table.actions)
        chair.answer(chance)
        assert len(chair.sitting.table.actions) > before, chair.prompt()
