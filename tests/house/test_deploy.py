"""The kit for whoever hosts: every path, command, flag, variable, port and metric that its files name is there."""

from __future__ import annotations

import ipaddress
import json
import re
import shlex
from typing import Any

import pytest

from tests.house.repo import ROOT, tracked
from undermine import cli
from undermine.server.metrics import Metrics
from undermine.server.processes import TABLE
from undermine.server.settings import ServerSettings, read_settings, variable

DEPLOY = ROOT / "deploy"
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in tracked("deploy")}
VARIABLES = {variable(name) for name in ServerSettings.__dataclass_fields__}
ID = "abcdefghijklmnopqrstuvwxyz"[:20] + "234567"
INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME"),
    *("EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """Return what the Dockerfile says, line by line, continued lines joined."""
    joined = re.sub(r"\\\n\s*", " ", TEXTS["Dockerfile"])
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = pytest.importorskip("yaml").safe_load(TEXTS["compose.yaml"])
    return loaded


def run_command(words: list[str]) -> None:
    """Read a command's words as the program would; whatever is wrong ends the test."""
    assert words[0] in cli.COMMANDS
    if words[0] == "serve":
        read_settings([*words[1:], "--database", "postgresql://undermine@database/undermine"], {})


def test_the_image_copies_only_what_is_there() -> None:
    stages = {words.split(" AS ")[1] for name, words in instructions() if name == "FROM" and " AS " in words}
    for name, words in instructions():
        assert name in INSTRUCTIONS, name
        if name == "COPY":
            parts = words.split()
            if parts[0].startswith("--from="):
                assert parts[0].removeprefix("--from=") in stages
                continue
            for source in parts[:-1]:
                assert (ROOT / source).exists(), source
                top = source.split("/")[0]
                assert any(line.startswith(f"!{top}") for line in TEXTS["Dockerfile.dockerignore"].splitlines()), source


def test_what_the_image_builds_with_is_pinned_by_hashes() -> None:
    installs = [words for name, words in instructions() if name == "RUN" and "pip install" in words]
    named = [file for words in installs for file in re.findall(r"-r (\S+)", words)]
    assert sorted(named) == ["requirements/build.txt", "requirements/run.txt"]
    assert all("--require-hashes" in words or "--no-deps" in words for words in installs)
    assert "npm ci" in TEXTS["Dockerfile"]
    assert '"build"' in (ROOT / "client/package.json").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    said = dict(instructions())
    assert int(said["USER"]) >= 1000
    assert json.loads(said["ENTRYPOINT"]) == ["undermine"]
    run_command(json.loads(said["CMD"]))
    assert "http://127.0.0.1:8642/healthz" in said["HEALTHCHECK"]
    assert said["EXPOSE"] == "8642"
    code = json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    assert code[:2] == ["python", "-c"]
    compile(code[2], "healthcheck", "exec")
    given = dict(word.split("=", 1) for word in shlex.split(said["ENV"]))
    assert {name for name in given if name.startswith("UNDERMINE_")} <= VARIABLES
    assert read_settings([], given).port == 8642


def test_every_service_is_what_the_program_understands() -> None:
    whole = compose()
    for name, service in whole["services"].items():
        assert set(service.get("depends_on", {})) <= set(whole["services"]), name
        assert set(service["networks"]) <= set(whole["networks"])
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in whole["volumes"], mount
        if service["image"] == "undermine":
            run_command(service["command"])
            assert set(service["environment"]) <= VARIABLES
    build = whole["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    proxy = whole["services"]["proxy"]
    assert (
        whole["services"]["server"]["environment"]["UNDERMINE_PROXIES"] == proxy["networks"]["inside"]["ipv4_address"]
    )
    assert proxy["environment"]["UPSTREAM"] == "server:8642"
    ((network,),) = [each["ipam"]["config"] for each in whole["networks"].values()]
    fixed, others = ipaddress.ip_address(proxy["networks"]["inside"]["ipv4_address"]), network["ip_range"]
    assert fixed in ipaddress.ip_network(network["subnet"])
    assert fixed not in ipaddress.ip_network(others), "whoever starts first would get it"


def test_what_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+):\?", TEXTS["compose.yaml"]))
    assert asked == set(re.findall(r"(?m)^(\w+)=", TEXTS["env.example"]))
    assert "deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_a_proxy_routes_by_the_table(file: str) -> None:
    content = re.sub(r"(?m)^\s*#.*$", "", TEXTS[file])
    plain = re.sub(r"\"[^\"]*\"|\^/\S+|\{\$?[\w.:]+\}", "", content)
    assert plain.count("{") == plain.count("}") > 1
    (pattern,) = re.findall(r"\^/\(\?:ws\|api/tables\)\S+?\}\)", content)
    for path in (f"/ws/{ID}", f"/ws/{ID}?since=3", f"/api/tables/{ID}/record"):
        found, ours = re.match(pattern.replace("?<", "?P<"), path), TABLE.match(f"GET {path} HTTP/1.1".encode())
        assert found is not None
        assert ours is not None
        assert found[1] == ours[1].decode() == ID
    assert 'Strict-Transport-Security "max-age=31536000"' in content
    assert "127.0.0.1:8642" in content
    if file == "nginx.conf":
        names = set(re.findall(r"\$undermine_\w+", content))
        assert names == {"$undermine_table"}
        assert all(line.endswith((";", "{", "}")) for line in map(str.strip, content.splitlines()) if line)


def test_every_metric_of_the_dashboard_is_measured() -> None:
    board = json.loads(TEXTS["grafana.json"])
    metrics = Metrics()
    known = {"up"}
    for family in metrics.registry.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        known |= {family.name + end for end in ends}
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:undermine|process)_\w+|\bup\b", asked))
    assert named <= known, named - known
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) > 8


def test_every_command_in_the_hosting_pages_is_understood() -> None:
    pages = [ROOT / "docs/hosting.md", *tracked("docs/hosting")]
    content = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    commands = [shlex.split(line) for line in re.findall(r"(?m)^(?:\$ )?undermine (\S.*)$", content)]
    commands = [words for words in commands if words[0] != "0.1.0"]
    assert {words[0] for words in commands} == {"serve", "backup", "restore", "think"}
    for words in commands:
        run_command(words)
