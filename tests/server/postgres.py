"""A PostgreSQL server for the tests: Debian's programs, a temporary folder, a user that is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.migrated import migrate
from tests.server.ports import free_port


def programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, or None where PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def user() -> str | None:
    """Return whom to run the server as: it refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody`")


class Postgres:
    """One server; stop and start it at will."""

    def __init__(self) -> None:
        bin_folder = programs()
        assert bin_folder is not None
        self.bin = bin_folder
        self.user = user()
        self.folder = Path(tempfile.mkdtemp(prefix="undermine-pg-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._model = False
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", "undermine", "-A", "trust", "--no-sync", "-E", "UTF8"
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, capture_output=True, user=self.user, cwd=self.folder, env={"LC_ALL": "C"})
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 80,
        }
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.folder / "data"), *flags],
                user=self.user,
                cwd=self.folder,
                env={"LC_ALL": "C"},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        for _ in range(200):
            ready = subprocess.run(
                [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)], capture_output=True
            )
            if ready.returncode == 0:
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not answer")

    def stop(self, *, at_once: bool = True) -> None:
        """Stop the server: at once as in a crash, or in good order."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def database(self, name: str, folder: Path | None = None) -> str:
        """Make an empty database, in a folder of its own if one is given, and return its address."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "undermine"]
        if folder is not None:
            if self.user is not None:
                shutil.chown(folder, self.user)
            self._run("psql", *where, "-d", "postgres", "-c", f"CREATE TABLESPACE {name} LOCATION '{folder}'")
        self._run("createdb", *where, *([] if folder is None else ["-D", name]), name)
        return f"postgresql://undermine@127.0.0.1:{self.port}/{name}"

    def migrated(self, name: str) -> str:
        """Make a database that is up to date, a copy of the first of them, and return its address."""
        if not self._model:
            migrate(self.database("model"))
            self._model = True
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "undermine"]
        self._run("createdb", *where, "-T", "model", name)
        return f"postgresql://undermine@127.0.0.1:{self.port}/{name}"

    def forget(self, name: str) -> None:
        """Delete a database that has a folder of its own."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "undermine"]
        self._run("dropdb", *where, "--force", name)
        self._run("psql", *where, "-d", "postgres", "-c", f"DROP TABLESPACE {name}")

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
