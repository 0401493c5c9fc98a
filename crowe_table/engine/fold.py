"""One viewer's knowledge of a table, updated event by event. The last View and the events after it give the next View.

The screen uses it to move its cards, and the contract tests use it to check every game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import AnyEvent, Changed, FactValue, Moved, Paid, Scored, Shown, Shuffled, View
from crowe_table.engine.money import MINT, NOTHING, STORE, Account, Farthings


class Placed(Protocol):
    """A card on the table: its face and the key of its pile. The face is HIDDEN if the viewer does not know it."""

    card: Card
    zone: str


class PlacedCard:
    """A minimal placed card."""

    __slots__ = ("card", "zone")

    def __init__(self, card: Card, zone: str) -> None:
        self.card = card
        self.zone = zone


C = TypeVar("C", bound=Placed)


class PileFold(Generic[C]):
    """The piles of a table, with the last card of each on top. ``make`` creates the card objects."""

    def __init__(self, make: Callable[[Card, str], C], drop: Callable[[C], None] = lambda _: None) -> None:
        """Create an empty table. ``drop`` is called with each card that leaves it."""
        self._make = make
        self._drop = drop
        self.piles: dict[str, list[C]] = {}

    def set(self, piles: Mapping[str, Sequence[Card]]) -> None:
        """Replace all piles with these."""
        for key in [key for key in self.piles if key not in piles]:
            self._cut(self.piles.pop(key), 0)
        for key, cards in piles.items():
            pile = self.piles.setdefault(key, [])
            self._cut(pile, len(cards))
            for placed, card in zip(pile, cards, strict=False):
                placed.card = card
            pile += [self._make(card, key) for card in cards[len(pile) :]]

    def contradiction(self, event: AnyEvent) -> str:
        """Return how an event contradicts the known state: an index beyond the pile, or a different face.

        The result is empty if there is no contradiction.
        """
        if not isinstance(event, Moved | Shown):
            return ""
        key = event.source if isinstance(event, Moved) else event.zone
        pile = self.piles.get(key, [])
        if len(set(event.places)) != len(event.places) or not all(0 <= at < len(pile) for at in event.places):
            return f"{event} names places that {key}, of {len(pile)} cards, has not"
        for at, card in zip(event.places, event.cards, strict=True):
            if HIDDEN not in (card, pile[at].card) and card != pile[at].card:
                return f"{event} says that {pile[at].card} is {card}"
        return ""

    def fold(self, event: AnyEvent) -> list[C]:
        """Apply an event and return the cards it affects."""
        match event:
            case Moved():
                return self._move(event)
            case Shown():
                shown = [self.piles[event.zone][place] for place in event.places]
                for placed, card in zip(shown, event.cards, strict=True):
                    placed.card = card
                return shown
            case Shuffled():
                pile = self.piles.get(event.zone, [])
                for placed in pile:
                    placed.card = HIDDEN
                return pile
            case _:
                return []

    def cards(self) -> dict[str, tuple[Card, ...]]:
        """Return the cards of each pile."""
        return {key: tuple(placed.card for placed in pile) for key, pile in self.piles.items()}

    def _move(self, event: Moved) -> list[C]:
        source = self.piles.setdefault(event.source, [])
        taken = [source[place] for place in event.places]
        places = frozenset(event.places)
        source[:] = [placed for place, placed in enumerate(source) if place not in places]
        for placed, card in zip(taken, event.cards, strict=True):
            placed.card, placed.zone = card, event.target
        target = self.piles.setdefault(event.target, [])
        at = 0 if event.under else len(target)
        target[at:at] = taken
        return taken

    def _cut(self, pile: list[C], length: int) -> None:
        for placed in pile[length:]:
            self._drop(placed)
        del pile[length:]


def piles_of(view: View) -> dict[str, tuple[Card, ...]]:
    """Return the cards of each pile as the viewer sees them.

    Face-down cards are backs, even if the viewer knows them.
    """
    return {zone.key: (HIDDEN,) * len(zone.cards) if zone.face_down else tuple(zone.cards) for zone in view.zones}


class RecordFold:
    """All public information apart from the cards, up to the last event: scores, money, and the live facts."""

    def __init__(self, view: View) -> None:
        self.live = type(view.public).live
        self.set(view)

    def set(self, view: View) -> None:
        """Replace everything with the contents of this View."""
        public = view.public
        self.facts: dict[str, FactValue] = {name: getattr(public, name) for name in self.live}
        self.sides = public.sides
        self.scores = list(public.scores)
        self.purses = list(public.purses)
        self.accounts: dict[Account, Farthings] = dict(public.accounts)

    def fold(self, event: AnyEvent) -> None:
        """Apply an event."""
        match event:
            case Changed(fact="scores"):
                self.scores = list(event.value)  # type: ignore[arg-type]
            case Changed() if event.fact in self.live:
                self.facts[event.fact] = event.value
            case Scored():
                self.scores[event.side] = event.after
            case Paid():
                self.leave(event)
                self.arrive(event)
            case _:
                pass

    def leave(self, event: Paid) -> None:
        """Withdraw a payment from its source without crediting its target."""
        self._bank(event.source, Farthings(-event.farthings))

    def arrive(self, event: Paid) -> None:
        """Credit a payment to its target."""
        self._bank(event.target, event.farthings)

    def differences(self, view: View) -> dict[str, tuple[object, object]]:
        """Return the differences between this record and a View.

        For each name, the result holds the value here and the value in the View.
        """
        there = RecordFold(view)
        held: dict[str, tuple[object, object]] = {name: (self.facts[name], there.facts[name]) for name in self.live}
        held |= {"scores": (self.scores, there.scores), "purses": (self.purses, there.purses)}
        held["accounts"] = ({each: sum_ for each, sum_ in self.accounts.items() if sum_}, there.accounts)
        return {name: (told, is_) for name, (told, is_) in held.items() if told != is_}

    def _bank(self, account: Account, change: Farthings) -> None:
        if account.name == "purse":
            self.purses[account.seat] = Farthings(self.purses[account.seat] + change)
        elif account not in (MINT, STORE):
            if account.personal:
                self.scores[self.sides[account.seat]] += change
            self.accounts[account] = Farthings(self.accounts.get(account, NOTHING) + change)
