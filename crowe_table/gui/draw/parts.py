"""Slow drawing split into parts, one per frame."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")

InParts: TypeAlias = Generator[None, None, T]
"""Generator that makes something one part per step, and returns it at the end."""


def whole(parts: InParts[T]) -> T:
    """Run all parts at once and return the result."""
    while True:
        try:
            next(parts)
        except StopIteration as made:
            return cast(T, made.value)
