"""The screen never asks where the cards are: what it is told must be enough."""

from collections.abc import Sequence

from crowe_table.engine.core import AnyEvent, View
from crowe_table.engine.privacy import redact_all
from tests.contract.fold import fold, fold_told, told_of, zones_of
from tests.contract.play import Seating, every_seating, step


def assert_carried(before: View, told: Sequence[AnyEvent], after: View, live: Sequence[str]) -> None:
    """What a viewer saw, carried forward by what he was told, is what he sees."""
    zones, facts = zones_of(before), told_of(before, live)
    for event in told:
        zones, facts = fold(zones, event), fold_told(facts, event)
    assert zones == zones_of(after)
    assert facts == told_of(after, live)


@every_seating
def test_events_carry_a_view_to_the_next(seating: Seating) -> None:
    for table, rng in seating.tables():
        live = seating.game.layout(table.setup.options, seating.seats).live
        while seating.comes(table, rng):
            before = {seat: table.view(seat) for seat in seating.viewers}
            told = step(table, rng)
            for seat in seating.viewers:
                assert_carried(before[seat], redact_all(told, seat), table.view(seat), live)
