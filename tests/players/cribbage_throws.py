"""Good discards to the crib, computed by iteration until they no longer change.

In each round, every hand, or a large sample, makes its best throw in either role. The best throw has the most points
kept, plus or minus the average crib. The throws of all rounds give the average cribs of the next round, with more
weight for later rounds. The play of the cards is ignored.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from crowe_table.engine.cards import FULL_PACK, KNAVE, Card, make, rank, suit
from crowe_table.games.cribbage.counting import NODDY
from crowe_table.games.cribbage.crib_means import CribMeans, arrange_habits, suit_relation
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import RANK_KEY, SUIT_KEY, scale
from crowe_table.games.cribbage.statistics import THROWS_FILE, Habit

CROWE = CribbageOptions()
LATER_RULES = CribbageOptions(
    start_when="after_lay_out",
    run_of_three=3,
    play_fifteen="whole_count",
    play_flush=False,
    hand_flush="whole_hand",
    crib_flush="five_only",
    go_rule="play_on",
)
"""The five-card game of the later books."""

FAMILIES: dict[str, tuple[CribbageOptions, int]] = {
    "five-known": (CROWE, 2),
    "five-unknown": (LATER_RULES, 2),
    "six-unknown": (replace(LATER_RULES, cards_dealt=6, target=121, play_out=True), 2),
    "seven-unknown": (replace(LATER_RULES, cards_dealt=7, target=181, play_out=True), 2),
    "three-unknown": (replace(LATER_RULES, laid_out=1, pack_to_crib=1, target=121, play_out=True), 3),
    "four-known": (replace(CROWE, cards_dealt=4, laid_out=1), 4),
    "four-unknown": (replace(LATER_RULES, laid_out=1, play_out=True), 4),
}
ROUNDS = 16

_RANK_KEYS = np.array(RANK_KEY, dtype=np.int64)
_SUIT_KEYS = np.array(SUIT_KEY, dtype=np.int64)
_RANKS = np.arange(52) % 13
_SUITS = np.arange(52) // 13


def level_habit(laid_out: int) -> Habit:
    """Return the habit of a player who throws all cards with equal frequency."""
    return Habit(((1000,) * 91,), (1.0,) * 4) if laid_out == 2 else Habit(((1000,) * 13,), (1.0,) * 2)


class Hands:
    """Many hands, with the value of the kept cards for each possible throw."""

    def __init__(self, options: CribbageOptions, start: Card | None, hands: NDArray[np.int64]) -> None:
        dealt = hands.shape[1]
        places = list(combinations(range(dealt), options.laid_out))
        self.throws = np.stack([hands[:, list(thrown)] for thrown in places], axis=1)
        kept = np.stack([hands[:, [i for i in range(dealt) if i not in thrown]] for thrown in places], axis=1)
        self.value = _known(options, kept, start) if start is not None else _unknown(options, kept, hands)

    def thrown(self, cribs: NDArray[np.float64], own: bool) -> NDArray[np.int64]:
        """Return how often each throw is chosen if cribs have these average values, indexed by the cards thrown."""
        cards = tuple(self.throws[:, :, i] for i in range(self.throws.shape[2]))
        total = self.value + cribs[cards] if own else self.value - cribs[cards]
        best = total.argmax(axis=1)
        chosen = self.throws[np.arange(len(best)), best]
        counts = np.zeros(cribs.shape, dtype=np.int64)
        np.add.at(counts, tuple(chosen.T), 1)
        return counts


def every_hand(dealt: int, start: Card | None) -> NDArray[np.int64]:
    """Return all possible hands."""
    cards = [card for card in FULL_PACK if card != start]
    return np.array(list(combinations(cards, dealt)), dtype=np.int64)


def some_hands(dealt: int, start: Card | None, count: int, seed: int) -> NDArray[np.int64]:
    """Return a random sample of hands."""
    cards = np.array([card for card in FULL_PACK if card != start])
    order = np.random.default_rng(seed).random((count, len(cards))).argpartition(dealt, axis=1)[:, :dealt]
    return np.sort(cards[order], axis=1)


def settle_habits(
    options: CribbageOptions, seats: int, starts: Sequence[Card | None], samples: int, rounds: int = ROUNDS
) -> tuple[dict[bool, Habit], float]:
    """Return the habits for each starter, and the last change.

    There is one habit for a crib of one's own side, and one for the opponent's crib.
    """
    rows: dict[bool, list[tuple[int, ...]]] = {True: [], False: []}
    suits: dict[bool, list[tuple[float, ...]]] = {True: [], False: []}
    change = 0.0
    for start in starts:
        hands = (
            some_hands(options.cards_dealt, start, samples, 1775) if samples else every_hand(options.cards_dealt, start)
        )
        lot = Hands(options, start, hands)
        habits = {own: level_habit(options.laid_out) for own in (True, False)}
        cribs = {own: _cribs(options, seats, start, habits, own) for own in (True, False)}
        thrown = {own: np.zeros(cribs[own].shape) for own in (True, False)}
        for weight in range(1, rounds + 1):
            for own in (True, False):
                thrown[own] += weight * lot.thrown(cribs[own], own)
            habits = {own: _habit(thrown[own], start) for own in (True, False)}
            before, cribs = cribs, {own: _cribs(options, seats, start, habits, own) for own in (True, False)}
            last = max(float(np.abs(cribs[own] - before[own]).max()) for own in (True, False))
        change = max(change, last)
        for own in (True, False):
            rows[own].append(habits[own].ranks[0])
            suits[own].append(habits[own].suits)
    found = {
        own: Habit(tuple(rows[own]), tuple(round(float(x), 3) for x in np.mean(suits[own], axis=0)))
        for own in (True, False)
    }
    return found, change


def _cribs(
    options: CribbageOptions, seats: int, start: Card | None, habits: dict[bool, Habit], own: bool
) -> NDArray[np.float64]:
    unseen = [card for card in FULL_PACK if card != start]
    means = CribMeans(options, unseen, start, arrange_habits(seats, own, habits), whole=True)
    if options.laid_out == 1:
        return np.array([means.mean((card,)) if card != start else 0.0 for card in FULL_PACK])
    table = np.zeros((52, 52))
    for a, b in combinations(unseen, 2):
        table[a, b] = table[b, a] = means.mean((a, b))
    return table


def _habit(counts: NDArray[np.float64], start: Card | None) -> Habit:
    """Return the throws in the form of a habit.

    It has a weight for each row of ranks, with a mean of 1000, and a factor for each relation of suits.
    """
    unseen = [card for card in FULL_PACK if card != start]
    size = counts.ndim
    throws = list(combinations(unseen, size))
    ways = np.zeros(91 if size == 2 else 13)
    seen = np.zeros_like(ways)
    for cards in throws:
        at = _row_place(cards)
        ways[at] += 1
        seen[at] += counts[cards]
    weights = seen / np.maximum(ways, 1) * len(throws) / counts.sum() * 1000
    relations = 4 if size == 2 else 2
    expected, found = np.zeros(relations), np.zeros(relations)
    for cards in throws:
        relation = _relation(cards, start)
        expected[relation] += weights[_row_place(cards)]
        found[relation] += counts[cards]
    factors = np.where(expected > 0, found / np.maximum(expected, 1e-9), 0)
    factors = factors * expected.sum() / found.sum()
    return Habit((tuple(round(float(x)) for x in weights),), tuple(round(float(x), 3) for x in factors))


def _row_place(cards: Sequence[Card]) -> int:
    if len(cards) == 1:
        return rank(cards[0])
    a, b = sorted(map(rank, cards))
    return b * (b + 1) // 2 + a


def _relation(cards: Sequence[Card], start: Card | None) -> int:
    if len(cards) == 2:
        return suit_relation(cards, start)
    return int(start is not None and suit(cards[0]) == suit(start))


def _look_up(table: dict[int, int], keys: NDArray[np.int64]) -> NDArray[np.int64]:
    order = sorted(table)
    return np.array([table[key] for key in order])[np.searchsorted(order, keys)]


def _known(options: CribbageOptions, kept: NDArray[np.int64], start: Card) -> NDArray[np.float32]:
    counts = scale(options.kept, options, crib=False)
    by_rank = _RANK_KEYS[kept].sum(axis=2) + RANK_KEY[start]
    by_suit = _SUIT_KEYS[kept].sum(axis=2) + SUIT_KEY[start]
    value = _look_up(counts.ranks, by_rank) + _look_up(counts.suits, by_suit) + (kept == NODDY[start]).any(axis=2)
    return value.astype(np.float32)


def _unknown(options: CribbageOptions, kept: NDArray[np.int64], hands: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return the average points of each kept hand over all starters.

    A flush counts only if the whole hand has one suit.
    """
    counts = scale(options.kept, options, crib=False)
    by_rank = _RANK_KEYS[kept].sum(axis=2)
    left = 52 - hands.shape[1]
    value = np.zeros(by_rank.shape)
    for r in range(13):
        may_come = 4 - (_RANKS[hands] == r).sum(axis=1)
        keys = by_rank + RANK_KEY[r]
        points = _look_up(counts.ranks, np.where(may_come[:, None] > 0, keys, by_rank + RANK_KEY[(r + 1) % 13]))
        value += may_come[:, None] / left * np.where(may_come[:, None] > 0, points, 0)
    suits = _SUITS[kept]
    alike = (suits == suits[:, :, :1]).all(axis=2)
    for s in range(4):
        agree = (13 - (_SUITS[hands] == s).sum(axis=1))[:, None] / left
        value += alike * (suits[:, :, 0] == s) * (kept.shape[2] + agree)
        value += (kept == make(KNAVE, s)).any(axis=2) * agree
    return value.astype(np.float32)


