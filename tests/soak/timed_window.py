"""The window of an exhibition with timing: ``python -m tests.soak.timed_window exhibit --watched …``.

Each minute the program prints a line that begins with “timed”. The line has the number of frames, the frame rate during
movement, and the longest turns of the loop in milliseconds, by processor time and by the wall clock.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps

import pygame

from crowe_table.cli import run
from crowe_table.gui.exhibition.window import ExhibitionApp
from crowe_table.gui.pane import Pane

MINUTE = 60.0
MOVING = 0.1
"""Maximum seconds between two frames during movement."""


@dataclass
class Minute:
    """Counts and times of one minute. Times are in seconds."""

    began: float
    frames: int = 0
    between: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        moving = len(self.between) / sum(self.between) if self.between else 0.0
        busy = [1000 * max(self.busy, default=0.0), 1000 * sum(self.busy) / max(1, len(self.busy))]
        return (
            f"timed {self.frames} frames, {moving:.0f} a second while moving; longest turn {busy[0]:.0f} ms of the "
            f"processor, {1000 * max(self.turns, default=0.0):.0f} ms of the wall; a turn {busy[1]:.2f} ms"
        )


class Timing:
    """Observes the turns of the loop and the frames."""

    def __init__(self) -> None:
        self._minute = Minute(time.perf_counter())
        self._shown = self._turned = 0.0
        self._spent = 0.0

    def show(self) -> None:
        """Record a frame."""
        now = time.perf_counter()
        self._minute.frames += 1
        if now - self._shown < MOVING:
            self._minute.between.append(now - self._shown)
        self._shown = now

    def turn(self) -> None:
        """Record the beginning of a turn of the loop."""
        now, spent = time.perf_counter(), time.thread_time()
        if self._turned:
            self._minute.turns.append(now - self._turned)
            self._minute.busy.append(spent - self._spent)
        self._turned, self._spent = now, spent
        if now - self._minute.began >= MINUTE:
            print(self._minute, flush=True)
            self._minute = Minute(now)


def main() -> int:
    """Run the program and observe its loop and its frames."""
    timing = Timing()
    attend: Callable[[ExhibitionApp, float], None] = ExhibitionApp._each_turn
    show: Callable[[Pane, list[pygame.Rect]], None] = Pane.show

    @wraps(attend)
    def timed_attend(app: ExhibitionApp, now: float) -> None:
        timing.turn()
        attend(app, now)

    @wraps(show)
    def timed_show(pane: Pane, areas: list[pygame.Rect]) -> None:
        timing.show()
        show(pane, areas)

    ExhibitionApp._each_turn = timed_attend  # type: ignore[method-assign,assignment]
    Pane.show = timed_show  # type: ignore[method-assign,assignment]
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
