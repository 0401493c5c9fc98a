"""Value of a game by the scores alone.

Points come in stages, in the order of counting: the turned knave, the play, the hands from eldest to dealer, the crib.
``statistics`` gives the distribution of points in each stage among good players.
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
"""Number of passes over the scores of one sum. Their values then converge, because deals without any score are rare."""


class Race(Protocol):
    """Value of scores in stakes: 1 for a win, −1 for a loss, more with a lurch."""

    target: int

    def won(self, losers: Sequence[int]) -> float:
        """Return the winner's average gain from losers who have these scores."""

    def value(self, own: int, scores: Sequence[int]) -> float:
        """Return the value of the game for the side ``own`` before a deal.

        ``scores`` run from the side of the eldest hand to the side of the dealer.
        """


class RaceOfTwo:
    """Race of two sides. It is solved backwards by the sum of the scores, as far as required."""

    __slots__ = ("_grids", "_stages", "_stakes", "_unsolved", "target")

    def __init__(self, options: CribbageOptions, seats: int) -> None:
        self.target: int = options.target
        self._stakes = tuple(_stakes(options, score) for score in range(options.target))
        self._stages = _stages(options, seats)
        self._grids: list[Grid] = [[[0.0] * self.target for _ in range(self.target)] for _ in self._stages]
        self._unsolved = 2 * self.target - 2
        """Greatest sum of scores that has not been solved yet."""

    def won(self, losers: Sequence[int]) -> float:
        return self._stakes[losers[0]]

    def value(self, own: int, scores: Sequence[int]) -> float:
        found = self.standing(scores[0], scores[1])
        return -found if own else found

    def standing(self, eldest: int, dealer: int) -> float:
        """Return the value before a deal for the side of the eldest hand."""
        while self._unsolved >= eldest + dealer:
            for _ in range(_PASSES):
                self._solve(self._unsolved)
            self._unsolved -= 1
        return self._grids[0][eldest][dealer]

    def _solve(self, total: int) -> None:
        """Solve all scores with this sum. After the last stage, the deal passes and the sides swap their roles."""
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
"""Number of deals within which a race of three is almost surely decided near its end."""


class RaceStage(NamedTuple):
    """One stage of one of three players.

    ``out`` is the probability that the player reaches the target in this stage. ``still`` is the probability that the
    player has not reached it after this stage. ``owing`` is the expected stake lost, counted only while the target is
    not reached.
    """

    out: float
    still: float
    owing: float


class RaceOfThree:
    """Race of three single players.

    In each stage only one player scores. The scores of the others do not influence that player's points. The
    probability of having reached the target by a stage is therefore computed for each player alone.
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
        """Yield the stages of a player with this score and this place in the next deal. The deal passes to the left."""
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
    """Return the winner's gain in stakes. Without a stake, every win counts 1 and a lurch changes nothing."""
    stake = options.flat_stake if options.stake_rule == "flat" else options.point_stake
    return owed(options, loser_score) / stake if stake else 1.0


def _stages(options: CribbageOptions, seats: int) -> list[tuple[bool, Chances]]:
    """Return the scoring stages.

    Each stage says whether the dealer's side scores, and gives the distribution of the points.
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
    """Return the scoring stages with three players. The players are numbered eldest (0), second (1) and dealer (2)."""
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
