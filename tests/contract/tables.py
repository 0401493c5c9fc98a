"""The tables of the contract: each discovered game with each preset and number of seats.

Each combination has tables with the options of the preset and tables with random options.
"""

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
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import Table
from tests.any_game import AnyGame, AnyTable
from tests.sampling import ONLY, TESTED, played_on

SOAK = bool(os.environ.get("CROWE_SOAK"))
ACTIONS_PER_GAME = 2_400
"""Number of observed actions for each game. Its seatings share them."""
ACTIONS_PER_SEATING = 400
"""Maximum number of observed actions for one seating."""
ACTIONS_IN_SOAK = 100_000
"""Number of observed actions for each seating in the soak tests."""

AT_RANDOM = "at-random"
TEST_GAMES = ("every-form", "high-card")
"""The small games of tests/games."""
RISES = ("rise", "agree_to_rise")
PLAY_ON_PROBABILITY = 0.9
"""Probability of playing on if the game may end after any hand.

Otherwise most tables would last only one or two hands.
"""
MIN_PURSE_INTERVAL = 3
"""Among the tables with the preset's options, every third one has the smallest purses that the game admits."""
DEEP_PURSE = Farthings(10**8)
"""A purse that is enough for any stake that random options may set."""


class Seating(Struct, frozen=True):
    """A game, its options, and the number of players."""

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
        """Return the setup of the table with this number. Every call gives the same setup."""
        options = self.game.preset(self.preset, self.seats)
        chance = Chance(f"contract {self} {number}")
        if self.rules != AT_RANDOM:
            setup = Setup(options, self.seats, (STAKES["coffee_house"].purse,) * self.seats, chance)
            return shallow(self.game, setup) if number % MIN_PURSE_INTERVAL == MIN_PURSE_INTERVAL - 1 else setup
        rng = Random(f"rules {self} {number}")
        while True:
            setup = Setup(drawn(options, rng), self.seats, (DEEP_PURSE,) * self.seats, chance)
            if self.game.unfit(setup) is None:
                return setup

    def table(self, number: int) -> AnyTable:
        return Table(self.game, self.setup(number))


def shallow(game: AnyGame, setup: Setup[Options]) -> Setup[Options]:
    """Return the setup with the smallest purses that the game admits. The game must be playable with such purses."""
    least, enough = 0, int(setup.purses[0])
    while least + 1 < enough:
        between = (least + enough) // 2
        tried = msgspec.structs.replace(setup, purses=(Farthings(between),) * setup.seats)
        least, enough = (least, between) if game.unfit(tried) is None else (between, enough)
    return msgspec.structs.replace(setup, purses=(Farthings(enough),) * setup.seats)


def _few(preset: Preset) -> tuple[int, ...]:
    """Return the lowest, the usual and the highest number of players of a preset.

    Outside soak tests, random options are tested with these numbers only.
    """
    return preset.seats[0], preset.usual, preset.seats[-1]


def seatings() -> Iterator[Seating]:
    for slug in (ONLY,) if ONLY else (*TESTED, *TEST_GAMES):
        for preset in games.game(slug).presets:
            for seats in preset.seats:
                yield Seating(slug, preset.name, seats)
                if SOAK or seats in _few(preset):
                    yield Seating(slug, preset.name, seats, AT_RANDOM)


SEATINGS = tuple(seatings())


def answers_at(seating: Seating) -> int:
    """Return the number of actions to observe for a seating. The last table may be played further."""
    if SOAK:
        return ACTIONS_IN_SOAK
    return min(ACTIONS_PER_SEATING, ACTIONS_PER_GAME // sum(each.slug == seating.slug for each in SEATINGS))


# --- Random options --------------------------------------------------------------------------------------------------


def drawn(options: Options, rng: Random) -> Options:
    """Return options in which some choices, booleans and bounded numbers are changed at random."""
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
    """Return the complete state of a table, with all hidden cards. Only tests may do this."""
    held: list[AnyState] = []
    table.inspect(held.append)
    return held[0]


def answer(table: AnyTable, rng: Random) -> Action:
    """Return a random legal action at a table."""
    assert table.question is not None
    return answer_to(table.game, truth(table), table.question, rng)


def answer_to(game: AnyGame, s: AnyState, question: Question, rng: Random) -> Action:
    """Return a random legal action, usually of a seat that must answer.

    Sometimes it is an action of a seat that may act out of turn. If the question has a time limit, it may also be the
    timeout.
    """
    assert question.asked or question.time_limit, f"“{question.key}” awaits nobody"
    if question.time_limit and (not question.asked or rng.random() < 0.3):
        return Timeout(TABLE)
    awaited = question.awaited()
    speaks = not awaited or rng.random() >= 0.8
    seat = rng.choice([each.seat for each in question.asked] if speaks else awaited)
    lawful = game.answers(s, question, seat)
    assert lawful, f"{seat} is asked “{question.key}” and has no answer: {question}"
    lawful = played_on(lawful, rng)
    stays = [action for action in lawful if act_of(action) not in RISES]
    return rng.choice(stays if stays and rng.random() < PLAY_ON_PROBABILITY else lawful)


def step(table: AnyTable, rng: Random) -> None:
    """Play one random action, which must be accepted."""
    action = answer(table, rng)
    events = table.submit(action)
    assert isinstance(events, tuple), (action, events)
