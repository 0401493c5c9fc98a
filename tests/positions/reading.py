"""Test positions of a game, read from ``<game>_positions.toml`` beside this module.

    [usual]                              # whatever a position does not say
    preset = "crowe"
    seats = 4

    [[position]]
    name = "second-hand-low"
    dealer = 3
    hands = ["7D 8D …", "KH …"]          # by seat; cards not named are random
    cards = { turned = "2C" }            # further piles, by key
    before = "0 play 3H"                 # actions after the cut
    right = "play 5H | play 4H"          # or ``wrong``: any other answer is right
    why = "One sentence."

An action is written as in ``kit.written_actions``; ``right`` and ``wrong`` leave out its seat, and may leave out its
contents. ``kept`` and ``given`` judge an answer by its cards. The cards that somebody plays in ``before`` need not be
named. ``where`` names facts of the record that must hold. The seed is the first one with which these facts hold and the
actions are legal, unless ``seed`` names another. A position without cards has every action in ``before``.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import Card, parse_all, texts
from crowe_table.engine.core import TABLE, Action, Reason, Seat, Setup, Timeout, act_of
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import advise, levels_offered, player_of
from crowe_table.kit import exhibits
from crowe_table.kit.exhibits import COUNTS, ExhibitHand
from crowe_table.kit.rules import RuledGame
from crowe_table.kit.written_actions import read_actions, types_by_tag
from crowe_table.launch import DEFAULT_STAKES
from crowe_table.search.advice import Advice
from crowe_table.search.levels import SOUND, nearest
from tests.any_game import AnyGame, AnyTable

FOLDER = Path(__file__).parent
SLUGS = games.slugs()
"""The published games. A draft needs no positions."""
CEREMONY = {"cut", "shuffle", "leave", "pattern", "packet", "name_cutter", "choose_deal", "no_blank"}
"""Answers before the cards are seen. The first legal one is given."""
MAX_SEEDS = 4000
"""Maximum number of seeds tried for a position."""


class Solver(StrEnum):
    """Kinds of solvers. The expert is the best level offered at that table."""

    EXPERT = "expert"
    GOOD = "good"
    HINT = "hint"


class Position(Struct, frozen=True, kw_only=True):
    """A position with one choice to be judged. The module's docstring explains ``right`` and ``wrong``."""

    name: str
    why: str
    preset: str
    seats: int
    dealer: int = 0
    hands: tuple[str, ...] = ()
    cards: Mapping[str, str] = {}
    scores: tuple[int, ...] = ()
    purse: int = 0
    """Each player's purse in farthings; 0 for the usual one."""
    rules: Mapping[str, object] = {}
    before: str = ""
    where: Mapping[str, object] = {}
    seed: str = ""
    right: str = ""
    wrong: str = ""
    kept: str = ""
    """Cards that the answer must not give away."""
    given: str = ""
    """Cards that the answer must give away."""


@cache
def positions_of(slug: str) -> tuple[Position, ...]:
    """Return the test positions of a game."""
    found = tomllib.loads((FOLDER / f"{games.package_of(slug)}_positions.toml").read_text("utf-8"))
    usual = found.get("usual", {})
    return tuple(msgspec.convert({**usual, **each}, Position) for each in found["position"])


class NoSeed(ValueError):
    """Raised if no seed leads to the position."""


def table_at(slug: str, position: Position) -> AnyTable:
    """Return a table at the position. Raises NoSeed if the cards or actions do not fit."""
    said: object = ""
    for number in range(1 if position.seed else MAX_SEEDS):
        found = _played(slug, position, position.seed or f"{position.name} {number}")
        if isinstance(found, Table):
            return found
        said = found
    raise NoSeed(f"{slug}, {position.name}: {said}")


def _played(slug: str, position: Position, seed: str) -> AnyTable | str:
    game: AnyGame = games.game(slug)
    actions = list(_actions(game, position.before))
    purse = Farthings(position.purse) or STAKES[DEFAULT_STAKES].purse
    options = game.preset(position.preset, position.seats)
    options = replace(options, **{"unit": STAKES[DEFAULT_STAKES].unit, **position.rules})
    setup: Setup[Any] = Setup(options, position.seats, (purse,) * position.seats, Chance(seed))
    laid = bool(position.hands or position.cards)
    try:
        if laid:
            ceremony = _ceremony(game, setup, Seat(position.dealer))
            game = _with_hand(game, _hand(game, position, [*ceremony, *actions]))
        table: AnyTable = Table(game, replace(setup, exhibit=position.name if laid else ""))
    except (LookupError, ValueError) as fault:
        return str(fault)
    for action in () if laid else actions:
        told = table.submit(action)
        if isinstance(told, Reason):
            return f"{action}: {told.key}"
    public = table.watch().public
    seen = {key: msgspec.to_builtins(getattr(public, key)) for key in position.where}
    wrong = {key: seen[key] for key, value in position.where.items() if seen[key] != value}
    return f"{wrong}" if wrong else table


