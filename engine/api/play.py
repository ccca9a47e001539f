"""What one needs first: a game, a session of it, what is asked and answered, what a seat sees, saves, and messages."""

from engine.registry import GAMES, find_game
from engine.core.game.game import Game, GameResult
from engine.startup import new_session
from engine.core.session.session import Session
from engine.core.session.entry import Player, PlayMode, HistoryEntry
from engine.core.session.questions import Pending
from engine.core.flow.question import Question, QuestionShape, answer_key
from engine.core.messages.rules import Refusal
from engine.core.table.view import seat_view, SeatView, PlaceView, PieceView, visible_ops, VisibleOp
from engine.core.storage.save import save, encode, decode, OpenedGame
from engine.startup import load_game
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message, msg
from engine.driver import RandomBot, play_to_end
