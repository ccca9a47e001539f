"""A class answers: polls, questions that the engine makes and marks, and which of them come next."""

from engine.core.game.quiz import QuizChoice, QuizQuestion
from engine.lessons.poll import MOST_PROPOSED, Poll, Proposals, Said
from engine.lessons.quiz_mix import mixed_set
from engine.lessons.quiz_source import QUIZ_KINDS, LaidQuestion, NobodyWaits, QuizPicker
