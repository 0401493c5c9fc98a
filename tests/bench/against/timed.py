"""Benchmarks of the current source tree: ``python -m tests.bench.against.timed NAME`` prints a number.

All times are processor times, which other programs disturb less than wall time.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from tests.bench.against.generations import (
    NEWER,
    Saved,
    catch_up,
    count_worlds,
    load,
    new_table,
    play_on,
    play_out,
    question,
    strong_player,
    truth,
    view_of,
    worlds,
)

PURSE = 2016
DEEP = 10**8
"""A purse large enough for a long session."""
SECONDS, TIMES_MEASURED = 0.15, 6
"""Duration in seconds and number of the measurements of a rate.

Before them, caches are filled for the same duration.
"""
LONG = 2_000
"""Number of answers after which undoing and replaying are measured."""

Measure = Callable[[], float]


# --- Rates per second


def rate(work: Callable[[], int]) -> float:
    """Return the rate per second: the highest of several measurements, which other programs disturbed least.

    Each call of ``work`` returns its number of units.
    """
    _worked(work)
    return max(done / passed for done, passed in (_worked(work) for _ in range(TIMES_MEASURED)))


def _worked(work: Callable[[], int]) -> tuple[int, float]:
    done, began = 0, process_time()
    while (passed := process_time() - began) < SECONDS:
        done += work()
    return done, passed


def often(act: Callable[[], object]) -> float:
    def work() -> int:
        for _ in range(50):
            act()
        return 50

    return rate(work)


def at_table(slug: str, preset: str, seats: int) -> float:
    """Return the number of answers per second at a table.

    For each answer, the asked seat's View is made, the answer is checked, and its events are reported.
    """
    rng = Random(1)

    def game() -> int:
        table = new_table(slug, preset, seats, f"bench {rng.randrange(1000)}", PURSE)
        count = 0
        while (asked := question(table)) and count < 400:
            table.submit(rng.choice(table.view(asked.awaited()[0]).legal))
            count += 1
        return count

    return rate(game)


def whole_games(slug: str, preset: str, seats: int) -> float:
    """Return the number of whole games per second. Only the rules run; no Views or events are made."""
    rng = Random(2)

    def game() -> int:
        table = new_table(slug, preset, seats, f"bench {rng.randrange(1000)}", PURSE)
        return play_out(table.game, truth(table), rng) > 0

    return rate(game)


def mid_game(slug: str, preset: str, seats: int, answers: int) -> tuple[Any, Any]:
    """Return a table after a number of random actions, and its state."""
    table = new_table(slug, preset, seats, "bench 7", PURSE)
    play_on(table, Random("mid"), answers)
    return table, truth(table)


def clones(*what: Any) -> float:
    return often(mid_game(*what)[1].clone)


def digests(*what: Any) -> float:
    return often(mid_game(*what)[1].digest)


def imagined(*what: Any) -> float:
    table, s = mid_game(*what)
    view, rng = view_of(table, s, 0), worlds("bench")
    return often(lambda: table.game.imagine(view, rng))


def whist_worlds() -> float:
    """Return the number of worlds per second that a strong whist player samples in a random deal.

    Every candidate card is evaluated.
    """
    evaluate, level = strong_player()
    rng, drawn, passed = Random("worlds"), 0, 0.0

    def one_more() -> None:
        nonlocal drawn
        drawn += 1

    count_worlds(one_more)
    table = new_table("whist", "crowe", 4, "bench 7", PURSE, ritual="quick", cut_for_deal="chosen")
    while (asked := question(table)) and table.deal == 1:
        view = table.view(asked.awaited()[0])
        if len(view.legal) > 1:
            began = process_time()
            evaluate(view, level, worlds("thoughts"))
            passed += process_time() - began
        play_on(table, rng, 1)
    return drawn / passed


# --- Long sessions: milliseconds


def lasting(seed: str) -> Any:
    """Return a table of Brag for eight players whose game can last more than ten thousand answers."""
    return new_table("brag", "crowe", 8, seed, DEEP, length="open", raise_limit="fixed", raise_most=1)


def brag(answers: int) -> tuple[Any, int]:
    """Return a table of Brag for eight players after a number of actions.

    Also return the index of the last deal's first action.
    """
    table = lasting("bench long")
    return table, played(table, answers)


def whist(answers: int) -> tuple[Any, int]:
    """Return the first rubber of Whist that has this number of actions.

    Also return the index of the last deal's first action.
    """
    for number in range(100):
        table = new_table("whist", "hoyle_long", 4, f"bench {number}", PURSE, honours="none")
        began = played(table, answers)
        if len(table.actions) == answers:
            return table, began
    raise AssertionError("no rubber is that long")


def played(table: Any, answers: int) -> int:
    rng, began, deal = Random("long"), 0, 0
    while len(table.actions) < answers and question(table):
        play_on(table, rng, 1)
        if table.deal != deal:
            began, deal = len(table.actions), table.deal
    return began


def milliseconds(act: Callable[[], object], times: int) -> float:
    """Return the median duration of ``act`` in milliseconds, over this number of measurements."""
    taken = []
    for _ in range(times):
        began = process_time()
        act()
        taken.append((process_time() - began) * 1e3)
    return median(taken)


TIMES = 15 if NEWER else 3


def undone(lay: Callable[[int], tuple[Any, int]]) -> float:
    """Return the time in milliseconds to take back one action and repeat it."""
    table, _ = lay(LONG)

    def undo() -> None:
        last = table.actions[-1]
        assert table.take_back(1)
        table.submit(last)

    return milliseconds(undo, TIMES)


def handed_over(lay: Callable[[int], tuple[Any, int]]) -> float:
    """Return the time in milliseconds to prepare the last eight actions for another player at the screen."""
    table, _ = lay(LONG)
    return milliseconds(lambda: catch_up(table, 1, LONG - 8), TIMES)


def told_again(lay: Callable[[int], tuple[Any, int]]) -> float:
    """Return the time in milliseconds to replay all events of the last deal."""
    table, began = lay(LONG)
    return milliseconds(lambda: catch_up(table, 1, began), TIMES)


def loaded(answers: int, undo_every: int = 0) -> float:
    """Return the time in milliseconds to load a session.

    After every ``undo_every`` answers the file has a line that takes back one to six actions.
    """
    table, rng = lasting("bench saved"), Random("saved")
    with TemporaryDirectory() as folder:
        saved = Saved(table, "brag", "crowe", Path(folder) / "long.crowe")
        for _ in range(answers // (undo_every or answers)):
            play_on(table, rng, undo_every or answers, saved.did)
            if undo_every:
                count = rng.randint(1, 6)
                assert table.take_back(count)
                saved.undid(count)
        path = saved.write()
        took = milliseconds(lambda: load(path), 1)
        assert load(path).digest() == table.digest()
    return took


STATES: tuple[tuple[str, tuple[str, str, int, int]], ...] = (
    ("whist", ("whist", "crowe", 4, 40)),
    ("brag for five", ("brag", "crowe", 5, 30)),
    ("cribbage", ("cribbage", "crowe", 2, 12)),
)
RATES: dict[str, Measure] = {
    "whist, answers at a table": partial(at_table, "whist", "crowe", 4),
    "brag for eight, answers at a table": partial(at_table, "brag", "crowe", 8),
    "hazard for four, answers at a table": partial(at_table, "hazard", "crowe", 4),
    "hazard for eight, answers at a table": partial(at_table, "hazard", "classical", 8),
    "cribbage, answers at a table": partial(at_table, "cribbage", "crowe", 2),
    "cribbage, whole games": partial(whole_games, "cribbage", "crowe", 2),
    "whist, whole games": partial(whole_games, "whist", "crowe", 4),
    "whist, a strong player's worlds": whist_worlds,
    **{f"{name}, {what.__name__}": partial(what, *at) for what in (clones, digests, imagined) for name, at in STATES},
}
LONG_SESSIONS: dict[str, Measure] = {
    **{
        f"{game.__name__}, {name}": partial(what, game)
        for game in (brag, whist)
        for name, what in (("one answer undone", undone), ("handed over", handed_over), ("told again", told_again))
    },
    "load 10,000 answers": partial(loaded, 10_000),
    "load 1,000 answers, 200 undo lines": partial(loaded, 1_000, 5),
}
HERE_ALONE: dict[str, Measure] = {
    "load 5,000 answers, 1,000 undo lines": partial(loaded, 5_000, 5),
    "load 10,000 answers, 2,000 undo lines": partial(loaded, 10_000, 5),
}
"""Benchmarks that run only in the current tree, because the earlier commit would take minutes for each."""


def main() -> None:
    print({**RATES, **LONG_SESSIONS, **HERE_ALONE}[sys.argv[1]]())


if __name__ == "__main__":
    main()
