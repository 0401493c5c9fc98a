"""Reading aloud, tested with a program that replaces the system's voice and, if it is installed, with espeak-ng."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from crowe_table import platforms
from crowe_table.engine.core import Reason
from crowe_table.gui.access.aloud import INPUT_TIME, INTERVAL, ReadAloud
from crowe_table.gui.access.nodes import spoken
from crowe_table.gui.access.tree import describe
from crowe_table.gui.app import App
from crowe_table.gui.screen import Screen
from crowe_table.gui.voice import MAX_LINES, Rank, Utterance, Voice
from crowe_table.hosting import own_process
from crowe_table.hosting.shelf import Shelf
from crowe_table.platforms import VOICE, SpeechProgram, speech_programs
from crowe_table.settings import Settings
from crowe_table.words import Words, locales
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PAGES, PageWindow

SPEAKER = """
import json, sys, time
log, seconds, code = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
def note(*told):
    with open(log, "a") as file:
        file.write(json.dumps(told) + "\\n")
text = sys.stdin.read()
note("begins", sys.argv[4], text)
time.sleep(seconds)
note("ends", sys.argv[4], text)
sys.exit(code)
"""
"""Source of a program that records what it must say, takes some seconds to say it, and exits with a code."""
LISTING = "5 en-gb - English x/en\\n5 de - German x/de\\n5 fr-be - Belgian x/fr\\n5 fr-fr - French mb/fr\\n"
TIMEOUT = 10.0
"""Seconds after which a voice that still speaks counts as stuck."""
VOICES = r"^\d (?P<name>(?P<language>\S+)) - \S+ (?!mb/)\S+"


class Speaker:
    """A voice whose program is a script of this test."""

    def __init__(self, folder: Path, seconds: float = 0.3, code: int = 0, listing: str = LISTING) -> None:
        self._log = folder / "spoken"
        script = folder / "speaker.py"
        script.write_text(SPEAKER)
        listed = (sys.executable, "-c", f"print('''{listing}''')")
        speaking = (sys.executable, str(script), str(self._log), str(seconds), str(code), VOICE)
        self.voice = Voice([SpeechProgram(listed, VOICES, speaking)])

    def say(self, text: str, rank: Rank = Rank.QUESTION, locale: str = "en") -> None:
        self.voice.say(Utterance(text, locale, rank))

    @property
    def log(self) -> list[list[str]]:
        return [json.loads(line) for line in self._log.read_text().splitlines()] if self._log.exists() else []

    def texts(self, kind: str) -> list[str]:
        return [text for what, _, text in self.log if what == kind]

    def wait(self) -> None:
        until(lambda: not self.voice.speaking)


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + TIMEOUT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[..., Speaker]]:
    made: list[Speaker] = []

    def new(*args: Any, **named: Any) -> Speaker:
        made.append(Speaker(tmp_path, *args, **named))
        return made[-1]

    yield new
    for each in made:
        each.voice.close()


# --- the voice


def test_a_new_question_interrupts_the_old_one(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=1.0)
    speaker.say("Cut the pack.")
    until(lambda: speaker.texts("begins"))
    speaker.say("Play a card.")
    speaker.wait()
    assert speaker.texts("begins") == ["Cut the pack.", "Play a card."]
    assert speaker.texts("ends") == ["Play a card."]


def test_a_question_comes_before_the_account_which_goes_on_after_it(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=0.5)
    speaker.say("Ann plays the ten.", Rank.LINE)
    until(lambda: speaker.texts("begins"))
    speaker.say("Bob plays the nine.", Rank.LINE)
    speaker.say("Play a card.")
    speaker.wait()
    assert speaker.texts("ends") == ["Play a card.", "Ann plays the ten.", "Bob plays the nine."]


def test_a_line_never_interrupts(make: Callable[..., Speaker]) -> None:
    speaker = make()
    speaker.say("Play a card.")
    until(lambda: speaker.texts("begins"))
    speaker.say("Ann plays the ten.", Rank.LINE)
    speaker.wait()
    assert speaker.texts("ends") == ["Play a card.", "Ann plays the ten."]


def test_only_the_last_lines_wait(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=0.4)
    speaker.say("Play a card.")
    for number in range(MAX_LINES + 3):
        speaker.say(f"Line number {number}.", Rank.LINE)
    speaker.wait()
    assert speaker.texts("ends") == ["Play a card.", *(f"Line number {at}." for at in range(3, MAX_LINES + 3))]


def test_silence_and_leaving_end_the_speech_at_once(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=5.0)
    for end in (speaker.voice.hush, speaker.voice.close):
        speaker.say("A long sentence.")
        until(lambda: speaker.voice._process)
        process = speaker.voice._process
        assert process is not None
        end()
        assert process.wait(TIMEOUT) != 0
        assert not speaker.voice.speaking
    assert speaker.texts("ends") == []
    speaker.say("After the end.")
    assert not speaker.voice.speaking


def test_saying_never_waits(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=1.0)
    began = time.perf_counter()
    for number in range(50):
        speaker.say(f"Sentence {number}.")
    assert time.perf_counter() - began < 0.5
    assert speaker.voice.speaking


@pytest.mark.parametrize(("locale", "name"), [("en", "en-gb"), ("de", "de"), ("fr", "fr-be")])
def test_each_language_has_its_voice(locale: str, name: str, make: Callable[..., Speaker]) -> None:
    speaker = make()
    speaker.say("Eins, zwei", locale=locale)
    speaker.wait()
    assert speaker.log == [["begins", name, "Eins, zwei"], ["ends", name, "Eins, zwei"]]


def test_a_language_without_a_voice_is_told_once(make: Callable[..., Speaker]) -> None:
    speaker = make()
    speaker.say("Uno, dos", locale="es")
    speaker.wait()
    complaint = speaker.voice.complaint
    assert complaint is not None
    assert complaint.key == "speech-no-voice"
    assert "Español" in Words().reason(complaint)
    speaker.say("More words", locale="es")
    assert not speaker.voice.speaking
    speaker.voice.hush()
    speaker.say("One, two")
    speaker.wait()
    assert speaker.texts("ends") == ["One, two"]


@pytest.mark.parametrize(("seconds", "code"), [(0.0, 3), (0.3, 1)])
def test_a_program_that_fails_is_told(seconds: float, code: int, make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=seconds, code=code)
    speaker.say("One, two, three.")
    speaker.wait()
    assert speaker.voice.complaint is not None
    assert speaker.voice.complaint.key == "speech-silent"


def test_a_program_that_ends_at_once_was_not_heard(make: Callable[..., Speaker]) -> None:
    speaker = make(seconds=0.0)
    speaker.say("A sentence. " * 100)
    speaker.wait()
    assert speaker.voice.complaint is not None
    assert speaker.voice.complaint.key == "speech-silent"


@pytest.mark.parametrize("listing", ["no-such-program", sys.executable])
def test_without_a_program_one_sentence_is_told(listing: str) -> None:
    voice = Voice([SpeechProgram((listing, "-c", "raise SystemExit(1)"), VOICES, ("none",))])
    voice.say(Utterance("One, two", "en", Rank.QUESTION))
    until(lambda: not voice.speaking)
    assert voice.complaint is not None
    assert voice.complaint.key == "speech-no-program"
    voice.close()


@pytest.mark.parametrize("locale", locales())
def test_every_complaint_is_one_or_two_sentences(locale: str) -> None:
    words = Words(locale)
    for key in ("speech-no-program", "speech-silent"):
        assert words.has(key)
    assert "Deutsch" in words.reason(Reason("speech-no-voice", (("language", "Deutsch"),)))


# --- the programs of the systems

OUTPUTS = {
    "win32": "de-DE\tMicrosoft Hedda Desktop\r\nen-GB\tMicrosoft Hazel Desktop\r\n",
    "darwin": "Anna                de_DE    # Hallo! Ich heiße Anna.\nDaniel (Enhanced)   en_GB    # Hello!\n",
    "linux": (
        "Pty Language       Age/Gender VoiceName          File                 Other Languages\n"
        " 6  de              --/F      german-mbrola-1    mb/mb-de1            \n"
        " 5  de              --/M      German             gmw/de               \n"
        " 2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)\n"
    ),
}
"""Lists of voices as the programs of each system write them."""
NAMES = {
    "win32": ("Microsoft Hedda Desktop", "Microsoft Hazel Desktop"),
    "darwin": ("Anna", "Daniel (Enhanced)"),
    "linux": ("de", "en-gb"),
}


@pytest.mark.parametrize("system", OUTPUTS)
def test_the_voices_of_each_system_are_read(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(platforms, "sys", SimpleNamespace(platform=system))
        programs = speech_programs()
    for program in programs:
        listed = (sys.executable, "-c", f"import sys; sys.stdout.buffer.write({OUTPUTS[system].encode()!r})")
        voice = Voice([SpeechProgram(listed, program.pattern, program.speaking)])
        for locale, name in zip(("de", "en"), NAMES[system], strict=True):
            assert voice._command(locale) == tuple(part.replace(VOICE, name) for part in program.speaking)


def test_programs_of_the_system_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/inside")
    assert own_process.system_environment()["LD_LIBRARY_PATH"] == "/inside"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "LD_LIBRARY_PATH" not in own_process.system_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/system")
    assert own_process.system_environment()["LD_LIBRARY_PATH"] == "/system"


@pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is not installed")
@pytest.mark.parametrize("locale", locales())
def test_espeak_has_a_voice_that_makes_sound(locale: str, tmp_path: Path) -> None:
    [program, _] = speech_programs()
    command = Voice([program])._command(locale)
    assert isinstance(command, tuple)
    wave = tmp_path / "spoken.wav"
    subprocess.run([*command, "-w", str(wave)], input=b"Eins, zwei, drei", check=True, timeout=TIMEOUT)
    samples = wave.read_bytes()[44:]
    assert len(samples) > 20_000
    assert len(set(samples)) > 100


# --- what is said


class Said(Voice):
    """A voice that only records what it is asked to say."""

    def __init__(self) -> None:
        super().__init__([])
        self.said: list[tuple[Rank, str]] = []

    def say(self, utterance: Utterance) -> None:
        self.said.append((utterance.rank, utterance.text))

    def take(self) -> list[tuple[Rank, str]]:
        taken, self.said = self.said, []
        return taken


class Listener:
    """Reads a screen aloud into a recording voice. Each call of ``follow`` returns the new utterances."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.voice = Said()
        self.aloud = ReadAloud(self.voice)
        self.now = 0.0

    def follow(self) -> list[tuple[Rank, str]]:
        self.now += INTERVAL
        assert self.aloud.follow(self.screen, self.now)
        return self.voice.take()

    def key(self) -> None:
        self.aloud.hear(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT), self.now)


