"""What takes long to make is made in parts, one in each frame."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")

InParts: TypeAlias = Generator[None, None, T]
"""Makes something, a part at each step, and returns it after the last."""


def whole(parts: InParts[T]) -> T:
    """What is made, all its parts at once."""
    while True:
        try:
            next(parts)
        except StopIteration as made:
            return cast(T, made.value)
