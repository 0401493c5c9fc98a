"""Catching up. A player who returns gets the events that their seat may know, in order and in small portions."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, AnyEvent, Reason, Seat, Setup, Shown
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.hosting.catch_up import UNSEEN, CatchUp, whole_game
from crowe_table.hosting.hot_seat import MAX_CATCH_UP_UPDATES, HotSeat
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.settings import Settings
from tests.any_game import AnyTable
from tests.sampling import going_on


def played(slug: str, seats: int, actions: int) -> AnyTable:
    """Return a table after a number of random actions."""
    game, chance = games.game(slug), random.Random(slug)
    options = game.preset(game.presets[0].name, seats)
    table = Table(game, Setup(options, seats, (Farthings(10**6),) * seats, Chance(f"catch up {slug}")))
    while not table.over and len(table.actions) < actions:
        assert table.question
        legal = going_on(table.view(chance.choice(table.question.awaited())).legal)
        assert not isinstance(table.submit(chance.choice(legal)), Reason)
    return table


@pytest.mark.parametrize(("slug", "seats"), [("whist", 4), ("cribbage", 2), ("brag", 5), ("hazard", 3)])
@pytest.mark.parametrize("after", [UNSEEN, 0, 1, 37, 70])
def test_missed_events_are_shown_as_the_seat_would_have_seen_them(slug: str, seats: int, after: int) -> None:
    table = played(slug, seats, 90)
    after = min(after, len(table.actions) - 1)
    for seat in (Seat(0), Seat(seats - 1), SPECTATOR):
        catch_up = CatchUp(table, seat, after)
        earlier = table.at(max(0, after))
        assert catch_up.covered() == replace(earlier.view(SPECTATOR), seat=seat)
        first, *rest = catch_up.updates()
        assert first.view == earlier.view(seat)
        assert [update.events for update in rest] == [
            redact_all(table.events(count), seat) for count in range(max(0, after) + 1, len(table.actions) + 1)
        ]
        for count, update in enumerate(rest, max(0, after) + 1):
            assert update.view == table.at(count).view(seat)
        assert (rest or [first])[-1].view == table.view(seat)


def test_only_the_players_own_cards_turn_up() -> None:
    table = played("whist", 4, 40)
    for seat in range(4):
        first = next(CatchUp(table, Seat(seat), 40).updates())
        shown = [event for event in first.events if isinstance(event, Shown)]
        assert len(shown) == len(first.events) == 1
        assert shown[0].zone == f"hand:{seat}"
        assert sorted(shown[0].cards) == sorted(first.view.zone(f"hand:{seat}").cards)
        assert HIDDEN not in shown[0].cards
    assert next(CatchUp(table, SPECTATOR, 40).updates()).events == ()


def test_actions_during_catching_up_are_not_included() -> None:
    table = played("cribbage", 2, 10)
    updates = CatchUp(table, Seat(0), 4).updates()
    assert table.question
    table.submit(table.view(table.question.awaited()[0]).legal[0])
    assert len(list(updates)) == 1 + 6


def test_the_whole_game_from_any_chair() -> None:
    table = played("cribbage", 2, 30)
    told: list[AnyEvent] = [event for update in whole_game(table, Seat(1)) for event in update.events]
    whole = [event for count in range(31) for event in table.events(count)]
    assert told == list(redact_all(whole, Seat(1)))


def test_many_updates_are_shown_in_small_portions(tmp_path: Path) -> None:
    """The number of updates between two frames is limited, and the table rests until all have been shown."""
    people = tuple(Participant(name) for name in ("A", "B"))
    new = choose_table("cribbage", "crowe", people, stakes="coffee_house", seed="long")
    assert isinstance(new, NewTable)
    session = Shelf(tmp_path).start(new)
    assert isinstance(session, Session)
    worker, chance = Worker(), random.Random(1)
    client = HotSeat(session, worker, Settings)
    for _ in range(50):
        assert session.question
        legal = going_on(session.view(chance.choice(session.question.awaited())).legal)
        assert session.submit(chance.choice(legal)) is None
    client.sit(Seat(0))
    assert client.poll(True) == []
    client.uncover()
    lengths, last = [], client.view()
    while told := client.poll(True):
        lengths.append(len(told))
        last = told[-1].view
        assert not client.settled
    assert sum(lengths) == 51
    assert max(lengths) == MAX_CATCH_UP_UPDATES
    assert last == client.view() == session.view(Seat(0))
    assert client.settled
    session.close()
    worker.close()
