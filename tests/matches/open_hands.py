"""Card play against open hands: ``python -m tests.matches.open_hands GAME DEALS PLAYER …`` prints what a deal loses.

All seats are taken by the same player: a level, ``lot`` for random cards, or a sampler. A choice loses the tricks or
points by which the card falls short of the best card with all hands open. A sampler knows of the play only who is void.
It solves sampled deals with open hands and plays the best card on average. ``sampler`` and ``long-sampler`` solve hands
of nine cards or fewer, 20 and 300 deals for a card, and play longer hands by the rules of a good player.
``whole-sampler`` solves 20 deals with hands of any length. DDS solves Whist, with the package ``endplay``; the
project's own kernel solves the other games.
"""

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import process_time

from msgspec import Struct, field
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, KNAVE, Card, make
from crowe_table.engine.core import Action, Seat, Setup, zone_of
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.all_fours.counting import card_count
from crowe_table.games.all_fours.rules import TRICKS as ALL_FOURS
from crowe_table.games.ecarte.state import TRICKS as ECARTE
from crowe_table.games.piquet.state import TRICKS as PIQUET
from crowe_table.games.ruff.rules import TRICKS as RUFF
from crowe_table.games.whist.rules import TRICKS as WHIST
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecord
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.levels import level
from crowe_table.search.open_hands import ONE_EACH, TrickPoints
from crowe_table.search.trick_worlds import PlayedDeal
from tests.any_game import AnyTable, AnyView
from tests.matches.measure import Chooser, measures_of
from tests.matches.sittings import Margin, level_player, margin, random_player
from tests.search import dds


class Sampler(Struct, frozen=True):
    """A sampler: how many deals it solves for a card, and the longest hands for which it does so."""

    samples: int = 20
    longest: int = 9


SAMPLERS = {"sampler": Sampler(), "long-sampler": Sampler(samples=300), "whole-sampler": Sampler(longest=13)}
PROGRESS = 10
"""Number of deals after which the figures so far are printed."""
KNAVE_POINTS = 10
"""Bonus for taking the knave of trumps at All Fours, in points towards Game."""


class OpenGame(Struct, frozen=True):
    """A game of tricks, with what its cards are played for."""

    play: TrickPlay
    unit: str = "tricks"
    points: Callable[[TrickRecord], TrickPoints] = lambda _: ONE_EACH


def _all_fours(r: TrickRecord) -> TrickPoints:
    """Return the counts towards Game, with a bonus for the knave of trumps."""
    counts = {card: card_count(card) for card in FULL_PACK if card_count(card)}
    knave = make(KNAVE, r.trump)
    return TrickPoints(trick=0, cards={**counts, knave: counts[knave] + KNAVE_POINTS})


GAMES: Mapping[str, OpenGame] = {
    "all-fours": OpenGame(ALL_FOURS, "card points", _all_fours),
    "ecarte": OpenGame(ECARTE),
    "piquet": OpenGame(PIQUET),
    "ruff": OpenGame(RUFF),
    "whist": OpenGame(WHIST),
}


class Losses(Struct):
    """Choices of one player. A choice is a card played by a hand with several legal cards."""

    deals: list[float] = field(default_factory=list)
    """Tricks or points lost in each deal by all players."""
    choices: Counter[int] = field(default_factory=Counter)
    """Number of choices, by the number of cards in hand."""
    errors: Counter[int] = field(default_factory=Counter)
    """Number of choices that lose a trick or a point or more."""
    seconds: float = 0.0

    @property
    def lost(self) -> Margin:
        """Tricks or points lost in a deal."""
        return margin(self.deals)


def solved(slug: str, s: AnyState, seat: Seat, cards: Sequence[Card]) -> dict[Card, int]:
    """Return what the seat's side takes with each of these cards in perfect play, with the hands of this state open."""
    opened, r = GAMES[slug], s.public
    playing = r.playing
    hands = [opened.play.held(s, each) for each in playing]
    if slug == "whist":
        trick = (playing.index(Seat(r.plays[-1][0])), r.trick) if r.trick else (playing.index(seat), ())
        return dds.solve(hands, r.trump, trick)
    deal = PlayedDeal(
        [*[card for hand in hands for card in hand], *[card for _, *trick in r.plays for card in trick]],
        opened.play.order(s),
        [r.camp(each) for each in playing],
        [(playing.index(Seat(leader)), [Card(card) for card in trick]) for leader, *trick in r.plays],
        playing.index(seat),
        duty=opened.play.duty(s),
        points=opened.points(r),
    )
    deal.imagine(hands)
    found = deal.solved(cards)
    assert found is not None, "A search without a limit always ends."
    return dict(zip(cards, found, strict=True))


