"""Tagged PDF: headings, paragraphs, lists, tables and figures that a screen reader can follow.

The typesetting library tags figures only. This document keeps a tree of structure elements, and marks each line of text
as it is written. Whatever is drawn outside an element is an artifact, which readers skip (ISO 32000-1, 14.8).
"""

import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import MethodType
from typing import Literal, TypeAlias

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # It warns about missing Pillow and defusedxml, needed only for pictures.
    from fpdf import FPDF, ViewerPreferences
    from fpdf.line_break import Fragment, TextLine
    from fpdf.output import PDFPage
    from fpdf.structure_tree import StructElem, StructureTreeBuilder
    from fpdf.syntax import PDFObject
    from fpdf.table import Table
    from fpdf.text_region import LineWrapper, Paragraph

Tag: TypeAlias = Literal["H1", "H2", "P", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "Figure"]
"""A standard structure type."""
HEADINGS: dict[str, Tag] = {"great": "H1", "heading": "H2"}
"""The tags of text in the fonts of headings."""
RUN_IN = "heading"
"""The font of a heading that shares its first line with a paragraph."""


class _MarkedText(PDFObject):
    """A reference from an element to one piece of marked text on a page."""

    def __init__(self, page: PDFPage, number: int) -> None:
        super().__init__()
        self._page = page
        self._number = number

    @property
    def ref(self) -> str:
        return f"<</Type /MCR /Pg {self._page.ref} /MCID {self._number}>>"


class _Header(StructElem):
    __slots__ = ("a",)

    def __init__(self, parent: PDFObject, page: int) -> None:
        super().__init__("/TH", parent, [], page)
        self.a = "<</O /Table /Scope /Column>>"


class _Tree(StructureTreeBuilder):
    """The structure elements of a document, nested as they are opened."""

    def __init__(self) -> None:
        super().__init__()
        self._elements: list[StructElem] = []

    def add(self, tag: Tag, page: int, parent: StructElem | None, alt: str = "") -> StructElem:
        parent = parent or self.doc_struct_elem
        element = _Header(parent, page) if tag == "TH" else StructElem(f"/{tag}", parent, [], page, alt=alt or None)
        parent.k.append(element)
        self._elements.append(element)
        return element

    def mark(self, element: StructElem, page: PDFPage, number: int) -> tuple[int, int]:
        """Add marked text to an element. Return the key of its page in the parent tree, and its number there."""
        key = self.spid_per_page_number.setdefault(number, len(self.spid_per_page_number))
        marked = self.struct_tree_root.parent_tree.nums[key]
        element.k.append(_MarkedText(page, len(marked)))
        marked.append(element)
        return key, len(marked) - 1

    def empty(self) -> bool:
        return not self._elements

    def __iter__(self) -> Iterator[PDFObject]:
        yield self.struct_tree_root
        yield self.doc_struct_elem
        yield self.struct_tree_root.parent_tree
        yield from self._elements


