"""Players of Ombre: the counts, the call, the exchange and the privilege.

They do not know who the hidden partner is.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse, parse_all, text
from crowe_table.engine.core import Action, Reason, Seat, Setup, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.ombre import play as ombre_play
from crowe_table.games.ombre.heuristics import frog_chance, frog_count, solo_chance, solo_count
from crowe_table.games.ombre.options import BOOKS
from crowe_table.games.ombre.player import advise, evaluate, offered
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.state import HAND, GameBid, OmbrePhase, OmbreState, OmbreView, Word
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.exchange import Change
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from tests.any_game import AnyTable
from tests.players.ombre_advice import dealt, sure_tricks

GAME = Ombre()
A, B, C, D = seats(4)
SPADES, HEARTS = 0, 1
FEW = replace(SHARP, worlds=96)
SOLO_HAND, FROG_HAND, POOR_HAND = "QC QS 7H AH KH AS KS 9D", "QC 7H KH 9H AS 9S TC 8D", "KC 9C 8C JS 9S TD 9D 8S"


def opened(preset: str, hands: Sequence[str], **more: Any) -> OmbreState:
    """Return a table with these hands. All other cards are in the pack."""
    options = replace(GAME.preset(preset, len(hands)), **more)
    s = GAME.new(Setup(options, len(hands), (Farthings(2016),) * len(hands), Chance("players")))
    for pile in s.piles.values():
        pile.clear()
    for seat, hand in enumerate(hands):
        s.at(HAND[seat])[:] = parse_all(hand)
    held = [card for hand in hands for card in parse_all(hand)]
    s.piles["pack"][:] = [card for card in GAME.cards(options) if card not in held]
    s.public.deal, s.public.tricks = 1, (0,) * len(hands)
    return s


def seen(s: OmbreState, seat: Seat) -> OmbreView:
    return project(GAME, s, seat, GAME.question(s))


def best(view: OmbreView, level: Level) -> Action:
    found = evaluate(view, level, Chance("good").stream("choice"))[0].action
    assert found is not None
    return found


def at_bids(own: str) -> OmbreView:
    """Return the first bidder's view with this hand. The other cards are spread evenly over the other hands."""
    rest = [card for card in GAME.cards(BOOKS["pearson"]) if card not in parse_all(own)]
    others = [" ".join(map(text, rest[at::3])) for at in range(3)]
    s = opened("pearson", [*others, own])
    r = s.public
    r.dealer, r.turn, r.direction, r.colours, r.phase = A, D, -1, (3,), OmbrePhase.BIDS
    return seen(s, D)


def test_printed_counts_agree_with_the_rule_book() -> None:
    o = BOOKS["pearson"]
    hand = parse_all("QC 7H AH KH 9H AS 8D 9D")
    assert frog_count(hand, HEARTS, o) == pytest.approx(2.25 + 1.25 + 1 + 0.75 + 0.75 + 0.75 + 0.75)
    assert solo_count(hand, HEARTS, o) == pytest.approx(6 + 3.25 + 2.5 + 2.25 + 2 + 2.75 + 1.25 + 2.75)
    assert solo_chance(hand, HEARTS, o) > 0.5
    assert frog_chance(parse_all(POOR_HAND), HEARTS, o) < 0.5


@pytest.mark.parametrize(("hand", "bids"), [(SOLO_HAND, "solo"), (FROG_HAND, "frog"), (POOR_HAND, "")])
@pytest.mark.parametrize("level", [SOUND, FEW], ids=lambda level: level.key)
def test_bids_match_the_value_of_the_hand(level: Level, hand: str, bids: str) -> None:
    action = best(at_bids(hand), level)
    assert isinstance(action, Bid) == bool(bids)
    assert not isinstance(action, Bid) or action.bid.startswith(bids)
    assert bids or isinstance(action, Pass)


