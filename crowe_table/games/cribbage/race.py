"""Value of a game by the score alone.

Points come in stages, in counting order: the turned knave, the play, the hands from eldest to the dealer, the crib.
``statistics`` gives each stage's distribution among good players.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from crowe_table.games.cribbage import statistics
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.stakes import owed

Grid: TypeAlias = list[list[float]]
Chances: TypeAlias = tuple[tuple[int, float], ...]

_PASSES = 3
"""Number of passes after which the values of scores with equal sums converge. Deals in which nobody scores are rare."""


class Race(Protocol):
    """Value of scores in stakes: 1 for a win, −1 for a loss, more with a lurch."""

    target: int

    def won(self, losers: Sequence[int]) -> float:
        """Return the winner's average gain from losers with these scores."""

    def value(self, own: int, scores: Sequence[int]) -> float:
        """Return a side's value of the game before a deal. ``scores`` run from eldest's side to the dealer's."""


class RaceOfTwo:
    """Race of two sides, solved backwards by the sum of scores, as far as required."""

    __slots__ = ("_grids", "_stages", "_stakes", "_unsolved", "target")

    def __init__(self, options: CribbageOptions, seats: int) -> None:
        self.target: int = options.target
        self._stakes = tuple(_stakes(options, score) for score in range(options.target))
        self._stages = _stages(options, seats)
        self._grids: list[Grid] = [[[0.0] * self.target for _ in range(self.target)] for _ in self._stages]
        self._unsolved = 2 * self.target - 2
        """Greatest sum of scores not yet solved."""

    def won(self, losers: Sequence[int]) -> float:
        return self._stakes[losers[0]]

    def value(self, own: int, scores: Sequence[int]) -> float:
        found = self.standing(scores[0], scores[1])
        return -found if own else found

    def standing(self, eldest: int, dealer: int) -> float:
        """Return the value to eldest's side before a deal."""
        while self._unsolved >= eldest + dealer:
            for _ in range(_PASSES):
                self._solve(self._unsolved)
            self._unsolved -= 1
        return self._grids[0][eldest][dealer]

    def _solve(self, total: int) -> None:
        """Solve all scores with this sum. After the last stage the deal passes and the sides swap roles."""
        size, grids = self.target, self._grids
        first, last = grids[0], len(grids) - 1
        for eldest in range(max(0, total - size + 1), min(size, total + 1)):
            dealer = total - eldest
            for at in range(last, -1, -1):
                by_dealer, chances = self._stages[at]
                value = 0.0
                for points, chance in chances:
                    e, d = (eldest, dealer + points) if by_dealer else (eldest + points, dealer)
                    if d >= size:
                        value -= chance * self._stakes[e]
                    elif e >= size:
                        value += chance * self._stakes[d]
                    elif at == last:
                        value -= chance * first[d][e]
                    else:
                        value += chance * grids[at + 1][e][d]
                grids[at][eldest][dealer] = value


MAX_RACE_DEALS = 16
"""Number of deals within which a race of three is decided near its end."""


class RaceStage(NamedTuple):
    """One stage of one player of three: the probability of going out there, of not being out yet, and the stake then
    owed.
    """

    out: float
    still: float
    owing: float


