"""The front door: everything a screen, a bot or a tool needs of the engine, and nothing else.

The names of `play` come first: whoever plays a game needs no others. The other modules add to them, theme by theme.

>>> session = new_session("ginkgopolis", 2, seed=7)
>>> question = session.first_pending()
>>> str(question.question.text)
'Choose a card, alone or with a tile.'
>>> first = session.options(question)[0]
>>> entry = session.answer(question, first)
>>> [str(refusal.message) for refusal in session.answer(question, first)]
['This question has already been answered.']
"""

from engine.api.play import *
from engine.api.setup import *
from engine.api.asking import *
from engine.api.tables import *
from engine.api.words import *
from engine.api.history import *
from engine.api.lookahead import *
from engine.api.files import *
from engine.api.box import *
from engine.api.computers import *
from engine.api.teaching import *
from engine.api.quiz import *