@pytest.fixture
def chair() -> Chair:
    chair = Chair(4, "aloud", slug="whist", settings=Settings(speed="instant"))
    chance = Random(1)
    chair.settle()
    while not chair.screen.answer.card_zones:
        chair.answer(chance)
        chair.settle()
    return chair


def asked(chair: Chair) -> str:
    return spoken(chair.screen.tabletop.question.says, chair.services.words)


def test_a_table_is_named_and_its_question_is_read(chair: Chair) -> None:
    listener = Listener(chair.screen)
    [(rank, text)] = listener.follow()
    assert rank is Rank.QUESTION
    assert text.startswith("Whist. ")
    assert asked(chair) in text
    assert listener.follow() == []


def test_the_focused_card_is_read_with_its_state(chair: Chair) -> None:
    listener = Listener(chair.screen)
    listener.follow()
    listener.key()
    chair.screen.focus.take(0)
    [(rank, text)] = listener.follow()
    card = chair.services.words.card(chair.screen.focus.card)
    assert rank is Rank.FOCUS
    assert text.casefold().startswith(card.casefold())
    assert "♠" not in text


def test_a_focus_that_moves_by_itself_does_not_interrupt(chair: Chair) -> None:
    listener = Listener(chair.screen)
    listener.follow()
    listener.key()
    listener.now += INPUT_TIME
    chair.screen.focus.take(0)
    assert [rank for rank, _ in listener.follow()] == [Rank.LINE]


