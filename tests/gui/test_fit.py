"""The table in every window and print size. Nothing overlaps or is cut off, and all print fits."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from re import fullmatch
from typing import Any

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import seats as every_seat
from crowe_table.games import game, slugs
from crowe_table.gui.controls import button
from crowe_table.gui.controls.controls import PaintedControl, PaperButton
from crowe_table.gui.draw import paper
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.table.explainer import TermHandle
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.stage import CLEAR_OF_TICKET, Stage
from crowe_table.gui.table.widgets import log_paper, papers, props, question
from crowe_table.gui.table.widgets import tickets as player_tickets
from crowe_table.settings import Settings, TextSize
from crowe_table.words import ENGLISH, locales
from crowe_table.words.deal_log import Line
from crowe_table.words.pseudo import PSEUDO
from tests.gui.measuring import FINGER
from tests.gui.table_fixture import Chair
from tests.present import present
from tests.sampling import SOAK

LEAST_DIE = 64
"""Minimum width of a die in pixels in a window of 1280 by 800."""
SIZES = ((1024, 768), (1280, 800), (1366, 768), (1920, 1080))
"""Windows of every shape. Larger windows of the same shape have the same layout."""
TEXTS: tuple[TextSize, ...] = ("ordinary", "larger", "largest")
MAY_LIE_UPON = (
    "cards review .*|.* cards review",  # A reviewed trick lies over everything.
    r"prompt (cards|backs) \w+:0",  # A long question covers the rim and the foot of the viewer's cards.
    r"backs packet:(\d) cards shown:\1",  # The card that shows a packet lies on it.
    # A speech slip touches its speaker's ticket, and may cover for a moment anything but tickets and open cards.
    r"speech -?\d (tag|coins|chart|slate|dials|score cards|backs|note|sign|marker|count|board|dice|abacus) .*",
    r"speech (\d) cards \w+:\1",
    r"speech \d speech \d",
    r"speech \d cards (shown|hand):\d",
    r"tag [\w-]+ (\d) backs [\w-]+[ :]\1",  # A tag may lie over the backs of its player.
    # A hand laid open may cover everything but tickets and other hands.
    r"cards hand:[1-9] cards played:\d",
    r"cards hand:[1-9] backs \w+:\d",
    r"(note|sign|chart|backs|coins|slate|tag|score cards) .* cards hand[ :][1-9]",
    "(cards|backs) (crib|thrown:.) (cards|backs) thrown:.",  # Cards laid out overlap as they will in the crib.
    "backs (pack|lot-.) (cards|backs) (cut:.|lot-.)",  # The spread pack, and the packets below it.
)
GERMAN = "de"
FIRST_ANSWERS = 8
"""Number of the viewer's first answers. In them a deal is cut, dealt and begun."""
MIN_OPACITY = 200
"""Opacity, of 255, above which a pixel belongs to an object. Other pixels are shadow."""


class Noted(pygame.Surface):
    """A ticket that records the area of each line printed on it."""

    inks: list[pygame.Rect]

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        printed = super().blit(source, dest, area, special_flags)
        at = dest.topleft if isinstance(dest, pygame.Rect) else dest
        self.inks.append(source.get_bounding_rect().move(at))
        return printed


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = paper.ticket

    def ticket(*args, **more) -> Noted:
        cut = plain(*args, **more)
        surface = Noted(cut.get_size(), pygame.SRCALPHA)
        surface.inks = []
        pygame.Surface.blit(surface, cut, (0, 0))
        return surface

    monkeypatch.setattr(paper, "ticket", ticket)
    monkeypatch.setattr(button, "label", paper._print_label)
    for module in (papers, question):
        monkeypatch.setattr(module, "ticket", ticket)
    blank, sheet, picture = paper.blank_in_parts, log_paper.LogPaper._sheet, log_paper.LogPaper._picture

    def noted_blank(*args: Any) -> InParts[Noted]:
        return noting((yield from blank(*args)))

    def noting(bare: pygame.Surface) -> Noted:
        surface = Noted(bare.get_size(), pygame.SRCALPHA)
        surface.inks = []
        pygame.Surface.blit(surface, bare, (0, 0))
        return surface

    def account(self: log_paper.LogPaper, lines: list[Line]) -> pygame.Surface:
        printed: Any = picture(self, lines)
        kept: Any = self._paper.surface
        kept.inks[:] = [ink.move(self._within().topleft) for ink in printed.inks]
        return printed

    monkeypatch.setattr(log_paper, "blank_in_parts", noted_blank)
    monkeypatch.setattr(log_paper.LogPaper, "_sheet", lambda self: noting(sheet(self)))
    monkeypatch.setattr(log_paper.LogPaper, "_picture", account)
    monkeypatch.setattr(player_tickets, "ticket", ticket)
    monkeypatch.setattr(props, "ticket", ticket)


