"""Each player's objects as blocks: the arrangements of ticket, tags, cards and coins."""

from itertools import product

from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.table.blocks import (
    CLOSE,
    MIN_READ,
    TIGHT,
    Cluster,
    Sizes,
    closed,
    closed_pile,
    fitted_height,
    in_line,
    leanest,
    open_pile,
    piled,
    single,
    thing,
    together,
    widths,
)
from crowe_table.gui.table.table_items import TableItems


class SeatBlocks:
    """The blocks of all players at one set of sizes."""

    def __init__(self, things: TableItems, sizes: Sizes) -> None:
        self.things = things
        self.sizes = sizes
        self._found: dict[tuple[int, float], list[Cluster]] = {}

    def of_other(self, chair: int, wide: float) -> list[Cluster]:
        """Return the arrangements of an opponent's objects, keyed by the first chair with the same objects.

        An open hand is at most ``wide``.
        """
        model = self.things.models[chair]
        if (model, wide) not in self._found:
            self._found[model, wide] = self._ways(model, wide)
        return self._found[model, wide]

    def named(self, block: Cluster, chair: int) -> Cluster:
        """Return a block of the first chair with the same objects, rekeyed to this chair."""
        chairs, model = self.things.chairs, self.things.models[chair]
        if model == chair:
            return block
        return block.named({model: chair, **dict(zip(chairs[model], chairs[chair], strict=True))})

    def heads(self, chair: int) -> list[list[Cluster]]:
        """Return the arrangements of a ticket and its tags: below it; for the viewer also beside it; separate on a
        crowded table.
        """
        sizes = self.sizes
        ticket = single(chair, *sizes.ticket)
        spots = [spot for spot in self.things.chairs[chair] if spot.kind is Kind.TAG] if sizes.tags else []
        tags = [thing(spot, 1.0, sizes) for spot in spots]
        beneath = [piled([ticket, *tags], CLOSE, 0.5)]
        found = [[way] for way in (leanest([*beneath, in_line([ticket, *tags], TIGHT)]) if chair == 0 else beneath)]
        return [*found, [ticket, *tags]] if tags and sizes.close else found

    def _ways(self, chair: int, wide: float) -> list[Cluster]:
        spots = [spot for spot in self.things.chairs[chair] if not self.things.is_tag(spot, self.sizes)]
        rest = [ways for ways in (self._ways_of(spot, wide) for spot in spots) if ways]
        return leanest(
            way
            for head, others in product(self.heads(chair), product(*rest))
            for way in together([*head, *others], TIGHT, 0.5)
        )

    def _ways_of(self, spot: Spot, wide: float) -> list[Cluster]:
        """Return the arrangements of one of an opponent's objects; empty if it is absent."""
        things, sizes = self.things, self.sizes
        if spot.kind not in PILES:
            return [thing(spot, min(1.3, sizes.backs), sizes)]
        if not things.is_hand(spot):
            return [closed_pile(spot, sizes.back * 0.8, sizes)] if closed(spot) else self._read(spot, 0, wide)
        if spot.of in things.shown:
            return self._read(spot, things.shown[spot.of], wide)
        return [] if spot.of in things.standing.bare else [closed_pile(spot, sizes.back, sizes)]

    def _read(self, spot: Spot, count: int, wide: float) -> list[Cluster]:
        count = count or spot.cards
        high = fitted_height(count, self.sizes.shown_card, wide, MIN_READ * self.sizes.least)
        return [open_pile(spot, count, high, room, self.sizes) for room in widths(count, high, wide, self.sizes)]
