"""Changes the program in small ways and looks whether the tests notice: `python -m tools.mutate [--most 40]`.

A fixed, seeded sample of mutants is drawn from each part and tried in a copy of the tree: with the tests nearest to its
module, then with those of its part. Results are kept in build/mutants as long as the module is the same, so a run can
be stopped and goes on later. Survivors are listed, with the reasons of `tools/survivors.toml`."""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "mutants"
REASONS = ROOT / "tools" / "survivors.toml"
SEED, SECONDS = 14, 900  # of work: a busy machine must not look like a mutant that never ends
PLAIN = ("-p", "no:xdist", "-p", "no:cacheprovider")
NOT_PLAYED = ["--deselect=tests/qtapp/board/test_" + one + "_games.py" for one in ("miners", "underwater", "barrage")]


@dataclass(frozen=True)
class Part:
    """A part of the program: how many mutants are drawn from it, and the tests that have to notice them."""

    folder: str
    size: int
    tests: tuple[tuple[str, ...], ...]  # runs of tests, the cheapest first


GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
PARTS = (
    Part(
        "engine/core", 90, (("tests/core", "tests/toys"), ("tests/conformance", "-k", "whist or nim or ginkgopolis-2"))
    ),
    *(Part(f"engine/{one}", 40, ((f"tests/{one}",), ("tests/conformance", "-k", one))) for one in GAMES),
    Part("qtapp/board", 50, (("tests/qtapp/board", *NOT_PLAYED), ("tests/house/test_pictures.py",))),
    Part("qtapp/session", 30, (("tests/qtapp/shell",), ("tests/qtapp/board", *NOT_PLAYED))),
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


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module."""
    raw, name = path.read_bytes(), path.relative_to(ROOT).as_posix()
    offsets = list(accumulate((len(line) for line in raw.splitlines(keepends=True)), initial=0))
    found, seen = list[Mutant](), Counter[str]()
    for scope, kind, node, text in _changes(ast.parse(raw)):
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        was = " ".join(raw[start:end].decode().split())
        id_ = f"{name}::{scope}::{kind}::{was[:80]}"
        seen[id_] += 1
        found.append(Mutant(name, start, end, text, f"{id_}::{seen[id_]}", hashlib.sha256(raw).hexdigest()[:16]))
    return found


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


def sample(part: Part) -> list[Mutant]:
    """The mutants that are drawn from a part: always the same ones for the same program."""
    every = [one for path in sorted((ROOT / part.folder).rglob("*.py")) for one in mutants_of(path)]
    return random.Random(f"{SEED} {part.folder}").sample(every, min(part.size, len(every)))


def fails(tests: tuple[str, ...], tree: Path) -> bool:
    """Does one of these tests fail, or never end?"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": ""}
    command = ["prlimit", f"--cpu={SECONDS}", sys.executable, "-m", "pytest", "-x", "-q", *PLAIN, *tests]
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=4 * SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: no test was chosen


def try_out(mutant: Mutant, part: Part, tree: Path) -> str:
    """The run of tests that noticed a mutant; "survived" if none did."""
    raw, stem = (ROOT / mutant.path).read_bytes(), mutant.path.removesuffix(".py").replace("/", ".")
    every = sorted((ROOT / part.tests[0][0]).rglob("test_*.py"))
    near = [str(one.relative_to(ROOT)) for one in every if stem in one.read_text(encoding="utf-8")]
    (tree / mutant.path).write_bytes(raw[: mutant.start] + mutant.text.encode() + raw[mutant.end :])
    runs = (((*near, *NOT_PLAYED),) if near else ()) + part.tests
    noticed = next((tests[0] for tests in runs if fails(tests, tree)), "")
    (tree / mutant.path).write_bytes(raw)
    return f"killed: {noticed}" if noticed else "survived"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__.partition(":")[0])
    parser.add_argument("--most", type=int, default=10_000, help="try no more than so many that were not tried before")
    parser.add_argument("--sound", action="store_true", help="the tests are known to pass as the program is")
    parser.add_argument("--part", default="", help="only parts whose folder begins so")
    options = parser.parse_args()
    log = KEPT / "results.jsonl"
    rows = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")] if log.exists() else []
    known: dict[tuple[str, str], str] = {(row["id"], row["digest"]): row["result"] for row in rows}
    jobs = [(part, one) for part in PARTS if part.folder.startswith(options.part) for one in sample(part)]
    random.Random(SEED).shuffle(jobs)  # a run that is stopped early has seen something of every part
    tree, left_out = KEPT / "tree", shutil.ignore_patterns(".*", "build", "dist", "__pycache__")
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT, tree, ignore=left_out, symlinks=True)
    todo = [job for job in jobs if (job[1].id, job[1].digest) not in known][: options.most]
    runs = dict.fromkeys(tests for part, _ in todo for tests in part.tests)
    if not options.sound and any(fails(tests, tree) for tests in tqdm(runs, desc="without mutants", disable=None)):
        raise SystemExit("The tests fail without any mutant: mend that first.")
    for part, mutant in tqdm(todo, desc="mutants", unit="mutant", disable=None):
        known[mutant.id, mutant.digest] = result = try_out(mutant, part, tree)
        with log.open("a") as file:
            file.write(json.dumps({"id": mutant.id, "digest": mutant.digest, "result": result}) + "\n")
    return report([(part, one, known.get((one.id, one.digest), "")) for part, one in jobs])


def report(tried: list[tuple[Part, Mutant, str]]) -> int:
    """Print rates and survivors; 1 if one survived without a reason."""
    reasons: dict[str, str] = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    for part in dict.fromkeys(part for part, _, _ in tried):
        results = [result for one, _, result in tried if one is part and result]
        killed = sum(result.startswith("killed") for result in results)
        rate = killed / max(1, len(results))
        print(f"{part.folder:26} {rate:4.0%} of {len(results)} killed, {part.size - len(results)} not tried yet")
    alive = [one for _, one, result in tried if result == "survived"]
    for one in alive:
        print(f"\nsurvived: {one.id}\n  became: {one.text}\n  reason: {reasons.get(one.id, 'none yet')}")
    return int(any(one.id not in reasons for one in alive))


if __name__ == "__main__":
    sys.exit(main())
