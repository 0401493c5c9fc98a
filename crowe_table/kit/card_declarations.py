"""Combinations of a player's own cards that are declared by name, and queries about earlier declarations."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from msgspec import Struct

from crowe_table.engine.cards import BadCard, Card, parse, text
from crowe_table.engine.core import Offer, Reason


def name_of_cards(cards: Sequence[Card]) -> str:
    """Return the cards as they are written in the name of an offer: ``KS-QS'2``."""
    return "-".join(map(text, cards))


class DeclaredCards(Struct, frozen=True):
    """Cards declared together. ``key`` distinguishes combinations of one kind: a suit, a rank or a number."""

    kind: str
    key: int
    cards: tuple[Card, ...]

    @property
    def name(self) -> str:
        """The combination as it is written in an action: ``marriage-0-KS-QS'2``."""
        return f"{self.kind}-{self.key}-{name_of_cards(self.cards)}"

    def offer(self, words: Reason, points: int = 0) -> Offer:
        """Return the combination as an offer with this message and number of points."""
        return Offer(self.name, words, self.cards, points)


DeclaredCardsT = TypeVar("DeclaredCardsT", bound=DeclaredCards)


def parse_declared(name: str, kinds: Collection[str]) -> DeclaredCards | None:
    """Return the combination with this name, lowest card first.

    None if the name is invalid or the kind not in ``kinds``.
    """
    kind, _, rest = name.partition("-")
    key, *cards = rest.split("-")
    if kind not in kinds or not (key.isascii() and key.isdigit() and len(key) <= 2):
        return None
    try:
        return DeclaredCards(kind, int(key), tuple(sorted(map(parse, cards))))
    except BadCard:
        return None


def of_kind(declared: Sequence[DeclaredCardsT], kind: str, key: int) -> list[DeclaredCardsT]:
    """Return the combinations with this kind and key."""
    return [each for each in declared if each.kind == kind and each.key == key]


def used_in(declared: Sequence[DeclaredCardsT], card: Card) -> list[DeclaredCardsT]:
    """Return the combinations that contain the card."""
    return [each for each in declared if card in each.cards]


def survivors(declared: DeclaredCards, held: Collection[Card]) -> list[Card]:
    """Return the cards of the combination that are still in the player's hand."""
    return [card for card in declared.cards if card in held]
