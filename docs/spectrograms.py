"""Spectrograms of the sounds, for docs/sounds.md.

``python -m docs.spectrograms`` draws the sounds in ``sounds/``. ``--folder`` and ``--out`` select other folders.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).parents[1]
NAMES = (
    "card_slide",
    "card_deal",
    "card_turn",
    "shuffle",
    "peg",
    "knock",
    "dice_rattle",
    "dice_roll",
    "coin_clink",
    "coins_to_pot",
    "page",
)
COLUMNS = 3
PANEL = (400, 210)
"""Width and height in pixels of the picture of one sound."""
TITLE = 24
"""Pixels above each picture for its name."""
WINDOW, STEP = 1024, 128
DEPTH = 75
"""Decibels between white and black."""
TOP = 20_000
"""Highest frequency shown, in hertz."""
QUALITY = 55
PAPER, INK = (246, 239, 224), (40, 30, 20)


def spectrogram(sound: NDArray[np.float64], rate: int) -> Image.Image:
    """Draw a spectrogram: time from left to right, frequency upwards to 20 kHz, and level from paper to ink."""
    padded = np.pad(sound, WINDOW // 2)
    windows = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::STEP] * np.hanning(WINDOW)
    level = 20 * np.log10(np.abs(np.fft.rfft(windows)).T + 1e-7)[: round(TOP / rate * WINDOW)]
    dark = np.clip((level - level.max() + DEPTH) / DEPTH, 0, 1)[::-1, :, None]
    colours = np.array(PAPER) * (1 - dark) + np.array(INK) * dark
    return Image.fromarray(colours.astype(np.uint8)).resize(PANEL, Image.Resampling.BILINEAR)


def draw(folder: Path) -> Image.Image:
    """Draw the first variant of every sound in a folder."""
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    gap = 10
    rows = -(-len(NAMES) // COLUMNS)
    wide, high = PANEL[0] + gap, PANEL[1] + TITLE + gap
    sheet = Image.new("RGB", (COLUMNS * wide + gap, rows * high + gap), "white")
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(15)
    for number, name in enumerate(NAMES):
        sound, rate = soundfile.read(folder / manifest[name]["variants"][0]["file"])
        x, y = gap + number % COLUMNS * wide, gap + number // COLUMNS * high
        pen.text((x, y), f"{name}   {len(sound) / rate:.2f} s, 0 to {TOP // 1000} kHz", INK, font)
        sheet.paste(spectrogram(sound, rate), (x, y + TITLE))
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m docs.spectrograms", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "sounds", help="sounds to draw, with their manifest")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "sounds.webp", help="picture to write")
    options = parser.parse_args()
    draw(options.folder).save(options.out, quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
