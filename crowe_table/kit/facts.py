"""Facts of a table, for the sentences of lessons and morals.

Messages take facts as arguments, and claims are checked against facts. ``facts_of`` computes one vocabulary for all
games, from the View of one seat. Unless the list says otherwise, only events since the previous step of a lesson count.

- ``card_1``, ``rank_1``, ``suit_1``: the card that seat 1 last played, showed or turned.
- ``seat_1``: the player, which adds ``who_1`` and ``pronoun_1``. ``seat_dealer``: the dealer.
- ``tricks_1``: tricks that seat 1 has taken in this deal.
- ``score_1``, ``points_1``: the score of seat 1, and the points it gained.
- ``gain_1``, ``farthings_1``: farthings won by seat 1, negative if lost; the same sum without its sign.
- ``card_led``, ``rank_led``, ``suit_led``: the first card of the trick on the table, or of the last one.
- ``seat_taker``, ``cards_taken``, ``card_taken_1``: the taker and the cards of the last trick, and the card of seat 1.
- ``suit_trump``: the suit of trumps in games of tricks.
- ``cards_hand``, ``number_hand``: the own hand; ``cards_spades``, ``number_spades`` by suit, ``number_A`` by rank.
- ``number_pack``, ``card_turned``: the number of cards in a common zone, and its top card if visible.
- ``farthings_pot``: the money in the accounts named ``pot``.
- ``option_target``: an option whose value is a number or a word.
- ``number_result_made``: the argument ``number`` of the message ``result-made``, if it was said or announced.
- ``asked``, ``happened``, ``gone``: for claims, the key of the question, the keys of messages, and the cards seen.

A game adds facts of its own with ``lesson_facts``; ``facts_of_trumps`` helps with facts about trumps. The action of a
step adds its fields: a card as ``card``, ``rank`` and ``suit``, a sum as ``farthings``, and every other field under its
own name. A field ``spot`` that names a rank also adds ``rank_spot``.

A claim compares a fact with another fact or with a value. A value is a number, a card, the letter of a rank, the word
of a suit or a key:

    gain_0 > 0; card_1 = 7C; suit_trump = clubs; say-dealer-shows in happened; QS not in gone
"""

import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast, get_type_hints

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, RANKS, SUIT_WORDS, BadCard, Card, face, parse, rank, suit
from crowe_table.engine.core import (
    Action,
    Announced,
    AnyEvent,
    Arg,
    Fact,
    Facts,
    Moved,
    Paid,
    Reason,
    Record,
    Said,
    Scored,
    Seat,
    Shown,
    View,
    zone_of,
)
from crowe_table.engine.layout import Movement
from crowe_table.engine.money import Farthings
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import TrickRecord

_ENDS_OF_TRICKS = frozenset({Movement.TAKE, Movement.GATHER, Movement.CUT, Movement.KEEP, Movement.TAKE_BACK})
"""Movements that only gather cards. A face-up card that moves in such a way is not counted as played or shown."""
_CLAIM = re.compile(r"(?P<left>[^ ]+) (?P<how>=|!=|<|<=|>|>=|in|not in) (?P<right>[^ ]+)")
_COMPARE: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "in": lambda item, group: item in group,
    "not in": lambda item, group: item not in group,
}


# --- Claims ----------------------------------------------------------------------------------------------------------


class Comparison(Struct, frozen=True):
    """One comparison that must be true of the facts of a table."""

    left: str
    how: str
    right: str

    def holds(self, facts: Facts) -> bool:
        """Whether the comparison is true of these facts. Raises KeyError if it names no fact."""
        if self.left not in facts and self.right not in facts:
            raise KeyError(self.left)
        left, right = (_value(each, facts, beside) for each, beside in self._sides)
        return _COMPARE[self.how](left, right)

    @property
    def _sides(self) -> tuple[tuple[str, str], tuple[str, str]]:
        return (self.left, self.right), (self.right, self.left)

    def __str__(self) -> str:
        return f"{self.left} {self.how} {self.right}"


