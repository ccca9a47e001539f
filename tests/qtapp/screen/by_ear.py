"""Somebody who sees nothing: hears a reader, presses keys, and chooses by what was said."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import TextIO

from engine.api import Message, msg
from qtapp.i18n.voice import Voice
from qtapp.kit.speak.letters import LETTERS
from qtapp.panels.told.subtitle import GO_ON
from tests.qtapp.screen.virtual import Heard, Reader

_QUIET, _LONGEST, _PATIENCE = 0.5, 30.0, 4
"""Seconds without a word after which somebody answers, and in which something has to come; how often one asks again."""
_ANSWER = re.compile(r"^(\d): (.*)$")
_GAIN = re.compile(r"\+(\d+)")
_MANY = re.compile(r"\b(\d+) (?:lehetőség|Möglichkeit|option)")


class PlayerByEar:
    """Knows the keys that the program tells of, and the words that were heard; nothing else."""

    def __init__(
        self, reader: Reader, press: Callable[..., None], language: str, seed: int, book: TextIO | None = None
    ) -> None:
        self._reader = reader
        self._press_keys = press
        self._chance = random.Random(seed)
        voice = Voice(language)
        say: Callable[[Message], str] = voice.text
        self._go_on = say(GO_ON)
        self._letters = {name: say(letter).lower() for name, letter, _ in LETTERS}
        self._over = say(msg("window.game_is_over", "The game is over."))
        self.transcript: list[str] = []
        self.decisions = 0
        self.keys = 0
        self.book = book

    # ---- hearing and pressing ------------------------------------------------------------------------------------

    def listen(self, quiet: float = _QUIET, longest: float = _LONGEST) -> list[Heard]:
        """What is said until it is quiet; at first it may take longer to come."""
        heard = []
        try:
            heard.append(self._reader.next(longest))
        except TimeoutError:
            return []
        heard += self._reader.calm(quiet)
        for one in heard:
            said = " | ".join(part.strip() for part in (one.words, one.description) if part.strip())
            if said:
                self._note(f"{'' if one.kind == 'news' else f'[{one.role}] '}{said}")
        return [one for one in heard if one.words or one.description]

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.keys += len(keys)
        self._note(f">>> {' '.join(keys)}")
        self._press_keys(*keys)

    def _note(self, line: str) -> None:
        self.transcript.append(line)
        if self.book is not None:
            print(line, file=self.book, flush=True)

    def ask(self, letter: str) -> str:
        """Have something said again, by its letter."""
        self.press(self._letters[letter])
        news = [one.words for one in self.listen(longest=3) if one.kind == "news"]
        return news[-1] if news else ""

    # ---- a game --------------------------------------------------------------------------------------------------

    def play(self, most: int = 2000) -> bool:
        """Play on, so many decisions at most; True: the game is over, as was said."""
        silent, heard = 0, self.listen(quiet=2)
        while self.decisions < most:
            if any(self._over in one.words for one in heard):
                return True
            if heard and self._is_told(heard):
                silent = 0
                self.press("space")
                heard = self.listen()
                continue
            asked = [one for one in heard if one.kind == "focus" and one.role != "panel"]
            if asked or silent:
                done = self._answer(asked[-1] if asked else None)
                silent = 0 if done else silent + 1
            else:
                silent += 1
            assert silent <= _PATIENCE, "nothing more is said:\n" + "\n".join(self.transcript[-40:])
            heard = self.listen(longest=_LONGEST if silent else 6)
        return False

    def end(self) -> str:
        """All that is said of the end of the game."""
        return "\n".join(f"{one.words} {one.description}" for one in self.listen(quiet=3, longest=5)) or "\n".join(
            self.transcript[-6:]
        )

    def _is_told(self, heard: list[Heard]) -> bool:
        """Does the last that was said wait for somebody to go on?"""
        places = [one for one in heard if one.kind == "focus"]
        last = (*places[-1:], heard[-1])
        return any(self._go_on in f"{one.words} {one.description}" for one in last)

    def _answer(self, at: Heard | None) -> bool:
        """Hear the question with its answers, and give one; False: nothing was asked."""
        said = self.ask("question")
        if self._go_on in said:
            self.press("space")
            return True
        answers = dict(self._numbered(said.split("\n")))
        if at is not None and at.role == "check box" and answers:
            return self._tick(at, list(answers))
        if not answers and "+Enter" in said:
            self._share_out(at)
        elif not answers:
            return False
        else:
            self._take(at, answers)
        self.decisions += 1
        return True

    @staticmethod
    def _numbered(lines: list[str]) -> Iterator[tuple[int, str]]:
        number, words = 0, ""
        for line in lines:
            found = _ANSWER.match(line)
            if found is None:
                words += f" {line}"
                continue
            if number:
                yield number, words
            number, words = int(found[1]), found[2]
        if number:
            yield number, words

    def _share_out(self, at: Heard | None) -> None:
        """Amounts or an order as they are proposed; sometimes one more or one less, if that would do too."""
        if at is not None and at.role == "spin button" and self._chance.random() < 0.5:
            key, other = self._chance.choice((("Up", "Down"), ("Down", "Up")))
            self.press(key)
            heard = " ".join(one.words for one in self.listen(longest=3) if one.kind == "news")
            if heard and "+Enter" not in heard:
                self.press(other)
                self.listen(longest=3)
        self.press("ctrl+Return")

    def _take(self, at: Heard | None, answers: dict[int, str]) -> None:
        """What brings most by what was said, or by chance; a long list is walked."""
        many = _MANY.search(at.description if at is not None else "")
        if many is not None and int(many[1]) > max(answers):
            for _ in range(self._chance.randrange(int(many[1]))):
                self.press("Down")
                self.listen(quiet=0.15, longest=2)
            self.press("Return")
            return
        worth = {number: sum(int(n) for n in _GAIN.findall(words)) for number, words in answers.items()}
        best = max(worth.values())
        wanted = [number for number in answers if self._chance.random() < 0.3 or worth[number] == best]
        self.press(str(self._chance.choice(wanted)))

    def _tick(self, at: Heard, numbers: list[int]) -> bool:
        """Tick one after the other until it is said that it would do."""
        self._chance.shuffle(numbers)
        said = at.description
        while "+Enter" not in said:
            if not numbers:
                return False
            self.press(str(numbers.pop()))
            said = " ".join(one.words for one in self.listen(longest=3) if one.kind == "news")
        self.press("ctrl+Return")
        self.decisions += 1
        return True
