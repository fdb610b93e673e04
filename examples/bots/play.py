#!/usr/bin/env python3
"""A bot for a Gantry server: it sits down at a table and plays to the end of the game.

    python3 play.py http://localhost:8000 TOKEN TABLE

It needs nothing but Python 3. docs/write-a-bot.md explains it, docs/protocol.md has every message.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit


class Closed(Exception):
    """The connection has ended."""


class WebSocket:
    """The client's side of RFC 6455, as far as a Gantry server needs it."""

    def __init__(self, url, path, headers):
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        self.socket = socket.create_connection((parts.hostname, port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=parts.hostname)
        self.file = self.socket.makefile("rb")
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
            *headers,
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline().decode().strip()
        length = 0
        while (line := self.file.readline().decode().strip()) != "":
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
        if " 101 " not in status + " ":
            sys.exit(f"{status}: {self.file.read(length).decode().strip()}")

    def send(self, payload, opcode=1):
        """Sends one message. What a client sends is masked."""
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise Closed
        return data

    def receive(self):
        """The next message. Pings are answered on the way."""
        whole = b""
        while True:
            first, size = self.read(2)
            size &= 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            data, opcode = self.read(size), first & 0x0F
            if opcode == 8:
                raise Closed
            if opcode == 9:
                self.send(data, opcode=10)
            elif opcode in (0, 1):
                whole += data
                if first & 0x80:
                    return whole.decode()


class Bot:
    def __init__(self, url, token, table, dice):
        self.url, self.token, self.table, self.dice = url, token, table, dice
        # One name for as long as this program runs: with it, a call that is sent again over a new
        # connection counts once.
        self.name = "py-" + os.urandom(8).hex()
        self.calls = 0
        self.lines = None
        self.frame = None
        # The call that has no answer yet.
        self.open = None

    def connect(self):
        path = f"/api/socket?client={self.name}&form=json"
        self.socket = WebSocket(self.url, path, [f"Authorization: Bearer {self.token}"])
        ready = json.loads(self.socket.receive())
        if ready["Ready"]["version"] != 5:
            sys.exit(f"this bot does not speak version {ready['Ready']['version']}")
        enter = {"table": self.table, "detail": "Plain", "known": self.lines}
        self.send(self.number({"Enter": enter}))
        if self.open:
            self.send(self.open)

    def number(self, message):
        self.calls += 1
        return json.dumps({"id": self.calls, "message": message})

    def send(self, text):
        self.socket.send(text.encode())

    def call(self, message):
        self.open = self.number(message)
        self.send(self.open)

    def play(self):
        """Plays to the end; the points of every seat, if the game has any."""
        self.connect()
        while True:
            try:
                message = json.loads(self.socket.receive())
            except (Closed, OSError):
                time.sleep(1)
                self.connect()
                continue
            if "Answer" in message:
                self.answered(message["Answer"])
            elif "Gathering" in message:
                self.gather(message["Gathering"])
            elif "Frame" in message:
                self.frame = message["Frame"]
                self.lines = self.frame["lines"]
                if self.frame["awaiting"] == "Over":
                    return self.frame["standings"]
                self.decide()

    def answered(self, answer):
        if not self.open or json.loads(self.open)["id"] != answer["to"]:
            if "Refused" in answer["answer"]:
                sys.exit(f"not let in: {answer['answer']['Refused']['reason']['key']}")
            return
        self.open = None
        if "Refused" in answer["answer"]:
            # Somebody was faster, or the server could not store it: look again.
            time.sleep(0.1)
            if self.frame:
                self.decide()

    def gather(self, gathering):
        """Sits down, and begins the game at a table of one's own once every seat is taken."""
        if self.open:
            return
        chairs = gathering["chairs"]
        if not any(chair["own"] for chair in chairs):
            self.call({"Join": {"seat": None, "name": "", "salt": os.urandom(4).hex(), "colour": 0}})
        elif gathering["owner"] and all(chair["taken"] for chair in chairs):
            self.call("Begin")

    def decide(self):
        """Here is where your bot thinks. This one does anything that is allowed."""
        frame = self.frame
        if self.open or frame["viewer"] == "spectator":
            return
        choices = [choice["notation"] for choice in frame["choices"]]
        players = frame["awaiting"].get("Players", {"may": []})
        if choices and frame["viewer"] in players["may"]:
            self.call({"Act": self.dice.choice(choices)})


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__.strip())
    seed = int(sys.argv[4]) if len(sys.argv) == 5 else None
    result = Bot(*sys.argv[1:4], random.Random(seed)).play()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
