"""Vying: wagers into one pot, what may be laid down, and a pot that nobody has won."""

import pytest

from crowe_table.engine.core import PickAmount, because
from crowe_table.engine.money import Farthings
from crowe_table.kit.purses import in_purses
from crowe_table.kit.vying import Standing, VyingRecord, in_pot, put_in, share_pot, stand, sums, vying
from crowe_table.kit.ways import Tried
from tests.kit.small import A, B, C, D, listen, table

IN, BLIND, OUT = range(3)
WHY = because("too-much")


def record(*statuses: int) -> VyingRecord:
    return table(("",) * 4, record=VyingRecord, standing=tuple(map(Standing, statuses))).public


def test_who_is_still_in_clockwise_from_the_first() -> None:
    r = record(IN, OUT, BLIND, IN)
    assert vying(r, B, (IN, BLIND)) == [C, D, A]
    assert vying(r, B, (OUT,)) == [B]


def test_a_player_stands_otherwise_and_keeps_the_last_wager() -> None:
    r = record(IN, IN, IN, IN)
    stand(r, B, BLIND, Farthings(24))
    stand(r, B, OUT)
    assert r.standing == (Standing(IN), Standing(OUT, Farthings(24)), Standing(IN), Standing(IN))


@pytest.mark.parametrize(
    ("least", "most", "step", "tries"),
    [
        (24, 240, 24, (24, 48, 240)),
        (48, 240, 24, (48, 72, 96, 240)),
        (48, 100, 24, (48, 72, 96)),
        (24, 24, 24, (24,)),
    ],
)
def test_sums_worth_trying(least: int, most: int, step: int, tries: tuple[int, ...]) -> None:
    whole = least + (most - least) // step * step
    assert sums(least, most, step, WHY) == [(Tried(PickAmount(least, whole, step), list(tries), WHY),)]


def test_no_sum_at_all_where_the_most_is_less_than_the_least() -> None:
    assert sums(24, 23, 24, WHY) == []


def test_twice_the_least_is_not_tried_where_that_is_nothing_of_the_game() -> None:
    assert list(sums(48, 240, 24, WHY, doubled=False)[0][0].tries) == [48, 72, 240]


def test_a_pot_that_nobody_has_won_is_shared_by_those_who_put_in() -> None:
    """Of 50, three have put in: 16 each, and the odd two to the first two from the dealer's left."""
    s = table(("",) * 4, purses=(100,) * 4, record=VyingRecord)
    for seat, farthings in ((A, 20), (C, 20), (D, 10), (B, 0)):
        put_in(s, seat, Farthings(farthings), because("stake"))
    assert (in_pot(s), s.public.staked) == (50, (A, C, D))
    told = listen(s)
    share_pot(s, C, lambda seat: because("share", seat=seat))
    assert in_purses(s) == (96, 100, 97, 107)
    assert (in_pot(s), s.public.staked) == (0, ())
    assert [event.why for event in told] == [because("share", seat=seat) for seat in (C, D, A)]
