"""A disk of 1 MB that a test can fill or make read-only. The user must be permitted to mount disks."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def mounted(place: Path) -> Iterator[Path]:
    """Mount a new disk in this folder. Skip the test if that is not permitted."""
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
