"""The invitation as one line: it survives messengers, and nothing else is taken for it."""

from __future__ import annotations

import collections

import pytest
import segno

from engine.api import RandomStream
from qtapp.net.invitation import (
    MOST_TEXT,
    Invitation,
    NoInvitationError,
    read_invitation,
    write_invitation,
)

ONE = Invitation(bytes(range(32)), bytes(range(50, 66)), "euc1-1.relay.n0.iroh.link", (("192.168.1.20", 40000),))
LINE = write_invitation(ONE)
_WRAPS = {
    "as it is": LINE,
    "upper": LINE.upper(),
    "broken": "\n".join(LINE[at : at + 60] for at in range(0, len(LINE), 60)),
    "quoted": "> " + "\r\n> ".join(LINE[at : at + 40] for at in range(0, len(LINE), 40)),
    "hard spaces": "\u00a0".join(LINE[at : at + 9] for at in range(0, len(LINE), 9)) + "\u200b",
    "soft hyphens": "\u00ad".join(LINE[at : at + 7] for at in range(0, len(LINE), 7)),
    "mail": f"Gyertek! <{LINE}>",
    "quotes": f"„{LINE}”",
    "a message": f"Szia Nagyi! Itt a meghívó: {LINE} Puszi, Anna",
    "a sentence": f"{LINE}. Várunk 7-kor!",
    "markdown": f"[tarsas]({LINE})",
    "html": f'<a href="{LINE}">{LINE}</a>',
    "twice": f"{LINE}\n{LINE}",
    "full width": LINE.replace(":", "\uff1a"),
    "groups": " ".join(LINE[at : at + 5] for at in range(0, len(LINE), 5)),
    "spaces in the scheme": "t a r s a s : " + LINE[7:],
    "percent": LINE.replace(":", "%3A"),
}


@pytest.mark.parametrize("name", _WRAPS)
def test_it_is_found_in_whatever_stands_around_it(name: str) -> None:
    assert read_invitation(_WRAPS[name]) == ONE


def test_all_parts_come_back() -> None:
    for one in (
        Invitation(bytes(32), bytes(16)),
        Invitation(bytes(32), bytes(16), "relay.example.org"),
        Invitation(bytes(32), bytes(16), "", (("203.0.113.7", 1), ("2001:db8::1", 65535))),
        Invitation(bytes(32), bytes(16), "a" * 60, (("2001:db8::1", 9),) * 4),
    ):
        assert read_invitation(write_invitation(one)) == one


def test_a_camera_reads_it_in_capitals() -> None:
    assert int(segno.make(LINE.upper(), error="m").version) <= 8


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "none"), ("Szia Nagyi!", "none"), (LINE[:-1], "cut"), (LINE[:40], "cut"), ("tarsas:", "cut")],
)
def test_what_is_none_says_why(text: str, why: str) -> None:
    with pytest.raises(NoInvitationError) as found:
        read_invitation(text)
    assert found.value.why == why


def test_no_change_of_a_sign_makes_it_another_one() -> None:
    dice = RandomStream(7, "letters", 0)
    seen: collections.Counter[str] = collections.Counter()
    for _ in range(3000):
        signs = list(LINE)
        for _ in range(dice.choice((1, 1, 1, 2, 5))):
            at = dice.randrange(len(signs))
            match dice.randrange(5):
                case 0:
                    signs[at] = dice.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
                case 1:
                    del signs[at]
                case 2:
                    signs.insert(at, dice.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
                case 3:
                    signs[at], signs[at - 1] = signs[at - 1], signs[at]
                case 4:
                    signs[at] = dice.choice("019 \u200b<>&\x00\ud800é-")
        try:
            assert read_invitation("".join(signs)) == ONE
            seen["same"] += 1
        except NoInvitationError as error:
            seen[error.why] += 1
    assert seen["cut"] > 1000


def test_a_book_is_read_no_further_than_a_message() -> None:
    with pytest.raises(NoInvitationError):
        read_invitation("x" * MOST_TEXT + LINE)


def test_a_line_of_a_newer_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qtapp.net.invitation.VERSION", 2)
    newer = write_invitation(ONE)
    monkeypatch.undo()
    with pytest.raises(NoInvitationError) as found:
        read_invitation(f"{newer[:50]} {newer[50:]}")
    assert found.value.why == "newer"
    with pytest.raises(NoInvitationError) as found:
        read_invitation(newer[:60])
    assert found.value.why == "cut"
