"""Golden games of Speculation."""

from crowe_table.engine.core import Timeout
from crowe_table.games.speculation.actions import OfferUnseen, ProposePrice, RefusePrice, TakePrice
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, paid, said


def sold_and_carried(table: AnyTable, past: Past) -> bool:
    return paid(past, "paid-price") >= 3 and announced(past, "result-carried-alone") >= 1 and table.deal >= 6


def an_ace(table: AnyTable, past: Past) -> bool:
    return announced(past, "result-ace") >= 2 and paid(past, "paid-price") >= 3


def looks_on(table: AnyTable, past: Past) -> bool:
    return paid(past, "paid-buy-in") >= 1


def sealed(table: AnyTable, past: Past) -> bool:
    return paid(past, "paid-price") >= 3 and said(past, "say-bid-sum") == 0


def hammered(table: AnyTable, past: Past) -> bool:
    return sum(isinstance(action, Timeout) for action in table.actions) >= 9 and paid(past, "paid-price") >= 2


def dealt_out(table: AnyTable, past: Past) -> bool:
    return table.deal >= 8


def spare(table: AnyTable, past: Past) -> bool:
    return announced(past, "result-carried-spare") >= 1


def unseen(table: AnyTable, past: Past) -> bool:
    return sum(isinstance(action, OfferUnseen) for action in table.actions) >= 2 and paid(past, "paid-fine") >= 3


def proposed(table: AnyTable, past: Past) -> bool:
    acts = table.actions
    return sum(isinstance(a, ProposePrice) for a in acts) >= 3 and any(isinstance(a, TakePrice) for a in acts)


def refused(table: AnyTable, past: Past) -> bool:
    return sum(isinstance(action, RefusePrice) for action in table.actions) >= 1 and said(past, "say-sold") >= 1


WANTED = (
    Wanted("five-sold-and-carried", 5, sold_and_carried, preset="crowe", rules={"auction": "called"}, take_back=4),
    Wanted("nine-by-an-ace", 9, an_ace, preset="crowe", rules={"hands": 6}),
    Wanted(
        "three-keep-their-order", 3, looks_on, preset="crowe", rules={"gather": "as_they_lie", "stake": 8, "hands": 12}
    ),
    Wanted("four-sealed", 4, sealed, preset="hoyle", rules={"auction": "sealed", "hands": 5}),
    Wanted("five-under-the-hammer", 5, hammered, preset="hoyle", rules={"patience": 8, "hands": 4}),
    Wanted("six-deal-it-out", 6, dealt_out, preset="hoyle", rules={"hands": 8, "short_stake": "reduced"}, take_back=3),
    Wanted("four-and-nobody", 4, spare, preset="parlour", rules={"spare_hand": True, "hands": 5}),
    Wanted("five-sell-unseen", 5, unseen, preset="parlour", rules={"hands": 4}),
    Wanted("three-propose", 3, proposed, preset="parlour", rules={"unseen_sales": "any_time", "hands": 4}),
    Wanted(
        "four-blind-and-refused",
        4,
        refused,
        preset="parlour",
        rules={"blind_trump_sale": True, "seller_may_refuse": True, "hands": 3, "short_stake": "lend"},
    ),
)
