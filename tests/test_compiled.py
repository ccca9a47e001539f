"""How the engine is translated for the compiler, and when the compiled one is used. Nothing is built here."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import fields
from importlib.metadata import version
from inspect import get_annotations
from pathlib import Path

import pytest

from engine.core.flow.frame import Frame, answer_type, frame, frame_kinds
from tools.compiled import loader
from tools.compiled.__main__ import licence_of_mypyc, module_texts
from tools.compiled.compare import first_difference, jobs_of
from tools.compiled.parts import is_left, what_resists
from tools.compiled.said import said
from tools.compiled.translate import Translator

SMALL = {
    "small.base": '''"""Words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

A = TypeVar("A")
Pair = tuple[int, int]
FIRST: Pair = (1, 2)
MOST = 3
often = 0


def more() -> None:
    global often
    often += 1


class Table:
    """Plain."""


class Step(Generic[A]):
    """Its heirs are dataclasses, so it is none of the compiler's."""


class _Fact(NamedTuple):
    word: str


class Word(_Fact):
    """Its field is its base's."""
''',
    "small.steps": '''from __future__ import annotations

from dataclasses import dataclass

from small.base import Step, Table, Word


@dataclass(slots=True)
class Move(Step["Way | None"]):
    seat: int
    way: Way | None = None

    def said(self, one: object) -> str:
        match one:
            case Word(word):
                return word
        return ""


class Tables(Table):
    """Plain too."""
