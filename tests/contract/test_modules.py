"""Every game has the same modules. If a game lacks one, a clear error says so."""

import re
from enum import auto
from pathlib import Path
from typing import Any

import pytest

from crowe_table import games
from crowe_table.engine.core import Options, Phase, Preset, Record, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.kit.rules import RuledGame, Rules, ask_each, ask_one
from crowe_table.words.rule_book import rule_book_of
from crowe_table.words.table_rules import printed_rules
from tests.contract.tables import TEST_GAMES
from tests.sampling import TESTED

MODULES = ("__init__.py", "rules.py", "state.py", "actions.py", "options.py", "layout.py", "words.ftl", "booke.md")
ROOT = Path(__file__).parents[2]
SLUGS = (*TESTED, *TEST_GAMES)


def folder(slug: str) -> Path:
    name = games.package_of(slug)
    return next(Path(home) / name for home in games.__path__ if (Path(home) / name).is_dir())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_all_its_modules(slug: str) -> None:
    needed = [module for module in MODULES if module != "booke.md" or slug not in games.drafts()]
    missing = [module for module in needed if not (folder(slug) / module).is_file()]
    assert not missing, f"{slug} lacks {', '.join(missing)}"
    assert games.game(slug).slug == slug


@pytest.mark.parametrize("slug", SLUGS)
def test_every_cited_rule_is_a_heading_of_the_rule_book(slug: str) -> None:
    tables = [printed_rules(slug, preset.name) for preset in games.game(slug).presets]
    headings = {page.anchor for table in tables for page in rule_book_of(slug, table=table).pages}
    laws: Any = games.game(slug)
    rules = laws.rules
    named = {rule.law for by_phase in rules.acts.values() for rule in by_phase.values() if rule.law}
    assert named <= headings or slug in games.drafts(), f"{slug}: no heading for {sorted(named - headings)}"


def test_the_template_is_small() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in folder("high-card").iterdir() if path.is_file())
    assert lines <= 270


def test_names_in_the_guide_exist() -> None:
    """The classes and arguments that the examples in docs/adding-a-game.md use exist in the code."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").replace("TopCard", "HighCard")
    shown = "\n".join([*re.findall(r"`([^`\n]+)`", guide), *re.findall(r"^    .*$", guide, re.MULTILINE)])
    kinds = set(re.findall(r"\b[A-Z][a-z]+[A-Za-z]*\b(?=[(.])", shown)) - set(re.findall(r"class (\w+)", shown))
    arguments = set(re.findall(r"\b([a-z_]+)=", shown))
    files = [*(ROOT / "crowe_table").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    code = "\n".join(path.read_text("utf-8") for path in files if path != Path(__file__))
    assert len(kinds) > 15
    assert len(arguments) > 15
    assert kinds - {"Seat"} <= set(re.findall(r"^class (\w+)", code, re.MULTILINE))
    assert arguments - {"frozen"} <= set(re.findall(r"\b([a-z_]+)\s*:", code))


def test_test_games_are_not_offered() -> None:
    assert not set(TEST_GAMES) & set(games.playable())


def test_a_folder_without_a_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "__init__.py").write_text('"""Nothing."""\n')
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with pytest.raises(LookupError, match="The package of hollow exports no GAME"):
        games.game("hollow")
    with pytest.raises(KeyError):
        games.game("whisk")


# --- Incomplete games ------------------------------------------------------------------------------------------------


class ToyPhase(Phase):
    FIRST = auto()
    LAST = auto()


def toy(**said: object) -> type:
    """Return a game class with only these attributes."""
    rules = Rules[Any]()
    rules.asks(ToyPhase.FIRST)(lambda s: ask_each("toy", s.public.ring))
    whole = {
        "slug": "toy",
        "laws_version": 1,
        "kind": "wagers",
        "presets": (Preset("plain", (2,), "here"),),
        "books": {"plain": Options()},
        "options": Options,
        "record": Record,
        "phases": ToyPhase,
        "rules": rules,
    }
    return type("Toy", (RuledGame,), {name: value for name, value in (whole | said).items() if value is not None})


class TwoPhase(Phase):
    FIRST = auto()
    FORGOTTEN = auto()
    LAST = auto()


class OddRecord(Record, kw_only=True):
    live = (*Record.live, "turns")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"kind": None}, "Toy does not declare its kind."),
        ({"books": {}}, "Toy has no options for its preset “plain”."),
        ({"presets": (Preset("plain", (2, 11), "here"),)}, "Toy has the preset “plain” for other than 1 to 9 players."),
        ({"record": OddRecord}, "Toy has the live fact “turns”, which is no field of its record."),
        ({"phases": TwoPhase}, "Toy puts no question in the phase FORGOTTEN"),
        ({"pack": (1, 2)}, "Toy has a pack and no stock where it lies at first."),
    ],
)
def test_an_incomplete_game_is_reported_on_import(said: dict[str, object], sentence: str) -> None:
    toy()
    with pytest.raises(TypeError) as fault:
        toy(**said)
    assert sentence in str(fault.value)


def test_an_action_without_a_rule_is_reported() -> None:
    rules = Rules[Any]()
    rules.asks(ToyPhase.FIRST)(lambda s: ask_one("toy", s.public.ring[0], games.game("high-card").actions[0]))
    game = toy(rules=rules, open=lambda self, s: None, evaluate=len, layout=len, length=len)()
    s = game.new(Setup(Options(), 2, (Farthings(9), Farthings(9)), Chance("toy")))
    question = game.question(s)
    assert question is not None
    with pytest.raises(LookupError, match="The act change is asked for in the phase FIRST, and no rule does it"):
        game.answers(s, question, question.asked[0].seat)


def test_two_rules_for_one_thing_are_refused() -> None:
    rules = Rules[Any]()
    rules.asks(ToyPhase.FIRST)(lambda s: ask_one("toy", s.public.ring[0]))
    with pytest.raises(ValueError, match="Two questions are declared for the phase FIRST"):
        rules.asks(ToyPhase.FIRST)(lambda s: ask_one("toy", s.public.ring[0]))
    act = games.game("high-card").actions[0]
    rules.does(act)(lambda s, action: None)
    with pytest.raises(ValueError, match="The act change is done by two functions"):
        rules.does(act)(lambda s, action: None)
