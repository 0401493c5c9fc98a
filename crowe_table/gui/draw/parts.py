"""Support for slow drawing. The drawing is divided into parts, and each step draws one part."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")

InParts: TypeAlias = Generator[None, None, T]
"""A generator that does one part of its work at each step, and returns the result at the end."""


def whole(parts: InParts[T]) -> T:
    """Do all parts at once, and return the result."""
    while True:
        try:
            next(parts)
        except StopIteration as made:
            return cast(T, made.value)
