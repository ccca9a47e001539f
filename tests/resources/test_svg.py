"""Every drawing below resources/ is sound: plain SVG that QtSvg draws as meant, complete, small and not empty."""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from engine import api

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DRAWINGS = sorted(RESOURCES.rglob("*.svg"))
BOARDS = [path for path in DRAWINGS if path.parent.name == "boards"]
PIECES = [path for path in DRAWINGS if path.parent.name == "pieces"]
ICONS = RESOURCES / "kit" / "icons.svg"
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"
LARGEST = 60_000
"""Bytes for each face that a drawing holds: one with two faces is two drawings that share their ground."""
FACES = {"icons", "bare"}
"""The classes by which the two faces of a map are told apart."""

# What QtSvg leaves out, draws otherwise or draws too slowly (art guide, section 10).
BANNED_ELEMENTS = {
    "a", "animate", "animateMotion", "animateTransform", "clipPath", "filter", "foreignObject", "image", "mask",
    "script", "set", "symbol", "text", "textPath", "tspan",
}  # fmt: skip
BANNED_ATTRIBUTES = {
    "clip-path", "dominant-baseline", "filter", "href", "letter-spacing", "mask", "mix-blend-mode", "paint-order",
    "textLength", "vector-effect",
}  # fmt: skip
BANNED_COLOURS = re.compile(r"rgba?\(|hsla?\(|var\(|#[0-9a-fA-F]{8}\b|#[0-9a-fA-F]{4}\b")
ZERO_DASH = re.compile(r"^\s*0[\s,]")
GROUPS = {SVG + "g", SVG + "use", SVG + "svg"}
PLACE_SHAPES = {SVG + name for name in ("rect", "circle", "ellipse", "polygon", "path")}
PAINT = {"fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "fill"}


def name_of(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


def root_of(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


def ids_of(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references_of(element: ElementTree.Element) -> Iterator[str]:
    """The ids that an element points to."""
    if XLINK in element.attrib:
        yield element.attrib[XLINK].removeprefix("#")
    for value in element.attrib.values():
        yield from re.findall(r"url\(#([^)]+)\)", value)


def visible(image: QImage) -> bool:
    """Whether at least one pixel is not clear."""
    return any(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


def painted(renderer: QSvgRenderer, box: QRectF, element: str | None = None) -> QImage:
    """The drawing, or one element of it, at most 64 pixels long."""
    scale = 64 / max(box.width(), box.height(), 1)
    image = QImage(max(1, round(box.width() * scale)), max(1, round(box.height() * scale)), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    target = QRectF(image.rect())
    if element is None:
        renderer.render(painter, target)
    else:
        renderer.render(painter, element, target)
    painter.end()
    return image


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """What Qt says while a test runs."""
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


def test_there_are_drawings() -> None:
    assert DRAWINGS and BOARDS and PIECES and ICONS in DRAWINGS


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_is_plain_svg(path: Path) -> None:
    root = root_of(path)
    assert root.tag == SVG + "svg"
    left, top, width, height = (float(number) for number in root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)
    for element in root.iter():
        assert element.tag.startswith(SVG), element.tag
        tag = element.tag.removeprefix(SVG)
        assert tag not in BANNED_ELEMENTS, tag
        assert tag != "svg" or element is root, "nested svg is skipped"
        for key, value in element.attrib.items():
            assert key not in BANNED_ATTRIBUTES, (tag, key)
            assert not key.startswith("{") or key == XLINK, key
            if key not in ("id", "d") and not value.startswith(("#icon", "url(#")) and key != XLINK:
                assert not BANNED_COLOURS.search(value), (tag, key, value)
        assert not (element.tag in GROUPS and "opacity" in element.attrib), "group opacity fades each child by itself"
        assert not ZERO_DASH.match(element.attrib.get("stroke-dasharray", "1")), "dots of no length vanish"
        if "class" in element.attrib:
            assert not PAINT & element.attrib.keys(), "a paint attribute beside a class loses the class"
        if element.tag == SVG + "style":
            assert not BANNED_COLOURS.search(element.text or "")


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_ids_are_unique_and_references_resolve(path: Path) -> None:
    root = root_of(path)
    ids = ids_of(root)
    assert [name for name, times in Counter(ids).items() if times > 1] == []
    missing = {name for element in root.iter() for name in references_of(element)} - set(ids)
    assert missing == set()


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_is_small(path: Path) -> None:
    classes = {element.attrib.get("class") for element in root_of(path).iter(SVG + "g")}
    assert path.stat().st_size < LARGEST * (2 if classes >= FACES else 1)


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_renders_silently_and_not_empty(path: Path, qapp: QApplication, messages: list[str]) -> None:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    assert visible(painted(renderer, renderer.viewBoxF()))
    assert messages == []


@pytest.mark.parametrize("path", [path for path in DRAWINGS if path.name == "icons.svg"], ids=name_of)
def test_every_icon_renders_in_its_box(path: Path, qapp: QApplication, messages: list[str]) -> None:
    renderer = QSvgRenderer(str(path))
    icons = [name for name in ids_of(root_of(path)) if name.startswith("icon.")]
    assert len(icons) >= (100 if path == ICONS else 5)
    for icon in icons:
        box = renderer.boundsOnElement(icon)
        assert (box.width(), box.height()) == (32, 32), (icon, box)
        assert visible(painted(renderer, box, icon)), icon
    assert messages == []


@pytest.mark.parametrize("path", BOARDS, ids=name_of)
def test_board_has_its_layers(path: Path) -> None:
    root = root_of(path)
    layers = [child.attrib["id"] for child in root if child.tag == SVG + "g"]
    assert layers[:3] == ["background", "places", "decoration"]
    places = next(child for child in root if child.attrib.get("id") == "places")
    assert places.attrib["fill"] == "none"
    for place in places:
        assert place.tag in PLACE_SHAPES
        assert "id" in place.attrib
        assert not {"fill", "stroke", "class"} & place.attrib.keys(), "places are geometry only"


@pytest.mark.parametrize("path", PIECES, ids=name_of)
def test_piece_has_a_foot(path: Path) -> None:
    root = root_of(path)
    foot = next((element for element in root.iter() if element.attrib.get("id") == "foot"), None)
    assert foot is not None and foot.tag == SVG + "rect"
    x, y = float(foot.attrib.get("x", 0)), float(foot.attrib.get("y", 0))
    assert x >= 0 and x + float(foot.attrib["width"]) <= float(root.attrib["width"])
    assert y >= 0 and y + float(foot.attrib["height"]) <= float(root.attrib["height"])


@pytest.mark.parametrize(
    ("game", "players"),
    [("ginkgopolis", (2,)), ("barrage", (4,)), ("imperial_miners", (2,)), ("underwater_cities", (1, 2, 3, 4))],
)
def test_a_game_draws_its_places(game: str, players: tuple[int, ...]) -> None:
    """Every place of the rules that is marked as drawn has its element, and no element is without a place."""
    boards = [path for path in BOARDS if path.parent.parent.name == game]
    drawn = {
        element.attrib["id"].replace("{seat}", "1")
        for path in boards
        for layer in root_of(path)
        if layer.attrib.get("id") == "places"
        for element in layer
    }
    found = api.find_game(game)
    assert found is not None
    tables = [found.blueprint(people, {}) for people in players]
    assert drawn == {place.id for table in tables for place in table.places if place.drawn and place.owner in (0, 1)}
