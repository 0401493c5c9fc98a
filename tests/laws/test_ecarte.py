"""Rules of Écarté: worked examples, and every ruling and option."""

import json
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import KING, Card, parse, parse_all, rank, suit, text
from crowe_table.engine.core import ALL, Action, AnyEvent, Said, Scored, Seat, Setup, because
from crowe_table.engine.money import MINT, POT, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.ecarte import company, rules
from crowe_table.games.ecarte.actions import (
    Abandon,
    FreshCards,
    Give,
    GiveIfEnough,
    Pattern,
    PlayHand,
    Propose,
    Refuse,
    ThrowIn,
)
from crowe_table.games.ecarte.player import advise
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.games.ecarte.state import (
    HAND,
    PIQUET_PACK,
    STOCK,
    TRICKS,
    TURNED,
    WASTE,
    WIN,
    EcartePhase,
    EcarteState,
    order,
)
from crowe_table.kit.announcing import live_facts
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.claims import Claim
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import Change
from crowe_table.kit.marking import DoubtMark, Mark, Unmark
from crowe_table.kit.revokes import Amend, ClaimRevoke
from crowe_table.kit.spectator_bets import Back, BackNobody, backing_account
from crowe_table.kit.tricks import Play, may_play
from crowe_table.search.open_hands import OpenHands
from crowe_table.words.rulings import rulings_of
from tests.any_game import AnyView
from tests.laws.worked import acts_of, announced, done, examples_among
from tests.rule_books import rule_book

