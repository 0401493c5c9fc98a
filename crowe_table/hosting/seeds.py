"""The seeds of unfinished games. They are stored apart from their sessions, because they determine all later cards.

The first line of a session contains only the seal, the SHA-256 of the seed, which is fixed before the first deal. The
seed has a file of its own, readable only by its owner. When the game is over, the seed is written into the session. The
seal then proves that no card was chosen during the game.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import UNSET
from msgspec.structs import replace

from crowe_table import platforms
from crowe_table.disk import final_name, make_folder, read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import FileContents, Header, SeedRevealed, Soundness
from crowe_table.engine.sha import sha256
from crowe_table.hosting.locks import is_held

ENDING = ".seed"
MAX_SEED_BYTES = 1 << 10
"""Maximum size of the file in bytes, more than any seed needs."""


def seal_of(seed: str) -> str:
    """Return the seal of a seed. The seal is a hash that reveals nothing about the seed and identifies it."""
    return sha256(seed.encode()).hexdigest()


def sealed(head: Header) -> Header:
    """Return the header as the session file stores it: with the seal instead of the seed."""
    return replace(head, seed="", seal=seal_of(head.seed))


def keep(session: Path, seed: str) -> None:
    """Write the seed of a session to its own file. Raises OSError."""
    make_folder(session.parent)
    write_whole(_place(session), seed.encode())


def is_kept(session: Path) -> bool:
    """Return whether the file of the seed exists."""
    return os.path.lexists(_place(session))


def forget(session: Path) -> None:
    """Delete the seed's file."""
    with suppress(OSError):
        _place(session).unlink(missing_ok=True)


def follow(session: Path, now: Path) -> None:
    """Rename the seed's file to match its session, which was renamed to ``now``."""
    with suppress(OSError):
        platforms.replace(_place(session), _place(now))


def sweep(folder: Path, endings: Sequence[str]) -> None:
    """Delete the seeds that have no session, either under its own name or with one of these endings.

    Meanwhile another program may be writing a session, and this program may be deleting or restoring one. The names are
    therefore checked again, in both orders, because a file may be renamed between two checks.
    """
    with suppress(OSError):
        names = {each.name for each in os.scandir(folder)}
        begun = {final_name(name) for name in names}
        for name in names:
            session = name.removesuffix(ENDING)
            if session == name or session in begun or any(session + ending in names for ending in ("", *endings)):
                continue
            if not is_held(folder / session) and not any(
                (folder / (session + ending)).exists() for ending in (*endings, "", *endings)
            ):
                (folder / name).unlink(missing_ok=True)


def opened(contents: FileContents, session: Path) -> FileContents:
    """Return the contents with the seed in the first line. It comes from the end of the session or from its own file.

    If the seed is missing or does not match the seal, ``why`` of the result says so.
    """
    head = contents.head
    if head is None or head.seal is UNSET:
        return contents
    told = [line.seed for line in contents.lines if isinstance(line, SeedRevealed)]
    seed = told[-1] if told else _read(session)
    if isinstance(seed, Reason):
        return replace(contents, soundness=Soundness.DAMAGED, why=seed)
    if seal_of(seed) != head.seal:
        return replace(contents, soundness=Soundness.DAMAGED, why=because("save-other-seed"))
    return replace(contents, head=replace(head, seed=seed, seal=UNSET))


def _read(session: Path) -> str | Reason:
    try:
        return read_regular(_place(session), MAX_SEED_BYTES).decode()
    except FileNotFoundError:
        return because("save-no-seed")
    except OSError as fault:
        return because("save-unreadable", why=why_of(fault))
    except UnicodeDecodeError:
        return because("save-other-seed")


def _place(session: Path) -> Path:
    return session.with_name(session.name + ENDING)
