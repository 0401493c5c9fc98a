"""The sharp player of Ruff against OpenSpiel's information-set Monte Carlo tree search at Euchre, in duplicate.

``python -m tests.matches.euchre`` plays the match if that package is installed. The rules are OpenSpiel's: 24 cards
from the nine up, the eldest hand leads, and a deal with eight passes counts nothing. The dealer must take and keep the
card that is ordered up. The match adapts four differences between the two programs:

- pack: our sevens and eights are laid aside, face up;
- turned card: our rules would allow the dealer to discard it again, but our player does not;
- playing alone: theirs is declared after the dealer's discard; ours is declared with the trump suit and remembered;
- partner of a lone maker: if this partner is the dealer, theirs takes the card before sitting out.

``--keep FILE`` stores the result of each deal, and the next run continues from there. ``--worlds`` and
``--simulations`` change how long the players think about a choice.
"""

import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import SUIT_WORDS, Card, build_pack, parse, suit
from crowe_table.engine.core import Action, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.ruff import rules
from crowe_table.games.ruff.actions import LayOutOne, MakesTrumps, NamesTrumps, NameSuit, PassBid, TurnDown
from crowe_table.games.ruff.options import BOOKS
from crowe_table.games.ruff.player import evaluate
from crowe_table.games.ruff.rules import Ruff
from crowe_table.games.ruff.state import EUCHRE_PACK, REFUSED, STOCK, RuffPhase, RuffState
from crowe_table.kit.card_moves import move
from crowe_table.kit.claims import Claim
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SHARP
from tests.matches.sittings import margin

MISSING = "OpenSpiel (the package open_spiel) is not installed: the match at Euchre is not played."
SIMULATIONS = 2000
"""Simulations of the tree search for each choice. With this number it takes more time than our strongest player."""
EXPLORES = 4.0
"""Exploration weight of the tree search, for deals worth −4 to 4."""
LAWS = {"stick_the_dealer": False, "allow_lone_defender": False}
LOW = [card for card in EUCHRE_PACK if card not in build_pack("A9TJQK")]
PASS, ALONE, TOGETHER = "Pass", "Alone", "Partner"
SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
GAME = Ruff()
OPTIONS = replace(BOOKS["hoyle_euchre"], games="one", game_points=10, stake=0)

Chosen = Callable[["Deal"], int]


