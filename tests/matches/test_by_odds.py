"""Strength by exact odds.

In the long run the expected gain equals the winnings. The record contains all offered levels.
"""

from fractions import Fraction
from functools import cache
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import STAKES, Account, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games import game
from crowe_table.games.bassett import edge
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.hosting.choosing import levels_offered
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.levels import LEARNER, SOUND
from tests.any_game import AnyTable
from tests.matches.__main__ import events
from tests.matches.measure import lead
from tests.matches.results import load_results
from tests.matches.sittings import Event, level_player, play_sitting

CHANCE_ALONE = (
    Event("bassett", "pearson", 2),
    Event("bassett", "court", 2),
    Event("baccara", "pearson", 3),
    Event("baccara", "chemin", 3),
    Event("blind-hookey", "packets", 3),
    Event("blind-hookey", "heaps", 3),
)
"""Games in which the bets depend only on chance."""
SITTINGS = 5


def name(event: Event) -> str:
    return f"{event.slug} {event.preset}"


@cache
def sat(event: Event) -> tuple[AnyTable, ...]:
    """Return sittings of one learner with sound players."""
    laws, measure = game(event.slug), event.measure
    options = measure.arrange(replace(laws.preset(event.preset, event.seats), unit=STAKES[DEFAULT_STAKES].unit), 0)
    players = [level_player(LEARNER), *[level_player(SOUND)] * (event.seats - 1)]
    purses = (measure.purse,) * event.seats
    found = []
    for number in range(SITTINGS):
        seed = f"by the odds {number}"
        setup = Setup(options, event.seats, purses, Chance(seed))
        found.append(play_sitting(laws, setup, players, seed, measure.deals))
    return tuple(found)


@pytest.mark.parametrize("event", CHANCE_ALONE, ids=name)
def test_mean_winnings_agree_with_the_odds(event: Event) -> None:
    """The two means agree within three standard errors. The expected gain varies far less than the winnings."""
    told = [event.measure.gain(table, Seat(0)) for table in sat(event)]
    won = [lead(table, Seat(0)) for table in sat(event)]
    luck = [one - other for one, other in zip(won, told, strict=True)]
    assert abs(mean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5
    assert stdev(told) < stdev(won) / 2


@pytest.mark.parametrize("event", CHANCE_ALONE[2:], ids=name)
def test_gains_and_losses_balance(event: Event) -> None:
    gains = [event.measure.gain(sat(event)[0], Seat(seat)) for seat in range(event.seats)]
    assert any(gains)
    assert sum(gains) == pytest.approx(0)


def stake_brings(preset: str, account: Account, left: tuple[int, ...]) -> Fraction:
    """Return the expected gain per farthing in the next turn, computed for a stake of 60 farthings."""
    options = game("bassett").preset(preset, 1)
    assert isinstance(options, BassettOptions)
    return edge.stake_value(options, account, Farthings(60), left) / 60


def test_a_stake_at_bassett_agrees_with_the_book() -> None:
    """The figures come from the book's tables.

    They cover a turn of the layout, the call, and the fasse and the couple at court.
    """
    soda = (4, 3, *(4,) * 11)
    ace, seat = Account("bet", Seat(0), "A"), Seat(0)
    assert stake_brings("pearson", ace, soda) == -Fraction(1, 425)
    assert stake_brings("pearson", ace, (1, *soda[1:])) == 0
    calls = {(1, 1, 1): -Fraction(1, 6), (2, 1): Fraction(0), (3,): Fraction(1)}
    for counts, gain in calls.items():
        left = (*counts, *(0,) * (13 - len(counts)))
        order = "".join("A23"[at] * many for at, many in enumerate(counts))
        assert stake_brings("pearson", Account("call", seat, order), left) == gain
    assert stake_brings("court", ace, (4,) * 13) == -Fraction(1, 26)
    assert stake_brings("court", ace, soda) == -Fraction(12, 51 * 50)
    bent = Account("bent_1", seat, "A")
    assert stake_brings("court", bent, soda) == Fraction(4 * 47 * 2 - (4 * 47 + 12) * 2, 51 * 50)


@pytest.mark.parametrize("slug", ["baccara", "bassett", "blind-hookey", "speculation"])
def test_every_offered_level_is_recorded(slug: str) -> None:
    record = {each.of[:3] + each.of[4:] for each in load_results()}
    for event in events(slug):
        offered = levels_offered(slug, event.preset, event.seats)
        for better, worse in zip(offered[1:], offered, strict=False):
            assert (slug, event.preset, event.seats, better.key, worse.key) in record
