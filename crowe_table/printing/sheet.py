"""A page written from top to bottom in the rule book's fonts. Lengths are in millimetres, font sizes in points."""

import html
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # It warns about missing Pillow and defusedxml, needed only for pictures.
    from fpdf.enums import Align
    from fpdf.structure_tree import StructElem
    from fpdf.text_region import Paragraph, TextColumns

from crowe_table import palette, paths
from crowe_table.engine.cards import SUIT_SIGNS
from crowe_table.printing.tagging import HEADINGS, RUN_IN, TaggedPdf, TaggedTable
from crowe_table.words import ENGLISH
from crowe_table.words.pseudo import PSEUDO

NO_TIME = datetime(1775, 1, 1, tzinfo=UTC)
"""The creation date in every file. It is fixed, so that equal pages give equal files."""
CREATOR = "Crowe's Table"
_FILES = {
    ("text", ""): "CroweCaslon-Regular.ttf",
    ("text", "B"): "CroweCaslon-Bold.ttf",
    ("text", "I"): "CroweCaslon-Italic.ttf",
    ("heading", ""): "IMFellEnglishSC.ttf",
    ("great", ""): "IMFellFrenchCanon-Roman.ttf",
}
_TAGS = {"<b>": "B", "<i>": "I", "</b>": "", "</i>": ""}
_PARTS = re.compile(rf"(</?[bi]>|[{SUIT_SIGNS}])|<[^>]*>")
"""Style tags and suit signs. Any other tag is dropped, and its contents are kept."""
RED_SIGNS = SUIT_SIGNS[1:3]
_LEADING = 1.2
"""Line height, relative to the font size."""
_THICK, _THIN, _APART, _DOTS = 0.7, 0.2, 0.9, 1.3
"""Widths of a thick and a thin rule, the gap between them, and the dot spacing of leaders."""
GUTTER = 6.5
ITEM = "•"
"""The bullet of a list item."""


@dataclass(frozen=True)
class Section:
    """A heading and its paragraphs, which contain the rule book's tags."""

    heading: str
    paragraphs: tuple[str, ...]


def is_item(paragraph: str) -> bool:
    """Return whether a paragraph is a list item."""
    return paragraph.startswith(ITEM)


class Ink(Enum):
    """The ink colours."""

    BLACK = palette.INK
    RED = palette.RUBRIC
    FADED = palette.FADED_INK

    @property
    def rgb(self) -> tuple[int, int, int]:
        red, green, blue = bytes.fromhex(self.value.removeprefix("#"))
        return red, green, blue


def new_document(title: str, locale: str) -> TaggedPdf:
    """Return an empty document in millimetres, with the fonts loaded. Raises OSError if the fonts cannot be read."""
    pdf = TaggedPdf(title, ENGLISH if locale == PSEUDO else locale)
    pdf.c_margin = 0
    pdf.set_creator(CREATOR)
    pdf.set_producer(CREATOR)
    pdf.set_creation_date(NO_TIME)
    for (family, style), file in _FILES.items():
        pdf.add_font(family, style, paths.shipped("art", "fonts", file))
    return pdf


