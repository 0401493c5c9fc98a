"""Events as sentences, for a session printed as text and for the slip that shows the latest events.

If the events are redacted for a seat, the sentences tell that seat's story.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    NO_SEAT,
    Announced,
    AnyEvent,
    Changed,
    Ended,
    Moved,
    Paid,
    Said,
    Scored,
    Seat,
    Shown,
    Threw,
)
from crowe_table.words import Words


def narrate(events: Sequence[AnyEvent], words: Words) -> list[str]:
    """Return a sentence for each event that has one. A round of dealing has one sentence for each player."""
    told: list[str] = []
    for moves, group in groupby(events, key=lambda event: isinstance(event, Moved)):
        if moves:
            told += _moves([event for event in group if isinstance(event, Moved)], words)
        else:
            told += _others(group, words)
    return told


def _moves(events: Iterable[Moved], words: Words) -> Iterator[str]:
    """Combine consecutive moves of the same kind that concern one player or one common zone.

    ``moved-<how>-aside`` is for moves that concern no player.
    """
    for how, group in groupby(events, key=lambda event: event.how):
        together: dict[tuple[Seat, str], list[Card]] = {}
        for event in group:
            seat = seat_in(event.source, event.target)
            together.setdefault((seat, event.target if seat == NO_SEAT else ""), []).extend(event.cards)
        for (seat, _), cards in together.items():
            keys = (f"moved-{how}-aside",) * (seat == NO_SEAT) + (f"moved-{how}",)
            key = next((key for key in keys if words.has(key)), "")
            if key:
                yield words.text(key, seat=seat, cards=tuple(cards), number=len(cards))


def _others(events: Iterable[AnyEvent], words: Words) -> Iterator[str]:
    deal: int | None = None
    for event in events:
        match event:
            case Changed(fact="deal", value=int(number)):
                deal = number
            case Changed(fact="dealer", value=int(dealer)) if deal is not None:
                yield words.text("deal-begins", number=deal, deals=0, seat=dealer)
                deal = None
            case Said():
                yield words.text("said-words", seat=event.seat, words=words.reason(event.words))
            case Announced() if words.is_spoken(event.words):
                yield words.text("said-words", seat=NO_SEAT, words=words.reason(event.words))
            case Announced():
                yield words.reason(event.words)
            case Shown():
                key = f"shown-{event.zone.partition(':')[0]}"
                cards = tuple(event.cards)
                yield words.text(key if words.has(key) else "shown-cards", cards=cards, number=len(cards))
            case Scored():
                yield _score(event, words)
            case Paid() if event.concerns_players:
                yield _payment(event, words)
            case Threw():
                yield words.text("threw-dice", seat=event.seat, dice=event.dice)
            case Ended():
                yield words.reason(event.why)


def _score(event: Scored, words: Words) -> str:
    key = "scored-points" if event.points else "scored-nothing"
    recital = ", ".join(words.count_lines(event.lines))
    return words.text(key, seat=event.seat, points=event.points, after=event.after, recital=recital)


def _payment(event: Paid, words: Words) -> str:
    payer = Seat(event.source.seat)
    return words.text(
        "paid-money",
        seat=payer,
        source=words.account(event.source, event.target),
        target=words.account(event.target, event.source),
        sum=words.amount(event.source, event.farthings),
    )


def seat_in(*places: str) -> Seat:
    """Return the seat in the first key that contains one: 2 in ``hand:2``. NO_SEAT if no key does."""
    for place in places:
        _, _, seat = place.partition(":")
        if seat.isascii() and seat.isdigit():
            return Seat(int(seat))
    return NO_SEAT
