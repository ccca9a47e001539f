"""The reference: whatever stands at the front door, and whatever a game's art may refine, says what it is."""

from __future__ import annotations

import re
from inspect import ismodule

from engine import api
from qtapp.board.scene.gameart import GameArt
from tools.reference import pages, themes


def test_every_name_of_the_front_door_is_on_the_page_and_explained() -> None:
    page = pages()["engine_api.md"]
    headings = set(re.findall(r"^(?:### |\* )`(\w+)", page, re.MULTILINE))
    assert {name for name, one in vars(api).items() if name[0] != "_" and not ismodule(one)} <= headings
    unexplained = re.findall(r"^### `([^`]+)`\n\n\n", page, re.MULTILINE) + re.findall(r"^\* `([^`]+)`: $", page, re.M)
    assert not unexplained


def test_the_front_door_begins_with_the_thirty_names_that_everybody_needs() -> None:
    first, *others = themes().values()
    assert len(first) <= 32 and {"GAMES", "new_session", "Session", "Pending", "seat_view", "msg"} <= set(first)
    every = [name for names in (first, *others) for name in names]
    assert len(every) == len(set(every)), "each name stands in one theme"
    page = pages()["engine_api.md"]
    titles = [theme.__name__.rpartition(".")[2].capitalize() for theme in themes()]
    assert re.findall(r"^## (.*)$", page, re.M) == titles and titles[0] == "Play"
    assert all(re.search(rf"^## {title}\n\n[A-Z].*\.\n", page, re.M) for title in titles), "a sentence about each"
    assert not {theme.__name__.rpartition(".")[2] for theme in themes()} & set(every), "a theme hides no name"


def test_a_page_is_the_same_on_every_machine() -> None:
    for page in pages().values():
        assert not re.findall(r" at 0x|\w*Path\(|ForwardRef", page)


def test_every_method_of_the_art_is_on_the_page() -> None:
    page = pages()["game_art.md"]
    methods = {name for name, one in vars(GameArt).items() if callable(one) and not name.startswith("_")}
    assert methods and all(f"* `{name}(" in page for name in methods)
    assert "self" not in page
