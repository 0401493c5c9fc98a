"""The other tables of a match, played by computer players in a process of their own.

The process is started by ``python -m crowe_table --match``. It reads the name of the match from standard input. It
plays and saves one game after another until no other table can play, and writes one line to standard output after each.
A game that was interrupted is continued.
"""

import pickle
import sys
from collections.abc import Sequence
from pathlib import Path

from crowe_table import platforms
from crowe_table.engine.core import Reason, seats
from crowe_table.engine.rng import Chance
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.match import Match, NextGame, table_for
from crowe_table.hosting.own_process import own_command
from crowe_table.hosting.process_job import ProcessJob
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.launch import MATCH
from crowe_table.search.levels import level

FAILED = 3
"""Exit code of a process that could not play a table."""


class MatchJob(ProcessJob):
    """Games at other tables, in progress. Tests pass a faulty ``command``."""

    def __init__(self, folder: Path, match: str, command: Sequence[str] | None = None) -> None:
        """Start to play. ``folder`` holds the sessions, and ``match`` is the name of the match."""
        self.played = 0
        """Number of games that are finished."""
        super().__init__("match", command or own_command(MATCH), (folder, match))

    def _take(self, line: bytes) -> None:
        """Count a finished game. Its line is empty."""
        del line
        self.played += 1


def serve() -> int:
    """Read the name of a match from standard input, play its other tables, and return the exit code."""
    platforms.end_with_parent()
    platforms.give_way()
    folder, name = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own parent alone
    shelf = Shelf(folder)
    while True:
        match = Match(shelf.entries(), name)
        game = next(iter(match.house_games()), None)
        if game is None:
            return 0
        session = _opened(shelf, match.first.path, game)
        if session is None:
            return FAILED
        play_out(session)
        sys.stdout.buffer.write(b"\n")
        sys.stdout.buffer.flush()


def play_out(session: Session) -> None:
    """Play a game of computer players to its end, and close its file."""
    levels = {seat: level(session.head.players[seat].level) for seat in seats(len(session.head.players))}
    streams = {seat: Chance(f"{session.head.seed} {seat}").stream("play") for seat in levels}
    while not session.over:
        session.submit(next_answer(session, levels, streams.__getitem__))
        session.releases()
    session.close()


def _opened(shelf: Shelf, first: Path, game: NextGame) -> Session | None:
    """Return the session of a game: the one in which it has begun, or a new one. None if that is impossible."""
    if game.file:
        resumed = shelf.resume(Path(game.file))
        return resumed if isinstance(resumed, Session) else None
    head = load(Path(game.twin) if game.twin else first).head
    if head is None:
        return None
    new = table_for(game, head, head.seed if game.twin else "")
    session = new if isinstance(new, Reason) else shelf.start(new)
    return session if isinstance(session, Session) else None
