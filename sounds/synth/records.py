"""Output of sounds as Ogg Vorbis files that are equal in every build, and measurements of these files."""

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import soundfile  # type: ignore[import-untyped]

from sounds.synth.craft import RATE, Wave
from sounds.synth.loudness import momentary

_CHUNK: Final = 1 << 15
"""Samples written at once. The encoder keeps them on the stack, which two minutes would overflow."""
_SERIAL: Final = 1775
_PAGE: Final = b"OggS"
_POLYNOMIAL: Final = 0x04C11DB7


@dataclass(frozen=True, slots=True)
class Measure:
    """Measurements of a sound file: length, peak in dBFS, loudness of the loudest 400 milliseconds in LUFS, and mean
    frequency (spectral centroid).
    """

    seconds: float
    peak_db: float
    loudness: float
    centroid_hz: float


def write(path: Path, sound: Wave, smallness: float) -> None:
    """Write a sound as an Ogg Vorbis file. `smallness` is 0 for the largest and best file, 1 for the smallest."""
    stream = io.BytesIO()
    options = {"format": "OGG", "subtype": "VORBIS", "compression_level": smallness}
    with soundfile.SoundFile(stream, "w", RATE, 1, **options) as file:
        for start in range(0, len(sound), _CHUNK):
            file.write(sound[start : start + _CHUNK])
    path.write_bytes(renumbered(stream.getvalue(), _SERIAL))


def measure(path: Path) -> Measure:
    """Decode a sound file and return its measurements."""
    sound, rate = soundfile.read(path)
    power = np.abs(np.fft.rfft(sound)) ** 2
    pitch = np.fft.rfftfreq(len(sound), 1 / rate)
    return Measure(
        seconds=round(len(sound) / rate, 4),
        peak_db=round(float(20 * np.log10(np.abs(sound).max())), 2),
        loudness=round(momentary(sound), 2),
        centroid_hz=round(float((power * pitch).sum() / power.sum())),
    )


def renumbered(data: bytes, serial: int) -> bytes:
    """Return an Ogg file with its random stream number replaced and its checksums corrected.

    Pages and checksums are as in RFC 3533. The checksum of a page is computed with its checksum field set to zero.
    """
    pages = bytearray()
    at = 0
    while at < len(data):
        if data[at : at + 4] != _PAGE:
            raise ValueError("not an Ogg file")
        segments = data[at + 26]
        length = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at : at + length])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        page[22:26] = _checksum(page).to_bytes(4, "little")
        pages += page
        at += length
    return bytes(pages)


def _row(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


_TABLE: Final = tuple(_row(byte) for byte in range(256))


def _checksum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
