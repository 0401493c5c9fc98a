"""Accuracy of Mr. Cotton's advice for three-handed Ombre: ``python -m tests.players.ombre_advice DEALS``.

Cards are dealt, and the elder hand always plays in its strongest suit. All players exchange cards by the rule of good
play, and the tricks are played out by simple rules. Sure tricks are matadors, kings of other suits, and trumps beyond
the third.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import mean

from msgspec import Struct

from crowe_table.engine.cards import KING, Card, rank
from crowe_table.games.ombre.counting import outcome
from crowe_table.games.ombre.heuristics import MIN_STOCK_LEFT, best_trump, cards_to_keep, strength, trumps_by_rank
from crowe_table.games.ombre.options import BOOKS
from crowe_table.games.ombre.play import BLACK, best_hombre_trumps, order_for, privilege
from crowe_table.games.ombre.state import HAND_OF_THREE, HOMBRE_PACK
from crowe_table.search.open_hands import NO_MEMORY, ONE_EACH, bits_of, new_kernel

OPTIONS = BOOKS["hombre_1674"]
PLAYERS, LONG = 3, 3
"""Number of players, and number of trumps beyond which each further trump counts as a sure trick."""
MIN_SURE_TRICKS = 3
"""Sure tricks required by the advice “Never ask without three sure tricks.”"""


class Played(Struct, frozen=True):
    """A deal that was played: the hand before the exchange, the trump suit, and whether the Ombre won."""

    hand: tuple[Card, ...]
    trump: int
    won: bool


def sure_tricks(hand: Sequence[Card], trump: int) -> int:
    """Return the number of matadors, kings of other suits, and trumps beyond the third."""
    trumps = [card for card in hand if card in trumps_by_rank(OPTIONS, trump)]
    kings = [card for card in hand if rank(card) == KING and card not in trumps]
    return sum(card in best_hombre_trumps(trump) for card in hand) + len(kings) + max(0, len(trumps) - LONG)


def changed(hand: Sequence[Card], trump: int, stock: list[Card], most: int) -> list[Card]:
    """Return the hand after exchanging at most ``most`` cards, none of them trumps or kings."""
    order = order_for(OPTIONS, trump)
    kept = cards_to_keep(hand, trump, OPTIONS)
    loose = sorted([card for card in hand if card not in kept], key=lambda card: order.power[card])[: max(0, most)]
    return [card for card in hand if card not in loose] + [stock.pop() for _ in loose]


def dealt(number: int, trump: int | None = None) -> Played:
    """Play the deal with this number. The elder hand is the Ombre, in this trump suit or in its best suit."""
    pack = Random(f"advice {number}").sample(HOMBRE_PACK, len(HOMBRE_PACK))
    hands = [pack[at * HAND_OF_THREE : (at + 1) * HAND_OF_THREE] for at in range(PLAYERS)]
    stock = pack[PLAYERS * HAND_OF_THREE :]
    chosen = best_trump(hands[0], OPTIONS) if trump is None else trump
    held = []
    for at, hand in enumerate(hands):
        held.append(changed(hand, chosen, stock, len(stock) - (MIN_STOCK_LEFT if at == 1 else 0)))
    kernel = new_kernel(PLAYERS, privilege(chosen), memory=NO_MEMORY)
    bits = bits_of(HOMBRE_PACK, order_for(OPTIONS, chosen), ONE_EACH, kernel, privilege(chosen))
    kernel.pack = sum(bits.values())
    for at, hand in enumerate(held):
        kernel.deal(at, sum(bits[card] for card in hand))
    kernel.play_outs(1, 0, 1, True)
    taken = [kernel.tricks_of(at) for at in range(PLAYERS)]
    return Played(tuple(hands[0]), chosen, outcome(taken[0], taken[1:]) == "win")


def by_sure_tricks(deals: int) -> dict[int, list[bool]]:
    """Return the results of deals by the number of sure tricks. Each result is True for a deal that was won."""
    found: defaultdict[int, list[bool]] = defaultdict(list)
    for number in range(deals):
        played = dealt(number)
        found[sure_tricks(played.hand, played.trump)].append(played.won)
    return found


def in_doubt(deals: int) -> tuple[list[bool], list[bool]]:
    """Return the results of deals in a black suit, and in a red suit. Each result is True for a deal that was won.

    The hands are equally strong in both suits.
    """
    black: list[bool] = []
    red: list[bool] = []
    for number in range(deals):
        hand = dealt(number).hand
        value = {trump: strength(hand, trump, OPTIONS) for trump in range(4)}
        best = [trump for trump in range(4) if value[trump] == max(value.values())]
        dark = [trump for trump in best if trump in BLACK]
        if dark and len(best) > len(dark):
            black.append(dealt(number, dark[0]).won)
            red.append(dealt(number, next(trump for trump in best if trump not in BLACK)).won)
    return black, red


def main() -> None:
    """Print how often each piece of advice is right."""
    deals = int(sys.argv[1])
    found = by_sure_tricks(deals)
    for sure, won in sorted(found.items()):
        print(f"{sure} sure tricks: {len(won)} hands, the game won in {mean(won):.1%}")
    asked = [won for sure, each in found.items() if sure >= MIN_SURE_TRICKS for won in each]
    left = [won for sure, each in found.items() if sure < MIN_SURE_TRICKS for won in each]
    print(f"with {MIN_SURE_TRICKS} or more {mean(asked):.1%}, with fewer {mean(left):.1%}")
    black, red = in_doubt(deals)
    print(f"in doubt, {len(black)} hands: in black {mean(black):.1%}, in red {mean(red):.1%}")


if __name__ == "__main__":
    main()
