"""The public record: who sits where, of which side, and what they have scored."""

from typing import Any

import pytest

from crowe_table.engine.core import Phase, Record, Seat, because, sees, viewers, zone_of
from tests.kit.small import A, B, C, D


class OnePhase(Phase):
    PLAY = 1


def record(**facts: Any) -> Record:
    """Four in two sides, who have changed chairs: C, A, D, B."""
    return Record(ring=(C, A, D, B), sides=(0, 1, 0, 1), phase=OnePhase.PLAY, **facts)


@pytest.mark.parametrize(("seat", "steps", "neighbour"), [(C, 1, A), (B, 1, C), (C, -1, B), (C, 6, D), (D, 0, D)])
def test_the_table_goes_round_clockwise(seat: int, steps: int, neighbour: int) -> None:
    assert record().after(Seat(seat), steps) == neighbour


def test_all_once_from_any_seat() -> None:
    assert record().round_from(D) == (D, B, C, A)


def test_the_eldest_is_at_the_dealers_left() -> None:
    assert record(dealer=B).eldest == C


@pytest.mark.parametrize(("seat", "steps", "neighbour"), [(A, 1, D), (A, 2, B), (A, -1, C), (A, 4, D), (C, 1, D)])
def test_who_rests_is_passed_over_and_counted_from(seat: int, steps: int, neighbour: int) -> None:
    resting = record(resting=(1, 0, 0, 0), dealer=A)
    assert resting.after(Seat(seat), steps) == neighbour
    assert (resting.round_from(A), resting.eldest) == ((D, B, C), D)


def test_the_players_of_a_side_as_they_sit() -> None:
    assert [record().of_side(side) for side in (0, 1)] == [(C, A), (D, B)]


def test_what_a_player_has_scored_is_what_their_side_has() -> None:
    assert [record(scores=(3, 8)).score(seat) for seat in (A, B, C, D)] == [3, 8, 3, 8]
    assert record().score(A) is None


def test_viewers_and_places_have_names() -> None:
    mask = viewers(A, C)
    assert [sees(mask, seat) for seat in (A, B, C, D)] == [True, False, True, False]
    assert zone_of("hand", C) == "hand:2"
    assert because("refuse-win", law="the-play", suit=2).args == (("suit", 2),)


def test_the_turn_goes_to_the_right_where_it_does() -> None:
    r = record(direction=-1, resting=(0, 0, 0, 1))
    assert r.turning == (B, D, A, C)
    assert r.playing == (B, A, C)
    assert (r.after(A), r.after(A, -1), r.after(D)) == (C, B, A)
    assert r.round_from(D) == (A, C, B)
    assert (r.to_the_left(A), r.from_the_left(A)) == (D, (D, B, C, A))
