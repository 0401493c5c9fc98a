"""Sums, tags and results are true in every frame of a table's first deal, and in every frame of the next deal."""

from collections.abc import Iterator, Sequence

import pytest

from crowe_table.engine.core import AnyEvent, Paid
from crowe_table.engine.fold import RecordFold
from crowe_table.engine.history import view_after
from crowe_table.gui.table.displayed import Displayed
from crowe_table.hosting.update import Update
from crowe_table.kit.between_deals import Ready
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import Chair, Company
from tests.sampling import some_tables

FRAME = 90.0
"""Milliseconds between two examined frames. Coins travel for 320 milliseconds at the ordinary pace."""
MAX_FRAMES = 2000
Money = tuple[tuple[int, ...], tuple[tuple[str, int], ...]]
"""Sums in all purses, and in every other account that is not empty."""


def money_of(record: RecordFold) -> Money:
    heaps = [(account.text, int(total)) for account, total in record.accounts.items() if total]
    return tuple(map(int, record.purses)), tuple(sorted(heaps))


def possible(view: AnyView, events: Sequence[AnyEvent]) -> Iterator[Money]:
    """Yield the money of each account at each possible time during an update.

    At such a time, some payments have left their source, and some of these have arrived.
    """
    paid = [event for event in events if isinstance(event, Paid)]
    for arrived in range(len(paid) + 1):
        for left in range(arrived, len(paid) + 1):
            record = RecordFold(view)
            for at, event in enumerate(paid[:left]):
                record.leave(event)
                if at < arrived:
                    record.arrive(event)
            yield money_of(record)


def pays_first(slug: str, preset: str, seats: int) -> bool:
    """Return whether any payment precedes the first question."""
    return any(isinstance(event, Paid) for event in Company(seats, "opening", slug=slug, preset=preset).view().past)


PAYING = [seated for seated in some_tables() if pays_first(*seated)]


class WatchedChair(Chair):
    """A visitor who examines every frame."""

    def watch(self, before: AnyView, update: Update) -> int:
        """Examine every frame until this update has arrived. Return the number of frames."""
        allowed, frames = set(possible(before, update.events)), 0
        arrivals = self.arrivals
        while self.arrivals == arrivals:
            self.tick(FRAME)
            frames += 1
            assert frames < MAX_FRAMES
            shown = self.screen.displayed
            assert money_of(shown._record) in allowed, f"frame {frames}"
            if before.public.deal < shown.number("deal") == update.view.public.deal:
                self.tags_are_true(update.view)
        assert money_of(self.screen.displayed._record) == money_of(RecordFold(update.view))
        return frames

    def tags_are_true(self, after: AnyView) -> None:
        """Assert that, in a new deal, no player is shown as out and the last result is gone."""
        shown, layout = self.screen.displayed, self.sitting.layout()
        assert not self.screen.tabletop.question.result or not self.busy
        final = Displayed(after, layout.turn)
        for seat in after.public.ring:
            if shown.is_out(seat, layout.standing, layout.out):
                assert final.is_out(seat, layout.standing, layout.out), f"seat {seat} is dealt to"


@pytest.mark.parametrize(("slug", "preset", "seats"), PAYING)
def test_every_frame_of_an_opening_is_true(slug: str, preset: str, seats: int) -> None:
    chair = WatchedChair(seats, "opening", slug=slug, preset=preset, settings=Settings())
    view = chair.sitting._first
    assert chair.watch(view_after(view, 0), Update(view.past, view)) > 5


def before_next_deal(view: AnyView) -> bool:
    return any(isinstance(action, Ready) for action in view.legal)


@pytest.mark.parametrize(("slug", "preset", "seats"), PAYING)
def test_every_frame_of_the_next_deal_is_true(slug: str, preset: str, seats: int) -> None:
    chair = WatchedChair(seats, "opening", slug=slug, preset=preset, until=before_next_deal)
    table, told = chair.sitting.table, chair.sitting._shelf
    if table.question is None:
        pytest.skip("this table ends with its first deal")
    frames = 0
    for seat in list(table.question.awaited()):
        before = chair.view
        ready = next(action for action in table.view(seat).legal if isinstance(action, Ready))
        assert chair.sitting.submit(ready) is None
        frames += chair.watch(before, told[-1])
    assert frames > 0
