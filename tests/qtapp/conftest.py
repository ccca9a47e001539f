"""What all tests of the screen share: one leaves nothing behind for the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def swept(qapp: QApplication) -> Iterator[None]:
    """What a test has closed is really gone afterwards: no loop of events runs between tests that would delete it, and
    a style sheet is laid on every widget that is left.
    """
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
