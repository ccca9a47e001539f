"""Draws composed texts at random for readers: `python -m tools.i18n.drawn --seed 1 --language hu OUT`.

Bots play all games, and a numbered list is written of what people were told: each text with its kind, its game, its
message and the English. What one seed draws is fresh to whoever has read what another one drew: games, options and the
draw depend on it. Of each kind texts of different messages come first, then of different games; texts that differ only
in numbers or in names of people count as one.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from engine import api
from qtapp.i18n import complete
from qtapp.i18n.languages import SOURCE
from qtapp.i18n.voice import Voice
from tools.i18n.played import CARDS, SITTERS, TableNames, tell_cards, tell_game
from tools.i18n.taught import Say, drill_texts, lesson_texts, tell_quiz

MOST = 26
GAMES = 4
"""So many games of each are played."""
QUESTIONS = 8
"""So many questions to a class are made of each game."""
_CUT_OFF = 90
"""Every third game ends after so many questions: then free hands find a table in the middle of a game."""
_SHOWN_AS = {
    CARDS: "cards",
    "questions": "decisions",
    "options": "decisions",
    "repairs": "tidy-up",
    "phone labels": "phones",
    "quiz answers": "quiz",
}
"""What readers get as another kind than the checker."""
_ALONE = frozenset({"options", "repairs", "hints", "end page", "phone labels", "quiz", "quiz answers"})
"""Kinds that stand on buttons and in lists: they begin with a capital letter there."""
_PEOPLE = re.compile("|".join(SITTERS))


@dataclass(frozen=True, slots=True)
class ReadText:
    """One text as it is read."""

    kind: str
    game: str
    id: str
    """The message, and the first one within it."""
    english: str
    text: str

    @property
    def outer(self) -> str:
        """The message without what is within it."""
        return self.id.partition(" ")[0]

    @property
    def shape(self) -> str:
        """Without numbers and people."""
        return re.sub(r"\d+", "#", _PEOPLE.sub("@", self.text))


@dataclass
class Gathered:
    """All different texts of one language."""

    language: str
    texts: dict[str, dict[str, ReadText]] = field(default_factory=dict)
    """By kind and text."""

    def add(self, kind: str, game: str, id_: str, say: Say) -> None:
        """Take a text, unless it is known."""
        text = say(self.language)
        known = self.texts.setdefault(kind, {})
        if text and text not in known:
            known[text] = ReadText(kind, game, id_, say(SOURCE), text)

    def hear(self, kind: str, message: api.Message, names: TableNames) -> None:
        """Take a message as it is told at a table."""

        def say(language: str) -> str:
            voice = Voice(language)
            return (voice.label if kind in _ALONE else voice.text)(message, names)

        self.add(_SHOWN_AS.get(kind, kind), names.game.id, _ids_of(message), say)

    def draw(self, seed: int, most: int = MOST) -> list[ReadText]:
        """So many of each kind, one kind after the other; the same seed draws the same ones."""
        dice = random.Random(f"{seed} {self.language}")
        drawn: list[ReadText] = []
        for kind in sorted(self.texts):
            known = {one.shape for one in drawn}
            left = [one for one in self.texts[kind].values() if one.shape not in known]
            drawn += _spread(left, most, dice)
        return drawn


def _spread(texts: Iterable[ReadText], most: int, dice: random.Random) -> list[ReadText]:
    """The most different ones: of messages, then of messages within them, then of games that came least."""
    left = list(texts)
    dice.shuffle(left)
    counts: list[Callable[[ReadText], str]] = [lambda one: one.outer, lambda one: one.id, lambda one: one.game]
    seen = [Counter[str]() for _ in counts]
    drawn: list[ReadText] = []
    while left and len(drawn) < most:
        best = min(left, key=lambda one: [found[key(one)] for found, key in zip(seen, counts, strict=True)])
        drawn.append(best)
        left = [one for one in left if one.shape != best.shape]
        for found, key in zip(seen, counts, strict=True):
            found[key(best)] += 1
    return drawn


def _ids_of(message: api.Message) -> str:
    """The message, and the first one within it that is no name."""
    inner = [arg for _, arg in message.args if isinstance(arg, api.Message)]
    said = next((one.id for one in inner if not one.context.startswith("names/")), "")
    return f"{message.id} {said}".strip()


def gather(seed: int, languages: Iterable[str], games: int = GAMES, questions: int = QUESTIONS) -> list[Gathered]:
    """Let bots play so many of each game, with options drawn by the seed, and hear all that is told."""
    found = [Gathered(language) for language in languages]

    def told(kind: str, message: api.Message, names: TableNames) -> None:
        for one in found:
            one.hear(kind, message, names)

    def taught(kind: str, game: str, texts: Iterable[tuple[str, Say]]) -> None:
        for id_, say in texts:
            for one in found:
                one.add(kind, game, id_, say)

    for game in api.GAMES:
        for number in range(games):
            at = seed + number
            settings = _drawn_settings(game, at)
            tell_cards(game, told, settings if number else None)
            bot = api.GreedyBot(at) if number % 2 else None
            tell_game(game, at, told, _CUT_OFF if number % 3 == 2 else 100_000, settings, bot)
            _say_progress(game, number, found)
        tell_quiz(game, seed, told, questions)
        taught("drills", game, drill_texts(game, seed))
        taught("lessons", game, lesson_texts(game))
        _say_progress(game, games, found)
    return found


def _say_progress(game: str, number: int, found: list[Gathered]) -> None:
    known = ", ".join(f"{kind} {len(texts)}" for kind, texts in sorted(found[0].texts.items()))
    print(f"{game} {number}: {known}", file=sys.stderr, flush=True)


def _drawn_settings(game: str, seed: int) -> dict[str, int]:
    """Options by chance, as far as they fit together."""
    counts = api.GAMES[game].seat_counts
    choices = api.SetupChoices(api.GAMES[game], counts[seed % len(counts)])
    dice = random.Random(f"{seed} {game}")
    usual = choices.recommended()
    options = choices.options(usual)
    return choices.mended({one.id: dice.choice(choices.choices(one)).value for one in options}, usual)


def written(texts: Iterable[ReadText]) -> str:
    """The numbered list."""
    lines: list[str] = []
    for number, one in enumerate(texts, 1):
        lines += [
            f"{number}. [{one.kind}] {one.game} · {one.id}",
            f"   en: {_flat(one.english)}",
            f"   {_flat(one.text)}",
            "",
        ]
    return "\n".join(lines)


def _flat(text: str) -> str:
    return " / ".join(text.split("\n"))


def main(arguments: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.i18n.drawn", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="games and draw depend on it")
    parser.add_argument("--most", type=int, default=MOST, help="texts of each kind")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each that are played")
    parser.add_argument(
        "--language", choices=complete(), action="append", help="several times for several; else all but English"
    )
    parser.add_argument("out", type=Path, help="the file; with several languages `-hu` and so on is added to its name")
    wanted = parser.parse_args(arguments)
    languages = wanted.language or [one for one in complete() if one != SOURCE]
    for one in gather(wanted.seed, languages, wanted.games):
        name = wanted.out if len(languages) == 1 else wanted.out.with_stem(f"{wanted.out.stem}-{one.language}")
        drawn = one.draw(wanted.seed, wanted.most)
        name.write_text(written(drawn), "utf-8")
        print(
            f"{name}: {len(drawn)} texts; "
            + ", ".join(f"{kind} {n}" for kind, n in Counter(text.kind for text in drawn).items())
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
