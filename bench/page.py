"""How soon the page can be used on a slow phone: `python -m bench.page [--runs 5]`. A real browser with its brakes on."""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.seat import PHONE
from tests.browser.serving import Serving


@dataclass(frozen=True)
class Phone:
    """A device and its network: how many times slower than this machine, bits per second, milliseconds to and fro."""

    name: str
    slower: int
    bits: int
    trip: int


PHONES = (
    Phone("this machine, no brakes", 1, 0, 0),
    Phone("slow phone (CPU 4x slower), 4G of 1.6 Mbit/s, 150 ms", 4, 1_600_000, 150),
    Phone("slower phone (CPU 6x slower), 4G of 1.6 Mbit/s, 150 ms", 6, 1_600_000, 150),
    Phone("slow phone (CPU 4x slower), 3G of 400 kbit/s, 400 ms", 4, 400_000, 400),
)
READY = """(wanted) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(wanted);
    if (button && !button.disabled && button.checkVisibility()) {
      const box = button.getBoundingClientRect();
      const under = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 1));
      if (box.y > innerHeight || button.contains(under)) return setTimeout(() => done(performance.now()));
    }
    requestAnimationFrame(look);
  };
  look();
})"""
HOME, HAND = ".game", ".hand button"


def brake(context: BrowserContext, page: Page, phone: Phone) -> CDPSession:
    """Make the browser as slow as the phone."""
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": phone.slower})
    if phone.bits:
        speed = phone.bits / 8
        conditions = {
            "offline": False,
            "latency": phone.trip,
            "downloadThroughput": speed,
            "uploadThroughput": speed / 2,
        }
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", conditions)
    return session


def until(page: Page, wanted: str) -> float:
    """Milliseconds from the beginning of the navigation until this can be pressed."""
    return float(page.evaluate(READY, wanted))


def visit(browser: Browser, address: str, phone: Phone) -> dict[str, float]:
    """Come for the first time, come again, open a running table."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    page = context.new_page()
    brake(context, page, phone)
    times = {}
    page.goto(address, wait_until="commit")
    times["home, first visit"] = until(page, HOME)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=60_000)
    page.wait_for_timeout(1500)  # the worker puts by what the page has used
    page.goto(address, wait_until="commit")
    times["home, again"] = until(page, HOME)
    start = float(page.evaluate("performance.now()"))
    page.locator(HOME).first.click()
    page.locator("dialog .button.primary").click()
    times["from there to the own hand, two taps"] = until(page, HAND) - start
    table = page.url.partition("?")[0]
    page.goto(table, wait_until="commit")
    times["a running table, again"] = until(page, HAND)
    context.close()
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    page = context.new_page()
    brake(context, page, phone)
    page.goto(table, wait_until="commit")
    times["a table by its link, first visit"] = until(page, ".laid")
    context.close()
    return times


def measure(runs: int, show: Callable[[str], None]) -> None:
    """Measure every phone and print the median of the runs."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Serving(Path(folder) / "tables.sqlite")
        server.start()
        program = shutil.which("chromium")  # what people open the page with, windows and all
        assert program, "the page is measured in Debian's package chromium"
        chromium = play.chromium.launch(executable_path=program, args=FLAGS.split())
        try:
            for phone in PHONES:
                show(phone.name)
                found = [visit(chromium, server.address, phone) for _ in range(runs)]
                for what in found[0]:
                    show(f"  {what:<40}{statistics.median(each[what] for each in found):8,.0f} ms")
        finally:
            chromium.close()
            server.stop()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    measure(parser.parse_args().runs, print)


if __name__ == "__main__":
    main()
