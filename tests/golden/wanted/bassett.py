"""Golden games of Bassett."""

from crowe_table.games.bassett.actions import CallTurn, Copper, Shift, TakePay
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, paid, said


def acted(table: AnyTable, kind: type) -> bool:
    return any(isinstance(action, kind) for action in table.actions)


def coppered_and_split(table: AnyTable, past: Past) -> bool:
    return acted(table, Copper) and acted(table, Shift) and announced(past, "say-split") > 0 < paid(past, "paid-bank")


def turn_called(table: AnyTable, past: Past) -> bool:
    return acted(table, CallTurn) and paid(past, "paid-call-won") > 0


def handed_back(table: AnyTable, past: Past) -> bool:
    return announced(past, "handed-back") > 0


def banks_change(table: AnyTable, past: Past) -> bool:
    return said(past, "say-bank") >= 2


def bent(table: AnyTable, past: Past) -> bool:
    return said(past, "say-paroli") >= 3 and announced(past, "say-doublet") > 0


def carried_over(table: AnyTable, past: Past) -> bool:
    return acted(table, TakePay) and table.deal >= 2


WANTED = (
    Wanted("three-coppered-and-split", 3, coppered_and_split, preset="pearson", take_back=5),
    Wanted("four-bid-for-the-bank", 4, handed_back, preset="pearson", rules={"bank_by": "auction", "hands": 2}),
    Wanted("three-bank-by-turns", 3, banks_change, preset="pearson", rules={"bank_by": "rotate", "hands": 3}),
    Wanted("two-call-the-turn", 2, turn_called, preset="saloon"),
    Wanted("five-without-beads", 5, coppered_and_split, preset="saloon", rules={"casekeeper": False, "parity": "pips"}),
    Wanted("one-alone", 1, turn_called, preset="saloon", rules={"call_distinct": 5}),
    Wanted("three-at-court", 3, bent, preset="court"),
    Wanted("two-bent-over-two-packs", 2, carried_over, preset="court", rules={"hands": 2}),
    Wanted("three-first-card-decides", 3, bent, preset="court", rules={"couple_doublet": "first", "late_couch": False}),
)
