"""The end of a game and its replay, as a visitor sees them."""

import dataclasses
from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, parse
from crowe_table.engine.core import Announced, AnyEvent, Ended, Paid, Reason, Seat
from crowe_table.engine.deal_code import display_code, read_code
from crowe_table.engine.money import MINT, NOTHING, Account
from crowe_table.engine.rng import Chance
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.pages import results
from crowe_table.gui.pages.deal_slip import DealSlipSheet
from crowe_table.gui.pages.hands import GAP, NamedHand, lay_hands
from crowe_table.gui.pages.results import INSIDE, ResultsPage
from crowe_table.gui.pages.saved import SavedPage
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.hosting.last_hands import last_hands, whole_hands
from crowe_table.hosting.morals import verdict_of
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.outcome import Outcome, ranked
from crowe_table.hosting.walkthrough import Stride, Walk, walk_of
from crowe_table.settings import Settings, TextSize
from crowe_table.words import Words
from crowe_table.words.narration import narrate
from tests.gui.hot_seat_fixture import Ended as EndedGame
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.test_pages import KEPT, SIZES, PageWindow, control
from tests.hosting.test_walkthrough import finished, step_of
from tests.present import appended
from tests.sampling import TESTED


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def press(window: HotSeatWindow, key: str) -> None:
    area = next(each.area for each in window.stack[-1].controls if each.key == key)
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
    window.tick()


def outcome(slug: str) -> Outcome:
    head, table = finished(slug)
    return Outcome(table.view(Seat(0)), Walk(head, table), table.result())


every_game = pytest.mark.parametrize("slug", TESTED)


@every_game
def test_the_ledger_ranks_all_by_what_they_won(slug: str) -> None:
    told = outcome(slug)
    lines = ranked(told)
    assert sorted(line.seat for line in lines) == sorted(told.view.public.ring)
    assert [line.won for line in lines] == sorted(told.won, reverse=True)
    for before, after in pairwise(lines):
        alike = before.won == after.won and (before.seat in told.winners) == (after.seat in told.winners)
        assert (before.place == after.place) is alike
    assert lines[0].place == 1


@pytest.mark.parametrize(("slug", "told"), [("bassett", "0"), ("cribbage", "")])
def test_a_player_who_breaks_even_at_money_is_told_so(slug: str, told: str) -> None:
    """In games with points, the points are beside the name, so no 0 is shown."""
    over = outcome(slug)
    even = Outcome(over.view, over.walk, (NOTHING,) * len(over.won))
    window = PageWindow()
    page = ResultsPage(window.services, window, even)
    window.show(page)
    assert {page._gain(line).partition(" ")[0] for line in ranked(even)} == {told}


def test_every_payment_line_is_shown() -> None:
    told = outcome("brag")
    many = tuple(Paid(Account("purse", 1), MINT, NOTHING, Reason("why")) for _ in range(500))
    view = replace(told.view, past=(*many, *told.view.past))
    window = PageWindow()
    page = window.show(ResultsPage(window.services, window, Outcome(view, told.walk, told.won)))
    assert {each.key for each in page.controls} >= {"walk", "same", "again", "change", "leave", "ledger"}


def test_cards_that_nobody_held_are_the_open_ones_at_the_end() -> None:
    """At Blind Hookey these are the bottom cards of the packets. No backs are shown."""
    exhibit = next(each for each in exhibits() if each.game == "blind-hookey")
    table = table_of(exhibit.head)
    assert not isinstance(table, Reason)
    while not table.over:
        step_of(table, Chance("walk"))
    walk = Walk(exhibit.head, table)
    first, last = (walk.view(step, exhibit.seat, True) for step in (0, walk.last))
    hands = whole_hands(first, last, walk.layout())
    assert [parse(name) for name in ("KH", "AS")] == [card for hand in hands.values() for card in hand]


def red(page: ResultsPage) -> int:
    """Return the number of red pixels on a page."""
    return pygame.mask.from_threshold(page.scene.background, pygame.Color(palette.RUBRIC), (1, 1, 1, 255)).count()


@every_game
def test_a_game_with_a_take_back_is_marked(slug: str) -> None:
    told, printed = outcome(slug), {}
    for peeked in (False, True):
        window = PageWindow()
        page = window.show(ResultsPage(window.services, window, dataclasses.replace(told, peeked=peeked)))
        assert isinstance(page, ResultsPage)
        printed[peeked] = red(page)
    assert printed[True] > printed[False]


