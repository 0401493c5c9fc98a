"""Points in each stage of a deal at Cribbage, measured in games between good players."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from crowe_table.engine.core import Scored
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.cribbage import player as cribbage_player
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.race import ROLES
from crowe_table.games.cribbage.statistics import POINTS_FILE
from crowe_table.search.advice import Level
from tests.laws.positions import GAME, setup
from tests.players.cribbage_throws import CROWE, LATER_RULES
from tests.present import present

LONG = 181
"""Winning score that nobody reaches in the few deals played."""
DEALS = 4

_SIX = replace(LATER_RULES, cards_dealt=6, play_out=True)
FAMILIES: dict[str, tuple[CribbageOptions, int, int, int]] = {
    "five-known": (CROWE, 2, 10000, 32),
    "four-three": (replace(CROWE, cards_dealt=4, laid_out=1), 4, 2000, 16),
    "five": (LATER_RULES, 2, 4000, 8),
    "six": (_SIX, 2, 4000, 8),
    "seven": (replace(_SIX, cards_dealt=7), 2, 2000, 8),
    "three": (replace(LATER_RULES, laid_out=1, pack_to_crib=1, play_out=True), 3, 600, 0),
    "four-four": (replace(LATER_RULES, laid_out=1, play_out=True), 4, 2000, 8),
}
"""For each family its rules, the number of players, the number of deals, and the worlds that each player samples."""


def player(worlds: int) -> Level:
    """Return the level of the players, which sample this number of worlds."""
    return Level(key="points", whole=True, replies=True, worlds=worlds, score=False, budget=0)


Tally = dict[str, Counter[int]]


def play_deals(options: CribbageOptions, seats: int, deals: int, level: Level, seed: str) -> Tally:
    """Play deals, and count for each stage of a deal how often it brought each number of points."""
    roles = ROLES if seats == 3 else (ROLES[0], ROLES[-1])
    tally: Tally = {f"{role} {what}": Counter() for what in ("play", "hand") for role in roles}
    tally["crib"] = Counter()
    for number in range(-(-deals // DEALS)):
        for stage, points in _deals_of_a_table(options, seats, level, f"{seed} {number}"):
            tally[stage][points] += 1
    return tally


def _deals_of_a_table(options: CribbageOptions, seats: int, level: Level, seed: str) -> Iterator[tuple[str, int]]:
    chosen = replace(options, target=LONG, first_dealer="chosen", lurch_below=0, stake=0)
    table = Table(GAME, setup(chosen, seats, seed, 0))
    thoughts = Chance(f"{seed} thoughts")
    in_play = Counter[str]()
    while table.question is not None and table.deal <= DEALS:
        view = table.view(table.question.awaited()[0])
        action = cribbage_player.evaluate(view, level, thoughts.stream("choice", len(table.actions)))[0].action
        events = table.submit(present(action))
        assert isinstance(events, tuple), events
        r = view.public
        others = zip(r.round_from(r.dealer)[1:], ROLES, strict=False)
        roles = {**{r.sides[seat]: role for seat, role in others}, r.sides[r.dealer]: ROLES[-1]}
        for event in events:
            if not isinstance(event, Scored):
                continue
            role, what = roles[event.side], event.what.key.removeprefix("score-")
            if what in ("in-play", "last"):
                in_play[role] += event.points
            elif what == "hand":
                yield f"{role} hand", event.points
            elif what == "crib":
                yield "crib", event.points
                yield from [(f"{each} play", in_play[each]) for each in roles.values()]
                in_play.clear()


def mean(counts: Counter[int]) -> float:
    """Return the mean number of points."""
    return sum(points * n for points, n in counts.items()) / counts.total()


# --- The table -------------------------------------------------------------------------------------------------------


def as_json(tallies: Mapping[str, Tally]) -> str:
    """Return the table as JSON, with one stage on each line."""
    families = []
    for family, tally in tallies.items():
        rows = [
            f'    "{stage}": {[counts[points] for points in range(max(counts) + 1)]}' for stage, counts in tally.items()
        ]
        families.append(f'  "{family}": {{\n' + ",\n".join(rows) + "\n  }")
    return "{\n" + ",\n".join(families) + "\n}\n"


def main() -> None:
    """Play the deals of every family and write the table."""
    tallies = dict[str, Tally]()
    for family, (options, seats, deals, worlds) in FAMILIES.items():
        tally = play_deals(options, seats, deals, player(worlds), f"points of {family}")
        tallies[family] = tally
        print(family, {stage: round(mean(counts), 2) for stage, counts in tally.items()}, file=sys.stderr, flush=True)
    POINTS_FILE.write_text(as_json(tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
