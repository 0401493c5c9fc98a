"""``simulate``: let computer players play against each other."""

import sys
import time
from collections.abc import Iterable, Iterator

from msgspec import Struct

from crowe_table.cli.checked_arguments import Given, UsageError
from crowe_table.cli.output import print_json
from crowe_table.cli.transcript import transcript
from crowe_table.engine.core import Ended, Reason, Seat, seats
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import AnyTable, Table
from crowe_table.games import game as laws_of
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.new_table import NewTable
from crowe_table.search.advice import Level
from crowe_table.words import Company, Words

DEFAULT_GAMES, MAX_GAMES = 10, 1_000_000
PROGRESS_DELAY = 1.0
"""Seconds after which a progress bar appears."""


class Totals(Struct, kw_only=True):
    """Totals over all games. Lists are indexed by seat."""

    game: str
    preset: str
    seats: int
    level: str
    seed: str
    games: int = 0
    deals: int = 0
    actions: int = 0
    wins: list[int]
    points: list[int]
    """Sum of the final points of the seat's side."""
    farthings: list[Farthings]
    """Sum won, negative if lost."""
    ledger_sum: int = 0
    """The sum of all ledgers. Anything but zero indicates a bug."""
    seconds: float = 0.0
    actions_a_second: float = 0.0


def run(given: Given, words: Words) -> int:
    """Play the games and print the totals. Returns 1 if a ledger does not balance.

    With ``--transcript``, print every choice instead.
    """
    count = given.number("games", 1, MAX_GAMES, DEFAULT_GAMES)
    new = given.table(words, given.seed() or fresh_seed())
    level = given.level()
    if given.flag("transcript"):
        for number in range(1, count + 1):
            for line in transcript(new, level, f"{new.seed}/{number}", words, hints=given.flag("hints")):
                print(line)
        return 0
    totals = Totals(
        game=new.game,
        preset=new.preset,
        seats=len(new.players),
        level=level.key,
        seed=new.seed,
        wins=[0] * len(new.players),
        points=[0] * len(new.players),
        farthings=[NOTHING] * len(new.players),
    )
    begun = time.perf_counter()
    for number in _with_progress(count, words):
        _add(totals, *play(new, level, f"{new.seed}/{number}"))
    totals.seconds = round(time.perf_counter() - begun, 3)
    totals.actions_a_second = round(totals.actions / totals.seconds, 1) if totals.seconds else 0.0
    if given.flag("json"):
        print_json(totals)
    else:
        _print(totals, new, words)
    return 1 if totals.ledger_sum else 0


def play(new: NewTable, level: Level, seed: str) -> tuple[AnyTable, tuple[Seat, ...]]:
    """Play one game and return the table and its winners. Raises UsageError if the table refuses an action."""
    table = Table(laws_of(new.game), new.setup(seed))
    streams = {seat: Chance(seed).stream(f"mind {seat}") for seat in seats(len(new.players))}
    winners: tuple[Seat, ...] = ()
    while not table.over:
        told = table.submit(next_answer(table, level, streams.__getitem__))
        if isinstance(told, Reason):
            raise UsageError(told)
        winners = next((event.winners for event in told if isinstance(event, Ended)), winners)
    return table, winners


def _add(totals: Totals, table: AnyTable, winners: tuple[Seat, ...]) -> None:
    public = table.watch().public
    totals.games += 1
    totals.deals += table.deal
    totals.actions += len(table.actions)
    totals.ledger_sum += abs(table.ledger_sum())
    for seat, farthings in zip(seats(table.setup.seats), table.result(), strict=True):
        totals.points[seat] += public.score(seat) or 0
        totals.wins[seat] += seat in winners
        totals.farthings[seat] = Farthings(totals.farthings[seat] + farthings)


def _with_progress(count: int, words: Words) -> Iterator[int]:
    """Yield the game numbers. For a long run on a terminal, also show a progress bar."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from range(1, count + 1)
        return
    begun = time.perf_counter()
    number = 0
    for number in range(1, count + 1):
        yield number
        if time.perf_counter() - begun > PROGRESS_DELAY:
            break
    yield from _with_bar(range(number + 1, count + 1), number, count, words)


def _with_bar(numbers: Iterable[int], done: int, count: int, words: Words) -> Iterator[int]:
    if done == count:
        return
    from rich.console import Console  # Deferred: few runs are long.
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.text("cli-simulate-games"), total=count, completed=done)
        for number in numbers:
            yield number
            bar.advance(task)


def _print(totals: Totals, new: NewTable, words: Words) -> None:
    words = words.game(new.game).to(Company(coinage=new.coinage, unit=new.options.unit))
    title, book = words.text(f"game-{totals.game}"), words.text(f"preset-{totals.preset}")
    level = words.text(f"level-{totals.level}")
    print(words.text("cli-simulate-head", game=title, preset=book, number=totals.seats, level=level, seed=totals.seed))
    for seat, wins in enumerate(totals.wins):
        mean, share = words.decimal(totals.points[seat] / totals.games), words.decimal(100 * wins / totals.games)
        money = words.sum(totals.farthings[seat])
        print(words.text("cli-simulate-seat", number=seat, wins=wins, share=share, mean=mean, money=money))
    print(words.text("cli-simulate-deals", games=totals.games, deals=totals.deals, actions=totals.actions))
    print(
        words.text(
            "cli-simulate-speed",
            seconds=words.decimal(totals.seconds),
            rate=words.figures(round(totals.actions_a_second)),
        )
    )
    print(words.text("cli-simulate-sum", farthings=totals.ledger_sum))
