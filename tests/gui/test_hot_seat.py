"""Several people at one window.

Each person sees their own cards and everything public that has happened. Nobody sees another person's cards.
"""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import SPECTATOR, AnyEvent, Scored, Seat, because
from crowe_table.gui.hot_seat import COUNTDOWN_SECONDS, HotSeatScreen
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.pass_table import PassTableSheet
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.pages.review import ReviewPage
from crowe_table.kit.tricks import Play
from crowe_table.launch import PlayRequest
from crowe_table.settings import Consent, Settings
from tests.any_game import AnyTable
from tests.gui.hot_seat_fixture import WHO, HotSeatWindow, company, faces
from tests.present import present
from tests.sampling import SOAK, TESTED, every_table

CARD = re.compile(r"\b([A2-9TJQK][cdhsCDHS]|10[cdhs])\b|cards?=")
ENOUGH = 120 if SOAK else 15
"""Number of actions after which a test may stop playing a game."""
IDLE = float(Settings().cover_after) * 1000
VERY_SLOW = 10**9
LEVELS = ("pp", "pppp", "pphh", "phpp") if SOAK else ("phpp",)
TABLES = every_table(range(2, 5))
if not SOAK:
    TABLES = [max((table for table in TABLES if table[0] == slug), key=lambda table: table[2]) for slug in TESTED]


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def at(window: HotSeatWindow, key: str, levels: str = "pp") -> HotSeatWindow:
    """Return a window whose table is at rest, with this question to the player who has the table."""
    window.lay_played(levels, lambda table: present(table.question).key == key)
    window.play(Random(3), lambda p: p.asked and present(p.hot_seat._hot_seat.view().ask).key == key)
    assert window.asked
    return window


def control(window: HotSeatWindow, key: str):
    return next(each for each in window.stack[-1].face.controls if each.key == key)


# --- Secrecy ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("levels", "speed"), [("pp", "quick"), *((levels, "instant") for levels in LEVELS)])
def test_no_frame_text_or_sound_of_a_whole_game_reveals_a_card(tmp_path: Path, levels: str, speed: Any) -> None:
    """The window of the test searches every painted frame."""
    window = HotSeatWindow(tmp_path, levels, Settings(speed=speed, reduced_motion=speed == "instant"))
    caption = pygame.display.get_caption()
    window.lay(levels, seed=levels)
    window.play(Random(levels))
    assert isinstance(window.stack[-1], ResultsPage)
    assert {WHO[seat] for seat, kind in enumerate(levels) if kind == "p"} == set(window.covers)
    assert window.frames > 3 * len(window.covers)
    assert [line for line in window.traced if CARD.search(line)] == []
    assert {line.split()[0] for line in window.traced} == {"accepted"}
    assert pygame.display.get_caption() == caption
    assert window.viewer == SPECTATOR, "both players see the end together"
    assert not any(CARD.search(name) for name in window.sounds.names)


def differs(before: tuple[int, Seat], window: HotSeatWindow) -> bool:
    """Return whether, since ``before``, an answer was given or the table was handed to another player."""
    return (window.session.count, window.viewer) != before


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_every_game_can_be_shared(tmp_path: Path, slug: str, preset: str, seats: int) -> None:
    """For a player who sees only public facts, the table is not covered. It announces the player's name instead."""
    window = HotSeatWindow(tmp_path, slug)
    window.lay("p" * seats, slug, preset, seed=f"shared {slug}")
    chance, handed = Random(slug), 0
    while isinstance(window.stack[-1], HotSeatScreen) and (window.session.count < ENOUGH or len(window.had) < seats):
        before = window.session.count, window.viewer
        window.play(chance, partial(differs, before))
        if window.cover:
            assert has_secrets(window), window.cover.handover.name
        elif window.asked and window.viewer != before[1]:
            handed += 1
    assert handed or window.covers
    assert window.had == set(range(seats))
    public = window.session.view(SPECTATOR).zones
    if window.session.question and any(window.session.view(seat).zones != public for seat in range(seats)):
        resting = window.session.view(SPECTATOR).public.resting or (0,) * seats
        assert {WHO[seat] for seat in range(seats) if not resting[seat]} <= set(window.covers) <= set(WHO[:seats])
    assert [line for line in window.traced if CARD.search(line)] == []


