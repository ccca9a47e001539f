"""What stands in a layout is read without leaving anything behind that could be taken for something else later."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QLayoutItem, QVBoxLayout, QWidget

from qtapp.app import application
from qtapp.kit.controls.layouts import FlowLayout, parts_of


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
