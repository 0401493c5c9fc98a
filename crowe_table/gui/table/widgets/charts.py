"""A chart on a slip of paper. It has a heading, lines with a number each, and notes. One line can be marked."""

from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.paper import StyledText, line_width, set_lines, ticket
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.formations.blocks import CLOSE_ABOVE
from crowe_table.words import Words

LARGE, HEADING, SIZE, NOTE_SIZE = 27, 19, 17, 15
"""Text sizes of a heading on the cloth, of a heading on paper, of lines, and of notes."""
LEAST_HEADING, HALVES = 0.85, " · "
"""Fraction of its size to which a heading on the cloth may shrink, and the mark at which it is set in two lines."""
ROW_PART = 0.85
"""Maximum width of a row below such a heading, as a fraction of the heading's, because the dice table is round."""
ASIDE, ABOVE, APART = 14, 11, 8
"""Padding beside the text and above it, and gap between a line and its figure, in table units."""


HEADING_SIZES = (1.0, 0.9, 0.8)
"""Text sizes to try in turn for the heading of a folded chart, as fractions of the usual size."""
LEAST_BRIEF, BRIEF_ASIDE = 0.86, 9
"""Minimum text size of the marked line below it, as a fraction of the usual size, and padding in table units."""
CHALK_SIZES = (1.0, 0.9, 0.8, 0.7)
"""Text sizes to try in turn on a slate, as fractions of the usual size."""
RIM, RIM_LINE = 9, 2
"""Width of a slate's wooden rim, and of the line inside it, in table units."""


@dataclass(frozen=True)
class Inks:
    """The colours of a chart."""

    heading: str
    line: str
    figure: str
    marked: str


INK_ON_PAPER = Inks(palette.RUBRIC, palette.INK, palette.FADED_INK, palette.RUBRIC)
CHALK_ON_SLATE = Inks(palette.CHALK, palette.CHALK, palette.FADED_CHALK, palette.BRIGHT_BRASS)
CLOSEUP_SCALE, CLOSEUP_WIDTH = 1.25, 290
"""Text scale of a chart in a close-up, and width of its text in table units at that scale."""


def chart_texts(words: Words, chart: Chart) -> list[str]:
    """Return the rows and notes of a chart, each as a text."""
    rows = [(words.reason(row.name), words.reason(row.value) if row.value else "") for row in chart.rows]
    told = [words.text("access-pair", name=name, value=value) if value else name for name, value in rows]
    return [*told, *(words.reason(note) for note in chart.notes)]


