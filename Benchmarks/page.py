"""Measures the page as a browser asks for it.  Standard library only."""
import contextlib
import http.client
import os
import subprocess
import threading
import time

import whole


def measure(program, folder, quick, row):
    """The home page with many tasks, over one connection, one request after another."""
    tasks, requests = (50, 20) if quick else (1000, 500)
    path = os.path.join(folder, "page.db")
    whole.database(program, path, tasks, 10)
    with served(program, path) as port:
        times, size = ask(port, requests, "/")
    p99 = times[int(len(times) * 0.99)] * 1000
    row("home page, %d tasks, from the server: p99 of %d" % (tasks, requests), "<= 40 ms", "%.1f ms" % p99,
        None if quick else p99 <= 40, "median %.1f ms, %.0f kB" % (times[len(times) // 2] * 1000, size / 1000))


@contextlib.contextmanager
def served(program, path):
    """The daemon with an own port, which it yields."""
    environment = dict(os.environ, PASSBY_WEB_PORT="0")
    child = subprocess.Popen([program, "run", "--nmea", "-", "--db", path], env=environment, stdin=subprocess.PIPE,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        port = next(int(line.rsplit(":", 1)[1]) for line in child.stderr if "Page: http://" in line)
        threading.Thread(target=child.stderr.read, daemon=True).start()
        yield port
    finally:
        child.terminate()
        child.wait(20)


def ask(port, requests, address):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    times, size = [], 0
    for number in range(requests + 20):
        begin = time.monotonic()
        connection.request("GET", address)
        answer = connection.getresponse()
        size = len(answer.read())
        assert answer.status == 200, answer.status
        # The first ones warm up.
        if number >= 20:
            times.append(time.monotonic() - begin)
    connection.close()
    return sorted(times), size
