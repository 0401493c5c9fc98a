"""Reasons of advice as checked claims.

A game declares its reasons in ``games/<slug>/reasons.py``, in order of value, as a ``Reasons`` named ``REASONS``. Each
one claims something about a position and an answer. A hint gives the first reason whose claim holds: the one that the
player offers, then the declared ones. If none holds, the hint reports the measurement.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Arg, Reason, Seat, View, act_of
from crowe_table.search.advice import Advice, Measure

TrueHands: TypeAlias = Mapping[Seat, Sequence[Card]]
"""The true hands of all players. Only tests have them."""


class HintCase:
    """A position as one seat knows it, with the answer and the arguments of the reason.

    A claim is a function that takes a case.
    """

    def __init__(self, view: View[Any, Any], action: Action | None, args: Mapping[str, Arg] | None = None) -> None:
        self.view, self.action, self.args = view, action, args or {}
        self.r, self.options, self.seat = view.public, view.options, view.seat

    @cached_property
    def act(self) -> str:
        """The tag of the answer; empty if the seat stays silent."""
        return act_of(self.action) if self.action else ""

    @property
    def only_answer(self) -> bool:
        """Whether the seat has no other answer."""
        return len(self.view.legal) == 1

    @property
    def stops(self) -> bool:
        """Whether the answer ends the game before its end."""
        return self.act in ("rise", "agree_to_rise")

    @property
    def draws_unfinished(self) -> bool:
        """Whether a game that is left unfinished is drawn. Otherwise it is settled as it stands."""
        return bool(getattr(self.options, "early_end", False))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the answer."""
        one = getattr(self.action, "card", None)
        return tuple(getattr(self.action, "cards", ())) if one is None else (one,)

    @property
    def card(self) -> Card:
        """The card of the answer. Raises ValueError unless the answer has exactly one."""
        (card,) = self.cards
        return card


CaseT = TypeVar("CaseT", bound=HintCase, default=Any)


class ReasonClaim(Struct, Generic[CaseT], frozen=True, kw_only=True):
    """Claim of one reason.

    Write the claim from the meaning of the sentence, not from the code that offers the reason.
    """

    key: str
    holds: Callable[[CaseT], bool]
    """Whether the sentence is true of the answer, as far as the seat knows."""
    fact: Callable[[CaseT, TrueHands], bool] | None = None
    """For a sentence about hidden cards: whether it is true of these hands. Tests check it."""
    says: Callable[[CaseT], Mapping[str, Arg]] | None = None
    """The arguments of the sentence, if the claim supplies them."""
    offered: bool = False
    """Whether a hint gives this reason only if the player offers it."""
    measured: bool = False
    """Whether the sentence reports a measurement of the search."""
    law: str = ""


def claim(
    key: str,
    holds: Callable[[CaseT], bool],
    fact: Callable[[CaseT, TrueHands], bool] | None = None,
    says: Callable[[CaseT], Mapping[str, Arg]] | None = None,
    law: str = "",
) -> ReasonClaim[CaseT]:
    """Declare a reason that a hint gives if its claim holds and no better reason does."""
    return ReasonClaim(key=key, holds=holds, fact=fact, says=says, law=law)


def offered(
    key: str,
    holds: Callable[[CaseT], bool],
    fact: Callable[[CaseT, TrueHands], bool] | None = None,
    law: str = "",
) -> ReasonClaim[CaseT]:
    """Declare a reason that a hint gives only if its claim holds and the player offers it, usually with arguments."""
    return ReasonClaim(key=key, holds=holds, fact=fact, offered=True, law=law)


def measured(key: str) -> ReasonClaim:
    """Declare a reason that reports the measurement of the search. Its sentence contains the figure."""
    return ReasonClaim(key=key, holds=_always, offered=True, measured=True)


def _always(case: HintCase) -> bool:
    del case
    return True


COMMON: tuple[ReasonClaim, ...] = (
    offered("hint-none", lambda c: c.action is None),
    offered("hint-search-only", lambda c: c.only_answer),
    offered("hint-buy-in", lambda c: c.act == "buy_in"),
    offered("hint-rise-together", lambda c: c.stops and c.draws_unfinished),
    offered("hint-rise-settled", lambda c: c.stops and not c.draws_unfinished),
    measured("hint-search-best"),
    measured("hint-line-last-trump-good"),
    measured("hint-line-last-trump"),
    measured("hint-line-draws-two"),
    measured("hint-line-drives-out"),
    measured("hint-line-partner-trumps"),
    measured("hint-line-ruff"),
    measured("hint-line-they-lead"),
    measured("hint-line-keeps"),
    measured("hint-line-takes"),
    measured("hint-line-partner-takes"),
    measured("hint-measured"),
    offered("hint-judged", _always),
)
"""Reasons of all games."""


class Reasons(Struct, Generic[CaseT], frozen=True):
    """The reasons of one game, best first, and the kind of case that their claims use."""

    case: Callable[..., CaseT]
    claims: tuple[ReasonClaim[CaseT], ...]

    def explain(self, view: View, advice: Sequence[Advice]) -> tuple[Advice, ...]:
        """Return the advice. The reason of its first answer is replaced by the best reason whose claim holds."""
        if not advice:
            return ()
        tried = len(advice) > 1 and advice[0].measure is not Measure.NOTHING
        return (replace(advice[0], why=self._why(view, advice[0], tried), also=()), *advice[1:])

    def _why(self, view: View, best: Advice, tried: bool) -> Reason:
        """Return the player's reason if its claim holds, else the first declared reason that holds, else the
        measurement.

        A player's further reasons come after the declared ones.
        """
        case = self.case(view, best.action)
        declared = (_said(each, case) for each in self.claims if not each.offered and each.holds(case))
        for reason in chain((best.why,), declared, best.also):
            if self.holds(view, best.action, reason):
                found = self.declared(reason.key)
                return _said(found, case) if found and found.says else reason
        return Reason("hint-measured" if tried else "hint-judged")

    def declared(self, key: str) -> ReasonClaim | None:
        """Return the declaration of a reason, or None."""
        return next((each for each in (*self.claims, *COMMON) if each.key == key), None)

    def holds(self, view: View, action: Action | None, reason: Reason) -> bool:
        """Return whether a reason is declared and its claim holds."""
        found = self.declared(reason.key)
        return found is not None and found.holds(self.case(view, action, dict(reason.args)))

    def is_fact(self, view: View, action: Action | None, reason: Reason, hands: TrueHands) -> bool:
        """Return whether a reason is true of these hands; also true if it says nothing about hidden cards."""
        found = self.declared(reason.key)
        if found is None or found.fact is None:
            return found is not None
        return found.fact(self.case(view, action, dict(reason.args)), hands)


def _said(found: ReasonClaim, case: HintCase) -> Reason:
    return Reason(found.key, tuple(found.says(case).items()) if found.says else (), found.law)
