"""Nothing is lost: a game written down, read back and done again is the same game, however much of it was written."""

from pathlib import Path

import msgspec
from msgspec import Raw

from crowe_table.engine.journal import Do, Head, Header, Journal, Soundness, Undo, do, read
from crowe_table.engine.series import Participant
from crowe_table.engine.state import State
from crowe_table.engine.table import Table, action_decoder
from tests.contract.play import Seating, done, every_seating, play_out, step


def header(table: Table[State], preset: str) -> Header:
    return Header(
        game=table.game.slug,
        laws=table.game.laws_version,
        preset=preset,
        options=Raw(msgspec.json.encode(table.setup.options)),
        players=tuple(Participant(name) for name in "ABCDEFGH"[: table.setup.seats]),
        purses=table.setup.purses,
        seed=table.setup.chance.seed,
    )


def written(path: Path, table: Table[State], preset: str, actions: int | None = None) -> bytes:
    journal = Journal(path)
    journal.write([Head(header(table, preset))])
    for action in table.actions[:actions]:
        journal.write([do(action)])
    journal.close()
    return path.read_bytes()


@every_seating
def test_a_game_read_back_is_the_same_after_every_line(seating: Seating, tmp_path: Path) -> None:
    for number, (table, rng) in enumerate(seating.tables(share=6)):
        seals = [table.digest()]
        while not table.over:
            step(table, rng)
            seals.append(table.digest())
        reading = read(written(tmp_path / f"{number}.crowe", table, seating.preset))
        assert reading.soundness is Soundness.SOUND
        assert reading.head == header(table, seating.preset)
        options = msgspec.json.decode(reading.head.options, type=seating.game.options)
        assert options == table.setup.options
        decoder = action_decoder(seating.game)
        again = Table(seating.game, table.setup)
        assert again.digest() == seals[0]
        for line, seal in zip(reading.lines, seals[1:], strict=True):
            assert isinstance(line, Do)
            done(again, decoder.decode(line.do))
            assert again.digest() == seal
        assert again.result() == table.result()


@every_seating
def test_a_file_cut_anywhere_reads_to_its_last_whole_line(seating: Seating, tmp_path: Path) -> None:
    table, rng = next(seating.tables())
    for _ in range(12):
        step(table, rng)
    data = written(tmp_path / "whole.crowe", table, seating.preset)
    ends = [at + 1 for at, sign in enumerate(data) if sign == ord("\n")]
    whole = read(data)
    for cut in range(len(data)):
        reading = read(data[:cut])
        lines = sum(end <= cut for end in ends)
        assert reading.kept == lines
        assert reading.length == ([0, *ends][lines])
        assert reading.lines == whole.lines[: max(0, lines - 1)]
        if lines == 0:
            assert reading.soundness is Soundness.DAMAGED
            assert reading.why is not None
            assert reading.why.key == ("save-empty" if cut == 0 else "save-no-header")
        elif cut in ends:
            assert (reading.soundness, reading.why) == (Soundness.SOUND, None)
        else:
            assert reading.soundness is Soundness.TORN
            assert reading.why is not None
            assert dict(reading.why.args) == {"line": lines}


@every_seating
def test_a_torn_file_is_written_on_as_if_it_had_never_been_torn(seating: Seating, tmp_path: Path) -> None:
    table, rng = next(seating.tables())
    for _ in range(8):
        step(table, rng)
    data = written(tmp_path / "whole.crowe", table, seating.preset)
    torn = tmp_path / "torn.crowe"
    for cut in range(len(data) - 200, len(data), 7):
        torn.write_bytes(data[:cut])
        reading = read(data[:cut])
        journal = Journal(torn, reading.seal, reading.length)
        journal.write([do(action) for action in table.actions[reading.kept - 1 :]])
        journal.close()
        assert torn.read_bytes() == data


@every_seating
def test_taking_back_is_never_having_played(seating: Seating) -> None:
    for table, rng in seating.tables(share=20):
        play_out(table, rng)
        played = list(table.actions)
        stood = Table(seating.game, table.setup)
        for count in (1, 2, len(played) // 2, len(played)):
            table = Table(seating.game, table.setup)
            for action in played:
                done(table, action)
            assert table.take_back(count)
            stood = Table(seating.game, table.setup)
            for action in played[: len(played) - count]:
                done(stood, action)
            assert table.digest() == stood.digest()
            assert list(table.actions) == list(stood.actions)
            for seat in seating.viewers:
                assert table.view(seat) == stood.view(seat)


@every_seating
def test_no_more_is_taken_back_than_was_played(seating: Seating) -> None:
    table, rng = next(seating.tables())
    step(table, rng)
    seal = table.digest()
    assert not any(table.take_back(count) for count in (0, -1, 2, 2**40))
    assert table.digest() == seal


@every_seating
def test_an_undo_is_a_line_too(seating: Seating, tmp_path: Path) -> None:
    table, rng = next(seating.tables())
    journal = Journal(tmp_path / "undone.crowe")
    journal.write([Head(header(table, seating.preset))])
    for _ in range(6):
        step(table, rng)
        journal.write([do(table.actions[-1])])
    table.take_back(4)
    journal.write([Undo(4)])
    journal.close()
    reading = read(journal.path.read_bytes())
    again = Table(seating.game, table.setup)
    decoder = action_decoder(seating.game)
    for line in reading.lines:
        if isinstance(line, Undo):
            assert again.take_back(line.undo)
        elif isinstance(line, Do):
            done(again, decoder.decode(line.do))
    assert again.digest() == table.digest()
