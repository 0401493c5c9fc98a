"""The README and the documentation. They are short and complete, and have no broken links."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MAX_README_LINES = 150
MAX_PICTURES = 1_000_000
"""Maximum size of all pictures together, in bytes."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
NOT_DOCUMENTED = {"search": {"compile_kernel"}}
"""Modules that need no documentation: a build step."""


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= MAX_README_LINES


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted(DOCS.glob("*.md"))], ids=lambda path: path.name)
def test_links_resolve(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_pictures_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in (DOCS / "pictures").iterdir()) <= MAX_PICTURES


@pytest.mark.parametrize("package", ["engine", "kit", "search"])
def test_every_module_has_its_api_page(package: str) -> None:
    listed = set(
        re.findall(rf"^::: crowe_table\.{package}\.(\w+)$", (DOCS / "api" / f"{package}.md").read_text(), re.M)
    )
    modules = {each.name for each in pkgutil.iter_modules(import_module(f"crowe_table.{package}").__path__)}
    assert listed == modules - NOT_DOCUMENTED.get(package, set())


def test_the_page_of_compositions_is_current() -> None:
    from docs.shots import PAGE, TEXT, page

    assert PAGE.read_text(encoding="utf-8") == TEXT.format(table=page()), "run `make shots`"
