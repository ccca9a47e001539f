"""The reference: whatever stands at the front door, and whatever a game's art may refine, says what it is."""

from __future__ import annotations

import re

from engine import api
from qtapp.board.scene.gameart import GameArt
from tools.reference import pages


def test_every_name_of_the_front_door_is_on_the_page_and_explained() -> None:
    page = pages()["engine_api.md"]
    headings = set(re.findall(r"^(?:### |\* )`(\w+)", page, re.MULTILINE))
    assert set(api.__all__) <= headings
    unexplained = re.findall(r"^### `([^`]+)`\n\n\n", page, re.MULTILINE) + re.findall(r"^\* `([^`]+)`: $", page, re.M)
    assert not unexplained


def test_a_page_is_the_same_on_every_machine() -> None:
    for page in pages().values():
        assert not re.findall(r" at 0x|\w*Path\(|ForwardRef", page)


def test_every_method_of_the_art_is_on_the_page() -> None:
    page = pages()["game_art.md"]
    methods = {name for name, one in vars(GameArt).items() if callable(one) and not name.startswith("_")}
    assert methods and all(f"* `{name}(" in page for name in methods)
    assert "self" not in page
