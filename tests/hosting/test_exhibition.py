"""The settings of an exhibition, and the supervisor of its window."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.cli import run
from crowe_table.engine.series import Participant
from crowe_table.hosting import supervisor
from crowe_table.hosting.exhibition import MAX_FILE_BYTES, Exhibition, change, load, template
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.random_answers import answer_at_random
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import (
    BUSY,
    CHECK_INTERVAL,
    MAX_FAILURES,
    MAX_LONG_SILENCE,
    MAX_SILENCE,
    Heart,
    Watch,
    crash_reports,
)
from crowe_table.words import Words, locales
from tests.present import present

PIN = "480916"
USUAL = Exhibition(pin=PIN)


def loaded(path: Path, source: str | bytes) -> tuple[Exhibition | None, list[str]]:
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    found = load(path)
    return found.exhibition, [Words().reason(each) for each in (*found.complaints, *found.warnings)]


def test_the_template_explains_every_setting_and_contains_the_defaults(tmp_path: Path) -> None:
    source = template(Words(), PIN)
    assert loaded(tmp_path / "table.toml", source) == (USUAL, [])
    assert all(f"\n{name} = " in source for name in Exhibition.__struct_fields__)
    assert set(USUAL.games) <= set(games.slugs())


def test_every_mistake_is_reported_with_its_line_and_the_rest_applies(tmp_path: Path) -> None:
    source = f'pin = "{PIN}"\nlevel = "sharp"\n\ngames = ["cribbage", "poker"]\nspeed = 3\nidle_seconds = 5\n'
    found, told = loaded(tmp_path / "table.toml", source)
    assert found
    assert (found.pin, found.level, found.games, found.idle_seconds) == (PIN, "sharp", ("cribbage",), 60)
    assert sorted(line.split(":")[0] for line in told) == ["Line 4", "Line 5", "Line 6"]


WRONG = {
    "display": "16",
    "games": '"whist"',
    "level": '"god"',
    "idle_seconds": "29",
    "countdown_seconds": "61",
    "visit_minutes": "true",
    "volume": '"60"',
    "text_size": '"huge"',
    "pencilled": "1",
    "four_colour": "2",
    "cloth": '"huge"',
    "left_handed": '"left"',
    "reduced_motion": '"no"',
    "speech": '"loud"',
    "scanning": '"three_keys"',
    "hints": "0",
    "coaching": "0",
    "pointer": "[]",
    "keyboard": "1",
    "reach": '"lying"',
    "opens": '"10:00\\n"',
    "closes": '"\u0661\u0667:\u0660\u0660"',
    "statistics": '"true"',
    "tables": '"burnt"',
    "languages": '"en"',
    "objects": '"dice"',
    "famous_hands": "2",
    "lessons": "true",
    "staff_language": "7",
    "facing": "1",
}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", [name for name in Exhibition.__struct_fields__ if name != "pin"])
def test_mistakes_in_settings_are_explained_in_plain_sentences(tmp_path: Path, name: str, locale: str) -> None:
    """The message contains no terms of the library and no regular expressions. It never repeats the invalid value."""
    path = tmp_path / "table.toml"
    path.write_text(f'pin = "{PIN}"\n{name} = {WRONG[name]}\n', encoding="utf-8")
    exhibition, complaints, _ = load(path)
    assert exhibition == USUAL
    (told,) = [Words(locale).reason(each) for each in complaints]
    assert name in told
    assert "2" in told
    assert told.endswith(".")
    assert not any(sign in told for sign in ("\\", "^", "$", "regex", "Expected", "`", "str"))


@pytest.mark.parametrize("locale", locales())
def test_a_setting_given_twice_is_reported_with_the_second_line(tmp_path: Path, locale: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(f'pin = "{PIN}"\nopens = "10:00"\nopens = ""\n', encoding="utf-8")
    exhibition, complaints, _ = load(path)
    assert exhibition is None
    assert [(each.key, dict(each.args)) for each in complaints] == [("exhibition-twice", {"line": 3})]
    assert "3" in Words(locale).reason(complaints[0])


def test_limited_visits_offer_short_games_only(tmp_path: Path) -> None:
    found, told = loaded(tmp_path / "table.toml", f'pin = "{PIN}"\ngames = ["cribbage", "whist"]')
    assert found
    assert found.offered == ("cribbage",)
    assert "whist" in told[0]
    found, told = loaded(tmp_path / "table.toml", f'pin = "{PIN}"\nvisit_minutes = 0\ngames = ["cribbage", "whist"]')
    assert found
    assert (found.offered, told) == (("cribbage", "whist"), [])
    assert Exhibition(pin=PIN, games=("whist",)).offered == ("whist",), "at least one game is offered"


@pytest.mark.parametrize("minutes", [0, 20])
def test_games_not_for_two_are_reported_as_such_at_a_table_top_screen(tmp_path: Path, minutes: int) -> None:
    """Ruff and Speculation have a short form, but not for two."""
    path = tmp_path / "table.toml"
    settings = f'pin = "{PIN}"\nfacing = true\nvisit_minutes = {minutes}\n'
    path.write_text(settings + 'games = ["cribbage", "ruff", "speculation", "whist"]', encoding="utf-8")
    found, complaints, _ = load(path)
    assert found
    assert found.offered == ("cribbage",)
    told = {"line": 4, "word": "ruff, speculation, whist"}
    assert [(each.key, dict(each.args)) for each in complaints] == [("exhibition-games-not-for-two", told)]
    assert loaded(path, settings)[1] == [], "default games that are not written down are no mistake"


def test_an_empty_list_of_games_means_the_default(tmp_path: Path) -> None:
    found, told = loaded(tmp_path / "table.toml", f'pin = "{PIN}"\ngames = []')
    assert found == USUAL
    assert len(told) == 1


BARRED = {
    "empty": "",
    "no PIN": "volume = 50\n",
    "another name": f'Pin = "{PIN}"\n',
    "in a section": f'[staff]\npin = "{PIN}"\n',
    "without quotation marks": f"pin = {PIN}\n",
    "an hour without quotation marks": f'pin = "{PIN}"\nopens = 10:00\n',
    "three digits": 'pin = "480"\n',
    "nine digits": 'pin = "480916480"\n',
    "a line break": f'pin = "{PIN}\\n"\n',
    "a line break in the text": f'pin = """\n{PIN}\n"""\n',
    "Arabic digits": 'pin = "\u0664\u0668\u0660\u0669\u0661\u0666"\n',
    "full-width digits": 'pin = "\uff14\uff18\uff10\uff19"\n',
    "a letter": 'pin = "48O916"\n',
    "a blank": f'pin = " {PIN}"\n',
    "twice": f'pin = "{PIN}"\npin = "{PIN}"\n',
    "deep brackets": f'pin = "{PIN}"\ngames = ' + "[" * 3000,
    "deep closed brackets": f'pin = "{PIN}"\ngames = ' + "[" * 3000 + "]" * 3000,
    "a number without end": f'pin = "{PIN}"\nvolume = ' + "9" * 5000,
    "no day": f'pin = "{PIN}"\nopens = 2026-02-31\n',
    "unfinished": "pin =",
    "no text": "\x00",
    "UTF-16": f'pin = "{PIN}"\n'.encode("utf-16"),
    "no UTF-8": f'# caf\xe9\npin = "{PIN}"\n'.encode("latin-1"),
    "too long": f'pin = "{PIN}"\n#' + "x" * MAX_FILE_BYTES,
}


@pytest.mark.parametrize("source", BARRED.values(), ids=BARRED)
def test_an_exhibition_does_not_open_without_a_valid_pin(
    tmp_path: Path, source: str | bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence says why. It repeats no digit of a text that may be the PIN."""
    path = tmp_path / "table.toml"
    found, told = loaded(path, source)
    assert found is None
    assert told
    assert run(["exhibit", str(path), "--data-dir", str(tmp_path / "data")]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"crowe-table: {told[0]}\n")
    assert not any(sign in "".join(told) for sign in ("regex", "\\d", "Expected", "Traceback", PIN, "480", "0916"))
    assert not (tmp_path / "data").exists(), "nothing was started"
    assert run(["exhibit", "--check", str(path)]) == 2
    assert capsys.readouterr().out == "\n".join(told) + "\n"


