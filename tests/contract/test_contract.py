"""Every game fulfils the contract. Each seating is played once while all observers check it."""

import pytest

from tests.contract import integrity, on_screen, privacy, told
from tests.contract.observing import Observer, kinds, watched
from tests.contract.tables import SEATINGS, Seating, answers_at

OBSERVER_MODULES = (integrity, privacy, on_screen, told)
"""The modules of the observers."""


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_game_keeps_the_contract(seating: Seating) -> None:
    faults = watched(seating, tuple(kinds()), answers_at(seating))
    assert not faults, "\n\n".join(f"{observer}: {fault}" for observer, fault in faults.items())


def test_observers_have_distinct_names() -> None:
    names = [kind.__name__ for kind in kinds()]
    assert len(names) == len(set(names)) > 20
    assert all(issubclass(kind, Observer) and kind.__doc__ for kind in kinds())
