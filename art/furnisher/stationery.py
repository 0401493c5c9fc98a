"""Paper: backgrounds of buttons, called tickets, pages of the rule book, and the book's binding."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, light_of, paint
from art.furnisher.grain import noise
from art.furnisher.relief import lit, soft
from art.furnisher.stuff import leather, paper
from art.palette import BOOKE_PAPER, DISABLED, INK, PAPER_HOVER, PAPER_PRESSED
from art.typefoundry.outlines import moved, svg_path, turned
from art.typefoundry.signs import leaf

TICKET_SCALE: Final = 2.7
TICKET: Final = (120.0, 76.0)
TICKET_MARGIN: Final = 14.0

PAGE_SCALE: Final = 1.4
PAGE: Final = (560.0, 740.0)

COVER_SCALE: Final = 1.5
COVER: Final = (480.0, 620.0)

BOARDS_SCALE: Final = 1.5
BOARDS: Final = (160.0, 160.0)
BOARDS_MARGIN: Final = 30.0


@dataclass(frozen=True, slots=True)
class State:
    """Appearance of a ticket in one state of its control: paper colour, ink colour and strength, and whether it is
    pressed in.
    """

    name: str
    tone: str
    ink: str
    strength: float
    pressed: bool = False


STATES: Final = (
    State("ticket", BOOKE_PAPER, INK, 0.97),
    State("ticket-hover", PAPER_HOVER, INK, 0.98),
    State("ticket-pressed", PAPER_PRESSED, INK, 0.96, pressed=True),
    State("ticket-disabled", "#E6DCC6", DISABLED, 0.80),
)


def ticket(state: State) -> Picture:
    """Draw a paper ticket with a thick and a thin line around it. Its middle can be tiled without a seam."""
    width, height = TICKET
    rows, columns, margin = (
        round(height * TICKET_SCALE),
        round(width * TICKET_SCALE),
        round(TICKET_MARGIN * TICKET_SCALE),
    )
    middle = (rows - 2 * margin, columns - 2 * margin)
    sheet = _repeated(paper(middle, TICKET_SCALE, 31, state.tone, 0), rows, columns, margin)
    sheet = sheet * (1 - 0.10 * _edge_tone(rows, columns, 9 * TICKET_SCALE))[..., None] ** np.array(
        [0.7, 1.0, 1.6], np.float32
    )
    rules = draw.mask(_rules(width, height), width, height, TICKET_SCALE, 4)
    bite = _repeated_field(noise(middle, 0.8, 33), rows, columns, margin)
    sheet = paint(sheet, light_of(state.ink), np.clip(rules * (state.strength + 0.012 * bite), 0, 1))
    if state.pressed:
        sheet = sheet * _inner_shade(rows, columns)[..., None]
    return _cut_edges(sheet, 0.5 if state.pressed else 1.0)


def page(right: bool) -> Picture:
    """Draw a page of the open book on spotted laid paper. It bends into the spine, and other pages show at its edge."""
    width, height = PAGE
    shape = (round(height * PAGE_SCALE), round(width * PAGE_SCALE))
    sheet = paper(shape, PAGE_SCALE, 400 if right else 430, BOOKE_PAPER, 34)
    x = np.linspace(0, 1, shape[1], dtype=np.float32)
    inward = x if right else 1 - x
    fall = 0.62 * np.exp(-inward * 34) + 0.15 * np.exp(-inward * 9) - 0.022 * np.exp(-(((inward - 0.20) / 0.10) ** 2))
    warm = np.array([0.85, 1.0, 1.25], np.float32)
    sheet = sheet * np.clip(1 - fall, 0, None)[None, :, None] ** warm
    rows, columns = shape
    stain = _edge_tone(rows, columns, 46 * PAGE_SCALE)
    wander = np.clip(1 + 0.45 * noise(shape, 26, 402 if right else 432), 0, 2)
    sheet = sheet * np.clip(1 - 0.11 * stain * wander, 0, 1)[..., None] ** np.array([0.6, 1.0, 1.9], np.float32)
    return _leaves_below(as_field(sheet), right)


def cover() -> Picture:
    """Draw the closed book: brown leather with gilt lines, leaves in the corners and a blank red label."""
    width, height = COVER
    shape = (round(height * COVER_SCALE), round(width * COVER_SCALE))
    body, grain = leather(shape, COVER_SCALE, 510)
    label = _mask(draw.rectangle(112, 196, 276, 132, 2), COVER, COVER_SCALE)
    morocco, fine = leather(shape, COVER_SCALE * 0.7, 530, "#6A1B14")
    body = paint(body, morocco, label)
    gilt_lines = (
        draw.frame(24, 22, 434, 576, 2.2) + draw.frame(31, 29, 420, 562, 0.9) + draw.frame(72, 70, 338, 480, 0.9)
    )
    gilt_lines += draw.frame(118, 202, 264, 120, 1.6) + draw.frame(123, 207, 254, 110, 0.7) + _dotted_frame()
    gilt = _mask(gilt_lines + draw.shape(_corner_leaves()) + _spray(), COVER, COVER_SCALE)
    hinge = _mask(draw.cut("M13 0L13 620", 3.4), COVER, COVER_SCALE)
    height_field = grain * (1 - label) + fine * label
    height_field += 0.9 * soft(label, 0.8) - 0.7 * soft(gilt, 0.8) - 1.6 * soft(hinge, 2.0)
    worn = np.clip(0.80 + 0.22 * noise(shape, 9 * COVER_SCALE, 512), 0.25, 0.95)
    body = paint(body, light_of("#CBA052"), gilt * worn)
    handled = _edge_tone(*shape, 16 * COVER_SCALE)
    body = paint(body, light_of("#7C4A2A"), 0.30 * handled)
    return _cut_edges(lit(height_field, body, gloss=0.7, depth=0.4), 1.4)


def boards() -> Picture:
    """Draw the leather around the open pages, as a nine-slice picture."""
    shape = (round(BOARDS[1] * BOARDS_SCALE), round(BOARDS[0] * BOARDS_SCALE))
    margin = round(BOARDS_MARGIN * BOARDS_SCALE)
    middle = (shape[0] - 2 * margin, shape[1] - 2 * margin)
    body, grain = leather(middle, BOARDS_SCALE, 550)
    body, grain = _repeated(body, *shape, margin), _repeated_field(grain, *shape, margin)
    gilt = _mask(draw.frame(4.5, 4.5, 151, 151, 0.9), BOARDS, BOARDS_SCALE)
    body = paint(body, light_of("#CBA052"), 0.8 * gilt)
    return _cut_edges(lit(grain - 0.6 * soft(gilt, 0.7), body, gloss=0.7, depth=0.4), 1.4)


def _mask(body: str, size: tuple[float, float], scale: float) -> Field:
    return draw.mask(body, *size, scale, 3)


def _repeated(tile: Picture, rows: int, columns: int, margin: int) -> Picture:
    y = (np.arange(rows) - margin) % tile.shape[0]
    x = (np.arange(columns) - margin) % tile.shape[1]
    return as_field(tile[y[:, None], x[None, :]])


def _repeated_field(tile: Field, rows: int, columns: int, margin: int) -> Field:
    return as_field(_repeated(tile[..., None], rows, columns, margin)[..., 0])


def _edge_distance(shape: tuple[int, int]) -> Field:
    """Return the distance in pixels of each point to the nearest edge of the sheet."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    return as_field(np.minimum(np.minimum(x, shape[1] - 1 - x), np.minimum(y, shape[0] - 1 - y)))


