"""Independent, deliberately simple scorer of Cribbage, written from the rule book.

It uses no tables and no caches. It shares only card numbers and options with the game's code.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise

from crowe_table.games.cribbage.options import CribbageOptions

Hand = Sequence[int]
Log = list[tuple[int, str, int]]


def ranks_of(cards: Hand) -> list[int]:
    return sorted(card % 13 for card in cards)


def suits_of(cards: Hand) -> list[int]:
    return [card // 13 for card in cards]


def count_of(card: int) -> int:
    return (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)[card % 13]


def subsets(cards: Hand, least: int) -> list[tuple[int, ...]]:
    return [chosen for size in range(least, len(cards) + 1) for chosen in combinations(cards, size)]


def in_sequence(cards: Hand) -> bool:
    """Return whether the cards form a run in some order. The ace is always low."""
    ranks = ranks_of(cards)
    return all(high - low == 1 for low, high in pairwise(ranks))


def for_sequence(length: int, rules: CribbageOptions) -> int:
    return rules.run_of_three if length == 3 else length


# --- hands and cribs -------------------------------------------------------------------------------------------------


def fifteens(cards: Hand) -> int:
    return sum(2 for chosen in subsets(cards, 2) if sum(map(count_of, chosen)) == 15)


def pairs(cards: Hand) -> int:
    return sum(2 for a, b in combinations(cards, 2) if a % 13 == b % 13)


def sequences(cards: Hand, rules: CribbageOptions) -> int:
    """Return the points of the longest runs. A run has at least three cards."""
    points = 0
    ranks = set(ranks_of(cards))
    for chosen in subsets(cards, 3):
        low, high = ranks_of(chosen)[0], ranks_of(chosen)[-1]
        if in_sequence(chosen) and low - 1 not in ranks and high + 1 not in ranks:
            points += for_sequence(len(chosen), rules)
    return points


def flush(cards: Hand, start: int, rules: CribbageOptions, crib: bool) -> int:
    with_start = suits_of([*cards, start])
    rule = rules.crib_flush if crib else rules.hand_flush
    if rule == "any_three":
        most = max(with_start.count(each) for each in range(4))
        return most if most >= 3 else 0
    if len(set(with_start)) == 1:
        return len(with_start)
    if rule == "whole_hand" and len(set(suits_of(cards))) == 1:
        return len(cards)
    return 0


def noddy(cards: Hand, start: int) -> int:
    return sum(1 for card in cards if card % 13 == 10 and card // 13 == start // 13)


def show(cards: Hand, start: int, rules: CribbageOptions, crib: bool) -> dict[str, int]:
    """Return the score of a hand or crib with the starter, for each kind of score."""
    whole = [*cards, start]
    return {
        "fifteens": fifteens(whole),
        "pairs": pairs(whole),
        "runs": sequences(whole, rules),
        "flush": flush(cards, start, rules, crib),
        "noddy": noddy(cards, start),
    }


# --- the play --------------------------------------------------------------------------------------------------------


def card_points(pile: Hand, start: int, rules: CribbageOptions) -> int:
    """Return the score of the last card of the pile, without the point for ending a count."""
    points = 0
    count = sum(map(count_of, pile))
    tops = [pile[-size:] for size in range(1, len(pile) + 1)]
    if rules.play_fifteen == "whole_count":
        points += 2 if count == 15 else 0
    else:
        points += 2 if any(len(top) > 1 and sum(map(count_of, top)) == 15 for top in tops) else 0
    if count == 31:
        points += 2
    alike = max(len(top) for top in tops if len(set(ranks_of(top))) == 1)
    points += {1: 0, 2: 2, 3: 6, 4: 12}[alike]
    points += max((for_sequence(len(top), rules) for top in tops if len(top) >= 3 and in_sequence(top)), default=0)
    if rules.play_flush:
        points += max((len(top) for top in tops if len(top) >= 3 and len(set(suits_of(top))) == 1), default=0)
    if rules.noddy_in_play and pile[-1] % 13 == 10 and pile[-1] // 13 == start // 13:
        points += 1
    return points


class Deal:
    """Referee of one deal, from the lead to the last count.

    Players are numbered around the table from the eldest, who is 0.
    """

    def __init__(self, rules: CribbageOptions, kept: Sequence[Hand], crib: Hand, start: int) -> None:
        self.rules = rules
        self.kept = [list(hand) for hand in kept]
        self.hands = [list(hand) for hand in kept]
        self.crib = crib
        self.start = start
        self.pile: list[int] = []
        self.turn = 0
        self.over = False
        self.log: Log = []
        self.goes: list[int] = []

    def can(self, place: int) -> bool:
        count = sum(map(count_of, self.pile))
        return any(count + count_of(card) <= 31 for card in self.hands[place])

    def may_play(self) -> list[int]:
        """Return the legal cards of the player whose turn it is."""
        if self.over:
            return []
        count = sum(map(count_of, self.pile))
        return [card for card in self.hands[self.turn] if count + count_of(card) <= 31]

    def play(self, card: int) -> None:
        place = self.turn
        self.hands[place].remove(card)
        self.pile.append(card)
        if points := card_points(self.pile, self.start, self.rules):
            self.log.append((place, "in-play", points))
        seats = len(self.hands)
        if sum(map(count_of, self.pile)) == 31:
            self._close(place)
            return
        for other in [(place + step) % seats for step in range(1, seats)]:
            if self.can(other):
                self.turn = other
                return
            if self.hands[other]:
                self.goes.append(other)
        if self.rules.go_rule == "play_on" and self.can(place):
            return
        self.log.append((place, "last", 1))
        self._close(place)

    def _close(self, place: int) -> None:
        seats = len(self.hands)
        self.pile = []
        with_cards = [(place + step) % seats for step in range(1, seats + 1) if self.hands[(place + step) % seats]]
        if self.rules.play_out and with_cards:
            self.turn = with_cards[0]
            return
        self.over = True
        for other, hand in enumerate(self.kept):
            self.log.append((other, "hand", sum(show(hand, self.start, self.rules, crib=False).values())))
        self.log.append((seats - 1, "crib", sum(show(self.crib, self.start, self.rules, crib=True).values())))
