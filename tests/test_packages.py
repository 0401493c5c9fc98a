"""Packaging: icons, licences, the SBOM, and an installer that can remove everything it installed."""

import ast
import io
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from crowe_table import __version__
from crowe_table.engine.journal import SUFFIX
from crowe_table.paths import documents_dir
from packages import icons, papers, release, windows
from packages.names import IDENTITY, NAME

LINUX = Path(release.__file__).parent / "linux"


def test_the_icon_is_the_same_picture_in_every_format(tmp_path: Path) -> None:
    import pygame

    pictures = {size: icons.png(size) for size in (16, 64, 256, 512)}
    for size, data in pictures.items():
        assert pygame.image.load(io.BytesIO(data), "icon.png").get_size() == (size, size)
    ico = icons.ico(pictures)
    assert struct.unpack_from("<HHH", ico) == (0, 1, 3), "512 is more than Windows takes"
    for number, size in enumerate((16, 64, 256)):
        side, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert (side or 256, bits, ico[at : at + length]) == (size, 32, pictures[size])
    icns = icons.icns(pictures)
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
    told, at = {}, 8
    while at < len(icns):
        name, length = struct.unpack_from(">4sI", icns, at)
        told[name] = icns[at + 8 : at + length]
        at += length
    assert told == {name: pictures[size] for name, size in icons.ICNS.items() if size in pictures}
    icons.write(tmp_path)
    whole = (tmp_path / f"{NAME}.icns").read_bytes()
    assert whole.count(b"\x89PNG") == len(icons.ICNS), "for screens of old, and for those twice as fine"


def test_the_windows_version_resource_is_readable(tmp_path: Path) -> None:
    windows.version_resource(tmp_path / "version.txt")
    tree = ast.parse((tmp_path / "version.txt").read_text(), mode="eval")
    assert {
        node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    } == {
        *("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct")
    }
    told = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert told.count(__version__) == 2


def test_versions_and_names_agree() -> None:
    about = ElementTree.parse(LINUX / f"{IDENTITY}.metainfo.xml").getroot()
    assert about.findtext("id") == IDENTITY
    assert next(about.iter("release")).get("version") == __version__
    entry = dict(line.partition("=")[::2] for line in (LINUX / f"{NAME}.desktop").read_text().splitlines())
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == (f"{NAME} open %f", IDENTITY, "false")


