"""Translate a copy of the engine so that mypyc can compile it: texts in, texts out.

A class that something makes anew or reads (a dataclass, a frame, a named tuple, an enumeration, and whatever inherits
from one) stays a class of Python and is told what its source says; any other becomes a compiled one. What a module
names once is said to be final, so that nobody has to ask for it by its name.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, TypeAlias

from tools.compiled.parts import what_resists

_MODEL = "pydantic.BaseModel"
_SAID = "from engine.said import said"
_FINAL = "from typing import Final"
_KINDS_OF_TYPES = ("NamedTuple", "NewType", "ParamSpec", "TypeVar", "TypeVarTuple")
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
        constants = [*_constants(tree), *self._given_constants(tree)]
        _insert(lines, [*self._pattern_names(module), *_sums(tree), *constants])
        extra = {_FINAL} if constants else set()
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

    def _given_constants(self, tree: ast.Module) -> Iterator[Insertion]:
        """Functions and values of modules that stay as they are become constants here, found without their names."""
        for node in tree.body:
            if not isinstance(node, ast.ImportFrom) or not node.module:
                continue
            given = [one for one in node.names if not one.asname and self._is_left_value(f"{node.module}.{one.name}")]
            for one in given:
                yield one.lineno, one.end_col_offset or 0, f" as _given_{one.name}"
            yield (node.end_lineno or 0) + 1, 0, "".join(f"{one.name}: Final = _given_{one.name}\n" for one in given)

    def _is_left_value(self, name: str) -> bool:
        """Is it a function, or a value that is named once, in a module of the program that stays as it is?"""
        module, _, own = self._origin(name).rpartition(".")
        return module in self._texts and module not in self.compiled and own in self._values[module]

    @cached_property
    def _values(self) -> dict[str, frozenset[str]]:
        """The functions and values of each module. What marks classes must be known as such to who checks types."""
        return {module: frozenset(_named_values(self._trees[module])) for module in self._texts}

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


def _constants(tree: ast.Module) -> Iterator[Insertion]:
    """What a module names once is said to be final: the compiler then keeps it where it is found without its name."""
    for node in _values_named_once(tree):
        if isinstance(node, ast.Assign):
            yield node.lineno, node.targets[0].end_col_offset or 0, ": Final"
        else:
            yield node.annotation.lineno, node.annotation.col_offset, "Final["
            yield node.annotation.end_lineno or 0, node.annotation.end_col_offset or 0, "]"


def _values_named_once(tree: ast.Module) -> Iterator[ast.Assign | ast.AnnAssign]:
    stored = Counter(
        name
        for node in ast.walk(tree)
        for name in (
            [node.id] if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else
            node.names * 2 if isinstance(node, ast.Global) else []
        )
    )  # fmt: skip
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value) if _makes_something(value):
                if stored[name] == 1 and not name.startswith("__"):
                    yield node
            case ast.AnnAssign(target=ast.Name(name), annotation=kind, value=ast.expr()):
                if stored[name] == 1 and ast.unparse(kind) != "TypeAlias":
                    yield node


def _named_values(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not any(map(_marks_dataclasses, node.decorator_list)):
            yield node.name
    for made in _values_named_once(tree):
        yield ast.unparse(made.targets[0] if isinstance(made, ast.Assign) else made.target)


def _marks_dataclasses(decorator: ast.expr) -> bool:
    return "dataclass_transform" in ast.unparse(decorator)


def _makes_something(value: ast.expr) -> bool:
    """Does it stand for a value, and not for a type?"""
    match value:
        case ast.Attribute(attr=name):
            return name.isupper()  # a member of an enumeration
        case ast.Name() | ast.Subscript() | ast.BinOp(op=ast.BitOr()):
            return False
        case ast.Call(func=ast.Name(name)):
            return name not in _KINDS_OF_TYPES
    return True


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
