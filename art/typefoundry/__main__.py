"""`python -m art.typefoundry [--source DIR]`: build Crowe Caslon into art/fonts; see art/fonts/README.md."""

import argparse
from pathlib import Path

from art.typefoundry.caslon import FACES, cast
from art.typefoundry.takein import take_in

ART = Path(__file__).resolve().parents[1]
FONTS = ART / "fonts"
SOURCES = ART / "typefoundry" / "sources"


def main() -> None:
    """Copy the source fonts if a folder of font packages is given, then build the three faces of Crowe Caslon."""
    parser = argparse.ArgumentParser(prog="python -m art.typefoundry", description=main.__doc__)
    parser.add_argument("--source", type=Path, metavar="DIR", help="node_modules folder with the font packages")
    source: Path | None = parser.parse_args().source
    if source is not None:
        for copied in take_in(source, ART):
            print(f"taken  {copied.relative_to(ART)}")
    for face in FACES:
        written = cast(face, SOURCES / face.source, FONTS)
        print(f"cast   {written.relative_to(FONTS)}  {written.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
