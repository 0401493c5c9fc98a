"""The hammer of a sale, and what is left of its patience."""

from dataclasses import replace

from crowe_table.engine.layout import Kind
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.widgets.countdown import Countdown
from crowe_table.gui.table.widgets.hammer import Hammer
from tests.gui.table_fixture import Chair


def test_the_hammer_of_a_sale_rises_while_nobody_bids() -> None:
    chair = Chair(3, "hammer", slug="speculation", preset="hoyle", auction="open", patience=9)
    stage = chair.screen.tabletop.stage
    hammer = Hammer(chair.screen.scene, chair.services.assets, stage)
    hammer.show(0.5)
    assert not hammer._sprite.visible, "there is no sale"
    (spot,) = [spot for spot in stage.layout.spots if spot.kind is Kind.HAMMER]
    stage.placement = replace(stage.placement, boxes={**stage.placement.boxes, spot: Box(300, 300, 112, 100)})
    stage.placement = replace(stage.placement, absent=frozenset())
    heights = []
    for part in (0.0, 0.5, 1.0):
        hammer.show(part)
        assert hammer._sprite.visible
        heights.append(hammer._sprite.surface.get_bounding_rect().h)
    assert heights == sorted(set(heights))
    countdown = Countdown(chair.screen.scene, chair.services.assets, hammer, still=True)
    countdown.start(3, 0.0)
    pictures = []
    for now in (10.0, 500.0, 900.0, 1100.0):
        countdown.step(now)
        pictures.append(hammer._sprite.surface)
    assert pictures[0] is pictures[1] is pictures[2] is not pictures[3], "with less movement it goes by seconds"
    countdown.start(0, 0.0)
    assert not hammer._sprite.visible
