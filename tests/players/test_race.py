"""The race to the winning hole: the value of a score, compared with many simulated races."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.games.cribbage import statistics
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.race import ROLES, RaceOfTwo, race
from tests.players.cribbage_points import FAMILIES, play_deals, player
from tests.players.cribbage_points import mean as mean_points
from tests.players.cribbage_throws import CROWE, LATER_RULES

FOR_FUN = replace(CROWE, stake=0)
THREE, SEATS, _, _ = FAMILIES["three"]
THREE = replace(THREE, target=121, stake=0)


@cache
def of_two(options: CribbageOptions) -> RaceOfTwo:
    return RaceOfTwo(options, 2)


def run(options: CribbageOptions, family: str, eldest: int, dealer: int, rng: Random) -> float:
    """Simulate a race, in which each stage scores as in the table of points.

    ``eldest`` and ``dealer`` are the scores before the first deal. Return the result for its eldest hand.
    """
    table = statistics.points()[family]
    scores = [eldest, dealer]
    first = 0
    while True:
        stages = [
            (1, 2 if rng.random() < 1 / 13 else 0),
            *((who, rng.choices(range(len(row)), row)[0]) for who, row in _rows(table)),
        ]
        for who, points in stages:
            side = (first + who) % 2
            scores[side] += points
            if scores[side] >= options.target:
                lurched = bool(options.stake) and scores[1 - side] < options.lurch_below
                return (2.0 if lurched else 1.0) * (1 if side == 0 else -1)
        first = 1 - first


def _rows(table: dict[str, tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    names = ((0, "eldest play"), (1, "dealer play"), (0, "eldest hand"), (1, "dealer hand"), (1, "crib"))
    return [(who, table[name]) for who, name in names]


@pytest.mark.parametrize("scores", [(0, 0), (55, 55), (60, 60), (30, 52), (58, 20)])
def test_values_of_scores_agree_with_simulated_races(scores: tuple[int, int]) -> None:
    rng = Random(str(scores))
    for options in (CROWE, FOR_FUN):
        results = [run(options, "five-known", *scores, rng) for _ in range(6000)]
        assert of_two(options).standing(*scores) == pytest.approx(sum(results) / len(results), abs=0.06)


@pytest.mark.parametrize("scores", [(118, 110, 105), (100, 117, 112), (112, 112, 112)])
def test_values_with_three_players_agree_with_simulated_races(scores: tuple[int, int, int]) -> None:
    rng = Random(str(scores))
    results = [run_of_three(scores, rng) for _ in range(3000)]
    found = race(THREE, SEATS)
    values = [found.value(own, scores) for own in range(3)]
    assert values == pytest.approx([sum(each) / len(each) for each in zip(*results, strict=True)], abs=0.07)
    assert sum(values) == pytest.approx(-1.0, abs=0.01), "one wins, and two lose"


def run_of_three(start: tuple[int, int, int], rng: Random) -> list[float]:
    """Simulate a race of three players without lurches.

    Return the results of the eldest, the next player, and the dealer.
    """
    scores = list(start)
    counts = statistics.points()["three"]
    stages = [(2, (12, 0, 1)), *((who, counts[f"{role} play"]) for who, role in enumerate(ROLES))]
    stages += [*((who, counts[f"{role} hand"]) for who, role in enumerate(ROLES)), (2, counts["crib"])]
    number = 0
    while True:
        for who, row in stages:
            mover = (who + number) % 3
            scores[mover] += rng.choices(range(len(row)), row)[0]
            if scores[mover] >= THREE.target:
                return [1.0 if each == mover else -1.0 for each in range(3)]
        number += 1


def test_more_holes_are_worth_more() -> None:
    found = of_two(FOR_FUN)
    for own in range(0, 60, 3):
        for other in range(0, 60, 3):
            assert found.standing(own + 1, other) >= found.standing(own, other)
            assert found.standing(own, other + 1) <= found.standing(own, other)
            assert -1 <= found.standing(own, other) <= 1


def test_the_first_dealer_wins_as_often_as_recorded() -> None:
    """The first dealer wins 58.2 % of the games by Mr Crowe's rules, and 57.0 % by the later rules."""
    assert _first_dealer(of_two(FOR_FUN)) == pytest.approx(58.2, abs=1.5)
    assert _first_dealer(of_two(replace(LATER_RULES, stake=0))) == pytest.approx(57.0, abs=1.5)


def _first_dealer(found: RaceOfTwo) -> float:
    return 50 - 50 * found.standing(0, 0)


def test_stakes() -> None:
    """There are three kinds of stakes.

    In Mr Crowe's game forty-five holes avoid the lurch. By other rules each hole is paid, or only the game counts.
    """
    assert [race(CROWE, 2).won([score]) for score in (44, 45, 60)] == [2.0, 1.0, 1.0]
    by_difference = replace(CROWE, stake_rule="difference")
    assert [race(by_difference, 2).won([score]) for score in (44, 45, 60)] == [34.0, 16.0, 1.0]
    assert race(FOR_FUN, 2).won([0]) == 1.0


def test_every_family_of_rules_has_a_race() -> None:
    for options, seats, _, _ in [each for each in FAMILIES.values() if each[1] != SEATS]:
        found = RaceOfTwo(replace(options, target=61), seats)
        assert -1.0 < found.standing(0, 0) < 0.0
    three = of_two(replace(LATER_RULES, target=61, three_for_last="every_deal"))
    assert three.standing(0, 0) > of_two(replace(LATER_RULES, target=61)).standing(0, 0)


def test_the_table_is_reproducible() -> None:
    """The averages of a few hundred deals agree with the table, within the sampling error."""
    options, seats, _, _ = FAMILIES["five-known"]
    found = play_deals(options, seats, 400, player(4), "again")
    for stage, counts in found.items():
        row = statistics.points()["five-known"][stage]
        recorded = sum(points * n for points, n in enumerate(row)) / sum(row)
        assert counts.total() >= 400
        assert mean_points(counts) == pytest.approx(recorded, abs=0.5), stage
