"""Mock tables: they are laid whole, at the size asked for; what is lacking is said, not painted over."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from art.specimens import laying, tables
from art.specimens.laying import OWN, SLIP, Mock
from crowe_table.engine.cards import FULL_PACK
from crowe_table.engine.layout import Anchor, Layout
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.table.stage import Piece

SMALL = (1280, 800)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))


@pytest.fixture
def whist() -> Mock:
    return tables.trick(SMALL)


def brightness(picture: pygame.Surface, area: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(picture, area)[:3]) / 3


def test_cards_and_paper_are_bright_on_dark_cloth(whist: Mock) -> None:
    picture, canvas = whist.picture(), Canvas(*SMALL)
    assert picture.get_size() == SMALL
    lit = [canvas.rect(SLIP, Anchor.RIGHT), canvas.rect(OWN, Anchor.LEFT), whist.stage.body(card(whist, "trick:2"))]
    assert min(brightness(picture, area) for area in lit) > 150
    assert brightness(picture, pygame.Rect(300, 400, 120, 50)) < 90


def test_every_card_lies_within_the_rim(whist: Mock) -> None:
    inside = pygame.Rect((0, 0), SMALL).inflate(-32, -32)
    bodies = [whist.stage.body(piece) for pieces in whist.stage.zones.values() for piece in pieces]
    assert len(bodies) == len(FULL_PACK)
    assert all(inside.contains(body) for body in bodies)


def test_each_kind_is_drawn_at_both_sizes() -> None:
    kinds = {name.rsplit("-", 1)[0] for name in tables.TABLES}
    assert kinds == {f"table-{kind}" for kind in ("trick", "cribbage", "betting", "faro", "hazard")}
    assert len(tables.TABLES) == len(kinds) * 2


def test_a_table_with_something_lacking_is_refused() -> None:
    table = Mock(SMALL, Layout(spots=(), plaques=()))
    table.piece("coin-moidore", 600, 300)
    with pytest.raises(FileNotFoundError, match="coin-moidore"):
        table.picture()


def test_a_heap_holds_what_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []
    monkeypatch.setattr(Mock, "piece", lambda self, name, x, y: laid.append(name))
    table = Mock(SMALL, Layout(spots=(), plaques=()))
    table.heap(laying.Heap({"coin-guinea": 3, "coin-crown": 2}, (640, 300), (80, 40), "heap"))
    assert sorted(laid) == ["coin-crown"] * 2 + ["coin-guinea"] * 3


def card(table: Mock, zone: str) -> Piece:
    return table.stage.zones[zone][0]
