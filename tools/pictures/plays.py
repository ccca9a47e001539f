"""How scenes come about: games played by bots up to a moment that is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import api
from tools.pictures.studio import NAMES, Studio

Moment = Callable[[api.Session, api.Pending], bool]
"""Is this question the one to stop at?"""


def begun(game: str, people: int, settings: Mapping[str, int] | None = None) -> api.Session:
    """A new game."""
    return api.new_session(game, people, seed=7, settings=settings, names=NAMES[:people])


def play(session: api.Session, until: Moment, after: int = 0) -> None:
    """Let bots play so many answers, then on until a moment comes or the game is over."""
    bots: dict[int, api.Bot] = {}
    played = 0
    while (pending := session.first_pending()) is not None:
        if played >= after and until(session, pending):
            return
        bot = bots.setdefault(pending.question.seat, api.GreedyBot(pending.question.seat))
        session.answer(pending, bot.choose_answer(session, pending))
        played += 1


def asked(shape: api.QuestionShape, frame: str) -> Moment:
    """A question of this shape by a frame of this name."""
    return lambda _, pending: pending.frame.shape is shape and pending.frame.name.endswith(frame)


def told(session: api.Session, rule: str) -> int:
    """How many sentences of the newest step, that everybody may read, cite a rule."""
    return sum(note.rule == rule for note in session.current.notes() if note.viewers & 1)


def slow_motion(studio: Studio, session: api.Session, rule: str, least: int, at: int) -> None:
    """Play on until a step cites a rule so often; show it in slow motion, halted at one of these sentences."""
    play(session, lambda session, _: told(session, rule) >= least, len(session.line()))
    studio.seat(session)
    studio.game.history.play()
    view, pressed = studio.game.page.view, studio.game.motion.pressed
    pressed.emit("pause")
    found = 0
    while view.slow_motion.playing:
        note = view.slow_motion.note
        found += note is not None and note.rule == rule
        if found >= at:
            return
        pressed.emit("forward")


def scoring(studio: Studio, game: str, people: int) -> None:
    """Play to the last question and answer it before the window."""
    whole, last = begun(game, people), begun(game, people)
    play(whole, lambda *_: False)
    play(last, lambda *_: True, sum(entry.kind is api.EntryKind.ANSWER for entry in whole.line()) - 1)
    studio.seat(last)
    bot = api.GreedyBot(1)
    while studio.play(5, bot):
        pass
