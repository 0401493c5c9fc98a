"""The only two ways out of the hidden state: ``project`` for the state itself, ``redact`` for events.

Both hide by default. A zone or an event that does not say who may see it shows backs. ``Projection.laid_open`` also
shows all hands face up, but a Table calls it only for a finished game.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Generic

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    ALL,
    NOBODY,
    Announced,
    AnyEvent,
    Changed,
    CountLine,
    Ended,
    Moved,
    OptionsT,
    Paid,
    Question,
    RecordT,
    Said,
    Scored,
    Seat,
    Shown,
    Shuffled,
    Threw,
    View,
    Viewers,
    Zone,
    sees,
)
from crowe_table.engine.game import Game
from crowe_table.engine.state import State

_OPEN = frozenset({Shuffled, Said, Announced, Paid, Threw, Changed, Ended})
_WITH_FACES = (Moved, Shown, Scored)


class Projection(Generic[RecordT, OptionsT]):
    """One state as its viewers may see it. Everything that is the same for all viewers is computed once."""

    def __init__(self, game: Game[RecordT, OptionsT], s: State[RecordT, OptionsT], question: Question | None) -> None:
        self._game = game
        self._state = s
        self._question = question
        self._public = game.public(s)
        self._zones = game.zones(s)

    def view(self, seat: Seat, past: tuple[AnyEvent, ...] = ()) -> View[RecordT, OptionsT]:
        """Return all that this seat may know: the state, the question, and the redacted past."""
        game, s, question = self._game, self._state, self._question
        asked = question is not None and question.asked_of(seat) is not None
        return View(
            game=game.slug,
            laws=game.laws_version,
            options=s.options,
            seat=seat,
            seats=s.seats,
            zones=tuple([_seen(zone, seat) if zone.cards else zone for zone in self._zones]),
            public=self._public,
            ask=game.ask_for(s, question, seat) if question else None,
            legal=tuple(game.answers(s, question, seat)) if question and asked else (),
            own=game.own(s, seat),
            past=past,
        )

    def laid_open(self, seat: Seat, past: tuple[AnyEvent, ...]) -> View[RecordT, OptionsT]:
        """Return the view with every hand and crib face up and without a question, to review a finished game."""
        hands = self._game.layout(self._state.options, self._state.seats).hands
        shown = replace(self.view(seat, past), ask=None, legal=())
        truth = {zone.key: zone for zone in self._game.zones(self._state)}
        opened = (_face_up(truth[zone.key]) if _of(zone.key) in hands else zone for zone in shown.zones)
        return replace(shown, zones=tuple(opened))


def _of(key: str) -> str:
    """Return the name in a zone's key: ``hand`` for ``hand:2``."""
    return key.partition(":")[0]


def _face_up(zone: Zone) -> Zone:
    cards = sorted(zone.cards) if zone.unordered else zone.cards
    return Zone(zone.key, tuple(cards), ALL, unordered=zone.unordered)


def project(
    game: Game[RecordT, OptionsT],
    s: State[RecordT, OptionsT],
    seat: Seat,
    question: Question | None,
    past: tuple[AnyEvent, ...] = (),
) -> View[RecordT, OptionsT]:
    """Return all that one seat may know of a state. To serve several viewers, create one Projection."""
    return Projection(game, s, question).view(seat, past)


def redact(event: AnyEvent, seat: Seat) -> AnyEvent:
    """Return the event as this seat may know it."""
    if type(event) in _OPEN:
        return event
    assert isinstance(event, _WITH_FACES)
    if event.viewers == ALL:
        return event
    if sees(event.viewers, seat):
        return replace(event, viewers=ALL)
    if isinstance(event, Scored):
        return replace(event, lines=tuple(_line(line) for line in event.lines), viewers=NOBODY)
    return replace(event, cards=(HIDDEN,) * len(event.cards), viewers=NOBODY)


def redact_all(events: Iterable[AnyEvent], seat: Seat) -> tuple[AnyEvent, ...]:
    """Return past events as this seat may know them."""
    return tuple([event if type(event) in _OPEN else redact(event, seat) for event in events])


def open_hands(events: Iterable[AnyEvent], seat: Seat, hands: Container[str]) -> tuple[AnyEvent, ...]:
    """Return past events as this seat may know them, except that all cards in the zones ``hands`` are visible."""
    return tuple([_seen_by_all(event) if _shows(event, hands) else redact(event, seat) for event in events])


def _shows(event: AnyEvent, hands: Container[str]) -> bool:
    return _of(event.target if isinstance(event, Moved) else event.zone if isinstance(event, Shown) else "") in hands


def _seen_by_all(event: AnyEvent) -> AnyEvent:
    assert isinstance(event, Moved | Shown)
    return replace(event, viewers=ALL)


def _seen(zone: Zone, seat: Seat) -> Zone:
    if zone.unordered:
        return _unordered(zone, seat)
    mask = zone.viewers
    if mask == ALL and type(zone.cards) is tuple and not zone.face_down:
        return zone
    face_down = zone.face_down and not sees(zone.shown_to, seat)
    if not isinstance(mask, int):
        return Zone(zone.key, _faces(zone.cards, mask, seat), tuple(mask), face_down)
    cards = tuple(zone.cards) if sees(mask, seat) else (HIDDEN,) * len(zone.cards)
    return Zone(zone.key, cards, mask, face_down)


def _unordered(zone: Zone, seat: Seat) -> Zone:
    """Return an unordered zone, in which the cards known to the seat come first.

    This reveals neither the positions of the cards nor which seats know the other cards.
    """
    masks = (zone.viewers,) * len(zone.cards) if isinstance(zone.viewers, int) else zone.viewers
    known = sorted(card for card in _faces(zone.cards, masks, seat) if card != HIDDEN)
    cards = (*known, *(HIDDEN,) * (len(zone.cards) - len(known)))
    return Zone(zone.key, cards, NOBODY, zone.face_down, unordered=True)


def _faces(cards: Sequence[Card], masks: Sequence[Viewers], seat: Seat) -> tuple[Card, ...]:
    return tuple([card if sees(mask, seat) else HIDDEN for card, mask in zip(cards, masks, strict=True)])


def _line(line: CountLine) -> CountLine:
    return replace(line, cards=(HIDDEN,) * len(line.cards))
