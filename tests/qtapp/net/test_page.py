"""The pages of phones by their files alone: no word or address of their own. Colours: kit/test_contrast.py."""

from __future__ import annotations

import re

from tests.house.source import ROOT

PAGE = ROOT / "resources" / "phone"


def test_nothing_comes_from_elsewhere_and_nothing_is_set_as_markup() -> None:
    scripts = [one.read_text(encoding="utf-8") for one in PAGE.glob("*.js")]
    assert len(scripts) == 6
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
        assert not any(forbidden in one for one in scripts)
    for file in PAGE.iterdir():
        if file.suffix in (".html", ".css", ".js"):
            addresses = re.findall(r"(?:https?:)?//[a-z0-9.]+\.[a-z]+[^\s'\"]*", file.read_text(encoding="utf-8"))
            assert [one for one in addresses if "www.w3.org" not in one] == [], file.name
