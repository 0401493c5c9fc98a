"""Shuffling and dealing: cards singly or in packets, round the table from a seat."""

from typing import Protocol

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Moved, Now, Seat, Shuffled, Tell, eyes, zone_of
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State


class Mixable(Protocol):
    """A pack, and the chance to mix it by."""

    pack: list[Card]
    rng: Rng


def begin_deal(s: State, dealer: Seat, pack: tuple[int, ...], tell: Tell) -> None:
    """Opens the next deal: its number, its dealer, its own stream of chance, and a whole pack mixed by it."""
    s.deal += 1
    s.dealer = dealer
    s.rng = s.chance.stream("deal", s.deal)
    s.pack[:] = pack
    if tell:
        tell(Now("deal", s.deal))
        tell(Now("dealer", dealer))
    shuffle_pack(s, tell)


def shuffle_pack(s: Mixable, tell: Tell) -> None:
    """Mixes the pack: nobody knows any card of it now."""
    s.rng.shuffle(s.pack)
    if tell:
        tell(Shuffled("pack"))


def deal_round(s: State, each: int, first: Seat, tell: Tell) -> None:
    """Deals so many cards to everybody, one at a time, from the top of the pack, clockwise from the first seat."""
    order = s.round_from(first)
    for _ in range(each):
        for seat in order:
            deal_card(s, seat, tell)


def deal_card(s: State, seat: Seat, tell: Tell) -> None:
    """Deals one card to a player, from the top of the pack."""
    card = s.pack.pop()
    s.hands[seat].append(card)
    if tell:
        tell(Moved("pack", (len(s.pack),), zone_of("hand", seat), (card,), eyes(seat), how="deal"))


def gather_all(s: State, zones: dict[str, list[int]], tell: Tell) -> None:
    """Every card of these zones goes back on the pack, face down, in the order of the zones."""
    for key, cards in zones.items():
        if not cards:
            continue
        if tell:
            tell(Moved(key, tuple(range(len(cards))), "pack", tuple(cards), how="gather"))
        s.pack.extend(cards)
        cards.clear()
