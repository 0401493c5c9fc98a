"""Reading a saved session back: what stands of it is done again, and must be lawful and come out as it was written."""

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
    SeedTold,
    Soundness,
    Stood,
    Undo,
    read,
)
from crowe_table.engine.table import AnyTable, action_decoder
from crowe_table.hosting.account import after_game
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.seeds import opened
from crowe_table.hosting.status import stands_so

_log = logging.getLogger(__name__)

LONGEST_FILE = 1 << 24
"""Bytes: some hundred thousand actions, more than any session holds."""

NOT_DAMAGE = frozenset(
    {
        *("save-future", "save-unknown-game", "save-other-laws", "save-other-generator"),
        *("save-unreadable", "save-too-long", "save-in-use", "save-gone", "save-no-seed", "save-other-seed"),
    }
)
"""What hinders reading though the file may be whole: such a file is left as it is."""


class Replayed(Struct, frozen=True):
    """What a file came to: the table as it stood, or why there is none."""

    contents: FileContents
    soundness: Soundness
    table: AnyTable | None
    why: Reason | None = None
    digests: tuple[tuple[int, str], ...] = ()
    """For the number of each check and closing line that stands, the digest of the table there."""

    @property
    def head(self) -> Header | None:
        return self.contents.head


LONG = "save-long"
"""What is said of a session that was not played again to its end, for that takes longer than somebody would wait."""


def load(path: Path, patience: float = inf) -> Replayed:
    """Reads and replays a file. Never raises: what is wrong is in the answer. If playing it again takes more than so
    many seconds of the processor, that is broken off, and the Reason is LONG.
    """
    try:
        return replay(opened(read(read_regular(path, LONGEST_FILE)), path), patience)
    except FileNotFoundError:
        return _none(because("save-gone"))
    except TooLong:
        return _none(because("save-too-long"))
    except OSError as fault:
        return _none(because("save-unreadable", why=why_of(fault)))


def replay(contents: FileContents, patience: float = inf) -> Replayed:
    """Plays a session again, in a time that goes with the number of its lines, whatever was taken back.

    First it is found which actions stand when every undo is done; these alone are done again. A check or closing line
    tells of the table after all the actions that stood when it was written. If a later undo took back any of these, it
    tells of a table that is not met again, and is passed over; if not, the table it tells of is met on the way, for it
    depends on the header and those actions alone, and must come out as written.
    An action that was taken back must be one of this game, by somebody at this table; whether it was lawful changes
    nothing that stands. A look of a referee must be at a seat of this table.

    Of a format before 3 the digests are passed over, and the number of the deal must come out.
    """
    head = contents.head
    if contents.soundness is Soundness.DAMAGED or head is None:
        return Replayed(contents, Soundness.DAMAGED, None, contents.why)
    table = table_of(head)
    if isinstance(table, Reason):
        return Replayed(contents, Soundness.DAMAGED, None, table)
    standing = _standing(contents.lines, action_decoder(table.game), len(head.players))
    with _nothing_collected():
        until = thread_time() + patience
        done = standing if isinstance(standing, Reason) else _done_again(table, head, standing, until)
    if isinstance(done, Reason):
        return Replayed(contents, Soundness.DAMAGED, None, done)
    return Replayed(contents, contents.soundness, table, contents.why, done)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Pauses the garbage collector: all that a session tells is kept, and looking through it takes a third of the time
    of a load.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def renewed(found: Replayed) -> tuple[BodyLine, ...]:
    """The lines of a session of an older format as this one writes them: every action and undo as it was, the checks
    that stand with digests of today, and the closing line of a game that is over.
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
"""A line that tells of the table after all that was done before it."""
_FIRST = 2
"""The number of the line after the header."""


class _Remaining(Struct):
    """What is left of a session's lines when every undo is done, each with its number."""

    actions: list[tuple[int, Action]]
    claims: list[tuple[int, int, StandingLine]]
    """The lines that tell how the table stood, each after how many actions, in order."""


def _standing(lines: Sequence[BodyLine], decoder: "msgspec.json.Decoder[Action]", players: int) -> _Remaining | Reason:
    """Raises nothing: the Reason names the first line that cannot be."""
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
        elif not isinstance(line, SeedTold):
            claims.append((len(actions), number, line))
    return _Remaining(actions, claims)


def _action(line: Do, decoder: "msgspec.json.Decoder[Action]", players: int) -> Action | None:
    """The action of a line; None if it is none of this game, or nobody at this table could give it."""
    try:
        action = decoder.decode(line.do)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    lapse = isinstance(action, Timeout)
    return action if (action.seat == TABLE if lapse else 0 <= action.seat < players) else None


def _done_again(
    table: AnyTable, head: Header, standing: _Remaining, until: float
) -> tuple[tuple[int, str], ...] | Reason:
    """The digests at the checks that stand; or the first line that did not come out, or that it takes too long:
    ``until`` is a time of this thread.
    """
    digests: list[tuple[int, str]] = []
    claims = deque(standing.claims)
    for count in range(len(standing.actions) + 1):
        while claims and claims[0][0] == count:
            _, number, line = claims.popleft()
            state = table.digest()
            if why := _denied(table, head, line, state, number):
                return why
            digests.append((number, state))
        if count < len(standing.actions):
            number, action = standing.actions[count]
            if thread_time() > until:
                return because(LONG)
            if not _does_again(table, action):
                return because("save-line", line=number)
    return tuple(digests)


def _does_again(table: AnyTable, action: Action) -> bool:
    """Does an action again; whether it was lawful and the law did not fail. If not, the table is given up, so no copy
    of it is kept.
    """
    if table.refuse(action):
        return False
    try:
        table.repeat(action)
    except Exception:
        _log.exception("%s failed at %s, read from a file", table.game.slug, act_of(action))
        return False
    return True


def _denied(table: AnyTable, head: Header, line: StandingLine, state: str, number: int) -> Reason | None:
    """Why what a line tells of the table is not so; None if it is."""
    if isinstance(line, Close):
        fits = table.over and line.close == after_game(head, table).rows[-1]
        return None if fits else because("save-close", line=number)
    if isinstance(line, Stood):
        return None if stands_so(table, line.stood) else because("save-stood", line=number)
    fits = line.deal == table.deal and (head.format < SEALED_SINCE or line.state == state)
    return None if fits else because("save-deal", deal=line.deal, line=number)


def _none(why: Reason) -> Replayed:
    nothing = FileContents(Soundness.DAMAGED, None, (), 0, 0, "", why)
    return Replayed(nothing, Soundness.DAMAGED, None, why)
