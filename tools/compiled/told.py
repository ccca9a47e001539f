"""Tell everything that the engine says in random games, line by line, so that two engines can be compared.

    python -m tools.compiled.told GAME FIRST LAST [--whole]

Prints one line for each game: its seed and the fingerprint of all that was said; `--whole`: every word of it. Nothing
here knows which engine it is: whoever starts it says where that lies.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine import api

_MOST_OPTIONS, _MOST_TRIED, _MOST_PREVIEWS = 24, 6, 3
_MOST_ANSWERS = 5_000
_PLAYOUTS = 3


class Teller:
    """One random game, and all that is asked, refused, foreseen, advised and noted in it."""

    def __init__(self, game: str, seed: int) -> None:
        known = api.find_game(game)
        if known is None:
            raise SystemExit(f"there is no game called {game}")
        self._dice = api.RandomStream(seed, "told", 0)
        seats = known.seat_counts[seed % len(known.seat_counts)]
        self._session = api.new_session(game, seats, seed=seed)
        self._bot = api.RandomBot(seed)
        self._previews = api.Previewer(self._session)
        self._given: dict[str, list[Any]] = {}
        """Answers that were given to a kind of step: later most of them are against some rule."""

    def lines(self) -> Iterator[str]:
        """All that is said, from the set-up to the result."""
        session = self._session
        advised = self._dice.randrange(60)
        yield from self._noted()
        for number in range(_MOST_ANSWERS):
            pending = session.first_pending()
            if pending is None:
                break
            yield f"{number} {pending!r}"
            options = session.options(pending)
            yield from self._listed(pending, options)
            yield from self._refused(pending, options)
            if number % 4 == 0:
                yield from self._foreseen(pending, options)
            if number == advised:
                yield self._advised(pending.question.seat)
            answer = self._bot.choose_answer(session, pending)
            self._given.setdefault(pending.frame.name, []).append(answer)
            given = session.answer(pending, answer)
            yield f"  given {answer!r}" if isinstance(given, api.HistoryEntry) else f"  refused {given!r}"
            yield from self._noted()
        table = session.table
        yield f"result {session.game.result(table)!r}" if session.is_over else "no end"
        yield f"failures {self._previews.failures} digest {table.digest()!r}"
        yield api.encode(session)

    def _noted(self) -> Iterator[str]:
        for op in self._session.current.ops if self._session.entries else ():
            yield f"  {type(op).__name__} {op.to_json()!r}"
        for note in self._session.current.notes():
            yield f"  {note.message!r} {note.rule} {note.subjects!r} {note.viewers}"

    def _listed(self, pending: api.Pending, options: list[Any]) -> Iterator[str]:
        session, step, table = self._session, pending.frame, self._session.table
        for answer in islice(options, _MOST_OPTIONS):
            words = (session.label(pending, answer), session.gesture(pending, answer), step.facet(table, answer))
            yield f"  option {answer!r} {words!r} {step.becomes(table, answer)!r} {step.forfeits(table, answer)}"
        yield f"  {step.subject(table)!r} {step.usual_answer(table)!r}"
        for item in session.items(pending):
            yield f"  item {item!r}"

    def _refused(self, pending: api.Pending, options: list[Any]) -> Iterator[str]:
        session = self._session
        known = [*self._given.get(pending.frame.name, []), *islice(pending.frame.thinkable(session.table), 200)]
        for answer in self._dice.shuffled(known)[:_MOST_TRIED]:
            yield f"  try {answer!r} {session.refusals(pending, answer)!r}"
        for answer in options[:1]:
            gesture = session.gesture(pending, answer)
            if gesture is not None:
                places = [*session.table.places]
                where = places[self._dice.randrange(len(places))]
                yield f"  drag {where} {session.explain_drag(pending.question.seat, gesture.grab, where)!r}"

    def _foreseen(self, pending: api.Pending, options: list[Any]) -> Iterator[str]:
        chosen = self._dice.shuffled(options)[:_MOST_PREVIEWS]
        for answer in chosen:
            preview = self._previews.preview(pending, answer)
            yield f"  preview {answer!r} {preview!r} {api.preview_sentence(preview)!r}"

    def _advised(self, seat: int) -> str:
        session = self._session
        seen = api.seat_view(session.table, seat)
        return f"  hint {api.hint(session.game, seen, seat, api.Strength.LINE, 7, _PLAYOUTS)!r}"


def main(game: str, first: int, last: int, whole: bool) -> None:
    for seed in range(first, last):
        digest = hashlib.sha256()
        for line in Teller(game, seed).lines():
            digest.update(line.encode() + b"\n")
            if whole:
                print(line)
        print(f"{seed} {digest.hexdigest()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "--whole" in sys.argv)
