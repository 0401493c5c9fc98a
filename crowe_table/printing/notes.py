"""Bank notes and counters, to print and cut out."""

from crowe_table.engine.cards import Card, parse
from crowe_table.engine.core import Reason, because
from crowe_table.engine.money import COINS, GUINEA, Farthings
from crowe_table.printing.drawing import HAIRLINE, Drawing, PageArea, Paper
from crowe_table.printing.engraving import HEIGHT, WIDTH, face_operators
from crowe_table.printing.making import making_page
from crowe_table.printing.sheet import Ink
from crowe_table.words import Words

NOTES = ((1, "JS"), (2, "QH"), (5, "KC"), (10, "KS"))
"""Value of each note in guineas, and the court card drawn on it."""
NOTE = (165.0, 80.0)
"""Width and height of a note, in millimetres."""
COUNTERS = ("crown", "shilling", "sixpence", "penny")
"""The coins for which there are counters, one page each."""
COUNTER = 30.0
MARGIN = 10.0


class NoteSheets:
    """Pages to print: one for each note, and one for each counter."""

    def __init__(self, words: Words, paper: Paper) -> None:
        self._words = words
        self._paper = paper

    def unfit(self) -> Reason | None:
        """Return why nothing can be printed; None if the sheets can be printed."""
        if self._paper.width < NOTE[0] + 2 * MARGIN or self._paper.height < NOTE[1] + 2 * MARGIN:
            return because("print-paper-small", thing=str(Paper(*NOTE)), paper=str(self._paper))
        return None

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if fonts or drawings cannot be read."""
        drawing = Drawing(self._words.text("print-notes-title"), self._words.locale)
        area = PageArea(MARGIN, MARGIN, self._paper.width - 2 * MARGIN, self._paper.height - 2 * MARGIN)
        for guineas, court in NOTES:
            drawing.page(self._paper)
            for place in drawing.tiled(area, NOTE):
                self._note(drawing, place, guineas, parse(court))
        for name in COUNTERS:
            drawing.page(self._paper)
            for place in drawing.tiled(area, (COUNTER, COUNTER)):
                self._counter(drawing, place, name)
        making_page(self._words, drawing, self._paper, "notes", "counters")
        return drawing.pdf()

    def _note(self, drawing: Drawing, place: PageArea, guineas: int, court: Card) -> None:
        words, sum_ = self._words, Farthings(guineas * GUINEA)
        drawing.box(place, HAIRLINE, Ink.FADED)
        for inner, width in ((3.0, 0.7), (4.5, 0.2)):
            drawing.box(place.grown(-inner), width)
        picture = PageArea(place.x + 7, place.y + 7, (place.height - 14) * WIDTH / HEIGHT, place.height - 14)
        drawing.place(face_operators(court), picture, (WIDTH, HEIGHT), alt=words.card(court))
        left, right = picture.x + picture.width + 4, place.x + place.width - 8
        middle, wide = (left + right) / 2, right - left
        drawing.label(words.text("print-note-house"), middle, place.y + 15, 24, "great", ink=Ink.RED, within=wide)
        drawing.label(words.text("print-note-promise"), middle, place.y + 27, 12, style="I", within=wide)
        drawing.label(words.text("print-note-guineas", number=guineas), middle, place.y + 41, 30, "great", within=wide)
        drawing.label(words.sum(sum_), middle, place.y + 52, 13, within=wide)
        drawing.label(
            words.text("print-note-play"),
            middle,
            place.y + place.height - 9,
            8.5,
            style="I",
            ink=Ink.FADED,
            within=wide,
        )
        drawing.line(middle, place.y + 65, right, place.y + 65, 0.15, Ink.FADED)
        drawing.label("N. Crowe", (middle + right) / 2, place.y + 62, 14, style="I")

    def _counter(self, drawing: Drawing, place: PageArea, name: str) -> None:
        x, y = place.middle
        for inner, width in ((0.0, 0.3), (1.5, 0.6), (3.0, 0.15)):
            drawing.circle(x, y, COUNTER / 2 - inner, width)
        drawing.label(self._words.sum(COINS[name]), x, y - 1, 18, style="B", ink=Ink.RED, within=COUNTER - 9)
        drawing.label(self._words.text(f"coin-{name}"), x, y + 6.5, 8.5, style="I", within=COUNTER - 13)
