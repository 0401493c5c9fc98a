"""Counting of hands, cribs and played cards.

``in_show`` and ``in_play`` return the combinations one by one, as players announce them at the table.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from crowe_table.engine.cards import ACE, KNAVE, Card, make, suit
from crowe_table.engine.core import CountLine, because
from crowe_table.games.cribbage.options import CribbageOptions

FIFTEEN_POINTS = THIRTY_ONE_POINTS = 2
KNAVE_POINTS = 1
"""Points for the knave of the starter's suit in hand or crib."""
PAIRS = {2: ("pair", 2), 3: ("pair-royal", 6), 4: ("double-pair-royal", 12)}

VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10) * 4
"""Value of every card in the count: aces 1, pip cards 2 to 10, court cards 10."""
NODDY = tuple(make(KNAVE, card // 13) for card in range(52))
"""For each starter, the knave of the same suit, which scores in hand or crib."""

Combination: TypeAlias = tuple[int, str, Sequence[Card]]
"""A combination as points, message key and scoring cards."""


def value(card: Card) -> int:
    """Return a card's value in the count."""
    return VALUES[card]


def run_points(length: int, options: CribbageOptions) -> int:
    """Return the points of a run. A run scores its length, but the options set the points of a run of three."""
    return options.run_of_three if length == 3 else length


def count_lines(made: Sequence[Combination]) -> tuple[CountLine, ...]:
    """Return the lines of a count with running totals."""
    lines, running = [], 0
    for points, key, cards in made:
        running += points
        lines.append(CountLine(points, because(key, points=points, length=len(cards)), tuple(cards), running))
    return tuple(lines)


# --- The show --------------------------------------------------------------------------------------------------------


def in_show(cards: Sequence[Card], start: Card, options: CribbageOptions, crib: bool) -> list[Combination]:
    """Return the combinations of a hand or crib with the starter, in the order of announcement."""
    whole = (*cards, start)
    made: list[Combination] = [(FIFTEEN_POINTS, "count-fifteen", combination) for combination in fifteens(whole)]
    for alike in pairs(whole):
        name, points = PAIRS[len(alike)]
        made.append((points, f"count-{name}", alike))
    made += [(run_points(len(run), options), "count-run", run) for run in runs(whole)]
    if flush := show_flush(cards, start, options, crib):
        made.append((len(flush), "count-flush", flush))
    if NODDY[start] in cards:
        made.append((KNAVE_POINTS, f"count-{options.knave}", (NODDY[start],)))
    return made


def fifteens(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return every set of cards that totals fifteen, smaller sets first."""
    return [
        combination
        for size in range(2, len(cards) + 1)
        for combination in combinations(cards, size)
        if sum([VALUES[card] for card in combination]) == 15
    ]


def by_rank(cards: Sequence[Card]) -> list[list[Card]]:
    """Return the cards of each rank, aces first."""
    groups: list[list[Card]] = [[] for _ in range(13)]
    for card in cards:
        groups[card % 13].append(card)
    return groups


def pairs(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return the groups of two to four cards of a rank."""
    return [tuple(group) for group in by_rank(cards) if len(group) > 1]


def runs(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return every longest run of at least three cards, once for each choice of cards. The ace is low."""
    ranks = by_rank(cards)
    found: list[tuple[Card, ...]] = []
    r = ACE
    while r < 13:
        length = 0
        while r + length < 13 and ranks[r + length]:
            length += 1
        if length >= 3:
            found += _choices(ranks[r : r + length])
        r += length + 1
    return found


def show_flush(cards: Sequence[Card], start: Card, options: CribbageOptions, crib: bool) -> tuple[Card, ...]:
    """Return the cards of a flush in hand or crib, as the options allow; none if there is no flush (R8)."""
    rule = options.crib_flush if crib else options.hand_flush
    if rule == "any_three":
        suits: list[list[Card]] = [[] for _ in range(4)]
        for card in (*cards, start):
            suits[suit(card)].append(card)
        longest = max(suits, key=len)
        return tuple(longest) if len(longest) >= 3 else ()
    if len({suit(card) for card in cards}) > 1:
        return ()
    if suit(start) == suit(cards[0]):
        return (*cards, start)
    return () if rule == "five_only" else tuple(cards)


def _choices(groups: Sequence[Sequence[Card]]) -> list[tuple[Card, ...]]:
    if not groups:
        return [()]
    return [(card, *rest) for card in groups[0] for rest in _choices(groups[1:])]


# --- The play --------------------------------------------------------------------------------------------------------


def in_play(pile: Sequence[Card], count: int, start: Card, options: CribbageOptions) -> list[Combination]:
    """Return the combinations that the last card of the pile scores.

    The point for the last card of a count is not included.
    """
    made: list[Combination] = []
    size, last = len(pile), pile[-1]
    if size > 1:
        before = pile[-2]
        if fifteen := play_fifteen(pile, count, options):
            made.append((FIFTEEN_POINTS, "play-fifteen", fifteen))
        if count == 31:
            made.append((THIRTY_ONE_POINTS, "play-thirty-one", pile))
        if last % 13 == before % 13:
            alike = trailing_pair(pile)
            name, points = PAIRS[alike]
            made.append((points, f"play-{name}", pile[-alike:]))
        elif size > 2 and (length := trailing_run(pile)):
            made.append((run_points(length, options), "play-run", pile[-length:]))
        if options.play_flush and last // 13 == before // 13 and (length := trailing_flush(pile)):
            made.append((length, "play-flush", pile[-length:]))
    if options.noddy_in_play and last == NODDY[start]:
        made.append((KNAVE_POINTS, f"play-{options.knave}", (last,)))
    return made


def play_fifteen(pile: Sequence[Card], count: int, options: CribbageOptions) -> Sequence[Card]:
    """Return the cards that make fifteen in play (R6).

    Usually these are all cards of the count. Under Crowe's rule, they are the last cards of the pile.
    """
    if count <= 15 or options.play_fifteen == "whole_count":
        return pile if count == 15 else ()
    size = total = 0
    while total < 15:
        size += 1
        total += VALUES[pile[-size]]
    return pile[-size:] if total == 15 else ()


def trailing_pair(pile: Sequence[Card]) -> int:
    """Return how many cards at the end of the pile have the same rank, at most four."""
    last, alike = pile[-1] % 13, 1
    while alike < min(4, len(pile)) and pile[-1 - alike] % 13 == last:
        alike += 1
    return alike


def trailing_run(pile: Sequence[Card]) -> int:
    """Return the length of the longest run at the end of the pile, in any order (R11).

    Fewer than three cards count as 0.
    """
    best = seen = 0
    low = high = pile[-1] % 13
    longest = len(pile)
    for size, card in enumerate(reversed(pile), 1):
        r = card % 13
        if seen >> r & 1:
            break
        seen |= 1 << r
        if r < low:
            low = r
        elif r > high:
            high = r
        if high - low >= longest:
            break
        if size >= 3 and high - low == size - 1:
            best = size
    return best


def trailing_flush(pile: Sequence[Card]) -> int:
    """Return how many cards at the end of the pile have the same suit; 0 if fewer than three."""
    last, length = pile[-1] // 13, 1
    while length < len(pile) and pile[-1 - length] // 13 == last:
        length += 1
    return length if length >= 3 else 0
