"""Reads what the program composes: `python -m tools.i18n.composed [GAMES]` renders every card, and the log, options,
questions, refusals and findings of so many seeded games, in every language, and counts texts with a flaw.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import api
from qtapp.i18n import complete
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.render import Renderer
from tools.i18n.flaws import flaws_of

LANGUAGES = complete()
CARDS = "cards"
ALLOWED = 0.01
"""The share of texts that may have a flaw, in each language."""
_SITTERS = ("", "Anna", "Bence", "Csilla", "Dóra", "Emil")
_OPTIONS_SHOWN = 8
_ACTS = 14


class TableNames:
    """What is on a table by its names, with all cards known."""

    def __init__(self, session: api.Session) -> None:
        self.game, self._table = session.game, session.table

    def seat_name(self, seat: int) -> str:
        """A made-up name."""
        return _SITTERS[seat] if seat < len(_SITTERS) else ""

    def piece_name(self, piece: str) -> api.Message | None:
        """As its game calls it."""
        return self.game.piece_name(self._table, piece) if piece in self._table.pieces else None

    def place_name(self, place: str) -> api.Message | None:
        """As its game calls it."""
        return self.game.place_name(self._table, place) if self._table.has_place(place) else None


@dataclass
class Reading:
    """Every different text of each kind and language, with its flaws."""

    texts: dict[str, dict[str, dict[str, tuple[str, ...]]]] = field(
        default_factory=lambda: {language: defaultdict(dict) for language in LANGUAGES}
    )

    def read(self, kind: str, message: api.Message, names: TableNames) -> None:
        """Render a message in every language and look at it."""
        for language, found in self.texts.items():
            text = Renderer(catalogue(language), str, names).text(message)
            if text not in found[kind]:
                found[kind][text] = tuple(flaws_of(text, language, kind == CARDS))

    def count(self, language: str, *kinds: str) -> tuple[int, int]:
        """How many different texts there are, and how many have a flaw."""
        looked_at = [flaws for kind, texts in self.texts[language].items() if kind in kinds for flaws in texts.values()]
        return len(looked_at), sum(bool(flaws) for flaws in looked_at)

    def share(self, language: str) -> float:
        """The share of all texts of a language that have a flaw."""
        whole, flawed = self.count(language, *self.texts[language])
        return flawed / max(1, whole)

    def flawed(self, language: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Kind, text and flaws of each text that has some."""
        for kind, texts in self.texts[language].items():
            yield from ((kind, text, flaws) for text, flaws in texts.items() if flaws)


def read_cards(game: str, reading: Reading, settings: dict[str, int] | None = None) -> None:
    """Everything that is printed on the pieces of a game."""
    session = api.new_session(game, max(api.GAMES[game].seat_counts), seed=3, settings=settings)
    names = TableNames(session)
    for piece in session.table.pieces:
        for message in session.game.piece_text(session.table, piece):
            reading.read(CARDS, message, names)


def read_game(game: str, seed: int, reading: Reading, most: int = 100_000) -> None:
    """One game of players who try everything: what they are asked, may do and may not, and what is told."""
    counts = api.GAMES[game].seat_counts
    session = api.new_session(game, counts[seed % len(counts)], seed=seed)
    bot, dice, names = api.RandomBot(seed), api.RandomStream(seed, "reader", 0), TableNames(session)
    pieces = list(session.table.pieces)
    for _ in range(most):
        pending = session.first_pending()
        if pending is None:
            break
        reading.read("questions", pending.question.text, names)
        answers = session.options(pending)
        for answer in answers[:_OPTIONS_SHOWN]:
            reading.read("options", pending.frame.label(session.table, answer), names)
        for refusal in session.explain_drag(
            pending.question.seat, dice.choice(pieces), dice.choice(list(session.table.places))
        ):
            reading.read("refusals", refusal.whole, names)
        entry = session.answer(pending, bot.choose_answer(session, pending))
        if isinstance(entry, api.HistoryEntry):
            for note in entry.notes():
                reading.read("log", note.message, names)
    _scramble(session, dice, names, reading)


def _scramble(session: api.Session, dice: api.RandomStream, names: TableNames, reading: Reading) -> None:
    """Free hands lay pieces anywhere; what has to be tidied up is read."""
    session.to_sandbox()
    pieces, places = list(session.table.pieces), list(session.table.places)
    for _ in range(_ACTS):
        act = api.MovePiece(dice.choice(pieces), dice.choice(places))
        done = session.apply_action(act, 1)
        if isinstance(done, list):
            for refusal in done:
                reading.read("refusals", refusal.whole, names)
        else:
            for note in done.notes():
                reading.read("log", note.message, names)
    for finding in session.findings():
        reading.read("findings", finding.message, names)
        for repair in finding.repairs:
            reading.read("options", repair.label, names)


def read_all(games: int, most: int = 100_000) -> Reading:
    """Every card of every game, and so many games, one kind after the other."""
    reading = Reading()
    for game in api.GAMES:
        read_cards(game, reading)
    for number in range(games):
        read_game(list(api.GAMES)[number % len(api.GAMES)], number, reading, most)
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
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """The command line."""
    reading = read_all(int(arguments[0]) if arguments else 200)
    print(report(reading))
    return 1 if any(reading.share(language) > ALLOWED for language in LANGUAGES) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
