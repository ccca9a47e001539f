"""The style sheet of the window, made from the theme. One place for radii, lines and sizes of widgets.

A widget that holds others has no sheet of its own: Qt would match all that is in it anew for each sheet above it, and
another look would take several times as long. It has a name, a role or a kind, and its rule stands here.
"""

from __future__ import annotations

from PySide6.QtGui import QColor

from qtapp.kit.paint.theme import FAMILY, Theme


def blend(one: str, other: str, share: float) -> str:
    """A colour between two."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs)).name()


def sheet(theme: Theme) -> str:
    """The whole style sheet."""
    c = theme.colours
    px = theme.px

    def head(size: int) -> int:
        """Headings are large already: they grow half as fast, and stay larger than the text."""
        return max(px(15) + 2, round(size * (1 + (theme.text_scale - 1) / 2)))

    line = 3 if theme.contrast else 1
    hover = blend(c.panel, c.text, 0.07) if not theme.contrast else "#333333"
    pressed = blend(c.panel, c.text, 0.14) if not theme.contrast else "#555555"
    primary_hover = blend(c.strict, c.on_strict, 0.12)
    off = blend(c.panel, c.muted, 0.25) if not theme.contrast else "#000000"
    return f"""
* {{ font-family: "{FAMILY}"; font-size: {px(15)}px; outline: 0; }}
QWidget {{ color: {c.text}; }}
QMainWindow, QDialog, QWidget#ground {{ background: {c.table}; }}
QDialog#dialog {{ background: {c.panel}; }}
QToolTip {{ background: {c.panel}; color: {c.text}; border: {line}px solid {c.border}; padding: 5px 8px; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {head(46)}px; font-weight: 700; }}
QLabel[role="brand"] {{ font-size: {head(35)}px; font-weight: 700; }}
QLabel[role="game"] {{ font-size: {head(26)}px; font-weight: 700; }}
QLabel[role="card"] {{ font-size: {head(19)}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {head(26)}px; font-weight: 700; }}
QLabel[role="panel"] {{ font-size: {head(19)}px; font-weight: 600; }}
QLabel[role="choice"] {{ font-size: {head(17)}px; font-weight: 600; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="reading"] {{ font-size: {px(17)}px; }}
QLabel[role="sentence"] {{ font-size: {px(19)}px; }}
QLabel[role="small"] {{ font-size: {px(13)}px; }}
QLabel[role="muted"] {{ color: {c.muted}; }}
QLabel[role="second"] {{ color: {c.muted}; font-size: {px(13)}px; font-weight: 400; }}
QLabel[role="hint"] {{ color: {c.muted}; font-size: {px(13)}px; }}
QLabel[role="tag"] {{ background: {blend(c.panel, "#2e7d4f", 0.22) if not theme.contrast else c.panel};
  border-radius: 8px; padding: 1px 8px; font-size: {px(13)}px; font-weight: 600; }}
QLabel[role="refused"] {{ color: {c.refused}; }}
QLabel[role="number"] {{ font-weight: 700; }}

QMenu {{ background: {c.panel}; border: {line}px solid {c.border}; padding: 5px; }}
QMenu::item {{ padding: 6px 26px 6px 12px; border-radius: 7px; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::item:selected {{ background: {c.lamp}; color: {c.ink}; }}
QMenu::item:disabled {{ color: {c.muted}; }}
QMenu::separator {{ height: 1px; background: {c.hairline}; margin: 5px 8px; }}

QToolButton {{ border: {line}px solid transparent; border-radius: 9px; padding: 5px; background: transparent; }}
QToolButton:hover {{ background: {hover}; }}
QToolButton:pressed, QToolButton:checked {{ background: {pressed}; border-color: {c.border}; }}
QToolButton[kind="bare"] {{ border: 0; background: transparent; }}
QToolButton[kind="worded"] {{ padding: 2px 0; font-size: {max(12, px(12))}px; font-weight: 600; }}
QToolButton[kind="paper"] {{ background: {c.panel}; }}
QToolButton[kind="paper"]:hover {{ background: {hover}; }}
QToolButton::menu-indicator {{ image: none; }}
QPushButton::menu-indicator {{ subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }}

QPushButton {{ background: {c.panel}; border: {line}px solid {c.border}; border-radius: 10px; padding: 7px 14px;
  font-weight: 600; min-height: {px(20)}px; }}
QPushButton[tall="true"] {{ min-height: {px(28)}px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{ color: {c.muted}; border-color: {c.hairline}; }}
QPushButton[kind="primary"] {{ background: {c.strict}; color: {c.on_strict}; border-color: {c.strict}; }}
QPushButton[kind="primary"]:hover {{ background: {primary_hover}; }}
QPushButton[kind="primary"]:disabled {{ background: {off}; color: {c.muted}; border-color: {c.hairline}; }}
QPushButton[kind="danger"] {{ color: {c.refused}; border-color: {c.refused}; }}
QPushButton[kind="quiet"] {{ border-color: transparent; background: transparent; }}
QPushButton[kind="quiet"]:hover {{ background: {hover}; }}
QPushButton[kind="row"] {{ border-color: transparent; background: transparent; text-align: left; padding: 4px 6px; }}
QPushButton[kind="row"]:hover {{ background: {hover}; }}
QPushButton[kind="lesson"] {{ border-color: transparent; background: transparent; padding: 2px 4px;
  min-height: {px(28)}px; }}
QPushButton[kind="lesson"]:hover {{ background: {hover}; }}
QPushButton[kind="icon"] {{ border-color: transparent; background: transparent; padding: 4px 5px; }}
QPushButton[kind="icon"]:hover {{ background: {hover}; }}
QPushButton[kind="icon"][unfolds="true"] {{ padding: 4px 17px 4px 2px; }}
QPushButton[kind="link"] {{ border: 0; background: transparent; padding: 2px 4px; text-decoration: underline;
  color: {c.strict if not theme.dark else c.lamp}; text-align: left; }}
QPushButton[kind="segment"] {{ border: 0; background: transparent; border-radius: 8px; padding: 5px 12px; }}
QPushButton[kind="segment"]:hover {{ background: {hover}; }}
QPushButton[kind="segment"]:checked {{ background: {c.strict}; color: {c.on_strict}; }}
QPushButton[kind="pill"] {{ border-color: {c.border if theme.contrast else "transparent"};
  background: {c.raised}; border-radius: {px(14)}px; padding: 5px 12px; }}
QPushButton[kind="pill"]:hover {{ background: {hover}; }}
QPushButton[kind="pill"]:checked {{ background: {c.text}; color: {c.panel}; border-color: {c.text}; }}
QPushButton[kind="gap"] {{ background: {blend(c.panel, c.strict, 0.12) if not theme.contrast else c.panel};
  border: {line}px solid {c.border}; border-radius: 8px; padding: 1px 7px; font-size: {px(19)}px; }}
QPushButton[kind="gap"]:hover {{ background: {hover}; }}
QPushButton[kind="gap"]:checked {{ background: {c.lamp}; color: {c.ink}; border-color: {c.ink}; }}
QPushButton[kind="gap"][wrong="true"], QPushButton[kind="pill"][wrong="true"] {{ color: {c.refused};
  border: {max(2, line)}px solid {c.refused}; }}
QPushButton[kind="value"] {{ background: {c.panel}; border: {line}px solid {c.hairline}; padding: 5px 11px; }}
QPushButton[kind="value"]:hover {{ background: {hover}; }}
QPushButton[kind="value"]:checked {{ background: {c.strict}; color: {c.on_strict}; border-color: {c.strict}; }}
QPushButton[kind="dashed"] {{ background: transparent; border: {max(2, line)}px dashed {c.border}; }}
QPushButton[kind="dashed"]:hover {{ background: {hover}; }}
QPushButton[kind="badge"] {{ padding: 2px 12px; margin: 3px 8px 3px 4px; border-radius: 8px; }}
QPushButton[kind="option"] {{ text-align: left; padding: 9px 12px; font-weight: 400; }}
QFrame[role="sheet"] {{ background: {c.panel}; border: {line}px solid {c.hairline}; border-radius: 11px; }}
QFrame[role="fold"] {{ background: {c.raised}; border: {line if theme.contrast else 0}px solid {c.hairline};
  border-radius: 11px; }}
QFrame[role="way"] {{ background: {blend(c.panel, c.strict, 0.1) if not theme.contrast else c.panel};
  border: {line if theme.contrast else 0}px solid {c.hairline}; border-radius: 11px; }}
QFrame[role="box"] {{ background: {c.raised}; border-radius: 9px; }}
QFrame[role="finding"] {{ background: {c.raised}; border: {line}px solid {c.hairline}; border-radius: 10px; }}
QFrame[role="segments"] {{ background: {c.panel}; border: {line}px solid {c.border}; border-radius: 11px; }}

QLineEdit, QPlainTextEdit {{ background: {c.panel}; border: {line}px solid {c.border}; border-radius: 9px;
  padding: 6px 9px; selection-background-color: {c.lamp}; selection-color: {c.ink}; min-height: {px(20)}px; }}
QLineEdit[kind="plain"] {{ border-color: {c.hairline}; font-weight: 600; padding: 4px 8px; }}
QLineEdit:focus, QPlainTextEdit:focus {{ border-color: {c.strict if not theme.dark else c.lamp}; }}

QCheckBox {{ spacing: 9px; min-height: 24px; }}

QListView, QTreeView, QTextBrowser, QScrollArea, QAbstractScrollArea {{ background: {c.panel}; border: 0; }}
QScrollArea[kind="bare"], QScrollArea[kind="bare"] > QWidget > QWidget {{ background: transparent; }}
QListView {{ outline: 0; }}
QListView::item {{ padding: 6px 8px; border-radius: 8px; color: {c.text}; }}
QListView::item:hover {{ background: {hover}; }}
QListView::item:selected {{ background: {c.lamp}; color: {c.ink}; }}
QPlainTextEdit[kind="words"] {{ border: {line}px solid {c.border}; border-radius: 9px; padding: 4px 6px; }}
QPlainTextEdit[kind="words"]:focus {{ border-color: {c.strict if not theme.dark else c.lamp}; }}
QPlainTextEdit[kind="words"][missing="true"] {{ border: {max(2, line)}px dashed {c.refused}; }}
QHeaderView::section {{ background: {c.panel}; border: 0; padding: 6px; }}

QScrollBar:vertical {{ width: 11px; background: transparent; margin: 0; }}
QScrollBar:horizontal {{ height: 11px; background: transparent; margin: 0; }}
QScrollBar::handle {{ background: {c.border if theme.contrast else blend(c.panel, c.text, 0.28)}; border-radius: 4px;
  margin: 2px; min-height: 28px; min-width: 28px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:hover {{ background: {c.border}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QProgressBar {{ border: {line}px solid {c.border}; border-radius: 6px; background: {c.raised}; text-align: center; }}
QProgressBar::chunk {{ background: {c.strict}; border-radius: 5px; }}
"""
