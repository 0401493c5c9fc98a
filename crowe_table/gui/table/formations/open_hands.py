"""Places of the opponents' short hands while they lie face up, at a table with several opponents a side.

No hand covers a ticket or another hand. A hand may cover its own tag, and the centre of the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crowe_table.engine.layout import Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.formations.blocks import APART, CLOSE, GAP, LEAST_READ, TIGHT, Laid, side_by_side
from crowe_table.gui.table.formations.blueprint import Flow, Region

MAX_CARDS = 5
"""Maximum number of cards in a short hand."""


@dataclass(frozen=True)
class Holder:
    """An opponent: the hand, the player's region, and the boxes of the region, the ticket and the face-down hand."""

    hand: Spot
    region: Region
    slot: Box
    ticket: Box
    backs: Box

    @property
    def below_ticket(self) -> int:
        return self.ticket.y + self.ticket.h + CLOSE


def open_hands(holders: Sequence[Holder], area: Box, laid: Laid, tallest: float) -> dict[Spot, tuple[Box, int]]:
    """Return the box and card height of each opponent's face-up hand.

    ``laid`` has all other objects, and ``tallest`` is the maximum card height in table units.
    """
    head = [holder for holder in holders if holder.region.x == 0.5]
    sides = [holder for holder in holders if holder.region.x != 0.5]
    opened = dict(_along_head(head, sides, area))
    heights = [(holder, _lowest(holder, laid) - _top(holder, laid)) for holder in sides]
    if all(room >= LEAST_READ for _, room in heights):
        return opened | {holder.hand: _below_ticket(holder, laid, min(room, tallest)) for holder, room in heights}
    foot = max((box.y + box.h for box, _ in opened.values()), default=area.y - GAP)
    for lean in (0.0, 1.0):
        top = foot + GAP
        for holder in sorted((each for each in sides if each.region.x == lean), key=lambda each: each.slot.y):
            wide = area.w / 2 - holder.slot.w - TIGHT - GAP / 2
            box, high = _hand(holder, wide, max(top, holder.slot.y), LEAST_READ)
            x = holder.slot.x - TIGHT - box.w if lean else holder.slot.x + holder.slot.w + TIGHT
            opened[holder.hand] = box._replace(x=x), high
            top = box.y + box.h + GAP
    return opened


def _along_head(head: Sequence[Holder], sides: Sequence[Holder], area: Box) -> Iterator[tuple[Spot, tuple[Box, int]]]:
    """Yield the hands along the top: beside the ticket of a single player, or else below the tickets.

    If they would reach down to the tickets at the sides, they lie closer together, between these.
    """
    left = max([holder.ticket.x + holder.ticket.w for holder in sides if holder.region.x == 0.0], default=area.x)
    right = min([holder.ticket.x for holder in sides if holder.region.x == 1.0], default=area.x + area.w)
    narrow = (right - left - TIGHT * (len(head) + 1)) / max(1, len(head))
    below = [(holder, _hand(holder, holder.slot.w, holder.below_ticket, LEAST_READ)) for holder in head]
    covers = any(_meet(box._replace(x=holder.slot.x), side.ticket) for holder, (box, _) in below for side in sides)
    for at, (holder, (box, high)) in enumerate(below):
        if holder.region.flow is Flow.ROW:
            x = holder.ticket.x + holder.ticket.w + TIGHT
            box, high = _hand(holder, holder.slot.x + holder.slot.w - x, holder.slot.y, LEAST_READ)
        elif covers:
            box, high = _hand(holder, narrow, holder.below_ticket, LEAST_READ)
            x = round(left + TIGHT + at * (narrow + TIGHT) + (narrow - box.w) / 2)
        else:
            x = round(holder.slot.x + (holder.slot.w - box.w) / 2)
        yield holder.hand, (box._replace(x=x), high)


def _meet(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.w and other.x < one.x + one.w
    return across and one.y < other.y + other.h and other.y < one.y + one.h


def _top(holder: Holder, laid: Laid) -> int:
    """Return the upper edge of a hand in its own block: where the backs lie, or below the ticket if that is too low."""
    return holder.backs.y if _lowest(holder, laid) - holder.backs.y >= LEAST_READ else holder.below_ticket


def _lowest(holder: Holder, laid: Laid) -> int:
    """Return the lowest possible edge of a hand in its own block, above the next object below it."""
    slot, chair = holder.slot, holder.hand.of
    others = [box for key, (box, _) in laid.items() if (key if isinstance(key, int) else key.of) != chair]
    tops = [box.y for box in others if box.y > holder.ticket.y and box.x < slot.x + slot.w and slot.x < box.x + box.w]
    return min(tops, default=slot.y + slot.h) - APART


def _below_ticket(holder: Holder, laid: Laid, tallest: float) -> tuple[Box, int]:
    box, high = _hand(holder, holder.slot.w, _top(holder, laid), tallest)
    return box._replace(x=round(holder.slot.x + (holder.slot.w - box.w) * holder.region.x)), high


def _hand(holder: Holder, most: float, top: float, tallest: float) -> tuple[Box, int]:
    """Return a hand of the largest cards that lie side by side in this width, or of the smallest overlapping ones."""
    count = holder.hand.cards
    high = max(float(LEAST_READ), min(tallest, ((most + APART) / count - APART) / RATIO))
    return Box(0, round(top), round(min(side_by_side(count, high), most)), round(high)), int(high)
