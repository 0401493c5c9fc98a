"""The version text."""

from crowe_table import __version__


def version() -> str:
    """Return the version in one line, as ``--version`` prints it: ``1.2.3 (kernel compiled)``."""
    from crowe_table.search.open_hands import is_compiled  # Deferred: the title page does not search.

    return f"{__version__} (kernel {'compiled' if is_compiled() else 'interpreted'})"
