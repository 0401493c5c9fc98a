"""Licences and software bill of materials (SBOM) of the standalone program.

The SBOM is in the format CycloneDX 1.5 (JSON). It lists what the build really contains: every Python package, library
and font, with its version, licence and SHA-256 hashes. For a Python package, these are the hashes that the lock file
allows. For a library or font, they are the hashes of its files. The build fails if a package differs in version from
the lock file, or if the licence of a library is unknown.
"""

import decimal
import hashlib
import json
import platform
import pyexpat
import re
import sqlite3
import sys
import sysconfig
import tomllib
import uuid
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module, metadata
from pathlib import Path

from packages import lock
from packages.names import MAKER, NAME, SUMMARY, TITLE, VERSION

ROOT = Path(__file__).resolve().parents[1]
BILL, LICENCES = "sbom.cdx.json", "LICENCES"
SPDX = {
    "LGPL v2.1": "LGPL-2.1-or-later",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "PSFL": "PSF-2.0",
    "BSD License": "BSD-3-Clause",
    "GPLv2-or-later with a special exception which allows to use PyInstaller to build and distribute non-free programs "
    "(including commercial ones)": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""SPDX identifier for each licence name that a Python package declares."""
UNDECLARED = {"accesskit": "MIT AND BSD-3-Clause OR Apache-2.0 AND BSD-3-Clause"}
"""Licences of packages that declare none.

AccessKit has the texts of its own two licences, and of Chromium's, beside its code.
"""
TEXTS = {
    each: each
    for each in ("Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "FTL", "GCC-exception-3.1", "IJG", "MIT", "Zlib")
}
TEXTS |= {
    "GPL-3.0-or-later": "GPL-3.0",
    "LGPL-2.1-or-later": "LGPL-2.1",
    "bzip2-1.0.6": "bzip2-1.0.6",
    "libpng-2.0": "libpng-2.0",
    "libtiff": "libtiff",
}
"""File name of the stored text of each licence, for components that include no licence text."""
BESIDE = {"LGPL-3.0-only": "GPL-3.0"}
"""Licences that extend another licence. The text of that licence must then be included too."""
BUILT_IN = {"pyexpat": "expat", "_decimal": "mpdec"}
"""Libraries that are compiled into a Python module, by the name of the module."""
TYPES = (".ttf", ".otf")
SHARED = re.compile(r"(\.so(\.[\d.]+)?|\.dll|\.dylib)$")


def _sdl(module: str, teller: str) -> str:
    """Return the loaded version of SDL or of a library that belongs to SDL, as pygame reports it."""
    return ".".join(map(str, getattr(import_module(module), teller)()))


VERSIONS: dict[str, Callable[[], str]] = {
    "sdl2": partial(_sdl, "pygame", "get_sdl_version"),
    "sdl2_image": partial(_sdl, "pygame.image", "get_sdl_image_version"),
    "sdl2_mixer": partial(_sdl, "pygame.mixer", "get_sdl_mixer_version"),
    "sdl2_ttf": partial(_sdl, "pygame.font", "get_sdl_ttf_version"),
    "sqlite3": lambda: sqlite3.sqlite_version,
    "z": lambda: zlib.ZLIB_RUNTIME_VERSION,
    "expat": lambda: pyexpat.EXPAT_VERSION.removeprefix("expat_"),
    "mpdec": lambda: decimal.__libmpdec_version__,
}
"""Functions that return the version of a library at run time, by the name of the library."""


@dataclass
class Component:
    """A component of the build, as listed in the SBOM: a Python package, a library, a font or data."""

    name: str
    version: str
    licence: str
    kind: str = "library"
    copyright: str = ""
    purl: str = ""
    files: list[Path] = field(default_factory=list)
    texts: list[Path] = field(default_factory=list)
    """Files that contain the component's licence."""
    locked: tuple[str, ...] = ()
    """SHA-256 hashes that the lock file allows for this Python package."""


def write(folder: Path, modules: Iterable[str]) -> None:
    """Write the licences and the SBOM into the program's folder.

    ``modules`` are the full names of all Python modules in the build.
    """
    distributions = _distributions({name.partition(".")[0] for name in modules})
    found = [*_python(), *distributions, *_calendars(distributions), *_libraries(folder), *_types(folder)]
    _write_licences(folder / LICENCES, found)
    bill = json.dumps(_bill(folder, found), indent=1, sort_keys=True)
    (folder / BILL).write_text(bill + "\n", encoding="utf-8")


# --- contents of the build


def _python() -> list[Component]:
    own = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    beside = Path(sys.base_prefix, "LICENSE.txt")
    python = Component(
        "python",
        platform.python_version(),
        "PSF-2.0",
        kind="platform",
        copyright="Copyright (c) 2001-2023 Python Software Foundation",
    )
    python.texts = [each for each in (own, beside) if each.is_file()][:1]
    return [python, _of_distribution(metadata.distribution("pyinstaller"))]


def _distributions(tops: set[str]) -> list[Component]:
    """Return the Python packages that contain these top-level modules, except the program itself."""
    owners = metadata.packages_distributions()
    names = {owner for top in tops for owner in owners.get(top, ()) if owner.lower() not in (NAME, "pyinstaller")}
    return [_of_distribution(metadata.distribution(name)) for name in sorted(names, key=str.lower)]


def _of_distribution(found: metadata.Distribution) -> Component:
    pin = lock.read("exe").get(lock.normalized(found.name))
    if pin is None or pin.version != found.version:
        wanted = f"the lock says {pin.version}" if pin else "the lock does not name it"
        raise ValueError(f"{found.name} {found.version} is installed, but {wanted}: run `make clean exe`.")
    told = found.metadata
    licence = told.get("License-Expression") or told.get("License") or UNDECLARED.get(found.name, "")
    classified = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier", []) if each.startswith("License")]
    if not licence or "\n" in licence:
        licence = classified[0] if classified else ""
    licence = SPDX.get(licence, licence)
    if not licence:
        raise ValueError(f"{found.name} does not say under which licence it is: enter it in packages/papers.py.")
    texts = [
        Path(str(found.locate_file(file)))
        for file in found.files or ()
        if re.search(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", str(file), re.I) and "dist-info" in str(file)
    ]
    purl = f"pkg:pypi/{found.name.lower()}@{found.version}"
    owner = told.get("Author") or ""
    return Component(
        found.name, found.version, licence, copyright=owner, purl=purl, texts=sorted(texts), locked=pin.hashes
    )


def _libraries(folder: Path) -> list[Component]:
    """Return the shared libraries that are separate files.

    A library inside a Python package counts as part of that package.
    """
    known = tomllib.loads((ROOT / "packages" / "libraries.toml").read_text(encoding="utf-8"))
    found: dict[str, Component] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not SHARED.search(path.name) or of_python(path):
            continue
        name = path.name.lower().removeprefix("lib")
        begins = max((each for each in known if name.startswith(each)), key=len, default=None)
        if begins is None:
            raise ValueError(f"Nobody has looked up the licence of {path.name}: enter it in packages/libraries.toml.")
        each = found.setdefault(begins, Component(begins, _version(begins, path), **known[begins]))
        each.files.append(path)
    inside = {path.name.partition(".")[0] for path in folder.rglob("*") if of_python(path)}
    for module, name in BUILT_IN.items():
        if module in inside and name not in found:
            found[name] = Component(name, _version(name), **known[name])
    return list(found.values())


def _version(name: str, path: Path | None = None) -> str:
    """Return the version that a library reports.

    If it reports none, return the version in its file name, or an empty text.
    """
    if name in VERSIONS:
        return VERSIONS[name]()
    found = re.search(r"\.so\.([\d.]+)$", path.name) if path else None
    return found[1] if found else ""


def of_python(path: Path) -> bool:
    """Return whether a file is a compiled Python module or the Python library itself."""
    return (
        bool(re.search(r"\.(cpython|abi3|cp3)[^/]*\.(so|pyd)$|^libpython|^python3", path.name)) or path.suffix == ".pyd"
    )


def _calendars(distributions: Iterable[Component]) -> list[Component]:
    """Return the component for the locale data (CLDR) inside Babel, which have their own licence."""
    if not any(each.name.lower() == "babel" for each in distributions):
        return []
    text = Path(str(metadata.distribution("babel").locate_file("babel/locale-data/LICENSE.unicode")))
    owner = "Copyright © 2004-2025 Unicode, Inc."
    return [Component("cldr", "", "LicenseRef-Unicode-3.0", kind="data", copyright=owner, texts=[text])]


def _types(folder: Path) -> list[Component]:
    """Return the fonts in the program's folder, each with its licence text. Raises ValueError if there are no fonts."""
    found: dict[str, Component] = {}
    for path in sorted(each for each in folder.rglob("*") if each.suffix.lower() in TYPES):
        name = path.stem.partition("-")[0]
        if name not in found:
            own, brought = ROOT / "art" / "fonts" / f"LICENSE-{name}.txt", sorted(folder.rglob(f"{name}-LICENSE.txt"))
            texts = [own] if own.is_file() else brought[:1]
            if not texts or "SIL Open Font License" not in " ".join(texts[0].read_text(encoding="utf-8").split()):
                raise ValueError(f"{path.name} has no licence beside it that is known: is it to be inside?")
            found[name] = Component(name, "", "OFL-1.1", kind="data", texts=texts)
        found[name].files.append(path)
    return list(found.values())


# --- output


def _write_licences(folder: Path, found: list[Component]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.txt").write_bytes((ROOT / "LICENSE").read_bytes())
    lines = [f"{TITLE} {VERSION} is under the licence in {NAME}.txt. Inside it are:", ""]
    for each in found:
        parts = parts_of(each.licence)
        texts = each.texts or [ROOT / "packages" / "licences" / f"{TEXTS[part]}.txt" for part in parts if part in TEXTS]
        named = [f"{each.name}-{text.name}" if each.texts else text.name for text in texts]
        beside = [ROOT / "packages" / "licences" / f"{BESIDE[part]}.txt" for part in parts if part in BESIDE]
        texts, named = [*texts, *beside], [*named, *(text.name for text in beside)]
        for name, text in zip(named, texts, strict=True):
            (folder / name).write_bytes(text.read_bytes())
        lines.append(f"{each.name} {each.version}".strip() + f": {each.licence}")
        lines += [f"    {line}" for line in (each.copyright, ", ".join(named)) if line]
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def parts_of(licence: str) -> list[str]:
    """Return the individual licences and exceptions in an SPDX expression."""
    return re.split(r" AND | OR | WITH ", licence)


def _bill(folder: Path, found: list[Component]) -> dict[str, object]:
    components = [_told(folder, each) for each in found]
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": VERSION,
                "description": SUMMARY,
                "author": MAKER,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [str(each["bom-ref"]) for each in components]}],
    }


def _told(folder: Path, component: Component) -> dict[str, object]:
    told: dict[str, object] = {
        "type": component.kind,
        "bom-ref": f"{component.name}@{component.version}",
        "name": component.name,
        "version": component.version,
        "licenses": [_licence(component.licence)],
    }
    if component.copyright:
        told["copyright"] = component.copyright
    if component.purl:
        told["purl"] = component.purl
    if component.locked:
        hashes = [{"alg": "SHA-256", "content": each} for each in component.locked]
        told["externalReferences"] = [{"type": "distribution", "url": component.purl, "hashes": hashes}]
    if component.files:
        told["components"] = [
            {
                "type": "file",
                "name": path.relative_to(folder).as_posix(),
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
            }
            for path in component.files
        ]
    return told


def _licence(licence: str) -> dict[str, object]:
    if re.search(r" (AND|OR|WITH) ", licence):
        return {"expression": licence}
    if licence.startswith("LicenseRef-"):
        return {"license": {"name": licence.removeprefix("LicenseRef-")}}
    return {"license": {"id": licence}}
