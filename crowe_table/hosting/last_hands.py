"""The hands of a game's last deal, as far as one viewer knows them."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import AnyEvent, Moved, Seat, Shown, View, zone_of
from crowe_table.engine.layout import Layout, Movement, Spot, in_order


def last_hands(view: View, layout: Layout) -> dict[Seat, tuple[Card, ...]]:
    """Return the known cards of each player who held cards in the last deal.

    Players are in clockwise order, and cards in the order of the layout. A card that the viewer does not know is
    represented by a back.
    """
    found = {seat: _hand(view, layout, seat) for seat in view.public.ring}
    return {seat: hand for seat, hand in found.items() if hand}


def _hand(view: View, layout: Layout, seat: Seat) -> tuple[Card, ...]:
    hand = zone_of(layout.hand, seat)
    held = next((tuple(zone.cards) for zone in view.zones if zone.key == hand), ())
    past = _since_drawn(view.past, hand)
    kept = [event for event in _card_movements(past, hand) if not _lays_out(event, layout)]
    played = {card for event in kept if _plays(event, hand, seat) for card in event.cards}
    shown = {card for event in past if isinstance(event, Shown) and event.zone == hand for card in event.cards}
    known = (played | shown | set(held)) - {HIDDEN}
    unseen = held.count(HIDDEN) - len((shown & known) - played - set(held))
    return in_order((*known, *(HIDDEN,) * unseen), layout.hand_order_now(view.public))


def _since_drawn(past: Sequence[AnyEvent], hand: str) -> Sequence[AnyEvent]:
    began, last = False, 0
    for at, event in enumerate(past):
        if isinstance(event, Moved):
            began = began or event.how == Movement.PLAY
            last = at if began and event.target == hand else last
    return past[last:]


def _card_movements(past: Sequence[AnyEvent], hand: str) -> list[Moved]:
    moved = [event for event in past if isinstance(event, Moved)]
    drawn = max((at for at, event in enumerate(moved) if event.target == hand), default=-1)
    return [event for at, event in enumerate(moved) if at > drawn or event.how != Movement.LAY_OUT]


def shared_hands(view: View, layout: Layout) -> list[tuple[Spot, tuple[Card, ...]]]:
    """Return the open cards of each hand that several players lay out, such as the crib, with the hand's spot."""
    spots = [spot for spot in layout.spots if spot.of < 0 and spot.takes and spot.shows in layout.hands]
    cards = {zone.key: tuple(zone.cards) for zone in view.zones}
    return [(spot, held) for spot in spots if (held := cards.get(spot.shows, ())) and HIDDEN not in held]


def _lays_out(event: Moved, layout: Layout) -> bool:
    return event.how == Movement.LAY_OUT and event.target.partition(":")[0] in layout.hands - {layout.hand}


def _plays(event: Moved, hand: str, seat: Seat) -> bool:
    """Return whether cards left this hand, or the player played an open card of their own.

    A turned-up trump is such an open card.
    """
    own = event.target.partition(":")[2] == str(seat)
    return event.source == hand or (event.how == Movement.PLAY and own and ":" not in event.source)


def whole_hands(first: View, last: View, layout: Layout) -> dict[Seat, tuple[Card, ...]]:
    """Return every card that each player had in a game of one deal, from the first and last Views with all hands open.

    If a hand was never picked up, return the cards that lie open before the player at the end.
    """
    played = last_hands(last, layout)
    whole = {seat: _cards_before(first, seat) | set(played.get(seat, ())) for seat in first.public.ring}
    unseen = [seat for seat, cards in whole.items() if cards == {HIDDEN}]
    whole |= {seat: _cards_before(last, seat) - {HIDDEN} for seat in unseen}
    order = layout.hand_order_now(last.public)
    return {seat: in_order(tuple(cards), order) for seat, cards in whole.items() if cards}


def _cards_before(view: View, seat: Seat) -> set[Card]:
    """Return all open cards that belong to a player: the hand, and cards already played from it."""
    own = [zone for zone in view.zones if zone.key.partition(":")[2] == str(seat) and not zone.face_down]
    return {card for zone in own for card in zone.cards}
