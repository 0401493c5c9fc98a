"""Transcript of simulated games.

For each choice it shows the seat, its hand, the question, the answer and, if wanted, a hint.
"""

from collections.abc import Iterator

from crowe_table.cli.checked_arguments import UsageError
from crowe_table.engine.cards import rank, suit
from crowe_table.engine.core import Action, Reason, Seat, seats, zone_of
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import AnyTable, Table
from crowe_table.games import game as laws_of
from crowe_table.hosting.choosing import advise
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.new_table import NewTable
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.tricks import TrickRecord
from crowe_table.search.advice import Level
from crowe_table.words import Words, advising
from crowe_table.words.characters import company_of


def transcript(new: NewTable, level: Level, seed: str, words: Words, *, hints: bool) -> Iterator[str]:
    """Play one game and yield its lines. Raises UsageError if the table refuses an action."""
    table: AnyTable = Table(laws_of(new.game), new.setup(seed))
    streams = {seat: Chance(seed).stream(f"mind {seat}") for seat in seats(len(new.players))}
    words, deal = words.game(new.game), -1
    while not table.over:
        action = next_answer(table, level, streams.__getitem__)
        if table.deal != deal:
            deal = table.deal
            yield words.text("cli-transcript-deal", number=deal, seed=seed)
        if action.seat >= 0 and not isinstance(action, Ready):
            yield from _choice(table, action, new, words, hints=hints)
        told = table.submit(action)
        if isinstance(told, Reason):
            raise UsageError(told)


def _choice(table: AnyTable, action: Action, new: NewTable, words: Words, *, hints: bool) -> Iterator[str]:
    """Yield the lines of one choice, as the answering seat sees it."""
    seat = Seat(action.seat)
    view = table.view(seat)
    own = words.to(company_of(new.players, seat, new.coinage, new.options.unit))
    hand = [card for zone in view.zones if zone.key == zone_of("hand", seat) for card in zone.cards]
    held = own.brief_cards(sorted(hand, key=lambda card: (suit(card), -rank(card))))
    asked = own.ask(view.ask) if view.ask else ""
    yield words.text("cli-transcript-choice", name=new.players[seat].name, hand=held or "–", question=asked)
    if isinstance(view.public, TrickRecord) and view.public.trick:
        yield words.text("cli-transcript-trick", trick=own.brief_cards(view.public.trick))
    yield words.text("cli-transcript-answer", answer=advising.answer(own, view, action))
    if hints and len(view.legal) > 1:
        advice = advise(view)
        best, other = advising.best(own, view, advice), advising.next_best(own, view, advice)
        yield words.text("cli-transcript-hint", hint=best, next="" if other in best else other).rstrip()
