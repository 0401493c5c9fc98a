"""Contact sheets of every table, and the page with what was measured on them.

``python -m docs.shots`` draws each game with its fewest, usual and most players at three moments, and again in every
window. The sheets go to ``build/shots``, and the figures to ``docs/compositions.md``.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image, ImageDraw

from crowe_table import games

HOME = Path(__file__).parents[1]
SHEETS = HOME / "build" / "shots"
PAGE = HOME / "docs" / "compositions.md"
USUAL = (1280, 800)
SIZES = (
    *((1024, 768), USUAL, (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)),
    *((2560, 1080), (1080, 1920), (800, 1280)),
)
MOMENTS = (6, 20, 45)
"""Numbers of answers after which a table is drawn."""
SEED = "1775"
THUMB = 480
"""Width in pixels of a picture on a sheet."""
CAPTION = 18
"""Height in pixels of a caption on a sheet."""


@dataclass(frozen=True)
class Table:
    """A table to draw."""

    slug: str
    preset: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.slug} · {self.preset} · {self.seats}"


@dataclass(frozen=True)
class Drawn:
    """A picture of a table, with what lies where on it."""

    table: Table
    size: tuple[int, int]
    moment: int
    picture: Image.Image
    layout: dict[str, object]


def tables() -> Iterator[Table]:
    """Yield each game with its fewest, usual and most players."""
    for slug in games.slugs():
        presets = games.game(slug).presets
        usual = presets[0].usual or presets[0].seats[0]
        counts = sorted({min(min(each.seats) for each in presets), usual, max(max(each.seats) for each in presets)})
        for seats in counts:
            yield Table(slug, next(each.name for each in presets if seats in each.seats), seats)


def draw(table: Table, size: tuple[int, int], moment: int, folder: Path) -> Drawn:
    """Draw one picture with the program. Raises CalledProcessError if the program fails."""
    png, layout = folder / "shot.png", folder / "shot.json"
    command = [sys.executable, "-m", "crowe_table", "shot", table.slug, "--preset", table.preset]
    command += ["--seats", str(table.seats), "--seed", SEED, "--actions", str(moment)]
    command += ["--size", f"{size[0]}x{size[1]}", "--out", str(png), "--layout", str(layout)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=HOME)
    found = json.loads(layout.read_text(encoding="utf-8"))
    with Image.open(png) as picture:
        small = picture.convert("RGB").resize((THUMB, THUMB * size[1] // size[0]), Image.Resampling.LANCZOS)
    return Drawn(table, size, moment, small, found)


def own_card(drawn: Drawn) -> tuple[int, int]:
    """Return the width in pixels of the viewer's own cards, and the least visible width of one; 0 without a hand."""
    things = drawn.layout["things"]
    assert isinstance(things, list)
    hands = [each for each in things if each["thing"].endswith(" hand") and each["owner"] == 0 and each["card"]]
    if not hands:
        return 0, 0
    showing = [width for hand in hands for width in hand["showing"]]
    return max(hand["card"] for hand in hands), min(showing, default=0)


def bare(drawn: Drawn) -> float:
    """Return the share of the cloth on which nothing lies."""
    left, top, width, height = drawn.layout["cloth"]  # type: ignore[misc]
    things = drawn.layout["things"]
    assert isinstance(things, list)
    covered = np.zeros((height, width), bool)
    for each in things:
        x, y, w, h = each["box"]
        covered[max(0, y - top) : max(0, y - top + h), max(0, x - left) : max(0, x - left + w)] = True
    return float(1 - covered.mean())


def sheet(pictures: list[Drawn], across: int) -> Image.Image:
    """Return a contact sheet with a caption below each picture."""
    high = max(each.picture.height for each in pictures) + CAPTION
    rows = -(-len(pictures) // across)
    whole = Image.new("RGB", (across * THUMB, rows * high), "#222222")
    pen = ImageDraw.Draw(whole)
    for at, each in enumerate(pictures):
        x, y = at % across * THUMB, at // across * high
        whole.paste(each.picture, (x, y))
        pen.text((x + 4, y + high - CAPTION + 3), f"{each.table.name} · {each.moment}", fill="#dddddd")
    return whole


def page(rows: list[Drawn]) -> str:
    """Return the page with a line for each table and window."""
    head = "| Table | " + " | ".join(f"{wide}×{high}" for wide, high in SIZES) + " |"
    lines = [head, "| --- " * (len(SIZES) + 1) + "|"]
    for table in dict.fromkeys(each.table for each in rows):
        cells = []
        for size in SIZES:
            drawn = next(each for each in rows if each.table == table and each.size == size)
            width, showing = own_card(drawn)
            cells.append(f"{f'{width} ({showing}) · ' if width else ''}{bare(drawn):.0%}")
        lines.append(f"| {table.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


TEXT = """# Compositions

Written by `make shots`, which also draws contact sheets of every table into `build/shots`.

Each cell has the width of the viewer's own cards in pixels, in brackets the least width of one that is visible, and the
share of the cloth on which nothing lies, in ordinary print after {moment} answers. Tables without a hand have only the
share.

{table}
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.shots", description=__doc__)
    parser.add_argument("games", nargs="*", help="draw only these games, and leave the page as it is")
    chosen = parser.parse_args().games
    SHEETS.mkdir(parents=True, exist_ok=True)
    rows: list[Drawn] = []
    with TemporaryDirectory() as folder:
        for slug in chosen or games.slugs():
            of_game = [table for table in tables() if table.slug == slug]
            moments = [draw(table, USUAL, moment, Path(folder)) for table in of_game for moment in MOMENTS]
            sheet(moments, len(MOMENTS)).save(SHEETS / f"{slug}.png")
            sizes = [draw(table, size, MOMENTS[1], Path(folder)) for table in of_game for size in SIZES]
            sheet(sizes, len(SIZES)).save(SHEETS / f"{slug}-sizes.png")
            rows += sizes
            print(slug, flush=True)
    if not chosen:
        PAGE.write_text(TEXT.format(moment=MOMENTS[1], table=page(rows)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