def has_secrets(window: HotSeatWindow) -> bool:
    """Return whether the next player will see or hear a secret when the cover is lifted."""
    session, seat = window.session, present(window.cover).handover.seat
    if session.question.secret or session.view(seat).zones != session.view(SPECTATOR).zones:
        return True
    after = window.hot_seat._hot_seat.seen(seat)
    told, shown = (
        [update.view.zones for update in session.catch_up(viewer, after).updates()] for viewer in (seat, SPECTATOR)
    )
    return told != shown


def test_no_pixel_of_a_hand_is_visible_before_the_release(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=Settings(speed="instant", reduced_motion=True, pencilled=False))
    at(window, "play")
    changes = 0
    while not changes and isinstance(window.stack[-1], HotSeatScreen):
        if not window.cover:
            window.play(Random(changes), lambda p: p.cover is not None)
            continue
        changes += 1
        window.tick()
        assert window.printed() == set()
        seat = window.cover.handover.seat
        when_last = window.session.catch_up(seat, window.hot_seat._hot_seat.seen(seat)).covered()
        public = faces(window.session.view(SPECTATOR)) | faces(when_last)
        area = control(window, "take").area
        window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
        while window.cover:
            window.tick(150)
            assert window.cover is None or window.printed() == set()
        for _ in range(5):
            window.tick(80)
            assert window.printed() <= public
        window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
        window.settle()
        if window.asked:
            hand = set(window.session.view(seat).zone(f"hand:{seat}").cards)
            assert window.printed() & hand == hand, "the search finds visible faces"
    assert changes == 1


def test_under_the_cover_the_program_holds_no_secret(window: HotSeatWindow) -> None:
    """Neither the previous nor the next player's View is in memory."""
    window.lay("phph")
    for changes in range(1, 5):
        window.play(Random(changes), lambda p: p.cover is not None)
        assert window.cover
        assert window.views_alive() <= {SPECTATOR}
        window.take()
        window.settle()
        if window.asked:
            assert window.viewer in window.views_alive()


def test_the_cover_shows_only_public_events(window: HotSeatWindow) -> None:
    window.lay("pp")
    told: list[str] = []
    while len(told) < 12:
        window.play(Random(len(told)), lambda p: p.cover is not None)
        if not window.cover or not isinstance(window.stack[-1], HotSeatScreen):
            break
        view = window.session.view(SPECTATOR)
        assert len(window.cover.handover.last_events) <= 2
        words = window.services.words
        hidden = set(range(52)) - faces(view) - {c for e in view.past for c in getattr(e, "cards", ())}
        for line in window.cover.handover.last_events:
            told.append(line)
            assert not any(words.card(Card(card)) in line for card in hidden), line
        window.take()
        window.settle()
        window.play(Random(len(told)), lambda p: p.asked)
        if window.asked:
            present(window.table).controller.submit(Random(7).choice(window.session.view(window.viewer).legal))
            window.tick()
    assert len(set(told)) > 6


# --- The Cover -------------------------------------------------------------------------------------------------------


