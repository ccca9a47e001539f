"""Reading the project's own code: modules, what they import, classes. For the tests of this folder."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "qtapp")


@cache
def files() -> dict[str, Path]:
    """The file of every module of the program, by the module's dotted name."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the program by its dotted name. Takes a second: not while tests are collected."""
    return {name: ast.parse(path.read_text(encoding="utf-8"), str(path)) for name, path in files().items()}


@cache
def imports(name: str) -> tuple[tuple[str, ast.stmt], ...]:
    """The own modules that a module imports anywhere, for types too, each with its statement."""
    return tuple(_imports(name))


def _imports(name: str) -> Iterator[tuple[str, ast.stmt]]:
    known = modules()
    for node in ast.walk(known[name]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known or node.module in known:
                    yield (inner if inner in known else node.module), node
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in known:
                    yield alias.name, node


def circles() -> list[list[str]]:
    """Groups of modules that import each other, directly or through others (Tarjan)."""
    edges = {name: sorted({target for target, _ in imports(name)} - {name}) for name in modules()}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for target in edges[name]:
            if target not in index:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], index[target])
        if low[name] == index[name]:
            at = stack.index(name)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for name in edges:
        if name not in index:
            visit(name)
    return found
