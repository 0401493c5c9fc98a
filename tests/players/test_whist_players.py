"""Computer players of Whist. They follow the book and see only Views, and each level beats the level below."""

import re
from math import isfinite
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

import crowe_table.games.whist as package
from crowe_table.engine.cards import FULL_PACK, SUITS, Card, parse, parse_all, text
from crowe_table.engine.core import NO_SEAT, Announced, AnyEvent, Seat, Setup, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.whist import player
from crowe_table.games.whist.conventions import rank_by_rules
from crowe_table.games.whist.options import BOOKS, WhistOptions
from crowe_table.games.whist.position import Position
from crowe_table.games.whist.state import HAND, PACK, PLAYED, TAKEN, WhistPhase, WhistRecord, WhistState, WhistView
from crowe_table.kit.claims import Claim
from crowe_table.kit.honours import CallHonours
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import NO_REASON, Level, Measure
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from crowe_table.search.open_hands import is_compiled
from crowe_table.search.trick_worlds import SOLVED
from crowe_table.words import Words
from tests.contract.tables import drawn
from tests.laws.test_whist_exhibits import laid
from tests.laws.whist_tables import GAME, do, table
from tests.matches.sittings import Event, duplicate_sittings, level_player, match
from tests.present import present

WhistTable: TypeAlias = Table[WhistRecord, WhistOptions]
EVENT = Event("whist", "crowe", 4)
COMPILED = pytest.mark.skipif(not is_compiled(), reason="a match without the compiled kernel is long")
WORDS = Words().game("whist")
CROWE, LONG = BOOKS["crowe"], BOOKS["hoyle_long"]


def rng(name: str) -> Rng:
    return Chance(name).stream("players")


# --- The book --------------------------------------------------------------------------------------------------------


def view_at(
    mine: str,
    *,
    trick: str = "",
    fallen: tuple[tuple[int, str], ...] = (),
    trump: str = "C",
    options: WhistOptions = CROWE,
) -> WhistView:
    """Return South's view with these cards in hand. ``fallen`` cards have been played, and ``trick`` lies on the table.

    The other players hold the remaining cards, which South cannot see.
    """
    played = parse_all(trick)
    gone = [card for _, cards in fallen for card in parse_all(cards)]
    own = parse_all(mine)
    free = [Card(card) for card in range(52) if card not in (*own, *gone, *played)]
    leader = (4 - len(played)) % 4
    s = table(options, (mine, "", "", ""), trump=SUITS.index(trump), leader=0)
    for seat in (1, 2, 3):
        take = len(own) - ((seat - leader) % 4 < len(played))
        s.at(HAND[seat])[:], free = free[:take], free[take:]
    s.at(PACK)[:] = free
    s.at(TAKEN[0])[:] = gone
    s.public.plays = tuple([(at, *parse_all(cards)) for at, cards in fallen])
    if played:
        s.public.plays += ((leader, *played),)
        for step, card in enumerate(played):
            s.at(PLAYED[(leader + step) % 4])[:] = [card]
    return seen_by(s, 0)


def seen_by(s: WhistState, seat: int) -> WhistView:
    """Return a seat's view of a table."""
    return project(GAME, s, Seat(seat), GAME.question(s))


def position_at(
    mine: str, *, trick: str = "", fallen: tuple[tuple[int, str], ...] = (), options: WhistOptions = CROWE
) -> Position:
    return Position(view_at(mine, trick=trick, fallen=fallen, options=options))


def near_the_end(*hands: str) -> WhistState:
    """Return a table with these hands left, South to lead, and clubs as trumps. All other cards have been played."""
    s = table(LONG, hands, trump=3)
    left = {card for hand in hands for card in parse_all(hand)}
    s.at(TAKEN[0])[:] = [card for card in FULL_PACK if card not in left]
    return s


