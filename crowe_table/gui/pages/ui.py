"""Controls of pygame_gui, styled as print on paper: flowing text and text fields.

Only pages that need these controls import this module. pygame_gui handles the mouse itself. The keyboard reaches its
controls through ``LibraryControl``, because pygame_gui's own keyboard focus does not fit this program.
"""

import base64
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar
from weakref import finalize

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.core.text.hyperlink_text_chunk import HyperlinkTextChunk
from pygame_gui.core.ui_font_dictionary import UIFontDictionary
from pygame_gui.elements import UITextBox, UITextEntryLine

from crowe_table import palette
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.pages.flow import BODY
from crowe_table.gui.pages.pagination import LEADING
from crowe_table.plain_text import showable
from crowe_table.words.rule_book import TERM

T = TypeVar("T")

LINGER = 400.0
"""Milliseconds after the last input during which a control may still change its look."""
BLINK = 500.0
"""Milliseconds for which the text cursor is visible, and then hidden."""
_FAMILY = "caslon"
_BLOCKS = ("button", "label", "text_box", "text_entry_line", "vertical_scroll_bar", "vertical_scroll_bar.button")


class Ui:
    """The pygame_gui manager of one window. Use ``dressed`` to create one.

    One manager is created for each appearance. It is filled again whenever a page is composed.
    """

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._manager = pygame_gui.UIManager(assets.canvas.size, None, enable_live_theme_updates=False)
        finalize(self, _dismantle, self._manager).atexit = False
        self._answers: dict[tuple[int, UIElement], Callable[[pygame.event.Event], None]] = {}
        self._due: Callable[[], None] | None = None
        self._stirred = 0.0
        self._now = 0.0
        self._blinked = 0
        self.stale = True
        """Whether the controls must be painted again."""

    def dress(self) -> None:
        """Apply the program's fonts and colours."""
        fonts = self.assets.art / "fonts"
        faces = (Face.TEXT, Face.BOLD, Face.ITALIC, Face.BOLD)
        dictionary = self._manager.get_theme().get_font_dictionary()
        assert isinstance(dictionary, UIFontDictionary)
        dictionary.known_font_paths[_FAMILY] = [(_font_location(fonts / face), False) for face in faces]
        size = self.size(BODY)
        self._manager.preload_fonts(
            [{"name": _FAMILY, "point_size": size, "style": style} for style in ("regular", "bold", "italic")]
        )
        self._manager.get_theme().load_theme(_theme(self.assets, size))

    def size(self, units: float) -> int:
        """Return a text size in pixels, given in table units, at the visitor's text scale."""
        return self.assets.canvas.px(units * self.assets.look.text)

    @property
    def is_typing(self) -> bool:
        """Whether a text field is being edited."""
        return any(isinstance(element, UITextEntryLine) for element in self._manager.focused_set or ())

    def clear(self) -> None:
        """Remove every control."""
        self._due = None
        gone = _elements(self._manager)
        self._manager.clear_and_reset()  # type: ignore[no-untyped-call]
        _cut(gone)
        self._answers.clear()
        self.stir()

    def stir(self) -> None:
        """Record that a control may have changed."""
        self._stirred = self._now
        self.stale = True

    def hear(self, event: pygame.event.Event) -> None:
        """Handle an event, and the events that a control posts in response."""
        self._manager.process_events(event)
        element = getattr(event, "ui_element", None)
        if element is not None and (event.type, element) in self._answers:
            self._answers[event.type, element](event)
        if event.type == pygame.MOUSEBUTTONUP and not self.is_typing:
            self.settle()
        self.stir()

    def cancel_input(self) -> None:
        """Release a pressed link, and end the selection of text."""
        self._manager.process_events(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(-1, -1)))
        for _, element in self._answers:
            for chunk in element.link_hover_chunks if isinstance(element, UITextBox) else ():
                chunk.set_inactive()  # type: ignore[no-untyped-call]
        self.stir()

    def step(self, now: float, pointer_down: bool) -> None:
        """Advance to this time, in milliseconds. Changed values are not applied while the pointer is down."""
        elapsed, self._now = now - self._now, now
        if self._due and not self.is_typing and not pointer_down:
            self.settle()
        blink = int(now // BLINK)
        if self.is_typing and blink != self._blinked:
            self._blinked, self.stale = blink, True
        if self.stale or self.is_typing or now - self._stirred < LINGER:
            self.stale = self.stale or now - self._stirred < LINGER
            self._manager.update(min(elapsed, 200) / 1000)

    def paint(self, target: pygame.Surface) -> None:
        self._manager.update(0)
        self._manager.draw_ui(target)
        self.stale = False

    def settle(self) -> None:
        """Apply the value of a text field that has been edited."""
        due, self._due = self._due, None
        if due:
            due()

    # --- controls

    def text(
        self, html: str, area: pygame.Rect, follow: Callable[[str], None], number: int = 0
    ) -> tuple[int, list["LinkControl"]]:
        """Add a paragraph of HTML with tags that pygame_gui knows. The paragraph is as high as its text.

        ``follow`` is called with the target of a link. Return the height in pixels, and the links as controls, numbered
        from ``number``. A link to a term has the colour of the text, and no line until the pointer is on it.
        """
        box = UITextBox(html, pygame.Rect(area.x, area.y, area.w, -1), self._manager)
        self._on(pygame_gui.UI_TEXT_BOX_LINK_CLICKED, box, lambda event: follow(str(event.link_target)))
        left, top = (int(part) for part in box.get_text_layout_top_left())

        box.link_hover_chunks = _links(box)
        found: list[LinkControl] = []
        for chunk in box.link_hover_chunks:
            words, target = str(chunk.text), str(chunk.href)
            if target.startswith(TERM):
                chunk.normal_colour, chunk.normal_underline = chunk.hover_colour, False
                chunk.on_unhovered()  # type: ignore[no-untyped-call]
            piece = pygame.Rect((left + chunk.x, top + chunk.y), (chunk.font.size(words.rstrip())[0], chunk.h))
            if found and found[-1].goes_on_as(target):
                found[-1].go_on(piece, words)
            else:
                found.append(LinkControl(f"link-{number + len(found)}", piece, partial(follow, target), words, target))
        box.redraw_from_text_block()
        return box.rect.h, found

    def write(
        self, key: str, label: str, area: pygame.Rect, text: str, longest: int, change: Callable[[str], None]
    ) -> "LibraryControl":
        """Add a text field of at most ``longest`` characters. ``change`` is called with the text after editing.

        The caller prints the label; the field uses it only for screen readers.
        """
        line = UITextEntryLine(area, self._manager, initial_text=text)
        line.set_text_length_limit(longest)
        self._on(pygame_gui.UI_TEXT_ENTRY_CHANGED, line, lambda event: self._later(change, str(event.text)))
        told = Description(label, NodeRole.FIELD, text)
        return LibraryControl(key, area, lambda: self._manager.set_focus_set(line), told)

    def lay_down_pen(self) -> None:
        """End the editing of a text field, and apply its value."""
        self._manager.set_focus_set(None)
        self.settle()
        self.stir()

    def _later(self, change: Callable[[T], None], value: T) -> None:
        self._due = lambda: change(value)

    def _on(self, kind: int, element: UIElement, answer: Callable[[pygame.event.Event], None]) -> None:
        self._answers[kind, element] = answer


def _elements(manager: pygame_gui.UIManager) -> list[UIElement]:
    return [each for each in manager.get_sprite_group().sprites() if isinstance(each, UIElement)]


def _cut(elements: list[UIElement]) -> None:
    """Free killed elements without the garbage collector.

    They form reference cycles with the layouts of their texts.
    """
    for element in elements:
        if isinstance(element, UITextBox) and element.text_box_layout is not None:
            vars(element.text_box_layout).clear()
        vars(element).clear()


def _dismantle(manager: pygame_gui.UIManager) -> None:
    """Free everything that a manager still holds but no longer uses."""
    _cut(_elements(manager))
    vars(manager).clear()


def _font_location(path: Path) -> str | bytes:
    """Return the location of a font for pygame_gui.

    This is the font's path or, if the path is not valid text, the font's data in base64.
    """
    if showable(str(path)) == str(path):
        return str(path)
    return base64.standard_b64encode(path.read_bytes())


def dressed(assets: Assets) -> InParts[Ui]:
    """Create a manager with the program's fonts and colours. Take two steps, because this takes long."""
    ui = Ui(assets)
    yield
    ui.dress()
    return ui


def _links(box: UITextBox) -> list[HyperlinkTextChunk]:
    """Return the pieces of all links of a text. pygame_gui forgets the first piece of a link on two lines."""
    rows = box.text_box_layout.layout_rows if box.text_box_layout else []
    return [item for row in rows for item in row.items if isinstance(item, HyperlinkTextChunk)]


class LibraryControl(Control):
    """A pygame_gui control as a control of a page.

    The mouse operates the pygame_gui control directly. The keyboard operates it through this class.
    """

    def __init__(self, key: str, area: pygame.Rect, act: Callable[[], None], told: Description) -> None:
        self.key = key
        self.area = area
        self._told = told
        self._act = act

    def describe(self) -> Description:
        return self._told

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: pygame_gui shows the state itself."""
        del state

    def act(self) -> None:
        self._act()

    def remove(self) -> None:
        """Do nothing: pygame_gui removes its controls itself."""

    def press(self, point: tuple[int, int]) -> None:
        """Do nothing: pygame_gui has already handled the press."""
        del point


class LinkControl(LibraryControl):
    """A link in a text. A link on two lines has two pieces."""

    def __init__(self, key: str, area: pygame.Rect, act: Callable[[], None], text: str, target: str) -> None:
        super().__init__(key, area, act, Description(text.strip(), NodeRole.LINK))
        self.target = target
        self.note = ""
        """Addition of a screen reader to the text, such as the meaning of a term."""
        self.pieces = [area]
        """Areas of the pieces, in pixels."""
        self._text = text

    @property
    def meaning(self) -> str:
        return f"to {self.target}"

    def goes_on_as(self, target: str) -> bool:
        """Return whether a piece with this target belongs to this link. A line ends with the space between pieces."""
        return self.target == target and self._text.endswith(" ")

    def go_on(self, piece: pygame.Rect, text: str) -> None:
        """Add a piece on the next line."""
        self.pieces.append(piece)
        self._text += text

    def describe(self) -> Description:
        return Description(self._text.strip(), NodeRole.LINK, note=self.note)


def _theme(assets: Assets, size: int) -> dict[str, dict[str, dict[str, str]]]:
    """Return the theme: flat paper, lines of ink, and the fonts of the program for every control."""
    contrast = assets.look.contrast
    paper = palette.PLAIN_PAPER if contrast else palette.BOOKE_PAPER
    ink = palette.PLAIN_INK if contrast else palette.INK
    hover = palette.PLAIN_PAPER if contrast else palette.PAPER_HOVER
    down = palette.PAPER_PRESSED
    colours = {"dark_bg": paper, "hovered_bg": hover, "active_bg": down, "selected_bg": down, "disabled_bg": paper}
    for state in ("normal", "hovered", "active", "selected"):
        colours[f"{state}_text"] = ink
        colours[f"{state}_border"] = ink
    colours |= {
        "normal_bg": paper,
        "disabled_text": palette.DISABLED,
        "disabled_border": palette.DISABLED,
        "text_cursor": ink,
        "filled_bar": palette.RUBRIC,
        "unfilled_bar": down,
        "link_text": palette.RUBRIC,
        "link_hover": ink,
        "link_selected": ink,
    }
    width = str(assets.canvas.px(1.6))
    misc = {
        "shape": "rectangle",
        "border_width": width,
        "shadow_width": "0",
        "enable_arrow_buttons": "0",
        "link_normal_underline": "1",
        "link_hover_underline": "1",
        "line_spacing": str(LEADING),
    }
    font = {"name": _FAMILY, "size": str(size)}
    theme = {block: {"colours": colours, "font": font, "misc": misc} for block in ("defaults", *_BLOCKS)}
    theme["text_entry_line"] = {
        "colours": colours,
        "font": font,
        "misc": {**misc, "padding": f"{assets.canvas.px(12)},2"},
    }
    bare = {**misc, "border_width": "0", "padding": "0,0"}
    theme["text_box"] = {"colours": {**colours, "dark_bg": "#00000000"}, "font": font, "misc": bare}
    return theme
