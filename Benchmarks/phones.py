"""Measures what phones cost: posts to /pub, an MQTT broker's messages, devices at rest.  Standard library only.

The program has one core for itself, the client the other ones.  Processor time is given for 1000 posts, since on a shared machine wall
time depends on the others.  The database is in memory (/dev/shm) where there is such a folder: the disk is not what is measured.
"""
import base64
import contextlib
import ctypes
import ctypes.util
import hashlib
import json
import math
import os
import random
import select
import shutil
import socket
import sqlite3
import struct
import subprocess
import tempfile
import threading
import time

import whole

KEY = "A%031d"
CENTRE = (52.5, 13.4)
# What OwnTracks Recorder needs for 1000 posts, by connections, devices and fences: measured elsewhere, one core, -O2, without MQTT.
RIVAL_SECONDS = 0.122


def measure(program, folder, quick, row):
    shared = "/dev/shm" if os.access("/dev/shm", os.W_OK) else folder
    with tempfile.TemporaryDirectory(prefix="passby-phones-", dir=shared) as work, cores():
        posts(program, work, quick, row)
        answers(program, work, quick, row)
        reminders(program, work, quick, row)
        batch(program, work, quick, row)
        messages(program, work, quick, row)
        rest(program, work, quick, row)


@contextlib.contextmanager
def cores():
    """Keeps this process off the first core, which the program gets."""
    mine = os.sched_getaffinity(0)
    if len(mine) > 1:
        os.sched_setaffinity(0, set(sorted(mine)[1:]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def on_first_core():
    try:
        os.sched_setaffinity(0, {0})
    except OSError:
        pass


# The program.

class Program:
    """The daemon with an own port on one core."""

    def __init__(self, program, path, environment={}, config=""):
        self.program, self.path = program, path
        with open(path + ".yaml", "w") as file:
            # All positions are of the present, and no device sends too many.
            file.write("phones:\n  stale_after: 24h\n  burst: 100000000\n" + config)
        self.child = subprocess.Popen(
            [program, "run", "--json", "--nmea", "-", "--db", path, "--config", path + ".yaml"], env=dict(os.environ, PASSBY_WEB_PORT="0", **environment),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=on_first_core)
        self.port = next(int(line.rsplit(":", 1)[1]) for line in self.child.stderr if "Page: http://" in line)
        threading.Thread(target=self.child.stderr.read, daemon=True).start()
        self.lines = []  # of the standard output, with the moment at which each was read
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.child.stdout:
            if '"reminder"' in line:
                self.lines.append((time.monotonic(), line))

    def figures(self):
        return whole.figures(self.child.pid)

    def status(self):
        """The daemon's own figures, by the socket that its lock names."""
        with open(self.path + ".lock") as lock, socket.socket(socket.AF_UNIX) as link:
            link.connect(json.load(lock)["socket"])
            link.sendall(b"status\n")
            return json.loads(link.makefile().readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.terminate()
        self.child.wait(20)


def database(program, path, places, devices, tasks=3, encrypted=False):
    """A database with so many places and devices, whose keys are `KEY % number`."""
    whole.database(program, path, tasks, places)
    options = []
    if encrypted:
        with open(path + ".secret", "w") as file:
            file.write("secret")
        options = ["--secret-file", path + ".secret"]
    whole.call(program, "device", "add", "Phone 1", *options, "--db", path)
    base = sqlite3.connect(path)
    cursor = base.execute("SELECT * FROM device")
    first = dict(zip([x[0] for x in cursor.description], cursor.fetchone()))
    digest = [hashlib.sha256((KEY % number).encode()).digest() for number in range(devices + 1)]
    base.execute("UPDATE device SET key_digest = ?", (digest[1],))
    cursor = base.execute("SELECT * FROM person WHERE id = 1")
    person = dict(zip([x[0] for x in cursor.description], cursor.fetchone()))
    for number in range(2, devices + 1):
        # Each carries one phone.
        whole.insert(base, "person", dict(person, id=number, uuid=random.Random(-number).randbytes(16), name="Person %d" % number))
        whole.insert(base, "device", dict(first, id=number, uuid=random.Random(number).randbytes(16), name="Phone %d" % number,
                                          key_digest=digest[number], person=number))
    base.execute("UPDATE counter SET %s" % ", ".join(
        "%s = %d" % (name, devices) for name in ("person", "device") if name in columns(base, "counter")))
    base.commit()
    base.close()


def columns(base, table):
    return [row[1] for row in base.execute("PRAGMA table_info(%s)" % table)]


# What phones send.

def drive(seed, seconds):
    """The movement of the replay of a day, with the noise of a phone."""
    r = random.Random(seed)
    begin = r.uniform(-5000, 5000), r.uniform(-5000, 5000), 8.0, r.uniform(0, 2 * math.pi)
    for _, (x, y, speed) in zip(range(seconds), whole.drive(r, *begin)):
        yield x + r.gauss(0, 1.5), y + r.gauss(0, 1.5), speed


def location(point, second, accuracy=8):
    x, y, speed = point
    return ('{"_type":"location","acc":%d,"alt":40,"batt":87,"bs":1,"conn":"w","cog":90,"created_at":%d,"lat":%.7f,"lon":%.7f,"m":2,'
            '"t":"u","tid":"ph","topic":"owntracks/me/phone","tst":%d,"vac":3,"vel":%d}'
            % (accuracy, second, CENTRE[0] + y / 111195, CENTRE[1] + x / 67690, second, round(speed * 3.6))).encode()


def request(body, key):
    login = base64.b64encode(b"me:" + key.encode())
    return (b"POST /pub HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: Owntracks-Android/2.5.3\r\nContent-Type: application/json\r\n"
            b"Authorization: Basic %s\r\nX-Limit-U: me\r\nX-Limit-D: phone\r\nContent-Length: %d\r\n\r\n" % (login, len(body)) + body)


def movement(count, devices, wrap=lambda body: body):
    """So many posts of devices in turn, each with a second's movement after its last."""
    begin = int(time.time()) - 60 - count // devices
    ways = [drive(number, count // devices + 1) for number in range(devices)]
    return [request(wrap(location(next(ways[i % devices]), begin + i // devices)), KEY % (i % devices + 1)) for i in range(count)]


def sealed(body):
    """A message as OwnTracks encrypts it, by libsodium."""
    if not hasattr(sealed, "library"):
        sealed.library = ctypes.CDLL(ctypes.util.find_library("sodium"))
    nonce, cipher = os.urandom(24), ctypes.create_string_buffer(len(body) + 16)
    sealed.library.crypto_secretbox_easy(cipher, body, ctypes.c_ulonglong(len(body)), nonce, b"secret".ljust(32, b"\0"))
    return b'{"_type":"encrypted","data":"%s"}' % base64.b64encode(nonce + cipher.raw)


# The client.

class Client:
    """Connections that stay open; each has one request under way at most."""

    def __init__(self, port, connections):
        self.sockets = {}
        self.poll = select.epoll()
        for _ in range(connections):
            link = socket.create_connection(("127.0.0.1", port))
            link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.sockets[link.fileno()] = link
            self.poll.register(link.fileno(), select.EPOLLIN)

    def send_all(self, requests):
        """Sends all as fast as they are answered; returns the seconds that it took."""
        begin, waiting, rest = time.monotonic(), 0, iter(requests)
        for link in self.sockets.values():
            body = next(rest, None)
            if body is not None:
                link.sendall(body)
                waiting += 1
        while waiting:
            for number, _ in self.poll.poll(10):
                link = self.sockets[number]
                check(link.recv(65536))
                body = next(rest, None)
                if body is None:
                    waiting -= 1
                else:
                    link.sendall(body)
        return time.monotonic() - begin

    def send_paced(self, requests, rate):
        """Sends so many a second; returns the seconds that each answer took, from the moment at which it was to be sent."""
        begin, free, sent, took = time.monotonic() + 0.01, list(self.sockets), {}, []
        next_one = 0
        while len(took) < len(requests):
            now = time.monotonic()
            while next_one < len(requests) and free and begin + next_one / rate <= now:
                number = free.pop()
                sent[number] = begin + next_one / rate
                self.sockets[number].sendall(requests[next_one])
                next_one += 1
            due = begin + next_one / rate - time.monotonic() if next_one < len(requests) and free else 1
            for number, _ in self.poll.poll(max(0, due)):
                check(self.sockets[number].recv(65536))
                took.append(time.monotonic() - sent[number])
                free.append(number)
        return sorted(took)

    def close(self):
        for link in self.sockets.values():
            link.close()
        self.poll.close()


def check(answer):
    if not answer.startswith(b"HTTP/1.1 200"):
        raise SystemExit("a post was answered: %r" % answer[:200])


# What is measured.

def posts(program, work, quick, row):
    count, places = (400, 100) if quick else (60000, 10000)
    plain = rate(program, work, "one", places, 1, count, "", quick, row)
    rate(program, work, "many", places, 10 if quick else 1000, count, "", quick, row)
    if ctypes.util.find_library("sodium"):
        rate(program, work, "sealed", places, 1, count, ", encrypted", quick, row, plain)


def rate(program, work, name, places, devices, count, what, quick, row, plain=None):
    """Posts over 16 connections; returns the processor seconds for 1000."""
    path = os.path.join(work, name + ".db")
    database(program, path, places, devices, encrypted=bool(plain))
    requests = movement(count, devices, sealed if plain else lambda body: body)
    warm = len(requests) // 6
    with Program(program, path) as daemon:
        client = Client(daemon.port, 16)
        client.send_all(requests[:warm])
        # The cheapest of five passes: another program may have disturbed one.
        costs, speeds, length = [], [], (len(requests) - warm) // 5
        for first in range(warm, len(requests), length):
            before, part = daemon.figures(), requests[first:first + length]
            seconds = client.send_all(part)
            after = daemon.figures()
            if len(part) == length:
                costs.append((after["cpu"] - before["cpu"]) / length * 1000)
                speeds.append(length / seconds)
        client.close()
        used = share_used(daemon, len(requests), devices)
    cost, speed = min(costs), max(speeds)
    text = "%.1f k/s, %.3f s for 1000, %.0f %% used" % (speed / 1000, cost, used * 100)
    label = "POST /pub%s, 16 connections, %d places, %s" % (what, places, "1 device" if devices == 1 else "%d devices in turn" % devices)
    if plain:
        row(label, "", text, None, "%.0f %% of plain" % (plain / cost * 100))
    else:
        reached = speed >= 2000 if devices > 1 else cost <= 0.15
        row(label, ">= 2 k/s" if devices > 1 else "<= 0.15 s for 1000", text, None if quick else reached,
            "Recorder %.3f s (elsewhere)" % RIVAL_SECONDS if devices == 1 else "")
    if devices > 1:
        row("memory with %d devices heard, %d places" % (devices, places), "<= 90 MB", "%.1f MB" % after["rss"],
            None if quick else after["rss"] <= 90, "")
    return cost


def share_used(daemon, count, devices):
    """The share of the positions that were used; of one device, some are overtaken on another connection and come late."""
    phones = daemon.status()["phones"]
    used, late = (sum(x[key] for x in phones) for key in ("accepted", "late"))
    if used + late < count or used < count * 0.7 or len(phones) != devices:
        raise SystemExit("%d of %d positions were used, %d came late, of %d devices" % (used, count, late, len(phones)))
    return used / count


def answers(program, work, quick, row):
    """The answers' time at a rate that 500 phones never reach."""
    path, count = os.path.join(work, "paced.db"), 200 if quick else 15000
    database(program, path, 100 if quick else 10000, 1)
    requests = movement(count, 1)
    with Program(program, path) as daemon:
        client = Client(daemon.port, 16)
        client.send_paced(requests[:count // 10], 500)
        took = client.send_paced(requests[count // 10:], 500)
        client.close()
    worst = took[len(took) * 99 // 100] * 1000
    row("answer at 500 POST/s: p99 of %d" % len(took), "", "%.2f ms" % worst, None,
        "median %.2f ms" % (took[len(took) // 2] * 1000))


def reminders(program, work, quick, row):
    """A phone that goes past a row of places, each with an errand: from the post to the daemon's terminal notifier."""
    import reminders as errands
    places = 4 if quick else 200
    path = os.path.join(work, "reminders.db")
    errands.database(program, path, places)
    whole.call(program, "device", "add", "Phone 1", "--db", path)
    base = sqlite3.connect(path)
    base.execute("UPDATE device SET key_digest = ?", (hashlib.sha256((KEY % 1).encode()).digest(),))
    base.commit()
    base.close()
    count = int(errands.APART * places + 700) // 20
    begin = int(time.time()) - count
    sent = {}
    with Program(program, path) as daemon:
        client = Client(daemon.port, 1)
        for number in range(count):
            second = begin + number
            sent[second] = time.monotonic()
            client.send_all([request(location((number * 20 - 500, 0, 20), second), KEY % 1)])
            # Without a pause the delay of one would be measured in the queue of those before.
            time.sleep(0.01)
        client.close()
        wait_until(lambda: len(daemon.lines) >= places, 10)
        told = list(daemon.lines)
    delays = sorted((moment - sent[round(stamp(json.loads(line)["time"]))]) * 1000 for moment, line in told)
    if len(delays) < places:
        raise SystemExit("%d reminders came of %d places" % (len(delays), places))
    worst = delays[min(len(delays) - 1, len(delays) * 99 // 100)]
    row("POST -> reminder handed to the notifier, p99 of %d" % len(delays), "", "%.1f ms" % worst, None,
        "median %.1f ms" % delays[len(delays) // 2])


def stamp(text):
    from datetime import datetime
    return datetime.fromisoformat(text).timestamp()


def wait_until(condition, seconds):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        # What another process does is asked for again and again; a pause leaves it the processor.
        time.sleep(0.02)


def batch(program, work, quick, row):
    """Batches of Overland."""
    path, size, rounds = os.path.join(work, "batch.db"), 50 if quick else 1000, 2 if quick else 30
    database(program, path, 100 if quick else 10000, 1)
    begin = int(time.time()) - 60 - size * rounds
    points = list(drive(1, size * rounds))
    requests = []
    for number in range(rounds):
        features = [feature(points[number * size + i], begin + number * size + i) for i in range(size)]
        body = json.dumps({"locations": features, "current": features[-1]}, separators=(",", ":")).encode()
        requests.append(b"POST /pub HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
                        b"Content-Length: %d\r\n\r\n" % ((KEY % 1).encode(), len(body)) + body)
    with Program(program, path) as daemon:
        client, before = Client(daemon.port, 1), daemon.figures()
        took = sorted(client.send_all([x]) for x in requests)
        after = daemon.figures()
        client.close()
    median, cost = took[len(took) // 2] * 1000, (after["cpu"] - before["cpu"]) / rounds * 1000
    row("Overland batch of %d positions, %d kB" % (size, len(requests[0]) // 1000), "", "%.1f ms" % median,
        None, "%.1f ms of the processor" % cost)


def feature(point, second):
    x, y, speed = point
    return {"type": "Feature", "geometry": {"type": "Point", "coordinates": [round(CENTRE[1] + x / 67690, 7), round(CENTRE[0] + y / 111195, 7)]},
            "properties": {"timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(second)), "altitude": 40, "speed": round(speed),
                           "horizontal_accuracy": 8, "vertical_accuracy": 4, "motion": ["driving"], "pauses": False,
                           "activity": "automotive_navigation", "desired_accuracy": 100, "deferred": 0,
                           "significant_change": "disabled", "locations_in_payload": 1, "device_id": "phone",
                           "unique_id": "2D5B3C1A-93A5-4F32-9A3E-61CC90D82F7A", "wifi": "home", "battery_state": "unplugged",
                           "battery_level": 0.87, "course": 90, "course_accuracy": 2, "speed_accuracy": 1, "trip": None}}


def messages(program, work, quick, row):
    """What a broker has kept while the daemon was down, read at once."""
    mosquitto = shutil.which("mosquitto", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if not mosquitto:
        row("MQTT messages/s, QoS 1", ">= 2 k/s", "not measured", None, "mosquitto is not installed")
        return
    path, count = os.path.join(work, "mqtt.db"), 500 if quick else 80000
    database(program, path, 100 if quick else 10000, 1)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with open(os.path.join(work, "mosquitto.conf"), "w") as file:
        file.write("listener %d 127.0.0.1\nallow_anonymous true\nmax_queued_messages 0\nmax_inflight_messages 0\nlog_type none\nuser root\n" % port)
    broker = subprocess.Popen([mosquitto, "-c", file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: listens(port), 10)
        config = "mqtt:\n  host: 127.0.0.1\n  port: %d\n" % port
        # The daemon makes its session, and goes.
        with Program(program, path, config=config) as daemon:
            wait_until(lambda: (daemon.status().get("broker") or {}).get("state") == "connected", 10)
        begin = int(time.time()) - 60 - count
        publish(port, "owntracks/me/phone-1", (location(point, begin + i) for i, point in enumerate(drive(1, count))))
        with Program(program, path, config=config) as daemon:
            def heard():
                return (daemon.status().get("broker") or {}).get("messages", 0)
            wait_until(lambda: heard() > count // 20, 30)
            before, first, begun = daemon.figures(), heard(), time.monotonic()
            wait_until(lambda: heard() >= count, 120)
            after, last, ended = daemon.figures(), heard(), time.monotonic()
            share_used(daemon, count, 1)
    finally:
        broker.terminate()
        broker.wait(20)
    done = max(1, last - first)
    speed = done / (ended - begun)
    row("MQTT messages/s, QoS 1, a queue of %d" % count, ">= 2 k/s", "%.1f k/s" % (speed / 1000), None if quick else speed >= 2000,
        "%.3f s of the processor for 1000" % ((after["cpu"] - before["cpu"]) / done * 1000))


def listens(port):
    with socket.socket() as link:
        return link.connect_ex(("127.0.0.1", port)) == 0


def publish(port, topic, bodies):
    """Publishes with QoS 1, and returns when all are acknowledged.  Source of the packets: MQTT 3.1.1."""
    def packet(kind, body):
        length, size = b"", len(body)
        while True:
            size, low = size >> 7, size & 0x7F
            length += bytes([low | 0x80 if size else low])
            if not size:
                return bytes([kind]) + length + body

    def text(value):
        return struct.pack(">H", len(value)) + value.encode()

    with socket.create_connection(("127.0.0.1", port)) as link:
        link.sendall(packet(0x10, text("MQTT") + b"\x04\x02\x00\x3c" + text("bench")))
        if link.recv(4)[3:] != b"\0":
            raise SystemExit("the broker refused the client")
        number, acknowledged = 0, 0
        for body in bodies:
            number += 1
            link.sendall(packet(0x32, text(topic) + struct.pack(">H", (number - 1) % 60000 + 1) + body))
            while number - acknowledged >= 2000:
                acknowledged += len(link.recv(4000)) / 4
        while acknowledged < number:
            acknowledged += len(link.recv(4000)) / 4
        link.sendall(b"\xe0\x00")


def rest(program, work, quick, row):
    """Memory of devices that were heard once, and what five phones at home cost."""
    devices = 10 if quick else 1000
    path, other = os.path.join(work, "none.db"), os.path.join(work, "rest.db")
    places = 100 if quick else 10000
    database(program, path, places, 1)
    shutil.copyfile(path, other)
    os.remove(path)
    database(program, path, places, devices)
    sizes = []
    now = int(time.time())
    for name, number in ((other, 1), (path, devices)):
        with Program(program, name) as daemon:
            client = Client(daemon.port, 4)
            for second in range(3):
                client.send_all([request(location((0, 0, 0), now - 300 + 60 * second, 8 + second), KEY % (i % number + 1))
                                 for i in range(devices)] if number > 1 or second == 0 else [])
            client.close()
            # Real time: the program gives memory back within a minute after the last request, and nothing tells when.
            time.sleep(2 if quick else 75)
            sizes.append(daemon.figures()["rss"] * 1024)
    each = (sizes[1] - sizes[0]) / devices
    row("memory of a device at rest, of %d" % devices, "<= 10 kB", "%.1f kB" % each, None if quick else each <= 10,
        "%.1f MB in all" % (sizes[1] / 1024))
    five(program, work, quick, row)


def five(program, work, quick, row):
    path = os.path.join(work, "five.db")
    database(program, path, 10, 5)
    # In the quick run a minute is a second.
    length, pause = (3, 0.2) if quick else (60, 12)
    with Program(program, path) as daemon:
        now = int(time.time()) - 3000
        def round_of(number):
            for i in range(5):
                # Apps connect anew: the server has closed what was silent for a minute.
                link = Client(daemon.port, 1)
                link.send_all([request(location((30000 + i * 10, 30000, 0), now + 60 * number + i), KEY % (i + 1))])
                link.close()
                if number >= 4:
                    # What is measured is a program with nothing to do for most of the time.
                    time.sleep(pause)
        for number in range(4):
            round_of(number)
        # The work of the start and of the first positions is not what is measured.
        time.sleep(2 if quick else 12)
        before = daemon.figures()
        minutes = max(1, round(length / (5 * pause)))
        for number in range(minutes):
            round_of(4 + number)
        after = daemon.figures()
    used = (after["cpu"] - before["cpu"]) / (minutes * 5 * pause) * 100
    row("five phones at rest, a fix a minute each: processor", "", "%.2f %%" % used)
    row("the same: written to disk", "0 bytes", "%d bytes" % (after["written"] - before["written"]),
        None if quick else after["written"] == before["written"])
