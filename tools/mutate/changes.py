"""Small changes of a module, one at a time: what stands where, and what stands there instead."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SEED = 14
Mutate = Callable[[Any], ast.AST]


@dataclass(frozen=True)
class Ring:
    """Tests round a part of the program: folders or files, and words of which one stands in the name of each test."""

    folders: tuple[str, ...]
    words: tuple[str, ...] = ()
    seconds: float = 30.0
    """Of tests for one mutant, measured without it: who lives longer has survived this ring."""

    def holds(self, test: str) -> bool:
        """Does a test belong to it?"""
        name = test.partition("::")[2]
        return test.startswith(self.folders) and (not self.words or any(word in name for word in self.words))


@dataclass(frozen=True)
class Part:
    """A part of the program: how many mutants are drawn from it, and the tests that have to notice them, the nearest
    first: only survivors meet the next ring.
    """

    folder: str
    size: int
    rings: tuple[Ring, ...]


_ALL_GAMES = ("tests/conformance", "tests/packs", "tests/lessons", "tests/players")
_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
_NEAR_CORE = (
    "tests/packs",
    "tests/qtapp/net/test_host.py",
    "tests/qtapp/net/test_second_table.py",
    "tests/qtapp/panels/test_rule_pictures.py",
)
_NEAR_GAMES = ("tests/core/test_blueprint.py", "tests/core/test_editions.py", "tests/conformance/test_judgement.py")
"""Tests that walk through all games at once."""
_BOARD = ("tests/qtapp/board", "tests/house/test_pictures.py")
_WINDOW = tuple(f"tests/qtapp/{one}" for one in ("windows", "panels", "dialogs", "teach", "kit"))
PARTS = (
    Part(
        "engine/core",
        120,
        (
            Ring(("tests/core", "tests/toys", "tests/docs")),
            Ring((*(f"tests/{one}/" for one in _GAMES), *_NEAR_CORE), seconds=20.0),
            Ring(_ALL_GAMES, ("whist", "nim", "ginkgopolis-2", "ginkgopolis]"), 50.0),
        ),
    ),
    *(
        Part(f"engine/{one}", 45, (Ring((f"tests/{one}/", *_NEAR_GAMES)), Ring(_ALL_GAMES, (one,), 50.0)))
        for one in _GAMES
    ),
    Part("qtapp/board", 60, (Ring(_BOARD), Ring(_WINDOW))),
    Part("qtapp/session", 40, (Ring(("tests/qtapp/session", "tests/qtapp/board")), Ring(_WINDOW))),
)

_PAIRS = ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
_LEFT_OUT = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.JoinedStr)  # and words for people
_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {a: b for one, two in _PAIRS for a, b in ((one, two), (two, one))}


@dataclass(frozen=True)
class Mutant:
    """One change of one module: the text between two places is replaced."""

    path: str
    start: int
    end: int
    text: str  # an expression stands in brackets
    id: str  # without numbers of lines: module, function, kind of change, what stood there
    digest: str  # of the module as it was


def digest_of(raw: bytes) -> str:
    """A short name for what stands in a file."""
    return hashlib.sha256(raw).hexdigest()[:16]


def mutants_of(path: Path, root: Path = ROOT) -> list[Mutant]:
    """Every mutant of a module."""
    return [make() for _, make in _drawable(path, root)]


def _drawable(path: Path, root: Path) -> Iterator[tuple[str, Callable[[], Mutant]]]:
    """The id of every mutant of a module, and how it is made: most are not drawn, and need not be."""
    raw, name = path.read_bytes(), path.relative_to(root).as_posix()
    starts, digest, seen = line_starts(raw), digest_of(raw), Counter[str]()
    for scope, kind, node, mutate in _changes(ast.parse(raw)):
        start, end = span(node, starts)
        was = " ".join(raw[start:end].decode().split())
        stem = f"{name}::{scope}::{kind}::{was[:80]}"
        seen[stem] += 1
        id_ = f"{stem}::{seen[stem]}"

        def make(
            node: ast.AST = node, mutate: Mutate = mutate, start: int = start, end: int = end, id_: str = id_
        ) -> Mutant:
            text = ast.unparse(mutate(copy.deepcopy(node)))
            return Mutant(name, start, end, f"({text})" if isinstance(node, ast.expr) else text, id_, digest)

        yield id_, make


def line_starts(raw: bytes) -> list[int]:
    """Where each line of a file begins."""
    return list(accumulate((len(line) for line in raw.splitlines(keepends=True)), initial=0))


def span(node: ast.expr | ast.stmt, starts: list[int]) -> tuple[int, int]:
    """From where to where a node stands."""
    return starts[node.lineno - 1] + node.col_offset, starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


def _changes(tree: ast.Module) -> Iterator[tuple[str, str, ast.expr | ast.stmt, Mutate]]:
    """Scope, kind of change, the node that is replaced, and what makes the other one of a copy."""
    open_: list[tuple[ast.AST, str]] = [(tree, "")]
    while open_:
        node, scope = open_.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            scope = f"{scope}.{node.name}".lstrip(".")
            parts: list[ast.AST] = list(node.body)
        elif isinstance(node, ast.AnnAssign):
            parts = [node.value] if node.value is not None else []
        elif isinstance(node, _LEFT_OUT) or (isinstance(node, ast.Call) and _called(node.func) == "msg"):
            parts = []
        else:
            parts = list(ast.iter_child_nodes(node))
        open_ += [(part, scope) for part in parts]
        found = _change(node)
        if found is not None:
            assert isinstance(node, ast.expr | ast.stmt)
            yield scope, found[0], node, found[1]


def _called(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _change(node: ast.AST) -> tuple[str, Mutate] | None:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            return "comparison", _compare
        case ast.BoolOp():
            return "boolean", _and_or
        case ast.UnaryOp(op=ast.Not()):
            return "negation", lambda new: new.operand
        case ast.Constant(value=bool()):
            return "truth", lambda new: ast.Constant(not new.value)
        case ast.Constant(value=int()):
            return "one more", lambda new: ast.Constant(new.value + 1)
        case ast.IfExp():
            return "swapped branch", lambda new: ast.IfExp(test=new.test, body=new.orelse, orelse=new.body)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp() if node.generators[0].ifs:
            return "dropped filter", _unfiltered
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            return "dropped statement", lambda _: ast.Pass()
    return None


def _compare(new: ast.Compare) -> ast.AST:
    new.ops = [_COMPARE[type(new.ops[0])]()]
    return new


def _and_or(new: ast.BoolOp) -> ast.AST:
    new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
    return new


def _unfiltered(new: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> ast.AST:
    new.generators[0].ifs = []
    return new


def sample(part: Part, root: Path = ROOT) -> list[Mutant]:
    """The mutants that are drawn from a part, in the order of the draw. A change of the program elsewhere leaves nearly
    all of them as they are: each has a number of its own in the draw.
    """
    every = [one for path in sorted((root / part.folder).rglob("*.py")) for one in _drawable(path, root)]
    drawn = sorted(every, key=lambda one: hashlib.sha256(f"{SEED} {one[0]}".encode()).digest())[: part.size]
    return [make() for _, make in drawn]
