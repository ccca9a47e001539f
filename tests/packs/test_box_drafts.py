"""Cards of one's own while they are made: drafts, steps back, cards that say the same, packs from elsewhere."""

from __future__ import annotations

import pytest

from engine import api
from engine.core.box.draft import MOST_STEPS, BoxDraft, CardPlace, CardState
from engine.core.box.offers import offers
from engine.core.box.paths import with_value

LABORATORY = CardPlace("cards", "70")


def box(game: str = "underwater_cities") -> BoxDraft:
    return BoxDraft(api.GAMES[game], "Mine")


def test_a_card_that_was_changed_is_ones_own_and_goes_into_the_pack() -> None:
    draft = box()
    assert draft.state(LABORATORY) is CardState.HOUSE and "cards" not in draft.pack()
    draft.put(LABORATORY, {**draft.row(LABORATORY), "name": "Deep lab"})
    assert draft.state(LABORATORY) is CardState.OWN
    pack = draft.pack()
    assert [row["name"] for row in pack["cards"]] == ["Deep lab"]
    equipped, mistakes = draft.game.with_pack(pack)
    assert equipped is not None and not mistakes
    draft.put(LABORATORY, draft.house(LABORATORY) or {})
    assert draft.state(LABORATORY) is CardState.HOUSE, "as in the program is not one's own"


def test_a_card_with_a_mistake_is_kept_and_not_played_with() -> None:
    draft = box()
    draft.put(LABORATORY, {**draft.row(LABORATORY), "name": "", "cost": 3})
    assert draft.state(LABORATORY) is CardState.UNFINISHED
    assert {one.field for one in draft.mistakes(LABORATORY)} == {"name", "cost"}
    assert "cards" not in draft.pack() and len(draft.unfinished()["cards"]) == 1
    again = box()
    again.take_pack(draft.unfinished())
    assert again.row(LABORATORY) == draft.row(LABORATORY)


def test_every_step_goes_back_and_forth() -> None:
    draft = box()
    states = [dict(draft.row(LABORATORY))]
    for cost in range(20):
        draft.put(LABORATORY, {**draft.row(LABORATORY), "name": f"Lab {cost}"})
        states.append(dict(draft.row(LABORATORY)))
    draft.drop(LABORATORY)
    assert draft.row(LABORATORY) == states[0]
    assert draft.undo() == LABORATORY
    for state in reversed(states[:-1]):
        assert draft.undo() == LABORATORY and draft.row(LABORATORY) == state
    assert draft.undo() is None and draft.state(LABORATORY) is CardState.HOUSE
    for state in states[1:]:
        draft.redo()
        assert draft.row(LABORATORY) == state
    draft.put(LABORATORY, states[3])
    draft.undo()
    assert draft.can_redo
    draft.put(LABORATORY, states[4])
    assert not draft.can_redo, "another way was gone"


def test_steps_are_bounded() -> None:
    draft = box()
    for number in range(MOST_STEPS + 50):
        draft.put(LABORATORY, {**draft.row(LABORATORY), "name": f"Lab {number}"})
    steps = 0
    while draft.undo() is not None:
        steps += 1
    assert steps == MOST_STEPS


def test_cards_that_always_say_the_same_are_written_as_one() -> None:
    draft = box("imperial_miners")
    place = CardPlace("mine", "123")
    form = draft.form(place)
    offer = next(offers(form, draft.row(place), ("effects", 0, "n")))
    draft.put(place, offer.row)
    pack = draft.pack()
    assert len(pack["mine"]) == 14
    assert draft.game.with_pack(pack)[0] is not None
    draft.put(place, {**draft.row(place), "name": "My own name"})
    assert draft.row(CardPlace("mine", "124"))["name"] != "My own name"
    draft.drop(place)
    assert draft.pack().get("mine") is None
    draft.undo()
    assert len(draft.pack()["mine"]) == 14


def test_a_new_number_is_a_card_that_is_added() -> None:
    draft = box()
    place = CardPlace("cards", "300")
    row = with_value({key: value for key, value in draft.row(LABORATORY).items() if key != "id"}, ("number",), 300)
    draft.put(place, row)
    assert draft.state(place) is CardState.OWN and place in draft.places("cards") and draft.house(place) is None
    draft.drop(place)
    assert place not in draft.places("cards")


@pytest.mark.parametrize(
    "rows",
    [
        [1, None, "x", []],
        [{}, {"id": None}, {"number": True}, {"number": [1]}],
        [{"number": 70, "name": "a"}, {"number": 70, "name": "b"}],
        {"number": 70},
        "cards",
    ],
)
def test_packs_of_any_make_are_laid_in_or_left(rows: object) -> None:
    draft = box()
    draft.take_pack({"format": 1, "game": "underwater_cities", "name": "Strange", "cards": rows})
    for place in draft.places("cards"):
        draft.state(place)
    assert draft.game.with_pack(draft.pack())[0] is None or "cards" in draft.pack()


def test_a_pack_of_today_is_the_same_after_the_workshop() -> None:
    for game in ("underwater_cities", "imperial_miners"):
        form = api.GAMES[game].pack_form
        assert form is not None
        pack = api.template(form, game)
        for rows in pack.values():
            if isinstance(rows, list):
                rows[0]["name"] = "Own"
        if game == "imperial_miners":
            pack["mine"] = [row for row in pack["mine"] if row["level"] != 4]
        draft = box(game)
        assert draft.take_pack(pack) == 0
        own = draft.pack()
        assert sum(row.get("name") == "Own" for row in own["cards" if "cards" in own else "mine"]) == 1
        assert draft.whole_mistakes() == []
