"""The Hungarian forms that can be computed: the article before anything, endings of numbers, endings that only follow
the vowels of a word (2 kredittel, 2 kreditért, az A forrásra). The object (`acc`) is stored: it follows no rule.
"""

from __future__ import annotations

from qtapp.i18n.seams import seams

_VOWELS = frozenset("aáeéiíoóöőuúüű")
_LETTERS = frozenset("AEFILMNOÖRSUÜXY")
"""Letters whose name starts with a vowel, alone or before digits: az F, az R01, but a B."""
_ROMAN = frozenset("IVX")
"""Signs of Roman numbers. I (első) is like the letter I; II (második), III, IV and so on begin with a consonant."""

_ADJECTIVE = {1: "es", 2: "es", 3: "as", 4: "es", 5: "ös", 6: "os", 7: "es", 8: "as", 9: "es"}
_ADJECTIVE_TENS = {1: "es", 2: "as", 3: "as", 4: "es", 5: "es", 6: "as", 7: "es", 8: "as", 9: "es"}
_OBJECT = {1: "et", 2: "t", 3: "at", 4: "et", 5: "öt", 6: "ot", 7: "et", 8: "at", 9: "et"}
_OBJECT_TENS = {1: "et", 2: "at", 3: "at", 4: "et", 5: "et", 6: "at", 7: "et", 8: "at", 9: "et"}


def article(text: str) -> str:
    """The definite article: az before a spoken vowel, else a."""
    word = text.lstrip("„»(−-+ ")
    if not word:
        return "a"
    if word[0].isdigit():
        return "az" if _number_starts_with_vowel(word) else "a"
    token = word.split(maxsplit=1)[0]
    if token.endswith(".") and set(token[:-1]) <= _ROMAN and len(token) > 1:
        return "az" if token in ("I.", "V.") else "a"  # első, ötödik
    first = token.rstrip(",.;:!?”«)")
    if first[:1].isupper() and (len(first) == 1 or first[1:].isdigit()):
        return "az" if first[0] in _LETTERS else "a"
    if len(first) > 1 and set(first) <= _ROMAN:
        return "a"
    return "az" if word[0].lower() in _VOWELS else "a"


def _number_starts_with_vowel(word: str) -> bool:
    digits = ""
    for sign in word:
        if sign.isdigit():
            digits += sign
        elif sign not in "\u00a0\u202f":
            break
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


def adjective(n: int, written: str) -> str:
    """The number as an adjective: 5-ös, 13-as, 40-es."""
    return f"{written}-{_ending(n, _ADJECTIVE, _ADJECTIVE_TENS, zero='s', hundred='as', thousand='es')}"


def accusative(n: int, written: str) -> str:
    """The number as an object: 5-öt, 13-at, 40-et."""
    return f"{written}-{_ending(n, _OBJECT, _OBJECT_TENS, zero='t', hundred='at', thousand='et')}"


# ---- endings of words ------------------------------------------------------------------------------------------------

ENDINGS = {
    "ins": ("val", "vel"),
    "sub": ("ra", "re"),
    "ill": ("ba", "be"),
    "ine": ("ban", "ben"),
    "ela": ("ból", "ből"),
    "del": ("ról", "ről"),
    "abl": ("tól", "től"),
    "all": ("hoz", "hez"),
    "cau": ("ért", "ért"),
    "sup": ("on", "en"),
}
"""Each case after back and after front vowels. `all` and `sup` have a third form (-höz, -ön) after ö, ő, ü, ű."""
_BACK, _FRONT, _ROUND = frozenset("aáoóuú"), frozenset("eöőüű"), frozenset("öőüű")
_TWO_SIGNS = ("sz", "zs", "cs", "ny", "gy", "ty", "ly")


def with_ending(text: str, case: str) -> str:
    """A word or phrase in a case. What stands in brackets behind it stays as it is: gáthelyre (felső)."""
    head, bracket, rest = text.partition(" (")
    if not head[-1:].isalpha():
        return text if not head[-1:].isdigit() else f"{head}-{_after_number(head, case)}{bracket}{rest}"
    back = _is_back(head.lower())
    ending = ENDINGS[case][0 if back else 1]
    if case in ("all", "sup") and not back and _last_vowel(head.lower()) in _ROUND:
        ending = "höz" if case == "all" else "ön"
    if case == "sup" and head[-1].lower() in _VOWELS:
        ending = "n"
    stem = head[:-1] + {"a": "á", "e": "é"}.get(head[-1], head[-1])
    if case == "ins" and stem[-1].lower() not in _VOWELS:
        stem, ending = _doubled(stem), ending[1:]
    return f"{stem}{ending}{bracket}{rest}"


def _is_back(word: str) -> bool:
    """By the last vowel that decides; i, í and é go with the one before them: papírral, but kredittel. Of a compound
    its last part: munkagéppel.
    """
    last = word.rpartition(" ")[2]
    last = last[max(seams(last, "hungarian"), default=0) :]
    return next((sign in _BACK for sign in reversed(last) if sign in _BACK or sign in _FRONT), False)


def _last_vowel(word: str) -> str:
    return next((sign for sign in reversed(word) if sign in _VOWELS), "")


def _doubled(stem: str) -> str:
    """The last consonant twice, as -val takes it up: kredittel, acéllemezzel, építménnyel."""
    for two in _TWO_SIGNS:
        if stem.lower().endswith(two):
            return f"{stem[:-2]}{stem[-2]}{two}"
    return stem if len(stem) > 1 and stem[-1] == stem[-2] else stem + stem[-1]


def _after_number(text: str, case: str) -> str:
    """The ending after a number: 3-ra, 5-re."""
    digits = text[len(text.rstrip("0123456789")) :]
    sound = adjective(int(digits), "")
    return ENDINGS[case][0 if sound[-2] in "ao" else 1]


def _ending(n: int, ones: dict[int, str], tens: dict[int, str], *, zero: str, hundred: str, thousand: str) -> str:
    n = abs(n)
    if n == 0:
        return zero
    if n % 10:
        return ones[n % 10]
    if n % 100:
        return tens[n % 100 // 10]
    return hundred if n % 1000 else thousand
