"""The window: frame times, cost of an idle table, start time and memory.

Everything runs on a virtual screen of 1920 × 1080 (Xvfb), rendered in software.

- **Frames.** Whole games run at 60 frames a second of virtual time, as fast as the machine can. Every frame that
painted
anything is timed in processor time: update (step), painting (paint), and passing the changed rectangles to the screen
(flip). The visitor thinks for two seconds over each answer. At Bassett, frames with sixty heaps of coin on the cloth
are measured separately. The reference in the same process is one full-window blit and flip. Figures are the median and
the 99th percentile.
- **Idle.** Processor time of all processes while a table waits for its visitor, from /proc. It is measured for thirty
seconds, beginning sixteen seconds after the question.
- **Start.** Time from starting the process to the line printed after the first flip: median of five. The references are
a bare pygame window, the standalone program if built, and aisleriot if installed. For aisleriot only the appearance of
its window is visible from outside.
- **Memory.** Resident and proportional memory (shared pages divided) of the program and its worker, from /proc.
"""

import os
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from crowe_table import games
from crowe_table.engine.core import Action, act_of
from tests.gui.window import Program, Screen, family, missing
from tests.sampling import going_on

SIZE = (1920, 1080)
ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "crowe-table"
RUNS = 5
SETTLING, RESTING = 16.0, 30.0
"""Seconds to wait before an idle table is measured, and duration of the measurement in seconds."""
DEALS, FRAMES = 20, 15_000
"""Number of deals, and of frames, after which a measurement ends."""
HEAPS = 60
"""Number of heaps of coin on a crowded cloth."""
MOST = {slug: max(seats for preset in games.game(slug).presets for seats in preset.seats) for slug in games.slugs()}
"""Maximum number of players for each game."""
THINKING = 32
"""Number of turns of the event loop that the simulated visitor thinks."""
TICK = os.sysconf("SC_CLK_TCK")
BARE = """
import os
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
window.fill("darkgreen")
pygame.display.flip()
print("ready", flush=True)
pygame.time.wait(2000)
"""


def say(what: str, figure: str, note: str = "") -> None:
    """Print one line of results."""
    print(f"{what:<52} {figure:>22}   {note}".rstrip())


# --- frames ----------------------------------------------------------------------------------------------------------


def frames(slug: str, seats: int, heaps: int = 0) -> None:
    """Measure the frames of whole games, in a separate process on the virtual screen.

    Frames with fewer than ``heaps`` heaps of coin on the cloth are not counted.
    """
    import pygame

    from crowe_table.gui.memory import freeze_objects
    from crowe_table.words import Words
    from tests.gui import table_fixture
    from tests.gui.table_fixture import Chair

    if heaps:
        vars(table_fixture)["going_on"] = _bets_first
    preset = next(preset.name for preset in games.game(slug).presets if seats in preset.seats)
    chair, chance = Chair(seats, "bench", SIZE, slug=slug, preset=preset), Random("bench")
    chair.compare = lambda view: None  # type: ignore[method-assign]
    deque(Words().reading(), 0)  # As the program does beside its first frame.
    freeze_objects()
    taken: list[tuple[float, float, float]] = []
    while not chair.over and len(taken) < FRAMES and chair.view.public.deal <= DEALS:
        while not chair.at_rest:
            chair.now += 1000 / 60
            counts = sum(bool(sum_) for _, sum_ in chair.view.public.accounts) >= heaps
            timed = _timed(lambda: chair.screen.step(chair.now), lambda: chair.screen.paint(chair.window))
            taken += timed if counts else []
        for _ in range(THINKING):
            chair.now += 1000 / 16
            chair.screen.step(chair.now)
        if not chair.over:
            chair.answer(chance)
    ground = chair.screen.scene.background
    bare = [sum(each) for _ in range(300) for each in _timed(lambda: None, lambda: _whole(chair.window, ground))]
    whole = [sum(each) * 1000 for each in taken]
    name = f"a frame of {slug} while things move, {f'{heaps} heaps' if heaps else f'{seats} players'}"
    reference = median(bare) * 1000
    say(
        name, _ms(whole), f"{median(whole) / reference:.2f} times a bare full-window blit and flip; {len(whole)} frames"
    )
    for part, at in (("step", 0), ("paint", 1), ("flip", 2)):
        say(f"    {part}", _ms([each[at] * 1000 for each in taken]))
    say("    over 8 ms", f"{sum(each > 8 for each in whole) / len(whole):.2%}", f"the longest {max(whole):.1f} ms")
    say("    a bare full-window blit and flip", _ms([each * 1000 for each in bare]))
    pygame.quit()


def _bets_first(legal: Sequence[Action]) -> Sequence[Action]:
    """Return only the bets, if there are any, so that the cloth becomes crowded."""
    return [action for action in legal if act_of(action) == "bet"] or going_on(legal)


def _whole(window, ground):
    window.blit(ground, (0, 0))
    return [window.get_rect()]


def _timed(step: Callable[[], object], paint: Callable[[], list]) -> list[tuple[float, float, float]]:
    """Return the seconds of updating, painting and flipping for each frame that painted anything."""
    import pygame

    began = time.process_time()
    step()
    stepped = time.process_time()
    areas = paint()
    painted = time.process_time()
    if not areas:
        return []
    pygame.display.update(areas)
    return [(stepped - began, painted - stepped, time.process_time() - painted)]


