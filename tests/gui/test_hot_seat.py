"""Several persons before one window: each sees what he may and all that has happened, and nobody another's cards."""

import re
from pathlib import Path
from random import Random

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, AnyEvent, Scored
from crowe_table.gui.pages.ending import EndingScreen
from crowe_table.gui.pages.menu import MenuScreen
from crowe_table.gui.pages.passing import PassingScreen
from crowe_table.gui.pages.sharing import IDLE, SharingScreen
from crowe_table.settings import Settings
from tests.gui.parlour import WHO, Parlour, company, faces

CARD = re.compile(r"\b([A2-9TJQK][cdhsCDHS]|10[cdhs])\b|cards?=")
MOST_COVERS = 40
"""Changes of the seat after which a game of any kind is enough to have been searched."""
LEVELS = ("pp", "pppp", "pphh", "phpp")


@pytest.fixture
def parlour(tmp_path: Path) -> Parlour:
    return Parlour(tmp_path)


def at(parlour: Parlour, key: str, levels: str = "pp") -> Parlour:
    """A table that rests with this question put to him who has it."""
    parlour.lay(levels)
    parlour.play(Random(3), lambda p: p.asked and p.sharing._parley.view().ask.key == key)
    assert parlour.asked
    return parlour


def control(parlour: Parlour, key: str):
    return next(each for each in parlour.stack[-1].face.controls if each.key == key)


# --- nothing is given away -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("levels", "speed"), [*((levels, "instant") for levels in LEVELS), ("pp", "quick")])
def test_a_whole_game_and_no_frame_no_line_and_no_sound_gives_a_card_away(
    tmp_path: Path, levels: str, speed: str
) -> None:
    """Every frame is searched as it is painted: see the parlour."""
    parlour = Parlour(tmp_path, levels, Settings(speed=speed, reduced_motion=speed == "instant"))
    caption = pygame.display.get_caption()
    parlour.lay(levels, seed=levels)
    parlour.play(Random(levels))
    assert isinstance(parlour.stack[-1], EndingScreen)
    assert {WHO[seat] for seat, kind in enumerate(levels) if kind == "p"} == set(parlour.covers)
    assert parlour.frames > 3 * len(parlour.covers)
    assert [line for line in parlour.traced if CARD.search(line)] == []
    assert {line.split()[0] for line in parlour.traced} == {"accepted"}
    assert pygame.display.get_caption() == caption
    assert parlour.viewer == SPECTATOR, "the end is seen together"
    assert not any(CARD.search(name) for name in parlour.sounds.names)


@pytest.mark.parametrize(
    ("slug", "preset", "seats"),
    [
        (slug, preset.name, seats)
        for slug in games.slugs()
        for preset in games.game(slug).presets
        for seats in preset.seats
        if 2 <= seats <= 4
    ],
)
def test_every_game_of_the_house_can_be_shared(tmp_path: Path, slug: str, preset: str, seats: int) -> None:
    parlour = Parlour(tmp_path, slug)
    parlour.lay("p" * seats, slug, preset, seed=f"shared {slug}")
    parlour.play(Random(slug), lambda p: len(p.covers) >= MOST_COVERS)
    assert set(parlour.covers) == set(WHO[:seats]) or parlour.session.over
    assert [line for line in parlour.traced if CARD.search(line)] == []


def test_point_by_point_a_hand_is_seen_when_the_button_is_let_go_and_not_before(tmp_path: Path) -> None:
    parlour = Parlour(tmp_path, settings=Settings(speed="instant", reduced_motion=True, pencilled=False))
    at(parlour, "play")
    changes = 0
    while changes < 4 and isinstance(parlour.stack[-1], SharingScreen):
        if not parlour.cover:
            parlour.play(Random(changes), lambda p: p.cover is not None)
            continue
        changes += 1
        parlour.tick()
        assert parlour.printed() == set()
        seat = parlour.cover.called.seat
        when_last = parlour.session.retelling(seat, parlour.sharing._round._since(seat)).veiled()
        public = faces(parlour.session.view(SPECTATOR)) | faces(when_last)
        area = control(parlour, "take").area
        parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
        while parlour.cover:
            parlour.tick(150)
            assert parlour.cover is None or parlour.printed() == set()
        for _ in range(5):
            parlour.tick(80)
            assert parlour.printed() <= public
        parlour.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
        parlour.settle()
        if parlour.asked:
            hand = set(parlour.session.view(seat).zone(f"hand:{seat}").cards)
            assert parlour.printed() & hand == hand, "the search finds what is there"
    assert changes == 4


