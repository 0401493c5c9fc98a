"""Golden games of Rubicon Bézique."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored

Truth = AnyTable


def blanche_and_more(table: Truth, past: Past) -> bool:
    return scored(past, "score-blanche") >= 2


def a_bezique_and_four(table: Truth, past: Past) -> bool:
    fours = scored(past, "score-aces", "score-kings", "score-queens", "score-knaves")
    return scored(past, "score-bezique") >= 1 and fours >= 1 and scored(past, "score-last-trick") == 1


def many_declarations(table: Truth, past: Past) -> bool:
    return scored(past, "score-marriage", "score-royal-marriage") >= 9 and said(past, "say-to-score") >= 1


def resigned(table: Truth, past: Past) -> bool:
    return said(past, "say-resign") == 1 and len(past) > 60


def fresh_packs(table: Truth, past: Past) -> bool:
    return announced(past, "fresh-packs") == 1 and scored(past, "score-last-trick") == 1


def an_onlooker(table: Truth, past: Past) -> bool:
    return announced(past, "onlooker-pays") == 1


def a_short_purse(table: Truth, past: Past) -> bool:
    return announced(past, "purse-short") == 1


WANTED = (
    Wanted("carte-blanche-and-more", 2, blanche_and_more, preset="portland_1887"),
    Wanted("a-bezique-and-four", 2, a_bezique_and_four, preset="portland_1887", take_back=7),
    Wanted("resigned", 2, resigned, preset="portland_1887"),
    Wanted("nine-marriages", 2, many_declarations, preset="modern"),
    Wanted(
        "an-onlooker", 2, an_onlooker, preset="modern", rules={"stake_per_hundred": 2, "bystander_rule": "hint_pays"}
    ),
    Wanted(
        "a-short-purse", 2, a_short_purse, preset="modern", rules={"stake_per_hundred": 40, "crossed_marriages": False}
    ),
    Wanted(
        "fresh-packs",
        2,
        fresh_packs,
        preset="portland_1887",
        rules={"fresh_pack_price": 4, "first_deal": "cut_high_deals", "deal_by": 1},
    ),
)
