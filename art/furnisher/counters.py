"""Counters of mother-of-pearl from Canton: fish, rounds and oblongs. Their engraved lines are filled with brown."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, light_of, paint
from art.furnisher.grain import bend, noise
from art.furnisher.relief import bevel, lit, soft

SCALE: Final = 2.7


@dataclass(frozen=True, slots=True)
class Counter:
    """Design of a counter: its size in table units, and its outline and engraving, drawn ten times as large."""

    name: str
    width: float
    height: float
    outline: str
    pierced: str
    engraved: str
    seed: int


def counters() -> tuple[Counter, ...]:
    """Return the designs of the fish, the round and the oblong counter."""
    return (
        Counter("counter-fish", 64, 28, draw.shape(FISH_OUTLINE), draw.disc(84, 124, 11), _fish_lines(), 5),
        Counter("counter-round", 36, 36, _round_edge(), "", _round_lines(), 6),
        Counter("counter-oblong", 52, 26, _oblong_edge(), "", _oblong_lines(), 7),
    )


def counter(piece: Counter) -> tuple[Picture, Field]:
    """Draw the counter. Return the picture and its outline."""
    width, height, scale = piece.width * 10, piece.height * 10, SCALE / 10
    outline = draw.mask(piece.outline, width, height, scale, 4)
    if piece.pierced:
        outline = outline * (1 - draw.mask(piece.pierced, width, height, scale, 4))
    lines = draw.mask(piece.engraved, width, height, scale, 4)
    shell = paint(_nacre((outline.shape[0], outline.shape[1]), piece.seed), light_of("#5A4A36"), 0.78 * lines)
    surface = 1.7 * bevel(outline, 2.2) - 0.35 * soft(lines, 0.6)
    return lit(surface, shell, gloss=1.4, depth=0.3), outline


def _nacre(shape: tuple[int, int], seed: int) -> Picture:
    """Return a surface of mother-of-pearl, which varies from rose to sea green."""
    layers = noise(shape, (9, 26), seed)
    play = 2.1 * bend(noise(shape, (14, 30), seed + 1), 3 * layers, 5 * layers) + 0.9 * layers
    fine = noise(shape, (0.7, 6), seed + 2)
    tints = [light_of(tint) for tint in ("#F0C9CF", "#C4E2D2", "#C9D6EC", "#F3E6C8")]
    shell = np.broadcast_to(light_of("#EFECE3"), (*shape, 3)).astype(np.float32)
    for i, tint in enumerate(tints):
        share = 0.62 * np.clip(np.cos(play - i * math.pi / 2), 0, 1) ** 1.5
        shell = paint(shell, tint, share)
    return as_field(shell * light_of("#FBF5E8") * (1 + 0.035 * fine + 0.05 * layers)[..., None])


FISH_OUTLINE: Final = (
    "M10 138C40 96 120 46 216 34C236 14 290 6 330 22C346 30 352 36 356 46C420 62 476 92 512 118"
    "C550 90 590 52 632 40C618 84 612 112 612 140C612 168 618 198 632 242C590 228 550 192 512 164"
    "C470 194 410 222 344 234C330 258 296 268 268 262C270 252 270 246 268 240C150 236 48 188 10 138Z"
)


def _fish_lines() -> str:
    lines = draw.cut("M136 66C166 104 168 176 140 216", 6) + draw.cut("M150 62C184 104 184 178 154 220", 3)
    lines += '<circle cx="84" cy="124" r="19" fill="none" stroke="#000" stroke-width="5"/>' + draw.cut(
        "M12 140C30 146 44 148 56 146", 5
    )
    for column in range(11):
        x = 192 + column * 27
        depth = 92 - 0.00105 * (x - 250) ** 2
        for row in range(-3, 4):
            y = 138 + row * 27 + (13 if column % 2 else 0)
            if abs(y - 140) < depth - 18:
                lines += draw.cut(f"M{x} {y - 13}q20 13 0 26", 3.6)
    for i in range(6):
        y, spread = 140, (i - 2.5) * 30
        lines += draw.cut(f"M528 {y + spread * 0.25:.0f}L604 {y + spread:.0f}", 3.6)
    for i in range(6):
        lines += draw.cut(f"M{232 + 20 * i} {44 - 2 * i % 5}L{244 + 18 * i} {22 + i}", 3.2)
        lines += draw.cut(f"M{282 + 9 * i} {238 - i}L{280 + 10 * i} {254 - 2 * i}", 3.0)
    return lines


def _round_edge() -> str:
    scallops = "".join(
        draw.disc(180 + 160 * math.cos(i * math.pi / 12), 180 + 160 * math.sin(i * math.pi / 12), 18) for i in range(24)
    )
    return draw.disc(180, 180, 164) + scallops


def _round_lines() -> str:
    rings = "".join(
        f'<circle cx="180" cy="180" r="{r}" fill="none" stroke="#000" stroke-width="{w}"/>'
        for r, w in ((152, 5), (142, 3), (96, 3))
    )
    rays = "".join(draw.cut("M180 44L180 78", 3.4, f'transform="rotate({i * 7.5} 180 180)"') for i in range(48))
    petals = "".join(
        draw.cut(
            "M180 166C150 140 152 112 180 98C208 112 210 140 180 166M180 158L180 116",
            4,
            f'transform="rotate({i * 60} 180 180)"',
        )
        for i in range(6)
    )
    return rings + rays + petals + draw.disc(180, 180, 12)


def _oblong_edge() -> str:
    return draw.rectangle(14, 14, 492, 232, 26)


def _oblong_lines() -> str:
    lines = draw.frame(32, 32, 456, 196, 5, 14) + draw.frame(46, 46, 428, 168, 3, 8)
    for i in range(34):
        lines += draw.cut(
            f"M{60 + i * 12.1:.1f} 33L{60 + i * 12.1:.1f} 45M{60 + i * 12.1:.1f} 215L{60 + i * 12.1:.1f} 227", 2.6
        )
    spray = "M260 196C258 160 262 120 260 92"
    leaf = "M0 0C40 -4 84 -26 96 -58C56 -56 24 -30 0 0"
    leaves = "".join(
        draw.cut(leaf, 3.6, f'transform="translate(260 {176 - 22 * i}) scale({side} {1 - 0.14 * i:.2f})"')
        for i in range(3)
        for side in (-1, 1)
    )
    petals = "".join(
        draw.cut("M260 84C246 70 246 58 260 50C274 58 274 70 260 84", 3.6, f'transform="rotate({i * 72} 260 84)"')
        for i in range(5)
    )
    scroll = "M0 0C60 4 84 -46 50 -62C28 -68 20 -40 40 -38"
    scrolls = "".join(
        draw.cut(scroll, 4, f'transform="translate({x} 196) scale({side} 1)"') for x, side in ((86, 1), (434, -1))
    )
    return lines + draw.cut(spray, 4) + leaves + petals + scrolls + draw.disc(260, 84, 6)
