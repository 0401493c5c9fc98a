"""The CI workflows. They use existing files and targets of the Makefile, and run the self-test of each package."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")}
RELEASE = WORKFLOWS["release"]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", WORKFLOWS)
def test_everything_a_workflow_runs_exists(name: str) -> None:
    text = WORKFLOWS[name]
    rules = re.findall(r"^([a-z -]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    targets = {each for line in rules for each in line.split()}
    asked = {each for line in re.findall(r"run: make ([a-z ]+)$", text, re.MULTILINE) for each in line.split()}
    assert asked
    assert asked <= targets
    files = set(re.findall(r"(?:packages|requirements|\.ci)[/\\][\w./\\-]+\.\w+", text))
    assert files
    assert [each for each in files if not (ROOT / each.replace("\\", "/")).is_file()] == []


def test_every_supported_python_is_tested_on_every_system() -> None:
    supported = re.findall(r":: (3\.\d+)$", "\n".join(PYPROJECT["project"]["classifiers"]), re.MULTILINE)
    assert re.findall(r"python: \[(.*)\]", WORKFLOWS["ci"])[0] == ", ".join(f'"{each}"' for each in supported)
    assert re.findall(r"os: \[(.*)\]", WORKFLOWS["ci"])[0] == "ubuntu-latest, windows-latest, macos-latest"
    assert PYPROJECT["project"]["requires-python"] == f">={supported[0]}"


def test_every_package_is_tested_before_it_is_published() -> None:
    jobs = re.split(r"^  (\w+):\n    name:", RELEASE.partition("\njobs:\n")[2], flags=re.MULTILINE)
    text = dict(zip(jobs[1::2], jobs[2::2], strict=True))
    assert set(text) == {"linux", "flatpak", "windows", "macos", "publish"}
    assert "needs: [linux, flatpak, windows, macos]" in text["publish"]
    assert "sha256sum" in text["publish"]
    # The program itself, the Debian package, the AppImage and the tarball; the Windows program and its installer.
    assert [text[job].count("--selftest") for job in ("linux", "flatpak", "windows", "macos")] == [4, 1, 2, 1]
    assert all("cdx.json" in text[job] for job in ("linux", "windows", "macos"))


def test_no_workflow_names_a_package_index_or_a_secret() -> None:
    for text in WORKFLOWS.values():
        assert "://" not in text
        assert not re.search(r"(password|token|key): *[\"']?[A-Za-z0-9+/]{12,}", text, re.IGNORECASE)
