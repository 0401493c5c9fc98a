"""Rules of Ombre: worked examples, rulings and options."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, SUIT_WORDS, SUITS, Card, parse, parse_all, suit, text
from crowe_table.engine.core import NO_SEAT, SPECTATOR, Announced, AnyEvent, Paid, Seat, Setup, because, seats
from crowe_table.engine.money import POT, Farthings, purse, share
from crowe_table.engine.privacy import project, redact_all
from crowe_table.engine.rng import Chance
from crowe_table.games.ombre import counting, hombre, rules, solo
from crowe_table.games.ombre.actions import (
    AgreeColour,
    AskLeave,
    CallCard,
    KeepGame,
    NameTrump,
    PlayGano,
    ProposeColour,
    RefuseColour,
    SansPrendre,
    SayVoll,
    YieldGame,
)
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import TRICKS, lead, order, order_for
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.state import HAND, STOCK, UNTOUCHED, GameBid, OmbrePhase, OmbreState
from crowe_table.kit import tricks
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.between_deals import AgreeToRise, ProposeRise, Ready
from crowe_table.kit.claims import Claim
from crowe_table.kit.exchange import Change
from crowe_table.kit.purses import in_purse, in_purses, pay, score_differences, settle_up
from crowe_table.kit.ranking import TRUMP
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import Play
from tests.kit.small import listen
from tests.laws.worked import acts_of, examples_among
from tests.present import present

GAME = Ombre()
EXAMPLES = json.loads((Path(__file__).parent / "ombre_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D = seats(4)
NAMES = "ABCD"
FROG_HANDS = (
    "QC 7H KH 8H AS KS 9D TC",
    "AC QS 9H JH 7S 8S 8D 7D",
    "AD KD AH TH JC KC 9C TS",
    "QH QD JD TD 9S JS 8C 7C",
)
"""Hands for a Frog. The Player plays in hearts without the aces of clubs, diamonds and hearts."""


def sat_down(preset: str = "pearson", **more: Any) -> OmbreState:
    """Return the table at its first question."""
    players = 3 if preset == "hombre_1674" else 4
    options = replace(GAME.preset(preset, players), **more)
    setup = Setup(options, players, (PURSE,) * players, Chance("ombre"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def laid(hands: Sequence[str] = (), dealer: Seat = A, preset: str = "pearson", **more: Any) -> OmbreState:
    """Return a table at the bidding, with this dealer and with hands that begin with these cards.

    Clubs are the colour.
    """
    s = sat_down(preset, **{"colour_rule": "clubs", **more} if preset != "hombre_1674" else more)
    for pile in (*HAND, *UNTOUCHED, STOCK):
        s.piles.get(pile.key, []).clear()
    s.at(STOCK).extend(GAME.cards(s.options))
    s.public.deal = 0
    rules.deal(s, dealer)
    wanted = [parse_all(hand) for hand in hands] + [[]] * (s.seats - len(hands))
    left = [card for card in GAME.cards(s.options) if not any(card in hand for hand in wanted)]
    for seat, hand in enumerate(wanted):
        size = len(s.at(HAND[seat]))
        s.at(HAND[seat])[:] = [*hand, *[left.pop() for _ in range(size - len(hand))]]
    s.at(STOCK)[:] = left
    return s


def do(s: OmbreState, *actions: Any) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    events: list[AnyEvent] = []
    for action in actions:
        assert GAME.refuse(s, action) is None, (action, GAME.refuse(s, action))
        GAME.apply(s, action, events.append)
    return events


def key(s: OmbreState, action: Any) -> str:
    """Return the key of the refusal of this action."""
    reason = GAME.refuse(s, action)
    return reason.key if reason else ""


def passed(s: OmbreState, *but: Seat) -> None:
    """Let everybody pass until it is the turn of a seat in ``but``, or the bidding is over."""
    while s.public.phase == OmbrePhase.BIDS and s.public.turn not in but:
        do(s, Pass(s.public.turn))


def frog(hands: Sequence[str] = FROG_HANDS, called: str = "AD", **more: Any) -> OmbreState:
    """Return a table at a Frog in hearts. A has called a card and is to lead."""
    s = laid(hands, dealer=B, **more)
    do(s, Bid(A, "frog_suit:H"))
    passed(s, A)
    do(s, CallCard(A, called))
    return s


def play_out(s: OmbreState) -> None:
    """Play the first legal card of each seat until the deal is settled."""
    while s.public.phase == OmbrePhase.PLAY:
        question = GAME.question(s)
        assert question is not None
        plays = [each for each in GAME.answers(s, question, s.public.turn) if isinstance(each, Play)]
        do(s, plays[0])


def result(events: Sequence[AnyEvent]) -> str:
    """Return the key of the announced result. There must be exactly one."""
    (found,) = [e.words.key for e in events if isinstance(e, Announced) and e.words.key.startswith("result-")]
    return found


# --- Ranking (R2, R3, H…) --------------------------------------------------------------------------------------------


def ranking(o: OmbreOptions, trump: str) -> list[str]:
    found = order_for(o, "SHDC".index(trump))
    trumps = [card for card in GAME.cards(o) if found.suit_of[card] == TRUMP]
    return [text(card) for card in sorted(trumps, key=lambda card: -found.power[card])]


@examples("order")
def test_trumps_of_four(given: Any, expect: Any) -> None:
    assert ranking(OmbreOptions(trump_order=given["trump_order"]), given["trump"]) == expect["order"]


@examples("h_order")
def test_trumps_of_three(given: Any, expect: Any) -> None:
    assert ranking(OmbreOptions(game="hombre"), given["trump"]) == expect["order"]


@pytest.mark.parametrize(
    ("trump", "plain", "cards"),
    [("S", "D", "KD QD JD AD 2D 3D 4D 5D 6D 7D"), ("H", "C", "KC QC JC 7C 6C 5C 4C 3C 2C")],
)
def test_plain_suits_of_three(trump: str, plain: str, cards: str) -> None:
    o = OmbreOptions(game="hombre")
    found = order_for(o, "SHDC".index(trump))
    held = [card for card in GAME.cards(o) if found.suit_of[card] == "SHDC".index(plain)]
    assert sorted(held, key=lambda card: -found.power[card]) == parse_all(cards)
    assert len(ranking(o, trump)) == (11 if trump in "SC" else 12)


def winner_of(o: OmbreOptions, given: Any) -> str:
    cards = tuple([parse(card) for _, card in given["plays"]])
    return str(given["plays"][order_for(o, "SHDC".index(given["trump"])).winning(cards)][0])


@examples("trick")
def test_the_winning_card_of_a_trick(given: Any, expect: Any) -> None:
    assert winner_of(OmbreOptions(trump_order=given["trump_order"]), given) == expect["winner"]


@examples("h_trick")
def test_who_takes_a_trick_of_three(given: Any, expect: Any) -> None:
    assert winner_of(OmbreOptions(game="hombre"), given) == expect["winner"]


@examples("legal")
def test_following_suit(given: Any, expect: Any) -> None:
    found = order_for(OmbreOptions(), "SHDC".index(given["trump"]))
    may = tricks.may_play([parse(card) for card in given["hand"]], [parse(given["led"])], found, tricks.FOLLOW)
    assert [text(card) for card in may] == expect["cards"]


@examples("h_legal")
def test_the_privilege_of_matadors(given: Any, expect: Any) -> None:
    """C leads the card of the example, and B holds the hand of the example."""
    hand = given["hand"]
    s = ombre(("", " ".join(hand), given["led"]), SUIT_WORDS[SUITS.index(given["trump"])])
    assert SUITS[s.public.trump] == given["trump"]
    del s.at(HAND[B])[len(hand) :]
    do(s, Play(C, parse(given["led"])))
    question = GAME.question(s)
    assert question is not None
    may = [each.card for each in GAME.answers(s, question, B) if isinstance(each, Play)]
    assert sorted(map(text, may)) == sorted(expect["cards"])
    for card in set(hand) - set(expect["cards"]):
        assert key(s, Play(B, parse(card)))


def test_the_refusal_says_that_the_queen_of_clubs_is_not_a_club() -> None:
    s = laid(("8C QC AS", "KC"), dealer=B)
    do(s, Bid(A, "tout_suit:H"))
    passed(s)
    lead(s, B)
    do(s, Play(B, parse("KC")))
    s.public.turn = A
    assert key(s, Play(A, parse("QC"))) == "refuse-changed-suit"


# --- Deal and colour (R5, R6, R7) ------------------------------------------------------------------------------------


def test_the_dealer_pays_the_pot_as_far_as_possible() -> None:
    s = laid()
    assert s.ledger.balances[POT] == 2 * 24
    pay(s, purse(B), POT, Farthings(in_purse(s, B) - 7), because("pay-pot"))
    before = s.ledger.balances[POT]
    s.public.phase = OmbrePhase.SETTLED
    s.at(STOCK).extend(card for pile in HAND[:4] for card in s.at(pile))
    for pile in HAND[:4]:
        s.at(pile).clear()
    rules.next_deal(s)
    assert s.public.dealer == B, "the deal passes to the left (R6)"
    assert s.ledger.balances[POT] == before + 7


def test_hands_stay_hidden_until_the_colour_is_settled_and_a_refusal_means_clubs() -> None:
    s = sat_down(colour_rule="propose")
    rules.deal(s, A)
    assert [len(s.at(UNTOUCHED[seat])) for seat in seats(4)] == [8] * 4
    assert all(card == HIDDEN for card in project(GAME, s, A, GAME.question(s)).zone(UNTOUCHED[A].key).cards)
    do(s, ProposeColour(A, "hearts"))
    assert s.public.turn == D, "the dealer's right answers first"
    do(s, AgreeColour(D), AgreeColour(C))
    do(s, RefuseColour(B))
    assert (s.public.colours, s.public.turn, s.public.phase) == ((3,), D, OmbrePhase.BIDS)
    assert len(s.at(HAND[A])) == 8


def test_a_colour_needs_all_and_clubs_nobody() -> None:
    s = sat_down()
    rules.deal(s, A)
    do(s, ProposeColour(A, "hearts"), AgreeColour(D), AgreeColour(C), AgreeColour(B))
    assert s.public.colours == (1,)
    s = sat_down()
    rules.deal(s, A)
    do(s, ProposeColour(A, "clubs"))
    assert (s.public.colours, s.public.phase) == ((3,), OmbrePhase.BIDS)


def test_a_colour_agreed_once_holds_for_the_party() -> None:
    s = sat_down(colour_rule="agree_once")
    rules.deal(s, A)
    do(s, ProposeColour(A, "diamonds"), AgreeColour(D), AgreeColour(C), AgreeColour(B))
    s.public.phase = OmbrePhase.SETTLED
    rules.next_deal(s)
    assert (s.public.colours, s.public.phase) == ((2,), OmbrePhase.BIDS)


# --- Bidding (R8, R9, R10, R13) --------------------------------------------------------------------------------------


@examples("bids")
def test_what_may_be_bid(given: Any, expect: Any) -> None:
    s = laid((" ".join(given["hand"]),), dealer=B, both_queens=given["both_queens"])
    s.public.colours = ("SHDC".index(given["colour"]),)
    s.public.said = ((C, GameBid[given["standing"].upper()], 1),)
    names = list(
        dict.fromkeys(
            each.bid.split(":")[0] for each in GAME.answers(s, present(GAME.question(s)), A) if isinstance(each, Bid)
        )
    )
    assert names == expect["bids"]
    assert (Pass in acts_of(GAME, s, A)) == expect["pass"]


@examples("auction")
def test_who_becomes_the_player(given: Any, expect: Any) -> None:
    s = laid(dealer=Seat(NAMES.index(given["dealer"])), both_queens="free", suit_named="in_bid")
    s.public.colours = ("SHDC".index(given["colour"]),)
    for who, word in given["calls"]:
        seat = Seat(NAMES.index(who))
        assert s.public.turn == seat
        do(s, Pass(seat) if word == "pass" else Bid(seat, word))
    assert s.public.phase > OmbrePhase.BIDS
    (row,) = s.public.contract
    found = (NAMES[row[0]], GameBid(row[1]).name.lower(), "SHDC"[row[2]])
    assert found == (expect["player"], expect["contract"], expect["trump"])


def test_the_refusal_of_an_equal_frog_says_what_is_higher() -> None:
    s = laid(dealer=B, both_queens="free")
    do(s, Bid(A, "frog_suit:H"))
    assert GAME.refuse(s, Bid(D, "frog_suit:S")) == because(
        "refuse-bid-low", law="bidding", bid=1, number=1, suit_bid=0, suit=1
    )
    assert GAME.refuse(s, Bid(D, "solo_suit:C")) == because("refuse-bid-colour", law="bidding", suit=3)
    assert key(s, Bid(D, "solo_suit")) == "refuse-no-such-bid"


def test_both_black_queens_must_play_solo_until_a_solo_stands() -> None:
    s = laid(("QC QS",), dealer=B)
    assert acts_of(GAME, s, A) == {Bid}
    question = GAME.question(s)
    assert [GAME.ask_for(s, present(question), seat).calls[0].key for seat in (A, B, SPECTATOR)] == [
        "bid-bound",
        "",
        "",
    ]
    assert key(s, Bid(A, "frog_colour")) == "refuse-both-queens"
    assert GAME.untimely(s, Pass(A)).key == "refuse-both-queens"
    s = laid(("QC QS",), dealer=B, both_queens="free")
    assert acts_of(GAME, s, A) == {Bid, Pass}


def test_a_tout_in_colour_ends_the_bidding() -> None:
    s = laid(dealer=B, both_queens="free")
    do(s, Bid(A, "tout_colour"))
    assert (s.public.phase, s.public.lone, s.public.trumps) == (OmbrePhase.PLAY, A, (3,))
    assert s.public.camps == (0, 1, 1, 1)


def test_the_suit_may_be_named_afterwards_and_is_not_the_colour() -> None:
    s = laid(dealer=B, both_queens="free", suit_named="after")
    do(s, Bid(A, "solo_suit"))
    passed(s, A)
    assert s.public.phase == OmbrePhase.NAME_SUIT
    assert key(s, NameTrump(A, "clubs")) == "refuse-the-colour"
    do(s, NameTrump(A, "hearts"))
    assert (s.public.trumps, s.public.phase) == ((1,), OmbrePhase.PLAY)


@pytest.mark.parametrize(("forced", "queen"), [("queen_of_spades", "QS"), ("queen_of_clubs", "QC")])
def test_when_all_pass_the_holder_of_a_queen_must_play_openly(forced: str, queen: str) -> None:
    s = laid(("8H", "QC", "QS"), dealer=B, forced=forced)
    passed(s)
    holder = {"QS": C, "QC": B}[queen]
    assert (s.public.lone, s.public.contract) == (holder, ((holder, GameBid.FROG_COLOUR, 3),))
    assert parse(queen) in project(GAME, s, SPECTATOR, GAME.question(s)).zone(HAND[holder].key).cards


def test_when_all_pass_the_cards_may_be_thrown_in_and_the_pot_stays() -> None:
    s = laid(("8H", "QC", "QS"), dealer=B, forced="redeal")
    passed(s)
    assert s.public.phase == OmbrePhase.SETTLED
    assert s.ledger.balances[POT] > 0


@pytest.mark.parametrize(("turn", "first"), [("right", D), ("left", B)])
def test_the_direction_of_the_bidding_is_an_option(turn: str, first: Seat) -> None:
    s = laid(dealer=A, bid_turn=turn, both_queens="free")
    assert s.public.turn == first
    do(s, Pass(first))
    assert s.public.turn == C


# --- Call and partner (R11, R12) -------------------------------------------------------------------------------------


@examples("call")
def test_what_may_be_called(given: Any, expect: Any) -> None:
    o = OmbreOptions(call_rule=given["call_rule"])
    found = solo.callable_cards([parse(card) for card in given["hand"]], "SHDC".index(given["trump"]), o)
    assert sorted(map(text, found)) == sorted(expect["cards"])
    assert (not found) == expect["alone"]


def test_a_held_card_may_not_be_called() -> None:
    s = laid(FROG_HANDS, dealer=B, call_rule="plain_ace")
    do(s, Bid(A, "frog_suit:H"))
    passed(s, A)
    assert key(s, CallCard(A, "AS")) == "refuse-call-held"
    assert key(s, CallCard(A, "AH")) == "refuse-call-trump"
    assert key(s, CallCard(A, "KC")) == "refuse-call"
    assert key(s, CallCard(A, "nonsense")) == "refuse-offer"


def test_a_player_without_a_card_to_call_plays_alone() -> None:
    s = laid(("AC AS AH AD KC KS KH KD",), dealer=B)
    do(s, Bid(A, "frog_suit:H"))
    passed(s, A)
    assert (s.public.phase, s.public.called, s.public.camps) == (OmbrePhase.PLAY, (), (0, 1, 1, 1))


def exchanged(s: OmbreState, one: Card, other: Card) -> None:
    """Swap two cards that lie in different hands."""
    for pile in HAND[: s.seats]:
        s.at(pile)[:] = [{one: other, other: one}.get(card, card) for card in s.at(pile)]


def partner_leaks(s: OmbreState) -> list[str]:
    """Return all facts that tell other players, before the called ace is played, who holds it."""
    found = []
    twin = s.clone()
    do(s, CallCard(A, "AD"))
    exchanged(twin, parse("AD"), parse("QD"))
    do(twin, CallCard(A, "AD"))
    twins = (s, twin)
    for card in ("7H", "QS", "TH", "QH"):
        for seat in (A, B, SPECTATOR):
            here, there = [project(GAME, each, seat, GAME.question(each)) for each in twins]
            if here != there:
                found.append(f"{seat} sees it before {card}")
        turns = [each.public.turn for each in twins]
        if turns[0] != turns[1]:
            found.append(f"the turn tells it before {card}")
            break
        player = turns[0]
        play = next(Play(player, each) for each in lawful(s, player) if each in lawful(twin, player))
        events = [do(each, play) for each in twins]
        for seat in (A, B, SPECTATOR):
            if redact_all(events[0], seat) != redact_all(events[1], seat):
                found.append(f"{seat} is told after {card}")
    return found


def lawful(s: OmbreState, seat: Seat) -> Sequence[Card]:
    """Return the cards that a seat may legally play, except the called ace and the queen that replaces it."""
    cards = tricks.may_play(s.at(HAND[seat]), s.public.trick, order(s), tricks.FOLLOW)
    return [card for card in cards if card not in (parse("AD"), parse("QD"))]


def at_the_call() -> OmbreState:
    s = laid(FROG_HANDS, dealer=B)
    do(s, Bid(A, "frog_suit:H"))
    passed(s, A)
    return s


def test_the_partner_stays_hidden_until_the_card_is_played() -> None:
    assert partner_leaks(at_the_call()) == []


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = solo.begin_play

    def leaking(s: OmbreState) -> None:
        begin(s)
        s.public.camps = tuple([int(seat not in (s.public.lone, solo.partner(s))) for seat in range(s.seats)])

    monkeypatch.setattr(solo, "begin_play", leaking)
    assert partner_leaks(at_the_call())


def test_the_called_card_reveals_the_partner() -> None:
    s = frog()
    assert s.public.camps == ()
    lead(s, C)
    events = do(s, Play(C, parse("AD")))
    assert s.public.camps == (0, 1, 0, 1)
    assert any(getattr(event, "words", because("")).key == "partner-known" for event in events)


def test_the_called_card_must_be_played_only_to_follow_suit() -> None:
    s = frog()
    lead(s, D)
    do(s, Play(D, parse("JD")))
    assert lawful(s, C) == [parse("KD")], "and the ace"


# --- Play (R14, R15, R16) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "leader"), [("player", A), ("eldest", A)])
def test_who_leads(first: str, leader: Seat) -> None:
    assert frog(first_lead=first).public.turn == leader
    s = laid(FROG_HANDS, dealer=A, first_lead=first, both_queens="free")
    passed(s, A)
    do(s, Bid(A, "frog_suit:H"))
    do(s, CallCard(A, "AD"))
    assert s.public.turn == (A if first == "player" else D)


@pytest.mark.parametrize(("turn", "second"), [("right", D), ("left", B)])
def test_the_direction_of_play_is_an_option(turn: str, second: Seat) -> None:
    s = frog(play_turn=turn)
    do(s, Play(A, parse("QC")))
    assert s.public.turn == second


def test_a_tout_ends_at_the_first_lost_trick() -> None:
    s = laid(("8H 9H 7S 8S 9S 7D 8D 9D",), dealer=B, both_queens="free")
    do(s, Bid(A, "tout_suit:H"))
    passed(s)
    play_out(s)
    assert s.public.finished == 1
    assert s.public.scores == (0, 16, 16, 16)


def test_a_tout_goes_on_while_its_tricks_are_won() -> None:
    s = laid(("QC 7H QS AH KH QH JH TH",), dealer=B, both_queens="free")
    do(s, Bid(A, "tout_suit:H"))
    passed(s)
    play_out(s)
    assert (s.public.finished, s.public.tricks[A]) == (8, 8)
    assert s.public.scores == (16, 0, 0, 0)


def test_the_rest_may_be_claimed() -> None:
    s = laid(("QC QS 7H AH KH QH JH TH",), dealer=B)
    do(s, Bid(A, "solo_suit:H"))
    passed(s)
    do(s, Play(A, parse("QC")))
    for _ in range(3):
        do(
            s,
            Play(s.public.turn, tricks.may_play(s.at(HAND[s.public.turn]), s.public.trick, order(s), tricks.FOLLOW)[0]),
        )
    do(s, Claim(A))
    assert s.public.scores == (4, 0, 0, 0)


# --- Points, pot and party (R17, R18, R19, R20) ----------------------------------------------------------------------


@examples("settle")
def test_scores_of_contracts(given: Any, expect: Any) -> None:
    s = laid(dealer=D, pot_to=given["pot_to"], beast=given["beast"], ante=0)
    pay(s, purse(D), POT, Farthings(given["pot"]), because("pay-pot"))
    r, lone = s.public, Seat(NAMES.index(given["player"]))
    contract = GameBid[given["contract"].upper()]
    r.lone, r.contract, r.trumps = lone, ((lone, contract, 1),), (1,)
    if given["partner"]:
        r.called = (s.at(HAND[NAMES.index(given["partner"])])[0],)
    r.tricks = tuple([given["tricks"] if seat == lone else 0 for seat in seats(4)])
    before, told = in_purses(s), listen(s)
    solo.settle(s)
    assert {"result-made": True, "result-failed": False}[result(told)] == expect["made"]
    assert {name: r.scores[at] for at, name in enumerate(NAMES)} == expect["points"]
    assert {name: in_purses(s)[at] - before[at] for at, name in enumerate(NAMES)} == expect["pot_moves"]
    assert s.ledger.balances.get(POT, 0) == expect["pot_left"]


def test_partners_may_share_the_pot_and_the_odd_farthing_goes_to_the_dealers_left() -> None:
    s = laid(dealer=A, pot_to="side", ante=0)
    pay(s, purse(D), POT, Farthings(25), because("pay-pot"))
    s.public.lone = D
    before = in_purses(s)
    solo.settle_pot(s, True, (D, B))
    assert [now - then for now, then in zip(in_purses(s), before, strict=True)] == [0, 13, 0, 12]


@examples("party")
def test_points_are_paid_at_the_end(given: Any, expect: Any) -> None:
    s = laid(point_rate=given["point_rate"] // 6)
    dues = score_differences(tuple(given["points"].values()), s.options.a_point, s.public.ring)
    assert {NAMES[seat]: due for seat, due in dues.items()} == expect["money"]


@examples("short")
def test_a_short_purse_is_shared_in_proportion(given: Any, expect: Any) -> None:
    s = laid(ante=0)
    for at, name in enumerate(NAMES):
        pay(s, purse(at), POT, Farthings(in_purse(s, Seat(at)) - given["purses"][name]), because("pay-pot"))
    before = in_purses(s)
    settle_up(s, {Seat(NAMES.index(name)): given["owed"][name] for name in given["order"]}, because("pay-points"))
    change = {NAMES[at]: now - then for at, (now, then) in enumerate(zip(in_purses(s), before, strict=True))}
    assert change == {**expect["received"], **{name: -paid for name, paid in expect["paid"].items()}}


@examples("share")
def test_the_rest_of_the_pot_is_shared(given: Any, expect: Any) -> None:
    parts = share(Farthings(given["total"]), [1] * len(given["sharers"]))
    assert dict(zip(given["sharers"], parts, strict=True)) == expect["shares"]


def test_a_party_is_twelve_deals_and_may_end_early_when_all_agree() -> None:
    assert GAME.deals(GAME.preset("pearson", 4)) == 12
    s = laid(("QC QS 7H AH KH QH JH TH",), dealer=B)
    do(s, Bid(A, "solo_suit:H"))
    passed(s)
    play_out(s)
    do(s, ProposeRise(A), AgreeToRise(B), AgreeToRise(C), AgreeToRise(D))
    assert (s.public.phase, s.public.winners) == (OmbrePhase.OVER, (A,))
    assert POT not in s.ledger.balances or s.ledger.balances[POT] == 0


@pytest.mark.parametrize("before", [1, 0])
def test_the_last_deal_of_a_party_is_the_last(before: int) -> None:
    """The party continues after the last deal but one. It ends after the last deal, even if that was thrown in."""
    after = OmbrePhase.SETTLED if before else OmbrePhase.OVER
    for party in (frog(deals=12), ombre(ALL_TRUMPS, deals=12)):
        party.public.deal = 12 - before
        play_out(party)
        assert party.public.phase == after
    for party in (laid(("8H", "QC", "QS"), dealer=B, forced="redeal", deals=12), three(deals=12)):
        party.public.deal = 12 - before
        while party.public.phase in (OmbrePhase.BIDS, OmbrePhase.WORDS):
            do(party, Pass(party.public.turn))
        assert party.public.phase == OmbrePhase.SETTLED
        do(party, *map(Ready, party.public.ring))
        assert (party.public.phase == OmbrePhase.OVER, party.public.deal) == (not before, 12)


@pytest.mark.parametrize(
    ("preset", "more", "reason"),
    [("pearson", {"deals": 13}, "unfit-deals"), ("hombre_1674", {"game": "solo"}, "unfit-game")],
)
def test_invalid_options_are_refused(preset: str, more: dict[str, Any], reason: str) -> None:
    players = 3 if preset == "hombre_1674" else 4
    options = replace(GAME.preset(preset, players), **more)
    unfit = GAME.unfit(Setup(options, players, (PURSE,) * players, Chance("ombre")))
    assert unfit is not None
    assert unfit.key == reason


# --- Three players (H1 to H9) ----------------------------------------------------------------------------------------


def three(hands: Sequence[str] = (), dealer: Seat = A, **more: Any) -> OmbreState:
    return laid(hands, dealer=dealer, preset="hombre_1674", **more)


def ombre(hands: Sequence[str] = (), trump: str = "spades", **more: Any) -> OmbreState:
    """Return a table at which C, the eldest, plays this suit sans prendre. Nobody exchanges cards."""
    s = three(hands, **more)
    do(s, SansPrendre(C), NameTrump(C, trump), Change(B, ()), Change(A, ()))
    return s


def test_the_first_black_ace_deals_and_play_goes_right() -> None:
    s = sat_down("hombre_1674")
    assert s.public.deal == 1
    assert s.public.direction == -1
    assert s.public.turn == s.public.eldest == s.public.to_the_left(s.public.dealer, -1)
    s.public.phase = OmbrePhase.SETTLED
    dealer = s.public.dealer
    rules.next_deal(s)
    assert s.public.dealer == s.public.to_the_left(dealer, -1)


def test_stakes_are_paid_when_the_pot_is_empty() -> None:
    s = sat_down("hombre_1674")
    assert s.ledger.balances[POT] == 3 * 72 + 6
    s.public.phase = OmbrePhase.SETTLED
    rules.next_deal(s)
    assert s.ledger.balances[POT] == 3 * 72 + 2 * 6


@examples("h_words")
def test_bids(given: Any, expect: Any) -> None:
    s = three(dealer=Seat(NAMES.index(given["dealer"])))
    pot = s.ledger.balances[POT]
    acts = {"ask": AskLeave, "sans_prendre": SansPrendre, "keep": KeepGame, "yield": YieldGame, "pass": Pass}
    events: list[AnyEvent] = []
    for who, word in given["calls"]:
        seat = Seat(NAMES.index(who))
        assert s.public.turn == seat
        events += do(s, acts[word](seat))
    assert NAMES[s.public.lone] == expect["ombre"]
    assert hombre.is_sans_prendre(s) == (expect["mode"] == "sans_prendre")
    paid = [event for event in events if isinstance(event, Paid) and event.target == POT]
    assert [NAMES[event.source.seat] for event in paid] == expect["passed"]
    assert s.ledger.balances[POT] == pot + s.options.a_lesser * len(paid)


def test_only_one_player_may_ask() -> None:
    s = three()
    do(s, AskLeave(C))
    assert acts_of(GAME, s, B) == {SansPrendre, Pass}


def test_when_all_pass_the_pot_stays_or_spadillo_plays() -> None:
    s = three(("AS",))
    pot = s.ledger.balances[POT]
    do(s, Pass(C), Pass(B), Pass(A))
    assert s.public.phase == OmbrePhase.SETTLED
    assert s.ledger.balances[POT] == pot + 18
    s = three(("AS",), all_pass="forced_spadille")
    do(s, Pass(C), Pass(B), Pass(A))
    assert (s.public.lone, s.public.phase) == (A, OmbrePhase.TRUMP)
    assert not hombre.is_sans_prendre(s)
    s = three(all_pass="forced_spadille")
    spadillo = parse("AS")
    if spadillo not in s.at(STOCK):
        holder = next(seat for seat in seats(3) if spadillo in s.at(HAND[seat]))
        s.at(HAND[holder])[s.at(HAND[holder]).index(spadillo)] = s.at(STOCK)[0]
        s.at(STOCK)[0] = spadillo
    do(s, Pass(C), Pass(B), Pass(A))
    assert s.public.phase == OmbrePhase.SETTLED


@examples("h_draw")
def test_the_last_may_change_what_is_left(given: Any, expect: Any) -> None:
    s = three()
    do(s, AskLeave(C), Pass(B), Pass(A), NameTrump(C, "hearts"))
    assert len(s.at(STOCK)) == given["stock"]
    for number in given["taken"]:
        seat = s.public.turn
        do(s, Change(seat, tuple(s.at(HAND[seat])[:number])))
    assert hombre.may_change(s, s.public.turn).most == expect["most"]


def test_an_asker_must_exchange_a_card_and_each_costs_a_lesser() -> None:
    s = three()
    do(s, AskLeave(C), Pass(B), Pass(A), NameTrump(C, "hearts"))
    assert key(s, Change(C, ())) == "refuse-cards-between"
    pot = s.ledger.balances[POT]
    do(s, Change(C, tuple(s.at(HAND[C])[:4])))
    assert s.ledger.balances[POT] == pot + 24
    assert s.public.drawn == (-1, -1, 4)


def test_with_an_empty_stock_the_last_player_is_not_asked() -> None:
    s = three()
    do(s, AskLeave(C), Pass(B), Pass(A), NameTrump(C, "hearts"))
    do(s, Change(C, tuple(s.at(HAND[C]))), Change(B, tuple(s.at(HAND[B])[:4])))
    assert (s.public.phase, s.public.turn) == (OmbrePhase.PLAY, C)


@examples("h_matadors")
def test_matadors_without_a_gap(given: Any, expect: Any) -> None:
    found = order_for(OmbreOptions(game="hombre"), "SHDC".index(given["trump"]))
    assert counting.matadors_held([parse(card) for card in given["hand"]], found) == expect["m"]


@pytest.mark.parametrize(("held", "counted"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 4), (9, 9)])
def test_at_least_three_matadors_count(held: int, counted: int) -> None:
    """The Ombre holds the best ``held`` trumps in a row, but not the next one (H7)."""
    found = order_for(OmbreOptions(game="hombre"), SUITS.index("S"))
    best = [parse(card) for card in ranking(OmbreOptions(game="hombre"), "S")]
    assert counting.matadors_held([*best[:held], *best[held + 1 :]], found) == counted


@examples("h_outcome")
def test_won_codillo_or_repuesto(given: Any, expect: Any) -> None:
    own, *others = given["tricks"]
    assert counting.outcome(own, others) == expect["outcome"]


@examples("h_settle")
def test_what_the_ombre_wins_or_loses(given: Any, expect: Any) -> None:
    """The Ombre holds the number of best trumps that the example gives, and another player the next one."""
    trumps = ranking(OmbreOptions(game="hombre"), "S")
    s = ombre((trumps[given["mats"]], "", " ".join(trumps[: given["mats"]])))
    assert s.options.a_great == given["great"]
    r = s.public
    s.ledger.balances[purse(A)] = Farthings(s.ledger.balances[purse(A)] + s.ledger.balances[POT] - given["pot"])
    s.ledger.balances[POT] = Farthings(given["pot"])
    r.tricks = (given["tricks"]["Y"], given["tricks"]["X"], given["tricks"]["O"])
    r.voll = int(given["voll"] == "declared")
    if not given["sans"]:
        r.contract = ((C, 7, 0),)
    before, told = in_purses(s), listen(s)
    hombre.settle(s)
    assert result(told) == f"result-{expect['outcome']}"
    change = [now - then for now, then in zip(in_purses(s), before, strict=True)]
    assert {"O": change[C], "X": change[B], "Y": change[A]} == expect["change"]
    assert s.ledger.balances.get(POT, 0) == expect["pot"]


def test_the_ombre_pays_a_codillo() -> None:
    s = ombre()
    s.public.tricks = (6, 1, 2)
    lying, before = s.ledger.balances[POT], in_purses(s)
    hombre.settle_pot(s, "codillo", (B, A))
    change = [now - then for now, then in zip(in_purses(s), before, strict=True)]
    assert (change, s.ledger.balances[POT]) == ([lying, 0, -lying], lying)


@pytest.mark.parametrize(
    ("rule", "won", "paid"),
    [
        ("always", False, [-216, -216, 432]),
        ("if_won", False, [0, 0, 0]),
        ("won_or_lost", False, [216, 216, -432]),
        ("if_won", True, [-216, -216, 432]),
    ],
)
def test_who_pays_for_matadors(rule: str, won: bool, paid: list[int]) -> None:
    s = ombre(("KS", "", "AS 2S AC QS"), matadors_paid=rule)
    before = in_purses(s)
    hombre.settle_matadors(s, won, (B, A))
    assert [now - then for now, then in zip(in_purses(s), before, strict=True)] == paid


ALL_TRUMPS = ("", "", "AS 2S AC KS QS JS 7S 6S 5S")


def test_five_tricks_end_the_hand_unless_the_voll_was_announced() -> None:
    s = ombre(ALL_TRUMPS)
    play_out(s)
    assert (s.public.finished, s.public.phase) == (5, OmbrePhase.SETTLED)
    s = ombre(ALL_TRUMPS)
    do(s, SayVoll(C))
    assert SayVoll not in acts_of(GAME, s, C)
    play_out(s)
    assert s.public.tricks == (0, 0, 9)
    s = ombre(ALL_TRUMPS, voll_word="free")
    assert SayVoll not in acts_of(GAME, s, C)
    play_out(s)
    assert s.public.tricks == (0, 0, 9)


def test_opponents_may_say_gano_without_effect() -> None:
    s = ombre(ALL_TRUMPS)
    do(s, Play(C, parse("AS")))
    assert acts_of(GAME, s, B) == {Play, PlayGano}
    do(s, PlayGano(B, TRICKS.form(s, B).among[0]))  # type: ignore[union-attr,index]
    assert len(s.public.trick) == 2
    s = ombre(ALL_TRUMPS, gano=False)
    do(s, Play(C, parse("AS")))
    assert acts_of(GAME, s, B) == {Play}


def test_a_revoke_loses_the_game() -> None:
    s = ombre(("3S KH", "4S", "AS 2S AC KS QS JS 7S 6S 5S"), regulations="strict")
    do(s, Play(C, parse("KS")), Play(B, parse("4S")))
    do(s, Play(A, parse("KH")))
    do(s, ClaimRevoke(C, A, 1))
    assert s.public.revokes.proved == ((A, "beast"),)
    pot, before = s.ledger.balances[POT], in_purse(s, A)
    s.public.tricks = (0, 0, 5)
    s.public.phase = OmbrePhase.COUNT
    while s.public.phase == OmbrePhase.COUNT:
        do(s, Ready(next(seat for seat in seats(3) if Ready in acts_of(GAME, s, seat))))
    assert before - in_purse(s, A) >= pot


def test_the_most_money_wins() -> None:
    s = ombre(ALL_TRUMPS)
    play_out(s)
    rules.close(s)
    assert s.public.winners == (C,)
    assert s.public.scores == ()
    assert s.public.turn == NO_SEAT
    assert SUIT_WORDS[suit(parse("AC"))] == "clubs"
