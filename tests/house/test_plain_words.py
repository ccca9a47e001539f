"""Widgets that would read what people write as HTML are made in one place, and tool tips are given in one way."""

from __future__ import annotations

import ast

from tests.house.source import modules

_OWN = {
    "QLabel": {"qtapp.kit.controls.labels"},
    "QToolTip": {"qtapp.kit.speak.tool_tips"},
    "setToolTip": {"qtapp.kit.speak.tool_tips"},
    "QTextBrowser": set[str](),
    "QTextEdit": set[str](),
    "QMessageBox": set[str](),
    "setHtml": {"qtapp.kit.controls.text_audit"},
    "QImageReader": {"qtapp.kit.paint.pictures"},
}
"""What reads text as a page, or a file as any picture, and the modules that may use it."""
_CALLS_ONLY = {"QLabel"}


def test_what_people_write_is_never_a_page() -> None:
    found: set[str] = set()
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                word = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            elif isinstance(node, ast.Name | ast.Attribute):
                word = node.id if isinstance(node, ast.Name) else node.attr
                if word in _CALLS_ONLY:  # its type may be named anywhere
                    continue
            else:
                continue
            if word in _OWN and name not in _OWN[word]:
                found.add(f"{name}: {word}")
    assert found == set()


def test_no_file_is_read_as_whatever_picture_it_is() -> None:
    """`QImage("name")`, `QPixmap(str(path))` and their `load` guess the format; a size or another picture is fine."""
    found: set[str] = set()
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0] if node.args else None
            text = isinstance(first, ast.JoinedStr) or (
                isinstance(first, ast.Constant) and isinstance(first.value, str)
            )
            path = isinstance(first, ast.Call) and isinstance(first.func, ast.Name) and first.func.id == "str"
            if (called in ("QImage", "QPixmap", "QMovie") and (text or path)) or called in ("fromData", "loadFromData"):
                found.add(f"{name}:{node.lineno}")
    assert found == set()
