"""The table for Brag with several players: the moves in a position, look-ups, and the making of the table."""

from statistics import mean

import pytest

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import many_seats, player, table_play
from crowe_table.games.brag.many_seats import CLASSES, ManyLeft, row_of
from crowe_table.games.brag.mixtures import Mixture, Move
from crowe_table.games.brag.state import Status
from crowe_table.search.levels import SHARP
from tests.laws.brag_tables import COIN, PLAIN, any_hands, do, laid, seen_by
from tests.players.brag_company import Solver, rows_of

FACING = ManyLeft(
    status=Status.OPEN,
    others=2,
    unseen=0,
    pot=20,
    level=4,
    held=160,
    credit=40,
    poorest=100,
    richest=180,
    laid=0,
    pressure=1,
    friends=True,
)
"""A position where two other players are left and one of them has wagered two units."""


def test_the_table_is_small_and_every_row_is_informative() -> None:
    assert many_seats.FILE.stat().st_size < 300_000
    rows = table_play.company_table()
    for row in rows.values():
        size = len(row.moves)
        assert len(row.weights) in (size, CLASSES * size)
        assert all(any(row.weights[at : at + size]) for at in range(0, len(row.weights), size))


def test_better_hands_fold_less_often() -> None:
    rows = [row for row in table_play.company_table().values() if len(row.weights) > len(row.moves)]
    folds = [mean([row.often(kind).get(Move.FOLD, 0) for row in rows if len(row.moves) > 2]) for kind in (0, 6, 9, 15)]
    assert folds == sorted(folds)
    assert folds[0] < 0.2 < 0.5 < folds[-1]


def test_a_missing_position_uses_the_nearest() -> None:
    rows = {FACING.key(): Mixture(FACING.moves(), bytes([1] * len(FACING.moves())))}
    assert row_of(FACING._replace(pressure=2), rows) is rows[FACING.key()]
    assert row_of(FACING._replace(pot=200), rows) is None
    assert row_of(FACING._replace(laid=many_seats.MAX_LAYS), rows) is None


def test_moves_are_limited_by_all_purses() -> None:
    assert FACING.wagers == (4, 10, 20)
    assert FACING._replace(richest=8).wagers == (4, 0, 8)
    assert FACING._replace(held=46).wagers == (4, 0, 6), "credit is not for raising"
    assert FACING._replace(held=2).moves() == (Move.FOLD,)
    assert FACING._replace(status=Status.BLIND).moves()[-1] is Move.LOOK
    assert Move.SEE not in FACING.moves()


def test_a_player_who_may_borrow_can_see_without_money() -> None:
    last = FACING._replace(others=1, held=6)
    assert Move.SEE in last.moves()
    assert Move.SEE not in last._replace(friends=False).moves()
    assert Move.SEE not in last._replace(unseen=1).moves(), "an unseen hand cannot be seen"


def test_solutions_are_reproducible() -> None:
    solvers = [Solver("test") for _ in range(2)]
    for solver in solvers:
        solver.solve(15, say=False)
    one, other = (rows_of(solver.rows, few=5) for solver in solvers)
    assert one
    assert one == other


@pytest.mark.parametrize("players", [3, 5, 8])
def test_wagers_with_several_players_follow_the_table(players: int) -> None:
    s = laid(PLAIN, any_hands(players), dealer=players - 1, purses=[84] * players)
    do(s, acts.Look(Seat(0)))
    do(s, acts.Wager(Seat(0), Farthings(COIN * 2)))
    view = seen_by(s, Seat(1))
    advice = player.evaluate(view, SHARP, Chance("company").stream("x"))
    assert all(each.action is not None for each in advice)
    assert {type(each.action) for each in advice} <= {acts.Look, acts.Fold, acts.Wager}
