"""The system kills the program at each system call that writes a session.

strace injects the signal at the beginning of the call. It counts the calls of each thread separately. It is therefore
attached twice: before the session begins, and before the session is left and resumed in another thread.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.killed import digests
from tests.hosting.test_killed import found_again

CALLS = ("openat", "write", "fsync", "rename", "ftruncate")
BEFORE_IT_IS_LEFT = 6
"""The step after which the session is left and resumed."""
MOST = 200
"""Upper bound on the number of calls of a session."""

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("after", [-1, BEFORE_IT_IS_LEFT])
@pytest.mark.timeout(1800)
def test_killed_at_each_system_call(tmp_path: Path, call: str, after: int) -> None:
    stood, killed = digests(), 0
    for at in range(1, MOST):
        folder = tmp_path / str(at)
        steps, died = played(folder, call, after, at)
        found_again(folder, len(steps) - 1, stood)
        if not died:
            assert len(steps) == len(stood)
            break
        killed += 1
    print(f"{call}, after step {after}: killed {killed} times")
    assert killed or call == "rename", "only new sessions rename files"


def played(folder: Path, call: str, after: int, at: int) -> tuple[list[str], bool]:
    """Return the steps that were shown, and whether the process was killed."""
    command = [sys.executable, "-m", "tests.hosting.killed", "--steps", str(after), str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        pid = process.stdout.readline().strip()
        shown = [process.stdout.readline().strip() for _ in range(after + 1)]
        inject = f"inject={call}:signal=KILL:when={at}"
        tracing = ["strace", "-f", "-p", pid, "-e", f"trace={call}", "-e", inject, "-o", "/dev/null"]
        with subprocess.Popen(tracing, stderr=subprocess.PIPE, text=True) as strace:
            assert strace.stderr
            assert "attached" in strace.stderr.readline()
            process.stdin.write("\n")
            process.stdin.close()
            steps = [*shown, *process.stdout.read().split()]
            process.wait()
    return steps, process.returncode != 0
