"""Playback of sounds by name. Without a loudspeaker or a sound file the table is silent."""

import json
import os
from itertools import cycle
from pathlib import Path

import pygame

from crowe_table.engine.core import Reason, because

GESTURES = frozenset({"knock", "page"})
"""Sounds of knocks and turned pages. Their volume has a setting of its own."""
ROOM_TONE = "room_tone"
"""Ambient sound of the room. It is streamed, because the decoded sound would take 21 MB."""
ROOM_FADE = 1500
"""Duration in milliseconds of the fade-in of the room's ambient sound."""


class Sounds:
    """Player of sounds by name, each with several variants. Volumes are from 0 to 1.

    ``room`` is the volume of the ambient sound of the room. While all volumes are 0, no audio device is open.
    """

    def __init__(self, folder: Path, volume: float, gestures: float | None = None, room: float = 0.0) -> None:
        self.volume = volume
        self.gestures = volume if gestures is None else gestures
        self.room = room
        self._folder = folder
        self._variants: dict[str, cycle[Path]] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._ready = False
        self._running: pygame.mixer.Sound | None = None
        self._room_plays = False
        self.complaint: Reason | None = None
        """The reason why there is no sound, if files are missing or damaged."""

    def set_volumes(self, volume: float, gestures: float, room: float) -> None:
        """Change the volumes, and open the audio device if it is needed now."""
        self.volume, self.gestures, self.room = volume, gestures, room
        self.open()

    def open(self) -> None:
        """Open the audio device, unless all volumes are 0.

        Start the ambient sound of the room unless its volume is 0.
        """
        if max(self.volume, self.gestures, self.room) > 0 and not self._ready:
            self._open_device()
        self._update_room()

    def _open_device(self) -> None:
        """Open the audio device and find the available sounds. A missing audio device is not reported as a fault."""
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(16)
            manifest = json.loads((self._folder / "manifest.json").read_text("utf-8"))
            self._variants = {name: cycle(self._files(entry)) for name, entry in manifest.items() if self._files(entry)}
            self._ready = True
        except pygame.error:
            return
        except (OSError, ValueError, AttributeError) as fault:
            self.complaint = because("asset-sounds", why=str(fault))

    def play(self, name: str) -> None:
        """Play the named sound, unless its volume is 0."""
        sound = self._next(name)
        if sound:
            sound.play()

    def begin(self, name: str) -> None:
        """Repeat the named sound until ``end``."""
        self.end()
        self._running = self._next(name)
        if self._running:
            self._running.play(loops=-1)

    def end(self) -> None:
        """Stop the sound that ``begin`` repeats."""
        if self._running:
            self._running.stop()
        self._running = None

    def _update_room(self) -> None:
        """Start, stop or adjust the ambient sound of the room. If its file is missing or damaged, play nothing."""
        if not self._ready:
            return
        if self.room <= 0:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            self._room_plays = False
            return
        pygame.mixer.music.set_volume(self.room)
        if self._room_plays or ROOM_TONE not in self._variants:
            return
        try:
            pygame.mixer.music.load(os.fsencode(next(self._variants[ROOM_TONE])))
            pygame.mixer.music.play(loops=-1, fade_ms=ROOM_FADE)
            self._room_plays = True
        except (OSError, pygame.error):
            return

    def _next(self, name: str) -> pygame.mixer.Sound | None:
        volume = self.gestures if name in GESTURES else self.volume
        if not self._ready or volume <= 0 or name not in self._variants:
            return None
        path = next(self._variants[name])
        if path not in self._loaded:
            self._loaded[path] = self._load(path)
        sound = self._loaded[path]
        if sound:
            sound.set_volume(volume)
        return sound

    def close(self) -> None:
        """Close the audio device until the next ``open``. An open device costs processor time eighty times a second."""
        self._loaded.clear()
        self._running = None
        self._room_plays = False
        if self._ready:
            pygame.mixer.quit()
            self._ready = False

    def _files(self, entry: object) -> list[Path]:
        variants = entry.get("variants", []) if isinstance(entry, dict) else []
        files = [item.get("file") if isinstance(item, dict) else item for item in variants]
        return [self._folder / file for file in files if isinstance(file, str)]

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(os.fsencode(path))
        except (OSError, pygame.error):
            return None