@pytest.mark.parametrize("levels", ["pp", "phph"])
def test_under_the_cover_nothing_in_the_program_knows_more_than_everybody(parlour: Parlour, levels: str) -> None:
    """Not a View of him who had the table, nor yet one of him for whom it is."""
    parlour.lay(levels)
    for changes in range(1, 8):
        parlour.play(Random(changes), lambda p: p.cover is not None)
        assert parlour.cover
        assert parlour.views_alive() <= {SPECTATOR}
        parlour.take()
        parlour.settle()
        if parlour.asked:
            assert parlour.viewer in parlour.views_alive()


def test_the_lines_on_the_cover_tell_what_everybody_saw(parlour: Parlour) -> None:
    parlour.lay("pp")
    told: list[str] = []
    while isinstance(parlour.stack[-1], SharingScreen):
        parlour.play(Random(len(told)), lambda p: p.cover is not None)
        if not parlour.cover or not isinstance(parlour.stack[-1], SharingScreen):
            break
        view = parlour.session.view(SPECTATOR)
        assert len(parlour.cover.called.lately) <= 2
        words = parlour.house.words
        hidden = set(range(52)) - faces(view) - {c for e in view.past for c in getattr(e, "cards", ())}
        for line in parlour.cover.called.lately:
            told.append(line)
            assert not any(words.card(card) in line for card in hidden), line
        parlour.take()
        parlour.settle()
        parlour.play(Random(len(told)), lambda p: p.asked)
        if parlour.asked:
            parlour.table.desk.submit(Random(7).choice(parlour.session.view(parlour.viewer).legal))
            parlour.tick()
    assert len(set(told)) > 10


# --- the Cover -------------------------------------------------------------------------------------------------------


def test_a_table_shared_begins_with_the_cover_and_one_played_alone_never_sees_it(tmp_path: Path) -> None:
    parlour = Parlour(tmp_path)
    parlour.lay("pp")
    assert parlour.cover
    parlour.home()
    parlour.lay("ph")
    parlour.play(Random(1))
    assert parlour.covers == []
    parlour.home()
    parlour.lay("hhhh")
    parlour.play(Random(1))
    assert isinstance(parlour.stack[-1], EndingScreen)
    assert parlour.covers == []


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_button_must_be_held(parlour: Parlour, by: str) -> None:
    parlour.lay("pp")
    area = control(parlour, "take").area
    down = {
        "mouse": (pygame.MOUSEBUTTONDOWN, {"pos": area.center, "button": 1}),
        "keys": (pygame.KEYDOWN, {"key": pygame.K_SPACE, "mod": 0}),
    }[by]
    up = {
        "mouse": (pygame.MOUSEBUTTONUP, {"pos": area.center, "button": 1}),
        "keys": (pygame.KEYUP, {"key": pygame.K_SPACE, "mod": 0}),
    }[by]
    for _ in range(3):
        parlour.hear(down[0], **down[1])
        parlour.tick(300)
        parlour.tick(250)
        parlour.hear(up[0], **up[1])
        parlour.tick(400)
        assert parlour.cover, "tapping does not take the table"
    parlour.hear(down[0], **down[1])
    parlour.tick()
    parlour.hear(down[0], **down[1])
    parlour.tick(300)
    parlour.hear(down[0], **down[1])
    parlour.tick(301)
    assert parlour.cover is None
    assert parlour.viewer == SPECTATOR, "his cards are face down while he holds it"
    parlour.hear(up[0], **up[1])
    parlour.tick()
    assert parlour.viewer != SPECTATOR


def test_a_finger_that_slides_off_the_button_takes_nothing(parlour: Parlour) -> None:
    parlour.lay("pp")
    area = control(parlour, "take").area
    parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    parlour.tick(300)
    parlour.hear(pygame.MOUSEMOTION, pos=(40, 700), rel=(0, 0), buttons=(1, 0, 0))
    parlour.tick(600)
    assert parlour.cover


