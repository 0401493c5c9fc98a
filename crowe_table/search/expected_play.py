"""Reasons for a card in any trick-taking game: results in expected play that the next best card does not achieve."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import Play, TrickRecord
from crowe_table.search.advice import Advice
from crowe_table.search.trick_worlds import Hands, PlayedDeal

WORLDS = 48
"""Number of worlds in which both cards are played out."""
MIN_SHARE = 0.5
"""Minimum share of the worlds in which an event must happen to count as expected."""
MIN_DIFFERENCE = 0.2
"""Minimum difference between the shares of an event after the best card and after the next best card."""
INFORMATIVE = (
    *("hint-line-last-trump-good", "hint-line-drives-out", "hint-line-partner-trumps", "hint-line-ruff"),
    *("hint-line-they-lead", "hint-line-last-trump", "hint-line-draws-two"),
)
"""Reasons that explain more than the rule of play, most informative first."""
UNINFORMATIVE = ("hint-line-keeps", "hint-line-takes", "hint-line-partner-takes")
"""Reasons that are used only if no rule supports the card."""
LINES = (*INFORMATIVE, *UNINFORMATIVE)
MAX_FREQUENCY = 999
"""Frequency, in thousandths, of an event that happens in every sampled world.

It is below 1000, because the event may not happen in a world that was not sampled.
"""

LedTrick: TypeAlias = tuple[int, tuple[Card, ...]]
"""The leader's place, and the cards in the order of play."""


class TrickSides(Struct, frozen=True):
    """The sides as seen from one place, and the card order."""

    place: int
    camps: Sequence[int]
    order: Order

    @property
    def opponents(self) -> list[int]:
        count = len(self.camps)
        around = [(self.place + step) % count for step in range(1, count)]
        return [place for place in around if self.camps[place] != self.camps[self.place]]

    def is_partner(self, place: int) -> bool:
        return place != self.place and self.camps[place] == self.camps[self.place]

    def suit(self, card: Card) -> int:
        return self.order.suit_of[card % 52]

    def winner(self, trick: LedTrick) -> int:
        """Return the current winner of a complete or incomplete trick."""
        return (trick[0] + self.order.winning(trick[1])) % len(self.camps)

    def of(self, trick: LedTrick, place: int) -> Card:
        """Return the card that a player played to a trick."""
        return trick[1][(place - trick[0]) % len(self.camps)]


def add_expected_line(
    advice: Sequence[Advice],
    r: TrickRecord,
    seat: Seat,
    order: Order,
    deal: PlayedDeal,
    draw: Callable[[], Hands],
    unruled: Collection[str] = (),
    law: str = "good-play",
) -> tuple[Advice, ...]:
    """Add the expected line of play to the reasons of the best card.

    The line comes before the rule of play if it explains more, and after it otherwise. ``draw`` samples the hands of a
    world. ``unruled`` lists weak reasons, which any line replaces.
    """
    best, other = advice[0].action, next((each for each in advice if each.value < advice[0].value), None)
    if other is None or not isinstance(best, Play) or not isinstance(other.action, Play):
        return tuple(advice)
    playing = r.playing
    sides = TrickSides(playing.index(seat), [r.camp(each) for each in playing], order)
    now = (playing.index(Seat(r.plays[-1][0])), r.trick) if r.trick else (sides.place, ())
    found = _expected(sides, now, (best.card, other.action.card), deal, draw)
    if found is None:
        return tuple(advice)
    rule, line = advice[0].why, replace(found, law=law)
    first, second = (line, rule) if line.key in INFORMATIVE or rule.key in unruled else (rule, line)
    return (replace(advice[0], why=first, also=(second,)), *advice[1:])