def read_claims(text: str) -> tuple[Comparison, ...]:
    """Return the claims in a text, separated by ``;``.

    The text ``none`` has no claims. Raises ValueError if malformed.
    """
    if text.strip() == "none":
        return ()
    return tuple(_read_claim(each.strip()) for each in text.split(";"))


def _read_claim(text: str) -> Comparison:
    found = _CLAIM.fullmatch(text)
    if not found:
        raise ValueError(f"“{text}” is no claim, as “gain_0 > 0” is")
    return Comparison(found["left"], found["how"], found["right"])


def _value(word: str, facts: Facts, beside: str) -> Fact:
    """Return the fact with this name, or the value that the word denotes.

    ``beside`` is the other side of the comparison. It determines the type of the value.
    """
    if word in facts:
        return facts[word]
    if beside.startswith("rank") and word in RANKS:
        return RANKS.index(word)
    if re.fullmatch(r"-?[0-9]+", word):
        return int(word)
    if word in SUIT_WORDS:
        return SUIT_WORDS.index(word)
    try:
        return parse(word)
    except BadCard:
        return word


# --- Facts -----------------------------------------------------------------------------------------------------------


def facts_of(
    view: View, deal: Sequence[AnyEvent], since: Sequence[AnyEvent], start: Record, hand: str = "hand"
) -> dict[str, Fact]:
    """Return the facts that one seat sees.

    ``deal`` contains the events of the deal, and ``since`` those since the previous step. Both are as a spectator knows
    them. ``start`` is the record at the previous step. ``hand`` is the name of the zones that hold the hands.
    """
    deal = max(deal, since, key=len)
    seats = [Seat(number) for number in range(view.seats)]
    facts: dict[str, Fact] = {f"seat_{seat}": seat for seat in seats}
    for seat, card in _shown(deal, hand).items():
        facts |= _of_card(str(seat), card)
    facts |= _of_tricks(view, deal) | _of_hand(view, hand) | _of_places(view)
    public = view.public
    facts["seat_dealer"] = public.dealer
    if isinstance(public, TrickRecord) and public.trumps:
        facts["suit_trump"] = public.trump
    for seat in seats:
        if public.purses and start.purses:
            gain = public.purses[seat] - start.purses[seat]
            facts |= {f"gain_{seat}": gain, f"farthings_{seat}": abs(gain)}
        score = public.score(seat)
        if score is not None:
            facts |= {f"score_{seat}": score, f"points_{seat}": score - (start.score(seat) or 0)}
    for option in view.options.__struct_fields__:
        value = getattr(view.options, option)
        if isinstance(value, int | str):
            facts[f"option_{option}"] = value
    return (
        facts
        | _of_messages(since)
        | {
            "asked": view.ask.key if view.ask else "",
            "happened": tuple(
                _message(event).key for event in since if isinstance(event, Said | Announced | Scored | Paid)
            ),
            "gone": tuple(card for event in deal for card in _faces(event)),
        }
    )


def facts_of_trumps(view: View[TrickRecord], order: Order, pack: Iterable[Card]) -> dict[str, Fact]:
    """Return the facts about trumps: all trumps and the viewer's own, best first, and the number in other hands."""
    trumps = [card for card in pack if order.suit_of[face(card)] == TRUMP]
    trumps.sort(key=lambda card: -order.power[face(card)])
    held = [card for card in trumps if card in view.zone(zone_of("hand", view.seat)).cards]
    played = {card for row in view.public.plays for card in row[1:]}
    return {
        "cards_trumps": tuple(trumps),
        "card_best": trumps[0],
        "cards_best": tuple(trumps[:3]),
        "cards_trumps_held": tuple(held),
        "number_trumps": len(held),
        "number_trumps_out": len(set(trumps) - set(held) - played),
    }


def facts_of_action(action: Action) -> dict[str, Fact]:
    """Return the fields of an action as facts."""
    facts: dict[str, Fact] = {}
    types = get_type_hints(type(action))
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "seat":
            continue
        if types[field] is Card:
            facts |= {"card": value, "rank": rank(value), "suit": suit(value)}
        elif types[field] is Farthings:
            facts["farthings"] = value
        elif isinstance(value, int | str | tuple):
            facts[field] = value
            if isinstance(value, str) and len(value) == 1 and value in RANKS:
                facts[f"rank_{field}"] = RANKS.index(value)
    return facts


