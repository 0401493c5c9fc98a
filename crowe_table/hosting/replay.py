"""Loading of a saved session. All actions that were not taken back are replayed.

A replayed action must be legal, and must lead to the recorded state. Actions that were not taken back, and the checks
that follow only such actions, are called standing.
"""

import gc
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import thread_time
from typing import TypeAlias

import msgspec
from msgspec import Struct

from crowe_table.disk import TooLong, read_regular, why_of
from crowe_table.engine.core import TABLE, Action, Reason, Timeout, act_of, because
from crowe_table.engine.journal import (
    SEALED_SINCE,
    BodyLine,
    Check,
    Close,
    Do,
    FileContents,
    Header,
    Refereed,
    SeedRevealed,
    Soundness,
    Stood,
    Undo,
    read,
)
from crowe_table.engine.table import AnyTable, action_decoder
from crowe_table.hosting.account import after_game
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.seeds import opened
from crowe_table.hosting.status import matches_summary

_log = logging.getLogger(__name__)

MAX_FILE_BYTES = 1 << 24
"""Maximum size of a file in bytes. It allows a few hundred thousand actions, more than any session has."""

NOT_DAMAGE = frozenset(
    {
        *("save-future", "save-unknown-game", "save-other-laws", "save-other-generator"),
        *("save-unreadable", "save-too-long", "save-in-use", "save-gone", "save-no-seed", "save-other-seed"),
    }
)
"""Reasons for which a file is not renamed, because it may be undamaged."""


class Replayed(Struct, frozen=True):
    """A loaded session: the table at its end, or a reason why there is none."""

    contents: FileContents
    soundness: Soundness
    table: AnyTable | None
    why: Reason | None = None
    digests: tuple[tuple[int, str], ...] = ()
    """Digests of the table at the standing checks and closing lines, each with its line number."""

    @property
    def head(self) -> Header | None:
        return self.contents.head


TOO_LONG = "save-long"
"""Message about a session whose replay was ended because it took too long."""


def load(path: Path, time_limit: float = inf) -> Replayed:
    """Read and replay a file. Never raises; the result says what is wrong.

    After ``time_limit`` seconds of processor time the replay ends with the Reason TOO_LONG.
    """
    try:
        return replay(opened(read(read_regular(path, MAX_FILE_BYTES)), path), time_limit)
    except FileNotFoundError:
        return _unreadable(because("save-gone"))
    except TooLong:
        return _unreadable(because("save-too-long"))
    except OSError as fault:
        return _unreadable(because("save-unreadable", why=why_of(fault)))


def replay(contents: FileContents, time_limit: float = inf) -> Replayed:
    """Replay a session, in time proportional to its lines, whatever was taken back.

    All undos are applied first, so that only the standing actions are replayed. The session is damaged unless:

    - every standing action is legal;
    - every action that was taken back belongs to this game and to a seat at this table, legal or not;
    - every look of a referee names a seat at this table;
    - every check and closing line describes the table after the actions before it. If one of these was taken back, the
      line is skipped, because its state is never reached. Before format 3, only the number of the deal must match.
    """
    head = contents.head
    if contents.soundness is Soundness.DAMAGED or head is None:
        return Replayed(contents, Soundness.DAMAGED, None, contents.why)
    table = table_of(head)
    if isinstance(table, Reason):
        return Replayed(contents, Soundness.DAMAGED, None, table)
    standing = _standing(contents.lines, action_decoder(table.game), len(head.players))
    with _collector_paused():
        until = thread_time() + time_limit
        done = standing if isinstance(standing, Reason) else _replay_actions(table, head, standing, until)
    if isinstance(done, Reason):
        return Replayed(contents, Soundness.DAMAGED, None, done)
    return Replayed(contents, contents.soundness, table, contents.why, done)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Pause the garbage collector. Loading creates no garbage cycles, and collecting would take a third of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def converted_lines(found: Replayed) -> tuple[BodyLine, ...]:
    """Return the lines of a session in an older format, converted to the current format.

    Actions and undos stay as they are. The checks that stand get new digests. A finished game gets its closing line.
    """
    table, head = found.table, found.head
    assert table is not None
    assert head is not None
    digests = dict(found.digests)
    lines: list[BodyLine] = []
    for number, line in enumerate(found.contents.lines, _FIRST):
        if not isinstance(line, Check):
            lines.append(line)
        elif number in digests:
            lines.append(Check(line.deal, digests[number]))
    if table.over and not (lines and isinstance(lines[-1], Close)):
        lines.append(Close(after_game(head, table).rows[-1]))
    return tuple(lines)


