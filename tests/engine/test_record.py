"""The public record: seating, sides and scores."""

from typing import Any

import pytest

from crowe_table.engine.core import Phase, Record, Seat, because, sees, viewers, zone_of
from tests.kit.small import A, B, C, D


class OnePhase(Phase):
    PLAY = 1


def record(**facts: Any) -> Record:
    """Return the record of four players in two partnerships, seated in the order C, A, D, B."""
    return Record(ring=(C, A, D, B), sides=(0, 1, 0, 1), phase=OnePhase.PLAY, **facts)


@pytest.mark.parametrize(("seat", "steps", "neighbour"), [(C, 1, A), (B, 1, C), (C, -1, B), (C, 6, D), (D, 0, D)])
def test_seats_go_round_clockwise(seat: int, steps: int, neighbour: int) -> None:
    assert record().after(Seat(seat), steps) == neighbour


def test_a_round_visits_each_seat_once() -> None:
    assert record().round_from(D) == (D, B, C, A)


def test_the_eldest_is_at_the_dealers_left() -> None:
    assert record(dealer=B).eldest == C


@pytest.mark.parametrize(("seat", "steps", "neighbour"), [(A, 1, D), (A, 2, B), (A, -1, C), (A, 4, D), (C, 1, D)])
def test_resting_seats_are_skipped_but_can_be_a_starting_point(seat: int, steps: int, neighbour: int) -> None:
    resting = record(resting=(1, 0, 0, 0), dealer=A)
    assert resting.after(Seat(seat), steps) == neighbour
    assert (resting.round_from(A), resting.eldest) == ((D, B, C), D)


def test_the_players_of_a_side_are_in_seating_order() -> None:
    assert [record().of_side(side) for side in (0, 1)] == [(C, A), (D, B)]


def test_a_players_score_is_the_sides_score() -> None:
    assert [record(scores=(3, 8)).score(seat) for seat in (A, B, C, D)] == [3, 8, 3, 8]
    assert record().score(A) is None


def test_viewer_masks_and_zone_keys() -> None:
    mask = viewers(A, C)
    assert [sees(mask, seat) for seat in (A, B, C, D)] == [True, False, True, False]
    assert zone_of("hand", C) == "hand:2"
    assert because("refuse-win", law="the-play", suit=2).args == (("suit", 2),)


def test_anticlockwise_play() -> None:
    r = record(direction=-1, resting=(0, 0, 0, 1))
    assert r.turning == (B, D, A, C)
    assert r.playing == (B, A, C)
    assert (r.after(A), r.after(A, -1), r.after(D)) == (C, B, A)
    assert r.round_from(D) == (A, C, B)
    assert (r.to_the_left(A), r.from_the_left(A)) == (D, (D, B, C, A))
