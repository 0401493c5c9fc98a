"""Matches: who has won, which game is next, and the other tables that computer players play."""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Reason
from crowe_table.engine.journal import Header, Soundness
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import MatchPlace, MatchPlan, Participant
from crowe_table.hosting.listing import Group, SavedGame, in_group
from crowe_table.hosting.match import DUPLICATE_DEALS, ENTRANTS, Match, new_match, open_match, table_for
from crowe_table.hosting.match_job import MatchJob, play_out
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import play

ANN = Participant("Ann")
HOUSE = tuple(Participant(f"Person {number}", "learner") for number in range(1, ENTRANTS))
SHORT = {"target": 31, "lurch_below": 0, "first_dealer": "random"}


def game(
    place: MatchPlace, scores: Sequence[int], names: Sequence[str] = ("Ann", "Person 1"), deals: int = 4
) -> SavedGame:
    return SavedGame(
        file=f"{place.number}-{place.table}-{names[0]}-{scores}",
        soundness=Soundness.SOUND,
        game="cribbage",
        names=tuple(names),
        sides=tuple(range(len(names))),
        scores=tuple(scores),
        deal=deals,
        match=place,
        finished=True,
    )


def match_of(*entries: SavedGame) -> Match:
    assert entries[0].match
    return Match(entries, entries[0].match.match)


def begun(shelf: Shelf, plan: MatchPlan, entrants: Sequence[Participant] = ()) -> Session:
    new = choose_table("cribbage", "crowe", (ANN, HOUSE[0]), changes=SHORT)
    assert isinstance(new, NewTable)
    session = shelf.start(replace(new, match=new_match(plan, entrants)))
    assert isinstance(session, Session)
    return session


def played(session: Session) -> None:
    play(session, 100_000, Random(session.head.seed))
    assert session.over
    session.close()


def head_of(path: Path) -> Header:
    head = load(path).head
    assert head
    return head


# --- the best of several games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plan", "needed"), [("best_of_3", 2), ("best_of_5", 3)])
def test_the_best_of_several_games_ends_with_the_deciding_one(plan: MatchPlan, needed: int) -> None:
    place = new_match(plan)
    entries = [game(replace(place, number=number), (61, 40)) for number in range(needed)]
    before = match_of(*entries[:-1])
    assert not before.over
    following = before.next_game()
    assert following
    assert (following.place.number, following.file) == (needed - 1, "")
    after = match_of(*entries)
    assert after.over
    assert after.wins() == {"Ann": needed, "Person 1": 0}


def test_a_drawn_game_counts_for_nobody_and_another_follows() -> None:
    place = new_match("best_of_3")
    found = match_of(game(place, (40, 40)), game(replace(place, number=1), (40, 61)))
    assert found.wins() == {"Ann": 0, "Person 1": 1}
    assert not found.over


def test_a_deleted_game_is_played_again() -> None:
    place = new_match("best_of_5")
    found = match_of(game(replace(place, number=1), (61, 40)))
    following = found.next_game()
    assert following
    assert following.place.number == 0


def test_partners_win_together_and_counters_decide_without_scores() -> None:
    place = new_match("best_of_3")
    pair = replace(game(place, (10, 6), ("A", "B", "C", "D")), sides=(0, 1, 0, 1))
    assert match_of(pair).wins() == {"A": 1, "B": 0, "C": 1, "D": 0}
    paid = replace(pair, scores=(), sides=(0, 1, 2, 3), purses=tuple(map(Farthings, (380, 400, 392, 428))))
    found = match_of(paid)
    assert found.wins() == {"A": 0, "B": 0, "C": 0, "D": 1}
    assert found.results[0].leads == (-20, 0, -8, 28)


# --- a duplicate match -----------------------------------------------------------------------------------------------


