"""Packages made from the standalone program in dist/: ``python -m packages.release tarball|deb|appdir|sums``.

- ``tarball``: the program's folder with an installer for menu entry and icon; every build gives the same bytes.
- ``deb``: a Debian package, built with dpkg-buildpackage and debhelper.
- ``appdir``: the folder from which ``appimagetool`` makes an AppImage; the tool is run if it is installed.
- ``sums``: the SHA-256 hashes of everything that was made.

All files get the time SOURCE_DATE_EPOCH, or 1980-01-01 if that is earlier or not set.
"""

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from packages import icons
from packages.names import IDENTITY, MAKER, NAME, VERSION

ROOT = Path(__file__).resolve().parents[1]
DIST, BUILD = ROOT / "dist", ROOT / "build"
PROGRAM = DIST / NAME
LINUX = ROOT / "packages" / "linux"
SUMS = "SHA256SUMS"
FIRST_TIME = 315_532_800
"""1980-01-01 in seconds since 1970: the earliest file time that every archive format can store."""
EXECUTABLE = ("install.sh", "AppRun", "rules")


def epoch() -> int:
    """Return the file time for all packages, in seconds since 1970."""
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), FIRST_TIME)


# --- tarball


def tarball() -> Path:
    """Build the tarball with the program, the installer and the files for the menu. Return its path."""
    name = f"{NAME}-{VERSION}-linux-{platform.machine()}"
    stage = _fresh(BUILD / "tarball" / name)
    shutil.copytree(PROGRAM, stage / NAME, symlinks=True)
    for each in (f"{NAME}.desktop", f"{IDENTITY}.metainfo.xml", f"{IDENTITY}.xml", f"{NAME}.6", "install.sh"):
        shutil.copy(LINUX / each, stage / each)
    icons.write(stage / "icons")
    for each in (*(stage / "icons").glob("*.ic*"),):
        each.unlink()
    made = DIST / f"{name}.tar.gz"
    with (
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in [stage, *sorted(stage.rglob("*"))]:
            archive.add(path, path.relative_to(stage.parent).as_posix(), recursive=False, filter=_plain)
    return made


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an archive entry with neutral owner and time, and with the permissions of a distributed file."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch()
    runs = entry.isdir() or Path(entry.name).name in (*EXECUTABLE, NAME)
    entry.mode = 0o755 if runs else 0o644
    return entry


# --- Debian


def deb() -> Path:
    """Build the Debian package and return its path. Raises CalledProcessError if a tool fails."""
    stage = _fresh(BUILD / "deb" / f"{NAME}-{VERSION}")
    shutil.copytree(ROOT / "packages" / "debian", stage / "debian")
    (stage / "debian" / "changelog").write_text(_changelog(), encoding="utf-8")
    shutil.copytree(PROGRAM, stage / NAME, symlinks=True)
    shutil.copy(LINUX / f"{NAME}.6", stage)
    _lay_menu(stage)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    subprocess.run(["dpkg-buildpackage", "-us", "-uc", "-b"], cwd=stage, check=True, env=environment)
    [made] = stage.parent.glob("*.deb")
    return Path(shutil.copy(made, DIST))


def _changelog() -> str:
    when = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    entry = f"{NAME} ({VERSION}) unstable; urgency=medium\n\n  * The standalone program of this edition.\n\n"
    return f"{entry} -- {MAKER} <founders@crowes-table.invalid>  {when}\n"


# --- AppImage


def appdir() -> Path:
    """Make the AppDir, and an AppImage from it if ``appimagetool`` is installed. Return the path of the result."""
    stage = _fresh(DIST / f"{NAME}.AppDir")
    shutil.copytree(PROGRAM, stage / "usr" / "lib" / NAME, symlinks=True)
    _lay_menu(stage / "usr" / "share", menu="applications", about="metainfo", pictures="icons", kind="mime/packages")
    shutil.copy(ROOT / "packages" / "appimage" / "AppRun", stage)
    shutil.copy(stage / "usr" / "share" / "applications" / f"{IDENTITY}.desktop", stage)
    (stage / f"{IDENTITY}.png").write_bytes(icons.png(256))
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"appimagetool is not here: {stage} is the folder it makes an AppImage of.")
        return stage
    made = DIST / f"{NAME}-{VERSION}-{platform.machine()}.AppImage"
    subprocess.run([tool, str(stage), str(made)], check=True)
    return made


# --- shared


def _lay_menu(folder: Path, menu: str = "", about: str = "", pictures: str = "icons", kind: str = "") -> None:
    """Copy the menu entry, the metadata, the file type and the icons into subfolders of ``folder``."""
    for place in (menu, about, kind):
        (folder / place).mkdir(parents=True, exist_ok=True)
    shutil.copy(LINUX / f"{NAME}.desktop", folder / menu / f"{IDENTITY}.desktop")
    shutil.copy(LINUX / f"{IDENTITY}.metainfo.xml", folder / about)
    shutil.copy(LINUX / f"{IDENTITY}.xml", folder / kind)
    for size in icons.SIZES:
        picture = folder / pictures / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTITY}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(icons.png(size))


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder.parent if folder.parent.parent == BUILD else folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def sums() -> Path:
    """Write the SHA-256 hashes of all packages and of all files in the program's folder.

    Return the path of the list.
    """
    files = sorted(path for path in DIST.rglob("*") if path.is_file() and not path.is_symlink() and path.name != SUMS)
    files = [path for path in files if f"{NAME}.AppDir" not in path.parts]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(DIST).as_posix()}" for path in files]
    (DIST / SUMS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return DIST / SUMS


MADE = {each.__name__: each for each in (tarball, deb, appdir, sums)}


def main() -> int:
    """Make the packages named on the command line, and print their paths."""
    wanted = sys.argv[1:]
    if not wanted or not set(wanted) <= set(MADE):
        print(f"packages.release makes: {', '.join(MADE)}.", file=sys.stderr)
        return 2
    if not PROGRAM.is_dir():
        print("The standalone program is not built: `make exe` builds it.", file=sys.stderr)
        return 2
    for name in wanted:
        print(MADE[name]())
    return 0


if __name__ == "__main__":
    sys.exit(main())
