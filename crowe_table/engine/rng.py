"""Random numbers: reproducible, unbiased, and the same on every machine.

The generator ``sha256-counter/1`` hashes a 256-bit key and a counter with SHA-256, and reads the result as 32-bit
words. A 256-bit key can produce every order of a pack of 52 (226 bits). The cards seen in a deal do not help to predict
the others.
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
"""The first counters, encoded for hashing. One deal needs no more."""


class Rng:
    """One random stream. It is cheap to clone. Equal keys and positions always give equal draws."""

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
        """Return the position in the stream, for digests and comparisons."""
        return self.key.hex(), self.counter, self.left

    def word(self) -> int:
        """Return a uniform random integer from 0 to 2³² − 1."""
        if not self.left:
            self._refill()
        self.left -= 1
        return self.block[7 - self.left]

    def _refill(self) -> None:
        self.block = _WORDS.unpack(sha256(self.key + self.counter.to_bytes(8, "big")).digest())
        self.counter += 1
        self.left = 8

    def below(self, n: int) -> int:
        """Return a uniform random integer from 0 to n − 1, for n up to 2³²."""
        limit = _SPAN - _SPAN % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def real(self) -> float:
        """Return a random number from 0 up to, but not including, 1."""
        return self.word() / _SPAN

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place. Every order is equally likely (Fisher–Yates).

        It draws the same numbers as ``below``. The code is inlined because half of all random numbers are used in
        shuffling.
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
        """Return the next ``count`` words. They equal the results of ``word``, but are generated in whole blocks."""
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
    """Drop the words that would bias successive choices, and return the others.

    The first choice is among ``left`` items, and each later choice among one fewer.
    """
    kept: list[int] = []
    for word in words:
        if word < _SPAN - _SPAN % left:
            kept.append(word)
            left -= 1
    return kept


class Chance:
    """All randomness of one session: a seed, from which each deal derives its own stream.

    Deal *n* depends only on the seed and on *n*. Search, undo and other games have no influence.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def stream(self, purpose: str, number: int = 0) -> Rng:
        """Return the stream for one purpose, for example ``("deal", 3)``."""
        return Rng(sha256(f"{GENERATOR}|{self.seed}|{purpose}|{number}".encode()).digest())