# --- The table -------------------------------------------------------------------------------------------------------

SAMPLES = {"six-unknown": 1_000_000, "seven-unknown": 400_000}
"""Sample sizes for families with too many hands to enumerate."""


def as_json(families: Mapping[str, Mapping[bool, Habit]]) -> str:
    """Return the table as JSON, with one row on each line."""
    entries = []
    for family, habits in families.items():
        lines = []
        for own, name in ((True, "own"), (False, "other")):
            rows = ",\n".join(f"      {list(row)}" for row in habits[own].ranks)
            lines.append(f'    "{name}": {{"ranks": [\n{rows}\n    ], "suits": {list(habits[own].suits)}}}')
        entries.append(f'  "{family}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(entries) + "\n}\n"


def main() -> None:
    """Compute the habits of every family and write the table."""
    families = dict[str, dict[bool, Habit]]()
    for family, (options, seats) in FAMILIES.items():
        known = options.start_when == "before_lay_out"
        starts: list[Card | None] = [make(r, 0) for r in range(13)] if known else [None]
        found, change = settle_habits(options, seats, starts, SAMPLES.get(family, 0))
        print(f"{family}: the last round changed the average cribs by {change:.4f} of a point at most.")
        families[family] = found
    THROWS_FILE.write_text(as_json(families), encoding="utf-8")


if __name__ == "__main__":
    main()
