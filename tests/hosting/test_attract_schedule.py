"""The schedule of attract mode over two weeks."""

from itertools import islice

import pytest

from crowe_table.hosting.attract_schedule import CYCLE, MIN_HAND, AttractShow, ShowKind, mixed, season, shown_times

HOUR, TWO_WEEKS = 3600.0, 14 * 24 * 3600.0
SHOWS = [
    *(AttractShow(ShowKind.OBJECT, f"object {n}", 20.0 + n) for n in range(15)),
    *(AttractShow(ShowKind.FAMOUS, f"hand {n}", 45.0) for n in range(20)),
    *(AttractShow(ShowKind.LESSON, f"lesson {n}", 40.0) for n in range(16)),
    *(AttractShow(ShowKind.FACE, f"face {n}", 20.0) for n in range(13)),
]


@pytest.mark.parametrize("shows", [SHOWS, SHOWS[:15], SHOWS[:2]], ids=["everything", "objects", "two objects"])
def test_two_weeks_repeat_nothing_within_an_hour(shows: list[AttractShow]) -> None:
    last: dict[AttractShow, float] = {}
    for at, show in shown_times(season(shows, "museum"), TWO_WEEKS):
        if show.kind is not ShowKind.HAND:
            assert at - last.get(show, -HOUR) >= HOUR
            last[show] = at
    assert set(last) == set(shows)


def test_no_two_cycles_of_two_weeks_are_alike() -> None:
    whole = [show for _, show in shown_times(season(SHOWS, "museum"), TWO_WEEKS) if show.kind is not ShowKind.HAND]
    cycles = [tuple(whole[at : at + len(SHOWS)]) for at in range(0, len(whole) - len(SHOWS), len(SHOWS))]
    assert len(cycles) > TWO_WEEKS / CYCLE / 1.2
    assert len(set(cycles)) == len(cycles)


def test_kinds_are_spread_and_every_show_follows_a_hand() -> None:
    order = mixed(SHOWS)
    assert sorted(show.name for show in order) == sorted(show.name for show in SHOWS)
    assert all(len({show.kind for show in order[at : at + 16]}) >= 3 for at in range(0, 48, 16))
    begun = list(islice(season(SHOWS, "museum"), 64))
    assert all(show.kind is ShowKind.HAND for show in begun[::2])
    assert all(show.kind is not ShowKind.HAND for show in begun[1::2])
    assert min(show.seconds for show in begun) >= MIN_HAND


def test_without_anything_to_tell_hands_are_played() -> None:
    assert {show.kind for show in islice(season([], "museum"), 9)} == {ShowKind.HAND}
