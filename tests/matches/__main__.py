"""Measure each level of each game in duplicate matches: against the level below, random play, and exploiters.

The matches cover every preset and number of players. The results go into ``results.json`` and into the table of
``docs/strength.md``.
"""

import os
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import inf
from statistics import median, quantiles

from crowe_table import games
from crowe_table.engine.core import Action
from crowe_table.engine.rng import Rng
from crowe_table.search.levels import LEVELS, level
from tests.any_game import AnyView
from tests.matches.measure import Chooser, Measure, measures_of
from tests.matches.results import RANDOM_PLAYER, MatchResult, load_results, save_results
from tests.matches.sittings import Event, Margin, combined, gain, level_player, margin, random_player

BATCH = 5
"""Number of seeds played in one batch."""
MIN_SEEDS = 10
"""Minimum number of seeds for a result."""
DECISIVE_ERRORS = 2.5
"""Standard errors at which a match may stop. More than the usual two, because the result is checked repeatedly."""
SEED = "match"


@dataclass
class Match:
    """Two players and the results of their sittings so far."""

    event: Event
    one: str
    other: str
    before: MatchResult | None = None
    """The recorded result that this match continues, if any."""
    gains: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    """Milliseconds of the first player for each choice."""
    spent: float = 0.0
    """Processor time so far, in seconds."""

    @property
    def played(self) -> int:
        """Number of seeds played, including those in the recorded result."""
        return len(self.gains) + (self.before.count if self.before else 0)

    def clear(self, beyond: float) -> bool:
        """Return whether one player is certainly better than the other by more than ``beyond``."""
        if self.played < MIN_SEEDS or len(self.gains) < 2:
            return False
        told = self.margin()
        return abs(told.mean) - DECISIVE_ERRORS * told.error > beyond

    def margin(self) -> Margin:
        """Return the result so far, including the recorded result."""
        told, before = margin(self.gains), self.before
        return combined(told, Margin(before.mean, before.error, before.count)) if before else told

    @property
    def of(self) -> tuple[str, str, int, str, str, str]:
        """The key of this match in the record of results."""
        event = self.event
        return event.slug, event.preset, event.seats, event.measure.unit, self.one, self.other

    def found(self) -> MatchResult:
        told = self.margin()
        slowest = quantiles(self.taken, n=100)[-1] if len(self.taken) > 1 else 0.0
        return MatchResult(
            *self.of,
            *(round(told.mean, 4), round(told.error, 4), told.count),
            *(round(median(self.taken or [0.0]), 2), round(slowest, 1)),
        )


def events(slug: str) -> Iterator[Event]:
    """Yield the events of a game: each of its presets with each number of players to measure."""
    for preset in games.game(slug).presets:
        for number, measure in enumerate(measures_of(slug)):
            for seats in _numbers(measure, preset.seats, preset.usual):
                yield Event(slug, preset.name, seats, number)


def _numbers(measure: Measure, able: tuple[int, ...], usual: int) -> list[int]:
    if measure.seats:
        return [seats for seats in measure.seats if seats in able]
    return sorted({min(able), usual or min(able), max(able)})


def matches(event: Event) -> Iterator[Match]:
    """Yield the matches of an event.

    Each level plays the level below and random play, and each exploiter plays each level.
    """
    below = RANDOM_PLAYER
    for each in LEVELS:
        yield Match(event, each.key, below)
        if below != RANDOM_PLAYER:
            yield Match(event, each.key, RANDOM_PLAYER)
        below = each.key
        for name in event.measure.exploiters:
            yield Match(event, name, each.key)


def player(event: Event, name: str) -> Chooser:
    """Return the player with this name: random play, an exploiter of the game, or a level."""
    if name == RANDOM_PLAYER:
        return random_player
    return event.measure.exploiters.get(name) or level_player(level(name))


def play(event: Event, one: str, other: str, numbers: range) -> tuple[list[float], list[float], float]:
    """Return the gain of each sitting, and the times.

    The times are the milliseconds of each choice of the first player, and the total in seconds.
    """
    taken: list[float] = []
    chooser = player(event, one)

    def timed(view: AnyView, rng: Rng) -> Action | None:
        began = time.process_time()
        action = chooser(view, rng)
        if len(view.legal) > 1:
            taken.append(1000 * (time.process_time() - began))
        return action

    began = time.process_time()
    gains = [gain(event, timed, player(event, other), number, SEED) for number in numbers]
    return gains, taken, time.process_time() - began


def play_all(wanted: list[Match], most: int, seconds: float, processes: int, beyond: float) -> None:
    """Play all matches. The next match is always the one that has had the least time so far.

    A match stops when it is decided or has ``most`` seeds. All matches stop when the time is up.
    """
    ends = time.monotonic() + seconds
    at_work: dict[Future[tuple[list[float], list[float], float]], Match] = {}
    with ProcessPoolExecutor(processes) as pool:
        while True:
            unclear = [each for each in wanted if each.played < most and not each.clear(beyond)]
            idle = [each for each in unclear if each not in at_work.values()]
            while idle and len(at_work) < processes and time.monotonic() < ends:
                match = idle.pop(idle.index(min(idle, key=lambda each: each.spent)))
                numbers = range(match.played, min(most, match.played + BATCH))
                at_work[pool.submit(play, match.event, match.one, match.other, numbers)] = match
            if not at_work:
                return
            done, _ = wait(at_work, return_when=FIRST_COMPLETED)
            for each in done:
                match = at_work.pop(each)
                gains, taken, spent = each.result()
                match.gains += gains
                match.taken += taken
                match.spent += spent


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.matches", description=__doc__)
    parser.add_argument("--only", nargs="*", metavar="GAME", default=list(games.slugs()), help="these games")
    parser.add_argument("--books", nargs="*", metavar="BOOK", help="only by these books")
    parser.add_argument("--seats", nargs="*", type=int, metavar="N", help="only for so many")
    parser.add_argument("--players", nargs="*", metavar="NAME", help="only matches in which one of these is measured")
    parser.add_argument("--against", nargs="*", metavar="NAME", help="only matches against one of these")
    parser.add_argument("--on", action="store_true", help="go on from what is on record; no player may have changed")
    parser.add_argument("--deals", type=int, default=400, metavar="N", help="sittings of each match, at most")
    parser.add_argument("--beyond", type=float, default=inf, metavar="X", help="leave off when one is clearly X better")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="for all of them")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P")
    chosen = parser.parse_args()
    wanted = [match for slug in chosen.only for event in events(slug) for match in matches(event)]
    wanted = [match for match in wanted if not chosen.books or match.event.preset in chosen.books]
    wanted = [match for match in wanted if not chosen.seats or match.event.seats in chosen.seats]
    wanted = [match for match in wanted if not chosen.players or match.one in chosen.players]
    wanted = [match for match in wanted if not chosen.against or match.other in chosen.against]
    if chosen.on:
        record = {each.of: each for each in load_results()}
        for match in wanted:
            match.before = record.get(match.of)
    play_all(wanted, chosen.deals, 60 * chosen.minutes, chosen.processes, chosen.beyond)
    found = [match.found() for match in wanted if match.gains and match.played >= min(MIN_SEEDS, chosen.deals)]
    save_results(found)
    for each in found:
        print(*each.of, f"{each.mean:+.3f} ± {each.error:.3f}", f"({each.count})", f"{each.median:.1f} ms")


if __name__ == "__main__":
    main()
