"""Golden games of All Fours."""

from crowe_table.engine.core import Scored
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored

Truth = AnyTable


def all_fours(table: Truth, past: Past) -> bool:
    return said(past, "say-all-fours") >= 1


def won_in_the_count(table: Truth, past: Past) -> bool:
    """Return whether the point for High decides the game, so that the deal's other points are not counted."""
    last = [e for e in past[-1] if isinstance(e, Scored)]
    return bool(last) and last[-1].what.key == "score-high"


def runs_out(table: Truth, past: Past) -> bool:
    return announced(past, "run-out") >= 1 and scored(past, "score-turned") >= 1


def gifts(table: Truth, past: Past) -> bool:
    return scored(past, "score-gift") >= 4


def won_by_a_knave(table: Truth, past: Past) -> bool:
    last = [e for e in past[-1] if isinstance(e, Scored)]
    return bool(last) and last[-1].what.key == "score-turned"


def nine_cards(table: Truth, past: Past) -> bool:
    """Return whether a revoke is claimed wrongly in a game in which the cards were run."""
    return announced(past, "revoke-not-proved") >= 1 and said(past, "say-run") > 0


def runs(table: Truth, past: Past) -> bool:
    return said(past, "say-run") >= 3


WANTED = (
    Wanted("all-fours", 2, all_fours, preset="pearson", take_back=3),
    Wanted("the-cards-run-out", 4, runs_out, preset="pearson"),
    Wanted("gifts-to-two", 3, gifts, preset="pearson"),
    Wanted("a-false-claim", 2, nine_cards, preset="pearson", rules={"regulations": "strict", "after_run": "keep_nine"}),
    Wanted("won-by-high", 2, won_in_the_count, preset="cotton_1674"),
    Wanted("runs-in-kent", 2, runs, preset="cotton_1674"),
    Wanted("running", 2, won_by_a_knave, preset="cotton_1674", rules={"turned": "running", "target": 31}),
    Wanted("partners", 4, won_in_the_count, preset="seven_up"),
    Wanted("three-each-alone", 3, runs, preset="seven_up", rules={"onlookers": "look", "tie_game": "nobody"}),
    Wanted("won-by-a-knave", 2, won_by_a_knave, preset="seven_up"),
)
