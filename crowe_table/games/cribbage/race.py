"""The race to the game-hole: how a game stands, by the holes alone.

Points come to each side stage by stage in the fixed order of counting: the knave turned, the play, the hands from
eldest round to the dealer, the crib. ``points_table`` says how often each stage brings how much between good players.
"""

from functools import lru_cache
from typing import TypeAlias

from crowe_table.games.cribbage import points_table
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.stakes import owed

Grid: TypeAlias = list[list[float]]
Chances: TypeAlias = tuple[tuple[int, float], ...]

_PASSES = 3
"""Deals in which nobody moves are so rare that the worth of scores of one sum settles in this many passes."""


class Race:
    """What any two scores are worth before a deal, in stakes: 1 is a game won, −1 lost, more where it is lurched.

    It is solved from the end backwards, by the sum of the scores, as far as it is asked for.
    """

    __slots__ = ("_grids", "_stages", "_stakes", "_unsolved", "target")

    def __init__(self, options: CribbageOptions, seats: int) -> None:
        self.target = options.target
        self._stakes = tuple(_stakes(options, score) for score in range(options.target))
        self._stages = _stages(options, seats)
        self._grids: list[Grid] = [[[0.0] * self.target for _ in range(self.target)] for _ in self._stages]
        self._unsolved = 2 * self.target - 2
        """The greatest sum of two scores that is not yet solved."""

    def won(self, loser_score: int) -> float:
        """What the winner of a game gets of a loser with this score, in stakes."""
        return self._stakes[loser_score]

    def standing(self, eldest: int, dealer: int) -> float:
        """What the game is worth to eldest's side before a deal, with these scores."""
        while self._unsolved >= eldest + dealer:
            for _ in range(_PASSES):
                self._solve(self._unsolved)
            self._unsolved -= 1
        return self._grids[0][eldest][dealer]

    def _solve(self, total: int) -> None:
        """All scores of this sum. After the last stage the deal passes, and sides change places."""
        size, grids = self.target, self._grids
        first, last = grids[0], len(grids) - 1
        for eldest in range(max(0, total - size + 1), min(size, total + 1)):
            dealer = total - eldest
            for at in range(last, -1, -1):
                by_dealer, chances = self._stages[at]
                worth = 0.0
                for points, chance in chances:
                    e, d = (eldest, dealer + points) if by_dealer else (eldest + points, dealer)
                    if d >= size:
                        worth -= chance * self._stakes[e]
                    elif e >= size:
                        worth += chance * self._stakes[d]
                    elif at == last:
                        worth -= chance * first[d][e]
                    else:
                        worth += chance * grids[at + 1][e][d]
                grids[at][eldest][dealer] = worth


@lru_cache(maxsize=8)
def race(options: CribbageOptions, seats: int) -> Race:
    """The race of these rules; made once."""
    return Race(options, seats)


def _stakes(options: CribbageOptions, loser_score: int) -> float:
    """The winner's gain. A game for no stake is only won or lost: a lurch costs nothing."""
    stake = options.flat_stake if options.stake_rule == "flat" else options.point_stake
    return owed(options, loser_score) / stake if stake else 1.0


def _stages(options: CribbageOptions, seats: int) -> list[tuple[bool, Chances]]:
    """Each stage in which points come: whether to the dealer's side, and how many how often."""
    family = _family(options, seats)
    counts = points_table.POINTS[family]
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


def _family(options: CribbageOptions, seats: int) -> str:
    if seats == 4:
        return "four-three" if options.kept <= 3 else "four-four"
    if options.start_when == "before_lay_out" or options.hand_flush == "any_three":
        return "five-known" if options.kept <= 3 else "six"
    return {2: "five", 3: "five", 4: "six"}.get(options.kept, "seven")


def _chances(counts: tuple[int, ...]) -> Chances:
    total = sum(counts)
    return tuple((points, count / total) for points, count in enumerate(counts) if count)