def sampling(slug: str, sampler: Sampler) -> Chooser:
    """Return a player that chooses the card that takes most, on average over sampled deals.

    With hands too long for it, it plays as a good player.
    """
    good = level_player(level("sound"))

    def choose(view: AnyView, rng: Rng) -> Action | None:
        if len(view.zone(zone_of("hand", view.seat)).cards) > sampler.longest:
            return good(view, rng)
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        total: Counter[Card] = Counter()
        for _ in range(sampler.samples):
            total.update(solved(slug, game(slug).imagine(view, rng), view.seat, cards))
        return Play(view.seat, max(sorted(total), key=lambda card: total[card]))

    return choose


def chooser(slug: str, name: str) -> Chooser:
    """Return the player with this name."""
    if name in SAMPLERS:
        return sampling(slug, SAMPLERS[name])
    return random_player if name == "lot" else level_player(level(name))


def count_losses(slug: str, name: str, number: int, losses: Losses) -> None:
    """Play a deal and add what its choices lose. Good players decide everything but the cards."""
    laws, measure, chance = game(slug), measures_of(slug)[0], Chance(f"open hands {number}")
    preset = laws.presets[0]
    seats = preset.usual or preset.seats[0]
    options = replace(measure.arrange(laws.preset(preset.name, seats), number), unit=STAKES[DEFAULT_STAKES].unit)
    table: AnyTable = Table(laws, Setup(options, seats, (measure.purse,) * seats, chance))
    player, bids, lost = chooser(slug, name), level_player(level("sound")), 0
    while (question := table.question) and table.deal <= 1 and not (table.deal and asks_only_readiness(question)):
        view = table.view(question.awaited()[0])
        rng = chance.stream("choice", len(table.actions))
        plays = [action for action in view.legal if isinstance(action, Play)]
        if len(plays) < 2:
            told = table.submit(plays[0] if plays else bids(view, rng) or view.legal[0])
            assert isinstance(told, tuple), told
            continue
        held: list[AnyState] = []
        table.inspect(held.append)
        size = len(GAMES[slug].play.held(held[0], view.seat))
        best = solved(slug, held[0], view.seat, [each.card for each in plays])
        began = process_time()
        action = player(view, rng)
        losses.seconds += process_time() - began
        if isinstance(action, Play):
            loss = max(best.values()) - best[action.card]
            losses.choices[size] += 1
            losses.errors[size] += loss > 0
            lost += loss
        told = table.submit(action or plays[0])
        assert isinstance(told, tuple), told
    losses.deals.append(lost)


def report(slug: str, name: str, losses: Losses) -> str:
    """Return the figures of a player as a line of text."""
    count = sum(losses.choices.values())
    share = 100 * sum(losses.errors.values()) / count
    sizes = " ".join(
        f"{size}:{100 * losses.errors[size] / losses.choices[size]:.1f}"
        for size in sorted(losses.choices, reverse=True)
    )
    lost, unit = losses.lost, GAMES[slug].unit
    return (
        f"{name}: {lost.mean:.2f} ± {lost.error:.2f} {unit} lost a deal ({lost.count} deals), {share:.1f} % of choices "
        f"err, {1000 * losses.seconds / count:.0f} ms a choice; % by cards in hand: {sizes}"
    )


def lead_over(results: Mapping[str, Losses], first: str, other: str) -> str:
    """Return by how much the first player is ahead of the other in the same deals, as a line of text."""
    ahead = margin([theirs - own for own, theirs in zip(results[first].deals, results[other].deals, strict=True)])
    return f"{first} ahead of {other}: {ahead.mean:+.2f} ± {ahead.error:.2f} ({ahead.count} deals)"


def main(slug: str, deals: int, names: Sequence[str]) -> None:
    """Print the figures of each player, and by how much the first is ahead of each of the others.

    Each deal is played with every player before the next deal, so that an interrupted run still compares them.
    """
    results = {name: Losses() for name in names}
    for number in range(deals):
        for name, losses in results.items():
            count_losses(slug, name, number, losses)
        if number % PROGRESS == PROGRESS - 1 or number == deals - 1:
            print(*[report(slug, name, losses) for name, losses in results.items()], sep="\n")
            print(*[lead_over(results, names[0], name) for name in names[1:]], sep="\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
