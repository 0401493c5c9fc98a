"""The wood around the table. The answers are below the log, the question has a fixed position, and texts stay."""

from random import Random
from statistics import median

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Announced, Moved, Paid, Seat, because
from crowe_table.engine.layout import Kind
from crowe_table.engine.money import BOXES, POT, STORE, Farthings, purse
from crowe_table.games import game
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.draw.assets import Appearance
from crowe_table.gui.draw.paper import StyledText, line_width
from crowe_table.gui.draw.type import Face
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.table.widgets.answers import SHORT_LOG_HEIGHT
from crowe_table.gui.table.widgets.ladder import RowStep
from crowe_table.gui.table.widgets.log_lines import Sides, gutter_of
from crowe_table.gui.table.widgets.log_paper import MIN_HEIGHT
from crowe_table.gui.table.widgets.piles import CARDS_PER_PIXEL, MAX_RISE, stack
from crowe_table.gui.table.widgets.strip import MAX_SINGLE_COLUMN_RATIO, Cell, _ticket_rows
from crowe_table.gui.table.widgets.trick_table import SIZE, TrickTable
from crowe_table.settings import TEXT_SIZES, Settings, TextSize
from crowe_table.words import Words
from crowe_table.words.deal_log import Line, Style, Trick
from tests.any_game import AnyView
from tests.bench.pace import BOUND, waits
from tests.gui.drawn import drawn
from tests.gui.table_fixture import Chair
from tests.present import present
from tests.sampling import TESTED

SIZES = ((1024, 768), (1280, 800), (1920, 1080))
QUICK = Settings(speed="quick")


def at(slug: str, seats: int, key: str, settings: Settings = QUICK, size: tuple[int, int] = (1280, 800)) -> Chair:
    """Return a table at rest with this question to the visitor."""
    return Chair(seats, "wood", size, settings, slug=slug, until=lambda view: present(view.ask).key == key)


def deal_over(slug: str = "whist", seats: int = 4, **more) -> Chair:
    return at(slug, seats, "next-deal", **more)


# --- One place for the question --------------------------------------------------------------------------------------


def test_a_caption_never_replaces_the_question() -> None:
    chair = at("cribbage", 2, "lay-out", Settings(captions=True))
    paper, speech = chair.screen.tabletop.question, chair.screen.speech
    asked = paper.says
    speech.say(Seat(1), because("say-go"))
    assert (paper.says, paper.heard) == (asked, "Mr. Sharp: Go")
    speech.announce(because("count-none"))
    assert paper.says == asked
    for _ in range(400):
        chair.tick()
    assert (paper.says, paper.heard) == (asked, "")


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_captions_give_way_before_the_question_covers_the_hand(text: TextSize) -> None:
    chair = Chair(
        5, "wood", SIZES[0], Settings(text_size=text), slug="brag", until=lambda view: present(view.ask).key == "look"
    )
    paper = chair.screen.tabletop.question
    paper.caption("The pack is shuffled")
    stage = chair.screen.tabletop.stage
    hand = [stage.body(card) for card in stage.zones["hand:0"]]
    assert hand
    assert all(not paper.area.colliderect(card) for card in hand)
    paper.ask("Cut the pack.")
    height = paper.area.h
    paper.caption("")
    assert paper.area.h < height, "a short question leaves space for the caption"


