"""Announcements, scores, the end of a game, and automatic reports of changes in the record."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import ALL, Announced, Changed, CountLine, Ended, Said, Scored, because
from crowe_table.kit.announcing import announce, finish_game, report_changes, say, score, set_scores
from tests.kit.small import A, B, C, listen, table


def test_only_changes_are_reported() -> None:
    s = table()
    events = listen(s)
    s.public.deal, s.public.dealer = 1, A
    report_changes(s)
    report_changes(s)
    assert events == [Changed("deal", 1)]


def test_an_unchanged_fact_can_be_reported() -> None:
    s = table()
    events = listen(s)
    report_changes(s, "dealer")
    assert events == [Changed("dealer", A)]


def test_hidden_facts_are_not_reported() -> None:
    s = table()
    events = listen(s)
    s.public.ready = (A,)
    report_changes(s)
    assert events == []


def test_a_player_speaks_and_the_table_announces() -> None:
    s = table()
    events = listen(s)
    say(s, B, "say-pass", seat=C)
    announce(s, "all-pass", law="the-play", number=2)
    assert events == [
        Said(B, because("say-pass", seat=C)),
        Announced(because("all-pass", law="the-play", number=2)),
    ]


def test_points_go_to_the_side_of_their_scorer() -> None:
    s = table(("", "", "", ""), sides=(0, 1, 0, 1), scores=(4, 7))
    events = listen(s)
    assert not score(s, C, 2, "pair")
    assert s.public.scores == (6, 7)
    line = CountLine(2, because("count-pair", number=2), (), 2)
    assert events == [Scored(C, 0, 2, 4, 6, because("score-pair", points=2), (line,), ALL)]


def test_counted_points_are_reported_line_by_line() -> None:
    s = table()
    events = listen(s)
    lines = (CountLine(2, because("count-fifteen"), (parse("5H"), parse("JC")), 2),)
    score(s, A, 2, "hand", lines)
    score(s, A, 0, "hand", ())
    assert [event.lines for event in events if isinstance(event, Scored)] == [lines, ()]


def test_a_surplus_is_not_scored() -> None:
    s = table(scores=(60, 0, 0))
    events = listen(s)
    assert score(s, A, 5, "hand", most=61)
    assert s.public.scores == (61, 0, 0)
    assert [(event.points, event.before, event.after) for event in events if isinstance(event, Scored)] == [(5, 60, 61)]


def test_scores_set_without_a_count() -> None:
    s = table(scores=(5, 0, 0))
    events = listen(s)
    set_scores(s, (0, 0, 0))
    assert (s.public.scores, events) == ((0, 0, 0), [Changed("scores", (0, 0, 0))])


def test_the_end_is_the_last_event() -> None:
    s = table()
    events = listen(s)
    s.public.deal = 4
    finish_game(s, [B], because("win"))
    assert events == [Changed("deal", 4), Ended((B,), because("win"))]


def test_points_are_scored_without_a_listener() -> None:
    s = table()
    say(s, A, "say-pass")
    announce(s, "all-pass")
    score(s, A, 3, "hand")
    finish_game(s, [A], because("win"))
    assert s.public.scores == (3, 0, 0)
