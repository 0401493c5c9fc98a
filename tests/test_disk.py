"""What is written is written whole or not at all, waits for nobody, and nothing is left lying about."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table.disk import final_name, fresh_name, open_private, sweep, write_new, write_output, write_whole


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


@pytest.mark.parametrize("make", STRANGE)
def test_a_file_in_the_making_takes_nobodys_name(make: Callable[[Path], None], tmp_path: Path) -> None:
    """A file of somebody else may be called as earlier versions called what they were writing."""
    make(tmp_path / "file.new")
    (tmp_path / "file.pdf.new").write_bytes(b"somebody else's")
    for name in ("file", "file.pdf"):
        write_whole(tmp_path / name, b"whole")
        assert (tmp_path / name).read_bytes() == b"whole"
    assert (tmp_path / "file.pdf.new").read_bytes() == b"somebody else's"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "file.new", "file.pdf", "file.pdf.new"]


def test_a_link_is_replaced_and_what_it_led_to_stays(tmp_path: Path) -> None:
    (tmp_path / "precious").write_bytes(b"precious")
    (tmp_path / "file").symlink_to("precious")
    write_whole(tmp_path / "file", b"whole")
    assert not (tmp_path / "file").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"whole"
    assert (tmp_path / "precious").read_bytes() == b"precious"


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    for name in ("n" * 255, "é" * 127, "🂡" * 63):
        write_whole(tmp_path / name, b"whole")
        assert (tmp_path / name).read_bytes() == b"whole"


def test_what_a_killed_program_left_unfinished_is_taken_away_and_nothing_else(tmp_path: Path) -> None:
    left, making = fresh_name(tmp_path / "a.json"), fresh_name(tmp_path / "a.json")
    others = [tmp_path / name for name in ("a.json", "b.json.new", "c.0123456789abcdef.new.pdf", "d.0123.new")]
    for path in (left, making, *others):
        path.write_bytes(b"{")
        if path != making:
            os.utime(path, (0, 0))
    sweep(tmp_path)
    assert {each.name for each in tmp_path.iterdir()} == {making.name, *(path.name for path in others)}
    assert final_name(left.name) == "a.json"
    assert [final_name(path.name) for path in others] == [None] * len(others)


def test_what_a_full_disk_does_not_take_leaves_the_old_and_nothing_else(tmp_path: Path, full: None) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    for write in (write_whole, write_output):
        with pytest.raises(OSError, match="space"):
            write(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"file": b"old"}


def link(path: Path) -> None:
    (path.parent / "elsewhere.txt").write_bytes(b"precious")
    path.symlink_to("elsewhere.txt")


def astray(path: Path) -> None:
    path.symlink_to("nothing")


@pytest.mark.parametrize("make", [*STRANGE, link, astray])
def test_what_was_asked_for_is_not_written_where_something_else_lies(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "picture.png"
    make(path)
    for write in (write_output, write_new):
        with pytest.raises(OSError):  # noqa: PT011 - as above
            write(path, b"picture")
    assert {each.name for each in tmp_path.iterdir()} <= {"picture.png", "elsewhere.txt"}
    if make is link:
        assert path.is_symlink()
        assert path.read_bytes() == b"precious"


def test_what_was_asked_for_is_the_users_own_custom_to_read(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_output(tmp_path / "picture.png", b"picture")
    finally:
        os.umask(before)
    assert (tmp_path / "picture.png").read_bytes() == b"picture"
    assert (tmp_path / "picture.png").stat().st_mode & 0o777 == 0o640


def test_never_over_what_is_there(tmp_path: Path) -> None:
    write_new(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "file", b"second")
    assert (tmp_path / "file").read_bytes() == b"first"
