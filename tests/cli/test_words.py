from __future__ import annotations

import re

import pytest

import discovery
from discovery.cli.run import run

BAD = {
    "fly": "There is no command 'fly'; there are: simulate, arena, replay, shoot",
    "--fly": "not understood: --fly",
    "simulate": "missing: GAME",
    "simulate landscape --seed": "--seed needs a value",
    "simulate chess": "no game 'chess'; there are: landscape",
    "simulate landscape --games 0": "'0' is no whole number from 1",
    "simulate landscape --games many": "'many' is no whole number",
    "simulate landscape --seed -1": "'-1' is no whole number from 0",
    "simulate landscape --players 6": "^The Discovery · tiles is for 2 to 5 players, not 6",
    "simulate island --players 3": "^Discovery · treasure island is for 2 players, not 3",
    "simulate journals --players 5": "^Discoveries · the journals is for 2 to 4 players, not 5",
    "simulate landscape --players 1": "2 to 5 players, not 1",
    "simulate landscape --players 2 --agents random,random,random": "3 computer players for 2",
    "simulate landscape --agents random,,random": "no list of names",
    "simulate landscape --agents bob": "no computer player 'bob'.*random, .*greedy",
    "simulate landscape --option tall": "KEY=VALUE",
    "simulate landscape --option tall=yes": "no option 'tall'",
    "simulate landscape --option double_tile=3": "off, on, not '3'",
    "simulate landscape --option first=4": "seat 4 cannot begin",
    "simulate landscape --record main.py/records": "not saved",
    "simulate landscape extra": "not understood: extra",
    "arena": "GAME",
    "arena landscape": "--agents",
    "arena chess --agents random,random": "no game 'chess'",
    "arena chess --agents nobody,random": "no game 'chess'",
    "arena landscape --agents random": "two computer players at least",
    "arena landscape --agents bob,random": "no computer player 'bob'",
    "arena landscape --agents random:few,random": "'random:few' is no computer player with",
    "arena landscape --agents random:0,random": "'random:0' is no computer player with",
    "arena island --agents random,random,random": "treasure island is for 2 players, not 3",
    "arena landscape --agents random,random --option tall=yes": "no option 'tall'",
    "arena landscape --agents random,random --bound 2": "from 0.0 to 1.0",
    "arena landscape --agents random,random --seconds 0": "from 0.01 to 600.0",
    "replay": "FILE",
    "replay none.json": "'none.json' is of no use: The file cannot be read",
    "replay none.json --check": "'none.json' is of no use",
    "replay main.py --check": "no saved game",
    "shoot": "SCENE",
    "shoot moon out.png": "no screen 'moon'; there are: title",
    "shoot title out.jpg": "'out.jpg' is no name of a PNG",
    "shoot title out.png --size big": "no size such as",
    "shoot title out.png --size 640x480": "between 1024x640",
    "shoot title out.png --text-scale 3": "from 0.8 to 2.0",
    "shoot title out.png --text-scale big": "from 0.8 to 2.0",
    "shoot title no/such/folder/out.png": "no folder 'no/such/folder'",
    "--selftest=1": "--selftest takes no value, but '1' is given",
}


@pytest.mark.parametrize(("words", "sentence"), BAD.items())
def test_bad_words_get_one_plain_sentence(words: str, sentence: str) -> None:
    outcome = run(words.split())
    assert outcome.status == 2
    assert outcome.told == ""
    assert re.search(sentence, outcome.complaint, re.IGNORECASE)
    assert "\n" not in outcome.complaint
    assert outcome.complaint.endswith(".")


def test_version() -> None:
    assert run(["--version"]).told == f"Discovery {discovery.__version__}"


@pytest.mark.parametrize(
    "words", ["--help", "simulate --help", "arena --help", "replay -h", "shoot --help"]
)
def test_help_tells_every_word(words: str) -> None:
    outcome = run(words.split())
    assert outcome.status == 0
    assert "usage: main.py" in outcome.told
