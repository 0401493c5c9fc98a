"""Precomputed mixed strategies and their file format. A strategy gives the frequency of each move."""

import logging
import struct
import zlib
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

_log = logging.getLogger(__name__)

_HEAD = struct.Struct("<8sII")
_ENTRY = struct.Struct("<qBB")
_NAME = b"brag-two"
MAX_WEIGHT = 15
"""Maximum weight of a move in the file."""


class Move(IntEnum):
    """Abstract moves. Their numbers are part of the file format."""

    FOLD = 0
    LEAST = 1
    MIDDLE = 2
    MOST = 3
    SEE = 4
    LOOK = 5


class Mixture(NamedTuple):
    """Moves of a position. Each move has one weight for each hand class, or a single weight for all classes."""

    moves: tuple[Move, ...]
    weights: bytes

    def often(self, kind: int) -> Mapping[Move, float]:
        """Return the frequency of each move for a hand class."""
        size = len(self.moves)
        at = kind * size if len(self.weights) > size else 0
        weights = self.weights[at : at + size]
        total = sum(weights)
        return {move: weight / total for move, weight in zip(self.moves, weights, strict=True) if weight}


Mixtures = Mapping[int, Mixture]


class Damaged(ValueError):
    """Raised for a file that is not a valid table."""


def pack(rows: Mixtures) -> bytes:
    """Serialise a table."""
    entries = sorted(rows.items())
    heads = b"".join(
        _ENTRY.pack(key, sum(1 << move for move in row.moves), len(row.weights) > len(row.moves))
        for key, row in entries
    )
    packed = zlib.compress(heads + b"".join(row.weights for _, row in entries), 9)
    return _HEAD.pack(_NAME, len(entries), zlib.crc32(packed)) + packed


def unpack(whole: bytes, classes: int) -> Mixtures:
    """Parse a table with ``classes`` hand classes. Raises Damaged."""
    if len(whole) < _HEAD.size:
        raise Damaged("There is no head.")
    name, count, check = _HEAD.unpack_from(whole)
    packed = whole[_HEAD.size :]
    if name != _NAME or zlib.crc32(packed) != check:
        raise Damaged("The file is not what was written.")
    plain = zlib.decompress(packed)
    at = count * _ENTRY.size
    rows = {}
    for key, mask, by_class in _ENTRY.iter_unpack(plain[:at]):
        moves = tuple(move for move in Move if mask >> move & 1)
        size = len(moves) * (classes if by_class else 1)
        rows[key] = Mixture(moves, plain[at : at + size])
        at += size
    return rows


@cache
def table(file: Path, classes: int) -> Mixtures:
    """Load a table, cached. If it cannot be read, log the error and return an empty table."""
    try:
        return unpack(file.read_bytes(), classes)
    except (OSError, Damaged):
        _log.exception("A table cannot be read: %s", file.name)
        return {}
