"""Every reason of a hint is declared with a claim, and every claim is true."""

import pytest

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
