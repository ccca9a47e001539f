"""The page of phones by its files alone: readable in light and dark, and no word or address of its own."""

from __future__ import annotations

import re

import pytest

from tests.house.source import ROOT

PAGE = ROOT / "resources" / "phone"
_LEAST = 4.5
_READ: dict[str, tuple[str, ...]] = {
    "text": ("cloth", "paper", "raised", "white", "bad-soft"),
    "muted": ("cloth", "paper", "raised", "white"),
    "bad": ("paper", "white", "bad-soft"),
    "ink": ("lamp",),
    "on-strict": ("strict",),
    "on-good": ("good",),
    "on-cost": ("cost",),
}
"""Each colour of letters, and the grounds on which they stand."""


def _colours() -> dict[str, dict[str, str]]:
    light, dark = re.findall(r":root \{(.*?)\}", (PAGE / "table.css").read_text(encoding="utf-8"), re.S)
    found = [dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{3,8})\b", part)) for part in (light, dark)]
    return {"light": found[0], "dark": {**found[0], **found[1]}}


def _brightness(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * one for one in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("look", ("light", "dark"))
def test_all_letters_can_be_read(look: str) -> None:
    colours = _colours()[look]
    for letters, grounds in _READ.items():
        for ground in grounds:
            low, high = sorted((_brightness(colours[letters]), _brightness(colours[ground])))
            assert (high + 0.05) / (low + 0.05) >= _LEAST, f"{letters} on {ground}"


def test_nothing_comes_from_elsewhere_and_nothing_is_set_as_markup() -> None:
    scripts = [one.read_text(encoding="utf-8") for one in PAGE.glob("*.js")]
    assert len(scripts) == 3
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
        assert not any(forbidden in one for one in scripts)
    for file in PAGE.iterdir():
        if file.suffix in (".html", ".css", ".js"):
            addresses = re.findall(r"(?:https?:)?//[a-z0-9.]+\.[a-z]+[^\s'\"]*", file.read_text(encoding="utf-8"))
            assert [one for one in addresses if "www.w3.org" not in one] == [], file.name