@pytest.mark.parametrize("cards", [1, 52, 128])
def test_a_pile_keeps_clear_of_its_title(cards: int) -> None:
    place = pygame.Rect(40, 100, 60, 90)
    lying = stack(place, cards, place.size)
    assert len(set(lying)) == -(-cards // CARDS_PER_PIXEL), "the pile's height is visible"
    assert min(top for _, top in lying) >= place.y - MAX_RISE


def test_a_speech_slip_lies_beside_its_speakers_tags_or_covers_them_completely() -> None:
    chair = Chair(2, "wood", slug="piquet", until=lambda view: view.public.phase.name == "CALL")
    stage, words = chair.screen.tabletop.stage, chair.screen.tabletop.papers
    tags = [stage.spot_area(spot) for spot in stage.placement.boxes if spot.kind is Kind.TAG and spot.of >= 0]
    assert tags
    for seat in (Seat(0), Seat(1)):
        words.say(seat, "I take five", chair.now)
    assert len(words._speech_areas()) == 2
    assert all(word.contains(tag) or not word.colliderect(tag) for tag in tags for word in words._speech_areas())


def test_a_speech_slip_covers_no_owner_name() -> None:
    chair = Chair(
        2, "1", SIZES[2], slug="cribbage", preset="hoyle7", until=lambda view: present(view.ask).key == "next-deal"
    )
    papers = chair.screen.tabletop.papers
    names = [sprite.rect for sprite in chair.screen.tabletop._owner_names._sprites.values() if sprite.visible]
    assert len(names) == 2
    for seat in (Seat(0), Seat(1)):
        papers.say(seat, "and a sequence of three is twenty-six", chair.now)
    assert len(papers._speech_areas()) == 2
    assert not [name for name in names if name.collidelist(papers._speech_areas()) >= 0]


@pytest.mark.parametrize("text", ["ordinary", "largest"])
@pytest.mark.parametrize("size", SIZES)
def test_the_question_paper_grows_upwards_and_keeps_its_print_size(size: tuple[int, int], text: TextSize) -> None:
    chair = at("cribbage", 2, "lay-out", Settings(text_size=text), size)
    paper = chair.screen.tabletop.question
    paper.ask("Short.")
    low = paper.area.copy()
    paper.ask(
        "A question that is so long that it cannot be asked in one line, whatever the window, and has a few more. " * 2
    )
    assert (paper.area.left, paper.area.bottom, paper.area.width) == (low.left, low.bottom, low.width)
    assert paper.area.height > low.height
    assert chair.window.get_rect().contains(paper.area)


def test_the_question_paper_explains_the_result_of_a_deal() -> None:
    for slug, seats in (("whist", 4), ("cribbage", 2), ("brag", 5), ("hazard", 5)):
        chair = deal_over(slug, seats)
        told = [event.words for event in chair.view.past if isinstance(event, Announced)]
        results = [chair.services.words.reason(words) for words in told if words.key.startswith("result-")]
        assert results, slug
        assert chair.screen.tabletop.question.result == results[-1]
        chair.answer(Random(1))
        chair.settle()
        assert chair.screen.tabletop.question.result == "" or chair.view.public.deal > 1


# --- The log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["ordinary", "larger", "largest"])
@pytest.mark.parametrize("size", SIZES)
def test_the_log_extends_down_to_the_answers(size: tuple[int, int], text: TextSize) -> None:
    for slug, seats, key in (("brag", 5, "wager"), ("cribbage", 2, "play"), ("hazard", 5, "setters")):
        chair = at(slug, seats, key, Settings(text_size=text, speed="instant"), size)
        screen = chair.screen
        paper, controls = screen.tabletop.log_paper.area, screen.answers.controls
        window, rim = chair.window.get_rect(), frame_of(chair.services.assets).rim
        assert paper.height > 0.15 * window.height
        for at_, control in enumerate(controls):
            assert window.contains(control.area), control.key
            on_table = isinstance(control, RowStep)  # A step of a ladder, which lies on the cloth.
            assert on_table or control.area.left >= chair.services.assets.canvas.px(rim.w)
            assert not control.area.colliderect(paper)
            assert not any(control.area.colliderect(other.area) for other in controls[:at_])


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_many_answers_in_the_largest_print_leave_space_for_the_log(language: str) -> None:
    """The last turn of Bassett has the most answers, and the names of its calls are the longest."""
    settings = Settings(speed="quick", text_size="largest", language=language)

    def last_turn(view: AnyView) -> bool:
        return present(view.ask).key == "bets-last"

    chair = Chair(2, "wood", settings=settings, slug="bassett", preset="saloon", until=last_turn)
    paper = chair.screen.tabletop.log_paper
    assert paper.enabled
    assert paper.area.bottom < min(control.area.top for control in chair.screen.answers.controls)
    rack = [control.key for control in chair.screen.answers.controls if control.key.startswith("coin-")]
    chair.press_act("call")
    assert min(control.area.top for control in chair.screen.answers.controls) >= paper.area.top
    assert rack == [] or paper.area.h > chair.services.assets.canvas.px(SHORT_LOG_HEIGHT)


def test_a_crowded_ticket_list_takes_two_columns() -> None:
    def made(area: pygame.Rect) -> Control:
        raise AssertionError(area)

    cells = [Cell(lambda width: 30 if width > 200 else 50, made) for _ in range(4)]
    assert [len(row) for row in _ticket_rows(cells, 300, 8, MAX_SINGLE_COLUMN_RATIO)] == [1, 1, 1, 1]
    assert [len(row) for row in _ticket_rows(cells, 300, 8, 1)] == [2, 2]


def test_an_irreversible_button_in_a_reused_place_ignores_a_stray_press() -> None:
    def may_throw_up(view: AnyView) -> bool:
        return {"abandon", "claim_revoke"} <= {form.act for form in present(view.call).forms}

    chair = Chair(2, "wood", slug="ecarte", preset="club", until=may_throw_up)
    view, reach = chair.view, chair.screen.targets
    call = present(view.call)
    claim = replace(call, forms=tuple(form for form in call.forms if form.act == "claim_revoke"))
    ends = chair.button("act-abandon")

    def refused() -> bool:
        return reach.guard.changed(ends, chair.screen.pointer._control_at(ends))

    reach.lay()
    chair.tick()
    assert not refused(), "the button keeps its place"
    chair.screen.answer.ask(replace(view, ask=replace(present(view.ask), calls=(claim,))))
    reach.lay()
    assert present(chair.screen.pointer._control_at(ends)).key != "act-abandon"
    assert refused()
    chair.tick(CHANGE_TIME)
    chair.tick(CHANGE_TIME)
    assert not refused()
    chair.screen.answer.ask(view)
    reach.lay()
    chair.tick()
    before = len(chair.sitting.table.actions)
    chair.click(ends)
    chair.tick(CHANGE_TIME - 4 * 16)
    assert refused()
    assert chair.doors.went == []
    chair.tick(CHANGE_TIME)
    assert not refused()
    assert len(chair.sitting.table.actions) == before
    chair.click(chair.button("rules"))
    assert chair.doors.went == ["rules"], "a button with the same meaning works at once"


def test_a_log_too_small_to_read_is_hidden() -> None:
    chair = at("cribbage", 2, "lay-out")
    paper, px = chair.screen.tabletop.log_paper, chair.services.assets.canvas.px
    for height, there in ((px(MIN_HEIGHT), True), (px(MIN_HEIGHT) - 1, False), (-40, False), (px(MIN_HEIGHT), True)):
        paper.set_bottom(paper.area.y + height)
        paper.show()
        assert (paper.enabled, paper._paper.visible, paper._sprite.visible) == (there,) * 3


def test_older_lines_scroll_into_view_and_new_lines_scroll_back() -> None:
    chair = deal_over()
    paper = chair.screen.tabletop.log_paper
    newest = paper._sprite.surface
    chair.hear(pygame.MOUSEWHEEL, y=3, x=0)
    assert paper._back == 3
    assert paper._sprite.surface is not newest
    for _ in range(200):
        paper.wind(1)
    assert not paper._older
    chair.answer(Random(1))
    chair.settle()
    assert paper._back == 0


def test_the_log_survives_a_resize_and_a_card_taken_back() -> None:
    chair = at("whist", 4, "follow", Settings(take_backs="always", speed="quick"))
    log = chair.screen.tabletop.log
    lines = list(log.lines)
    chair.resize((1920, 1080))
    assert chair.screen.tabletop.log.lines == lines
    chair.answer(Random(1))
    chair.settle()
    assert chair.screen.tabletop.log.lines != lines
    chair.screen.take_back()
    chair.settle()
    assert chair.screen.tabletop.log.count == len(chair.view.past)


# --- The log page ----------------------------------------------------------------------------------------------------


def opened(chair: Chair) -> LogPage:
    page = LogPage(chair.services, chair.doors, chair.sitting, chair.screen.answer.view)
    page.build()
    return page


def test_a_press_or_a_key_opens_the_log_page() -> None:
    chair, over = deal_over(), list[object]()
    setattr(chair.doors, "open_over", over.append)  # noqa: B010
    chair.click(chair.screen.tabletop.log_paper.area.center)
    chair.key(pygame.K_F2)
    assert [type(page) for page in over] == [LogPage, LogPage]


def test_the_log_page_steps_through_tricks_without_changing_the_table() -> None:
    chair = deal_over()
    before = {key: [piece.card for piece in pieces] for key, pieces in chair.screen.tabletop.stage.zones.items()}
    page = opened(chair)
    assert page._at == len(page._steps) - 1 == 13
    page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_HOME))
    shown = page._picture._tabletop.stage.zones
    first = page._log.tricks[0]
    assert {seat: shown[f"played:{seat}"][0].card for seat, _ in first.plays} == dict(first.plays)
    assert {len(shown[f"hand:{seat}"]) for seat in range(4)} <= {11, 12}, "the dealer's trump may lie beside the hand"
    assert {piece.card for seat in (1, 2, 3) for piece in shown[f"hand:{seat}"]} == {-1}, "no later line"
    for key, where in ((pygame.K_RIGHT, 1), (pygame.K_LEFT, 0), (pygame.K_END, 13)):
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=key))
        assert page._at == where
    after = {key: [piece.card for piece in pieces] for key, pieces in chair.screen.tabletop.stage.zones.items()}
    assert after == before


