"""The hammer of an auction. It shows the remaining time, while the visitor sets a sum and others bid."""

from dataclasses import replace
from itertools import islice
from random import Random

import pygame
import pytest

from crowe_table import palette
from crowe_table.engine.layout import Kind
from crowe_table.engine.money import Farthings
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.widgets.countdown import Countdown
from crowe_table.gui.table.widgets.hammer import Hammer
from crowe_table.gui.table.widgets.question import QuestionPaper
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.kit.sale import BidSum
from crowe_table.words import Words
from crowe_table.words.characters import computer_players
from tests.any_game import AnyTable
from tests.gui.table_fixture import Chair
from tests.present import present


def test_the_hammer_rises_while_nobody_bids() -> None:
    chair = Chair(3, "hammer", slug="speculation", preset="hoyle", auction="open", patience=9)
    stage = chair.screen.tabletop.stage
    hammer = Hammer(chair.screen.scene, chair.services.assets, stage)
    (spot,) = [spot for spot in stage.layout.spots if spot.kind is Kind.HAMMER]
    stage.placement = replace(stage.placement, boxes={**stage.placement.boxes, spot: Box(300, 300, 112, 100)})
    stage.placement = replace(stage.placement, absent=frozenset())
    heights: list[int] = []
    for part in (0.0, 0.5, 1.0):
        hammer.show(part)
        assert hammer._sprite.visible
        heights.append(hammer._sprite.surface.get_bounding_rect().h)
    assert heights == sorted(set(heights))
    paper = chair.screen.tabletop.question
    countdown = Countdown(chair.screen.scene, chair.services.assets, hammer, paper, still=True)
    lines = full_line(paper)
    countdown.ask(3)
    pictures = []
    for left in (2.99, 2.5, 2.1, 1.9):
        countdown.step(left)
        pictures.append(hammer._sprite.surface)
    assert pictures[0] is pictures[1] is pictures[2] is not pictures[3], "reduced motion steps once per second"
    assert not written(paper).colliderect(countdown._figure.rect), "the seconds stand beside the question"
    countdown.ask(3)
    countdown.step(3.0)
    assert countdown._left == 3, "a knock restarts the time limit"
    countdown.ask(0)
    assert not hammer._sprite.visible
    assert written(paper) == lines, "the question has the whole paper again"


def full_line(paper: QuestionPaper) -> pygame.Rect:
    """Show a question that fills exactly one line, and return its printed area."""
    paper.ask("on")
    lines = written(paper)
    while True:
        before, asked = lines, paper.says
        paper.ask(asked + " on")
        lines = written(paper)
        if lines.w < before.w:
            paper.ask(asked)
            return before


def written(paper: QuestionPaper) -> pygame.Rect:
    """Return the printed area of a paper, in pixels."""
    sprite = paper._sprite
    inside = paper.area.inflate(-40, -24)
    ink = pygame.mask.from_threshold(sprite.surface, pygame.Color(palette.INK), (60, 60, 60, 255))
    rects = [rect.move(sprite.x, sprite.y) for rect in ink.get_bounding_rects()]
    rects = [rect for rect in rects if inside.contains(rect)]
    return rects[0].unionall(rects[1:])


def at_sale() -> AnyTable:
    """Return a table at which everybody may bid for a card and nobody has bid yet."""
    new = choose_table("speculation", "crowe", tuple(islice(computer_players(Words("en"), "sound"), 4)), seed="a sale")
    assert isinstance(new, NewTable)
    table: AnyTable = Table(game(new.game), new.setup())
    chance = Random("a sale")
    while present(table.question).key != "bid-first" or len(present(table.question).awaited()) < 3:
        table.submit(chance.choice(table.view(present(table.question).awaited()[0]).legal))
    return table


@pytest.mark.parametrize("dials", [True, False])
def test_a_dialled_sum_survives_another_bid(dials: bool) -> None:
    table = at_sale()
    one, other, _ = present(table.question).awaited()
    answer = Answer(table.view(one))
    assert answer.draft
    least = answer.draft.number
    answer.draft = answer.draft.turned(least + 80) if dials else answer.draft
    table.submit(BidSum(other, Farthings(20)))
    answer.ask(table.view(one))
    assert answer.draft
    assert answer.draft.number == (least + 80 if dials else 24)
    table.submit(BidSum(present(table.question).awaited()[-1], Farthings(160)))
    answer.ask(table.view(one))
    assert answer.draft
    assert answer.draft.number == 164, "the dial never falls below the minimum bid"
