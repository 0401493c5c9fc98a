"""Chance: reproducible, fair, and the same on every machine.

The generator is called ``sha256-counter/1``: SHA-256 of a 256-bit key and a counter, read as 32-bit words. A key of 256
bits can reach every order of a pack of 52 (226 bits); nothing seen of a deal foretells the rest of it.
"""

from collections.abc import MutableSequence, Sequence
from struct import Struct as Layout
from struct import unpack
from typing import TypeVar

from crowe_table.engine.sha import sha256

T = TypeVar("T")

GENERATOR = "sha256-counter/1"
_WORDS = Layout(">8I")
_SPAN = 1 << 32
_COUNTERS = tuple([number.to_bytes(8, "big") for number in range(64)])
"""The first counters, as they are hashed: a deal needs no others."""


class Rng:
    """One stream of chance. Cheap to clone; equal keys and positions give equal draws for ever."""

    __slots__ = ("block", "counter", "key", "left")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.block: tuple[int, ...] = ()
        self.left = 0

    def clone(self) -> "Rng":
        twin = Rng.__new__(Rng)
        twin.key, twin.counter, twin.block, twin.left = self.key, self.counter, self.block, self.left
        return twin

    def position(self) -> tuple[str, int, int]:
        """Where the stream stands, for digests and comparisons."""
        return self.key.hex(), self.counter, self.left

    def word(self) -> int:
        """A fair whole number from 0 to 2³² − 1."""
        if not self.left:
            self._refill()
        self.left -= 1
        return self.block[7 - self.left]

    def _refill(self) -> None:
        self.block = _WORDS.unpack(sha256(self.key + self.counter.to_bytes(8, "big")).digest())
        self.counter += 1
        self.left = 8

    def below(self, n: int) -> int:
        """A fair whole number from 0 to n − 1, n at most 2³²."""
        limit = _SPAN - _SPAN % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def real(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.word() / _SPAN

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Every order of the items is equally likely (Fisher and Yates).

        It draws as ``below`` does, word by word, without the calls: half of all chance is spent here.
        """
        left = len(items)
        while left > 1:
            words: Sequence[int] = self._words(left - 1)
            if max(words) >= _SPAN - left:
                words = _fair(words, left)
            for word in words:
                j = word % left
                left -= 1
                items[left], items[j] = items[j], items[left]

    def _words(self, count: int) -> tuple[int, ...]:
        """So many words: as ``word`` draws them, whole blocks at a time."""
        words = self.block[8 - self.left :] if self.left else ()
        blocks = (count - len(words) + 7) // 8
        if blocks > 0:
            first, key = self.counter, self.key
            self.counter += blocks
            counters: Sequence[bytes] = _COUNTERS[first : self.counter]
            if len(counters) < blocks:
                counters = [number.to_bytes(8, "big") for number in range(first, self.counter)]
            words += unpack(f">{8 * blocks}I", b"".join([sha256(key + counter).digest() for counter in counters]))
            self.block = words[-8:]
        self.left = len(words) - count
        return words[:count]


def _fair(words: Sequence[int], left: int) -> list[int]:
    """Those of the words that choose fairly: the first among ``left`` items, each further one kept among one fewer."""
    kept: list[int] = []
    for word in words:
        if word < _SPAN - _SPAN % left:
            kept.append(word)
            left -= 1
    return kept


class Chance:
    """All the chance of one session: a seed, from which each deal draws its own stream.

    Deal *n* depends on the seed and *n* alone: no thinking, undoing or other game can change it.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def stream(self, purpose: str, number: int = 0) -> Rng:
        """The stream for one purpose, as ``("deal", 3)``."""
        return Rng(sha256(f"{GENERATOR}|{self.seed}|{purpose}|{number}".encode()).digest())
