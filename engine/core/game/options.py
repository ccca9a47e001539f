"""What is chosen before a game begins: who sits there, the options, and what excludes what.

A value that cannot be had together with the others is never taken: whoever asks hears why before they choose it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game.game import Game, GameOption, OptionValue
from engine.core.messages.message import Message, msg

_NO_SUCH_SEATS = msg("setup.no_such_seats", "This game cannot be played with so many people.")
_NO_COMPUTER = msg("setup.no_computer_seat", "With so many people there is no computer player in this game.")


def plays_seats(game: Game) -> bool:
    """Is there any number of people with which the game plays a seat itself?"""
    return any(SetupChoices(game, people).computer_counts() != (0,) for people in game.seat_counts)


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """The options of a game for so many people. Settings that are given out always fit together."""

    game: Game
    people: int

    def options(self, settings: Mapping[str, int]) -> tuple[GameOption, ...]:
        """What is still asked: options that exist here and leave a choice, without the number of computers."""
        return tuple(
            option
            for option in self._existing()
            if option.id != self.game.computer_option
            and not (option.only_with_computers and not self.computers(settings))
            and len(self.choices(option)) > 1
        )

    def choices(self, option: GameOption) -> tuple[OptionValue, ...]:
        """The values that can be had at all, with everything else as recommended."""
        usual = self.recommended()
        return tuple(one for one in option.choices if not self._refusals({**usual, option.id: one.value}))

    def recommended(self) -> dict[str, int]:
        """Every option as it is usual."""
        return {option.id: option.choices[0].value for option in self._existing()}

    def for_first_game(self) -> dict[str, int]:
        """Every option as it suits people who play for the first time."""
        return {
            option.id: option.choices[0].value if option.first_game is None else option.first_game
            for option in self._existing()
        }

    def first_game_refusal(self) -> Message | None:
        """Why there is no first game for so many people; None: there is."""
        return self._first_refusal(self.for_first_game())

    def why_not(self, settings: Mapping[str, int], option: str, value: int) -> Message | None:
        """What keeps a value from being chosen while the others are as they are; None: nothing."""
        return self._first_refusal({**settings, option: value})

    def mended(self, settings: Mapping[str, int], usual: Mapping[str, int] | None = None) -> dict[str, int]:
        """Settings of another evening or another number of people, as far as they can be had here.

        What does not fit becomes as it is in `usual` (without: as recommended).
        """
        base = self.recommended() if usual is None else dict(usual)
        mended = dict(base)
        for option in self._existing():
            value = settings.get(option.id)
            if value in [one.value for one in option.choices]:
                trial = {**mended, option.id: int(settings[option.id])}
                if not self._refusals(trial):
                    mended = trial
        return mended

    # ---- seats that the game plays itself ------------------------------------------------------------------------

    def computers(self, settings: Mapping[str, int]) -> int:
        """How many seats the game plays with these settings."""
        return len(self.game.computer_seats(self.people, {**settings, "people": self.people}))

    def computer_counts(self) -> tuple[int, ...]:
        """How many seats the game may play here, whatever the other options are."""
        usual = self.recommended()
        choices = [one.value for one in self._computer_choices()]
        trials = [{**usual, self.game.computer_option: number} for number in choices] or [usual]
        return tuple(sorted({self.computers(trial) for trial in trials if not self._refusals(trial)}))

    def with_computers(self, settings: Mapping[str, int], computers: int) -> dict[str, int] | Message:
        """The same settings with so many seats for the game, or why not."""
        if self.people not in self.game.seat_counts:
            return _NO_SUCH_SEATS
        trial = {option.id: settings.get(option.id, option.choices[0].value) for option in self._existing()}
        if computers in [one.value for one in self._computer_choices()]:
            trial[self.game.computer_option] = computers
        refusal = self._first_refusal(trial)
        if refusal is not None:
            return refusal
        return trial if self.computers(trial) == computers else _NO_COMPUTER

    # ---- within --------------------------------------------------------------------------------------------------

    def _existing(self) -> list[GameOption]:
        return [option for option in self.game.options if not option.seats or self.people in option.seats]

    def _computer_choices(self) -> tuple[OptionValue, ...]:
        return next((one.choices for one in self._existing() if one.id == self.game.computer_option), ())

    def _refusals(self, settings: Mapping[str, int]) -> bool:
        return bool(self.game.setup_errors(self.people, settings))

    def _first_refusal(self, settings: Mapping[str, int]) -> Message | None:
        found = self.game.setup_errors(self.people, settings)
        return found[0].message if found else None