def test_only_a_shared_table_is_covered_at_the_deal(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    window.lay("pp")
    assert window.cover is None, "cutting for the deal reveals no secret"
    window.cover_up()
    assert window.session.view(SPECTATOR).zone("hand:0").cards
    window.nav.leave_table()
    window.lay("ph")
    window.play(Random(1), lambda p: p.session.count >= ENOUGH)
    assert window.covers == []
    window.nav.leave_table()
    window.lay("hhhh")
    window.play(Random(1))
    assert isinstance(window.stack[-1], ResultsPage)
    assert window.covers == []


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_button_must_be_held(window: HotSeatWindow, by: str) -> None:
    window.lay("pp")
    window.cover_up()
    area = control(window, "take").area
    down = {
        "mouse": (pygame.MOUSEBUTTONDOWN, {"pos": area.center, "button": 1}),
        "keys": (pygame.KEYDOWN, {"key": pygame.K_SPACE, "mod": 0}),
    }[by]
    up = {
        "mouse": (pygame.MOUSEBUTTONUP, {"pos": area.center, "button": 1}),
        "keys": (pygame.KEYUP, {"key": pygame.K_SPACE, "mod": 0}),
    }[by]
    for _ in range(3):
        window.hear(down[0], **down[1])
        window.tick(300)
        window.tick(250)
        window.hear(up[0], **up[1])
        window.tick(400)
        assert window.cover, "tapping does not take the table"
    window.hear(down[0], **down[1])
    window.tick()
    for lasts in (300, 301):
        if by == "keys":
            window.hear(down[0], **down[1])
        window.tick(lasts)
    assert window.cover is None
    assert window.viewer == SPECTATOR, "the next hand is face down while the cover is held"
    window.hear(up[0], **up[1])
    window.tick()
    assert window.viewer != SPECTATOR


def test_sliding_off_the_button_does_not_take_the_table(window: HotSeatWindow) -> None:
    window.lay("pp")
    window.cover_up()
    area = control(window, "take").area
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    window.tick(300)
    window.hear(pygame.MOUSEMOTION, pos=(40, 700), rel=(0, 0), buttons=(1, 0, 0))
    window.tick(600)
    assert window.cover


def test_another_window_on_top_covers_a_face_down_hand_again(window: HotSeatWindow) -> None:
    at(window, "play")
    window.play(Random(1), lambda p: p.cover is not None)
    area = control(window, "take").area
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    while window.cover:
        window.tick(100)
    window.hear(pygame.WINDOWFOCUSLOST)
    window.tick()
    assert window.cover


def test_the_hand_stays_face_down_until_the_release(window: HotSeatWindow) -> None:
    at(window, "lay-out")
    window.play(Random(1), lambda p: p.cover is not None and len(p.covers) > 1)
    assert window.cover
    seat = window.cover.handover.seat
    area = control(window, "take").area
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    while window.cover:
        window.tick(100)
    hand = present(window.table).tabletop.stage.zones[f"hand:{seat}"]
    assert len(hand) > 2
    assert {piece.card for piece in hand} == {HIDDEN}
    window.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    window.tick(100)
    assert {piece.card for piece in hand} == {HIDDEN}
    window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
    window.settle()
    assert window.viewer == seat
    assert sorted(piece.card for piece in hand) == sorted(window.session.view(seat).zone(f"hand:{seat}").cards)


def test_an_open_hand_is_covered_after_a_countdown_without_input(
    window: HotSeatWindow,
) -> None:
    at(window, "play")
    seat = window.viewer
    assert IDLE >= 90_000
    for _ in range(6):
        window.tick(IDLE / 4)
        window.hear(pygame.MOUSEMOTION, pos=(500, 400), rel=(1, 0), buttons=(0, 0, 0))
    assert window.viewer == seat
    window.tick(IDLE - COUNTDOWN_SECONDS * 1000 - 500)
    window.tick(100)
    assert not present(window.hot_seat._notice).shown
    for _ in range(COUNTDOWN_SECONDS):
        window.tick(1000)
        assert window.cover is None
        assert present(window.hot_seat._notice).shown
    window.tick(1000)
    assert window.cover
    assert window.cover.handover.seat == seat
    window.take()
    window.settle()
    assert window.asked
    assert window.viewer == seat


def test_input_stops_the_countdown_and_a_setting_disables_it(window: HotSeatWindow) -> None:
    at(window, "play")
    window.tick(IDLE - 5000)
    window.tick()
    assert present(window.hot_seat._notice).shown
    window.hear(pygame.MOUSEMOTION, pos=(500, 400), rel=(1, 0), buttons=(0, 0, 0))
    window.tick()
    assert not present(window.hot_seat._notice).shown
    window.services.settings = Settings(speed="instant", reduced_motion=True, cover_after="never")
    for _ in range(10):
        window.tick(IDLE)
    assert window.cover is None


def test_no_frame_between_a_hand_and_the_next_players_cover_shows_a_secret(tmp_path: Path) -> None:
    """Every frame is searched by sprites and by pixels.

    The search begins with the press that answers, and ends when the button of the cover is released. It includes the
    cover, the taking of the table, and the next player's face-down cards.
    """
    window = HotSeatWindow(tmp_path, settings=Settings(speed="quick", pencilled=False), size=(1024, 640))
    at(window, "play")
    changes = frames = 0
    while not changes:
        seat, had = window.viewer, window.known()
        present(window.table).controller.submit(window.session.view(seat).legal[0])
        while not window.cover and window.viewer == seat and not window.asked:
            window.tick()
            had |= window.known() if not window.cover else set()
            assert window.printed() <= had
            frames += 1
        if not window.cover:
            continue
        changes += 1
        public = faces(window.session.view(SPECTATOR))
        area = control(window, "take").area
        window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
        while window.cover:
            window.tick(50)
            assert window.cover is None or window.printed() == set()
            frames += 1
        when_last = window.hot_seat._hot_seat.view()
        for _ in range(20):
            window.tick()
            assert window.printed() <= public | faces(when_last)
            frames += 1
        window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
        window.settle()
    assert frames > 30


def test_an_unshared_hand_stays_open(window: HotSeatWindow) -> None:
    at(window, "play", "ph")
    for _ in range(10):
        window.tick(IDLE)
    assert window.cover is None
    assert window.asked


def test_a_hand_left_for_the_rule_book_is_covered_on_return(window: HotSeatWindow) -> None:
    at(window, "play")
    window.strike(pygame.K_F1)
    assert not isinstance(window.stack[-1], HotSeatScreen)
    window.tick(IDLE + 1000)
    window.nav.back()
    window.tick()
    assert window.cover


# --- Completeness ----------------------------------------------------------------------------------------------------


def test_everybody_sees_every_count_once_and_in_order(window: HotSeatWindow) -> None:
    """A count shown while another player had the table is shown again to the player who missed it."""
    seen: dict[int, list[tuple[int, int]]] = {}
    window.lay("pp")
    hot_seat = window.hot_seat

    def recorded() -> Iterator[None]:
        yield from opened()
        fold = present(window.table).tabletop.fold
        viewer = hot_seat.viewer

        def heard(event: AnyEvent) -> None:
            if isinstance(event, Scored):
                seen.setdefault(viewer, []).append((event.side, event.after))
            fold(event)

        setattr(present(window.table).tabletop, "fold", heard)  # noqa: B010

    opened = hot_seat._open_in_parts
    setattr(hot_seat, "_open_in_parts", recorded)  # noqa: B010
    window.play(Random(9))
    counted = [
        (event.side, event.after)
        for told in window.session.catch_up(SPECTATOR, -1).updates()
        for event in told.events
        if isinstance(event, Scored)
    ]
    assert len(counted) > 10
    persons = window.session.persons
    missed = min(len(seen[seat]) for seat in persons)
    for seat in persons:
        assert seen[seat] == counted[: len(seen[seat])]
    assert seen[SPECTATOR] == counted[missed:], "players who had not seen the end see it together"


def test_a_resumed_shared_table_begins_with_the_cover(window: HotSeatWindow) -> None:
    at(window, "play")
    path, count = window.session.path, window.session.count
    window.nav.leave_table()
    assert window.nav.resume(path) == ()
    assert window.cover
    assert window.views_alive() <= {SPECTATOR}
    window.play(Random(2), lambda p: p.session.count > count + 4)
    assert window.session.count > count


def test_computer_players_continue_under_the_cover(window: HotSeatWindow) -> None:
    window.lay("phph")
    window.play(Random(3), lambda p: p.asked and present(p.hot_seat._hot_seat.view().ask).key == "next-deal")
    while {1, 3} & set(window.session.awaited):
        window.tick()
    window.worker.slow = VERY_SLOW
    window.play(Random(3), lambda p: p.asked and present(p.hot_seat._hot_seat.view().ask).key == "lay-out")
    present(window.table).controller.submit(window.session.view(window.viewer).legal[0])
    window.settle()
    assert window.cover
    before = window.session.count
    assert {1, 3} & set(window.session.awaited)
    window.worker.slow = 3
    while {1, 3} & set(window.session.awaited):
        window.tick()
    assert window.session.count > before
    assert window.cover


def test_the_table_goes_to_the_next_awaited_player_clockwise(window: HotSeatWindow) -> None:
    at(window, "lay-out", "pppp")
    order = [window.viewer]
    while len(order) < 4:
        present(window.table).controller.submit(window.session.view(window.viewer).legal[0])
        window.settle()
        order.append(present(window.cover).handover.seat)
        window.take()
        window.settle()
    ring = window.session.ring
    at_ = ring.index(order[0])
    assert order == [*ring[at_:], *ring[:at_]]


# --- Passing the table -----------------------------------------------------------------------------------------------


def press(window: HotSeatWindow, key: str) -> None:
    area = next(each.area for each in window.stack[-1].controls if each.key == key)
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)