def test_each_new_line_of_the_account_is_read_once(chair: Chair) -> None:
    listener, chance = Listener(chair.screen), Random(1)
    listener.follow()
    heard: list[str] = []
    for _ in range(3):
        before = len(chair.screen.tabletop.log.lines)
        chair.answer(chance)
        chair.settle()
        lines = [text for rank, text in listener.follow() if rank is Rank.LINE]
        assert len(chair.screen.tabletop.log.lines) > before
        assert len(lines) == 1
        heard += lines
    assert len(set(heard)) == 3
    log = next(node for node in describe(chair.screen).root.walk() if node.key.startswith("line-") and node.name)
    assert log.name.rstrip(".") in " ".join(heard) or log.name


def test_a_page_says_its_title_and_then_only_the_focus() -> None:
    window = PageWindow()
    page = PAGES["settings"](window)
    window.open_over(page)
    listener = Listener(page)
    [(rank, text)] = listener.follow()
    assert rank is Rank.QUESTION
    assert text.startswith(f"{describe(page).root.name}.")
    turn_to(page, "speech")
    listener.follow()
    page.hold("speech")
    listener.key()
    [(rank, text)] = listener.follow()
    words = window.services.words
    assert text == f"{words.text('settings-speech')}, {words.text('aloud-not-ticked')}"