def arguments(facts: Facts) -> tuple[tuple[str, Arg], ...]:
    """Return the facts that a message may use: all except ``happened``, which is a list of keys."""
    return tuple([(name, cast(Arg, fact)) for name, fact in facts.items() if name != "happened"])


def _of_card(name: str, card: Card) -> dict[str, Fact]:
    return {f"card_{name}": card, f"rank_{name}": rank(card), f"suit_{name}": suit(card)}


def _owner(key: str) -> Seat | None:
    owner = key.partition(":")[2]
    return Seat(int(owner)) if owner else None


def _player(event: Moved) -> Seat | None:
    """Return the seat to which cards moved. If they moved to a common place, return the seat from which they came."""
    owner = _owner(event.target)
    return _owner(event.source) if owner is None else owner


def _faces(event: AnyEvent) -> Iterable[Card]:
    return [card for card in event.cards if card != HIDDEN] if isinstance(event, Moved | Shown) else ()


def _shown(events: Iterable[AnyEvent], hand: str) -> dict[Seat, Card]:
    found: dict[Seat, Card] = {}
    for event in events:
        if isinstance(event, Moved) and event.how not in _ENDS_OF_TRICKS and not event.target.startswith(f"{hand}:"):
            owner = _player(event)
        elif isinstance(event, Shown):
            owner = _owner(event.zone)
        else:
            continue
        cards = list(_faces(event))
        if owner is not None and cards:
            found[owner] = cards[-1]
    return found


def _of_tricks(view: View, events: Sequence[AnyEvent]) -> dict[str, Fact]:
    """Return the facts about the tricks of the deal. In games of tricks, cards are played one by one and then taken."""
    trick: list[Moved] = []
    facts: dict[str, Fact] = {}
    won = Counter({f"tricks_{seat}": 0 for seat in range(view.seats)})
    taken = False
    for event in events:
        if not isinstance(event, Moved):
            continue
        if event.how == Movement.PLAY:
            if taken or not trick:
                trick, taken = [], False
                facts |= _of_card("led", event.cards[0])
            trick.append(event)
        elif event.how == Movement.TAKE and trick and not taken:
            taken, owner = True, _owner(event.target)
            played = {_player(each): each.cards[0] for each in trick}
            facts["cards_taken"] = tuple(played.values())
            for seat, card in played.items():
                facts |= _of_card(f"taken_{seat}", card)
            if owner is not None:
                facts["seat_taker"] = owner
                won[f"tricks_{owner}"] += 1
    return facts | won


def _of_hand(view: View, hand: str) -> dict[str, Fact]:
    held = [card for zone in view.zones if zone.key == f"{hand}:{view.seat}" for card in zone.cards if card != HIDDEN]
    facts: dict[str, Fact] = {"cards_hand": tuple(held), "number_hand": len(held)}
    facts |= {f"number_{letter}": sum(rank(card) == index for card in held) for index, letter in enumerate(RANKS)}
    for index, name in enumerate(SUIT_WORDS):
        cards = tuple(card for card in held if suit(card) == index)
        facts |= {f"cards_{name}": cards, f"number_{name}": len(cards)}
    return facts


def _of_places(view: View) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    sums = Counter[str]()
    for zone in view.zones:
        if _owner(zone.key) is None:
            facts[f"number_{zone.key}"] = len(zone.cards)
            if zone.cards and zone.cards[-1] != HIDDEN:
                facts |= _of_card(zone.key, zone.cards[-1])
    for account, farthings in view.public.accounts:
        sums[f"farthings_{account.name}"] += farthings
    return facts | sums


def _of_messages(events: Iterable[AnyEvent]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for event in events:
        if isinstance(event, Said | Announced | Scored):
            message = _message(event)
            facts |= {f"{name}_{message.key.replace('-', '_')}": value for name, value in message.args}
    return facts


def _message(event: Said | Announced | Scored | Paid) -> Reason:
    match event:
        case Said() | Announced():
            return event.words
        case Scored():
            return event.what
        case Paid():
            return event.why
