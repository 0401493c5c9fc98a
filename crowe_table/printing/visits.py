"""The statistics of an exhibition on a page that prints: totals, days, hours and games."""

from crowe_table.hosting.visit_report import VisitReport
from crowe_table.printing.drawing import A4, LETTER
from crowe_table.printing.sheet import Ink, PdfSheet
from crowe_table.words import Words

SHEETS = {A4: (210.0, 297.0), LETTER: (215.9, 279.4)}
"""Width and height of each paper, in millimetres."""
MARGIN, SIZE, AIR = 20.0, 11.0, 5.0
"""Page margin in millimetres, font size in points, and space between two lists in millimetres."""


def visit_report(words: Words, report: VisitReport, paper: str = A4) -> bytes:
    """Return the page as PDF. It runs over several sheets if necessary. Raises OSError."""
    sheet = PdfSheet(SHEETS[paper], MARGIN, report.title, words.locale)
    sheet.line(report.title, 26, "great", ink=Ink.RED)
    sheet.line(report.period, SIZE, style="I", ink=Ink.FADED)
    sheet.space(2)
    sheet.rule()
    for each in report.lists:
        sheet.space(AIR)
        sheet.line(each.heading, SIZE + 3, "heading", ink=Ink.RED)
        for name, figures in each.rows:
            sheet.row(name, figures, SIZE)
    return sheet.pdf()
