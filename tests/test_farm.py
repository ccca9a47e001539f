"""The farm: the same results whoever does the work, and a run that was stopped goes on anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.api import GAMES
from tools.farm.backends import Here, backend
from tools.farm.farm import Farm, digest_of, kept, source_digest
from tools.ladder import __main__ as ladder
from tools.ladder.__main__ import line, matches
from tools.ladder.match import Match, play, score

DIGEST = digest_of("engine/core/table", "engine/driver.py")
RANDOM = Match("ginkgopolis", 2, "random", "random")


def _totals(results: list[dict[str, list[int]]]) -> list[list[int]]:
    return [one["totals"] for one in results]


def test_a_run_that_was_stopped_goes_on_with_another_back_end(tmp_path: Path) -> None:
    jobs = RANDOM.jobs(4, 9)
    whole = Farm(play, "g", DIGEST, tmp_path / "a", Here()).run(jobs)
    first = Farm(play, "g", DIGEST, tmp_path / "b", Here(), batch=2)
    first.run(jobs[:2])
    lines = first.file.read_text(encoding="utf-8").splitlines()
    first.file.write_text(lines[0] + "\n" + lines[1][:30], encoding="utf-8")  # stopped in the middle of a line
    again = Farm(play, "g", DIGEST, tmp_path / "b", backend("pool:1"), batch=3)
    assert _totals(again.run(jobs)) == _totals(whole)
    assert len(list(kept(again.file))) == 4
    other = Farm(play, "g", digest_of("engine/core/flow"), tmp_path / "b", Here())
    assert other.file != first.file, "other rules, other results"


def test_what_is_known_is_not_done_again(tmp_path: Path) -> None:
    done: list[int] = []

    def work(job: int) -> int:
        done.append(job)
        return job * job

    farm = Farm(work, "squares", DIGEST, tmp_path, Here())
    assert farm.run([3, 1, 3]) == [9, 1, 9] and done == [3, 1]
    assert farm.run([1, 2, 3]) == [1, 4, 9] and done == [3, 1, 2]


def test_what_could_not_be_done_is_tried_again(tmp_path: Path) -> None:
    tries: list[int] = []

    def work(job: int) -> int | None:
        tries.append(job)
        return None if len(tries) == 1 else job

    farm = Farm(work, "tries", DIGEST, tmp_path, Here())
    assert farm.run([1]) == [None]
    assert farm.run([1]) == [1] and farm.run([1]) == [1] and tries == [1, 1]


def test_dask_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("dask.distributed")
    jobs = RANDOM.jobs(4, 9)
    here = Farm(play, "g", DIGEST, tmp_path / "a", Here()).run(jobs)
    assert _totals(Farm(play, "g", DIGEST, tmp_path / "b", backend("dask:1"), 2).run(jobs)) == _totals(here)


def test_work_that_no_other_process_could_find_is_refused(tmp_path: Path) -> None:
    def work(job: int) -> int:
        return job

    work.__module__ = "__main__"
    with pytest.raises(SystemExit, match="farm: "):
        Farm(work, "lost", DIGEST, tmp_path, backend("pool:1")).run([1])


@pytest.mark.parametrize("name", ["cloud", "pool:many", ""])
def test_an_unknown_back_end_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(SystemExit, match="farm: "):
        backend(name)


def test_a_digest_tells_rules_apart() -> None:
    assert source_digest("engine/nowhere") != source_digest("engine/ginkgopolis") == source_digest("engine/ginkgopolis")
    assert source_digest("engine/barrage") != source_digest("engine/barrage", without="levels.toml")


def test_a_job_holds_the_levels_that_play_it() -> None:
    (job,) = Match("ginkgopolis", 2, 1, "random").jobs(1, 9)
    level = api.level_number(GAMES["ginkgopolis"], 1)
    assert api.Level(**job[4]) == level != api.Level() and job[5] == "random"
    session = api.new_session("ginkgopolis", 2, seed=9)
    api.play_to_end(session, {1: api.LevelBot(1, 91), 2: api.RandomBot(92)})
    assert play(job)["totals"] == session.game.result(session.table).totals, "as the level of this number plays"
    three, four = (Match("barrage", seats, 5, "greedy").jobs(1, 1)[0][4] for seats in (3, 4))
    assert three["playouts"] > four["playouts"], "at a larger table a level looks at less"


def test_every_seed_is_played_from_every_seat_and_ties_are_shared() -> None:
    match = Match("barrage", 3, 5, "greedy")
    jobs = match.jobs(6, 100)
    assert [(job[2], job[3]) for job in jobs] == [(100, 1), (100, 2), (100, 3), (101, 1), (101, 2), (101, 3)]
    results = [
        {"totals": [9, 5, 5], "ms": [1.0]},
        {"totals": [7, 7, 2], "ms": [3.0]},
        {"totals": [9, 1, 1], "ms": [2.0]},
    ]
    found = score(jobs[:3], results)
    assert found.wins == 0.5 and found.margin == pytest.approx((4 + 0 - 8) / 3) and found.median_ms == 2.0
    assert found.elo == 0.0 and "level 5 : greedy" in line(match, found)
    assert matches("barrage", 2)[0].name == "level 1 : random"


def test_the_ladder_plays_all_games_unless_some_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    ladder.main(["--games", "2", "--match", "random:random", "--farm", "here"])
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == sorted(GAMES)
    with pytest.raises(SystemExit):
        ladder.main(["chess"])


def test_a_few_games_say_little() -> None:
    few, many = (score(*_won(n)) for n in (4, 400))
    assert few.wins == many.wins == 0.75
    assert few.interval[0] < 0.4 and 0.7 < many.interval[0] < 0.75 < many.interval[1] < 0.8


def _won(games: int) -> tuple[list[list[Any]], list[dict[str, Any]]]:
    """Three games in four are won."""
    jobs = Match("ginkgopolis", 2, "greedy", "random").jobs(games, 1)
    winners = [job[3] if at % 4 else 3 - job[3] for at, job in enumerate(jobs)]
    return jobs, [{"totals": [int(winner == seat) for seat in (1, 2)], "ms": [1.0]} for winner in winners]
