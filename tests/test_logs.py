"""What goes wrong is written down, and tells nothing of the cards."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from crowe_table import logs


@pytest.fixture
def log(tmp_path: Path) -> Iterator[logging.Logger]:
    logs.begin(tmp_path / "logs")
    yield logging.getLogger("crowe_table.test")
    ours = logging.getLogger("crowe_table")
    for handler in ours.handlers[:]:
        ours.removeHandler(handler)
        handler.close()


def test_nothing_is_written_while_nothing_is_wrong(log: logging.Logger, tmp_path: Path) -> None:
    log.info("all is well")
    assert list((tmp_path / "logs").iterdir()) == []


def test_a_fault_is_told_by_its_kind_and_place(log: logging.Logger, tmp_path: Path) -> None:
    try:
        raise KeyError("the seven of hearts")
    except KeyError:
        log.exception("The law failed")
    path = tmp_path / "logs" / logs.FILE
    text = path.read_text()
    assert "The law failed" in text
    assert "test_logs.py" in text
    assert text.rstrip().endswith("KeyError")
    assert text.count("the seven of hearts") == 1, "in the line of this test, and not as what the fault said"
    assert path.stat().st_mode & 0o777 == 0o600


def test_no_more_is_kept_than_three_files(log: logging.Logger, tmp_path: Path) -> None:
    for _ in range(45):
        log.error("x" * 100_000)
    files = sorted(path.name for path in (tmp_path / "logs").iterdir())
    assert files == [logs.FILE, f"{logs.FILE}.1", f"{logs.FILE}.2"]
    assert all(path.stat().st_size <= logs.LONGEST for path in (tmp_path / "logs").iterdir())


def test_where_nothing_can_be_written_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    logs.begin(tmp_path / "file" / "logs")
    logging.getLogger("crowe_table").error("said aloud only")
