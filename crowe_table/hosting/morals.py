"""The moral of a famous hand: the visitor's choice at the decisive question, and its result."""

from collections.abc import Sequence
from dataclasses import dataclass

from crowe_table import games
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Announced, Arg, Seat, act_of
from crowe_table.hosting.outcome import Outcome
from crowe_table.kit.exhibits import find
from crowe_table.kit.rules import RuledGame
from crowe_table.words import Words

MAX_LISTED = 2
"""Maximum number of right answers that are named."""


@dataclass(frozen=True)
class ExhibitVerdict:
    """The visitor's answer to the decisive question of a famous hand."""

    did: Action | None
    """The answer; None if the question was never asked."""
    solution: tuple[Action, ...]
    """The answers that reach the target against the best play. All other answers fail against it."""
    done: bool
    """Whether the target was reached."""
    against: tuple[Seat, ...]
    """The seats of the opponents."""

    @property
    def names_way(self) -> bool:
        """Whether ``exhibit-verdict`` names the solution. The page then need not name it again."""
        return self.did is not None and len(self.solution) <= MAX_LISTED

    @property
    def right(self) -> bool:
        return self.did is not None and any(_same(self.did, each) for each in self.solution)


def verdict_of(outcome: Outcome) -> ExhibitVerdict | None:
    """Return the verdict on a famous hand that has been played. None if the hand has no proved solution."""
    game, public = games.game(outcome.walk.head.game), outcome.view.public
    famous = find(game.exhibits, outcome.exhibit) if isinstance(game, RuledGame) else None
    if famous is None or not famous.solution:
        return None
    decisive = (
        action
        for view, action in outcome.walk.answers(famous.visitor)
        if any(_same(legal, each) for legal in view.legal for each in famous.solution)
    )
    keys = [event.words.key for event in outcome.view.past if isinstance(event, Announced)]
    side = public.sides[famous.visitor]
    against = tuple(seat for seat in public.ring if public.sides[seat] != side)
    return ExhibitVerdict(next(decisive, None), famous.solution, "exhibit-done" in keys, against)


def moral_arguments(words: Words, verdict: ExhibitVerdict) -> dict[str, Arg]:
    """Return the arguments of ``exhibit-verdict`` and of ``exhibit-<name>-best``."""
    number = len(verdict.solution)
    named = [_named(words, action) for action in verdict.solution[:MAX_LISTED]]
    return {
        "did": _named(words, verdict.did) if verdict.did else "",
        "best": named[0] if number > MAX_LISTED else words.listed(named),
        "number_best": number,
        "right": "yes" if verdict.right else "no",
        "done": "yes" if verdict.done else "no",
        "seats_against": verdict.against,
        "number_against": len(verdict.against),
    }


def _same(one: Action, other: Action) -> bool:
    """Return whether two answers are the same, ignoring the order of their cards."""
    return type(one) is type(other) and _values(one) == _values(other)


def _values(action: Action) -> list[object]:
    values = [getattr(action, field) for field in action.__struct_fields__]
    return [sorted(value) if isinstance(value, tuple) else value for value in values]


def _named(words: Words, action: Action) -> str:
    card, cards = getattr(action, "card", None), getattr(action, "cards", None)
    if isinstance(card, int):
        return words.card(Card(card))
    if isinstance(cards, Sequence):
        return words.cards(cards)
    return words.text("exhibit-act", act=words.text(f"act-{act_of(action)}"))