class RaceOfThree:
    """Race of three single players.

    Each stage moves one player independently of the others, so the probability that a player is out by a stage is
    computed for each player alone.
    """

    __slots__ = ("_known", "_runs", "_stages", "_stakes", "target")

    def __init__(self, options: CribbageOptions) -> None:
        self.target: int = options.target
        self._stakes = tuple(_stakes(options, score) for score in range(options.target))
        self._stages = _stages_of_three(options)
        self._runs: dict[tuple[int, int], tuple[RaceStage, ...]] = {}
        self._known: dict[tuple[int, ...], float] = {}

    def won(self, losers: Sequence[int]) -> float:
        return sum([self._stakes[score] for score in losers]) / len(losers)

    def value(self, own: int, scores: Sequence[int]) -> float:
        key = (own, *scores)
        if key not in self._known:
            self._known[key] = self._value(own, [self._run(score, place) for place, score in enumerate(scores)])
        return self._known[key]

    def _value(self, own: int, runs: Sequence[tuple[RaceStage, ...]]) -> float:
        """Return the sum over the stages in which one player goes out before anyone else."""
        found = 0.0
        for at in zip(*runs, strict=True):
            for winner, (out, _, _) in enumerate(at):
                if not out:
                    continue
                if winner == own:
                    one, other = (step for place, step in enumerate(at) if place != own)
                    found += out * (one.owing * other.still + one.still * other.owing) / 2
                else:
                    third = at[3 - own - winner]
                    found -= out * at[own].owing * third.still
        return found

    def _run(self, score: int, place: int) -> tuple[RaceStage, ...]:
        if (score, place) not in self._runs:
            self._runs[score, place] = tuple(self._stages_of(score, place))
        return self._runs[score, place]

    def _stages_of(self, score: int, place: int) -> Iterator[RaceStage]:
        """Yield a player's stages from a score and a place in the next deal. The deal passes to the left."""
        chances = [0.0] * self.target
        chances[score] = 1.0
        still, owing = 1.0, self._stakes[score]
        for number in range(MAX_RACE_DEALS):
            for mover, points in self._stages:
                if mover != (place - number) % 3:
                    yield RaceStage(0.0, still, owing)
                    continue
                chances = self._moved(chances, points)
                before, still = still, sum(chances)
                owing = sum([chance * stake for chance, stake in zip(chances, self._stakes, strict=True)])
                yield RaceStage(before - still, still, owing)

    def _moved(self, chances: Sequence[float], points: Chances) -> list[float]:
        moved = [0.0] * self.target
        for score, chance in enumerate(chances):
            if chance:
                for made, often in points:
                    if score + made >= self.target:
                        break
                    moved[score + made] += chance * often
        return moved


@lru_cache(maxsize=8)
def race(options: CribbageOptions, seats: int) -> Race:
    """Return the race under these options. Cached."""
    return RaceOfThree(options) if seats == 3 else RaceOfTwo(options, seats)


def _stakes(options: CribbageOptions, loser_score: int) -> float:
    """Return the winner's gain. Without a stake a game is simply won or lost, and a lurch costs nothing."""
    stake = options.flat_stake if options.stake_rule == "flat" else options.point_stake
    return owed(options, loser_score) / stake if stake else 1.0


def _stages(options: CribbageOptions, seats: int) -> list[tuple[bool, Chances]]:
    """Return the scoring stages. Each has whether it scores for the dealer's side, and the distribution of its
    points.
    """
    family = _family(options, seats)
    counts = statistics.points()[family]
    eldest_hand, dealer_hand = ((False, _chances(counts["eldest hand"])), (True, _chances(counts["dealer hand"])))
    three = [(False, ((3, 1.0),))] if options.three_for_last == "every_deal" else []
    return [
        *three,
        (True, ((0, 12 / 13), (2, 1 / 13))),
        (False, _chances(counts["eldest play"])),
        (True, _chances(counts["dealer play"])),
        *[eldest_hand, dealer_hand] * (seats // 2),
        (True, _chances(counts["crib"])),
    ]


def _stages_of_three(options: CribbageOptions) -> list[tuple[int, Chances]]:
    """Return the stages of three players: eldest (0), second (1) and dealer (2)."""
    counts = statistics.points()["three"]
    three = [(0, ((3, 1.0),))] if options.three_for_last == "every_deal" else []
    played = [(place, _chances(counts[f"{who} play"])) for place, who in enumerate(ROLES)]
    shown = [(place, _chances(counts[f"{who} hand"])) for place, who in enumerate(ROLES)]
    return [*three, (2, ((0, 12 / 13), (2, 1 / 13))), *played, *shown, (2, _chances(counts["crib"]))]


ROLES = ("eldest", "second", "dealer")


def _family(options: CribbageOptions, seats: int) -> str:
    if seats == 4:
        return "four-three" if options.kept <= 3 else "four-four"
    if options.start_when == "before_lay_out" or options.hand_flush == "any_three":
        return "five-known" if options.kept <= 3 else "six"
    return {2: "five", 3: "five", 4: "six"}.get(options.kept, "seven")


def _chances(counts: tuple[int, ...]) -> Chances:
    total = sum(counts)
    return tuple((points, count / total) for points, count in enumerate(counts) if count)
