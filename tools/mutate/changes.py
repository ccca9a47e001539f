"""Small changes of a module, one at a time: what stands where, and what stands there instead."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEED = 14


@dataclass(frozen=True)
class Part:
    """A part of the program: how many mutants are drawn from it, and the folders of tests that have to notice them.
    The nearest come first; what is left of the time goes to the others.
    """

    folder: str
    size: int
    tests: tuple[str, ...]


_CORE = ("tests/core", "tests/toys", "tests/conformance", "tests/packs", "tests/lessons", "tests/players")
_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
_SCREEN = ("tests/qtapp", "tests/house/test_pictures.py", "tests/net")
PARTS = (
    Part("engine/core", 120, _CORE),
    *(Part(f"engine/{one}", 45, (f"tests/{one}", *_CORE[2:])) for one in _GAMES),
    Part("qtapp/board", 60, _SCREEN),
    Part("qtapp/session", 40, _SCREEN),
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
    text: str
    id: str  # without numbers of lines: module, function, kind of change, what stood there
    digest: str  # of the module as it was


def digest_of(raw: bytes) -> str:
    """A short name for what stands in a file."""
    return hashlib.sha256(raw).hexdigest()[:16]


def mutants_of(path: Path, root: Path = ROOT) -> list[Mutant]:
    """Every mutant of a module."""
    raw, name = path.read_bytes(), path.relative_to(root).as_posix()
    starts = line_starts(raw)
    found, seen = list[Mutant](), Counter[str]()
    for scope, kind, node, text in _changes(ast.parse(raw)):
        start, end = span(node, starts)
        was = " ".join(raw[start:end].decode().split())
        id_ = f"{name}::{scope}::{kind}::{was[:80]}"
        seen[id_] += 1
        found.append(Mutant(name, start, end, text, f"{id_}::{seen[id_]}", digest_of(raw)))
    return found


def line_starts(raw: bytes) -> list[int]:
    """Where each line of a file begins."""
    return list(accumulate((len(line) for line in raw.splitlines(keepends=True)), initial=0))


def span(node: ast.expr | ast.stmt, starts: list[int]) -> tuple[int, int]:
    """From where to where a node stands."""
    return starts[node.lineno - 1] + node.col_offset, starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


def _changes(tree: ast.Module) -> Iterator[tuple[str, str, ast.expr | ast.stmt, str]]:
    """Scope, kind of change, the node that is replaced, and what stands there then."""
    open_: list[tuple[ast.AST, str]] = [(tree, "")]
    while open_:
        node, scope = open_.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            scope = f"{scope}.{node.name}".lstrip(".")
            parts: list[ast.AST] = list(node.body)
        elif isinstance(node, ast.AnnAssign):
            parts = [node.value] if node.value is not None else []
        elif isinstance(node, _LEFT_OUT) or (isinstance(node, ast.Call) and ast.unparse(node.func) == "msg"):
            parts = []
        else:
            parts = list(ast.iter_child_nodes(node))
        open_ += [(part, scope) for part in parts]
        for kind, new in _mutated(node):
            assert isinstance(node, ast.expr | ast.stmt)
            text = ast.unparse(new)
            yield scope, kind, node, f"({text})" if isinstance(node, ast.expr) else text


def _mutated(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    new = copy.deepcopy(node)
    match new:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            new.ops = [_COMPARE[type(op)]()]
            yield "comparison", new
        case ast.BoolOp(op=op):
            new.op = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "boolean", new
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation", operand
        case ast.Constant(value=int() as n):
            yield ("truth", ast.Constant(not n)) if isinstance(n, bool) else ("one more", ast.Constant(n + 1))
        case ast.IfExp():
            new.body, new.orelse = new.orelse, new.body
            yield "swapped branch", new
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp() if new.generators[0].ifs:
            new.generators[0].ifs = []
            yield "dropped filter", new
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield "dropped statement", ast.Pass()


def sample(part: Part, root: Path = ROOT) -> list[Mutant]:
    """The mutants that are drawn from a part, in the order of the draw. A change of the program elsewhere leaves nearly
    all of them as they are: each has a number of its own in the draw.
    """
    every = [one for path in sorted((root / part.folder).rglob("*.py")) for one in mutants_of(path, root)]
    return sorted(every, key=lambda one: hashlib.sha256(f"{SEED} {one.id}".encode()).digest())[: part.size]
