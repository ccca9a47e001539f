"""Plays a game and prints all that must not depend on wordings: `python -m tests.house.twisted GAME 0|1`.

With 1 every English text is turned round before anything else is imported: placeholders stay, words become nonsense.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from engine.core.messages import message

_BRACES = str.maketrans("{}", "}{")


def twist() -> None:
    """From now on every message is made with its English turned round."""
    plain = message.msg

    def msg(id_: str, english: str, n: int | None = None, /, **args: message.Arg) -> message.Message:
        return plain(id_, english[::-1].translate(_BRACES), n, **args)

    message.msg = msg


def report(game: str) -> dict[str, Any]:
    """Saves, icons, facts, findings and refusals of one played and scrambled game."""
    from engine import api  # only now: every module takes `msg` as it is when it is imported
    from tests import toys
    from tests.conformance.hands import Hands

    if game not in api.GAMES:
        toys.register()
    found: dict[str, Any] = {}
    session = api.new_session(game, 3 if 3 in api.GAMES[game].seat_counts else 2, seed=5)
    bot = api.RandomBot(3)
    rules = []
    for _ in range(120):
        pending = session.first_pending()
        if pending is None:
            break
        rules += [one.rule for one in session.explain_drag(pending.question.seat, "seat.1.hand", "box")]
        session.answer(pending, bot.choose_answer(session, pending))
    found["refusals"] = rules
    found["save"] = hashlib.sha256(api.encode(session).encode()).hexdigest()
    table = session.table
    found["icons"] = {
        piece: repr((session.game.piece_icons(table, piece), sorted(session.game.piece_facts(table, piece).items())))
        for piece in sorted(table.pieces)
    }
    found["places"] = {place: repr(session.game.place_icons(table, place)) for place in sorted(table.places)}
    session.to_sandbox()
    hands = Hands(session, 7)
    found["findings"] = []
    for number in range(60):
        hands.do(hands.act())
        if number % 10 == 9:
            found["findings"] += [(one.rule, one.subjects, len(one.repairs)) for one in session.findings()]
    return found


if __name__ == "__main__":
    if sys.argv[1] == "1":
        twist()
    print(json.dumps({name: report(name) for name in sys.argv[2:]}))
