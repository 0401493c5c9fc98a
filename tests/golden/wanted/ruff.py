"""Golden games of Ruff."""

from crowe_table.engine.core import Announced
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, said, scores

Truth = AnyTable


def announced(past: Past, key: str) -> int:
    """Return how often the table announced the message with this key."""
    return sum(isinstance(e, Announced) and e.words.key == key for events in past for e in events)


def scored(past: Past, key: str) -> int:
    return sum(each.what.key == f"score-{key}" for each in scores(past))


def euchres_and_a_march(table: Truth, past: Past) -> bool:
    return scored(past, "euchre") >= 2 and scored(past, "march") >= 1


def alone(table: Truth, past: Past) -> bool:
    return scored(past, "lone-march") >= 1


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
    return said(past, "say-ruff") >= 2 and scored(past, "honours") >= 2


def called(table: Truth, past: Past) -> bool:
    return scored(past, "call") == 1


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
