"""The table for Brag with two players: its file, look-ups in it, and a missing file."""

import logging
from pathlib import Path

import pytest

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import many_seats, mixtures, player, table_play, two_seats
from crowe_table.games.brag.mixtures import Damaged, Mixture, Move
from crowe_table.games.brag.state import Status
from crowe_table.games.brag.two_seats import CLASSES, Side, TwoLeft
from crowe_table.search.levels import SHARP
from tests.laws.brag_tables import COIN, PLAIN, any_hands, do, laid, seen_by
from tests.players.brag_solving import Solver, of_rows, rows_of

ROWS = {
    12: Mixture((Move.FOLD, Move.SEE), bytes(range(2 * CLASSES))),
    -3: Mixture((Move.LEAST, Move.LOOK), bytes([5, 10])),
}


def facing(pot: int, level: int, held: int) -> TwoLeft:
    """Return a position in which both players have looked at their cards and the other has wagered."""
    own, other = (Side(Status.OPEN, True, each, each, each, held, 40) for each in (0, 1))
    return TwoLeft(1, own, other, pot, level)


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "some.table"
    file.write_bytes(mixtures.pack(ROWS))
    assert mixtures.table(file, CLASSES) == ROWS
    assert ROWS[-3].often(9) == {Move.LEAST: pytest.approx(1 / 3), Move.LOOK: pytest.approx(2 / 3)}
    assert ROWS[12].often(1) == {Move.FOLD: pytest.approx(0.4), Move.SEE: pytest.approx(0.6)}


@pytest.mark.parametrize("harm", ["missing", "short", "cut", "changed"])
def test_a_missing_table_is_reported_once(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file, whole = tmp_path / f"{harm}.table", two_seats.FILE.read_bytes()
    damaged = {"short": b"brag", "cut": whole[:-100], "changed": whole[:-1] + bytes([whole[-1] ^ 1])}
    if harm in damaged:
        file.write_bytes(damaged[harm])
        with pytest.raises(Damaged):
            mixtures.unpack(damaged[harm], CLASSES)
    monkeypatch.setattr(two_seats, "FILE", file)
    monkeypatch.setattr(many_seats, "FILE", file)
    s = laid(PLAIN, any_hands(2), dealer=1, purses=[50, 50])
    do(s, acts.Look(Seat(0)))
    three = laid(PLAIN, any_hands(3), dealer=2, purses=[50, 50, 50])
    do(three, acts.Look(Seat(0)))
    with caplog.at_level(logging.ERROR):
        for number in range(3):
            assert player.evaluate(seen_by(s, Seat(0)), SHARP, Chance("lost").stream("choice", number))
        assert len(caplog.records) == 1
        mixtures.table.cache_clear()
        assert player.evaluate(seen_by(three, Seat(0)), SHARP, Chance("lost").stream("choice", 9))
    assert len(caplog.records) == 2


def test_the_table_is_small_and_every_row_is_informative() -> None:
    assert two_seats.FILE.stat().st_size < 300_000
    rows = table_play.two_seats_table()
    assert rows
    for row in rows.values():
        size = len(row.moves)
        assert len(row.weights) in (size, CLASSES * size)
        assert all(any(row.weights[at : at + size]) for at in range(0, len(row.weights), size))


def test_good_hands_are_wagered_and_bad_ones_mostly_folded() -> None:
    spot = facing(pot=8, level=4, held=160)
    row = two_seats.row_of(spot, table_play.two_seats_table())
    assert row is not None
    assert row.often(1).get(Move.FOLD, 0) < 0.05
    assert row.often(CLASSES - 1).get(Move.FOLD, 0) > 0.4


def test_a_missing_position_uses_the_nearest() -> None:
    spot = facing(pot=8, level=4, held=160)
    rows = {spot.key(): Mixture(spot.moves(), bytes([1] * len(spot.moves())))}
    assert two_seats.row_of(facing(pot=9, level=4, held=150), rows) is rows[spot.key()]
    assert two_seats.row_of(facing(pot=800, level=4, held=160), rows) is None


def test_repeated_least_wagers_reveal_nothing_more() -> None:
    spot = facing(pot=24, level=4, held=160)
    keys = {
        spot._replace(other=spot.other._replace(laid=laid, laid_openly=laid, raised=0)).key()
        for laid in (two_seats.MAX_MINIMUM_WAGERS, two_seats.MAX_MINIMUM_WAGERS + 3)
    }
    assert len(keys) == 1
    raised = spot._replace(other=spot.other._replace(laid=3, laid_openly=3, raised=1))
    assert raised.key() not in keys


def test_moves_after_two_and_after_four_wagers() -> None:
    spot = facing(pot=60, level=10, held=400)

    def moves(laid: int, held: int = 400) -> set[Move]:
        own = spot.own._replace(laid=laid, laid_openly=laid, purse=held)
        return set(spot._replace(own=own).moves())

    assert moves(1) == {Move.FOLD, Move.LEAST, Move.MIDDLE, Move.MOST, Move.SEE}
    assert moves(two_seats.MAX_MINIMUM_WAGERS) == {Move.FOLD, Move.MOST, Move.SEE}
    assert moves(two_seats.MAX_RAISES) == {Move.FOLD, Move.SEE}
    assert moves(two_seats.MAX_RAISES, held=-25) == {Move.FOLD, Move.LEAST}, "there is enough to go on, but not to see"


def test_moves_are_limited_by_the_purse() -> None:
    assert facing(pot=40, level=10, held=160).wagers == (10, 20, 40)
    assert facing(pot=40, level=10, held=20).wagers == (10, 0, 20)
    assert facing(pot=40, level=10, held=-35).moves() == (Move.FOLD,)
    blind = Side(Status.BLIND, False, 0, 0, 0, 100, 40)
    assert TwoLeft(0, blind, blind, 8, 0).moves() == (Move.FOLD, Move.LEAST, Move.MOST, Move.LOOK)


def test_longer_solving_reduces_exploitability() -> None:
    solver = Solver((2,), (2, 4))
    solver.solve(4, say=False)
    early = solver.exploited(0)
    solver.solve(24, say=False)
    late = solver.exploited(0)
    assert 0 < late < early / 2
    assert solver.exploited(0, of_rows(solver, rows_of(solver))) == pytest.approx(late, abs=0.1)


def test_wagers_between_two_follow_the_table_legally() -> None:
    s = laid(PLAIN, [["AC", "AD", "5H"], ["KC", "9D", "4H"]], dealer=1, purses=[50, 50])
    do(s, acts.Look(Seat(0)))
    do(s, acts.Wager(Seat(0), Farthings(COIN * 2)))
    advice = player.advise(seen_by(s, Seat(1)))
    assert advice
    assert {type(each.action) for each in advice} <= {acts.Look, acts.Fold, acts.Wager, acts.See}
