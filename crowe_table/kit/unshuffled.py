"""A pack that is not shuffled from deal to deal: used cards go under it, and the next hands come off it as it lies.

What a player has seen of a card is remembered until it is shuffled. Laid under as they lie, used cards keep their
order: whoever remembers one knows where it lies and into whose hand it falls. Laid under haphazard, those of one deal
make a packet mixed in itself: the card is known to be in it, until the dealing reaches it. There the top of the pack
is dealt out first, then the packets, the oldest first.
"""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine.core import NOBODY, OptionsT, RecordT, Seat, viewers
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.card_moves import draw, move, move_all, shuffle


class Packets(Struct, frozen=True):
    """Which packets lie under the pack, the one to be dealt first first; and to which the cards of this deal go."""

    order: tuple[int, ...] = ()
    filling: int = -1
    """−1 before any card of this deal lies under."""

    @property
    def closed(self) -> "Packets":
        """The same at the beginning of a deal."""
        return Packets(self.order)


class UnshuffledPack(Struct, frozen=True):
    """The pack and its packets. What is done returns how the packets lie then, for the record."""

    pack: Pile
    packets: Sequence[Pile]

    def deal(
        self,
        s: State[RecordT, OptionsT],
        lie: Packets,
        each: int,
        seats: Sequence[Seat],
        hands: Sequence[Pile],
        *,
        seen: bool,
    ) -> Packets:
        """So many cards to each of these, one at a time. ``seen``: each sees its own as they come, and remembers."""
        for seat in [*seats] * each:
            if not s.at(self.pack):
                lie = self._reach_packet(s, lie)
            draw(s, 1, self.pack, hands[seat], shown_to=viewers(seat) if seen else NOBODY)
        return lie

    def lay_under(self, s: State[RecordT, OptionsT], lie: Packets, used: Pile, *, haphazard: bool) -> Packets:
        """Used cards go under: into the packet of this deal, or in their order, the first dealt uppermost."""
        if not s.at(used):
            return lie
        if not haphazard:
            move(s, s.at(used)[::-1], used, self.pack, "under", under=True)
            return lie
        if lie.filling < 0:
            lie = self._begin_packet(lie)
        move_all(s, used, self.packets[lie.filling], "under")
        return lie

    def shuffle(self, s: State[RecordT, OptionsT], lie: Packets) -> Packets:
        """The pack and all packets are shuffled: nothing is remembered now."""
        for slot in lie.order:
            move_all(s, self.packets[slot], self.pack, "take_up")
        shuffle(s, self.pack)
        return Packets(filling=lie.filling)

    def _begin_packet(self, lie: Packets) -> Packets:
        """The cards of this deal make a new packet; where there is room for no more of them, they go to the last."""
        free = [slot for slot in range(len(self.packets)) if slot not in lie.order]
        order = (*lie.order, *free[:1])
        return Packets(order, order[-1])

    def _reach_packet(self, s: State[RecordT, OptionsT], lie: Packets) -> Packets:
        """The dealing reaches the oldest packet: nobody knows where in it a card lies."""
        move_all(s, self.packets[lie.order[0]], self.pack, "take_up")
        shuffle(s, self.pack, "mix")
        return Packets(lie.order[1:], lie.filling)
