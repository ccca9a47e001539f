"""Every command of the game window: its words, icon and keys, in one table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts

_STANDARD = QKeySequence.StandardKey
Keys = QKeySequence.StandardKey | str | None

COMMANDS: tuple[tuple[str, Message, str, Keys], ...] = (
    ("new", msg("window.menu_new_game", "&New game…"), "new", _STANDARD.New),
    ("open", msg("window.menu_open", "&Open…"), "open", _STANDARD.Open),
    ("save", msg("window.menu_save", "Save to its &file"), "save", _STANDARD.Save),
    ("save_as", msg("window.menu_save_as", "Save &as…"), "save", "Ctrl+Shift+S"),
    ("export", msg("window.menu_export_picture", "&Export picture…"), "export_picture", "Ctrl+E"),
    ("devices", msg("window.menu_devices", "De&vices…"), "people", "Ctrl+D"),
    ("handout", msg("window.menu_handout", "&Handout as PDF…"), "print", None),
    ("home", msg("window.menu_start_page", "&Start page"), "home", "Ctrl+W"),
    ("settings", msg("window.menu_settings", "Se&ttings…"), "settings", "Ctrl+,"),
    ("quit", msg("window.menu_quit", "&Quit"), "", "Ctrl+Q"),
    ("undo", msg("window.menu_take_back", "&Take back"), "undo", _STANDARD.Undo),
    ("redo", msg("window.menu_redo", "&Redo"), "redo", "Ctrl+Shift+Z"),
    ("mode", msg("window.menu_switch_mode", "Switch &mode"), "sandbox", "F2"),
    ("remark", msg("window.menu_remark", "R&emark…"), "note", "Ctrl+M"),
    ("class_quiz", msg("window.menu_class_quiz", "The class answers: &quiz…"), "people", "Ctrl+Shift+Q"),
    ("class_vote", msg("window.menu_class_vote", "The class answers: &vote…"), "people", "Ctrl+Shift+V"),
    ("class_join", msg("window.menu_class_join", "Show how to &join the class"), "", "Ctrl+J"),
    ("make_lesson", msg("window.menu_make_lesson", "&Make a lesson"), "book_mark", None),
    ("edit_lesson", msg("window.menu_edit_lesson", "Ch&ange this lesson…"), "edit", None),
    ("zoom_in", msg("window.menu_zoom_in", "Zoom &in"), "zoom_in", _STANDARD.ZoomIn),
    ("zoom_out", msg("window.menu_zoom_out", "Zoom &out"), "zoom_out", _STANDARD.ZoomOut),
    ("fit", msg("window.menu_whole_table", "&Whole table"), "zoom_fit", "Ctrl+0"),
    ("home_shot", msg("window.menu_follow_game", "&Follow the game"), "eye", "Ctrl+Home"),
    ("bare", msg("window.menu_only_table", "Onl&y the table"), "", "F12"),
    ("television", msg("window.menu_television", "Tele&vision"), "", "Ctrl+F12"),
    ("wall", msg("window.menu_class_window", "Window for a &class"), "", "Shift+F12"),
    ("people", msg("window.menu_people", "&People"), "people", "Alt+F3"),
    ("log", msg("window.menu_log", "&Log"), "log", "F8"),
    ("timeline", msg("window.menu_timeline_panel", "&Timeline"), "timeline", "F9"),
    ("hint", msg("window.menu_hint", "&Hint"), "bulb", "F4"),
    ("opinion", msg("window.menu_opinion", "What would the e&xpert think?"), "search", "Shift+F4"),
    ("guide", msg("window.menu_guide", "&First-game guide"), "", None),
    ("aim", msg("window.menu_aim", "Wha&t is it about?"), "", None),
    ("explain", msg("window.menu_what_is_this", "&What is this?"), "help", "Shift+F1"),
    ("menu", msg("window.menu_open_menu", "&Menu"), "menu", "F10"),
    ("full_screen", msg("window.menu_full_screen", "F&ull screen"), "fullscreen", "F11"),
    ("look", msg("window.menu_another_appearance", "Another appea&rance"), "theme_dark", "Ctrl+Shift+D"),
    ("larger", msg("window.menu_larger_text", "Lar&ger text"), "text_size", "Ctrl+Shift+Up"),
    ("smaller", msg("window.menu_smaller_text", "&Smaller text"), "", "Ctrl+Shift+Down"),
    ("sound", msg("window.menu_sound", "Soun&d on or off"), "", "Ctrl+Shift+M"),
    ("scan", msg("window.menu_use_my_scan", "Use my &scan…"), "scan", None),
    ("drawn", msg("window.menu_drawn_board", "&Drawn board"), "", None),
    ("to_start", msg("window.menu_to_start", "To the &start"), "to_start", "Alt+Home"),
    ("step_back", msg("window.menu_step_back", "Step &back"), "step_back", "Alt+Left"),
    ("step_forward", msg("window.menu_step_forward", "Step &forward"), "step_forward", "Alt+Right"),
    ("to_end", msg("window.menu_to_newest_step", "To the &newest step"), "to_end", "Alt+End"),
    ("what_if", msg("window.menu_what_if", "&What if…?"), "branch", "Ctrl+B"),
    ("main_line", msg("window.menu_to_main_line", "To the &main line"), "timeline", None),
    ("slow", msg("window.menu_slow_motion", "S&low motion"), "slow_motion", "Ctrl+L"),
    ("rules", msg("window.menu_rules", "&Rules"), "rules", "F1"),
    ("search_rules", msg("window.menu_search_rules", "&Search the rules"), "search", "Ctrl+F"),
    ("decision", msg("window.menu_all_options", "&All options"), "filter", "F6"),
    ("desk", msg("window.menu_desk", "&Everything for teaching"), "book_mark", "Ctrl+Shift+T"),
    ("learn", msg("window.menu_lessons", "&Lessons"), "book_mark", None),
    ("devices_help", msg("window.menu_devices_help", "&Devices at the table"), "people", None),
    ("keys", msg("window.menu_keys", "&Keys"), "keyboard", "Ctrl+F1"),
    ("about", msg("window.menu_about", "&About Társas"), "info", None),
)

MENUS: tuple[tuple[Message, tuple[str, ...]], ...] = (
    (
        msg("window.menu_game", "&Game"),
        (
            "new",
            "open",
            "save",
            "save_as",
            "",
            "export",
            "devices",
            "",
            "home",
            "settings",
            "sound",
            "",
            "quit",
        ),
    ),
    (msg("window.menu_edit", "&Edit"), ("undo", "redo", "", "mode", "remark")),
    (
        msg("window.menu_view", "&View"),
        (
            "zoom_in",
            "zoom_out",
            "fit",
            "home_shot",
            "",
            "decision",
            "log",
            "timeline",
            "people",
            "",
            "bare",
            "television",
            "wall",
            "full_screen",
            "look",
            "larger",
            "smaller",
            "",
        ),
    ),
    (
        msg("window.menu_teach", "Tea&ch"),
        (
            "desk",
            "",
            "class_quiz",
            "class_vote",
            "class_join",
            "",
            "learn",
            "make_lesson",
            "edit_lesson",
            "handout",
            "",
            "wall",
        ),
    ),
    (msg("window.menu_board", "&Board"), ("scan", "drawn", "", "export")),
    (
        msg("window.menu_timeline", "&Timeline"),
        ("to_start", "step_back", "step_forward", "to_end", "", "what_if", "main_line", "", "slow", "remark"),
    ),
    (
        msg("window.menu_help", "&Help"),
        (
            "rules",
            "search_rules",
            "learn",
            "",
            "aim",
            "guide",
            "hint",
            "opinion",
            "explain",
            "",
            "devices_help",
            "keys",
            "about",
        ),
    ),
)

CHECKABLE = frozenset({"explain", "guide", "bare", "television", "decision", "log", "timeline"})
"""Commands that stay on until they are given again."""


class GameActions(QObject):
    """The commands as actions of a window; connect to `trigger[name].triggered`."""

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self.words = LiveTexts(context.speech, self)
        self.by_name: dict[str, QAction] = {}
        self._icons: dict[str, str] = {}
        for name, label, icon, keys in COMMANDS:
            action = QAction(window)
            action.setObjectName(name)
            self.words.keep(action.setText, label, alone=False)
            if keys is not None:
                action.setShortcut(QKeySequence(keys))
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            self._icons[name] = icon
            action.setCheckable(name in CHECKABLE)
            window.addAction(action)
            self.by_name[name] = action
        self.words.spoken.connect(self._hints)
        context.theme_changed.connect(self.retheme)
        self.retheme()
        self._hints()

    def __getitem__(self, name: str) -> QAction:
        return self.by_name[name]

    def retheme(self) -> None:
        """Icons in the tone of the theme."""
        for name, icon in self._icons.items():
            if icon:
                self.by_name[name].setIcon(self._context.icon(icon))

    def _hints(self) -> None:
        """Tool tips: the words without the mark of the mnemonic, and the keys."""
        for action in self.by_name.values():
            text = action.text().replace("&", "")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(action, f"{text} ({keys})" if keys else text)

    def fill_menu(self, whole: QMenu) -> dict[str, QMenu]:
        """The menu of the game. Its parts are found by the name of their title: `view`, `board`."""
        menus: dict[str, QMenu] = {}
        for title, names in MENUS:
            menu = QMenu(whole)
            self.words.keep(menu.setTitle, title, alone=False)
            for name in names:
                if name:
                    menu.addAction(self.by_name[name])
                else:
                    menu.addSeparator()
            whole.addMenu(menu)
            menus[title.id.removeprefix("window.menu_")] = menu
        return menus
