"""Exchanges of hidden cards. They make other worlds that a viewer cannot distinguish from the true one."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import asdict

from crowe_table.engine.cards import HIDDEN, BadCard, Card, parse, text
from crowe_table.engine.core import Action, AnyEvent, Moved, Scored, Shown, Zone
from crowe_table.engine.state import AnyState
from tests.any_game import AnyView

Swap = Mapping[Card, Card]


def hidden_cards(zones: Sequence[Zone], view: AnyView) -> list[Card]:
    """Return the cards of these zones that a viewer sees as backs."""
    pairs = zip(zones, view.zones, strict=True)
    return [card for zone, seen in pairs for card in zone.cards if card not in seen.cards]


def shuffled(cards: list[Card], rng: Random) -> Swap:
    """Return a random exchange of these cards."""
    return dict(zip(cards, rng.sample(cards, len(cards)), strict=True))


def swapped(s: AnyState, swap: Swap) -> AnyState:
    """Return the state with these cards exchanged. Each position in a zone keeps its viewers."""
    twin = s.clone()
    for pile in twin.piles.values():
        pile[:] = [swap.get(card, card) for card in pile]
    twin.known = {swap.get(card, card): mask for card, mask in s.known.items()}
    return twin


def with_cards(action: Action, swap: Swap) -> Action:
    """Return the action with its cards exchanged."""
    values = asdict(action)
    for name, value in values.items():
        if name == "card":
            values[name] = swap.get(value, value)
        elif name == "cards":
            values[name] = tuple(swap.get(card, card) for card in value)
        elif isinstance(value, str):
            values[name] = "-".join(_renamed(word, swap) for word in value.split("-"))
    return type(action)(**values)


def _renamed(word: str, swap: Swap) -> str:
    """If the word is the name of a card, return the name of the exchanged card. Otherwise return the word."""
    try:
        card = parse(word)
    except BadCard:
        return word
    return text(swap[card]) if card in swap else word


def faces(view: AnyView) -> set[Card]:
    """Return the cards whose faces this view shows."""
    return {card for zone in view.zones for card in zone.cards} - {HIDDEN}


def faces_in(event: AnyEvent) -> set[Card]:
    """Return the cards whose faces an event shows."""
    match event:
        case Moved() | Shown():
            return set(event.cards) - {HIDDEN}
        case Scored():
            return {card for line in event.lines for card in line.cards} - {HIDDEN}
    return set()
