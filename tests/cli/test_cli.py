"""The command line: every command, every usage error, and the output."""

import errno
import io
import json
import os
import random
import re
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.cli import run, simulate
from crowe_table.cli.parsing import _OPTIONS, COMMANDS
from crowe_table.cli.version import version
from crowe_table.engine.cards import text
from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.engine.series import Participant
from crowe_table.gui.shot_options import ShotOptions
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.launch import PlayRequest, RunOptions
from crowe_table.words import Words, _of_house, locales
from tests.hosting.test_sessions import plain
from tests.sampling import going_on
from tests.small_disk import refusing
from tests.test_logs import isolate_logging

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    isolate_logging(monkeypatch)

    def call(*argv: str) -> tuple[int, str, str]:
        code = run(argv)
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def saved_session(folder: Path, actions: int, seats: int = 2) -> Path:
    """Return a saved session with this number of random actions."""
    players = tuple(Participant(name, "" if at == 0 else "sound") for at, name in enumerate("ABCD"[:seats]))
    new = choose_table("cribbage", "crowe", players, stakes="coffee_house", seed="cli")
    assert isinstance(new, NewTable)
    session = Shelf(folder).start(new)
    assert isinstance(session, Session)
    chance = random.Random(1775)
    for _ in range(actions):
        ask = session.view(SPECTATOR).ask
        if ask is None:
            break
        session.submit(chance.choice(going_on(session.view(chance.choice(ask.awaited())).legal)))
    session.close()
    return session.path


# --- help ------------------------------------------------------------------------------------------------------------


