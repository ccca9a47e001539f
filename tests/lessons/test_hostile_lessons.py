"""Lessons from strangers: every one is refused with a sentence, or is whole; nothing else is raised."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.api import InvalidData, RandomStream
from engine.lessons.book import LessonBook, read_lesson
from engine.lessons.check import lesson_faults
from tests.lessons.shipped import FILES

Data = dict[str, Any]
BASE = next(path for path in FILES if path.name.startswith("06-production")).read_text(encoding="utf-8")


def changed(change: Callable[[Data], object]) -> bytes:
    data: Data = json.loads(BASE)
    change(data)
    return json.dumps(data, ensure_ascii=False).encode()


def step(data: Data, id_: str) -> Data:
    found: Data = next(one for one in data["steps"] if one["id"] == id_)
    return found


def nested(depth: int) -> Data:
    goal: Data = {"fact": "over"}
    for _ in range(depth):
        goal = {"fact": "not", "of": goal}
    return goal


def goal(data: Data, **fact: Any) -> object:
    return step(data, "produce").update(goal=fact)


def quiz(data: Data, **new: Any) -> None:
    step(data, "how-much")["quiz"].update(new)


def against(data: Data, *choices: Any) -> None:
    step(data, "how-much")["wrong"] = [{"choice": one, "say": {"en": "No."}} for one in choices]


BROAD = {"fact": "all", "of": [{"fact": "all", "of": [{"fact": "finding"}] * 12}] * 12}
ATTACKS: dict[str, bytes] = {
    "extra field": changed(lambda d: d.update(code="import os")),
    "unknown kind of step": changed(lambda d: d["steps"][0].update(do="run")),
    "entry missing": changed(lambda d: d["steps"][0].update(at=999)),
    "entry negative": changed(lambda d: d["steps"][0].update(at=-1)),
    "entry true": changed(lambda d: d["steps"][0].update(at=True)),
    "solution not below": changed(lambda d: step(d, "produce").update(solved=[0])),
    "spot a path": changed(lambda d: d["steps"][0].update(spot=["../../etc/passwd"])),
    "spot not there": changed(lambda d: d["steps"][0].update(spot=["basin.99.dam.lower"])),
    "spot counted as nothing": changed(lambda d: d["steps"][0].update(spot=["basin.5.dam.lower#gold"])),
    "rule of another game": changed(lambda d: step(d, "produce")["goal"].update(rule="ginkgopolis/exploit")),
    "message unknown": changed(lambda d: step(d, "produce")["goal"].update(says="barrage.no_such_message")),
    "frame unknown": changed(lambda d: goal(d, fact="asked", frame="os.system")),
    "answer field unknown": changed(
        lambda d: goal(d, fact="not", of={"fact": "answer", "frame": "barrage.turn", "given": {"0": "x"}})
    ),
    "answers of somebody else": changed(lambda d: goal(d, fact="answer", frame="barrage.turn", seat=2)),
    "score of somebody else": changed(lambda d: goal(d, fact="score", seat=2)),
    "goal too deep": changed(lambda d: step(d, "produce").update(goal=nested(50))),
    "goal 5000 deep": BASE.replace(
        '"rule": "barrage/energy"', '"of": ' * 1 + '{"fact":"not","of":' * 5000 + '"x"' + "}" * 5000, 1
    ).encode(),
    "goal too broad": changed(lambda d: step(d, "produce").update(goal=BROAD)),
    "table goal without until": changed(
        lambda d: (step(d, "produce").pop("until"), goal(d, fact="count", at="basin.5.dam.lower", kind="drop"))
    ),
    "no language": changed(lambda d: d.update(title={})),
    "text too long": changed(lambda d: d["title"].update(hu="x" * 5000)),
    "reversed text": changed(lambda d: d["title"].update(hu="abc\u202egnp.exe")),
    "control letter": changed(lambda d: d["title"].update(hu="abc\x00")),
    "half a letter": BASE.replace("Áram a vízből", "\\ud800").encode(),
    "number huge": changed(lambda d: quiz(d, expect=10**30)),
    "number with a point": changed(lambda d: quiz(d, expect=8.0)),
    "no number": changed(lambda d: quiz(d, expect=float("nan"))),
    "quiz with two deeds": changed(lambda d: quiz(d, deed={"key": "x", "grab": "a", "drop": "b"})),
    "words against what is right": changed(lambda d: against(d, 8)),
    "words against the right cost": changed(lambda d: against(d, -8)),
    "words against a letter": changed(lambda d: against(d, "legal")),
    "words against it twice": changed(lambda d: against(d, 3, 3)),
    "words against a fraction": changed(lambda d: against(d, 1.5)),
    "two steps of one name": changed(lambda d: d["steps"].append(d["steps"][0])),
    "operation changed": changed(lambda d: d["table"]["entries"][3]["ops"][0].__setitem__(1, "credit")),
    "another game": changed(lambda d: d.update(game="ginkgopolis")),
    "unknown game": changed(lambda d: (d.update(game="chess"), d["table"].update(game="chess"))),
    "names too few": changed(lambda d: d.update(names=d["names"][:1])),
    "5 MB": changed(lambda d: d["table"].update(x="y" * 5_000_000)),
    "a quarter of a million entries": changed(lambda d: d["table"].update(entries=[{}] * 250_000)),
    "no JSON": b"PK\x03\x04 zip",
    "empty": b"",
    "a list": b"[]",
    "UTF-16": BASE.encode("utf-16"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_listed_attack_is_refused(name: str) -> None:
    with pytest.raises(InvalidData) as refused:
        read_lesson(ATTACKS[name])
    assert 5 < len(str(refused.value)) < 400


JUNK: list[Any] = [
    None,
    True,
    -1,
    10**12,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"fact": "over"},
    "legal",
    "*",
    "**",
    0,
    1,
    7,
]


def paths_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(data, dict):
        pairs: list[tuple[Any, Any]] = list(data.items())
    elif isinstance(data, list):
        pairs = list(enumerate(data))
    else:
        return
    for key, part in pairs:
        yield (*path, key)
        yield from paths_in(part, (*path, key))


def mutations(count: int, seed: int) -> Iterator[bytes]:
    """Files with one to three fields of their lesson (not of its table) gone or replaced."""
    dice = RandomStream(seed, "mutated lessons", 0)
    originals = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    places = [[*paths_in({name: part for name, part in one.items() if name != "table"})] for one in originals]
    for _ in range(count):
        which = dice.randrange(len(originals))
        data = {**originals[which], "steps": copy.deepcopy(originals[which]["steps"])}
        for _ in range(1 + dice.randrange(3)):
            path = dice.choice(places[which])
            holder: Any = data
            try:
                for key in path[:-1]:
                    holder = holder[key]
                if dice.randrange(5):
                    holder[path[-1]] = dice.choice(JUNK)
                else:
                    del holder[path[-1]]
            except (KeyError, IndexError, TypeError):
                continue
        yield json.dumps(data, ensure_ascii=False).encode()


def survives(raw: bytes) -> LessonBook | None:
    try:
        book = read_lesson(raw)
    except InvalidData:
        return None
    lesson_faults(book)
    return book


def test_mutated_lessons_are_refused_or_whole() -> None:
    assert any(survives(raw) is None for raw in mutations(60, 1))


@pytest.mark.soak
def test_many_mutated_lessons() -> None:
    assert sum(survives(raw) is not None for raw in mutations(3000, 2)) > 20