def _ceremony(game: AnyGame, setup: Setup[Any], dealer: Seat) -> list[Action]:
    """Return the answers between the cut for the deal and the first choice that matters."""
    s, found = game.new(setup), list[Action]()
    for action in exhibits.cuts_for(game, s, dealer):
        game.apply(s, action)
    while (question := game.question(s)) and {act_of(act) for each in question.asked for act in each.acts} <= CEREMONY:
        found.append(game.answers(s, question, question.asked[0].seat)[0])
        game.apply(s, found[-1])
    return found


def _with_hand(game: Any, hand: ExhibitHand) -> AnyGame:
    """Return a copy of a game that deals this hand.

    The record leaves the hand's name out, because a deal with a named hand may end early.
    """

    def arrange(self: Any, setup: Setup[Any], emit: Any = None) -> Any:
        s = type(game).new(self, setup, emit)
        s.public.exhibit = ""
        return s

    def play_to(self: Any, s: AnyState, famous: ExhibitHand, emit: Any) -> None:
        _exchange(s, famous.cards)
        type(game)._play_to(self, s, famous, emit)

    changed = {"exhibits": (hand,), "deals_exhibits": False, "new": arrange, "_play_to": play_to}
    laid: AnyGame = type(type(game).__name__, (type(game),), changed)()
    return laid


def _exchange(s: AnyState, wanted: Mapping[str, str]) -> None:
    """Swap cards between the piles until each pile holds the wanted ones."""
    for key, text in wanted.items():
        pile, cards = s.piles[key], parse_all(text)
        for card in [card for card in cards if card not in pile]:
            at = next((at for at, other in enumerate(pile) if other not in cards), None)
            if at is not None:
                other = next(each for each in s.piles.values() if card in each)
                other[other.index(card)], pile[at] = pile[at], card


def _hand(game: AnyGame, position: Position, actions: Sequence[Action]) -> ExhibitHand:
    """Return the cards of a position as a hand to be laid. Cards that are played must have been dealt."""
    hands = [list(parse_all(cards)) for cards in position.hands]
    hands += [[] for _ in range(position.seats - len(hands))]
    dealt = {card for hand in (*hands, *map(parse_all, position.cards.values())) for card in hand}
    for action in actions:
        for card in cards_of(action):
            if card not in dealt:
                hands[action.seat].append(card)
                dealt.add(card)
    assert isinstance(game, RuledGame)
    held = {f"hand:{seat}": texts(cards) for seat, cards in enumerate(hands) if cards}
    return ExhibitHand(
        name=position.name,
        preset=position.preset,
        seats=position.seats,
        dealer=Seat(position.dealer),
        visitor=Seat(0),
        cards={**position.cards, **held},
        scores=position.scores,
        before=tuple(actions),
        until=max(game.phases),
        made=COUNTS["score"],
        wanted=0,
    )


def cards_of(action: Action) -> list[Card]:
    """Return the cards that an action takes from a hand."""
    named = [getattr(action, "card", ()), getattr(action, "cards", ())]
    cards = [card for each in named for card in (each if isinstance(each, tuple) else (each,))]
    return [Card(card) for card in cards if isinstance(card, int)]


def _actions(game: AnyGame, text: str) -> Iterator[Action]:
    """Yield the actions of a text. ``timeout`` is an expired question."""
    for each in filter(None, (part.strip() for part in text.split("|"))):
        yield Timeout(TABLE) if each == "timeout" else read_actions(each, types_by_tag(game.actions))[0]


def fits(game: AnyGame, action: Action | None, text: str) -> bool:
    """Return whether a text lists an action. The text leaves seats out, and ``silence`` in it stands for no action."""
    for each in [part.strip() for part in text.split("|")]:
        if action is None or each == "silence":
            if action is None and each == "silence":
                return True
        elif each == act_of(action) or (
            each.split()[0] == act_of(action) and _plain(action) in map(_plain, _actions(game, f"{action.seat} {each}"))
        ):
            return True
    return False


def asked(table: AnyTable) -> Seat:
    """Return the seat that must answer first, or else the first that may."""
    assert table.question is not None
    return (table.question.awaited() or [each.seat for each in table.question.asked])[0]


def evaluated(slug: str, position: Position, solver: Solver) -> tuple[Advice, ...]:
    """Return a solver's advice in a position, best answer first."""
    table = table_at(slug, position)
    view = table.view(asked(table))
    if solver is Solver.HINT:
        return advise(view)
    offered = levels_offered(slug, position.preset, position.seats)
    level = offered[-1] if solver is Solver.EXPERT else nearest(SOUND.key, offered)
    return player_of(slug).evaluate(view, level, Chance(f"{slug} {position.name}").stream(level.key))


def solves(slug: str, position: Position, solver: Solver) -> bool:
    """Return whether a solver gives a right answer."""
    advice = evaluated(slug, position, solver)
    return is_right(games.game(slug), position, advice[0].action if advice else None)


def is_right(game: AnyGame, position: Position, action: Action | None) -> bool:
    """Return whether an answer is right."""
    away = set(cards_of(action)) if action else set()
    return (
        (not position.right or fits(game, action, position.right))
        and (not position.wrong or not fits(game, action, position.wrong))
        and away.isdisjoint(parse_all(position.kept))
        and away.issuperset(parse_all(position.given))
    )


def _plain(action: Action) -> object:
    cards = tuple(sorted(cards_of(action)))
    return replace(action, cards=cards) if hasattr(action, "cards") else action
