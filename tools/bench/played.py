"""Tables that are well under way, for whoever measures a window."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import api
    from qtapp.session.client import SeatClient

SEATS, ANSWERS = 4, 75


def full_table(game: str, players: int = SEATS, answers: int = ANSWERS) -> SeatClient:
    """A game well under way, at a moment when the first seat has something to take hold of."""
    from engine import api
    from qtapp.session.client import SeatClient

    client = SeatClient(api.new_session(game, players, seed=7), 1)
    luck = random.Random(3), api.RandomBot(3)
    for _ in range(answers):
        play_on(client, *luck)
    while not (client.questions.pending() and client.questions.grabs()) and play_on(client, *luck):
        pass
    return client


def play_on(client: SeatClient, dice: random.Random, bot: api.Bot) -> bool:
    """Answer the next question, whoever is asked; False: the game is over."""
    from engine import api

    session = client.session
    pending = session.first_pending()
    if pending is None:
        return False
    picks = pending.frame.shape is api.QuestionShape.PICK
    options = session.options(pending) if picks else []
    session.answer(pending, dice.choice(options) if picks else bot.choose_answer(session, pending))
    return True
