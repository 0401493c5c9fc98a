"""The edition, and how its kernel runs."""

from crowe_table import __version__
from crowe_table.search.open_hands import is_compiled


def version() -> str:
    """The edition in one line, as ``--version`` prints it: 1.2.3 (kernel compiled)."""
    return f"{__version__} (kernel {'compiled' if is_compiled() else 'interpreted'})"
