"""Writing of files. It is atomic, does not block, and leaves no temporary files behind."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table.disk import final_name, fresh_name, open_private, sweep, write_new, write_output, write_whole
from tests.small_disk import refusing


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
    """Simulate a disk that accepts names but no data."""
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))


@pytest.mark.parametrize("mode", ["wb", "ab", "xb", "r+b"])
@pytest.mark.parametrize("make", STRANGE)
def test_writing_refuses_special_files_without_blocking(
    make: Callable[[Path], None], mode: str, tmp_path: Path
) -> None:
    make(tmp_path / "strange")
    with pytest.raises(OSError):  # noqa: PT011 - what the system says differs
        open_private(tmp_path / "strange", mode)


def test_writing_refuses_a_pipe_with_a_reader(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(OSError, match="regular"):
        open_private(tmp_path / "pipe", "wb")
    os.close(reader)


@pytest.mark.parametrize("make", STRANGE)
def test_a_temporary_file_never_replaces_another(make: Callable[[Path], None], tmp_path: Path) -> None:
    """Another file may have the temporary name that earlier versions always used."""
    make(tmp_path / "file.new")
    (tmp_path / "file.pdf.new").write_bytes(b"somebody else's")
    for name in ("file", "file.pdf"):
        write_whole(tmp_path / name, b"whole")
        assert (tmp_path / name).read_bytes() == b"whole"
    assert (tmp_path / "file.pdf.new").read_bytes() == b"somebody else's"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "file.new", "file.pdf", "file.pdf.new"]


def test_a_link_is_replaced_and_its_target_kept(tmp_path: Path) -> None:
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


def test_only_abandoned_temporary_files_are_deleted(tmp_path: Path) -> None:
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


def test_a_full_disk_leaves_only_the_old_file(tmp_path: Path, full: None) -> None:
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
def test_output_is_not_written_over_special_files(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    make(path)
    for write in (write_output, write_new):
        with pytest.raises(OSError):  # noqa: PT011 - as above
            write(path, b"picture")
    assert {each.name for each in tmp_path.iterdir()} <= {"picture.png", "elsewhere.txt"}
    if make is link:
        assert path.is_symlink()
        assert path.read_bytes() == b"precious"


def test_output_permissions_follow_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_output(tmp_path / "picture.png", b"picture")
    finally:
        os.umask(before)
    assert (tmp_path / "picture.png").read_bytes() == b"picture"
    assert (tmp_path / "picture.png").stat().st_mode & 0o777 == 0o640


def test_a_new_file_never_overwrites(tmp_path: Path) -> None:
    write_new(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "file", b"second")
    assert (tmp_path / "file").read_bytes() == b"first"
