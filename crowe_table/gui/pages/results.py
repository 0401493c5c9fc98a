"""The results page: the winner, the last hands, each player's gain or loss, and buttons for the next step.

After a famous hand, the page compares the result with the book's and with the best possible one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Announced, Ended, Paid, Reason, Seat, Threw
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import MatchPlace
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import dots
from crowe_table.gui.draw.background import table_in_parts
from crowe_table.gui.draw.faces import Medallion, medallion
from crowe_table.gui.draw.paper import StyledText, set_lines, speech_face, ticket
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.printed import Print
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import double_rule
from crowe_table.gui.pages.deal_slip import DealSlip, DealSlipSheet
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.pages.hands import NamedHand, lay_hands
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.printing import PrintSheet
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.last_hands import last_hands, shared_hands, whole_hands
from crowe_table.hosting.morals import moral_arguments, verdict_of
from crowe_table.hosting.outcome import LedgerLine, Outcome, ranked
from crowe_table.paths import documents_dir
from crowe_table.printing.job import PrintJob, printed_apart, printed_slip, slip_name
from crowe_table.words.characters import character_of, company_of
from crowe_table.words.narration import narrate

EDGE = 40
"""Margin in table units around everything on the page."""
GAP, BETWEEN = 12, 22
"""Gaps between buttons and between papers, in table units."""
LEDGER = 432
"""Width in table units of the ledger at the right, in ordinary print."""
WIDER = (50, 55, 60, 65)
"""Widths in percent of the page, tried in turn for a moral that needs more width than the ledger."""
HEADED, PARTS_APART = 12, 8
"""Gap below a heading's rule, and gap between the parts of a moral, in table units."""
INSIDE = 26
"""Padding of a paper in table units."""
MEDALLION, MAX_FACES = 104, 2
"""Height in table units of a winner's face, and maximum number of faces."""
LAPPED = (100, 62)
"""Visible width in percent of the first face, and of a face that another one overlaps."""
TITLE, BODY, NAME, MARK = 34, 22, 24, 19
"""Text sizes of titles, of other text, of names, and of the note about the record."""
ROOM = 100
"""Minimum free height below the last hands, in table units, for a paper with the last events."""
FACE = 42
"""Height in table units of a face in the ledger."""
DIE = 70
"""Side in table units of a die of the last throw."""