def test_without_tricks_every_line_is_a_moment() -> None:
    page = opened(deal_over("cribbage", 2))
    told = [line for line in page._log.lines if line.style is not Style.HEADING]
    assert [step.until for step in page._steps] == [line.until for line in told]
    for key in (pygame.K_HOME, *[pygame.K_RIGHT] * (len(told) - 1)):
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=key))
    assert page._at == len(told) - 1


@pytest.mark.parametrize(("size", "text"), [(SIZES[0], "largest"), (SIZES[2], "ordinary")])
def test_the_log_page_fits_every_window(size: tuple[int, int], text: TextSize) -> None:
    page = opened(deal_over(settings=Settings(text_size=text, speed="instant"), size=size))
    window = pygame.Rect((0, 0), size)
    assert window.contains(page._paper)
    picture = pygame.Rect(page._shown.x, page._shown.y, *page._shown.surface.get_size())
    assert window.contains(picture)
    assert picture.width > 0.3 * size[0]
    assert not picture.colliderect(page._paper)
    assert all(window.contains(control.area) for control in page.controls)


# --- Open cards during a pause ---------------------------------------------------------------------------------------


def test_all_four_hands_are_open_after_the_tricks_until_the_next_deal() -> None:
    chair = deal_over()
    zones = chair.screen.tabletop.stage.zones
    assert [len(zones[f"hand:{seat}"]) for seat in range(4)] == [13] * 4
    assert -1 not in {piece.card for seat in range(4) for piece in zones[f"hand:{seat}"]}
    chair.answer(Random(1))
    chair.settle()
    chair.same()


