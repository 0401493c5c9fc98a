"""The ladder of a bidding. Every answer has its own position, with its price, and its meaning or its refusal."""

from random import Random

import pytest

from crowe_table.engine.core import act_of
from crowe_table.engine.ladder import LadderRow
from crowe_table.games import game
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.table.widgets.ladder import step_key
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import Chair
from tests.sampling import TESTED

BIDDING = (
    ("ombre", "pearson", 4),
    ("ombre", "german_solo", 4),
    ("ombre", "hombre_1674", 3),
    ("ruff", "pearson", 4),
    ("schafskopf", "pearson", 3),
    ("all-fours", "pearson", 2),
    ("all-fours", "seven_up", 4),
    ("piquet", "crowe", 2),
    ("brag", "crowe", 5),
    ("brag", "braggers", 3),
)
QUESTIONS = (
    *(("ombre", "hombre_1674", 3, "keep_game"), ("ruff", "pearson", 4, "name"), ("ruff", "pearson", 4, "take_up")),
    *(("all-fours", "pearson", 3, "give"), ("piquet", "crowe", 2, "good"), ("schafskopf", "pearson", 5, "take_blind")),
    *(("brag", "crowe", seats, "wager") for seats in (2, 7, 8)),
    *(("brag", "crowe", 5, "look"), ("brag", "braggers", 8, "go_it"), ("brag", "braggers", 4, "call_sight")),
)
"""Further questions with a ladder: game, preset, number of seats, and one of the acts."""
LANGUAGES = ("en", "de", "fr", "es")
SIZES = ((1280, 800), (1024, 768), (800, 1280))
SETTINGS = Settings(speed="instant")


def table(
    slug: str,
    preset: str,
    seats: int,
    act: str = "",
    size: tuple[int, int] = (1280, 800),
    settings: Settings = SETTINGS,
) -> Chair:
    """Return a chair at a table at which the visitor is asked to bid.

    If ``act`` is given, it must be among the answers.
    """

    def asks(view: AnyView) -> bool:
        acts = {act_of(step.action) for row in game(slug).ladder(view) for step in row.steps}
        return act in acts if act else bool(acts)

    return Chair(seats, "ladder", size, settings, slug=slug, preset=preset, until=asks)


def rows(chair: Chair) -> tuple[LadderRow, ...]:
    """Return the rows of the ladder for the current question."""
    return game(chair.view.game).ladder(chair.view) if chair.screen.answer.asked else ()


def controls(chair: Chair) -> dict[str, Control]:
    return {control.key: control for control in chair.screen.answers.controls}


@pytest.mark.parametrize(("slug", "preset", "seats"), [each for each in BIDDING if each[0] in TESTED])
def test_every_answer_has_a_step_and_only_legal_ones_are_bright(slug: str, preset: str, seats: int) -> None:
    chair = table(slug, preset, seats)
    found, steps = controls(chair), [step for row in rows(chair) for step in row.steps]
    for step in steps:
        control = found[step_key(step.action)]
        assert control.enabled == (chair.sitting.table.refuse(step.action) is None)
        assert control.describe().note, "a step says what it costs or means, or why it is refused"
    on_ladder = {step.action for step in steps}
    acts = {act_of(action) for action in on_ladder}
    assert all(action in on_ladder for action in chair.view.legal if act_of(action) in acts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_its_place_in_every_language(language: str, size: tuple[int, int]) -> None:
    settings = Settings(speed="instant", language=language, text_size="largest")
    for slug, preset, seats, act in [*((*each, "") for each in BIDDING), *QUESTIONS]:
        if slug not in TESTED:
            continue
        chair = table(slug, preset, seats, act, size, settings)
        ladder = chair.screen.answers.ladder
        assert ladder, f"{slug} by {preset}"
        assert ladder.fits, f"{slug} by {preset}"
        box = ladder.box
        areas = [controls(chair)[step_key(step.action)].area for row in rows(chair) for step in row.steps]
        assert all(box.contains(area) for area in areas), slug
        assert all(min(area.size) >= 44 for area in areas), slug
        assert all(not one.colliderect(other) for at, one in enumerate(areas) for other in areas[:at]), slug


@pytest.mark.skipif("ombre" not in TESTED, reason="another game is tested")
def test_a_step_is_chosen_by_one_press_and_given_by_the_next() -> None:
    chair = table("ombre", "pearson", 4)
    bid = next(step for row in rows(chair)[1:] for step in row.steps if controls(chair)[step_key(step.action)].enabled)
    key, before = step_key(bid.action), len(chair.sitting.table.actions)
    chair.click(chair.button(key))
    assert controls(chair)[key].describe().chosen
    assert controls(chair)["act-bid"].enabled
    assert len(chair.sitting.table.actions) == before
    chair.tick(1000)
    chair.click(chair.button(key))
    assert bid.action in chair.sitting.table.actions[before:]


@pytest.mark.skipif("ombre" not in TESTED, reason="another game is tested")
def test_a_refused_step_says_why() -> None:
    chair, chance = table("ombre", "german_solo", 4), Random("refused")
    while all(controls(chair)[step_key(step.action)].enabled for row in rows(chair) for step in row.steps):
        chair.answer(chance)
        chair.play_until(lambda each: bool(rows(each)), chance)
    shut = next(step for row in rows(chair) for step in row.steps if not controls(chair)[step_key(step.action)].enabled)
    note, actions = controls(chair)[step_key(shut.action)].describe().note, len(chair.sitting.table.actions)
    assert chair.screen.services.words.text("ladder-refused") not in note
    chair.click(chair.button(step_key(shut.action)))
    assert chair.screen.answer.refusal == chair.sitting.table.refuse(shut.action)
    assert len(chair.sitting.table.actions) == actions
