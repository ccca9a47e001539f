"""Teaching: lessons and their goals, marking, courses, drills, and the guide of a first game."""

from engine.lessons.answer_order import AnswerPlaces, choices_in_order
from engine.lessons.ask_deeds import no_because, reason_against
from engine.lessons.attempt import Attempt, AttemptState, Outcome
from engine.lessons.book import (
    LessonBook,
    load_lesson,
    parse_lesson,
    read_lesson,
    steps_digest,
    viewer_of,
    write_lesson,
)
from engine.lessons.check import lesson_faults, step_faults
from engine.lessons.course import TAUGHT, LessonFile, RuleCoverage, course_of, coverage, lessons_in, share_taught
from engine.lessons.course_folder import (
    COURSE_FILE,
    FolderCourse,
    OddCourse,
    courses_in,
    odd_courses_in,
    read_course_folder,
)
from engine.lessons.drags import drill_rules
from engine.lessons.drill import Drill, DrillMemory, DrillSource, drill_set, drills_as_lesson
from engine.lessons.editing import (
    LessonEdit,
    LessonHead,
    LessonSketch,
    pick_quiz,
    sketch_of,
    with_right,
    with_word_against,
    without_choice,
    without_word_against,
)
from engine.lessons.finishing import (
    LessonGap,
    finished_lesson,
    jumps,
    kept_lesson,
    lesson_gaps,
    whole_lesson,
    without_slip,
)
from engine.lessons.format import (
    AnyStep,
    FreeTask,
    LegalQuiz,
    Lesson,
    LessonHint,
    LessonStep,
    LessonText,
    translate_with,
    LikelyMistake,
    NumberQuiz,
    PickQuiz,
    Quiz,
    QuizDeed,
    QuizTask,
    ShowPage,
    TellPage,
    TryTask,
    WrongChoice,
)
from engine.lessons.goal import AllOf, AnswerFact, AnyOf, CountFact, Goal, NoteFact, PiecesFact, ScoreFact, Verdict
from engine.lessons.guide import AIM, Guide, GuideStep, aim_step, guide_words, lit_ids, load_guide
from engine.lessons.judge import GoalWindow
from engine.lessons.kept_draft import DRAFT_SUFFIX, KeptDraft, draft_text, drafts_in, read_draft
from engine.lessons.mark import LEGAL, is_right, legal_mark, number_mark, right_answers
from engine.lessons.propose import PROPOSAL_PUPILS, Proposal, ProposalCard, end_of_line, propose
from engine.lessons.pupils import PupilReport, let_pupils_try
from engine.lessons.rebuild import is_same_tree, rebuilt
from engine.lessons.said_goals import goal_sentence
from engine.lessons.step_texts import TextPlace, is_blank, plain_words, step_texts, text_of, written_in
