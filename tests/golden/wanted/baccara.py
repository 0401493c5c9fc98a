"""Golden games of Baccara."""

from crowe_table.kit.bank import TakeBank
from crowe_table.kit.sale import BidSum
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said


def banco_followed(table: AnyTable, past: Past) -> bool:
    return said(past, "say-banco-suivi") >= 2 and table.deal >= 10


def never_shown(table: AnyTable, past: Past) -> bool:
    return announced(past, "result-banker-natural") >= 2 and announced(past, "result-active-natural") >= 2


def made_up_anew(table: AnyTable, past: Past) -> bool:
    return announced(past, "pack-low") >= 2


def sold(table: AnyTable, past: Past) -> bool:
    return sum(isinstance(action, BidSum) for action in table.actions) >= 3


def taken_over(table: AnyTable, past: Past) -> bool:
    return announced(past, "for-sale") == 0 and said(past, "say-pass") >= 1 and _takes(table) >= 3


def must_pass(table: AnyTable, past: Past) -> bool:
    return announced(past, "must-pass") >= 2


def unbet(table: AnyTable, past: Past) -> bool:
    return announced(past, "result-unbet") > 0


def somebody_rises(table: AnyTable, past: Past) -> bool:
    return said(past, "say-rise") == 1 and table.deal >= 3


def _takes(table: AnyTable) -> int:
    return sum(isinstance(action, TakeBank) for action in table.actions)


WANTED = (
    Wanted("five-banco-followed", 5, banco_followed, preset="pearson", take_back=5),
    Wanted("three-natural-unseen", 3, never_shown, preset="pearson", rules={"tie": "bank"}),
    Wanted("eight-made-up-anew", 8, made_up_anew, preset="pearson", rules={"hands": 20, "reshuffle_at": 12, "burn": 6}),
    Wanted("four-sold-sealed", 4, sold, preset="pearson", rules={"auction": "sealed", "stake_unit": 4}),
    Wanted("four-taken-over", 4, taken_over, preset="chemin"),
    Wanted("five-sold-by-outcry", 5, sold, preset="chemin", rules={"packs": 6, "banco_after_tie": False}),
    Wanted("three-must-pass", 3, must_pass, preset="chemin", rules={"max_bank": 20}),
    Wanted("three-until-one-rises", 3, somebody_rises, preset="chemin", rules={"hands": 0, "draw_rules": "free"}),
    Wanted("three-unbet", 3, unbet, preset="pearson"),
)
