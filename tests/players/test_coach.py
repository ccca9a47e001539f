"""Hints, reasons and reviews: data made of messages, from what the seat saw, honest where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from engine import api
from engine.api import Arg, Game, Hint, ListArg, Message, PieceArg, PlaceArg, Strength
from engine.core.game.naming import places_named_now
from engine.core.messages.stored import message_to_json
from engine.ginkgopolis.gains import GiveTilesStep
from engine.players import coach, comparison, hint_line
from engine.players import reasons as reasons_module
from engine.players import rivals as rivals_module
from engine.players import settled as settled_module
from engine.players.ask import Ask, RankedAnswer, Thought, about, ask_for
from engine.players.comparison import AtOnce, Comparison, compare, compare_at_once
from engine.players.differences import differences, main_point, public
from engine.players.ideas import idea
from engine.players.levels import Level, level_number
from engine.players.manners import is_same_for_no_more, with_manners
from engine.players.outcome import give
from engine.players.reasons import reasons
from engine.players.review import Moment
from engine.players.rivals import Rival, rivals
from engine.players.settled import Settled, settle
from engine.players.standing import Fact, standing
from engine.players.wire import messages_from_json, swing_from_json, swing_to_json
from engine.players.worlds import undone
from engine.underwater_cities.structures.building import BuildPieceStep
from engine.underwater_cities.structures.sites import STOP
from tests.conformance.cases import Case, each_game, play_on
from tests.players.positions import SMALL, each_quick_game, some
from tests.soak import mostly_soak
from tests.toys import SHIPPED

BUDGET = 6
BY = {True: "clearly", False: "a_little"}


class Advised(NamedTuple):
    """A hint, and the thought that it tells of."""

    hint: Hint
    thought: Thought


Advise = Callable[..., Advised]


@pytest.fixture
def advise(monkeypatch: pytest.MonkeyPatch) -> Advise:
    """What a coach makes of a thought that is compared with these."""

    def given(session: api.Session, pending: api.Pending, thought: Thought, *found: Rival) -> Advised:
        compared: list[Thought] = []

        def those(_ask: Ask, _level: Level, about: Thought, *_: object) -> list[Rival]:
            compared.append(about)
            return list(found) if about.answer == thought.answer else []

        monkeypatch.setattr(coach, "settle", lambda *_: Settled(thought))
        monkeypatch.setattr(coach, "rivals", those)
        monkeypatch.setattr(coach, "best_line", lambda *_: ())
        seat = pending.question.seat
        told = coach.hint(session.game, api.seat_view(session.table, seat), seat, Strength.MOVE, 1)
        assert told is not None and told.answer == compared[-1].answer
        return Advised(told, compared[-1])

    return given


def args_of(message: Message) -> list[Arg]:
    """What a message is made of."""
    return [inner for _, inner in message.args]


def named(arg: Arg) -> Iterator[str]:
    """The pieces that a message names."""
    match arg:
        case PieceArg(piece):
            yield piece
        case ListArg(items):
            for item in items:
                yield from named(item)
        case Message():
            for _, inner in arg.args:
                yield from named(inner)


@each_quick_game
def test_hints_in_three_strengths_tell_more_of_the_same_thought(game: Game) -> None:
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 2, 30):
        seat = pending.question.seat
        view = api.seat_view(session.table, seat)
        advice = api.advise(game, view, seat, 3, BUDGET)
        assert advice is not None
        area, move, line = (advice.told(strength) for strength in Strength)
        assert area is not None and move is not None and line is not None
        assert api.hint(game, view, seat, Strength.AREA, 3, BUDGET) == area, "asked anew it is the same thought"
        assert area.area == move.area == line.area
        assert move.lit == line.lit
        assert area.answer is None and area.move is None and not area.reasons and not area.line
        assert not session.refusals(pending, move.answer) and move.answer == line.answer
        assert move.move == line.move is not None
        assert move.reasons == line.reasons and not move.line and len(line.line) <= 3
        equal = [one.id for one in move.reasons].count("players.about_as_good_as_other")
        if area.area.id.startswith("players.hint_one_"):
            assert not equal, "one press does not deny what the other said"
        named_then = [places_named_now(message, game, session.table) for message in line.line]
        assert list(line.line) == named_then, "places are called what they will be by then"
        known = view.piece_places()
        for message in (line.area, *((line.move,) if line.move else ()), *line.reasons, *line.line):
            for piece in named(message):
                assert piece in known or not session.table.pieces[piece].back, f"{message} names what is hidden"
        for name in (*area.lit, *move.lit):
            assert name in known or session.table.has_place(name), f"{name} lights up, which this seat does not know"


@pytest.mark.parametrize("name", mostly_soak(SHIPPED, "ginkgopolis", "imperial_miners"))
def test_a_question_over_items_is_answered_with_their_names(name: str) -> None:
    """Which cards to keep is the first thing that two of the games ask: a hint that names none helps nobody."""
    session, told = api.new_session(name, 2, seed=5), set[str]()
    for _ in range(400):
        pending = session.first_pending()
        if pending is None or len(told) > 2:
            break
        step, seat = pending.frame, pending.question.seat
        if isinstance(step, api.ItemsFrame) and step.name not in told:
            told.add(step.name)
            given = api.hint(session.game, api.seat_view(session.table, seat), seat, Strength.MOVE, 3, BUDGET)
            assert given is not None and given.move is not None and given.reasons
            assert given.reasons[0].id != "players.nothing_else_to_choose"
            chosen = given.answer if step.shape is api.QuestionShape.SOME else ()
            pieces = {item for item in chosen if item in session.table.pieces}
            if given.move.id == "players.hint_two_good_ideas":
                assert pieces <= set(named(given.move))
                continue
            assert pieces == set(named(given.move)), "all that are chosen, and no other"
            assert pieces == {one for one in given.lit if one in session.table.pieces}, "they light up one by one"
        session.answer(pending, api.GreedyBot(5).choose_answer(session, pending))
    assert told


def test_an_area_is_where_answers_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Imperial Miners every card goes from the hand to the same place: naming that would say nothing."""
    session = api.new_session("imperial_miners", 2, seed=5, settings={"first_game": 1})
    spots: set[tuple[str, str]] = set()
    found: list[Any] = []
    while len(spots) != 1 or len(found) < 3:
        pending = session.pending()[0]
        found = [pending.frame.gesture(session.table, answer) for answer in session.options(pending)]
        pieces = session.table.pieces
        spots = {(one.drop, pieces[one.grab].place.id if one.grab in pieces else one.grab) for one in found if one}
        if len(spots) != 1 or len(found) < 3:
            session.answer(pending, api.GreedyBot(1).choose_answer(session, pending))
    view = api.seat_view(session.table, pending.question.seat)
    given = api.hint(session.game, view, pending.question.seat, Strength.AREA, 1, BUDGET)
    assert given is not None and given.area.id != "players.hint_look_at_place"

    session, pending, view = _position()
    monkeypatch.setattr(coach, "settle", lambda *args: settle(*args)._replace(other=None))  # type: ignore[union-attr]
    given = api.hint(session.game, view, pending.question.seat, Strength.MOVE, 1, BUDGET)
    assert given is not None and given.area.id == "players.hint_look_at_place"
    gesture = pending.frame.gesture(session.table, given.answer)
    assert gesture is not None and gesture.drop == "seat.1.contracts"
    assert given.lit == (gesture.grab,), "all land among the contracts that the seat has, and none of those is meant"
    area = api.hint(session.game, view, pending.question.seat, Strength.AREA, 1, BUDGET)
    assert area is not None
    assert area.lit == (session.table.pieces[gesture.grab].place.id,), "contracts differ in where they lie"


