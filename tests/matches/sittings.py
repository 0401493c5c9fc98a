"""Duplicate play: the same cards are played once for each arrangement of seats, so that luck favours no side.

All sittings with the same number share one seed. In each of them, the measured players sit on a different side, and the
others take the remaining seats. Over all these sittings, luck of the cards favours neither. Random choices depend on
the position in the game, not on the player. A player against itself therefore plays the same game in each sitting.
"""

from collections.abc import Sequence
from statistics import mean, stdev

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import TABLE, Action, Seat, Setup, Timeout
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.choosing import choose
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.advice import Level
from tests.any_game import AnyGame, AnyTable, AnyView
from tests.matches.measure import Chooser, Measure, measures_of


class Margin(Struct, frozen=True):
    """The gain of one player over others: the mean, its standard error, and the number of seeds."""

    mean: float
    error: float
    count: int

    @property
    def clear(self) -> bool:
        """Whether the mean is above zero by more than two standard errors."""
        return self.mean > 2 * self.error


def margin(results: Sequence[float]) -> Margin:
    """Return the mean of some results and its standard error."""
    return Margin(mean(results), stdev(results) / len(results) ** 0.5, len(results))


def combined(one: Margin, other: Margin) -> Margin:
    """Return the margin of two series of sittings, taken together."""
    count = one.count + other.count
    whole = (one.mean * one.count + other.mean * other.count) / count
    squares = sum(
        each.error**2 * each.count * (each.count - 1) + each.count * (each.mean - whole) ** 2 for each in (one, other)
    )
    return Margin(whole, (squares / (count - 1) / count) ** 0.5, count)


def level_player(level: Level) -> Chooser:
    """Return a player of this level, without a time limit."""

    def answer(view: AnyView, rng: Rng) -> Action | None:
        return choose(view, level, rng)

    return answer


def random_player(view: AnyView, rng: Rng) -> Action:
    """Choose a random legal action."""
    return view.legal[rng.below(len(view.legal))]


def play_sitting(laws: AnyGame, setup: Setup, players: Sequence[Chooser], seed: str, deals: int = 0) -> AnyTable:
    """Play a table to the end of the game, or to the end of ``deals`` deals."""
    table: AnyTable = Table(laws, setup)
    thoughts = Chance(f"{seed} thoughts")
    while (question := table.question) and not (deals and table.deal >= deals and asks_only_readiness(question)):
        events = table.submit(_answer(table, players, thoughts))
        assert isinstance(events, tuple), events
    return table


def _answer(table: AnyTable, players: Sequence[Chooser], thoughts: Chance) -> Action:
    """Return the next answer.

    Seats that need not answer are asked first. If no seat answers, the question times out.
    """
    assert table.question is not None
    for asked in sorted(table.question.asked, key=lambda each: each.must):
        rng = thoughts.stream(f"choice {asked.seat}", len(table.actions))
        if action := players[asked.seat](table.view(asked.seat), rng):
            return action
    return Timeout(TABLE)


class Event(Struct, frozen=True):
    """A game, a preset and a number of players. ``number`` is the index of the measure in the game's list."""

    slug: str
    preset: str
    seats: int
    number: int = 0

    @property
    def measure(self) -> Measure:
        """The measure of strength."""
        return measures_of(self.slug)[self.number]


def duplicate_sittings(
    event: Event, one: Chooser, other: Chooser, number: int, seed: str
) -> list[tuple[AnyTable, Seat]]:
    """Return the sittings with this number, one for each side.

    In each sitting the first player takes the seats of another side. One of these seats is returned with the sitting.
    """
    laws, measure = game(event.slug), event.measure
    options = replace(laws.preset(event.preset, event.seats), unit=STAKES[DEFAULT_STAKES].unit)
    options = measure.arrange(options, number)
    seed = f"{seed} {number}"
    setup = Setup(options, event.seats, (measure.purse,) * event.seats, Chance(seed))
    sides = Table(laws, setup).watch().public.sides
    found = []
    for side in dict.fromkeys(sides):
        table = play_sitting(laws, setup, [one if each == side else other for each in sides], seed, measure.deals)
        if table.watch().public.sides != sides:
            raise ValueError(f"{event.slug}: sides are drawn at the table; the measure must arrange that they are not")
        found.append((table, Seat(sides.index(side))))
    return found


def gain(event: Event, one: Chooser, other: Chooser, number: int, seed: str) -> float:
    """Return the first player's mean gain for each deal or game, over the sittings with this number.

    If a single player plays against the house, the second player's gain in the same seat is subtracted.
    """
    found = duplicate_sittings(event, one, other, number, seed)
    gained = mean(_above_mean(event, table, seat) for table, seat in found)
    if event.seats == 1:
        gained_by = event.measure.gain
        gained = gained_by(*found[0]) - gained_by(*duplicate_sittings(event, other, one, number, seed)[0])
    return gained / (event.measure.deals or 1)


def _above_mean(event: Event, table: AnyTable, seat: Seat) -> float:
    gained_by, sides = event.measure.gain, table.watch().public.sides
    return gained_by(table, seat) - mean(gained_by(table, Seat(sides.index(side))) for side in dict.fromkeys(sides))


def match(event: Event, one: Chooser, other: Chooser, count: int, seed: str = "match") -> Margin:
    """Return the margin over the sittings with ``count`` different numbers."""
    return margin([gain(event, one, other, number, seed) for number in range(count)])
