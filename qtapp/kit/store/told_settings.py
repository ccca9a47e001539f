"""What is remembered of being told: how moves of others are played, the pause before a hand-over, keys, sounds."""

from __future__ import annotations

from PySide6.QtCore import QSettings

OTHERS_MOVES = ("short", "full", "steps", "off")
LOUDNESS = ("off", "quiet", "normal")
CAMERA = ("always", "told", "off")
HINTS = ("on", "counted", "off")


class ToldSettings:
    """A part of the settings; everything read is checked."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def others_moves(self) -> str:
        """How what others did is played: short, full, steps (each waits for a key) or off; nobody has chosen: short."""
        return self._chosen_moves() or OTHERS_MOVES[0]

    @others_moves.setter
    def others_moves(self, how: str) -> None:
        self._store.setValue("told/others_moves", how)

    def others_moves_for(self, was_finished: bool, *, is_read_out: bool = False) -> str:
        """The same for a game of a kind that was finished before, or never: a first one is told in full. What is read
        out by a screen reader goes step by step: how long that takes only its listener knows.
        """
        return self._chosen_moves() or ("steps" if is_read_out else "short" if was_finished else "full")

    def _chosen_moves(self) -> str:
        chosen = self._store.value("told/others_moves")
        return chosen if isinstance(chosen, str) and chosen in OTHERS_MOVES else ""

    @property
    def waits_before_hand_over(self) -> bool:
        """Has the one who moved a moment to take it back before the next person is called?"""
        return self._store.value("told/wait_before_hand_over") not in ("false", False)

    @waits_before_hand_over.setter
    def waits_before_hand_over(self, waits: bool) -> None:
        self._store.setValue("told/wait_before_hand_over", waits)

    @property
    def camera(self) -> str:
        """Does the camera move by itself: always, told (only while something is played) or off?"""
        chosen = self._store.value("told/camera")
        return chosen if isinstance(chosen, str) and chosen in CAMERA else CAMERA[0]

    @camera.setter
    def camera(self, how: str) -> None:
        self._store.setValue("told/camera", how)

    @property
    def hints(self) -> str:
        """Are there hints: on, counted or off?"""
        chosen = self._store.value("told/hints")
        return chosen if isinstance(chosen, str) and chosen in HINTS else HINTS[0]

    @hints.setter
    def hints(self, how: str) -> None:
        self._store.setValue("told/hints", how)

    @property
    def asks_if_sure(self) -> bool:
        """Is a learner asked once more before an answer that is surely worse?"""
        return self._store.value("told/asks_if_sure") in ("true", True)

    @asks_if_sure.setter
    def asks_if_sure(self, asks: bool) -> None:
        self._store.setValue("told/asks_if_sure", asks)

    @property
    def single_keys(self) -> bool:
        """Do numbers answer and letters read out without another key? Who speaks to the computer may not want that."""
        return self._store.value("told/single_keys") not in ("false", False)

    @single_keys.setter
    def single_keys(self, on: bool) -> None:
        self._store.setValue("told/single_keys", on)

    @property
    def sound(self) -> str:
        """How loud: off, quiet or normal."""
        chosen = self._store.value("sound/loudness")
        return chosen if isinstance(chosen, str) and chosen in LOUDNESS else "quiet"

    @sound.setter
    def sound(self, loudness: str) -> None:
        self._store.setValue("sound/loudness", loudness)
