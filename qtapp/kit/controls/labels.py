"""Words that fit their room: a label and a button that wrap, a label that elides."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from qtapp.kit.speak.tool_tips import set_tool_tip


class PlainLabel(QLabel):
    """A label that shows letters or a picture. Qt's own one would read text that looks so as HTML."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class WrapLabel(QLabel):
    """A label whose text wraps and that is as high as it needs."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(40)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        """As high as the text needs at its present width (Qt's own hint is that of a column one word wide)."""
        return QSize(40, self.heightForWidth(max(40, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class WrapButton(QPushButton):
    """A button whose words wrap where there is little room."""

    def __init__(self, text: str, beside: str = "") -> None:
        """`beside`: the same in another language, in small letters below."""
        super().__init__(text.replace("&", "&&"))
        self._words = text
        self._beside: WrapLabel | None = None
        if beside:
            self._beside = WrapLabel("second")
            self._beside.setText(beside)
            self._beside.setParent(self)
            self._beside.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._around: QSize | None = None
        self._parted: dict[int, list[str]] = {}
        """By width: layouts ask often, and measuring words takes long."""
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def full_text(self) -> str:
        """The words on one line."""
        return self._words

    @property
    def beside(self) -> WrapLabel | None:
        """The same words in another language."""
        return self._beside

    def _edge(self) -> QSize:
        """What the button needs around its words."""
        self.ensurePolished()
        if self._around is None:
            lines = self.text().replace("&&", "&").split("\n")
            metrics = self.fontMetrics()
            widest = max(metrics.horizontalAdvance(line) for line in lines)
            hint = super().sizeHint()
            tall = hint.height() - metrics.lineSpacing() * len(lines)
            self._around = QSize(max(16, hint.width() - widest), max(8, tall))
        return self._around

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._around = None
            self._parted.clear()
        super().changeEvent(event)

    def setIcon(self, icon: QIcon | QPixmap) -> None:
        self._around = None
        self._parted.clear()
        super().setIcon(icon)

    def _lines(self, width: int) -> list[str]:
        if width not in self._parted:
            self._parted[width] = self._part(width)
        return self._parted[width]

    def _part(self, width: int) -> list[str]:
        metrics = self.fontMetrics()
        room = width - self._edge().width()
        lines: list[str] = []
        for word in self._words.split(" "):
            if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
                lines[-1] = f"{lines[-1]} {word}"
            else:
                lines.append(word)
        return lines

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = len(self._lines(width)) + self._lines_below(width)
        return self.fontMetrics().lineSpacing() * lines + self._edge().height()

    def _lines_below(self, width: int) -> int:
        """How many lines of its own words the small ones take the room of."""
        if self._beside is None:
            return 0
        self._beside.ensurePolished()
        tall = self._beside.heightForWidth(max(40, width - self._edge().width()))
        return -(-tall // self.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        edge = self._edge()
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self._words)
        if self._beside is not None:
            self._beside.ensurePolished()
            wide = max(wide, self._beside.fontMetrics().horizontalAdvance(self._beside.text()))
        width = wide + edge.width() + 1
        return QSize(width, metrics.lineSpacing() * (1 + self._lines_below(width)) + edge.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.heightForWidth(max(60, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        below = self._lines_below(self.width())  # empty lines keep the room of the small words
        text = "\n".join([*self._lines(self.width()), *["\N{NO-BREAK SPACE}"] * below]).replace("&", "&&")
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        if self._beside is not None:
            self._lay_beside(self._beside, below)

    def _lay_beside(self, label: WrapLabel, lines: int) -> None:
        """Below the words, where these begin."""
        edge = self._edge()
        own = self.fontMetrics().lineSpacing()
        top = (self.height() - own * (len(self._lines(self.width())) + lines)) // 2
        left = (
            edge.width() // 2 if self.icon().isNull() else edge.width() - (edge.width() - self.iconSize().width()) // 2
        )
        room = max(40, self.width() - edge.width())
        label.setGeometry(left, top + own * len(self._lines(self.width())), room, label.heightForWidth(room))


class ElideLabel(QLabel):
    """A label on one line; what does not fit is elided and stands in the tool tip."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self._full = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(40)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)

    def setText(self, text: str) -> None:
        self._full = text
        self.setAccessibleName(text)
        super().setText(text)
        self._fit()

    def full_text(self) -> str:
        """The whole text."""
        return self._full

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        set_tool_tip(self, self._full if self._cut() != self._full else "")
        self.update()

    def _cut(self) -> str:
        return self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), self._cut())
        painter.end()
