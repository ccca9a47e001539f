"""Messages become texts: arguments, forms, numbers and names in all three languages."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from engine import api
from engine.api import AmountArg, ListArg, LiteralArg, Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.barrage import describe as dams
from engine.core.messages.short_lists import with_short_lists
from engine.ginkgopolis import describe
from engine.underwater_cities.effects.composite import PayEffect
from engine.underwater_cities.effects.instant import GainEffect, GainPerEffect
from qtapp.i18n import Localizer


class Table:
    """Names without a session: Anna and Bea, every piece known but one."""

    game = api.find_game("ginkgopolis")

    def seat_name(self, seat: int) -> str:
        return ("", "Anna", "Bea")[seat] if seat < 3 else ""

    def piece_name(self, piece: str) -> Message | None:
        return None if piece == "tile.R9" else describe.piece_name(piece)

    def place_name(self, place: str) -> Message | None:
        return msg("ginkgopolis.discard_pile", "discard pile") if place == "discard" else None


class Dams(Table):
    """The same two at a table with dams."""

    game = api.find_game("barrage")

    def piece_name(self, piece: str) -> Message | None:
        return dams.piece_name(piece)


@pytest.fixture
def speech(qapp: QApplication) -> Localizer:
    return Localizer("en")


def said(speech: Localizer, message: Message, *languages: str) -> list[str]:
    texts = []
    for language in languages or ("en", "hu", "de"):
        speech.set_language(language)
        texts.append(speech.text(message, Table()))
    return texts


@pytest.mark.parametrize(
    ("owner", "texts"),
    [
        (1, ("Anna places base 1 at discard pile.", "Anna lerakja az 1. alapot:", "Anna platziert die Grundmauer 1 (")),
        (2, ("Anna places base 1 of Bea at", "Anna lerakja Bea 1. alapját:", "die Grundmauer 1 von Bea (")),
    ],
)
def test_a_piece_of_whoever_does_something_is_not_called_theirs_once_more(
    speech: Localizer, owner: int, texts: tuple[str, str, str]
) -> None:
    message = msg(
        "barrage.seat_places_piece",
        "{seat} places {piece} at {place}.",
        seat=SeatArg(1),
        piece=PieceArg(f"base.{owner}.1"),
        place=PlaceArg("discard"),
    )
    for language, words in zip(("en", "hu", "de"), texts, strict=True):
        speech.set_language(language)
        assert words in speech.text(message, Dams())


def test_prices_to_choose_from_bend_too(speech: Localizer) -> None:
    pay = PayEffect(({"science": 1}, {"steelplast": 2}), GainEffect({"point": 1}))
    assert said(speech, pay.text(), "hu") == ["Fizethetsz 1 tudományt vagy 2 acéllemezt; ha megteszed, kapsz 1 pontot."]


@pytest.mark.parametrize(
    ("every", "upgraded", "texts"),
    [
        (1, False, ("Gain 1 credit for each farm.", "Kapsz 1 kreditet minden teleped után.")),
        (1, True, ("Gain 1 credit for each upgraded farm.", "Kapsz 1 kreditet minden fejlesztett teleped után.")),
        (2, False, ("Gain 1 credit for every 2 farms.", "Kapsz 1 kreditet minden 2 teleped után.")),
    ],
)
def test_one_thing_is_not_counted(speech: Localizer, every: int, upgraded: bool, texts: tuple[str, str]) -> None:
    word = GainPerEffect(every=every, of="farm", goods={"credit": 1}, upgraded=upgraded)
    assert said(speech, word.text(), "en", "hu") == list(texts)


def test_amounts_and_lists(speech: Localizer) -> None:
    gain = ListArg((AmountArg(1, "resource"), AmountArg(2, "tile"), AmountArg(3, "point")))
    assert said(
        speech, msg("ginkgopolis.seat_gains_amount", "{seat} gains {amount}.", seat=SeatArg(1), amount=gain)
    ) == [
        "Anna gains 1 resource, 2 tiles and 3 success points.",
        "Anna 1 erőforrást, 2 épületlapkát és 3 sikerpontot kap.",
        "Anna erhält 1 Ressource, 2 Gebäudeplättchen und 3 Erfolgspunkte.",
    ]


def test_dative_of_amounts(speech: Localizer) -> None:
    start = ListArg((AmountArg(2, "resource"), AmountArg(5, "point")))
    message = msg("ginkgopolis.character_start_amount", "You start with {amount}.", amount=start)
    assert said(speech, message, "de") == ["Du beginnst mit 2 Ressourcen und 5 Erfolgspunkten."]


def test_numerus(speech: Localizer) -> None:
    one = msg("ginkgopolis.seat_draws_cards", "{seat} draws %n card(s).", 1, seat=SeatArg(2))
    many = msg("ginkgopolis.seat_draws_cards", "{seat} draws %n card(s).", 3, seat=SeatArg(2))
    assert said(speech, one) == ["Bea draws 1 card.", "Bea 1 kártyát húz.", "Bea zieht 1 Karte."]
    assert said(speech, many) == ["Bea draws 3 cards.", "Bea 3 kártyát húz.", "Bea zieht 3 Karten."]


def test_names_of_pieces_bend(speech: Localizer) -> None:
    exploit = msg(
        "ginkgopolis.seat_exploits_card", "{seat} exploits {card}.", seat=SeatArg(1), card=PieceArg("card.B5")
    )
    assert said(speech, exploit) == [
        "Anna exploits blue card 5.",
        "Anna hasznosítja a kék 5-ös épületkártyát.",
        "Anna plant mit der blauen Gebäudekarte\N{NO-BREAK SPACE}5.",
    ]
    keep = msg("ginkgopolis.seat_exploits_card", "{seat} exploits {card}.", seat=SeatArg(1), card=PieceArg("card.A"))
    assert said(speech, keep, "hu", "de") == [
        "Anna hasznosítja az A jelű külterület-kártyát.",
        "Anna plant mit der Urbanisierungskarte A.",
    ]


def test_a_sentence_begins_with_a_capital_letter(speech: Localizer) -> None:
    message = msg(
        "ginkgopolis.audit_marker_too_far", "{marker} lies too far from the city.", marker=PieceArg("marker.B")
    )
    assert said(speech, message) == [
        "Marker B lies too far from the city.",
        "A B jelű külterület-jelző túl messze fekszik a várostól.",
        "Der Urbanisierungsmarker B liegt zu weit von der Stadt entfernt.",
    ]


def test_hidden_pieces_have_no_name(speech: Localizer) -> None:
    message = msg("table.seat_flips_piece", "{seat} turns over {piece}.", seat=SeatArg(1), piece=PieceArg("tile.R9"))
    assert said(speech, message) == [
        "Anna turns over a hidden piece.",
        "Anna megfordítja az egyik rejtett elemet.",
        "Anna wendet ein verdecktes Teil.",
    ]
    built = msg("ginkgopolis.not_behind_own_screen", "{tile} is not behind your screen.", tile=PieceArg("tile.R9"))
    assert said(speech, built, "hu") == ["Egy rejtett elem nincs a paravánod mögött."]


def test_words_of_the_game_in_a_message_of_the_table(speech: Localizer) -> None:
    message = msg(
        "table.place_holds_too_few",
        "{place} holds only {have}.",
        place=PlaceArg("discard"),
        have=AmountArg(2, "resource.3"),
    )
    assert said(speech, message) == [
        "Discard pile holds only 2 resources.",
        "Dobott lapok: itt csak 2 erőforrás van.",
        "Ablagestapel: Hier gibt es nur 2 Ressourcen.",
    ]


def test_the_table_has_words_of_its_own(speech: Localizer) -> None:
    speech.set_language("hu")
    assert speech.text(msg("window.bare_term", "{what}", what=AmountArg(2, "card"))) == "2 kártya"
    assert speech.text(msg("window.bare_term", "{what}", what=NounArg("no.such_word.4"))) == "such word"


def test_terms_and_signs(speech: Localizer) -> None:
    message = msg("ginkgopolis.building_tile", "{colour} tile {number}", colour=NounArg("red"), number=13)
    assert said(speech, message) == [
        "red tile 13",
        "piros 13-as épületlapka",
        "rotes Gebäudeplättchen\N{NO-BREAK SPACE}13",
    ]
    marker = msg("ginkgopolis.marker_with_letter", "marker {letter}", letter=LiteralArg("L"))
    assert said(speech, marker) == ["marker L", "L jelű külterület-jelző", "Urbanisierungsmarker L"]


def test_roman_numbers(speech: Localizer) -> None:
    message = msg("underwater_cities.era_begins", "Era {era} begins.", era=2)
    assert said(speech, message) == ["Era 2 begins.", "Kezdődik a II. korszak.", "Ära II beginnt."]


def test_what_is_added_has_a_sign_and_nothing_is_not_said(speech: Localizer) -> None:
    def sums(more: int) -> list[str]:
        message = msg(
            "barrage.seat_produces_energy",
            "{seat} produces {energy}: {drops} × {value}{more.added}.",
            seat=SeatArg(3),
            energy=AmountArg(4, "energy"),
            drops=1,
            value=3,
            more=more,
        )
        return [text.partition("1 × 3")[2].strip(").") for text in said(speech, message)]

    assert sums(1) == [" + 1"] * 3
    assert sums(0) == [""] * 3
    assert sums(-1) == [" \N{MINUS SIGN} 1"] * 3


def test_without_names(speech: Localizer) -> None:
    speech.set_language("hu")
    message = msg(
        "table.seat_moves_piece", "{seat} moves {piece}: {from} → {to}.", seat=SeatArg(3), piece=PieceArg("x")
    )
    message = message._replace(args=(*message.args, ("from", PlaceArg("y")), ("to", PlaceArg("z"))))
    assert speech.text(message) == "3. hely áthelyezi az egyik rejtett elemet: valahol → valahol."


def test_missing_things_never_crash(speech: Localizer) -> None:
    for language in ("en", "hu", "de"):
        speech.set_language(language)
        assert speech.text(msg("nowhere", "Not %n text(s) at all", 2)) == "Not 2 texts at all"
        assert speech.text(Message("nowhere", "A hole without {value}")) == "A hole without {value}"
        assert speech.text(msg("nowhere", "{what}", what=ListArg(())))


def test_numbers_and_dates(speech: Localizer) -> None:
    speech.set_language("hu")
    assert (speech.number(1234), speech.number(12345), speech.number(-3)) == ("1234", "12\u00a0345", "−3")
    assert speech.date(date(2026, 11, 15)) == "2026. november 15."
    assert speech.date(datetime(2026, 11, 15, 14, 5)) == "2026. november 15., 14:05"
    speech.set_language("de")
    assert speech.number(1234) == "1.234"
    assert speech.date(datetime(2026, 11, 15, 14, 5)) == "15. November 2026, 14:05"
    speech.set_language("en")
    assert speech.number(1234) == "1,234"


def test_the_language_changes_at_run_time(speech: Localizer) -> None:
    heard: list[str] = []
    speech.changed.connect(lambda: heard.append(speech.language))
    for language in ("hu", "hu", "de", "klingon"):
        speech.set_language(language)
    assert heard == ["hu", "de", "en"]
    assert QCoreApplication.instance() is not None


def test_buttons_of_qt_speak_the_language(speech: Localizer) -> None:
    words = []
    for language in ("en", "hu", "de"):
        speech.set_language(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words.append(box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", ""))
    speech.set_language("en")
    assert words == ["Cancel", "Mégse", "Abbrechen"]


def test_pseudo_locale_shows_what_bypasses_the_catalogue(speech: Localizer) -> None:
    speech.set_language("xx")
    known = speech.text(msg("table.game_over", "The game is over."))
    assert known.startswith("[Ţḣē ġāṁē īş ōṽēŗ.~") and known.endswith("]")
    assert speech.text(msg("nowhere", "Nobody extracted this.")) == "Nobody extracted this."
    assert speech.label(msg("table.box", "box")).startswith("[Ḃōẋ~")
    inner = speech.text(
        msg(
            "window.kept_game_seat_to_move",
            "{seat} to move · {people}",
            seat=LiteralArg("Anna"),
            people=msg("nowhere", "words"),
        )
    )
    assert "Anna" in inner and "words" in inner and "ţō ṁōṽē" in inner


def test_labels_begin_with_a_capital_letter(speech: Localizer) -> None:
    speech.set_language("hu")
    assert speech.label(msg("ginkgopolis.discard_pile", "discard pile"), Table()) == "Dobott lapok"
    assert speech.label(msg("window.bare_term", "{what}", what=LiteralArg("eni")), Table()) == "eni"


def test_a_sentence_inside_keeps_one_full_stop(speech: Localizer) -> None:
    inner = msg("table.game_over", "The game is over.")
    assert said(speech, msg("table.play_resumes_at_point", "Play goes on: {point}.", point=inner), "de") == [
        "Hier geht es weiter: Das Spiel ist zu Ende."
    ]


@pytest.mark.parametrize("forms", [False, True], ids=["holes", "forms"])
def test_a_message_that_branches_without_end_is_cut(speech: Localizer, forms: bool) -> None:
    for inside in ("boom", "", "{nothing}"):
        made = Message("toy", inside)
        for _ in range(6):
            holes = "".join(f"{{a.x{number}}}" if forms else "{a}" for number in range(300))
            made = Message("toy", holes, (("a", ListArg((made, SeatArg(7), ListArg(())))),))
        for text in said(speech, made):
            assert len(text) <= api.LONGEST_TEXT


def test_numbers_beyond_what_qt_writes(speech: Localizer) -> None:
    assert said(speech, msg("toy", "{a}", a=10**30), "en") == ["1" + "0" * 30]
    assert speech.number(-(1 << 70)).startswith("−")


def test_the_rest_of_an_endless_list_is_counted(speech: Localizer) -> None:
    many = ListArg(tuple(LiteralArg(f"K{n}") for n in range(1, 100)))
    source = "{seat} discards {cards.quoted}."
    message = msg("underwater_cities.seat_discards_cards", source, seat=SeatArg(1), cards=many)
    ends = [text.partition("K59")[2] for text in said(speech, with_short_lists(message))]
    assert ends == [" and 40 others.", " és még 40 másik kártyát.", " und 40 weitere ab."]


@pytest.mark.parametrize("form", ["az", "acc", "the", "dat"])
def test_the_rest_of_a_list_has_no_article(speech: Localizer, form: str) -> None:
    many = ListArg(tuple(LiteralArg(f"K{n}") for n in range(1, 100)))
    message = with_short_lists(msg("nowhere", f"{{cards.{form}}}", cards=many))
    ends = [text.partition("K59")[2] for text in said(speech, message, "hu", "de")]
    assert ends[0] in (" és még 40 másik", " és még 40 másikat")
    assert ends[1] in (" und 40 weitere", " und 40 weiteren")