def test_the_main_help_names_every_command(cli: Cli) -> None:
    code, out, err = cli("--help")
    assert (code, err) == (0, "")
    assert all(f"  {command} " in out for command in COMMANDS)
    assert cli("-h") == (code, out, err)


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_lists_every_option(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    code, out, err = cli(command, "--help")
    assert (code, err) == (0, "")
    for flag, _, help_text in (*_OPTIONS[command],):
        assert (flag in out.replace("--size 1920x1080", "")) == (help_text != "==SUPPRESS=="), flag
    assert all(flag in out for flag in ("--data-dir", "--mute", "--reduced-motion", "--version", "--help"))
    assert "cli-" not in out
    assert f"crowe-table {command}" in out
    assert max(map(len, out.splitlines())) <= 96
    assert cli("--mute", command, "-h")[1] == out
    assert out.startswith(Words(language).text("cli-usage") + " ")
    if language != "en":
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        english = {
            line for line in cli(command, "--help")[1].splitlines() if re.search(r"[a-z]{3,} [a-z]{2,} [a-z]", line)
        }
        assert {line for line in english & set(out.splitlines()) if "  crowe-table" not in line} == set()


@pytest.mark.parametrize("argv", [["--version"], ["list", "--version"], ["--mute", "--version"]])
def test_version(cli: Cli, argv: list[str]) -> None:
    assert cli(*argv) == (0, f"crowe-table {version()}\n", "")


# --- languages -------------------------------------------------------------------------------------------------------

TOLD = {
    "en": ("Unknown option “--fast”", "requires a game", "Print a game's rules"),
    "de": ("Die Option „--fast“ gibt es nicht", "braucht ein Spiel", "Druckt die Regeln"),
    "fr": ("L’option «\u00a0--fast\u00a0» n’existe pas", "demande un jeu", "Imprime les règles"),
    "es": ("No existe la opción «--fast»", "necesita un juego", "Imprime las reglas"),
}


@pytest.mark.parametrize("language", TOLD)
def test_help_and_errors_are_in_the_systems_language(cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    option, game, help_text = TOLD[language]
    for name, value in (("LANG", f"{language}_XX.UTF-8"), ("LC_ALL", language), ("LANGUAGE", f"{language}:en")):
        monkeypatch.setenv(name, value)
        assert option in cli("list", "--fast")[2]
        assert game in cli("simulate")[2]
        assert help_text in cli("card", "--help")[1]


@pytest.mark.parametrize("language", TOLD)
def test_a_language_that_is_asked_for_overrides_the_systems(cli: Cli, language: str) -> None:
    assert TOLD[language][1] in cli("card", "--language", language)[2]
    assert TOLD[language][2] in cli("card", "--help", "--language", language)[1]


@pytest.mark.parametrize("value", ["C", "C.UTF-8", "POSIX", "", "ja_JP.UTF-8"])
def test_a_system_without_one_of_our_languages_gets_english(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("LANG", value)
    assert TOLD["en"][0] in cli("list", "--fast")[2]


def test_json_is_in_english_unless_a_language_is_asked_for(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    english = cli("list", "--json")[1]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert cli("list", "--json")[1] == english
    assert cli("list", "--json", "--language", "de")[1] != english
    assert "Optionen, mit erlaubten Werten" in cli("list")[1]


@pytest.mark.parametrize("language", TOLD)
def test_the_settings_of_an_exhibition_are_explained_in_the_systems_language(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    asked, spoken = tmp_path / "asked" / "table.toml", tmp_path / "spoken" / "table.toml"
    for folder in (asked.parent, spoken.parent):
        folder.mkdir()
    assert cli("exhibit", "--write", str(asked), "--language", language)[0] == 0
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert cli("exhibit", "--write", str(spoken))[0] == 0
    for path in (asked, spoken):
        source, words = path.read_text("utf-8"), Words(language)
        for name in Exhibition.__struct_fields__:
            assert f"# {words.text(f'exhibition-{name}').splitlines()[-1]}\n{name} = " in source
        assert cli("exhibit", "--check", str(path)) == (0, words.text("exhibition-sound") + "\n", "")


def test_no_message_is_read_before_something_is_printed(opened: list[RunOptions], tmp_path: Path) -> None:
    """The window opens without delay, whatever the languages of the system and of the settings."""
    catalogues = [_of_house(locale) for locale in locales()]
    for catalogue in catalogues:
        vars(catalogue).pop("_sources", None)
    assert run(["--data-dir", str(tmp_path)]) == 0
    assert not [each for each in catalogues if "_sources" in vars(each)]


def test_damaged_messages_are_reported_in_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    german = _of_house("de")
    monkeypatch.setattr(german, "_broken", [Path("money.ftl")])
    code, out, err = cli("list", "--language", "de")
    assert (code, err.count("\n")) == (0, 1)
    assert "money.ftl" in err
    assert "auf Englisch" in err
    assert out


# --- usage errors ----------------------------------------------------------------------------------------------------

WRONG = [
    (["fly"], "“fly”", "play, open, list, exhibits, simulate, check, show, review, shot"),
    (["--data-dir", "x", "fly"], "“fly”", "play"),
    (["--fast"], "--fast", "--mute"),
    (["list", "--fast"], "--fast", "--json"),
    (["list", "--js"], "--js", "--json"),
    (["list", "cribbage"], "“cribbage”", "list"),
    (["exhibits", "whist"], "“whist”", "exhibits"),
    (["list", "--json=yes"], "--json", "no value"),
    (["play"], "play", "cribbage"),
    (["play", "faro"], "“faro”", "cribbage"),
    (["play", "../cribbage"], "“../cribbage”", "cribbage"),
    (["play", ""], "“”", "cribbage"),
    (["play", "\x1b[2J" + "x" * 9000], "xxx", "cribbage"),
    (["play", "cribbage", "piquet"], "“piquet”", "play"),
    (["play", "cribbage", "--preset", "hoyle"], "“hoyle”", "crowe"),
    (["play", "cribbage", "--seats", "5"], "“5”", "2, 3, 4"),
    (["play", "cribbage", "--seats", "two"], "“two”", "2, 3, 4"),
    (["play", "cribbage", "--seats"], "--seats", "value"),
    (["play", "cribbage", "--seed", "a b"], "six words, and these are two", "six"),
    (["play", "cribbage", "--seed", ""], "“”", "64"),
    (["play", "cribbage", "--seed", "x" * 65], "x" * 65, "64"),
    (["play", "cribbage", "--seed", "\x1b[31m"], "code", "64"),
    (["play", "cribbage", "--level", "god"], "“god”", "learner, sound, sharp"),
    (["play", "cribbage", "--size", "big"], "“big”", "1024x768"),
    (["play", "cribbage", "--size", "10x10"], "“10x10”", "7680x4320"),
    (["--size", "99999x99999"], "“99999x99999”", "1024x768"),
    (["--size"], "--size", "value"),
    (["--data-dir"], "--data-dir", "value"),
    (["--data-dir", ""], "“”", "folder"),
    (["--data-dir", __file__], __file__, "folder"),
    (["exhibit"], "PIN", "--write"),
    (["exhibit", "/no/such/file"], "/no/such/file", "PIN"),
    (["simulate"], "simulate", "cribbage"),
    (["simulate", "cribbage", "--games", "0"], "“0”", "1"),
    (["simulate", "cribbage", "--games", "-3"], "“-3”", "1"),
    (["simulate", "cribbage", "--games", "1e3"], "“1e3”", "1000000"),
    (["simulate", "cribbage", "--games", "9" * 5000], "--games", "1000000"),
    (["check"], "check", "sessions"),
    (["show"], "show", "session"),
    (["show", "/no/such/file"], "/no/such/file", "no such session"),
    (["show", "."], "“.”", "cannot be opened"),
    (["show", "a", "b"], "“b”", "show"),
    (["review"], "review", "session"),
    (["review", "/no/such/file"], "/no/such/file", "no such session"),
    (["review", "saves/cribbage-twenty-nine.crowe"], "No deal", "over yet"),
    (["shot", "cribbage"], "shot", "--out FILE"),
    (["card", "cribbage"], "card", "--out FILE"),
    (["card", "faro", "--out", "x.pdf"], "“faro”", "cribbage"),
    (["card", "cribbage", "--out", "x.png"], "“x.png”", ".pdf"),
    (["slip"], "slip", "session"),
    (["slip", "/no/such/file", "--out", "x.pdf"], "no such session", "."),
    (["slip", "saves/cribbage-twenty-nine.crowe", "--out", "/no/such/folder/x.pdf"], "/no/such/folder/x.pdf", "folder"),
    (["shot", "cribbage", "--out", "x.gif"], "“x.gif”", ".png"),
    (["shot", "cribbage", "--out", "/no/such/folder/x.png"], "/no/such/folder/x.png", "folder"),
    (["shot", "cribbage", "--actions", "-1", "--out", "x.png"], "“-1”", "0"),
    (["shot", "cribbage", "--size", "1280", "--out", "x.png"], "“1280”", "1280x800"),
    (["shot", "cribbage", "--size", "0x0", "--out", "x.png"], "“0x0”", "1024x768"),
]


def test_an_exhibition_requires_a_writable_data_directory(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    file = tmp_path / "table.toml"
    file.write_text('pin = "480916"\n')
    for folder, why in ((tmp_path, errno.EACCES), (file / "below", errno.EEXIST)):
        code, out, err = cli("exhibit", str(file), "--data-dir", str(folder))
        assert (code, out) == (2, "")
        assert f"“{folder}” cannot be written: {os.strerror(why)}." in err


@pytest.mark.parametrize(("argv", "named", "allowed"), WRONG, ids=[" ".join(argv)[:40] for argv, _, _ in WRONG])
def test_usage_errors_print_one_sentence_and_exit_with_2(cli: Cli, argv: list[str], named: str, allowed: str) -> None:
    code, out, err = cli(*argv)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1, "one sentence"
    assert err.rstrip().isprintable()
    assert err.startswith("crowe-table: ")
    assert named in err
    assert allowed in err


# --- the window ------------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[RunOptions]:
    """Record the options passed to the window instead of opening the window."""
    asked: list[RunOptions] = []

    def pretend(options: RunOptions) -> int:
        asked.append(options)
        return 0

    module = types.ModuleType("crowe_table.gui.app")
    module.run = pretend  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "crowe_table.gui.app", module)
    isolate_logging(monkeypatch)
    return asked


def test_no_command_opens_the_title_page(cli: Cli, opened: list[RunOptions], tmp_path: Path) -> None:
    assert cli("--data-dir", str(tmp_path), "--mute")[0] == 0
    assert opened == [RunOptions(data_dir=tmp_path, mute=True)]


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_options_may_precede_or_follow_the_command(
    cli: Cli, opened: list[RunOptions], tmp_path: Path, before: int
) -> None:
    flags = [["--data-dir", str(tmp_path)], ["--mute"], ["--reduced-motion"]]
    first = [word for flag in flags[:before] for word in flag]
    last = [word for flag in flags[before:] for word in flag]
    table = ["play", "cribbage", "--seats", "4", "--seed", "1775", "--level", "sharp", "--trace", "--size", "1920x1080"]
    assert cli(*first, *table, *last) == (0, "", "")
    assert opened == [
        RunOptions(
            data_dir=tmp_path,
            mute=True,
            reduced_motion=True,
            trace=True,
            start=PlayRequest("cribbage", "modern", 4, "1775", "sharp"),
            size=(1920, 1080),
        )
    ]


def test_the_default_table_uses_the_first_preset(cli: Cli, opened: list[RunOptions]) -> None:
    assert cli("play", "cribbage")[0] == 0
    assert opened[0].start == PlayRequest("cribbage", "modern", 2, "", "sound")
    assert opened[0].size is None
    assert opened[0].data_dir.name == "crowe-table"


def test_the_data_directory_need_not_exist(cli: Cli, opened: list[RunOptions], tmp_path: Path) -> None:
    assert cli("--data-dir", str(tmp_path / "a" / "b"))[0] == 0
    assert opened[0].data_dir == tmp_path / "a" / "b"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[ShotOptions]:
    """Record the options of each picture instead of drawing it. A file named full.png simulates a full disk."""
    asked: list[ShotOptions] = []

    def pretend(options: ShotOptions) -> None:
        if options.out.name == "full.png":
            raise OSError(28, os.strerror(28))
        asked.append(options)

    module = types.ModuleType("crowe_table.gui.shot")
    module.shot = pretend  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "crowe_table.gui.shot", module)
    return asked


def test_a_shot_shows_the_requested_table(cli: Cli, drawn: list[ShotOptions], tmp_path: Path) -> None:
    out = tmp_path / "t.PNG"
    arguments = ["shot", "cribbage", "--seats", "4", "--seed", "s", "--actions", "7", "--size", "1366x768"]
    assert cli(*arguments, "--out", str(out)) == (0, f"{out}\n", "")
    assert drawn == [ShotOptions(PlayRequest("cribbage", "modern", 4, "s"), 7, (1366, 768), out)]
    cli("shot", "cribbage", "--out", str(out))
    assert (drawn[1].size, drawn[1].actions) == ((1280, 800), 12)
    assert drawn[1].table is not None
    assert drawn[1].table.seed


def test_a_shot_shows_a_table_as_the_settings_would(cli: Cli, drawn: list[ShotOptions], tmp_path: Path) -> None:
    arguments = [
        "--text",
        "Largest",
        "--pack",
        "plain",
        "--contrast",
        "--four-colour",
        "--left-handed",
        "--out",
        str(tmp_path / "t.png"),
    ]
    assert cli("shot", "whist", *arguments)[0] == 0
    (one,) = drawn
    assert (one.text_size, one.pack, one.high_contrast, one.four_colour) == ("largest", "plain", True, True)
    assert one.left_handed
    code, _, told = cli("shot", "whist", "--text", "huge", "--out", str(tmp_path / "t.png"))
    assert code == 2
    assert "ordinary, larger, largest" in told


def test_a_shot_shows_the_title_page(cli: Cli, drawn: list[ShotOptions], tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    assert cli("shot", "title", "--language", "de", "--out", str(out)) == (0, f"{out}\n", "")
    assert drawn == [ShotOptions(None, 12, (1280, 800), out, "de")]


@pytest.mark.parametrize("page", ["cribbage", "title"])
def test_a_real_shot_needs_no_display_and_prints_only_its_path(tmp_path: Path, page: str) -> None:
    out = tmp_path / "table.png"
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    table = ["cribbage", "--seed", "1775", "--level", "learner"] if page == "cribbage" else [page]
    arguments = ["shot", *table, "--size", "1024x768", "--out", str(out)]
    told = python("-m", "crowe_table", *arguments, env=bare)
    assert (told.returncode, told.stdout, told.stderr) == (0, f"{out}\n", "")
    png = out.read_bytes()
    assert png.startswith(b"\x89PNG")
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1024, 768)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("runtime", [None, "", "nowhere"])
@pytest.mark.parametrize("command", ["", "exhibit"])
def test_without_a_display_only_one_sentence_is_printed(tmp_path: Path, command: str, runtime: str | None) -> None:
    """Checked also with the Wayland library, which would print a message of its own."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in unset}
    bare |= {} if runtime is None else {"XDG_RUNTIME_DIR": runtime}
    (tmp_path / "table.toml").write_text('pin = "480916"\n')
    arguments = ["exhibit", "--watched", str(tmp_path / "table.toml")] if command else []
    told = python("-m", "crowe_table", *arguments, "--data-dir", str(tmp_path / "data"), env=bare)
    assert (told.returncode, told.stdout, told.stderr) == (2, "", Words().text("no-display") + "\n")


def test_an_unwritable_picture_is_reported(cli: Cli, drawn: list[ShotOptions], tmp_path: Path) -> None:
    code, out, err = cli("shot", "cribbage", "--out", str(tmp_path / "full.png"))
    assert (code, out, drawn) == (2, "", [])
    assert os.strerror(28) in err


def test_a_shot_also_tells_what_lies_where(tmp_path: Path) -> None:
    """The layout file names the cards of the hand.

    They are at least 92 pixels wide, and each shows at least 50 pixels.
    """
    out, told = tmp_path / "table.png", tmp_path / "table.json"
    arguments = ["shot", "whist", "--seed", "s", "--actions", "12", "--out", str(out), "--layout", str(told)]
    assert python("-m", "crowe_table", *arguments).returncode == 0
    things = json.loads(told.read_text())["things"]
    (hand,) = [each for each in things if (each["thing"], each["owner"]) == ("fan hand", 0)]
    assert hand["card"] >= 92
    assert len(hand["showing"]) > 9
    assert min(hand["showing"]) >= 50
    assert {each["owner"] for each in things if each["thing"] == "ticket"} == {0, 1, 2, 3}
    assert any(each["thing"].startswith("button ") for each in things)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files there")
def test_a_real_shot_to_a_special_file_is_reported(tmp_path: Path) -> None:
    """The picture goes to a named pipe. The image library then raises exceptions of its own types."""
    os.mkfifo(tmp_path / "pipe.png")
    told = python("-m", "crowe_table", "shot", "hazard", "--actions", "0", "--out", str(tmp_path / "pipe.png"))
    assert (told.returncode, told.stdout) == (2, "")
    assert "pipe.png” cannot be written" in told.stderr
    assert told.stderr.count("\n") == 1


# --- list ------------------------------------------------------------------------------------------------------------


def test_the_list_has_games_presets_seats_and_every_option(cli: Cli) -> None:
    code, out, err = cli("list")
    assert (code, err) == (0, "")
    for slug in games.slugs():
        game = games.game(slug)
        assert f"{slug}: " in out
        assert all(f"preset {each.name}, for" in out for each in game.presets)
        assert all(f" {name} " in out for name in game.options.__struct_fields__)


def test_the_json_list_matches_the_declared_options(cli: Cli) -> None:
    listed = json.loads(cli("list", "--json")[1])
    assert [each["game"] for each in listed] == list(games.slugs())
    for each in listed:
        game = games.game(each["game"])
        rules = {rule["name"]: rule for rule in each["options"]}
        assert tuple(rules) == game.options.__struct_fields__
        for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
            assert rules[name]["default"] == default
            assert rules[name]["help"].endswith(".")
            if "values" in rules[name]:
                assert default in rules[name]["values"]
        for preset, book in zip(game.presets, each["presets"], strict=True):
            assert book["seats"] == list(preset.seats)
            for seats in preset.seats:
                assert book["defaults"][str(seats)]["unit"] == game.preset(preset.name, seats).unit
    cribbage = next(each for each in listed if each["game"] == "cribbage")
    target = next(rule for rule in cribbage["options"] if rule["name"] == "target")
    assert (target["type"], target["values"], target["default"]) == ("choice", [31, 61, 121, 181], 61)


# --- simulate --------------------------------------------------------------------------------------------------------


def test_simulated_games_balance_the_ledger(cli: Cli) -> None:
    code, out, err = cli("simulate", "cribbage", "--games", "6", "--level", "learner", "--seed", "1", "--json")
    assert (code, err) == (0, ""), "no progress bar where there is no terminal"
    told = json.loads(out)
    assert (told["games"], told["seats"], told["level"], told["seed"]) == (6, 2, "learner", "1")
    assert sum(told["wins"]) == 6
    assert sum(told["farthings"]) == 0
    assert told["ledger_sum"] == 0
    assert told["deals"] >= 6
    assert told["actions"] > 6 * 10
    assert told["actions_a_second"] > 0
    again = json.loads(cli("simulate", "cribbage", "--games", "6", "--level", "learner", "--seed", "1", "--json")[1])
    for changing in ("seconds", "actions_a_second"):
        del told[changing], again[changing]
    assert told == again, "the same seed gives the same games"
    other = json.loads(cli("simulate", "cribbage", "--games", "6", "--level", "learner", "--seed", "2", "--json")[1])
    assert other["points"] != told["points"]


def test_a_transcript_has_each_choice_with_its_hint(cli: Cli) -> None:
    given = ("simulate", "blind-hookey", "--games", "1", "--seed", "1", "--level", "learner", "--transcript")
    code, plain, _ = cli(*given)
    assert code == 0
    assert plain.startswith("--- deal ")
    assert plain.count("  answer: ") > 5
    assert "  hint: " not in plain
    hinted = cli(*given, "--hints")[1]
    assert hinted.count("  hint: ") > 5
    assert [line for line in hinted.splitlines() if not line.startswith("  hint: ")] == plain.splitlines()
    assert "  Tipp: " in cli(*given, "--hints", "--language", "de")[1]


def test_four_players_simulate_as_partners(cli: Cli) -> None:
    told = json.loads(cli("simulate", "cribbage", "--seats", "4", "--games", "2", "--level", "learner", "--json")[1])
    assert sum(told["wins"]) == 4
    assert sum(told["farthings"]) == 0


def test_a_simulation_printed_as_text(cli: Cli) -> None:
    code, out, _ = cli("simulate", "cribbage", "--games", "2", "--level", "learner", "--seed", "1775")
    assert code == 0
    assert "ledger total: 0" in out
    assert "2 games" in out
    assert "actions per second" in out
    assert "seed 1775" in out
    assert "cli-" not in out


def test_an_unbalanced_ledger_exits_with_1(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crowe_table.engine.table.Table.ledger_sum", lambda table: 3)
    code, out, _ = cli("simulate", "cribbage", "--games", "1", "--level", "learner")
    assert code == 1
    assert "ledger total: 3" in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("patience", "shown"), [(0.0, True), (1000.0, False)])
def test_a_long_run_on_a_terminal_shows_a_progress_bar(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, patience: float, shown: bool
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(simulate, "PROGRESS_DELAY", patience)
    monkeypatch.setenv("TERM", "xterm")
    code, out, _ = cli("simulate", "cribbage", "--games", "4", "--level", "learner", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 4
    assert ("/4" in terminal.getvalue()) is shown


# --- check and show --------------------------------------------------------------------------------------------------


def test_check_reports_each_file_and_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    sound, finished = saved_session(tmp_path, 12), saved_session(tmp_path, 10_000)
    data = plain(sound)
    torn, damaged, noise = tmp_path / "torn.crowe", tmp_path / "damaged.crowe", tmp_path / "noise"
    torn.write_bytes(data[:-9])
    damaged.write_bytes(data.replace(b"cribbage", b"cribbags", 1))
    noise.write_bytes(random.Random(0).randbytes(400))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    code, out, err = cli("check", *map(str, (sound, finished, torn, damaged, noise)))
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert lines[0].startswith(f"{sound}: ok; Cribbage: A ")
    assert lines[0].endswith("in play")
    assert "61" in lines[1]
    assert "finished; the seed matches the hash" in lines[1]
    whole = data[:-9].count(b"\n")
    assert lines[2].startswith(f"{torn}: truncated after line {whole}; Cribbage")
    assert lines[3].startswith(f"{damaged}: damaged: Line 1 does not match its seal")
    assert lines[4].startswith(f"{noise}: damaged: ")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert cli("check", str(sound), str(finished))[0] == 0


def test_check_of_a_missing_file_exits_with_2(cli: Cli, tmp_path: Path) -> None:
    sound = saved_session(tmp_path, 3)
    code, out, err = cli("check", str(tmp_path / "none.crowe"), str(sound))
    assert code == 2
    assert "none.crowe" in err
    assert out.startswith(f"{sound}: ok")


@pytest.mark.parametrize("actions", [5, 9, 16, 30])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_show_names_no_card_hidden_from_the_viewer(cli: Cli, tmp_path: Path, actions: int, seat: int | None) -> None:
    path = saved_session(tmp_path, actions)
    watcher = [] if seat is None else ["--seat", str(seat), "--referee"]
    code, out, err = cli("show", str(path), "--json", *watcher)
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["seat"] == seat
    assert told["seed"] is None, "it would tell every card"
    table = load(path).table
    assert table
    assert table.deal > 0
    own = table.view(Seat(SPECTATOR if seat is None else seat))
    seen = {text(card) for zone in own.zones for card in zone.cards} - {"??"}
    last_deal = max(at for at, event in enumerate(told["events"]) if event.get("fact") == "deal")
    named = {card for event in told["events"][last_deal:] for card in event.get("cards", [])} - {"??"}
    assert named <= seen
    assert "viewers" not in out


def test_show_as_text_tells_the_story_of_one_seat(cli: Cli, tmp_path: Path) -> None:
    path = saved_session(tmp_path, 10_000)
    code, out, err = cli("show", str(path), "--seat", "0")
    assert (code, err) == (0, "")
    assert out.startswith("Cribbage, Mr. Crowe’s\nPlayers: A and B\n")
    assert "You are dealt the " in out
    assert "B is dealt five cards." in out
    assert "as seen by A" in out
    assert "Seed: cli" in out, "the seed is shown when the game is over"
    assert cli("show", str(path), "--seat", "1")[1] != out
    everybody = cli("show", str(path))[1]
    assert "You" not in everybody
    assert "A is dealt five cards." in everybody


def test_review_judges_the_choices_of_a_finished_game(cli: Cli, tmp_path: Path) -> None:
    path = saved_session(tmp_path, 10_000)
    code, out, err = cli("review", str(path), "--seat", "0", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["seat"], told["player"]) == ("cribbage", 0, "A")
    assert sum(told["grades"].values()) == len(told["choices"]) > 0
    assert len(told["dear"]) <= 3
    assert len(told["experts"]) == max(each["deal"] for each in told["choices"])
    code, out, err = cli("review", str(path), "--language", "de")
    assert (code, err) == (0, "")
    assert f"● Die beste: {told['grades']['best']}\n" in out
    german = Words("de")
    for key in ("review-told", "review-dear-heading", "review-expert-heading", "review-expert-points"):
        assert f"{german.text(key)}\n" in out, "the window says this too"
    assert sum(out.count(f" {sign}") for sign in "●○△✕") == len(told["choices"]) - told["grades"]["other"]


def test_review_judges_the_finished_deals_of_an_unfinished_game(cli: Cli, tmp_path: Path) -> None:
    """A save that broke off in the second deal, in the middle of a line, is reviewed up to the end of the first."""
    path = saved_session(tmp_path, 18)
    path.write_bytes(path.read_bytes()[:-10])
    code, out, err = cli("review", str(path), "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert {each["deal"] for each in told["choices"]} == {1}
    assert told["experts"] == []
    assert all(each["as_it_lay"] == "" for each in told["dear"]), "the cards of others are still secret"


def test_only_a_referee_sees_a_hand_of_an_unfinished_game_and_the_players_learn_of_it(cli: Cli, tmp_path: Path) -> None:
    path = saved_session(tmp_path, 9)
    before = path.read_bytes()
    code, out, err = cli("show", str(path), "--seat", "1")
    assert (code, out) == (2, "")
    assert "--referee" in err
    assert path.read_bytes() == before
    session = Shelf(tmp_path).resume(path)
    assert isinstance(session, Session)
    assert cli("show", str(path), "--seat", "1", "--referee")[0] == 2, "nobody is shown what cannot be marked"
    session.close()
    assert path.read_bytes() == before
    played = Shelf(tmp_path).entries()[0].touched
    code, out, _ = cli("show", str(path), "--seat", "1", "--referee")
    assert code == 0
    assert "You are dealt the " in out
    assert "A referee was shown what player 2 holds" in cli("show", str(path))[1]
    assert "A referee was shown what player 2 holds" in cli("check", str(path))[1]
    again = Shelf(tmp_path).resume(path)
    assert isinstance(again, Session)
    [release] = again.releases(wait=True)
    assert [notice.key for notice in release.notices] == ["save-refereed"]
    [entry] = Shelf(tmp_path).entries()
    assert (entry.refereed, entry.touched) == (True, played)
    ask = again.view(SPECTATOR).ask
    assert ask
    again.submit(going_on(again.view(ask.awaited()[0]).legal)[0])
    again.close()
    [entry] = Shelf(tmp_path).entries()
    assert entry.refereed, "the mark stays"


def test_show_refuses_a_session_that_cannot_be_marked(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_session(tmp_path, 9)

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refusing(errno.ENOSPC))
        code, out, err = cli("show", str(path), "--seat", "1", "--referee")
    assert (code, out) == (2, "")
    assert "No space left" in err
    path.write_bytes(path.read_bytes()[:-5])
    code, out, err = cli("show", str(path), "--seat", "1", "--referee")
    assert (code, out) == (2, "")
    assert "half written" in err


def test_show_reports_a_truncated_file(cli: Cli, tmp_path: Path) -> None:
    path = saved_session(tmp_path, 12)
    path.write_bytes(path.read_bytes()[:-5])
    code, out, _ = cli("show", str(path))
    assert code == 0
    assert "only half written" in out
    assert json.loads(cli("show", str(path), "--json")[1])["soundness"] == "torn"


@pytest.mark.parametrize("word", ["2", "-1", "x", "1.0", ""])
def test_show_refuses_an_unknown_seat(cli: Cli, tmp_path: Path, word: str) -> None:
    code, _, err = cli("show", str(saved_session(tmp_path, 3)), f"--seat={word}")
    assert code == 2
    assert "from 0 to 1" in err


def test_show_of_a_damaged_file_exits_with_2(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "x.crowe"
    path.write_bytes(b"\x00" * 100)
    code, out, err = cli("show", str(path))
    assert (code, out) == (2, "")
    assert str(path) in err
    assert "not a session" in err


# --- the process -----------------------------------------------------------------------------------------------------


def python(*argv: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, encoding="utf-8", **more)  # type: ignore[call-overload]


def test_the_module_returns_the_exit_code() -> None:
    told = python("-m", "crowe_table", "fly")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith("crowe-table: Unknown command")
    assert "Traceback" not in told.stderr


def test_heavy_modules_are_loaded_on_demand() -> None:
    program = "import sys; from crowe_table.cli import run; run(['list']); print([m for m in {} if m in sys.modules])"
    told = python("-c", program.format("('pygame', 'rich', 'asyncio', 'pygame_gui', 'multiprocessing')"))
    assert told.stdout.endswith("[]\n"), told.stdout[-200:] + told.stderr


def test_neither_the_window_nor_the_worker_loads_openssl() -> None:
    """OpenSSL would take 3 MB in each process. The engine has its own hash function (engine/sha.py)."""
    read = "import sys, crowe_table.gui.app, crowe_table.gui.hot_seat, crowe_table.hosting.thinking"
    told = python("-c", f"{read}; print('_hashlib' in sys.modules)")
    assert told.stdout.endswith("False\n"), told.stdout[-200:] + told.stderr


def test_a_closed_pipe_is_no_error() -> None:
    command = f'"{sys.executable}" -m crowe_table list | head -n 1'
    if os.name == "nt":
        pytest.skip("there is no head")
    told = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert told.stderr == ""
    assert told.stdout.startswith(games.slugs()[0])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_full_disk_when_printing_is_reported() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "crowe_table", "list", "--json"]
        told = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    assert told.returncode == 2
    assert told.stderr == "crowe-table: Cannot write to standard output: No space left on device.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_full_disk_when_printing_the_version_is_reported() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "crowe_table", "--version"]
        told = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    assert told.returncode == 2
    assert told.stderr == "crowe-table: Cannot write to standard output: No space left on device.\n"


@pytest.mark.parametrize(
    "argv", [("list", "--json"), ("exhibits", "--json"), ("simulate", "hazard", "--games", "1", "--json"), ("--help",)]
)
def test_commands_work_without_standard_output(argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(argv) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only there an argument can be written over")
def test_a_seed_is_hidden_from_the_process_list() -> None:
    shown = "from pathlib import Path; print(Path('/proc/self/cmdline').read_bytes())"
    program = f"import sys; from crowe_table.cli.arguments import hide; hide(sys.argv[-1]); {shown}"
    for before in ([], ["other"]):
        out = python("-c", program, *before, "the-secret-seed").stdout
        assert "secret" not in out
        assert "xxxxxxxxxxxxxxx" in out
        assert all(word in out for word in before)


def test_a_seed_can_come_from_standard_input(
    cli: Cli, opened: list[RunOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a-quiet-seed\n"))
    cli("play", "cribbage", "--seed", "-")
    [options] = opened
    assert isinstance(options.start, PlayRequest)
    assert options.start.seed == "a-quiet-seed"


def test_open_passes_the_file_to_the_window(cli: Cli, opened: list[RunOptions]) -> None:
    cli("open", "evening.crowe")
    cli("open")
    assert [options.start for options in opened] == [Path("evening.crowe").absolute(), None]


def test_unencodable_characters_are_replaced() -> None:
    told = python("-m", "crowe_table", "fly", env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert told.returncode == 2
    assert "?fly?" in told.stderr


# --- famous hands ----------------------------------------------------------------------------------------------------


def test_famous_hands_are_listed_with_their_stories(cli: Cli) -> None:
    shipped = exhibits()
    assert shipped
    code, out, err = cli("exhibits")
    assert (code, err) == (0, "")
    hands = json.loads(cli("exhibits", "--json")[1])
    assert [hand["name"] for hand in hands] == [exhibit.name for exhibit in shipped]
    for hand in hands:
        assert hand["title"] in out
        assert hand["task"] in out
        assert not hand["story"].startswith("exhibit-")


@pytest.mark.parametrize("slug", ["brag", "cribbage", "hazard", "whist"])
def test_every_deal_begins_with_its_number(cli: Cli, slug: str) -> None:
    saves = sorted((Path(__file__).parents[1] / "hosting" / "saves").glob(f"2-{slug}-*.crowe"))
    assert saves
    for path in saves:
        table = load(path).table
        assert table
        said = cli("show", str(path))[1].splitlines()
        told = [int(found[1]) for line in said if (found := re.match(r"(?:Deal|Hand) (\d+)\. ", line))]
        assert told == list(range(1, table.deal + 1))


def test_the_selftest_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--selftest"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "picture: ok"
    assert len(told) == len(games.slugs()) + 1


def test_the_selftest_reports_a_failed_part(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "slugs", lambda: ("hazard",))
    monkeypatch.setattr("crowe_table.cli.selftest.load", lambda path: 1 // 0)
    monkeypatch.setattr("crowe_table.cli.selftest.check_picture", lambda picture, words: "")
    assert run(["--selftest"]) == 1
    assert capsys.readouterr().out.startswith("hazard: ZeroDivisionError")
