"""Every chart of every game, for every viewer in many positions.

Its rows fit, and each of its messages exists and has all its arguments.
"""

import pytest

from crowe_table import games
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import SPECTATOR, Reason, seats
from crowe_table.engine.layout import CHARTS
from crowe_table.engine.rng import Chance
from crowe_table.games.brag.chances import all_hands
from crowe_table.games.brag.charts import OF_EACH_KIND, ranks
from crowe_table.games.brag.hands import KINDS, kind_of, ranking_of
from crowe_table.games.hazard.charts import throws_chart
from crowe_table.words import Company, Words
from tests.contract.test_hints import NAMES, seatings, table

ANSWERS = 60


def reasons(chart: Chart) -> list[Reason]:
    told = [each for row in chart.rows for each in (row.name, row.value) if each]
    return [chart.title, *told, *chart.notes]


@pytest.mark.parametrize(("slug", "preset", "number"), seatings())
def test_charts_have_messages_for_every_viewer(slug: str, preset: str, number: int) -> None:
    at = table(slug, preset, number)
    game = games.game(slug)
    lines = {
        spot.shows: spot.rows - spot.spare
        for spot in game.layout(at.setup.options, number).spots
        if spot.kind in CHARTS
    }
    rng = Chance("charts").stream("lot")
    for _ in range(ANSWERS):
        question = at.question
        if question is None:
            break
        asked = question.asked[rng.below(len(question.asked))]
        legal = at.view(asked.seat).legal
        for viewer in (*seats(number), SPECTATOR):
            words = Words().game(slug).to(Company(names=NAMES[:number], viewer=viewer))
            for name, room in lines.items():
                chart = game.chart(at.view(viewer), name)
                assert chart is None or chart.passing or len(chart.rows) <= room, name
                for reason in reasons(chart) if chart else ():
                    assert words.has(reason.key), reason
                    assert "{" not in words.reason(reason)
        at.submit(legal[rng.below(len(legal))])


def test_the_odds_at_brag_use_a_full_pack() -> None:
    options = games.game("brag").preset("crowe", 5)
    strengths = all_hands(ranking_of(options)).strengths
    counted = {kind: sum(kind_of(each) == kind for each in strengths) for kind in OF_EACH_KIND}
    assert counted == OF_EACH_KIND


def test_only_the_viewers_own_hand_is_marked() -> None:
    at = table("brag", "crowe", 4)
    game = games.game("brag")
    while (question := at.question) and question.key == "look":
        seat = question.asked[0].seat
        at.submit(at.view(seat).legal[0])
    marked = 0
    for seat in seats(4):
        own = game.chart(at.view(seat), "own-hand")
        assert own is not None
        (row,) = [row for row in ranks(at.view(seat)).rows if row.marked]
        kind = own.title.key.removeprefix("hand-").removesuffix("-low")
        assert row.name.key == f"kind-{'pair-royal' if kind == 'best' else kind}"
        assert kind == "best" or kind in KINDS
        marked += 1
    watched = at.view(SPECTATOR)
    assert game.chart(watched, "own-hand") is None
    assert not any(row.marked for row in ranks(watched).rows)
    assert marked == 4


def test_the_chart_lists_nicks_and_outs_for_the_main() -> None:
    rng = Chance("throws").stream("lot")
    for number in (2, 3, 4, 5, 6, 7, 8):
        at = table("hazard", "crowe", number)
        while (question := at.question) is not None:
            view = at.watch()
            chart = throws_chart(view)
            if chart and view.public.main == 7 and not view.public.chance:
                told = {row.name.key: dict(row.value.args)["numbers"] for row in chart.rows[:2] if row.value}
                assert told == {"chart-nicks": (7, 11), "chart-out": (2, 3, 12)}
                return
            legal = at.view(question.asked[0].seat).legal
            at.submit(legal[rng.below(len(legal))])
    raise AssertionError("No main of seven was thrown.")
