#!/usr/bin/env python3
"""Loads the page of a program of its own: open pages that listen, and requests at a steady rate.

Ends with 1 when an answer was wrong, a page missed a change, or the program's memory grew.
"""
import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time

PATHS = ["/", "/api/v1/tasks", "/api/v1/status", "/history", "/static/app.css"]
MOST_GROWTH_KB = 8192


class Load:
    def __init__(self, options, port, pid):
        self.options, self.port, self.pid = options, port, pid
        self.errors, self.times, self.changes = [], [], 0

    def head(self, path):
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()

    def memory(self):
        with open(f"/proc/{self.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))

    async def listen(self, ready):
        """An open page: counts what it is told of changes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self.head("/events"))
        count = 0
        try:
            while line := await reader.readline():
                if line == b"event: changed\n":
                    count += 1
                    if count == 1:
                        ready.release()
                    else:
                        self.changes += 1
            self.errors.append("a stream ended")
        finally:
            writer.close()

    async def ask(self, until, pause):
        """One connection that asks again and again."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        due, number = time.monotonic(), 0
        while due < until:
            # The pace of the requests is what is asked for.
            await asyncio.sleep(max(0, due - time.monotonic()))
            path = PATHS[number % len(PATHS)]
            number += 1
            begin = time.monotonic()
            writer.write(self.head(path))
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"(?i)content-length: (\d+)", head)
            await reader.readexactly(int(length.group(1)))
            self.times.append(time.monotonic() - begin)
            if not head.startswith("HTTP/1.1 200"):
                self.errors.append(f"{path}: {head.splitlines()[0]}")
            due += pause
        writer.close()

    async def run(self):
        options, ready = self.options, asyncio.Semaphore(0)
        streams = [asyncio.create_task(self.listen(ready)) for _ in range(options.streams)]
        for _ in streams:
            await asyncio.wait_for(ready.acquire(), 30)
        connections = 20
        begin, pause = time.monotonic(), connections / options.rate
        until = begin + options.seconds
        asking = [asyncio.create_task(self.ask(until, pause)) for _ in range(connections)]
        # In the midst of the load, something is told to all.
        await asyncio.sleep(options.seconds / 3)
        early = self.memory()
        await asyncio.to_thread(options.passby, "add", "Told to all", "--every", "3d")
        await asyncio.gather(*asking)
        for _ in range(200):
            if self.changes >= options.streams:
                break
            # Ten seconds at the most; the streams are read meanwhile.
            await asyncio.sleep(0.05)
        late = self.memory()
        for stream in streams:
            stream.cancel()
        if self.changes < options.streams:
            self.errors.append(f"{options.streams - self.changes} pages missed a change")
        if late - early > MOST_GROWTH_KB:
            self.errors.append(f"memory grew from {early} to {late} kB")
        times = sorted(self.times)
        print(
            f"{len(times)} requests in {options.seconds:g} s, {options.streams} open pages: "
            f"{len(self.errors)} errors; median {times[len(times) // 2] * 1000:.1f} ms, "
            f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms; memory {early} to {late} kB")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the passby to load")
    parser.add_argument("--streams", type=int, default=200, help="how many open pages")
    parser.add_argument("--rate", type=float, default=500, help="how many requests a second")
    parser.add_argument("--seconds", type=float, default=10, help="for how long")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, PASSBY_WEB_PORT="0")

        def passby(*words):
            subprocess.run([options.program, *words], env=environment, check=True,
                           stdout=subprocess.DEVNULL)

        options.passby = passby
        for number in range(20):
            passby("add", f"Task {number}", "--every", f"{number + 1}d")
        daemon = subprocess.Popen([options.program, "run", "--gpsd", "127.0.0.1:9"],
                                  env=environment, stderr=subprocess.PIPE,
                                  stdout=subprocess.DEVNULL, text=True)
        try:
            port = next(int(found.group(1)) for line in daemon.stderr
                        if (found := re.search(r"Page: http://127\.0\.0\.1:(\d+)", line)))
            load = Load(options, port, daemon.pid)
            asyncio.run(load.run())
        finally:
            daemon.terminate()
            daemon.wait()
    for error in sorted(set(load.errors)):
        print(f"load: {error}", file=sys.stderr)
    return 1 if load.errors else 0


sys.exit(main())
