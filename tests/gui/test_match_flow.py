"""A match in the window: from its first game to the page of results."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.engine.series import MatchPlan
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.match import MatchPage
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.new_table import NewTablePage, first_choice
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.hosting.last_seats import LastSeats
from crowe_table.hosting.match import GameResult, new_match
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.words import Words, locales
from tests.gui.hot_seat_fixture import HotSeatWindow, company

SHORT = {"target": 31, "lurch_below": 0, "first_dealer": "random"}


def finish(window: HotSeatWindow) -> ResultsPage:
    window.play(Random(3))
    page = window.stack[-1]
    assert isinstance(page, ResultsPage)
    return page


def open_match(page: ResultsPage | MatchPage | MenuSheet, key: str) -> None:
    next(control for control in page.controls if control.key == key).act()


def test_a_match_goes_from_game_to_game_and_is_taken_up_again(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    new = choose_table("cribbage", "crowe", company("ph"), seed="5", changes=SHORT)
    assert isinstance(new, NewTable)
    place = new_match("best_of_3")
    assert window.nav.play(replace(new, match=place)) is None
    won = 0
    for number in range(3):
        page = finish(window)
        window.session.close()
        open_match(page, "match")
        match_page = window.stack[-1]
        assert isinstance(match_page, MatchPage)
        window.tick()
        match = match_page._match
        assert match
        assert len(match.results) == number + 1
        won = max(match.wins().values())
        if match.over:
            break
        open_match(match_page, "next")
        assert window.session.head.match == replace(place, number=number + 1)
        assert window.nav.match_notice().startswith(f"Best of three: game {number + 2}. Games won: Mrs. Battle ")
        if number == 0:  # The second game is left, and continued from the page of the match.
            window.settle()
            window.nav.leave_table()
            window.nav.open_match(place.match)
            match_page = window.stack[-1]
            assert isinstance(match_page, MatchPage)
            open_match(match_page, "next")
            assert window.session.head.match == replace(place, number=1)
    assert won == 2


def test_the_menu_of_a_game_leads_to_its_match_and_back_to_the_table(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    new = choose_table("cribbage", "crowe", company("ph"), seed="5", changes=SHORT)
    assert isinstance(new, NewTable)
    assert window.nav.play(replace(new, match=new_match("best_of_3"))) is None
    window.settle()
    table, session = window.stack[-1], window.session
    window.nav.open_menu()
    menu = window.stack[-1]
    assert isinstance(menu, MenuSheet)
    open_match(menu, "match")
    page = window.stack[-1]
    assert isinstance(page, MatchPage)
    assert page._match
    assert not page._match.results
    open_match(page, "next")
    assert window.stack[-1] is table
    assert window.session is session


def test_the_menu_of_a_single_game_has_no_match(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    window.lay("ph")
    window.nav.open_menu()
    menu = window.stack[-1]
    assert isinstance(menu, MenuSheet)
    assert "match" not in {control.key for control in menu.controls}


def test_a_table_for_counters_offers_the_matches_that_suit_it(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    choice = first_choice(window.services, "cribbage", LastSeats())
    assert choice.matches == ("best_of_3", "best_of_5", "duplicate", "tournament")
    plans: dict[MatchPlan, int] = {"best_of_3": 0, "duplicate": 1, "tournament": 8}
    for plan, entrants in plans.items():
        choice.match = plan
        new = choice.table()
        assert isinstance(new, NewTable)
        assert new.match
        assert (new.match.plan, len(new.match.entrants)) == (plan, entrants)
        assert plan != "tournament" or new.match.entrants[:2] == new.players
    choice.stakes = "club"
    assert choice.matches == ()
    new = choice.table()
    assert isinstance(new, NewTable)
    assert new.match is None


class Noted(NewTablePage):
    """A setup page that notes its last sentence."""

    last_said = ""

    def said(self, words: StyledText, width: int, centred: bool = False) -> Block:
        self.last_said = words.text
        return super().said(words, width, centred)


@pytest.mark.parametrize("locale", locales())
def test_the_setup_of_a_match_says_what_decides_it_and_how_long_it_is(tmp_path: Path, locale: str) -> None:
    window = HotSeatWindow(tmp_path)
    window.services.words = Words(locale)
    choice = first_choice(window.services, "cribbage", LastSeats())
    lengths: dict[MatchPlan | None, str] = {None: "", "best_of_3": "20", "duplicate": "12", "tournament": "20"}
    for plan, length in lengths.items():
        choice.match = plan
        page = Noted(window.services, window.nav, choice, LastSeats())
        page.build()
        told = page.last_said
        assert (Words(locale).text(f"match-plan-{plan}-help", deals=12) in told) if plan else "100" in told
        assert length in told


@pytest.mark.parametrize("locale", locales())
def test_a_lead_in_counters_is_told_exactly(tmp_path: Path, locale: str) -> None:
    window = HotSeatWindow(tmp_path)
    new = choose_table("speculation", "crowe", company("phh"), seed="5")
    assert isinstance(new, NewTable)
    assert window.nav.play(replace(new, match=new_match("best_of_3"))) is None
    window.nav.open_match()
    page = window.stack[-1]
    assert isinstance(page, MatchPage)
    page.services.words = Words(locale)
    result = GameResult("a.crowe", new_match("best_of_3"), ("A", "B"), (30, -30), in_points=False, deals=1)
    told = page._result(result)
    assert "7" in told
    assert "2" in told, "30 farthings are seven counters and two quarters"
    assert page._signed(-30, in_points=False).startswith("−7")
    assert page._signed(8, in_points=False) == "+2"
    assert page._signed(3, in_points=True) == "+3"