def _edge_tone(rows: int, columns: int, reach: float) -> Field:
    """Return a mask that is 1 at the edge of a sheet and falls to 0 over `reach` pixels."""
    return as_field(np.clip(1 - _edge_distance((rows, columns)) / reach, 0, 1) ** 2)


def _rules(width: float, height: float) -> str:
    """Return SVG for a thick line outside a thin one around a sheet.

    Each side is a separate strip, and the strips do not quite meet, as when a printer assembles them.
    """
    strips = ""
    for inset, line in ((4.2, 2.0), (7.4, 0.8)):
        gap = 0.35
        a, b, c, d = inset, width - inset, inset, height - inset
        strips += draw.rectangle(a - line / 2 + gap, c - line / 2, b - a + line - 2 * gap, line)
        strips += draw.rectangle(a - line / 2 + gap, d - line / 2, b - a + line - 2 * gap, line)
        strips += draw.rectangle(a - line / 2, c + line / 2 + gap, line, d - c - line - 2 * gap)
        strips += draw.rectangle(b - line / 2, c + line / 2 + gap, line, d - c - line - 2 * gap)
    return strips


def _inner_shade(rows: int, columns: int) -> Field:
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    depth = np.minimum(x, y) / TICKET_SCALE
    return as_field(1 - 0.30 * np.exp(-depth / 2.2))


