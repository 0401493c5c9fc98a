"""Every reason of a hint is declared with a claim, and every claim is true."""

from types import SimpleNamespace

import pytest

from crowe_table.hosting.choosing import reasons_of
from tests import hints
from tests.sampling import SOAK, TESTED

HINTS, GAMES = (100_000, 400) if SOAK else (600, 2)
"""Number of hints checked for each game, and maximum number of games played for them with each preset."""


@pytest.mark.parametrize("slug", TESTED)
def test_every_reason_is_declared(slug: str) -> None:
    assert not hints.undeclared(slug), f"{slug}: no claim for {sorted(hints.undeclared(slug))}"
    assert not hints.without_message(slug), f"{slug}: no message for {sorted(hints.without_message(slug))}"


@pytest.mark.parametrize("slug", TESTED)
def test_every_reason_spoken_is_true(slug: str) -> None:
    report = hints.check(slug, GAMES, HINTS)
    assert report.hints
    assert not report.false, "\n".join(report.false[:10])


@pytest.mark.parametrize(
    ("slug", "key", "case", "fact", "holds", "fails"),
    [
        ("baccara", "hint-decline", {"act": "decline_bank"}, "bank_gains", True, False),
        ("bassett", "hint-ready", {"bets_open": False}, "act", "ready", "paroli"),
        ("bezique", "hint-draw", {"act": "draw"}, "offers", [], ["marriage"]),
        ("brag", "hint-lend-shown", {"act": "lend"}, "borrower_is_strong", True, False),
        ("ecarte", "hint-doubt", {"act": "doubt_mark"}, "sees_king", True, False),
        ("hazard", "hint-no-odds", {"act": "lay_odds", "amount": 0, "fair_addition": 2}, "needed_addition", 3, 1),
        ("ombre", "hint-rise-settled", {"stops": True}, "draws_unfinished", False, True),
        ("reversis", "hint-any", {}, "act", "cut", "ready"),
        ("speculation", "hint-keep-unseen", {"act": "keep"}, "is_trump", False, True),
        ("whist", "hint-rise-together", {"stops": True}, "draws_unfinished", True, False),
    ],
)
def test_a_reason_depends_on_more_than_the_answer(
    slug: str, key: str, case: dict[str, object], fact: str, holds: object, fails: object
) -> None:
    reasons = reasons_of(slug)
    declared = reasons.declared(key) if reasons else None
    assert declared
    assert declared.holds(SimpleNamespace(**case, **{fact: holds}))
    assert not declared.holds(SimpleNamespace(**case, **{fact: fails}))
