"""Looking ahead, and looking from elsewhere: previews of answers, imagined tables, and a seat at another table."""

from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.mirror_session import mirrored_table, MirrorSession, PLAYED_ELSEWHERE
from engine.core.lookahead.preview import AnswerPreview, Previewer, PreviewPart, preview_parts, preview_sentence
from engine.core.lookahead.seen_entry import MOST_NOTES, MOST_STEPS, SeenEntry, SeenStep, seen_entry
