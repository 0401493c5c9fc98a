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

ANSWERS = 60 if SOAK else 12
"""Answers of the visitor after which a sitting has been seen enough."""
RESTS = 30 if SOAK else 14
"""Rests of a table after which enough of it has been measured: a hand of thirteen cards and its counting."""
some = pytest.mark.parametrize(("slug", "preset", "seats"), some_tables())


@some
def test_it_is_played_with_the_mouse_and_shows_every_view_as_it_is(slug: str, preset: str, seats: int) -> None:
    chance = Random(f"{slug} {preset} {seats}")
    chair = Chair(seats, f"played {seats}", settings=Settings(speed="quick"), slug=slug, preset=preset)
    answered = 0

    def enough(_: Chair) -> bool:
        nonlocal answered
        answered += 1
        return answered > ANSWERS

    chair.play_until(enough, chance)
    chair.same()


@some
def test_nothing_lies_over_anything(slug: str, preset: str, seats: int) -> None:
    """At every rest of a deal or two, in a window and a print that are each table's own."""
    chance = Random(f"fit {slug} {preset} {seats}")
    size, text = chance.choice(SIZES), chance.choice((TEXTS[0], TEXTS[-1]))
    chair = Chair(seats, "fit", size, Settings(text_size=text, speed="instant"), slug=slug, preset=preset)
    for _ in range(RESTS):
        chair.settle()
        print_fits(chair.screen)
        nothing_overlaps(chair)
        if chair.over or chair.view.public.deal > 2:
            break
        chair.answer(chance)
