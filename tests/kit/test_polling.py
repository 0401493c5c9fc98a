"""Polling: asking the players who have not yet spoken, in turn or all at once."""

from crowe_table.engine.core import Announced, because
from crowe_table.engine.money import Farthings
from crowe_table.kit.polling import PollingRecord, mark_spoken, skip_poor, speakers, start_polling
from tests.kit.small import A, B, C, listen, table


def test_players_speak_in_turn_or_all_at_once() -> None:
    r = table(record=PollingRecord).public
    start_polling(r, (B, C, A))
    assert speakers(r) == (B,)
    mark_spoken(r, B)
    assert (speakers(r), r.to_speak) == ((C,), (C, A))
    start_polling(r, (B, C), at_once=True)
    assert speakers(r) == (B, C)


def test_players_with_too_little_are_skipped() -> None:
    s = table(purses=(9, 4, 10), record=PollingRecord)
    events = listen(s)
    start_polling(s.public, (A, B, C))
    skip_poor(s, Farthings(5))
    assert (s.public.to_speak, events) == ((A, B, C), [])
    mark_spoken(s.public, A)
    skip_poor(s, Farthings(5))
    assert (s.public.to_speak, events) == ((C,), [Announced(because("too-little", seat=B))])
    start_polling(s.public, (A, B, C), at_once=True)
    skip_poor(s, Farthings(10))
    assert s.public.to_speak == (C,)