def test_another_window_laid_over_it_while_the_hand_is_down_covers_it_again(parlour: Parlour) -> None:
    at(parlour, "play")
    parlour.play(Random(1), lambda p: p.cover is not None)
    area = control(parlour, "take").area
    parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    while parlour.cover:
        parlour.tick(100)
    parlour.hear(pygame.WINDOWFOCUSLOST)
    parlour.tick()
    assert parlour.cover


def test_the_hand_lies_face_down_until_the_button_is_let_go(parlour: Parlour) -> None:
    at(parlour, "lay-out")
    parlour.play(Random(1), lambda p: p.cover is not None and len(p.covers) > 2)
    assert parlour.cover
    seat = parlour.cover.called.seat
    area = control(parlour, "take").area
    parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    while parlour.cover:
        parlour.tick(100)
    hand = parlour.table.tabletop.stage.zones[f"hand:{seat}"]
    assert len(hand) > 2
    assert {piece.card for piece in hand} == {HIDDEN}
    parlour.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    parlour.tick(100)
    assert {piece.card for piece in hand} == {HIDDEN}
    parlour.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
    parlour.settle()
    assert parlour.viewer == seat
    assert sorted(piece.card for piece in hand) == sorted(parlour.session.view(seat).zone(f"hand:{seat}").cards)


def test_an_open_hand_is_covered_when_nobody_has_stirred_for_twenty_seconds(parlour: Parlour) -> None:
    at(parlour, "play")
    seat = parlour.viewer
    for _ in range(6):
        parlour.tick(IDLE / 4)
        parlour.hear(pygame.MOUSEMOTION, pos=(500, 400), rel=(1, 0), buttons=(0, 0, 0))
    assert parlour.viewer == seat
    for _ in range(5):
        parlour.tick(IDLE / 4)
    assert parlour.cover
    assert parlour.cover.called.seat == seat
    parlour.take()
    parlour.settle()
    assert parlour.asked
    assert parlour.viewer == seat


def test_a_hand_that_nobody_shares_stays_open(parlour: Parlour) -> None:
    at(parlour, "play", "ph")
    for _ in range(10):
        parlour.tick(IDLE)
    assert parlour.cover is None
    assert parlour.asked


def test_a_hand_left_under_the_booke_is_covered_before_it_is_seen_again(parlour: Parlour) -> None:
    at(parlour, "play")
    parlour.hear(pygame.KEYDOWN, key=pygame.K_F1, mod=0)
    assert not isinstance(parlour.stack[-1], SharingScreen)
    parlour.tick(IDLE + 1000)
    parlour.close()
    parlour.tick()
    assert parlour.cover


