"""Odds, stakes, and samples of legal stakes."""

from fractions import Fraction

import pytest

from crowe_table.engine.core import PickAmount, Seat, Setup, because
from crowe_table.engine.money import POT, Farthings, purse
from crowe_table.engine.rng import Chance
from crowe_table.games.hazard.rules import Hazard
from crowe_table.games.hazard.state import HazardState
from crowe_table.kit.odds import EVENS, against, whole_stakes
from crowe_table.kit.purses import in_purse
from crowe_table.kit.stakes import bet, lose_stake, put_down, return_stake, sampled_sums, staked, sum_within, win_stake

HERE, THERE = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("chance", "odds"), [(Fraction(1, 2), EVENS), (Fraction(1, 3), (2, 1)), (Fraction(6, 11), (5, 6))]
)
def test_odds_are_in_lowest_terms(chance: Fraction, odds: tuple[int, int]) -> None:
    assert against(chance) == odds


@pytest.mark.parametrize(
    ("odds", "held", "answered", "most"),
    [((2, 1), 10, 100, 10), ((2, 1), 10, 9, 4), ((5, 9), 100, 100, 99), ((5, 9), 100, 26, 45), ((31, 5), 4, 999, 0)],
)
def test_a_stake_wins_whole_farthings_and_can_be_covered(
    odds: tuple[int, int], held: int, answered: int, most: int
) -> None:
    form = whole_stakes(odds, Farthings(held), Farthings(answered))
    assert form == (PickAmount(odds[1], most, odds[1], field="stake") if most else None)


def test_sums_go_in_steps_from_the_least() -> None:
    assert sum_within(Farthings(48), Farthings(1000), Farthings(48)) == PickAmount(48, 960, 48)
    assert sum_within(Farthings(0), Farthings(47), Farthings(48)) == PickAmount(0, 0, 48)


def test_sums_are_sampled_with_the_natural_one_first() -> None:
    form = PickAmount(48, 480, 48)
    assert list(sampled_sums(form).samples) == [48, 240, 480]
    assert list(sampled_sums(form, 96).samples) == [96, 48, 240, 480]


@pytest.fixture
def table() -> HazardState:
    """Return a table with two purses of 100. The first player has staked 10."""
    game = Hazard()
    s = game.new(Setup(game.preset("crowe", 2), 2, (Farthings(100), Farthings(100)), Chance("stakes")))
    put_down(s, bet(HERE), Farthings(10), because("paid-wager"))
    assert (staked(s, HERE), in_purse(s, HERE)) == (10, 90)
    return s


def test_a_stake_is_lost(table: HazardState) -> None:
    lose_stake(table, bet(HERE), THERE, because("paid-caster-loses"))
    assert (staked(table, HERE), in_purse(table, HERE), in_purse(table, THERE)) == (0, 90, 110)


def test_a_stake_is_won_and_returned(table: HazardState) -> None:
    win_stake(table, bet(HERE), purse(THERE), Farthings(25), because("paid-caster-wins"), because("paid-stake-back"))
    assert (staked(table, HERE), in_purse(table, HERE), in_purse(table, THERE)) == (0, 125, 75)


def test_a_stake_is_returned(table: HazardState) -> None:
    return_stake(table, bet(HERE), because("paid-back"))
    assert (in_purse(table, HERE), in_purse(table, THERE), table.ledger.balance(POT)) == (100, 100, 0)
