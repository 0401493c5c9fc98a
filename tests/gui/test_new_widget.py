"""A new kind of widget and a new form of answer. They need only the changes that docs/adding-a-widget.md describes.

Each test adds one of them from outside: it defines the kind or the form, as ``engine`` would. Then it patches one table
in each further module of ``gui`` that the document names. There are at most three such modules.
"""

from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Action, AnswerForm, Part, Seat
from crowe_table.engine.layout import Kind, Layout, Place, Spot
from crowe_table.gui.table import draft
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.draft import Dial, Draft
from crowe_table.gui.table.formations import blocks
from crowe_table.gui.table.formations.blocks import Cluster, Measures, single
from crowe_table.gui.table.widgets import props, strip
from crowe_table.gui.table.widgets.props import Props, Widget
from crowe_table.gui.table.widgets.strip import Item, Strip
from crowe_table.kit.answer_parts import answers, misfit
from tests.gui.table_fixture import Chair, Company
from tests.present import present

ME = Seat(0)
HIGH, WIDE = 60, 80
INK = (200, 30, 40, 255)


# --- a kind of widget ------------------------------------------------------------------------------------------------


def new_kind(name: str) -> Kind:
    """Return a new member of ``Kind``, as if it were defined there."""
    kind = str.__new__(Kind, name)
    kind._name_, kind._value_ = name.upper(), name
    return kind


HOURGLASS = new_kind("hourglass")
SPOT = Spot(kind=HOURGLASS, shows="deal", place=Place.TALLY)


def hourglass_block(spot: Spot, part: float, measures: Measures) -> Cluster:
    del part, measures
    return single(spot, WIDE, HIGH)


def deal_number(props: Props, spot: Spot, displayed: Displayed) -> int:
    del props, spot
    return displayed.view.public.deal + 1


def drawn_hourglass(props: Props, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
    del props, spot, says
    surface = pygame.Surface(area.size, pygame.SRCALPHA)
    surface.fill(INK)
    return surface


@pytest.fixture
def hourglass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a new kind of widget, and put one on every table."""
    monkeypatch.setitem(blocks.BLOCK_OF_KIND, HOURGLASS, hourglass_block)
    monkeypatch.setitem(props.WIDGETS, HOURGLASS, Widget(deal_number, drawn_hourglass))
    laid = Company.layout

    def with_hourglass(company: Company) -> Layout:
        found = laid(company)
        return replace(found, spots=(*found.spots, SPOT))

    monkeypatch.setattr(Company, "layout", with_hourglass)


@pytest.mark.parametrize("slug", ["whist", "cribbage"])
@pytest.mark.usefixtures("hourglass")
def test_a_new_kind_has_a_place_and_a_picture(slug: str) -> None:
    chair = Chair(2 if slug == "cribbage" else 4, slug=slug)
    chair.settle()
    stage = chair.screen.tabletop.stage
    area = stage.spot_area(SPOT)
    assert SPOT not in stage.placement.absent
    assert area.h >= HIGH // 2
    others = [stage.spot_area(spot) for spot in stage.layout.spots if spot.kind in props.WIDGETS and spot != SPOT]
    assert area.collidelist(others) < 0, "it lies on nothing else"
    assert present(chair.screen.tabletop.props.seen(SPOT)).colliderect(area)
    assert chair.window.get_at(area.center)[:3] == INK[:3]


# --- a form of answer ------------------------------------------------------------------------------------------------


class PickWind(Part, frozen=True):
    """A part of an answer: one of the four winds."""

    winds: tuple[str, ...]
    field: str = "wind"

    def values(self) -> tuple[str, ...]:
        return self.winds


class Sail(Action, frozen=True, tag="sail"):
    wind: str


WINDS = ("north", "east", "south", "west")
PART = PickWind(WINDS)


def winds(strip: Strip, draft: Draft) -> list[Item]:
    select = strip._controller.select
    return [
        Item(f"wind-{wind}", wind, partial(select, wind), wind == draft.named)
        for part in draft.of(PickWind)
        for wind in part.winds
    ]


def test_the_kit_lists_and_judges_a_new_form() -> None:
    assert answers(Sail, ME, (PART,)) == [Sail(ME, wind) for wind in WINDS]
    assert misfit(Sail(ME, "east"), (PART,)) is None
    assert present(misfit(Sail(ME, "up"), (PART,)))[1].key == "refuse-word"


def asked(action: type[Action], act: str, part: Part) -> Chair:
    """Open a table at which the visitor is asked only for this part."""
    chair = Chair(2)
    chair.settle()
    view = chair.view
    call = replace(present(view.call), forms=(AnswerForm(act, (part,)),))
    ask = replace(present(view.ask), calls=(call,))
    chair.screen.answer.ask(replace(view, ask=ask, legal=tuple(answers(action, view.seat, (part,)))))
    chair.screen.targets.show()
    chair.tick()
    return chair


@pytest.fixture
def sailing(monkeypatch: pytest.MonkeyPatch) -> Chair:
    """Return a table at which the visitor is asked to choose a wind."""
    form: type[Part] = PickWind
    monkeypatch.setitem(strip.TICKETS, form, winds)
    return asked(Sail, "sail", PART)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_new_form_is_given_by_mouse_and_by_key(sailing: Chair, monkeypatch: pytest.MonkeyPatch, by_key: bool) -> None:
    given: list[Action] = []
    monkeypatch.setattr(sailing.screen.controller, "submit", given.append)
    tickets = [control.key for control in sailing.screen.answers.controls if control.key.startswith("wind-")]
    assert tickets == [f"wind-{wind}" for wind in WINDS]
    if by_key:
        while getattr(sailing.screen.focus.control, "key", "") != "wind-south":
            sailing.key(pygame.K_RIGHT)
        sailing.key(pygame.K_SPACE)
        assert not given
        sailing.key(pygame.K_SPACE)
    else:
        sailing.tick(1000)
        sailing.click(sailing.button("wind-south"))
        assert not given
        sailing.click(sailing.button("wind-south"))
    assert given == [Sail(ME, "south")]


class PickFathoms(Part, frozen=True):
    """A part of an answer: an even number of fathoms."""

    most: int
    field: str = "fathoms"

    def values(self) -> range:
        return range(0, self.most + 1, 2)


class Sound(Action, frozen=True, tag="sound"):
    fathoms: int


def dial_of_fathoms(draft: Draft) -> Dial | None:
    return next((Dial(0, part.most, 2) for part in draft.of(PickFathoms)), None)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_new_form_with_a_dial_is_given_by_mouse_and_by_key(monkeypatch: pytest.MonkeyPatch, by_key: bool) -> None:
    monkeypatch.setattr(draft, "DIALS", [*draft.DIALS, dial_of_fathoms])
    chair = asked(Sound, "sound", PickFathoms(8))
    given: list[Action] = []
    monkeypatch.setattr(chair.screen.controller, "submit", given.append)
    chair.tick(1000)
    if by_key:
        chair.key(pygame.K_UP)
        chair.key(pygame.K_RETURN)
    else:
        dial = next(control.area for control in chair.screen.answers.controls if control.key == "dial")
        chair.click((dial.right - 8, dial.centery))
        chair.click(chair.button("act-sound"))
    assert given == [Sound(ME, 2)]
