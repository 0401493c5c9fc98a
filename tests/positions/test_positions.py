"""Positions whose right answer is known. Experts, and the hints, give nine in ten, and good players seven in ten."""

import pytest

from tests.positions.reading import SLUGS, Solver, positions_of, solves

FEWEST = 12
"""Minimum number of positions of a game."""
SHARES = {Solver.EXPERT: 0.9, Solver.GOOD: 0.7, Solver.HINT: 0.9}
"""Minimum share of a game's positions that each kind of solver must solve."""


@pytest.mark.parametrize("solver", Solver)
@pytest.mark.parametrize("slug", SLUGS)
def test_positions_are_solved(slug: str, solver: Solver) -> None:
    positions = positions_of(slug)
    missed = [each.name for each in positions if not solves(slug, each, solver)]
    assert len(positions) - len(missed) >= SHARES[solver] * len(positions), missed


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_positions(slug: str) -> None:
    positions = positions_of(slug)
    assert len(positions) >= FEWEST
    assert len({each.name for each in positions}) == len(positions)
    assert all(each.why.endswith(".") and (each.right or each.wrong or each.kept or each.given) for each in positions)