def test_all_but_trumps_and_kings_are_exchanged_and_some_cards_are_left() -> None:
    s = opened(
        "hombre_1674", ["AS KS 5S KH 7H 6D 5D 4C 3C", "AC QS 4S KD QD JD 2H 3H JC", "2S JS 7S KC QC 7C JH AH 2D"]
    )
    r = s.public
    r.dealer, r.lone, r.trumps, r.drawn, r.turn = B, A, (SPADES,), (-1,) * 3, A
    r.contract, r.direction, r.phase = ((A, Word.ASK, SPADES),), -1, OmbrePhase.EXCHANGE
    action = best(seen(s, A), SOUND)
    assert isinstance(action, Change)
    assert sorted(map(text, action.cards)) == ["3C", "4C", "5D", "6D", "7H"]


def test_a_privileged_matador_is_kept() -> None:
    """The Ombre leads the queen of trumps, and an opponent takes the trick with spadille.

    The other opponent keeps basto.
    """
    s = opened("hombre_1674", ["QS 5H 4H", "AC 3H 7D", "AS JS 2D"])
    r = s.public
    r.dealer, r.lone, r.trumps, r.direction = B, A, (SPADES,), -1
    r.contract, r.camps = ((A, Word.ASK, SPADES),), (0, 1, 1)
    ombre_play.lead(s, A)
    for card in ("QS", "AS"):
        GAME.apply(s, Play(r.turn, parse(card)))
    assert r.turn == B
    action = best(seen(s, B), SOUND)
    assert isinstance(action, Play)
    assert text(action.card) in ("3H", "7D")


def test_the_partner_is_not_known_before_the_called_card_falls() -> None:
    """If the called ace is in another hidden hand, the advice to an opponent stays the same."""
    events = []
    for swapped in (False, True):
        ace, king = ("KS", "AS") if swapped else ("AS", "KS")
        others = (f"{ace} 9C 8C 7C AH JD 9D 8D", "AD KD 9S 8S 7S KC TC TH", f"{king} TS QD TD 7D QH JH JC")
        s = opened("pearson", ["QC 7H KH 9H 8H QS AC JS", *others])
        r = s.public
        r.dealer, r.lone, r.trumps, r.colours, r.direction = B, A, (HEARTS,), (3,), -1
        r.contract, r.called = ((A, GameBid.FROG_SUIT, HEARTS),), (parse("AS"),)
        r.said = ((A, GameBid.FROG_SUIT, HEARTS), (D, 0, -1), (C, 0, -1), (B, 0, -1))
        ombre_play.lead(s, A)
        GAME.apply(s, Play(A, parse("9H")))
        GAME.apply(s, Play(D, parse("TD")))
        events.append(evaluate(seen(s, C), SOUND, Chance("secret").stream("play")))
    assert events[0] == events[1]


@pytest.mark.parametrize("preset", ["german_solo", "hombre_1674"])
def test_every_offered_level_finishes_a_party(preset: str) -> None:
    book = next(each for each in GAME.presets if each.name == preset)
    count = book.seats[0]
    options = replace(GAME.preset(preset, count), deals=count)
    table: AnyTable = Table(GAME, Setup(options, count, (Farthings(2016),) * count, Chance(preset)))
    chance, levels = Chance("levels"), offered(preset, count)
    while table.question:
        seat = table.question.awaited()[0]
        advice = evaluate(table.view(seat), levels[seat % len(levels)], chance.stream("answer", len(table.actions)))
        action = advice[0].action if advice else table.view(seat).legal[0]
        assert action is not None
        assert not isinstance(table.submit(action), Reason)
    assert sum(table.result()) == 0


def test_the_same_view_has_the_same_advice() -> None:
    view = at_bids(FROG_HAND)
    assert advise(view) == advise(view)


def test_more_sure_tricks_win_more_often() -> None:
    assert sure_tricks(parse_all("AS 2S AC KS KH QH KC 6D 5D"), SPADES) == 3 + 2 + 1
    assert sure_tricks(parse_all("3S 4S KS 7D 6D 5D 4C 3C 2C"), SPADES) == 0
    found = [dealt(number) for number in range(300)]
    rich = [each.won for each in found if sure_tricks(each.hand, each.trump) >= 4]
    poor = [each.won for each in found if sure_tricks(each.hand, each.trump) <= 1]
    assert sum(rich) * len(poor) > sum(poor) * len(rich)
    assert LEARNER in offered("hombre_1674", 3)
