"""What happened: entries and taking them back, deeds as they are told, summaries, and how the points grew."""

from engine.core.game.game import ScoreLine
from engine.core.game.naming import called_for, told_to
from engine.core.session.entry import EntryKind, MOST_HINTS, first_public_note, is_by_itself
from engine.core.session.first_end import first_end, first_result, is_tried_after_end
from engine.core.session.narration import NamedNotes
from engine.core.session.take_back import own_choice, take_back, taken_back
from engine.core.told.beats import Beat, Gain, beats_of, by_person, remark_beat, seat_of
from engine.core.told.beats import summed as summed_gains
from engine.core.told.curve import ScorePoint, score_curve
from engine.core.told.reasons import Reason, because, points_of
from engine.core.told.reasons import in_order as reasons_in_order
from engine.core.told.story import StoryDeed, StoryRow, score_kinds, story_of
from engine.core.told.since import PersonLine, SinceSummary, entries_since, goes_on_by_itself, summary_of
