"""Reading a saved session back: every line is done again, and must be lawful and come out as it was written."""

from pathlib import Path

import msgspec
from msgspec import Struct

from crowe_table.disk import why_of
from crowe_table.engine.core import Action, Reason, because
from crowe_table.engine.journal import Check, Close, Header, Line, Reading, Soundness, Undo, read
from crowe_table.engine.state import State
from crowe_table.engine.table import Table, action_decoder
from crowe_table.hosting.account import closing
from crowe_table.hosting.new_table import lay

LONGEST_FILE = 1 << 24
"""Bytes: some hundred thousand actions, more than any session holds."""

NOT_DAMAGE = frozenset(
    {
        *("save-future", "save-unknown-game", "save-other-laws", "save-other-generator"),
        *("save-unreadable", "save-too-long", "save-in-use", "save-gone"),
    }
)
"""What hinders reading though the file may be whole: such a file is left as it is."""


class Replayed(Struct, frozen=True):
    """What a file came to: the table as it stood, or why there is none."""

    reading: Reading
    soundness: Soundness
    table: Table[State] | None
    why: Reason | None = None

    @property
    def head(self) -> Header | None:
        return self.reading.head


def load(path: Path) -> Replayed:
    """Reads and replays a file. Never raises: what is wrong is in the answer."""
    try:
        if path.stat().st_size > LONGEST_FILE:
            return _none(because("save-too-long"))
        return replay(read(path.read_bytes()))
    except FileNotFoundError:
        return _none(because("save-gone"))
    except OSError as fault:
        return _none(because("save-unreadable", why=why_of(fault)))


def replay(reading: Reading) -> Replayed:
    """Plays the lines of a session again."""
    if reading.soundness is Soundness.DAMAGED or reading.head is None:
        return Replayed(reading, Soundness.DAMAGED, None, reading.why)
    table = lay(reading.head)
    if isinstance(table, Reason):
        return Replayed(reading, Soundness.DAMAGED, None, table)
    decoder = action_decoder(table.game)
    for number, line in enumerate(reading.lines, start=2):
        if why := _again(table, reading.head, line, number, decoder):
            return Replayed(reading, Soundness.DAMAGED, None, why)
    return Replayed(reading, reading.soundness, table, reading.why)


def _again(
    table: Table[State], head: Header, line: Line, number: int, decoder: "msgspec.json.Decoder[Action]"
) -> Reason | None:
    if isinstance(line, Undo):
        return None if table.take_back(line.undo) else because("save-line", line=number)
    if isinstance(line, Close):
        fits = table.over and line.close == closing(head, table).rows[-1]
        return None if fits else because("save-close", line=number)
    if isinstance(line, Check):
        fits = line.deal == table.deal and line.state == table.digest()
        return None if fits else because("save-deal", deal=line.deal, line=number)
    try:
        told = table.submit(decoder.decode(line.do))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return because("save-line", line=number)
    return because("save-line", line=number) if isinstance(told, Reason) else None


def _none(why: Reason) -> Replayed:
    nothing = Reading(Soundness.DAMAGED, None, (), 0, 0, "", why)
    return Replayed(nothing, Soundness.DAMAGED, None, why)
