"""Each level that a table offers beats the level below it, according to the record."""

import pytest

from crowe_table import games
from crowe_table.hosting.choosing import levels_offered
from tests.matches.results import BEGINS, ENDS, PAGE, MatchResult, load_results, table_of

RECORD = load_results()


def of_pair(slug: str, preset: str, seats: int, one: str, other: str) -> list[MatchResult]:
    """Return the results of two players by every measure."""
    return [each for each in RECORD if each.of[:3] == (slug, preset, seats) and each.of[4:] == (one, other)]


@pytest.mark.parametrize("slug", sorted({each.slug for each in RECORD}))
def test_an_offered_level_beats_the_one_below(slug: str) -> None:
    """Each level wins by two standard errors in at least one measure, and loses by as much in none."""
    for preset in games.game(slug).presets:
        for seats in preset.seats:
            offered = levels_offered(slug, preset.name, seats)
            for better, worse in zip(offered[1:], offered, strict=False):
                found = of_pair(slug, preset.name, seats, better.key, worse.key)
                assert not found or any(each.clear for each in found), found
                assert all(each.mean > -2 * each.error for each in found), found


def test_the_page_agrees_with_the_record() -> None:
    told = PAGE.read_text(encoding="utf-8").split(BEGINS)[1].split(ENDS)[0]
    assert told == "\n".join(table_of(RECORD)) + "\n"
