"""Rules of Ruff: worked examples, rulings and options."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, SUIT_WORDS, Card, make, parse, parse_all, suit, text
from crowe_table.engine.core import Action, AnyEvent, Paid, Scored, Seat, Setup, seats
from crowe_table.engine.money import Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.ruff import counting, rules
from crowe_table.games.ruff.actions import (
    Assist,
    AssistAlone,
    DefendAlone,
    DefendTogether,
    KeepHand,
    LayOutFour,
    LayOutOne,
    LeaveStock,
    NameSuit,
    NameSuitAlone,
    OrderUp,
    OrderUpAlone,
    PassBid,
    TakeStock,
    TakeUp,
    TakeUpAlone,
    TurnDown,
)
from crowe_table.games.ruff.options import BOOKS
from crowe_table.games.ruff.rules import Ruff
from crowe_table.games.ruff.state import (
    HAND,
    LAID_DOWN,
    REFUSED,
    STOCK,
    TURNED,
    WASTE,
    RuffPhase,
    RuffState,
    pack_of,
)
from crowe_table.kit.announcing import live_facts, set_scores
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.honours import AnswerCall, CallHonours, PassCall, honours_dealt
from crowe_table.kit.ranking import TRUMP, bowers
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import FOLLOW, Play, may_play
from tests.laws.worked import acts_of, announced, done, examples_among, said

GAME = Ruff()
EXAMPLES = json.loads((Path(__file__).parent / "ruff_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D = seats(4)
NAMES = {name: Seat(seat) for seat, name in enumerate("ABCD")}
LETTERS = "SHDC"


def dealt(
    *hands: str, dealer: Seat = A, up: str = "9H", scores: Sequence[int] = (0, 0), preset: str = "pearson", **more: Any
) -> RuffState:
    """Return a table dealt by this dealer. ``hands`` names some or all cards of A, B, C and D."""
    options = replace(BOOKS[preset], **more)
    setup = Setup(options, 4, (PURSE,) * 4, Chance("ruff"))
    assert GAME.unfit(setup) is None
    s = GAME.new(setup)
    pack = pack_of(options)
    named = [parse_all(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
    used = {parse(up), *(card for hand in named for card in hand)}
    left = [card for card in pack if card not in used]
    packets = rules.PACKETS_OLD if options.old else rules.PACKETS
    for hand in named:
        while len(hand) < sum(packets):
            hand.append(left.pop())
    order = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
    top, taken = [], 0
    for packet in packets:
        top += [card for seat in order for card in named[seat][taken : taken + packet]]
        taken += packet
    s.laid = (*left, *reversed([*top, parse(up)]))
    set_scores(s, tuple(scores))
    rules.deal(s, dealer)
    return s


def do(s: RuffState, *actions: Action) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    return done(GAME, s, actions)


def asked(s: RuffState) -> Seat:
    question = GAME.question(s)
    assert question
    return question.awaited()[0]


def scored(events: Sequence[AnyEvent]) -> list[tuple[str, int, int]]:
    """Return the scores in these events. Each entry has the kind, the side and the points."""
    return [(e.what.key.removeprefix("score-"), e.side, e.points) for e in events if isinstance(e, Scored)]


def played_out(s: RuffState, makers: int) -> list[AnyEvent]:
    """End the play with ``makers`` tricks for the makers. Return the events of the scoring."""
    r = s.public
    side = r.sides[r.maker]
    others = next(seat for seat in r.playing if r.sides[seat] != side)
    r.tricks = tuple([makers * (seat == r.maker) + (5 - makers) * (seat == others) for seat in seats(4)])
    events: list[AnyEvent] = []
    s.emit, s.reported = events.append, live_facts(s.public)
    rules.count(s)
    s.emit = None
    return events


def made(s: RuffState, alone: bool = False) -> RuffState:
    """Let the eldest order the card up, and return the table."""
    do(s, (OrderUpAlone if alone else OrderUp)(asked(s)))
    if s.public.phase == RuffPhase.EXCHANGE:
        do(s, LayOutOne(s.public.dealer, s.at(TURNED)[0]))
    return s


# --- Worked examples -------------------------------------------------------------------------------------------------


@examples("order")
def test_the_order_of_trumps(given: Any, expect: Any) -> None:
    order = bowers(LETTERS.index(given["trump"]))
    trumps = [card for card in pack_of(BOOKS["pearson"]) if order.suit_of[card] == TRUMP]
    assert [text(card) for card in sorted(trumps, key=lambda card: -order.power[card])] == expect["order"]


@examples("trick")
def test_the_winning_card_of_a_trick(given: Any, expect: Any) -> None:
    order = bowers(LETTERS.index(given["trump"]))
    cards = tuple(parse(card) for _, card in given["plays"])
    assert given["plays"][order.winning(cards)][0] == expect["winner"]


@examples("legal")
def test_legal_plays(given: Any, expect: Any) -> None:
    order = bowers(LETTERS.index(given["trump"]))
    lawful = may_play(parse_all(given["hand"]), [parse(given["led"])], order, FOLLOW)
    assert [text(card) for card in lawful] == expect["cards"]


@examples("bidding")
def test_bids(given: Any, expect: Any) -> None:
    s = dealt(dealer=NAMES[given["dealer"]], up=given["up"])
    events: list[AnyEvent] = []
    for name, word in given["calls"]:
        seat = NAMES[name]
        acts = acts_of(GAME, s, seat)
        if word == "order":
            kind = next(kind for kind in (OrderUp, Assist, TakeUp) if kind in acts)
            events = do(s, kind(seat))
        elif word in LETTERS:
            events = do(s, NameSuit(seat, SUIT_WORDS[LETTERS.index(word)]))
        else:
            events = do(s, (TurnDown if word == "turn_down" else PassBid)(seat))
    r = s.public
    assert ("all-pass" in announced(events)) == expect.get("redeal", False)
    if "redeal" in expect:
        assert (r.deal, r.dealer, r.scores) == (2, NAMES[expect["dealer"]], (0, 0))
        return
    words = {"say-order-up": "orders up", "say-assist": "assists", "say-take-up": "takes up", "say-name": "names"}
    assert (r.maker, LETTERS[r.trump]) == (NAMES[expect["maker"]], expect["trump"])
    assert (r.phase == RuffPhase.EXCHANGE) == expect["up_to_dealer"]
    assert words[said(events)[0]] == expect["word"]


@examples("exchange")
def test_the_exchange(given: Any, expect: Any) -> None:
    dealer, maker = NAMES[given["dealer"]], NAMES[given["maker"]]
    s = dealt(" ".join(given["hand"]), dealer=dealer, up=given["up"], exchange=given["exchange"])
    while asked(s) != maker:
        do(s, PassBid(asked(s)))
    acts = acts_of(GAME, s, maker)
    kinds = (OrderUpAlone, AssistAlone, TakeUpAlone) if given["alone"] else (OrderUp, Assist, TakeUp)
    do(s, next(kind for kind in kinds if kind in acts)(maker))
    allowed = s.public.phase == RuffPhase.EXCHANGE
    assert allowed == expect["allowed"]
    if allowed:
        do(s, LayOutOne(dealer, parse(given["discard"])) if given["discard"] else KeepHand(dealer))
        assert expect["reason"] == ("exchanged" if s.public.taken_up == dealer else "declined")
    else:
        down = bool(s.at(LAID_DOWN[dealer]))
        assert expect["reason"] == ("dealer lies down" if down else "not taken up")
    hand = s.at(HAND[dealer]) or s.at(LAID_DOWN[dealer])
    assert sorted(map(text, hand)) == sorted(expect["hand"])


@examples("lead")
def test_who_leads(given: Any, expect: Any) -> None:
    dealer, maker = NAMES[given["dealer"]], NAMES[given["maker"]]
    s = dealt(dealer=dealer, first_lead=given["first_lead"])
    while asked(s) != maker:
        do(s, PassBid(asked(s)))
    do(s, (OrderUpAlone if given["alone"] else OrderUp)(maker), LayOutOne(dealer, s.at(TURNED)[0]))
    order = []
    while not s.public.finished:
        seat = asked(s)
        order.append("ABCD"[seat])
        question = GAME.question(s)
        assert question
        do(s, GAME.answers(s, question, seat)[0])
    assert (order[0], order) == (expect["leader"], expect["order"])


@examples("score")
def test_what_a_deal_scores(given: Any, expect: Any) -> None:
    s = made(dealt(), given["alone"])
    events = played_out(s, given["tricks"])
    side = s.public.sides[s.public.maker]
    assert (s.public.scores[side], s.public.scores[1 - side]) == (expect["makers"], expect["others"])
    assert sum(points for _, _, points in scored(events)) == expect["makers"] + expect["others"]


@examples("game")
def test_the_end_of_a_game(given: Any, expect: Any) -> None:
    dealer = D if given["makers"] == "AC" else A
    s = made(dealt(dealer=dealer, scores=tuple(given["score"].values()), game_points=given["target"]), given["alone"])
    played_out(s, given["tricks"])
    assert dict(zip(("AC", "BD"), s.public.scores, strict=True)) == expect["score"]
    assert [name for name, seat in NAMES.items() if seat in s.public.winners] == list(expect["winner"])
    assert s.public.phase == RuffPhase.OVER


OLD = "ruff_and_honours_1674"


@examples("rh_ruffer")
def test_who_ruffs(given: Any, expect: Any) -> None:
    """All other cards except the ace of trumps fill up the hands. If nobody holds the ace, it is in the stock."""
    ace = make(0, suit(parse(given["up"])))
    hands = [" ".join(given["hands"][name]) for name in "ABCD"]
    s = dealt(*hands, dealer=NAMES[given["dealer"]], up=given["up"], preset=OLD)
    holder = next((seat for seat in seats(4) if ace in s.at(HAND[seat])), None)
    if expect["seat"] is None:
        move_to_stock(s, ace)
        rules.begin_ruff(s)
        assert s.public.phase == RuffPhase.PLAY
        return
    assert holder in (None, NAMES[expect["seat"]])
    assert (s.public.phase, asked(s)) == (RuffPhase.RUFF, NAMES[expect["seat"]])
    assert acts_of(GAME, s, asked(s)) == {TakeStock, LeaveStock}


def move_to_stock(s: RuffState, card: Card) -> None:
    """Exchange a card in a hand for one from the stock."""
    for seat in seats(4):
        hand = s.at(HAND[seat])
        if card in hand:
            hand[hand.index(card)], s.at(STOCK)[0] = s.at(STOCK)[0], card


@examples("rh_deal")
def test_scores_of_ruff_and_honours(given: Any, expect: Any) -> None:
    s = dealt(preset=OLD, up="2C", scores=tuple(given["score"].values()), game_points=given["target"])
    r = s.public
    r.tricks = (given["tricks"]["AC"], given["tricks"]["BD"], 0, 0)
    honours = parse_all("AC KC QC JC")
    for seat in seats(4):
        s.at(HAND[seat])[:] = []
    ours, theirs = given["honours"]["AC"], given["honours"]["BD"]
    s.at(HAND[A])[:] = honours[:ours]
    s.at(HAND[B])[:] = honours[ours : ours + theirs]
    rules.count(s)
    assert dict(zip(("AC", "BD"), r.scores, strict=True)) == expect["score"]
    winner = "".join(name for name, seat in NAMES.items() if seat in r.winners) or None
    assert (winner, r.phase == RuffPhase.OVER) == (expect["winner"], bool(expect["winner"]))


@examples("rh_can_ye")
def test_calling_honours(given: Any, expect: Any) -> None:
    """The caller is the eldest, and the ace of trumps is in the stock."""
    up = "2" + given["trump"]
    s = dealt("", " ".join(given["caller"]), "", " ".join(given["partner"]), preset=OLD, up=up)
    for seat in (A, C):
        for card in [card for card in s.at(HAND[seat]) if text(card) in ("AH", "KH", "QH", "JH")]:
            s.at(STOCK).append(card)
    for seat, named in ((B, given["caller"]), (D, given["partner"])):
        s.at(HAND[seat])[:] = parse_all(named)
    s.public.scores = (0, given["score"])
    rules.begin_calls(s)
    allowed = s.public.phase == RuffPhase.CALL and CallHonours in acts_of(GAME, s, B)
    assert allowed == expect["allowed"]
    if not allowed:
        assert not expect["wins"]
        return
    do(s, CallHonours(B))
    do(s, (AnswerCall if AnswerCall in acts_of(GAME, s, D) else PassCall)(D))
    assert (s.public.phase == RuffPhase.OVER) == expect["wins"]
    if expect["wins"]:
        assert s.public.winners == (B, D)


# --- Rulings of Euchre -----------------------------------------------------------------------------------------------


def test_r1_there_are_two_games_named_ruff() -> None:
    assert BOOKS["pearson"].game == BOOKS["hoyle_euchre"].game == "euchre"
    assert BOOKS[OLD].old
    for points, game in ((9, "euchre"), (5, "ruff_and_honours")):
        options = replace(BOOKS["pearson"], game=game, game_points=points)
        reason = GAME.unfit(Setup(options, 4, (PURSE,) * 4, Chance("r1")))
        assert reason is not None
        assert reason.key == "unfit-points"


def test_r2_everything_goes_to_the_left() -> None:
    s = dealt(dealer=B)
    assert asked(s) == C
    do(s, PassBid(C))
    assert asked(s) == D
    s = made(dealt(dealer=B))
    played_out(s, 3)
    do(s, *[Ready(seat) for seat in seats(4)])
    assert s.public.dealer == C


def test_r3_no_trick_is_a_euchre_too() -> None:
    assert counting.result_name(0) == counting.result_name(2) == "euchre"


def test_r4_the_dealer_gets_the_turned_card_whoever_made_it_trumps() -> None:
    s = dealt(up="9H")
    do(s, OrderUp(B))
    assert acts_of(GAME, s, A) == {LayOutOne, KeepHand}
    do(s, LayOutOne(A, parse("9H")))
    assert s.at(WASTE[A]) == [parse("9H")]
    assert len(s.at(HAND[A])) == 5
    s = dealt(preset="hoyle_euchre")
    do(s, OrderUp(B))
    assert acts_of(GAME, s, A) == {LayOutOne}


def test_r4_the_card_laid_out_stays_hidden() -> None:
    s = dealt(up="9H")
    do(s, OrderUp(B), LayOutOne(A, parse("9H")))
    for seat in (B, C, D):
        seen = project(GAME, s, seat, GAME.question(s))
        assert tuple(seen.zone(WASTE[A].key).cards) == (HIDDEN,)


def test_r5_a_lone_maker_says_so_at_once_and_the_partner_lies_down() -> None:
    s = dealt()
    events = do(s, OrderUpAlone(B))
    assert said(events) == ["say-order-up-alone"]
    assert not s.at(HAND[D])
    assert len(s.at(LAID_DOWN[D])) == 5
    assert s.public.playing == (A, B, C)
    assert all(card == HIDDEN for card in project(GAME, s, A, GAME.question(s)).zone(LAID_DOWN[D].key).cards)


def test_r6_the_maker_leads_or_eldest() -> None:
    for lead, leader in (("maker", C), ("eldest", B)):
        s = dealt(first_lead=lead)
        do(s, PassBid(B), Assist(C), KeepHand(A))
        assert asked(s) == leader


def test_r7_who_deals_when_nobody_makes_trumps() -> None:
    for who, dealer in (("same_dealer", A), ("next_dealer", B)):
        s = dealt(all_pass=who)
        do(s, PassBid(B), PassBid(C), PassBid(D), TurnDown(A), *[PassBid(seat) for seat in (B, C, D, A)])
        assert s.public.dealer == dealer


def test_r8_follow_suit_or_play_anything_and_the_left_bower_is_a_trump() -> None:
    s = dealt("", "JC 9H KD AS 7S", "AC KC QC TC 9C", up="8S", dealer=A)
    do(s, PassBid(B), Assist(C), KeepHand(A), Play(C, parse("AC")))
    do(s, Play(D, next(iter(may_play(s.at(HAND[D]), s.public.trick, bowers(0), FOLLOW)))))
    do(s, Play(A, next(iter(may_play(s.at(HAND[A]), s.public.trick, bowers(0), FOLLOW)))))
    assert GAME.refuse(s, Play(B, parse("KD"))) is None
    s = dealt("", "JC 9H KD AH 7D", up="8S", dealer=A)
    do(s, OrderUp(B), KeepHand(A), Play(B, parse("JC")))
    question = GAME.question(s)
    assert question
    assert dict(question.args)["suit"] == 0, "a trump was led, and no club"


def test_the_left_bower_has_its_own_refusal() -> None:
    s = dealt("", "AS 9H KD AH 7D", "JC 9C 8D 7H 8H", up="8S", dealer=A)
    do(s, OrderUp(B), KeepHand(A), Play(B, parse("AS")))
    reason = GAME.refuse(s, Play(C, parse("9C")))
    assert reason
    assert (reason.key, dict(reason.args)) == ("refuse-changed-suit", {"card": parse("JC"), "suit": 0})


def test_r9_defending_alone() -> None:
    s = dealt(defend_alone=True)
    do(s, OrderUpAlone(B), KeepHand(A))
    assert (s.public.phase, asked(s)) == (RuffPhase.DEFENCE, C)
    do(s, DefendTogether(C))
    assert asked(s) == A
    do(s, DefendAlone(A))
    assert s.public.playing == (A, B)
    assert asked(s) == B
    events = played_out(s, 2)
    assert scored(events) == [("euchre", 0, 4)]
    s = dealt(defend_alone=True)
    do(s, OrderUpAlone(B), KeepHand(A), DefendTogether(C), DefendTogether(A))
    assert s.public.phase == RuffPhase.PLAY
    assert s.public.playing == (A, B, C)


def test_r10_the_same_colour_may_be_named_but_not_the_suit_turned_down() -> None:
    s = dealt(up="JH")
    do(s, PassBid(B), PassBid(C), PassBid(D), TurnDown(A))
    assert s.at(REFUSED) == [parse("JH")]
    reason = GAME.refuse(s, NameSuit(B, "hearts"))
    assert reason
    assert (reason.key, reason.law) == ("refuse-turned-down", "the-second-round")
    question = GAME.question(s)
    assert question
    assert all(action.word != "hearts" for action in GAME.answers(s, question, B) if isinstance(action, NameSuit))
    do(s, NameSuitAlone(B, "diamonds"))
    assert s.public.trump == 2
    assert s.public.phase == RuffPhase.PLAY


def revoking(dealer: Seat = A, **more: Any) -> RuffState:
    """Return a table at which C has revoked. B led a trump, and C threw a club while holding a trump."""
    s = dealt("", "AS 9H KD AH 7D", "KS 9C 8D 7H 8H", up="8S", dealer=dealer, regulations="strict", **more)
    do(s, OrderUp(B), KeepHand(A), Play(B, parse("AS")), Play(C, parse("9C")))
    while s.public.phase == RuffPhase.PLAY:
        question = GAME.question(s)
        assert question
        seat = question.awaited()[0]
        do(s, next(action for action in GAME.answers(s, question, seat) if isinstance(action, Play)))
    return s


def test_r11_a_revoke_costs_two_and_its_side_scores_nothing() -> None:
    s = revoking()
    assert s.public.phase == RuffPhase.COUNT
    events = do(s, ClaimRevoke(B, C, 1), *[Ready(seat) for seat in seats(4)])
    assert ("revoke", 1, 2) in scored(events)
    assert all(side == 1 for _, side, _ in scored(events))


def test_r11_revokes_of_both_sides_cancel_the_scores() -> None:
    s = made(dealt(regulations="strict"))
    s.public.revokes = replace(s.public.revokes, proved=((0, "points"), (1, "points")))
    assert scored(played_out(s, 5)) == []


def test_r12_losers_without_a_point_may_pay_double() -> None:
    for lurch, others, paid in (("off", 0, 240), ("love", 0, 480), ("love", 1, 240)):
        s = made(dealt(scores=(others, 4), lurch=lurch))
        s.public.pointless = (0,) if not others else ()
        events = played_out(s, 3)
        payments = [event for event in events if isinstance(event, Paid)]
        assert [(p.source, p.target, p.farthings) for p in payments] == [
            (purse(A), purse(B), paid),
            (purse(C), purse(D), paid),
        ]


def test_a_short_purse_pays_what_remains() -> None:
    s = made(dealt(scores=(0, 4)))
    s.ledger.pay(purse(A), purse(C), Farthings(2000), "given")
    events = played_out(s, 3)
    assert [event.farthings for event in events if isinstance(event, Paid)] == [16, 240]


def test_a_rubber_is_paid_once_at_its_end() -> None:
    s = made(dealt(preset="hoyle_euchre", scores=(0, 4)))
    events = played_out(s, 3)
    assert not [event for event in events if isinstance(event, Paid)]
    assert s.public.phase == RuffPhase.COUNTED
    assert s.public.games(1) == 1
    do(s, *[Ready(seat) for seat in seats(4)])
    assert s.public.scores == (0, 0)
    set_scores(s, (3, 4))
    events = played_out(made(s), 5)
    assert s.public.phase == RuffPhase.OVER or s.public.games(0) == 1


def test_the_dealers_partner_may_have_to_assist_alone() -> None:
    s = dealt(assist_alone=True)
    do(s, PassBid(B))
    assert acts_of(GAME, s, C) == {AssistAlone, PassBid}


# --- Rulings of Ruff and Honours -------------------------------------------------------------------------------------


def test_h1_numbers_of_ruff_and_honours() -> None:
    assert counting.points_for_tricks((8, 4)) == (2, 0)
    assert counting.points_for_honours((3, 1), (False, False)) == (0, 2)
    assert counting.points_for_honours((0, 4), (False, False)) == (1, 4)
    assert counting.points_for_honours((2, 2), (False, False)) == (-1, 0)
    assert BOOKS[OLD].game_points == 9


def test_h2_a_turned_ace_belongs_to_the_dealer_or_nobody() -> None:
    s = dealt(preset=OLD, up="AC")
    assert (s.public.phase, asked(s)) == (RuffPhase.RUFF, A)
    do(s, TakeStock(A))
    assert parse("AC") in s.at(HAND[A])
    assert len(s.at(HAND[A])) == 16
    assert dealt(preset=OLD, up="AC", ace_turned="nobody").public.phase == RuffPhase.PLAY


def test_h3_any_four_of_sixteen_may_be_laid_out() -> None:
    s = dealt("", "AC", preset=OLD, up="2C")
    do(s, TakeStock(B))
    assert len(s.at(HAND[B])) == 16
    assert not s.at(STOCK)
    assert not s.at(TURNED)
    four = tuple(s.at(HAND[B])[-4:])
    do(s, LayOutFour(B, four))
    assert len(s.at(HAND[B])) == 12
    assert tuple(s.at(WASTE[B])) == four
    assert s.public.phase == RuffPhase.PLAY
    assert asked(s) == B
    s = dealt("", "AC", preset=OLD, up="2C")
    do(s, LeaveStock(B))
    assert s.public.phase == RuffPhase.PLAY
    assert len(s.at(STOCK)) == 3


def test_h3_the_ace_is_shown_and_laid_out_honours_do_not_count() -> None:
    s = dealt("", "AC KC QC", preset=OLD, up="JC")
    do(s, TakeStock(B))
    seen = project(GAME, s, A, GAME.question(s))
    assert [card for card in seen.zone(HAND[B].key).cards if card != HIDDEN] == [parse("AC")]
    do(s, LayOutFour(B, tuple(parse_all("AC KC QC JC"))))
    assert not any(honours_dealt(s, rules.TRICKS))


def test_h4_honours_count_between_partners() -> None:
    s = dealt("KC", "AC", "QC JC", preset=OLD, up="2C")
    do(s, LeaveStock(B))
    assert s.public.by_side(honours_dealt(s, rules.TRICKS)) == (3, 1)


def test_h5_tricks_score_before_honours_and_a_side_at_eight_may_lose_them() -> None:
    for at_eight, score in (("after_tricks", 10), ("call_only", 8)):
        s = dealt("AC KC QC", "JC", preset=OLD, up="2C", scores=(8, 8), honours_at_eight=at_eight, can_ye=False)
        do(s, LeaveStock(A))
        s.public.tricks = (6, 6, 0, 0)
        rules.count(s)
        assert s.public.scores[0] == score
    s = dealt("AC KC QC", "JC", preset=OLD, up="2C", scores=(8, 8))
    do(s, LeaveStock(A))
    s.public.phase, s.public.tricks = RuffPhase.PLAY, (5, 7, 0, 0)
    rules.count(s)
    assert s.public.winners == (B, D), "the tricks are counted first"


def test_h6_twelve_cards_by_threes_and_four_in_the_stock() -> None:
    s = dealt(preset=OLD)
    assert [len(s.at(HAND[seat])) for seat in seats(4)] == [12] * 4
    assert (len(s.at(STOCK)), len(s.at(TURNED))) == (3, 1)


def test_a_holder_of_three_honours_need_not_ask() -> None:
    s = dealt("AC", "KC QC JC", preset=OLD, up="2C", scores=(0, 8))
    do(s, LeaveStock(A), CallHonours(B))
    assert s.public.winners == (B, D)
    assert s.public.scores == (0, 10)


def test_a_revoke_at_ruff_and_honours_costs_one_point() -> None:
    s = dealt("AC", preset=OLD, up="2C", scores=(8, 8), regulations="strict", can_ye=False)
    do(s, LeaveStock(A))
    s.public.revokes = replace(s.public.revokes, proved=((0, "points"),))
    s.public.tricks = (12, 0, 0, 0)
    rules.count(s)
    assert s.public.winners == (B, D)
    assert s.public.scores == (8, 9)


@pytest.mark.parametrize("points", [5, 7, 10])
def test_the_game_is_five_seven_or_ten(points: int) -> None:
    s = made(dealt(scores=(0, points - 1), game_points=points))
    played_out(s, 3)
    assert s.public.winners == (B, D)


def test_the_left_bower_is_sorted_among_the_trumps() -> None:
    options = GAME.preset("pearson", 4)
    layout, s = GAME.layout(options, 4), GAME.new(Setup(options, 4, (Farthings(480),) * 4, Chance("hand")))
    hand = parse_all("JH AS 9D JD QH")
    for trumps, expected in (((), "AS QH JH JD 9D"), ((suit(parse("9D")),), "JD JH 9D AS QH")):
        s.public.trumps = trumps
        assert sorted(hand, key=layout.hand_order_now(s.public).index) == parse_all(expected)
