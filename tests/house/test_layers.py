"""The rooms of the house: no circles, no hidden imports, no class that does everything.

The import contracts in pyproject.toml hold the layers; what they cannot say is held here.
"""

from __future__ import annotations

import ast

from tests.house.source import circles, imports, modules

_LATE = {
    "qtapp.__main__ -> qtapp.run",  # the command line answers before Qt is read in
    "qtapp.__main__ -> qtapp.pack_command",
    "qtapp.__main__ -> qtapp.selftest",
    "qtapp.__main__ -> qtapp.far_test_command",
    "qtapp.__main__ -> qtapp.kit.store.version",
    # A program that invites nobody has no socket code in memory, nor one that joins nobody.
    "qtapp.windows.other_tables.door -> qtapp.windows.other_tables.devices",
    "qtapp.windows.other_tables.door -> qtapp.windows.other_tables.far_game",
    "qtapp.windows.other_tables.door -> qtapp.windows.other_tables.joining",
    "qtapp.windows.other_tables.door -> qtapp.windows.other_tables.asking",
    "qtapp.windows.other_tables.door -> qtapp.windows.other_tables.remote_table",
    "qtapp.windows.other_tables.class_door -> qtapp.windows.other_tables.class_hour",
    "qtapp.windows.other_tables.class_door -> qtapp.windows.other_tables.class_turn",
    "qtapp.windows.other_tables.camera_door -> qtapp.windows.other_tables.camera_dialog",
    "qtapp.windows.other_tables.lesson_door -> qtapp.windows.other_tables.lesson_sheets",
    "qtapp.windows.other_tables.lesson_door -> qtapp.net.lesson_offer",
}
"""Imports inside functions, each with a reason."""


def test_no_module_imports_itself_through_others() -> None:
    assert circles() == []


def test_imports_stand_at_the_top() -> None:
    late = set()
    for name, tree in modules().items():
        inside = {
            node
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
            for node in ast.walk(function)
        }
        late |= {f"{name} -> {target}" for target, node in imports(name) if node in inside}
    assert late == _LATE


def test_no_class_does_everything() -> None:
    large = {
        f"{name}.{node.name}"
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and sum(isinstance(one, ast.FunctionDef) and not one.name.startswith("_") for one in node.body) > 20
    }
    assert large == set()


_STAMPS = {"qtapp.net.pictures"}
"""May read the stamp of a table, and nothing else of it."""


def test_no_table_is_read_but_through_the_eyes_of_a_seat() -> None:
    """The table of a session holds what is hidden: only `qtapp.session` reads it, and hands on what a seat may know."""
    read = set()
    for name, tree in modules().items():
        if not name.startswith("qtapp.") or name.startswith("qtapp.session."):
            continue
        stamped = {node.value for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "stamp"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "table":
                owner = ast.unparse(node.value)
                if owner.endswith("session") and not (name in _STAMPS and node in stamped):
                    read.add(f"{name}: {owner}.table")
    assert read == set()


def test_the_window_looks_into_no_session() -> None:
    """It asks the parts of its client; a session as a whole is only handed on, to be saved."""
    deep = {
        f"{name}: {ast.unparse(node)}"
        for name, tree in modules().items()
        if name.startswith("qtapp.") and not name.startswith("qtapp.session.")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "session"
        and ast.unparse(node.value.value).endswith("client")
    }
    assert deep == set()
