"""The general player beside the games' own players, in duplicate: it knows the rules, and what it is guided by."""

from crowe_table import games
from crowe_table.engine.core import Seat, View
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import AnyTable
from crowe_table.games.cribbage import player as cribbage_player
from crowe_table.games.whist import player as whist_player
from crowe_table.games.whist.rules import TRICKS
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.search.roll_outs import gained
from crowe_table.search.searcher import Guide, Searcher
from crowe_table.search.tricks import TrickGuide
from tests.contract.tables import truth
from tests.matches.whist import tricks
from tests.search.duplicate import duel

CRIBBAGE, WHIST = games.game("cribbage"), games.game("whist")
WORLDS = {"cribbage": 64, "whist": 30}


def searching(searcher: Searcher, worlds: int):
    return lambda view, rng: searcher.search(view, worlds, rng)[0].action


def test_at_cribbage_it_beats_the_learner_by_more_than_a_point_a_deal() -> None:
    def learner(view: View, rng: Rng):
        return cribbage_player.weigh(view, LEARNER, rng)[0].action

    def points(at: AnyTable, seat: Seat) -> float:
        return gained(truth(at), seat)

    general = searching(Searcher(CRIBBAGE), WORLDS["cribbage"])
    mean, error = duel(CRIBBAGE, CRIBBAGE.preset("crowe", 2), general, learner, points, 300)
    assert mean - 2 * error > 1


def test_at_whist_plain_play_in_thirty_worlds_beats_the_sound_player() -> None:
    def sound(view: View, rng: Rng):
        return whist_player.weigh(view, SOUND, rng)[0].action

    general = searching(Searcher(WHIST, Guide(tricks=TrickGuide(TRICKS))), WORLDS["whist"])
    mean, error = duel(WHIST, WHIST.preset("crowe", 4), general, sound, tricks, 60, seats=4)
    print(f"plain play over sound: {mean:+.3f} ± {error:.3f} tricks a deal")
    assert mean - error > 0
