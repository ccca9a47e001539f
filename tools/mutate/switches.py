"""A program that holds many mutants at once, each behind a switch: it is read in once, and any one is tried at once.

Where `a < b` stood, `(a <= b) if __mutant__(17) else (a < b)` stands. The switch also tells which tests come by. What
decides while modules are read in (constants, class bodies), or is a pattern, is written into its module beforehand.
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tools.mutate.changes import Mutant, line_starts, span

SWITCH, HERE = "__mutant__", "__here__"


class Switches(importlib.abc.MetaPathFinder):
    """Puts the mutants into the modules that are read in from now on; one can be written in for good."""

    def __init__(self, mutants: Sequence[Mutant], root: Path, written_in: int = -1) -> None:
        self.active = written_in
        self._written_in = written_in
        self.reached: set[int] = set()
        self.entered: set[str] = set()
        self._root = root
        self._of: dict[str, list[tuple[int, Mutant]]] = {}
        self._unplaced = set(range(len(mutants)))
        for number, one in enumerate(mutants):
            self._of.setdefault(one.path, []).append((number, one))

    def install(self) -> None:
        """From now on."""
        setattr(builtins, SWITCH, self._switch)
        setattr(builtins, HERE, self.entered.add)
        sys.meta_path.insert(0, self)

    def _switch(self, number: int) -> bool:
        self.reached.add(number)
        return number == self.active

    @property
    def out_of_place(self) -> set[int]:
        """Mutants that no switch can stand for, such as those of patterns: they are written into their module."""
        return self._unplaced

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """How a module with mutants is read in."""
        base = self._root / fullname.replace(".", "/")
        file = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
        name = file.relative_to(self._root).as_posix()
        if name not in self._of:
            return None
        return importlib.util.spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file), self))

    def compiled(self, raw: bytes, file: str) -> CodeType:
        """A module with its mutants."""
        name = Path(file).relative_to(self._root).as_posix()
        here = self._of[name]
        for number, one in here:
            if number == self._written_in:
                raw = raw[: one.start] + one.text.encode() + raw[one.end :]
                return compile(raw, file, "exec", dont_inherit=True)
        put_in = _PutIn(raw, name, here)
        tree = ast.fix_missing_locations(put_in.visit(ast.parse(raw)))
        self._unplaced -= put_in.placed
        return compile(tree, file, "exec", dont_inherit=True)


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, fullname: str, path: str, switches: Switches) -> None:
        super().__init__(fullname, path)
        self._switches = switches

    def get_code(self, fullname: str) -> CodeType:
        return self._switches.compiled(self.get_data(self.path), self.path)


class _PutIn(ast.NodeTransformer):
    """Puts switches where the mutants are, and a mark into every function of the module."""

    def __init__(self, raw: bytes, name: str, mutants: Iterable[tuple[int, Mutant]]) -> None:
        self._raw, self._name, self._starts = raw, name, line_starts(raw)
        self._open: dict[tuple[int, int, bool], list[tuple[int, Mutant]]] = {}
        for number, one in mutants:
            is_expression = one.text.startswith("(")
            self._open.setdefault((one.start, one.end, is_expression), []).append((number, one))
        self.placed: set[int] = set()

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.match_case):  # patterns hold no calls
            node.body = [self.visit(one) for one in node.body]
            node.guard = self.visit(node.guard) if node.guard is not None else None
            return node
        if isinstance(node, ast.JoinedStr):
            return node
        made = super().visit(node)
        if not isinstance(node, ast.expr | ast.stmt):
            return made
        if isinstance(node, ast.FunctionDef):
            mark: ast.stmt = ast.parse(f"{HERE}({self._name!r})").body[0]
            at = 1 if ast.get_docstring(node, clean=False) is not None else 0
            made.body.insert(at, mark)
        for number, one in self._open.pop((*span(node, self._starts), isinstance(node, ast.expr)), ()):
            if isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
                other = ast.parse(one.text, mode="eval").body
                made = ast.IfExp(test=_asked(number), body=other, orelse=made)
            elif isinstance(node, ast.stmt):
                made = ast.If(test=_asked(number), body=ast.parse(one.text).body, orelse=[made])
            else:
                continue
            self.placed.add(number)
        return made


def _asked(number: int) -> ast.Call:
    return ast.Call(func=ast.Name(id=SWITCH, ctx=ast.Load()), args=[ast.Constant(number)], keywords=[])
