"""The ring of Hazard says which throw wins and which loses."""

from random import Random

import pytest

from crowe_table.engine.layout import Kind
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.present import present
from tests.sampling import TESTED


@pytest.mark.skipif("hazard" not in TESTED, reason="another game is tested")
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_winning_and_the_losing_throw_stand_in_the_ring(language: str) -> None:
    settings = Settings(speed="instant", language=language, text_size="largest")
    chair = Chair(5, "race", settings=settings, slug="hazard", preset="crowe")
    assert chair.screen.tabletop.displayed.chart("race") is None
    chair.play_until(lambda each: each.screen.tabletop.displayed.chart("race") is not None, Random("race"))
    tabletop, record = chair.screen.tabletop, chair.view.public
    chart = present(tabletop.displayed.chart("race"))
    assert dict(chart.title.args) == {"chance": getattr(record, "chance", 0), "main": getattr(record, "main", 0)}
    assert chair.screen.services.words.reason(chart.rows[0].name)
    (spot,) = [spot for spot in tabletop.stage.layout.spots if spot.shows == "race"]
    (ring,) = [spot for spot in tabletop.stage.layout.spots if spot.kind is Kind.DICE]
    seen = present(tabletop.props.seen(spot))
    assert tabletop.stage.spot_area(ring).contains(seen)
    assert tabletop.stage.spot_area(spot).inflate(8, 8).contains(seen)
