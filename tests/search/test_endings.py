"""The kernel compared with the plain solver, for every lead in twenty thousand endings of four hands."""

from collections import Counter

from crowe_table.engine.cards import SUITS, parse_all, text
from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import OpenHands, is_compiled, new_kernel
from tests.search.endings import COUNT, PAIRS, SIZES, solve_plainly, stored_endings
from tests.search.plain_solver import PlainSolver

STEP = 1 if is_compiled() else 100
"""Step between the tested endings. A compiled kernel tests all. As plain Python it takes a hundred times as long."""
SOLVED_AGAIN = 501
"""Step between the endings that the plain solver checks. The step is odd, so that all sizes occur."""


def test_neighbouring_cards_decide_a_failed_play() -> None:
    """Hearts are trumps, and the lead of 8♠ makes one trick.

    The kernel once found two tricks, because it confused the position with another that has neighbouring cards in one
    hand.
    """
    hands = [parse_all(hand) for hand in ("7C 8S KS QD 8D", "QH 3H 3D 2C KH", "4C AS 3S AH 5H", "AC 8H AD 9C 3C")]
    order = ranked(trump=SUITS.index("H"))
    plain, solver = PlainSolver(hands, order, PAIRS, 0), OpenHands(hands, order, PAIRS)
    made = {text(card): solver.after(0, (), card) for card in hands[0]}
    assert made == {"7C": 1, "8S": 1, "KS": 1, "QD": 2, "8D": 2}
    assert made == {text(card): plain.after(0, card) for card in hands[0]}


def test_every_lead_of_twenty_thousand_endings() -> None:
    """All endings share one cache, so entries from one ending are used in others."""
    memory, wrong, sizes = new_kernel(4), [], Counter[int]()
    for number, (deal, tricks) in enumerate(stored_endings()):
        sizes[len(tricks)] += 1
        if number % STEP:
            continue
        solver = OpenHands(deal.hands, ranked(trump=deal.trump), PAIRS, memory=memory)
        if [solver.after(0, (), card) for card in deal.hands[0]] != tricks:
            wrong.append(number)
    assert not wrong
    assert sizes == {size: COUNT * SIZES.count(size) // len(SIZES) for size in (5, 6, 7)}


def test_stored_results_equal_the_plain_solver() -> None:
    for number, (deal, tricks) in enumerate(stored_endings()):
        if number % SOLVED_AGAIN == 0:
            assert solve_plainly(deal) == tricks, number
