"""Golden games of Whist."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored, scores

Truth = AnyTable


def beyond_ten(table: Truth, past: Past) -> bool:
    return max(table.watch().public.scores) >= 13


def great_deal(table: Truth, past: Past) -> bool:
    return any(each.points >= 5 for each in scores(past)) and said(past, "say-may-i-see") >= 10


def equals_cut_again(table: Truth, past: Past) -> bool:
    return said(past, "say-cut-again") >= 2


def partners_cut(table: Truth, past: Past) -> bool:
    return table.watch().public.ring != (0, 1, 2, 3)


def claimed(table: Truth, past: Past) -> bool:
    return said(past, "say-claim") >= 1


def full_rubber(table: Truth, past: Past) -> bool:
    return announced(past, "game-won") == 3 and scored(past, "score-honours") >= 2


def called(table: Truth, past: Past) -> bool:
    return scored(past, "score-call") >= 1


def barred(table: Truth, past: Past) -> bool:
    return announced(past, "honours-barred") >= 1


def cannot(table: Truth, past: Past) -> bool:
    return said(past, "say-i-cannot") >= 1


def treble(table: Truth, past: Past) -> bool:
    return announced(past, "game-won") == 2 and max(abs(each) for each in table.result()) >= 7 * 24


def debts(table: Truth, past: Past) -> bool:
    return announced(past, "debt-written") >= 1 and scored(past, "score-honours") >= 1


def done(table: Truth, past: Past) -> bool:
    return announced(past, "exhibit-done") == 1


DEAR = {"stake_mode": "difference", "rate": 60, "game_value": "flat", "debts": "written_down"}

WANTED = (
    Wanted("far-beyond-ten", 4, beyond_ten),
    Wanted("a-great-deal-looked-back-at", 4, great_deal, take_back=7, rules={"review": "all"}),
    Wanted("equals-cut-again", 4, equals_cut_again),
    Wanted("partners-cut-and-the-rest-claimed", 4, claimed, rules={"partners": "cut", "claim": True}),
    Wanted("whitfelds-six-solved-by-chance", 4, done, rules={"deal_source": "exhibit-whitfeld_six"}),
    Wanted("a-rubber-of-three", 4, full_rubber, preset="hoyle_long"),
    Wanted("called-at-eight", 4, called, preset="hoyle_long", take_back=11),
    Wanted("honours-barred", 4, barred, preset="hoyle_long", rules={"ritual": "quick", "revoke": "impossible"}),
    Wanted("called-in-vain", 4, cannot, preset="hoyle_long", rules={"revoke": "impossible"}),
    Wanted("short-and-dear", 4, treble, preset="short"),
    Wanted("short-partners-cut", 4, partners_cut, preset="short", rules={"partners": "cut"}, take_back=3),
    Wanted("short-and-written-down", 4, debts, preset="short", rules=DEAR),
)