class TaggedPdf(FPDF):
    """A document in millimetres whose text is tagged."""

    def __init__(self, title: str, language: str) -> None:
        super().__init__(unit="mm")
        self.struct_builder: _Tree = _Tree()
        self._tree = self.struct_builder
        self._within: StructElem | None = None
        self._of_lines: dict[int, tuple[StructElem, StructElem | None]] = {}
        """The element of each line that is set but not yet written, and the element of its run-in heading.

        The key is the id of the line.
        """
        self._lines: list[TextLine] = []
        """The lines in ``_of_lines``. Keeping them alive prevents the reuse of their ids."""
        self._is_open = False
        self.set_title(title)
        self.set_lang(language)
        self.viewer_preferences = ViewerPreferences(display_doc_title=True)
        self._set_min_pdf_version("1.7")

    # --- elements

    def element(self, tag: Tag, parent: StructElem | None = None) -> StructElem:
        """Add an element, inside the open one by default."""
        return self._tree.add(tag, self.page, parent or self._within)

    @contextmanager
    def inside(self, element: StructElem | None) -> Iterator[None]:
        """Write into an element within this context. If ``element`` is None, the text is an artifact."""
        before, self._within = self._within, element
        try:
            yield
        finally:
            self._within = before

    @contextmanager
    def figure(self, alt: str) -> Iterator[None]:
        """Draw a figure with an alternative text. Without one, the drawing is an artifact."""
        element = self._tree.add("Figure", self.page, self._within, alt) if alt else None
        with self._marked(element):
            yield

    def tag_paragraph(self, paragraph: Paragraph, body: StructElem, heading: StructElem | None = None) -> None:
        """Tag the lines of a paragraph, which the library sets and writes when its columns end."""
        build = paragraph.build_lines

        def build_noted(print_sh: bool) -> list[LineWrapper]:
            lines = build(print_sh)
            for each in lines:
                self._note(each.line, body, heading)
            return lines

        paragraph.build_lines = build_noted  # type: ignore[method-assign]

    def tag_item(self, paragraph: Paragraph, item: StructElem) -> None:
        """Tag the bullet and the lines of a list item."""
        if paragraph.bullet and paragraph.bullet.text_line:
            self._note(paragraph.bullet.text_line, self.element("Lbl", item), None)
        self.tag_paragraph(paragraph, self.element("LBody", item))

    def _note(self, line: TextLine, body: StructElem, heading: StructElem | None) -> None:
        self._of_lines[id(line)] = body, heading
        self._lines.append(line)

    # --- marks

    @property
    def is_measuring(self) -> bool:
        """Whether the library only measures, and writes nothing."""
        return not isinstance(self._out, MethodType)

    @contextmanager
    def _marked(self, element: StructElem | None) -> Iterator[None]:
        if self._is_open or self.is_measuring:
            yield
            return
        self._is_open = True
        self._out(f"{self._mark(element)} BDC" if element else "/Artifact BMC")
        try:
            yield
        finally:
            self._out("EMC")
            self._is_open = False

    def _mark(self, element: StructElem) -> str:
        page = self.pages[self.page]
        page.struct_parents, number = self._tree.mark(element, page, self.page)
        return f"{element.s} <</MCID {number}>>"

    def _render_styled_text_line(
        self, text_line: TextLine, h: float | None = None, *rest: object, **more: object
    ) -> bool:
        broken = self._perform_page_break_if_need_be(self.font_size if h is None else h)
        body, heading = self._of_lines.get(id(text_line), (self._within, None))
        first = body
        at = next((at for at, each in enumerate(text_line.fragments) if each.font_family != RUN_IN), None)
        if heading and at != 0:
            first = heading
            if at is not None and body and not self.is_measuring:
                self._switch(text_line.fragments[at], body)
        with self._marked(first):
            return super()._render_styled_text_line(text_line, h, *rest, **more) or broken  # type: ignore[arg-type]

    def _switch(self, fragment: Fragment, element: StructElem) -> None:
        """End the open mark when this fragment of a line is written, and begin a mark of ``element``."""
        render = fragment.render_pdf_text

        def marked(*numbers: float) -> str:
            return f"EMC {self._mark(element)} BDC {render(*numbers)}"

        fragment.render_pdf_text = marked  # type: ignore[method-assign, assignment]

    # --- drawings

    def text(self, x: float, y: float, text: str = "") -> None:
        with self._marked(self._within):
            super().text(x, y, text)

    def _out(self, s: str | bytes) -> None:
        """Write operators. A stroke outside marked text, such as a border, is an artifact."""
        bare = isinstance(s, str) and s.endswith(" S") and not self._is_open
        super()._out(f"/Artifact BMC\n{s}\nEMC" if bare else s)  # type: ignore[str-bytes-safe]

    def draw(self, operators: str | bytes, alt: str = "") -> None:
        """Write drawing operators, as a figure if there is an alternative text."""
        with self.figure(alt):
            self._out(operators)


class TaggedTable(Table):
    """A table whose first row contains the headings. Where headings are repeated, they are artifacts."""

    def __init__(self, pdf: TaggedPdf, widths: Sequence[int], line_height: float) -> None:
        super().__init__(
            pdf,
            col_widths=widths,
            line_height=line_height,
            borders_layout="HORIZONTAL_LINES",
            text_align="LEFT",
            padding=1,
        )
        self._pdf = pdf
        self._element = pdf.element("Table")
        self._row_elements: dict[int, StructElem] = {}
        self._written: set[tuple[int, int]] = set()

    def _render_table_cell(self, i: int, j: int, *rest: object, **more: object) -> tuple[bool, float, float]:
        element = None
        if (i, j) not in self._written and not self._pdf.is_measuring:
            self._written.add((i, j))
            if i not in self._row_elements:
                self._row_elements[i] = self._pdf.element("TR", self._element)
            element = self._pdf.element("TH" if i < self._num_heading_rows else "TD", self._row_elements[i])
        with self._pdf.inside(element):
            return super()._render_table_cell(i, j, *rest, **more)  # type: ignore[arg-type]