# --- nothing is lost -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", ["pp", "phph"])
def test_everybody_sees_every_count_once_and_in_its_order(
    parlour: Parlour, levels: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was counted while another had the table is counted before him when he has it again."""
    seen: dict[int, list[tuple[int, int]]] = {}
    parlour.lay(levels)
    sharing = parlour.sharing

    def recorded(self: SharingScreen, parley) -> None:
        lay(parley)
        fold = self._table.tabletop.fold
        viewer = parley.viewer

        def heard(event: AnyEvent) -> None:
            if isinstance(event, Scored):
                seen.setdefault(viewer, []).append((event.side, event.after))
            fold(event)

        self._table.tabletop.fold = heard

    lay = sharing._lay
    sharing._lay = lambda parley: recorded(sharing, parley)
    parlour.play(Random(9))
    counted = [
        (event.side, event.after)
        for told in parlour.session.retelling(SPECTATOR, -1).told()
        for event in told.events
        if isinstance(event, Scored)
    ]
    assert len(counted) > 10
    persons = [seat for seat, kind in enumerate(levels) if kind == "p"]
    missed = min(len(seen[seat]) for seat in persons)
    for seat in persons:
        assert seen[seat] == counted[: len(seen[seat])]
    assert seen[SPECTATOR] == counted[missed:], "the end is seen together, by whom it was not yet seen"


def test_a_shared_table_that_was_left_begins_with_the_cover_again(parlour: Parlour) -> None:
    at(parlour, "play")
    path, count = parlour.session.path, parlour.session.count
    parlour.home()
    assert parlour.rooms.resume(path) == ()
    assert parlour.cover
    assert parlour.views_alive() <= {SPECTATOR}
    parlour.play(Random(2))
    assert parlour.session.count > count
    assert isinstance(parlour.stack[-1], EndingScreen)


def test_those_of_the_house_think_on_under_the_cover(parlour: Parlour) -> None:
    parlour.lay("phph")
    parlour.play(Random(3), lambda p: p.asked and p.sharing._parley.view().ask.key in ("lay-out", "next-deal"))
    parlour.play(Random(3), lambda p: _slow(p) and p.asked and p.sharing._parley.view().ask.key == "next-deal")
    parlour.play(Random(3), lambda p: p.asked and p.sharing._parley.view().ask.key == "lay-out")
    parlour.table.desk.submit(parlour.session.view(parlour.viewer).legal[0])
    parlour.settle()
    assert parlour.cover
    before = parlour.session.count
    assert {1, 3} & set(parlour.session.awaited)
    while {1, 3} & set(parlour.session.awaited):
        parlour.tick()
    assert parlour.session.count > before
    assert parlour.cover


def test_the_table_is_for_the_next_who_is_awaited_clockwise(parlour: Parlour) -> None:
    at(parlour, "lay-out", "pppp")
    order = [parlour.viewer]
    while len(order) < 4:
        parlour.table.desk.submit(parlour.session.view(parlour.viewer).legal[0])
        parlour.settle()
        order.append(parlour.cover.called.seat)
        parlour.take()
        parlour.settle()
    ring = parlour.session.ring
    at_ = ring.index(order[0])
    assert order == [*ring[at_:], *ring[:at_]]


def _slow(parlour: Parlour) -> bool:
    """From now on those of the house take their time."""
    parlour.lot.slow = 100
    return True


# --- passing the table -----------------------------------------------------------------------------------------------


def press(parlour: Parlour, key: str) -> None:
    area = next(each.area for each in parlour.stack[-1].controls if each.key == key)
    parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    parlour.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)


def test_the_table_is_passed_by_the_menu_to_one_who_is_not_awaited(parlour: Parlour) -> None:
    at(parlour, "play", "pppp")
    had = parlour.viewer
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    parlour.tick()
    assert isinstance(parlour.stack[-1], MenuScreen)
    assert parlour.printed() == set(), "no hand is seen behind the menu"
    press(parlour, "pass")
    parlour.tick()
    page = parlour.stack[-1]
    assert isinstance(page, PassingScreen)
    assert [each.key for each in page.controls] == [*(f"to-{seat}" for seat in range(4) if seat != had), "resume"]
    to = next(seat for seat in range(4) if seat != had)
    press(parlour, f"to-{to}")
    parlour.tick()
    assert parlour.cover
    assert parlour.cover.called.seat == to
    parlour.take()
    for _ in range(40):
        parlour.tick(100)
    assert parlour.viewer == to, "he keeps it though the table waits for another"
    for _ in range(5):
        parlour.tick(IDLE / 4)
    assert parlour.cover
    assert parlour.cover.called.seat == had, "and then it is for him it waits for"


def test_the_menu_under_the_cover_leads_back_and_out(parlour: Parlour) -> None:
    parlour.lay("pp")
    parlour.tick()
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    page = parlour.stack[-1]
    assert isinstance(page, MenuScreen)
    assert not next(each for each in page.controls if each.key == "take-back").enabled
    press(parlour, "resume")
    parlour.tick()
    assert parlour.cover
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    press(parlour, "leave")
    assert len(parlour.stack) == 1


def test_what_was_taken_back_is_told_to_nobody(tmp_path: Path) -> None:
    """He takes back what both have done since; the other then sees the table as it stands, and what follows."""
    parlour = Parlour(tmp_path, settings=Settings(speed="instant", reduced_motion=True, take_backs="always"))
    at(parlour, "play")
    for _ in range(2):
        parlour.table.desk.submit(parlour.session.view(parlour.viewer).legal[0])
        parlour.play(Random(1), lambda p: p.asked)
    seat, count = parlour.viewer, parlour.session.count
    assert parlour.sharing.may_take_back()
    parlour.table.take_back()
    parlour.settle()
    assert parlour.session.count < count
    assert parlour.viewer == seat
    assert max(parlour.sharing._round._seen.values()) <= parlour.session.count
    parlour.play(Random(4))
    assert isinstance(parlour.stack[-1], EndingScreen)


def test_the_names_of_the_company_are_on_the_covers(parlour: Parlour) -> None:
    parlour.lay("pp")
    assert parlour.cover.called.name == company("pp")[parlour.cover.called.seat].name
