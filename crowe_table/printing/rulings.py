"""A game's rulings on paper. Four columns show the book's words, what they leave open, our rule, and other accounts."""

from crowe_table.printing.drawing import A4, PAPERS
from crowe_table.printing.sheet import Ink, PdfSheet
from crowe_table.words import Words
from crowe_table.words.rulings import rulings_of

MARGIN = 14.0
SIZE = 9.5
"""Font size in points."""
COLUMNS = ("ruling-book", "ruling-open", "ruling-ours", "ruling-others")


class RulingsPaper:
    """All rulings of one game. Departures from the book come first."""

    def __init__(self, words: Words, slug: str, paper: str = A4) -> None:
        """Read the rulings of the game. Raises BadRulings or OSError."""
        self._words = words.game(slug)
        self._slug = slug
        self._paper = PAPERS[paper].turned
        self._rulings, self._locale = rulings_of(slug, words.locale)

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if the fonts cannot be read."""
        words, game = self._words, self._words.text(f"game-{self._slug}")
        title = words.text("rulings-title", game=game)
        sheet = PdfSheet((self._paper.width, self._paper.height), MARGIN, title, self._locale)
        sheet.line(title, 26, "great", ink=Ink.RED)
        if self._locale != words.locale:
            sheet.line(words.text("booke-in-english", title=game), SIZE, ink=Ink.FADED)
        if any(ruling.departs for ruling in self._rulings):
            sheet.line(words.text("rulings-order"), SIZE, style="I", ink=Ink.FADED)
        sheet.space(2)
        rows = []
        for ruling in self._rulings:
            told = dict(ruling.columns())
            rows.append((f"{ruling.number}. {ruling.title}", *(told.get(key, "–") for key in COLUMNS)))
        sheet.table(["", *(words.text(key) for key in COLUMNS)], rows, SIZE)
        return sheet.pdf()