class PdfSheet:
    """One page of text. Raises OSError if the fonts cannot be read."""

    def __init__(
        self, size: tuple[float, float], margin: float, title: str, locale: str, four_colours: bool = False
    ) -> None:
        """Create a document with one page. ``four_colours`` prints each suit sign in a colour of its own."""
        self._begin(new_document(title, locale), size, margin)
        self._suits = palette.FOUR_SUITS if four_colours else ()

    @classmethod
    def added_to(cls, pdf: TaggedPdf, size: tuple[float, float], margin: float) -> "PdfSheet":
        """Add a page to a document and return it."""
        sheet = cls.__new__(cls)
        sheet._begin(pdf, size, margin)
        sheet._suits = ()
        return sheet

    def _begin(self, pdf: TaggedPdf, size: tuple[float, float], margin: float) -> None:
        self._pdf = pdf
        pdf.set_margin(margin)
        pdf.set_auto_page_break(True, margin)
        pdf.add_page(format=size)  # type: ignore[arg-type] # a size will do
        self._number = pdf.page
        self._margin = margin

    def pdf(self) -> bytes:
        """Return the file."""
        return bytes(self._pdf.output())

    @property
    def fits(self) -> bool:
        """Whether everything fits on one page."""
        return bool(self._pdf.page == self._number)

    @property
    def y(self) -> float:
        """Distance of the next line from the top of the page."""
        return float(self._pdf.y)

    @property
    def room(self) -> float:
        """Height left above the foot of the page."""
        return float(self._pdf.page_break_trigger - self._pdf.y)

    def pictures(self, drawn: Sequence[tuple[bytes, str]], size: tuple[float, float], high: float, gap: float) -> None:
        """Draw pictures side by side, centred, at most ``high``.

        Each has its operators, in a space of ``size``, and its alternative text, which is empty for an ornament.
        """
        pdf, number = self._pdf, len(drawn)
        wide = min(high * size[0] / size[1], (pdf.epw - gap * (number - 1)) / number)
        scale, left = wide / size[0], pdf.l_margin + (pdf.epw - wide * number - gap * (number - 1)) / 2
        for at, (operators, alt) in enumerate(drawn):
            x, y = (left + at * (wide + gap)) * pdf.k, (pdf.h - pdf.y) * pdf.k
            unit = scale * pdf.k
            pdf.draw(f"q {unit:.6f} 0 0 {-unit:.6f} {x:.3f} {y:.3f} cm\n".encode() + operators + b"\nQ", alt)
        pdf.y += scale * size[1]

    def keep(self, high: float) -> None:
        """Reserve the height ``high`` at the foot of the page."""
        self._pdf.set_auto_page_break(True, self._margin + high)

    def to_foot(self) -> None:
        """Continue in the reserved area at the foot."""
        self._pdf.y = self._pdf.h - self._pdf.b_margin
        self._pdf.set_auto_page_break(True, self._margin)

    # --- what is written

    def space(self, high: float) -> None:
        """Leave vertical space."""
        self._pdf.y += high

    def rule(self) -> None:
        """Draw a thick and a thin rule."""
        left, right, y = self._pdf.l_margin, self._pdf.w - self._pdf.r_margin, self._pdf.y
        self._pdf.set_draw_color(*Ink.BLACK.rgb)
        for width, at in ((_THICK, y + _THICK / 2), (_THIN, y + _THICK + _APART)):
            self._pdf.set_line_width(width)
            self._pdf.line(left, at, right, at)
        self._pdf.y += _THICK + 2 * _APART

    def line(self, text: str, size: float, family: str = "text", style: str = "", ink: Ink = Ink.BLACK) -> None:
        """Write centred text, wrapped as necessary."""
        element = self._pdf.element(HEADINGS.get(family, "P"))
        with self._pdf.inside(element), self._columns(1, "CENTER") as column:
            self._type(family, style, size, ink)
            with column.paragraph() as paragraph:
                paragraph.write(text)

    def marked(self, text: str, size: float, ink: Ink = Ink.BLACK, centred: bool = False) -> None:
        """Write a paragraph with the rule book's tags."""
        with (
            self._pdf.inside(self._pdf.element("P")),
            self._columns(1, "CENTER" if centred else "JUSTIFY") as column,
            column.paragraph() as paragraph,
        ):
            self._write(paragraph, text, size, ink)

    def row(self, name: str, figures: Sequence[str], size: float) -> None:
        """Write a name at the left and figures in right-aligned columns. Dotted leaders join them."""
        pdf, high, wide = self._pdf, size * _LEADING / self._pdf.k, self._pdf.epw / 5
        self._type("text", "", size, Ink.BLACK)
        with pdf.inside(pdf.element("P")):
            pdf.set_x(pdf.l_margin)
            pdf.cell(pdf.epw, high, name, new_x="LMARGIN", new_y="TOP")
            left, y = pdf.l_margin + pdf.get_string_width(name) + 1, pdf.y
            for number, figure in enumerate(figures):
                right = pdf.w - pdf.r_margin - wide * (len(figures) - 1 - number)
                pdf.set_xy(right - wide, y)
                pdf.cell(wide, high, figure, align="R")
                self._leaders(left, right - pdf.get_string_width(figure) - 1, y + high * 0.72)
                left = right + 1
            pdf.set_xy(pdf.l_margin, y + high)

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]], size: float) -> None:
        """Write rows of text in columns under headings that are repeated on every page. The first column is red."""
        pdf = self._pdf
        self._type("text", "", size, Ink.BLACK)
        table = TaggedTable(pdf, (2, *(3 for _ in headings[1:])), size * _LEADING / pdf.k)
        head = table.row()
        for heading in headings:
            self._type("text", "", size, Ink.BLACK)
            head.cell(heading)
        for row in rows:
            line = table.row()
            for at, text in enumerate(row):
                self._type("text", "", size, Ink.BLACK if at else Ink.RED)
                line.cell(_unmarked(text))
        table.render()

    def _leaders(self, left: float, right: float, y: float) -> None:
        if right <= left:
            return
        self._pdf.set_draw_color(*Ink.FADED.rgb)
        self._pdf.set_line_width(_THIN)
        self._pdf.set_dash_pattern(_THIN, _DOTS)
        self._pdf.line(left, y, right, y)
        self._pdf.set_dash_pattern()

    def columns(self, sections: Sequence[Section], size: float) -> None:
        """Write sections in two columns, each with a red run-in heading. List items have a hanging indent."""
        with self._columns(2, "JUSTIFY") as columns:
            for section in sections:
                self._list: StructElem | None = None
                for at, text in enumerate(section.paragraphs):
                    self._paragraph(columns, "" if at else section.heading, text, size)

    def _paragraph(self, columns: TextColumns, heading: str, text: str, size: float) -> None:
        """Write a paragraph after its heading, if any. A list item begins on a new line."""
        if heading or not is_item(text):
            self._list = None
            with columns.paragraph(top_margin=size / (7 if heading else 14)) as paragraph:
                own = self._pdf.element(HEADINGS[RUN_IN]) if heading else None
                self._pdf.tag_paragraph(paragraph, self._pdf.element("P"), own)
                if heading:
                    self._type(RUN_IN, "", size + 1.5, Ink.RED)
                    paragraph.write(f"{heading}.  ")
                if not is_item(text):
                    self._write(paragraph, text, size, Ink.BLACK)
        if is_item(text):
            self._item(columns, text, size)

    def _item(self, columns: TextColumns, text: str, size: float) -> None:
        """Write a list item, left-aligned. The library would stretch justified lines beyond the column."""
        self._type("text", "", size, Ink.RED)
        pdf = self._pdf
        self._list = self._list or pdf.element("L")
        with columns.paragraph(Align.L, bullet_string="•", bullet_r_margin=size / 9, indent=size / 3.2) as paragraph:
            pdf.tag_item(paragraph, pdf.element("LI", self._list))
            self._write(paragraph, text.removeprefix(ITEM).strip(), size, Ink.BLACK)

    # --- type

    def _columns(self, number: int, align: str) -> TextColumns:
        self._pdf.x = self._pdf.l_margin
        return self._pdf.text_columns(ncols=number, gutter=GUTTER, text_align=align, line_height=_LEADING)

    def _write(self, paragraph: Paragraph, text: str, size: float, ink: Ink) -> None:
        for part in self._parts(text, size, ink):
            paragraph.write(part)

    def _parts(self, text: str, size: float, ink: Ink) -> Iterator[str]:
        """Set the font for each run of text, then yield the run."""
        style, at = "", 0
        for found in _PARTS.finditer(text):
            self._type("text", style, size, ink)
            yield html.unescape(text[at : found.start()])
            at = found.end()
            part = found[1] or ""
            if part in _TAGS:
                style = _TAGS[part]
            elif part:
                self._type("text", style, size, ink)
                self._pdf.set_text_color(*palette.rgb(self._suit_ink(part, ink)))
                yield part
        self._type("text", style, size, ink)
        yield html.unescape(text[at:])

    def _suit_ink(self, sign: str, ink: Ink) -> str:
        if self._suits:
            return self._suits[SUIT_SIGNS.index(sign)]
        return Ink.RED.value if sign in RED_SIGNS else ink.value

    def _type(self, family: str, style: str, size: float, ink: Ink) -> None:
        self._pdf.set_font(family, style, size)
        self._pdf.set_text_color(*ink.rgb)


def _unmarked(text: str) -> str:
    return text.replace("*", "")