''',
}
HEIR = {"outside": "from small.steps import Tables\n\n\nclass Mine(Tables): ...\n"}


@pytest.fixture(scope="module")
def small() -> Translator:
    return Translator(SMALL, frozenset(SMALL), HEIR)


def test_only_plain_classes_are_compiled_ones(small: Translator) -> None:
    assert small.native == {"small.base.Table", "small.steps.Tables"}
    assert small.opened == small.native, "somebody outside inherits from one, and so from both"


def test_a_class_of_python_is_told_what_its_source_says(small: Translator) -> None:
    text = small.translated("small.steps")
    ast.parse(text)
    assert """@said({'seat': 'int', 'way': 'Way | None'}, ["Step['Way | None']"])\nclass Move""" in text
    assert "mypyc_attr(allow_interpreted_subclasses=True)\nclass Tables" in text
    assert "case Word(word=word):" in text, "the compiler does not know the order of inherited fields"


def test_what_is_named_once_is_a_constant(small: Translator) -> None:
    text = small.translated("small.base")
    assert "FIRST: Final[Pair] = (1, 2)\nMOST: Final = 3\noften = 0\n" in text
    assert 'A = TypeVar("A")\nPair = tuple[int, int]\n' in text, "kinds are no values"


def test_what_comes_from_a_module_that_stays_is_a_constant_too() -> None:
    texts = {
        "some.left": "from typing import dataclass_transform\n\nWORD = 'a'\n\ndef say(): ...\n\nclass Word: ...\n"
        "\n@dataclass_transform()\ndef mark(): ...\n",
        "some.here": "from some.left import (\n    WORD,\n    Word,\n    mark,\n    say,\n)\nfrom other import thing\n",
    }
    text = Translator(texts, frozenset({"some.here"}), {}).translated("some.here")
    assert "    WORD as _given_WORD,\n    Word,\n    mark,\n    say as _given_say,\n)\n" in text
    assert ")\nWORD: Final = _given_WORD\nsay: Final = _given_say\nfrom other import thing" in text
    ast.parse(text)


def test_what_the_compiler_makes_something_else_of_is_left() -> None:
    for text in (
        "from typing import dataclass_transform",
        "match raw:\n    case (int() | None) as n:\n        pass",
        "class A(B):\n    def __new__(cls): ...",
    ):
        assert what_resists(ast.parse(text))
    assert not what_resists(ast.parse("match raw:\n    case int() as n:\n        pass"))
    model = {"small.model": "from pydantic import BaseModel\n\n\nclass Record(BaseModel):\n    n: int\n"}
    assert not Translator(model, frozenset(model), {}).compiled


def test_every_kind_of_step_keeps_its_fields_and_answers_in_the_copy() -> None:
    texts = module_texts("engine")
    every = [kind for kind in frame_kinds().values() if kind.__module__.startswith("engine.")]
    kinds = {(kind.__module__, kind.__qualname__): kind for kind in every}
    modules = frozenset(module for module, _ in kinds)
    translator, told = Translator(texts, modules, {}), set()
    for module in modules:
        for node in ast.parse(translator.translated(module)).body:
            if not isinstance(node, ast.ClassDef) or (module, node.name) not in kinds:
                continue
            said_so = node.decorator_list[-1]
            assert isinstance(said_so, ast.Call), "the innermost, so that it comes before all that reads the class"
            annotations, bases = map(ast.literal_eval, said_so.args)
            assert annotations == get_annotations(kinds[module, node.name])
            assert bases == [ast.unparse(base) for base in node.bases] or not any("[" in base for base in bases)
            told.add((module, node.name))
    assert told == set(kinds)


def test_a_class_that_was_told_is_as_if_it_stood_in_a_module_of_python() -> None:
    """As the compiler leaves them: with rough annotations, and without the arguments of its base."""

    class Lost(Frame):  # type: ignore[type-arg]
        __annotations__ = {"seat": type}

    made = said({"seat": "int | None"}, ["Frame[tuple[int, str]]"])(Lost)
    assert answer_type(frame("toy.told")(made)) == tuple[int, str]
    assert [(one.name, one.type) for one in fields(frame_kinds()["toy.told"])] == [("seat", "int | None")]  # type: ignore[arg-type]


def test_the_hot_parts_of_every_game_are_compiled() -> None:
    texts = module_texts("engine")
    translator = Translator(texts, frozenset(one for one in texts if not is_left(one)), {})
    assert {"engine.core.table.table", "engine.core.flow.kernel", "engine.core.session.session"} < translator.compiled
    for game in ("barrage", "ginkgopolis", "imperial_miners", "underwater_cities"):
        assert {f"engine.{game}.turn", f"engine.{game}.queries", f"engine.{game}.scoring"} < translator.compiled
    assert {"engine.core.table.table.Table", "engine.core.table.pieces.Place"} < translator.native


def test_a_compiled_engine_is_used_only_while_it_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TARSAS_COMPILED", raising=False)
    assert loader.compiled_engine(tmp_path) is None, "nothing is there"
    (tmp_path / loader.STAMP).write_text(loader.state_of_the_engine())
    assert loader.compiled_engine(tmp_path) == tmp_path
    monkeypatch.setenv("TARSAS_COMPILED", "0")
    assert loader.compiled_engine(tmp_path) is None, "it is not wanted"
    monkeypatch.delenv("TARSAS_COMPILED")
    copy = tmp_path / "clone"
    for folder in ("engine", "tools/compiled", "requirements"):
        shutil.copytree(loader.ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(loader, "ROOT", copy)
    assert loader.compiled_engine(tmp_path) == tmp_path, "the same source elsewhere"
    with (copy / "engine" / "registry.py").open("a") as file:
        file.write("\n")
    assert loader.compiled_engine(tmp_path) is None, "the source has changed"


def test_a_build_that_fails_leaves_what_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tools.compiled import __main__ as building

    def broken(folder: Path, only: list[str]) -> int:
        (folder / "setup.py").write_text("raise SystemExit('no compiler')")
        return 0

    monkeypatch.setattr(building, "translate_into", broken)
    old = tmp_path / "compiled"
    old.mkdir()
    (old / "kept").touch()
    assert not building.build(old, [])
    assert (old / "kept").exists()
    assert "no compiler" in (tmp_path / "compiled.new" / "build.log").read_text()


def test_the_first_line_that_differs_is_found() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ("", "")
    assert first_difference("a\nb\n", "a\nc\n") == ("b", "c")
    assert first_difference("a\n", "a\nc\n") == ("(nothing)", "c")


def test_a_package_takes_only_what_was_tested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TARSAS_COMPILED", raising=False)
    (tmp_path / loader.STAMP).write_text(loader.state_of_the_engine())
    assert loader.compiled_engine(tmp_path) and not loader.tested_engine(tmp_path)
    (tmp_path / loader.TESTED).touch()
    assert loader.tested_engine(tmp_path) == tmp_path
    (tmp_path / loader.STAMP).write_text("other rules")
    assert loader.tested_engine(tmp_path) is None


def test_the_terms_of_the_compiler_come_along(tmp_path: Path) -> None:
    shutil.copyfile(licence_of_mypyc(), tmp_path / f"mypyc-{version('mypy')}.txt")
    known, terms = loader.runtime_licence(tmp_path)
    assert known == version("mypy")
    assert "The MIT License" in terms


def test_games_are_compared_in_the_same_tens(tmp_path: Path) -> None:
    """So that those that were compared are not compared again when more are wanted."""
    few, more = jobs_of("barrage", 1, 21, tmp_path), jobs_of("barrage", 1, 501, tmp_path)
    assert few == more[:2]
    assert sum(last - first for _, first, last, _ in more) == 500
    assert [one[1:3] for one in jobs_of("barrage", 8, 14, tmp_path)] == [[8, 11], [11, 14]]


@pytest.mark.soak
@pytest.mark.skipif(os.environ.get("TARSAS_COMPILED") == "0", reason="it is not wanted")
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler for C")
def test_both_engines_tell_the_same_random_games() -> None:
    """One that fits is built first if there is none, which takes some minutes; games that were compared stay so."""
    build = [sys.executable, "-m", "tools.compiled"]
    assert subprocess.run(build, check=False, cwd=loader.ROOT).returncode == 0
    compare = [sys.executable, "-m", "tools.compiled.compare", "--games", "50"]
    done = subprocess.run(compare, check=False, cwd=loader.ROOT, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout


HOOK = loader.ROOT / "packaging" / "linux" / "compiled_rules.py"
PACKED = """
import runpy, sys
sys._MEIPASS, sys.argv = sys.argv[1], ["tarsas", *sys.argv[2:]]
sys.path.append(sys._MEIPASS)
runpy.run_path({hook!r})
from engine.core.table import chance, seats
print(chance.__file__.startswith(sys._MEIPASS), seats.__file__.startswith(sys._MEIPASS))
"""


@pytest.mark.parametrize(
    ("arguments", "wanted", "library", "found"),
    [
        (["--multiprocessing-fork", "pipe_handle=7"], "1", True, "True False"),
        (["--multiprocessing-fork", "pipe_handle=7"], "0", True, "False False"),
        (["--multiprocessing-fork", "pipe_handle=7"], "1", False, "False False"),
        (["some.tarsas"], "1", True, "False False"),
    ],
    ids=["worker", "not wanted", "no library", "window"],
)
def test_in_a_package_the_process_of_the_players_takes_the_compiled_rules(
    tmp_path: Path, arguments: list[str], wanted: str, library: bool, found: str
) -> None:
    """A module stands for each library here; what is not compiled is found where it always is."""
    (tmp_path / "engine" / "core" / "table").mkdir(parents=True)
    shutil.copy(loader.ROOT / "engine/core/table/chance.py", tmp_path / "engine/core/table/chance.py")
    if library:
        (tmp_path / "tarsas_engine__mypyc.py").touch()
    run = [sys.executable, "-c", PACKED.format(hook=str(HOOK)), str(tmp_path), *arguments]
    # Of the packed program the rules of Python come first, too: they lie in its archive.
    env = {**os.environ, "PYTHONPATH": str(loader.ROOT), "TARSAS_COMPILED": wanted}
    done = subprocess.run(run, check=True, capture_output=True, text=True, env=env, cwd=tmp_path)
    assert done.stdout.strip() == found
