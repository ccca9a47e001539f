"""Every look by number, as WCAG 2.2 counts: letters 4.5 : 1, edges and signs of controls 3 : 1 (1.4.3 and 1.4.11)."""

from __future__ import annotations

import re

import pytest

from qtapp.kit.paint.stylesheet import blend, sheet
from qtapp.kit.paint.theme import COLOURS, Colours, Look, Theme
from qtapp.kit.paths import resources

LETTERS, EDGES = 4.5, 3.0
SHEETS = tuple(resources() / "phone" / name for name in ("table.css", "voice.css"))


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, 1 to 21."""
    brighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    digits = "".join(one * 2 for one in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _letters(c: Colours, *, contrast_look: bool) -> dict[str, tuple[str, str]]:
    """What is read, and the ground that it is read on."""
    hover = "#333333" if contrast_look else blend(c.panel, c.text, 0.07)
    pressed = "#555555" if contrast_look else blend(c.panel, c.text, 0.14)
    gap = c.panel if contrast_look else blend(c.panel, c.strict, 0.12)
    tag = c.panel if contrast_look else blend(c.panel, "#2e7d4f", 0.22)
    way = c.panel if contrast_look else blend(c.panel, c.strict, 0.1)
    grounds = {"table": c.table, "panel": c.panel, "raised": c.raised, "sand": c.sand, "hover": hover}
    read = {f"text on {name}": (c.text, ground) for name, ground in grounds.items()}
    read |= {f"muted on {name}": (c.muted, ground) for name, ground in grounds.items() if name != "sand"}
    read |= {f"refused on {name}": (c.refused, grounds[name]) for name in ("panel", "raised", "hover")}
    return read | {
        "text on pressed": (c.text, pressed),
        "text on a gap": (c.text, gap),
        "text on a tag": (c.text, tag),
        "text on a way": (c.text, way),
        "muted on a way": (c.muted, way),
        "ink on the lamp": (c.ink, c.lamp),
        "on strict": (c.on_strict, c.strict),
        "on strict, under the pointer": (c.on_strict, blend(c.strict, c.on_strict, 0.12)),
        "on sandbox": (c.on_sandbox, c.sandbox),
        "a pill that is pressed": (c.panel, c.text),
    }


def _edges(c: Colours) -> dict[str, tuple[str, str]]:
    """What says where a control is or how it stands, and what lies beside it."""
    edges = {f"border on {name}": (c.border, ground) for name, ground in (("panel", c.panel), ("raised", c.raised))}
    return edges | {
        "icon on panel": (c.icon, c.panel),
        "icon on table": (c.icon, c.table),
        "strict beside panel": (c.on_strict if c.strict == c.panel else c.text, c.panel),
        "ink around the lamp": (c.lamp, c.ink),
    }


@pytest.mark.parametrize("look", Look)
def test_each_look_can_be_read(look: Look) -> None:
    c = COLOURS[look]
    read = _letters(c, contrast_look=look is Look.CONTRAST)
    seen = {name: round(contrast(*pair), 2) for name, pair in read.items()}
    assert {name: found for name, found in seen.items() if found < LETTERS} == {}
    edges = {name: round(contrast(*pair), 2) for name, pair in _edges(c).items()}
    assert {name: found for name, found in edges.items() if found < EDGES} == {}


def test_the_high_contrast_look_keeps_more_than_the_others() -> None:
    read = _letters(COLOURS[Look.CONTRAST], contrast_look=True)
    assert min(contrast(*pair) for name, pair in read.items() if not name.startswith("refused")) >= 7


@pytest.mark.parametrize("look", Look)
def test_every_ground_under_letters_of_the_sheet_is_counted(look: Look) -> None:
    """A rule that names both colours is counted as it stands, so that a new kind of button is not forgotten."""
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet(Theme(look=look)))
    both = {}
    for name, body in rules:
        said = dict(re.findall(r"(?<![-\w])(color|background): (#[0-9a-fA-F]{6})", body))
        if len(said) == 2 and ":disabled" not in name:
            both[name.strip()] = contrast(said["color"], said["background"])
    assert len(both) >= 8
    assert {name: round(found, 2) for name, found in both.items() if found < LETTERS} == {}


def _of_phones(dark: bool) -> dict[str, str]:
    """The colours of the phones' pages by name."""
    found: dict[str, str] = {}
    for path in SHEETS:
        css = path.read_text(encoding="utf-8")
        roots = re.findall(r":root \{([^}]*)\}", css)
        for root in roots[: 2 if dark else 1]:
            found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,8})", root))
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_pages_of_phones_can_be_read(dark: bool) -> None:
    c = _of_phones(dark)
    grounds = ("cloth", "paper", "raised", "white")
    letters = [(front, ground) for front in ("text", "muted") for ground in grounds]
    letters += [("bad", ground) for ground in ("paper", "white", "bad-soft")] + [("text", "bad-soft")]
    letters += [("on-strict", "strict"), ("on-good", "good"), ("on-cost", "cost"), ("ink", "lamp"), ("text", "chosen")]
    letters += [("can", "paper")]
    edges = [("border", ground) for ground in grounds[1:]] + [("well", "paper"), ("missed", "paper")]
    seen = {f"{front} on {ground}": contrast(c[front], c[ground]) for front, ground in letters}
    assert {name: round(found, 2) for name, found in seen.items() if found < LETTERS} == {}
    drawn = {f"{front} on {ground}": contrast(c[front], c[ground]) for front, ground in edges}
    assert {name: round(found, 2) for name, found in drawn.items() if found < EDGES} == {}


def test_the_count_is_that_of_the_paper() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