class Deal:
    """One deal, in OpenSpiel's state and in ours at the same time."""

    def __init__(self, spiel: Any, cards: Sequence[int], dealer: int) -> None:
        self.theirs = spiel.load_game("euchre", LAWS).new_initial_state()
        for action in (dealer, *cards[:21]):
            self.theirs.apply_action(action)
        named = [self.card(action) for action in cards]
        self.ours = _dealt(
            [named[(seat - dealer) % 4 : 20 : 4] for seat in range(4)], named[20], named[21:], Seat(dealer)
        )
        self.alone = False
        """Whether our player declared to play alone when naming the trump suit."""

    def card(self, action: int) -> Card:
        """Return the card of an OpenSpiel action. The action's name begins with the suit."""
        printed, rank = "CDHS"[action % 4], "9TJQKA"[action // 4]
        return parse(rank + printed)

    @property
    def seat(self) -> Seat:
        return Seat(self.theirs.current_player())

    def named(self, name: str) -> int:
        """Return the OpenSpiel action with this name."""
        found = {self.theirs.action_to_string(self.seat, each): each for each in self.theirs.legal_actions()}
        return int(found[name])

    def apply(self, action: int) -> None:
        """Apply an OpenSpiel action to both states."""
        s, seat = self.ours, self.seat
        name = self.theirs.action_to_string(seat, action)
        self.theirs.apply_action(action)
        if name == ALONE:
            rules.play_alone(s, seat)
            rules.begin_play(s)
        elif name != TOGETHER:
            _answer(s, self._of(name, seat, action))

    def _of(self, name: str, seat: Seat, action: int) -> Action:
        """Return our action for an action of OpenSpiel."""
        s = self.ours
        question = GAME.question(s)
        assert question
        asked = question.asked_of(seat)
        assert asked, (name, seat, question)
        if name == PASS:
            return TurnDown(seat) if TurnDown in asked.acts else PassBid(seat)
        if name in SUITS:
            if s.public.phase == RuffPhase.SECOND_ROUND:
                return NameSuit(seat, SUIT_WORDS[SUITS.index(name)])
            return next(kind for kind in asked.acts if issubclass(kind, MakesTrumps))(seat)
        card = self.card(action)
        return LayOutOne(seat, card) if s.public.phase == RuffPhase.EXCHANGE else Play(seat, card)


def _dealt(hands: Sequence[Sequence[Card]], up: Card, asleep: Sequence[Card], dealer: Seat) -> RuffState:
    """Return our table with these cards. The sevens and eights are face up."""
    s = GAME.new(Setup(OPTIONS, 4, (Farthings(0),) * 4, Chance("euchre")))
    order = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
    top = [card for seat in order for card in hands[seat][:2]] + [card for seat in order for card in hands[seat][2:]]
    s.laid = (*LOW, *asleep, *reversed([*top, up]))
    rules.deal(s, dealer)
    move(s, LOW, STOCK, REFUSED)
    return s


def _answer(s: RuffState, action: Action) -> None:
    reason = GAME.refuse(s, action)
    assert reason is None, (action, reason)
    if action == PassBid(s.public.dealer) and s.public.phase == RuffPhase.SECOND_ROUND:
        return
    GAME.apply(s, action)


# --- The players -----------------------------------------------------------------------------------------------------


def sharp_player(rng: Random, worlds: int = SHARP.worlds) -> Chosen:
    """Return our player at the highest level, without a time limit. It samples ``worlds`` worlds for each card."""
    ours = replace(SHARP, worlds=worlds)

    def choose(deal: Deal) -> int:
        s, seat = deal.ours, deal.seat
        names = [deal.theirs.action_to_string(seat, each) for each in deal.theirs.legal_actions()]
        if ALONE in names:
            return deal.named(ALONE if deal.alone else TOGETHER)
        view = project(GAME, s, seat, GAME.question(s))
        up = s.public.up[0]
        laws = [each for each in view.legal if not isinstance(each, Claim) and each != LayOutOne(seat, up)]
        plays_on = replace(view, legal=tuple(laws))
        action = evaluate(plays_on, ours, Chance(str(rng.random())).stream("match"))[0].action
        if isinstance(action, MakesTrumps):
            deal.alone = action.alone
            trump = SUIT_WORDS.index(action.word) if isinstance(action, NamesTrumps) else suit(s.public.up[0])
            return deal.named(SUITS[trump])
        if isinstance(action, Play | LayOutOne):
            return next(each for each in deal.theirs.legal_actions() if deal.card(each) == action.card)
        return deal.named(PASS)

    return choose


def search_player(spiel: Any, rng: Random, simulations: int) -> Chosen:
    """Return OpenSpiel's player. It remembers nothing between two choices."""

    def choose(deal: Deal) -> int:
        seed = rng.randrange(1 << 30)
        bot = spiel.ISMCTSBot(
            seed,
            spiel.RandomRolloutEvaluator(1, seed + 1),
            EXPLORES,
            simulations,
            -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        return int(bot.step(deal.theirs))

    return choose


# --- The match -------------------------------------------------------------------------------------------------------


def play_deal(deal: Deal, players: Sequence[Chosen], spent: dict[int, list[float]]) -> float:
    """Return the score of the first side in a deal minus that of the other side.

    ``spent`` collects processor seconds by side.
    """
    while not deal.theirs.is_terminal():
        legal = deal.theirs.legal_actions()
        began, seat = time.process_time(), deal.seat
        if len(legal) == 1:
            action = legal[0]
        else:
            action = players[seat % 2](deal)
            spent[seat % 2].append(time.process_time() - began)
        deal.apply(action)
    return float(deal.theirs.returns()[0])


class Played(Struct, frozen=True):
    """Our gain in one deal that was played twice with sides exchanged, and each player's mean time for a choice."""

    gain: float
    ours: float
    """Mean processor time of our player for a choice, in milliseconds."""
    theirs: float


def play_duplicate(spiel: Any, number: int, worlds: int, simulations: int, seed: str = "euchre") -> Played:
    """Play the deal with this number twice.

    ``worlds`` and ``simulations`` limit what the players compute for each choice.
    """
    chance = Random(f"{seed} {number}")
    cards = chance.sample(range(24), 24)
    dealer = chance.randrange(4)
    one, other = sharp_player(chance, worlds), search_player(spiel, chance, simulations)
    ours: list[float] = []
    theirs: list[float] = []
    first = play_deal(Deal(spiel, cards, dealer), (one, other), {0: ours, 1: theirs})
    second = play_deal(Deal(spiel, cards, dealer), (other, one), {0: theirs, 1: ours})
    return Played((first - second) / 2, 1000 * mean(ours or [0.0]), 1000 * mean(theirs or [0.0]))


def load_played(file: Path | None) -> list[Played]:
    """Return the deals that an earlier run stored."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def main() -> None:
    """Play the match and print the result."""
    parser = ArgumentParser(prog="python -m tests.matches.euchre", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--worlds", type=int, default=SHARP.worlds)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--keep", type=Path, help="go on from the deals in this file, and add to it")
    given = parser.parse_args()
    if find_spec("pyspiel") is None:
        print(MISSING)
        return
    spiel = import_module("pyspiel")
    found = load_played(given.keep)
    until = time.monotonic() + 60 * given.minutes
    while len(found) < given.deals and time.monotonic() < until:
        found.append(play_duplicate(spiel, len(found), given.worlds, given.simulations))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(found[-1]) + b"\n")
    told = margin([each.gain for each in found])
    print(
        f"sharp, {given.worlds} worlds, against {given.simulations} simulations: "
        f"{told.mean:+.3f} ± {told.error:.3f} points a deal in {told.count} deals, each played twice; "
        f"{mean(each.ours for each in found):.1f} ms a choice against {mean(each.theirs for each in found):.1f}"
    )


if __name__ == "__main__":
    main()
