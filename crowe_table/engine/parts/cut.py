"""Cutting for the deal and for partners: a card from a spread pack, the lowest deals, ties cut again."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import ALL, Action, Moved, Now, Reason, Said, Seat, Tell, because, zone_of
from crowe_table.engine.parts.deal import Mixable, shuffle_pack

FEWEST_LEFT = 8
"""With fewer cards than this the pack is gathered and mixed before anyone cuts again."""


class Cut(Action, frozen=True, tag="cut"):
    """Draws the card at a place of the spread pack, or lifts so many cards of it."""

    place: int


class Seating(Struct, frozen=True):
    """What the cuts decide: the first dealer, and the players clockwise."""

    dealer: Seat
    ring: tuple[Seat, ...]


def tied(keys: Sequence[Sequence[int]], partners: bool) -> list[Seat]:
    """The seats that must cut again: those equal lowest and, for partners, those equal across the middle line."""
    order = sorted(range(len(keys)), key=lambda seat: tuple(keys[seat]))
    lowest = _equal_to(keys, order[0])
    if len(lowest) > 1:
        return lowest
    if not partners:
        return []
    second, third = order[1], order[2]
    return _equal_to(keys, second) if list(keys[second]) == list(keys[third]) else []


def seating(keys: Sequence[Sequence[int]], ring: tuple[Seat, ...], partners: bool) -> Seating:
    """Lowest deals. For partners the two lowest sit opposite; the dealer keeps his chair, the highest at his left."""
    order = sorted(range(len(keys)), key=lambda seat: tuple(keys[seat]))
    dealer = order[0]
    if not partners:
        return Seating(dealer, ring)
    at = ring.index(dealer)
    chairs = [dealer, order[3], order[1], order[2]]
    return Seating(dealer, tuple(chairs[(i - at) % 4] for i in range(4)))


class Cutting(Mixable, Protocol):
    """What a table holds while it is cut for the deal."""

    ring: tuple[Seat, ...]
    cut_cards: list[list[Card]]
    """For each seat, the cards it has drawn."""
    cut_keys: list[list[int]]
    """For each seat, what they count for: the least deals."""
    cutting: list[Seat]
    """Who has still to draw, in order."""


def decide(s: Cutting, partners: bool, tell: Tell) -> Seating | None:
    """What the cuts decide, when all have drawn; None while some have still to, or equals must draw again."""
    if s.cutting:
        return None
    again = tied(s.cut_keys, partners)
    if not again:
        return seating(s.cut_keys, s.ring, partners)
    if len(s.pack) < FEWEST_LEFT:
        gather(s.pack, s.cut_cards, tell)
        shuffle_pack(s, tell)
    s.cutting = again
    if tell:
        for seat in again:
            tell(Said(seat, because("say-cut-again")))
    return None


def draw_card(pack: list[Card], cut: list[list[Card]], seat: Seat, place: int, tell: Tell) -> int:
    """The seat takes the card at that place and shows it. Returns its rank, the ace lowest."""
    card = pack.pop(place)
    cut[seat].append(card)
    if tell:
        tell(Moved("pack", (place,), zone_of("cut", seat), (card,), ALL, how="cut"))
    return rank(card)


def gather(pack: list[Card], cut: list[list[Card]], tell: Tell) -> None:
    """Every card cut goes back on the pack. It has still to be mixed."""
    for seat, cards in enumerate(cut):
        if cards and tell:
            tell(Moved(zone_of("cut", seat), tuple(range(len(cards))), "pack", tuple(cards), how="gather"))
        pack.extend(cards)
        cards.clear()


def lift(pack: list[Card], cards: int) -> None:
    """So many cards are lifted off the top of the pack, and the rest laid upon them."""
    at = len(pack) - cards
    pack[:] = pack[at:] + pack[:at]


def refuse_place(place: int, least: int, most: int) -> Reason | None:
    """A cut must be within the pack."""
    if least <= place <= most:
        return None
    return because("refuse-cut", place=place, least=least, most=most)


def announce(result: Seating, tell: Tell) -> None:
    """Tells who sits where and who deals."""
    if tell:
        tell(Now("ring", result.ring))
        tell(Now("dealer", result.dealer))


def _equal_to(keys: Sequence[Sequence[int]], seat: Seat) -> list[Seat]:
    return [other for other in range(len(keys)) if list(keys[other]) == list(keys[seat])]
