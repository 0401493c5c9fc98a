"""Differences between operating systems. Each is behind one function here; no other module asks which system it is."""

import errno
import os
import sys
from contextlib import suppress
from typing import NoReturn

_NO_MEMORY_WORDS = ("can't start new thread", "out of memory", "cannot allocate memory", "failed to map segment")
"""What Python, SDL, the C library and its loader say where memory is short, in lower case."""


def is_out_of_memory(fault: BaseException | None) -> bool:
    """Whether a fault, or one that it followed from, says that memory is short.

    Only some of them are a MemoryError. A thread that cannot start is a RuntimeError; SDL's fault is another. A library
    that cannot be loaded is an ImportError, and a process that cannot start is an OSError.
    """
    while fault is not None:
        if isinstance(fault, MemoryError) or (isinstance(fault, OSError) and fault.errno == errno.ENOMEM):
            return True
        if isinstance(fault, RuntimeError | ImportError) and any(
            words in str(fault).lower() for words in _NO_MEMORY_WORDS
        ):
            return True
        fault = fault.__cause__ or fault.__context__
    return False


def end_at_once(code: int) -> NoReturn:
    """End the process with this exit code and wait for no thread: a library's may wait for work that never comes."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(code)