GAME = Ecarte()
DEALER, ELDER = Seat(0), Seat(1)
EXAMPLES = json.loads((Path(__file__).parent / "ecarte_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)


def sat_down(seats: int = 2, preset: str = "encyclopaedia", purses: Sequence[int] = (), **rules: object) -> EcarteState:
    """Return a table at its first question."""
    options = replace(GAME.preset(preset, seats), **rules)
    held = tuple(map(Farthings, purses)) or (PURSE,) * seats
    setup = Setup(options, seats, held, Chance("écarté"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(
    elder: str = "",
    dealer: str = "",
    turned: str = "7S",
    stock: int = 21,
    scores: tuple[int, int] = (0, 0),
    **more: Any,
) -> EcarteState:
    """Return a dealt hand. The dealer is in seat 0, and the non-dealer is to play or propose."""
    s = sat_down(**more)
    r, up = s.public, parse(turned)
    named = [parse_all(elder), parse_all(dealer)]
    left = [card for card in PIQUET_PACK if card not in (up, *named[0], *named[1])]
    for cards in named:
        while len(cards) < 5:
            cards.append(left.pop(0))
    for pile in s.piles.values():
        pile.clear()
    s.at(HAND[ELDER])[:], s.at(HAND[DEALER])[:] = named
    s.at(STOCK)[:], s.at(WASTE[DEALER])[:] = left[:stock], left[stock:]
    s.at(TURNED).append(up)
    r.cutting, r.deal, r.dealer, r.scores = (), 1, DEALER, (scores[1], scores[0])
    r.trumps, r.patterns, r.tricks, r.phase = (suit(up),), ("3_2", "3_2"), (0, 0), EcartePhase.PROPOSE
    return s


def acts(s: EcarteState, seat: Seat) -> set[type[Action]]:
    return acts_of(GAME, s, seat)


def answers(s: EcarteState, seat: Seat) -> Sequence[Action]:
    question = GAME.question(s)
    assert question is not None
    return GAME.answers(s, question, seat)


def do(s: EcarteState, *actions: Action) -> list[AnyEvent]:
    """Submit actions, and fail if one is refused. Return the events."""
    return done(GAME, s, actions)


def play(s: EcarteState, *cards: str) -> list[AnyEvent]:
    """Play cards, each for the seat whose turn it is."""
    events = []
    for card in cards:
        events += do(s, Play(s.public.turn, parse(card)))
    return events


def scored(events: Sequence[AnyEvent]) -> list[tuple[int, int, str]]:
    return [(e.seat, e.points, e.what.key) for e in events if isinstance(e, Scored)]


def view(s: EcarteState, seat: Seat) -> AnyView:
    return project(GAME, s, seat, GAME.question(s))


def scores(s: EcarteState) -> dict[str, int]:
    return {"non_dealer": s.public.scores[ELDER], "dealer": s.public.scores[DEALER]}


def winner(s: EcarteState) -> str | None:
    """Return the winner under the name that the examples use; None before the end."""
    names = [("dealer", "non_dealer")[seat] for seat in s.public.winners]
    return names[0] if names else None


def texts_of(cards: Iterable[Card]) -> list[str]:
    return sorted(map(text, cards))


# --- Cards -----------------------------------------------------------------------------------------------------------


@examples("legal")
def test_legal_plays(given: Any, expect: Any) -> None:
    cards = [*given["hand"], given["lead"]]
    turned = next(card for card in PIQUET_PACK if text(card)[1] == given["trump"] and text(card) not in cards)
    s = dealt(dealer=" ".join(given["hand"]), elder=given["lead"], turned=text(turned))
    do(s, PlayHand(ELDER))
    play(s, given["lead"])
    may = [action.card for action in answers(s, DEALER) if isinstance(action, Play)]
    assert texts_of(may) == sorted(expect["legal"])


@examples("rank")
def test_the_order_of_the_cards(given: Any, expect: Any) -> None:
    if "suit_cards" in given:
        power = order().power
        cards = sorted(parse_all(given["suit_cards"]), key=lambda card: -power[card])
        assert [text(card) for card in cards] == expect["high_to_low"]
        return
    trick = (parse(given["lead"]), parse(given["reply"]))
    assert order("SHDC".index(given["trump"])).winning(trick) == {"first": 0, "second": 1}[expect["winner"]]


@examples("cut")
def test_the_highest_cut_deals(given: Any, expect: Any) -> None:
    s = sat_down()
    assert (given["event"], s.public.phase) == ("cut_for_deal", EcartePhase.CUT_FOR_DEAL)
    for seat, card in enumerate(given["cuts"]):
        do(s, Cut(Seat(seat), s.at(STOCK).index(parse(card))))
    assert s.public.dealer == expect["dealer"]


def test_equal_cards_cut_again_and_later_games_are_cut_for_too() -> None:
    s = sat_down()
    events = do(s, Cut(DEALER, s.at(STOCK).index(parse("QS"))))
    events += do(s, Cut(ELDER, s.at(STOCK).index(parse("QH"))))
    assert s.public.cutting == (0, 1)
    assert [e.words.key for e in events if isinstance(e, Said)] == ["say-cut-again"] * 2
    s = sat_down(4, games=2, side_bets=False)
    s.public.phase, s.public.deal = EcartePhase.GAME_WON, 3
    s.public.champion, s.public.scores = Seat(1), (2, 5, 0, 0)
    do(s, *[Ready(Seat(seat)) for seat in range(4)])
    assert s.public.phase == EcartePhase.CUT_FOR_DEAL
    assert s.public.cutting == (1, 2)
    assert s.public.scores == (0, 0, 0, 0)


@examples("deal")
def test_the_deal(given: Any, expect: Any) -> None:
    s = sat_down(deal_pattern="{}_{}".format(*given["pattern"]))
    s.public.dealer, s.public.phase = DEALER, EcartePhase.CUT_PACK
    top = parse_all(given["pack_top_first"])
    s.at(STOCK)[:] = [*[card for card in PIQUET_PACK if card not in top], *reversed(top)]
    rules.choose_pattern(s)
    assert texts_of(s.at(HAND[ELDER])) == sorted(expect["non_dealer"])
    assert texts_of(s.at(HAND[DEALER])) == sorted(expect["dealer"])
    assert text(s.at(TURNED)[0]) == expect["turn_up"]
    assert "SHDC"[s.public.trump] == expect["trump"]


def test_a_dealer_chooses_the_packets_only_once_per_game() -> None:
    s = sat_down()
    s.public.dealer, s.public.phase = DEALER, EcartePhase.CUT_PACK
    do(s, Cut(ELDER, 2))
    assert answers(s, DEALER) == [Pattern(DEALER, "3_2"), Pattern(DEALER, "2_3")]
    do(s, Pattern(DEALER, "2_3"))
    assert s.public.patterns == ("2_3", "")
    s.public.phase = EcartePhase.CUT_PACK
    rules.clear(s)
    rules.choose_pattern(s)
    assert s.public.phase == EcartePhase.PROPOSE


def test_a_cut_leaves_at_least_two_cards_on_either_side() -> None:
    s = sat_down()
    s.public.dealer, s.public.phase = DEALER, EcartePhase.CUT_PACK
    assert [action.place for action in answers(s, ELDER) if isinstance(action, Cut)] == list(range(2, 31))


@examples("count")
def test_how_many_cards_are_hidden(given: Any, expect: Any) -> None:
    s = sat_down(deal_pattern="3_2")
    s.public.dealer, s.public.phase = DEALER, EcartePhase.CUT_PACK
    assert len(s.at(STOCK)) == given["cards"]
    do(s, Cut(ELDER, 9))
    assert len(s.at(HAND[ELDER])) + len(s.at(HAND[DEALER])) == given["hands"]
    assert len(s.at(TURNED)) == given["turn_up"]
    assert len(s.at(STOCK)) == expect["stock"]
    for seat, name in ((ELDER, "non_dealer"), (DEALER, "dealer")):
        assert len(GAME.unseen(view(s, seat))) == expect[f"unknown_to_{name}"]


# --- Proposals and exchange ------------------------------------------------------------------------------------------


ACTS: dict[str, type[Action]] = {"play": PlayHand, "propose": Propose, "refuse": Refuse, "accept": Give}


def most_to_change(s: EcarteState, seat: Seat) -> int:
    return max(len(action.cards) for action in answers(s, seat) if isinstance(action, Change))


def hand_part(s: EcarteState, seat: Seat, count: int) -> Change:
    """Return an exchange of the first ``count`` cards of a hand."""
    return Change(seat, tuple(s.at(HAND[seat])[:count]))


@examples("exchange")
def test_a_short_stock(given: Any, expect: Any) -> None:
    s = dealt(stock=given["stock"])
    if given.get("phase") == "propose":
        assert sorted(act.__name__ for act in acts(s, ELDER)) == sorted(ACTS[name].__name__ for name in expect["legal"])
        return
    do(s, Propose(ELDER), Give(DEALER))
    if "non_dealer_may_change_at_most" in expect:
        most = expect["non_dealer_may_change_at_most"]
        assert most_to_change(s, ELDER) == most
        if "if_two_are_taken" in expect:
            after, held = expect["if_two_are_taken"], s.at(HAND[DEALER]).copy()
            do(s, hand_part(s, ELDER, 2))
            assert len(set(s.at(HAND[DEALER])) - set(held)) == after["dealer_gets"]
            assert Change not in acts(s, DEALER)
            assert s.public.phase == EcartePhase.PROPOSE
            assert (Propose in acts(s, ELDER)) == after["proposals_left"]
            assert PlayHand in acts(s, ELDER)
        return
    before = set(s.at(HAND[ELDER]))
    do(s, hand_part(s, ELDER, given["non_dealer_asks"]))
    assert len(set(s.at(HAND[ELDER])) - before) == expect["non_dealer_gets"]
    most = expect["dealer_may_ask_at_most"]
    assert most_to_change(s, DEALER) == most
    refused = GAME.refuse(s, hand_part(s, DEALER, given["dealer_asks"]))
    assert refused == because("refuse-cards-between", law="the-exchange", least=0, most=most)
    do(s, hand_part(s, DEALER, 1))
    assert len(s.at(STOCK)) == expect["stock_left_after_one"]


def test_the_proposer_must_exchange_a_card_but_not_the_dealer() -> None:
    s = dealt()
    do(s, Propose(ELDER), Give(DEALER))
    assert GAME.refuse(s, Change(ELDER, ())) == because("refuse-cards-between", law="the-exchange", least=1, most=5)
    do(s, Change(ELDER, tuple(s.at(HAND[ELDER]))), Change(DEALER, ()))
    assert [len(s.at(WASTE[seat])) for seat in (ELDER, DEALER)] == [5, 0]
    s = dealt(min_change=0)
    do(s, Propose(ELDER), Give(DEALER), Change(ELDER, ()))
    assert s.public.exchanging == DEALER


def test_proposals_are_unlimited_or_single() -> None:
    for once, may in (("unlimited", {PlayHand, Propose}), ("once", {PlayHand})):
        s = dealt(proposals=once)
        do(s, Propose(ELDER), Give(DEALER), Change(ELDER, (s.at(HAND[ELDER])[0],)), Change(DEALER, ()))
        assert acts(s, ELDER) == may


def test_a_dealer_whose_condition_fails_has_refused() -> None:
    s = dealt(stock=9)
    s.public.proposals = 1
    do(s, Propose(ELDER), GiveIfEnough(DEALER, 5))
    assert view(s, ELDER).own is None
    events = do(s, Change(ELDER, tuple(s.at(HAND[ELDER]))))
    assert [e.words.key for e in events if isinstance(e, Said)] == ["say-not-enough"]
    assert s.public.phase == EcartePhase.PLAY
    assert (len(s.at(STOCK)), s.public.refused) == (9, False)
    assert GiveIfEnough not in acts_after_proposal(stock=10)
    for wanted, left in ((4, 4), (5, 9)):
        s = dealt(stock=9)
        s.public.proposals = 1
        do(s, Propose(ELDER), GiveIfEnough(DEALER, wanted), Change(ELDER, tuple(s.at(HAND[ELDER]))))
        assert len(s.at(STOCK)) == left


def acts_after_proposal(stock: int) -> set[type[Action]]:
    s = dealt(stock=stock)
    do(s, Propose(ELDER))
    return acts(s, DEALER)


def test_discards_are_remembered_by_their_owner_only() -> None:
    s = dealt()
    thrown = tuple(s.at(HAND[ELDER])[:2])
    do(s, Propose(ELDER), Give(DEALER), Change(ELDER, thrown))
    assert view(s, ELDER).zone("waste:1").cards == thrown
    assert view(s, ELDER).zone("waste:1").face_down
    assert set(view(s, DEALER).zone("waste:1").cards) == {-1}


# --- The king --------------------------------------------------------------------------------------------------------


@examples("king")
def test_the_king(given: Any, expect: Any) -> None:
    if "holder" in given:
        assert marks_in_time(given) == expect["marks"]
        return
    before = (given["scores"]["non_dealer"], given["scores"]["dealer"])
    if given.get("king_turned"):
        s = sat_down(deal_pattern="3_2")
        s.public.dealer, s.public.scores = DEALER, (before[1], before[0])
        cards = [card for card in PIQUET_PACK if rank(card) != KING]
        s.at(STOCK)[:] = [parse("KD"), parse("KH"), parse("KC"), *cards[10:], parse("KS"), *cards[:10]]
        events: list[AnyEvent] = []
        s.emit, s.reported = events.append, live_facts(s.public)
        rules.choose_pattern(s)
    else:
        holds_it = given["king"] == "nd"
        elder, dealer = ("KS QS JS AS TS", "") if holds_it else ("QS JS AS TS 9S", "KS")
        s = dealt(elder, dealer, turned="7S", scores=before)
        do(s, PlayHand(ELDER))
        if not holds_it:
            play(s, "9S")
        events = do(s, Mark(ELDER if holds_it else DEALER))
    assert scores(s) == expect["scores"]
    names = {"score-king-turned": "king turned", "score-king-held": "king held"}
    marked = [[("dealer", "non_dealer")[seat], points, names[key]] for seat, points, key in scored(events)]
    assert marked == expect["log"]
    assert winner(s) == expect["winner"]
    assert s.public.tricks == (0, 0), "the game is won before the tricks are played"


def marks_in_time(given: Any) -> int:
    """Return the points scored by announcing the king at the time that the example gives."""
    king = "KD"
    if given["holder"] == "non_dealer":
        s = dealt(elder=f"{king} 9H 8H", dealer="7H TD", turned="7D")
        do(s, PlayHand(ELDER))
        play(s, king if given.get("king_led_first") else given["first_lead"])
        seat = ELDER
    else:
        s = dealt(elder="QD 9D AH", dealer=f"{king} JD 8D TH", turned="7D")
        do(s, PlayHand(ELDER))
        if given["first_card_played"] == "8D":
            s.at(HAND[DEALER]).remove(parse(king))
            s.at(HAND[DEALER]).append(parse(king))
            s.at(HAND[ELDER])[0], s.at(STOCK)[0] = s.at(STOCK)[0], s.at(HAND[ELDER])[0]
            play(s, text(s.at(HAND[ELDER])[2]))
            first = next(
                action for action in answers(s, DEALER) if isinstance(action, Play) and text(action.card) != king
            )
            do(s, first)
        else:
            play(s, "QD", king)
        seat = DEALER
    if Mark not in acts(s, seat):
        return 0
    return sum(points for _, points, _ in scored(do(s, Mark(seat))))


def test_an_unmarked_king_is_legal_and_not_revealed_by_the_question() -> None:
    asked = []
    for elder in ("KS QS JS AS TS", "QS JS AS TS 9S"):
        s = dealt(elder, turned="7S")
        do(s, PlayHand(ELDER))
        asked.append(view(s, DEALER).ask)
        assert (Mark in acts(s, ELDER)) == elder.startswith("KS")
    assert asked[0] == asked[1]


def test_a_king_is_marked_automatically_by_option() -> None:
    s = dealt("KS 9H", turned="7S", mark_king="automatic")
    assert scored(do(s, PlayHand(ELDER))) == [(ELDER, 1, "score-king-held")]
    s = dealt("9H", "KS 8H", turned="7S", mark_king="automatic")
    assert scored(do(s, PlayHand(ELDER))) == []
    assert scored(play(s, "9H")) == [(DEALER, 1, "score-king-held")]


# --- The score -------------------------------------------------------------------------------------------------------


@examples("score")
def test_the_points_of_a_hand(given: Any, expect: Any) -> None:
    s = dealt(scores=(given["scores"]["non_dealer"], given["scores"]["dealer"]))
    r = s.public
    r.tricks = (5 - given["tricks_nd"], given["tricks_nd"])
    r.stood, r.refused = given.get("nd_stood", False), given.get("d_refused_first", False)
    events: list[AnyEvent] = []
    s.emit = events.append
    rules.count(s)
    assert scores(s) == expect["scores"]
    names = {"score-point": "point", "score-double": "point", "score-vole": "vole"}
    assert [[("dealer", "non_dealer")[seat], n, names[key]] for seat, n, key in scored(events)] == expect["log"]
    assert winner(s) == expect["winner"]


def test_only_refusing_the_first_proposal_and_never_proposing_cost_extra() -> None:
    s = dealt()
    do(s, PlayHand(ELDER))
    assert s.public.stood
    s = dealt()
    do(s, Propose(ELDER), Refuse(DEALER))
    assert s.public.refused
    s = dealt()
    do(s, Propose(ELDER), Give(DEALER), Change(ELDER, (s.at(HAND[ELDER])[0],)), Change(DEALER, ()))
    do(s, Propose(ELDER), Refuse(DEALER))
    assert (s.public.stood, s.public.refused) == (False, False)


def test_the_extra_point_against_a_player_who_stood_is_optional() -> None:
    s = dealt(stood_penalty=1)
    s.public.stood, s.public.tricks = True, (3, 2)
    rules.count(s)
    assert scores(s) == {"non_dealer": 0, "dealer": 1}


@examples("abandon")
def test_an_abandoned_hand(given: Any, expect: Any) -> None:
    before = (given["scores"]["non_dealer"], given["scores"]["dealer"])
    s = dealt("9H", "8H", scores=before)
    do(s, Propose(ELDER), Give(DEALER), Change(ELDER, (s.at(HAND[ELDER])[-1],)), Change(DEALER, ()))
    do(s, PlayHand(ELDER))
    play(s, "9H")
    abandoner = {"dealer": DEALER, "non_dealer": ELDER}[given["abandoned_by"]]
    made, other = given["tricks_of_abandoner"], given["tricks_of_other"]
    s.public.tricks = (made, other) if abandoner == DEALER else (other, made)
    s.public.turn, s.public.trick = abandoner, ()
    do(s, Abandon(abandoner))
    assert scores(s) == expect["scores"]


def test_a_hand_may_end_when_nothing_more_can_be_scored() -> None:
    s = dealt()
    do(s, PlayHand(ELDER))
    for tricks in ((2, 2), (1, 2), (0, 3), (3, 0)):
        s.public.tricks = tricks
        assert ThrowIn not in acts(s, ELDER), tricks
    s.public.tricks = (1, 3)
    do(s, ThrowIn(ELDER))
    assert scores(s) == {"non_dealer": 1, "dealer": 0}


def test_certain_tricks_may_be_claimed() -> None:
    s = dealt("KS QS JS AS TS", "KH QH JH AH TH", turned="9S")
    do(s, PlayHand(ELDER))
    assert Claim not in acts(s, ELDER)
    play(s, "KS", "TH")
    do(s, Claim(ELDER))
    assert scores(s) == {"non_dealer": 2, "dealer": 0}


def test_beginners_need_only_follow_suit() -> None:
    hand, trick = parse_all("KH 9H 7H 8S QC"), parse_all("JH")
    s = dealt(second_hand="must_follow")
    assert {text(card) for card in may_play(hand, trick, order(0), TRICKS.duty(s))} == {"KH", "9H", "7H"}
    assert set(may_play(parse_all("8S QC"), trick, order(0), TRICKS.duty(s))) == set(parse_all("8S QC"))


# --- Strict regulations ----------------------------------------------------------------------------------------------


@examples("strict")
def test_the_cost_of_an_offence(given: Any, expect: Any) -> None:
    """The offender is the non-dealer, who has won the point or the vole."""
    result, bold = given["offender_result"], given.get("adversary_stood_or_refused", False)
    s = dealt("QS JS", "KS" if given.get("adversary_holds_king") else "", turned="7S", preset="club")
    r = s.public
    assert (given["regulations"], s.options.strict) == ("strict", True)
    if given["offence"] == "king announced without holding it":
        do(s, PlayHand(ELDER), Mark(ELDER))
        assert scores(s)["non_dealer"] == 1
    r.tricks, r.phase = (0, 5) if result == "vole" else (2, 3), EcartePhase.COUNT
    r.stood, r.refused = False, bold
    if given["offence"] == "revoke":
        r.reduced = (ELDER,)
    else:
        assert "mark-false" in announced(do(s, DoubtMark(DEALER, "reduced")))
        assert (scores(s)["non_dealer"] == 0) == expect["king_mark_taken_down"]
    do(s, Ready(DEALER), Ready(ELDER))
    assert scores(s) == {"non_dealer": expect["offender_marks"], "dealer": 0}


def revoke() -> EcarteState:
    """Return a game in which the dealer holds a winning heart but plays a club to a heart lead."""
    s = dealt("JH 9H 8H KC QC", "KH AC TC 9C 8C", turned="7S", preset="club")
    do(s, PlayHand(ELDER))
    play(s, "JH", "8C")
    return s


def test_a_revoke_may_be_amended_until_the_next_lead() -> None:
    s = revoke()
    events = do(s, Amend(DEALER))
    assert s.public.turn == DEALER
    assert parse("8C") in s.at(HAND[DEALER])
    assert s.public.tricks == (0, 0)
    assert s.known[parse("8C")] == ALL
    assert any(isinstance(e, Said) and e.words.key == "say-amend" for e in events)
    assert GAME.refuse(s, Play(DEALER, parse("9C"))) == because("refuse-follow", suit=1, law="the-play")
    play(s, "KH")
    s = revoke()
    play(s, "KC")
    assert Amend not in acts(s, DEALER)


def test_the_question_does_not_reveal_a_revoke() -> None:
    lawful = dealt("JH 9H 8H KC QC", "7C AC TC 9C 8C", turned="7S", preset="club")
    do(lawful, PlayHand(ELDER))
    play(lawful, "JH", "8C")
    assert view(lawful, ELDER).ask == view(revoke(), ELDER).ask
    assert Amend not in acts(lawful, DEALER)


def test_a_hand_with_a_revoke_is_replayed_from_the_revoke() -> None:
    s = revoke()
    play(s, "9H", "9C")
    events = do(s, ClaimRevoke(ELDER, DEALER, 1, "replay"))
    assert "revoke-proved" in announced(events)
    assert (s.public.turn, s.public.tricks, s.public.trick) == (DEALER, (0, 0), (parse("JH"),))
    assert {parse("9H"), parse("KC")} <= set(s.at(HAND[ELDER]))
    assert GAME.refuse(s, Play(DEALER, parse("8C"))) is not None
    play(s, "KH")
    assert s.public.turn == DEALER


def test_a_hand_with_a_revoke_may_stand_with_a_reduced_score() -> None:
    s = revoke()
    play(s, "KC", "AC", "QC", "TC", "9H", "9C", "8H", "KH")
    assert s.public.phase == EcartePhase.COUNT
    do(s, ClaimRevoke(ELDER, DEALER, 1, "reduced"))
    assert GAME.refuse(s, ClaimRevoke(ELDER, DEALER, 1, "reduced")) == because("refuse-revoke-asked", law="strict")
    do(s, Ready(DEALER), Ready(ELDER))
    assert scores(s) == {"non_dealer": 1, "dealer": 0}


def test_an_unfounded_doubt_costs_nothing() -> None:
    s = dealt("KS 9H", "8H KC QC JC AC", turned="7S", preset="club")
    do(s, PlayHand(ELDER), Mark(ELDER))
    play(s, "9H", "8H")
    assert "mark-true" in announced(do(s, DoubtMark(DEALER, "replay")))
    assert scores(s) == {"non_dealer": 1, "dealer": 0}
    assert "revoke-not-proved" in announced(do(s, ClaimRevoke(ELDER, DEALER, 1, "replay")))


def test_a_false_king_may_be_taken_back_before_a_card_and_its_holder_may_still_mark_it() -> None:
    s = dealt("9H 8H", "KS 7H", turned="7S", preset="club")
    do(s, PlayHand(ELDER), Mark(ELDER), Unmark(ELDER))
    assert scores(s) == {"non_dealer": 0, "dealer": 0}
    do(s, Mark(ELDER))
    play(s, "9H")
    assert Unmark not in acts(s, ELDER)
    do(s, Mark(DEALER))
    assert scores(s) == {"non_dealer": 1, "dealer": 1}


def test_a_false_king_lets_the_opponent_have_the_hand_replayed() -> None:
    s = dealt("9H 8H KC QC JC", "QS 7H KD QD JD", turned="7S", preset="club")
    do(s, PlayHand(ELDER), Mark(ELDER))
    play(s, "9H", "7H")
    do(s, DoubtMark(DEALER, "replay"))
    assert (s.public.turn, s.public.plays, s.public.tricks) == (ELDER, (), (0, 0))
    assert Mark not in acts(s, ELDER)


def test_a_king_that_wins_the_game_must_be_held() -> None:
    for elder, may in (("9H", False), ("KS", True)):
        s = dealt(elder, turned="7S", preset="club", scores=(4, 0))
        do(s, PlayHand(ELDER))
        assert (Mark in acts(s, ELDER)) == may


# --- Money and waiting players ---------------------------------------------------------------------------------------


@examples("stake")
def test_the_payments(given: Any, expect: Any) -> None:
    o = replace(GAME.preset("encyclopaedia", 2), stake=given["stake"], stake_rule=given["stake_rule"])
    assert [company.owed(o, score) // o.unit for score in given["loser_scores"]] == expect["pays"]


def test_a_game_is_treble_double_or_single() -> None:
    o = GAME.preset("club", 2)
    assert [company.owed(o, score) // o.flat_stake for score in range(5)] == [3, 2, 2, 1, 1]
    s = dealt("KS", turned="7S", preset="club", scores=(4, 1))
    do(s, PlayHand(ELDER), Mark(ELDER))
    assert GAME.result(s) == (-2 * o.flat_stake, 2 * o.flat_stake)


@examples("purse")
def test_the_poorest_purse_must_cover_the_most_expensive_game(given: Any, expect: Any) -> None:
    unit = Farthings(4)
    o = replace(GAME.preset("club", 2), unit=unit, stake=given["stake"], stake_rule=given["stake_rule"])
    setup = Setup(o, 2, tuple(Farthings(sum_ * unit) for sum_ in given["purses"]), Chance("purse"))
    assert (GAME.unfit(setup) is None) == expect["allowed"]
    assert GAME.unfit(setup) == because("unfit-stake", farthings=expect["largest_stake"] * unit, law="the-stakes")


@pytest.mark.parametrize(
    ("seats", "table", "key"),
    [(3, "pair", "pair"), (4, "pool", "pool"), (2, "pool", "pool"), (2, "rentrants", "rentrants")],
)
def test_the_number_of_players_per_table_type(seats: int, table: str, key: str) -> None:
    o = replace(GAME.preset("encyclopaedia", seats), table=table)
    assert GAME.unfit(Setup(o, seats, (PURSE,) * seats, Chance("x"))) == because(
        f"unfit-{key}", seats=seats, law="rentrants"
    )


def win(s: EcarteState, winner: Seat) -> None:
    """Let this player win the game, and make everybody ready for the next."""
    s.public.scores = tuple([4 if seat == winner else 2 for seat in range(s.seats)])
    s.public.deal += 1
    rules.mark(s, winner, 1, "point")
    if s.public.phase == EcartePhase.GAME_WON:
        do(s, *[Ready(seat) for seat in s.public.ring])


def test_three_players_form_a_pool_won_by_two_games_running() -> None:
    s = sat_down(3)
    stake = s.options.flat_stake
    assert s.ledger.balance(POT) == 3 * stake
    company.seat_two(s, Seat(0), Seat(1))
    win(s, Seat(0))
    assert (s.public.playing, s.public.queue) == ((0, 2), (1,))
    assert s.ledger.balance(POT) == 3 * stake
    win(s, Seat(2))
    assert s.public.playing == (1, 2)
    assert s.ledger.balance(POT) == 4 * stake
    win(s, Seat(2))
    assert s.public.winners == (2,)
    assert s.ledger.balance(POT) == 0
    assert GAME.result(s) == (-stake, -2 * stake, 3 * stake)


def test_of_three_the_two_highest_begin() -> None:
    s = sat_down(3)
    for seat, card in enumerate(("9S", "KH", "AD")):
        do(s, Cut(Seat(seat), s.at(STOCK).index(parse(card))))
    assert (s.public.dealer, s.public.playing, s.public.queue) == (1, (1, 2), (0,))


def test_a_pool_is_won_when_nobody_can_join() -> None:
    s = sat_down(3, purses=(96, 96, 96))
    company.seat_two(s, Seat(0), Seat(1))
    win(s, Seat(0))
    win(s, Seat(2))
    assert s.public.winners == (2,)
    assert s.ledger.balance(purse(2)) == 3 * s.options.flat_stake


def test_the_loser_is_replaced_by_the_next_who_can_stake() -> None:
    s = sat_down(4, side_bets=False, games=3, purses=(2016, 2016, 96, 2016))
    win(s, Seat(1))
    assert s.public.playing == (1, 2)
    assert GAME.result(s)[:2] == (-96, 96)
    win(s, Seat(1))
    assert s.public.playing == (1, 3)
    assert s.ledger.balance(purse(2)) == 0
    win(s, Seat(3))
    assert s.public.winners == (1,)
    assert s.public.won == (0, 2, 0, 1)


@examples("bet")
def test_side_bets_are_at_even_money(given: Any, expect: Any) -> None:
    """The players' own stakes are separate. Unmatched side bets go back to the side that offered more."""
    unit, onlookers = 24, (Seat(2), Seat(3))
    stakes = given["onlookers_back_first"], given["onlookers_back_second"]
    (stake,) = set(given["on_players"])
    s = sat_down(4, table=given["table"], stake=stake, stake_rule="flat", unit=Farthings(unit))
    assert company.owed(s.options, 0) == company.owed(s.options, 4) == stake * unit
    do(s, *[Back(seat, Seat(on), Farthings(stakes[on] * unit)) for on, seat in enumerate(onlookers)])
    matched, returned = expect["matched"] * unit, expect["returned_to_backers_of_first"] * unit
    assert [s.ledger.balance(backing_account(seat)) for seat in onlookers] == [matched, matched]
    assert s.ledger.balance(purse(2)) == PURSE - stakes[0] * unit + returned
    win(s, Seat(0) if given["first_wins"] else Seat(1))
    assert s.ledger.balance(purse(2)) == PURSE + expect["paid_to_backers_of_first"] * unit
    assert s.ledger.balance(purse(3)) == PURSE - matched


@pytest.mark.parametrize(("sees", "shown"), [("nothing", False), ("backed_hand", True)])
def test_backers_see_only_the_hand_they_back(sees: str, shown: bool) -> None:
    s = sat_down(4, bettors_see=sees, deal_pattern="3_2")
    do(s, Back(Seat(2), Seat(0), Farthings(24)), Back(Seat(3), Seat(1), Farthings(24)))
    do(s, *[Cut(seat, s.at(STOCK).index(parse(card))) for seat, card in ((Seat(0), "KS"), (Seat(1), "7H"))])
    do(s, Cut(Seat(1), 9))
    assert (set(view(s, Seat(2)).zone("hand:0").cards) == set(s.at(HAND[0]))) == shown
    assert set(view(s, Seat(2)).zone("hand:1").cards) == {-1}
    if s.public.phase == EcartePhase.PROPOSE:
        do(
            s,
            Propose(Seat(1)),
            Give(Seat(0)),
            Change(Seat(1), tuple(s.at(HAND[1]))),
            Change(Seat(0), tuple(s.at(HAND[0]))),
        )
        assert (set(view(s, Seat(2)).zone("hand:0").cards) == set(s.at(HAND[0]))) == shown


def test_nobody_need_bet() -> None:
    s = sat_down(4)
    do(s, BackNobody(Seat(2)), BackNobody(Seat(3)))
    assert s.public.phase == EcartePhase.CUT_FOR_DEAL
    assert sat_down(4, side_bets=False).public.phase == EcartePhase.CUT_FOR_DEAL


@pytest.mark.parametrize(("short", "phase"), [(0, EcartePhase.BACK), (1, EcartePhase.CUT_FOR_DEAL)])
def test_side_bets_are_asked_for_if_two_players_can_bet(short: int, phase: EcartePhase) -> None:
    s = sat_down(4)
    s.ledger.pay(purse(2), MINT, Farthings(s.ledger.balance(purse(2)) - s.options.unit + short), "test")
    rules.open_game(s)
    assert s.public.phase == phase


def test_two_packs_have_different_backs() -> None:
    assert GAME.layout(GAME.preset("club", 2), 2).packs == 2
    assert GAME.layout(GAME.preset("encyclopaedia", 2), 2).packs == 1


# --- Good play -------------------------------------------------------------------------------------------------------


@examples("odds")
def test_the_odds_that_the_dealer_has_two_trumps(given: Any, expect: Any) -> None:
    """All hands that the dealer may hold before an exchange are counted. The rule book has the same figure."""
    assert given["dealer_hand"] == "unknown, no exchange"
    ways = []
    for own in given["non_dealer_trumps"]:
        hand = ["7S", "8S", "9S", "TS", "JS"][:own] + ["7H", "8H", "9H", "TH", "JH"][own:]
        s = dealt(" ".join(hand), turned="KS")
        unseen = GAME.unseen(view(s, ELDER))
        trumps = [suit(card) == s.public.trump for card in unseen]
        hands = [sum(held) for held in combinations(trumps, len(s.at(HAND[DEALER])))]
        assert len(hands) == expect["out_of"]
        ways.append(sum(held >= 2 for held in hands))
    assert ways == expect["ways_dealer_has_two_or_more"]
    told = f"{expect['out_of'] - ways[1]:,} to {ways[1]:,} against it"
    assert told in rule_book("ecarte")


@examples("open")
def test_solved_hands_match_the_examples(given: Any, expect: Any) -> None:
    assert given["leader_is"] == "non_dealer"
    hands = [parse_all(given["leader"]), parse_all(given["follower"])]
    solver = OpenHands(hands, order("SHDC".index(given["trump"])), (0, 1), duty=WIN)
    found = {text(card): solver.after(0, (), card) for card in hands[0]}
    assert found == expect["tricks_by_first_lead"]
    assert solver.tricks(0) == expect["best_tricks"]
    assert sorted(card for card, tricks in found.items() if tricks >= 3) == expect["leads_that_make_the_point"]


@examples("hint")
def test_hints_before_the_play(given: Any, expect: Any) -> None:
    elder = given["seat"] == "non_dealer"
    hand = " ".join(given["hand"])
    s = dealt(hand if elder else "", "" if elder else hand, turned=given["turn_up"], scores=tuple(given["scores"]))
    if not elder:
        do(s, Propose(ELDER))
    best = advise(view(s, ELDER if elder else DEALER))[0]
    assert type(best.action) is ACTS[expect["advice"]]
    assert dict(best.why.args)["often"] == pytest.approx(1000 * expect["open_hand_point"], abs=70)


def test_the_rule_book_has_every_ruling() -> None:
    assert {ruling.number for ruling in rulings_of("ecarte")[0]} == {f"R{number}" for number in range(1, 19)}


def test_either_player_may_ask_for_fresh_cards_once_before_a_deal() -> None:
    s = dealt(packs=2)
    do(s, PlayHand(ELDER))
    do(s, Abandon(ELDER))
    assert FreshCards in acts(s, ELDER)
    assert FreshCards in acts(s, DEALER)
    events = do(s, FreshCards(DEALER))
    assert announced(events) == ["fresh-cards"]
    assert acts(s, ELDER) == acts(s, DEALER) == {Ready}
    do(s, Ready(ELDER), Ready(DEALER))
    assert not s.public.fresh
    waiting = sat_down(4, side_bets=False)
    waiting.public.phase, waiting.public.scores = EcartePhase.COUNTED, (0, 0, 0, 0)
    assert acts(waiting, waiting.public.queue[0]) == {Ready}
