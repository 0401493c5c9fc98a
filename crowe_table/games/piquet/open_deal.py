"""A deal with both hands known: scores of the calls, a fast play-out, and an exact solver for the last tricks.

For speed a hand is one integer per suit, with one bit for each of nine ranks; bit 0 is the six. Side 0 is the elder,
side 1 the younger.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from crowe_table.engine.cards import Card, make, suit
from crowe_table.games.piquet.counting import PIQUE, REPIQUE, THIRTY, run_score
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.games.piquet.state import CARDS, ORDER, TEN, points_of, rank_of

Suits: TypeAlias = list[int]
"""Cards of a hand: one integer per suit, one bit per rank."""

RANKS = 9
ALL = (1 << RANKS) - 1
HIGH = ALL & ~((1 << TEN - 1) - 1)
"""Bits of the ten and of all ranks above the ten."""
_OF_RANK = [points_of(make(rank_of(power), 0)) for power in range(1, RANKS + 1)]
COUNT = [mask.bit_count() for mask in range(ALL + 1)]
POINTS = [sum(_OF_RANK[at] for at in range(RANKS) if mask >> at & 1) for mask in range(ALL + 1)]
TENS = [(points + 5) // 10 for points in range(4 * POINTS[ALL] + 1)]


def _runs(mask: int) -> Iterator[tuple[int, int]]:
    """Yield the length and highest bit of every sequence of three or more."""
    at = RANKS - 1
    while at >= 0:
        length = 0
        while at - length >= 0 and mask >> (at - length) & 1:
            length += 1
        if length >= 3:
            yield length, at
        at -= max(1, length)


BEST_RUN = [max([length * RANKS + high for length, high in _runs(mask)], default=0) for mask in range(ALL + 1)]
RUN_SCORE = [sum(run_score(length) for length, _ in _runs(mask)) for mask in range(ALL + 1)]


def suits_of(cards: Iterable[Card]) -> Suits:
    """Convert cards to one integer per suit."""
    found = [0, 0, 0, 0]
    for card in cards:
        found[suit(card)] |= 1 << ORDER.power[card] - 1
    return found


class Score:
    """Running score of both sides in a sampled deal, including pique, repique and a win by reaching the target."""

    def __init__(self, o: PiquetOptions, before: Sequence[int], made: Sequence[int] = (0, 0)) -> None:
        self.by_elder_alone = o.pique_by == "elder_only"
        self.target = 0 if o.by_deals else o.target
        self.total = list(before)
        self.made = list(made)
        self.winner = -1

    def add(self, side: int, points: int, bonus: int = 0) -> None:
        """Add points to a side.

        Also add ``bonus`` (pique or repique) if the side reaches thirty with these points before the other side has
        scored.
        """
        if self.winner >= 0 or not points:
            return
        before = self.made[side]
        self.made[side] += points
        self.total[side] += points
        may = bonus and before < THIRTY <= self.made[side] and not self.made[1 - side]
        if may and not (side and self.by_elder_alone and bonus == PIQUE):
            self.made[side] += bonus
            self.total[side] += bonus
        if self.target and self.total[side] >= self.target:
            self.winner = side

    def lead(self) -> float:
        """Return the elder's lead in points in this deal. A won game adds GAME to it, and a lost one subtracts GAME."""
        won = GAME if self.winner == 0 else -GAME if self.winner == 1 else 0
        return self.made[0] - self.made[1] + won


GAME = 60
"""Value of winning the game, as a number of points. It is added to the points made in the deal."""


def sets_of(hand: Suits) -> tuple[int, int, int]:
    """Return the ranks held four times and the ranks held three times, as bits, and the strength of the best set.
    Of two hands, the one with the greater strength has the better set.
    """
    a, b, c, d = hand
    fours = a & b & c & d & HIGH
    threes = (a & b & c | a & b & d | a & c & d | b & c & d) & HIGH & ~fours
    best = 4 * RANKS + fours.bit_length() if fours else 3 * RANKS + threes.bit_length() if threes else 0
    return fours, threes, best


