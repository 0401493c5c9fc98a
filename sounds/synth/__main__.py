"""`python -m sounds.synth`: make every sound into the folder sounds/, with the manifest."""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from sounds.synth.records import measure, write
from sounds.synth.repertory import SOUNDS, Sound

SHELF: Final = Path(__file__).resolve().parents[1]


def sound_out(sound: Sound, folder: Path, report: Table) -> dict[str, object]:
    """Write every variant of a sound. Return the manifest entry of the sound."""
    variants = []
    for number in range(1, sound.variants + 1):
        path = folder / f"{sound.name}-{number}.ogg"
        write(path, sound.variant(number), sound.smallness)
        found = measure(path)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        variants.append(
            {
                "file": path.name,
                "seconds": found.seconds,
                "peak_db": found.peak_db,
                "loudness": found.loudness,
                "sha256": digest,
            }
        )
        report.add_row(
            path.name,
            f"{found.seconds:.2f} s",
            f"{found.peak_db:.1f} dB",
            f"{found.loudness:.1f} LUFS",
            f"{found.centroid_hz:,} Hz",
        )
    return {"variants": variants, "caption": sound.caption, "loop": sound.looped}


def main() -> None:
    """Run the command: make every sound and write the manifest."""
    parser = argparse.ArgumentParser(prog="python -m sounds.synth", description=main.__doc__)
    parser.add_argument("--into", type=Path, default=SHELF, metavar="DIR", help="folder to write to")
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.ogg"):
        old.unlink()
    report = Table("file", "length", "peak", "loudness", "centre")
    entries = {sound.name: sound_out(sound, folder, report) for sound in SOUNDS}
    text = json.dumps(entries, indent=1, sort_keys=True)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    console = Console()
    console.print(report)
    console.print(f"{sum(path.stat().st_size for path in folder.glob('*.ogg')):,} bytes")


if __name__ == "__main__":
    main()
