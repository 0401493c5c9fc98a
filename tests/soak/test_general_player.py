"""The general searcher against the players made for each game, in duplicate matches."""

from crowe_table import games
from crowe_table.games.whist.rules import TRICKS
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.search.searcher import TRICK_WORLDS, Guide, Searcher
from crowe_table.search.tricks import TrickGuide
from tests.matches.sittings import Event, level_player, match

WORLDS = {"cribbage": 64, "whist": 32 // TRICK_WORLDS}


def searching(searcher: Searcher, worlds: int):
    return lambda view, rng: searcher.search(view, worlds, rng)[0].action


def test_at_cribbage_it_beats_the_learner_by_more_than_a_point_a_deal() -> None:
    general = searching(Searcher(games.game("cribbage")), WORLDS["cribbage"])
    found = match(Event("cribbage", "crowe", 2), general, level_player(LEARNER), 300)
    assert found.mean - 2 * found.error > 1


def test_at_whist_plain_play_in_sampled_worlds_beats_the_sound_player() -> None:
    general = searching(Searcher(games.game("whist"), Guide(tricks=TrickGuide(TRICKS))), WORLDS["whist"])
    found = match(Event("whist", "crowe", 4), general, level_player(SOUND), 100)
    print(f"plain play over sound: {found.mean:+.3f} ± {found.error:.3f}")
    assert found.clear
