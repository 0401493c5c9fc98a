"""``exhibits``: list the famous hands included in the program."""

from msgspec import Struct

from crowe_table.cli.checked_arguments import Given
from crowe_table.cli.output import print_json
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.words import Words


class ListedExhibit(Struct, frozen=True):
    """One famous hand in the list."""

    name: str
    game: str
    preset: str
    file: str
    title: str
    story: str
    task: str


def run(given: Given, words: Words) -> int:
    """Print the list."""
    hands = [_listed(exhibit, words.game(exhibit.game)) for exhibit in exhibits()]
    if given.flag("json"):
        print_json(hands)
        return 0
    for hand in hands:
        own = words.game(hand.game)
        print(own.text("cli-exhibit-line", title=hand.title, game=own.text(f"game-{hand.game}"), file=hand.file))
        print(f"  {hand.story}")
        print(f"  {hand.task}")
    if not hands:
        print(words.text("cli-exhibits-none"))
    return 0


def _listed(exhibit: Exhibit, own: Words) -> ListedExhibit:
    key = f"exhibit-{exhibit.name}"
    return ListedExhibit(
        name=exhibit.name,
        game=exhibit.game,
        preset=exhibit.head.preset,
        file=exhibit.path.name,
        title=own.text(key),
        story=own.text(f"{key}-story"),
        task=own.text(f"{key}-task"),
    )
