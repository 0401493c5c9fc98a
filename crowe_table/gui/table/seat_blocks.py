"""What belongs to each player, as blocks: the ways in which ticket, tags, cards and coins can lie together."""

from itertools import product

from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.table.blocks import (
    CLOSE,
    LEAST_READ,
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
    """The blocks of every player, at one set of sizes."""

    def __init__(self, things: TableItems, sizes: Sizes) -> None:
        self.things = things
        self.sizes = sizes
        self._found: dict[tuple[int, float], list[Cluster]] = {}

    def of_other(self, chair: int, wide: float) -> list[Cluster]:
        """The ways in which what belongs to one of the others can lie, under the names of the first who has the same; a
        hand that is read is at most so wide.
        """
        model = self.things.models[chair]
        if (model, wide) not in self._found:
            self._found[model, wide] = self._ways(model, wide)
        return self._found[model, wide]

    def named(self, block: Cluster, chair: int) -> Cluster:
        """What was laid for the first player who has the same things, as this one's."""
        chairs, model = self.things.chairs, self.things.models[chair]
        if model == chair:
            return block
        return block.named({model: chair, **dict(zip(chairs[model], chairs[chair], strict=True))})

    def heads(self, chair: int) -> list[list[Cluster]]:
        """The ways in which a ticket and its player's tags can lie: beneath it; the viewer's own beside it too; by
        themselves on a crowded table.
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
        """The ways in which a thing of one of the others can lie; none if it is not there."""
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
        high = fitted_height(count, self.sizes.shown_card, wide, LEAST_READ * self.sizes.least)
        return [open_pile(spot, count, high, room, self.sizes) for room in widths(count, high, wide, self.sizes)]