def tickets(screen: TableScreen) -> Iterator[tuple[str, pygame.Rect, list[pygame.Rect]]]:
    """Yield every ticket: its kind, the area of its paper, and the areas of its printed lines, in pixels."""
    margin = screen.services.assets.margin
    held = screen.tabletop.papers
    kinds = {id(screen.tabletop.question._sprite): "prompt", id(screen.tabletop.log_paper._paper): "account"}
    kinds[id(screen.answers._edge)] = "edge"
    kinds |= {id(sprite): f"plaque {seat}" for seat, sprite in screen.tabletop.tickets._sprites.items()}
    kinds |= {id(word.sprite): f"speech {seat}" for seat, word in held._spoken.items()}
    for control in screen.targets.controls():
        if isinstance(control, PaperButton):
            kinds[id(control._button._sprite)] = f"button {control.key}"
        elif isinstance(control, PaintedControl):
            kinds[id(control._sprite)] = f"control {control.key}"
    for sprite in screen.scene._sprites:
        if isinstance(sprite.surface, Noted) and sprite.visible and sprite is not screen.tabletop.log_paper._sprite:
            body = sprite.rect.inflate(-2 * margin, -2 * margin)
            yield kinds[id(sprite)], body, [ink.move(sprite.rect.topleft) for ink in sprite.surface.inks]


def print_fits(screen: TableScreen) -> None:
    """Assert that all text lies inside the frame of its paper, and that no two lines overlap."""
    inside = screen.services.assets.canvas.px(4)
    for kind, body, inks in tickets(screen):
        for ink in inks:
            assert body.inflate(-2 * inside, -2 * inside).contains(ink), (kind, body, ink)
        for one, other in combinations(inks, 2):
            assert not one.colliderect(other), (kind, one, other)


def props_of(screen: TableScreen) -> Iterator[tuple[str, pygame.Rect]]:
    """Yield each heap, marker, note and tag, and the dice with their box, with the area of its opaque pixels."""
    held = screen.tabletop.props
    for spot, sprite in held._sprites.items():
        if sprite.visible:
            solid = sprite.surface.get_bounding_rect(MIN_OPACITY)
            yield f"{spot.kind} {spot.shows} {spot.of}", solid.move(sprite.rect.topleft)
    for at, sprite in enumerate((*held._dice, *([held._box] if held._box else []))):
        yield f"dice {at}", sprite.surface.get_bounding_rect(MIN_OPACITY).move(sprite.rect.topleft)


def in_its_place(stage: Stage, one: str, other: str) -> bool:
    """Return whether open cards lie on the face-down pile that they belong to, as in a turned packet."""
    (what, _, upper), (backs, _, lower) = one.partition(" "), other.partition(" ")
    spot, under = (stage.spot(key) if key in stage.zones else None for key in (upper, lower))
    if (what, backs) != ("cards", "backs") or not spot or not under:
        return False
    return (spot.within, spot.of) == (under.shows, under.of)


def nothing_overlaps(chair: Chair) -> None:
    """Assert that tickets, boards, counts and the cards of each zone do not overlap.

    A raised card may leave its row.
    """
    lifted = chair.screen.answer.raised
    screen, window = chair.screen, chair.window.get_rect()
    things = {kind: body for kind, body, _ in tickets(screen)}
    for number, board in enumerate(screen.tabletop.boards):
        things[f"board {number}"] = board.area
    for spot, sprite in screen.tabletop.papers._counts:
        if sprite.visible:
            things[f"count {spot.shows}"] = sprite.rect
    things.update(props_of(screen))
    for key in screen.tabletop.stage.zones:
        if pieces := screen.tabletop.stage.held(key):
            lying = [piece for piece in pieces if piece.card not in lifted] or pieces
            bodies = [screen.tabletop.stage.body(piece) for piece in lying]
            what = "backs" if all(piece.card == HIDDEN for piece in pieces) else "cards"
            whole = bodies[0].unionall(bodies)
            things[f"{what} {key}"] = whole
    for kind, area in things.items():
        assert window.contains(area), (kind, area)
    stage = screen.tabletop.stage
    if stage.spread_zone:
        clear = 2 * stage.assets.canvas.px(CLEAR_OF_TICKET)
        framed = [stage.ticket_area(seat).inflate(clear, clear) for seat in every_seat(len(stage.placement.tickets))]
        assert stage.area(stage.spread_zone).collidelist(framed) < 0, "the spread pack touches a ticket's frame"
    for (one, here), (other, there) in combinations(things.items(), 2):
        if in_its_place(stage, one, other) or in_its_place(stage, other, one):
            continue
        if not any(fullmatch(pattern, f"{one} {other}") for pattern in MAY_LIE_UPON):
            assert not here.colliderect(there), (one, here, other, there)


