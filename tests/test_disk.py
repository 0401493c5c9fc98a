"""What is written is written whole or not at all, waits for nobody, and nothing is left lying about."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table.disk import open_private, write_new, write_output, write_whole


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/full")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


STRANGE = (pipe, folder, device, loop)

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes and devices among files there"),
    pytest.mark.timeout(60),
]


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that takes names and no more."""

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)


@pytest.mark.parametrize("mode", ["wb", "ab", "xb", "r+b"])
@pytest.mark.parametrize("make", STRANGE)
def test_only_to_a_file_is_written_and_nobody_is_waited_for(
    make: Callable[[Path], None], mode: str, tmp_path: Path
) -> None:
    make(tmp_path / "strange")
    with pytest.raises(OSError):  # noqa: PT011 - what the system says differs
        open_private(tmp_path / "strange", mode)


def test_to_a_pipe_that_somebody_reads_nothing_is_written_either(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(OSError, match="regular"):
        open_private(tmp_path / "pipe", "wb")
    os.close(reader)


@pytest.mark.parametrize("make", [pipe, device, loop])
def test_what_lies_in_the_way_of_a_file_in_the_making_is_taken_away(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "file"
    make(tmp_path / "file.new")
    with pytest.raises(OSError):  # noqa: PT011 - as above
        write_whole(path, b"whole")
    write_whole(path, b"whole")
    assert path.read_bytes() == b"whole"


def test_what_a_full_disk_does_not_take_leaves_the_old_and_nothing_else(tmp_path: Path, full: None) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    for write in (write_whole, write_output):
        with pytest.raises(OSError, match="space"):
            write(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"file": b"old"}


@pytest.mark.parametrize("make", STRANGE)
def test_what_was_asked_for_is_not_written_where_something_else_lies(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "picture.png"
    make(path)
    for write in (write_output, write_new):
        with pytest.raises(OSError):  # noqa: PT011 - as above
            write(path, b"picture")
    assert [each.name for each in tmp_path.iterdir()] == ["picture.png"]


def test_what_was_asked_for_follows_a_link_and_is_the_users_own_custom_to_read(tmp_path: Path) -> None:
    (tmp_path / "link.png").symlink_to(tmp_path / "picture.png")
    before = os.umask(0o027)
    try:
        write_output(tmp_path / "link.png", b"picture")
    finally:
        os.umask(before)
    assert (tmp_path / "link.png").is_symlink()
    assert (tmp_path / "picture.png").read_bytes() == b"picture"
    assert (tmp_path / "picture.png").stat().st_mode & 0o777 == 0o640


def test_never_over_what_is_there(tmp_path: Path) -> None:
    write_new(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "file", b"second")
    assert (tmp_path / "file").read_bytes() == b"first"
