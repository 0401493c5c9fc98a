"""A sitting on the screen: from one game to the next with the purses as they are, and the Ledger that tells of it."""

from pathlib import Path
from random import Random

import pygame
import pytest

from crowe_table.gui.pages.ending import EndingScreen
from crowe_table.gui.pages.ledger import LedgerScreen
from crowe_table.gui.pages.menu import MenuScreen
from crowe_table.gui.pages.new_table import SeatScreen
from crowe_table.gui.pages.saved import SavedScreen
from crowe_table.gui.pages.sharing import SharingScreen
from crowe_table.gui.pages.table_setup import PERSON
from crowe_table.hosting import load
from tests.gui.parlour import Parlour


@pytest.fixture
def parlour(tmp_path: Path) -> Parlour:
    return Parlour(tmp_path)


def press(parlour: Parlour, key: str) -> None:
    area = next(each.area for each in parlour.stack[-1].controls if each.key == key)
    parlour.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    parlour.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
    if parlour.stack:
        parlour.tick()


def ended(parlour: Parlour, levels: str = "ph", seed: str = "5") -> Parlour:
    parlour.lay(levels, seed=seed)
    parlour.play(Random(seed))
    assert isinstance(parlour.stack[-1], EndingScreen)
    return parlour


def test_another_game_and_another_company_keep_their_purses(parlour: Parlour) -> None:
    ended(parlour)
    first = parlour.session
    won = first.result()
    assert won[0] != 0
    press(parlour, "change")
    page = parlour.stack[-1]
    assert isinstance(page, SeatScreen)
    names = [guest.name for guest in page.seating.guests]
    assert names[:2] == ["Mrs. Battle", "Mr. Sharp"]
    assert [page.seating.purse(guest) for guest in page.seating.guests[:3]] == [2016 + won[0], 2016 + won[1], 2016]
    page.hold("guest-1")
    parlour.hear(pygame.KEYDOWN, key=pygame.K_HOME, mod=0)
    newcomer = page.seating.guests[1].name
    assert newcomer not in names[:2]
    press(parlour, "sit")
    assert isinstance(parlour.stack[-1], SharingScreen)
    assert len(parlour.stack) == 2
    second = parlour.session
    assert second.head.purses == (2016 + won[0], 2016)
    account = second.head.account
    assert [player.name for player in account.company] == ["Mrs. Battle", "Mr. Sharp", newcomer]
    assert account.name == first.head.account.name
    assert account.sum == 0


def test_another_game_from_the_end_goes_on_in_the_same_sitting(parlour: Parlour) -> None:
    ended(parlour)
    name, won = parlour.session.head.account.name, parlour.session.result()
    press(parlour, "again")
    head = parlour.session.head
    assert head.account.name == name
    assert head.account.games == 1
    assert head.purses == tuple(2016 + each for each in won)


def test_a_looked_at_table_whose_company_played_on_begins_a_sitting_of_its_own(parlour: Parlour) -> None:
    ended(parlour)
    path, name = parlour.session.path, parlour.session.head.account.name
    press(parlour, "again")
    parlour.play(Random(1), lambda p: p.asked)
    parlour.home()
    assert parlour.rooms.resume(path) == ()
    parlour.settle()
    for _ in range(20):
        parlour.tick(200)
    assert isinstance(parlour.stack[-1], EndingScreen)
    press(parlour, "again")
    assert parlour.session.head.account.name not in (name, "")
    assert parlour.session.head.account.games == 1


def test_purses_are_filled_by_the_mint_where_it_is_wished(parlour: Parlour) -> None:
    ended(parlour)
    poor = min(range(2), key=lambda seat: parlour.session.result()[seat])
    press(parlour, "change")
    page = parlour.stack[-1]
    press(parlour, "fill")
    assert page.seating.purse(page.seating.guests[poor]) == 2016
    press(parlour, "sit")
    head = parlour.session.head
    assert head.purses[poor] == 2016
    assert head.account.rows[-1].mint == -head.account.rows[-1].moved[poor] < 0
    parlour.play(Random(1), lambda p: p.asked)
    assert load(parlour.session.path).table


@pytest.mark.parametrize("levels", ["ph", "pp", "hh"])
def test_the_ledger_opens_from_the_end_and_from_the_menu(parlour: Parlour, levels: str) -> None:
    ended(parlour, levels)
    press(parlour, "ledger")
    page = parlour.stack[-1]
    assert isinstance(page, LedgerScreen)
    assert page._reckoning.sum == 0
    assert not page._reckoning.playing
    marks = [each.entry.mark for each in page.controls if each.key.startswith("member-")]
    assert len(marks) == 2
    assert sum(mark.startswith("+") for mark in marks) == sum(mark.startswith("−") for mark in marks) == 1
    press(parlour, "member-1")
    assert page._chosen == 1
    press(parlour, "back")
    assert isinstance(parlour.stack[-1], EndingScreen)
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    parlour.tick()
    assert isinstance(parlour.stack[-1], SharingScreen)
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    menu = parlour.stack[-1]
    assert isinstance(menu, MenuScreen)
    keys = {each.key for each in menu.controls}
    assert {"change", "ledger"} <= keys
    press(parlour, "ledger")
    assert isinstance(parlour.stack[-1], LedgerScreen)
    press(parlour, "back")
    press(parlour, "change")
    assert isinstance(parlour.stack[-1], SeatScreen)


def test_in_the_middle_of_a_game_the_game_is_not_changed(parlour: Parlour) -> None:
    parlour.lay("ph")
    parlour.play(Random(2), lambda p: p.asked)
    parlour.hear(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    assert "change" not in {each.key for each in parlour.stack[-1].controls}
    press(parlour, "ledger")
    page = parlour.stack[-1]
    assert isinstance(page, LedgerScreen)
    assert page._reckoning.playing
    assert page._reckoning.sum == 0


def test_a_company_keeps_to_counters_or_to_coin(parlour: Parlour) -> None:
    ended(parlour)
    press(parlour, "change")
    page = parlour.stack[-1]
    assert isinstance(page, SeatScreen)
    seen = set()
    for _ in range(8):
        page.hold("stakes")
        parlour.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
        seen.add(page.seating.stakes)
    assert "counters" not in seen
    assert len(seen) == 4
    assert not any(each.key == "coinage" for each in page.controls)


def test_persons_of_a_company_may_sit_out_and_come_again(parlour: Parlour) -> None:
    """Four play, two go on; the others are the first who are offered a chair."""
    ended(parlour, "pppp", "four")
    press(parlour, "change")
    page = parlour.stack[-1]
    assert isinstance(page, SeatScreen)
    page.hold("seats")
    parlour.hear(pygame.KEYDOWN, key=pygame.K_HOME, mod=0)
    assert page.seating.seats == 2
    page.hold("guest-0")
    while page.seating.guests[0].name != "Miss Tolliver":
        parlour.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert page.seating.guests[0].level == PERSON
    press(parlour, "sit")
    head = parlour.session.head
    assert head.players[0].name == "Miss Tolliver"
    assert len(head.account.company) == 4
    assert head.account.sum == 0


def test_the_shelf_says_of_which_sitting_a_table_is(parlour: Parlour) -> None:
    ended(parlour)
    press(parlour, "again")
    parlour.play(Random(1), lambda p: p.asked)
    parlour.home()
    entries = parlour.rooms.kept()
    assert sorted(entry.number for entry in entries) == [1, 2]
    assert len({entry.sitting for entry in entries}) == 1
    parlour.rooms.saved()
    page = parlour.stack[-1]
    assert isinstance(page, SavedScreen)
    parlour.tick()
