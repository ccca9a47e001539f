"""The review on paper: whatever is found fits on one page, and in letters that can be read."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.api import LiteralArg, ReviewPoint, Swing, SwingGroup, msg
from qtapp.panels.points.review_page import ReviewSheet, paint_review

LONG = LiteralArg("a card with a long name, laid on a slot whose words take more than one line of the page " * 2)


def test_five_long_moments_fit_on_one_page(qapp: QApplication) -> None:
    said = msg("review.better", "Better: {answer.quoted}", answer=LONG)
    when = msg("review.ahead", "ahead")  # any short one: games tell their round in a few words
    swings = [Swing(number, 1, when, 6.0, said, said, "", 6, 8, (said, said, said)) for number in (3, 4, 5, 6, 7)]
    groups = [SwingGroup((one,)) for one in swings]
    points = [ReviewPoint(number, (number - 5.0, 5.0 - number)) for number in range(10)]
    sheet = ReviewSheet(msg("review.title", "Review: {game}", game=LONG), said, points, 1, groups, said, str)
    size, dpi = QSizeF(1050, 1560), 150
    image = QImage(1050, 2400, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    scale = paint_review(painter, size, dpi, sheet)
    painter.end()
    assert 0.6 < scale < 1.0, "the letters shrink, and no more than they must"
    below = image.copy(0, 1560, 1050, 840).convertToFormat(QImage.Format.Format_Mono)
    assert all(below.pixelColor(x, y).lightness() > 250 for x in range(0, 1050, 7) for y in range(0, 840, 3))
    signs = {image.pixel(x, y) & 0xFFFFFF for x in range(1050) for y in range(0, 700, 2)}
    assert 0xFFD75E in signs, "the moments are numbered on the curve"
