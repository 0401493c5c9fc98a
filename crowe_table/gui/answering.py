"""The visitor's answer in the making: which cards are chosen, and which action that would be.

The control follows the form of the question alone.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Call, JustSay, PickCards, PickPlace, View, Way
from crowe_table.engine.table import act_of


class Answering:
    """What one seat is asked in one View, and what it has chosen so far."""

    def __init__(self, view: View | None, chosen: Sequence[Card] = ()) -> None:
        self.view = view
        self.call: Call | None = view.ask.call_of(view.seat) if view and view.ask else None
        self.chosen: list[Card] = list(chosen)

    def asks_the_same(self, view: View) -> bool:
        """Whether this seat is asked nothing new: another has answered meanwhile, and what is chosen stays chosen."""
        asked = view.ask.call_of(view.seat) if view.ask else None
        return asked is not None and asked == self.call and self.view is not None and self.view.deal == view.deal

    @property
    def asked(self) -> bool:
        return self.call is not None

    def _way(self, kind: type) -> Way | None:
        ways = self.call.ways if self.call else ()
        return next((way for way in ways if isinstance(way.form, kind)), None)

    @property
    def cards(self) -> tuple[str, PickCards] | None:
        """The action that takes cards and the form of its choice, if cards are asked for."""
        way = self._way(PickCards)
        return (way.act, way.form) if way and isinstance(way.form, PickCards) else None

    @property
    def place(self) -> tuple[str, PickPlace] | None:
        """The action that takes a place in a pack, if one is asked for."""
        way = self._way(PickPlace)
        return (way.act, way.form) if way and isinstance(way.form, PickPlace) else None

    @property
    def presses(self) -> tuple[str, ...]:
        """The actions that are a single press."""
        ways = self.call.ways if self.call else ()
        return tuple(way.act for way in ways if isinstance(way.form, JustSay))

    @property
    def allowed(self) -> frozenset[Card]:
        """Cards that stand in some lawful answer."""
        legal = self.view.legal if self.view else ()
        return frozenset(card for action in legal for card in cards_of(action))

    @property
    def complete(self) -> bool:
        """Whether enough cards are chosen to be given."""
        return self.cards is not None and self.cards[1].least <= len(self.chosen) <= self.cards[1].most

    def toggle(self, card: Card) -> None:
        """Chooses a card, or puts it back; where one card is asked for, the choice moves to it."""
        if card in self.chosen:
            self.chosen.remove(card)
            return
        if self.cards and self.cards[1].most == 1:
            self.chosen.clear()
        self.chosen.append(card)

    def with_cards(self, cards: Sequence[Card]) -> Action | None:
        """The action that gives these cards, lawful or not: the judge says which."""
        return self._made(self.cards[0], {"cards": tuple(cards), "card": cards[0]}) if self.cards and cards else None

    def with_place(self, place: int) -> Action | None:
        return self._made(self.place[0], {"place": place}) if self.place else None

    def with_press(self, act: str) -> Action | None:
        return self._made(act, {})

    def _made(self, act: str, fields: dict[str, object]) -> Action | None:
        """An action of this tag, its fields taken by their names."""
        if self.view is None:
            return None
        kind = next((type(action) for action in self.view.legal if act_of(action) == act), None)
        if kind is None:
            return None
        known = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
        return kind(seat=self.view.seat, **known)


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards an action names."""
    several = getattr(action, "cards", None)
    if isinstance(several, tuple):
        return several
    single = getattr(action, "card", None)
    return (single,) if isinstance(single, int) else ()
