"""A job in another process of this program. It reads one request and writes its results as lines."""

import logging
import pickle
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from threading import Thread

from msgspec import MsgspecError

from crowe_table import platforms
from crowe_table.hosting.own_process import environment

_log = logging.getLogger(__name__)

MAX_LINE = 1 << 16
"""Maximum size of one result in bytes."""


class ProcessJob(ABC):
    """A job in progress. A thread waits for its results."""

    def __init__(self, name: str, command: Sequence[str], request: object) -> None:
        """Start the process with this command. The pickled ``request`` is its standard input."""
        self._name = name
        self._command = command
        self._request = pickle.dumps(request)
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self.ended = False
        self.failed = False
        """Whether the process ended before the job was complete."""
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process is not None:
            self._process.kill()

    def wait(self) -> None:
        """Wait until the process has ended."""
        self._thread.join()

    @abstractmethod
    def _take(self, line: bytes) -> None:
        """Take a result, in the job's thread. Raises ValueError or MsgspecError for a malformed line."""

    def _run(self) -> None:
        try:
            self.failed = self._read() != 0 and not self._closed
        except (OSError, ValueError, MsgspecError) as fault:
            _log.warning("The process of a %s broke off: %s", self._name, type(fault).__name__)
            self.failed = not self._closed
        finally:
            self.close()
            self.ended = True

    def _read(self) -> int:
        """Start the process and take all its results. Return its exit code."""
        process = self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            creationflags=platforms.background_flags(),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        if self._closed:
            process.kill()
        with process.stdin as pipe:
            pipe.write(self._request)
        with process.stdout as lines:
            while line := lines.readline(MAX_LINE):
                self._take(line)
        return process.wait()