def test_l_says_why_the_last_trick_cannot_be_reviewed() -> None:
    chair = at("whist", 4, "follow")
    chair.key(pygame.K_l)
    assert chair.screen.answer.refusal == because("refuse-now-review")


def test_the_winning_card_of_a_trick_is_marked() -> None:
    chair = at("whist", 4, "follow", Settings(speed="ordinary"))
    marked = []
    chair.answer(Random(1))
    for _ in range(600):
        chair.tick()
        marked.append(chair.screen.tabletop._won.visible)
        if any(isinstance(event, Moved) and event.how == "take" for event in chair.view.past) and chair.at_rest:
            break
    assert True in marked
    assert marked[-1] == bool(game("whist").winning_zone(chair.view)), "the next trick may have begun"


# --- Money -----------------------------------------------------------------------------------------------------------


def test_money_in_transit_is_in_no_purse_and_no_heap() -> None:
    chair = at("brag", 5, "wager", Settings(speed="ordinary"))
    table, displayed = chair.screen.tabletop, chair.screen.displayed
    sum_ = Farthings(24)
    mine, pot = displayed.purse(Seat(0)), displayed.lying("pot", -1)
    fly = table.flight(Paid(purse(0), POT, sum_, because("wagered", seat=0)))
    for part in (0.0, 0.4, 0.9):
        fly(part)
        assert (displayed.purse(Seat(0)), displayed.lying("pot", -1)) == (mine - sum_, pot)
    fly(1.0)
    assert (displayed.purse(Seat(0)), displayed.lying("pot", -1)) == (mine - sum_, pot + sum_)


def _money(chair: Chair) -> int:
    """Return all visible money: in purses, in heaps and in transit."""
    displayed, glides = chair.screen.displayed, chair.screen.director.glides
    flying = [glide.thing.farthings for glide in glides._under_way if isinstance(glide.thing, Paid)]
    return sum(displayed._record.purses) + sum(displayed.accounts.values()) + sum(flying)


