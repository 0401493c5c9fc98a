"""What is drawn for one window of a test serves the next: cards, type and furniture, by size and look."""

from functools import lru_cache

from crowe_table import paths
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas


def drawn(size: tuple[int, int], look: Appearance) -> Assets:
    """The assets of a window of this size."""
    return _drawn(str(paths.shipped("art")), size, look)


def forget() -> None:
    """Nothing is kept: types are dead once a test has ended pygame."""
    _drawn.cache_clear()


@lru_cache(maxsize=4)
def _drawn(art: str, size: tuple[int, int], look: Appearance) -> Assets:
    del art
    return Assets(paths.shipped("art"), Canvas(*size), look)
