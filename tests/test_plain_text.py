"""Names, paths and CSV cells. Text from outside is displayed, stored and read without harm."""

import csv
import logging
import os
import sys
import threading
import unicodedata
from pathlib import Path

import pytest

from crowe_table import logs
from crowe_table.engine.core import because
from crowe_table.plain_text import MAX_NAME_LENGTH, clean_name, csv_text, name_from_text, name_to_text, showable
from crowe_table.words import Words

NO_TEXT = os.fsdecode(b"caf\xe9 \xff.crowe")
"""A file name that is not valid UTF-8."""


# --- names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Ann\u200b\u2060\ufeff\u00ad", "Ann"),
        ("A\u202enn", "Ann"),
        ("A\x00n\x1b[31mn\x7f", "An[31mn"),
        ("Ann\tLee\u00a0Fox\u3000Jr.", "Ann Lee Fox Jr."),
        ("e\u034f\u0301", "\u00e9"),
        ("❤\ufe0f", "❤"),
        ("\u3164", ""),
        ("\u115f\u1160\uffa0\u2800\u17b4\U000e0100", ""),
        ("\ue000\U000f0000\U0010ffff", ""),
        ("\u0301", ""),
        ("\udcff", ""),
        ("   ", ""),
        ("", ""),
        ("-", "-"),
        ("李", "李"),
        ("x" * 99, "x" * MAX_NAME_LENGTH),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_invisible_characters_are_removed_from_a_typed_name(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


def test_every_character_of_a_clean_name_is_visible() -> None:
    every = [chr(code) for code in range(0x110000)]
    kept = [sign for sign in every if clean_name(sign)]
    assert 100_000 < len(kept) < 200_000
    for sign in kept:
        name = clean_name(sign)
        assert name.isprintable()
        assert unicodedata.is_normalized("NFC", name)
        assert not any(unicodedata.name(each, "").endswith("HANGUL FILLER") for each in name)


# --- paths


def test_a_name_with_arbitrary_bytes_round_trips_as_text() -> None:
    for name in ("cribbage-2026.crowe", "a%41.crowe", "Zoë 李.crowe", NO_TEXT, "\n\x1b"):
        text = name_to_text(name)
        assert text.isascii()
        assert name_from_text(text) == name
    assert name_to_text("cribbage-2026.crowe") == "cribbage-2026.crowe"


def test_a_path_with_arbitrary_bytes_can_be_displayed() -> None:
    path = f"/home/{NO_TEXT}"
    for key in ("records-written", "print-written"):
        said = Words().reason(because(key, file=path))
        assert "/home/caf? ?.crowe" in said
        said.encode()
    assert showable("Zoë 李") == "Zoë 李"


def test_a_path_with_arbitrary_bytes_can_be_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / NO_TEXT
    monkeypatch.setattr(sys, "stderr", None)
    for module in (sys, threading):
        monkeypatch.setattr(module, "excepthook", module.excepthook)
    ours = logging.getLogger("crowe_table")
    monkeypatch.setattr(ours, "propagate", False)  # Pytest's output must be valid text.
    before = ours.handlers[:]
    try:
        logs.begin(folder)
        ours.warning("not written: %s", folder)
    finally:
        for handler in ours.handlers[:]:
            ours.removeHandler(handler)
            handler.close()
        ours.handlers[:] = before
    assert r"\udce9" in (folder / logs.FILE).read_text()


# --- CSV


@pytest.mark.parametrize(
    "cell",
    [
        *('=HYPERLINK("http://example.org","x")', "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1"),
        *("＝1", "＋1", "－1", "＠SUM"),
    ],
)
def test_a_cell_is_never_a_formula(cell: str) -> None:
    [row] = csv.reader([csv_text([(cell, 3)])], strict=True) if "\r" not in cell and "\n" not in cell else [None]
    written = csv_text([(cell, 3)])
    assert written.startswith("\"'")
    assert row is None or row == [f"'{cell}", "3"]


def test_numbers_stay_numbers_and_text_stays_in_its_cell() -> None:
    written = csv_text([('Ann; =1+1, "Lee"', -3.5, 7, "", NO_TEXT)])
    assert written == '"Ann; =1+1, ""Lee""",-3.5,7,"","caf? ?.crowe"\r\n'
    written.encode()
