"""Club cribbage against the player of the package ``cribbage`` (PyPI, 1.3.2), in duplicate.

``python -m tests.matches.published`` plays the match if that package is installed. The package's player discards and
plays cards, and our game keeps the score. Three adaptations help the package's player:

- its scores of hands with equal ranks are cached, because it counts 250,000 cribs in every deal;
- it sees only its legal cards, because it would retry an illegal one forever;
- scores that the package does not know (points in play, the dealer's two for the starter) count for both players.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from crowe_table.engine.core import Action
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.actions import LayOut, PlayFor
from crowe_table.games.cribbage.deal_view import DealView
from crowe_table.games.cribbage.player import evaluate
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import LEARNER, LEVELS, level
from tests.any_game import AnyView
from tests.matches.cribbage import MEASURES
from tests.matches.measure import Chooser
from tests.matches.sittings import Event, gain, level_player, margin

MISSING = "The package cribbage is not installed: the match against its player is not played."
MODERN = Event("cribbage", "modern", 2, len(MEASURES) - 1)
"""The event that the match plays: whole games of Cribbage."""


def chooser() -> Chooser:
    """Return the package's player that enumerates hands, adapted to our table."""
    players, score, cards = (import_module(f"cribbage.{name}") for name in ("players", "score", "card"))

    @cache
    def by_ranks(ranks: tuple[int, ...]) -> int:
        *hand, turned = [cards.Card(rank) for rank in ranks]
        counts = (score.score_fifteens, score.score_sets, score.score_runs)
        return sum([count(hand, turned) for count in counts])

    def remembered(hand: Sequence[Any], turned: Any) -> int:
        ranks = tuple(sorted([card.rank for card in (*hand, turned)]))
        return by_ranks(ranks) + int(score.score_flush_and_right_jack(hand, turned))

    players.__dict__["score_hand"] = remembered

    def answer(view: AnyView, rng: Rng) -> Action | None:
        their = players.EnumerativeAIPlayer()
        if any(isinstance(action, LayOut) for action in view.legal):
            their.hand = [cards.Card(card) for card in DealView(view).hand]
            thrown = {card.index for card in their.ask_for_discards()}
            return next(each for each in view.legal if isinstance(each, LayOut) and set(each.cards) == thrown)
        plays = {each.card: each for each in view.legal if isinstance(each, Play | PlayFor)}
        if not plays:
            return evaluate(view, LEARNER, rng)[0].action
        their.hand = [cards.Card(card) for card in plays]
        return plays[their.ask_for_play([]).index]

    return answer


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.matches.published", description=__doc__)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="each is played twice, with chairs changed")
    parser.add_argument("--level", default=LEVELS[-1].key, choices=[each.key for each in LEVELS])
    chosen = parser.parse_args()
    if find_spec("cribbage") is None:
        print(MISSING)
        return
    ours, theirs = level_player(level(chosen.level)), chooser()
    gains = [gain(MODERN, ours, theirs, number, "published") for number in range(chosen.games)]
    found = margin(gains)
    won = f"{50 + found.mean:.1f} ± {found.error:.1f}"
    print(f"{chosen.level}: {won} of a hundred games, {2 * found.count} played")


if __name__ == "__main__":
    main()
