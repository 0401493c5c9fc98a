"""The visitor's answer in the making: what he has chosen so far, and which action that would be.

The control follows the form of the question alone. An answer is cards, a place in a pack, a throw, a single press, or
is made of parts, each asked for when the one before it is given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    Action,
    Call,
    Form,
    JustSay,
    PickAmount,
    PickCards,
    PickPlace,
    PickSeat,
    PickWord,
    Seat,
    ThrowDice,
    View,
    Way,
)
from crowe_table.engine.table import act_of


@dataclass(frozen=True)
class Making:
    """An answer of parts, as far as it is given."""

    act: str
    ways: tuple[Way, ...]
    """Those by which it may still go on; all agree on what has been given."""
    parts: int = 0
    """How many parts have been given."""
    fields: tuple[tuple[str, object], ...] = ()
    """What they come to, by the names of the action's fields."""
    dial: int = 0
    """Where a sum that is asked for stands now."""
    seats: tuple[Seat, ...] = ()
    """The players chosen so far, where several are asked for."""

    @property
    def forms(self) -> tuple[Form, ...]:
        """The part that is asked for now, as each way has it; none when all is given."""
        return tuple(all_parts[self.parts] for way in self.ways if len(all_parts := parts_of(way)) > self.parts)

    @property
    def amount(self) -> PickAmount | None:
        """The sum that is asked for, as wide as any way has it."""
        asked = [form for form in self.forms if isinstance(form, PickAmount)]
        if not asked:
            return None
        return structs.replace(asked[0], least=min(form.least for form in asked), most=max(form.most for form in asked))

    @property
    def players(self) -> PickSeat | None:
        """The players there are to choose from, those of all ways together."""
        asked = [form for form in self.forms if isinstance(form, PickSeat)]
        if not asked:
            return None
        return structs.replace(asked[0], seats=tuple(dict.fromkeys(seat for form in asked for seat in form.seats)))

    @property
    def words(self) -> tuple[str, ...]:
        """The words there are to choose from, those of all ways together."""
        return tuple(word for form in self.forms if isinstance(form, PickWord) for word in form.words)

    @property
    def several(self) -> bool:
        """Whether several players may be chosen, so that it must be said when it is enough."""
        return self.players is not None and (self.players.least, self.players.most) != (1, 1)

    @property
    def enough(self) -> bool:
        """Whether what is dialled or chosen may be given."""
        players = self.players
        return self.amount is not None or (players is not None and players.least <= len(self.seats) <= players.most)

    def dialled(self, amount: int) -> "Making":
        """The same, the sum standing at the nearest step to this one."""
        form = self.amount
        if form is None:
            return self
        steps = (min(max(amount, form.least), form.most) - form.least) // form.step
        return replace(self, dial=form.least + steps * form.step)

    def toggled(self, seat: Seat) -> "Making":
        """The same, with this player chosen, or no longer."""
        if seat in self.seats:
            return replace(self, seats=tuple(each for each in self.seats if each != seat))
        return replace(self, seats=(*self.seats, seat))

    def give(self) -> "Making":
        """What is dialled or chosen is given."""
        if self.amount:
            return self._with(self.dial, {self.amount.field: self.dial})
        return self._with(self.seats, {"others": self.seats, **({"other": self.seats[0]} if self.seats else {})})

    def give_word(self, word: str) -> "Making":
        """A word is given."""
        form = next(form for form in self.forms if isinstance(form, PickWord) and word in form.words)
        return self._with(word, {form.field: word})

    def _with(self, part: int | str | tuple[Seat, ...], fields: Mapping[str, object]) -> "Making":
        """One part more is given; only the ways that have room for it are left, or all where none has."""
        fit = tuple(way for way, form in zip(self.ways, self.forms, strict=True) if _takes(form, part))
        given = (*self.fields, *fields.items())
        return replace(self, ways=fit or self.ways, parts=self.parts + 1, fields=given, dial=0, seats=())


def parts_of(way: Way) -> tuple[Form, ...]:
    """The forms of all parts of an answer."""
    return (way.form, *way.then)


def _takes(form: Form, part: int | str | tuple[Seat, ...]) -> bool:
    """Whether a form has room for what is given."""
    match form:
        case PickAmount(least, most, step):
            return isinstance(part, int) and least <= part <= most and (part - least) % step == 0
        case PickWord(words):
            return part in words
        case PickSeat(seats):
            return isinstance(part, tuple) and set(part) <= set(seats)
        case _:
            return False


