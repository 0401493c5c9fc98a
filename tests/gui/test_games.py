"""Every game on the screen, with each preset and number of players.

The screen shows exactly the content of the View. A game can be played to its end with a mouse alone, and nothing
overlaps.
"""

from random import Random

import pytest

from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, noted, nothing_overlaps, print_fits
from tests.sampling import SOAK, some_tables

__all__ = ["noted"]

RESTS = 30 if SOAK else 14
"""Number of moments at rest that are examined. They cover a hand of thirteen cards and its count."""


@pytest.mark.parametrize(("slug", "preset", "seats"), some_tables())
def test_every_game_is_played_by_mouse_without_overlaps(slug: str, preset: str, seats: int) -> None:
    """Each table has its own window and print size.

    Every View is compared with the screen when it arrives, and every frame is searched for secret faces. Whenever the
    table is at rest, the positions of all objects are measured.
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
