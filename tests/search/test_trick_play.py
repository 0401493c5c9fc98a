"""Play by simple rules with all hands known: leading and following."""

import pytest

from crowe_table.engine.cards import parse_all, text
from crowe_table.engine.rng import Chance
from crowe_table.games.whist.options import BOOKS
from crowe_table.games.whist.rules import TRICKS
from crowe_table.games.whist.state import WhistState
from crowe_table.kit.ranking import ranked
from crowe_table.kit.tricks import Play
from crowe_table.search.trick_play import PlainPlay, stands, taken
from tests.laws.whist_tables import GAME, do, table

CLUBS = 3


def chosen(s: WhistState) -> str:
    """Return the card that the player whose turn it is would play."""
    seat = s.public.turn
    question = GAME.question(s)
    assert question is not None
    legal = [action for action in GAME.answers(s, question, seat) if isinstance(action, Play)]
    action = PlainPlay(TRICKS)(s, legal, Chance("plain").stream("play"))
    assert isinstance(action, Play)
    return text(action.card)


def table_after(hands: tuple[str, str, str, str], trick: str = "") -> WhistState:
    """Return a table with the hands left after these cards were played. South leads, and clubs are trumps."""
    s = table(BOOKS["crowe"], hands, trump=CLUBS, leader=0)
    for card in parse_all(trick):
        do(s, Play(s.public.turn, card))
    return s


@pytest.mark.parametrize(
    ("case", "hands", "trick", "card"),
    [
        ("a card that nobody can beat", ("AS 2S 3H", "KS 4S 4H", "5S 6S 5H", "7S 8S 6H"), "", "AS"),
        ("not one that would be trumped", ("AS 2H 3H", "KH 2C 4H", "5S QH 5H", "7S 8S 6H"), "", "2H"),
        ("low to what the partner takes", ("2S 9H 8H", "KS TH 4D", "AS JH 5D", "QS QH 6D"), "", "2S"),
        ("the lowest of the longest suit", ("9S 8S 7H", "KS KH 2D", "JS JH 3D", "AS AH 4D"), "", "8S"),
        ("the cheapest that wins, last of all", ("2S 3H", "3S 4H", "9S 5H", "AS TS"), "2S 3S 9S", "TS"),
        ("nothing on the partner's trick", ("2S 3H", "9S 4H", "3S 5H", "AS TS 4S"), "2S 9S 3S", "4S"),
        ("low, if the partner can take it", ("QS 2H", "KS 3S", "4S 5H", "AS 6H"), "QS", "3S"),
        ("low, where nothing it has will stand", ("QS 2H", "KS 3S", "AS 5H", "4S 6H"), "QS", "3S"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) > 20 else "",
)
def test_it_plays_plainly(case: str, hands: tuple[str, str, str, str], trick: str, card: str) -> None:
    assert chosen(table_after(hands, trick)) == card, case


def test_unbeatable_cards_and_partners_tricks() -> None:
    order, spades = ranked(trump=CLUBS), 0
    ace, king, queen = parse_all("AS KS QS")
    foe, void = parse_all("KS 2S"), parse_all("2C 3H")
    assert stands(ace, [foe], spades, order)
    assert not stands(queen, [foe], spades, order)
    assert not stands(ace, [void], spades, order)
    assert taken(queen, [[ace]], [foe], spades, order)
    assert not taken(queen, [[king]], [[ace]], spades, order)
