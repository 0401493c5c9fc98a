"""Delays of computer players. They look human, differ between players, and reveal no hidden information."""

from random import Random

from crowe_table import games
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.gui.table.pondering import LAST_CARD_FACTOR, MAX_DELAY, TYPICAL_DELAY, Pondering
from tests.any_game import AnyTable, AnyView
from tests.contract.tables import step
from tests.present import present

PLAYERS = (Participant("You"), *[Participant(name, "sound") for name in ("Captain Fenn", "Mr. Quill", "Mrs. Pimlott")])
MIN_DELAY = 100.0
"""Minimum delay that looks like thinking, in milliseconds."""


def whist_views() -> list[AnyView]:
    """Return the Views of the first player at each question in two deals of Whist."""
    laws = games.game("whist")
    table: AnyTable = Table(laws, Setup(laws.preset("crowe", 4), 4, (STAKES["counters"].purse,) * 4, Chance("slow")))
    chance, found = Random("slow"), []
    while table.question and table.deal < 3:
        found.append(table.view(Seat(0)))
        step(table, chance)
    return found


def test_computer_players_take_human_time_within_the_limit() -> None:
    pondering, views = Pondering(PLAYERS, "hand"), whist_views()
    house = [(view, pondering.pause(view)) for view in views if view.ask and 0 not in view.ask.awaited()]
    assert len(house) > 50
    last = [pause for view, pause in house if len(view.zone(f"hand:{present(view.ask).awaited()[0]}").cards) == 1]
    full = [pause for view, pause in house if len(view.zone(f"hand:{present(view.ask).awaited()[0]}").cards) > 1]
    assert last
    assert full
    assert MIN_DELAY < min(full) < TYPICAL_DELAY < max(full) <= MAX_DELAY
    assert max(last) < TYPICAL_DELAY * LAST_CARD_FACTOR * 2.2
    assert sum(last) / len(last) < sum(full) / len(full) / 2
    assert len(set(full)) > len(full) / 2, "every delay is different"


def test_a_person_is_never_made_to_wait_for_themselves() -> None:
    pondering = Pondering((Participant("You"),) * 4, "hand")
    assert {pondering.pause(view) for view in whist_views()} == {0.0}
