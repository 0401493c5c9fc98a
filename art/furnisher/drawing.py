"""Lines and letters: SVG drawings rendered to masks, and text as outlines along a line or around a circle."""

import io
import math
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import resvg_py
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image

from art.furnisher.colour import Field, as_field

FONTS: Final = Path(__file__).resolve().parents[1] / "fonts"


def mask(body: str, width: float, height: float, scale: float, fineness: int = 2) -> Field:
    """Return, for each pixel, the share that the SVG elements in `body` cover.

    The sheet is `width` by `height` units.
    """
    columns, rows = round(width * scale), round(height * scale)
    sheet = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * fineness}" height="{rows * fineness}" '
        f'viewBox="0 0 {width} {height}" preserveAspectRatio="none">{body}</svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=sheet, skip_system_fonts=True)
    with Image.open(io.BytesIO(bytes(png))) as image:
        alpha = np.asarray(image.convert("RGBA").getchannel("A"), np.float32) / 255
    return as_field(alpha.reshape(rows, fineness, columns, fineness).mean(axis=(1, 3)))


def shape(path: str, extra: str = "") -> str:
    """Return an SVG path element that fills the path."""
    return f'<path d="{path}" {extra}/>'


def cut(path: str, width: float, extra: str = "") -> str:
    """Return an SVG path element that draws the path as a line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="#000" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round" {extra}/>'
    )


def disc(x: float, y: float, radius: float) -> str:
    """Return an SVG element for a filled circle."""
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}"/>'


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0.0) -> str:
    """Return an SVG element for a filled rectangle, whose corners may be rounded."""
    return f'<rect x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}" rx="{corner:.3f}"/>'


def frame(x: float, y: float, width: float, height: float, line: float, corner: float = 0.0) -> str:
    """Return an SVG element for the outline of a rectangle; `line` is the width of the line."""
    return rectangle(x, y, width, height, corner).replace("/>", f' fill="none" stroke="#000" stroke-width="{line}"/>')


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90.0) -> str:
    """Return the SVG path data of a star with `points` points."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn + 180 * i / points)
        radius = outer if i % 2 == 0 else inner
        corners.append(f"{x + radius * math.cos(angle):.3f} {y + radius * math.sin(angle):.3f}")
    return "M" + "L".join(corners) + "Z"


def lettering(face: str, text: str, x: float, y: float, size: float, spacing: float = 0.0) -> str:
    """Return the SVG path data of a text that is centred on x and has its baseline at y."""
    start = x - _length(face, text, size, spacing) / 2
    parts = []
    for letter in text:
        breadth = _breadth(face, letter) * size
        parts.append(_letter(face, letter, size, (1, 0, 0, 1, start, y)))
        start += breadth + spacing
    return "".join(parts)


def lettering_round(
    face: str, text: str, centre: float, radius: float, size: float, middle: float, spacing: float = 0.0
) -> str:
    """Return the SVG path data of a text that runs clockwise around (centre, centre). The feet of letters point
    inwards.

    `middle` is the angle in degrees of the middle of the text; 0 is right, -90 the top.
    """
    along = -_length(face, text, size, spacing) / 2
    parts = []
    for letter in text:
        breadth = _breadth(face, letter) * size
        angle = math.radians(middle) + (along + breadth / 2) / radius
        turn = angle + math.pi / 2
        c, s = math.cos(turn), math.sin(turn)
        x = centre + radius * math.cos(angle) - c * breadth / 2
        y = centre + radius * math.sin(angle) - s * breadth / 2
        parts.append(_letter(face, letter, size, (c, s, -s, c, x, y)))
        along += breadth + spacing
    return "".join(parts)


@cache
def _font(face: str) -> TTFont:
    return TTFont(FONTS / f"{face}.ttf")


def _breadth(face: str, letter: str) -> float:
    font = _font(face)
    return float(font["hmtx"][font.getBestCmap()[ord(letter)]][0] / font["head"].unitsPerEm)


def _length(face: str, text: str, size: float, spacing: float) -> float:
    return sum(_breadth(face, letter) * size + spacing for letter in text) - spacing


def _letter(face: str, letter: str, size: float, place: tuple[float, float, float, float, float, float]) -> str:
    font = _font(face)
    glyphs = font.getGlyphSet()
    k = size / font["head"].unitsPerEm
    a, b, c, d, x, y = place
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.3f}")
    glyphs[font.getBestCmap()[ord(letter)]].draw(TransformPen(pen, (a * k, b * k, -c * k, -d * k, x, y)))
    return str(pen.getCommands())
