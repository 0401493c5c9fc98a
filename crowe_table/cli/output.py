"""What is printed for other programs."""

import msgspec


def print_json(told: object) -> None:
    """Prints it as JSON, indented. Where there is no standard output, nothing is done."""
    print(msgspec.json.format(msgspec.json.encode(told)).decode())
