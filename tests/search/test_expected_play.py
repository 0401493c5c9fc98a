"""Reasons for playing a card in any trick-taking game, derived from its effects in the expected play."""

import pytest

from crowe_table.engine.cards import CLUBS, HEARTS, Card, parse_all, rank
from crowe_table.engine.core import Phase, Reason, Seat, because
from crowe_table.kit.ranking import ranked
from crowe_table.kit.tricks import Play, TrickRecord
from crowe_table.search.advice import Advice
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.trick_worlds import PlayedDeal


class CardsPhase(Phase):
    PLAY = 1


RULE = because("hint-rule", law="good-play")


def reason_for(
    hands: list[str], best: str, other: str, partners: bool = False, unruled: tuple[str, ...] = ()
) -> Reason:
    """Return the reason for the best card of the first hand, which leads. Clubs are trumps, and all hands are known."""
    held = [list(parse_all(hand)) for hand in hands]
    seats = tuple([Seat(seat) for seat in range(len(hands))])
    camps = tuple([seat % 2 if partners else seat for seat in range(len(hands))])
    record = TrickRecord(phase=CardsPhase.PLAY, ring=seats, sides=camps)
    order = ranked(trump=CLUBS)
    deal = PlayedDeal([card for hand in held for card in hand], order, camps, [], 0)
    advice = [Advice(Play(Seat(0), _card(card)), value, RULE) for value, card in ((1.0, best), (0.0, other))]
    return add_expected_line(advice, record, Seat(0), order, deal, lambda: held, unruled)[0].why


def _card(name: str) -> Card:
    return parse_all(name)[0]


@pytest.mark.parametrize("partners", [False, True])
def test_it_draws_the_last_trump_and_establishes_a_suit(partners: bool) -> None:
    hands = ["AC KH QH", "2C 3H 4D", "5D 6D 7D", "8D 9D TD"] if partners else ["AC KH QH", "2C 3H 4D"]
    assert reason_for(hands, "AC", "QH", partners) == because(
        "hint-line-last-trump-good", suit=HEARTS, often=999, law="good-play"
    )


def test_it_drives_out_a_higher_card() -> None:
    reason = reason_for(["KS QS 2D", "AS 3S 4D"], "KS", "2D")
    king, queen = (rank(_card(name)) for name in ("AS", "QS"))
    assert reason == because("hint-line-drives-out", rank_high=king, rank_low=queen, often=999, law="good-play")


def test_a_line_must_explain_more_than_the_rule() -> None:
    hands = ["AS 2D", "3S 4D"]
    assert reason_for(hands, "AS", "2D") == RULE
    assert reason_for(hands, "AS", "2D", unruled=("hint-rule",)).key == "hint-line-takes"
