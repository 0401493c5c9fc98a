"""A match in the window: from its first game to the page of results."""

from pathlib import Path
from random import Random

from msgspec.structs import replace

from crowe_table.engine.series import MatchPlan
from crowe_table.gui.pages.match import MatchPage
from crowe_table.gui.pages.new_table import first_choice
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.hosting.last_seats import LastSeats
from crowe_table.hosting.match import new_match
from crowe_table.hosting.new_table import NewTable, choose_table
from tests.gui.hot_seat_fixture import HotSeatWindow, company

SHORT = {"target": 31, "lurch_below": 0, "first_dealer": "random"}


def finish(window: HotSeatWindow) -> ResultsPage:
    window.play(Random(3))
    page = window.stack[-1]
    assert isinstance(page, ResultsPage)
    return page


def open_match(page: ResultsPage | MatchPage, key: str) -> None:
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
        if number == 0:  # The second game is left, and continued from the page of the match.
            window.settle()
            window.nav.leave_table()
            window.nav.open_match(place.match)
            match_page = window.stack[-1]
            assert isinstance(match_page, MatchPage)
            open_match(match_page, "next")
            assert window.session.head.match == replace(place, number=1)
    assert won == 2


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