def test_every_system_opens_the_file_of_a_game_with_this_program() -> None:
    kind = ElementTree.parse(LINUX / f"{IDENTITY}.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    [mime] = kind.iter(f"{space}mime-type")
    [glob] = kind.iter(f"{space}glob")
    assert glob.get("pattern") == f"*{SUFFIX}"
    entry = (LINUX / f"{NAME}.desktop").read_text().splitlines()
    assert f"MimeType={mime.get('type')};" in entry
    installer = (LINUX.parent / "windows" / f"{NAME}.iss").read_text()
    assert f'Subkey: "Software\\Classes\\{SUFFIX}"' in installer
    assert f'""{{app}}\\{NAME}.exe"" open ""%1""' in installer
    assert f'"public.filename-extension": ["{SUFFIX[1:]}"]' in (LINUX.parents[1] / "build.spec").read_text()


def test_every_licence_has_a_text_or_is_listed_without_one() -> None:
    known = tomllib.loads((Path(papers.__file__).parent / "libraries.toml").read_text())
    assert all(set(each) == {"licence", "copyright"} for each in known.values())
    parts = {part for each in known.values() for part in papers.parts_of(each["licence"])}
    without = {"LicenseRef-public-domain", "LicenseRef-Microsoft-Visual-C-Runtime"}
    assert parts - set(papers.TEXTS) == without
    assert set(papers.BUILT_IN.values()) <= set(known)
    for name in (*papers.TEXTS.values(), *papers.BESIDE.values()):
        assert (Path(papers.__file__).parent / "licences" / f"{name}.txt").stat().st_size > 500


def test_the_sbom_is_complete_and_an_unknown_library_stops_the_build(tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller")
    (tmp_path / "libSDL2-2.0.so.0").write_bytes(b"sdl")
    (tmp_path / "pyexpat.cpython-311-x86_64-linux-gnu.so").write_bytes(b"a module")
    (tmp_path / "PinyonScript.ttf").write_bytes(b"type")
    (tmp_path / "Brought-Bold.ttf").write_bytes(b"type")
    (tmp_path / "Brought-LICENSE.txt").write_text("licensed under the SIL Open\nFont License, Version 1.1")
    papers.write(tmp_path, ["msgspec", "babel.core", "fpdf", "crowe_table.engine", "json"])
    bill = json.loads((tmp_path / papers.BILL).read_text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    names = {each["name"] for each in bill["components"]}
    assert {"python", "pyinstaller", "msgspec", "sdl2", "expat", "cldr", "PinyonScript", "Brought"} <= names
    assert not names & {NAME, "CroweCaslon", "mpdec"}
    assert {"GPL-3.0.txt", "cldr-LICENSE.unicode", "Brought-Brought-LICENSE.txt"} <= {
        each.name for each in (tmp_path / papers.LICENCES).iterdir()
    }
    assert "msgspec" in (tmp_path / papers.LICENCES / "README.txt").read_text()
    (tmp_path / "libmystery.so.1").write_bytes(b"?")
    with pytest.raises(ValueError, match="libmystery"):
        papers.write(tmp_path, [])
    (tmp_path / "libmystery.so.1").rename(tmp_path / "freesansbold.ttf")
    with pytest.raises(ValueError, match="freesansbold"):
        papers.write(tmp_path, [])


@pytest.mark.skipif(sys.platform != "linux", reason="the tarball is for Linux")
def test_the_tarball_is_reproducible_and_uninstalls_completely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "dist" / NAME
    program.mkdir(parents=True)
    (program / NAME).write_text("#!/bin/sh\necho at the table\n")
    (program / NAME).chmod(0o700)
    (program / "data").write_text("data")
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "BUILD", tmp_path / "build")
    monkeypatch.setattr(release, "PROGRAM", program)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763800000")
    first = release.tarball().read_bytes()
    os.utime(program / "data", (0, 0))
    made = release.tarball()
    assert made.read_bytes() == first
    assert f"{NAME}/data" in release.sums().read_text()
    shutil.unpack_archive(made, tmp_path)
    [unpacked] = tmp_path.glob(f"{NAME}-*-linux-*")
    home = tmp_path / "a home"
    home.mkdir()
    (home / "own").write_text("own")

    def install(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["sh", unpacked / "install.sh", *words], capture_output=True, text=True)

    for _ in range(2):
        told = install("--prefix", str(home))
        assert told.returncode == 0, told.stderr
    run = subprocess.run([home / "bin" / NAME], capture_output=True, text=True)
    assert run.stdout == "at the table\n"
    entry = (home / "share" / "applications" / f"{IDENTITY}.desktop").read_text()
    assert f'Exec="{home}/bin/{NAME}" open %f' in entry
    assert (home / "share" / "icons" / "hicolor" / "64x64" / "apps" / f"{IDENTITY}.png").exists()
    assert install("--remove", "--prefix", str(home)).returncode == 0
    assert [path.name for path in home.rglob("*") if path.is_file() or path.is_symlink()] == ["own"]
    assert install("--everything").returncode == 2


@pytest.mark.skipif(sys.platform != "linux", reason="the installer is for Linux")
def test_an_installation_works_in_any_folder_for_every_user(tmp_path: Path) -> None:
    """The desktop entry conforms to its specification. The umask of the installing user does not matter."""
    stage = stage_of(tmp_path)
    strange = tmp_path / "a %f | b & $HOME \\ `c` \"d\" 'e'"
    install: list[str | Path] = ["sh", stage / "install.sh", "--prefix", strange]
    subprocess.run(install, check=True, capture_output=True, umask=0o077)
    entry = (strange / "share" / "applications" / f"{IDENTITY}.desktop").read_text()
    told = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line)
    program = strange / "bin" / NAME
    assert told["TryExec"].replace("\\\\", "\\") == str(program)
    exec_ = told["Exec"].replace("\\\\", "\\")
    assert re.sub(r"\\(.)", r"\1", exec_.removesuffix(" open %f")[1:-1]).replace("%%", "%") == str(program)
    assert subprocess.run([program], capture_output=True, text=True).stdout == "at the table\n"
    assert {path.stat().st_mode & 0o055 for path in (strange, program, program.resolve().parent)} == {0o055}
    if validate := shutil.which("desktop-file-validate"):
        subprocess.run([validate, strange / "share" / "applications" / f"{IDENTITY}.desktop"], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="the installer is for Linux")
def test_a_failed_update_keeps_the_old_installation(tmp_path: Path) -> None:
    stage, home = stage_of(tmp_path), tmp_path / "home"
    install: list[str | Path] = ["sh", stage / "install.sh", "--prefix", home]
    subprocess.run(install, check=True, capture_output=True)
    shutil.rmtree(stage / NAME)
    assert subprocess.run(install, capture_output=True).returncode != 0
    assert subprocess.run([home / "bin" / NAME], capture_output=True, text=True).stdout == "at the table\n"
    assert [path.name for path in (home / "lib").iterdir()] == [NAME]


@pytest.mark.skipif(sys.platform != "linux", reason="the installer is for Linux")
def test_the_installer_requires_a_folder(tmp_path: Path) -> None:
    stage = stage_of(tmp_path)
    for words, home in (((), {}), (("--prefix", ""), {"HOME": str(tmp_path)}), (("--prefix", "a\nb"), {})):
        told = subprocess.run(
            ["sh", stage / "install.sh", *words],
            env={"PATH": os.environ["PATH"], **home},
            capture_output=True,
            text=True,
        )
        assert (told.returncode, told.stdout) == (2, "")
        assert "--prefix" in told.stderr


def stage_of(folder: Path) -> Path:
    """Return the contents of the tarball, with a stub program."""
    stage = folder / "stage"
    (stage / NAME).mkdir(parents=True)
    (stage / "icons").mkdir()
    (stage / NAME / NAME).write_text("#!/bin/sh\necho at the table\n")
    (stage / NAME / NAME).chmod(0o755)
    for name in (f"{NAME}.desktop", f"{IDENTITY}.metainfo.xml", f"{IDENTITY}.xml", f"{NAME}.6", "install.sh"):
        shutil.copy(LINUX / name, stage)
    (stage / "icons" / f"{NAME}-64.png").write_bytes(icons.png(64))
    return stage


def test_a_flatpak_may_access_only_the_documents_folder_and_no_network(
    tmp_path: Path,
) -> None:
    manifest = (LINUX.parent / "flatpak" / f"{IDENTITY}.yml").read_text()
    allowed = re.findall(r"^  - \"?--(\S+?=.*?)\"?$", manifest, re.MULTILINE)
    assert [each for each in allowed if each.startswith("filesystem")] == [
        f"filesystem=xdg-documents/{documents_dir().name}:create"
    ]
    assert "share=network" not in allowed
    if builder := shutil.which("flatpak-builder"):
        path = LINUX.parent / "flatpak" / f"{IDENTITY}.yml"
        told: list[str | Path] = [builder, "--show-manifest", path]
        shown = subprocess.run(told, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert json.loads(shown.stdout)["command"] == NAME


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")
def test_an_appimage_folder_runs_from_any_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "dist" / NAME
    program.mkdir(parents=True)
    (program / NAME).write_text('#!/bin/sh\necho at the table with "$@"\n')
    (program / NAME).chmod(0o755)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "PROGRAM", program)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    made = release.appdir().rename(tmp_path / "another place")
    (tmp_path / "link").symlink_to(made / "AppRun")
    run = subprocess.run([tmp_path / "link", "a b"], capture_output=True, text=True)
    assert run.stdout == "at the table with a b\n"
    assert {each.name for each in made.iterdir()} == {"AppRun", f"{IDENTITY}.desktop", f"{IDENTITY}.png", "usr"}
