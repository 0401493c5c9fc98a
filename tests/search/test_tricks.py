"""The general player in a trick-taking game. It evaluates cards with the kernel, as the game declares."""

from random import Random

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import FULL_PACK
from crowe_table.engine.core import Setup
from crowe_table.engine.money import NOTHING
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.whist.rules import TRICKS
from crowe_table.kit.ranking import Order, ranked
from crowe_table.kit.tricks import Duty, Play
from crowe_table.search.levels import LEARNER
from crowe_table.search.open_hands import TrickPoints
from crowe_table.search.searcher import Guide, Searcher
from crowe_table.search.trick_worlds import PlayedDeal
from crowe_table.search.tricks import TrickGuide
from tests.any_game import AnyTable
from tests.present import present

WHIST = games.game("whist")


def at_play(cards: int) -> AnyTable:
    """Return a whist table after this number of cards, each the first legal one."""
    options = replace(WHIST.preset("crowe", 4), ritual="quick", stake_mode="none", cut_for_deal="random")
    table: AnyTable = Table(WHIST, Setup(options, 4, (NOTHING,) * 4, Chance("general")))
    while sum(len(trick) - 1 for trick in table.watch().public.plays) < cards or not table.watch().public.tricks:
        table.submit(table.view(present(table.question).awaited()[0]).legal[0])
    return table


def test_every_card_is_evaluated_reproducibly() -> None:
    table = at_play(5)
    view = table.view(present(table.question).awaited()[0])
    searcher = Searcher(WHIST, Guide(tricks=TrickGuide(TRICKS)))
    first, again = (searcher.evaluate(view, LEARNER, Chance("same").stream("play")) for _ in range(2))
    assert first == again
    assert {each.action for each in first} == {action for action in view.legal if isinstance(action, Play)}
    assert [each.value for each in first] == sorted((each.value for each in first), reverse=True)


def test_a_game_defines_the_gain_from_tricks() -> None:
    """If tricks count against a player, the order of the cards by value is reversed."""
    table = at_play(8)
    view = table.view(present(table.question).awaited()[0])
    events = []
    for guide in (TrickGuide(TRICKS), TrickGuide(TRICKS, gain=lambda s, seat, taken: -taken)):
        found = Searcher(WHIST, Guide(tricks=guide)).search(view, 4, Chance("shun").stream("play"))
        events.append({each.action: each.value for each in found})
    assert events[0] == {action: -value for action, value in events[1].items()}


MATADORS = Order(
    tuple([4 if card % 13 in (10, 11) or card // 13 == 1 else card // 13 for card in range(52)]),
    tuple([20 + card // 13 if card % 13 in (10, 11) else 1 + card % 13 for card in range(52)]),
)
"""Trumps of a game: the knaves and queens of all suits rank above the hearts."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sides", ["each", "one against the rest"])
def test_any_kind_of_trick_game_can_be_played_out(players: int, sides: str) -> None:
    """The games have short packs with a stock, many trumps, and card points. Nobody can take more than there is."""
    chance = Random(f"{players} {sides}")
    pack = [card for card in FULL_PACK if card % 13 > 5 or card % 13 == 0]
    order = MATADORS if players > 3 else ranked(trump=2)
    shape = tuple(range(players)) if sides == "each" else (0,) + (1,) * (players - 1)
    points = TrickPoints(trick=0, last=10, cards={card: card % 13 for card in pack})
    for duty in (Duty(), Duty(win=True), Duty(win=True, trump=True)):
        cards = chance.sample(pack, 5 * players)
        hands = [cards[place::players] for place in range(players)]
        for side in dict.fromkeys(shape):
            deal = PlayedDeal(pack, order, shape, (), shape.index(side), duty=duty, points=points)
            deal.imagine(hands)
            assert deal.likelihood() == 1
            taken = [deal.played_plainly(card) for card in hands[shape.index(side)]]
            assert all(0 <= each <= 10 + sum(card % 13 for card in cards) for each in taken)
            assert max(deal.taken_with(hands[shape.index(side)])) == max(taken)