def _ms(milliseconds: Sequence[float]) -> str:
    cuts = quantiles(milliseconds, n=100)
    return f"{median(milliseconds):.2f} / {cuts[98]:.2f} ms"


# --- processes -------------------------------------------------------------------------------------------------------


def spent(pid: int) -> float:
    """Return the processor time of a process and its children, in seconds."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def memory(pid: int) -> tuple[float, float]:
    """Return the resident and the proportional memory, in megabytes."""
    held = {"Rss:": 0, "Pss:": 0}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        name, *rest = line.split()
        if name in held:
            held[name] += int(rest[0])
    return held["Rss:"] / 1024, held["Pss:"] / 1024


def _told(pid: int) -> tuple[str, str]:
    rss, pss = memory(pid)
    workers = [memory(each)[0] for each in family(pid)[1:]]
    note = f"proportional {pss:.0f} MB" + "".join(f"; its worker {each:.0f} MB besides" for each in workers)
    return f"{rss:.0f} MB", note


def rest(screen: Screen, folder: Path) -> None:
    """Print the processor time of an idle title page and of an idle table."""
    size = f"{SIZE[0]}x{SIZE[1]}"
    given = ("--data-dir", str(folder), "--trace", "--mute", "--size", size)
    title = Program(screen, *given)
    title.wait_for("ready")
    time.sleep(3)
    say("memory, title page", *_told(title.process.pid))
    title.close()
    table = Program(screen, "play", "cribbage", "--seed", "5", "--reduced-motion", *given)
    table.wait_for("asked")
    time.sleep(SETTLING)
    before = spent(table.process.pid)
    time.sleep(RESTING)
    share = (spent(table.process.pid) - before) / RESTING
    say("a table at rest, of one core", f"{share:.2%}", f"worker included, over {RESTING:.0f} s")
    say("memory, table", *_told(table.process.pid))
    table.close()


# --- start -----------------------------------------------------------------------------------------------------------


def start(screen: Screen, folder: Path) -> None:
    """Print the time from the start of the program to its first frame."""
    given = ("--data-dir", str(folder), "--trace", "--mute")
    bare = median(_until_ready(screen, (sys.executable, "-c", BARE)) for _ in range(RUNS))
    say("first picture, a bare pygame window", f"{bare:.3f} s")
    ways: list[tuple[str, Sequence[str]]] = [("title page", (sys.executable, "-m", "crowe_table", *given))]
    if (BUNDLE / "crowe-table").exists():
        ways.append(("title page, standalone", (str(BUNDLE / "crowe-table"), *given)))
    for name, command in ways:
        taken = [_until_ready(screen, command) for _ in range(RUNS)]
        say(f"first picture, {name}", f"{median(taken):.3f} s", f"{median(taken) / bare:.1f} times the bare window")
    other = shutil.which("sol") or shutil.which("sol", path="/usr/games")
    if other:
        taken = [_until_mapped(screen, other) for _ in range(RUNS)]
        say("window of aisleriot", f"{median(taken):.3f} s", f"{median(taken) / bare:.1f} times the bare window")


def _until_ready(screen: Screen, command: Sequence[str]) -> float:
    began = time.perf_counter()
    program = Program(screen, command=command)
    program.wait_for("ready")
    taken = time.perf_counter() - began
    program.close()
    return taken


def _until_mapped(screen: Screen, program: str) -> float:
    environment = {**os.environ, "DISPLAY": screen.display, "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"}
    before = _windows(screen)
    began = time.perf_counter()
    process = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while _windows(screen) <= before and time.perf_counter() - began < 20:
        time.sleep(0.005)
    taken = time.perf_counter() - began
    process.terminate()
    process.wait(10)
    return taken


def _windows(screen: Screen) -> set[str]:
    """Return the visible windows that are large enough to be the window of the program."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", ".*"],
        env={**os.environ, "DISPLAY": screen.display},
        capture_output=True,
        text=True,
    )
    return set(found.stdout.split())


# --- the bundle ------------------------------------------------------------------------------------------------------


def bundle() -> None:
    if not BUNDLE.exists():
        say("the standalone program", "not built", "`make exe` builds it")
        return
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    say("the standalone program", f"{sum(path.stat().st_size for path in files) / 2**20:.1f} MB", f"{len(files)} files")


def main() -> None:
    bundle()
    if missing():
        print(f"The window is not measured: a virtual screen needs {' and '.join(missing())}.")
        return
    screen = Screen(SIZE)
    try:
        for slug, seats in (("cribbage", 2), *((slug, MOST[slug]) for slug in games.slugs())):
            _apart(screen, slug, seats)
        _apart(screen, "bassett", MOST["bassett"], HEAPS)
        with TemporaryDirectory() as folder:
            start(screen, Path(folder))
            rest(screen, Path(folder))
    finally:
        screen.close()


def _apart(screen: Screen, slug: str, seats: int, heaps: int = 0) -> None:
    sys.stdout.flush()
    environment = {
        **os.environ,
        "DISPLAY": screen.display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    command = [sys.executable, "-m", "tests.bench.screen", slug, str(seats), str(heaps)]
    subprocess.run(command, env=environment, cwd=ROOT, check=True)


if __name__ == "__main__":
    frames(sys.argv[1], *map(int, sys.argv[2:])) if len(sys.argv) > 1 else main()