RETURNED = ((2, "4H 5H 9H KH"), (1, "2D 3D QD AD"))
"""Earlier tricks: North led the four of hearts, and West took it. Then South took a trick in diamonds."""

BOOK = (
    ("AK: the king", "AS KS 4S 9H 8H 2D 3D 5D 7C 6C 2C 5H 4D", "", (), "KS", "king-ace"),
    ("KQ: the king", "KS QS 4S 3S 9H 8H 2H 2D 3D 5D 7C 6C 2C", "", (), "KS", "king-queen"),
    ("QJ: the queen", "QS JS 4S 3S 9H 8H 2H 2D 3D 5D 7C 6C 2C", "", (), "QS", "queen-knave"),
    ("a small one of the longest", "QS 9S 7S 4S 2S 9H 8H 2D 3D 5D 7C 6C 2C", "", (), "2S", "from-honour"),
    ("five trumps: lead them", "2S 9S 8H 3H 2H 2D 3D 6D AC 9C 7C 6C 2C", "", (), "AC", "trump-strong"),
    ("a singleton, to trump its return", "3S 9H 8H 7H 2H TD 8D 5D 2D 7C 6C 3C 2C", "", (), "3S", "singleton"),
    ("return partner's suit: the higher of two", "6H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S", "", RETURNED, "6H", "return"),
    ("and the lowest of three", "8H 6H 2H 9S 3S 4D 5D 7C 6C 8S JD", "", RETURNED, "2H", "return"),
    ("second hand low", "KH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "5H", (), "2H", "second-low"),
    ("cover a knave with the queen", "QH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "JH", (), "QH", "cover"),
    ("cover a queen with the ace", "AH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "QH", (), "AH", "cover"),
    ("the king with one small covers", "KH 7H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C 3C", "QH", (), "KH", "cover"),
    ("the king with two does not", "KH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "QH", (), "2H", "second-low"),
    ("the king with the ten does", "KH TH 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "QH", (), "KH", "cover"),
    ("split two that touch", "QH JH 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "5H", (), "JH", "split"),
    ("third hand high", "KH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "5H 6H", (), "KH", "third-high"),
    ("the lowest of those that touch", "KH QH 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "5H 6H", (), "QH", "third-high"),
    ("not over partner's best", "KH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "AH 6H", (), "2H", "third-partner-best"),
    ("the king is led from ace and king", "QH 7H 2H 9S 3S 4D 5D 7C 6C 8S", "KH 6H", (), "2H", "third-partner-best"),
    ("fourth hand cheaply", "KH JH 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "TH 3H 4H", (), "JH", "cheapest"),
    ("not over partner", "KH JH 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "4H QH 3H", (), "2H", "partner-has-it"),
    ("trump a sure loser", "9S 3S 4D 5D 7C 6C 8S JD 7S 2C", "4H 3H QH", (), "2C", "ruff"),
    ("they draw trumps", "AH KH 9H 4H 3D 5D 8S 7S 2S 6D 7D TD JD", "9C", (), "4H", "discard-best"),
)


@pytest.mark.parametrize(("case", "mine", "trick", "fallen", "card", "rule"), BOOK, ids=[each[0] for each in BOOK])
def test_the_book(case: str, mine: str, trick: str, fallen: tuple[tuple[int, str], ...], card: str, rule: str) -> None:
    best = rank_by_rules(position_at(mine, trick=trick, fallen=fallen))[0]
    assert (text(best.card), best.rule) == (card, rule), case


def test_conventions_are_optional_and_the_fourth_best_can_be_led() -> None:
    plain = replace(CROWE, signals="none")
    hand = "8H 6H 2H 9S 3S 4D 5D 7C 6C 8S JD"
    assert all(each.rule != "return" for each in rank_by_rules(position_at(hand, fallen=RETURNED, options=plain)))
    long = "QS 9S 7S 4S 2S 9H 8H 2D 3D 5D 7C 6C 2C"
    fourth = replace(CROWE, lead_low="fourth_best")
    assert text(rank_by_rules(position_at(long, options=fourth))[0].card) == "4S"


def test_every_rule_has_a_message() -> None:
    folder = Path(package.__file__).parent
    source = (folder / "conventions.py").read_text(encoding="utf-8")
    rules = set(re.findall(r'RuledCard\([^\n]*?"([a-z-]+)"', source)) | set(
        re.findall(r', "([a-z]+(?:-[a-z]+)+)"\)?\n', source)
    )
    rules |= {rule for *_, rule in BOOK}
    assert len(rules) > 20
    assert {rule for rule in rules if not WORDS.has(f"hint-{rule}")} == set()


RUFFED = ((2, "AH 6H 5H 2C"), (1, "3D 4D 9D AD"))
"""Earlier tricks: North led the ace of hearts, and West trumped it. Then South took a trick in diamonds."""


@pytest.mark.parametrize("level", [SOUND, SHARP], ids=lambda level: level.key)
@pytest.mark.parametrize(
    "rest", ["9S 4S 3S 5D 7D 6C 8C JS TS", "QS 9S 3S TD 7D 2D KC QC 4C", "AS 9S 8S 7S KD QD 5D 6C 3C"]
)
def test_no_king_is_led_into_a_known_ruff(level: Level, rest: str) -> None:
    """The king is the best heart left. West is known to have no hearts and would trump it."""
    view = view_at(f"KH 7H {rest}", fallen=RUFFED)
    chosen = player.evaluate(view, level, rng("ruff"))[0].action
    assert chosen != Play(Seat(0), parse("KH"))


def test_advice_names_the_rule() -> None:
    view = view_at("KH 7H 2H 9S 3S 4D 5D 7C 6C 8S JD 7S 2C", trick="5H")
    advice = player.advise(view)
    assert WORDS.reason(advice[0].why) == "Second hand low: partner plays after you."
    assert player.advise(view) == advice


def test_a_hint_describes_the_expected_play() -> None:
    hands = ("AC KC AH KH QH", "2C 3H 4H 5S 6S", "5H 6H 7S 8S 9S", "7H 8H TS JS 9D")
    told = WORDS.reason(player.advise(seen_by(near_the_end(*hands), 0))[0].why)
    assert told.startswith("It draws the last trump, and your hearts are good: about ")


# --- Actions besides play --------------------------------------------------------------------------------------------


def test_honours_are_called_and_certain_tricks_claimed() -> None:
    s = table(LONG, ("AC KC", "2S 3S", "QC 4S", "5S 6S"), trump=3, scores=(8, 0))
    r = s.public
    r.calling, r.phase, r.turn = (Seat(0), Seat(2)), WhistPhase.CALL, NO_SEAT
    assert isinstance(player.evaluate(seen_by(s, 0), LEARNER, rng("call"))[0].action, CallHonours)
    rules = replace(CROWE, claim=True)
    s = table(rules, ("2S AS KS", "3S 4H 5H", "6H 7H 8H", "9H TH JH"), trump=0)
    do(s, Play(Seat(0), parse("AS")))
    for card in ("3S", "6H", "9H"):
        do(s, Play(s.public.turn, parse(card)))
    view = seen_by(s, 0)
    assert isinstance(player.evaluate(view, SOUND, rng("claim"))[0].action, Claim)
    assert isinstance(player.evaluate(view, LEARNER, rng("claim"))[0].action, Play)


def test_only_a_proved_revoke_is_claimed() -> None:
    s = table(LONG, ("2H 3C", "AH 4C", "5H 6C", "7H 8C"), trump=0, leader=1, tricks=(4, 4, 2, 1))
    for card in ("AH", "5H", "7H", "3C", "4C", "6C", "8C", "2H"):
        do(s, Play(s.public.turn, parse(card)))
    chosen = player.evaluate(seen_by(s, 1), LEARNER, rng("revoke"))[0].action
    assert isinstance(chosen, ClaimRevoke)
    assert (chosen.other, chosen.trick) == (0, 1)
    do(s, chosen)
    assert not isinstance(player.evaluate(seen_by(s, 1), LEARNER, rng("revoke"))[0].action, ClaimRevoke)


def test_computer_players_take_no_optional_actions() -> None:
    at = sat_down(replace(CROWE, cut_for_deal="chosen", chosen_dealer=3), "ceremony")
    acts = [player.evaluate(at.view(seat), SOUND, rng("shuffle")) for seat in seats(4)]
    assert [len(advice) for advice in acts] == [1, 0, 0, 0]


# --- Only Views ------------------------------------------------------------------------------------------------------


def sat_down(options: WhistOptions, seed: str, purse: int = 10**8) -> WhistTable:
    return Table(GAME, Setup(options, 4, (Farthings(purse),) * 4, Chance(seed)))


def asked(at: WhistTable) -> WhistView | None:
    """Return the view of the first player who must answer. None when the game is over."""
    return at.view(at.question.awaited()[0]) if at.question else None


def views(options: WhistOptions, seed: str) -> list[WhistView]:
    """Return each view in which a player has a choice, in a deal between sound players."""
    found, at = [], sat_down(options, seed)
    while (view := asked(at)) and at.deal <= 1:
        if len(view.legal) > 1:
            found.append(view)
        at.submit(present(player.evaluate(view, SOUND, rng(f"{seed} {len(at.actions)}"))[0].action))
    return found


@pytest.mark.parametrize("level", [LEARNER, SOUND, replace(SHARP, worlds=3)], ids=lambda level: level.key)
def test_hidden_cards_do_not_change_choices(level: Level) -> None:
    moved = 0
    for number, view in enumerate(views(CROWE, "hidden")):
        chosen = player.evaluate(view, level, rng("choice"))
        other = GAME.imagine(view, rng(f"other {number}"))
        again = project(GAME, other, view.seat, GAME.question(other), view.past)
        assert player.evaluate(again, level, rng("choice")) == chosen
        one_more = GAME.imagine(view, rng(f"one more {number}"))
        moved += any(other.at(HAND[seat]) != one_more.at(HAND[seat]) for seat in seats(4))
    assert moved > 10


@pytest.mark.parametrize("number", range(8))
def test_legal_under_any_rules(number: int) -> None:
    """Deals are played under random house rules. Each answer comes from a player of another level.

    The famous hands are tested with lower levels, because sharp players take long over open hands.
    """
    chance = Random(f"whist rules {number}")
    options = drawn(tuple(BOOKS.values())[number % 3], chance)
    assert isinstance(options, WhistOptions)
    at = sat_down(options, f"any {number}")
    levels = (LEARNER, SOUND) if options.exhibit else (LEARNER, SOUND, replace(SHARP, worlds=2))
    while (view := asked(at)) and at.deal <= 2:
        done = len(at.actions)
        advice = player.evaluate(view, levels[done % len(levels)], rng(f"{done}"))
        assert advice
        assert all(at.refuse(present(each.action)) is None for each in advice), (options, advice)
        assert all(isfinite(each.value) for each in advice)
        assert all(WORDS.has(each.why.key) for each in advice if each.why != NO_REASON)
        at.submit(present(advice[0].action))


def test_a_sound_player_samples_the_last_four_tricks_only() -> None:
    sampled = set()
    for view in views(CROWE, "ending"):
        if player.evaluate(view, SOUND, rng("ending"))[0].measure is Measure.POINTS:
            sampled.add(len(Position(view).hand))
    assert sampled
    assert max(sampled) <= SOLVED


def test_every_legal_card_is_evaluated_and_the_best_comes_first() -> None:
    for view in views(CROWE, "all"):
        advice = player.evaluate(view, replace(SHARP, worlds=2), rng("all"))
        plays = {action for action in view.legal if isinstance(action, Play)}
        if plays:
            assert {each.action for each in advice} == plays
            assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)


def test_the_search_can_be_stopped_between_worlds() -> None:
    view = next(view for view in views(CROWE, "short") if view.public.phase == WhistPhase.PLAY and len(view.legal) > 3)
    times: list[int] = []

    def should_stop() -> bool:
        times.append(1)
        return len(times) == 3

    assert player.evaluate(view, SHARP, rng("short"), should_stop)
    assert len(times) == 3


def test_a_seat_not_asked_evaluates_nothing() -> None:
    at = sat_down(CROWE, "nothing")
    assert player.evaluate(at.view(Seat(3)), SHARP, rng("")) == ()
    assert player.advise(at.watch()) == ()


# --- Worlds ----------------------------------------------------------------------------------------------------------


def test_worlds_are_sampled_even_after_a_revoke() -> None:
    """The other three players have all shown that they hold no spades, but only spades are left."""
    hidden = parse_all("AS 2S 3S 4S 5S 6S")
    s = near_the_end("AH KH", "AS 2S", "3S 4S", "5S 6S")
    s.public.plays = ((0, *parse_all("7S 5H 6H 7H")),)
    view = seen_by(s, 0)
    world = GAME.imagine(view, rng("revoked"))
    assert sorted(card for seat in (1, 2, 3) for card in world.at(HAND[seat])) == sorted(hidden)
    assert {action.action for action in player.evaluate(view, SHARP, rng("revoked"))} == {
        action for action in view.legal if isinstance(action, Play)
    }


# --- Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_player_against_itself_scores_nothing(level: Level) -> None:
    """The gain is exactly zero, because both deals of a pair are identical."""
    chooser = level_player(replace(level, worlds=min(level.worlds, 2)))
    (one, _), (other, _) = duplicate_sittings(EVENT, chooser, chooser, 0, "itself")
    assert one.actions == other.actions
    assert sum(one.watch().public.tricks) == 13
    assert match(EVENT, chooser, chooser, 2).mean == 0


@pytest.mark.parametrize(
    ("better", "worse", "count"),
    [
        pytest.param(SOUND, LEARNER, 24, id="sound-learner"),
        pytest.param(replace(SHARP, worlds=48), SOUND, 24, id="sharp-sound", marks=COMPILED),
    ],
)
def test_each_level_makes_more_tricks_than_the_one_below(better: Level, worse: Level, count: int) -> None:
    """This test plays a few fixed deals. ``make matches`` plays many more."""
    found = match(EVENT, level_player(better), level_player(worse), count)
    print(f"{better.key} over {worse.key}: {found.mean:+.3f} ± {found.error:.3f} tricks a deal")
    assert found.clear, found


# --- Famous hands ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "first", "announced"),
    [
        ("cumberland", "7C", "exhibit-not-done"),
        ("cumberland", "AD", "exhibit-done"),
        ("hoyle_forcing_a", "", "exhibit-done"),
        ("hoyle_forcing_c", "", "exhibit-done"),
        ("whitfeld_six", "", "exhibit-done"),
        ("vienna", "", "exhibit-done"),
    ],
)
def test_computer_players_play_famous_hands_correctly(name: str, first: str, announced: str) -> None:
    """Partners help and opponents defend.

    Good play succeeds. The Duke of Cumberland's hand fails if trumps are led first.
    """
    at = laid(name)
    events: tuple[AnyEvent, ...] = ()
    while view := asked(at):
        chosen = player.evaluate(view, SHARP, rng(f"{name} {len(at.actions)}"))[0].action
        answer = Play(view.seat, parse(first)) if first and not at.actions else chosen
        heard = at.submit(present(answer))
        assert isinstance(heard, tuple), heard
        events = heard
    assert announced in [event.words.key for event in events if isinstance(event, Announced)]
