"""A home of its own for one walk: an empty folder, the built program, and a receiver that goes where it is told."""

import datetime
import os
import pathlib
import signal
import subprocess
import tempfile
import threading

UTC = datetime.timezone.utc
# Metres for one degree on the mean sphere, for short ways.
METRES_PER_DEGREE = 111_195.0
# The zone of the machine behind each address: browsers are in it, unless a walk says otherwise.
ZONES = {}


class Refused(AssertionError):
    """A command that ended with an error: within `until`, what it looks for is not there yet."""


class House:
    """The built program with an empty home; leaving the block stops the daemon and takes the folder away."""

    def __init__(self, program):
        self.program = program
        self.daemon = None
        self.address = None
        self.time = datetime.datetime.now(UTC).replace(microsecond=0)

    def __enter__(self):
        self._temporary = tempfile.TemporaryDirectory(prefix="passby-walk-")
        self.folder = pathlib.Path(self._temporary.name)
        self.environment = {
            "HOME": str(self.folder),
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "TZ": "Europe/Berlin",
            "PASSBY_WEB_PORT": "0",
        }
        return self

    def __exit__(self, *_):
        self.stop()
        self._temporary.cleanup()

    def configure(self, text):
        """Writes the configuration file."""
        folder = self.folder / ".config" / "passby"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "config.yaml").write_text(text, encoding="utf-8")

    def passby(self, *arguments):
        """Runs a command to its end and gives what it printed."""
        done = subprocess.run(
            [self.program, *arguments], env=self.environment, capture_output=True, text=True,
            timeout=120)
        if done.returncode != 0:
            raise Refused(f"passby {' '.join(arguments)}: {done.returncode}: {done.stderr}")
        return done.stdout

    def start(self, port="0"):
        """Starts the daemon, which follows the sentences on its standard input, and waits for its page."""
        self.environment["PASSBY_WEB_PORT"] = str(port)
        self.daemon = subprocess.Popen(
            [self.program, "run", "--nmea", "-"], env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        served = threading.Event()
        self.messages = []

        def read(stream):
            for line in stream:
                self.messages.append(line)
                if "http://" in line and not served.is_set():
                    self.address = "http://" + line.split("http://", 1)[1].split()[0].rstrip(".")
                    served.set()
            served.set()

        threading.Thread(target=read, args=(self.daemon.stderr,), daemon=True).start()
        served.wait(120)
        if self.address is None:
            raise AssertionError("no page was served: " + "".join(self.messages))
        ZONES[self.address.rstrip("/")] = self.environment["TZ"]

    @property
    def port(self):
        """The port of the page."""
        return self.address.rstrip("/").rsplit(":", 1)[1]

    def stop(self):
        """Stops the daemon, as a service manager would."""
        if self.daemon is None:
            return
        self.daemon.send_signal(signal.SIGTERM)
        try:
            self.daemon.wait(60)
        except subprocess.TimeoutExpired:
            self.daemon.kill()
            self.daemon.wait()
        self.daemon = None

    # The receiver

    def stand(self, latitude, longitude, seconds=6, speed=0.0):
        """Reports a position each second; time passes with the fixes, and faster than outside."""
        for _ in range(seconds):
            self.time += datetime.timedelta(seconds=1)
            self._report(latitude, longitude, speed)
        self.daemon.stdin.flush()

    def approach(self, latitude, longitude, metres=400):
        """Comes from the south, at 10 m/s, and stays."""
        for step in range(metres, -1, -10):
            self.stand(latitude - step / METRES_PER_DEGREE, longitude, seconds=1, speed=10.0)
        self.stand(latitude, longitude, seconds=6)

    def leave(self, latitude, longitude, metres=600):
        """Goes away to the north, and is gone."""
        for step in range(0, metres, 10):
            self.stand(latitude + step / METRES_PER_DEGREE, longitude, seconds=1, speed=10.0)
        self.stand(latitude + metres / METRES_PER_DEGREE, longitude, seconds=30)

    def _report(self, latitude, longitude, speed):
        clock = self.time.strftime("%H%M%S.00")
        position = f"{_degrees(latitude, 2, 'NS')},{_degrees(longitude, 3, 'EW')}"
        knots = speed * 3600 / 1852
        for body in (
            f"GPRMC,{clock},A,{position},{knots:.1f},0.0,{self.time:%d%m%y},,,A",
            f"GPGGA,{clock},{position},1,09,0.9,40.0,M,45.0,M,,",
        ):
            self.daemon.stdin.write(f"${body}*{_checksum(body):02X}\r\n")


def _degrees(value, width, signs):
    whole, minutes = divmod(round(abs(value) * 600_000), 600_000)
    return f"{whole:0{width}d}{minutes / 10_000:07.4f},{signs[0] if value >= 0 else signs[1]}"


def _checksum(body):
    total = 0
    for character in body:
        total ^= ord(character)
    return total
