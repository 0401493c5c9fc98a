"""The tickets of the players.

Each is a paper with the player's portrait at the side nearer to the middle of the table.

A ticket shows name, score, target and purse, and whether the player is the dealer or the viewer's partner. It also
shows whose turn it is, and whether the player is out or plays alone.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.faces import BREADTH, Medallion, laid
from crowe_table.gui.draw.paper import StyledText, crown, draw_side_mark, line_width, set_lines, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.chips import chip
from crowe_table.gui.table.widgets.log_lines import Sides
from crowe_table.words import Words
from crowe_table.words.characters import Character

FACE_HEIGHT = 74
"""Height in table units of a full-size portrait, at any text scale."""
MIN_FACE = 52
"""Minimum height in table units of a portrait, if it is reduced beside a long name."""
_PRINT_WIDTH, _ROWS_HEIGHT = 135, 76
"""Space for text in table units at normal text size.

The width is for a computer player's name and a sum, the height for a name and two rows.
"""
_PARTNER_HEIGHT = 16
"""Additional height of a ticket in table units if the game has partners."""
_OVERLAP = 0.62
"""Fraction of a portrait's width that overlaps the paper."""
_GAP, _EDGE, _ABOVE = 7, 16, 8
"""Gap between face and text, between text and the far edge, and above and below the text, in table units."""
_LEAST_ABOVE = 4
"""Minimum gap above and below the text in table units, if its rows need more height than the ticket's area has."""
_NAME, _REST = 20, 17
_NAME_PITCH, _REST_PITCH = 1.16, 1.14
"""Distance between lines as a multiple of the text size, for names and for other text."""
_MARK, _CLEAR_OF_MARK = 13, 6
_DISC = 28
_LOWER = 12
"""Maximum difference between the height of a ticket's area and the height of its paper, in table units."""
_TICKET_Z = 20.0


def ticket_size(text: float, sides: bool) -> tuple[int, int]:
    """Return the size of a ticket in table units, at a text scale. ``sides`` says whether there are partners."""
    aside = FACE_HEIGHT * BREADTH + _GAP + _EDGE
    return round(aside + _PRINT_WIDTH * text), round((_ROWS_HEIGHT + _PARTNER_HEIGHT * sides) * text)


@dataclass(frozen=True)
class TicketContent:
    """The content of a ticket."""

    name: str
    face: str
    score: str
    """The score and target. Empty if the game has no scores."""
    purse: str
    dealer: str = ""
    partner: str = ""
    """The word “partner” in the visitor's language. Empty unless the player is the viewer's partner."""
    side: int = -1
    """The side of the player. The viewer's own side is 0. −1 if sides are not marked."""
    turn: bool = False
    out: bool = False
    crowned: bool = False
    colours: int = -1
    """The seat whose coloured disc is on the ticket, if colours distinguish the stakes. Otherwise −1."""


