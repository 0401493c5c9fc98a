"""Configuration of all tests.

The slow tests in tests/soak are collected only if CROWE_SOAK is set, as by ``make soak``. With CROWE_GAME set to a
slug, only the tests of that game run. The small games of tests/games are discovered like any game, but not offered to
users.
"""

import gc
import os
import re
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

ROOT = Path(__file__).parents[1]

# Otherwise every child process would recompile all modules, which takes over a second.
sys.dont_write_bytecode = False
sys.pycache_prefix = sys.pycache_prefix or str(ROOT / ".pytest_cache" / "bytecode")
os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# The window uses the system's language by default.
os.environ["LANG"] = "en_GB.UTF-8"
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)

import hypothesis  # noqa: E402
import pytest  # noqa: E402

from crowe_table import games  # noqa: E402
from crowe_table.engine import deal_code  # noqa: E402
from tests.small_disk import mounted  # noqa: E402

collect_ignore_glob = [] if os.environ.get("CROWE_SOAK") else ["soak/*"]

# Rewrite assertions in helper modules too.
pytest.register_assert_rewrite(*(f"tests.{path.stem}" for path in Path(__file__).parent.iterdir() if path.is_dir()))

games.__path__.append(str(Path(__file__).parent / "games"))


hypothesis.settings.register_profile("fixed", derandomize=True)
hypothesis.settings.load_profile("fixed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Seed random numbers with the name of the test, so that failures are reproducible."""
    with patch.object(deal_code, "os", SimpleNamespace(urandom=Random(item.nodeid).randbytes)):
        return (yield)


def freeze_all() -> None:
    """Exempt all present objects from garbage collection for the rest of the run."""
    gc.collect()
    gc.freeze()


def _is_of(item: pytest.Item, slug: str) -> bool:
    """Return whether a test runs for one game, judging by the identifier of its parameters."""
    found = getattr(item, "callspec", None)
    return found is not None and re.search(rf"(?<![a-z-]){re.escape(slug)}(?![a-z])", found.id) is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """If CROWE_GAME is set, run only the tests of that game."""
    if slug := os.environ.get("CROWE_GAME"):
        config.hook.pytest_deselected(items=[item for item in items if not _is_of(item, slug)])
        items[:] = [item for item in items if _is_of(item, slug)]


def pytest_collection_finish() -> None:
    freeze_all()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After the last test of a module, exempt its remaining objects from garbage collection.

    The window runs a full collection whenever a table or page opens. Late in a run, collections took half the time.
    """
    yield
    if nextitem is None or nextitem.path != item.path:
        freeze_all()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Provide a separate disk of 1 MB that a test can fill."""
    with mounted(tmp_path / "disk") as place:
        yield place