def call_all(o: PiquetOptions, score: Score, hands: Sequence[Suits]) -> None:
    """Score ruff, sequences and sets, assuming that both sides call everything they hold."""
    ruffs = [max([POINTS[mask] for mask in hand]) for hand in hands]
    if ruffs[0] != ruffs[1]:
        side = int(ruffs[1] > ruffs[0])
        hand = hands[side]
        if o.ruff_score == "whole_hand":
            points = TENS[sum([POINTS[mask] for mask in hand])]
        elif o.ruff_score == "winning_suit":
            points = TENS[ruffs[side]]
        else:
            points = max([COUNT[mask] for mask in hand if POINTS[mask] == ruffs[side]])
        score.add(side, points, REPIQUE)
    runs = [max([BEST_RUN[mask] for mask in hand]) for hand in hands]
    if runs[0] != runs[1]:
        side = int(runs[1] > runs[0])
        score.add(side, sum([RUN_SCORE[mask] for mask in hands[side]]), REPIQUE)
    sets = [sets_of(hand) for hand in hands]
    if sets[0][2] != sets[1][2]:
        side = int(sets[1][2] > sets[0][2])
        fours, threes, _ = sets[side]
        score.add(side, fours.bit_count() * o.quatorze + threes.bit_count() * o.trio, REPIQUE)


# --- Fast play -------------------------------------------------------------------------------------------------------


class Tricks:
    """Points for leads, for tricks and for most or all tricks, under the given options."""

    def __init__(self, o: PiquetOptions) -> None:
        self.leads = ALL if o.lead_point == "any" else HIGH
        self.every = o.trick_point == "every"
        self.captures = HIGH if o.trick_point == "capture_ten_up" else ALL
        self.last = o.last_trick
        self.cards, self.capet = o.cards, o.capet

    def won(self, led: int, winning: int, by_leader: bool, last: bool) -> int:
        """Return the points of the player who wins a trick.

        ``led`` is the bit of the card that was led, and ``winning`` is that of the card that won.
        """
        if not last:
            return 1 if self.every else int(not by_leader and bool(winning & self.captures))
        high = 2 if self.last == "in_all_2" or winning & HIGH else 1
        if self.last == "instead_2_1" or not by_leader:
            return high
        return high - bool(led & self.leads)

    def for_cards(self, taken: int) -> int:
        return self.capet if taken == CARDS else self.cards if taken > CARDS // 2 else 0


def play_out(
    rule: Tricks, score: Score, hands: Sequence[Suits], leader: int = 0, taken: Sequence[int] = (0, 0)
) -> None:
    """Play the remaining cards by rule of thumb and score them.

    Each side leads winners, wins tricks as cheaply as it can, and discards low cards.
    """
    held = [list(hands[0]), list(hands[1])]
    tricks = list(taken)
    left = sum([COUNT[mask] for mask in held[leader]])
    while left:
        left -= 1
        own, other = held[leader], held[1 - leader]
        suit_index, led = _lead(own, other, rule.leads)
        own[suit_index] ^= led
        if led & rule.leads:
            score.add(leader, 1, PIQUE)
        follows = other[suit_index]
        if follows:
            above = follows & ~(led - 1)
            reply = (above & -above) or (follows & -follows)
            other[suit_index] ^= reply
            by_leader = led > reply
        else:
            _discard(other)
            reply, by_leader = 0, True
        winner = leader if by_leader else 1 - leader
        tricks[winner] += 1
        score.add(winner, rule.won(led, led if by_leader else reply, by_leader, not left), PIQUE)
        leader = winner
        if score.winner >= 0:
            return
    for side in (0, 1):
        score.add(side, rule.for_cards(tricks[side]))


def _lead(own: Suits, other: Suits, counts: int) -> tuple[int, int]:
    """Choose the card to lead. Return its suit and its bit.

    If the top card of a suit cannot be beaten, lead it, from the longest such suit. Otherwise lead from the longest
    suit. Lead its lowest card, unless the top card scores when led and the next lower card is in hand too.
    """
    best, suit_index = -1, 0
    for each in range(4):
        mask = own[each]
        if mask:
            value = COUNT[mask] + (16 if mask > other[each] else 0)
            if value > best:
                best, suit_index = value, each
    mask = own[suit_index]
    top = 1 << mask.bit_length() - 1
    return suit_index, top if best >= 16 or (top & counts and mask & top >> 1) else mask & -mask


