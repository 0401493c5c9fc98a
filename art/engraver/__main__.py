"""`python -m art.engraver`: print the whole pack, one card, the plain courts, or drawings for printers."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from art.engraver import iconography, pack
from art.engraver.inks import Ink
from art.engraver.plates import Card
from art.engraver.press import preview, print_card

_PROOF_HEIGHT = 470


def main(arguments: list[str] | None = None) -> None:
    """Print the pack or a single card, draw the courts of the plain pack, or write the drawings for printers."""
    options = _parser().parse_args(arguments)
    if options.command == "plain":
        total = sum(size for _, size in pack.build_plain(options.folder))
        Console().print(f"the plain courts, {total / 1024:.0f} KB, in {options.folder}")
        return
    if options.command == "lines":
        total = sum(size for _, size in pack.build_lines(options.folder))
        Console().print(f"the drawings for printers, {total / 1024:.0f} KB, in {options.folder}")
        return
    if options.command == "pack":
        _print_pack(options.only, options.folder)
        return
    _pull_proof(options.card, options.out, options.height, options.flat)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m art.engraver", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    whole = commands.add_parser("pack", help="print the cards and write the manifest")
    whole.add_argument("--only", type=_codes, default=None, metavar="QS,7H", help="these cards alone")
    whole.add_argument("--folder", type=Path, default=pack.PACK_DIR, help="where the files go")
    plain = commands.add_parser("plain", help="draw the courts of the plain pack")
    plain.add_argument("--folder", type=Path, default=pack.PLAIN_DIR, help="where the files go")
    lines = commands.add_parser("lines", help="write every card's drawing as outlines, for printers")
    lines.add_argument("--folder", type=Path, default=pack.LINES_DIR, help="where the files go")
    proof = commands.add_parser("proof", help="print one card to a picture file")
    proof.add_argument("card", type=_code)
    proof.add_argument("--out", type=Path, required=True)
    proof.add_argument("--height", type=int, default=_PROOF_HEIGHT, help="pixels")
    proof.add_argument("--flat", action="store_true", help="the bare drawing, without the marks of printing")
    return parser


def _print_pack(only: list[str] | None, folder: Path) -> None:
    codes = only or [*pack.CODES, pack.BACK]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("printing", total=len(codes))
        total = 0
        for code, size in pack.build(codes, folder):
            total += size
            progress.update(task, advance=1, description=f"{code:>4}")
    Console().print(f"{len(codes)} cards, {total / 1024:.0f} KB, in {folder}")


def _pull_proof(code: str, out: Path, height: int, flat: bool) -> None:
    card = pack.draw(code)
    picture = preview(card, height) if flat else print_card(card, height, pack.impression(code))
    picture.save(out)
    _report(code, card)


def _report(code: str, card: Card) -> None:
    cuts = card.cuts()
    console = Console()
    console.print(f"{code}: {cuts[Ink.LINE]} line cuts, {sum(cuts.values()) - cuts[Ink.LINE]} colour shapes")
    if code not in iconography.COURTS:
        return
    for fault in iconography.faults(code, card.signs):
        console.print(f"  [red]{fault}[/red]")


def _codes(text: str) -> list[str]:
    return [_code(part) for part in text.split(",")]


def _code(text: str) -> str:
    code = text.strip()
    if code not in (*pack.CODES, pack.BACK):
        raise argparse.ArgumentTypeError(f"{text!r} is no card: write QS, TH, JC or back")
    return code


if __name__ == "__main__":
    main()
