"""Cloth for faro: the thirteen spades painted on green in two rows, with the seven at the end."""

from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Picture, light_of, paint
from art.furnisher.grain import noise
from art.furnisher.relief import lit, soft
from art.furnisher.stuff import baize
from art.palette import CARD_PAPER, OCHRE, STENCIL_BLACK, VERMILION
from art.typefoundry.outlines import area, disc, moved, svg_path, turned, union, without
from art.typefoundry.signs import SPADE

SCALE: Final = 2.0
SIZE: Final = (640.0, 300.0)

_CARD: Final = (70.0, 102.0)
_STEP: Final = 82.0
_LEFT: Final = 30.0
_ROWS: Final = (32.0, 166.0)
_NEAR: Final = ("A", "2", "3", "4", "5", "6")
_FAR: Final = ("K", "Q", "J", "T", "9", "8")
_L, _M, _R = 0.26, 0.5, 0.74
_PIPS: Final = {
    "A": ((_M, 0.5),),
    "2": ((_M, 0.2), (_M, 0.8)),
    "3": ((_M, 0.18), (_M, 0.5), (_M, 0.82)),
    "4": ((_L, 0.2), (_R, 0.2), (_L, 0.8), (_R, 0.8)),
    "5": ((_L, 0.2), (_R, 0.2), (_M, 0.5), (_L, 0.8), (_R, 0.8)),
    "6": ((_L, 0.2), (_R, 0.2), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8)),
    "7": ((_L, 0.2), (_R, 0.2), (_M, 0.35), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8)),
    "8": ((_L, 0.2), (_R, 0.2), (_M, 0.35), (_L, 0.5), (_R, 0.5), (_M, 0.65), (_L, 0.8), (_R, 0.8)),
    "9": ((_L, 0.16), (_R, 0.16), (_L, 0.39), (_R, 0.39), (_M, 0.5), (_L, 0.61), (_R, 0.61), (_L, 0.84), (_R, 0.84)),
    "T": (
        (_L, 0.16), (_R, 0.16), (_M, 0.275), (_L, 0.39), (_R, 0.39),
        (_L, 0.61), (_R, 0.61), (_M, 0.725), (_L, 0.84), (_R, 0.84),
    ),
}  # fmt: skip
_CROWN: Final = (
    "M-19 10L-25 -14C-20 -8 -15 -5 -11 -4L-7 -20L0 -8L7 -20L11 -4C15 -5 20 -8 25 -14L19 10ZM-21 12L21 12L21 20L-21 20Z"
)
_ROSE: Final = "M0 -3C-7 -8 -9 -16 -3 -18C-1 -18 0 -17 0 -16C0 -17 1 -18 3 -18C9 -16 7 -8 0 -3Z"
_HALBERD: Final = (
    "M-1.8 38L-1.8 -24L1.8 -24L1.8 38ZM-4 -24L0 -44L4 -24ZM1.8 -21L7 -19C10 -24 14 -26 19 -27C16 -19 16 -9 19 -1"
    "C14 -2 10 -4 7 -9L1.8 -8ZM-1.8 -19C-7 -20 -12 -17 -16 -9C-11 -12 -7 -12 -1.8 -10Z"
)


def spots() -> dict[str, tuple[float, float, float, float]]:
    """Return left, top, width and height of each painted card in table units, by rank (A 2 to 9 T J Q K)."""
    found = {}
    for row, ranks in zip(_ROWS, (_FAR, _NEAR), strict=True):
        for column, rank in enumerate(ranks):
            found[rank] = (_LEFT + column * _STEP, row, *_CARD)
    found["7"] = (_LEFT + 6 * _STEP + 10, (_ROWS[0] + _ROWS[1]) / 2, *_CARD)
    return found


def faro_cloth() -> Picture:
    """Draw the cloth with its painted cards and a yellow border."""
    shape = (round(SIZE[1] * SCALE), round(SIZE[0] * SCALE))
    cloth = baize(shape, 910, "#2C5A41")
    thick = 0.985 + 0.012 * noise(shape, 1.1, 911) + 0.010 * noise(shape, 12, 912)
    body = cloth
    for drawing, colour, strength in (
        (_binding(), OCHRE, 0.85),
        (_cards(), CARD_PAPER, 0.97),
        (_frames(), STENCIL_BLACK, 0.90),
        (_spades() + _emblems("black"), STENCIL_BLACK, 1.0),
        (_emblems("yellow"), OCHRE, 0.95),
        (_emblems("red"), VERMILION, 0.92),
    ):
        laid = draw.mask(drawing, *SIZE, SCALE, 3)
        body = paint(body, light_of(colour), np.clip(laid * strength * thick, 0, 1))
    relief = 0.55 * soft(draw.mask(_cards(), *SIZE, SCALE), 0.9) + 0.035 * noise(shape, 0.8, 913)
    return lit(relief, body, gloss=0.05, depth=0.3, size=4)


def _cards() -> str:
    return "".join(draw.rectangle(*place) for place in spots().values())


def _frames() -> str:
    return "".join(draw.frame(x + 2.5, y + 2.5, w - 5, h - 5, 0.7) for x, y, w, h in spots().values())


def _binding() -> str:
    width, height = SIZE
    return draw.frame(5, 5, width - 10, height - 10, 6) + draw.frame(13, 13, width - 26, height - 26, 1)


def _spade(x: float, y: float, size: float, inverted: bool) -> str:
    shape = area(SPADE)
    return svg_path(moved(turned(shape, 180) if inverted else shape, x, y, size / 790))


def _spades() -> str:
    parts = ""
    for rank, (x, y, w, h) in spots().items():
        if rank not in _PIPS:
            parts += _spade(x + 14, y + 17, 19, False) + _spade(x + w - 14, y + h - 17, 19, True)
            continue
        size = 44.0 if rank == "A" else 20.0
        parts += "".join(_spade(x + w * u, y + h * v, size, v > 0.55) for u, v in _PIPS[rank])
    return draw.shape(parts)


def _emblems(colour: str) -> str:
    """Return SVG emblems that mark the court cards without letters: a crown, a rose and a halberd."""
    places = {rank: (x + w / 2, y + h / 2) for rank, (x, y, w, h) in spots().items()}
    king, queen, knave = places["K"], places["Q"], places["J"]
    rose = union(turned(area(_ROSE), 72 * i) for i in range(5))
    drawn = {
        "black": [
            (draw.cut(_CROWN, 1.2), king, 1.0),
            (
                draw.cut(svg_path(rose), 1.0) + draw.cut("M0 12C2 24 -2 32 -4 40M-1 28C6 22 12 24 16 18", 2.0),
                queen,
                1.15,
            ),
            (draw.shape(_HALBERD), knave, 1.0),
        ],
        "yellow": [(draw.shape(_CROWN), king, 1.0), (draw.disc(0, 0, 4.5), queen, 1.15)],
        "red": [
            (
                "".join(
                    draw.disc(x, y, 2.2)
                    for x, y in ((-12, 16), (0, 16), (12, 16), (-25, -15), (-7, -21), (7, -21), (25, -15))
                ),
                king,
                1.15,
            ),
            (draw.shape(svg_path(without(rose, disc(0, 0, 4.5)))), queen, 1.15),
        ],
    }
    return "".join(
        f'<g transform="translate({x} {y}) scale({size})">{body}</g>' for body, (x, y), size in drawn[colour]
    )