@each_quick_game
def test_what_to_take_and_where_to_put_it_light_up(game: Game) -> None:
    seen = set()
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 4, 7):
        seat, step, table = pending.question.seat, pending.frame, session.table
        given = api.hint(game, api.seat_view(table, seat), seat, Strength.MOVE, 3, BUDGET)
        assert given is not None
        gestures = {one for one, _ in session.gestures(pending)}
        gesture = step.gesture(table, given.answer) if gestures else None
        if gesture is None or not table.has_place(gesture.drop):
            continue
        shared = len({one.drop for one in gestures}) == 1
        lit = gesture.drop in given.lit
        if not shared or not table.pieces_in(gesture.drop):
            assert lit
        elif gesture.grab != gesture.drop and gesture.grab not in {one.id for one in table.pieces_in(gesture.drop)}:
            assert not lit, "what lies there already would seem to be meant"
        seen.add(lit)
    assert True in seen


def _position() -> tuple[api.Session, api.Pending, api.SeatView]:
    session = api.new_session("barrage", 2, seed=2)
    play_on(session, 2, 40)
    pending = session.first_pending()
    while pending is not None and len(session.options(pending)) < 4:
        session.answer(pending, api.GreedyBot(1).choose_answer(session, pending))
        pending = session.first_pending()
    assert pending is not None
    return session, pending, api.seat_view(session.table, pending.question.seat)


def _tiles_to_give_back() -> tuple[api.Session, api.Pending]:
    """Somebody holds more tiles than anybody could still build."""
    for seed in range(5, 30):
        session = api.new_session("ginkgopolis", 2, seed=seed)
        while (pending := session.first_pending()) is not None:
            if isinstance(pending.frame, GiveTilesStep) and len(pending.frame.items(session.table)) > 8:
                return session, pending
            session.answer(pending, api.GreedyBot(5).choose_answer(session, pending))
    raise AssertionError("nobody ever holds so many")


