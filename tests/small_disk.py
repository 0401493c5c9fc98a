"""Faulty disks: a disk of 1 MB that a test can fill or make read-only, and system calls that fail."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


def refusing(number: int) -> Callable[..., object]:
    """Return a system call that fails with this error number."""

    def call(*_: object, **__: object) -> object:
        raise OSError(number, os.strerror(number))

    return call


@contextmanager
def mounted(place: Path) -> Iterator[Path]:
    """Mount a new disk in this folder. Skip the test if the user may not mount disks."""
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no disk may be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path) -> None:
    """Fill a disk completely with a file. Deleting the file makes room again."""
    with (disk / "filling").open("ab", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    assert not shutil.disk_usage(disk).free
