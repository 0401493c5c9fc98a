"""Faults in the rules of a game. The table stays unchanged, and a report is written beside its file."""

from pathlib import Path

import pytest

from crowe_table.engine.core import Reason, Seat
from crowe_table.hosting.reports import MAX_REPORTS
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from tests.hosting.test_sessions import started


def test_a_fault_is_reported_and_the_table_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(Shelf(tmp_path))
    [action, *_] = session.view(Seat(0)).legal or session.view(Seat(1)).legal
    before = session.view(Seat(0))

    def faulty(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(type(session.game), "apply", faulty)
        refusals = [session.submit(action) for _ in range(MAX_REPORTS + 1)]
    reports = sorted(tmp_path.glob("*.report.txt"))
    assert len(reports) == MAX_REPORTS
    assert [why.key for why in refusals if why] == ["refuse-fault-reported"] * MAX_REPORTS + ["refuse-fault"]
    assert reports[0].name in Words().reason(refusals[0] or Reason(""))
    text = reports[0].read_text()
    assert "ZeroDivisionError: on purpose" in text
    assert session.head.seed in text
    assert reports[0].stat().st_mode & 0o777 == 0o600
    assert session.view(Seat(0)) == before
    assert session.submit(action) is None
    session.close()