def test_an_exhibition_does_not_open_with_an_unreadable_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for given in ([], [str(tmp_path / "nowhere.toml")], [str(tmp_path)]):
        for watched in ([], ["--watched"]):
            assert run(["exhibit", *given, *watched, "--data-dir", str(tmp_path / "data")]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert err.startswith("crowe-table: ")
            assert err.count("\n") == 1
            assert "PIN" in err


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_byte_order_mark_is_accepted(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "table.toml"
    source = f'pin = "{PIN}"{ending}volume = 30{ending}opens = ""{ending}'
    assert loaded(path, b"\xef\xbb\xbf" + source.encode()) == (Exhibition(pin=PIN, volume=30), [])
    assert change(path, "volume", 50) is None
    assert path.read_bytes() == source.replace("30", "50").encode()


GUESSABLE = ("1775", "2026", "0000", "1234", "456789", "9876", "7890", "2468", "1212", "123123", "112233", "1221")
UNGUESSABLE = ("480916", "4821", "7305", "90317264", "6174", "2746")


def test_a_guessable_pin_is_valid_with_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.toml"
    for pin in (*GUESSABLE, "2580", "147258", "1379", "17751775", "113331"):
        found, told = loaded(path, f'# ours\npin = "{pin}"\n')
        assert found
        assert found.pin == pin
        assert [line.split(":")[0] for line in told] == ["Line 2"], pin
        assert pin not in told[0]
        assert run(["exhibit", "--check", str(path)]) == 0
        assert capsys.readouterr().out == f"{told[0]}\n"
    for pin in UNGUESSABLE:
        assert loaded(path, f'pin = "{pin}"\n') == (Exhibition(pin=pin), []), pin


def test_changing_one_setting_keeps_the_rest_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text('# ours\n\nvolume = 30  # not in the chapel\npin = "2468"\n')
    assert change(path, "volume", 50) is None
    assert change(path, "opens", "10:00") is None
    assert path.read_text() == '# ours\n\nvolume = 50  # not in the chapel\npin = "2468"\n\nopens = "10:00"\n'
    path.write_text("no toml")
    assert change(path, "volume", 50)
    assert path.read_text() == "no toml"
    assert change(tmp_path / "nowhere.toml", "volume", 50)


@pytest.mark.parametrize(
    ("opens", "closes", "hour", "lit"),
    [
        ("", "", 3, True),
        ("10:00", "17:00", 9, False),
        ("10:00", "17:00", 10, True),
        ("10:00", "17:00", 17, False),
        ("20:00", "02:00", 1, True),
        ("20:00", "02:00", 2, False),
    ],
)
def test_the_table_is_open_during_its_hours(opens: str, closes: str, hour: int, lit: bool) -> None:
    assert Exhibition(pin=PIN, opens=opens, closes=closes).open_at(hour, 0) is lit


def test_a_new_file_has_a_random_pin_that_is_printed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pins = set()
    for number in range(20):
        path = tmp_path / f"table-{number}.toml"
        assert run(["exhibit", "--write", str(path)]) == 0
        exhibition, complaints, warnings = load(path)
        assert exhibition
        assert (complaints, warnings) == ((), ())
        assert len(exhibition.pin) == 6
        assert capsys.readouterr().out.count(exhibition.pin) == 1
        assert run(["exhibit", "--check", str(path)]) == 0
        assert exhibition.pin not in capsys.readouterr().out
        assert sys.platform == "win32" or path.stat().st_mode & 0o077 == 0, "readable only by its owner"
        pins.add(exhibition.pin)
    assert len(pins) > 15


def test_an_existing_file_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.toml"
    source = f'pin = "{PIN}"\nvolume = 300\n'
    path.write_text(source)
    assert run(["exhibit", "--write", str(path)]) == 2
    assert run(["exhibit", "--check", str(path)]) == 2
    out, err = capsys.readouterr()
    assert "Line 2" in out
    assert "PIN is" not in out + err
    assert path.read_text() == source


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.game(slug).short])
def test_a_short_game_begins_with_a_decision_by_the_visitor(tmp_path: Path, slug: str) -> None:
    """Only random cuts may come before it. They are saved like other answers."""
    form = games.game(slug).short
    preset = next(each for each in games.game(slug).presets if each.name == present(form).preset)
    players = tuple(
        Participant(f"player {seat}") for seat in range(present(form).seats or preset.usual or preset.seats[0])
    )
    new = choose_table(slug, present(form).preset, players, changes=present(form).rules)
    assert isinstance(new, NewTable)
    session = Shelf(tmp_path).start(new)
    assert isinstance(session, Session)
    cuts = session.question is not None and session.question.key in present(form).random_questions
    answer_at_random(session, present(form).random_questions)
    assert session.question is not None
    assert session.question.key not in present(form).random_questions
    assert bool(session.count) is cuts
    session.close()
    again = Shelf(tmp_path).resume(session.path)
    assert isinstance(again, Session)
    assert again.actions == session.actions
    again.close()


