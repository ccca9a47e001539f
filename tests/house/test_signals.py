"""What would outlive the object of Qt that it belongs to.

Signals of what lives as long as the program or the game: Qt lets go of a bound method when its object is deleted; of a
lambda it does not know whose it is. Items of layouts: the binding does not hear when Qt deletes one.
"""

from __future__ import annotations

import ast

from tests.house.source import modules

_LONG_LIVED = {"context", "speech", "client", "_context", "_speech", "_client"}


def _names(node: ast.expr) -> set[str]:
    """Every name along `self._context.speech.changed`."""
    found: set[str] = set()
    while isinstance(node, ast.Attribute):
        found.add(node.attr)
        node = node.value
    return found | ({node.id} if isinstance(node, ast.Name) else set())


def test_nothing_but_bound_methods_listens_to_what_lives_long() -> None:
    found: set[str] = set()
    for name, tree in modules().items():
        if not name.startswith("qtapp"):
            continue
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "connect"
                and _names(node.func.value) & _LONG_LIVED
                and not isinstance(node.args[0], ast.Attribute)
            ):
                found.add(f"{name}:{node.lineno}")
    assert found == set()


def test_nobody_asks_a_layout_for_its_items() -> None:
    """`parts_of` tells what stands in one and leaves nothing behind."""
    found = {
        f"{name}:{node.lineno}"
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if name.startswith("qtapp") and isinstance(node, ast.Attribute) and node.attr == "itemAt"
    }
    assert found == set()
