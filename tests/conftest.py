"""The long tests of tests/soak are collected only where CROWE_SOAK is set, as by ``make soak``.

The small games of tests/games are found like any game, but are not among those a visitor is offered.
"""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

ROOT = Path(__file__).parents[1]

# Else every program that a test starts would compile the whole house anew, which takes it more than a second.
sys.dont_write_bytecode = False
sys.pycache_prefix = sys.pycache_prefix or str(ROOT / ".pytest_cache" / "bytecode")
os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# The language of the system is what a window speaks until another is chosen.
os.environ["LANG"] = "en_GB.UTF-8"
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)

import hypothesis  # noqa: E402
import pytest  # noqa: E402

from crowe_table import games  # noqa: E402
from crowe_table.engine import deal_code  # noqa: E402
from tests.small_disk import mounted  # noqa: E402

collect_ignore_glob = [] if os.environ.get("CROWE_SOAK") else ["soak/*"]

# What is asserted outside the files of tests says what failed, as it does within them.
pytest.register_assert_rewrite(*(f"tests.{path.stem}" for path in Path(__file__).parent.iterdir() if path.is_dir()))

games.__path__.append(str(Path(__file__).parent / "games"))


hypothesis.settings.register_profile("fixed", derandomize=True)
hypothesis.settings.load_profile("fixed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Draw fresh seeds from the name of the test, so that what fails once fails again."""
    with patch.object(deal_code, "os", SimpleNamespace(urandom=Random(item.nodeid).randbytes)):
        return (yield)


def freeze_all() -> None:
    """What is there now stays for the whole run: the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    freeze_all()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """What a file of tests leaves behind is kept to be used again. Windows have all of it looked through whenever a
    table or a page is opened: that took half their time late in a run.
    """
    yield
    if nextitem is None or nextitem.path != item.path:
        freeze_all()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte of its own."""
    with mounted(tmp_path / "disk") as place:
        yield place
