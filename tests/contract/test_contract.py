"""Every game holds to the contract: each property, at each seating."""

import pytest

from tests.contract import keeping, knowing, screening, telling
from tests.contract.observing import Observer, kinds, report
from tests.contract.tables import SEATINGS, Seating

ROOMS = (keeping, knowing, screening, telling)
"""Where the observers are declared."""
TOGETHER = [pytest.param(each, marks=pytest.mark.xdist_group(str(each)), id=str(each)) for each in SEATINGS]
"""A seating is played once, by one process."""


@pytest.mark.parametrize("observer", [kind.__name__ for kind in kinds()])
@pytest.mark.parametrize("seating", TOGETHER)
def test_every_game_keeps_the_contract(seating: Seating, observer: str) -> None:
    fault = report(seating)[observer]
    assert not fault, fault


def test_the_observers_have_names_of_their_own() -> None:
    names = [kind.__name__ for kind in kinds()]
    assert len(names) == len(set(names)) > 20
    assert all(issubclass(kind, Observer) and kind.__doc__ for kind in kinds())
