"""Golden games of Ruff."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored, scores

Truth = AnyTable


def euchres_and_a_march(table: Truth, past: Past) -> bool:
    return scored(past, "score-euchre") >= 2 and scored(past, "score-march") >= 1


def alone(table: Truth, past: Past) -> bool:
    return scored(past, "score-lone-march") >= 1


def turned_down(table: Truth, past: Past) -> bool:
    """Return whether the turned card is turned down and a suit is named."""
    return said(past, "say-turn-down") >= 1 and said(past, "say-name") >= 1


def two_alone(table: Truth, past: Past) -> bool:
    """Return whether a lone defender euchres a lone maker."""
    return said(past, "say-alone") >= 1 and any(
        each.what.key == "score-euchre" and each.points == 4 for each in scores(past)
    )


def false_claim(table: Truth, past: Past) -> bool:
    """Return whether a revoke is claimed wrongly."""
    return announced(past, "revoke-not-proved") >= 1


def rubber(table: Truth, past: Past) -> bool:
    return announced(past, "game-won") == 3


def ruffed(table: Truth, past: Past) -> bool:
    return said(past, "say-ruff") >= 2 and scored(past, "score-honours") >= 2


def called(table: Truth, past: Past) -> bool:
    return scored(past, "score-call") == 1


def claimed(table: Truth, past: Past) -> bool:
    return said(past, "say-claim") >= 1


WANTED = (
    Wanted("euchred", 4, euchres_and_a_march, preset="pearson", take_back=3),
    Wanted("alone", 4, alone, preset="pearson"),
    Wanted("turned-down", 4, turned_down, preset="pearson", rules={"exchange": "taken_up_only"}),
    Wanted("a-false-claim", 4, false_claim, preset="pearson", rules={"regulations": "strict", "game_points": 10}),
    Wanted("a-rubber", 4, rubber, preset="hoyle_euchre"),
    Wanted("two-alone", 4, two_alone, preset="hoyle_euchre", rules={"defend_alone": True, "games": "one"}),
    Wanted("the-rest-are-mine", 4, claimed, preset="hoyle_euchre", rules={"games": "one", "lurch": "love"}),
    Wanted("ruffed", 4, ruffed, preset="ruff_and_honours_1674"),
    Wanted("can-ye", 4, called, preset="ruff_and_honours_1674"),
    Wanted("ruff-and-a-false-claim", 4, false_claim, preset="ruff_and_honours_1674", rules={"regulations": "strict"}),
)
