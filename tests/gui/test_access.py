"""Trees for screen readers. They are complete, have names, and suffice to play without seeing the screen."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crowe_table.engine.cards import FULL_PACK, HIDDEN, face
from crowe_table.engine.core import Seat
from crowe_table.gui.access.nodes import ROOT, Act, Node, Tree
from crowe_table.gui.access.table_tree import CLOSEUP, target_keys
from crowe_table.gui.access.tree import describe, perform
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.hosting.walkthrough import Walk
from crowe_table.settings import Settings
from crowe_table.words import Words, locales
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PAGES, PageWindow, covered
from tests.hosting.test_walkthrough import finished
from tests.sampling import some_tables

RESTS = 6
"""Number of questions at each table for which the tree is examined."""
MAX_PRESSES = 400
"""Number of presses after which a deal that has not ended counts as stuck."""


@pytest.fixture(autouse=True)
def no_message_is_missing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    missing: set[str] = set()
    said = Words.text

    def listened(self: Words, key: str, **args: Any) -> str:
        if not self.has(key):
            missing.add(key)
        return said(self, key, **args)

    monkeypatch.setattr(Words, "text", listened)
    yield
    assert missing == set()


def sound(tree: Tree) -> dict[str, Node]:
    """Return the nodes of a tree by key. Fail if the keys, the names or the focus are wrong."""
    nodes = list(tree.root.walk())
    by_key = {node.key: node for node in nodes}
    assert len(by_key) == len(nodes), [key for key, count in Counter(node.key for node in nodes).items() if count > 1]
    assert tree.focus in by_key
    for node in nodes:
        assert node.name.strip() or node.role in (NodeRole.STATUS, NodeRole.FIELD), node
        for text in (node.name, node.value, node.note):
            assert not set(text) & set("♠♥♦♣☞✓‹›«»\n") or "«" in text or "‹" in text, node
    return by_key


def press(chair: Chair, key: str, act: Act = Act.CLICK) -> bool:
    found = perform(chair.screen, key, act, lambda event: chair.hear(event.type, **event.dict))
    chair.tick()
    return found


# --- pages


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("name", PAGES)
def test_every_control_of_a_page_has_one_node_with_a_name_of_its_own(name: str, language: str) -> None:
    window = PageWindow(settings=Settings(language=language))
    page = window.show(PAGES[name](window))
    by_key = sound(describe(page))
    told = [by_key[f"control-{control.key}"] for control in page.controls]
    assert all(node.name for node in told)
    assert [node.key for node in told if node.enabled] == [f"control-{each.key}" for each in page._able()]
    texts = [node for node in by_key.values() if node.role in (NodeRole.TEXT, NodeRole.HEADING)]
    assert texts
    names = Counter((node.name, node.value, node.note) for node in told if node.role is not NodeRole.LINK)
    assert max(names.values()) == 1, names.most_common(1)


def test_a_press_a_focus_and_a_step_do_what_the_keys_do() -> None:
    window = PageWindow()
    page = window.show(PAGES["seat"](window))

    def act(key: str, what: Act) -> bool:
        return perform(page, key, what, lambda event: window.hear(event.type, **event.dict))

    assert act("control-seats" if describe(page).find("control-seats") else "control-stakes", Act.FOCUS)
    chooser = next(node for node in describe(page).root.walk() if node.role is NodeRole.CHOOSER)
    assert act(chooser.key, Act.FOCUS)
    assert describe(page).focus == chooser.key
    assert act(chooser.key, Act.INCREASE)
    after = describe(page).find(chooser.key)
    assert after
    assert after.value != chooser.value
    assert act(chooser.key, Act.DECREASE)
    assert describe(page).find(chooser.key) == chooser
    assert act("control-law", Act.CLICK)
    assert window.went[-1] == ("rules", "cribbage", "")
    assert not act("control-nothing", Act.CLICK)


def test_a_press_on_the_cover_takes_the_table_without_being_held() -> None:
    window = PageWindow()
    page = window.show(covered(window))
    assert perform(page, "control-take", Act.CLICK, lambda event: window.hear(event.type, **event.dict))
    assert window.went == ["taken"]


# --- tables


@pytest.mark.parametrize(("slug", "preset", "seats"), some_tables())
def test_every_target_of_a_table_has_one_node_and_no_secret_is_told(slug: str, preset: str, seats: int) -> None:
    chance = Random(f"reader {slug} {preset} {seats}")
    language = chance.choice(locales())
    chair = Chair(seats, "reader", settings=Settings(speed="quick", language=language), slug=slug, preset=preset)
    for _ in range(RESTS):
        chair.settle()
        words = chair.services.words
        by_key = sound(describe(chair.screen))
        targets = chair.screen.focus.targets
        keys = target_keys(targets)
        assert len(set(keys)) == len(keys)
        for key, target in zip(keys, targets, strict=True):
            assert by_key[key].name
            assert {Act.FOCUS, Act.CLICK} <= set(by_key[key].acts)
            if target.card != HIDDEN:
                assert words.card(target.card)[1:] in by_key[key].name
        others = [by_key[key] for key, each in zip(keys, targets, strict=True) if each.card == HIDDEN]
        names = Counter((node.name, node.value, node.note) for node in others)
        assert max(names.values()) == 1, names.most_common(1)
        known = {face(card) for card in chair.sitting.known if card >= 0}
        entries = [node.name for node in by_key.values() if node.key.startswith("card-")]
        for card in set(FULL_PACK) - known:
            assert not any(name.endswith(words.card(card)[1:]) for name in entries)
        if chair.over:
            break
        chair.answer(chance)


def usable(tree: Tree, chance: Random) -> str:
    """Return the key of a node that advances the answer: a playable card, a value, or an act."""
    by_key = {node.key: node for node in tree.root.walk()}
    answers = by_key["acts"].children if "acts" in by_key else ()
    acts = [node for node in answers if node.enabled and Act.CLICK in node.acts]
    chosen = [node for node in by_key.values() if node.key.startswith("card-") and node.note]
    held = [node for node in by_key.values() if node.key.startswith(("spread-", "control-spot-"))]
    acts = [node for node in acts if not node.key.startswith(("control-act-propose", "control-act-leave_game"))]
    return chance.choice([*acts, *acts, *chosen, *held]).key


@pytest.mark.parametrize(
    ("slug", "preset", "seats"), [("cribbage", "crowe", 2), ("whist", "crowe", 4), ("brag", "crowe", 3)]
)
def test_a_whole_deal_is_played_through_the_tree_alone(slug: str, preset: str, seats: int) -> None:
    chance = Random(f"deal {slug}")
    chair = Chair(seats, "7", settings=Settings(speed="instant"), slug=slug, preset=preset)
    chair.settle()
    for _ in range(MAX_PRESSES):
        if chair.over or chair.view.public.deal > 1:
            break
        tree = describe(chair.screen)
        assert press(chair, usable(tree, chance))
        chair.tick(CHANGE_TIME)
        chair.settle()
    assert chair.over or chair.view.public.deal > 1
    assert sum(action.seat == chair.sitting.viewer for action in chair.sitting.table.actions) > 2


def is_to_play(chair: Chair) -> bool:
    return chair.screen.answer.card_acts == ("play",)


def whist(language: str = "") -> Chair:
    chair = Chair(4, "5", settings=Settings(speed="quick", language=language), slug="whist")
    chair.settle()
    return chair


def test_the_question_and_the_log_are_live_and_the_hand_says_what_may_be_played() -> None:
    chair = whist()
    chair.play_until(is_to_play, Random(3))
    by_key = sound(describe(chair.screen))
    assert by_key["question"].live
    assert by_key["question"].name == chair.prompt()
    assert by_key["control-log"].live
    assert len(by_key["control-log"].children) == len(chair.screen.tabletop.log.lines) + 1
    hand = by_key["zone-hand:0"]
    assert hand.role is NodeRole.LIST
    may = [node for node in hand.children if node.note == "may be played"]
    assert len(may) == len(chair.screen.answer.allowed) > 0


def test_a_disabled_button_says_why_and_an_enlarged_card_is_told() -> None:
    chair = whist()
    chair.play_until(is_to_play, Random(3))
    before = chair.prompt()
    assert press(chair, "control-confirm")
    assert chair.prompt() != before
    table = [key for key, each in zip(*keyed(chair), strict=True) if each.region == "table" and each.card != HIDDEN]
    assert press(chair, table[0])
    tree = describe(chair.screen)
    assert tree.find(CLOSEUP)
    assert press(chair, CLOSEUP)
    assert not describe(chair.screen).find(CLOSEUP)


def keyed(chair: Chair) -> tuple[list[str], Any]:
    targets = chair.screen.focus.targets
    return target_keys(targets), targets


def test_the_log_page_tells_every_line_and_its_buttons_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = whist()
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 2, Random(3))
    opened: list[Any] = []
    monkeypatch.setattr(chair.doors, "open_over", opened.append)
    assert press(chair, "control-log")
    page = opened[0]
    assert isinstance(page, LogPage)
    page.build()
    by_key = sound(describe(page))
    assert len(by_key["log"].children) == len(chair.screen.tabletop.log.lines)
    before = by_key["moment"].name
    pressed = perform(page, "control-back", Act.CLICK, page.handle)
    assert pressed
    after = describe(page).find("moment")
    assert after
    assert after.name != before


def test_the_title_page_is_called_like_the_program() -> None:
    window = PageWindow()
    tree = describe(window.show(PAGES["title"](window)))
    assert tree.root.key == ROOT
    assert tree.root.name == "Crowe’s Table"


def test_the_cards_of_the_last_hands_are_told() -> None:
    window = PageWindow()
    texts = [node.name for node in sound(describe(window.show(PAGES["ending"](window)))).values()]
    assert any(text.startswith("Player 1: the ") for text in texts)


@pytest.mark.parametrize("slug", ["whist", "hazard"])
def test_a_replay_tells_its_table_and_its_controls(slug: str) -> None:
    window = PageWindow()
    page = window.show(WalkPage(window.services, window, Walk(*finished(slug)), Seat(0)))
    by_key = sound(describe(page))
    assert {f"control-{control.key}" for control in page.controls} <= set(by_key)
    assert by_key["players"].children
    log = by_key["control-log"]
    assert not log.acts
    assert perform(page, "control-last", Act.CLICK, lambda event: window.hear(event.type, **event.dict))
    window.rest()
    after = describe(page).find("control-log")
    assert after
    assert len(after.children) > 1


def test_the_table_of_a_shared_window_tells_nothing_while_it_is_covered(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    window.lay("pp")
    window.cover_up()
    screen = window.stack[-1]
    by_key = sound(describe(screen))
    assert not any(key.startswith(("card-", "zone-")) for key in by_key)
    assert perform(screen, "control-take", Act.CLICK, lambda event: window.hear(event.type, **event.dict))
    window.settle()
    by_key = sound(describe(screen))
    assert "question" in by_key
    assert window.table
    assert window.seated
