"""Values that must be there, or that are noted on their way."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return a value that may be None elsewhere. Fails if it is None."""
    assert value is not None
    return value


def appended(found: list[T], value: T) -> T:
    """Return a value once it has been appended to a list."""
    found.append(value)
    return value