def chart_slip(assets: Assets, words: Words, chart: Chart, area: pygame.Rect) -> InParts[pygame.Surface]:
    """Return a chart on a slip, with its shadow in the margin. Typeset one line at each step.

    A slip with only a heading is as narrow as its text. If not all rows fit, only the heading is shown. A running log
    shows the rows that fit.
    """
    px, m = assets.canvas.px, assets.margin
    room = area.w - 2 * px(ASIDE)
    every = yield from _lines(assets, words, chart, room)
    lines = _lines_that_fit(every, chart, area.h - 2 * px(ABOVE))
    if not chart.passing and len(lines) < len(every) - len(chart.notes):
        folded = pygame.Rect(area.topleft, (area.w, min(area.h, px(assets.look.min_control))))
        return (yield from folded_chart(assets, words, chart, folded))
    printed = sum(line.get_height() for line in lines)
    above = px(ABOVE) if chart.rows else max(px(CLOSE_ABOVE), min(px(ABOVE), (area.h - printed) // 2))
    height = printed + 2 * above
    width = area.w if chart.rows else min(area.w, lines[0].get_width() + 2 * px(ASIDE))
    surface = pygame.Surface((area.w + 2 * m, max(area.h, height) + 2 * m), pygame.SRCALPHA)
    paper = ticket(assets, width, height)
    y = m + above
    for line in lines:
        paper.blit(line, (m + (width - line.get_width()) // 2, y))
        y += line.get_height()
    surface.blit(paper, ((area.w - width) // 2, 0))
    return surface


def slate(assets: Assets, words: Words, chart: Chart, area: pygame.Rect) -> InParts[pygame.Surface]:
    """Return a chart in chalk on a wooden slate. The heading always fits on the slate.

    The print is reduced so that all lines fit. If they still do not, the oldest are left out.
    """
    px, m = assets.canvas.px, assets.margin
    lines: list[pygame.Surface] = []
    for part in CHALK_SIZES:
        smaller = assets.in_print(assets.look.text * part)
        every = yield from _lines(smaller, words, chart, area.w - 2 * px(ASIDE + RIM), CHALK_ON_SLATE)
        lines = _lines_that_fit(every, chart, area.h - 2 * px(RIM))
        if len(lines) == len(every):
            break
    printed = sum(line.get_height() for line in lines)
    height = max(lines[0].get_height() + 2 * px(CLOSE_ABOVE + RIM), min(area.h, printed + 2 * px(ABOVE + RIM)))
    surface = assets.shadow(area.w, height, Lift.LYING)
    body = pygame.Rect(m, m, area.w, height)
    pygame.draw.rect(surface, palette.MAHOGANY, body, border_radius=px(4))
    board = body.inflate(-2 * px(RIM), -2 * px(RIM))
    pygame.draw.rect(surface, palette.SLATE, board)
    pygame.draw.rect(surface, palette.RIM_LINE, board, max(1, px(RIM_LINE)))
    y = m + (height - printed) // 2
    for line in lines:
        surface.blit(line, (m + (area.w - line.get_width()) // 2, y))
        y += line.get_height()
    return surface


def print_on_cloth(assets: Assets, words: Words, chart: Chart, area: pygame.Rect) -> InParts[pygame.Surface]:
    """Return a chart in pale print without paper: the heading large, and its rows small below it.

    A heading that would have to be much smaller is set in two lines instead.
    """
    surface = pygame.Surface((area.w + 2 * assets.margin, area.h + 2 * assets.margin), pygame.SRCALPHA)
    heading = StyledText(words.reason(chart.title), Face.BOLD, LARGE, palette.BOOKE_PAPER)
    parts = [heading]
    if area.w < LEAST_HEADING * line_width(assets, heading):
        parts = [replace(heading, text=text) for text in heading.text.split(HALVES)]
    rows = [StyledText(words.reason(row.name), Face.ITALIC, HEADING, palette.BOOKE_PAPER) for row in chart.rows]
    fits = [(each, area.w) for each in parts] + [(each, round(ROW_PART * area.w)) for each in rows]
    styled = [replace(each, size=each.size * min(1.0, room / max(1, line_width(assets, each)))) for each, room in fits]
    high = sum(set_lines(assets, each, 2 * area.w).get_height() for each in styled)
    part, lines = min(1.0, area.h / high), []
    for each in styled:
        lines.append(set_lines(assets, replace(each, size=each.size * part), 2 * area.w, centred=True))
        yield
    y = assets.margin + (area.h - sum(line.get_height() for line in lines)) // 2
    for line in lines:
        surface.blit(line, line.get_rect(midtop=(surface.get_width() // 2, y)))
        y += line.get_height()
    return surface


def folded_chart(assets: Assets, words: Words, chart: Chart, area: pygame.Rect) -> InParts[pygame.Surface]:
    """Return a small slip with a pointing hand and the heading of the chart.

    If there is room, the slip also has the marked line with its figure. If both do not fit side by side, the heading is
    set smaller to make room for the line, and the name in the line is shortened.
    """
    px = assets.canvas.px
    text = words.text("chart-folded", title=words.reason(chart.title))
    room = area.w - 2 * px(ASIDE)
    heading = StyledText(text, Face.HEADING, SIZE, palette.RUBRIC)
    lines = [set_lines(assets, heading, room, centred=True)]
    for row in [row for row in chart.rows if row.marked][:1]:
        line = _brief_row(assets, words, row, area.w - 2 * px(BRIEF_ASIDE))
        free = area.h - px(ABOVE) - line.get_height()
        for part in HEADING_SIZES:
            smaller = set_lines(assets, replace(heading, size=SIZE * part), room, centred=True)
            if smaller.get_height() <= free:
                lines = [smaller, line]
                break
    yield
    height = sum(line.get_height() for line in lines)
    paper = ticket(assets, area.w, max(area.h, height + px(ABOVE)))
    y = (paper.get_height() - height) // 2
    for line in lines:
        paper.blit(line, line.get_rect(midtop=(paper.get_width() // 2, y)))
        y += line.get_height()
    return paper


def _brief_row(assets: Assets, words: Words, row: ChartRow, width: int) -> pygame.Surface:
    """Return a row on one line, its figure after its name.

    If they are too wide, the print is reduced a little. If that is not enough, the name loses its last letters.
    """
    name, value = words.reason(row.name), words.reason(row.value) if row.value else ""
    text = StyledText(words.text("access-pair", name=name, value=value) if value else name, Face.ITALIC, NOTE_SIZE)
    part = max(LEAST_BRIEF, min(1.0, width / max(1, line_width(assets, text))))
    text, kept = replace(text, size=NOTE_SIZE * part), len(name)
    while value and kept > 1 and line_width(assets, text) > width:
        kept -= 1
        shorter = f"{name[:kept].rstrip()}…"
        text = replace(text, text=words.text("access-pair", name=shorter, value=value))
    return set_lines(assets, text, width, centred=True)


def whole_chart(assets: Assets, words: Words, chart: Chart) -> pygame.Surface:
    """Return the complete chart in a size that is easy to read."""
    large = assets.in_print(assets.look.text * CLOSEUP_SCALE)
    px, m = assets.canvas.px, assets.margin
    width = px(CLOSEUP_WIDTH * large.look.text)
    lines = whole(_lines(large, words, chart, width))
    height = sum(line.get_height() for line in lines)
    paper = ticket(assets, width + 4 * px(ASIDE), height + 4 * px(ABOVE))
    y = m + 2 * px(ABOVE)
    for line in lines:
        paper.blit(line, line.get_rect(midtop=(paper.get_width() // 2, y)))
        y += line.get_height()
    return paper


def _lines_that_fit(lines: list[pygame.Surface], chart: Chart, height: int) -> list[pygame.Surface]:
    """Return the heading and the lines that fit.

    Notes are left out first, then the oldest lines, and marked lines last.
    """
    count = len(chart.rows)
    heading, rows, notes = lines[:1], list(zip(chart.rows, lines[1:], strict=False)), lines[1 + count :]
    while (rows or notes) and sum(
        each.get_height() for each in (*heading, *(line for _, line in rows), *notes)
    ) > height:
        if notes:
            notes.pop()
        else:
            rows.remove(min(rows, key=lambda pair: pair[0].marked))
    return [*heading, *(line for _, line in rows), *notes]


def _lines(
    assets: Assets, words: Words, chart: Chart, width: int, inks: Inks = INK_ON_PAPER
) -> InParts[list[pygame.Surface]]:
    title = words.reason(chart.title)
    if not chart.rows:
        return [set_lines(assets, StyledText(title, Face.ITALIC, SIZE, inks.line), width, centred=True)]
    lines = [set_lines(assets, StyledText(title, Face.HEADING, HEADING, inks.heading), width, centred=True)]
    for row in chart.rows:
        yield
        lines.append(_row(assets, words, row, width, inks))
    for note in chart.notes:
        yield
        remark = StyledText(words.reason(note), Face.TEXT, NOTE_SIZE, inks.figure)
        lines.append(_wide(set_lines(assets, remark, width), width))
    yield
    return lines


def _row(assets: Assets, words: Words, row: ChartRow, width: int, inks: Inks) -> pygame.Surface:
    """Return a line of a chart. Its text is at the left, and its figure at the right of the text's last row."""
    colour = inks.marked if row.marked else inks.line
    text = words.reason(row.name)
    name = StyledText(words.text("chart-marked", words=text) if row.marked else text, _face(row), SIZE, colour)
    if row.value is None:
        return _wide(set_lines(assets, name, width), width)
    value = StyledText(words.reason(row.value), Face.ITALIC, SIZE, inks.marked if row.marked else inks.figure)
    figure = set_lines(assets, value, width)
    apart = assets.canvas.px(APART)
    beside = line_width(assets, name) + apart + figure.get_width() <= width
    left = set_lines(assets, name, width - figure.get_width() - apart if beside else width)
    heights = left.get_height(), figure.get_height()
    surface = pygame.Surface((width, max(heights) if beside else sum(heights)), pygame.SRCALPHA)
    surface.blit(left, (0, 0))
    surface.blit(figure, (width - figure.get_width(), surface.get_height() - figure.get_height()))
    return surface


def _face(row: ChartRow) -> Face:
    return Face.BOLD if row.marked else Face.TEXT


def _wide(line: pygame.Surface, width: int) -> pygame.Surface:
    surface = pygame.Surface((width, line.get_height()), pygame.SRCALPHA)
    surface.blit(line, (0, 0))
    return surface