def test_a_duplicate_match_ends_when_both_tables_have_played_the_deals() -> None:
    place = new_match("duplicate", HOUSE[2:3])
    own = [game(replace(place, number=number), (61, 40), deals=DUPLICATE_DEALS // 2) for number in range(2)]
    half = match_of(own[0])
    assert half.next_game()
    (other,) = half.house_games()
    assert (other.place.table, other.place.house, other.twin) == (1, True, own[0].file)
    waiting = match_of(*own)
    assert waiting.next_game() is None
    assert not waiting.over
    house = [game(each.place, (61, 50), ("Person 3", "Person 1")) for each in waiting.house_games()]
    done = match_of(*own, *house)
    assert done.over
    assert [line.gain for line in done.duplicate_lines()] == [10, 10]


def test_the_other_table_has_the_same_cards_and_a_computer_player_in_the_first_chair(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = begun(shelf, "duplicate", HOUSE[2:3])
    played(session)
    found = Match(shelf.entries(), open_match(shelf.entries()))
    job = MatchJob(tmp_path, found.place.match)
    job.wait()
    assert (job.failed, job.played) == (False, 1)
    after = Match(shelf.entries(), found.place.match)
    (line,) = after.duplicate_lines()
    assert line.other
    assert line.other.names == ("Person 3", "Person 1")
    assert head_of(Path(line.other.file)).seed == session.head.seed
    hidden = [entry for group in Group for entry in in_group(shelf.entries(), group) if entry.is_of_house]
    assert hidden == []
    assert shelf.latest() is None


# --- a tournament ----------------------------------------------------------------------------------------------------


def test_a_tournament_is_played_to_its_end_by_whoever_is_left(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    played(begun(shelf, "tournament", (ANN, *HOUSE)))
    name = open_match(shelf.entries())
    for _ in range(20):
        found = Match(shelf.entries(), name)
        if found.over:
            break
        for each in found.house_games():
            new = table_for(each, head_of(Path(found.first.file)))
            assert isinstance(new, NewTable)
            assert all(player.level for player in new.players)
            session = shelf.start(new)
            assert isinstance(session, Session)
            play_out(session)
        following = found.next_game()
        if following:
            assert following.players[0] == ANN
            new = table_for(following, head_of(Path(found.first.file)))
            assert isinstance(new, NewTable)
            session = shelf.start(new)
            assert isinstance(session, Session)
            played(session)
    assert found.over
    assert found.champion is not None
    assert [len(pairs) for pairs in found.rounds()] == [4, 2, 1]
    assert open_match(shelf.entries()) == ""


def test_a_drawn_game_of_a_tournament_is_played_again() -> None:
    place = new_match("tournament", (ANN, *HOUSE))
    found = match_of(game(place, (50, 50)))
    following = found.next_game()
    assert following
    assert (following.place, following.file) == (place, "")


def test_an_interrupted_game_at_another_table_is_continued(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    played(begun(shelf, "duplicate", HOUSE[2:3]))
    name = open_match(shelf.entries())
    first = Match(shelf.entries(), name)
    new = table_for(first.house_games()[0], head_of(Path(first.first.file)), "cut short")
    assert isinstance(new, NewTable)
    session = shelf.start(new)
    assert isinstance(session, Session)
    play(session, 5, Random(1))
    session.close()
    (left,) = Match(shelf.entries(), name).house_games()
    assert left.file == str(session.path)
    job = MatchJob(tmp_path, name)
    job.wait()
    assert not job.failed
    assert Match(shelf.entries(), name).house_games() == ()


# --- files and processes ---------------------------------------------------------------------------------------------


def test_a_match_is_resumed_in_its_unfinished_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = begun(shelf, "best_of_3")
    play(session, 5, Random(1))
    session.close()
    found = Match(shelf.entries(), open_match(shelf.entries()))
    following = found.next_game()
    assert following
    assert following.file == str(session.path)


def test_the_same_cards_again_are_no_game_of_the_match(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = begun(shelf, "best_of_3")
    played(session)
    again = shelf.start_copy(session.head)
    assert isinstance(again, Session)
    assert not isinstance(again.head.match, MatchPlace)
    again.close()


def test_a_process_that_fails_is_reported(tmp_path: Path) -> None:
    job = MatchJob(tmp_path, "none", [sys.executable, "-c", "raise SystemExit(1)"])
    job.wait()
    assert job.ended
    assert job.failed


def test_rules_that_cannot_be_read_are_refused() -> None:
    head = head_of(next(Path("saves").glob("cribbage-*.crowe")))
    place = new_match("best_of_3")
    following = match_of(game(place, (61, 40))).next_game()
    assert following
    damaged = replace(head, options=type(head.options)(b'{"target": "many"}'))
    assert isinstance(table_for(following, damaged), Reason)
