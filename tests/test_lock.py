"""The lock file. It agrees with ``pyproject.toml``, with itself and with the installed packages, and names no index."""

import re
import tomllib
from email.message import Message
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement

from packages import lock, papers
from tests.present import present

LOCKED = {group: lock.read(group) for group in lock.GROUPS}
SYSTEMS = {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ENVIRONMENTS = [
    {**default_environment(), "sys_platform": each, "platform_system": system, "python_version": python}
    for each, system in SYSTEMS.items()
    for python in PYTHONS
]


def requirements(group: str) -> dict[str, Requirement]:
    return {lock.normalized(each.name): each for each in map(Requirement, lock.required(group))}


def installed_in(pin: lock.Pin, environment: Any) -> bool:
    """Return whether the lock installs this package in an environment."""
    return not pin.marker or bool(present(Requirement(f"{pin.name} ; {pin.marker}").marker).evaluate(environment))


@pytest.mark.parametrize("group", lock.GROUPS)
def test_the_lock_holds_exactly_what_the_project_requires(group: str) -> None:
    wanted = requirements(group)
    direct = {name for name, pin in LOCKED[group].items() if lock.DIRECT in pin.origins}
    assert direct == set(wanted), "run `make lock`"
    for name, each in wanted.items():
        pin = LOCKED[group][name]
        assert each.specifier.contains(pin.version), f"{pin.name} {pin.version} is not {each}: run `make lock`"
        assert not pin.marker, f"{name} would be left out where {pin.marker} is false"
    for name, pin in LOCKED[group].items():
        assert pin.origins, f"nothing requires {name}"
        assert set(pin.origins) <= {lock.DIRECT, *LOCKED[group]}, name


@pytest.mark.parametrize("group", lock.GROUPS)
def test_every_package_has_a_hash_and_no_file_names_an_index(group: str) -> None:
    assert all(pin.hashes and len(set(pin.hashes)) == len(pin.hashes) for pin in LOCKED[group].values())
    text = (lock.FOLDER / f"{group}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|--(index|extra|find|trusted)|@", text)


def test_groups_agree_so_that_two_can_be_installed_together() -> None:
    together: dict[str, lock.Pin] = {}
    for group in lock.GROUPS:
        for name, pin in LOCKED[group].items():
            other = together.setdefault(name, pin)
            assert (pin.version, pin.hashes) == (other.version, other.hashes), f"{name} in {group}.txt"
    assert {path.stem for path in lock.FOLDER.glob("*.txt")} == set(lock.GROUPS)


def test_every_dependency_has_an_upper_bound_and_every_extra_is_locked() -> None:
    told = tomllib.loads((lock.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(told["project"]["optional-dependencies"]) == set(lock.GROUPS) - {"play", "build"}
    for each in map(Requirement, told["project"]["dependencies"]):
        assert any(part.operator in ("<", "<=", "==") for part in each.specifier), f"{each} has no upper bound"
    assert told["project"]["requires-python"] == f">={lock.OLDEST_PYTHON}"


def test_requirements_of_locked_packages_are_locked_for_every_system_and_python() -> None:
    """The test reads the metadata of the packages that are installed here."""
    checked = 0
    environments: list[Any] = list(ENVIRONMENTS)
    for environment in environments:
        for name, pin in LOCKED["test"].items():
            if not installed_in(pin, environment) or not installed_in(pin, default_environment()):
                continue
            for each in map(Requirement, metadata.distribution(name).requires or ()):
                if each.marker and not each.marker.evaluate({**environment, "extra": ""}):
                    continue
                found = LOCKED["test"].get(lock.normalized(each.name))
                assert found, f"{name} requires {each}"
                assert each.specifier.contains(found.version), f"{name} requires {each}"
                assert installed_in(found, environment), f"{name} requires {each} on {environment['sys_platform']}"
                checked += 1
    assert checked > len(ENVIRONMENTS) * 20


def test_installed_packages_match_the_lock() -> None:
    for name, pin in (LOCKED["test"] | LOCKED["play"]).items():
        if installed_in(pin, default_environment()):
            assert metadata.version(name) == pin.version, f"{name}: run `make clean test`"


def test_an_invalid_line_in_a_lock_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "FOLDER", tmp_path)
    pin = f"{lock.HEADER}\nrich==15.0.0 \\\n    --hash=sha256:{'0' * 64}\n    # via {lock.DIRECT}\n"
    (tmp_path / "play.txt").write_text(pin)
    assert lock.read("play") == {"rich": lock.Pin("rich", "15.0.0", "", ("0" * 64,), (lock.DIRECT,))}
    for line in ("rich>=13", "rich==15.0.0", "--index-url x", "    --hash=sha256:00"):
        (tmp_path / "play.txt").write_text(f"{pin}{line}\n")
        with pytest.raises(ValueError, match=r"play\.txt, line 5"):
            lock.read("play")
    (tmp_path / "play.txt").write_text("rich==15.0.0\n")
    with pytest.raises(ValueError, match="does not begin"):
        lock.read("play")


def test_every_locked_package_declares_its_licence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, pin in LOCKED["play"].items():
        if installed_in(pin, default_environment()):
            found = papers._of_distribution(metadata.distribution(name))
            parts = papers.parts_of(found.licence)
            assert parts, name
            assert found.texts or set(parts) <= set(papers.TEXTS), f"{name} has no text of {found.licence}"
            assert found.locked == pin.hashes


def test_a_package_that_differs_from_the_lock_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    other = {**LOCKED["exe"], "rich": lock.Pin("rich", "0.1", "", ("0" * 64,), ())}
    monkeypatch.setattr(lock, "read", lambda group: other)
    with pytest.raises(ValueError, match=r"rich .* is installed, but the lock says 0\.1"):
        papers._of_distribution(metadata.distribution("rich"))
    monkeypatch.setattr(lock, "read", lambda group: {})
    with pytest.raises(ValueError, match="the lock does not name it"):
        papers._of_distribution(metadata.distribution("rich"))


def test_the_standalone_program_brings_the_reader_with_its_licence() -> None:
    pin = LOCKED["exe"]["accesskit"]
    assert pin == LOCKED["reader"]["accesskit"]
    assert '"accesskit"' in (lock.ROOT / "build.spec").read_text(encoding="utf-8")
    texts = [Path("accesskit-0.7.0.dist-info/licenses") / f"LICENSE{name}" for name in ("-MIT", "-APACHE", ".chromium")]
    silent: Any = SimpleNamespace(
        name="accesskit", version=pin.version, metadata=Message(), files=texts, locate_file=lambda file: file
    )
    found = papers._of_distribution(silent)
    assert found.texts == sorted(texts)
    assert set(papers.parts_of(found.licence)) == {"MIT", "Apache-2.0", "BSD-3-Clause"}