class Answering:
    """What one seat is asked in one View, and what it has chosen so far."""

    def __init__(self, view: View | None, before: "Answering | None" = None) -> None:
        self.view = view
        self.call: Call | None = view.ask.call_of(view.seat) if view and view.ask else None
        self.chosen: list[Card] = list(before.chosen) if before else []
        self.making: Making | None = before.making if before else self._begun_by_itself()
        self.advised: str = before.advised if before else ""
        """The act that a hint has named."""

    def asks_the_same(self, view: View) -> bool:
        """Whether this seat is asked nothing new: another has answered meanwhile, and what is chosen stays chosen."""
        asked = view.ask.call_of(view.seat) if view.ask else None
        return asked is not None and asked == self.call and self.view is not None and self.view.deal == view.deal

    @property
    def asked(self) -> bool:
        return self.call is not None

    @property
    def ways(self) -> tuple[Way, ...]:
        return self.call.ways if self.call else ()

    # --- cards

    @property
    def cards(self) -> tuple[str, PickCards] | None:
        """The action that takes cards and the form of its choice, if cards are asked for: the first, if from two."""
        return next(iter(self._card_ways()), None)

    @property
    def card_zones(self) -> tuple[str, ...]:
        """Every zone whose cards may be given."""
        return tuple(form.zone for _, form in self._card_ways())

    def _card_ways(self) -> list[tuple[str, PickCards]]:
        return [(way.act, way.form) for way in self.ways if isinstance(way.form, PickCards)]

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

    # --- a place in a pack, a throw, a single press

    @property
    def place(self) -> tuple[str, PickPlace] | None:
        """The action that takes a place in a pack, if one is asked for."""
        return next(((way.act, way.form) for way in self.ways if isinstance(way.form, PickPlace)), None)

    def with_place(self, place: int) -> Action | None:
        return self._made(self.place[0], {"place": place}) if self.place else None

    @property
    def throw(self) -> str:
        """The action by which dice are thrown, if they may be; else empty."""
        return next((way.act for way in self.ways if isinstance(way.form, ThrowDice)), "")

    @property
    def presses(self) -> tuple[str, ...]:
        """The actions that are a single press."""
        return tuple(way.act for way in self.ways if isinstance(way.form, JustSay))

    def with_press(self, act: str) -> Action | None:
        return self._made(act, {})

    # --- answers of parts

    @property
    def spoken(self) -> tuple[str, ...]:
        """Every action that has a button of its own, in the order of the question: presses, and answers of parts."""
        acts = (way.act for way in self.ways if isinstance(way.form, JustSay | PickAmount | PickWord | PickSeat))
        return tuple(dict.fromkeys(acts))

    def propose(self, action: Action) -> None:
        """Has everything chosen as this answer has it, as far as it can be without giving it."""
        self.advised = act_of(action)
        if self.cards and cards_of(action):
            self.chosen[:] = cards_of(action)
            return
        if self.advised not in self.spoken or self.advised in self.presses:
            return
        self.begin(self.advised)
        while self.making and (words := [form for form in self.making.forms if isinstance(form, PickWord)]):
            self.making = self.making.give_word(str(getattr(action, words[0].field)))
        if self.making and self.making.amount:
            self.making = self.making.dialled(int(getattr(action, self.making.amount.field)))

    def begin(self, act: str) -> None:
        """Begins an answer of parts, from its first."""
        ways = tuple(way for way in self.ways if way.act == act)
        self.making = self._natural(Making(act, ways))

    def go_on(self, making: Making) -> Action | None:
        """Takes the next part; the action, when that was the last."""
        if making.forms:
            self.making = self._natural(making)
            return None
        self.making = making
        return self.made()

    def made(self) -> Action | None:
        """The answer of parts as it stands, all of them given."""
        return self._made(self.making.act, dict(self.making.fields)) if self.making else None

    def _begun_by_itself(self) -> Making | None:
        """Where the first thing that is asked has parts, its first lies open at once."""
        first = self.ways[0] if self.ways else None
        if first is None or not isinstance(first.form, PickAmount | PickWord | PickSeat):
            return None
        return self._natural(Making(first.act, tuple(way for way in self.ways if way.act == first.act)))

    def _natural(self, making: Making) -> Making:
        """Where a sum is asked for, it first stands where the first lawful answer has it."""
        form = making.amount
        if form is None or self.view is None:
            return making
        given = dict(making.fields)
        for action in self.view.legal:
            values = structs.asdict(action)
            if act_of(action) == making.act and all(values.get(k, v) == v for k, v in given.items()):
                return making.dialled(values[form.field])
        return making.dialled(form.least)

    def _made(self, act: str, fields: Mapping[str, object]) -> Action | None:
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
