"""The slip of a finished game, for visitors to take home: the winner, the last hands, and the deal code."""

from bisect import bisect_left

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, Card, parse
from crowe_table.engine.core import NO_SEAT, Threw
from crowe_table.engine.deal_code import display_code
from crowe_table.engine.layout import Kind
from crowe_table.hosting.last_hands import last_hands, shared_hands
from crowe_table.hosting.outcome import Outcome, ranked
from crowe_table.printing.drawing import A4, LETTER
from crowe_table.printing.engraving import HEIGHT, WIDTH, fill, framed_face, stroke
from crowe_table.printing.raster import Raster
from crowe_table.printing.sheet import Ink, PdfSheet
from crowe_table.words import Words
from crowe_table.words.catalogue import capital
from crowe_table.words.characters import company_of
from crowe_table.words.facts import begun

SHEETS = {A4: (148.0, 210.0), LETTER: (139.7, 215.9)}
"""Width and height of half a sheet of each paper, in millimetres."""
MARGIN, FOOT = 13.0, 32.0
"""Page margin, and height reserved for the deal code, in millimetres."""
LOGO = 14.0
"""Maximum height of the museum's logo, in millimetres."""
AIR = 4.0
"""Space between the parts of a slip, in millimetres."""
MAX_BESIDE = 7
"""Maximum number of cards of a hand on the same line as the player's name."""
LONG, LONG_CODE = 18, 60
"""Lengths, in characters, from which a title and a deal code are set in a smaller font."""
SIZES = (12.0, 11.0, 10.0, 9.0, 8.0)
"""Font sizes in points, largest first. The first size that fits is used."""
PICTURE, MIN_PICTURE, PICTURE_GAP = 58.0, 22.0, 3.0
"""Maximum and minimum height of the drawing, and the gap between its cards, in millimetres."""
MAX_PICTURES = 5
"""Maximum number of cards in the drawing."""
ACE_OF_SPADES = parse("AS")
DIE = (100.0, 100.0)
"""Space in which a die is drawn."""
_PIPS = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((27, 27), (27, 73), (73, 27), (73, 73)),
    5: ((27, 27), (27, 73), (50, 50), (73, 27), (73, 73)),
    6: ((27, 25), (27, 50), (27, 75), (73, 25), (73, 50), (73, 75)),
}
"""Centres of the pips on each side of a die."""


