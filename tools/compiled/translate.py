"""Translate a copy of the engine so that mypyc can compile it: texts in, texts out.

A class that something makes anew or reads (a dataclass, a frame, a named tuple, an enumeration, and whatever inherits
from one) stays a class of Python and is told what its source says; any other becomes a compiled one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, TypeAlias

from tools.compiled.parts import what_resists

_MODEL = "pydantic.BaseModel"
_SAID = "from engine.said import said"
_OPEN = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"


Insertion: TypeAlias = tuple[int, int, str]
"""A line, a column in bytes, and what is put there."""


class ClassSource(NamedTuple):
    """A class at the top of a module as its source names it."""

    module: str
    bases: tuple[str, ...]
    is_plain: bool
    """Can it be a compiled class, as far as it itself goes?"""
    fields: tuple[str, ...]
    """Those that it names itself."""


class Translator:
    """Translates the modules of a program. `others`: modules that are not, whose classes may inherit from theirs."""

    def __init__(self, texts: Mapping[str, str], wanted: frozenset[str], others: Mapping[str, str]) -> None:
        self._trees = {module: ast.parse(text) for module, text in {**texts, **others}.items()}
        self._texts = texts
        self._names = {module: _imported(tree) for module, tree in self._trees.items()}
        self.compiled = frozenset(one for one in wanted if not self.what_resists(one))

    @cached_property
    def native(self) -> frozenset[str]:
        """The classes that become compiled ones: plain ones whose bases are, and no Python class among their heirs."""
        inside = {name: one for name, one in self._classes.items() if one.module in self.compiled}
        native = {name for name, one in inside.items() if one.is_plain}
        while True:
            lost = {name for name in native if any(base not in native for base in inside[name].bases)}
            lost |= {base for name, one in inside.items() if name not in native for base in one.bases if base in native}
            if not lost:
                return frozenset(native)
            native -= lost

    @cached_property
    def opened(self) -> frozenset[str]:
        """The compiled classes from which others inherit that are not, with their ancestors."""
        found: set[str] = set()
        asked = [base for name, one in self._classes.items() if name not in self.native for base in one.bases]
        while asked:
            name = asked.pop()
            if name in self.native and name not in found:
                found.add(name)
                asked += self._classes[name].bases
        return frozenset(found)

    def what_resists(self, module: str) -> str:
        """Why a module cannot be compiled; empty: it can."""
        for node in self._trees[module].body:
            if isinstance(node, ast.ClassDef) and _MODEL in self._ancestors(f"{module}.{node.name}"):
                return "a model reads its annotations before anybody could tell them"
        return what_resists(self._trees[module])

    def translated(self, module: str) -> str:
        """A module as the compiler takes it."""
        lines = self._texts[module].split("\n")
        tree = self._trees[module]
        _insert(lines, [*self._pattern_names(module), *_sums(tree)])
        extra = set()
        for node in reversed(tree.body):
            name = f"{module}.{getattr(node, 'name', '')}"
            if isinstance(node, ast.ClassDef) and (name not in self.native or name in self.opened):
                known = name in self.native
                own = "mypyc_attr(allow_interpreted_subclasses=True)" if known else f"said({_said_by(node)})"
                lines.insert(node.lineno - 1, f"@{own}")
                extra.add(_OPEN if known else _SAID)
        at = _first_line(tree)
        return "\n".join([*lines[:at], *sorted(extra), *lines[at:]])

    @cached_property
    def _classes(self) -> dict[str, ClassSource]:
        found = {}
        for module, tree in self._trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    bases = tuple(
                        base for one in node.bases if (base := self._full_name(one, module)) != "typing.Generic"
                    )
                    found[f"{module}.{node.name}"] = ClassSource(module, bases, _is_plain(node), _fields(node))
        return found

    @cached_property
    def _written(self) -> frozenset[str]:
        return frozenset(
            f"{module}.{node.name}"
            for module, tree in self._trees.items()
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        )

    def _full_name(self, expression: ast.expr, module: str) -> str:
        """A class by its module and name."""
        if isinstance(expression, ast.Subscript):
            expression = expression.value
        return self._origin(f"{module}.{ast.unparse(expression)}")

    def _origin(self, name: str) -> str:
        """Where a name was written that may have been handed on."""
        module, _, own = name.rpartition(".")
        names = self._names.get(module) or self._names.get(f"{module}.__init__") or {}
        if name in self._written or (module not in self._names and f"{module}.__init__" not in self._names):
            return name
        if own in names:
            return self._origin(names[own])
        whole = [self._origin(f"{one[1:]}.{own}") for one in names if one.startswith("*")]
        return next((one for one in whole if one in self._written), name)

    def _ancestors(self, name: str) -> set[str]:
        one = self._classes.get(name)
        return {name} if one is None else {name}.union(*map(self._ancestors, one.bases))

    def _fields_of(self, name: str) -> tuple[str, ...]:
        """The fields of a class, those of its bases first: the order of a pattern without names."""
        one = self._classes.get(name)
        if one is None:
            return ()
        return tuple(dict.fromkeys([*(field for base in one.bases for field in self._fields_of(base)), *one.fields]))

    def _pattern_names(self, module: str) -> Iterator[Insertion]:
        """Patterns of classes name their fields: the compiler does not know the order of inherited ones."""
        for node in ast.walk(self._trees[module]):
            if isinstance(node, ast.MatchClass):
                fields = self._fields_of(self._full_name(node.cls, module))
                for part, name in zip(node.patterns, fields, strict=False):
                    yield part.lineno, part.col_offset, f"{name}="


def _sums(tree: ast.Module) -> Iterator[Insertion]:
    """Sums are taken of lists: the compiler would add up what is made on the way as what it expects the sum to be, and
    a fraction is no whole number.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="sum"), args=[ast.GeneratorExp() as made, *_]):
                assert made.end_lineno is not None and made.end_col_offset is not None
                yield made.lineno, made.col_offset + 1, "["
                yield made.end_lineno, made.end_col_offset - 1, "]"


def _insert(lines: list[str], insertions: Iterable[Insertion]) -> None:
    for line, column, text in sorted(insertions, reverse=True):
        raw = lines[line - 1].encode()
        lines[line - 1] = (raw[:column] + text.encode() + raw[column:]).decode()


def _is_plain(node: ast.ClassDef) -> bool:
    if node.decorator_list or node.keywords:
        return False
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id == "cached_property":
            return False
        if isinstance(part, ast.Constant) and part.value == "__weakref__":
            return False
    return True


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    return {
        part.target.id: ast.unparse(part.annotation)
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


def _fields(node: ast.ClassDef) -> tuple[str, ...]:
    return tuple(name for name, kind in _annotations(node).items() if not kind.startswith("ClassVar"))


def _said_by(node: ast.ClassDef) -> str:
    """What `said` is given: the annotations as texts, and the bases if any has arguments."""
    has_arguments = any(isinstance(base, ast.Subscript) for base in node.bases)
    return f"{_annotations(node)!r}, {[ast.unparse(base) for base in node.bases] if has_arguments else []!r}"


def _imported(tree: ast.Module) -> dict[str, str]:
    """What the names that a module imports mean; all of a module: a star with its name."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                found[f"*{node.module}" if one.name == "*" else one.asname or one.name] = f"{node.module}.{one.name}"
    return found


def _first_line(tree: ast.Module) -> int:
    """After how many lines something may be added: behind the words about the module and its future."""
    at = 0
    for node in tree.body:
        is_words = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not is_words and not (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
            break
        at = node.end_lineno or at
    return at
