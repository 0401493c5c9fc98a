"""Golden games of Brag."""

from crowe_table.engine.core import ALL, AnyEvent, Paid, Shown
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, paid, said

Truth = AnyTable


def max_shown(past: Past) -> int:
    """Return the largest number of hands that one action turned up."""
    return max(sum(_open(event) for event in events) for events in past)


def max_turned(past: Past) -> int:
    """Return the largest number of single cards that one action turned up."""
    return max(sum(_open(event) and len(event.cards) == 1 for event in events) for events in past)  # type: ignore[union-attr]


def _open(event: AnyEvent) -> bool:
    return isinstance(event, Shown) and event.viewers == ALL


def blind_hand_kept(table: Truth, past: Past) -> bool:
    return announced(past, "result-carried") >= 2 and said(past, "say-keep") >= 1 and said(past, "say-drop") >= 1


def friend_in_need(table: Truth, past: Past) -> bool:
    return said(past, "say-lend") >= 1 and said(past, "say-decline-shown") >= 1 and paid(past, "repaid") >= 2


def all_blind(table: Truth, past: Past) -> bool:
    return max_turned(past) == 6 and announced(past, "told-not-shuffled") >= 5


def not_shuffled_long(table: Truth, past: Past) -> bool:
    return announced(past, "told-not-shuffled") >= 8


def shared(table: Truth, past: Past) -> bool:
    return paid(past, "pot-shared") >= 2


def covered_twice(table: Truth, past: Past) -> bool:
    return max(sum(isinstance(e, Paid) and e.why.key == "won-cover" for e in events) for events in past) >= 2


def pair_royal_seen(table: Truth, past: Past) -> bool:
    return announced(past, "told-shuffled") >= 1 and table.deal >= 10


def two_hands_stood_on(table: Truth, past: Past) -> bool:
    return said(past, "say-stand-old") >= 2 and said(past, "say-cover") >= 1


def sight_of_four(table: Truth, past: Past) -> bool:
    return max_shown(past) >= 4


def brag_returned(table: Truth, past: Past) -> bool:
    return said(past, "say-return") >= 6


def lent_to_go_it(table: Truth, past: Past) -> bool:
    return said(past, "say-lend") >= 1 and said(past, "say-go") >= 10


WANTED = (
    Wanted("a-blind-hand-kept", 3, blind_hand_kept),
    Wanted("a-friend-in-need", 5, friend_in_need),
    Wanted("two-blind-men-turn-their-cards", 4, all_blind),
    Wanted("as-they-lie-after-taking-back", 6, not_shuffled_long, rules={"gather": "as_they_lie"}, take_back=6),
    Wanted("risen-and-shared", 2, shared, rules={"length": "open", "short_purse": "fold_only"}),
    Wanted("two-pots-covered", 5, covered_twice, preset="modern"),
    Wanted("a-pair-royal-brings-a-shuffle", 3, pair_royal_seen, preset="modern", take_back=5),
    Wanted("stands-on-the-old-hand", 2, two_hands_stood_on, preset="modern"),
    Wanted("a-sight-of-four", 8, sight_of_four, preset="braggers"),
    Wanted("the-brag-returned", 4, brag_returned, preset="braggers", take_back=3),
    Wanted("lent-to-go-it", 5, lent_to_go_it, preset="braggers", rules={"short_purse": "borrow_or_fold", "ante": 4}),
)
