"""Rules of Rubicon Bézique: worked examples, and every ruling and option."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import ACE, KING, QUEEN, SPADES, SUITS, Card, make, parse, parse_all, text
from crowe_table.engine.core import Action, Announced, AnyEvent, Ended, Moved, Reason, Said, Scored, Seat, Setup
from crowe_table.engine.money import BOX, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.bezique.actions import (
    CallFresh,
    ChooseDeal,
    DeclareBlanche,
    DeclareMeld,
    Draw,
    HearOnlooker,
    KeepPacks,
    ReportTorn,
    Resign,
    ShowDrawn,
    Waive,
)
from crowe_table.games.bezique.melds import (
    KINDS,
    LAWFUL,
    Meld,
    MeldRight,
    declarable,
    fixes_trumps,
    meld_right,
    points,
    scored_with,
)
from crowe_table.games.bezique.options import BOOKS, BeziqueOptions
from crowe_table.games.bezique.player import evaluate
from crowe_table.games.bezique.rules import ANY_CARD, Bezique
from crowe_table.games.bezique.settlement import settlement_of
from crowe_table.games.bezique.state import (
    DECLARED,
    HAND,
    HEAP,
    PACKS,
    STOCK,
    TAKEN,
    BeziquePhase,
    BeziqueState,
    brisques,
    held,
    order,
)
from crowe_table.kit.card_declarations import DeclaredCards, parse_declared
from crowe_table.kit.dealing import Cut
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.tricks import Play, may_play
from crowe_table.search.levels import SHARP
from crowe_table.words import Company, Words
from tests.laws.exhibited import famous_hand
from tests.laws.worked import announced, done, examples_among

GAME = Bezique()
A, B = Seat(0), Seat(1)
EXAMPLES = json.loads((Path(__file__).parent / "bezique_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(4000)
WORDS = Words().game("bezique").to(Company(names=("A", "B"), viewer=A))


def example(name: str) -> tuple[Any, Any]:
    found = next(each for each in EXAMPLES if each["name"] == name)
    return found["given"], found["expect"]


def card(name: str) -> Card:
    """Parse a card. ``KS2`` is the second copy of the king of spades, and ``KS`` the first."""
    return parse(f"{name[:2]}'{name[2:] or 1}")


def cards(names: Sequence[str]) -> list[Card]:
    return [card(name) for name in names]


def suit_of(letter: str | None) -> int:
    return NO_TRUMP if letter is None else SUITS.index(letter)


def sat_down(preset: str = "portland_1887", purses: Sequence[int] = (), **rules: object) -> BeziqueState:
    """Return a table at its first question."""
    held = tuple(map(Farthings, purses)) or (PURSE,) * 2
    setup = Setup(replace(BOOKS[preset], **rules), 2, held, Chance("bézique"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(
    leader: str = "",
    other: str = "",
    stock: int = 110,
    trump: str | None = None,
    scores: tuple[int, int] = (0, 0),
    laid: str = "",
    **more: Any,
) -> BeziqueState:
    """Return a game dealt by B with A to lead, with these hands and ``stock`` cards left in the stock.

    ``laid`` are A's declared cards. ``drawn``, if given, are the next cards of the stock.
    """
    drawn = parse_all(more.pop("drawn", ""))
    s = sat_down(**more)
    r = s.public
    hands = [parse_all(leader), parse_all(other)]
    table = parse_all(laid)
    left = [each for each in PACKS if each not in {*hands[0], *hands[1], *table, *drawn}]
    for each, size in zip(hands, (9 - len(table), 9), strict=True):
        while len(each) < size:
            each.append(left.pop(5))
    for pile in s.piles.values():
        pile.clear()
    s.at(HAND[A])[:], s.at(HAND[B])[:] = hands
    s.at(DECLARED[A])[:] = table
    s.at(STOCK)[:] = [*left, *reversed(drawn)][-stock:] if stock else []
    s.at(HEAP)[:] = [each for each in [*left, *reversed(drawn)] if each not in s.at(STOCK)]
    r.deal, r.dealer, r.scores, r.cutting = 1, B, scores, ()
    r.trumps = () if trump is None else (suit_of(trump),)
    r.melds, r.blanches, r.drawn, r.tricks = ((), ()), (0, 0), r.ring, (0, 0)
    r.phase, r.turn, r.trick, r.plays = (BeziquePhase.TRICK if stock else BeziquePhase.LAST_NINE), A, (), ()
    return s


def acts(s: BeziqueState, seat: Seat) -> tuple[type[Action], ...]:
    question = GAME.question(s)
    asked = question.asked_of(seat) if question else None
    return asked.acts if asked else ()


def answers(s: BeziqueState, seat: Seat) -> Sequence[Action]:
    question = GAME.question(s)
    assert question is not None
    return GAME.answers(s, question, seat)


def do(s: BeziqueState, *actions: Action) -> list[AnyEvent]:
    """Submit actions, and fail if one is refused. Return the events."""
    return done(GAME, s, actions)


def play(s: BeziqueState, *names: str) -> list[AnyEvent]:
    """Play cards, each for the seat whose turn it is."""
    events = []
    for name in names:
        events += do(s, Play(s.public.turn, parse(name)))
    return events


def refused(s: BeziqueState, action: Action) -> Reason:
    """Return why the action is refused."""
    question = GAME.question(s)
    asked = question.asked_of(action.seat) if question else None
    assert asked is not None
    reason = GAME.refuse(s, action) if type(action) in asked.acts else GAME.untimely(s, action)
    assert reason is not None
    assert WORDS.has(reason.key), reason
    return reason


def scored(events: Sequence[AnyEvent]) -> list[tuple[int, int, str]]:
    return [(e.seat, e.points, e.what.key) for e in events if isinstance(e, Scored)]


def declare(kind: str, key: int, names: str) -> str:
    """Return the name under which the game offers a declaration."""
    return DeclaredCards(kind, key, tuple(sorted(parse_all(names)))).name


# --- Tricks ----------------------------------------------------------------------------------------------------------


@examples("trick")
def test_who_wins_a_trick(given: Any, expect: Any) -> None:
    trick = (card(given["lead"]), card(given["reply"] + "2"))
    assert ["leader", "follower"][order(suit_of(given["trump"])).winning(trick)] == expect["winner"]


def test_any_card_may_be_played_while_the_stock_lasts() -> None:
    s = dealt("AH 7S", "9H KS", trump="S")
    play(s, "AH")
    assert [type(each) for each in answers(s, B)].count(Play) == 9
    assert may_play(parse_all("9H KS"), parse_all("AH"), order(SPADES), ANY_CARD) == parse_all("9H KS")


def test_the_winner_leads_next_and_draws_first() -> None:
    s = dealt("7H", "9H", drawn="AS KS")
    play(s, "7H", "9H")
    assert s.public.turn == B
    do(s, Waive(B))
    assert (s.at(HAND[B])[-1], s.at(HAND[A])[-1]) == (parse("AS"), parse("KS"))
    assert s.public.turn == B


@examples("brisque")
def test_the_heap_is_gathered_with_a_brisque(given: Any, expect: Any) -> None:
    named_ = [[f"{name}'2" for name in trick] for trick in given["tricks"]]
    s = dealt(f"{named_[0][0]} {named_[1][0]} {named_[2][1]}", f"{named_[0][1]} {named_[1][1]} {named_[2][0]}")
    for at, (trick, winner) in enumerate(zip(named_, given["trick_winners"], strict=True), start=1):
        play(s, *trick)
        assert s.public.turn == "AB".index(winner)
        assert len(s.at(HEAP)) == (0 if at == expect["heap_gathered_after_trick"] else 2 * at)
        do(s, (Draw if Draw in acts(s, s.public.turn) else Waive)(s.public.turn))
    assert len(s.at(TAKEN["AB".index(expect["gathered_by"])])) == 6
    assert {name: brisques(s.at(TAKEN["AB".index(name)])) for name in "AB"} == expect["brisques"]


PHASES = {"last nine tricks": BeziquePhase.LAST_NINE}


@examples("last9")
def test_the_last_nine_tricks_are_played_strictly(given: Any, expect: Any) -> None:
    s = dealt(f"{given['lead']}'4", " ".join(f"{name}'2" for name in given["hand"]), stock=0, trump=given["trump"])
    assert s.public.phase is PHASES[given["phase"]]
    del s.at(HAND[B])[len(given["hand"]) :]
    play(s, f"{given['lead']}'4")
    lawful = [each.card for each in answers(s, B) if isinstance(each, Play)]
    assert sorted(text(each)[:2] for each in lawful) == sorted(expect["legal"])


def test_each_duty_has_its_own_refusal() -> None:
    s = dealt("TH'2 7C", "KH 8H 7S QC", stock=0, trump="S")
    play(s, "TH'2")
    assert refused(s, Play(B, parse("7S"))).key == "refuse-follow"
    s = dealt("9H'2 7C", "KH 8H 7S QC", stock=0, trump="S")
    play(s, "9H'2")
    assert refused(s, Play(B, parse("8H"))).key == "refuse-win"
    clubs = "QC QC'2 QC'3 QC'4 9C 9C'2 9C'3 9C'4"
    s = dealt("TH'2 7C", f"7S {clubs}", stock=0, trump="S")
    play(s, "TH'2")
    assert refused(s, Play(B, parse("QC"))).key == "refuse-trump"


def test_without_a_marriage_or_sequence_there_are_no_trumps_to_the_end() -> None:
    # Ruling R2.
    s = dealt("7H", "AS AS'2 AS'3 AS'4 KS KS'2 KS'3 KS'4 QC", stock=0)
    play(s, "7H", "AS")
    assert s.public.turn == A


# --- Declarations ----------------------------------------------------------------------------------------------------


WHY = {
    "fresh cards": MeldRight.FRESH,
    "restored after a card was played": MeldRight.RESTORED,
    "cross marriage of two declared pairs": MeldRight.CROSSED,
    "king or queen already used in a sequence": MeldRight.IN_SEQUENCE,
    "no card of the earlier combination has been played": MeldRight.UNPLAYED,
    "the same cards already scored for this": MeldRight.AGAIN,
}


@examples("declare")
def test_what_may_be_declared(given: Any, expect: Any) -> None:
    hand: list[Card] = []
    melds: tuple[Meld, ...] = ()
    trump, total, awaited = suit_of(given["trump"]), 0, iter(expect["declarations"])
    for step, *rest in given["steps"]:
        if step == "hold":
            hand += cards(rest[0])
        elif step == "play":
            hand = [each for each in hand if each not in cards(rest[0])]
        else:
            kind, key, names = rest
            key = "AKQJ".index(key) if kind == "quartet" else SUITS.index(key) if isinstance(key, str) else key
            key = (ACE, KING, QUEEN, 10)[key] if kind == "quartet" else key
            meld = DeclaredCards(kind, key, tuple(sorted(cards(names))))
            right, wanted = meld_right(meld, hand, melds, crossing=True), next(awaited)
            called = f"bezique x{key}" if kind == "bezique" else kind
            assert (called, cards(names)) == (wanted["declares"], cards(wanted["cards"]))
            assert right is WHY[wanted["reason"]]
            assert (points(meld, trump) if right in LAWFUL else 0) == wanted["scores"]
            if right in LAWFUL:
                total += points(meld, trump)
                trump = meld.key if trump == NO_TRUMP and fixes_trumps(meld) else trump
                melds = scored_with(meld, hand, melds, right)
            assert trump == suit_of(wanted["trump"])
    assert list(awaited) == []
    assert (total, trump) == (expect["total"], suit_of(expect["trump"]))


@pytest.mark.parametrize(
    ("names", "score", "trump", "said"),
    [
        ("marriage-1-QH-KH", 40, (1,), "say-royal-marriage"),
        ("sequence-3-AC-TC-JC-QC-KC", 250, (3,), "say-royal-sequence"),
        ("bezique-1-QS-JD", 40, (), "say-bezique"),
        ("bezique-2-QS-QS'2-JD-JD'2", 500, (), "say-bezique"),
        ("bezique-3-QS-QS'2-QS'3-JD-JD'2-JD'3", 1500, (), "say-bezique"),
        ("quartet-0-AS-AS'2-AH-AD", 100, (), "say-aces"),
        ("quartet-12-KS-KS'2-KH-KD", 80, (), "say-kings"),
        ("quartet-11-QH-QH'2-QC-QD", 60, (), "say-queens"),
        ("quartet-10-JS-JS'2-JH-JC", 40, (), "say-knaves"),
    ],
)
def test_each_declaration_scores_and_the_first_marriage_or_sequence_makes_trumps(
    names: str, score: int, trump: tuple[int, ...], said: str
) -> None:
    # Rulings R2 and R3.
    meld = parse_declared(names, KINDS)
    assert meld is not None
    s = dealt(f"9S'4 {' '.join(text(each) for each in meld.cards)}", "7S")
    play(s, "9S'4", "7S")
    events = do(s, DeclareMeld(A, meld.name))
    assert scored(events) == [(A, score, said.replace("say", "score"))]
    assert next(e.words.key for e in events if isinstance(e, Said)) == said
    assert (s.public.trumps, s.public.scores) == (trump, (score, 0))
    assert sorted(s.at(DECLARED[A])) == list(meld.cards)
    assert (len(held(s, A)), len(held(s, B))) == (9, 9)


def test_in_another_suit_than_trumps_a_marriage_scores_twenty_and_a_sequence_a_hundred_and_fifty() -> None:
    marriage, sequence = parse_declared("marriage-1-QH-KH", KINDS), parse_declared("sequence-1-AH-TH-JH-QH-KH", KINDS)
    assert marriage
    assert sequence
    assert [points(each, SPADES) for each in (marriage, sequence)] == [20, 150]


def test_declared_cards_are_played_from_the_table_and_still_count() -> None:
    s = dealt("9S'4 KS'2", "7S 7S'2", trump="H", laid="QS JD")
    s.public.melds = ((Meld("bezique", 1, tuple(parse_all("JD QS'1"))),), ())
    s.public.melds = ((Meld("bezique", 1, (parse("QS"), parse("JD"))),), ())
    play(s, "9S'4", "7S")
    do(s, DeclareMeld(A, declare("marriage", SPADES, "KS'2 QS")))
    assert sorted(s.at(DECLARED[A])) == sorted(parse_all("QS JD KS'2"))
    assert Play(A, parse("JD")) in answers(s, A)
    play(s, "JD")
    assert sorted(s.at(DECLARED[A])) == sorted(parse_all("QS KS'2"))


def test_scoring_a_higher_kind_forfeits_the_lower() -> None:
    """Ruling R6: the king and queen of a scored sequence cannot score a marriage later, but a new pair can."""
    s = dealt("KS'2 QS'2 9H", "7H 7H'2", trump="S", laid="AS TS KS QS JS")
    s.public.melds = ((Meld("sequence", SPADES, tuple(sorted(parse_all("AS TS KS QS JS")))),), ())
    play(s, "9H", "7H")
    for names, key in (("KS QS", "refuse-meld-in-sequence"), ("KS QS'2", "refuse-meld-in-sequence")):
        assert refused(s, DeclareMeld(A, declare("marriage", SPADES, names))).key == key
    do(s, DeclareMeld(A, declare("marriage", SPADES, "KS'2 QS'2")))


def test_each_invalid_declaration_has_its_own_refusal_and_law() -> None:
    held_ = "QS QS'2 JD JD'2 KS 9H"
    s = dealt(held_, "7H", trump="H")
    s.public.melds = (
        (
            Meld("bezique", 2, tuple(sorted(parse_all("QS QS'2 JD JD'2")))),
            Meld("marriage", 0, (parse("QS"), parse("KS"))),
        ),
        (),
    )
    play(s, "9H", "7H")
    faults = {
        declare("bezique", 1, "QS JD"): "refuse-meld-in-greater",
        declare("marriage", SPADES, "KS QS"): "refuse-meld-again",
        declare("marriage", SPADES, "KS QS'2"): "refuse-meld-unplayed",
        declare("marriage", SPADES, "KS'2 QS'2"): "refuse-meld-no-such",
        "nonsense": "refuse-meld-no-such",
    }
    for offer, key in faults.items():
        reason = refused(s, DeclareMeld(A, offer))
        assert (reason.key, reason.law) == (key, "declaring-again")
    assert len(set(faults.values())) == 4


def test_one_declaration_on_each_trick_and_none_once_the_stock_is_gone() -> None:
    s = dealt("9H KS QS KC QC", "7H", trump="H")
    play(s, "9H", "7H")
    do(s, DeclareMeld(A, declare("marriage", SPADES, "KS QS")))
    again = DeclareMeld(A, declare("marriage", 3, "KC QC"))
    assert refused(s, again) == Reason("refuse-one-a-trick", law="declaring")
    play(s, "KC")
    assert refused(s, DeclareMeld(B, again.offer)).key == "refuse-declare-first"
    s = dealt("9H KS QS KC QC", "7H", stock=0, trump="H")
    assert refused(s, again) == Reason("refuse-stock-gone", law="the-last-nine")
    s = sat_down()
    assert refused(s, DeclareMeld(s.public.cutting[0], again.offer)).key == "refuse-not-the-question"


@examples("timing")
def test_when_a_declaration_is_made(given: Any, expect: Any) -> None:
    if "stock_left" in given:
        winner = Seat("AB".index(given["trick_won_by"]))
        s = dealt("9H KS QS", "7H", stock=given["stock_left"], trump="H")
        play(s, "9H", "7H")
        assert s.public.turn == winner
        assert (DeclareMeld in acts(s, winner)) == given["has_declaration"] == expect["may_score"]
        events = do(s, DeclareMeld(winner, declare("marriage", SPADES, "KS QS")))
        assert s.public.phase is BeziquePhase.LAST_NINE
        assert not s.at(DECLARED[winner])
        assert "last-nine" in announced(events)
        facts = {
            "both draw": all(len(s.at(HAND[seat])) == 9 for seat in s.public.ring),
            "stock empty": not s.at(STOCK),
            "no more declarations": DeclareMeld not in acts(s, winner),
        }
        assert ", ".join(fact for fact, true in facts.items() if true) == expect["then"]
    elif "pack" in given:
        s = sat_down(first_deal="chosen")
        do(s, Cut(B, 60))
        hands = [s.at(HAND[seat]) for seat in s.public.ring]
        assert (len(PACKS), sum(map(len, hands))) == (given["pack"], given["dealt"])
        drawn, last = len(s.at(STOCK)) // 2, len(hands[0])
        found = {"stock": len(s.at(STOCK)), "tricks_with_draws": drawn, "last_tricks": last, "tricks": drawn + last}
        assert found == expect
    else:
        assert given["won_trick"]
        s = dealt("9H QS JD KS", "7H 7H'2", trump="H")
        play(s, "9H", "7H")
        named_ = {
            each.offer: parse_declared(each.offer, KINDS) for each in answers(s, A) if isinstance(each, DeclareMeld)
        }
        melds = {offer: f"{meld.kind} {points(meld, s.public.trump)}" for offer, meld in named_.items() if meld}
        assert sorted(melds.values()) == sorted(given["scorable"])
        chosen = next(offer for offer, said in melds.items() if said == given["chooses"])
        assert scored(do(s, DeclareMeld(A, chosen))) == [(A, expect["scores"], "score-bezique")]
        left = DeclaredCards("marriage", 0, tuple(parse_all("QS KS")))
        assert meld_right(left, held(s, A), s.public.melds[A], True) in LAWFUL
        play(s, given["then_plays"][:2])
        lost = meld_right(left, held(s, A), s.public.melds[A], True) not in LAWFUL
        assert lost == expect["marriage_lost"]


def test_the_winner_is_asked_even_with_nothing_to_declare() -> None:
    """The question looks the same in both cases, so that the opponent learns nothing."""
    seen = []
    for leader in ("9H KS QS 7C 8C 7D 8D 7S 8S", "9H KS JS 7C 8C 7D 8D 7S 8S"):
        s = dealt(leader, "7H", trump="H")
        play(s, "9H", "7H")
        seen.append(project(GAME, s, B, GAME.question(s)).ask)
        assert Resign in acts(s, A)
        assert ({DeclareMeld, Waive} <= set(acts(s, A))) == ("QS" in leader)
    assert seen[0] == seen[1]


def test_one_of_each_kind_is_offered_preferring_fresh_cards() -> None:
    hand = parse_all("KS KS'2 QS QS'2 9H 9H'2 9H'3 9H'4 7D")
    melds = (Meld("marriage", 0, (parse("QS"), parse("KS"))),)
    assert [each.cards for each in declarable(hand, melds, crossing=True)] == [tuple(sorted(parse_all("KS'2 QS'2")))]
    left = [each for each in hand if each != parse("QS")]
    assert [each.cards for each in declarable(left, melds, crossing=True)] == [tuple(sorted(parse_all("KS'2 QS'2")))]


def test_of_equal_cards_those_on_the_table_are_offered() -> None:
    hand = parse_all("KS KS'2 QS 9H")
    assert declarable(hand, (), True, laid=parse_all("KS'2"))[0].cards == tuple(sorted(parse_all("KS'2 QS")))


@pytest.mark.parametrize("crossed", [True, False])
def test_crossed_marriages_are_an_option(crossed: bool) -> None:
    # Ruling R5.
    s = dealt("9H 8H", "7H", trump="H", laid="KS QS KS'2 QS'2", crossed_marriages=crossed)
    s.public.melds = (tuple(Meld("marriage", 0, tuple(parse_all(pair))) for pair in ("QS KS", "QS'2 KS'2")), ())
    play(s, "9H", "7H")
    crossing = DeclareMeld(A, declare("marriage", 0, "KS QS'2"))
    assert (GAME.refuse(s, crossing) is None) == crossed if crossed else DeclareMeld not in acts(s, A)


def test_a_set_is_renewed_once_and_so_is_the_renewed_set() -> None:
    """Five kings cannot score alternately (R4). If a card that belongs to two sets is played, both may be renewed."""
    hand = parse_all("KS KS'2 KS'3 KH KD KC")
    first = DeclaredCards("quartet", KING, tuple(sorted(parse_all("KS KH KD KC"))))
    melds = scored_with(first, hand, (), MeldRight.FRESH)
    hand.remove(parse("KC"))
    second = DeclaredCards("quartet", KING, tuple(sorted(parse_all("KS KH KD KS'2"))))
    assert meld_right(second, hand, melds, True) is MeldRight.RESTORED
    melds = scored_with(second, hand, melds, MeldRight.RESTORED)
    assert [each.renewed for each in melds] == [True, False]
    third = DeclaredCards("quartet", KING, tuple(sorted(parse_all("KS KH KD KS'3"))))
    assert meld_right(third, hand, melds, True) is MeldRight.UNPLAYED
    hand.remove(parse("KS'2"))
    assert meld_right(third, hand, melds, True) is MeldRight.RESTORED
    queen = parse("QS")
    both = (Meld("marriage", 0, (queen, parse("KS"))), Meld("bezique", 1, (queen, parse("JD"))))
    hand = parse_all("KS JD QS'2")
    for meld in (
        DeclaredCards("marriage", 0, (parse("KS"), parse("QS'2"))),
        DeclaredCards("bezique", 1, (parse("JD"), parse("QS'2"))),
    ):
        assert meld_right(meld, hand, both, True) is MeldRight.RESTORED


def test_a_single_card_is_refused_with_its_earlier_score() -> None:
    """A player who presses a single card sees why it cannot score, or that it completes nothing."""
    s = dealt("9H QS 8C KH KD KC", "7H", trump="H", laid="KS")
    s.public.melds = ((Meld("marriage", 0, tuple(sorted(parse_all("QS KS")))),), ())
    play(s, "9H", "7H")
    keys = {name: refused(s, DeclareMeld(A, name)).key for name in ("QS", "8C", "AD")}
    assert keys == {"QS": "refuse-meld-again", "8C": "refuse-meld-none-with", "AD": "refuse-meld-no-such"}


def test_scorable_cards_on_the_table_are_announced() -> None:
    """Ruling R15: the announcement is only a reminder."""
    s = dealt("9H KS QS", "7H", trump="H", laid="JD")
    play(s, "9H", "7H")
    events = do(s, DeclareMeld(A, declare("marriage", SPADES, "KS QS")))
    reminders = [e.words for e in events if isinstance(e, Said) and e.words.key == "say-to-score"]
    assert [dict(words.args) for words in reminders] == [{"points": 40}]


# --- Carte blanche ---------------------------------------------------------------------------------------------------


def play_on(s: BeziqueState) -> list[AnyEvent]:
    """Play a trick with the lowest cards. Both players draw afterwards."""
    power = order().power
    events = []
    for _ in range(2):
        seat = s.public.turn
        events += do(s, Play(seat, min(s.at(HAND[seat]), key=lambda each: power[each % 52])))
    winner = s.public.turn
    return events + do(s, (Draw if Draw in acts(s, winner) else Waive)(winner))


def blanche(drawn: str, **rules: Any) -> BeziqueState:
    """Return a game in which A has carte blanche and leads. After the first trick A draws this card."""
    given, _ = example("blanche-01")
    hand = " ".join(f"{name}'2" for name in given["dealt"])
    return dealt(hand, "7D'3 7D'4 7H'3 7H'4 7C'3 7C'4 8C'3 8C'4 8D'3", drawn=drawn, **rules)


def test_carte_blanche_goes_on_until_a_court_card_comes() -> None:
    given, expect = example("blanche-01")
    yours = iter(f"{name}'3" for name in given["draws"])
    s = blanche(" ".join(f"{mine} 9C'{at}" for at, mine in enumerate(yours, start=1)))
    events = do(s, DeclareBlanche(A))
    assert DeclareBlanche not in acts(s, A)
    assert set(s.at(HAND[A])) <= set(project(GAME, s, B, None).zone(HAND[A].key).cards)
    for mine, theirs in (("AS'2", "7D'3"), ("AC'2", "7C'3"), ("TD'2", "7D'4"), ("TS'2", "7H'3")):
        play(s, mine, theirs)
        do(s, Draw(A))
        if ShowDrawn in acts(s, A):
            events += do(s, ShowDrawn(A))
            assert ShowDrawn not in acts(s, A)
    made = [each[1] for each in scored(events)]
    assert (made, sum(made)) == (expect["carte_blanche"], expect["total"])


def test_carte_blanche_must_be_shown_before_playing_and_ends_with_a_court_card() -> None:
    s = blanche("8S'3 9C'1 QH'3 9C'2 7S'3 9C'3")
    play(s, "AS'2", "7D'3")
    do(s, Draw(A))
    assert ShowDrawn not in acts(s, A), "the nine were never shown"
    s = blanche("QH'3 9C'2 7S'3 9C'3")
    do(s, DeclareBlanche(A))
    play(s, "AS'2", "7D'3")
    do(s, Draw(A))
    play(s, "QH'3", "7D'4")
    do(s, Draw(A))
    assert ShowDrawn not in acts(s, A)


def test_carte_blanche_may_score_once_and_needs_no_trick() -> None:
    """An option allows only one score. The dealer shows the cards before playing to the first trick."""
    s = blanche("8S'3 9C'1", carte_blanche_repeats=False)
    do(s, DeclareBlanche(A))
    play(s, "AS'2")
    assert DeclareBlanche in acts(s, B)
    events = do(s, DeclareBlanche(B))
    assert scored(events) == [(B, 50, "score-blanche")]
    play(s, "7D'3")
    do(s, Draw(A))
    assert ShowDrawn not in acts(s, A)


def test_four_aces_in_a_carte_blanche_score_too() -> None:
    given, expect = example("blanche-02")
    s = dealt(" ".join(given["dealt"]), "7S")
    first = {act in acts(s, A): act for act in (DeclareBlanche, DeclareMeld)}
    assert first == {True: DeclareBlanche, False: DeclareMeld}
    told, tricks = do(s, DeclareBlanche(A)), [s.public.finished > 0]
    play(s, "9S", "7S")
    assert (s.public.turn == A) == given["wins_first_trick"]
    told += do(s, DeclareMeld(A, declare("quartet", ACE, "AS AH AD AC")))
    tricks.append(s.public.finished > 0)
    assert [each[1] for each in scored(told)] == expect["scores"]
    assert tricks == expect["trick_needed_for"]


# --- The cut, the packs, the next deal -------------------------------------------------------------------------------


def cut(s: BeziqueState, *names: str) -> list[AnyEvent]:
    """Let the next players cut these cards."""
    events = []
    for name in names:
        events += do(s, Cut(s.public.cutting[0], s.at(STOCK).index(parse(name))))
    return events


def within(s: BeziqueState, *names: str) -> BeziqueState:
    """Return the game with these cards moved to the middle of the stock, where they may be cut."""
    stock = s.at(STOCK)
    for at, name in enumerate(names):
        here, there = stock.index(parse(name)), 20 + at
        stock[here], stock[there] = stock[there], stock[here]
    return s


@pytest.mark.parametrize("word", ["deal", "receive"])
def test_the_higher_cut_chooses_who_deals(word: str) -> None:
    s = within(sat_down(), "TS", "KS")
    first = s.public.cutting[0]
    assert refused(s, Cut(first, 4)).key == refused(s, Cut(first, 123)).key == "refuse-place"
    cut(s, "TS", "KS")
    assert (s.public.phase, s.public.dealer) == (BeziquePhase.CHOOSE_DEAL, first)
    do(s, ChooseDeal(first, word))
    assert (s.public.dealer == first) == (word == "deal")
    cutter = s.public.eldest
    assert refused(s, Cut(cutter, 4)).key == "refuse-place"
    do(s, Cut(cutter, 123))
    assert s.public.turn == cutter
    assert [len(s.at(HAND[seat])) for seat in s.public.ring] == [9, 9]


def test_the_higher_cut_may_deal_and_equal_cards_cut_again() -> None:
    s = within(sat_down(first_deal="cut_high_deals"), "AS", "AH", "7S", "7H'2", "8S", "KH")
    events = cut(s, "AS", "AH")
    assert [e.words.key for e in events if isinstance(e, Said)] == ["say-cut-again"] * 2
    second = s.public.cutting[1]
    cut(s, "8S", "KH")
    assert (s.public.phase, s.public.dealer) == (BeziquePhase.CUT_PACK, second)


@pytest.mark.parametrize(("by", "packets"), [(3, [3] * 6), (1, [1] * 18)])
def test_cards_are_dealt_singly_or_by_threes(by: int, packets: list[int]) -> None:
    s = sat_down(first_deal="chosen", chosen_dealer=0, deal_by=by)
    events = do(s, Cut(B, 64))
    dealt_ = [e for e in events if isinstance(e, Moved) and e.how == "deal"]
    assert [len(e.cards) for e in dealt_] == packets
    assert dealt_[0].target == HAND[B].key
    assert s.public.turn == B


@pytest.mark.parametrize(("rule", "first", "dealer"), [("alternate", "chosen", 0), ("cut", "cut_choice", 0)])
def test_the_next_game_is_dealt_by_turns_or_cut_for(rule: str, first: str, dealer: int) -> None:
    # Ruling R10.
    s = dealt(next_deal=rule)
    do(s, Resign(A))
    following = GAME.next_options(s)
    assert (following.first_deal, following.chosen_dealer) == (first, dealer)


@examples("law")
def test_the_worked_examples_of_fresh_packs_and_advice(given: Any, expect: Any) -> None:
    event = given["event"]
    if event == "bystander_spoke":
        rate, winner = given["stake_per_hundred"], Seat("AB".index(given["winner"]))
        loser = Seat("AB".index(given["affected"]))
        s = dealt(stock=0, stake_per_hundred=rate, bystander_rule=given["bystander_rule"], scores=(1460, 1240))
        do(s, HearOnlooker(winner), Play(A, s.at(HAND[A])[0]))
        before = s.ledger.balance(purse(loser))
        events = do(s, Resign(loser))
        assert (s.public.winners, s.public.value) == ((winner,), given["value"])
        assert before - s.ledger.balance(purse(loser)) == expect["B_pays"]
        due = [
            dict(e.words.args)["farthings"]
            for e in events
            if isinstance(e, Announced) and e.words.key == "onlooker-pays"
        ]
        assert due == [expect["bystander_pays"] * s.options.unit // 4]
        return
    unit = 4
    s = sat_down(
        purses=[each * unit for each in given.get("purses", {}).values()],
        fresh_pack_price=given["price"],
        unit=Farthings(unit),
    )
    if event == "fresh_packs":
        assert (s.public.phase is not BeziquePhase.CUT_FOR_DEAL) == given["before_cut_to_dealer"]
        events = do(s, CallFresh(Seat("AB".index(given["caller"]))))
        assert len(s.at(STOCK)) == 32 * expect["packs"]
    else:
        events = do(s, ReportTorn(B), ReportTorn(A))
    assert {name: s.ledger.balance(purse(Seat("AB".index(name)))) // unit for name in "AB"} == expect["purses"]
    assert s.ledger.balance(BOX) == given["price"] * unit
    assert "fresh-packs" in announced(events)
    assert s.public.phase == BeziquePhase.CUT_FOR_DEAL


def test_packs_are_kept_unless_both_report_a_torn_card() -> None:
    s = sat_down(fresh_pack_price=4)
    do(s, ReportTorn(A), KeepPacks(B))
    assert (s.ledger.balance(BOX), s.public.phase) == (0, BeziquePhase.CUT_FOR_DEAL)
    assert CallFresh not in acts(s, s.public.cutting[0])
    assert sat_down().public.phase == BeziquePhase.CUT_FOR_DEAL


# --- The end ---------------------------------------------------------------------------------------------------------


@examples("reckon")
def test_the_value_of_a_game(given: Any, expect: Any) -> None:
    # Rulings R8, R9, R13 and R14.
    o = BeziqueOptions(rubicon_bonus=given.get("rub", 1300))
    found = settlement_of([given["scores"][name] for name in "AB"], [given["brisques"][name] for name in "AB"], o)
    winner = "AB"[found.winner] if found.winner >= 0 else None
    assert (winner, found.value, found.rubiconed) == (expect["winner"], expect["value"], expect["rubicon"])


def test_a_loser_below_a_hundred_counts_a_hundred() -> None:
    assert settlement_of((1240, 60), (16, 16), BeziqueOptions()).value == 1200 + 100 + 1300
    assert settlement_of((1240, 160), (16, 16), BeziqueOptions()).value == 1200 + 100 + 1300


@pytest.mark.parametrize(
    ("score", "brisques_", "rubiconed", "saved", "value"),
    [
        (1010, 14, False, False, 500 + 1400 - 1000),
        (1000, 14, False, False, 500 + 1400 - 1000),
        (990, 14, False, True, 500 + 1600 - 1100),
        (860, 14, False, True, 500 + 1600 - 1000),
        (850, 14, True, False, 1400 + 800 + 1300),
        (1000, 0, False, False, 500 + 1400 - 1000),
        (990, 0, True, False, 1400 + 900 + 1300),
    ],
)
def test_a_thousand_exactly_crosses_the_rubicon(
    score: int, brisques_: int, rubiconed: bool, saved: bool, value: int
) -> None:
    """If a player needs brisques to reach a thousand, the brisques of both players count (Laws 57 to 59)."""
    found = settlement_of((1450, score), (18, brisques_), BeziqueOptions())
    assert (found.winner, found.rubiconed, found.saved, found.value) == (0, rubiconed, saved, value)


def test_the_settlement_follows_the_options() -> None:
    """Ruling R9: options decide whether a saved player may win, and set the rubicon and the bonuses."""
    given, _ = example("reckon-12")
    scores, taken = [given[key].values() for key in ("scores", "brisques")]
    found = settlement_of([*scores], [*taken], BeziqueOptions(saved_can_win=True))
    assert (found.winner, found.value, found.saved) == (1, 500 + 200, True)
    assert settlement_of((1510, 1240), (16, 16), BeziqueOptions(game_bonus=300)).value == 600
    assert settlement_of((1900, 1400), (16, 16), BeziqueOptions(rubicon=1600)).rubiconed
    assert GAME.preset("modern", 2).rubicon_bonus == 1320


def test_the_last_trick_scores_fifty_and_the_game_is_settled() -> None:
    s = dealt("AS'4", "7S'4", stock=0, trump="S", scores=(1460, 1240))
    for seat, name in ((A, "AS'4"), (B, "7S'4")):
        s.at(HEAP).extend(each for each in s.at(HAND[seat]) if each != parse(name))
        s.at(HAND[seat])[:] = [parse(name)]
    events = play(s, "AS'4", "7S'4")
    assert scored(events) == [(A, 50, "score-last-trick")]
    assert (s.public.scores, s.public.value) == ((1510, 1240), 800)
    assert isinstance(events[-1], Ended)
    assert (events[-1].winners, events[-1].why.key) == ((A,), "win-won")
    assert brisques(s.at(TAKEN[A])) == 32


def test_resigning_gives_the_opponent_the_last_trick_and_remaining_brisques() -> None:
    # Ruling R16.
    s = dealt(scores=(960, 1200), trump="S")
    s.at(TAKEN[A])[:] = [s.at(HEAP).pop() for _ in range(len(s.at(HEAP)))]
    events = do(s, Resign(A))
    assert scored(events) == [(B, 50, "score-last-trick")]
    own = brisques(s.at(TAKEN[A]))
    assert settlement_of((960, 1250), (own, 32 - own), s.options).value == s.public.value
    assert Resign.ends


def test_a_game_equal_in_points_and_brisques_is_void() -> None:
    s = dealt(scores=(1250, 1200), trump="S", stake_per_hundred=4)
    s.at(TAKEN[A])[:] = [make(0, suit, copy) for suit in range(4) for copy in range(4)]
    events = do(s, Resign(A))
    assert s.public.scores == (1250, 1250)
    assert (s.public.winners, s.public.value) == ((), 0)
    assert announced(events)[-1] == "result-void"
    assert GAME.result(s) == (0, 0)


@examples("money")
def test_a_short_purse_is_emptied_and_the_rest_is_cancelled(given: Any, expect: Any) -> None:
    # Ruling R12.
    coin = 4
    s = dealt(
        purses=[given["purse"] * coin] * 2,
        unit=Farthings(4 * coin),
        stake_per_hundred=given["stake_per_hundred"],
        scores=(620, 1270),
    )
    events = do(s, Resign(A))
    assert (s.public.value, given["value"]) == (3200, 3200)
    assert GAME.result(s)[0] == -expect["pays"] * coin
    short = [
        dict(e.words.args)["farthings"] for e in events if isinstance(e, Announced) and e.words.key == "purse-short"
    ]
    assert short == [expect["short_by"] * coin]
    facts = {"purse emptied": s.ledger.balance(purse(A)) == 0, "remainder forgiven": GAME.result(s)[1] == 100 * coin}
    assert ", ".join(fact for fact, true in facts.items() if true) == expect["settled"]


def test_a_hundred_costs_its_stake_and_fractions_of_the_value_are_dropped() -> None:
    s = dealt(preset="modern", stake_per_hundred=2, scores=(620, 1270), unit=Farthings(24))
    do(s, Resign(A))
    assert s.public.value == 3220
    assert GAME.result(s) == (-32 * 12, 32 * 12)
    assert GAME.unfit(Setup(s.options, 2, (Farthings(71),) * 2, Chance("poor"))) is not None
    assert GAME.unfit(Setup(s.options, 2, (Farthings(72),) * 2, Chance("poor"))) is None


@pytest.mark.parametrize(("rule", "may"), [("silent", False), ("hint_pays", True), ("off", False)])
def test_advice_is_allowed_by_option(rule: str, may: bool) -> None:
    """Ruling R11: if there is no stake, advice costs nothing."""
    s = dealt(stake_per_hundred=4, bystander_rule=rule)
    assert (HearOnlooker in acts(s, A)) == may
    assert GAME.may_advise(project(GAME, s, A, GAME.question(s))) == (rule == "off")
    if may:
        do(s, HearOnlooker(A))
        assert HearOnlooker not in acts(s, A)
        assert GAME.may_advise(project(GAME, s, A, GAME.question(s)))
    assert HearOnlooker not in acts(dealt(bystander_rule=rule), A)


def test_an_advised_loser_pays_as_usual() -> None:
    s = dealt(stake_per_hundred=4, bystander_rule="hint_pays", scores=(1000, 1000))
    do(s, HearOnlooker(A), Resign(A))
    assert GAME.result(s)[0] < 0


@pytest.mark.parametrize(
    ("rule", "early", "late"), [("late", False, True), ("always", True, True), ("never", False, False)]
)
def test_brisques_are_shown_to_their_owner(rule: str, early: bool, late: bool) -> None:
    for stock, shown in ((14, early), (12, late)):
        s = dealt(stock=stock, brisques_shown=rule)
        s.at(TAKEN[A])[:] = s.at(HEAP)
        s.at(HEAP).clear()
        chart = GAME.chart(project(GAME, s, A, GAME.question(s)), "brisques")
        assert (chart is not None) == shown
        if chart:
            assert dict(chart.title.args) == {"number": brisques(s.at(TAKEN[A]))}


def test_a_world_sampled_in_the_last_nine_is_exact() -> None:
    """All cards that were drawn but not seen must be in the opponent's hand."""
    s = dealt(stock=0, trump="S")
    view = project(GAME, s, A, GAME.question(s))
    world = GAME.imagine(view, Chance("world").stream("world"))
    assert sorted(world.at(HAND[B])) == sorted(s.at(HAND[B]))