StandingLine: TypeAlias = Check | Close | Stood
"""A line that describes the table after the actions before it."""
_FIRST = 2
"""Number of the first line after the header."""


class _Remaining(Struct):
    """The lines of a session that remain after all undos, each with its number."""

    actions: list[tuple[int, Action]]
    claims: list[tuple[int, int, StandingLine]]
    """Lines that describe the table, each with the number of actions before it and its own line number."""


def _standing(lines: Sequence[BodyLine], decoder: "msgspec.json.Decoder[Action]", players: int) -> _Remaining | Reason:
    """Return the lines that remain after all undos, or a Reason that names the first invalid line."""
    actions: list[tuple[int, Action]] = []
    claims: list[tuple[int, int, StandingLine]] = []
    for number, line in enumerate(lines, _FIRST):
        if isinstance(line, Do):
            action = _action(line, decoder, players)
            if action is None:
                return because("save-line", line=number)
            actions.append((number, action))
        elif isinstance(line, Undo):
            if not 0 < line.undo <= len(actions):
                return because("save-line", line=number)
            del actions[-line.undo :]
            while claims and claims[-1][0] > len(actions):
                claims.pop()
        elif isinstance(line, Refereed):
            if line.referee.seat >= players:
                return because("save-line", line=number)
        elif not isinstance(line, SeedRevealed):
            claims.append((len(actions), number, line))
    return _Remaining(actions, claims)


def _action(line: Do, decoder: "msgspec.json.Decoder[Action]", players: int) -> Action | None:
    """Return the action of a line; None if it does not belong to this game or to a seat at this table."""
    try:
        action = decoder.decode(line.do)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    lapse = isinstance(action, Timeout)
    return action if (action.seat == TABLE if lapse else 0 <= action.seat < players) else None


def _replay_actions(
    table: AnyTable, head: Header, standing: _Remaining, until: float
) -> tuple[tuple[int, str], ...] | Reason:
    """Return the digests at the checks that stand. If a line fails, return a Reason that names the first such line.

    After the deadline ``until``, in seconds of this thread's processor time, return TOO_LONG.
    """
    digests: list[tuple[int, str]] = []
    claims = deque(standing.claims)
    for count in range(len(standing.actions) + 1):
        while claims and claims[0][0] == count:
            _, number, line = claims.popleft()
            state = table.digest()
            if why := _contradiction(table, head, line, state, number):
                return why
            digests.append((number, state))
        if count < len(standing.actions):
            number, action = standing.actions[count]
            if thread_time() > until:
                return because(TOO_LONG)
            if not _repeat(table, action):
                return because("save-line", line=number)
    return tuple(digests)


def _repeat(table: AnyTable, action: Action) -> bool:
    """Repeat an action. Return False if it is illegal or raises an exception; the table must then be discarded."""
    if table.refuse(action):
        return False
    try:
        table.repeat(action)
    except Exception:
        _log.exception("%s failed at %s, read from a file", table.game.slug, act_of(action))
        return False
    return True


def _contradiction(table: AnyTable, head: Header, line: StandingLine, state: str, number: int) -> Reason | None:
    if isinstance(line, Close):
        fits = table.over and line.close == after_game(head, table).rows[-1]
        return None if fits else because("save-close", line=number)
    if isinstance(line, Stood):
        return None if matches_summary(table, line.stood) else because("save-stood", line=number)
    fits = line.deal == table.deal and (head.format < SEALED_SINCE or line.state == state)
    return None if fits else because("save-deal", deal=line.deal, line=number)


def _unreadable(why: Reason) -> Replayed:
    nothing = FileContents(Soundness.DAMAGED, None, (), 0, 0, "", why)
    return Replayed(nothing, Soundness.DAMAGED, None, why)
