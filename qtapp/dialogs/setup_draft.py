"""A new game while it is put together: who sits there, and the options. Whatever is changed, it can be started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import api
from engine.api import Message, SetupChoices
from qtapp.dialogs.way import Way

_COLOURS = 5
_CASUAL = 2
"""The level of the computer that somebody meets first: it plays along, and can be beaten."""
_NICKNAMES = ("Ada", "Blaise", "Grace", "Konrad", "Emmy")
"""What computer players are called; they sit at the seats of people."""


class SetupDraft:
    """Wishes are kept even while they cannot be had: with another number of people they may be possible again."""

    def __init__(
        self,
        game: api.Game,
        people: int,
        names: Sequence[str],
        colours: Sequence[int],
        first_game: bool,
        last_time: Mapping[str, int],
        levels: Sequence[int] = (),
    ) -> None:
        """`last_time`: the options of the last game, for people who know it. `levels`: of computers at their seats."""
        self.game = game
        self.people = people
        self.names = [*names, *[""] * _COLOURS][:_COLOURS]
        known = [*dict.fromkeys(colours)]
        self.colours = [*known, *(colour for colour in range(1, _COLOURS + 1) if colour not in known)]
        self.levels = [*levels, *[0] * _COLOURS][:_COLOURS]
        """Of the computer player at each seat of a person; 0: a person."""
        natures = [one.id for one in api.natures(game)] or [""]
        self.natures = [natures[(at - 1) % len(natures)] for at in range(_COLOURS)]
        """What the computer player at each seat likes besides."""
        self.nicknames = [""] * _COLOURS
        """What somebody has called the computers at these seats."""
        self.wants_first_game = first_game
        self.way = Way.ALONE
        """How it is played; `seat_by_way` seats people accordingly."""
        self.usual_level = _CASUAL
        """Of a computer that sits down, if there is no other to go by."""
        self._last_time = dict(last_time)
        self._chosen: dict[str, int] = {}

    # ---- what holds now ------------------------------------------------------------------------------------------

    @property
    def choices(self) -> SetupChoices:
        """What can be chosen with so many people."""
        return SetupChoices(self.game, self.people)

    @property
    def is_first_game(self) -> bool:
        """Is it set up as a first game?"""
        return self.wants_first_game and self.choices.first_game_refusal() is None

    @property
    def settings(self) -> dict[str, int]:
        """The options as the game would begin."""
        return self._settings_for(self.choices)

    def _settings_for(self, choices: SetupChoices) -> dict[str, int]:
        if self.wants_first_game and choices.first_game_refusal() is None:
            fixed = {option.id for option in self.game.options if option.first_game is not None}
            free = {name: value for name, value in self._chosen.items() if name not in fixed}
            return choices.mended(free, choices.for_first_game())
        return choices.mended({**self._last_time, **self._chosen})

    @property
    def persons(self) -> int:
        """How many seats are played by a person."""
        return self.levels[: self.people].count(0)

    def nickname(self, number: int) -> str:
        """What the computer player of a seat is called if nobody calls it otherwise: like nobody else here."""
        seats = range(1, self.people + 1)
        taken = {(self.nicknames if self.levels[at - 1] else self.names)[at - 1].casefold() for at in seats}
        taken |= {self.computer_name(self.people + at + 1).casefold() for at in range(self.computers)}
        free = [name for name in _NICKNAMES if name.casefold() not in taken]
        at = sum(bool(level) for level in self.levels[: number - 1])
        return free[at] if at < len(free) else f"{_NICKNAMES[0]} {number}"

    @property
    def computers(self) -> int:
        """How many seats the game plays."""
        return self.choices.computers(self.settings)

    def questions(self) -> tuple[api.GameOption, ...]:
        """The options that are asked: a first game has answered some."""
        asked = self.choices.options(self.settings)
        return tuple(one for one in asked if one.first_game is None) if self.is_first_game else asked

    def changed_questions(self) -> int:
        """How many of them are not as recommended."""
        settings = self.settings
        return sum(settings[one.id] != one.choices[0].value for one in self.questions())

    def why_not(self, option: str, value: int) -> Message | None:
        """What keeps an option from having a value now."""
        return self.choices.why_not(self.settings, option, value)

    def computer_name(self, number: int) -> str:
        """What a seat is called that the game plays: no two alike, and none like a person. Empty: a person's seat."""
        at = number - self.people - 1
        if at < 0:
            return ""
        taken = {name.casefold() for name in self.names[: self.people]}
        free = [name for name in self.game.computer_names if name.casefold() not in taken]
        return free[at] if at < len(free) else f"{self.game.computer_names[0]} {number}"

    # ---- changes -------------------------------------------------------------------------------------------------

    def choose(self, option: str, value: int) -> None:
        """Another value of an option."""
        self._chosen[option] = value

    def computer_refusal(self) -> Message | None:
        """Why no person's seat can be given to the computer now; None: one can."""
        fewer = SetupChoices(self.game, self.people - 1)
        found = fewer.with_computers(self._settings_for(fewer), self.computers + 1)
        return found if isinstance(found, Message) else None

    def could_have_computer(self) -> bool:
        """Could a seat be given to the computer if the options were others?"""
        fewer = SetupChoices(self.game, self.people - 1)
        if self.people - 1 not in self.game.seat_counts:
            return False
        return isinstance(fewer.with_computers(fewer.recommended(), self.computers + 1), dict)

    def seat_computer(self, number: int) -> None:
        """Give the seat of a person to the computer. Computers sit behind the people."""
        if self.computer_refusal() is None:
            computers = self.computers + 1
            self.levels[number - 1] = 0
            for seats in (self.names, self.nicknames, self.natures):
                seats.insert(self.people - 1, seats.pop(number - 1))
            for seats_ in (self.colours, self.levels):
                seats_.insert(self.people - 1, seats_.pop(number - 1))
            self.people -= 1
            self._count_computers(computers)

    def seat_level(self, number: int, level: int) -> None:
        """Let a computer player of a level answer for a seat; 0: a person, also instead of the game's own player."""
        if number > self.people:
            self.replace_computer()
            number = self.people
        if number <= self.people:
            self.levels[number - 1] = level

    def seat_person(self) -> None:
        """One more person; they take the seat of a computer if there is no other."""
        if self.people + 1 not in self.game.seat_counts:
            return
        computers = self.computers
        self.people += 1
        for many in (computers, computers - 1):
            if many >= 0 and isinstance(self.choices.with_computers(self.settings, many), dict):
                self._count_computers(many)
                return

    def replace_computer(self) -> None:
        """A person in the place of a computer."""
        computers = self.computers
        if self.people + 1 in self.game.seat_counts:
            self.people += 1
            self._count_computers(max(0, computers - 1))

    def can_seat_person(self) -> bool:
        """Is there room for somebody else?"""
        return self.people + 1 in self.game.seat_counts

    def _count_computers(self, many: int) -> None:
        if self.game.computer_option:
            self._chosen[self.game.computer_option] = many

    def swap(self, one: int, other: int) -> None:
        """Two seats change places; both keep name and colour."""
        one, other = one - 1, other - 1
        self.names[one], self.names[other] = self.names[other], self.names[one]
        self.colours[one], self.colours[other] = self.colours[other], self.colours[one]
        self.levels[one], self.levels[other] = self.levels[other], self.levels[one]
        self.nicknames[one], self.nicknames[other] = self.nicknames[other], self.nicknames[one]
        self.natures[one], self.natures[other] = self.natures[other], self.natures[one]

    def recolour(self, number: int) -> None:
        """Take the next colour; whoever has it gets the old one."""
        old = self.colours[number - 1]
        at = self.colours.index(old % _COLOURS + 1)
        self.colours[number - 1], self.colours[at] = self.colours[at], old
