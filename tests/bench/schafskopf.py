"""Time to solve a deal of Schafskopf, for card points and for the row in the table of scores.

It also counts play-outs per second.
"""

import time
from random import Random
from statistics import mean, median

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Seat
from crowe_table.games.schafskopf.counting import BELOW, GAME, SCHNEIDER
from crowe_table.games.schafskopf.heuristics import pairs_to_bury
from crowe_table.games.schafskopf.player import ALL_POINTS, BY_POINTS, FULL_CARD, POINT_SHARE
from crowe_table.games.schafskopf.state import CARDS, ORDER, PACK, PLAYERS, VALUES
from crowe_table.kit.card_points import points_in
from crowe_table.search.open_hands import NO_MEMORY, Aim, OpenHands, TrickPoints, bits_of, new_kernel
from tests.bench.clock import say

DEALS = 30
SIZES = (5, 6, 7)
"""Number of cards left in each hand."""
POINTS = TrickPoints(trick=0, cards={card: VALUES[card] for card in PACK})


def dealt(rng: Random) -> tuple[list[list[Card]], int, tuple[Card, ...]]:
    """Return three hands, the lone player, and the cards that the simple rule makes this player bury."""
    pack = rng.sample(PACK, len(PACK))
    hands = [pack[CARDS * place : CARDS * (place + 1)] for place in range(PLAYERS)]
    lone = rng.randrange(PLAYERS)
    whole = [*hands[lone], *pack[CARDS * PLAYERS :]]
    away = pairs_to_bury(whole)[0]
    hands[lone] = [card for card in whole if card not in away]
    return hands, lone, away


def played_plainly(hands: list[list[Card]], lone: int) -> list[Card]:
    """Return the cards of a whole deal in the order in which the simple rule plays them. The forehand leads."""
    kernel = new_kernel(PLAYERS, points=BY_POINTS, memory=NO_MEMORY)
    bits = bits_of(PACK, ORDER, BY_POINTS, kernel)
    kernel.pack = sum(bits.values())
    kernel.play_for(Aim.CARDS, POINT_SHARE * FULL_CARD)
    for place, hand in enumerate(hands):
        kernel.deal(place, sum(bits[card] for card in hand))
    kernel.play_outs(1 << lone, 0, 1, True)
    faces = {bit: card for card, bit in bits.items()}
    return [faces[kernel.fallen(number)] for number in range(CARDS * PLAYERS)]


def solving() -> None:
    """Time the search for best play by number of cards: for the lone player's card points, and for the row in the
    table of scores.
    """
    rng = Random("rows")
    memory, counter = new_kernel(PLAYERS, points=BY_POINTS), new_kernel(PLAYERS, points=POINTS)
    for size in SIZES:
        taken, counted_out = [], []
        for _ in range(DEALS):
            hands, lone, away = dealt(rng)
            fell = played_plainly(hands, lone)
            leader = made = 0
            for trick in range(CARDS - size):
                cards = fell[PLAYERS * trick : PLAYERS * (trick + 1)]
                leader = (leader + ORDER.winning(tuple(cards))) % PLAYERS
                made += POINT_SHARE * points_in(cards, VALUES) + 1 if leader == lone else 0
            left = [[card for card in hand if card not in fell[: PLAYERS * (CARDS - size)]] for hand in hands]
            counted = points_in(away, VALUES)
            rows = [POINT_SHARE * (least - counted) for least in (BELOW, GAME, SCHNEIDER)]
            needs = [need - made for need in (1, *rows, POINT_SHARE * (ALL_POINTS - counted) + CARDS)]
            began = time.process_time()
            solver = OpenHands(
                left, ORDER, [int(place != lone) for place in range(PLAYERS)], points=BY_POINTS, memory=memory
            )
            solver.row(leader, (), lone, needs)
            taken.append(1000 * (time.process_time() - began))
            began = time.process_time()
            solver = OpenHands(
                left, ORDER, [int(place != lone) for place in range(PLAYERS)], points=POINTS, memory=counter
            )
            solver.tricks(leader)
            counted_out.append(1000 * (time.process_time() - began))
        for what, each in (("row", taken), ("points", counted_out)):
            print(
                f"{f'schafskopf solved for its {what}, {size} cards each':<44}",
                f"{mean(each):>8.2f} ms mean {median(each):.2f} median {max(each):.2f} slowest",
            )


def playing_out() -> None:
    """Time whole deals played by the simple rule, with a lone player and in a deal played for the least points."""
    hands, lone, _ = dealt(Random("out"))
    kernel = new_kernel(PLAYERS, points=BY_POINTS, memory=NO_MEMORY)
    bits = bits_of(PACK, ORDER, BY_POINTS, kernel)
    for aim in (Aim.CARDS, Aim.LEAST):
        kernel.play_for(aim, POINT_SHARE * FULL_CARD)
        for place, hand in enumerate(hands):
            kernel.deal(place, sum(bits[card] for card in hand))
        began = time.process_time()
        kernel.play_outs(1 << Seat(lone), 0, 2000, True)
        say(f"schafskopf played out plainly, {aim.name.lower()}", 2000 / (time.process_time() - began), "deals")


def main() -> None:
    solving()
    playing_out()


if __name__ == "__main__":
    main()
