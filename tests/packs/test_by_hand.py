"""Cards that people carry out themselves: asked, waited for, written down; no computer player sees a gain in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import api
from engine.core.flow.by_hand import BY_HAND_RULE, DONE, ByHandStep
from engine.core.flow.field_kind import TextKind
from engine.core.session.entry import PlayMode
from engine.core.session.session import Session
from engine.core.storage import save
from engine.core.table.actions import SetCount
from engine.imperial_miners import valuation
from engine.imperial_miners.cards import MinersCards
from engine.underwater_cities.by_hand import carried_out_each_turn
from engine.underwater_cities.cards import UnderwaterCards
from engine.underwater_cities.worth import effect_worth
from tests.conformance.cases import play_on, played
from tests.packs.by_hand import BY_HAND, SAYS, asked_by_hand, by_hand_pack, by_hand_session
from tests.packs.form_walk import forms_of

_STOCK = {"underwater_cities": ("seat.1.stock", "credit"), "imperial_miners": ("seat.1.surface", "coin")}


@pytest.fixture(params=sorted(_STOCK))
def session(request: pytest.FixtureRequest) -> Session:
    game: str = request.param
    return by_hand_session(game)


def _told(session: Session) -> list[str]:
    return [note.message.id for entry in session.line() for note in entry.notes() if note.rule == BY_HAND_RULE]


def test_games_of_nothing_else_end(session: Session) -> None:
    play_on(session, 4)
    assert session.is_over
    assert len(_told(session)) > 10


def test_it_waits_until_somebody_says_that_it_is_done(session: Session, tmp_path: Path) -> None:
    pending = asked_by_hand(session)
    seat = pending.question.seat
    assert SAYS in str(pending.question.text)
    assert session.options(pending) == [DONE]
    assert api.obvious_answer(session, pending, api.Previewer(session)) is None, "nobody else knows when it is done"
    assert session.refusals(pending, "later")
    assert session.waiting_by_hand() is None
    session.to_sandbox(seat)
    waiting = session.waiting_by_hand()
    assert waiting is not None and waiting.ticket == pending.ticket
    place, kind = _STOCK[session.game.id]
    place = place.replace("1", str(seat), 1)
    had = session.table.count_at(place, kind)
    act = session.apply_action(SetCount(place, kind, had + 3), seat)
    assert isinstance(act, api.HistoryEntry) and act.seat == seat
    assert isinstance(session.to_strict(seat), api.HistoryEntry)
    again = next(one for one in session.pending() if one.ticket == pending.ticket)
    assert isinstance(session.answer(again, DONE), api.HistoryEntry)
    assert session.table.count_at(place, kind) == had + 3
    assert _told(session) == ["table.seat_carried_out_by_hand"] and session.mode is PlayMode.STRICT
    path = tmp_path / "by_hand.tarsas"
    save.save(session, path)
    opened = api.load_game(path).session
    assert _told(opened) == _told(session) and opened.table.count_at(place, kind) == had + 3
    for _ in range(4):  # done, strict, the act, free hands: each goes back
        session.undo()
    assert session.table.count_at(place, kind) == had
    assert next(one for one in session.pending() if one.ticket == pending.ticket).frame == pending.frame


def test_computer_players_see_nothing_in_it() -> None:
    data = api.GAMES["underwater_cities"].with_pack(by_hand_pack("underwater_cities"))[0].data  # type: ignore[union-attr]
    assert isinstance(data, UnderwaterCards)
    assert {effect_worth(card.effect) for card in data.cards.values()} == {0.0}
    mines = api.GAMES["imperial_miners"].with_pack(by_hand_pack("imperial_miners"))[0].data  # type: ignore[union-attr]
    assert isinstance(mines, MinersCards)
    assert set(valuation.strengths(mines).values()) == {0.0}


def test_a_computer_player_says_done_at_once(session: Session) -> None:
    pending = asked_by_hand(session)
    bot = api.GreedyBot(pending.question.seat)
    assert bot.choose_answer(session, pending) == DONE


def test_laid_out_cards_remind_when_cards_of_their_kind_act() -> None:
    session = by_hand_session("underwater_cities")
    data, kinds = session.table.data, set[str]()
    for _ in played(session, 4):
        for pending in session.pending():
            if isinstance(pending.frame, ByHandStep) and pending.frame.source in data.pieces:
                kinds.add(data.pieces[pending.frame.source].type)
    assert kinds == {"instant", "action", "permanent", "production", "end_scoring"}
    laid = [one for seat in (1, 2) for one in carried_out_each_turn(session.table, seat)]
    assert laid and all(data.pieces[one.source].type == "permanent" for one in laid)


def test_it_stands_inside_other_words_and_on_everything_that_acts() -> None:
    """After a condition, a price, a choice; on contracts, metropolises, events, research spaces and the surface."""
    cities = {one.section.name: one for one in forms_of("underwater_cities")}
    card = next(row for row in cities["cards"].section.shipped if row["effects"][0]["do"] == "if_have")
    inside = {**card, "effects": [{**card["effects"][0], "then": BY_HAND}]}
    assert cities["cards"].mistakes(inside) == ()
    word = cities["cards"].read_word(inside, ("effects", 0))
    assert word is not None and f"by hand: “{SAYS}”" in str(word.text())
    for name in ("metropolises", "contracts"):
        for row in cities[name].section.shipped:
            assert cities[name].mistakes({**row, "effects": [BY_HAND]}) == ()
    miners = {one.section.name: one for one in forms_of("imperial_miners")}
    for row in miners["events"].section.shipped:
        wrong = miners["events"].mistakes({**row, "effects": [BY_HAND]})
        assert bool(wrong) == (row["kind"] == "modifier"), "what changes the others' effects all round is no deed"
    board = miners["boards"].section.shipped[0]
    assert miners["boards"].mistakes({**board, "spaces": [BY_HAND for _ in board["spaces"]]}) == ()


@pytest.mark.parametrize("says", ["", "   ", "a\u202eb", "two\nlines", "x" * 201, 7])
def test_only_plain_words_are_taken(says: object) -> None:
    for game in sorted(_STOCK):
        form = forms_of(game)[0]
        wrong = form.mistakes({**form.section.shipped[0], "effects": [{"do": "by_hand", "says": says}]})
        assert [one.field for one in wrong][:1] == ["effects.0.says"]


def test_a_draft_counts_them() -> None:
    draft = api.BoxDraft(api.GAMES["imperial_miners"])
    for place in draft.places("mine")[:3]:
        draft.put(place, {**draft.row(place), "effects": [BY_HAND]})
    assert api.cards_by_hand(draft) == 3
    kind = draft.forms["mine"].kind_at(draft.row(draft.places("mine")[0]), ("effects", 0, "says"))
    assert isinstance(kind, TextKind) and kind.is_free


def test_a_step_that_belongs_to_nothing_is_found() -> None:
    session = api.new_session("underwater_cities", 2, seed=4)
    for step in (ByHandStep(1, "card.nobody", SAYS), ByHandStep(7, "discard", SAYS)):
        assert [one.rule for one in step.state_findings(session.table)] == [BY_HAND_RULE]
    assert not list(ByHandStep(1, "discard", SAYS).state_findings(session.table))