@pytest.mark.parametrize(("better", "gain"), [(4, 3.0), (8, -1.0)])
def test_no_reason_is_made_up(better: int, gain: float, monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    monkeypatch.setattr(rivals_module, "compare", lambda *_: Comparison(better, 8, gain, {}))
    thought = api.think(session.game, view, pending.question.seat, 4, 1, BUDGET, explain=True)
    assert thought is not None
    told = [message.id for message in thought.reasons]
    assert told == ["players.about_as_good_as_other", "players.hardly_a_difference"]


def test_where_the_next_answer_is_as_good_one_that_is_worse_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    tried: list[Any] = []

    def compared(*args: Any) -> Comparison:
        tried.append(args[3])
        return Comparison(4, 8, 0.1, {}) if len(tried) == 1 else Comparison(7, 8, 2.0, {})

    monkeypatch.setattr(rivals_module, "compare", compared)
    thought = api.think(session.game, view, pending.question.seat, 4, 1, BUDGET, explain=True)
    assert thought is not None and len(tried) == 2 and tried[0] == thought.ranked[1].answer != tried[1]
    assert [message.id for message in thought.reasons] == [
        "players.better_than_other",
        "players.about_as_good_as_other",
    ]


def test_whoever_erred_is_not_praised() -> None:
    """Why did it do that? Every tile that is given back is a point: to give back none is not about as good."""
    session, pending = _tiles_to_give_back()
    seat = pending.question.seat
    view = api.seat_view(session.table, seat)
    said = api.why(session.game, view, seat, (), 0, budget=40)
    assert said[0].id == "players.overlooked_this"
    thought = api.think(session.game, view, seat, 5, 0, 40)
    assert thought is not None
    best = api.why(session.game, view, seat, thought.answer, 0, budget=40)
    assert best and best[0].id != "players.overlooked_this"


@pytest.mark.parametrize("is_ranked", [False, True])
def test_reasons_compare_in_the_same_worlds(is_ranked: bool) -> None:
    session, pending, view = _position()
    ask = ask_for(session.game, view, pending.question.seat)
    assert ask is not None
    level, options = replace(level_number(session.game, 4), ranked=is_ranked), session.options(pending)
    same = compare(ask, level, options[0], options[0], 3, {})
    assert same.worlds == 8 and same.better == 0 and not any(same.facts.values())
    one, other = options[:2]
    there, back = compare(ask, level, one, other, 3, {}), compare(ask, level, other, one, 3, {})
    assert there.gain == pytest.approx(-back.gain)
    assert all(n == pytest.approx(-back.facts[fact]) for fact, n in there.facts.items())


def test_others_are_told_nothing_that_rests_on_hidden_stock_or_hands() -> None:
    name = api.msg("players.nothing_else_to_choose", "x")
    line, screen, aspect = Fact(1, name, "", True), Fact(1, None, "point", True), Fact(1, name, "")
    coins, theirs = Fact(1, None, "coin"), Fact(2, name, "", True)
    facts = {line: 2.0, screen: 2.0, aspect: 5.0, coins: 3.0, theirs: -4.0}
    assert set(public(facts, 1, {"point"})) == {coins, theirs}
    assert set(public(facts, 1, set())) == {line, screen, coins, theirs}


def test_a_person_who_asks_is_told_no_hidden_piece() -> None:
    told = 0
    for session, pending in some(Case(api.GAMES["underwater_cities"], 2), 4, 25):
        seat = pending.question.seat
        view, asker = api.seat_view(session.table, seat), api.seat_view(session.table, 3 - seat)
        thought = api.think(session.game, view, seat, 4, 1, BUDGET)
        assert thought is not None
        reasons = api.why(session.game, view, seat, thought.answer, 1, asker, BUDGET)
        known = asker.piece_places()
        for message in reasons:
            told += 1
            assert all(piece in known for piece in named(message) if session.table.pieces[piece].back)
    assert told


def test_two_answers_that_must_not_be_named_are_not_called_by_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better than the next best answer and about as good as it, in one card: these were two answers."""
    session, pending, view = _position()
    ask = ask_for(session.game, view, pending.question.seat)
    assert ask is not None
    options = list(session.options(pending))
    equal, worse = Comparison(4, 8, 0.1, {}), Comparison(7, 8, 2.0, {})
    found = [Rival(RankedAnswer(one, 0.0, 0.0), how) for one, how in zip(options[1:3], (equal, worse), strict=True)]
    monkeypatch.setattr(reasons_module, "_label", lambda *_: None)
    thought = Thought(options[0], tuple(RankedAnswer(one, 0.0, 0.0) for one in options))
    told = reasons(ask, level_number(session.game, 4), thought, 1, view, found=found)
    assert [one.id for one in told] == ["players.better_than_a_weaker", "players.about_as_good_as_the_next"]


@each_game
def test_a_finished_game_can_be_reviewed(game: Game) -> None:
    people = max(game.seat_counts[:2])
    session = Case(game, people).start(2)
    play_on(session, 2)
    digest, current = session.table.digest(), session.current
    points = api.curve(session)
    assert [point.number for point in points] == [entry.number for entry in session.line()]
    assert all(len(point.leads) == session.table.seats for point in points)
    if session.is_over and session.table.seats > 1:
        totals = game.result(session.table).totals
        leads = tuple(one - max((*totals[:at], *totals[at + 1 :])) for at, one in enumerate(totals))
        assert points[-1].leads == leads, "it ends as the score sheet says"
    found = api.moments(session, 1)
    assert found and all(moment.view.viewer == 1 for moment in found)
    assert session.current is current and session.table.digest() == digest
    swings = [api.judge(game, moment, budget=4) for moment in found[:: max(1, len(found) // 2)][:2]]
    for swing in [one for one in swings if one is not None]:
        assert swing.points > 0 and swing.better_in * 4 >= 3 * swing.worlds
        assert not any(swing.played in args_of(reason) for reason in swing.reasons), "what was played is said once"
        entry = session.entries[swing.number]
        assert entry.parent is not None
        session.seek(entry.parent)
        pending = session.pending_on(entry.lane)
        assert pending is not None and not session.refusals(pending, swing.answer)
        assert swing.when == game.status(session.table), "it is told when that was"


def test_a_blunder_is_found() -> None:
    """Who could score and passes instead is told so."""
    session, pending, view = _position()
    ranked = api.think(session.game, view, pending.question.seat, 5, 0, 40)
    assert ranked is not None
    worst: Any = min((one for one in ranked.ranked if one.playouts), key=lambda one: one.mean).answer
    moment = Moment(7, pending.question.seat, view, worst)
    swing = api.judge(session.game, moment, 0, 40)
    assert swing is None or (swing.points > 0 and swing.answer == ranked.answer)
    best = api.judge(session.game, Moment(7, pending.question.seat, view, ranked.answer), 0, 40)
    assert best is None, "the best answer is no blunder"


def test_a_review_judges_questions_over_items_too() -> None:
    """Every tile that is given back is a point: who gives back none is told so."""
    session, pending = _tiles_to_give_back()
    seat = pending.question.seat
    moment = Moment(7, seat, api.seat_view(session.table, seat), ())
    swing = api.judge(session.game, moment, 0, 40)
    assert swing is not None and swing.answer and swing.points > 0
    assert swing.played.id == "ginkgopolis.option_give_back_nothing"
    assert set(named(swing.better)) == set(swing.answer)
    assert swing.when == session.game.status(session.table) and swing.reasons
    assert swing_from_json(pending.frame, moment, swing_to_json(swing)) == swing


def test_points_are_told_by_the_score_sheet_alone() -> None:
    """A track of points is stock too, and what lies there stands on the sheet already, be it in several lines."""
    session = Case(api.GAMES["barrage"], 2).start(1)
    play_on(session, 30)
    found = standing(session.game, session.table, 1)
    sheet = next(fact for fact in found if fact.is_score and not fact.kind and fact.seat == 1)
    points = next(fact for fact in found if fact.kind == "point")
    credits = next(fact for fact in found if fact.kind == "credit")
    told = differences(1, {points: 9.0, sheet: 5.0, credits: 3.0})
    assert [one.id for one in told] == ["players.more_points_for_seat", "players.more_goods"]
    assert differences(1, {points: 9.0}) == []


def test_who_reads_is_you_and_the_others_have_their_names() -> None:
    session = Case(api.GAMES["barrage"], 2).start(1)
    play_on(session, 30)
    found = standing(session.game, session.table, 1)
    mine, theirs = (next(one for one in found if one.is_score and not one.kind and one.seat == seat) for seat in (1, 2))
    aspect = next(one for one in found if one.label is not None and not one.is_score and one.seat == 1)
    goods = [one for one in found if one.kind and not one.is_score][:3]
    facts = {mine: 9.0, theirs: -7.0, aspect: 5.0, **dict.fromkeys(goods, 3.0)}
    said = {reader: [one.id for one in differences(1, facts, reader)] for reader in (0, 1, 2)}
    assert said == {
        0: [
            "players.more_points_for_seat",
            "players.fewer_points_for_other",
            "players.more_goods",
            "players.stands_better",
        ],
        1: ["players.more_for_you_less_for_other", "players.more_goods_for_you", "players.stands_better_for_you"],
        2: [
            "players.more_points_for_seat",
            "players.fewer_points_for_you",
            "players.more_goods",
            "players.stands_better",
        ],
    }
    assert [one.id for one in differences(1, {mine: 9.0, theirs: -1.9}, 1)] == ["players.more_points_for_you"], (
        "what a few trial games do to others is chance"
    )
    (amounts,) = args_of(differences(1, facts)[-2])
    assert isinstance(amounts, ListArg) and len(amounts.items) == 2, "goods in one line, the two that are most"


@each_game
def test_the_words_of_every_answer_come_over_the_wire(game: Game) -> None:
    """Cards hold effects in effects; a reason holds the words of the whole answer."""
    session = Case(game, game.seat_counts[-1]).start(2)
    for number in range(400):
        pending = session.first_pending()
        if pending is None:
            break
        options = session.options(pending)
        for answer in options:
            other = places_named_now(pending.frame.label(session.table, answer), game, session.table)
            told = api.msg("players.other_may_be_better", "Perhaps better: {other.quoted}", other=other)
            assert messages_from_json([message_to_json(told)]) == (told,)
        if isinstance(pending.frame, api.ItemsFrame):
            given = pending.frame.default_answer(session.table)
        else:
            given = options[number % len(options)]
        assert isinstance(session.answer(pending, given), api.HistoryEntry)


def _may_stop_building() -> tuple[api.Session, api.Pending]:
    for session, pending in some(Case(api.GAMES["underwater_cities"], 2), 400):
        options = session.options(pending)
        if isinstance(pending.frame, BuildPieceStep) and STOP in options and len(options) > 2:
            return session, pending
    raise AssertionError("nobody may stop building")


def test_what_does_nothing_is_compared_only_if_there_is_nothing_else() -> None:
    session, pending = _may_stop_building()
    seat = pending.question.seat
    ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
    assert ask is not None
    level = replace(level_number(session.game, 5), playouts=1)
    first, *rest = (one for one in session.options(pending) if one != STOP)
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (first, STOP, *rest))
    found = rivals(ask, level, Thought(first, ranked), 1)
    assert found and not any(one.ranked.answer == STOP for one in found)
    found = rivals(ask, level, Thought(first, ranked[:2]), 1)
    assert [one.ranked.answer for one in found] == [STOP]


def test_what_stops_does_nothing() -> None:
    """ "Build no more" is no advice."""
    session, pending = _may_stop_building()
    options, table = session.options(pending), session.table
    with undone(table), table.trial(pending.question.seat):
        assert not give(table, pending.lane, STOP).does_something
    with undone(table), table.trial(pending.question.seat):
        assert give(table, pending.lane, next(one for one in options if one != STOP)).does_something


def test_a_line_leaves_out_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a card does need not be said twice; what it is a part of is more."""
    session, bot = api.new_session("barrage", 2, seed=4), api.RandomBot(3)
    session.answer(session.pending()[0], bot.choose_answer(session, session.pending()[0]))
    pending = session.pending()[0]
    ask = ask_for(session.game, api.seat_view(session.table, pending.question.seat), pending.question.seat)
    assert ask is not None
    gain = api.msg("players.nothing_else_to_choose", "There is nothing else to choose.")
    whole = api.msg("players.about_as_good_as_other", "About as good: {other.quoted}", other=ListArg((gain,)))
    words = iter((gain, gain, whole))
    monkeypatch.setattr(hint_line, "_agreed", list)
    monkeypatch.setattr(hint_line, "_words", lambda *_: next(words))
    told = hint_line.best_line(ask, SMALL, session.options(pending)[0], 1)
    assert told == (gain, whole) and not list(words)


def test_a_line_is_told_as_far_as_most_worlds_agree() -> None:
    def decided(*answers: str) -> dict[int, Any]:
        return {at: hint_line._Decision(pending.frame, pending.lane, one) for at, one in enumerate(answers)}

    _, pending, _ = _position()
    assert hint_line._agreed(decided("a", "b", "a", "a")) == [0, 2, 3]
    assert hint_line._agreed(decided("a", "b", "a", "b")) is None
    assert hint_line._agreed(decided("a", "a")) is None and hint_line._agreed({}) is None


def test_three_searches_that_come_to_different_answers_name_two(monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    ask = ask_for(session.game, view, pending.question.seat)
    assert ask is not None
    one, other, third = session.options(pending)[:3]
    ranked = tuple(RankedAnswer(answer, 1.0, 1.0, 8) for answer in (one, other, third))
    came = iter((one, other, one, one, one, one, one, other, one, one, other, one))

    def searched(*_: object) -> Thought:
        return about(Thought(one, ranked, playouts=24, worlds=8), next(came))

    monkeypatch.setattr(settled_module, "search", searched)
    level = level_number(session.game, 5)
    monkeypatch.setattr(settled_module, "compare", lambda *_: Comparison(17, 32, 0.2, {}, worse=15))
    both = settle(ask, level, 1)
    assert both is not None and both.thought.answer == one and both.other is not None and both.other.answer == other
    alone = settle(ask, level, 1)
    assert alone is not None and alone.thought.answer == one and alone.other is None
    monkeypatch.setattr(settled_module, "compare", lambda *_: Comparison(1, 8, -2.0, {}, worse=7))
    better = settle(ask, level, 1)
    assert better is not None and better.thought.answer == other and better.other is None
    monkeypatch.setattr(settled_module, "compare", lambda *_: Comparison(8, 32, -0.1, {}, worse=9))
    turned = settle(ask, level, 1)
    assert turned is not None and turned.thought.answer == other and turned.other is not None
    monkeypatch.setattr(coach, "settle", lambda *_: both)
    monkeypatch.setattr(coach, "rivals", lambda *_: [])
    given = coach.hint(session.game, view, pending.question.seat, Strength.MOVE, 1)
    assert given is not None and given.area.id == "players.hint_several_good_ideas" and not given.goes_on
    assert given.move is not None and given.move.id == "players.hint_two_good_ideas"
    assert [message.id for message in given.reasons] == ["players.hint_no_telling_which"]


@pytest.mark.parametrize(
    ("better", "worse", "worlds", "sure"),
    [(7, 1, 8, True), (6, 2, 8, False), (12, 4, 16, False), (13, 3, 16, True), (21, 11, 32, False), (22, 9, 32, True)],
)
def test_better_is_said_only_where_it_is_hardly_luck(better: int, worse: int, worlds: int, sure: bool) -> None:
    found = Comparison(better, worlds, 1.0, {}, worse=worse)
    assert found.is_sure is sure and not found.is_worse
    turned = found.turned()
    assert turned.is_worse is sure and not turned.is_sure and turned.gain == -1.0


def test_what_is_undecided_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    ask = ask_for(session.game, view, pending.question.seat)
    assert ask is not None
    one, other = session.options(pending)[:2]
    for ends, worlds in (([2.0] * 32, 8), ([2.0, 0.0] * 16, 32), ([2.0] * 5 + [0.0] * 3 + [2.0] * 24, 16)):
        values = iter(ends)
        monkeypatch.setattr(
            comparison,
            "_played",
            lambda _ask, _level, answer, *_, left=values: (next(left) if answer == one else 1.0, {}),
        )
        assert compare(ask, SMALL, one, other, 3, {}, most=32).worlds == worlds
    monkeypatch.setattr(comparison, "_played", lambda *_: (1.0, {}))
    assert compare(ask, SMALL, one, other, 3, {}, most=32).worlds == 8, "they come to the very same"


def test_what_costs_nothing_is_said_to_cost_nothing() -> None:
    """ "Better in all 8 trial games than: use no effect" helps nobody."""
    bot, seen = api.GreedyBot(4), set[str]()
    for seed in range(4, 12):
        session = api.new_session("underwater_cities", 2, seed=seed)
        while (pending := session.first_pending()) is not None and not seen:
            seat = pending.question.seat
            options = session.options(pending)
            if not isinstance(pending.frame, api.ItemsFrame) and len(options) == 2:
                ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
                assert ask is not None
                for one, other in (options, options[::-1]):
                    thought = Thought(one, tuple(RankedAnswer(answer, 0.0, 0.0, 1) for answer in (one, other)))
                    found = rivals(ask, replace(level_number(session.game, 5), playouts=1), thought, 1, lambda: True)
                    if found and found[0].is_nothing:
                        told = [
                            reasons(ask, SMALL, thought, 1, found=found, reader=reader)[0].id for reader in (seat, 0)
                        ]
                        seen.update(told)
            session.answer(pending, bot.choose_answer(session, pending))
        if seen:
            break
    assert seen == {"players.take_it_it_costs_nothing", "players.it_cost_nothing"}


def test_a_blind_draw_is_not_explained_by_the_luck_of_trial_games() -> None:
    bot = api.GreedyBot(3)
    for seed in range(3, 12):
        session = api.new_session("imperial_miners", 2, seed=seed)
        while (pending := session.first_pending()) is not None:
            if pending.frame.name == "imperial_miners.draw" and len(session.options(pending)) > 1:
                seat = pending.question.seat
                given = coach.hint(session.game, api.seat_view(session.table, seat), seat, Strength.MOVE, 1, BUDGET)
                assert given is not None
                assert [one.id for one in given.reasons] == ["players.luck_decides"]
                return
            session.answer(pending, bot.choose_answer(session, pending))
    raise AssertionError("nobody ever drew blindly")


def test_the_rival_is_another_idea() -> None:
    session, pending, _ = too_dear()
    step, table = pending.frame, session.table
    seat = pending.question.seat
    ask = ask_for(session.game, api.seat_view(table, seat), seat)
    assert ask is not None
    options = [one for one in session.options(pending) if step.becomes(table, one) is None]
    ideas = {answer: idea(step, table, answer) for answer in options}
    mine = max(options, key=lambda one: list(ideas.values()).count(ideas[one]))
    same = [one for one in options if one != mine and ideas[one] == ideas[mine]]
    others = [one for one in options if ideas[one] != ideas[mine]]
    assert others
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (mine, *same, *others))
    found = rivals(ask, replace(level_number(session.game, 5), playouts=1), Thought(mine, ranked), 1, lambda: True)
    assert found[0].ranked.answer == others[0]


def too_dear() -> tuple[api.Session, api.Pending, list[Any]]:
    """A game in which somebody is asked and cannot pay for some of the answers."""
    bot = api.GreedyBot(2)
    for session in (api.new_session("ginkgopolis", 2, seed=seed) for seed in range(20)):
        while (pending := session.first_pending()) is not None:
            dear = [one for one in session.options(pending) if pending.frame.becomes(session.table, one) is not None]
            if dear:
                return session, pending, dear
            session.answer(pending, bot.choose_answer(session, pending))
    raise AssertionError("everybody could always pay")


def test_what_cannot_be_paid_is_compared_only_if_there_is_nothing_else() -> None:
    session, pending, dear = too_dear()
    seat = pending.question.seat
    ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
    assert ask is not None
    cheap = [one for one in session.options(pending) if one not in dear][:2]
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (cheap[0], *dear, cheap[1]))
    level = replace(level_number(session.game, 5), playouts=1)
    found = rivals(ask, level, Thought(cheap[0], ranked), 1)
    assert [one.ranked.answer for one in found] == [cheap[1]]


