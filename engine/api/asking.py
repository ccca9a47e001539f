"""More about questions: the frames that ask, gestures, options in few words, and questions nobody needs to be asked."""

from engine.core.flow.by_hand import BY_HAND_RULE
from engine.core.flow.facet import Facet, FacetGroup, UsualAnswer, UsualWhen
from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.flow.question import Gesture
from engine.core.game.game import Opportunity
from engine.core.lookahead.obvious import ObviousAnswer, obvious_answer, obvious_steps
from engine.core.lookahead.openly import can_be_asked_openly
