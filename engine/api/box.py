"""The workshop for cards of one's own: drafts, what a form offers, sentences with gaps, similar cards."""

from engine.core.box.draft import MOST_IN_TRAY, BoxDraft, CardPlace, CardState, cards_by_hand
from engine.core.box.offers import (
    Offer,
    additions,
    copied,
    joinings,
    offers,
    phrases,
    removals,
    step,
    unwritten,
    written,
)
from engine.core.box.paths import NOTHING, Path as FieldPath, Row as CardRow, begins_with, path_of, value_at, with_value
from engine.core.box.record_form import RecordForm, plain_kind
from engine.core.box.sentence import (
    GapSentence,
    SentenceChip,
    SentencePart,
    gap_at,
    gap_sentence,
    sentence_of,
    told_offers,
)
from engine.core.box.settling import changed, settled, taken_out
from engine.core.box.similar import most_alike
from engine.core.game.card_photo import (
    DRAWN,
    IN_SCENE,
    MOST_AT,
    PICTURES,
    WHOLE_FACE,
    CardPhoto,
    photos_in,
)
from engine.core.game.pack_form import FieldLabel, PackSection
from engine.core.game.piece_photos import BACKS, photos_of_pieces, picture_sections
from engine.trial import HELD, HouseNames, TrialPlan, shown_card, trial_plan, trial_session
from engine.core.flow.field_kind import (
    AmountsKind,
    ChoiceKind,
    FieldKind,
    FlagKind,
    KindField,
    MaybeKind,
    NumberKind,
    RowKind,
    TextKind,
    WordKind,
)
from engine.core.flow.own_words import EXAMPLE
