"""Delays of computer players. They look human, differ between players, and reveal no hidden information."""

from itertools import pairwise
from random import Random
from statistics import mean

from crowe_table import games
from crowe_table.engine.core import Moved, Seat, Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.gui.table.pondering import LAST_CARD_FACTOR, MAX_DELAY, SWEEP_FACTOR, TYPICAL_DELAY, Pondering
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


def again(view: AnyView) -> bool:
    """Return whether a question is asked again because somebody looked at the last trick."""
    return isinstance(view.past[-1], Moved) and view.past[-1].how == "review"


def test_computer_players_take_human_time_within_the_limit() -> None:
    pondering, views = Pondering(PLAYERS, "hand"), whist_views()
    asked = [(view, pondering.pause(view)) for view in views if view.ask and 0 not in view.ask.awaited()]
    house = [(view, pause) for view, pause in asked if present(view.ask).key in ("lead", "follow") and not again(view)]
    assert len(house) > 50
    last = [pause for view, pause in house if len(view.zone(f"hand:{present(view.ask).awaited()[0]}").cards) == 1]
    full = [pause for view, pause in house if len(view.zone(f"hand:{present(view.ask).awaited()[0]}").cards) > 1]
    assert last
    assert full
    assert MIN_DELAY < min(full) < TYPICAL_DELAY < max(full) <= MAX_DELAY
    assert max(last) < TYPICAL_DELAY * LAST_CARD_FACTOR * 2.2
    assert sum(last) / len(last) < sum(full) / len(full) / 2
    assert len(set(full)) > len(full) / 2, "every delay is different"


def test_players_asked_the_same_in_turn_answer_in_one_sweep() -> None:
    """Only the first bidder of a sale takes the usual time. Cards played in turn are never hurried."""
    laws, asked = games.game("speculation"), list[tuple[str, int, float]]()
    for seed in range(8):
        setup = Setup(laws.preset("crowe", 4), 4, (STAKES["counters"].purse,) * 4, Chance(f"sale {seed}"))
        table: AnyTable = Table(laws, setup)
        pondering, chance = Pondering(PLAYERS, "hand"), Random(seed)
        while table.question:
            view = table.view(Seat(0))
            pause = pondering.pause(view)
            asked.append((present(view.ask).key, table.deal, 0.0 if 0 in present(view.ask).awaited() else pause))
            step(table, chance)
    pairs = list(pairwise(asked))
    swept = [now[2] for before, now in pairs if now[0] == "bid-more" and before[:2] == now[:2] and now[2]]
    assert len(swept) > 3
    assert max(swept) <= MAX_DELAY * SWEEP_FACTOR
    first = [now[2] for before, now in pairs if now[0] == "bid-more" and before[0] != now[0] and now[2]]
    assert mean(first) > 2 * mean(swept)


def test_players_asked_together_with_the_visitor_have_thought_when_the_visitor_has_answered() -> None:
    laws = games.game("brag")
    table: AnyTable = Table(laws, Setup(laws.preset("crowe", 4), 4, (STAKES["counters"].purse,) * 4, Chance("look")))
    pondering, pauses = Pondering(PLAYERS, "hand"), list[float]()
    while present(table.question).key == "look":
        view = table.view(Seat(0))
        seat = min(present(view.ask).awaited())
        pauses.append(pondering.pause(view))
        table.submit(table.view(seat).legal[0])
    assert len(pauses) == 4
    assert pauses[0] > MIN_DELAY
    assert pauses[1:] == [0.0] * 3


def test_a_person_is_never_made_to_wait_for_themselves() -> None:
    pondering = Pondering((Participant("You"),) * 4, "hand")
    assert {pondering.pause(view) for view in whist_views()} == {0.0}