def _expected(
    sides: TrickSides,
    now: LedTrick,
    cards: tuple[Card, Card],
    deal: PlayedDeal,
    draw: Callable[[], Hands],
) -> Reason | None:
    """Return an event, with its frequency, that is more frequent after the first card than after the second.

    It must happen in most worlds. None if there is no such event.
    """
    events: tuple[dict[Reason, float], ...] = (defaultdict(float), defaultdict(float))
    weights = 0.0
    for _ in range(WORLDS):
        deal.imagine(draw())
        weight = deal.likelihood()
        weights += weight
        for found, card in zip(events, cards, strict=True):
            for reason in set(_events(sides, now, _tricks(sides, now, card, deal.line(card)))):
                found[reason] += weight
    with_best, with_other = events
    candidates = [
        reason
        for reason, share in with_best.items()
        if share >= MIN_SHARE * weights and share - with_other[reason] >= MIN_DIFFERENCE * weights
    ]
    line = min(candidates, key=lambda reason: (LINES.index(reason.key), -with_best[reason]), default=None)
    if line is None:
        return None
    often = min(MAX_FREQUENCY, round(1000 * with_best[line] / weights))
    return replace(line, args=(*line.args, ("often", often)))


def _tricks(sides: TrickSides, now: LedTrick, card: Card, line: Sequence[Card]) -> list[LedTrick]:
    leader, played = now
    count, fall = len(sides.camps), iter(line)
    tricks = [(leader, (*played, card, *[next(fall) for _ in range(count - len(played) - 1)]))]
    for _ in range((len(line) - (count - len(played) - 1)) // count):
        tricks.append((sides.winner(tricks[-1]), tuple([next(fall) for _ in range(count)])))
    return tricks


def _events(sides: TrickSides, now: LedTrick, tricks: Sequence[LedTrick]) -> Iterator[Reason]:
    first, *later = tricks
    taken = [trick for trick in later if sides.winner(trick) == sides.place]
    if first[0] == sides.place and sides.suit(first[1][0]) == TRUMP:
        yield from _trump_lead_events(sides, first, later, taken)
    yield from _current_events(sides, now, first)
    for trick in taken:
        yield from _later_events(sides, first, trick)


def _trump_lead_events(
    sides: TrickSides, first: LedTrick, later: Sequence[LedTrick], taken: Sequence[LedTrick]
) -> Iterator[Reason]:
    opponents = sides.opponents
    drawn = [opponent for opponent in opponents if sides.suit(sides.of(first, opponent)) == TRUMP]
    if drawn and not any(sides.suit(sides.of(trick, opponent)) == TRUMP for trick in later for opponent in opponents):
        yield because("hint-line-last-trump")
        led = [sides.suit(trick[1][0]) for trick in taken if trick[0] == sides.place]
        good = Counter([each for each in led if each != TRUMP])
        if good:
            yield because("hint-line-last-trump-good", suit=good.most_common(1)[0][0])
    elif len(drawn) == len(opponents) == 2:
        yield because("hint-line-draws-two")


def _current_events(sides: TrickSides, now: LedTrick, first: LedTrick) -> Iterator[Reason]:
    winner = sides.winner(first)
    if winner == sides.place:
        yield because("hint-line-takes")
    if sides.is_partner(winner) and not (now[1] and sides.is_partner(sides.winner(now))):
        trumped = sides.suit(sides.of(first, winner)) == TRUMP != sides.suit(first[1][0])
        if not trumped:
            yield because("hint-line-partner-takes")
        elif first[0] == sides.place:
            yield because("hint-line-partner-trumps")


def _later_events(sides: TrickSides, first: LedTrick, trick: LedTrick) -> Iterator[Reason]:
    """Yield events that show how the card played now helps to win a later trick."""
    own_card, now = sides.of(trick, sides.place), sides.of(first, sides.place)
    led = sides.suit(trick[1][0])
    if sides.suit(own_card) == TRUMP != led:
        if led == sides.suit(now):
            yield because("hint-line-ruff", suit=led)
        return
    yield because("hint-line-keeps", card=own_card)
    winner = sides.winner(first)
    if trick[0] in sides.opponents and led != TRUMP:
        yield because("hint-line-they-lead", suit=led)
    took, power = sides.of(first, winner), sides.order.power
    same = sides.suit(took) == sides.suit(own_card) == sides.suit(now)
    if winner in sides.opponents and same and power[took % 52] > power[own_card % 52]:
        yield because("hint-line-drives-out", rank_high=rank(took), rank_low=rank(own_card))
