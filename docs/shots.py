"""Contact sheets of every table, and a page with measurements of the tables.

``python -m docs.shots`` draws each game with its fewest, usual and most players at three moments, and again in every
window size. The sheets go to ``build/shots``, and the figures to ``docs/compositions.md``.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image, ImageDraw

from crowe_table import games
from crowe_table.gui.draw.canvas import Box, Canvas
from crowe_table.gui.table.formations.blocks import card_width
from crowe_table.gui.table.formations.blueprint import hand_of
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.settings import TEXT_SIZES
from tests.gui.measuring import Table as Composed
from tests.gui.measuring import placed
from tests.gui.measuring import tables as composed_tables

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
    """A picture of a table, with the positions of the objects on it."""

    caption: str
    picture: Image.Image


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
    png = folder / "shot.png"
    command = [sys.executable, "-m", "crowe_table", "shot", table.slug, "--preset", table.preset]
    command += ["--seats", str(table.seats), "--seed", SEED, "--actions", str(moment)]
    command += ["--size", f"{size[0]}x{size[1]}", "--out", str(png)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=HOME)
    with Image.open(png) as picture:
        small = picture.convert("RGB").resize((THUMB, THUMB * size[1] // size[0]), Image.Resampling.LANCZOS)
    return Drawn(f"{table.name} · {size[0]}×{size[1]} · {moment}", small)


def own_card(table: Composed, placement: Placement, scale: float) -> int:
    """Return the width in pixels of the viewer's own cards; 0 if the viewer has no hand."""
    heights = [placement.cards[spot] for spot in hand_of(table.layout) if spot in placement.cards]
    return round(card_width(max(heights)) * scale) if heights else 0


def bare(placement: Placement) -> float:
    """Return the fraction of the cloth that no object covers."""
    cloth = placement.cloth
    covered = np.zeros((cloth.h, cloth.w), bool)
    boxes: list[Box] = [*placement.tickets]
    boxes += [box for spot, box in placement.boxes.items() if spot not in placement.absent]
    for box in boxes:
        left, top = max(0, box.x - cloth.x), max(0, box.y - cloth.y)
        covered[top : max(0, box.y - cloth.y + box.h), left : max(0, box.x - cloth.x + box.w)] = True
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
        pen.text((x + 4, y + high - CAPTION + 3), each.caption, fill="#dddddd")
    return whole


def page() -> str:
    """Return the Markdown table of the page, with a line for each composition."""
    head = "| Table | " + " | ".join(f"{wide}×{high}" for wide, high in SIZES) + " |"
    lines = [head, "| --- " * (len(SIZES) + 1) + "|"]
    for table in composed_tables():
        cells = []
        for size in SIZES:
            _, placement = placed(table, size, TEXT_SIZES["ordinary"])
            width = own_card(table, placement, Canvas(*size).scale)
            cells.append(f"{f'{width} · ' if width else ''}{bare(placement):.0%}")
        lines.append(f"| {table.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


TEXT = """# Compositions

Written by `make shots`, which also draws contact sheets of every table into `build/shots`.

Each cell has the width of the viewer's own cards in pixels, if there is a hand, and the share of the cloth on which
nothing ever lies, in ordinary print. Tables that are composed alike have one line.

{table}
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.shots", description=__doc__)
    parser.add_argument("--page", action="store_true", help="write only the page")
    parser.add_argument("games", nargs="*", help="draw only these games")
    given = parser.parse_args()
    PAGE.write_text(TEXT.format(table=page()), encoding="utf-8")
    if given.page:
        return 0
    SHEETS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        for slug in given.games or games.slugs():
            of_game = [table for table in tables() if table.slug == slug]
            moments = [draw(table, USUAL, moment, Path(folder)) for table in of_game for moment in MOMENTS]
            sheet(moments, len(MOMENTS)).save(SHEETS / f"{slug}.png")
            sizes = [draw(of_game[0], size, MOMENTS[1], Path(folder)) for size in SIZES]
            sheet(sizes, len(SIZES)).save(SHEETS / f"{slug}-sizes.png")
            print(slug, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
