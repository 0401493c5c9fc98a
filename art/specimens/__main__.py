"""`python -m art.specimens --out DIR`: write the specimen sheets as PNG files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
from rich.console import Console

from art.specimens.cards import HEIGHTS, contact_sheet
from art.specimens.faces import type_sheet
from art.specimens.furniture import furniture_sheet
from art.specimens.tickets import ticket_sheet

SHEETS: Final[dict[str, Callable[[], pygame.Surface]]] = {
    **{f"cards-{height}": partial(contact_sheet, height) for height in HEIGHTS},
    "furniture": furniture_sheet,
    "tickets": ticket_sheet,
    "type": type_sheet,
}


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: write all specimen sheets."""
    parser = argparse.ArgumentParser(prog="python -m art.specimens", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the sheets go")
    folder: Path = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    console = Console()
    for name, make in SHEETS.items():
        sheet = make()
        pygame.image.save(sheet, folder / f"{name}.png")
        console.print(f"{folder / name}.png  {sheet.get_width()} x {sheet.get_height()}")


if __name__ == "__main__":
    main()
