"""Locations of the shipped files and of the user's data."""

from pathlib import Path

import platformdirs

from crowe_table.platforms import reachable

APP = "crowe-table"
_PACKAGE = Path(__file__).parent


def shipped(*parts: str) -> Path:
    """Return a file or folder shipped with the program, for example ``shipped("art", "fonts")``.

    Shipped files are beside the code in an installed or frozen program, and at the top of a source checkout.
    """
    beside = _PACKAGE / "data"
    return (beside if beside.is_dir() else _PACKAGE.parent).joinpath(*parts)


def data_dir(given: Path | None = None) -> Path:
    """Return the data directory: the given folder, or the system's default for the user."""
    return reachable(given or platformdirs.user_data_path(APP, appauthor=False))


def sessions_dir(data: Path) -> Path:
    """Return the folder of the saved sessions."""
    return data / "sessions"


def documents_dir() -> Path:
    """Return the program's folder for printed files, within the user's documents."""
    return reachable(platformdirs.user_documents_path() / "Crowe's Table")
