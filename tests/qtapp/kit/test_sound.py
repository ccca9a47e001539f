"""Sounds: made by code, played by whatever the system has, never twice at once, and off when they are off."""

from __future__ import annotations

import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.sound import ProcessBackEnd, PulseBackEnd, SoundPlayer, find_back_end
from qtapp.kit.speak.sound_waves import HEAD, RATE, Sound, wav_of
from qtapp.kit.speak.windows_sound import WindowsBackEnd
from qtapp.windows.game.sounds import EVENTS, Sounds
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press


class FakeBackEnd:
    """Writes down what it is asked to play."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, file: Path) -> bool:
        self.played.append(file.name)
        return True


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_a_short_file_that_does_not_click(sound: Sound) -> None:
    with wave.open(BytesIO(wav_of(sound, 0.4))) as read:
        assert (read.getnchannels(), read.getsampwidth(), read.getframerate()) == (1, 2, RATE)
        assert 0.05 < read.getnframes() / RATE < 3
        data = read.readframes(read.getnframes())
    points = [int.from_bytes(data[at : at + 2], "little", signed=True) for at in range(0, len(data), 2)]
    assert points[0] == 0 and abs(points[-1]) < 40
    assert 0.39 * 16384 <= max(map(abs, points)) <= 0.41 * 16384


def test_the_waves_are_the_same_every_time() -> None:
    assert wav_of(Sound.SHUFFLED, 1.0) == wav_of(Sound.SHUFFLED, 1.0)


def test_the_first_way_that_the_system_has_is_taken() -> None:
    asked: list[str] = []

    def none(name: str) -> str | None:
        asked.append(name)
        return None

    assert isinstance(find_back_end("win32", none, none), WindowsBackEnd)
    assert isinstance(find_back_end("darwin", lambda name: f"/usr/bin/{name}", none), ProcessBackEnd)
    asked.clear()
    assert find_back_end("linux", none, none) is None
    assert asked == ["pw-play", "paplay", "aplay", "pulse-simple"]
    assert find_back_end("darwin", none, lambda _: "libpulse-simple.so.0") is None
    assert not isinstance(find_back_end("linux", none, lambda _: "no-such-library.so"), PulseBackEnd)


def test_on_windows_a_new_sound_ends_none_that_is_heard(tmp_path: Path) -> None:
    clock = [10.0]
    orders: list[str] = []
    alone: list[Path] = []
    file = tmp_path / "coins-40.wav"
    file.write_bytes(bytes(HEAD + RATE))  # half a second

    def order(said: str) -> bool:
        orders.append(said)
        return True

    back_end = WindowsBackEnd(order, alone.append, lambda: clock[0])
    assert back_end.play(file) and back_end.play(file) and not back_end.play(file)
    opened = [f'open "{file}" type waveaudio alias tarsas{number}' for number in (0, 1)]
    assert orders == [opened[0], "play tarsas0", opened[1], "play tarsas1"]
    clock[0] = 10.6
    assert back_end.play(file) and orders[4:] == ["close tarsas0", opened[0], "play tarsas0"]
    assert alone == []


def test_where_the_player_of_windows_takes_no_file_the_simple_way_is_left(tmp_path: Path) -> None:
    alone: list[Path] = []
    file = tmp_path / "coins-40.wav"
    file.write_bytes(bytes(HEAD + RATE))
    back_end = WindowsBackEnd(lambda _: False, alone.append, lambda: 0.0)
    assert back_end.play(file) and back_end.play(file) and alone == [file, file]


def test_what_is_missing_is_made_in_the_background_and_heard_the_next_time(context: AppContext, tmp_path: Path) -> None:
    back_end, clock = FakeBackEnd(), [0.0]
    player = SoundPlayer(context, back_end, tmp_path, lambda: clock[0])
    assert not player.play(Sound.COINS)
    assert context.background.settle(20)
    assert player.play(Sound.COINS) and back_end.played == ["coins-40.wav"]
    assert not player.play(Sound.COINS), "not twice in one breath"
    clock[0] += 0.1
    context.settings.told.sound = "normal"
    player.prepare()
    assert context.background.settle(60)
    assert player.play(Sound.COINS) and player.play(Sound.WATER, soft=True)
    assert back_end.played[1:] == ["coins-100.wav", "water_flows-50.wav"]
    clock[0] += 0.1
    context.settings.told.sound = "off"
    assert not player.play(Sound.COINS) and len(back_end.played) == 3


def test_without_a_way_to_be_heard_nothing_is_made(context: AppContext, tmp_path: Path) -> None:
    player = SoundPlayer(context, None, tmp_path / "cache")
    player.prepare()
    assert not player.available and not player.play(Sound.COINS) and not (tmp_path / "cache").exists()


class FakePlayer(SoundPlayer):
    """Writes down what is wanted."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, None)
        self.wanted: list[tuple[Sound, bool]] = []

    def play(self, sound: Sound, *, soft: bool = False) -> bool:
        self.wanted.append((sound, soft))
        return True


def test_every_event_of_the_table_has_its_sound(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 0)
    game = shell.game
    assert game is not None
    player = FakePlayer(shell.context)
    sounds = Sounds(shell.context, game.client, game.page.view, game.told, player)
    game.client.questions.answer(game.client.questions.options()[0].answer)
    assert (Sound.CARD_LAID, False) in player.wanted, "a card was laid"
    player.wanted.clear()
    game.client.history.undo(1)
    assert player.wanted == [(Sound.TAKEN_BACK, False)]
    player.wanted.clear()
    assert shell.curtain is not None
    shell.curtain.take_down()
    game.client.set_viewer(1)
    game.client.questions.refuse(sorted(game.client.questions.grabs())[0], "city.0.0")
    assert player.wanted == [(Sound.REFUSED, False)]
    player.wanted.clear()
    for event, sound in EVENTS.items():
        sounds.event_happens(event)
        assert player.wanted.pop() == (sound, False)
    words = api.msg("told.what_happened_banner", "What happened")
    beat = api.Beat(1, 0, api.NoteClass.PHASE, api.remark_beat(1, words).note, (), ())
    game.told.beat_shown.emit(beat)
    assert player.wanted == [(Sound.NEW_ROUND, True)], "in a replay at half loudness"


def test_one_key_turns_the_sound_off_and_on(table: Callable[..., MainWindow]) -> None:
    shell = table(1, 0)
    settings = shell.context.settings.told
    settings.sound = "normal"
    press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert settings.sound == "off"
    press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert settings.sound == "normal"
