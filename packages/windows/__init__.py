"""Version information that Windows shows in the properties of the program file, in the format of PyInstaller."""

from pathlib import Path

from packages.names import MAKER, NAME, SUMMARY, TITLE, VERSION

ENGLISH, UNICODE = 0x0809, 1200


def version_resource(path: Path) -> None:
    """Write the version information to a file.

    This works on every operating system, so that tests can check the file.
    """
    numbers = (*(int(part) for part in VERSION.split(".")), 0, 0, 0, 0)[:4]
    told = {
        "CompanyName": MAKER,
        "FileDescription": SUMMARY,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": "MIT",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1),\n"
        f"  kids=[StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [{strings}])]),\n"
        f"        VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n",
        encoding="utf-8",
    )
