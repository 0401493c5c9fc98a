"""Golden games of Écarté."""

from crowe_table.engine.core import Scored
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored

Truth = AnyTable


def a_king_wins(table: Truth, past: Past) -> bool:
    return any(isinstance(e, Scored) and e.what.key == "score-king-held" and e.after == 5 for e in past[-1])


def a_king_turned(table: Truth, past: Past) -> bool:
    return scored(past, "score-king-turned") >= 1 and scored(past, "score-double") >= 1


def cards_again(table: Truth, past: Past) -> bool:
    return said(past, "say-accept") >= 5 and said(past, "say-refuse") >= 1


def a_vole(table: Truth, past: Past) -> bool:
    return scored(past, "score-vole") >= 1


def a_pool(table: Truth, past: Past) -> bool:
    return announced(past, "comes-in") >= 3


def all_come_in(table: Truth, past: Past) -> bool:
    return announced(past, "comes-in") == 3


def a_false_king(table: Truth, past: Past) -> bool:
    return announced(past, "mark-false") >= 1


def a_true_king(table: Truth, past: Past) -> bool:
    return announced(past, "mark-true") >= 1


def reduced(table: Truth, past: Past) -> bool:
    return announced(past, "result-reduced") >= 1


WANTED = (
    Wanted("the-king-wins", 2, a_king_wins, preset="encyclopaedia"),
    Wanted("the-king-turned", 2, a_king_turned, preset="encyclopaedia"),
    Wanted("cards-again-and-again", 2, cards_again, preset="encyclopaedia", take_back=5),
    Wanted("a-vole", 2, a_vole, preset="encyclopaedia", rules={"mark_king": "automatic", "deal_pattern": "3_2"}),
    Wanted("a-pool", 3, a_pool, preset="encyclopaedia"),
    Wanted("four-come-in", 4, all_come_in, preset="encyclopaedia", rules={"bettors_see": "backed_hand"}),
    Wanted("a-false-king", 2, a_false_king, preset="club"),
    Wanted("a-king-rightly-marked", 2, a_true_king, preset="club"),
    Wanted("less-for-a-revoke", 2, reduced, preset="club"),
)
