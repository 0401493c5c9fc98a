"""A pack that is not shuffled between deals: used cards go under it, and the next hands come from the top.

Players remember the cards they have seen until the cards are shuffled. If used cards are laid under in order, they keep
that order. The place of a remembered card is then known. If they are laid under haphazardly, the cards of one deal form
a mixed packet. A remembered card is then known to be in that packet until the deal reaches it. The rest of the old pack
is dealt first, followed by the oldest packet.
"""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine.core import NOBODY, OptionsT, RecordT, Seat, viewers
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.card_moves import draw, move, move_all, shuffle


class Packets(Struct, frozen=True):
    """The packets under the pack, in the order in which they will be dealt, and the packet of this deal."""

    order: tuple[int, ...] = ()
    filling: int = -1
    """Index of the packet that receives the cards of this deal; −1 before any of them is under the pack."""

    @property
    def closed(self) -> "Packets":
        """The same packets, but none of them receives cards, as at the start of a deal."""
        return Packets(self.order)


class UnshuffledPack(Struct, frozen=True):
    """The pack and its packets. Each method returns the new state of the packets, for the record."""

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
        """Deal ``each`` cards to these seats, one at a time. If ``seen``, each seat sees and remembers them."""
        for seat in [*seats] * each:
            if not s.at(self.pack):
                lie = self._reach_packet(s, lie)
            draw(s, 1, self.pack, hands[seat], shown_to=viewers(seat) if seen else NOBODY)
        return lie

    def lay_under(self, s: State[RecordT, OptionsT], lie: Packets, used: Pile, *, haphazard: bool) -> Packets:
        """Put used cards under the pack. If ``haphazard``, they join the packet of this deal.

        Otherwise they keep their order, with the first card dealt on top.
        """
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
        """Shuffle the pack and all packets together, so that nothing is remembered."""
        for slot in lie.order:
            move_all(s, self.packets[slot], self.pack, "take_up")
        shuffle(s, self.pack)
        return Packets(filling=lie.filling)

    def _begin_packet(self, lie: Packets) -> Packets:
        """Start a new packet for this deal. If no packet is free, use the last one."""
        free = [slot for slot in range(len(self.packets)) if slot not in lie.order]
        order = (*lie.order, *free[:1])
        return Packets(order, order[-1])

    def _reach_packet(self, s: State[RecordT, OptionsT], lie: Packets) -> Packets:
        """Move the oldest packet into the empty pack and mix it, so that nobody knows the places of its cards."""
        move_all(s, self.packets[lie.order[0]], self.pack, "take_up")
        shuffle(s, self.pack, "mix")
        return Packets(lie.order[1:], lie.filling)
