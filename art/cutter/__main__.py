"""`python -m art.cutter [--into DIR]`: draw the players' silhouettes into art/faces, with their manifest."""

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console

from art.cutter.oval import oval
from art.cutter.shade import SCALE, Shade
from art.cutter.sitters import SITTERS
from art.furnisher.shelf import Shelf
from art.palette import CUT_PAPER, rgb

FACES: Final = Path(__file__).resolve().parents[1] / "faces"


def cut_all(folder: Path) -> Shelf:
    """Draw the silhouette of every player, facing right, in black with an alpha channel.

    Also draw the paper oval behind the silhouettes.
    """
    shelf = Shelf(folder)
    for name, sit in SITTERS.items():
        shade = Shade()
        sit(shade)
        shelf.shade(f"face-{name}", rgb(CUT_PAPER), shade.black, SCALE)
    shelf.cut_out("face-oval", *oval(), SCALE)
    shelf.write_manifest()
    return shelf


def main() -> None:
    """Run the command line: draw all silhouettes into a folder."""
    parser = argparse.ArgumentParser(prog="python -m art.cutter", description=main.__doc__)
    parser.add_argument("--into", type=Path, default=FACES, metavar="DIR", help="folder to write to")
    folder: Path = parser.parse_args().into
    cut_all(folder)
    total = sum(path.stat().st_size for path in folder.iterdir())
    Console().print(f"{len(SITTERS)} faces, {total:,} bytes")


if __name__ == "__main__":
    main()