def test_the_menu_passes_the_table_to_a_player_not_awaited(window: HotSeatWindow) -> None:
    at(window, "play", "pppp")
    had = window.viewer
    window.strike(pygame.K_ESCAPE)
    window.tick()
    assert isinstance(window.stack[-1], MenuSheet)
    assert window.printed() == set(), "no hand is visible behind the menu"
    press(window, "pass")
    window.tick()
    page = window.stack[-1]
    assert isinstance(page, PassTableSheet)
    assert [each.key for each in page.controls] == [*(f"to-{seat}" for seat in range(4) if seat != had), "resume"]
    to = next(seat for seat in range(4) if seat != had)
    press(window, f"to-{to}")
    window.tick()
    assert window.cover
    assert window.cover.handover.seat == to
    window.take()
    for _ in range(40):
        window.tick(100)
    assert window.viewer == to, "they keep the table though another is awaited"
    for _ in range(5):
        window.tick(IDLE / 4)
    assert window.cover
    assert window.cover.handover.seat == had, "then the table goes to the awaited player"


def test_the_menu_under_the_cover_returns_and_leaves(window: HotSeatWindow) -> None:
    window.lay("pp")
    window.cover_up()
    window.tick()
    window.strike(pygame.K_ESCAPE)
    page = window.stack[-1]
    assert isinstance(page, MenuSheet)
    assert not next(each for each in page.controls if each.key == "take-back").enabled
    press(window, "resume")
    window.tick()
    assert window.cover
    window.strike(pygame.K_ESCAPE)
    press(window, "leave")
    press(window, "confirm")
    assert len(window.stack) == 1


