"""The table as a tree: question, hand, cards on the table, players, answers and log.

The tree is made from the targets of the keyboard focus and from what the table shows. It therefore contains nothing
that a sighted person in the same chair cannot see.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.layout import Kind, Place
from crowe_table.gui.access.nodes import CONTROL, ROOT, Act, Node, Tree, box, capital, control_node, group, spoken
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.controls.focus import Target
from crowe_table.gui.table.hit_targets import HELPS
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.gui.table.widgets.tickets import TicketContent
from crowe_table.words import Words

CHOOSE = (Act.FOCUS, Act.CLICK)
CLOSEUP = "closeup"
"""Key of the enlarged card or chart."""
SEAT = "player-"
"""Prefix of the keys of players."""


def table_tree(screen: TableScreen) -> Tree:
    words, tabletop = screen.services.words, screen.tabletop
    targets = screen.focus.targets
    keys = target_keys(targets)
    known = dict(zip(keys, targets, strict=True))
    listed = {key: target for key, target in known.items() if target.control is None}
    controls = {target.control.key for target in targets if target.control}
    regions = {
        region: [control_node(t.control, words) for t in targets if t.control and t.region == region]
        for region in ("cloth", "acts", "helps", "table", "terms", "menu")
    }
    disabled = [each for each in screen.answers.controls if each.key not in controls]
    for each in disabled:
        regions["helps" if each.key in HELPS else "acts"].append(control_node(each, words, focusable=False))
    children = [
        *_closeup(screen),
        *_explanation(screen),
        *_question(screen),
        *group("terms", words.text("access-terms"), regions["terms"]),
        *_zones(screen, listed),
        *group("cloth", words.text("access-cloth"), regions["cloth"]),
        *group("acts", words.text("access-acts"), regions["acts"]),
        *group("helps", words.text("access-helps"), regions["helps"]),
        *_players(tabletop, words, screen.targets.plaques()),
        *_things(tabletop, words),
        *regions["table"],
        _log(tabletop, words, focusable=True),
        *regions["menu"],
    ]
    root = Node(ROOT, NodeRole.SCREEN, words.text(f"game-{words.slug}"), children=tuple(children))
    held = screen.focus.target
    return Tree(root, next((key for key, target in known.items() if target is held), ROOT))


def target_keys(targets: Sequence[Target]) -> list[str]:
    """Return the key of the node of each target."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for target in targets:
        number = counts[target.region] = counts.get(target.region, -1) + 1
        if target.control:
            found.append(f"{CONTROL}{target.control.key}")
        elif target.card != HIDDEN:
            found.append(f"card-{target.card}")
        else:
            found.append(f"{target.region}-{number}")
    return found


def table_nodes(tabletop: Tabletop, words: Words) -> list[Node]:
    """Return the nodes for the objects on a table that asks no question, as in a replay."""
    zones = [
        _zone(tabletop, words, zone, _faces(words, zone, [piece.card for piece in pieces]))
        for zone, pieces in tabletop.stage.zones.items()
        if pieces
    ]
    return [
        *zones,
        *_players(tabletop, words, []),
        *_things(tabletop, words),
        _log(tabletop, words, focusable=False),
    ]


# --- the question


def _closeup(screen: TableScreen) -> list[Node]:
    says = spoken(screen.closeup.says, screen.services.words)
    return [Node(CLOSEUP, NodeRole.STATUS, says, acts=(Act.CLICK,), live=True)] if says else []


def _explanation(screen: TableScreen) -> list[Node]:
    says = spoken(screen.explainer.says, screen.services.words)
    return [Node("explanation", NodeRole.STATUS, says, live=True)] if says else []


def _question(screen: TableScreen) -> list[Node]:
    """Return the sentence of a lesson, the result, the question, the card of a first deal, and the caption.

    The first four are read aloud when they change.
    """
    words, paper = screen.services.words, screen.tabletop.question
    lesson = screen.tabletop.log_paper.lesson
    asked = " ".join(text for text in (lesson, paper.result, paper.says, screen.coaching.says) if text)
    found = [Node("question", NodeRole.STATUS, spoken(asked, words), area=box(paper.area), live=True)]
    return [*found, *([Node("caption", NodeRole.TEXT, spoken(paper.heard, words))] if paper.heard else [])]


# --- cards


