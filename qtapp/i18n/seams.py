"""Where compound words are joined: their sounds alone would part them elsewhere.

A mark is a piece of a word with a hyphen at the seam; ^ stands for the beginning of the word. Needed are those
where the second part begins with a vowel or with consonants that could as well end the first; others make long words
easier to read, as they part where their meaning does.
"""

from __future__ import annotations

import re

_MARKS = {
    "hungarian": """
        ^alag-u ^alag-ú ^alap-old ^be-á ^egy-előre ^fel-ad ^fel-új ^felül- ^földes-ú ^hozzá- ^ki-a ^ki-egy ^ki-á ^leg-a
        ^leg-u ^leg-ú ^meg-ad ^meg-egy ^meg-esz ^meg-é ^meg-ő ^mind-a ^mind-egy ^tovább-a ^tovább-e ^tovább-é ^ugyan-
        ^vissza- ^víz-e ^víz-i ^víz-á ^össze-
        acél-l -akció -alagút -alku -anyag bolt-íves -brigád csillag-t díj-alap ellen-őr -ellenőr -emelvény -flotta
        fogaskerék-s -hely játék-elem kalapács-akna -kapu korall-m kraken-d -kredit -kripta -labor -lapka lapát-adás
        metropolisz-p -monopólium munka-gép német-ország olasz-ország papirusz-t -prés szövetség-s termelő-é -tröszt
        térkép-s -udvar -uszály -ágyak -állás -álló -áramlás -árusítás -ásó -épít -épület -érme -évad -írnok -ütés
        -üvölt -üzem
    """,
    "german": """
        ^an-e ^an-sp ^an-st ^auf-e ^aus-e ^aus-s ^be-an ^be-st ^bei-s ^chef- ^dar-auf ^ein-st ^ent-s ^er-st ^ge-pf ^ge-s
        ^gleich-a ^irgend- ^mittel-s ^nach-e ^ver-gl ^voll-e ^voll-s ^von-e ^über-s
        -abschluss -ader -akademie -amboss -anlage -anweisung -aquädukt -archiv -auftrag -aufträg aus-stell -ausbau
        -ausstellung -austausch bau-stelle bean-s buch-stab bäus-tor -büro cy-cling dar-auf deutsch-land -effekt
        ein-ander ein-stell -eingang -eingäng -einheit -ernte -fahrt -farm faust-r -feld fertig-s frank-reich -gegner
        -gepäck -gespiel -gestein -grotte h-strom haupt-s -haus her-st hung-rig -hütte k-strom -kahn -karte kirsch-w
        könig-l -labor -legen manage-ment -marker -markt merk-l mög-lich -nation -netz netz-w patent-a patent-s -plan
        -plän produktions-w -pult -punkt -rand re-cy -register -reise roh-stoff runden-ende s-ergeb s-plätt see-isch
        -spann -sperr -spiel spiel-ein -spring -sprung -stand -stapel start-h -station -statt -steck -steh -stein
        stein-halle -steuer -stipend -straße -strich -stube -ständ ten-rad ten-raum -tresor -trupp tten-rat unge-s
        -urkunde zel-halle zu-sp zu-st zunft-h zweit-h züg-lich -öffnung -überholung
    """,
}


def _pattern(mark: str) -> str:
    before, after = mark.split("-")
    return f"(?<={before})(?={after})" if before else f"(?={after})"


_SEAMS = {grammar: re.compile("|".join(map(_pattern, marks.split()))) for grammar, marks in _MARKS.items()}


def seams(word: str, grammar: str) -> list[int]:
    """Where parts of a compound word meet."""
    return [found.start() for found in _SEAMS[grammar].finditer(word.lower()) if found.start()]
