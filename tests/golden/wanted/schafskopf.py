"""Golden games of Schafskopf."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scores

Truth = AnyTable
ALONE = ("score-trickless", "score-far-below", "score-below", "score-game", "score-schneider", "score-schwarz")


def alone(past: Past) -> set[str]:
    """Return the results of lone players."""
    return {each.what.key for each in scores(past)} & {*ALONE}


def many_rows(table: Truth, past: Past) -> bool:
    """Return whether lone games have at least four different results, and one deal is played for the least points."""
    return len(alone(past)) >= 4 and said(past, "say-for-least") >= 1


def nobody_takes_it(table: Truth, past: Past) -> bool:
    return said(past, "say-for-least") >= 1 and said(past, "say-take-blind") >= 1


def thrown_in(table: Truth, past: Past) -> bool:
    return announced(past, "result-nobody") >= 1 and len(alone(past)) >= 2


def falsely_claimed(table: Truth, past: Past) -> bool:
    return announced(past, "revoke-not-proved") >= 1 and said(past, "say-for-least") >= 1


def laid_down(table: Truth, past: Past) -> bool:
    return said(past, "say-lay-down") >= 1 and "score-schneider" in alone(past)


def any_game(table: Truth, past: Past) -> bool:
    return len(alone(past)) >= 2


WANTED = (
    Wanted("a-whole-party", 3, many_rows, preset="pearson", take_back=3),
    Wanted("for-least", 4, nobody_takes_it, preset="pearson", rules={"deals": 4}),
    Wanted("two-rest", 5, any_game, preset="pearson", rules={"deals": 5}),
    Wanted("a-false-claim", 3, falsely_claimed, preset="pearson", rules={"deals": 3, "regulations": "strict"}),
    Wanted("thrown-in", 3, thrown_in, preset="pearson", rules={"deals": 6, "no_taker": "redeal"}),
    Wanted("sheepshead", 3, nobody_takes_it, preset="sheepshead", rules={"deals": 6}),
    Wanted(
        "fewest-tricks",
        4,
        nobody_takes_it,
        preset="sheepshead",
        rules={"deals": 4, "least_measure": "tricks", "least_tie": "shared"},
    ),
    Wanted(
        "nothing-can-change",
        5,
        laid_down,
        preset="sheepshead",
        rules={"deals": 5, "sit_out_five": "dealer_and_right", "bury_counts": "nobody"},
    ),
)
