"""Where things lie: what the program brings with it, and what a visitor leaves behind."""

from pathlib import Path

import platformdirs

APP = "crowe-table"
_PACKAGE = Path(__file__).parent


def shipped(*parts: str) -> Path:
    """A file or folder that comes with the program, as ``shipped("art", "fonts")``.

    In an installed or frozen program such data lie beside the code; in a source checkout at its top.
    """
    beside = _PACKAGE / "data"
    return (beside if beside.is_dir() else _PACKAGE.parent).joinpath(*parts)


def data_dir(given: Path | None = None) -> Path:
    """Where sessions and settings are kept: the folder given, or the user's own by the custom of the system."""
    return given or platformdirs.user_data_path(APP, appauthor=False)


def sessions_dir(data: Path) -> Path:
    """The folder of the saved sessions."""
    return data / "sessions"


def documents_dir() -> Path:
    """Where what is printed is laid: a folder of our own among the user's documents, by the custom of the system."""
    return platformdirs.user_documents_path() / "Crowe's Table"
