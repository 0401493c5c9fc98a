"""What could be thrown away is looked for while nothing happens, and in no frame in which something does."""

import gc
from random import Random

import pytest

from crowe_table.gui.memory import TIDY, tidy
from crowe_table.gui.table import screen
from tests.gui.table_fixture import Chair


def test_all_is_looked_through_only_when_it_is_long_since() -> None:
    gc.collect()
    assert not tidy()
    for _ in range(TIDY):
        gc.collect(1)
    assert tidy()
    assert not tidy()


def test_a_table_is_tidied_only_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    chair, chance = Chair(2, "tidy", slug="cribbage", preset="modern"), Random("tidy")
    busy: list[bool] = []

    def note() -> bool:
        busy.append(chair.screen.director.busy or chair.screen._unlaid)
        return False

    monkeypatch.setattr(screen, "tidy", note)
    for _ in range(5):
        chair.settle()
        chair.tick()
        chair.answer(chance)
    assert busy
    assert not any(busy)
