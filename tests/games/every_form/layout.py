"""Where the things of Every Form lie, in table units."""

from crowe_table.engine.layout import Anchor, Box, ClothSpot, Kind, Layout, Lying, Plaque, Spot

SPOTS = ("red", "black", "between")


def _outline(left: int) -> tuple[tuple[int, int], ...]:
    return ((left, 216), (left + 150, 216), (left + 150, 326), (left, 326))


CLOTH = Spot(
    kind=Kind.CLOTH,
    shows="stake",
    box=Box(480, 206, 500, 130),
    cloth=tuple(ClothSpot(name, _outline(490 + 160 * at)) for at, name in enumerate(SPOTS)),
    lying=(("coppered", Lying.COPPERED), ("bent", Lying.BENT)),
)


def layout_for(seats: int) -> Layout:
    """Each player in a row of its own, the viewer's at the foot; the pack and the heaps at the left."""
    spots = [
        CLOTH,
        Spot(kind=Kind.STACK, shows="pack", box=Box(28, 60, 100, 146), anchor=Anchor.LEFT, card_height=146),
        Spot(kind=Kind.STACK, shows="buried", box=Box(28, 220, 100, 146), anchor=Anchor.LEFT, card_height=146),
        Spot(kind=Kind.COINS, shows="pot", box=Box(1100, 60, 140, 120)),
        Spot(kind=Kind.DICE, shows="dice", box=Box(1000, 200, 240, 120)),
        Spot(kind=Kind.BOARD, shows="pegs", box=Box(480, 10, 500, 120), target=61),
    ]
    spots += [
        Spot(kind=Kind.STACK, shows=f"heap_{number}", box=Box(140 + 104 * number, 60, 100, 146), card_height=146)
        for number in range(3)
    ]
    plaques = []
    for of in range(seats):
        y = 590 - 210 * of
        spots += [
            Spot(kind=Kind.FAN, shows="hand", of=of, box=Box(300, y, 420, 173)),
            Spot(kind=Kind.FAN, shows="laid", of=of, box=Box(740, y, 240, 173), takes=("announce", "lay_card")),
        ]
        plaques.append(Plaque(of=of, box=Box(28, y, 232, 66), anchor=Anchor.LEFT, speech=Box(28, y + 72, 240, 46)))
    return Layout(spots=tuple(spots), plaques=tuple(plaques))
