"""Pictures for the README and the documentation.

``python -m docs.pictures`` draws them with ``crowe-table shot``. With ``--check`` it draws them again and compares them
with the stored ones.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

FOLDER = Path(__file__).parent / "pictures"
SHOTS = {
    "title": ["title"],
    "cribbage": ["cribbage", "--seed", "1775", "--actions", "17"],
    "whist": ["whist", "--seed", "1775", "--actions", "30"],
    "bassett": ["bassett", "--seed", "1775", "--actions", "30"],
}
SIZE = "1280x800"
QUALITY = 82
BLOCK = 16
"""Side in pixels of the square blocks in which two pictures are compared."""
MAX_DIFFERENCE = 24.0
"""Mean difference of colour values (0 to 255) in a block, above which a picture counts as outdated.

Compression alone causes differences up to 13.6.
"""


def draw(name: str, folder: Path) -> Image.Image:
    """Draw one picture with the program. Raises CalledProcessError if the program fails."""
    png = folder / f"{name}.png"
    command = [sys.executable, "-m", "crowe_table", "shot", *SHOTS[name], "--size", SIZE, "--out", str(png)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return Image.open(png).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of colour values, from 0 to 255, in the block where two pictures differ most."""
    if one.size != other.size:
        return 255.0
    apart = np.abs(np.asarray(one, np.int16) - np.asarray(other, np.int16)).mean(axis=2)
    high, wide = (length // BLOCK for length in apart.shape)
    blocks = apart[: high * BLOCK, : wide * BLOCK].reshape(high, BLOCK, wide, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


def stale(folder: Path) -> list[str]:
    """Return a message for each picture that is missing or outdated."""
    found = []
    for name in SHOTS:
        path = FOLDER / f"{name}.webp"
        if not path.exists():
            found.append(f"{path} is missing: run `make pictures`.")
        elif difference(Image.open(path).convert("RGB"), draw(name, folder)) > MAX_DIFFERENCE:
            found.append(f"{path} is stale: run `make pictures`.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.pictures", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    check = parser.parse_args().check
    with tempfile.TemporaryDirectory() as folder:
        if check:
            sentences = stale(Path(folder))
            print("\n".join(sentences), end="\n" if sentences else "")
            return 1 if sentences else 0
        FOLDER.mkdir(exist_ok=True)
        for name in SHOTS:
            draw(name, Path(folder)).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    return 0


if __name__ == "__main__":
    sys.exit(main())