def test_nobody_announces_what_cannot_be_paid() -> None:
    session, pending, dear = too_dear()
    table, step, options = session.table, pending.frame, list(session.options(pending))
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (*dear, *options) if one not in dear or one == dear[0])
    ask = ask_for(session.game, api.seat_view(table, pending.question.seat), pending.question.seat)
    assert ask is not None
    told = with_manners(ask, table, step, Thought(dear[0], ranked))
    assert told.answer == step.becomes(table, dear[0]) and told.answer in options
    assert step.becomes(table, told.answer) is None and told.ranked[0].answer == told.answer
    assert with_manners(ask, table, step, told) is told
    said = step.label(table, told.answer)
    assert said.id == "ginkgopolis.option_exploit_building" and dict(said.args).keys() == {"card", "gain"}


def test_a_line_says_whose_effect_it_is() -> None:
    bot, told = api.GreedyBot(3), list[Message]()
    session = api.new_session("imperial_miners", 2, seed=5)
    while len(told) < 3 and (pending := session.first_pending()) is not None:
        seat = pending.question.seat
        given = coach.hint(session.game, api.seat_view(session.table, seat), seat, Strength.LINE, 1, 2)
        assert given is not None
        told += [one for one in given.line if one.id == "players.line_speaks_of"]
        session.answer(pending, bot.choose_answer(session, pending))
    assert told
    for one in told:
        subject = dict(one.args)["subject"]
        assert isinstance(subject, Message)
        assert subject.id in ("imperial_miners.effect_of_card", "imperial_miners.effect_of_surface")


