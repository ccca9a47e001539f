"""Files come to their place, and go, in one way: that which waits for a scanner or a cloud that holds them open."""

from __future__ import annotations

import ast

from tests.house.source import modules

_THE_ONE = "engine.core.storage.patience"
_WHERE_NOBODY_WAITS = {
    "engine.core.storage.disk",  # leftovers of writes that failed: the next write clears them up
    "qtapp.kit.store.finished_file",  # the same
    "qtapp.board.scan.scans",  # the same
    "qtapp.kit.store.file_lock",  # an empty file whose being there means nothing
}


def _calls(name: str, arguments: int) -> set[str]:
    """Modules that call a method of this name with so many arguments (`str.replace` has two)."""
    return {
        module
        for module, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == name
        and len(node.args) == arguments
        and not any(keyword.arg != "missing_ok" for keyword in node.keywords)
    }


def test_files_come_to_their_place_in_one_way() -> None:
    assert _calls("replace", 1) == {_THE_ONE}
    assert _calls("rename", 1) == set()


def test_files_go_in_one_way() -> None:
    assert _calls("unlink", 0) == _WHERE_NOBODY_WAITS
