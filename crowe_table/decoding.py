"""Decoding of JSON, and conversion of plain values to typed ones, in any thread.

msgspec analyses a struct type at its first use. Another thread that uses the type at the same moment gets the
unfinished analysis, and the program ends with a segmentation fault. Here a lock guards the first use of every type, so
all other modules decode through these functions.
"""

from functools import cache
from threading import Lock
from typing import TypeVar

import msgspec

T = TypeVar("T")

_FIRST_USE = Lock()


def decode(data: bytes | str | msgspec.Raw, form: type[T]) -> T:
    """Decode JSON as a value of this type. Raises msgspec.MsgspecError and UnicodeDecodeError for other data."""
    _analyse(form)
    return msgspec.json.decode(data, type=form)


def decoder(form: type[T]) -> "msgspec.json.Decoder[T]":
    """Return a decoder of JSON for this type."""
    _analyse(form)
    return msgspec.json.Decoder(form)


def convert(value: object, form: type[T], *, strict: bool = True) -> T:
    """Convert dictionaries, lists and plain values to this type.

    If ``strict`` is false, text such as "4" or "true" also counts as a number or a truth value. Raises
    msgspec.ValidationError for an unsuitable value.
    """
    _analyse(form)
    return msgspec.convert(value, form, strict=strict)


def _analyse(form: object) -> None:
    with _FIRST_USE:
        _analyse_once(form)


@cache
def _analyse_once(form: object) -> None:
    msgspec.json.Decoder(form)
