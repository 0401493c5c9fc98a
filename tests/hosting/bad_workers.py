"""Faulty worker processes for the tests of Worker: ``python -m tests.hosting.bad_workers HOW``."""

import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from crowe_table.hosting import thinking
from crowe_table.hosting.thinking import Reply, ThinkRequest, receive, send

QUESTIONS, REPLIES = sys.stdin.buffer, sys.stdout.buffer


def questions() -> Iterator[ThinkRequest]:
    while (data := receive(QUESTIONS)) is not None:
        yield pickle.loads(data)  # noqa: S301 - from the test that started it


def reply(ticket: int, act: bytes) -> None:
    why = b'{"key":"","args":[],"law":""}'
    weighed = b'{"action":%b,"value":0.0,"why":%b,"measure":"points","error":0.0}' % (act, why)
    send(REPLIES, b'{"ticket":%d,"thought":0.0,"weighed":[%b]}' % (ticket, weighed))


def dies() -> None:
    receive(QUESTIONS)


def nonsense() -> None:
    for _ in questions():
        send(REPLIES, b"\x00\xff not an answer")


def half() -> None:
    """Announce a message of a hundred bytes, and send only two."""
    receive(QUESTIONS)
    os.write(1, b"\x00\x00\x00\x64{}")
    time.sleep(600)


def long() -> None:
    """Announce a message longer than a reader accepts."""
    receive(QUESTIONS)
    os.write(1, b"\xff\xff\xff\xff{}")
    time.sleep(600)


def floods() -> None:
    """Write endlessly to the output, and read nothing."""
    with suppress(BrokenPipeError):
        while True:
            os.write(1, b"\x00\x00\x00\x05words" * 1000)


def babbles() -> None:
    """Write endlessly to standard error."""
    with suppress(BrokenPipeError):
        while True:
            os.write(2, b"a fault\x1b[2J\n" * 100)


def unlawful() -> None:
    for question in questions():
        reply(question.ticket, b'{"act":"lay_out","seat":%d,"cards":[50,51]}' % question.view.seat)


def another() -> None:
    for question in questions():
        reply(question.ticket + 1, msgspec.json.encode(question.view.legal[0]))


def nothing() -> None:
    for question in questions():
        send(REPLIES, b'{"ticket":%d,"thought":0.0,"weighed":[]}' % question.ticket)


def silent() -> None:
    """Answer every request with a pass."""
    for question in questions():
        reply(question.ticket, b"null")


def sleeps() -> None:
    time.sleep(600)


def first() -> None:
    for question in questions():
        reply(question.ticket, msgspec.json.encode(question.view.legal[0]))


def forever_once() -> None:
    """In the first process, write its id to a file, and then think for ever. Answer in the next process."""
    mark = Path(sys.argv[2])
    if mark.exists():
        first()
        return
    receive(QUESTIONS)
    mark.write_text(str(os.getpid()))
    time.sleep(600)


def for_ever() -> None:
    """Serve with a player that thinks for ever. It creates a file when it begins to think."""

    def think(question: ThinkRequest) -> Reply:
        Path(sys.argv[2]).touch()
        while True:
            pass

    thinking.think = think
    sys.exit(thinking.serve())


def faulty() -> None:
    """Serve with a player that raises an error."""

    def think(question: ThinkRequest) -> Reply:
        print("the seven of hearts")
        raise ZeroDivisionError("the seven of " + "hearts")

    thinking.think = think
    sys.exit(thinking.serve())


HOW: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        *(dies, nonsense, half, long, floods, babbles, unlawful, another, nothing, silent, sleeps, first),
        *(forever_once, for_ever, faulty),
    )
}

if __name__ == "__main__":
    HOW[sys.argv[1]]()
