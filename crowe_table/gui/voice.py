"""Speech by a voice of the system, for reading aloud. The window never waits for it.

A thread starts one process of the system's speech program for each utterance. An interruption kills that process.
"""

import re
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum

from crowe_table.engine.core import Reason, because
from crowe_table.hosting.own_process import system_environment
from crowe_table.platforms import VOICE, SpeechProgram, background_flags, speech_programs
from crowe_table.words import language_name

LISTING_TIME = 20.0
"""Maximum seconds in which a program lists its voices."""
START_TIME, LETTER_TIME = 10.0, 0.4
"""Maximum seconds that speech takes: to start, and for each letter."""
LEAST_LETTER_TIME = 0.01
"""Minimum seconds that one letter takes. The fastest voices need 0.025.

A program that is faster has found no loudspeaker: espeak-ng then ends after 0.05 s without an error.
"""
MAX_LINES = 4
"""Maximum number of log lines that wait to be spoken. Older ones are dropped."""
PREFERRED = ("en-gb", "fr-fr", "de-de", "es-es")
"""Preferred regional variants of the four languages."""


class Rank(IntEnum):
    """Kinds of utterances.

    A new utterance replaces those of its own or a lower rank, except lines. A line replaces nothing. Lines are spoken
    one after another.
    """

    LINE = 0
    """A line of the log. If it is interrupted, it is spoken again later."""
    QUESTION = 1
    FOCUS = 2


@dataclass(frozen=True)
class Utterance:
    """A text to be spoken in a language."""

    text: str
    locale: str
    rank: Rank


class Voice:
    """The voice that reads aloud. It does nothing before the first utterance."""

    def __init__(self, programs: Sequence[SpeechProgram] | None = None) -> None:
        self._programs = speech_programs() if programs is None else tuple(programs)
        self._changed = threading.Condition()
        self._pending: list[Utterance] = []
        self._current: Utterance | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._voices: dict[str, tuple[str, ...] | Reason] = {}
        """By language: the command that speaks, or why there is none."""
        self._thread: threading.Thread | None = None
        self._closed = False
        self.complaint: Reason | None = None
        """The reason why nothing is spoken. After it was set, all utterances are dropped until ``hush``."""

    # --- called by the window

    def say(self, utterance: Utterance) -> None:
        """Speak an utterance, after or instead of earlier ones (see ``Rank``)."""
        with self._changed:
            if self._closed or self.complaint or not utterance.text:
                return
            if utterance.rank is not Rank.LINE:
                self._pending = [each for each in self._pending if each.rank > utterance.rank or each.rank is Rank.LINE]
                self._interrupt(utterance.rank)
            answers = [each for each in self._pending if each.rank is not Rank.LINE]
            lines = [each for each in self._pending if each.rank is Rank.LINE]
            (lines if utterance.rank is Rank.LINE else answers).append(utterance)
            self._pending = [*answers, *lines[-MAX_LINES:]]
            if self._thread is None:
                self._thread = threading.Thread(target=self._serve, name="voice", daemon=True)
                self._thread.start()
            self._changed.notify()

    def hush(self) -> None:
        """Be silent at once. Forget the complaint, so that the next utterance tries again."""
        with self._changed:
            self._pending.clear()
            self.complaint = None
            self._voices = {locale: found for locale, found in self._voices.items() if isinstance(found, tuple)}
            if self._current:
                self._current = None
                self._kill()

    def close(self) -> None:
        """Be silent at once and for ever."""
        self.hush()
        with self._changed:
            self._closed = True
            self._changed.notify()

    @property
    def speaking(self) -> bool:
        """Whether anything is being spoken or is waiting to be spoken."""
        return bool(self._current or self._pending)

    def _interrupt(self, rank: Rank) -> None:
        """Interrupt the current utterance, unless its rank is higher."""
        current = self._current
        if current is None or current.rank > rank:
            return
        if current.rank is Rank.LINE:
            self._pending.insert(0, current)
        self._current = None
        self._kill()

    def _kill(self) -> None:
        if self._process:
            self._process.kill()

    # --- in the thread

    def _serve(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._pending or self._closed)
                if self._closed:
                    return
                utterance = self._current = self._pending.pop(0)
            complaint = self._speak(utterance)
            with self._changed:
                if self._current is utterance:
                    self._current = None
                    self.complaint = complaint
                    if complaint:
                        self._pending.clear()

    def _speak(self, utterance: Utterance) -> Reason | None:
        """Speak until the end or an interruption. Return why nothing was spoken, or None."""
        command = self._command(utterance.locale)
        if isinstance(command, Reason):
            return command
        began = time.monotonic()
        try:
            with self._changed:
                if self._current is not utterance:
                    return None
                self._process = process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env=system_environment(),
                    creationflags=background_flags(),
                )
        except OSError:
            return because("speech-silent")
        letters = len(utterance.text)
        try:
            process.communicate(utterance.text.encode(), START_TIME + LETTER_TIME * letters)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
        with self._changed:
            self._process = None
        took = time.monotonic() - began
        return because("speech-silent") if process.returncode or took < LEAST_LETTER_TIME * letters else None

    def _command(self, locale: str) -> tuple[str, ...] | Reason:
        if locale not in self._voices:
            self._voices[locale] = self._find(locale)
        return self._voices[locale]

    def _find(self, locale: str) -> tuple[str, ...] | Reason:
        missing = because("speech-no-program")
        for program in self._programs:
            listed = _listed(program)
            if listed is None:
                continue
            missing = because("speech-no-voice", language=language_name(locale) or locale)
            voices = [(tag.lower().replace("_", "-"), name) for name, tag in listed]
            fitting = [(tag, name) for tag, name in voices if tag.partition("-")[0] == locale]
            if fitting:
                _, name = min(fitting, key=lambda voice: voice[0] not in (locale, *PREFERRED))
                return tuple(part.replace(VOICE, name) for part in program.speaking)
        return missing


def _listed(program: SpeechProgram) -> list[tuple[str, str]] | None:
    """Return the names and languages of a program's voices. None if the program is not installed or fails."""
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(
            program.listing,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=system_environment(),
            creationflags=background_flags(),
            timeout=LISTING_TIME,
            check=True,
        )
        text = told.stdout.decode(errors="replace")
        return [(found["name"], found["language"]) for found in re.finditer(program.pattern, text, re.MULTILINE)]
    return None