def test_answers_taken_back_are_announced_to_nobody(tmp_path: Path) -> None:
    """One player takes back answers of both players. The other then sees the current table, and what follows."""
    window = HotSeatWindow(tmp_path, settings=Settings(speed="instant", reduced_motion=True, take_backs="always"))
    at(window, "play")
    for _ in range(2):
        present(window.table).controller.submit(window.session.view(window.viewer).legal[0])
        window.play(Random(1), lambda p: p.asked)
    seat, count = window.viewer, window.session.count
    assert window.hot_seat.can_take_back()
    present(window.table).take_back()
    window.settle()
    assert window.session.count < count
    assert window.viewer == seat
    assert max(window.hot_seat._hot_seat._seen.values()) <= window.session.count
    window.play(Random(4), lambda p: p.session.count > count + 6)
    assert window.session.count > count


def test_covers_show_the_players_names(window: HotSeatWindow) -> None:
    window.lay("pp")
    window.cover_up()
    assert present(window.cover).handover.name == company("pp")[present(window.cover).handover.seat].name


def test_a_hint_for_a_closed_question_is_refused(window: HotSeatWindow) -> None:
    """The screen may still show a question that another player's answer has closed."""
    assert window.nav.play_request(PlayRequest("whist", "crowe", 4)) is None
    while not (window.table and window.asked):
        window.settle()
    view = window.session.view(window.viewer)
    assert window.session.submit(view.legal[0]) is None
    assert not window.session.view(window.viewer).legal
    window.table.controller.take_hint()
    assert window.table.answer.refusal == because("refuse-hint-not-asked")
    assert not window.table.answer.considering


# --- Review after each deal ------------------------------------------------------------------------------------------


