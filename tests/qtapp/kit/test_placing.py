"""One placement for all cards: nothing hard is ever covered, what is asked never stays away, and cards are calm."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from qtapp.kit.controls.free_room import CELL, Box, FreeRoom, shared
from qtapp.kit.controls.placing import GAP, LEAST_ZOOM, CardShape, Form, Plan, Shot, grown, solve

PAGE: Box = (8, 8, 1308, 680)
HAND: Box = (380, 540, 980, 680)
QUESTION = CardShape("question", (Form("whole", 388, 420), Form("low", 388, 260, 1.5)), 3.0, 1, is_asked=True)
GUIDE = CardShape("guide", (Form("whole", 388, 280), Form("title", 388, 60, 0.75)), 1.0, -1)
LOG = CardShape(
    "log", tuple(Form(str(tall), 388, tall, (1 - tall / 670) * 0.55) for tall in (670, 400, 200, 152)), 0.7, 1
)


def table(dice: random.Random, targets: int = 12) -> list[Shot]:
    """A board with targets on it, looked at from four standpoints."""
    wide, tall = dice.randrange(500, 1250), dice.randrange(350, 520)
    spots = [(dice.random(), dice.random()) for _ in range(targets)]
    found = []
    for left, right in ((0, 0), (0, 396), (396, 0), (396, 396)):
        room = 1300 - left - right
        zoom = min(1.0, room / wide)
        x, y = 8 + left + (room - int(wide * zoom)) // 2, 8
        boxes = [(x + int(a * wide * zoom), y + int(b * tall * zoom)) for a, b in spots]
        hard = (*((one, two, one + 48, two + 48) for one, two in boxes), HAND)
        board = (x, y, x + int(wide * zoom), y + int(tall * zoom))
        found.append(Shot(left, right, zoom, PAGE, hard, ((board, 1.0),)))
    return found


def covers_nothing(plan: Plan) -> bool:
    boxes = {name: box for name, (_, box) in plan.places.items()}
    inside = all(one[0] >= 8 and one[1] >= 8 and one[2] <= 1308 and one[3] <= 680 for one in boxes.values())
    free = not any(shared(one, hard) for one in boxes.values() for hard in plan.shot.hard)
    apart = not any(
        shared(one, grown(other)) for name, one in boxes.items() for two, other in boxes.items() if name != two
    )
    return inside and free and apart


@pytest.mark.parametrize("cards", [(QUESTION,), (QUESTION, GUIDE), (QUESTION, GUIDE, LOG)], ids=len)
def test_no_card_lies_over_what_one_may_use_or_over_another(cards: tuple[CardShape, ...]) -> None:
    dice = random.Random(7)
    for _ in range(60):
        shots = table(dice)
        plan = solve(shots, cards)
        assert covers_nothing(plan)
        assert "question" in plan.places
        large = [one for one in shots if one.zoom >= LEAST_ZOOM * max(two.zoom for two in shots)]
        if plan.shot not in large:
            assert not covers_nothing(solve(large, (QUESTION,))), "the table is made so small only for the question"


def test_a_folded_card_is_whole_again_where_there_is_room() -> None:
    room = Shot(0, 0, 1.0, PAGE, (HAND,))
    plan = solve([room], [GUIDE, LOG])
    assert plan.places["guide"][0].name == "whole"
    tight = replace(room, hard=(*room.hard, (8, 100, 1308, 540)))
    plan = solve([tight], [GUIDE])
    assert plan.places["guide"][0].name == "title"


def test_the_table_makes_room_for_the_question_but_not_for_a_log() -> None:
    """A board as wide as the page, with a target wherever one looks."""
    boxes = []
    for left, right, zoom in ((0, 0, 1.0), (0, 396, 0.85)):
        grid = tuple(
            (8 + int(x * zoom), 8 + y, 8 + int(x * zoom) + 44, 52 + y)
            for x in range(0, 1250, 90)
            for y in range(0, 620, 90)
        )
        boxes.append(Shot(left, right, zoom, PAGE, grid, ((PAGE, 1.0),)))
    alone = solve(boxes, [LOG])
    assert not alone.places and alone.shot.zoom == 1.0, "rather no log than a smaller table"
    asked = solve([boxes[0], replace(boxes[1], hard=tuple(b for b in boxes[1].hard if b[2] < 900))], [QUESTION])
    assert "question" in asked.places and asked.shot.right == 396


def test_what_is_asked_lies_somewhere_even_if_everything_is_taken() -> None:
    full = Shot(0, 0, 1.0, PAGE, (PAGE,))
    plan = solve([full], [QUESTION, GUIDE])
    assert "question" in plan.places and "guide" not in plan.places


def test_cards_stay_where_they_are_as_long_as_nothing_is_asked_for_there() -> None:
    dice = random.Random(11)
    moved = 0
    for _ in range(40):
        shots = table(dice)
        first = solve(shots, [QUESTION, GUIDE, LOG])
        before = {name: box for name, (_, box) in first.places.items()}
        free_spot = next(
            spot
            for spot in ((x, y, x + 44, y + 44) for x in range(8, 1260, 60) for y in range(8, 500, 60))
            if not any(shared(spot, grown(box)) for box in before.values())
        )
        again = [replace(one, hard=(*one.hard, free_spot)) for one in shots]
        second = solve(again, [QUESTION, GUIDE, LOG], before)
        moved += sum(before[name] != box for name, (_, box) in second.places.items())
    assert moved <= 2, "one more target elsewhere is no reason to move"


def test_a_card_with_the_keyboard_stays_at_its_corner_and_grows_from_there() -> None:
    shot = Shot(0, 0, 1.0, PAGE, (HAND,))
    low = replace(QUESTION, forms=(Form("whole", 388, 200),))
    at = {"question": (500, 60, 888, 260)}
    grown_up = solve([shot], [QUESTION], at, held={"question"})
    assert grown_up.places["question"][1][:2] == (500, 60)
    bottom = {"question": (8, 480, 396, 680)}
    hand_free = replace(shot, hard=())
    up = solve([hand_free], [QUESTION], bottom, held={"question"})
    assert up.places["question"][1] == (8, 260, 396, 680), "at the lower edge it grows upwards"
    taken = replace(shot, hard=(*shot.hard, (520, 100, 600, 160)))
    away = solve([taken], [low], at, held={"question"})
    assert away.places["question"][1][:2] != (500, 60) and covers_nothing(away), "something is asked for there"


def test_furniture_is_not_moved_whatever_it_covers() -> None:
    shot = Shot(0, 0, 1.0, PAGE, ((500, 60, 600, 160), HAND))
    place = QUESTION.forms[0], (480, 40, 868, 460)
    plan = solve([shot], [GUIDE], fixed={"question": place})
    assert plan.places["question"] == place
    assert not shared(plan.places["guide"][1], grown(place[1]))


def test_a_card_likes_to_lie_beside_what_it_speaks_of() -> None:
    thing: Box = (900, 300, 960, 360)
    shot = Shot(0, 0, 1.0, PAGE, (HAND, thing), near={"guide": (thing,)})
    far = Shot(0, 0, 1.0, PAGE, (HAND, thing))
    anywhere = replace(GUIDE, side=0)

    def distance(plan: Plan) -> int:
        box = plan.places["guide"][1]
        return max(0, box[0] - thing[2], thing[0] - box[2]) + max(0, box[1] - thing[3], thing[1] - box[3])

    assert distance(solve([shot], [anywhere])) < distance(solve([far], [anywhere]))


@pytest.mark.parametrize(("title", "sign", "fits"), [(56, 40, "title"), (80, 56, "sign"), (80, 70, None)])
def test_where_there_is_no_spot_for_what_is_asked_the_other_cards_make_way(
    title: int, sign: int, fits: str | None
) -> None:
    low: Box = (8, 8, 640, 320)
    everywhere = tuple((x, y, x + 30, y + 30) for x in range(140, 640, 40) for y in range(10, 300, 40))
    question = CardShape("question", (Form("whole", 400, 240),), 3.0, 1, is_asked=True)
    guide = CardShape("guide", (Form("title", 120, title, 0.75), Form("sign", 60, sign, 1.0)), 1.0, -1)
    plan = solve([Shot(0, 0, 1.0, low, everywhere)], (question, guide))
    assert plan.places["question"][1] == (8, 8, 408, 248), "over as few targets as can be"
    place = plan.places.get("guide")
    assert (place[0].name if place is not None else None) == fits
    assert place is None or not shared(place[1], grown(plan.places["question"][1]))


def test_all_that_is_free_is_found_and_nothing_else() -> None:
    """Against a search cell by cell."""
    dice = random.Random(3)
    for _ in range(30):
        hard = []
        for _ in range(dice.randrange(1, 8)):
            x, y = dice.randrange(0, 180), dice.randrange(0, 120)
            hard.append((x, y, x + dice.randrange(5, 60), y + dice.randrange(5, 60)))
        room = FreeRoom((0, 0, 200, 160), hard, ())
        wide, tall = dice.randrange(1, 20) * CELL, dice.randrange(1, 20) * CELL
        for x in range(0, 200, CELL):
            for y in range(0, 160, CELL):
                box = x, y, x + wide, y + tall
                grid = [
                    tuple(v // CELL * CELL if at < 2 else -(-v // CELL) * CELL for at, v in enumerate(one))
                    for one in hard
                ]
                free = box[2] <= 200 and box[3] <= 160 and not any(shared(box, one) for one in grid)  # type: ignore[arg-type]
                assert room.is_free(box) == free
        assert all(room.is_free(spot) for spot in room.spots(wide, tall, (), GAP))


def test_soft_things_are_weighed_by_what_lies_under_a_box() -> None:
    room = FreeRoom((0, 0, 320, 160), (), (((0, 0, 160, 160), 1.0), ((0, 0, 32, 32), 2.2)))
    assert room.covered((160, 0, 320, 160)) == 0
    assert room.covered((80, 0, 240, 160)) == 80 * 160
    assert room.covered((0, 0, 32, 32)) == pytest.approx(32 * 32 * 2.2)