def test_the_card_that_acts_lights_up_where_no_place_tells_the_answers_apart() -> None:
    bot, session = api.GreedyBot(3), api.new_session("imperial_miners", 2, seed=5)
    while (pending := session.first_pending()) is not None and pending.frame.name != "imperial_miners.activate":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    subject, seat = pending.frame.subject(session.table), pending.question.seat
    assert subject is not None
    given = coach.hint(session.game, api.seat_view(session.table, seat), seat, Strength.MOVE, 1, 2)
    assert given is not None and list(given.lit) == list(named(subject))


def test_the_first_hint_names_what_the_answer_turns_on() -> None:
    def point(facts: dict[Fact, float], sooner: str = "") -> Arg | None:
        return main_point(1, Comparison(8, 8, 3.0, facts, AtOnce({sooner: -1.0}, False)))

    carts, hand = api.msg("players.level_steady", "Steady"), api.msg("players.level_casual", "Casual")
    tiles = {Fact(1, None, "tile"): 4.0}
    sheet = {Fact(1, carts, "", True): 3.0}
    assert point({**sheet, Fact(1, hand, ""): 1.0, **tiles, Fact(2, carts, ""): 9.0}) == carts
    assert point({**tiles, Fact(1, hand, ""): 1.0}) == api.AmountArg(4, "tile")
    assert point({**sheet, **tiles, Fact(1, hand, ""): 5.0}) is None, "what is less leads away from what is more"
    assert point(tiles, "tile") is None, "the other one brings them at once"
    points = {Fact(1, carts, "", True): 6.0, Fact(1, None, "point", True): 6.0}
    assert point({**points, **tiles}) is None and point(points) is None
    assert point({Fact(1, hand, ""): 5.0, Fact(2, carts, "", True): -8.0}) is None