class Slip:
    """The slip of one game."""

    def __init__(
        self,
        words: Words,
        outcome: Outcome,
        four_colours: bool = False,
        paper: str = A4,
        museum: str = "",
        logo: Raster | None = None,
    ) -> None:
        """Prepare the slip. At its head are ``logo`` and ``museum``, the name of the museum that gives it."""
        head, view = outcome.walk.head, outcome.view
        company = company_of(head.players, NO_SEAT, head.coinage, view.options.unit)
        self._words = words.game(head.game).to(company)
        self._outcome = outcome
        self._head = head
        self._four_colours = four_colours
        self._paper = SHEETS[paper]
        self._museum = museum
        self._logo = logo

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if the fonts cannot be read."""
        at = bisect_left(SIZES, True, key=lambda size: self._set(size).fits)
        sheet = self._set(SIZES[min(at, len(SIZES) - 1)])
        self._picture(sheet)
        self._code(sheet)
        return sheet.pdf()

    def _set(self, size: float) -> PdfSheet:
        words, head, outcome = self._words, self._head, self._outcome
        game = words.text(f"game-{head.game}")
        sheet = PdfSheet(self._paper, MARGIN, game, words.locale, self._four_colours)
        if self._logo:
            size_of_logo = float(self._logo.width), float(self._logo.height)
            sheet.pictures([(self._logo.operators(), self._museum)], size_of_logo, LOGO, 0)
            sheet.space(2)
        if self._museum:
            sheet.line(self._museum, size + 2, "heading")
        sheet.line(words.text("slip-head"), size, style="I", ink=Ink.FADED)
        title = words.text(f"exhibit-{outcome.exhibit}") if outcome.exhibit else game
        sheet.line(title, 30 if len(title) < LONG else 22, "great", ink=Ink.RED)
        sheet.line(words.text(f"game-{head.game}-line"), size, style="I")
        played = [words.text(f"preset-{head.preset}"), begun(words, head.begun)]
        sheet.line(" · ".join(part for part in played if part), size - 1, ink=Ink.FADED)
        sheet.space(2)
        sheet.rule()
        sheet.space(AIR)
        sheet.line(self._won(), size + 5, "heading")
        for reason in outcome.words_of_deal:
            sheet.marked(plain(words.reason(reason)), size, centred=True)
        sheet.space(AIR)
        self._ledger(sheet, size)
        if outcome.mark:
            sheet.line(words.text(outcome.mark), size - 1, style="I", ink=Ink.RED)
        sheet.keep(FOOT)
        self._hands(sheet, size)
        return sheet

    def _won(self) -> str:
        winners = self._outcome.winners
        if not winners:
            return self._words.text("end-heading-over")
        return self._words.text("end-heading-won", seats=winners, number=len(winners))

    def _ledger(self, sheet: PdfSheet, size: float) -> None:
        """Write each player with score and winnings, if the game has them."""
        staked = any(self._outcome.won)
        for line in ranked(self._outcome):
            score = [] if line.score is None else [self._words.text("slip-score", number=line.score)]
            won = [self._words.sum(line.won)] if staked else []
            sheet.row(self._words.seat(line.seat), [*score, *won], size)

    def _hands(self, sheet: PdfSheet, size: float) -> None:
        """Write each player's last hand. In a dice game, write the last throw."""
        words, view = self._words, self._outcome.view
        hands = last_hands(view, self._outcome.layout)
        thrown = self._thrown()
        sheet.space(AIR)
        if hands:
            sheet.line(words.text("slip-hands"), size + 2, "heading", ink=Ink.RED)
            long = max(map(len, hands.values())) > MAX_BESIDE
            named = [(words.seat(seat), cards) for seat, cards in hands.items()]
            named += [(words.text(spot.title), cards) for spot, cards in shared_hands(view, self._outcome.layout)]
            for who, cards in named:
                name, told = f"<i>{plain(who)}</i>", "  ".join(map(self._brief, cards))
                for part in (name, told) if long else (f"{name}  {told}",):
                    sheet.marked(part, size, centred=True)
        elif thrown:
            sheet.marked(plain(words.text("threw-dice", seat=thrown.seat, dice=thrown.dice)), size, centred=True)

    def _thrown(self) -> Threw | None:
        past = self._outcome.view.past
        return next((event for event in reversed(past) if isinstance(event, Threw)), None)

    def _picture(self, sheet: PdfSheet) -> None:
        """Draw cards of the winner’s last hand, or the last throw, in the space that is left.

        Draw dice or an ace if there was neither.
        """
        high = min(PICTURE, sheet.room - 2 * AIR)
        if high < MIN_PICTURE:
            return
        words, outcome, thrown = self._words, self._outcome, self._thrown()
        hands = last_hands(outcome.view, outcome.layout)
        shown = [hands[seat] for seat in outcome.winners if seat in hands]
        shown += [*hands.values(), *(cards for _, cards in shared_hands(outcome.view, outcome.layout))]
        cards = next(
            ([card for card in each if card != HIDDEN] for each in shown if any(c != HIDDEN for c in each)), []
        )
        size, has_dice = (WIDTH, HEIGHT), any(spot.kind is Kind.DICE for spot in outcome.layout.spots)
        drawn = [(self._face(card), capital(words.card(card))) for card in cards[:MAX_PICTURES]]
        if not drawn and (thrown or has_dice):
            size, high = DIE, high / 2
            drawn = (
                [(_die(face), words.number(face)) for face in thrown.dice] if thrown else [(_die(6), ""), (_die(5), "")]
            )
        sheet.space(AIR)
        sheet.pictures(drawn or [(self._face(ACE_OF_SPADES), "")], size, high, PICTURE_GAP)

    def _face(self, card: Card) -> bytes:
        return framed_face(card, self._four_colours)

    def _brief(self, card: Card) -> str:
        return "–" if card == HIDDEN else self._words.brief(card)

    def _code(self, sheet: PdfSheet) -> None:
        words, code = self._words, display_code(self._head.seed)
        sheet.to_foot()
        sheet.rule()
        sheet.space(1.5)
        in_words = " " in code
        sheet.line(words.text("deal-code" if in_words else "deal-code-plain"), 10, style="I", ink=Ink.RED)
        sheet.line(code, 13 if len(code) < LONG_CODE else 9)
        if in_words:
            sheet.space(1)
            sheet.line(words.text("slip-code"), 8.5, style="I", ink=Ink.FADED)


def _die(face: int) -> bytes:
    pips = [f"{x} {y} m {x} {y} l S" for x, y in _PIPS[face]]
    edge = f"{stroke(palette.INK, 3)} 1 j 4 4 92 92 re S"
    return "\n".join((fill(palette.INK), edge, f"{stroke(palette.INK, 17)} 1 J", *pips)).encode()


def plain(text: str) -> str:
    """Escape a text, so that it contains no tags of the rule book."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
