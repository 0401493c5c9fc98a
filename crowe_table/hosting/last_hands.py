"""What each player held in the last deal of a game, as far as one viewer knows."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import AnyEvent, Moved, Seat, Shown, View, zone_of
from crowe_table.engine.layout import Layout, Movement, in_order


def last_hands(view: View, layout: Layout) -> dict[Seat, tuple[Card, ...]]:
    """For each player who held any card, clockwise: the cards they are known to have held, in the layout's order, and
    backs for those that they hold unseen.
    """
    found = {seat: _hand(view, layout, seat) for seat in view.public.ring}
    return {seat: hand for seat, hand in found.items() if hand}


def _hand(view: View, layout: Layout, seat: Seat) -> tuple[Card, ...]:
    hand = zone_of(layout.hand, seat)
    held = next((tuple(zone.cards) for zone in view.zones if zone.key == hand), ())
    past = _since_drawn(view.past, hand)
    played = {card for event in _kept(past, hand) if _plays(event, hand, seat) for card in event.cards}
    shown = {card for event in past if isinstance(event, Shown) and event.zone == hand for card in event.cards}
    known = (played | shown | set(held)) - {HIDDEN}
    unseen = held.count(HIDDEN) - len((shown & known) - played - set(held))
    return in_order((*known, *(HIDDEN,) * unseen), layout.hand_order_now(view.public))


def _since_drawn(past: Sequence[AnyEvent], hand: str) -> Sequence[AnyEvent]:
    """What happened since the last card was drawn to this hand, where cards are drawn during the play; else all."""
    began, last = False, 0
    for at, event in enumerate(past):
        if isinstance(event, Moved):
            began = began or event.how == Movement.PLAY
            last = at if began and event.target == hand else last
    return past[last:]


def _kept(past: Sequence[AnyEvent], hand: str) -> list[Moved]:
    """The movements of cards, except discards from this hand in exchange for others."""
    moved = [event for event in past if isinstance(event, Moved)]
    drawn = max((at for at, event in enumerate(moved) if event.target == hand), default=-1)
    return [event for at, event in enumerate(moved) if at > drawn or event.how != Movement.LAY_OUT]


def _plays(event: Moved, hand: str, seat: Seat) -> bool:
    """Whether cards left this hand, or the player played what lay in the open and was theirs, as a turned trump."""
    own = event.target.partition(":")[2] == str(seat)
    return event.source == hand or (event.how == Movement.PLAY and own and ":" not in event.source)


def whole_hands(first: View, last: View, layout: Layout) -> dict[Seat, tuple[Card, ...]]:
    """Every card each player had in a game of one deal, by how it stood first and last, with all hands open; of cards
    that nobody ever held up, those that lie open before a player at the end.
    """
    played = last_hands(last, layout)
    whole = {seat: _before(first, seat) | set(played.get(seat, ())) for seat in first.public.ring}
    unseen = [seat for seat, cards in whole.items() if cards == {HIDDEN}]
    whole |= {seat: _before(last, seat) - {HIDDEN} for seat in unseen}
    order = layout.hand_order_now(last.public)
    return {seat: in_order(tuple(cards), order) for seat, cards in whole.items() if cards}


def _before(view: View, seat: Seat) -> set[Card]:
    """All that lies before a player: the hand, and what was played from it already."""
    own = [zone for zone in view.zones if zone.key.partition(":")[2] == str(seat) and not zone.face_down]
    return {card for zone in own for card in zone.cards}
