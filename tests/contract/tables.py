"""Every table the contract plays: each game found, under each preset and for each number of seats, by the rules as they
are printed and by house rules drawn at random from all that the options allow."""

import os
from collections.abc import Iterator
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from crowe_table import games
from crowe_table.engine.core import SPECTATOR, TABLE, Action, Options, Preset, Question, Seat, Setup, Timeout, act_of
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from tests.any_game import AnyGame, AnyState, AnyTable
from tests.sampling import played_on

SOAK = bool(os.environ.get("CROWE_SOAK"))
OF_A_GAME = 2_400
"""Answers watched of each game. Its seatings share them, so that a game of many seatings costs no more than another."""
AT_A_SEATING = 400
"""The most of them that are watched at one seating."""
IN_SOAK = 100_000
"""Answers watched at each seating in the soak."""

ONLY = os.environ.get("CROWE_GAME", "")
"""The one game to be held to the contract; all, where it is empty."""

AT_RANDOM = "at-random"
IN_TESTS = ("every_form", "high_card")
"""The small games of tests/games."""
RISES = ("rise", "agree_to_rise")
SITS_ON = 0.9
"""Where the company may rise after any hand it mostly does not: else no more than a hand or two would be tried."""
EVERY = 3
"""Of so many tables by the printed rules one is played with the least purses that are let in."""
DEEP_PURSE = Farthings(10**8)
"""Covers any stake that rules drawn at random may set."""


class Seating(Struct, frozen=True):
    """A game, the house rules it is played by, and how many sit down."""

    slug: str
    preset: str
    seats: int
    rules: str = "as-printed"

    def __str__(self) -> str:
        return f"{self.slug}-{self.preset}-{self.seats}-{self.rules}"

    @property
    def game(self) -> AnyGame:
        return games.game(self.slug)

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*(Seat(seat) for seat in range(self.seats)), SPECTATOR)

    def setup(self, number: int) -> Setup[Options]:
        """The table of this number: the same for ever."""
        options = self.game.preset(self.preset, self.seats)
        chance = Chance(f"contract {self} {number}")
        if self.rules != AT_RANDOM:
            setup = Setup(options, self.seats, (STAKES["coffee_house"].purse,) * self.seats, chance)
            return shallow(self.game, setup) if number % EVERY == EVERY - 1 else setup
        rng = Random(f"rules {self} {number}")
        while True:
            setup = Setup(drawn(options, rng), self.seats, (DEEP_PURSE,) * self.seats, chance)
            if self.game.unfit(setup) is None:
                return setup

    def table(self, number: int) -> AnyTable:
        return Table(self.game, self.setup(number))


def shallow(game: AnyGame, setup: Setup[Options]) -> Setup[Options]:
    """The same with the least purses with which the game lets anybody sit down: they must do."""
    least, enough = 0, int(setup.purses[0])
    while least + 1 < enough:
        between = (least + enough) // 2
        tried = msgspec.structs.replace(setup, purses=(Farthings(between),) * setup.seats)
        least, enough = (least, between) if game.unfit(tried) is None else (between, enough)
    return msgspec.structs.replace(setup, purses=(Farthings(enough),) * setup.seats)


def _few(preset: Preset) -> tuple[int, ...]:
    """The fewest, the usual and the most players of a preset: house rules at random are tried for these alone, but in
    the soak for all."""
    return preset.seats[0], preset.usual, preset.seats[-1]


def seatings() -> Iterator[Seating]:
    for slug in (ONLY,) if ONLY else (*games.slugs(), *IN_TESTS):
        for preset in games.game(slug).presets:
            for seats in preset.seats:
                yield Seating(slug, preset.name, seats)
                if SOAK or seats in _few(preset):
                    yield Seating(slug, preset.name, seats, AT_RANDOM)


SEATINGS = tuple(seatings())


def answers_at(seating: Seating) -> int:
    """Answers watched at a seating's tables together, but for the last of them, which is played to its end."""
    if SOAK:
        return IN_SOAK
    return min(AT_A_SEATING, OF_A_GAME // sum(each.slug == seating.slug for each in SEATINGS))


# --- House rules at random -------------------------------------------------------------------------------------------


def drawn(options: Options, rng: Random) -> Options:
    """These options, each one that is a choice, a yes or no, or a bounded number drawn at random or left."""
    values = msgspec.structs.asdict(options)
    for name, kind in get_type_hints(type(options), include_extras=True).items():
        if rng.random() < 0.7:
            values[name] = _drawn_value(kind, values[name], rng)
    return msgspec.convert(values, type(options))


def _drawn_value(kind: Any, value: object, rng: Random) -> object:
    if kind is bool:
        return rng.random() < 0.5
    if get_origin(kind) is Literal:
        return rng.choice(get_args(kind))
    if get_origin(kind) is Annotated:
        bounds = next(note for note in get_args(kind) if isinstance(note, Meta))
        if bounds.ge is not None and bounds.le is not None:
            return rng.choice(range(int(bounds.ge), int(bounds.le) + 1, int(bounds.multiple_of or 1)))
    assert not isinstance(kind, UnionType), "a kind of option these tests cannot draw"
    return value


# --- Playing ---------------------------------------------------------------------------------------------------------


def truth(table: AnyTable) -> AnyState:
    """The state itself. Only tests may hold it."""
    held: list[AnyState] = []
    table.inspect(held.append)
    return held[0]


def answer(table: AnyTable, rng: Random) -> Action:
    """A lawful answer at a table."""
    assert table.question is not None
    return answer_to(table.game, truth(table), table.question, rng)


def answer_to(game: AnyGame, s: AnyState, question: Question, rng: Random) -> Action:
    """A lawful answer of a seat: mostly one the table waits for, now and then one that may speak out of turn; or, where
    the question has patience, the table's own that nobody spoke in time.
    """
    assert question.asked or question.patience, f"“{question.key}” awaits nobody"
    if question.patience and (not question.asked or rng.random() < 0.3):
        return Timeout(TABLE)
    awaited = question.awaited()
    speaks = not awaited or rng.random() >= 0.8
    seat = rng.choice([each.seat for each in question.asked] if speaks else awaited)
    lawful = game.answers(s, question, seat)
    assert lawful, f"{seat} is asked “{question.key}” and has no answer: {question}"
    lawful = played_on(lawful, rng)
    stays = [action for action in lawful if act_of(action) not in RISES]
    return rng.choice(stays if stays and rng.random() < SITS_ON else lawful)


def step(table: AnyTable, rng: Random) -> None:
    """Plays one random answer, which must be taken."""
    action = answer(table, rng)
    told = table.submit(action)
    assert isinstance(told, tuple), (action, told)
