"""Golden games of Blind Hookey."""

from crowe_table.engine.core import Paid
from crowe_table.games.blind_hookey.actions import TakeHeap
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said


def deals_pass(table: AnyTable, past: Past) -> bool:
    return said(past, "say-all-round") >= 3 and table.deal == 12


def sit_out(table: AnyTable, past: Past) -> bool:
    return said(past, "say-sit-out") >= 3 and announced(past, "result-void") > 0


def stand_off(table: AnyTable, past: Past) -> bool:
    backs = [e for each in past for e in each if isinstance(e, Paid) and e.why.key == "paid-back"]
    wins = [e for each in past for e in each if isinstance(e, Paid) and e.why.key == "paid-player"]
    return len(backs) > len(wins) > 0


def unanswered(table: AnyTable, past: Past) -> bool:
    return announced(past, "unanswered") > 0


def one_heap(table: AnyTable, past: Past) -> bool:
    return any(isinstance(action, TakeHeap) for action in table.actions)


def somebody_rises(table: AnyTable, past: Past) -> bool:
    return said(past, "say-rise") == 1 and table.deal >= 3


WANTED = (
    Wanted("four-deals-pass", 4, deals_pass, preset="packets", take_back=5),
    Wanted("three-sit-out", 3, sit_out, preset="packets", rules={"must_stake": False, "due_share": "remaining"}),
    Wanted("eight-stand-off", 8, stand_off, preset="packets", rules={"equal": "push", "ace": "low", "hands": 4}),
    Wanted("two-until-one-rises", 2, somebody_rises, preset="heaps", rules={"hands": 0}),
    Wanted("three-on-one-heap", 3, one_heap, preset="heaps", rules={"hands": 6, "max_hands": 2}),
    Wanted("six-unanswered", 6, unanswered, preset="heaps", rules={"max_stake": 100, "stake_unit": 4}),
)
