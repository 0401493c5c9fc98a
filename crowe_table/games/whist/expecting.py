"""Why a card is good, from the play that is expected after it: what it brings about that the next best does not."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from crowe_table.engine.cards import Card, rank, suit
from crowe_table.engine.core import Reason, because
from crowe_table.engine.rng import Rng
from crowe_table.games.whist.imagined import ImaginedHands, played_deal
from crowe_table.games.whist.position import HEIGHT, Place, Position, Trick
from crowe_table.games.whist.state import SEATS
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice

WORLDS = 48
"""Deals imagined, in each of which two cards are played on."""
MOSTLY = 0.5
"""What is expected comes about in so many of them at least,"""
RATHER = 0.2
"""and in so many more than with the next best card."""
TELLING = (
    *("hint-line-last-trump-good", "hint-line-drives-out", "hint-line-partner-trumps", "hint-line-ruff"),
    *("hint-line-they-lead", "hint-line-last-trump", "hint-line-draws-two"),
)
"""What says more of a card than the rule by which it is played, the most telling first."""
COMMON = ("hint-line-keeps", "hint-line-takes", "hint-line-partner-takes")
"""What is said where no rule speaks for the card."""


def expected(position: Position, advice: Sequence[Advice], ruled: bool, rng: Rng) -> Reason | None:
    """What the best card brings about in most worlds, and the next best in fewer; None where nothing is told apart.

    ``ruled``: whether a rule of the book speaks for the card.
    """
    best, other = advice[0].action, next((each for each in advice if each.value < advice[0].value), None)
    worlds = ImaginedHands(position)
    if other is None or not worlds.hidden or not isinstance(best, Play) or not isinstance(other.action, Play):
        return None
    deal = played_deal(position)
    with_best: dict[Reason, float] = defaultdict(float)
    with_other: dict[Reason, float] = defaultdict(float)
    weights = 0.0
    for _ in range(WORLDS):
        deal.imagine(worlds.hands(rng))
        weight = deal.likelihood()
        weights += weight
        for brought, card in ((with_best, best.card), (with_other, other.action.card)):
            for reason in set(_brought(position, _tricks(position, card, deal.line(card)))):
                brought[reason] += weight
    keys = TELLING if ruled else (*TELLING, *COMMON)
    told = [
        reason
        for reason, share in with_best.items()
        if reason.key in keys and share >= MOSTLY * weights and share - with_other[reason] >= RATHER * weights
    ]
    return min(told, key=lambda reason: (keys.index(reason.key), -with_best[reason]), default=None)


def _tricks(position: Position, card: Card, line: Sequence[Card]) -> list[Trick]:
    """The trick in hand and all after it, as they fall in a line of play."""
    leader, played = position.trick
    fall = iter(line)
    tricks = [(leader, (*played, card, *[next(fall) for _ in range(SEATS - len(played) - 1)]))]
    for _ in range(len(line) // SEATS):
        tricks.append((_winner(position, tricks[-1]), tuple([next(fall) for _ in range(SEATS)])))
    return tricks


def _winner(position: Position, trick: Trick) -> Place:
    return (trick[0] + position.order.winning(trick[1])) % SEATS


def _of(trick: Trick, place: Place) -> Card:
    """The card that a player laid to a trick."""
    return trick[1][(place - trick[0]) % SEATS]


def _brought(position: Position, tricks: Sequence[Trick]) -> Iterator[Reason]:
    """What comes about in one line of play."""
    first, *later = tricks
    taken = [trick for trick in later if _winner(position, trick) == position.place]
    if first[0] == position.place and suit(first[1][0]) == position.trump:
        yield from _drawn(position, first, later, taken)
    yield from _now(position, first)
    for trick in taken:
        yield from _later(position, first, trick)


def _drawn(position: Position, first: Trick, later: Sequence[Trick], taken: Sequence[Trick]) -> Iterator[Reason]:
    """What leading a trump does."""
    foes = position.others()
    drawn = [foe for foe in foes if suit(_of(first, foe)) == position.trump]
    if drawn and not any(suit(_of(trick, foe)) == position.trump for trick in later for foe in foes):
        yield because("hint-line-last-trump", law="good-play")
        led = [suit(trick[1][0]) for trick in taken if trick[0] == position.place]
        good = Counter([each for each in led if each != position.trump])
        if good:
            yield because("hint-line-last-trump-good", suit=good.most_common(1)[0][0], law="good-play")
    elif len(drawn) == len(foes):
        yield because("hint-line-draws-two", law="good-play")


def _now(position: Position, first: Trick) -> Iterator[Reason]:
    """Who takes the trick in hand."""
    winner = _winner(position, first)
    if winner == position.place:
        yield because("hint-line-takes", law="good-play")
    if winner == position.partner and not position.partner_wins:
        trumped = suit(_of(first, winner)) == position.trump != suit(first[1][0])
        if not trumped:
            yield because("hint-line-partner-takes", law="good-play")
        elif first[0] == position.place:
            yield because("hint-line-partner-trumps", law="good-play")


def _later(position: Position, first: Trick, trick: Trick) -> Iterator[Reason]:
    """What a later trick of one's own owes to the card that is played now."""
    mine, now = _of(trick, position.place), _of(first, position.place)
    led = suit(trick[1][0])
    if suit(mine) == position.trump != led:
        if led == suit(now):
            yield because("hint-line-ruff", suit=led, law="good-play")
        return
    yield because("hint-line-keeps", card=mine, law="good-play")
    winner = _winner(position, first)
    if trick[0] in position.others() and led != position.trump:
        yield because("hint-line-they-lead", suit=led, law="good-play")
    took = _of(first, winner)
    if winner in position.others() and suit(took) == suit(mine) == suit(now) and HEIGHT[took] > HEIGHT[mine]:
        yield because("hint-line-drives-out", rank_high=rank(took), rank_low=rank(mine), law="good-play")
