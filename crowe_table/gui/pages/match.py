"""The page of a match: the standing on the left page, and the games on the right."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.engine.series import MatchPlace
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, height, lay_in_parts, space
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.match import DUPLICATE_DEALS, ROUNDS, GameResult, Match
from crowe_table.hosting.match_job import MatchJob
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Company, Words

GAP = 6
"""Gap in table units between blocks."""
BODY, NOTE = 23, 19
"""Text sizes of sentences, and of notes."""


def match_notice(words: Words, place: MatchPlace, wins: Mapping[str, int]) -> str:
    """Return the current game of a match and, for the best of several games, the number of games won by each player."""
    plan = words.text(f"match-plan-{place.plan}")
    if place.plan == "tournament":
        return words.text("match-notice-round", plan=plan, number=place.number + 1, rounds=ROUNDS)
    notice = words.text("match-notice", plan=plan, number=place.number + 1)
    if place.plan == "duplicate" or not wins:
        return notice
    won = [words.text("match-notice-wins-of", name=name, number=number) for name, number in wins.items()]
    return f"{notice} {words.text('match-notice-wins', wins=', '.join(won))}"


class MatchPage(SpreadPage):
    """A match. While other tables are still playing, the page is updated after each of their games."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        name: str,
        begin: Callable[[Path, str], MatchJob] = MatchJob,
    ) -> None:
        """Create the page. ``begin`` starts the process that plays the other tables."""
        super().__init__(services, nav)
        self._shelf = shelf
        self._name = name
        self._begin = begin
        self._job: MatchJob | None = None
        self._match: Match | None = None
        self._said: tuple[Reason, ...] = ()
        self._seen = -1
        """Change counter of the shelf when the page was last updated."""
        self._counted = 0
        """Number of games of the other tables that the page has counted."""
        self._ended = False
        self._fetch()
        self._play_other_tables()

    def first(self) -> str:
        return next((control.key for control in self.controls if control.key == "next"), "back")

    @property
    def waiting(self) -> bool:
        return self._job is not None and not self._ended

    def step(self, now: float) -> bool:
        job = self._job
        if job and self._pressed is None and (job.played, job.ended) != (self._counted, self._ended):
            self._counted, self._ended = job.played, job.ended
            self._fetch()
            self.recompose()
        elif self._shelf.changes != self._seen and self._pressed is None:
            self._fetch(refresh=False)
            self.recompose()
        return super().step(now)

    def leave(self) -> None:
        if self._job:
            self._job.close()
        super().leave()

    def _fetch(self, refresh: bool = True) -> None:
        entries = self._shelf.listed(refresh)
        self._seen = self._shelf.changes
        found = any(entry.match is not None and entry.match.match == self._name for entry in entries)
        self._match = Match(entries, self._name) if found else None

    def _play_other_tables(self) -> None:
        if self._match and self._match.house_games():
            self._counted, self._ended = 0, False
            self._job = self._begin(self._shelf.folder, self._name)

    # --- composing

    def compose(self) -> Iterator[None]:
        text, px, left, match = self.services.words.text, self.assets.canvas.px, self.rect(LEFT_TYPE), self._match
        title = text(f"match-plan-{match.plan}") if match else text("match-open")
        y = heading(self.scene.background, self.assets, left, title)
        left = pygame.Rect(left.x, y, left.w, left.bottom - y)
        yield
        told, games = list(self._summary(left.w)), list(self._games(left.w))
        if height(told, px(GAP)) <= left.h:
            yield from lay_in_parts(told, left, px(GAP))
            yield from self.run_on(games, [self.rect(RIGHT_TYPE)], px(GAP), self._foot())
        else:
            yield from self.run_on([*told, *games], [left, self.rect(RIGHT_TYPE)], px(GAP), self._foot())

    def _foot(self) -> list[Press]:
        text, match = self.services.words.text, self._match
        foot = [Press("back", text("match-back"), self.back, hint=text("key-menu"))]
        game = match.next_game() if match else None
        if match and game:
            foot.append(Press("next", text("match-continue" if game.file else "match-next"), self._play))
        elif self._job and self._job.failed and self._ended:
            foot.append(Press("next", text("review-again"), self._try_again))
        return foot

    def _play(self) -> None:
        if self._match:
            self._said = self.nav.play_match(self._match)
            if self._said:
                self.recompose()

    def _try_again(self) -> None:
        self._play_other_tables()
        self.recompose()

    # --- the left page: the standing

    def _summary(self, width: int) -> Iterator[Block]:
        """Yield the game, the state of the match and its standing."""
        words, match = self.services.words, self._match
        if match is None:
            yield self._note(words.text("match-gone"), width)
            return
        own = words.game(match.first.game)
        named = f"{own.text(f'game-{match.first.game}')}, {own.text(f'preset-{match.first.preset}')}"
        yield self.said(StyledText(named, Face.HEADING, BODY), width)
        yield self._note(words.text(f"match-plan-{match.plan}-help", deals=DUPLICATE_DEALS), width)
        for reason in self._said:
            yield self.said(StyledText(words.reason(reason), Face.TEXT, BODY, palette.RUBRIC), width)
        yield space(self.assets.canvas.px(GAP))
        yield self.said(StyledText(self._state(match), Face.TEXT, BODY, palette.RUBRIC), width)
        yield self.section(words.text("match-standing"), width)
        yield from self._standing(match, width)

    def _state(self, match: Match) -> str:
        words, job = self.services.words, self._job
        if match.over:
            return self._outcome(match)
        if job and self._ended and job.failed:
            return words.text("match-broke-off")
        if match.next_game() is None or (job and not self._ended):
            return words.text("match-others-play", number=len(match.house_games()))
        return words.text("match-goes-on")

    def _outcome(self, match: Match) -> str:
        words = self.services.words
        if match.plan == "duplicate":
            lines = match.duplicate_lines()
            gain = sum(line.gain for line in lines)
            key = "same" if gain == 0 else "better" if gain > 0 else "worse"
            lead = self._lead(abs(gain), lines[0].own)
            return words.text(f"match-duplicate-{key}", name=match.place.entrants[0].name, lead=lead)
        if match.plan == "tournament":
            champion = match.champion
            names = [match.place.entrants[champion].name] if champion is not None else []
        else:
            wins = match.wins()
            names = [name for name, number in wins.items() if number == max(wins.values())]
        return words.text("match-won", names=words.listed(names), number=len(names))

    def _standing(self, match: Match, width: int) -> Iterator[Block]:
        words = self.services.words
        if match.plan == "duplicate":
            lines = match.duplicate_lines()
            both = [line for line in lines if line.other]
            deals = sum(line.own.deals for line in lines)
            yield self.summed(words.text("match-deals"), f"{deals}", width)
            yield self.summed(match.first.names[0], self._total([line.own for line in both]), width)
            others = [line.other for line in both if line.other]
            yield self.summed(match.place.entrants[0].name, self._total(others), width)
        elif match.plan == "tournament":
            left = {at for pair in match.rounds()[-1] for at in pair}
            for at, player in enumerate(match.place.entrants):
                reached = max(number for number, pairs in enumerate(match.rounds()) for pair in pairs if at in pair)
                key = "champion" if at == match.champion else "final" if at in left else f"round-{reached + 1}"
                yield self.summed(player.name, words.text(f"match-reached-{key}"), width)
        else:
            for name, number in match.wins().items():
                yield self.summed(name, words.text("match-games-won", number=number), width)

    def _total(self, results: Sequence[GameResult]) -> str:
        return self._signed(sum(each.leads[0] for each in results), results[0].in_points) if results else "0"

    # --- the right page: the games

    def _games(self, width: int) -> Iterator[Block]:
        match, text = self._match, self.services.words.text
        if match is None:
            return
        if match.plan == "tournament":
            for number in range(ROUNDS):
                yield self.section(text(f"match-round-{number + 1}"), width)
                for table, pair in enumerate(match.rounds()[number]):
                    names = [match.place.entrants[at].name for at in pair]
                    yield self._pairing(names, match.game_of(number, table), width)
            return
        yield self.section(text("match-games"), width)
        if match.plan == "duplicate":
            for line in match.duplicate_lines():
                yield self._game(line.own, self._signed(line.own.leads[0], line.own.in_points), width)
                if line.other:
                    yield self._game(line.other, self._signed(line.other.leads[0], line.other.in_points), width)
        else:
            for result in match.results:
                yield self._game(result, "", width)
        if not match.results:
            yield self._note(text("match-none"), width)

    def _game(self, result: GameResult, mark: str, width: int) -> Block:
        text, place = self.services.words.text, result.place
        title = text("match-game", number=place.number + 1)
        if place.plan == "duplicate":
            title = text("match-game-of", number=place.number + 1, name=result.names[0])
        return self._listed(title, result, mark, width)

    def _pairing(self, names: Sequence[str], result: GameResult | None, width: int) -> Block:
        text = self.services.words.text
        title = text("match-pair", first=names[0], second=names[1]) if len(names) == 2 else text("match-pair-open")
        if result is None:
            return self.said(StyledText(title, Face.TEXT, BODY, palette.FADED_INK), width)
        return self._listed(title, result, "", width)

    def _listed(self, title: str, result: GameResult, mark: str, width: int) -> Block:
        walk = partial(self._walk, Path(result.file))
        entry = ListEntry(f"game-{Path(result.file).name}", title, (self._result(result),), walk, mark)
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _walk(self, path: Path) -> None:
        refusal = self.nav.walk_saved(path)
        if refusal:
            self._said = (refusal,)
            self.recompose()

    def _result(self, result: GameResult) -> str:
        words = self.services.words
        names = [result.names[seat] for seat in result.winners]
        if not names:
            return words.text("match-drawn")
        lead = self._lead(result.leads[result.winners[0]], result)
        return words.text("match-won-by", names=words.listed(names), number=len(names), lead=lead)

    def _lead(self, lead: int, result: GameResult) -> str:
        if result.in_points:
            return self.services.words.text("match-points", number=lead)
        return self._counters.money(Farthings(lead))

    def _signed(self, number: int, in_points: bool) -> str:
        key = "records-level" if number == 0 else "records-more" if number > 0 else "records-less"
        figure = str(abs(number)) if in_points else self._counters.brief_sum(Farthings(abs(number)))
        return self.services.words.text(key, number=figure)

    @property
    def _counters(self) -> Words:
        """Words for sums of the match, which is played for counters."""
        unit = Farthings(self._match.first.unit) if self._match else Company().unit
        return self.services.words.to(Company(coinage=COUNTERS, unit=unit))

    def _note(self, text: str, width: int) -> Block:
        return self.said(StyledText(text, Face.ITALIC, NOTE, palette.FADED_INK), width)
