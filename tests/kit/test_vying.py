"""Vying: wagers in one pot, legal sums, covered pots, and pots that nobody won."""

import pytest

from crowe_table.engine.core import Paid, PickAmount, because
from crowe_table.engine.money import Farthings
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.purses import in_purses
from crowe_table.kit.vying import (
    Standing,
    VyingRecord,
    cover_of,
    cover_pot,
    in_pot,
    put_in,
    set_status,
    share_pot,
    wager,
    wager_sums,
)
from tests.kit.small import A, B, C, D, listen, only, table

IN, BLIND, OUT = range(3)
WHY = because("too-much")


class SmallRecord(VyingRecord, kw_only=True):
    still_in = (IN, BLIND)


def company(*statuses: int, purse: int = 100):
    return table(("",) * 4, purses=(purse,) * 4, record=SmallRecord, standing=tuple(map(Standing, statuses)))


def record(*statuses: int) -> SmallRecord:
    return company(*statuses).public


def test_players_still_in_clockwise() -> None:
    r = record(IN, OUT, BLIND, IN)
    assert r.vying_from(B) == [C, D, A]
    assert [r.status(seat) for seat in (A, B, C, D)] == [IN, OUT, BLIND, IN]
    r.dealer = C
    assert r.wagering == [D, A, C], "from the dealer's left"


def test_a_new_status_keeps_the_last_wager() -> None:
    r = record(IN, IN, IN, IN)
    set_status(r, B, BLIND, Farthings(24))
    set_status(r, B, OUT)
    assert r.standing == (Standing(IN), Standing(OUT, Farthings(24)), Standing(IN), Standing(IN))


@pytest.mark.parametrize(
    ("least", "most", "step", "samples"),
    [
        (24, 240, 24, (24, 48, 240)),
        (48, 240, 24, (48, 72, 96, 240)),
        (48, 100, 24, (48, 72, 96)),
        (24, 24, 24, (24,)),
    ],
)
def test_sampled_sums(least: int, most: int, step: int, samples: tuple[int, ...]) -> None:
    whole = least + (most - least) // step * step
    named = (("least", least), ("most", whole)) if least < whole else (("least", least),)
    pick = PickAmount(least, whole, step, named=named)
    assert wager_sums(least, most, step, WHY) == [(SampledPart(pick, list(samples), WHY),)]


def test_allowed_named_sums() -> None:
    def named(pot: int) -> tuple[tuple[str, int], ...]:
        ((tried,),) = wager_sums(24, 240, 24, WHY, pot=pot)
        assert isinstance(tried, SampledPart)
        assert isinstance(tried.part, PickAmount)
        return tried.part.named

    assert named(0) == (("least", 24), ("most", 240))
    assert named(120) == (("least", 24), ("half", 48), ("pot", 120))
    assert named(960) == (("least", 24), ("most", 240))


def test_no_sum_if_the_most_is_below_the_least() -> None:
    assert wager_sums(24, 23, 24, WHY) == []


def test_doubling_the_least_can_be_disabled() -> None:
    ((tried,),) = wager_sums(48, 240, 24, WHY, doubled=False)
    assert isinstance(tried, SampledPart)
    assert list(tried.samples) == [48, 72, 240]


def test_a_blind_wager_counts_double() -> None:
    s = company(IN, BLIND, IN, IN)
    wager(s, B, 12, 24, because("blind"))
    assert (s.public.level, s.public.standing[B]) == (24, Standing(BLIND, Farthings(24)))
    assert (in_pot(s), in_purses(s), s.public.staked) == (12, (100, 88, 100, 100), (B,))


def test_a_covered_pot_is_closed_and_a_new_one_opened() -> None:
    s = company(IN, IN, IN, IN, purse=30)
    put_in(s, A, Farthings(20), because("stake"))
    cover_pot(s, B, because("all"), because("closed"))
    put_in(s, C, Farthings(5), because("stake"))
    assert (s.ledger.balance(cover_of(B)), in_pot(s), in_purses(s)) == (50, 5, (10, 0, 25, 30))
    assert s.public.covers == (B,)


def test_an_unwon_pot_is_shared_by_its_contributors() -> None:
    """Three players share a pot of 50. Each gets 16. The first two from the dealer's left get one more."""
    s = table(("",) * 4, purses=(100,) * 4, record=VyingRecord)
    for seat, farthings in ((A, 20), (C, 20), (D, 10), (B, 0)):
        put_in(s, seat, Farthings(farthings), because("stake"))
    assert (in_pot(s), s.public.staked) == (50, (A, C, D))
    events = listen(s)
    share_pot(s, C, lambda seat: because("share", seat=seat))
    assert in_purses(s) == (96, 100, 97, 107)
    assert (in_pot(s), s.public.staked) == (0, ())
    assert [event.why for event in only(Paid, events)] == [because("share", seat=seat) for seat in (C, D, A)]