SHORTER = 12
"""Factor by which every sleep is shortened."""


class Clock:
    """A clock that advances only during sleeps.

    Each sleep is shortened so that checks come often. The clock advances by ``fast`` times the shortened sleep.
    """

    def __init__(self, fast: float = 1.0) -> None:
        self.now = 0.0
        self._fast = fast

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds / SHORTER * self._fast
        time.sleep(seconds / SHORTER)


def test_a_failing_program_restarts_and_learns_of_repeated_failures(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = f"import sys; open({str(log)!r}, 'a').write(' '.join(sys.argv[1:]) + '.'); sys.exit(len(sys.argv) < 2)"
    clock, failures = Clock(), []
    watch = Watch([sys.executable, "-c", program], ["--resting"], tmp_path / "heart", lambda: failures.append(1))
    assert watch.run(clock, clock.sleep) == 0
    assert log.read_text() == "." * MAX_FAILURES + "--resting."
    assert len(failures) == MAX_FAILURES


def test_the_latest_crash_reports_are_kept(tmp_path: Path) -> None:
    for second in range(4):
        (tmp_path / "crashes").mkdir(exist_ok=True)
        (tmp_path / "crashes" / f"2026-01-01-10000{second}.txt").write_text("old")
    once = tmp_path / "once"
    program = f"import pathlib; p = pathlib.Path({str(once)!r}); p.exists() or (p.touch(), 1 / 0)"
    clock = Clock()
    assert Watch([sys.executable, "-c", program], [], tmp_path / "heart").run(clock, clock.sleep) == 0
    (tmp_path / "crashes" / "notes.txt").write_text("ours")
    kept = [path for _, path in crash_reports(tmp_path)]
    assert [path.read_text() for path in kept[:-1]] == ["old"] * 2
    assert "ZeroDivisionError" in kept[-1].read_text()


def test_a_hanging_program_is_killed_and_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = tmp_path / "once"
    program = (
        "import faulthandler, pathlib, time; faulthandler.enable();"
        f"p = pathlib.Path({str(once)!r});"
        f"p.exists() or (p.touch(), pathlib.Path({str(tmp_path / 'heart')!r}).touch(), time.sleep(600))"
    )
    clock = Clock(fast=3)
    monkeypatch.setattr("crowe_table.hosting.supervisor.KILL_DELAY", 60.0)
    assert Watch([sys.executable, "-c", program], [], tmp_path / "heart").run(clock, clock.sleep) == 0
    assert once.exists()
    assert sys.platform == "win32" or "most recent call first" in crash_reports(tmp_path)[0][1].read_text()


class Hanging:
    """A program that writes this text as its heartbeat once, and then hangs. After a restart, it ends with DONE."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, heart: Path, word: str) -> None:
        self._heart, self._word = heart, word
        self.started = 0
        self.pid = 0
        self._code: int | None = None
        monkeypatch.setattr(subprocess, "Popen", self._start)

    def _start(self, command: list[str], stderr: object) -> "Hanging":
        del command, stderr
        self.started += 1
        self._code = 0 if self.started > 1 else None
        self._heart.write_text(self._word)
        return self

    def poll(self) -> int | None:
        return self._code

    def send_signal(self, number: int) -> None:
        self._code = -number

    def kill(self) -> None:
        self._code = self._code or -9

    def wait(self, seconds: float) -> None:
        del seconds


@pytest.mark.parametrize(("word", "patience"), [("", MAX_SILENCE), (BUSY, MAX_LONG_SILENCE)])
def test_a_long_operation_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, patience: float
) -> None:
    clock, ended = [0.0], []
    program = Hanging(monkeypatch, tmp_path / "heart", word)
    watch = Watch(["table"], [], tmp_path / "heart", lambda: ended.append(clock[0]))
    watch.run(lambda: clock[0], lambda seconds: clock.append(clock.pop() + seconds))
    assert program.started == 2
    assert patience < ended[0] <= patience + 3 * CHECK_INTERVAL


def test_a_sleeping_machine_does_not_count_as_hanging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, ended = [0.0], []
    Hanging(monkeypatch, tmp_path / "heart", "")
    watch = Watch(["table"], [], tmp_path / "heart", lambda: ended.append(clock[0]))
    watch.run(lambda: clock[0], lambda seconds: clock.append(clock.pop() + seconds + 3600))
    assert ended[0] > 3600 * MAX_SILENCE / (2 * CHECK_INTERVAL)


def test_waiting_for_a_slow_disk_does_not_count_as_hanging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, ended = [0.0], []
    Hanging(monkeypatch, tmp_path / "heart", "")
    monkeypatch.setattr(supervisor, "waits_for_disk", lambda pid: clock[0] < 60)
    watch = Watch(["table"], [], tmp_path / "heart", lambda: ended.append(clock[0]))
    watch.run(lambda: clock[0], lambda seconds: clock.append(clock.pop() + seconds))
    assert 60 + MAX_SILENCE <= ended[0] < 61 + MAX_SILENCE


def test_a_program_is_not_killed_if_beats_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, ended = [0.0], []
    data, away = tmp_path / "data", tmp_path / "away"
    data.mkdir()
    Hanging(monkeypatch, data / "heart", "")

    def sleep(seconds: float) -> None:
        if clock[0] == 0 and data.exists():
            data.rename(away)
        clock.append(clock.pop() + seconds)
        if clock[0] >= 600 and away.exists():
            away.rename(data)

    Watch(["table"], [], data / "heart", lambda: ended.append(clock[0])).run(lambda: clock[0], sleep)
    assert 600 <= ended[0] < 600 + supervisor.MAX_START_TIME + MAX_SILENCE


def test_ending_the_watch_ends_the_program(tmp_path: Path) -> None:
    left, stirs = tmp_path / "left", tmp_path / "stirs"
    program = (
        "import pathlib, signal, sys, time;"
        f"signal.signal(signal.SIGTERM, lambda *_: sys.exit(pathlib.Path({str(left)!r}).touch()));"
        f"pathlib.Path({str(stirs)!r}).touch(); time.sleep(600)"
    )
    watch = (
        "import sys, pathlib; from crowe_table.hosting.supervisor import Watch;"
        f"Watch([sys.executable, '-c', {program!r}], [], pathlib.Path({str(tmp_path / 'heart')!r})).run()"
    )
    supervising = subprocess.Popen([sys.executable, "-c", watch])
    while not stirs.exists():
        time.sleep(0.02)
    supervising.terminate()
    supervising.wait(60)
    deadline = time.monotonic() + 60
    while not left.exists():
        assert time.monotonic() < deadline, "it still runs"
        time.sleep(0.02)


def test_a_heart_beats_at_intervals(tmp_path: Path) -> None:
    path = tmp_path / "heart"
    heart = Heart(path)
    heart.beat(1000)
    assert path.exists()
    path.unlink()
    heart.beat(1400)
    assert not path.exists()
    heart.beat(4000)
    assert path.exists()


def test_a_heart_marks_nested_long_operations_until_the_last_ends(tmp_path: Path) -> None:
    path = tmp_path / "heart"
    heart = Heart(path)
    with heart.long_work():
        with heart.long_work():
            assert path.read_text() == BUSY
        assert path.read_text() == BUSY
    assert path.read_text() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes in the file system")
@pytest.mark.timeout(60)
def test_a_heart_does_not_wait_for_a_reader(tmp_path: Path) -> None:
    """In this test the heartbeat is a pipe. Writing to it would block until somebody reads from it."""
    os.mkfifo(tmp_path / "heart")
    heart = Heart(tmp_path / "heart")
    heart.beat(1000)
    with heart.long_work():
        pass
