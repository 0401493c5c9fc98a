"""Sharing a session as a file: writing a copy that another computer can open, and opening such a file."""

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from crowe_table.disk import make_folder, open_regular, read_regular, why_of, write_new
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import MAX_LINE_BYTES, BodyLine, Head, Stood, read, written
from crowe_table.hosting.replay import MAX_FILE_BYTES, load
from crowe_table.hosting.seeds import opened
from crowe_table.hosting.shelf import Shelf, new_file_name

MAX_COPIES = 1000
"""Maximum number of files with the same name in one folder."""


def save_copy(session: Path, folder: Path) -> Path | Reason:
    """Write a copy of a session to a folder. Return its path, or the reason why that failed.

    The seed of an unfinished game is in the copy. Its reader could know the cards, so the copy is marked as known.
    """
    try:
        data = read_regular(session, MAX_FILE_BYTES)
    except OSError as fault:
        return because("save-unreadable", why=why_of(fault))
    contents = opened(read(data), session)
    if contents.head is None or contents.why:
        return contents.why or because("save-empty")
    table = load(session).table
    if table is None or not table.over:
        head = replace(contents.head, seal=msgspec.UNSET, known=True)
        data = written([Head(head), *map(_marked, contents.lines)])
    try:
        make_folder(folder)
        return _write_beside(folder / session.name, data)
    except OSError as fault:
        return because("share-not-written", why=why_of(fault))


def take_in(path: Path, shelf: Shelf) -> Path | Reason:
    """Copy a session file to the shelf unless it is already there. Return the path of the session on the shelf.

    Return a Reason if the file is invalid. The original file is neither changed nor moved.
    """
    if path.parent == shelf.folder:
        return path
    found = load(path)
    if found.table is None or found.head is None:
        return found.why or because("save-empty")
    try:
        data = read_regular(path, MAX_FILE_BYTES)
        first = data[: data.index(b"\n") + 1]
        for entry in shelf.entries():
            if entry.game == found.head.game and _first_line(entry.path) == first:
                return entry.path
        make_folder(shelf.folder)
        copy = shelf.folder / new_file_name(found.head)
        write_new(copy, data)
    except OSError as fault:
        return because("share-not-taken", why=why_of(fault))
    return copy


def _marked(line: BodyLine) -> BodyLine:
    return Stood(replace(line.stood, peeked=True)) if isinstance(line, Stood) else line


def _write_beside(path: Path, data: bytes) -> Path:
    """Write a file under a name that is free: “game.crowe”, “game-2.crowe”. Raises OSError."""
    for number in range(1, MAX_COPIES):
        free = path.with_stem(f"{path.stem}-{number}") if number > 1 else path
        with suppress(FileExistsError):
            write_new(free, data)
            return free
    raise FileExistsError(path)


def _first_line(path: Path) -> bytes:
    try:
        with open_regular(path) as file:
            return file.readline(MAX_LINE_BYTES)
    except OSError:
        return b""