def test_a_page_to_read_is_read_whole() -> None:
    window = PageWindow()
    page = PAGES["rules"](window)
    window.open_over(page)
    assert page.reading
    [(_, text)] = Listener(page).follow()
    shown = [node.name for node in describe(page).root.walk() if node.role.value in ("heading", "text")]
    assert len(shown) > 3
    assert all(name in text for name in shown)


def test_what_is_too_early_is_said_later(chair: Chair) -> None:
    listener = Listener(chair.screen)
    listener.follow()
    assert not listener.aloud.follow(chair.screen, listener.now + INTERVAL / 2)


def turn_to(page: Any, key: str) -> None:
    """Turn the pages of a book until a control is visible."""
    while key not in [control.key for control in page.controls]:
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))


# --- in the window


def window(folder: Path, **settings: Any) -> tuple[App, Said]:
    app = App(Settings(**settings), Shelf(folder), lambda _: None, size=(1280, 800))
    voice = Said()
    app.services.voice = voice
    app._aloud = ReadAloud(voice)
    app.nav.open_title()
    return app, voice


def turn(app: App, now: float) -> None:
    assert app.nav.top
    app.nav.top.step(now)
    app._show()
    app._read_aloud(now)


def press(app: App, key: int) -> None:
    app._handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), 5000.0)


def test_f8_and_the_mute_key_switch_it(tmp_path: Path) -> None:
    app, voice = window(tmp_path)
    turn(app, 1000.0)
    assert voice.take() == []
    press(app, pygame.K_F8)
    assert app.services.settings.speech
    turn(app, 2000.0)
    assert [rank for rank, _ in voice.take()] == [Rank.QUESTION]
    press(app, pygame.K_m)
    app.nav.top.invalidate() if app.nav.top else None
    turn(app, 3000.0)
    assert voice.take() == []
    app.nav.close()


def test_a_screen_reader_is_not_talked_over(tmp_path: Path) -> None:
    app, voice = window(tmp_path, speech=True)
    app._reader = SimpleNamespace(active=True, hear=lambda event: None)  # type: ignore[assignment]
    turn(app, 1000.0)
    assert voice.take() == []
    app._reader = None
    app.nav.top.invalidate() if app.nav.top else None
    turn(app, 2000.0)
    assert len(voice.take()) == 1
    app.nav.close()


def test_a_complaint_is_shown_below_the_setting_and_the_window_goes_on(tmp_path: Path) -> None:
    app, voice = window(tmp_path, speech=True)
    app.nav.open_settings()
    assert app.nav.top
    turn_to(app.nav.top, "speech")
    turn(app, 1000.0)
    voice.complaint = Reason("speech-no-program")
    turn(app, 2000.0)
    told = app.services.words.text("speech-no-program")
    assert told in [node.name for node in describe(app.nav.top).root.walk()]
    app.nav.close()


def test_a_complaint_is_shown_at_the_table(chair: Chair) -> None:
    chair.services.voice.complaint = Reason("speech-silent")
    chair.screen.build()
    assert chair.screen.tabletop.question.says == chair.services.words.text("speech-silent")
