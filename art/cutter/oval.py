"""Paper oval behind a silhouette. It is yellower towards its edge, where hands have held it."""

import numpy as np

from art.cutter.shade import HEIGHT, SCALE, WIDTH
from art.furnisher.colour import Field, Picture, as_field, light_of, paint, smooth
from art.furnisher.stuff import paper
from art.palette import BOOKE_PAPER

_SEED = 1775


def oval() -> tuple[Picture, Field]:
    """Draw the paper oval. Return the picture and its outline."""
    rows, columns = round(HEIGHT * SCALE), round(WIDTH * SCALE)
    sheet = paper((rows, columns), 5.0, _SEED, BOOKE_PAPER, 0)
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    away = np.hypot((x + 0.5) / columns * 2 - 1, (y + 0.5) / rows * 2 - 1)
    aged = paint(sheet, light_of("#C9A96A"), 0.42 * smooth(0.62, 1.05, away))
    edge = 2.0 / rows
    return aged, as_field(np.clip((1 - away) / edge, 0, 1))
