"""The seed of a game that is played, from which every hand to come could be known: kept apart from its session.

The session's first line holds the seed's seal alone, its SHA-256, which was fixed before the first deal; the seed lies
in a file of its own, which is nobody else's to read, until the game is over and it is told in the session itself. Then
whoever has the session can see that the cards were not chosen as the game went on.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import UNSET
from msgspec.structs import replace

from crowe_table.disk import final_name, make_folder, read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import FileContents, Header, SeedTold, Soundness
from crowe_table.engine.sha import sha256
from crowe_table.hosting.locks import held

ENDING = ".seed"
LONGEST = 1 << 10
"""Bytes: more than any seed has."""


def seal_of(seed: str) -> str:
    """The seal of a seed, fixed before the first deal: it tells nothing of the seed, and no other seed has it."""
    return sha256(seed.encode()).hexdigest()


def sealed(head: Header) -> Header:
    """The first line as it is written: with the seal in the place of the seed."""
    return replace(head, seed="", seal=seal_of(head.seed))


def keep(session: Path, seed: str) -> None:
    """Writes the seed beside the session's file. Raises OSError."""
    make_folder(session.parent)
    write_whole(_place(session), seed.encode())


def is_kept(session: Path) -> bool:
    """Whether there is a file of the seed."""
    return os.path.lexists(_place(session))


def forget(session: Path) -> None:
    """Takes the seed's own file away."""
    with suppress(OSError):
        _place(session).unlink(missing_ok=True)


def follow(session: Path, now: Path) -> None:
    """The session's file has another name: the seed goes with it."""
    with suppress(OSError):
        _place(session).rename(_place(now))


def sweep(folder: Path, endings: Sequence[str]) -> None:
    """Takes away seeds whose session is gone, and is not kept under one of these endings either. Another program may be
    beginning a session meanwhile, which it holds from before its seed is written, or this one throwing one away: it is
    looked for once more, from name to name in the order in which it goes.
    """
    with suppress(OSError):
        names = {each.name for each in os.scandir(folder)}
        begun = {final_name(name) for name in names}
        for name in names:
            session = name.removesuffix(ENDING)
            if session == name or session in begun or any(session + ending in names for ending in ("", *endings)):
                continue
            if not held(folder / session) and not any(
                (folder / (session + ending)).exists() for ending in (*endings, "", *endings)
            ):
                (folder / name).unlink(missing_ok=True)


def opened(contents: FileContents, session: Path) -> FileContents:
    """What a file holds, with the seed in its first line: as it was told at the end, or from its own file. Where it is
    not to be had, or is not the one that was sealed, the Reason says so.
    """
    head = contents.head
    if head is None or head.seal is UNSET:
        return contents
    told = [line.seed for line in contents.lines if isinstance(line, SeedTold)]
    seed = told[-1] if told else _read(session)
    if isinstance(seed, Reason):
        return replace(contents, soundness=Soundness.DAMAGED, why=seed)
    if seal_of(seed) != head.seal:
        return replace(contents, soundness=Soundness.DAMAGED, why=because("save-other-seed"))
    return replace(contents, head=replace(head, seed=seed, seal=UNSET))


def _read(session: Path) -> str | Reason:
    try:
        return read_regular(_place(session), LONGEST).decode()
    except FileNotFoundError:
        return because("save-no-seed")
    except OSError as fault:
        return because("save-unreadable", why=why_of(fault))
    except UnicodeDecodeError:
        return because("save-other-seed")


def _place(session: Path) -> Path:
    return session.with_name(session.name + ENDING)
