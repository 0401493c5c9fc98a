"""Small dealings with the disk that must not go wrong by halves."""

import os
from pathlib import Path


def why_of(fault: OSError) -> str:
    """What the system says was the matter, without the paths and numbers."""
    return fault.strerror or type(fault).__name__


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that after a failure at any moment it is either the old one or the new. Raises OSError."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    settle_folder(path.parent)


def settle_folder(folder: Path) -> None:
    """Makes a name that was added to a folder outlast a loss of power, where the system lets a folder be flushed."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def beside(path: Path, ending: str) -> Path:
    """A name beside this one that nothing bears yet: ``a.crowe.damaged``, then ``a.crowe.damaged-2``."""
    fresh, number = path.with_name(f"{path.name}.{ending}"), 1
    while fresh.exists():
        number += 1
        fresh = path.with_name(f"{path.name}.{ending}-{number}")
    return fresh


def set_aside(path: Path) -> Path:
    """Renames a damaged file so that nothing overwrites it, and returns where it is. Raises OSError."""
    aside = beside(path, "damaged")
    path.rename(aside)
    return aside
