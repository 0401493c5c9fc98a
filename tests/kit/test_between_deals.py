"""Between deals: all are ready, one player ends the sitting, or all agree to end it early."""

from typing import Any

from crowe_table.kit.between_deals import AgreeToRise, PlayOn, ProposeRise, Ready, Rise, not_ready, when_all_ready
from crowe_table.kit.rules import Rules
from tests.kit.small import A, B, C, SmallPhase, asked, do, question, table


def test_the_game_continues_when_all_are_ready() -> None:
    rules, dealt = Rules[Any](), list[Any]()
    when_all_ready(rules, SmallPhase.FIRST, then=lambda s: dealt.append(s.public.ready))
    s = table()
    assert asked(question(rules, s)) == {A: ("Ready",), B: ("Ready",), C: ("Ready",)}
    do(rules, s, Ready(B))
    assert (not_ready(s), s.public.ready, dealt) == ((A, C), (B,), [])
    do(rules, s, Ready(A))
    assert asked(question(rules, s)) == {C: ("Ready",)}
    do(rules, s, Ready(C))
    assert dealt == [()], "once, and the list is cleared"


def test_players_may_rise_if_the_game_allows_it() -> None:
    rules = Rules[Any]()
    when_all_ready(rules, SmallPhase.FIRST, lambda s: None, "next-hand", may_rise=lambda s: s.public.deal > 3)
    s = table(("", ""))
    assert asked(question(rules, s)) == {A: ("Ready",), B: ("Ready",)}
    s.public.deal = 4
    assert asked(question(rules, s)) == {A: ("Ready", "Rise"), B: ("Ready", "Rise")}
    assert question(rules, s).key == "next-hand"
    assert Rise not in rules.acts, "the game defines the effect"


def test_ready_can_differ_by_phase() -> None:
    rules, dealt = Rules[Any](), list[Any]()
    when_all_ready(rules, SmallPhase.FIRST, then=lambda s: dealt.append("deal"))
    when_all_ready(rules, SmallPhase.LAST, then=lambda s: dealt.append("game"))
    s = table(("",))
    do(rules, s, Ready(A))
    s.public.phase = SmallPhase.LAST
    do(rules, s, Ready(A))
    assert dealt == ["deal", "game"]


def test_all_may_agree_to_rise_before_the_end() -> None:
    rules, ended = Rules[Any](), list[Any]()
    when_all_ready(rules, SmallPhase.FIRST, lambda s: None, all_rise=lambda s: ended.append(s.public.risers))
    s = table()
    do(rules, s, Ready(C))
    assert asked(question(rules, s)) == {A: ("Ready", "ProposeRise"), B: ("Ready", "ProposeRise")}
    do(rules, s, ProposeRise(B))
    assert question(rules, s).key == "rise-together"
    assert asked(question(rules, s)) == {A: ("AgreeToRise", "PlayOn"), C: ("AgreeToRise", "PlayOn")}
    do(rules, s, AgreeToRise(C))
    do(rules, s, AgreeToRise(A))
    assert ended == [(B, C, A)]


def test_one_refusal_keeps_all_until_the_next_deal() -> None:
    rules, ended, dealt = Rules[Any](), list[Any](), list[Any]()
    when_all_ready(rules, SmallPhase.FIRST, dealt.append, all_rise=ended.append)
    s = table(("", ""))
    do(rules, s, ProposeRise(A))
    do(rules, s, PlayOn(B))
    assert asked(question(rules, s)) == {A: ("Ready",), B: ("Ready",)}
    do(rules, s, Ready(A))
    do(rules, s, Ready(B))
    assert asked(question(rules, s)) == {A: ("Ready", "ProposeRise"), B: ("Ready", "ProposeRise")}
    assert (len(dealt), ended) == (1, [])