class ResultsPage(Page):
    """The result of a game, with buttons for what to do next."""

    LEDGER_HEADING = "end-ledger"
    """Message of the heading above gains and losses."""

    def __init__(self, services: Services, nav: Navigator, outcome: Outcome) -> None:
        super().__init__(services, nav)
        self._outcome = outcome
        self._verdict = verdict_of(outcome)
        self._refusal: Reason | None = None
        self._refill = False
        view, head = outcome.view, outcome.walk.head
        company = company_of(head.players, view.seat, head.coinage, view.options.unit)
        self._words = services.words.game(view.game).to(company)
        self._account = Press("ledger", self._words.text("end-account"), nav.open_ledger, size=20)
        self._code = Press("code", self._words.text("deal-code"), self._open_slip, size=20)
        self._slip = DealSlip(self, self._words, head.seed, [self._account])

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event, but ignore Space.

        Space hurries the animation at the table, and one press too many must not start another game.
        """
        if not (event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE):
            super().handle(event)

    def back(self) -> None:
        """Return to the table. Escape calls this."""
        self.nav.back()

    def first(self) -> str:
        return "walk"

    def background(self) -> InParts[pygame.Surface]:
        return table_in_parts(self.assets, pygame.Rect((0, 0), self.assets.canvas.size))

    def compose(self) -> Iterator[None]:
        assets = self.assets
        px = assets.canvas.px
        whole = pygame.Rect((0, 0), assets.canvas.size).inflate(-2 * px(EDGE), -2 * px(EDGE))
        rest = self.row(whole, self._presses())
        yield
        wide = self._right_wide(whole.w, rest.h)
        right = pygame.Rect(whole.right - wide, whole.y, wide, rest.h)
        left = pygame.Rect(whole.x, whole.y, right.x - px(BETWEEN) - whole.x, right.h)
        if self._outcome.exhibit:
            self._moral(right)
        else:
            yield from self._ledger(right)
        yield
        banner = self._banner(left)
        yield
        below = banner.bottom + px(BETWEEN)
        yield from self._last_seen(pygame.Rect(left.x, below, left.w, left.bottom - below))

    # --- the result

    def _banner(self, area: pygame.Rect) -> pygame.Rect:
        """Draw the winners and the reason why they won. Return the area of the banner."""
        assets, words, px = self.assets, self._words, self.assets.canvas.px
        faces = self._faces(px(MEDALLION * (1 + assets.look.text) / 2))
        left = px(INSIDE) + sum(face.get_width() * LAPPED[at > 0] // 100 for at, face in enumerate(faces)) + px(GAP)
        inner = area.w - left - px(INSIDE)
        title = set_lines(assets, StyledText(self._title(), Face.HEADING, TITLE), inner)
        told = [words.reason(reason) for reason in self._outcome.words_of_deal]
        why = set_lines(assets, StyledText(" ".join(told), Face.TEXT, BODY), inner)
        if title.get_height() + why.get_height() > area.h // 3:
            why = set_lines(assets, StyledText("".join(told[:1]), Face.TEXT, BODY), inner)
        if self._refusal:
            why = set_lines(assets, StyledText(words.reason(self._refusal), Face.TEXT, BODY, palette.RUBRIC), inner)
        below = [why, *self._marks(inner)]
        printed = title.get_height() + sum(line.get_height() for line in below) + px(12)
        high = max([printed, *(face.get_height() for face in faces)]) + 2 * px(INSIDE - 8)
        paper = self._paper(pygame.Rect(area.x, area.y, area.w, high))
        x = paper.x + left
        for at, face in reversed([*enumerate(faces)]):
            behind = at * face.get_width() * LAPPED[True] // 100
            self.scene.background.blit(face, face.get_rect(midleft=(paper.x + px(INSIDE) + behind, paper.centery)))
        y = paper.centery - printed // 2
        self.scene.background.blit(title, (x, y))
        y += title.get_height()
        double_rule(self.scene.background, assets, x, paper.right - px(INSIDE), y)
        y += px(12)
        for line in below:
            self.scene.background.blit(line, (x, y))
            y += line.get_height()
        return paper

    def _marks(self, width: int) -> list[pygame.Surface]:
        """Return the note that the records do not count the game, with the reason. Empty if they count it."""
        if not self._outcome.mark:
            return []
        told = StyledText(self._words.text(self._outcome.mark), Face.ITALIC, MARK, palette.RUBRIC)
        return [set_lines(self.assets, told, width)]

    def _faces(self, high: int) -> list[pygame.Surface]:
        outcome = self._outcome
        shown = (outcome.view.seat,) if outcome.exhibit else outcome.winners
        return [self._medallion(seat, high, palette.RUBRIC) for seat in shown[:MAX_FACES]]

    def _medallion(self, seat: Seat, high: int, rim: str = palette.INK) -> pygame.Surface:
        face = character_of(self._outcome.walk.head.players[seat]).face
        return medallion(self.assets, Medallion(face, rim=rim), high)

    def _title(self) -> str:
        winners = self._outcome.winners
        if self._outcome.exhibit:
            return self._words.text(f"exhibit-{self._outcome.exhibit}")
        if not winners:
            return self._words.text("end-heading-over")
        return self._words.text("end-heading-won", seats=winners, number=len(winners))

    def _right_wide(self, whole: int, high: int) -> int:
        """Return the width in pixels of the paper at the right.

        This is the ledger's width. After a famous hand it may be larger, so that the whole moral fits.
        """
        assets = self.assets
        least = min(assets.canvas.px(LEDGER * (1 + assets.look.text) / 2), whole // 2)
        if not self._outcome.exhibit:
            return least
        widths = (least, *(whole * hundredths // 100 for hundredths in WIDER))
        return next((wide for wide in widths if self._moral_high(wide) <= high), widths[-1])

    def _paper(self, area: pygame.Rect) -> pygame.Rect:
        sheet = ticket(self.assets, area.w, area.h)
        self.scene.background.blit(sheet, (area.x - self.assets.margin, area.y - self.assets.margin))
        return area

    # --- the last hands

    def _last_seen(self, area: pygame.Rect) -> Iterator[None]:
        hands = self._hands()
        yield
        if not hands:
            self._last_words(area)
            return
        ends = yield from lay_hands(self.scene.background, self.assets, hands, area)
        for hand in hands:
            told = self._words.text("access-pair", name=hand.name.text, value=self._words.cards(hand.cards))
            self.content.append(Print(told, False, area))
        bottom = ends + self.assets.canvas.px(BETWEEN)
        if area.bottom - bottom > self.assets.canvas.px(ROOM):
            self._lay_latest_events(pygame.Rect(area.x, bottom, area.w, area.bottom - bottom))

    def _hands(self) -> list[NamedHand]:
        outcome = self._outcome
        if outcome.exhibit:
            first, last = (outcome.walk.view(step, outcome.view.seat, True) for step in (0, outcome.walk.last))
            return [self._named(seat, cards) for seat, cards in whole_hands(first, last, outcome.layout).items()]
        found = last_hands(outcome.view, outcome.layout)
        held = {seat: cards for seat, cards in found.items() if any(card != HIDDEN for card in cards)}
        best = sorted(held, key=lambda seat: seat not in outcome.winners)
        shared = shared_hands(outcome.view, outcome.layout)
        plain = StyledText("", Face.HEADING, NAME, palette.BOOKE_PAPER)
        apart = [NamedHand(cards, replace(plain, text=self._words.text(spot.title))) for spot, cards in shared]
        return [*(self._named(seat, held[seat]) for seat in best), *apart]

    def _named(self, seat: Seat, cards: Sequence[Card]) -> NamedHand:
        won = seat in self._outcome.winners
        colour = palette.BRIGHT_BRASS if won else palette.BOOKE_PAPER
        return NamedHand(cards, StyledText(self._name_of(seat), Face.HEADING, NAME, colour))

    def _name_of(self, seat: Seat) -> str:
        return self._words.seat(seat)

    def _last_words(self, area: pygame.Rect) -> None:
        """Draw the last throw of the dice, if there was one, and the latest events."""
        assets, px = self.assets, self.assets.canvas.px
        thrown = next((event for event in reversed(self._outcome.view.past) if isinstance(event, Threw)), None)
        top = area.y
        if thrown:
            for at, face in enumerate(thrown.dice):
                die = assets.picture(f"die-{face}a", px(DIE), px(DIE))
                if die:
                    laid = assets.shadowed(die, 3)
                    self.scene.background.blit(laid, (area.x + at * px(DIE + GAP) - assets.margin, top - assets.margin))
            said = StyledText(
                self._words.text("threw-dice", seat=thrown.seat, dice=thrown.dice),
                Face.ITALIC,
                BODY,
                palette.BOOKE_PAPER,
            )
            left = area.x + len(thrown.dice) * px(DIE + GAP) + px(GAP)
            line = set_lines(assets, said, area.right - left)
            self.scene.background.blit(line, line.get_rect(midleft=(left, top + px(DIE) // 2)))
            top += px(DIE + BETWEEN)
        self._lay_latest_events(pygame.Rect(area.x, top, area.w, area.bottom - top))

    def _lay_latest_events(self, area: pygame.Rect) -> None:
        """Draw a paper with the latest events, as many as fit. Omit payments, and events that the banner shows."""
        assets, px = self.assets, self.assets.canvas.px
        room, lines = area.h - 2 * px(INSIDE - 8), list[pygame.Surface]()
        said = self._outcome.words_of_deal
        past = [
            event
            for event in self._outcome.view.past
            if not isinstance(event, Paid | Ended) and not (isinstance(event, Announced) and event.words in said)
        ]
        tale = narrate(past, self._words)
        face = speech_face("".join(tale[1:]))
        for at, text in reversed(list(enumerate(tale))):
            line = set_lines(assets, StyledText(text, face if at else speech_face(text), BODY), area.w - 2 * px(INSIDE))
            if sum(each.get_height() for each in lines) + line.get_height() > room:
                break
            lines.insert(0, line)
        high = sum(line.get_height() for line in lines)
        if not lines:
            return
        self._paper(pygame.Rect(area.x, area.y, area.w, high + 2 * px(INSIDE - 8)))
        y = area.y + px(INSIDE - 8)
        for line in lines:
            self.scene.background.blit(line, (area.x + px(INSIDE), y))
            y += line.get_height()

    # --- the ledger

    def _ledger(self, area: pygame.Rect) -> Iterator[None]:
        """Draw the players' gains and losses, the largest gain first. If there is room, also draw the deal code."""
        px, rows = self.assets.canvas.px, list[pygame.Surface]()
        for line in ranked(self._outcome):
            rows.append(self._row(line, area.w - 2 * px(INSIDE)))
            yield
        area = self._paper(self._ledger_area(area, sum(row.get_height() for row in rows)))
        inner = area.inflate(-2 * px(INSIDE), -2 * px(INSIDE - 8))
        y = self._headed(inner, self._words.text(self.LEDGER_HEADING))
        yield
        foot = self._ledger_foot(inner)
        y = self._began(inner, y, foot - sum(row.get_height() for row in rows))
        for left, row in zip(range(len(rows), 0, -1), rows, strict=True):
            self.scene.background.blit(row, (inner.x, y))
            y += min(row.get_height(), (foot - y) // left)
        self._below_ledger(inner, y)

    def _ledger_area(self, area: pygame.Rect, rows_high: int) -> pygame.Rect:
        """Return the area of the ledger's paper: the whole area, because the deal code is below the lines."""
        del rows_high
        return area

    def _ledger_foot(self, area: pygame.Rect) -> int:
        """Return the y coordinate above which the lines of the ledger end."""
        return above(self.assets, area, row_areas(self.assets, area, [self._code, self._account])).bottom

    def _below_ledger(self, area: pygame.Rect, top: int) -> None:
        """Lay out what is below the lines of the ledger: the deal code if there is room, or a button for it."""
        if top + self.assets.canvas.px(GAP) + self._slip.height(area.w) <= area.bottom:
            self._slip.lay(area)
        else:
            self.row(area, [self._code, self._account])

    def _open_slip(self) -> None:
        seed = self._outcome.walk.head.seed
        self.nav.open_over(DealSlipSheet(self.services, self.nav, self, self._words, seed))

    def _began(self, area: pygame.Rect, y: int, foot: int) -> int:
        """Draw the purse at the start, if it was the same for all, and who bought in again.

        Leave out what does not fit above ``foot``. Return the y coordinate below.
        """
        words, brought = self._words, self._outcome.walk.head.purses
        told = []
        if len(set(brought)) == 1 and any(self._outcome.won):
            told.append(words.text("end-began", sum=words.sum(brought[0])))
        opened = enumerate(zip(self._outcome.view.public.opened, brought, strict=True))
        bought = [(Seat(seat), Farthings(now - then)) for seat, (now, then) in opened if now > then]
        if bought:
            sums = [words.text("end-bought-by", name=words.seat(seat), sum=words.sum(sum_)) for seat, sum_ in bought]
            told.append(words.text("end-bought", sums=words.listed(sums)))
        for words_told in (" ".join(told), *told[:1]) if told else ():
            print_ = StyledText(words_told, Face.ITALIC, 19, palette.FADED_INK)
            lines = set_lines(self.assets, print_, area.w, centred=True)
            if y + lines.get_height() <= foot:
                break
        else:
            return y
        self.scene.background.blit(lines, lines.get_rect(midtop=(area.centerx, y - self.assets.canvas.px(4))))
        return y + lines.get_height()

    def _headed(self, area: pygame.Rect, text: str) -> int:
        """Draw a heading with a rule below it. Return the y coordinate below the rule."""
        line = set_lines(self.assets, StyledText(text, Face.HEADING, TITLE), area.w, centred=True)
        self.scene.background.blit(line, line.get_rect(midtop=(area.centerx, area.y - self.assets.canvas.px(4))))
        y = area.y + line.get_height()
        double_rule(self.scene.background, self.assets, area.x, area.right, y)
        return y + self.assets.canvas.px(HEADED)

    def _row(self, line: LedgerLine, wide: int) -> pygame.Surface:
        """Return the line of one player: rank, name, score if there is one, and gain or loss."""
        assets, px = self.assets, self.assets.canvas.px
        colour = palette.RUBRIC if line.seat in self._outcome.winners else palette.INK
        place = set_lines(assets, StyledText(str(line.place), Face.TEXT, NAME, colour), wide)
        won = set_lines(assets, StyledText(self._gain(line), Face.BOLD, BODY, colour), wide)
        score = "" if line.score is None else self._words.figures(line.score)
        points = set_lines(assets, StyledText(score, Face.TEXT, BODY, colour), wide)
        face = self._medallion(line.seat, px(FACE), colour)
        left = px(30 * assets.look.text) + face.get_width() + px(10)
        free = wide - left - won.get_width() - (points.get_width() + px(GAP) if score else 0) - px(2 * GAP)
        name = set_lines(assets, StyledText(self._name_of(line.seat), Face.HEADING, NAME, colour), free)
        high = max(name.get_height(), won.get_height(), face.get_height()) + px(8)
        row = pygame.Surface((wide, high), pygame.SRCALPHA)
        if line.seat == self._outcome.view.seat:
            row.fill(pygame.Color(palette.PAPER_PRESSED))
        middle = high // 2
        row.blit(place, place.get_rect(midleft=(px(8), middle)))
        row.blit(face, face.get_rect(midright=(left - px(10), middle)))
        row.blit(name, name.get_rect(midleft=(left, middle)))
        row.blit(won, won.get_rect(midright=(wide - px(6), middle)))
        end = wide - px(6) - won.get_width() - px(GAP)
        if score:
            row.blit(points, points.get_rect(midright=(end, middle)))
            end -= points.get_width() + px(GAP)
        dots(row, assets, left + name.get_width() + px(8), end, middle + name.get_height() // 2 - px(9))
        return row

    def _gain(self, line: LedgerLine) -> str:
        """Return the gain or loss of a player. Empty if the game was for points and nobody won money."""
        if line.score is not None and not any(self._outcome.won):
            return ""
        sum_ = self._words.brief_sum(line.won)
        return self._words.text("ledger-plus", sum=sum_) if line.won > 0 else sum_

    # --- the moral

    def _moral(self, area: pygame.Rect) -> None:
        """Draw the moral of a famous hand.

        It has the task, the book's result, the visitor's result, and the best possible result.
        """
        words, px = self._words, self.assets.canvas.px
        self._paper(area)
        inner = area.inflate(-2 * px(INSIDE), -2 * px(INSIDE - 8))
        y = self._headed(inner, words.text("exhibit-moral"))
        for part in self._moral_parts():
            for said in part:
                line = set_lines(self.assets, said, inner.w)
                self.scene.background.blit(line, (inner.x, y))
                y += line.get_height()
            y += px(PARTS_APART)

    def _moral_parts(self) -> list[list[StyledText]]:
        """Return the parts of the moral: red headings, each with a sentence, and a final sentence."""
        words, name, ended = self._words, self._outcome.exhibit, self._outcome.ended
        verdict = self._verdict
        given = moral_arguments(words, verdict) if verdict else {}
        yours = words.reason(ended.why) if ended else ""
        if verdict and verdict.did:
            yours = words.text("exhibit-verdict", **given)
        told = (
            ("exhibit-asked", words.text(f"exhibit-{name}-goal")),
            ("exhibit-hero", words.text(f"exhibit-{name}-hero")),
            ("exhibit-yours", yours),
            ("exhibit-best", "" if verdict and verdict.names_way else words.text(f"exhibit-{name}-best", **given)),
        )
        headed = [
            [StyledText(words.text(key), Face.ITALIC, 20, palette.RUBRIC), StyledText(text, Face.TEXT, BODY - 1)]
            for key, text in told
            if text
        ]
        return [*headed, [StyledText(words.text(f"exhibit-{name}-moral"), Face.ITALIC, BODY - 1)]]

    def _moral_high(self, wide: int) -> int:
        px, inner = self.assets.canvas.px, wide - 2 * self.assets.canvas.px(INSIDE)
        title = StyledText(self._words.text("exhibit-moral"), Face.HEADING, TITLE)
        parts = self._moral_parts()
        prints = [set_lines(self.assets, said, inner) for said in (title, *(said for part in parts for said in part))]
        apart = px(HEADED) + px(PARTS_APART) * (len(parts) - 1)
        return sum(print_.get_height() for print_ in prints) + apart + 2 * px(INSIDE - 8)

    # --- the next step

    def _presses(self) -> list[Press]:
        text, nav = self._words.text, self.nav
        walk = Press("walk", text("end-walk"), nav.open_walk)
        slips = [Press("print", text("print-slip"), self._print_slip)] if nav.prints else []
        leave = Press("leave", text("end-title"), nav.leave_table)
        if self._outcome.exhibit:
            again = Press("same", text("end-try-again"), self._same)
            return [walk, *slips, again, Press("exhibits", text("end-exhibits"), nav.open_exhibits), leave]
        review = [Press("review", text("review-open"), nav.open_review)] if nav.can_review() else []
        if isinstance(self._outcome.walk.head.match, MatchPlace):
            return [walk, *review, *slips, Press("match", text("match-open"), nav.open_match), leave]
        return [
            walk,
            *review,
            *slips,
            Press("same", text("end-same"), self._same),
            Press("again", text("end-refill" if self._refill else "end-again"), self._again),
            Press("change", text("end-change"), nav.change_game),
            leave,
        ]

    def _print_slip(self) -> None:
        words, outcome = self.services.words, self._outcome
        printed = partial(printed_slip, four_colours=self.assets.look.four_colours)
        paper = partial(printed_apart, printed, words.locale, outcome)
        job = PrintJob(documents_dir() / slip_name(outcome), paper)
        self.nav.open_over(PrintSheet(self.services, self.nav, self, job))

    def _same(self) -> None:
        self._say(self.nav.play_same_cards())

    def _again(self) -> None:
        refusal = self.nav.play_again(self._refill)
        self._refill = refusal is not None
        self._say(refusal)

    def _say(self, refusal: Reason | None) -> None:
        self._refusal = refusal
        if refusal:
            self.recompose()