@every_game
def test_the_last_hands_are_those_seen_by_the_viewer(slug: str) -> None:
    told = outcome(slug)
    held = last_hands(told.view, told.layout)
    views = (told.walk.view(step, Seat(0), hands_open=False) for step in range(told.walk.last + 1))
    everything = {card for view in views for zone in view.zones for card in zone.cards}
    for cards in held.values():
        assert {card for card in cards if card != HIDDEN} <= everything
        assert len(set(cards) - {HIDDEN}) == sum(card != HIDDEN for card in cards)


@pytest.mark.parametrize(("size", "text"), [(SIZES[0], "largest"), (SIZES[1], "ordinary"), (SIZES[2], "larger")])
@every_game
def test_nothing_on_the_results_page_overlaps_at_any_size(slug: str, size: tuple[int, int], text: TextSize) -> None:
    window = PageWindow(size, Settings(text_size=text))
    page = window.show(ResultsPage(window.services, window, outcome(slug)))
    whole = pygame.Rect((0, 0), size)
    areas = [each.area for each in page.controls]
    assert all(whole.contains(area) for area in areas)
    assert all(not one.colliderect(other) for at, one in enumerate(areas) for other in areas[at + 1 :])
    assert all(area.h >= page.assets.canvas.px(56) for area in areas)