def test_only_one_lead_crosses_the_rubicon_in_the_exhibit() -> None:
    famous = famous_hand("bezique")
    setup = Setup(replace(BOOKS[famous.preset], **famous.rules), 2, (PURSE,) * 2, Chance("rubicon"), famous.name)
    table = Table(GAME, setup)
    view = table.view(famous.visitor)
    r = view.public
    assert (r.phase, r.turn, r.scores) == (BeziquePhase.LAST_NINE, famous.visitor, (910, 1420))
    leads = {
        text(each.action.card): each.value
        for each in evaluate(view, SHARP, Chance("x").stream("y"))
        if isinstance(each.action, Play)
    }
    best = [Play(famous.visitor, parse(name)) for name, value in leads.items() if value == max(leads.values())]
    assert tuple(best) == famous.solution
    assert len(set(leads.values())) == 2
    events: Reason | tuple[AnyEvent, ...] = ()
    while table.question:
        seat = table.question.awaited()[0]
        action = evaluate(table.view(seat), SHARP, Chance("x").stream("y"))[0].action
        assert action
        events = table.submit(action)
        assert isinstance(events, tuple)
    assert isinstance(events, tuple)
    assert announced(events)[-1] == "exhibit-done"
    assert table.result() == (0, 0)


def test_every_option_has_a_description() -> None:
    for name, kind in get_type_hints(BeziqueOptions).items():
        if name == "unit":
            continue
        assert WORDS.has(f"option-{name}"), name
        assert WORDS.has(f"option-{name}-help"), name
        for value in get_args(kind) if "Literal" in str(kind) else ():
            assert WORDS.has(f"option-{name}-{value}"), (name, value)


def test_a_saved_game_is_replayed_to_its_end() -> None:
    """The game has 64 tricks, and the players draw after the first 55. All brisques are taken."""
    table: Any = Table(
        games.game("bezique"), Setup(BeziqueOptions(first_deal="chosen"), 2, (PURSE,) * 2, Chance("whole"))
    )
    rng = Chance("whole").stream("play")
    drawn = 0
    while not table.over:
        lawful = [each for each in table.view(table.question.awaited()[0]).legal if not each.ends]
        action = lawful[rng.below(len(lawful))]
        drawn += isinstance(action, Draw | DeclareMeld)
        assert not isinstance(table.submit(action), Reason)
    r = table.watch().public
    assert (len(r.plays), drawn) == (64, 55)
    assert r.scores[0] + r.scores[1] >= 50
