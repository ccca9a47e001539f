"""A language without Qt writes what Qt writes."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale

from qtapp.i18n import LANGUAGES, Localizer, Voice
from qtapp.i18n.languages import language_of
from tests.house.source import ROOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_system_writes_them(language: str) -> None:
    voice, locale = Voice(language), QLocale(language_of(language).locale)
    for n in (0, 7, -7, 999, 1000, -1234, 9999, 10_000, 123_456, -1_234_567):
        assert voice.number(n) == locale.toString(n).replace("-", "−")
    assert Localizer(language).number(-12_345) == voice.number(-12_345)


def test_looker_and_voice_need_no_screen() -> None:
    code = (
        "import sys, types; sys.modules['PySide6'] = None\n"  # whoever asks for it fails
        "pack = types.ModuleType('qtapp.i18n'); pack.__path__ = ['qtapp/i18n']; sys.modules['qtapp.i18n'] = pack\n"
        "from qtapp.i18n.voice import Voice; from qtapp.session.looker import SeatLooker; from engine import api\n"
        "session = api.new_session('ginkgopolis', 2, seed=1); looker = SeatLooker(session, 1)\n"
        "print(Voice('hu').text(looker.questions.pending().question.text, looker.names))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(".")
