"""What must be there, in the eyes of the type checker too."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return a value that may be None elsewhere. Fails if it is None."""
    assert value is not None
    return value
