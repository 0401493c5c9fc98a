"""Copies fonts from the packages that distribute them into art/fonts."""

import shutil
from pathlib import Path
from typing import Final, NamedTuple


class Taken(NamedTuple):
    """File in a font package, and the path under art/ to which it is copied."""

    package: str
    file: str
    place: str


SCOPE: Final = "@expo-google-fonts"

TAKEN: Final = (
    Taken(
        "libre-caslon-text",
        "400Regular/LibreCaslonText_400Regular.ttf",
        "typefoundry/sources/LibreCaslonText-Regular.ttf",
    ),
    Taken(
        "libre-caslon-text",
        "400Regular_Italic/LibreCaslonText_400Regular_Italic.ttf",
        "typefoundry/sources/LibreCaslonText-Italic.ttf",
    ),
    Taken("libre-caslon-text", "700Bold/LibreCaslonText_700Bold.ttf", "typefoundry/sources/LibreCaslonText-Bold.ttf"),
    Taken("libre-caslon-text", "LICENSE_FONT", "fonts/LICENSE-CroweCaslon.txt"),
    Taken("im-fell-english", "400Regular/IMFellEnglish_400Regular.ttf", "fonts/IMFellEnglish-Roman.ttf"),
    Taken("im-fell-english", "400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf", "fonts/IMFellEnglish-Italic.ttf"),
    Taken("im-fell-english", "LICENSE_FONT", "fonts/LICENSE-IMFellEnglish.txt"),
    Taken("im-fell-english-sc", "400Regular/IMFellEnglishSC_400Regular.ttf", "fonts/IMFellEnglishSC.ttf"),
    Taken("im-fell-english-sc", "LICENSE_FONT", "fonts/LICENSE-IMFellEnglishSC.txt"),
    Taken("im-fell-french-canon", "400Regular/IMFellFrenchCanon_400Regular.ttf", "fonts/IMFellFrenchCanon-Roman.ttf"),
    Taken("im-fell-french-canon", "LICENSE_FONT", "fonts/LICENSE-IMFellFrenchCanon.txt"),
    Taken("pinyon-script", "400Regular/PinyonScript_400Regular.ttf", "fonts/PinyonScript.ttf"),
    Taken("pinyon-script", "LICENSE_FONT", "fonts/LICENSE-PinyonScript.txt"),
)


def take_in(packages: Path, art: Path) -> list[Path]:
    """Copy every listed file from the folder of unpacked font packages. Return the paths of the copies.

    The files stay unchanged, because the licence of the Fell types reserves their name for the original files. Raises
    FileNotFoundError if a package is missing.
    """
    return [Path(shutil.copyfile(packages / SCOPE / item.package / item.file, art / item.place)) for item in TAKEN]
