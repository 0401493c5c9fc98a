"""Random play at every table there is: each game found, under each preset and for each number of seats, and under
house rules drawn at random from all that its options allow."""

import os
from collections.abc import Iterator
from functools import cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Meta, Struct

from crowe_table import games
from crowe_table.engine.core import (
    SPECTATOR,
    Action,
    AnyEvent,
    Form,
    Game,
    Options,
    PickAmount,
    PickCards,
    PickPlace,
    PickSeat,
    PickWord,
    Preset,
    Reason,
    Seat,
    Setup,
)
from crowe_table.engine.money import LEVELS
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table, act_of

SOAK = bool(os.environ.get("CROWE_SOAK"))
GAMES = int(os.environ.get("CROWE_GAMES") or ("1000" if SOAK else "60"))
"""Random games of each preset and its numbers of players: sixty at every change, a thousand in the soak."""

COMMON = 150
"""Answers in a game of common length."""
AT_RANDOM = "at-random"
RISE = "rise"
SITS_ON = 0.9
"""Where the company may rise after any hand it mostly does not: else no more than a hand or two would be tried."""
DEEP_PURSE = 10**8
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
    def game(self) -> Game[State]:
        return games.game(self.slug)

    @property
    def companies(self) -> int:
        """For how many numbers of players the preset is: they share its games among them."""
        return next(len(preset.seats) for preset in self.game.presets if preset.name == self.preset)

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*range(self.seats), SPECTATOR)

    def comes(self, table: Table[State], rng: Random) -> bool:
        """Plays on to the next moment at which something is to be tried; False if the game is over before. Of a long
        game only a part of its moments are tried, drawn at random; in the soak every one.
        """
        part = 1.0 if SOAK else COMMON / max(COMMON, _actions(self))
        while not table.over and rng.random() >= part:
            step(table, rng)
        return not table.over

    def setup(self, number: int) -> Setup:
        """The table of this number: the same for ever."""
        options = self.game.preset(self.preset, self.seats)
        chance = Chance(f"contract {self} {number}")
        if self.rules != AT_RANDOM:
            return Setup(options, self.seats, (LEVELS["coffee_house"].purse,) * self.seats, chance)
        rng = Random(f"rules {self} {number}")
        while True:
            setup = Setup(drawn(options, rng), self.seats, (DEEP_PURSE,) * self.seats, chance)
            if self.game.unfit(setup) is None:
                return setup

    def table(self, number: int) -> Table[State]:
        return Table(self.game, self.setup(number))

    def tables(self, share: int = 1) -> Iterator[tuple[Table[State], Random]]:
        """The tables to be played, or one in so many of them, each with a stream of chance for its players. Long games
        are fewer: together they take about as many answers as so many of common length.
        """
        games = max(1, GAMES // (share * self.companies))
        answers_left = games * COMMON
        for number in range(games):
            table = self.table(number)
            yield table, Random(f"players {self} {number}")
            answers_left -= len(table.actions)
            if answers_left <= 0:
                return


def _few(preset: Preset) -> tuple[int, ...]:
    """The fewest, the usual and the most players of a preset: house rules at random are tried for these alone, but in
    the soak for all."""
    return preset.seats[0], preset.usual, preset.seats[-1]


SEATINGS = tuple(
    Seating(slug, preset.name, seats, rules)
    for slug in games.slugs()
    for preset in games.game(slug).presets
    for seats in preset.seats
    for rules in ("as-printed", *((AT_RANDOM,) if SOAK or seats in _few(preset) else ()))
)
every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)


@cache
def _actions(seating: Seating) -> int:
    """How many answers the longest of its first games takes."""
    tables = [seating.table(number) for number in range(6)]
    for table in tables:
        play_out(table, Random(f"length {seating}"))
    return max(len(table.actions) for table in tables)


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
            return rng.randint(int(bounds.ge), int(bounds.le))
    assert not isinstance(kind, UnionType), "a kind of option these tests cannot draw"
    return value


def truth(table: Table[State]) -> State:
    """The state itself. Only tests may hold it."""
    held: list[State] = []
    table.inspect(held.append)
    return held[0]


def answers(table: Table[State]) -> list[Action]:
    """Every lawful answer of every seat that may speak, or a sample where they are thousands."""
    assert table.ask is not None
    return [action for call in table.ask.calls for action in table.game.legal(truth(table), call.seat)]


def answer(table: Table[State], rng: Random) -> Action:
    """A lawful answer of a seat: mostly one the table waits for, now and then one that may speak out of turn."""
    assert table.ask is not None
    seat = rng.choice(table.ask.awaited() if rng.random() < 0.8 else [call.seat for call in table.ask.calls])
    lawful = table.game.legal(truth(table), seat)
    stays = [action for action in lawful if act_of(action) != RISE]
    return rng.choice(stays if stays and rng.random() < SITS_ON else lawful)


def fits(table: Table[State], action: Action) -> bool:
    """Whether the question has room for this answer, though it be not among the answers listed."""
    assert table.ask is not None
    call = table.ask.call_of(action.seat)
    ways = [way for way in call.ways if way.act == act_of(action)] if call else []
    return any(all(_fills(form, action) for form in (way.form, *way.then)) for way in ways)


def _fills(form: Form, action: Action) -> bool:
    match form:
        case PickAmount():
            amount = getattr(action, form.field)
            return form.least <= amount <= form.most and (amount - form.least) % form.step == 0
        case PickPlace():
            return form.least <= action.place <= form.most
        case PickWord():
            return getattr(action, form.field) in form.words
        case PickSeat():
            others = (action.other,) if hasattr(action, "other") else action.others
            within = form.least <= len(others) <= form.most
            return within and len(set(others)) == len(others) and set(others) <= set(form.seats)
        case PickCards():
            count = len(cards) if (cards := getattr(action, "cards", None)) is not None else 1
            return form.least <= count <= form.most
        case _:
            return True


def step(table: Table[State], rng: Random) -> tuple[AnyEvent, ...]:
    """Plays one random answer, which must be taken."""
    return done(table, answer(table, rng))


def done(table: Table[State], action: Action) -> tuple[AnyEvent, ...]:
    """Plays a lawful answer and returns what happened."""
    told = table.submit(action)
    assert not isinstance(told, Reason), (action, told)
    return told


def play_out(table: Table[State], rng: Random) -> None:
    """Plays to the end."""
    while not table.over:
        step(table, rng)