class Tickets:
    """The tickets of all players at one table."""

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, stage: Stage, characters: Mapping[Seat, Character]
    ) -> None:
        self._words = words
        self._stage = stage
        self._characters = characters
        frame = frame_of(assets)
        self._middle = frame.area(frame.cloth).centerx
        self._sprites = {
            seat: scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_TICKET_Z))
            for seat in (*stage.ring, *((NO_SEAT,) if stage.banked else ()))
        }
        self._shown_state: dict[Seat, tuple[TicketContent, pygame.Rect, float]] = {}

    def show(self, displayed: Displayed) -> None:
        """Draw the tickets whose content or area has changed."""
        for seat, sprite in self._sprites.items():
            content, area = self.content(seat, displayed), self.area(seat)
            says = content, area, self._stage.placement.text
            if self._shown_state.get(seat) == says:
                continue
            self._shown_state[seat] = says
            sprite.surface = self._picture(content, area)
            sprite.x, sprite.y = self._corner(sprite, area)

    def draw_for(self, displayed: Displayed) -> Iterator[bool]:
        """Draw the tickets for this state, one per step."""
        for seat in self._sprites:
            self._picture(self.content(seat, displayed), self.area(seat))
            yield True

    def sprites(self) -> tuple[Sprite, ...]:
        return tuple(self._sprites.values())

    def area(self, seat: Seat) -> pygame.Rect:
        """Return the area of a player's ticket, in pixels."""
        return self._stage.ticket_area(seat)

    def walk(self, before: Mapping[Seat, pygame.Rect]) -> Callable[[float], None]:
        """Return a function that moves the tickets to their new places. Its argument is the progress from 0 to 1."""
        ways = [(sprite, self._corner(sprite, before[seat]), self.area(seat)) for seat, sprite in self._sprites.items()]

        def go(part: float) -> None:
            for sprite, start, area in ways:
                end = self._corner(sprite, area)
                sprite.x, sprite.y = (a + (b - a) * part for a, b in zip(start, end, strict=True))

        return go

    def places(self) -> dict[Seat, pygame.Rect]:
        """Return the areas of all tickets."""
        return {seat: self.area(seat) for seat in self._sprites}

    def content(self, seat: Seat, displayed: Displayed) -> TicketContent:
        """Return the content of a player's ticket."""
        text, layout = self._words.text, self._stage.layout
        if seat == NO_SEAT:
            return self._banker_content(displayed)
        score = displayed.score(seat)
        sides = Sides.seen_by(self._stage.viewer, displayed.sides, layout)
        return TicketContent(
            name=text("log-plays", seat=seat),
            face=self._characters[seat].face if seat in self._characters else "",
            score="" if score is None else text("ticket-score", score=score, target=layout.target),
            purse=self._purse(displayed.purse(seat)),
            dealer=text("ticket-dealer") if displayed.deals(seat) else "",
            partner=text("ticket-partner") if seat in displayed.partners(self._stage.viewer) else "",
            side=sides.of_seat[seat] if sides.of_seat else -1,
            turn=displayed.awaits(seat),
            out=displayed.is_out(seat, layout.standing, layout.out),
            crowned=displayed.plays_alone(seat, layout.crowned),
            colours=seat if any(spot.cloth for spot in layout.spots) else -1,
        )

    def _purse(self, purse: Farthings) -> str:
        """Return the sum in a purse. With quarter-pieces it is brief, so that it needs one row."""
        company = self._words.company
        in_quarters = company.coinage == COUNTERS and purse % company.unit
        return self._words.brief_sum(purse) if in_quarters else self._words.sum(purse)

    def _banker_content(self, displayed: Displayed) -> TicketContent:
        """Return the content of the banker's ticket. If the coins have no room, it includes the sum in the bank."""
        spot, text = self._stage.banked, self._words.text
        assert spot is not None
        bare = self._stage.heap_area(spot).h <= 1
        purse = self._words.sum(displayed.lying(spot.shows, NO_SEAT)) if bare else ""
        return TicketContent(
            self._words.seat(NO_SEAT), spot.banker, score="", purse=purse, dealer=text("ticket-banker")
        )

    # --- Drawing

    @property
    def _assets(self) -> Assets:
        return self._stage.printing

    def _corner(self, sprite: Sprite, area: pygame.Rect) -> tuple[float, float]:
        width, height = sprite.surface.get_size()
        return area.x + (area.w - width) / 2, area.y + (area.h - height) / 2

    def _picture(self, content: TicketContent, area: pygame.Rect) -> pygame.Surface:
        """Return the picture of a ticket from the cache, because the same states recur with every turn."""
        key = "plaque", content, area.size, area.centerx > self._middle, self._assets.look.text
        return self._assets.cached(key, lambda: self._written(content, area))

    def _written(self, content: TicketContent, area: pygame.Rect) -> pygame.Surface:
        """Return the picture of a ticket with its shadow margin."""
        px, m = self._assets.canvas.px, self._assets.margin
        mirrored = area.centerx > self._middle
        height = self._face_high(content, area)
        width = round(height * BREADTH)
        lines = self._lines(content, area.w - width - px(_GAP + _EDGE))
        print_high = sum(pitch for _, pitch in lines)
        above = min(max((area.h - print_high) // 2, px(_LEAST_ABOVE)), px(_ABOVE))
        paper = pygame.Rect(0, 0, area.w - round(width * (1 - _OVERLAP)), print_high + 2 * above)
        paper.h = max(paper.h, area.h - px(_LOWER))
        tall = max(paper.h, height)
        tall += (tall - area.h) % 2  # An odd difference would move the picture by a pixel.
        surface = pygame.Surface((area.w + 2 * m, tall + 2 * m), pygame.SRCALPHA)
        paper.midright = surface.get_width() - m, surface.get_height() // 2
        oval = pygame.Rect(m, 0, width, height)
        oval.centery = paper.centery
        if mirrored:
            paper.x, oval.right = m, surface.get_width() - m
        surface.blit(ticket(self._assets, paper.w, paper.h, marked=content.turn), paper.move(-m, -m))
        left = paper.x + px(_EDGE + 4) if mirrored else oval.right + px(_GAP)
        y = paper.y + (paper.h - print_high) // 2
        for line, pitch in lines:
            surface.blit(line, (left, y + (pitch - line.get_height()) // 2))
            y += pitch
        self._mark_side(surface, content, paper, mirrored)
        self._lay_face(surface, content, oval, mirrored)
        return surface

    def _face_high(self, content: TicketContent, area: pygame.Rect) -> int:
        """Return the height in pixels of a portrait.

        The portrait is reduced beside a long name. It is also reduced so that a dealer's score and the purse each fit
        on one row.
        """
        px = self._assets.canvas.px
        room = area.w - px(_GAP + _EDGE)
        width = line_width(self._assets, StyledText(content.name, Face.HEADING, _NAME))
        purse = [StyledText(words, Face.ITALIC, _REST) for words in (content.purse, *content.purse.split())]
        rows = [self._wide(self._dealer_row(content)) + px(_CLEAR_OF_MARK) if content.score else 0]
        for row in (*rows, *(line_width(self._assets, words) for words in purse)):
            if room - row >= px(MIN_FACE) * BREADTH:
                width = max(width, row)
        return min(px(FACE_HEIGHT), area.h, max(int((room - width) / BREADTH), px(MIN_FACE)))

    def _dealer_row(self, content: TicketContent) -> list[StyledText]:
        text, target = self._words.text, self._stage.layout.target
        score = text("ticket-score", score=target - 1, target=target) if target else content.score
        return [StyledText(each, Face.ITALIC, _REST) for each in (score, text("ticket-dealer"))]

    def _lines(self, content: TicketContent, room: int) -> list[tuple[pygame.Surface, int]]:
        """Return the name and the rows below it, each with its height.

        A dealer mark that needs a row of its own stands beside a short name instead.
        """
        faded = palette.FADED_INK if content.out else palette.INK
        name = StyledText(content.name, Face.HEADING, _NAME, faded)
        plain, role = (StyledText("", Face.ITALIC, _REST, colour) for colour in (faded, palette.RUBRIC))
        first, second = (content.score, content.purse) if content.score else (content.purse, "")
        texts = ((first, plain), (content.dealer, role), (second, plain), (content.partner, role))
        rows: list[list[StyledText]] = []
        for piece in (replace(style, text=words) for words, style in texts if words):
            beside = replace(piece, text=f"· {piece.text}") if piece.text == second else piece
            if rows and self._wide([*rows[-1], beside]) <= room:
                rows[-1].append(beside)
            else:
                rows.append([piece])
        marked = [replace(role, text=content.dealer)]
        if len(rows) > 1 and marked in rows and self._wide([name, *marked]) <= room:
            rows.remove(marked)
            return [self._row([name, *marked], room), *(self._row(row, room) for row in rows)]
        return [self._line(name, room, _NAME_PITCH), *(self._row(row, room) for row in rows)]

    def _space(self) -> int:
        return self._assets.canvas.px(9 * self._assets.look.text)

    def _wide(self, row: list[StyledText]) -> int:
        return sum(line_width(self._assets, piece) for piece in row) + self._space() * (len(row) - 1)

    def _row(self, row: list[StyledText], room: int) -> tuple[pygame.Surface, int]:
        """Return several short texts side by side. A single long text may take several lines."""
        if len(row) == 1:
            return self._line(row[0], room, _REST_PITCH)
        lines = [self._line(piece, room, _REST_PITCH) for piece in row]
        surface = pygame.Surface((self._wide(row), max(line.get_height() for line, _ in lines)), pygame.SRCALPHA)
        x = 0
        for line, _ in lines:
            surface.blit(line, (x, surface.get_height() - line.get_height()))
            x += line.get_width() + self._space()
        return surface, lines[0][1]

    def _line(self, words: StyledText, room: int, pitch: float) -> tuple[pygame.Surface, int]:
        surface = set_lines(self._assets, words, room)
        one = self._assets.case.line("x", words.face, self._px(words), words.colour).get_height()
        return surface, surface.get_height() - one + round(self._px(words) * pitch)

    def _px(self, words: StyledText) -> int:
        return self._assets.canvas.px(words.size * self._assets.look.text)

    def _mark_side(self, surface: pygame.Surface, content: TicketContent, paper: pygame.Rect, mirrored: bool) -> None:
        if content.side < 0:
            return
        px = self._assets.canvas.px
        bar = pygame.Rect(0, 0, px(3), paper.h - px(22))
        bar.center = paper.x + px(11) if mirrored else paper.right - px(11), paper.centery
        pygame.draw.rect(surface, palette.SIDE_INKS[content.side], bar)
        draw_side_mark(surface, bar.center, content.side, px(_MARK))

    def _lay_face(self, surface: pygame.Surface, content: TicketContent, oval: pygame.Rect, mirrored: bool) -> None:
        rim = (
            palette.BRIGHT_BRASS
            if content.turn
            else palette.SIDE_INKS[content.side]
            if content.side >= 0
            else palette.INK
        )
        seen = Medallion(content.face, mirrored, content.out, rim)
        face = laid(self._assets, seen, oval.h)
        surface.blit(face, face.get_rect(center=oval.center))
        if content.crowned:
            crown(surface, oval)
        if content.colours >= 0:
            disc = chip(self._assets, Seat(content.colours), self._assets.canvas.px(_DISC))
            surface.blit(disc, disc.get_rect(midbottom=(oval.centerx, oval.bottom + self._assets.canvas.px(3))))
