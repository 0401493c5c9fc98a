"""The tree of a page: its texts and controls, in the order in which they are printed."""

from crowe_table.gui.access.nodes import CONTROL, ROOT, Node, Tree, control_node, spoken
from crowe_table.gui.access.nodes import box as box_of
from crowe_table.gui.access.table_tree import table_nodes
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.draw.printed import Print
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.words import Words

MIN_LETTERS = 2
"""Minimum number of letters and digits in a text. A text with fewer is an ornament."""


def page_tree(page: Page) -> Tree:
    words = page.services.words
    if isinstance(page, WalkPage):
        content: list[Control | Print] = [*page.controls]
        board = table_nodes(page.tabletop, words)
    else:
        there = {id(control) for control in page.controls}
        content = [each for each in page.content if isinstance(each, Print) or id(each) in there]
        told = {id(each) for each in content}
        content += [control for control in page.controls if id(control) not in told]
        board = []
    nodes = [_node(each, number, words) for number, each in enumerate(content) if not _is_ornament(each)]
    headings = [] if isinstance(page, TitlePage) else [node.name for node in nodes if node.role is NodeRole.HEADING]
    title = next(iter(headings), words.text("access-window"))
    root = Node(ROOT, NodeRole.SCREEN, title, children=(*board, *_labelled(nodes)))
    return Tree(root, f"{CONTROL}{page.held.key}" if page.held else ROOT)


def _is_ornament(each: Control | Print) -> bool:
    return isinstance(each, Print) and sum(map(str.isalnum, each.text)) < MIN_LETTERS


def _node(each: Control | Print, number: int, words: Words) -> Node:
    if isinstance(each, Control):
        return control_node(each, words, each.enabled)
    role = NodeRole.HEADING if each.heading else NodeRole.TEXT
    return Node(f"print-{number}", role, spoken(each.text, words), area=box_of(each.area))


def _labelled(nodes: list[Node]) -> list[Node]:
    """Return the nodes without the labels of text fields, because each field speaks its own label."""
    labels = {node.name for node in nodes if node.role is NodeRole.FIELD}
    return [node for node in nodes if node.role is not NodeRole.TEXT or node.name not in labels]
