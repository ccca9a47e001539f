"""A computer that follows somebody's results is even with them about half the time, whoever they are."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from engine.api import HIGHEST_PACE, LOWEST_PACE, RandomStream, level_name
from qtapp.session.family_book import FIRST_PACE, FamilyBook, FollowedPerson, played_game
from qtapp.session.pace_words import pace_words

STEEP = 1.1
"""The logarithm of the odds between two levels next to each other: the better one wins three of four."""


@pytest.mark.parametrize("strength", [100, 200, 300, 400])
def test_a_person_of_any_level_wins_about_every_second_game(strength: int) -> None:
    shares = []
    for seed in range(20):
        followed, won, dice = FollowedPerson(), 0, RandomStream(seed, f"person {strength}", 0)
        for game in range(40):
            chance = 1 / (1 + math.exp(-STEEP * (strength - followed.pace) / 100))
            is_won = dice.randrange(10_000) < 10_000 * chance
            won += is_won and game >= 10
            followed = followed.after(is_won)
        shares.append(won / 30)
    assert 0.44 < sum(shares) / len(shares) < 0.56
    assert sum(0.4 <= one <= 0.6 for one in shares) >= 14, "40 to 60 percent of thirty games, luck apart"


def test_a_pace_stays_within_the_levels() -> None:
    best = worst = FollowedPerson()
    for _ in range(60):
        best, worst = best.after(True), worst.after(False)
    assert best.pace == HIGHEST_PACE and worst.pace == LOWEST_PACE and best.games == 60
    assert FollowedPerson().after(True).pace - FIRST_PACE > FollowedPerson(200, 9).after(True).pace - 200


def test_the_book_follows_each_person_in_each_game_once_a_game(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    book = FamilyBook(file)
    assert book.pace("one", ["Anna"]) == FIRST_PACE
    game = played_game("one", 5, ["Anna", "Béla"], [30, 12], ["Anna"], [True, False])
    assert book.record(game) and not book.record(game)
    anna, bela = FollowedPerson().after(True), FollowedPerson().after(False)
    assert book.followed("one", "Anna") == anna and book.followed("one", "Béla") == bela
    assert book.followed("two", "Anna") == FollowedPerson()
    assert book.pace("one", ["Anna", "Cili"]) == anna.pace, "who is not known does not count"
    assert book.pace("one", ["Anna", "Béla"]) == round((anna.pace + bela.pace) / 2)
    again = FamilyBook(file)
    assert again.followed("one", "Anna") == anna
    assert again.record(played_game("one", 6, ["Anna"], [10], []))
    assert FamilyBook(file).followed("one", "Anna") == anna, "without a follower nobody is followed"
    file.write_text(file.read_text(encoding="utf-8").replace(str(anna.pace), "9999"), encoding="utf-8")
    assert FamilyBook(file).followed("one", "Anna") == FollowedPerson(), "a book that says nonsense is set aside"


def test_a_pace_is_told_in_names_of_levels() -> None:
    assert pace_words(200) == pace_words(190) == level_name(2) and pace_words(500) == level_name(5)
    assert pace_words(250).id == "players.between_levels" and pace_words(60).id == "players.below_the_first_level"
