"""Drafts: games that their author can play but that nobody else is offered."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.engine.core import Reason
from crowe_table.gui.pages.contents import entry_of, ordered
from crowe_table.hosting.new_table import find_game
from crowe_table.words import ENGLISH, Words, locales
from crowe_table.words.missing import lacking
from crowe_table.words.rule_book import rule_book_of
from tests.drafts import missing
from tests.new_game import GAMES, TEMPLATES, main, new_game

ROOT = Path(__file__).parents[1]
SLUG = "lone-card"
COPIED = ("crowe_table", "tests")
HIDDEN = (".ci", ".github")
"""Hidden folders that tests read."""


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the slug of a draft in a separate folder."""
    new_game(SLUG, into=tmp_path)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(games, "drafts", lambda: (SLUG,))
    return SLUG


@pytest.mark.parametrize("slug", games.drafts())
def test_what_a_draft_lacks_is_reported(slug: str) -> None:
    if wanting := list(missing(slug)):
        pytest.skip(f"{slug} is a draft. It lacks {'; '.join(wanting)}.")


@pytest.mark.parametrize("slug", games.playable())
def test_a_draft_says_so_where_it_is_looked_for(slug: str) -> None:
    assert games.game(slug).draft == (slug in games.drafts())


def test_a_draft_is_found_by_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_game(SLUG, into=tmp_path)
    monkeypatch.setattr(games, "HOME", tmp_path)
    assert games.drafts.__wrapped__() == (SLUG,)
    assert games.slugs.__wrapped__() == ()


def test_a_draft_can_be_sat_down_to_and_stands_last(draft: str) -> None:
    assert not isinstance(find_game(draft), Reason)
    entries = ordered([entry_of(Words(), slug) for slug in games.playable()])
    assert [(entry.slug, entry.family) for entry in entries if entry.draft] == [(draft, "Drafts")]
    assert entries[-1].slug == draft
    assert draft not in games.slugs()


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != ENGLISH])
def test_a_draft_speaks_english_and_its_missing_messages_are_listed(locale: str, draft: str) -> None:
    assert Words(locale).game(draft).text("say-keep") == "I keep it."
    assert any(line.startswith("lone_card/words") for line in lacking(locale, games.playable()))


def test_a_draft_needs_no_rule_book(draft: str) -> None:
    book = games.file_of(draft, "booke.md")
    assert book
    book.unlink()
    assert [page.heading for page in rule_book_of(draft).pages] == ["Not yet written"]
    wanting = "; ".join(missing(draft))
    for phrase in (
        "booke.md",
        "hints.ftl",
        "lesson.txt",
        "golden sessions",
        "translations into de",
        "test_lone_card.py",
    ):
        assert phrase in wanting


@pytest.mark.parametrize(
    "slug", ["", "Top", "top_card", "-top", "top-", "top--card", "9-men", "top card", "../top", "é", "a" * 25]
)
def test_a_bad_slug_is_refused_in_one_sentence(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is no slug" in refused(slug, capsys)


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        *((slug, "already a game") for slug in ("whist", "blind-hookey", *TEMPLATES)),
        *((slug, "keyword") for slug in ("import", "match", "lambda")),
        *((slug, "Windows") for slug in ("con", "com1")),
    ],
)
def test_a_slug_that_cannot_be_used_is_refused(slug: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(slug, capsys)


def refused(slug: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the sentence with which a slug is refused. Fail if any file was written."""
    before = sorted(GAMES.iterdir())
    assert main(["--", slug]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(".\n")
    assert sorted(GAMES.iterdir()) == before
    return said


@pytest.mark.parametrize("template", sorted(TEMPLATES))
def test_a_new_game_is_clean_and_keeps_no_name_of_its_template(template: str, tmp_path: Path) -> None:
    folder = new_game(SLUG, template, tmp_path)
    words = template.split("-")
    names = ("-".join(words), "_".join(words), " ".join(words).title(), "".join(word.title() for word in words))
    for path in folder.iterdir():
        assert not [name for name in names if name in path.read_text("utf-8")], path.name
    settings = ("--no-cache", "--config", str(ROOT / "pyproject.toml"), str(folder))
    subprocess.run([sys.executable, "-m", "ruff", "check", *settings], check=True)
    subprocess.run([sys.executable, "-m", "ruff", "format", "--check", *settings], check=True)


def test_a_new_game_passes_the_suite(tmp_path: Path) -> None:
    """The command and the tests of the new game run in a copy of the project."""
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.iterdir():
        if path.name in HIDDEN or not path.name.startswith((".", *COPIED)):
            (tmp_path / path.name).symlink_to(path)
    run(tmp_path, "-m", "tests.new_game", "top-card")
    run(tmp_path, "-m", "pytest", "-q", "-x", "-n", "0", "tests", CROWE_GAME="top-card")


def run(folder: Path, *command: str, **environment: str) -> None:
    """Run Python in a copy of the project. If it fails, fail with its output."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=inherited | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