def test_cropped_hands_keep_clear_of_the_names_below() -> None:
    assets, felt = PageWindow().services.assets, pygame.Color("darkgreen")
    page = pygame.Surface((700, 500))
    page.fill(felt)
    hands = [NamedHand([parse("QH")] * 12, StyledText("Crowe", Face.HEADING, 24)) for _ in range(4)]
    deque(lay_hands(page, assets, hands, pygame.Rect(50, 50, 600, 400)), 0)
    gap = round(assets.canvas.px(GAP))
    rows = [50 + row * ((400 - 3 * gap) // 4 + gap) for row in range(4)]
    between = [pygame.Rect(50, top - gap + 1, 600, gap - 1) for top in (*rows[1:], 450 + gap)]
    assert all(
        page.get_at((x, y)) == felt for area in between for x in range(50, 650, 9) for y in range(area.y, area.bottom)
    )


def test_nothing_below_the_hands_repeats_the_banner(monkeypatch: pytest.MonkeyPatch) -> None:
    narrated: list[AnyEvent] = []

    def noted(events: Sequence[AnyEvent], words: Words) -> list[str]:
        narrated.extend(events)
        return narrate(events, words)

    monkeypatch.setattr(results, "narrate", noted)
    window, told = PageWindow(), outcome("piquet")
    window.show(ResultsPage(window.services, window, told))
    assert narrated
    assert not [event for event in narrated if isinstance(event, Ended)]
    assert not [event for event in narrated if isinstance(event, Announced) and event.words in told.words_of_deal]


def test_the_same_cards_are_dealt_again(window: HotSeatWindow, ended: EndedGame) -> None:
    ended()
    first = window.session.head
    press(window, "same")
    assert isinstance(window.stack[-1], HotSeatScreen)
    again = window.session.head
    assert (again.seed, again.options, again.players, again.purses) == (
        first.seed,
        first.options,
        first.players,
        first.purses,
    )
    assert again.series.name != first.series.name, "its series is new"


def test_enter_begins_a_game_and_space_does_not(window: HotSeatWindow, ended: EndedGame) -> None:
    page = ended()
    page.hold("again")
    window.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert window.stack[-1] is page
    window.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    assert window.stack[-1] is not page


def test_the_replay_steps_by_keyboard_and_mouse_to_both_ends() -> None:
    window = PageWindow()
    walked = WalkPage(window.services, window, Walk(*finished("whist")), Seat(0))
    window.show(walked)
    last = walked.walk.last

    def strike(key: int) -> int:
        walked.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        return walked.at

    def click(key: str, right: bool = False) -> int:
        area = control(walked, key).area
        window.click((area.right - 8, area.centery) if right else area.center)
        return walked.at

    assert [strike(pygame.K_RIGHT), strike(pygame.K_RIGHT), strike(pygame.K_LEFT)] == [1, 2, 1]
    assert [strike(pygame.K_END), strike(pygame.K_RIGHT)] == [last, last]
    assert strike(pygame.K_UP) == walked.walk.stride(Stride.TRICK, last, -1)
    assert strike(pygame.K_PAGEUP) == walked.walk.stride(Stride.DEAL, walked.walk.last - 1, -1)
    assert [strike(pygame.K_HOME), strike(pygame.K_LEFT)] == [0, 0]
    assert [click("last"), click("first")] == [last, 0]
    assert click("stride-answer", right=True) == 1
    assert click("stride-trick", right=True) == walked.walk.stride(Stride.TRICK, 1, 1)
    step = walked.at
    assert click("stride-deal", right=True) == walked.walk.stride(Stride.DEAL, step, 1)
    walked.go_to(step)
    at = walked.at
    click("seen", right=True)
    assert walked.at == at
    assert HIDDEN in [piece.card for piece in walked.tabletop.stage.zones["hand:1"]]
    assert HIDDEN not in [piece.card for piece in walked.tabletop.stage.zones["hand:0"]]


@pytest.mark.parametrize("stride", list(Stride))
def test_a_press_on_the_middle_steps_on_and_stays_at_the_end(stride: Stride) -> None:
    window = PageWindow()
    walked = window.show(WalkPage(window.services, window, Walk(*finished("whist")), Seat(0)))
    walk, chooser = walked.walk, control(walked, f"stride-{stride}")
    middle = chooser.area.center
    walked.go_to(walk.stride(stride, walk.last, -1) - 1)
    window.click(middle)
    assert walked.at == walk.stride(stride, walk.last, -1)
    window.click(middle)
    window.click(middle)
    assert walked.at == walk.last
    chooser.take_key(pygame.K_HOME)
    assert walk.passed(stride, walked.at) <= 1


def test_a_replay_tells_a_throw_only_when_the_dice_lie() -> None:
    window = PageWindow()
    walked = WalkPage(window.services, window, Walk(*finished("hazard")), Seat(0))
    window.show(walked)
    now = frames = 0
    for _ in range(8):
        before = walked.tabletop.question.says
        walked.go(Stride.ANSWER, 1)
        while walked.director.busy:
            assert walked.tabletop.question.says in (before, "")
            now, frames = now + 40, frames + 1
            walked.step(now)
    assert frames > 40


def test_the_cards_of_a_replay_are_drawn_before_they_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single step opens all hands, and all its faces have been drawn in advance."""
    window = PageWindow()
    walked = window.show(WalkPage(window.services, window, Walk(*finished("whist")), Seat(0)))
    steps = 0
    while walked.step(16.0 * steps):
        steps += 1
    assets, faces = window.services.assets, list[int]()
    draw = assets._print
    monkeypatch.setattr(assets, "_print", lambda card, *how: draw(appended(faces, card), *how))
    lie_open = 0
    while lie_open < 52:
        walked.go_to(walked.at + 1)
        lie_open = sum(card >= 0 for _, card in walked.tabletop.stage.lying)
    assert steps >= 50
    assert [face for face in faces if face >= 0] == []


def test_a_replay_plays_by_itself_until_its_end_or_a_press() -> None:
    window = PageWindow()
    walked = window.show(WalkPage(window.services, window, Walk(*finished("ecarte")), Seat(0)))
    walked.go_to(walked.walk.last - 3)
    now = 0.0

    def wait(seconds: float) -> int:
        nonlocal now
        for _ in range(round(seconds * 20)):
            now += 50
            walked.step(now)
        return walked.at

    at = walked.at
    assert wait(5) == at
    control(walked, "play").act()
    assert wait(30) == walked.walk.last
    assert not walked._plays
    control(walked, "play").act()
    assert walked.at == 0
    assert wait(10) > 1
    control(walked, "play").act()
    at = walked.at
    assert wait(10) == at


def test_escape_leaves_the_replay(window: HotSeatWindow, ended: EndedGame) -> None:
    page = ended()
    before = window.services.words.company
    next(each for each in page.controls if each.key == "walk").act()
    assert isinstance(window.stack[-1], WalkPage)
    window.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert window.stack[-1] is page
    assert window.services.words.company == before


@every_game
def test_every_step_of_a_replay_matches_its_view(slug: str) -> None:
    """The comparison is made only during a deal, because after it all hands are open."""
    window = PageWindow()
    head, table = finished(slug)
    walk = Walk(head, table)
    page = WalkPage(window.services, window, walk, Seat(0))
    window.show(page)
    for step in (*range(0, walk.last, max(1, walk.last // 9)), walk.last, walk.last // 2):
        page.go_to(step)
        view = walk.view(step, Seat(0), hands_open=True)
        if not any(zone.cards for zone in view.zones if zone.key.startswith(f"{walk.layout().hand}:")):
            continue
        shown = {key: [piece.card for piece in pile] for key, pile in page.tabletop.stage.zones.items() if pile}
        assert shown == {
            zone.key: [HIDDEN] * len(zone.cards) if zone.face_down else list(zone.cards)
            for zone in view.zones
            if zone.cards
        }


def test_a_single_step_is_animated_and_ends_as_in_its_view() -> None:
    window = PageWindow()
    walk = Walk(*finished("whist"))
    page = WalkPage(window.services, window, walk, Seat(0))
    window.show(page)
    page.go_to(walk.stride(Stride.TRICK, 0, 1) - 2)
    page.go(Stride.ANSWER, 1)
    assert page.director.busy
    page.go(Stride.ANSWER, -1)
    assert not page.director.busy
    view = walk.view(page.at, Seat(0), hands_open=True)
    assert page.tabletop.stage.zones["hand:0"][0].card == view.zone("hand:0").cards[0]


def test_a_completed_save_can_be_replayed(window: HotSeatWindow, ended: EndedGame) -> None:
    ended()
    path = window.session.path
    window.session.close()
    walk = walk_of(path)
    assert isinstance(walk, Walk)
    assert walk.view(walk.last, Seat(0), hands_open=False).public.winners


def test_a_completed_game_on_the_shelf_can_be_replayed() -> None:
    window = PageWindow()
    page = window.show(SavedPage(window.services, window, window.shelf))
    assert "walk" not in {each.key for each in page.controls}, "a game in progress"
    page.hold("group")
    window.key(pygame.K_RIGHT)
    window.click(control(page, "saved-0").area.center)
    window.click(control(page, "walk").area.center)
    assert window.went == [("walk", KEPT[2].path)]


def test_the_deal_code_is_copied_and_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    window = PageWindow()
    told = outcome("cribbage")
    page = window.show(ResultsPage(window.services, window, told))
    window.click(control(page, "copy").area.center)
    assert copied == [display_code(told.walk.head.seed)]
    assert read_code(copied[0]) == told.walk.head.seed


def test_a_missing_clipboard_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", nowhere)
    window = PageWindow()
    behind = window.show(ResultsPage(window.services, window, outcome("cribbage")))
    page = window.show(DealSlipSheet(window.services, window, behind, Words(), "7"))
    window.click(control(page, "copy").area.center)
    assert page._slip._copied is False


@pytest.mark.parametrize("exhibit", exhibits(), ids=lambda exhibit: exhibit.name)
def test_a_famous_hand_ends_with_its_moral(exhibit: Exhibit, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words().game(exhibit.game)
    for part in ("goal", "hero", "best", "moral"):
        assert words.has(f"exhibit-{exhibit.name}-{part}")
    table = table_of(exhibit.head)
    assert not isinstance(table, Reason)
    while table.question:
        step_of(table, Chance("moral"))
    walk = Walk(exhibit.head, table)
    told = Outcome(table.view(exhibit.seat), walk, table.result())
    hands = whole_hands(walk.view(0, exhibit.seat, True), walk.view(walk.last, exhibit.seat, True), walk.layout())
    assert all(hands.values())
    known = [card for cards in hands.values() for card in cards if card != HIDDEN]
    assert len(set(known)) == len(known)
    window = PageWindow()
    page = window.show(ResultsPage(window.services, window, told))
    assert [each.key for each in page.controls] == ["walk", "print", "same", "exhibits", "leave"]
    window.click(control(page, "same").area.center)
    assert window.went == ["same"]
    papers: list[pygame.Rect] = []
    monkeypatch.setattr(ResultsPage, "_moral", lambda page, area: papers.append(area))
    verdict = verdict_of(told)
    variants = [verdict]
    if verdict:
        answers = (verdict.did, verdict.solution[0])
        variants = [dataclasses.replace(verdict, did=did, done=done) for did in answers for done in (False, True)]
    window = PageWindow(settings=Settings(text_size="largest", language="de"))
    window.services.words = Words("de")
    for each in variants:
        monkeypatch.setattr("crowe_table.gui.pages.results.verdict_of", lambda _, each=each: each)
        page = window.show(ResultsPage(window.services, window, told))
        assert page._moral_high(papers[-1].w) <= papers[-1].h + page.assets.canvas.px(INSIDE - 8)
