"""Long words on narrow cards: parted near the middle, where a reader expects it."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path

import pyphen
import pytest

from qtapp.i18n.hyphens import SOFT, hyphenated, softened
from tools.i18n import tsfile

ROOT = Path(__file__).resolve().parents[2]
LONG = re.compile(r"[^\W\d_]{8,}")


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("hu", "Bálnadal-csarnok"),
        ("hu", "Gőzsör-főzde"),
        ("hu", "Roncs-verem"),
        ("hu", "Rónin-alagút"),
        ("hu", "Selyem-alku"),
        ("hu", "Kőfej-tői szer-ződés"),
        ("de", "Dampf-brauerei"),
        ("de", "Walgesang-halle"),
        ("de", "Trophäen-schlucht"),
        ("de", "Bambus-aquädukt"),
        ("hu", "termelés-akciót"),
        ("hu", "Biomassza-piac"),
        ("de", "Schmugg-ler"),
        ("de", "Wasser-einheiten"),
        ("de", "Regierungs-auftrag"),
        ("de", "Erfolgs-punkten"),
        ("de", "Gebäude-plättchen"),
        ("de", "Gepflas-terter"),
        ("hu", "Kikiáltó-emelvény"),
        ("hu", "Félgömb-építők"),
        ("hu", "Biomassza-prés"),
        ("hu", "tovább-adott"),
        ("de", "Donner-amboss"),
        ("de", "Blasebalg-grotte"),
        ("de", "Schluss-steinbogen"),
        ("de", "Ereignis-stapel"),
        ("de", "höchs-tens"),
        ("en", "Whalesong Hall"),
        ("hu", "Öt kút"),
    ],
)
def test_words_are_parted_where_their_sounds_part(language: str, shown: str) -> None:
    whole = shown.replace("-", "")
    assert hyphenated(whole, language).replace(SOFT, "-") == shown


def test_what_has_a_hyphen_keeps_it() -> None:
    assert hyphenated("Samurai-Gruft", "de") == "Samurai-Gruft"


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("hu", "A város-fej-lesz-tési terv"),
        ("hu", "Vedd vissza a 2-es épü-let-bő-ví-tést."),
        ("de", "Die Was-ser-kraft-werks-ge-sell-schaft"),
        ("de", "For-schungs-er-geb-nisse"),
        ("en", "Internationalization"),
    ],
)
def test_very_long_words_can_be_parted_at_every_syllable(language: str, shown: str) -> None:
    whole = shown.replace("-", "").replace("2es", "2-es")
    assert softened(whole, language) == shown.replace("-", SOFT).replace(f"2{SOFT}es", "2-es")


def test_hungarian_words_are_parted_only_where_a_dictionary_parts_them() -> None:
    dictionary = pyphen.Pyphen(lang="hu_HU")
    wrong = ("automalapk", "ércuszály", "huzalprés", "question")  # of the dictionary: automa-lapka, érc-uszály, …
    entries = tsfile.read(ROOT / "i18n" / "tarsas_hu.ts")
    words = {word.lower() for entry in entries.values() for form in entry.forms for word in LONG.findall(form)}
    assert len(words) > 2500
    for word in sorted(words):
        allowed = set(dictionary.positions(word))
        for parted in (hyphenated(word, "hu"), softened(word, "hu")):
            pieces = [len(piece) for piece in parted.split(SOFT)[:-1]]
            assert word.startswith(wrong) or allowed >= set(accumulate(pieces)), parted.replace(SOFT, "-")
