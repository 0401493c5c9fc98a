"""The replay of a finished game. Views are the same in both directions. An unfinished game has no replay."""

import gc
from functools import cache
from pathlib import Path
from random import Random
from time import thread_time

import pytest

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Moved, Reason, Seat, seats, zone_of
from crowe_table.engine.journal import Header
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.games import game
from crowe_table.hosting.last_hands import last_hands, shared_hands
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.walkthrough import Stride, Walk, walk_of
from tests.any_game import AnyTable
from tests.sampling import TESTED, settling


def begun(slug: str) -> tuple[Header, AnyTable]:
    preset = game(slug).presets[0]
    players = tuple(Participant(f"Player {seat}", "sharp" if seat else "") for seat in range(preset.seats[-1]))
    new = choose_table(slug, preset.name, players, seed="walked-through")
    assert isinstance(new, NewTable)
    head = header_of(new)
    table = table_of(head)
    assert not isinstance(table, Reason)
    return head, table


def step_of(table: AnyTable, chance: Chance) -> None:
    assert table.question is not None
    seat = table.question.awaited()[0]
    legal = settling(table.view(seat).legal, Random(len(table.actions)))
    assert not isinstance(table.submit(legal[chance.stream("c", len(table.actions)).below(len(legal))]), Reason)


@cache
def finished(slug: str) -> tuple[Header, AnyTable]:
    head, table = begun(slug)
    while not table.over:
        step_of(table, Chance("walk"))
    return head, table


every_game = pytest.mark.parametrize("slug", TESTED)


@every_game
def test_each_step_shows_the_table_at_that_time(slug: str) -> None:
    head, table = begun(slug)
    seen = [table.view(Seat(0))]
    while not table.over:
        step_of(table, Chance("walk"))
        seen.append(table.view(Seat(0)))
    walk = Walk(head, table)
    assert walk.last <= len(table.actions) + walk.count(Stride.TRICK)
    at = [len(seen) - 1 if step == walk.last else walk._moments[step].answers for step in range(walk.last + 1)]
    for step in [*range(0, walk.last, 7), walk.last, *range(walk.last, 0, -11)]:
        if walk._moments[step].events_left:
            continue
        then, now = seen[at[step]], walk.view(step, Seat(0), hands_open=False)
        assert (now.zones, now.public, now.past) == (then.zones, then.public, then.past)
        assert now.ask is None
        assert now.legal == ()


@every_game
def test_open_hands_reveal_the_hands_and_nothing_else(slug: str) -> None:
    head, table = finished(slug)
    walk = Walk(head, table)
    hands = walk.layout().hands
    for step in range(0, walk.last + 1, 5):
        opened, closed = (walk.view(step, SPECTATOR, hands_open) for hands_open in (True, False))
        for zone, shut in zip(opened.zones, closed.zones, strict=True):
            if zone.key.partition(":")[0] in hands:
                assert HIDDEN not in zone.cards
                assert len(zone.cards) == len(shut.cards)
            else:
                assert zone == shut
        for event in walk.happened(step, SPECTATOR, hands_open=True).events:
            if isinstance(event, Moved) and event.target.partition(":")[0] in hands:
                assert HIDDEN not in event.cards


@every_game
def test_strides_lead_forwards_and_backwards_to_the_ends(slug: str) -> None:
    walk = Walk(*finished(slug))
    for stride in walk.strides:
        on, back = [0], [walk.last]
        while on[-1] < walk.last:
            on.append(walk.stride(stride, on[-1], 1))
        while back[-1] > 0:
            back.append(walk.stride(stride, back[-1], -1))
        assert set(back[1:-1]) == set(on[1:-1])
        assert walk.passed(stride, walk.last) == walk.count(stride) >= len(on) - 2
        assert walk.stride(stride, walk.last, 1) == walk.last
        assert walk.stride(stride, 0, -1) == 0


def test_an_unfinished_game_cannot_be_walked_through(tmp_path: Path) -> None:
    head, table = begun("cribbage")
    with pytest.raises(ValueError, match="not walked"):
        Walk(head, table)
    with pytest.raises(RuntimeError, match="No hand"):
        table.laid_open(Seat(0))
    step_of(table, Chance("walk"))
    with pytest.raises(RuntimeError, match="No hand"):
        table.at(0).laid_open(Seat(0))
    session = Shelf(tmp_path).start_copy(head)
    assert not isinstance(session, Reason)
    session.close()
    assert walk_of(session.path) == Reason("walk-not-over")
    assert isinstance(walk_of(tmp_path / "none.crowe"), Reason)


def test_stepping_back_is_quick() -> None:
    """A step takes at most 50 milliseconds of processor time, and usually about two.

    The time to collect garbage of other tests is not counted.
    """
    head, table = begun("brag")
    while not table.over:
        step_of(table, Chance("walk"))
    before, answers = table, list(table.actions)
    assert len(answers) > 300
    walk = Walk(head, before)
    slowest = 0.0
    gc.disable()
    for step in range(walk.last, walk.last - 130, -1):
        began = thread_time()
        walk.happened(step, Seat(0), hands_open=True)
        slowest = max(slowest, thread_time() - began)
    gc.enable()
    assert slowest < 0.05


def test_walking_through_offers_the_seats_of_persons() -> None:
    walk = Walk(*finished("whist"))
    assert walk.persons == (Seat(0),)
    first = walk.view(walk.stride(Stride.TRICK, 0, 1), Seat(0), hands_open=True)
    assert [len(first.zone(zone_of("hand", seat)).cards) for seat in seats(4)] == [12, 12, 12, 12]


def test_a_trick_is_shown_before_it_is_gathered() -> None:
    walk = Walk(*finished("whist"))
    step = walk.stride(Stride.TRICK, walk.stride(Stride.TRICK, 0, 1), 1)
    for hands_open in (True, False):
        lying, taken = (walk.view(each, Seat(0), hands_open) for each in (step, step + 1))
        assert [len(lying.zone(zone_of("played", seat)).cards) for seat in seats(4)] == [1, 1, 1, 1]
        assert [len(taken.zone(zone_of("played", seat)).cards) for seat in seats(4)] == [0, 0, 0, 0]
        assert lying.past == taken.past[: len(lying.past)]


def test_all_hands_open_opens_the_crib_too() -> None:
    """At the end each player has the four cards that were kept, and the crib lies separately."""
    walk = Walk(*finished("cribbage"))
    steps = [walk.view(step, Seat(0), hands_open=True) for step in range(walk.last + 1)]
    cribs = [zone.cards for view in steps for zone in view.zones if zone.key.partition(":")[0] in ("crib", "thrown")]
    assert any(cribs)
    assert all(card != HIDDEN for cards in cribs for card in cards)
    last = walk.view(walk.last, Seat(0), hands_open=False)
    assert {len(held) for held in last_hands(last, walk.layout()).values()} == {4}
    ((_, crib),) = shared_hands(last, walk.layout())
    assert len(crib) == 4
