"""Golden games of Reversis."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, paid, said

Truth = AnyTable


def placed_and_forced(table: Truth, past: Past) -> bool:
    return said(past, "say-placed") >= 2 and said(past, "say-forced") >= 2


def keeps(table: Truth, past: Past) -> bool:
    """Return whether players keep their whole hands at least three times, and led cards are paid at least twice."""
    return said(past, "say-keep") >= 3 and paid(past, "pay-led") >= 2


def espagnolette(table: Truth, past: Past) -> bool:
    return announced(past, "espagnolette-played") >= 1


def asked_for(table: Truth, past: Past) -> bool:
    return said(past, "say-ask-for-due") >= 2


def plain(table: Truth, past: Past) -> bool:
    return announced(past, "result-plain") >= 3


WANTED = (
    Wanted("placed-and-forced", 4, placed_and_forced, preset="hoyle", rules={"rounds": 1}, take_back=3),
    Wanted("the-espagnolette", 4, espagnolette, preset="hoyle", rules={"rounds": 1}),
    Wanted("asked-for", 4, asked_for, preset="hoyle", rules={"rounds": 1, "ask_for_due": True, "led_out_payer": "all"}),
    Wanted("the-basket", 4, placed_and_forced, preset="basket", rules={"rounds": 1}),
    Wanted("hands-kept", 4, keeps, preset="basket", rules={"rounds": 1}),
    Wanted(
        "hearts-first", 4, keeps, preset="basket", rules={"rounds": 1, "first_lead_heart": True, "rotation": "left"}
    ),
    Wanted("three", 3, plain, preset="plain", rules={"rounds": 1}),
    Wanted("five-by-the-difference", 5, plain, preset="plain", rules={"rounds": 1, "plain_pay": "difference"}),
    Wanted("six", 6, plain, preset="plain", rules={"rounds": 1}),
)
