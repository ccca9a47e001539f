"""What stands in a layout is read without leaving anything behind that could be taken for something else later."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QLabel, QLayout, QLayoutItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from qtapp.app import application
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, parts_of
from tests.qtapp.waiting import wait_for


def kept_items() -> list[object]:
    """The items of layouts that the binding believes to be alive."""
    every = shiboken6.getAllValidWrappers()
    return [one for one in every if isinstance(one, QLayoutItem) and not isinstance(one, QLayout)]


def test_widgets_and_layouts_come_in_their_order() -> None:
    application()
    box = QWidget()
    column, row, flow = QVBoxLayout(box), QHBoxLayout(), FlowLayout()
    first, last, inner, chip = QLabel("first"), QLabel("last"), QLabel("inner"), QLabel("chip")
    column.addWidget(last)
    column.addSpacing(4)
    column.insertLayout(0, row)
    column.insertWidget(0, first)
    column.addStretch(1)
    column.addLayout(flow)
    row.addWidget(inner)
    flow.addWidget(chip)
    assert parts_of(column) == [first, row, last, flow]
    assert parts_of(row) == [inner]
    assert parts_of(flow) == [chip]
    assert parts_of(QVBoxLayout()) == []


def test_an_item_that_qt_deletes_is_not_remembered() -> None:
    application()
    before = len(kept_items())
    box = QWidget()
    column = QVBoxLayout(box)
    one, other = QLabel("one"), QLabel("other")
    column.addWidget(one)
    column.addWidget(other)
    assert parts_of(column) == [one, other]
    one.setParent(None)
    column.removeWidget(other)
    assert parts_of(column) == []
    assert len(kept_items()) == before


def test_a_page_follows_what_it_was_told_to_look_at_until_somebody_scrolls(qtbot: QtBot) -> None:
    """What grows only later is still in sight; who scrolls away is not pulled back."""
    area = ScrollPage()
    qtbot.addWidget(area)
    parts = [WrapLabel() for _each in range(3)]
    for part in parts:
        part.setFixedHeight(300)
        area.column.addWidget(part)
    area.resize(200, 200)
    area.show()
    last = parts[-1]
    area.look_at(last)
    bar = area.verticalScrollBar()
    for height in (310, 420, 150):
        parts[0].setFixedHeight(height)  # what stands above takes its room only now
        last.setFixedHeight(120)
        wait_for(qtbot, lambda: last.visibleRegion().boundingRect().height() == 120)
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    parts[0].setFixedHeight(500)
    wait_for(qtbot, lambda: area.page.height() > 900)
    qtbot.wait(20)
    assert bar.value() == 0
    area.look_at(last)
    last.deleteLater()
    wait_for(qtbot, lambda: area.column.count() == 2)
    area.look_at(parts[1])
    wait_for(qtbot, lambda: not parts[1].visibleRegion().isEmpty())
