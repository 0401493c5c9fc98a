"""Whether a person took something back after learning from it: from a card, a throw of dice or a disclosure.

The result depends only on the file of the session, so it is the same for sessions of any version.
"""

from collections.abc import Sequence
from math import inf
from time import thread_time

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Action, AnyEvent, Changed, Moved, Reason, Said, Scored, Seat, Shown, Threw, seats
from crowe_table.engine.journal import Do, Header, Undo
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.series import Participant
from crowe_table.engine.table import DEAL, AnyTable, action_decoder
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.replay import Replayed


def persons_of(players: Sequence[Participant]) -> tuple[Seat, ...]:
    return tuple(seat for seat, who in zip(seats(len(players)), players, strict=True) if not who.level)


def peeked(found: Replayed, time_limit: float = inf) -> bool:
    """Return whether a person may have known the cards, or took something back after learning from it.

    False if the check takes more than ``time_limit`` seconds of processor time. A person is assumed to have learnt from
    an illegal answer that was taken back. Only an edited file can contain one.
    """
    lines, head = found.contents.lines, found.contents.head
    if head is not None and head.known is True:
        return True
    last = max((at for at, line in enumerate(lines) if isinstance(line, Undo)), default=None)
    if last is None or head is None or found.table is None:
        return False
    table = table_of(head)
    if isinstance(table, Reason):
        return False
    until = thread_time() + time_limit
    return _peeked(table, head, [line for line in lines[: last + 1] if isinstance(line, Do | Undo)], until)


def _peeked(table: AnyTable, head: Header, lines: Sequence[Do | Undo], until: float) -> bool:
    persons, decoder = persons_of(head.players), action_decoder(table.game)
    for line in lines:
        if thread_time() > until:
            return False
        if isinstance(line, Undo):
            if learnt(table, line.undo, persons):
                return True
            table.take_back(line.undo)
        elif not _submits(table, decoder.decode(line.do)):
            return True
    return False


def _submits(table: AnyTable, action: Action) -> bool:
    return not isinstance(table.submit(action), Reason)


def learnt(table: AnyTable, count: int, persons: Sequence[Seat]) -> bool:
    """Return whether one of these persons learnt something from the last ``count`` answers.

    True for a finished game, because its players may have seen all hands.
    """
    if table.over:
        return True
    answers = range(len(table.actions) - count + 1, len(table.actions) + 1)
    if not any(_may_tell(event) for answer in answers for event in table.events(answer)):
        return False
    before = table.at(len(table.actions) - count)
    return any(_learnt(before, table, answers, seat) for seat in persons)


def _may_tell(event: AnyEvent) -> bool:
    return event.discloses or isinstance(event, Moved | Shown | Scored | Threw)


def _learnt(before: AnyTable, table: AnyTable, answers: range, seat: Seat) -> bool:
    view = before.view(seat)
    known = {HIDDEN, *(card for zone in view.zones for card in zone.cards)}
    known.update(card for event in view.past for card in _faces(event))
    for answer in answers:
        for event in redact_all(table.events(answer), seat):
            if isinstance(event, Changed) and event.fact == DEAL:
                known = {HIDDEN}
            if _tells(event, seat) or not known.issuperset(_faces(event)):
                return True
    return False


def _tells(event: AnyEvent, seat: Seat) -> bool:
    own = isinstance(event, Said | Scored) and event.seat == seat
    return isinstance(event, Threw) or (event.discloses and not own)


def _faces(event: AnyEvent) -> tuple[Card, ...]:
    if isinstance(event, Moved | Shown):
        return event.cards
    if isinstance(event, Scored):
        return tuple(card for line in event.lines for card in line.cards)
    return ()
