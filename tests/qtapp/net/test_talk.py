"""What people of several homes say to each other: harmless, short, not too often, unheard by who has muted them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from qtapp.net.far_words import FROM_HOME, MOST_FIRST, TO_HOME, TalkMessage
from qtapp.net.talk import MOST_TEXT, Evening, Pace, Utterance, own_words, understood
from tests.qtapp.net.phones import Clock


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Szép\n volt!\t", "Szép volt!"),
        ("\x1b[31mvörös\x07", "[31mvörös"),
        ("\u202eannA\u2066", "annA"),
        ("<b>Anna</b> & {home} %n", "<b>Anna</b> & {home} %n"),
        ("x" * 5000, "x" * MOST_TEXT),
        ("\ud800 fél betű", "? fél betű"),
        ("\u200e\u2028\n", ""),
    ],
)
def test_a_text_goes_through_the_one_door(typed: str, shown: str) -> None:
    assert own_words(typed) == shown


def test_it_is_a_reaction_or_words_and_never_both() -> None:
    assert understood(2, "oops", "") == Utterance(2, "oops")
    assert understood(2, "", "Szia!") == Utterance(2, "", "Szia!")
    assert understood(2, "oops", "Szia!") is None
    assert understood(2, "", "\u202e ") is None


def test_three_in_ten_seconds() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert [pace.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 9.5
    assert not pace.take() and pace.seconds() == pytest.approx(0.5)
    clock.now += 0.6
    assert [pace.take() for _ in range(4)] == [True, True, True, False]


def test_who_is_muted_is_not_heard_and_comes_into_no_log() -> None:
    heard: list[Utterance] = []
    evening = Evening(Clock(), heard.append)
    evening.mute({2, 3}, True)
    evening.hear(3, "thanks", "")
    evening.hear(4, "thanks", "")
    evening.mute({2, 3}, False)
    evening.hear(2, "", "Itt vagyunk")
    assert heard == evening.lines == [Utterance(4, "thanks"), Utterance(2, "", "Itt vagyunk")]


def test_an_evening_remembers_only_so_much() -> None:
    evening = Evening(Clock(), lambda _: None)
    for at in range(500):
        evening.hear(1, "", str(at))
    assert len(evening.lines) == 200 and evening.lines[-1].text == "499"


def test_the_longest_word_fits_on_the_first_line_and_nothing_else_does() -> None:
    longest = TalkMessage(seat=8, reaction="", text="\U0001f3b2" * MOST_TEXT)
    assert len(longest.model_dump_json().encode()) <= MOST_FIRST
    for raw in (
        '{"t":"talk","seat":9,"reaction":"","text":"x"}',
        '{"t":"talk","seat":1,"reaction":"dance","text":""}',
        '{"t":"talk","seat":1,"reaction":"","text":"' + "x" * (MOST_TEXT + 1) + '"}',
        '{"t":"talk","seat":1,"reaction":"","text":"x","home":"Annáék"}',
        '{"t":"talk","seat":"1","reaction":"","text":"x"}',
    ):
        for adapter in (FROM_HOME, TO_HOME):
            with pytest.raises(ValidationError):
                adapter.validate_json(raw)