def _discard(hand: Suits) -> None:
    """Remove the lowest card from the hand. Among cards of equal rank, the longest suit loses its card."""
    best, suit_index = 1 << 20, 0
    for each in range(4):
        mask = hand[each]
        if mask:
            value = (mask & -mask) * 16 - COUNT[mask]
            if value < best:
                best, suit_index = value, each
    hand[suit_index] &= hand[suit_index] - 1


# --- Exact solver ----------------------------------------------------------------------------------------------------


class EndSolver:
    """Exact solver for the last tricks, with both hands known."""

    def __init__(self, rule: Tricks) -> None:
        self.rule = rule
        self.met: dict[tuple[int, ...], int] = {}

    def after(self, hands: Sequence[Suits], leader: int, taken: int, led: tuple[int, int] | None, need: int) -> int:
        """Return the leader's points minus the other player's from here to the end, if both play best.

        ``taken`` is the number of tricks that the leader has won. ``led`` is the suit and bit of a card already led and
        scored. ``need`` is the number of points that the leader lacks for a pique. It is negative if the other player
        lacks them, and 0 if no pique is possible.
        """
        own, other = tuple(hands[leader]), tuple(hands[1 - leader])
        if led:
            return self._reply(own, other, taken, led[0], led[1], need)
        return self._solve(own, other, taken, need)

    def _solve(self, own: tuple[int, ...], other: tuple[int, ...], taken: int, need: int) -> int:
        key = (*own, *other, taken, need)
        found = self.met.get(key)
        if found is None:
            found = self.met[key] = self._best(own, other, taken, need)
        return found

    def _best(self, own: tuple[int, ...], other: tuple[int, ...], taken: int, need: int) -> int:
        left = sum([COUNT[mask] for mask in own])
        if not left:
            return self.rule.for_cards(taken) - self.rule.for_cards(CARDS - taken)
        best = -1000
        for suit_index in range(4):
            for led in _distinct(own[suit_index], other[suit_index]):
                points, short = self.made(int(bool(led & self.rule.leads)), need)
                rest = (*own[:suit_index], own[suit_index] ^ led, *own[suit_index + 1 :])
                value = points + self._reply(rest, other, taken, suit_index, led, short)
                best = max(best, value)
        return best

    def _reply(
        self, own: tuple[int, ...], other: tuple[int, ...], taken: int, suit_index: int, led: int, need: int
    ) -> int:
        """Return the leader's points minus the other player's after a lead. ``own`` no longer contains the card led."""
        worst = 1000
        suits_allowed = (suit_index,) if other[suit_index] else range(4)
        last = not any(own)
        for each in suits_allowed:
            for card in _distinct(other[each], own[each] | (led if each == suit_index else 0)):
                rest = (*other[:each], other[each] ^ card, *other[each + 1 :])
                if each == suit_index and card > led:
                    points, short = self.made(self.rule.won(led, card, False, last), -need)
                    done = CARDS - sum([COUNT[mask] for mask in own])
                    value = -points - self._solve(rest, own, done - taken, short)
                else:
                    points, short = self.made(self.rule.won(led, led, True, last), need)
                    value = points + self._solve(own, rest, taken + 1, short)
                worst = min(worst, value)
        return worst

    def made(self, points: int, need: int) -> tuple[int, int]:
        """Return the points, with a pique if they complete one, and the number of points still needed for a pique."""
        if not points or not need:
            return points, need
        if need < 0:
            return points, 0
        return (points + PIQUE, 0) if points >= need else (points, need - points)


def _distinct(mask: int, out: int) -> Iterator[int]:
    """Yield the bits of the cards that are worth trying.

    Cards with no card of ``out`` between them are equivalent. Only the lowest of them is yielded.
    """
    last = 0
    while mask:
        card = mask & -mask
        mask ^= card
        between = last and (card - 1) & ~(2 * last - 1) & out
        if not last or between or bool(card & HIGH) != bool(last & HIGH):
            yield card
        last = card
