"""Makes sure that there is a Chromium: an installed one, else Playwright's, else the system's."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.browser import installed_chromium


def main() -> None:
    if installed_chromium() or _playwrights_own() or _from_playwright() or _from_the_system():
        return
    raise SystemExit("no Chromium: install one, for instance with «apt-get install chromium»")


def _playwrights_own() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def _from_playwright() -> bool:
    print("make: Playwright's Chromium", flush=True)
    # Its system libraries can be installed along with it by root alone.
    libraries = ["--with-deps"] if os.geteuid() == 0 and shutil.which("apt-get") else []
    command = [sys.executable, "-m", "playwright", "install", *libraries, "chromium"]
    return subprocess.run(command, check=False).returncode == 0


def _from_the_system() -> bool:
    apt = shutil.which("apt-get")
    if not apt:
        return False
    print("make: the system's Chromium", flush=True)
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run([*sudo, apt, "update", "-q"], check=False)
    subprocess.run([*sudo, apt, "install", "-qy", "chromium"], check=False)
    return installed_chromium() is not None


if __name__ == "__main__":
    main()
