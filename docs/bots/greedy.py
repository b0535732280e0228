"""The bot of greedy.js in Python: takes whatever gives most at once, and lets chance decide between equals.

castellan bot --url https://castle.example --key KEY -- python3 greedy.py
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def worth(offer, seat):
    """What a move is worth, by what anybody can see coming of it."""
    if offer["move"] in ("end", "pass", "skip"):
        return -0.5
    foresight = offer["foresight"] or {}
    value = foresight.get("points", 0)
    for event in foresight.get("events", []):
        is_mine = event.get("seat") == seat
        if event["type"] == "collected":
            value += 10 if is_mine else -10
        if event["type"] == "fell":
            value += -20 if is_mine else 5
        if event["type"] == "cleared" and is_mine:
            value += 2
    return value


seat = 0
say({"type": "hello", "protocol": 1})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        seat = message["seat"]
    if message["type"] == "turn":
        moves = message["moves"]
        best = max(worth(offer, seat) for offer in moves)
        good = [offer["move"] for offer in moves if worth(offer, seat) == best]
        say({"type": "move", "version": message["version"], "move": random.choice(good)})
