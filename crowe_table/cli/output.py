"""Output that other programs read."""

import msgspec


def print_json(told: object) -> None:
    """Print an object as indented JSON. Does nothing without a standard output."""
    print(msgspec.json.format(msgspec.json.encode(told)).decode())
