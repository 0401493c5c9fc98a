"""Ruff, Ombre and Schafskopf from fixed hands. Every order of play is counted by the rules and by a referee.

The referee ranks cards as the rule books print the ranking, independently of the program.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from msgspec import Struct

from crowe_table.engine.cards import parse_all, texts
from crowe_table.engine.core import NO_SEAT, SPECTATOR, Action, Phase, Question, Seat, Setup, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.games.ombre import play as ombre_play
from crowe_table.games.ombre import solo as ombre_solo
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.state import GameBid, OmbrePhase, OmbreState, Word
from crowe_table.games.ruff import rules as ruff
from crowe_table.games.ruff.rules import Ruff
from crowe_table.games.ruff.state import RuffPhase, RuffState
from crowe_table.games.schafskopf import rules as schafskopf
from crowe_table.games.schafskopf.rules import Schafskopf
from crowe_table.games.schafskopf.state import SchafskopfPhase, SchafskopfState
from crowe_table.kit.rules import RuledGame
from crowe_table.kit.tricks import Play
from tests.perft.counting import Perft

A, B, C, D = seats(4)
HEARTS, SPADES = 1, 0
AnyT = TypeVar("AnyT")


class Deal(Struct, frozen=True):
    """Hands at the first lead, in the order of play from the leader, and the ranking of the cards."""

    name: str
    slug: str
    preset: str
    hands: tuple[str, ...]
    trumps: str
    """The trumps, highest first."""
    plain: str
    """The other suits as one text, each with its highest card first."""
    privileged: str = ""
    step: int = 1
    """1 if play goes to the left, -1 if it goes to the right."""


RED_TRUMPS = "JH JD AH KH QH TH 9H 8H 7H"
DOWN = "AS KS QS JS TS 9S 8S 7S AC KC QC JC TC 9C 8C 7C AD KD QD TD 9D 8D 7D AH KH QH JH TH 9H 8H 7H"
SHEEP = "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"
SHEEP_DOWN = "AC TC KC 9C 8C 7C AS TS KS 9S 8S 7S AH TH KH 9H 8H 7H"
QUEENS = "QC QS 7H AH KH QH JH TH 9H 8H"
HOMBRE = "AS 2S AC KS QS JS 7S 6S 5S 4S 3S"
HOMBRE_DOWN = "KC QC JC 7C 6C 5C 4C 3C 2C KH QH JH AH 2H 3H 4H 5H 6H 7H KD QD JD AD 2D 3D 4D 5D 6D 7D"
DEALS = (
    Deal("bowers", "ruff", "pearson", ("JD 9C", "AH TD", "KC 8D", "JH 7D"), RED_TRUMPS, DOWN),
    Deal("bower that is no diamond", "ruff", "pearson", ("KD 9C", "JD TD", "JH 8D", "7C 7H"), RED_TRUMPS, DOWN),
    Deal("three each", "ruff", "hoyle_euchre", ("AH 9C KS", "TH 9S TD", "JD QC KC", "JS 7S 8C"), RED_TRUMPS, DOWN),
    Deal("fourteen", "schafskopf", "pearson", ("7D AC TS", "QH 9C 8S", "JC TC KS"), SHEEP, SHEEP_DOWN),
    Deal("a queen is no club", "schafskopf", "pearson", ("9C TH AS", "QC TC 8S", "JC 7C QH"), SHEEP, SHEEP_DOWN),
    Deal("black queens", "ombre", "pearson", ("9C 8H", "QC AC", "KC 7H", "QS TC"), QUEENS, DOWN, step=-1),
    Deal("trumps of two colours", "ombre", "pearson", ("8H AD", "QS 9D", "QC KD", "TH 7D"), QUEENS, DOWN, step=-1),
    Deal("red reversed", "ombre", "hombre_1674", ("7H AD KS", "2H 5D 3S", "AH 6D 7C"), HOMBRE, HOMBRE_DOWN, step=-1),
    Deal(
        "the privilege",
        "ombre",
        "hombre_1674",
        ("KS 4H 2C", "AC 5H 3C", "AS 2S 6D"),
        HOMBRE,
        HOMBRE_DOWN,
        privileged="AS 2S AC",
        step=-1,
    ),
    Deal(
        "mallillio forces basto",
        "ombre",
        "hombre_1674",
        ("2S 4H 2C", "AC 5H 3C", "AS QS 6D"),
        HOMBRE,
        HOMBRE_DOWN,
        privileged="AS 2S AC",
        step=-1,
    ),
)


# --- The referee -----------------------------------------------------------------------------------------------------


def refereed(deal: Deal, hands: Sequence[Sequence[str]], leader: int, trick: tuple[str, ...] = ()) -> int:
    """Return the number of histories from this position."""
    trumps, plain = deal.trumps.split(), deal.plain.split()

    def suit_of(card: str) -> str:
        return "trump" if card in trumps else card[1]

    def height(card: str) -> tuple[bool, bool, int]:
        own = trumps if card in trumps else plain
        return card in trumps, suit_of(card) == suit_of(trick[0]), -own.index(card)

    if len(trick) == len(hands):
        return refereed(deal, hands, (leader + trick.index(max(trick, key=height))) % len(hands))
    at = (leader + len(trick)) % len(hands)
    if not trick and not hands[at]:
        return 1
    following = [card for card in hands[at] if trick and suit_of(card) == suit_of(trick[0])]
    matadors = deal.privileged.split()
    if following and all(card in matadors for card in following):
        lowest = max(trumps.index(card) for card in following)
        following = following if trick[0] in matadors and trumps.index(trick[0]) < lowest else []
    count = 0
    for card in following or hands[at]:
        left = [[each for each in hand if each != card] for hand in hands]
        count += refereed(deal, left, leader, (*trick, card))
    return count


# --- The tables ------------------------------------------------------------------------------------------------------


def only_cards(kind: type[AnyT]) -> type[AnyT]:
    """Return the game class without claims and announcements during play."""

    def answers(self: Any, s: AnyState, question: Question, seat: Seat) -> tuple[Action, ...]:
        return tuple([each for each in kind.answers(self, s, question, seat) if type(each) is Play])  # type: ignore[attr-defined]

    return type(kind.__name__, (kind,), {"answers": answers})


def at_ruff(s: RuffState, leader: Seat) -> None:
    r = s.public
    r.maker, r.trumps, r.lone, r.dealer = leader, (HEARTS,), (0,) * 4, Seat((leader - 1) % 4)
    r.tricks = (0,) * 4
    ruff.begin_play(s)


def at_schafskopf(s: SchafskopfState, leader: Seat) -> None:
    r = s.public
    r.dealer, r.lone, r.camps, r.trumps = (
        Seat((leader - 1) % 3),
        leader,
        tuple([int(each != leader) for each in range(3)]),
        (5,),
    )
    schafskopf.lead(s)


def at_ombre(s: OmbreState, leader: Seat) -> None:
    r = s.public
    r.tricks = (0,) * s.seats
    r.lone, r.direction = leader, -1
    if s.options.four_handed:
        r.dealer, r.trumps, r.contract = leader, (HEARTS,), ((leader, GameBid.SOLO_SUIT, HEARTS),)
        ombre_play.play_alone(s)
        ombre_solo.begin_play(s)
    else:
        r.dealer, r.trumps, r.contract = Seat((leader + 1) % 3), (SPADES,), ((leader, Word.ASK, SPADES),)
        ombre_play.play_alone(s)
        ombre_play.lead(s, leader)


TABLES: dict[str, tuple[type[Any], Callable[[Any, Seat], None], Phase]] = {
    "ruff": (Ruff, at_ruff, RuffPhase.PLAY),
    "schafskopf": (Schafskopf, at_schafskopf, SchafskopfPhase.PLAY),
    "ombre": (Ombre, at_ombre, OmbrePhase.PLAY),
}


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_every_order_of_play(deal: Deal) -> None:
    kind, begin, phase = TABLES[deal.slug]
    game: RuledGame[Any, Any] = only_cards(kind)()
    players = len(deal.hands)
    options = game.preset(deal.preset, players)
    s = game.new(Setup(options, players, (Farthings(2016),) * players, Chance("perft")))
    for pile in s.piles.values():
        pile.clear()
    given = [parse_all(hand) for hand in deal.hands]
    for step, hand in enumerate(given):
        s.piles[f"hand:{(A + step * deal.step) % players}"][:] = hand
    held = [card for hand in given for card in hand]
    s.piles["pack"][:] = [card for card in game.cards(options) if card not in held]
    s.public.deal, s.public.cutting, s.public.turn = 1, (), NO_SEAT
    begin(s, A)
    perft = Perft(game, (phase,), (A, SPECTATOR))
    perft.walk(s)
    assert perft.histories == refereed(deal, [texts(hand).split() for hand in given], 0)
    assert perft.histories > 1
    assert len(perft.views[SPECTATOR]) <= len(perft.views[A])
