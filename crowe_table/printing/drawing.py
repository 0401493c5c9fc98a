"""Drawn pages at true size. Lengths are in millimetres from the top left corner of the page."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import cos, pi, sin

from crowe_table import palette
from crowe_table.printing.engraving import fill, stroke
from crowe_table.printing.sheet import Ink, PdfSheet, new_document
from crowe_table.printing.tagging import Tag

_POINTS = 72 / 25.4
"""Points per millimetre."""
HAIRLINE, LINE = 0.1, 0.3
"""Line widths of crop marks and of drawings."""


@dataclass(frozen=True)
class Paper:
    """A size of paper, in upright orientation."""

    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return Paper(self.height, self.width)

    def __str__(self) -> str:
        return f"{self.width:g} × {self.height:g} mm"


A4, LETTER, POCKET = "A4", "Letter", "pocket"
PAPERS = {
    A4: Paper(210, 297),
    "A3": Paper(297, 420),
    "A5": Paper(148, 210),
    POCKET: Paper(105, 148),
    LETTER: Paper(215.9, 279.4),
    "Legal": Paper(215.9, 355.6),
}
"""The named papers, as they are fed into a printer."""


@dataclass(frozen=True)
class PageArea:
    """A rectangle on a page."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> "PageArea":
        """Return the area with its edges moved outwards."""
        return PageArea(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


_TURNS = tuple(2 * pi * step / 48 for step in range(48))


def _bevelled(area: PageArea, by: float = 3.0) -> list[tuple[float, float]]:
    """Return the outline of a rectangle whose corners are cut off."""
    left, top, right, foot = area.x, area.y, area.x + area.width, area.y + area.height
    upper = [(left, top + by), (left + by, top), (right - by, top), (right, top + by)]
    return [*upper, (right, foot - by), (right - by, foot), (left + by, foot), (left, foot - by)]


class Drawing:
    """A document of drawn pages. Raises OSError if the fonts cannot be read."""

    def __init__(self, title: str, locale: str) -> None:
        self._pdf = new_document(title, locale)

    def pdf(self) -> bytes:
        """Return the file."""
        return bytes(self._pdf.output())

    def page(self, paper: Paper) -> None:
        """Begin a page."""
        self._pdf.set_margin(0)
        self._pdf.set_auto_page_break(False)
        self._pdf.add_page(format=(paper.width, paper.height))  # type: ignore[arg-type] # a size will do

    def sheet(self, paper: Paper, margin: float) -> PdfSheet:
        """Begin a page of text."""
        return PdfSheet.added_to(self._pdf, (paper.width, paper.height), margin)

    def place(
        self, operators: bytes, box: PageArea, size: tuple[float, float], stretched: bool = False, alt: str = ""
    ) -> None:
        """Draw operators in the middle of a box, as large as fits.

        The operators use a space of this ``size``, with y downwards. ``stretched`` fills the box. ``alt`` is the
        alternative text; it is empty for an ornament. Anything drawn beyond the space remains visible; see ``clipped``.
        """
        across, down = box.width / size[0], box.height / size[1]
        if not stretched:
            across = down = min(across, down)
        left = (box.x + (box.width - size[0] * across) / 2) * _POINTS
        top = (self._pdf.h - box.y - (box.height - size[1] * down) / 2) * _POINTS
        matrix = f"{across * _POINTS:.6f} 0 0 {-down * _POINTS:.6f} {left:.3f} {top:.3f} cm"
        self._pdf.draw(f"q {matrix}\n".encode() + operators + b"\nQ", alt)

    @contextmanager
    def clipped(self, box: PageArea) -> Iterator[None]:
        """Cut off everything that is drawn beyond a box within this context."""
        edge = (box.x, self._pdf.h - box.y - box.height, box.width, box.height)
        self._pdf._out(f"q {' '.join(f'{length * _POINTS:.3f}' for length in edge)} re W n")
        yield
        self._pdf._out("Q")

    def outlined(self, points: list[tuple[float, float]], ink: str, width: float = LINE, inside: str = "") -> None:
        """Draw a closed outline, filled if ``inside`` is a colour."""
        path = " ".join(
            f"{x * _POINTS:.3f} {(self._pdf.h - y) * _POINTS:.3f} {'l' if at else 'm'}"
            for at, (x, y) in enumerate(points)
        )
        paint = f"{fill(inside)} {path} b" if inside else f"{path} s"
        self._pdf.draw(f"q {stroke(ink, width * _POINTS)} {paint} Q")

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = LINE, ink: Ink = Ink.BLACK) -> None:
        self._pdf.set_draw_color(*ink.rgb)
        self._pdf.set_line_width(width)
        self._pdf.line(x, y, to_x, to_y)

    def box(self, box: PageArea, width: float = LINE, ink: Ink = Ink.BLACK) -> None:
        """Draw the outline of a rectangle."""
        self._pdf.set_draw_color(*ink.rgb)
        self._pdf.set_line_width(width)
        self._pdf.rect(box.x, box.y, box.width, box.height)

    def circle(self, x: float, y: float, radius: float, width: float = LINE, ink: Ink = Ink.BLACK) -> None:
        """Draw a circle around a point."""
        self._pdf.set_draw_color(*ink.rgb)
        self._pdf.set_line_width(width)
        with self._pdf.figure(""):
            self._pdf.circle(x, y, radius)

    @staticmethod
    def tiled(area: PageArea, size: tuple[float, float], apart: float = 4.0) -> Iterator[PageArea]:
        """Yield the places of this size that fit into an area. They start at its top and are centred horizontally."""
        columns, rows = (
            int((whole + apart) // (each + apart)) for whole, each in ((area.width, size[0]), (area.height, size[1]))
        )
        left = area.middle[0] - (columns * (size[0] + apart) - apart) / 2
        for row in range(rows):
            for column in range(columns):
                yield PageArea(left + column * (size[0] + apart), area.y + row * (size[1] + apart), *size)

    def disc(self, x: float, y: float, radius: float) -> None:
        """Draw the place of a counter: a circle within a circle."""
        self.circle(x, y, radius)
        self.circle(x, y, radius * 0.82, HAIRLINE, Ink.FADED)

    def counter(self, shape: str, area: PageArea, figure: str) -> None:
        """Draw a counter to cut out, with its value. It is round, oblong, or shaped like a fish."""
        (x, y), width, height = area.middle, area.width, area.height
        match shape:
            case "fish":
                body = [
                    (x - 0.06 * width + 0.42 * width * cos(turn), y + 0.46 * height * sin(turn))
                    for turn in _TURNS[2:-2]
                ]
                tail = [(area.x + width, area.y), (area.x + 0.92 * width, y), (area.x + width, area.y + height)]
                self.outlined([*body, *reversed(tail)], Ink.BLACK.value, inside=palette.CARD_PAPER)
                self.circle(area.x + 0.13 * width, y - 0.12 * height, 0.7)
            case "oblong":
                self.outlined(_bevelled(area), Ink.BLACK.value, inside=palette.CARD_PAPER)
                self.outlined(_bevelled(area.grown(-1.5)), Ink.RED.value, HAIRLINE)
            case _:
                round_ = [(x + width / 2 * cos(turn), y + height / 2 * sin(turn)) for turn in _TURNS]
                self.outlined(round_, Ink.BLACK.value, inside=palette.CARD_PAPER)
                self.circle(x, y, width / 2 - 1.5, HAIRLINE, Ink.RED)
        self.label(figure, x, y, 15, style="B", within=0.7 * width)

    def label(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        family: str = "text",
        style: str = "",
        ink: Ink = Ink.BLACK,
        turn: float = 0.0,
        within: float = 0.0,
        tag: Tag = "P",
    ) -> None:
        """Write a line of text centred on a point and turned anticlockwise.

        Text wider than ``within`` becomes smaller.
        """
        pdf = self._pdf
        pdf.set_font(family, style, size)
        if within and (wide := pdf.get_string_width(text)) > within:
            size *= within / wide
            pdf.set_font(family, style, size)
        pdf.set_text_color(*ink.rgb)
        with pdf.inside(pdf.element(tag)), pdf.rotation(turn, x, y):
            pdf.text(x - pdf.get_string_width(text) / 2, y + size * 0.33 / _POINTS, text)
