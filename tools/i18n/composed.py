"""Reads what the program composes: `python -m tools.i18n.composed [GAMES]` renders every card, and of so many seeded
games all that people are told, asked, refused, advised and shown at the end, in every complete language; it counts
flawed texts, and forms that were asked for and are not there.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import api
from qtapp.i18n import complete
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.languages import SOURCE
from qtapp.i18n.nouns import kind_of_title
from qtapp.i18n.render import Renderer
from tools.i18n.flaws import flaws_of
from tools.i18n.played import CARDS, MANY, TableNames, Thoughts, tell_cards, tell_game
from tools.i18n.told_flaws import TableWords, told_flaws

LANGUAGES = complete()
ALLOWED = 0.01
"""The share of texts that may have a flaw, in each language."""
ALLOWED_OF_A_KIND = 0.04
"""The same of each kind of texts."""
_ENOUGH = 50
"""So many texts of a kind say something about their share."""
MAY_STAND = {"hints": ("colon crutch",), "by itself": ("colon crutch",), "refusals": ("colon crutch",)}
"""Classes of flaws that are none in some kinds: “Look here: …”."""


@dataclass
class Reading:
    """Every different text of each kind and language, with its flaws."""

    texts: dict[str, dict[str, dict[str, tuple[str, ...]]]] = field(
        default_factory=lambda: {language: defaultdict(dict) for language in LANGUAGES}
    )
    missing: dict[str, Counter[str]] = field(default_factory=lambda: {language: Counter() for language in LANGUAGES})
    """Forms that a wording asked for and no catalogue has: by language, how often each."""
    _words: dict[tuple[str, str, int], TableWords] = field(default_factory=dict)

    def read(self, kind: str, message: api.Message, names: TableNames) -> None:
        """Render a message in every language and look at it."""
        for language, found in self.texts.items():
            lacking = self.missing[language]

            def note(id_: str, form: str, lacking: Counter[str] = lacking) -> None:
                lacking[f"{id_}@{form}"] += 1

            text = Renderer(catalogue(language), str, names, note).text(message)
            if text in found[kind]:
                continue
            flaws = list(flaws_of(text, language, kind == CARDS))
            if kind != CARDS and language != SOURCE:
                flaws += told_flaws(text, language, kind, self._words_of(names, language))
            found[kind][text] = tuple(flaw for flaw in flaws if flaw not in MAY_STAND.get(kind, ()))

    def _words_of(self, names: TableNames, language: str) -> TableWords:
        key = names.game.id, language, len(names.people)
        if key not in self._words:
            self._words[key] = table_words(names, language)
        return self._words[key]

    def count(self, language: str, *kinds: str) -> tuple[int, int]:
        """How many different texts there are, and how many have a flaw."""
        looked_at = [flaws for kind, texts in self.texts[language].items() if kind in kinds for flaws in texts.values()]
        return len(looked_at), sum(bool(flaws) for flaws in looked_at)

    def share(self, language: str) -> float:
        """The share of all texts of a language that have a flaw."""
        whole, flawed = self.count(language, *self.texts[language])
        return flawed / max(1, whole)

    def bad_kinds(self, language: str) -> list[str]:
        """The kinds of which too many texts have a flaw."""
        counts = {kind: self.count(language, kind) for kind in self.texts[language]}
        return [kind for kind, (whole, flawed) in counts.items() if flawed > ALLOWED_OF_A_KIND * max(whole, _ENOUGH)]

    def flawed(self, language: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Kind, text and flaws of each text that has some."""
        for kind, texts in self.texts[language].items():
            yield from ((kind, text, flaws) for text, flaws in texts.items() if flaws)

    def is_good(self) -> bool:
        """Is everything within its limits?"""
        return all(
            self.share(language) <= ALLOWED and not self.bad_kinds(language) and not self.missing[language]
            for language in LANGUAGES
        )


def table_words(names: TableNames, language: str) -> TableWords:
    """What people and things of a table are called."""
    renderer = Renderer(catalogue(language), str, names)
    titles, things = set(), set()
    for piece in names.pieces():
        name = names.piece_name(piece)
        if name is None:
            continue
        if kind_of_title(name.key) and _is_from_data(name):
            titles.add(renderer.text(name))
        elif kind_of_title(name.key):
            continue  # persons and companies are called by their names
        elif not any(isinstance(arg, api.SeatArg) for _, arg in name.args):
            things.add(renderer.text(name))
    return TableWords(names.people, frozenset(titles), frozenset(things))


def _is_from_data(name: api.Message) -> bool:
    inner = [arg for _, arg in name.args if isinstance(arg, api.Message)]
    return any(one.context.startswith("names/") for one in (name, *inner))


def read_cards(game: str, reading: Reading, settings: dict[str, int] | None = None) -> None:
    """Everything that is printed on the pieces of a game."""
    tell_cards(game, reading.read, settings)


def read_all(games: int, most: int = 100_000, thoughts: Thoughts = MANY) -> Reading:
    """Every card of every game, and so many games, one kind after the other."""
    reading = Reading()
    for game in api.GAMES:
        read_cards(game, reading)
    for number in range(games):
        tell_game(list(api.GAMES)[number % len(api.GAMES)], number, reading.read, most, thoughts=thoughts)
    return reading


def report(reading: Reading, shown: int = 12) -> str:
    """The figures of each language, and the first texts with a flaw."""
    lines = []
    for language in LANGUAGES:
        kinds = reading.texts[language]
        whole, flawed = reading.count(language, *kinds)
        parts = ", ".join("{} {}/{}".format(kind, *reversed(reading.count(language, kind))) for kind in sorted(kinds))
        lines.append(
            f"{language}: {flawed} of {whole} composed texts have a flaw ({flawed / max(1, whole):.1%}); {parts}"
        )
        classes = Counter(flaw for _, _, flaws in reading.flawed(language) for flaw in flaws)
        lines += [f"    {name}: {n}" for name, n in classes.most_common()]
        lines += [
            f"    – {kind}: {text}  [{', '.join(flaws)}]"
            for kind, text, flaws in list(reading.flawed(language))[:shown]
        ]
        lines += [f"    no such form: {name} ({n} times)" for name, n in reading.missing[language].most_common()]
        lines += [f"    too many of this kind: {kind}" for kind in reading.bad_kinds(language)]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """The command line."""
    reading = read_all(int(arguments[0]) if arguments else 200)
    print(report(reading))
    return 0 if reading.is_good() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