def test_a_review_opens_after_each_deal_if_the_setting_asks_for_it(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=Settings(speed="instant", reduced_motion=True, review_always=True))
    window.lay("ph")
    for deal in (1, 2):
        window.play(Random(deal), lambda p: not isinstance(p.stack[-1], HotSeatScreen))
        page = window.stack[-1]
        assert isinstance(page, ReviewPage)
        page._job.wait()
        window.tick()
        assert {each.deal for each in page._rated} == {deal}
        window.nav.back()
        assert isinstance(window.stack[-1], HotSeatScreen)
        window.settle()
        assert isinstance(window.stack[-1], HotSeatScreen), "it opens only once"


# --- Sure tricks -----------------------------------------------------------------------------------------------------


def leads_surely(table: AnyTable) -> bool:
    """Return whether the first player leads, and is certain to win at least two remaining tricks."""
    view = table.view(Seat(0))
    return table.game.sure_lead(view) is not None and len(view.legal) > 1


def window_with_sure_tricks(tmp_path: Path, answer: Consent) -> HotSeatWindow:
    settings = Settings(speed="instant", reduced_motion=True, sure_tricks=answer)
    window = HotSeatWindow(tmp_path, settings=settings)
    window.lay_played("phhh", leads_surely, game="whist", seed="5")
    for _ in range(20):
        window.tick(200.0)
    return window


@pytest.mark.parametrize("confirms", [False, True])
def test_sure_tricks_are_offered_once(tmp_path: Path, confirms: bool) -> None:
    window = window_with_sure_tricks(tmp_path, "ask")
    sheet, adopted = window.stack[-1], list[Settings]()
    assert isinstance(sheet, ConfirmSheet)
    window.nav._adopt = adopted.append
    next(each for each in sheet.controls if each.key == ("confirm" if confirms else "keep")).act()
    assert [each.sure_tricks for each in adopted] == ["always"] * confirms
    for _ in range(20):
        window.tick(200.0)
    assert isinstance(window.stack[-1], HotSeatScreen)


def has_forced_card(table: AnyTable) -> bool:
    """Return whether the first player may play only one card, and holds others."""
    view = table.view(Seat(0))
    return len(view.legal) == 1 and isinstance(view.legal[0], Play) and len(view.zone("hand:0").cards) > 1


@pytest.mark.parametrize("confirms", [False, True])
def test_forced_cards_are_offered_once(tmp_path: Path, confirms: bool) -> None:
    settings = Settings(speed="instant", reduced_motion=True, sure_tricks="never")
    window = HotSeatWindow(tmp_path, settings=settings, offers=True)
    window.lay_played("phhh", has_forced_card, game="whist", seed="5")
    for _ in range(20):
        window.tick(200.0)
    sheet, adopted, count = window.stack[-1], list[Settings](), window.session.count
    assert isinstance(sheet, ConfirmSheet)
    window.nav._adopt = adopted.append
    next(each for each in sheet.controls if each.key == ("confirm" if confirms else "keep")).act()
    assert [each.forced_cards for each in adopted] == ["always"] * confirms
    for _ in range(20):
        window.tick(200.0)
    assert isinstance(window.stack[-1], HotSeatScreen), "it is offered once at a table"
    assert window.session.count == count, "the settings are not yet changed here"


def test_sure_tricks_are_played_by_the_table_if_the_setting_asks_for_it(tmp_path: Path) -> None:
    window = window_with_sure_tricks(tmp_path, "always")
    deal, table = window.session._table.deal, window.session._table
    for _ in range(2000):
        if table.deal != deal or table.watch().public.turn < 0:
            break
        window.tick(200.0)
    assert table.deal != deal or table.watch().public.turn < 0 or not any(table.view(Seat(0)).legal)


def test_sure_tricks_are_left_to_the_player_if_the_setting_says_so(tmp_path: Path) -> None:
    window = window_with_sure_tricks(tmp_path, "never")
    count = window.session.count
    for _ in range(20):
        window.tick(200.0)
    assert isinstance(window.stack[-1], HotSeatScreen)
    assert window.session.count == count
