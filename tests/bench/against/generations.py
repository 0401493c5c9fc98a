"""Functions of the engine whose names differ between the compared commits. Each gets one common name here.

All other names are the same in both trees. The types are Any, because the classes come from either tree. If the current
code renames something, the names of earlier commits stay here unchanged.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

NEWER = find_spec("crowe_table.engine.game") is not None
"""Whether the source tree has the engine of questions and records."""
MOVED = find_spec("crowe_table.hosting") is not None
"""Whether the source tree keeps its tables in ``hosting``. Earlier trees keep them in ``sessions``."""

_core: Any = import_module("crowe_table.engine.core")
_games: Any = import_module("crowe_table.games")
_journal: Any = import_module("crowe_table.engine.journal")
_privacy: Any = import_module("crowe_table.engine.privacy")
_rng: Any = import_module("crowe_table.engine.rng")
_table: Any = import_module("crowe_table.engine.table")

ENDS = ("rise",)
"""Acts that end a session. The benchmark chooses one only if no other is legal."""
SHORTENS = ("fold", "see")
"""Acts that make a session short. The benchmark chooses them half as often as others."""


def new_table(slug: str, preset: str, seats: int, seed: str, purse: int, **changes: object) -> Any:
    """Return a new table with some options changed. Nobody may ask to end the game early."""
    game = _games.game(slug)
    options = replace(game.preset(preset, seats), **changes)
    if hasattr(options, "early_end"):
        options = replace(options, early_end=False)
    return _table.Table(game, _core.Setup(options, seats, (purse,) * seats, _rng.Chance(seed)))


def truth(table: Any) -> Any:
    """Return the complete state of a table, with all hidden cards."""
    held: list[Any] = []
    table.inspect(held.append)
    return held[0]


def question(table: Any) -> Any:
    """Return the current question, in the form that the source tree has. None when the game is over."""
    return table.question if NEWER else table.ask


def lawful(game: Any, s: Any) -> Sequence[Any]:
    """Return the legal actions of the first seat that must answer, as a random play-out lists them.

    Empty when the game is over.
    """
    if NEWER:
        asked = game.question(s)
        return game.answers(s, asked, asked.awaited()[0]) if asked else ()
    ask = game.ask(s)
    return game.legal(s, ask.awaited()[0]) if ask else ()


def play_out(game: Any, s: Any, rng: Random) -> int:
    """Play random actions to the end of the game, without reporting events. Returns the number of actions."""
    count = 0
    while answers := lawful(game, s):
        game.apply(s, rng.choice(answers), None)
        count += 1
    return count


def play_on(table: Any, rng: Random, answers: int, done: Callable[[Any], None] = lambda _: None) -> None:
    """Play random actions at a table, and pass each to ``done``. ``answers`` is the number of actions.

    The actions are the same in every source tree.
    """
    for _ in range(answers):
        found = sorted(lawful(table.game, truth(table)), key=msgspec.json.encode)
        found = [each for each in found if _table.act_of(each) not in ENDS] or found
        action = rng.choice(found)
        if _table.act_of(action) in SHORTENS:
            action = rng.choice(found)
        assert isinstance(table.submit(action), tuple)
        done(action)


def view_of(table: Any, s: Any, seat: int) -> Any:
    """Return a seat's View, without its list of past events."""
    if NEWER:
        return _privacy.project(table.game, s, seat, table.question)
    return _privacy.project(table.game, s, table.setup.options, seat)


def worlds(seed: str) -> Any:
    """Return the random stream that is used to sample hidden cards."""
    return _rng.Chance(seed).stream("worlds")


def strong_player() -> tuple[Callable[..., Any], Any]:
    """Return the whist player's search function and its highest level."""
    player: Any = import_module(f"crowe_table.games.whist.{'player' if MOVED else 'judgement'}")
    levels: Any = import_module(f"crowe_table.{'search' if MOVED else 'opponents'}.levels")
    return player.evaluate, levels.SHARP


def count_worlds(counted: Callable[[], None]) -> None:
    """Patch the whist player so that it calls ``counted`` for every deal of hidden cards that it samples."""
    kind: Any
    if MOVED:
        kind = import_module("crowe_table.games.whist.worlds").HandSampler
    else:
        kind = import_module("crowe_table.games.whist.judgement")._Hands
    imagine = kind.hands

    def hands(self: Any, rng: Any) -> Any:
        counted()
        return imagine(self, rng)

    kind.hands = hands


def catch_up(table: Any, seat: int, after: int) -> int:
    """Send a seat all events since action ``after``. Return the number of updates."""
    if MOVED:
        found: Any = import_module("crowe_table.hosting.catch_up").CatchUp(table, seat, after)
        found.covered()
        return len(list(found.updates()))
    again: Any = import_module("crowe_table.sessions.retelling").Retelling(table, seat, after)
    again.veiled()
    return len(list(again.told()))


def load(path: Path) -> Any:
    """Return the table of a saved session, loaded as the program loads it."""
    found: Any = import_module("crowe_table.hosting.replay" if MOVED else "crowe_table.sessions").load(path)
    assert found.table is not None, found.why
    return found.table


class Saved:
    """A session file in the format of the source tree being measured."""

    def __init__(self, table: Any, slug: str, preset: str, path: Path) -> None:
        laying: Any = import_module("crowe_table.hosting.new_table" if MOVED else "crowe_table.sessions.laying")
        sitter = import_module("crowe_table.engine.series").Participant if MOVED else _journal.Player
        seats = table.setup.seats
        players = tuple(sitter(f"Player {seat}", "learner") for seat in range(seats))
        chosen = laying.choose_table(slug, preset, players, seed=table.setup.chance.seed)
        chosen = replace(chosen, options=table.setup.options, purses=table.setup.purses)
        self._table = table
        self._deal = -1
        self._lines: list[Any] = [_journal.Head(laying.header_of(chosen))]
        self._path = path
        self._check()

    def did(self, action: Any) -> None:
        self._lines.append(_journal.do(action))
        self._check()

    def undid(self, count: int) -> None:
        self._lines.append(_journal.Undo(count))
        self._deal = self._table.deal

    def write(self) -> Path:
        """Write the file, which must not exist."""
        journal = _journal.Journal(self._path)
        journal.write(self._lines)
        journal.close()
        return self._path

    def _check(self) -> None:
        if self._table.deal != self._deal:
            self._deal = self._table.deal
            self._lines.append(_journal.Check(self._deal, self._table.digest()))
