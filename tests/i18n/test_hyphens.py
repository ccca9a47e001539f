"""Long words on narrow cards: parted near the middle, where a reader expects it."""

from __future__ import annotations

import pytest

from qtapp.i18n.hyphens import SOFT, hyphenated, softened


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
