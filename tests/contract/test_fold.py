"""The screen never asks where the cards are: what it is told must be enough."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import AnyEvent, Moved, View
from crowe_table.engine.privacy import redact_all
from crowe_table.hosting.fold import LaidCard, PileFold, RecordFold, piles_of
from tests.contract.play import Seating, every_seating, step


def assert_carried(before: View, told: Sequence[AnyEvent], after: View, live: Sequence[str]) -> None:
    """What a viewer saw, carried forward by what they were told, is what they see."""
    piles, record, wanted = PileFold(LaidCard), RecordFold(before, live), RecordFold(after, live)
    piles.set(piles_of(before))
    for event in told:
        assert piles.contradiction(event) == ""
        piles.fold(event)
        record.fold(event)
    assert piles.cards() == piles_of(after)
    assert vars(record) == vars(wanted)


@every_seating
def test_events_carry_a_view_to_the_next(seating: Seating) -> None:
    for table, rng in seating.tables():
        live = seating.game.layout(table.setup.options, seating.seats).live
        while seating.comes(table, rng):
            before = {seat: table.view(seat) for seat in seating.viewers}
            told = step(table, rng)
            for seat in seating.viewers:
                assert_carried(before[seat], redact_all(told, seat), table.view(seat), live)


def laid(*cards: int) -> PileFold[LaidCard]:
    piles = PileFold(LaidCard)
    piles.set({"pack": cards, "hand:0": ()})
    return piles


def test_cards_moved_within_one_pile_stay_in_it() -> None:
    piles = laid(1, 2, 3, 4)
    piles.fold(Moved("pack", (0, 1), "pack", (1, 2)))
    assert piles.cards()["pack"] == (3, 4, 1, 2)
    piles.fold(Moved("pack", (2,), "pack", (1,), under=True))
    assert piles.cards()["pack"] == (1, 3, 4, 2)


def test_a_known_card_said_to_be_another_is_found() -> None:
    piles = laid(1, HIDDEN)
    assert piles.contradiction(Moved("pack", (0,), "hand:0", (2,)))
    assert piles.contradiction(Moved("pack", (1, 1), "hand:0", (2, 2)))
    assert piles.contradiction(Moved("pack", (2,), "hand:0", (2,)))
    assert piles.contradiction(Moved("pack", (1, 0), "hand:0", (2, HIDDEN))) == ""
