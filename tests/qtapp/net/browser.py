"""A real browser as a phone: the few commands of WebDriver that the tests need, over plain HTTP on this machine."""

from __future__ import annotations

import base64
import contextlib
import json
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


def is_installed() -> bool:
    """Are Debian's Chromium and its driver here?"""
    return shutil.which("chromium") is not None and shutil.which("chromedriver") is not None


class Driver:
    """The driver's process; each phone is a browser of its own. To start one costs more than most tests do with it, so
    one that is put away, emptied, is the next test's phone.
    """

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        command = [shutil.which("chromedriver") or "chromedriver", f"--port={self._port}", "--allowed-ips=127.0.0.1"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.phones: list[BrowserPhone] = []
        self._put_away: list[BrowserPhone] = []
        self._open = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One command; its value comes back."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with self._open.open(request, timeout=300) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def wait_ready(self) -> Driver:
        """Until it answers: its process says so only by answering."""
        for _ in range(600):
            try:
                if self.call("GET", "/status")["ready"]:
                    return self
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        raise AssertionError("chromedriver does not answer")

    def phone(self, url: str, language: str = "hu", *, dark: bool = False, size: tuple[int, int] = (360, 640)) -> Any:
        """A phone at an address."""
        kind = (language, dark, size)
        made = next((one for one in self._put_away if one.kind == kind), None) or BrowserPhone(self, *kind)
        self._put_away = [one for one in self._put_away if one is not made]
        self.phones.append(made)
        made.go(url)
        return made

    def put_phones_away(self) -> None:
        """All phones, whatever became of them; one that cannot be emptied is closed."""
        while self.phones:
            phone = self.phones.pop()
            try:
                phone.empty()
            except (AssertionError, OSError):
                phone.close()
            else:
                self._put_away.append(phone)

    def close(self) -> None:
        """All phones, then the driver."""
        for phone in (*self.phones, *self._put_away):
            phone.close()
        self._process.terminate()
        self._process.wait(10)


class BrowserPhone:
    """One browser of the size of a small phone."""

    def __init__(self, driver: Driver, language: str, dark: bool, size: tuple[int, int]) -> None:
        self.kind = (language, dark, size)
        self._driver = driver
        self._been: set[str] = set()
        self._profile = tempfile.TemporaryDirectory(prefix="tarsas-phone-", ignore_cleanup_errors=True)
        metrics = {"width": size[0], "height": size[1], "pixelRatio": 2, "touch": True}
        options = {
            "binary": shutil.which("chromium"),
            "args": [*_FLAGS, f"--lang={language}", f"--user-data-dir={self._profile.name}"],
            "mobileEmulation": {"deviceMetrics": metrics},
            "prefs": {"intl.accept_languages": language},
        }
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        made = driver.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._path = f"/session/{made['sessionId']}"
        driver.call("POST", f"{self._path}/timeouts", {"script": 120_000})
        look = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.devtools("Emulation.setEmulatedMedia", {"features": look})

    def devtools(self, command: str, params: dict[str, Any]) -> Any:
        """A command of the browser's own tools."""
        return self._driver.call("POST", f"{self._path}/goog/cdp/execute", {"cmd": command, "params": params})

    def go(self, url: str) -> None:
        """Open a page."""
        self._been.add(url.partition("#")[0].rstrip("/"))
        self._driver.call("POST", f"{self._path}/url", {"url": url})

    def empty(self) -> None:
        """Leave the page; nothing that it has kept or said is left."""
        self._driver.call("POST", f"{self._path}/url", {"url": "about:blank"})
        while self._been:
            self.devtools("Storage.clearDataForOrigin", {"origin": self._been.pop(), "storageTypes": "all"})
        self.complaints()

    def run(self, script: str, *arguments: Any) -> Any:
        """Run a script in the page."""
        return self._driver.call("POST", f"{self._path}/execute/sync", {"script": script, "args": list(arguments)})

    def run_later(self, script: str, *arguments: Any) -> Any:
        """Run a script that calls back when it is done."""
        return self._driver.call("POST", f"{self._path}/execute/async", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: Any) -> Any:
        """Until an expression of the page is true; asked again with each picture that it draws."""
        return self.run_later(
            "const done = arguments[arguments.length - 1];"
            f"const look = () => {{ let found = null; try {{ found = (() => ({script}))(); }} catch {{}}"
            " if (found) done(found); else setTimeout(look, 15); }; look();",
            *arguments,
        )

    def click(self, selector: str) -> None:
        """A tap on the first thing that a selector finds."""
        found = self._driver.call("POST", f"{self._path}/element", {"using": "css selector", "value": selector})
        self._driver.call("POST", f"{self._path}/element/{found[ELEMENT]}/click", {})

    def keys(self, text: str) -> None:
        """Keys for whatever has the keyboard."""
        found = self._driver.call("GET", f"{self._path}/element/active")
        self._driver.call("POST", f"{self._path}/element/{found[ELEMENT]}/value", {"text": text})

    def picture(self, path: Path) -> None:
        """What is on the screen."""
        path.write_bytes(base64.b64decode(self._driver.call("GET", f"{self._path}/screenshot")))

    def complaints(self) -> list[str]:
        """What the browser has written into its console."""
        log = self._driver.call("POST", f"{self._path}/se/log", {"type": "browser"})
        return [str(one["message"]) for one in log]

    def close(self) -> None:
        """The browser and all that it has kept."""
        with contextlib.suppress(AssertionError, OSError):  # it may have ended by itself
            self._driver.call("DELETE", self._path)
        self._profile.cleanup()
