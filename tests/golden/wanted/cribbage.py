"""Games of Cribbage."""

from crowe_table.engine.core import Changed, Said
from crowe_table.engine.table import AnyTable
from tests.golden.wanting import Past, Wanted, last_score, said


def lurch(table: AnyTable, past: Past) -> bool:
    return min(table.watch().public.scores) < 45


def out_in_play(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-in-play"


def noddy_wins(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-noddy-turned"


def equals_cut_again(table: AnyTable, past: Past) -> bool:
    return said(past, "say-cut-again") >= 2 and min(table.watch().public.scores) >= 45


def by_a_hand(table: AnyTable, past: Past) -> bool:
    score = last_score(past)
    return score.what.key == "score-hand" and score.seat != table.watch().public.dealer and score.points >= 8


def many_goes(table: AnyTable, past: Past) -> bool:
    return max(sum(isinstance(e, Said) and e.words.key == "say-go" for e in told) for told in past) >= 3


def reseated(table: AnyTable, past: Past) -> bool:
    rings = [e.value for told in past for e in told if isinstance(e, Changed) and e.fact == "ring"]
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
