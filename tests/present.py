"""Helpers that assert or record a value and return it."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return the value. Fail if it is None."""
    assert value is not None
    return value


def appended(found: list[T], value: T) -> T:
    found.append(value)
    return value