def _zones(screen: TableScreen, listed: dict[str, Target]) -> list[Node]:
    """Return the visitor's hand, the other cards that can be chosen, the trick, and all other piles as nodes."""
    words, tabletop, stage = screen.services.words, screen.tabletop, screen.tabletop.stage
    by_zone: dict[str, list[tuple[str, Target]]] = {}
    for key, target in listed.items():
        joined = target.region == "cards" and stage.joined(target.zone)
        zone = stage.own_zone if joined else target.zone
        by_zone.setdefault(zone, []).append((key, target))
    filled = [zone for zone in dict.fromkeys([*by_zone, *stage.zones]) if stage.zones.get(zone)]
    every = [zone for zone in filled if not stage.joined(zone)]
    chosen_from = [zone for zone in every if stage.is_own(zone) or _is_chosen_from(by_zone.get(zone, []))]
    trick = [zone for zone in every if zone not in chosen_from and _is_trick(tabletop, zone)]
    others = [zone for zone in every if zone not in (*chosen_from, *trick)]
    plays = [card for each in tabletop.log.tricks for _, card in each.plays]
    order = {card: at for at, card in enumerate(plays)}
    laid = [(zone, key, target) for zone in trick for key, target in by_zone.get(zone, [])]
    laid.sort(key=lambda each: order.get(each[2].card, len(plays)))
    played = [_card(screen, key, target, tabletop.stage.owner(zone)) for zone, key, target in laid]
    lists = {
        zone: _zone(tabletop, words, zone, [_card(screen, *each) for each in by_zone.get(zone, [])])
        for zone in (*chosen_from, *others)
    }
    return [
        *(lists[zone] for zone in chosen_from),
        *group("trick", words.text("access-trick"), played, NodeRole.LIST),
        *(lists[zone] for zone in others),
    ]


def _is_chosen_from(targets: Sequence[tuple[str, Target]]) -> bool:
    return any(target.region != "table" for _, target in targets)


def _is_trick(tabletop: Tabletop, zone: str) -> bool:
    spot = tabletop.stage.spot(zone)
    return spot is not None and spot.place is Place.TRICK


def _zone(tabletop: Tabletop, words: Words, zone: str, cards: Sequence[Node]) -> Node:
    stage = tabletop.stage
    spot, pieces = stage.spot(zone), stage.zones[zone]
    notes = [words.text("access-number", number=len(pieces)), *tabletop.meaning(spot.title if spot else "")]
    if zone.partition(":")[0] == stage.layout.pack:
        notes.append(words.text("access-about-pack"))
    area = stage.body(pieces[0]).unionall([stage.body(piece) for piece in pieces])
    name = zone_name(tabletop, words, zone)
    return Node(f"zone-{zone}", NodeRole.LIST, name, note="; ".join(notes), area=box(area), children=tuple(cards))


def empty_pile_at(tabletop: Tabletop, words: Words, point: tuple[int, int]) -> Node | None:
    """Return the named pile without cards whose place is at this point. None if there is none."""
    stage = tabletop.stage
    for zone, pieces in stage.zones.items():
        spot = stage.spot(zone)
        if not pieces and spot and spot.title and stage.area(zone).collidepoint(point):
            notes = "; ".join((*tabletop.meaning(spot.title), words.text("access-empty")))
            return Node(f"zone-{zone}", NodeRole.LIST, zone_name(tabletop, words, zone), note=notes)
    return None


def score_at(tabletop: Tabletop, point: tuple[int, int]) -> Node | None:
    """Return the dials or score cards at this point. They have no node of their own, because tickets tell the score."""
    for spot, owner in tabletop.props.scores():
        area = tabletop.props.seen(spot)
        if area and area.collidepoint(point):
            return Node(spot.shows, NodeRole.ENTRY, owner, note="; ".join(tabletop.about(spot)))
    return None


def zone_name(tabletop: Tabletop, words: Words, zone: str) -> str:
    """Return the name of a pile, and of its owner."""
    stage = tabletop.stage
    name, seat, spot = zone.partition(":")[0], stage.owner(zone), stage.spot(zone)
    if stage.is_own(zone):
        return words.text("access-hand-own")
    if name == stage.layout.hand and seat != NO_SEAT:
        return words.text("access-hand", seat=seat)
    if spot and spot.title:
        title = words.text(spot.title)
        return title if seat == NO_SEAT else words.text("access-of", name=title, seat=seat)
    if spot and spot.kind is Kind.PACKETS and seat != NO_SEAT:
        return words.text("access-taken", seat=seat)
    if name == stage.layout.pack:
        return words.text("access-pack")
    return words.text("access-cards") if seat == NO_SEAT else words.text("access-cards-of", seat=seat)


