"""The first use of a type by several threads at once, and the rule that all modules decode through ``decoding``."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, ValidationError

import crowe_table
from crowe_table.decoding import convert, decode, decoder

AT_ONCE = """
import sys, threading
from msgspec import Struct, defstruct
from crowe_table.decoding import decode

THREADS = 4
sys.setswitchinterval(1e-7)
barrier, found = threading.Barrier(THREADS), []
kinds = []
for number in range(50):
    inner = defstruct(f"Inner{number}", [(f"field{each}", "int | str | None") for each in range(4)], module=__name__)
    kinds.append(defstruct(f"Outer{number}", [("inner", inner), ("others", tuple[inner, ...])], module=__name__))
inner = '{"field0":1,"field1":"a","field2":null,"field3":4}'

def run():
    for kind in kinds:
        barrier.wait()
        found.append(decode(f'{{"inner":{inner},"others":[{inner}]}}', kind).others[0].field3)

threads = [threading.Thread(target=run) for _ in range(THREADS)]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert found == [4] * THREADS * len(kinds), found
"""


class Pegs(Struct):
    front: int
    back: int = 0


def test_threads_may_use_a_type_for_the_first_time_at_once() -> None:
    for _ in range(3):
        run = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, timeout=120)
        assert run.returncode == 0, run.stderr


def test_decoding_and_converting_give_the_type_asked_for() -> None:
    assert decode(b'{"front":3}', Pegs) == decoder(Pegs).decode(b'{"front":3}') == convert({"front": 3}, Pegs)
    assert convert({"front": "3"}, Pegs, strict=False) == Pegs(3)
    with pytest.raises(ValidationError):
        convert({"front": "3"}, Pegs)
    with pytest.raises(ValidationError):
        decode(b"{}", Pegs)


def unguarded(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that decode with msgspec itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {
            "msgspec.convert",
            "msgspec.json.decode",
            "msgspec.json.Decoder",
            "msgspec.msgpack.decode",
            "msgspec.msgpack.Decoder",
        }:
            yield node.lineno


def test_every_module_decodes_under_the_lock() -> None:
    package = Path(crowe_table.__file__).parent
    found = [
        f"{path.relative_to(package)}:{line}"
        for path in sorted(package.rglob("*.py"))
        if path.name != "decoding.py"
        for line in unguarded(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "decode through crowe_table.decoding instead"


def test_a_call_of_msgspec_is_found() -> None:
    assert list(unguarded(ast.parse("import msgspec\nmsgspec.json.decode(b'', type=int)"))) == [2]
