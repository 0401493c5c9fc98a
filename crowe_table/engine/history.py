"""Reconstruction of an earlier state of the deal, as one viewer saw it then.

It uses only the events that the viewer received since the deal began, and reveals nothing that came later.
"""

from collections import Counter
from copy import copy

from msgspec.structs import fields, replace

from crowe_table.engine.cards import HIDDEN, Card, face
from crowe_table.engine.core import Changed, Moved, OptionsT, Paid, RecordT, Scored, View, Zone
from crowe_table.engine.fold import PileFold, PlacedCard, RecordFold
from crowe_table.engine.layout import Movement


def view_after(view: View[RecordT, OptionsT], count: int) -> View[RecordT, OptionsT]:
    """Return the View after the first ``count`` events of the deal, without a question.

    A fact that changes during the deal has its default value before the first change.
    """
    past = view.past[:count]
    piles: PileFold[PlacedCard] = PileFold(PlacedCard)
    piles.set({zone.key: (HIDDEN,) * size for zone, size in zip(view.zones, _sizes(view), strict=True)})
    first = replace(view, public=_first_record(view), ask=None, legal=(), own=None, past=past)
    record = RecordFold(first)
    for event in past:
        piles.fold(event)
        record.fold(event)
    public = copy(first.public)
    for name, value in record.facts.items():
        setattr(public, name, value)
    public.scores, public.purses = tuple(record.scores), tuple(record.purses)
    public.accounts = tuple((account, sum_) for account, sum_ in record.accounts.items() if sum_)
    laid = piles.cards()
    return replace(first, zones=tuple(Zone(zone.key, laid.get(zone.key, ())) for zone in view.zones), public=public)


def restore_hands(view: View[RecordT, OptionsT]) -> View[RecordT, OptionsT]:
    """Return a View in which every card played to a trick is back in the hand of its player.

    It serves to review a finished deal. If hands drew from the stock during play, only cards played after the last draw
    move back. The View is unchanged if no trick was taken.
    """
    moves = [event for event in view.past if isinstance(event, Moved)]
    taken = {event.target for event in moves if event.how == Movement.TAKE}
    from_hand = (event.source for event in moves if event.how == Movement.PLAY and ":" in event.source)
    name = next(from_hand, "").partition(":")[0]
    to_hand = [(at, event.source) for at, event in enumerate(moves) if event.target.partition(":")[0] == name]
    came = max((at for at, source in to_hand if source == to_hand[0][1]), default=0)
    plays = [event for event in moves[came:] if event.how == Movement.PLAY]
    played: dict[str, tuple[Card, ...]] = {}
    for play in plays:
        hand = f"{name}:{play.target.partition(':')[2]}"
        played[hand] = (*played.get(hand, ()), *play.cards)
    lying = {zone.key: () if zone.key in taken else tuple(zone.cards) for zone in view.zones}
    if not taken or any(cards for key, cards in lying.items() if key in played):
        return view
    hands = {key: tuple(sorted(cards, key=face)) for key, cards in played.items()}
    zones = [
        Zone(zone.key, hands.get(zone.key, lying[zone.key]), face_down=zone.face_down and zone.key not in hands)
        for zone in view.zones
    ]
    return replace(view, zones=tuple(zones))


def _sizes(view: View[RecordT, OptionsT]) -> list[int]:
    """Return the number of cards in each zone at the start of the deal."""
    sizes = Counter({zone.key: len(zone.cards) for zone in view.zones})
    for event in view.past:
        if isinstance(event, Moved):
            sizes[event.source] += len(event.places)
            sizes[event.target] -= len(event.places)
    return [sizes[zone.key] for zone in view.zones]


def _first_record(view: View[RecordT, OptionsT]) -> RecordT:
    public = copy(view.public)
    told = {event.fact for event in view.past if isinstance(event, Changed)}
    for field in fields(type(public)):
        if field.name in told.intersection(public.live) and field.name != "ring":
            setattr(public, field.name, field.default)
    money = RecordFold(view)
    for event in view.past:
        if isinstance(event, Paid):
            money.fold(replace(event, source=event.target, target=event.source))
    public.purses, public.accounts = tuple(money.purses), tuple(money.accounts.items())
    scores = money.scores
    for event in reversed(view.past):
        if isinstance(event, Scored):
            scores[event.side] = event.before
    public.scores = tuple(scores)
    return public
