"""Games of Cribbage."""

from crowe_table.engine.core import Now, Said
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from tests.golden.wanting import Past, Wanted, last_score, said


def lurch(table: Table[State], past: Past) -> bool:
    return min(table.view(0).facts.scores) < 45


def out_in_play(table: Table[State], past: Past) -> bool:
    return last_score(past).what.key == "score-in-play"


def noddy_wins(table: Table[State], past: Past) -> bool:
    return last_score(past).what.key == "score-noddy-turned"


def equals_cut_again(table: Table[State], past: Past) -> bool:
    return said(past, "say-cut-again") >= 2 and min(table.view(0).facts.scores) >= 45


def by_a_hand(table: Table[State], past: Past) -> bool:
    score = last_score(past)
    return score.what.key == "score-hand" and score.seat != table.view(0).facts.dealer and score.points >= 8


def many_goes(table: Table[State], past: Past) -> bool:
    return max(sum(isinstance(e, Said) and e.words.key == "say-go" for e in told) for told in past) >= 3


def reseated(table: Table[State], past: Past) -> bool:
    rings = [e.value for told in past for e in told if isinstance(e, Now) and e.fact == "ring"]
    return said(past, "say-cut-again") >= 2 and rings[-1] != (0, 1, 2, 3)


WANTED = (
    Wanted("two-lurched", 2, lurch),
    Wanted("two-noddy-wins", 2, noddy_wins),
    Wanted("two-out-in-play-after-taking-back", 2, out_in_play, take_back=5),
    Wanted("two-equals-cut-again", 2, equals_cut_again),
    Wanted("four-eldest-counts-out", 4, by_a_hand),
    Wanted("four-many-goes", 4, many_goes),
    Wanted("four-reseated-by-the-cut", 4, reseated),
    Wanted("four-out-in-play-after-taking-back", 4, out_in_play, take_back=9),
)
