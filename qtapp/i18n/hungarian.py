"""The few Hungarian forms that can be computed: the article before anything, and the endings of numbers."""

from __future__ import annotations

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
    first = word.split(maxsplit=1)[0].rstrip(",.;:!?”«)")
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


def _ending(n: int, ones: dict[int, str], tens: dict[int, str], *, zero: str, hundred: str, thousand: str) -> str:
    n = abs(n)
    if n == 0:
        return zero
    if n % 10:
        return ones[n % 10]
    if n % 100:
        return tens[n % 100 // 10]
    return hundred if n % 1000 else thousand
