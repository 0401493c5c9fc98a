"""Golden games of Hazard."""

from crowe_table.engine.core import Changed, Paid
from crowe_table.engine.money import BOX
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, paid, said


def retrieved_and_kept_in(table: AnyTable, past: Past) -> bool:
    return (
        said(past, "say-retrieve") > 0 and paid(past, "paid-caster-wins-odds") > 0 and said(past, "say-keep-dice") > 0
    )


def somebody_rises(table: AnyTable, past: Past) -> bool:
    return said(past, "say-rise") == 1 and table.deal >= 4


def all_pass(table: AnyTable, past: Past) -> bool:
    return announced(past, "result-nobody-casts") > 0 and announced(past, "result-unset") > 0 and table.deal == 12


def late_throws(table: AnyTable, past: Past) -> bool:
    return said(past, "say-late_nick") > 0 and said(past, "say-late_crabs") > 0


def in_secret(table: AnyTable, past: Past) -> bool:
    return (
        announced(past, "result-refused") > 0 and said(past, "say-one_bet-nothing") > 1 and said(past, "say-accept") > 3
    )


def bets_aside(table: AnyTable, past: Past) -> bool:
    return said(past, "say-side-done") > 6 and paid(past, "paid-side-untaken") > 2 and said(past, "say-side-off") > 0


def three_lost(table: AnyTable, past: Past) -> bool:
    running = [e.value for each in past for e in each if isinstance(e, Changed) and e.fact == "losses"]
    return any(running[at : at + 3] == [1, 2, 0] for at in range(len(running)))


def box_fee(table: AnyTable, past: Past) -> bool:
    return any(isinstance(e, Paid) and e.target == BOX for each in past for e in each)


def purses_out(table: AnyTable, past: Past) -> bool:
    return sum(each == 0 for each in table.watch().public.purses) >= 1


WANTED = (
    Wanted("crowe-four-retrieved-and-kept-in", 4, retrieved_and_kept_in),
    Wanted("crowe-three-all-pass", 3, all_pass, take_back=6),
    Wanted("crowe-two-until-one-rises", 2, somebody_rises, rules={"hands": 0}),
    Wanted("pearson-three-late-throws", 3, late_throws, preset="pearson"),
    Wanted("pearson-five-in-secret", 5, in_secret, preset="pearson", rules={"bet_offers": "sealed"}),
    Wanted("pearson-four-bets-aside", 4, bets_aside, preset="pearson", take_back=11),
    Wanted("classical-two-a-purse-emptied", 2, purses_out, preset="classical"),
    Wanted("classical-four-three-lost-running", 4, three_lost, preset="classical", take_back=7),
    Wanted(
        "classical-three-called-and-free",
        3,
        box_fee,
        preset="classical",
        rules={"main_by": "call", "side_odds": "free", "box_fee": 3},
    ),
)
