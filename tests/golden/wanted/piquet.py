"""Golden games of Piquet."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said, scored

Truth = AnyTable


def a_repique(table: Truth, past: Past) -> bool:
    return scored(past, "score-repique") >= 1


def a_pique(table: Truth, past: Past) -> bool:
    return scored(past, "score-pique") >= 1


def shown_and_equal(table: Truth, past: Past) -> bool:
    return said(past, "say-see") >= 1 and said(past, "say-sequences-equal") >= 1


def wanting(table: Truth, past: Past) -> bool:
    return said(past, "say-sets-wanting") >= 1


def divided(table: Truth, past: Past) -> bool:
    return announced(past, "divided") >= 1


def false_calls(table: Truth, past: Past) -> bool:
    return announced(past, "false-call") >= 1


def looked_at(table: Truth, past: Past) -> bool:
    return said(past, "say-looks") >= 1 and said(past, "say-look-left") >= 1


def not_good(table: Truth, past: Past) -> bool:
    return said(past, "say-ruff-not-good") >= 1


def higher(table: Truth, past: Past) -> bool:
    return said(past, "say-sequences-higher") >= 1 or said(past, "say-sets-higher") >= 1


def crossed(table: Truth, past: Past) -> bool:
    return announced(past, "rubicon") >= 1


WANTED = (
    Wanted("a-repique", 2, a_repique, preset="crowe"),
    Wanted("equal-and-shown", 2, shown_and_equal, preset="crowe", take_back=5),
    Wanted("a-false-call", 2, false_calls, preset="crowe", rules={"false_call": "penalty"}),
    Wanted("which-is-wanting", 2, wanting, preset="royall_1651"),
    Wanted("divided-cards", 2, divided, preset="royall_1651"),
    Wanted("what-is-left", 2, looked_at, preset="royall_1651"),
    Wanted("not-good", 2, not_good, preset="hoyle_32"),
    Wanted("a-pique", 2, a_pique, preset="hoyle_32"),
    Wanted("the-higher", 2, higher, preset="hoyle_32"),
    Wanted("six-deals", 2, crossed, preset="rubicon_32"),
    Wanted("six-deals-and-a-pique", 2, a_pique, preset="rubicon_32"),
    Wanted("six-deals-by-difference", 2, not_good, preset="rubicon_32", rules={"double_under": 100}),
)
