"""The only two doors out of the truth: ``project`` for what is, ``redact`` for what happens.

Both hide by default. A zone or an event that does not say who may see it shows backs.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    ALL,
    NOBODY,
    AnyEvent,
    Ask,
    Call,
    Ended,
    Eyes,
    Game,
    Line,
    Moved,
    Now,
    Options,
    Paid,
    S,
    Said,
    Seat,
    Shown,
    Shuffled,
    Threw,
    Told,
    View,
    Zone,
    may_see,
)

_OPEN = (Shuffled, Said, Told, Paid, Threw, Now, Ended)


def project(game: Game[S], s: S, options: Options, seat: Seat) -> View:
    """All that this seat may know of the state. The past is the table's to add."""
    ask = game.ask(s)
    called = ask is not None and ask.call_of(seat) is not None
    return View(
        game=game.slug,
        laws=game.laws_version,
        options=options,
        seat=seat,
        seats=s.seats,
        deal=s.deal,
        phase=s.phase,
        zones=tuple(_zone(zone, seat) for zone in game.zones(s)),
        facts=game.facts(s),
        ask=_ask(ask, seat) if ask else None,
        legal=tuple(game.legal(s, seat)) if called else (),
    )


def redact(event: AnyEvent, seat: Seat) -> AnyEvent:
    """The event as this seat may know it."""
    if isinstance(event, _OPEN):
        return event
    if may_see(event.eyes, seat):
        return replace(event, eyes=ALL)
    if isinstance(event, Moved | Shown):
        return replace(event, cards=(HIDDEN,) * len(event.cards), eyes=NOBODY)
    return replace(event, lines=tuple(_line(line) for line in event.lines), eyes=NOBODY)


def redact_all(events: Iterable[AnyEvent], seat: Seat) -> tuple[AnyEvent, ...]:
    """A past, as this seat may know it."""
    return tuple(redact(event, seat) for event in events)


def _zone(zone: Zone, seat: Seat) -> Zone:
    mask = zone.eyes
    if zone.loose:
        return _loose(zone, seat)
    down = zone.down and not may_see(zone.held, seat)
    if isinstance(mask, int):
        cards = tuple(zone.cards) if may_see(mask, seat) else (HIDDEN,) * len(zone.cards)
        return Zone(zone.key, cards, mask, down)
    return Zone(zone.key, _faces(zone.cards, mask, seat), tuple(mask), down)


def _loose(zone: Zone, seat: Seat) -> Zone:
    """Known cards first, by themselves; nothing tells where any of them lies, nor who knows which of the rest."""
    masks = (zone.eyes,) * len(zone.cards) if isinstance(zone.eyes, int) else zone.eyes
    known = sorted(card for card in _faces(zone.cards, masks, seat) if card != HIDDEN)
    cards = (*known, *(HIDDEN,) * (len(zone.cards) - len(known)))
    return Zone(zone.key, cards, NOBODY, zone.down, loose=True)


def _faces(cards: Sequence[Card], masks: Sequence[Eyes], seat: Seat) -> tuple[Card, ...]:
    return tuple(card if may_see(mask, seat) else HIDDEN for card, mask in zip(cards, masks, strict=True))


def _ask(ask: Ask, seat: Seat) -> Ask:
    """Everybody knows who is asked; only the asked know what they may answer."""
    return replace(
        ask, calls=tuple(call if call.seat == seat else Call(call.seat, (), call.must, call.key) for call in ask.calls)
    )


def _line(line: Line) -> Line:
    return replace(line, cards=(HIDDEN,) * len(line.cards))
