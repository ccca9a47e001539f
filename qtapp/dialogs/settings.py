"""The settings: language, appearance, size of text, movement. Everything holds at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.frame import Dialog
from qtapp.i18n import LANGUAGES, complete
from qtapp.i18n.catalogue import catalogue
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.kit.paint.theme import SCALES, SPEEDS, Look
from qtapp.kit.speak.sound import system_back_end
from qtapp.kit.store.told_settings import OTHERS_MOVES
from qtapp.panels.told.motion import speed_words
from qtapp.panels.told.subtitle import HOW


class SettingsDialog(Dialog):
    """Rows of choices."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("settings.settings_title", "Settings"), parent)
        area = ScrollPage()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes from control to control, and it follows
        self._column = area.column
        self._column.setContentsMargins(2, 2, 12, 2)
        self._column.setSpacing(6)
        self.body.addWidget(area, 1)
        theme = context.theme

        languages = [(code, _language_name(code)) for code in LANGUAGES]
        self.language = Segments(self.words, languages, context.speech.language, msg("settings.language", "Language"))
        self.language.chosen.connect(context.set_language)
        self._row(msg("settings.language", "Language"), self.language)
        self._add_second_language(languages)

        looks = (
            (Look.LIGHT, msg("settings.option_light", "Light")),
            (Look.DARK, msg("settings.option_dark", "Dark")),
            (Look.CONTRAST, msg("settings.option_high_contrast", "High contrast")),
        )
        self.look = Segments(self.words, looks, theme.look, msg("settings.appearance", "Appearance"))
        self.look.chosen.connect(lambda look: context.set_theme(context.theme.changed(look=look)))
        self._row(msg("settings.appearance", "Appearance"), self.look)

        sizes = [
            (
                scale,
                msg("settings.option_text_size_percent", "{percent}", percent=LiteralArg(f"{round(scale * 100)} %")),
            )
            for scale in SCALES
        ]
        self.text_size = Segments(self.words, sizes, theme.text_scale, msg("settings.text_size", "Text size"))
        self.text_size.chosen.connect(lambda scale: context.set_theme(context.theme.changed(text_scale=scale)))
        self._row(msg("settings.text_size", "Text size"), self.text_size)

        moves = ((True, msg("settings.option_on", "On")), (False, msg("settings.option_off", "Off")))
        self.animations = Segments(self.words, moves, theme.animations, msg("settings.animation", "Animation"))
        self.animations.chosen.connect(lambda on: context.set_theme(context.theme.changed(animations=on)))
        self._row(msg("settings.animation", "Animation"), self.animations)

        speeds = [
            (speed, msg("settings.option_speed_factor", "{speed}", speed=LiteralArg(f"{speed:g}×"))) for speed in SPEEDS
        ]
        self.speed = Segments(self.words, speeds, theme.speed, msg("settings.speed", "Speed"))
        for speed in SPEEDS:
            self.words.keep(self.speed.button(speed).setText, partial(speed_words, context, speed))
        self.speed.chosen.connect(lambda speed: context.set_theme(context.theme.changed(speed=speed)))
        self._row(msg("settings.slow_motion_speed", "Speed of slow motion"), self.speed)
        ways = (
            (True, msg("settings.option_by_themselves", "By themselves")),
            (False, msg("settings.option_ask_me", "Ask me")),
        )
        obvious = msg("settings.obvious_questions", "Questions with one sensible answer")
        self.obvious = Segments(self.words, ways, context.settings.answers_obvious, obvious)
        self.obvious.chosen.connect(self._answer_obvious)
        self._row(obvious, self.obvious)
        keys = msg("settings.single_keys", "Numbers answer, letters read out")
        self.single_keys = Segments(self.words, moves, context.settings.told.single_keys, keys)
        self.single_keys.chosen.connect(partial(setattr, context.settings.told, "single_keys"))
        self._row(keys, self.single_keys)
        told = [(how, HOW[how]) for how in OTHERS_MOVES]
        self.others_moves = Segments(
            self.words, told, context.settings.told.others_moves, msg("settings.others_moves", "Moves of others")
        )
        self.others_moves.chosen.connect(lambda how: setattr(context.settings.told, "others_moves", how))
        self._row(msg("settings.others_moves", "Moves of others"), self.others_moves)

        flies = (
            ("always", msg("settings.option_camera_always", "Always")),
            ("told", msg("settings.option_camera_told", "Only while something is played")),
            ("off", msg("settings.option_camera_off", "Never")),
        )
        camera = msg("settings.camera_moves", "The camera moves by itself")
        self.camera = Segments(self.words, flies, context.settings.told.camera, camera)
        self.camera.chosen.connect(partial(setattr, context.settings.told, "camera"))
        self._row(camera, self.camera)

        hints = (
            ("on", msg("settings.option_on", "On")),
            ("counted", msg("settings.option_hints_counted", "Counted")),
            ("off", msg("settings.option_off", "Off")),
        )
        self.hints = Segments(self.words, hints, context.settings.told.hints, msg("settings.hints", "Hints (F4)"))
        self.hints.chosen.connect(partial(setattr, context.settings.told, "hints"))
        self._row(msg("settings.hints", "Hints (F4)"), self.hints)

        sure = msg("settings.are_you_sure", "“Are you sure?” before mistakes")
        self.sure = Segments(self.words, moves, context.settings.told.asks_if_sure, sure)
        self.sure.chosen.connect(lambda on: setattr(context.settings.told, "asks_if_sure", on))
        self._row(sure, self.sure)

        self.waits = Segments(
            self.words,
            moves,
            context.settings.told.waits_before_hand_over,
            msg("settings.wait_before_hand_over", "3 seconds to take back before the next person"),
        )
        self.waits.chosen.connect(lambda on: setattr(context.settings.told, "waits_before_hand_over", on))
        self._row(msg("settings.wait_before_hand_over", "3 seconds to take back before the next person"), self.waits)
        loud = (
            ("off", msg("settings.option_sound_off", "Off")),
            ("quiet", msg("settings.option_sound_quiet", "Quiet")),
            ("normal", msg("settings.option_sound_normal", "Normal")),
        )
        self.sound = Segments(self.words, loud, context.settings.told.sound, msg("settings.sound", "Sound"))
        self.sound.chosen.connect(lambda how: setattr(context.settings.told, "sound", how))
        self._row(msg("settings.sound", "Sound"), self.sound)
        if system_back_end() is None:
            self.silent = WrapLabel("hint")
            self.words.text(
                self.silent, msg("settings.no_way_to_play_sound", "This computer offers no way to play sounds.")
            )
            self._column.addWidget(self.silent)
            self.sound.setEnabled(False)
        self._column.addStretch(1)
        self.about = self.button(msg("window.about_title", "About Társas"), lambda: AboutDialog(context, self).open())
        self.close_button()
        self.fit(520, 560)

    def _add_second_language(self, languages: list[tuple[str, Message]]) -> None:
        """Any language but the first."""
        name = msg("settings.second_language", "Second language, in small letters in lessons and in the log")
        none = ("", msg("settings.option_no_second_language", "None"))
        self.beside = Segments(self.words, [none, *languages], "", name)
        self.beside.chosen.connect(self.context.set_language_beside)
        self._row(name, self.beside)
        self.words.spoken.connect(self._offer_second_languages)
        self._offer_second_languages()

    def _offer_second_languages(self) -> None:
        first, second = self.context.speech.language, self.context.speech.beside
        self.beside.set_value("" if second == first else second)
        for code in LANGUAGES:
            self.beside.offer(code, code != first)

    def _answer_obvious(self, on: bool) -> None:
        self.context.settings.answers_obvious = on

    def _row(self, label: Message, control: QWidget) -> None:
        heading = WrapLabel("strong")
        self.words.text(heading, label)
        self._column.addWidget(heading)
        row = QHBoxLayout()
        row.addWidget(control)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addSpacing(6)


def _language_name(code: str) -> Message:
    """What a language calls itself; one that is still being translated says how far it is."""
    name = LiteralArg(LANGUAGES[code])
    if code in complete():
        return msg("settings.option_language_name", "{name}", name=name)
    done = int(catalogue(code).share * 100)
    return msg("settings.option_language_in_part", "{name} ({percent}%)", name=name, percent=done)