@pytest.mark.parametrize(
    ("seats", "size", "text"),
    [(2, (1024, 768), "largest"), (4, (1280, 800), "larger"), (2, (1920, 1080), "ordinary")],
    ids=str,
)
def test_a_deal_fits_the_window(seats: int, size: tuple[int, int], text: TextSize) -> None:
    """Checked at every moment from the first cut of a deal to the next deal."""
    chance = Random(f"{seats} {size} {text}")
    chair = Chair(seats, "fit", size, Settings(text_size=text, speed="quick"))
    questions = set()
    while not chair.over and chair.view.public.deal < 2:
        while not chair.at_rest:
            chair.now += 250
            chair.screen.step(chair.now)
            print_fits(chair.screen)
        nothing_overlaps(chair)
        questions.add(present(chair.view.ask).key)
        chair.answer(chance)
    assert {"cut-for-deal", "lay-out", "play", "next-deal"} <= questions


EVERYTHING = {"claim": True, "review": "all", "ritual": "quick", "rubber": "best_of_3", "game_points": 5}
"""House rules of Whist that display the most."""


@pytest.mark.parametrize(
    ("slug", "seats", "size", "text", "answers", "rules"),
    [
        ("brag", 8, (1024, 768), "ordinary", 14, {}),
        ("hazard", 8, (1280, 800), "largest", 20, {}),
        ("whist", 4, (1024, 768), "largest", 30, {"deal_source": "exhibit-lewis", **EVERYTHING}),
    ],
    ids=str,
)
def test_the_fullest_tables_fit(
    slug: str, seats: int, size: tuple[int, int], text: TextSize, answers: int, rules: dict[str, Any]
) -> None:
    """At every question, speech, open hands, reviewed tricks and sums in all heaps may be visible."""
    chance = Random(f"{slug} {seats} {size} {text}")
    chair = Chair(seats, "fit", size, Settings(text_size=text, speed="instant"), slug=slug, preset="crowe", **rules)
    for _ in range(answers):
        chair.settle()
        print_fits(chair.screen)
        nothing_overlaps(chair)
        for control in chair.screen.targets.controls():
            within_text = isinstance(control, TermHandle)  # WCAG 2.2, 2.5.8 exempts targets in a line of text.
            assert within_text or min(control.area.size) >= FINGER, (control.key, control.area)
        if chair.over:
            break
        chair.answer(chance)


def spoken() -> list[tuple[str, str]]:
    """Return each game with the languages to test: English, German with its long words, and one other in rotation.

    Soak tests use all languages.
    """
    others = [locale for locale in locales() if locale not in (ENGLISH, GERMAN)]
    turns = [(others[at % len(others)], slug) for at, slug in enumerate(slugs())]
    return [*product((*locales(), PSEUDO), slugs())] if SOAK else [*product((ENGLISH, GERMAN, PSEUDO), slugs()), *turns]


@pytest.mark.parametrize(("locale", "slug"), spoken())
def test_every_game_fits_at_its_fullest_table(locale: str, slug: str) -> None:
    """Each game has the first of its presets that allow the most players.

    In English, games alternate between the smallest window with the largest print and the most common settings. Other
    languages use the smallest window.
    """
    windows: tuple[tuple[tuple[int, int], TextSize], ...] = ((1024, 768), "largest"), ((1280, 800), "ordinary")
    size, text = windows[slugs().index(slug) % 2 if locale == ENGLISH else locale == PSEUDO]
    presets = game(slug).presets
    seats = max(number for preset in presets for number in preset.seats)
    preset = next(preset.name for preset in presets if seats in preset.seats)
    settings = Settings(text_size=text, speed="instant", language=locale)
    chair, chance = Chair(seats, "fit", size, settings, slug=slug, preset=preset), Random(slug)
    for _ in range(FIRST_ANSWERS):
        chair.settle()
        print_fits(chair.screen)
        nothing_overlaps(chair)
        if chair.over:
            break
        chair.answer(chance)


def test_dice_are_large_enough_to_be_read_across_a_room() -> None:
    chair = Chair(5, "dice", (1280, 800), Settings(speed="instant"), slug="hazard", preset="crowe")
    chair.settle()
    props = chair.screen.tabletop.props
    for face in range(1, 7):
        solid = pygame.mask.from_surface(props._die(face, "a"), 200).get_bounding_rects()
        assert max(min(each.size) for each in solid) >= LEAST_DIE
