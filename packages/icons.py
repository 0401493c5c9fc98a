"""Program icon in every size and format that an operating system needs: ``python -m packages.icons FOLDER``.

Linux gets PNG files. Windows (.ico) and macOS (.icns) get the same pictures in their container formats.
"""

import io
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from crowe_table.gui.draw.emblem import emblem
from packages.names import NAME

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Widths of the icon in pixels."""
MAX_ICO = 256
ICNS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""Type codes of pictures in an .icns file, with their widths in pixels: standard resolution first, then double."""
LARGEST = max(ICNS.values())


def png(size: int) -> bytes:
    """Return the icon as a PNG file, ``size`` pixels square."""
    data = io.BytesIO()
    pygame.image.save(emblem(size), data, "icon.png")
    return data.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return the .ico file of Windows, which contains a directory of pictures and then the pictures."""
    chosen = {size: data for size, data in pictures.items() if size <= MAX_ICO}
    head, at = struct.pack("<HHH", 0, 1, len(chosen)), 6 + 16 * len(chosen)
    for size, data in chosen.items():
        side = size % MAX_ICO  # The format stores 256 as 0.
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(chosen.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return the .icns file of macOS, which contains pictures, each with its type code and length."""
    parts = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for name, size in ICNS.items()
        if size in pictures
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write(folder: Path) -> None:
    """Write the icon in all sizes and formats."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{NAME}-{size}.png").write_bytes(data)
    (folder / f"{NAME}.ico").write_bytes(ico(pictures))
    (folder / f"{NAME}.icns").write_bytes(icns({**pictures, LARGEST: png(LARGEST)}))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
