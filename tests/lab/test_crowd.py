"""The crowd: the same deals on one process, on several, on a Ray cluster, come out the same."""

from __future__ import annotations

import sys

import pytest

from undermine.lab.crowd import CrowdError, Task, play_all

TASKS: list[Task] = [("round", (3, seed, ("apprentice", "mole"))) for seed in range(60)]  # more than one batch


def test_several_processes_play_as_one_does() -> None:
    assert play_all(TASKS, "2", "deals") == play_all(TASKS, "1", "deals")


def test_without_ray_its_address_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrowdError, match=r"pip install 'undermine\[ray\]'"):
        play_all(TASKS[:1], "ray://nowhere:10001", "deals")


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_plays_as_one_process_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "240")  # a busy machine needs longer to start one
    pytest.importorskip("ray")
    assert play_all(TASKS, "local", "deals") == play_all(TASKS, "1", "deals")