def test_goods_that_the_other_answer_brings_at_once_are_no_reason() -> None:
    facts = {Fact(1, None, "coin"): 4.0, Fact(1, None, "card"): 2.0}
    (both,) = differences(1, facts, 1)
    (one,) = differences(1, facts, 1, AtOnce({"coin": -1.0}, True))
    assert args_of(both) == [ListArg((api.AmountArg(4, "coin"), api.AmountArg(2, "card")))]
    assert args_of(one) == [ListArg((api.AmountArg(2, "card"),))]


def test_what_an_answer_brings_right_away_is_told_first_and_once() -> None:
    line, hand = api.msg("players.level_steady", "Steady"), api.msg("players.level_casual", "Casual")
    facts = {Fact(1, hand, ""): 9.0, Fact(1, line, "", True): 2.0, Fact(1, None, "coin"): 4.0}
    told = differences(1, facts, 1, AtOnce({"coin": 2.0}, True))
    ids = ["players.more_goods_at_once_for_you", "players.more_points_for_you", "players.stands_better_for_you"]
    assert [one.id for one in told] == ids, "prospects come last, however large they are"
    assert args_of(told[0]) == [ListArg((api.AmountArg(2, "coin"),))]
    (exchange,) = differences(1, {}, 1, AtOnce({"coin": 2.0, "card": -1.0}, True))
    assert args_of(exchange) == [ListArg((api.AmountArg(2, "coin"),)), ListArg((api.AmountArg(1, "card"),))]
    later = differences(1, facts, 1, AtOnce({"coin": 2.0}, False))
    assert [one.id for one in later] == [ids[1], "players.more_goods_for_you", ids[2]], "the other one may pay later"
    assert differences(1, {}, 2, AtOnce({"coin": 2.0}, True).without({"coin"})) == []


def test_two_answers_are_compared_right_after_them_if_both_lead_to_the_same_question() -> None:
    bot, seen = api.RandomBot(1), dict[bool, int]()
    for session in (api.new_session("barrage", 2, seed=seed) for seed in range(4)):
        while (pending := session.first_pending()) is not None and len(seen) < 2:
            if pending.frame.name == "barrage.turn":
                seat = pending.question.seat
                ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
                assert ask is not None
                one, *others = session.options(pending)
                assert compare_at_once(ask, session.table, one, one).goods == {}
                for other in others:
                    found = compare_at_once(ask, session.table, one, other)
                    back = compare_at_once(ask, session.table, other, one)
                    assert {kind: -n for kind, n in found.goods.items()} == back.goods
                    if found.goods.get("credit"):
                        seen[found.is_comparable] = 1
            session.answer(pending, bot.choose_answer(session, pending))
    assert seen == {True: 1, False: 1}


