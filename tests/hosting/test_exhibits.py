"""Famous hands are found in their folder. Other files there are skipped."""

from pathlib import Path

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crowe_table.engine.core import Reason
from crowe_table.engine.journal import Head, Header, Journal
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant
from crowe_table.games import game
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.new_table import table_of
from crowe_table.words import Words
from tests.laws.make_exhibits import make

HEAD = Header(
    game="cribbage",
    laws=game("cribbage").laws_version,
    preset="crowe",
    options=Raw(msgspec.json.encode(game("cribbage").preset("crowe", 2))),
    players=(Participant("Mr. Sharp", "sharp"), Participant("A Visitor")),
    purses=(Farthings(2016), Farthings(2016)),
    seed="a famous deal",
    exhibit="famous",
)


def written(folder: Path, name: str, head: Header) -> Path:
    journal = Journal(folder / name)
    journal.write([Head(head)])
    journal.close()
    return journal.path


def test_each_famous_deal_is_found_with_the_visitors_seat(tmp_path: Path) -> None:
    second = written(tmp_path, "b.crowe", replace(HEAD, exhibit="second", players=(Participant("A"), Participant("B"))))
    first = written(tmp_path, "a.crowe", HEAD)
    found = exhibits(tmp_path)
    assert [(each.path, each.name, each.game, each.seat) for each in found] == [
        (first, "famous", "cribbage", 1),
        (second, "second", "cribbage", 0),
    ]
    assert found[0].head == HEAD


def test_other_files_are_skipped(tmp_path: Path) -> None:
    assert exhibits(tmp_path) == exhibits(tmp_path / "nowhere") == ()
    written(tmp_path, "visitor.crowe", replace(HEAD, exhibit=""))
    written(tmp_path, "nobody.crowe", replace(HEAD, players=(Participant("A", "sharp"), Participant("B", "sharp"))))
    torn = written(tmp_path, "torn.crowe", HEAD)
    torn.write_bytes(torn.read_bytes()[:-9])
    (tmp_path / "README.md").write_text("not one")
    (tmp_path / "folder.crowe").mkdir()
    assert exhibits(tmp_path) == ()


def test_shipped_deals_are_declared_by_their_games_and_described(tmp_path: Path) -> None:
    make(tmp_path)
    shipped = {each.path.name: each for each in exhibits()}
    assert shipped.keys() == {path.name for path in tmp_path.iterdir()}
    for name, each in shipped.items():
        assert (tmp_path / name).read_bytes() == each.path.read_bytes(), name
        assert not isinstance(table_of(each.head), Reason)
        words = Words().game(each.game)
        for tail in ("", "-story", "-task", "-goal", "-hero", "-best", "-moral"):
            assert words.has(f"exhibit-{each.name}{tail}"), tail
