"""Errors are logged without revealing cards."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from crowe_table import logs


def isolate_logging(patch: pytest.MonkeyPatch) -> None:
    """Restore the exception hooks and the log handlers after the test."""
    patch.setattr(logging.getLogger("crowe_table"), "handlers", [])
    patch.setattr(sys, "excepthook", sys.excepthook)
    patch.setattr(threading, "excepthook", threading.excepthook)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    isolate_logging(monkeypatch)
    logs.begin(tmp_path / "logs")
    yield logging.getLogger("crowe_table.test")
    ours = logging.getLogger("crowe_table")
    for handler in ours.handlers[:]:
        ours.removeHandler(handler)
        handler.close()


def test_no_log_is_written_without_an_error(log: logging.Logger, tmp_path: Path) -> None:
    log.info("all is well")
    assert list((tmp_path / "logs").iterdir()) == []


def test_an_exception_is_logged_by_type_and_place(log: logging.Logger, tmp_path: Path) -> None:
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


def test_at_most_three_log_files_are_kept(log: logging.Logger, tmp_path: Path) -> None:
    for _ in range(45):
        log.error("x" * 100_000)
    files = sorted(path.name for path in (tmp_path / "logs").iterdir())
    assert files == [logs.FILE, f"{logs.FILE}.1", f"{logs.FILE}.2"]
    assert all(path.stat().st_size <= logs.MAX_BYTES for path in (tmp_path / "logs").iterdir())


def test_uncaught_exceptions_of_all_threads_are_logged(log: logging.Logger, tmp_path: Path) -> None:
    """The exception still ends the thread or the program."""
    thread = threading.Thread(target=lambda: dict[str, str]()["the seven of hearts"], name="writer")
    thread.start()
    thread.join()
    try:
        raise KeyError("the seed " + "of all hands")
    except KeyError:
        sys.excepthook(*sys.exc_info())
    text = (tmp_path / "logs" / logs.FILE).read_text()
    assert "The thread writer failed" in text
    assert "The program failed" in text
    assert text.count("\nKeyError\n") == 2
    assert "seed of all" not in text
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" not in (tmp_path / "logs" / logs.FILE).read_text()


def test_an_unwritable_log_folder_does_not_stop_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    isolate_logging(monkeypatch)
    (tmp_path / "file").touch()
    logs.begin(tmp_path / "file" / "logs")
    logging.getLogger("crowe_table").error("said aloud only")