def test_a_small_difference_that_nothing_explains_is_called_small(monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    for better, gain, said in ((7, 0.5, "a_little_better_than_other"), (7, 3.0, "better_than_other")):
        monkeypatch.setattr(rivals_module, "compare", lambda *_, at=(better, gain): Comparison(at[0], 8, at[1], {}))
        monkeypatch.setattr(rivals_module, "compare_at_once", lambda *_: AtOnce({}, False))
        thought = api.think(session.game, view, pending.question.seat, 4, 1, BUDGET, explain=True)
        assert thought is not None and [one.id for one in thought.reasons] == [f"players.{said}"]


def test_one_line_of_the_sheet_is_told_once() -> None:
    line = api.msg("players.level_steady", "Steady")
    facts = {Fact(seat, line, "", True): n for seat, n in ((1, 14.0), (2, -10.0), (3, -6.0))}
    assert [one.id for one in differences(1, facts, 1)] == ["players.more_for_you_less_for_other"]


def _that_no_place_tells_apart(answers: int) -> tuple[api.Session, api.Pending, list[Any]]:
    """A question with so many answers, none of which is given by hand."""
    session, bot = api.new_session("imperial_miners", 2, seed=3), api.RandomBot(3)
    while (pending := session.first_pending()) is not None:
        listed = list(session.options(pending))
        if pending.frame.name == "imperial_miners.activate" and len(listed) == answers:
            return session, pending, listed
        session.answer(pending, bot.choose_answer(session, pending))
    raise AssertionError("never so many answers")


def test_what_looks_better_in_every_other_way_is_advised(advise: Advise) -> None:
    session, pending, (one, other, _) = _that_no_place_tells_apart(3)
    thought = Thought(one, (RankedAnswer(one, 2.0, 9.0, 40), RankedAnswer(other, 3.0, 8.9, 40)))
    for gain, prior, advised in ((-0.5, 3.0, other), (0.5, 3.0, one), (-0.5, 1.0, one)):
        rival = Rival(RankedAnswer(other, prior, 8.9, 40), Comparison(3, 8, gain, {}))
        assert advise(session, pending, thought, rival).hint.answer == advised
    assert advise(session, pending, thought).hint.answer == one


def test_to_mark_that_a_card_had_its_turn_is_to_do_nothing() -> None:
    session = api.new_session("imperial_miners", 2, seed=4)
    bot = api.RandomBot(4)
    while (pending := session.first_pending()) is not None and pending.frame.name != "imperial_miners.activate":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    table, done = session.table, dict[int, bool]()
    for answer in session.options(pending):
        with undone(table), table.trial(pending.question.seat):
            done[answer] = give(table, pending.lane, answer).does_something
    assert len(done) > 1 and done == {answer: answer >= 0 for answer in done}


def test_a_cave_in_more_is_no_reason() -> None:
    session = api.new_session("imperial_miners", 2, seed=4)
    for kind in ("cave_in", "gadget"):
        session.table.set_count("seat.1.mine.1.0", kind, 1)
    kinds = {fact.kind for fact in standing(session.game, session.table, 1)}
    assert "gadget" in kinds and "cave_in" not in kinds


@pytest.mark.parametrize(
    ("better", "gain", "answers", "said"),
    [
        (8, 3.0, 3, "hint_one_answer_stands_out"),
        (6, 3.0, 3, "hint_little_between_answers"),
        (7, 0.5, 2, "hint_one_of_two_a_little_better"),
        (8, 0.5, 3, "hint_one_answer_a_little_better"),
        (4, 0.5, 3, "hint_little_between_answers"),
        (7, 3.0, 2, "hint_one_of_two_stands_out"),
        (5, 3.0, 2, "hint_little_between_two"),
        (4, 3.0, 2, "hint_little_between_two"),
    ],
)
def test_an_answer_is_clearly_better_only_in_nearly_all_trial_games(
    better: int, gain: float, answers: int, said: str, advise: Advise
) -> None:
    session, pending, listed = _that_no_place_tells_apart(answers)
    thought = Thought(listed[0], tuple(RankedAnswer(one, 0.0, 0.0) for one in listed))
    rival = Rival(thought.ranked[1], Comparison(better, 8, gain, {}))
    assert advise(session, pending, thought, rival).hint.area.id == f"players.{said}"
    by = {Fact(pending.question.seat, api.msg("players.level_casual", "Casual"), "", True): 2.0}
    named = advise(session, pending, thought, rival._replace(found=rival.found._replace(facts=by))).hint.area.id
    assert named == (
        f"players.{said}" if "little_between" in said else f"players.hint_{BY[rival.found.is_clear]}_better_by"
    )


def test_of_several_about_equal_answers_it_is_told_that_one_is_worse(advise: Advise) -> None:
    session, pending, listed = _that_no_place_tells_apart(3)
    thought = Thought(listed[0], tuple(RankedAnswer(one, 0.0, 0.0) for one in listed))
    equal = Rival(thought.ranked[1], Comparison(4, 8, 0.1, {}))
    worse = Rival(thought.ranked[2], Comparison(8, 8, 4.0, {}))
    said = [advise(session, pending, thought, *found).hint.area.id for found in ([equal], [equal, worse])]
    assert said == ["players.hint_little_between_answers", "players.hint_some_are_about_equal"]


def test_who_throws_something_away_is_not_sent_to_the_pile(advise: Advise) -> None:
    bot, seen = api.GreedyBot(4), 0
    for session in (api.new_session("barrage", 2, seed=seed) for seed in range(3, 12)):
        while seen < 3 and (pending := session.first_pending()) is not None:
            if pending.frame.name == "barrage.discard_contract":
                seen += _leads_to_own_contracts(session, pending, advise)
            session.answer(pending, bot.choose_answer(session, pending))
    assert seen


def _leads_to_own_contracts(session: api.Session, pending: api.Pending, advise: Advise) -> bool:
    """False: here all contracts would go to one pile, so that none of the piles could mislead anybody."""
    table, seat = session.table, pending.question.seat
    ranked = tuple(RankedAnswer(one, 0.0, 0.0) for one in session.options(pending))
    area = advise(session, pending, Thought(ranked[0].answer, ranked)).hint.area
    place = dict(area.args).get("place")
    assert place is None or (isinstance(place, PlaceArg) and table.place(place.place).owner == seat)
    gestures = [pending.frame.gesture(table, one.answer) for one in ranked]
    return len({gesture.drop for gesture in gestures if gesture is not None}) > 1


def test_workers_that_come_back_are_no_reason() -> None:
    """How many engineers are at home when an imagined game ends says when it ended, and nothing else."""
    session = api.new_session("barrage", 2, seed=4)
    while (pending := session.first_pending()) is not None and pending.frame.name != "barrage.turn":
        session.answer(pending, api.RandomBot(1).choose_answer(session, pending))
    assert session.table.count_at("seat.1.engineers", "engineer.1")
    kinds = {fact.kind for fact in standing(session.game, session.table, 1)}
    assert "credit" in kinds and "engineer" not in kinds


def test_an_answer_is_named_as_it_was_called_at_its_moment() -> None:
    """A site is called by what stands there, and at the moment of the answer nothing stood there yet."""
    session = api.new_session("underwater_cities", 2, seed=2)
    while (pending := session.first_pending()) is not None:
        listed = session.options(pending) if pending.frame.name == "underwater_cities.build" else []
        if len(listed) > 1 and listed[0].kind == "farm":
            break
        session.answer(pending, api.RandomBot(2).choose_answer(session, pending))
    assert pending is not None
    seat, answer = pending.question.seat, session.options(pending)[0]
    words = pending.frame.label(session.table, answer)
    then = places_named_now(words, session.game, session.table)
    session.answer(pending, answer)
    assert places_named_now(words, session.game, session.table) != then, "it is called otherwise now"
    session.undo()
    ranked = tuple(RankedAnswer(one, 0.0, 0.0) for one in session.options(pending)[:2])
    ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
    assert ask is not None
    told = reasons(ask, SMALL, Thought(ranked[1].answer, (ranked[1], ranked[0])), 1)
    assert any(arg == then for message in told for _, arg in message.args)


def _names_of(arg: Arg) -> set[str]:
    """The ids of all messages in one."""
    match arg:
        case ListArg(items):
            return {one for item in items for one in _names_of(item)}
        case Message():
            return {arg.id, *(one for _, inner in arg.args for one in _names_of(inner))}
    return set()


_PLACES = {
    f"imperial_miners.{whose}mine_place_{where}" for whose in ("", "own_") for where in ("left", "middle", "right")
}


def test_nobody_is_told_by_name_that_something_is_theirs() -> None:
    bot, session = api.GreedyBot(3), api.new_session("imperial_miners", 2, seed=5)
    while (pending := session.first_pending()) is not None and pending.frame.name != "imperial_miners.place":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    seat = pending.question.seat
    given = coach.hint(session.game, api.seat_view(session.table, seat), seat, Strength.LINE, 1, 2)
    assert given is not None and given.move is not None
    label = pending.frame.label(session.table, given.answer)
    theirs, own = (
        _names_of(places_named_now(label, session.game, session.table, reader)) & _PLACES for reader in (3 - seat, seat)
    )
    assert theirs and own and not theirs & own and own <= {one.id for one in session.game.own_names.values()}
    told = [_names_of(one) & _PLACES for one in (given.area, given.move, *given.reasons, *given.line)]
    assert own <= set().union(*told) and not theirs & set().union(*told)


def _two_fields_of_a_workshop(number: int) -> tuple[api.Session, api.Pending, Any, Any]:
    """Somebody may turn the wheel as far in two places, and one of them takes more."""
    bot, names = api.GreedyBot(2), [f"action.workshop_{number}.{side}" for side in ("left", "right")]
    for session in (api.new_session("barrage", 3, seed=seed) for seed in range(20)):
        while (pending := session.first_pending()) is not None:
            if pending.frame.name == "barrage.turn":
                cheap, dear = ([one for one in session.options(pending) if one.space == name] for name in names)
                if cheap and dear:
                    return session, pending, cheap[0], dear[0]
            session.answer(pending, bot.choose_answer(session, pending))
    raise AssertionError("never two fields")


@pytest.mark.parametrize("number", [1, 2], ids=["more workers", "more credits too"])
def test_the_same_for_a_higher_price_is_neither_chosen_nor_called_as_good(number: int) -> None:
    session, pending, cheap, dear = _two_fields_of_a_workshop(number)
    seat, step, table = pending.question.seat, pending.frame, session.table
    ask = ask_for(session.game, api.seat_view(table, seat), seat)
    assert ask is not None
    assert is_same_for_no_more(ask, table, step, cheap, dear)
    assert not is_same_for_no_more(ask, table, step, dear, cheap)
    rest = [one for one in session.options(pending) if one not in (cheap, dear)]
    assert not any(is_same_for_no_more(ask, table, step, one, dear) for one in rest)
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (dear, cheap, *rest[:2]))
    thought = with_manners(ask, table, step, Thought(dear, ranked, playouts=4))
    assert thought.answer == cheap and with_manners(ask, table, step, thought) == thought
    level = replace(level_number(session.game, 5), playouts=1)
    assert dear not in [one.ranked.answer for one in rivals(ask, level, thought, 1)]
    only = Thought(cheap, tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in (cheap, dear)))
    assert [one.ranked.answer for one in rivals(ask, level, only, 1)] == [dear], "there is nothing else"


def test_the_list_of_options_calls_own_places_as_the_hint_does() -> None:
    bot, session = api.GreedyBot(3), api.new_session("imperial_miners", 2, seed=5)
    while (pending := session.first_pending()) is not None and pending.frame.name != "imperial_miners.place":
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    own = {one.id for one in session.game.own_names.values()}
    for answer in session.options(pending):
        assert _names_of(session.label(pending, answer)) & _PLACES <= own
        assert session.label(pending, answer).id == pending.frame.label(session.table, answer).id
