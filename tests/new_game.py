"""Begin a new game: ``python -m tests.new_game SLUG [--from TEMPLATE]``.

It copies a template of tests/games into crowe_table/games and renames everything in it. The new game is a draft: its
author can play it, and it is not published. This command needs a source checkout, because an installed program has no
tests.
"""

import argparse
import keyword
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from crowe_table.games import package_of

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "crowe_table" / "games"
TEMPLATES = {path.parent.name.replace("_", "-"): path.parent for path in (ROOT / "tests" / "games").glob("*/rules.py")}
USUAL = "high-card"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_SLUG = 24
"""Maximum number of characters of a slug, because slugs are part of the names of session files."""
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
"""Names that folders cannot have on Windows."""
COPIED = (".py", ".ftl", ".md")


class BadSlug(ValueError):
    """A slug that no new game can have. The text of the exception says why in one sentence."""


def new_game(slug: str, template: str = USUAL, into: Path = GAMES) -> Path:
    """Write a draft game and return its folder.

    Raise BadSlug if the slug cannot be used, and OSError if the folder cannot be written.
    """
    folder = into / package_of(slug)
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST_SLUG:
        raise BadSlug(
            f"{slug!r} is no slug: use at most {LONGEST_SLUG} small letters, digits and single hyphens, "
            "with a letter first, as in top-card."
        )
    if keyword.iskeyword(package_of(slug)) or keyword.issoftkeyword(package_of(slug)):
        raise BadSlug(f"{slug!r} is a keyword of Python; choose another slug.")
    if package_of(slug) in RESERVED:
        raise BadSlug(f"{slug!r} is the name of a device on Windows; choose another slug.")
    if folder.exists() or slug in TEMPLATES:
        raise BadSlug(f"There is already a game {slug!r}; choose another slug.")
    folder.mkdir()
    try:
        for source in sorted(TEMPLATES[template].iterdir()):
            if source.suffix in COPIED:
                text = renamed(source.read_text(encoding="utf-8"), template, slug)
                text = _drafted(text) if source.name == "rules.py" else text
                (folder / source.name).write_text(text, encoding="utf-8", newline="\n")
        _tidy(folder)
    except BaseException:
        shutil.rmtree(folder)
        raise
    return folder


def renamed(text: str, template: str, slug: str) -> str:
    """Return the text of a template in which every form of the game's name is replaced."""
    for form in (str, package_of, class_name, title):
        text = text.replace(form(template), form(slug))
    return text


def class_name(slug: str) -> str:
    """Return the name of a game's class: ``TopCard`` for ``top-card``."""
    return "".join(part.capitalize() for part in slug.split("-"))


def title(slug: str) -> str:
    """Return the English title of a game: ``Top Card`` for ``top-card``."""
    return " ".join(part.capitalize() for part in slug.split("-"))


def _drafted(rules: str) -> str:
    """Return the text of rules.py with ``draft = True`` below the slug."""
    return re.sub(r"^(    slug = .*\n)", r"\1    draft = True\n", rules, count=1, flags=re.MULTILINE)


def _tidy(folder: Path) -> None:
    """Sort the imports and wrap the lines again, because both depend on the game's name."""
    ruff = (sys.executable, "-m", "ruff")
    settings = ("--quiet", "--no-cache", "--config", str(ROOT / "pyproject.toml"), str(folder))
    subprocess.run([*ruff, "check", "--select", "I", "--fix", *settings], check=True)
    subprocess.run([*ruff, "format", *settings], check=True)


def main(given: Sequence[str] | None = None) -> int:
    """Write the game that is named on the command line. Return 2 if it cannot be written."""
    parser = argparse.ArgumentParser("python -m tests.new_game", description="Begin a new game as a draft.")
    parser.add_argument("slug", help="name of the game in small letters, with hyphens: top-card")
    parser.add_argument("--from", dest="template", choices=sorted(TEMPLATES), default=USUAL, help="template to copy")
    asked = parser.parse_args(given)
    try:
        folder = new_game(asked.slug, asked.template)
    except BadSlug as fault:
        print(fault, file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"The folder of {asked.slug} cannot be written: {fault.strerror}.", file=sys.stderr)
        return 2
    print(f"{folder.relative_to(ROOT).as_posix()} is written. Next: CROWE_GAME={asked.slug} make units")
    return 0


if __name__ == "__main__":
    sys.exit(main())
