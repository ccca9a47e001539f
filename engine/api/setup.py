"""Beginning a game: who sits down, which options there are, and how a game presents itself."""

from engine.core.game.game import GameOption, OptionValue, Introduction, IntroductionStep
from engine.core.game.options import SetupChoices, plays_seats
from engine.core.messages.teaching import TeachingPages, RoundStep, IconMeaning, meanings_of
from engine.core.session.entry import SeatControl
from engine.startup import players_for, freeze_gc
