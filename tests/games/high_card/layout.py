"""Where the things of High Card lie, in table units."""

from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot

TOP = (560, 190, 190, 190)
LEFT = (600, 470, 60, 820)
"""For each chair, clockwise from the viewer's own: where it begins, from above and from the left."""


def layout_for(seats: int) -> Layout:
    """The table from any chair."""
    chairs = (0, 2) if seats == 2 else tuple(range(seats))
    spots = [Spot(kind=Kind.STACK, shows="pack", box=Box(28, 286, 118, 173), anchor=Anchor.LEFT, title="place-pack")]
    spots.append(Spot(kind=Kind.COINS, shows="pot", box=Box(560, 400, 160, 120)))
    plaques = []
    for of, chair in enumerate(chairs):
        x, y = LEFT[chair], TOP[chair]
        takes = ("change",) if of == 0 else ()
        spots += [
            Spot(kind=Kind.FAN, shows="hand", of=of, box=Box(x, y, 120, 173)),
            Spot(kind=Kind.FAN, shows="shown", of=of, box=Box(x, y, 120, 173)),
            Spot(kind=Kind.STACK, shows="waste", of=of, box=Box(x + 130, y, 120, 173), takes=takes),
        ]
        plaques.append(
            Plaque(of=of, box=Box(x, y - 72, 232, 66), anchor=Anchor.CENTRE, speech=Box(x, y + 176, 240, 46))
        )
    return Layout(spots=tuple(spots), plaques=tuple(plaques))
