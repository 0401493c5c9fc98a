"""A real window on a virtual screen. Tests operate it from outside, as a visitor does."""

import os
import queue
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from crowe_table.settings import FILE, Settings, save

XWD_COLOUR_BYTES = 12
"""Size of a colour in the table of colours of a window dump."""
NEEDED = ("Xvfb", "xdotool")


def missing() -> list[str]:
    """Return the names of programs that a virtual screen needs but that are not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


class Screen:
    """A virtual screen with its own display number."""

    def __init__(self, size: tuple[int, int] = (1280, 800), display: str = "") -> None:
        """Start a screen of this size, or use the existing screen ``display``, for example :72."""
        self.display = display
        self._process: subprocess.Popen[bytes] | None = None
        self._pixels = tempfile.TemporaryDirectory()
        if not display:
            self._start(size)

    def _start(self, size: tuple[int, int]) -> None:
        read, write = os.pipe()
        self._process = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24"),
                *("-nolisten", "tcp", "-fbdir", self._pixels.name),
            ],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"

    def photograph(self, path: Path) -> None:
        """Save a picture of the screen. A screen that was not started here needs ImageMagick for it."""
        if self._process:
            pygame.image.save(_picture(Path(self._pixels.name, "Xvfb_screen0").read_bytes()), path)
        else:
            command = ["import", "-display", self.display, "-window", "root", str(path)]
            subprocess.run(command, check=True, timeout=240)

    def do(self, *words: object) -> None:
        """Run an xdotool command."""
        subprocess.run(
            ["xdotool", *map(str, words)], env={**os.environ, "DISPLAY": self.display}, check=True, timeout=60
        )

    def click(self, x: int, y: int) -> None:
        self.do("mousemove", x, y, "click", 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at the start, move to the end in five steps, and release."""
        self.do("mousemove", *start, "mousedown", 1)
        for step in range(1, 6):
            x = start[0] + (end[0] - start[0]) * step // 5
            y = start[1] + (end[1] - start[1]) * step // 5
            self.do("mousemove", x, y)
            time.sleep(0.07)
        self.do("mouseup", 1)

    def key(self, *names: str) -> None:
        self.do("key", *names)

    def window_at(self, x: int, y: int) -> tuple[str, tuple[int, ...]]:
        """Return the window at a point: its xdotool id, and its left edge, top edge, width and height."""
        found = self._told("mousemove", x, y, "getmouselocation", "--shell")["WINDOW"]
        told = self._told("getwindowgeometry", "--shell", found)
        return found, tuple(int(told[side]) for side in ("X", "Y", "WIDTH", "HEIGHT"))

    def _told(self, *words: object) -> dict[str, str]:
        """Return xdotool's answer to a query."""
        environment = {**os.environ, "DISPLAY": self.display}
        said = subprocess.run(
            ["xdotool", *map(str, words)], env=environment, check=True, capture_output=True, text=True
        )
        return dict(line.split("=", 1) for line in said.stdout.split())

    def close(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(60)
        self._pixels.cleanup()


def _picture(dump: bytes) -> pygame.Surface:
    """Return the picture in a window dump (XWD), as Xvfb keeps it of a screen with 24 bits."""
    head = struct.unpack(">25I", dump[:100])
    width, height, line = head[4], head[5], head[12]
    start = head[0] + head[19] * XWD_COLOUR_BYTES
    pixels = b"".join(dump[at : at + width * 4] for at in range(start, start + height * line, line))
    return pygame.image.frombuffer(pixels, (width, height), "BGRA").convert(24)


COMMAND = (sys.executable, "-m", "crowe_table")


class Program:
    """The program, running on a screen. Its output is read line by line."""

    def __init__(self, screen: Screen, *args: str, command: Sequence[str] = COMMAND) -> None:
        environment = {**os.environ, "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy", "PYTHONUNBUFFERED": "1"}
        environment.pop("SDL_VIDEODRIVER", None)
        if "--data-dir" in args and not (folder := Path(args[args.index("--data-dir") + 1]) / FILE).exists():
            # The tests cut the pack and play forced cards themselves.
            save(Settings(cut_for_me=False, forced_cards="never"), folder.parent)
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [*command, *args], env=environment, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        self.heard: list[str] = []
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def wait_for(self, beginning: str, seconds: float = 60) -> str:
        """Return the next line that begins with this text. Fail after ``seconds``."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                break
            if line is None:
                raise AssertionError(
                    f"the program ended before “{beginning}”: {self.errors()}\nheard: {self.heard[-8:]}"
                )
            self.heard.append(line)
            if line.startswith(beginning):
                return line
        raise AssertionError(f"“{beginning}” did not arrive within {seconds} s; heard: {self.heard[-8:]}")

    def listen(self, seconds: float) -> list[str]:
        """Return all lines printed within this time."""
        until, said = time.monotonic() + seconds, list[str]()
        while (left := until - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                break
            said += [line] if line else []
        self.heard += said
        return said

    def errors(self) -> str:
        """Return the error output. It is written to a file, because a full pipe would block the program."""
        self._errors.seek(0)
        return self._errors.read()

    def kill(self) -> None:
        """Kill the program, as a power failure does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)


_OTHER_WINDOW = """
import time, pygame
pygame.display.init()
pygame.display.set_mode((40, 30), pygame.NOFRAME)
while not pygame.event.get(pygame.QUIT):
    time.sleep(0.05)
"""


@contextmanager
def other_window(screen: Screen) -> Iterator[str]:
    """Open a small window of another program in the middle of the screen. Yield its xdotool id."""
    environment = {**os.environ, "DISPLAY": screen.display}
    environment.pop("SDL_VIDEODRIVER", None)
    before, _ = screen.window_at(640, 400)
    process = subprocess.Popen([sys.executable, "-c", _OTHER_WINDOW], env=environment, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while (found := screen.window_at(640, 400)[0]) == before:
            assert time.monotonic() < until
            time.sleep(0.1)
        yield found
    finally:
        process.kill()
        process.wait(60)


def spots(line: str) -> dict[str, tuple[int, int]]:
    """Return the positions of the objects named in an “asked” line."""
    found = {}
    for word in line.split()[2:]:
        name, _, place = word.rpartition("@")
        x, y = place.split(",")
        found[name] = (int(x), int(y))
    return found


def cut_through(screen: Screen, program: Program) -> str:
    """Cut until the question changes, because equal cards are cut again. Return the line of the next question."""
    while "place" in spots(line := program.wait_for("asked", 60)):
        screen.click(*spots(line)["act-cut"])
        program.wait_for("accepted")
    return line


def family(pid: int) -> list[int]:
    """Return the ids of a process and all its descendants."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return [pid, *(each for child in children for each in family(child))]


def saved(folder: Path) -> list[Path]:
    """Return the session files in a data directory."""
    return sorted((folder / "sessions").glob("*.crowe"))
