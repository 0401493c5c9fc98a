"""A reconstructed moment of the deal equals the view that the player had at that moment."""

from random import Random

import pytest

from crowe_table.engine.core import Moved, Seat
from crowe_table.engine.fold import RecordFold, piles_of
from crowe_table.engine.history import restore_hands, view_after
from crowe_table.hosting.last_hands import last_hands
from tests.any_game import AnyView
from tests.contract.tables import SEATINGS, Seating, step

FIRST = {seating.slug: seating for seating in reversed(SEATINGS)}
"""One seating of each game."""
MAX_ANSWERS = 160


def seen(view: AnyView) -> tuple[object, ...]:
    """Return what the screen shows of a View, without facts that never changed in the deal."""
    record = RecordFold(view)
    held = {account: sum_ for account, sum_ in record.accounts.items() if sum_}
    return piles_of(view), record.scores, record.purses, held


@pytest.mark.parametrize("seating", FIRST.values(), ids=str)
def test_every_moment_of_a_deal_is_reconstructed(seating: Seating) -> None:
    table, rng = seating.table(0), Random(str(seating))
    stood: dict[tuple[int, int], list[AnyView]] = {}
    while not table.over and len(table.actions) < MAX_ANSWERS:
        for seat in seating.viewers[:2]:
            view = table.view(seat)
            stood.setdefault((view.public.deal, seat), []).append(view)
        step(table, rng)
    for views in stood.values():
        for view in views:
            then = view_after(views[-1], len(view.past))
            assert seen(then) == seen(view)
            assert (then.ask, then.legal, then.own) == (None, (), None)


def test_a_moment_reveals_nothing_later() -> None:
    """At a moment before the first trick, all other hands are hidden, although they were shown later."""
    table, rng = FIRST["whist"].table(0), Random(1)
    while not any(isinstance(event, Moved) and event.how == "take" for event in table.view(Seat(0)).past):
        step(table, rng)
    view = table.view(Seat(0))
    first = next(at for at, event in enumerate(view.past) if isinstance(event, Moved) and event.how == "play")
    then = piles_of(view_after(view, first))
    assert all(set(then[f"hand:{seat}"]) == {-1} for seat in (1, 2, 3))
    assert -1 not in then["hand:0"]


def test_played_cards_return_to_the_hands_of_a_finished_deal() -> None:
    table, rng = FIRST["whist"].table(0), Random(1)
    while table.view(Seat(0)).public.deal < 1 or not any(
        piles_of(table.view(Seat(0)))[f"taken:{seat}"] for seat in range(4)
    ):
        step(table, rng)
    assert restore_hands(table.view(Seat(0))) == table.view(Seat(0)), "not while cards are still held"
    while any(piles_of(table.view(Seat(0)))[f"hand:{seat}"] for seat in range(4)):
        step(table, rng)
    laid = piles_of(restore_hands(table.view(Seat(0))))
    assert [len(laid[f"hand:{seat}"]) for seat in range(4)] == [13] * 4
    assert sorted(card for seat in range(4) for card in laid[f"hand:{seat}"]) == list(range(52))
    assert not any(laid[f"taken:{seat}"] for seat in range(4))


def test_with_a_stock_only_the_last_hands_are_restored() -> None:
    """Each player is shown with the last nine cards, not with all the cards held in 55 tricks."""
    table, rng = FIRST["bezique"].table(0), Random(1)
    while not table.over:
        step(table, rng)
    laid = piles_of(restore_hands(table.view(Seat(0))))
    assert [len(laid[f"hand:{seat}"]) for seat in range(2)] == [9, 9]
    held = last_hands(table.view(Seat(0)), table.game.layout(table.setup.options, 2))
    assert [sorted(held[Seat(seat)]) for seat in range(2)] == [sorted(laid[f"hand:{seat}"]) for seat in range(2)]