def _cut_edges(sheet: Picture, height: float) -> Picture:
    """Return the sheet with a light edge at the top and left, and a dark edge at the bottom and right."""
    done = sheet.copy()
    for depth, share in ((0, 0.30 * height), (1, 0.12 * height)):
        done[depth, :] *= 1 + 0.5 * share
        done[:, depth] *= 1 + 0.5 * share
        done[-1 - depth, :] *= 1 - share
        done[:, -1 - depth] *= 1 - share
    return np.clip(done, 0, 1)


def _leaves_below(sheet: Picture, right: bool) -> Picture:
    """Return the page with the edges of the pages under it, at the bottom and at the outer edge."""
    rows, columns = sheet.shape[:2]
    step = round(2.0 * PAGE_SCALE)
    done = sheet.copy()
    for leaf_number in range(3):
        shade = (0.86, 0.93, 0.80)[leaf_number]
        a, b = leaf_number * step, (leaf_number + 1) * step
        fore = slice(columns - b, columns - a) if right else slice(a, b)
        done[:, fore] *= shade
        done[rows - b : rows - a, :] *= shade
        line = columns - b if right else b - 1
        done[: rows - b, line] *= 0.80
        along = slice(0, columns - b) if right else slice(b, columns)
        done[rows - b, along] *= 0.80
    return done


def _corner_leaves() -> str:
    """Return SVG path data of a leaf in each corner of the panel. Its tip points outwards."""
    corners = ((116, 114, 90, False), (366, 114, 90, True), (116, 506, 0, False), (366, 506, 0, True))
    return "".join(svg_path(moved(turned(leaf(), turn), x, y, 0.085, flip=flip)) for x, y, turn, flip in corners)


def _dotted_frame() -> str:
    dots = "".join(draw.disc(80 + 8.05 * i, y, 1.2) for i in range(41) for y in (76, 544))
    return dots + "".join(draw.disc(x, 84 + 8.07 * i, 1.2) for i in range(57) for x in (78, 404))


def _spray() -> str:
    """Return SVG for a vase of leaves below the label."""
    stalk = draw.cut("M241 486L241 372", 1.6)
    sides = "".join(
        draw.shape(
            svg_path(
                moved(
                    moved(turned(leaf(), 18 - 9 * i), 0, 0, 0.052 - 0.006 * i, flip=side < 0),
                    241 - side * (22 - 3 * i),
                    470 - 34 * i,
                )
            )
        )
        for i in range(3)
        for side in (1, -1)
    )
    vase = draw.shape("M222 486L260 486C266 500 256 508 248 512L254 520L228 520L234 512C226 508 216 500 222 486Z")
    return stalk + sides + vase + draw.shape(draw.star(241, 362, 10, 4, 8))
