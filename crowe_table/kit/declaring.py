"""Declaring: combinations of a player's own cards, offered by name, and what each card was used in before."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from msgspec import Struct

from crowe_table.engine.cards import BadCard, Card, parse, text
from crowe_table.engine.core import Offer, Reason


def name_of_cards(cards: Sequence[Card]) -> str:
    """Cards as they stand in the name of an offer: ``KS-QS'2``."""
    return "-".join(map(text, cards))


class DeclaredCards(Struct, frozen=True):
    """Cards that are declared together. ``key`` tells those of one kind apart: a suit, a rank, or how many."""

    kind: str
    key: int
    cards: tuple[Card, ...]

    @property
    def name(self) -> str:
        """As it stands in an action: ``marriage-0-KS-QS'2``."""
        return f"{self.kind}-{self.key}-{name_of_cards(self.cards)}"

    def offer(self, words: Reason, points: int = 0) -> Offer:
        """It may be declared: in these words, for so many points."""
        return Offer(self.name, words, self.cards, points)


DeclaredCardsT = TypeVar("DeclaredCardsT", bound=DeclaredCards)


def named(name: str, kinds: Collection[str]) -> DeclaredCards | None:
    """The combination of this name, its cards lowest first; None if that is no name, or of another kind."""
    kind, _, rest = name.partition("-")
    key, *cards = rest.split("-")
    if kind not in kinds or not (key.isascii() and key.isdigit() and len(key) <= 2):
        return None
    try:
        return DeclaredCards(kind, int(key), tuple(sorted(map(parse, cards))))
    except BadCard:
        return None


def alike(declared: Sequence[DeclaredCardsT], kind: str, key: int) -> list[DeclaredCardsT]:
    """Those of one kind and key."""
    return [each for each in declared if each.kind == kind and each.key == key]


def used_in(declared: Sequence[DeclaredCardsT], card: Card) -> list[DeclaredCardsT]:
    """Those in which a card stands."""
    return [each for each in declared if card in each.cards]


def survivors(declared: DeclaredCards, held: Collection[Card]) -> list[Card]:
    """Those of its cards that are still held."""
    return [card for card in declared.cards if card in held]
