"""Computer players: bots, levels, thoughts, hints, reasons and reviews, here or in a process of their own."""

from engine.driver import Bot, GreedyBot, LevelBot
from engine.players.ask import RankedAnswer, Thought, ask_for, view_to_json
from engine.players.coach import Advice, Hint, Strength, advise, hint, why
from engine.players.levels import FOLLOWING, HIGHEST_PACE, LOWEST_PACE, Level, level_at, level_name, level_number
from engine.players.levels import COUNT as LEVEL_COUNT
from engine.players.natures import Nature, nature_of, natures, of_nature
from engine.players.opinion import Opinion, OpinionKind, opinion
from engine.players.review import Moment, Swing, judge, puzzle
from engine.players.summary import Exactness, MistakeSize, SwingGroup, exactness, grouped, may_be_puzzle, size_of
from engine.players.think import think
from engine.players.wire import hint_from_json, thought_from_json, view_from_json
from engine.review import ReviewPoint, curve, moments
from engine.worker import request_bytes, run_worker
from engine.workshop import WorkerFailed, Workshop