def _card(screen: TableScreen, key: str, target: Target, owner: Seat = NO_SEAT) -> Node:
    """Return a card, and whether it can be chosen. A card of a trick has the name of its player."""
    words, answer, stage = screen.services.words, screen.answer, screen.tabletop.stage
    area = box(target.area)
    if target.region == "spread":
        at = next(at for at, place in _places(screen) if place == key)
        name = words.text("access-place", number=at + 1, count=len(stage.zones[target.zone]))
        chosen = answer.cut_place == at
        return Node(key, NodeRole.ENTRY, name, area=area, acts=CHOOSE, chosen=chosen)
    card = capital(words.card(target.card))
    if owner != NO_SEAT:
        name = words.text("access-pair", name=words.text("log-plays", seat=owner), value=words.card(target.card))
        return Node(key, NodeRole.ENTRY, name, area=area, acts=CHOOSE)
    if target.region == "table" or not answer.card_zones:
        return Node(key, NodeRole.ENTRY, card, area=area, acts=CHOOSE)
    chosen = target.card in answer.chosen
    note = "" if chosen or target.card not in answer.allowed else _may(screen)
    return Node(key, NodeRole.ENTRY, card, note=note, area=area, acts=CHOOSE, chosen=chosen)


def _places(screen: TableScreen) -> list[tuple[int, str]]:
    """Return the places at which the pack can be cut, each with the key of its node."""
    place = screen.answer.place
    return [(at, f"spread-{at - place.least}") for at in range(place.least, place.most + 1)] if place else []


def _may(screen: TableScreen) -> str:
    played = screen.answer.max_cards == 1 and screen.answer.card_acts == ("play",)
    return screen.services.words.text("access-may-play" if played else "access-may-choose")


def _faces(words: Words, zone: str, cards: Sequence[Card]) -> list[Node]:
    """Return the nodes of a pile's face-up cards, which cannot be pressed."""
    faces = [(at, card) for at, card in enumerate(cards) if card != HIDDEN]
    return [Node(f"card-{zone}-{at}", NodeRole.ENTRY, capital(words.card(card))) for at, card in faces]


# --- players, things and the log


def _players(tabletop: Tabletop, words: Words, plaques: Sequence[tuple[Seat, Control]]) -> list[Node]:
    asked = dict(plaques)
    nodes = []
    for seat, area in tabletop.tickets.places().items():
        content = tabletop.tickets.content(seat, tabletop.displayed)
        acts = (Act.CLICK,) if seat in asked else ()
        note = "; ".join([*_ticket_note(content, words), *tabletop.manner(seat)])
        nodes.append(Node(f"{SEAT}{seat}", NodeRole.ENTRY, content.name, note=note, area=box(area), acts=acts))
    return group("players", words.text("access-players"), nodes, NodeRole.LIST)


def _ticket_note(content: TicketContent, words: Words) -> list[str]:
    signs = ((content.turn, "access-turn"), (content.crowned, "access-alone"), (content.out, "access-out"))
    marks = [words.text(key) for holds, key in signs if holds]
    return [text for text in (content.score, content.purse, content.dealer, content.partner, *marks) if text]


def _things(tabletop: Tabletop, words: Words) -> list[Node]:
    """Return the nodes of the coins, markers, notes, boards and dice, and of the running count."""
    displayed, props = tabletop.displayed, tabletop.props
    told = [(name, text, props.seen(spot), tabletop.about(spot)) for spot, name, text in props.texts()]
    for spot in tabletop.stage.layout.spots:
        rows = displayed.rows(spot.shows) if spot.kind is Kind.DICE else ()
        if dice := [words.number(face) for row in rows for face in row]:
            told.append((words.text("access-dice"), words.listed(dice), tabletop.stage.spot_area(spot), ()))
        if spot.kind is Kind.COUNT and (count := displayed.number(spot.shows)):
            told.append((words.text("access-count"), str(count), tabletop.papers.counted(spot), tabletop.about(spot)))
    told += [("", words.text("access-board"), board.area, tabletop.about(spot)) for spot, board in tabletop.pegged]
    for cloth in props.cloths:
        told += [
            (cloth.spot_name(spot), text, cloth.area(spot), ()) for spot in cloth.names for text in cloth.stakes(spot)
        ]
    nodes = []
    for at, (name, text, area, notes) in enumerate(told):
        says = words.text("access-pair", name=name, value=text) if name else text
        said, place = capital(spoken(says, words)), box(area) if area else None
        nodes.append(Node(f"thing-{at}", NodeRole.ENTRY, said, note="; ".join(notes), area=place))
    return group("things", words.text("access-things"), nodes, NodeRole.LIST)


def _log(tabletop: Tabletop, words: Words, focusable: bool) -> Node:
    """Return the log. Its new lines are read aloud."""
    log = tabletop.log
    lines = [f"{line.left}: {line.right}" if line.right else line.left for line in log.lines]
    node = control_node(tabletop.log_paper, words, focusable)
    entries = [Node(f"line-{at}", NodeRole.ENTRY, spoken(line, words)) for at, line in enumerate(lines)]
    head = [Node("line-title", NodeRole.ENTRY, log.title)] if log.title else []
    return Node(
        node.key,
        NodeRole.LOG,
        node.name,
        note=node.note,
        shortcut=node.shortcut,
        area=node.area,
        acts=CHOOSE if focusable else (),
        live=True,
        children=(*head, *entries),
    )