@pytest.mark.parametrize(("slug", "seats"), [("brag", 4), ("hazard", 3)])
def test_money_is_counted_once_in_every_frame(slug: str, seats: int) -> None:
    """Purse, moving coins and heap change in the same frame, on tickets and on heaps."""
    chair, chance = Chair(seats, "once", settings=Settings(speed="ordinary"), slug=slug), Random("once")
    whole, flown = _money(chair), 0
    for _ in range(700):
        chair.tick()
        assert _money(chair) == whole
        assert not chair.screen.tabletop._stale
        flown += any(isinstance(glide.thing, Paid) for glide in chair.screen.director.glides._under_way)
        if chair.at_rest and not chair.over:
            chair.answer(chance)
            assert _money(chair) == whole
    assert flown > 20


def test_a_caption_of_counters_states_their_number() -> None:
    chair = Chair(4, "wood", settings=Settings(captions=True), slug="reversis", preset="plain")
    chair.screen.speech.pay(Paid(STORE, BOXES[2], Farthings(26), because("pay-stake")))
    assert chair.screen.tabletop.question.heard.endswith(": 26 fish.")


def test_a_caption_of_money_states_source_and_target() -> None:
    chair = at("brag", 5, "wager", Settings(captions=True))
    chair.screen.speech.pay(Paid(POT, purse(2), Farthings(24), because("won-seen", seat=2)))
    assert chair.screen.tabletop.question.heard == "The pot to Mrs. Pimlott: 6d."


# --- Pace ------------------------------------------------------------------------------------------------------------


def test_the_end_of_a_cribbage_deal_is_short_and_can_be_skipped() -> None:
    told = [wait for seed in ("pace 0", "pace 1") for wait in waits(seed)]
    assert median(told) <= BOUND
    assert max(waits("pace 2", hurried=True)) < 0.1


def test_the_others_leave_time_for_unasked_acts() -> None:
    """Between two tricks of Whist, visitors may review the last trick even if another player is to lead."""
    chair = Chair(4, "offered", settings=Settings(speed="ordinary"), slug="whist")
    chance, offered = Random(5), set[int]()
    for _ in range(60000):
        chair.tick()
        view: AnyView = chair.screen.answer.view
        count = len(chair.sitting.table.actions)
        if chair.busy or chair.sitting._shelf or view.call is None:
            continue
        if present(view.ask).key == "lead" and view.public.turn != view.seat:
            assert not view.call.must, "the table does not wait for the act"
            assert [form.act for form in view.call.forms] == ["review"]
            if count not in offered:
                for _ in range(40):
                    chair.tick()
                assert len(chair.sitting.table.actions) == count, "the leader waits"
                offered.add(count)
        elif chair.at_rest and view.call.must:
            chair.answer(chance)
        if len(offered) == 3:
            return
    raise AssertionError(f"{len(offered)} offers")


def test_the_trick_counts_of_both_sides_always_fit() -> None:
    """The test uses fifty-two tricks in the smallest window with the largest print."""
    pygame.font.init()
    assets = drawn((1024, 768), Appearance(text=TEXT_SIZES["largest"]))
    tricks = [Trick(((Seat(0), Card(at)), (Seat(1), Card(at + 13))), Seat(at % 2)) for at in range(13)] * 4
    table = TrickTable(assets, Words(), tricks, (Seat(0), Seat(1)), Sides((0, 1)), assets.canvas.px(440))
    surface, _ = table.draw(-1)
    assert surface.get_width() == assets.canvas.px(440)
    words = StyledText(f"{len(tricks) // 2} : {len(tricks) // 2}", Face.TEXT, SIZE)
    assert line_width(assets, words) < table._columns._score_width


@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_name_and_its_card_stay_on_one_row_of_the_log(language: str) -> None:
    settings = Settings(speed="instant", language=language)
    chair = Chair(4, "rows", slug="whist", preset="crowe", settings=settings)
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 9, Random("rows"))
    log, paper = chair.screen.tabletop.log, chair.screen.tabletop.log_paper
    told = [line for line in log.lines if line.seat >= 0 and line.right and " " not in line.right]
    played = told if language == "en" else [line for line in told if line.gain]
    gutter = gutter_of(log.lines, paper._sides)
    one_row = paper._printer.set(Line(left="You", right="K♠", until=0), gutter).get_height()
    rows = {line.left: paper._printer.set(line, gutter).get_height() for line in played}
    assert len(rows) > 2
    assert {left for left, high in rows.items() if high > one_row} == set()
