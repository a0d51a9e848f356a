"""The proxies of `deploy/` as they are, in front of a real server: TLS, sockets, one word about staying with TLS."""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.ports import free_port
from tests.server.running import Server

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "play.example.org"
CADDY = """{{
    http_port {http}
    https_port {https}
    admin off
    local_certs
    skip_install_trust
    storage file_system {folder}
}}
"""
NGINX = (
    "daemon off; master_process off; pid {folder}/pid; error_log {folder}/log;\nevents {{}}\nhttp {{\n access_log off;\n"
    " client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;\n"
    " uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;\n"
)


def caddy_command(folder: Path, http: int, https: int, server: int) -> list[str]:
    """Prepare Caddy with a certificate of its own making."""
    config = folder / "Caddyfile"
    content = CADDY.format(http=http, https=https, folder=folder) + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    config.write_text(content, encoding="utf-8")
    return [
        *("env", f"DOMAIN={NAME}", f"UPSTREAM=127.0.0.1:{server}", f"HOME={folder}"),
        *("caddy", "run", "--config", str(config), "--adapter", "caddyfile"),
    ]


def nginx_command(folder: Path, http: int, https: int, server: int) -> list[str]:
    """Prepare nginx with a certificate signed by itself."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*making, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    content = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{https} ssl;"),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("127.0.0.1:8642", f"127.0.0.1:{server}"),
    ):
        assert old in content
        content = content.replace(old, new)
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder) + content + "\n}\n", encoding="utf-8")
    return [nginx() or "nginx", "-c", str(config)]


def nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


COMMANDS = {"caddy": caddy_command, "nginx": nginx_command}


@pytest.fixture(params=["caddy", "nginx"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    """Return the port where a proxy answers with TLS."""
    if not {"caddy": shutil.which("caddy"), "nginx": nginx()}[request.param]:
        pytest.skip(f"{request.param} is not installed")
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, free_port(), UNDERMINE_URL=f"https://{NAME}")
    https = free_port()
    command = COMMANDS[request.param](tmp_path, free_port(), https, server.port)
    with (tmp_path / "proxy.log").open("wb") as log:
        proxy = subprocess.Popen(command, stderr=log)
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if ask(https, "/healthz").status_code == 200:
                    break
            except httpx.HTTPError:
                pass
            assert proxy.poll() is None, (tmp_path / "proxy.log").read_text()
            time.sleep(0.1)
        else:
            pytest.fail((tmp_path / "proxy.log").read_text())
        yield https
    finally:
        proxy.terminate()
        proxy.wait(30)
        assert server.stop() == 0


def context() -> ssl.SSLContext:
    """Trust the certificate that was just made, for the name that it is for."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    return trusting


def ask(port: int, path: str, **more: str) -> httpx.Response:
    """Ask the proxy as a browser asks for the name it stands for."""
    with httpx.Client(verify=context(), timeout=10) as browser:
        return browser.get(
            f"https://127.0.0.1:{port}{path}", headers={"host": NAME, **more}, extensions={"sni_hostname": NAME}
        )


async def test_behind_the_proxies_of_the_kit_people_play_over_tls(proxied: int) -> None:
    page = ask(proxied, "/")
    assert page.status_code == 200
    assert len(page.headers.get_list("strict-transport-security")) == 1
    mine = {"host": NAME, "origin": f"https://{NAME}", "sec-fetch-site": "same-origin", "x-deal": f"{1:064x} 1"}
    wish = {"settings": {"game": "duel", "seats": 2}, "names": ["Ana"], "bots": [{"level": "mole", "name": "Digby"}]}
    with httpx.Client(verify=context(), timeout=20) as browser:
        asked = browser.build_request(
            "POST",
            f"https://127.0.0.1:{proxied}/api/tables",
            json=wish,
            headers=mine,
            extensions={"sni_hostname": NAME},
        )
        made = browser.send(asked)
    assert made.status_code == 201, made.text
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-undermine=")
    assert "secure" in cookie.lower()
    token = cookie.partition(";")[0]
    async with websockets.connect(
        f"wss://{NAME}/ws/{made.json()['table']}",
        host="127.0.0.1",
        port=proxied,
        ssl=context(),
        origin=websockets.Origin(f"https://{NAME}"),
        additional_headers={"cookie": token},
    ) as socket:
        table = json.loads(await socket.recv())
    assert table["type"] == "table"
    assert re.fullmatch(rf"https://{re.escape(NAME)}/t/\w+", table["link"])
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
