#!/usr/bin/env python3
"""Writes the NMEA traces of this folder: python3 Fixtures/generate.py

Every trace is the true way of somebody on a plane (metres east and north of an origin), seen through a receiver with correlated
noise, told in NMEA 0183. Seeds are fixed: every run writes the same bytes. What each trace is for stands in SCENES at the end.
"""

import math
import random
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
EARTH_RADIUS = 6371008.8  # metres, the mean radius that the region monitor uses too
KNOT = 1852 / 3600  # metres per second
WALK, DRIVE = 1.4, 50 / 3.6
HOME = (52.52, 13.405)

# PRN, elevation, azimuth, signal: a plausible sky. A fix uses the first few of it.
SKY = [(5, 71, 201, 44), (13, 58, 92, 43), (15, 49, 284, 42), (18, 41, 147, 40), (20, 33, 51, 38), (24, 29, 263, 37),
       (29, 24, 318, 35), (30, 19, 118, 33), (23, 14, 12, 30), (10, 11, 224, 28), (7, 8, 171, 25), (27, 5, 345, 22)]


# --- The true way ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Epoch:
    """One second of the true way, or what the receiver made of it."""

    time: datetime
    east: float
    north: float
    speed: float = 0.0
    course: float = 0.0
    hdop: float = 1.0
    mode: int = 3


class Journey:
    """Collects epochs; starts at rest."""

    def __init__(self, start, east, north):
        self.time = datetime.fromisoformat(start)
        self.east, self.north, self.course = east, north, 0.0
        self.epochs = []

    def stay(self, seconds, every=1):
        for _ in range(0, seconds, every):
            self._add(0.0)
            self.time += timedelta(seconds=every)

    def switch_off(self, seconds):
        self.time += timedelta(seconds=seconds)

    def follow(self, path, speed, corner=6.0, acceleration=1.5):
        """Goes along straight legs at 1 Hz, slows down to `corner` at each bend and comes to rest at the end."""
        points = [(self.east, self.north)] + path
        legs = list(zip(points, points[1:]))
        ends = []  # (metres from the start, speed allowed there)
        for a, b in legs:
            ends.append(((ends[-1][0] if ends else 0.0) + math.dist(a, b), corner))
        ends[-1] = (ends[-1][0], 0.0)
        gone, now = 0.0, 0.0
        while gone < ends[-1][0]:
            allowed = [math.sqrt(v * v + 2 * acceleration * (s - gone)) for s, v in ends if s > gone]
            now = max(0.5, min([now + acceleration, speed] + allowed))
            gone = min(gone + now, ends[-1][0])
            leg = next(i for i, (s, _) in enumerate(ends) if gone <= s)
            (ax, ay), (bx, by) = legs[leg]
            left = (ends[leg][0] - gone) / math.dist(legs[leg][0], legs[leg][1])
            self.east, self.north = bx - left * (bx - ax), by - left * (by - ay)
            self.course = math.degrees(math.atan2(bx - ax, by - ay)) % 360
            self._add(now)
            self.time += timedelta(seconds=1)

    def _add(self, speed):
        self.epochs.append(Epoch(self.time, self.east, self.north, speed, self.course))


class Drift:
    """A first-order Gauss-Markov process: correlation falls by e every `tau` seconds."""

    def __init__(self, chance, sigma, tau):
        self.chance, self.sigma, self.tau = chance, sigma, tau
        self.value, self.time = chance.gauss(0, sigma), None

    def at(self, time):
        if self.time is not None:
            keep = math.exp(-(time - self.time).total_seconds() / self.tau)
            self.value = keep * self.value + self.chance.gauss(0, self.sigma * math.sqrt(1 - keep * keep))
        self.time = time
        return self.value


def measure(epochs, seed, sigma, tau, hdop):
    """What a receiver makes of the true way; `hdop` is the range in which its HDOP wanders."""
    chance = random.Random(seed)
    east, north = Drift(chance, sigma, tau), Drift(chance, sigma, tau)
    low, high = hdop
    dilution = Drift(chance, (high - low) / 4, 60)
    measured = []
    for e in epochs:
        speed = abs(e.speed + chance.gauss(0, 0.1 if e.speed else 0.03))
        measured.append(replace(
            e, east=e.east + east.at(e.time), north=e.north + north.at(e.time), speed=speed,
            course=(e.course + chance.gauss(0, 1.5)) % 360,
            hdop=min(high, max(low, (low + high) / 2 + dilution.at(e.time)))))
    return measured


# --- NMEA 0183 ------------------------------------------------------------------------------------------------------------


def sentence(body):
    """A whole line: `$`, body, checksum (the exclusive or of all between `$` and `*`), CR LF."""
    total = 0
    for byte in body.encode("ascii"):
        total ^= byte
    return f"${body}*{total:02X}\r\n".encode("ascii")


class Teller:
    """Tells epochs in NMEA; `decimals` of the minutes: 4 as old receivers do, 5 as newer ones."""

    def __init__(self, origin, talker="GP", decimals=5, altitude=38.4, geoid=39.6):
        self.origin, self.talker, self.decimals = origin, talker, decimals
        self.altitude, self.geoid = altitude, geoid

    def tell(self, e, kinds="RMC GGA GSA"):
        return b"".join(getattr(self, kind.lower())(e) for kind in kinds.split())

    def rmc(self, e):
        status, there = ("A", self._position(e)) if e.mode > 1 else ("V", ",,,")
        speed, course = self._motion(e)
        kind = "A" if e.mode > 1 else "N"
        return self._say(f"RMC,{self._clock(e)},{status},{there},{speed},{course},{e.time:%d%m%y},,,{kind}")

    def gga(self, e):
        if e.mode < 2:
            return self._say(f"GGA,{self._clock(e)},,,,,0,00,99.99,,,,,,")
        height = f"{self.altitude:.1f},M,{self.geoid:.1f},M" if e.mode > 2 else ",,,"
        return self._say(f"GGA,{self._clock(e)},{self._position(e)},1,{self._used(e):02d},{e.hdop:.2f},{height},,")

    def gsa(self, e):
        if e.mode < 2:
            return self._say("GSA,A,1,,,,,,,,,,,,,99.99,99.99,99.99")
        used = [f"{prn:02d}" for prn, _, _, _ in SKY[:self._used(e)]] + [""] * (12 - self._used(e))
        vertical = 1.4 * e.hdop if e.mode > 2 else 1.0
        return self._say(f"GSA,A,{e.mode},{','.join(used)},{math.hypot(e.hdop, vertical):.2f},{e.hdop:.2f},{vertical:.2f}")

    def gsv(self, e):
        parts = [SKY[i:i + 4] for i in range(0, len(SKY), 4)]
        return b"".join(sentence(
            f"GPGSV,{len(parts)},{n},{len(SKY):02d}," + ",".join(f"{p:02d},{el:02d},{az:03d},{db:02d}" for p, el, az, db in part))
            for n, part in enumerate(parts, 1))

    def vtg(self, e):
        speed, course = self._motion(e)
        return self._say(f"VTG,{course},T,,M,{speed},N,{e.speed * 3.6:.2f},K,A")

    def zda(self, e):
        return self._say(f"ZDA,{self._clock(e)},{e.time:%d,%m,%Y},00,00")

    def gst(self, e):
        sigma = e.hdop * 19 / 2.4477  # one standard deviation that says the same as HDOP x 19 m at 95 %
        return self._say(f"GST,{self._clock(e)},{sigma:.1f},{sigma:.1f},{sigma:.1f},0.0,{sigma:.1f},{sigma:.1f},{1.4 * sigma:.1f}")

    def _say(self, body):
        return sentence(self.talker + body)

    def _clock(self, e):
        return f"{e.time:%H%M%S}" + (".00" if self.decimals > 4 else "")

    def _used(self, e):
        return min(12, max(3 if e.mode == 2 else 5, round(15 - 5 * e.hdop)))

    def _motion(self, e):
        """Knots, and the course, which means nothing at rest."""
        if e.mode < 2:
            return "", ""
        return f"{e.speed / KNOT:.3f}", f"{e.course:.1f}" if e.speed > 0.3 else ""

    def _position(self, e):
        lat, lon = self.origin
        lat += math.degrees(e.north / EARTH_RADIUS)
        lon += math.degrees(e.east / EARTH_RADIUS / math.cos(math.radians(self.origin[0])))
        lon = (lon + 180) % 360 - 180
        return f"{self._angle(lat, 2)},{'NS'[lat < 0]},{self._angle(lon, 3)},{'EW'[lon < 0]}"

    def _angle(self, degrees, digits):
        """ddmm.mmmm, rounded as a whole so that the minutes never read 60."""
        one = 10 ** self.decimals
        whole, rest = divmod(round(abs(degrees) * 60 * one), 60 * one)
        return f"{whole:0{digits}d}{rest // one:02d}.{rest % one:0{self.decimals}d}"


def narrate(teller, epochs, kinds="RMC GGA GSA", extras=0):
    """All epochs; with `extras`, every so many of them also say GSV, VTG, ZDA and GST."""
    return b"".join(
        teller.tell(e, "RMC VTG ZDA GGA GST GSV GSA" if extras and n % extras == 0 else kinds) for n, e in enumerate(epochs))


# --- The scenes -----------------------------------------------------------------------------------------------------------


def pharmacy_walk(seed):
    j = Journey("2026-03-02T16:30:00", 0, 0)
    j.stay(60)
    j.follow([(0, 180), (315, 180)], WALK)
    j.stay(281)
    j.follow([(0, 180), (0, 0)], WALK)
    j.stay(60)
    return narrate(Teller(HOME), measure(j.epochs, seed, 3.0, 60, (0.8, 1.2)), extras=60)


def drive_past(seed):
    # At 1 Hz and 50 km/h fixes are 14 m apart. With HDOP 1.4 only the inner 25 m of the vet count, and 19 m beside its centre exactly two
    # fixes lie in there: one fewer than an enter needs, so this is a pass, not a visit. The seed was chosen for a clear case: the nearest
    # four fixes are 20, 20, 27 and 28 m from the centre.
    j = Journey("2026-03-03T09:00:00", -895, 900)
    j.stay(30)
    j.follow([(1700, 900)], DRIVE)
    j.stay(30)
    return narrate(Teller(HOME), measure(j.epochs, seed, 2.0, 90, (1.4, 1.5)))


def commute_day(seed):
    road = [(0, 0), (-200, 0), (-200, -600), (-3200, -600), (-3200, -2200), (-3800, -2200)]
    j = Journey("2026-03-04T06:30:00", *road[0])
    j.stay(900, every=5)
    j.follow(road[1:], DRIVE)
    j.stay(900, every=5)
    j.switch_off(8 * 3600)
    j.stay(900, every=5)
    j.follow(road[-2:2:-1] + [(-2395, -600), (-2395, -575)], DRIVE)
    j.stay(480, every=5)
    j.follow([(-2395, -600)] + road[2::-1], DRIVE)
    j.stay(900, every=5)
    return narrate(Teller(HOME), measure(j.epochs, seed, 3.5, 60, (0.9, 1.2)), extras=120)


def tunnel(seed):
    j = Journey("2026-03-05T12:00:00", 500, -1500)
    j.stay(20)
    j.follow([(5000, -1500)], 20.0)
    j.stay(20)
    epochs = measure(j.epochs, seed, 3.0, 60, (0.9, 1.3))
    under = [n for n, e in enumerate(j.epochs) if 1500 < e.east < 3290]
    for n in under:
        epochs[n] = replace(epochs[n], mode=1)
    for n, hdop in enumerate((3.1, 2.4, 1.9, 1.6)):  # the sky comes back one satellite after the other
        epochs[under[-1] + 1 + n] = replace(epochs[under[-1] + 1 + n], hdop=hdop)
    return narrate(Teller(HOME, decimals=4), epochs)


def antimeridian(seed):
    j = Journey("2026-03-06T22:00:00", -1550, 20)
    j.stay(30)
    meridian = math.radians(0.0005) * EARTH_RADIUS * math.cos(math.radians(16.8))  # east of the place's centre
    j.follow([(meridian, 20)], 12.0, acceleration=0.3)
    j.stay(300)
    j.follow([(1650, -80)], 12.0, acceleration=0.3)
    j.stay(30)
    teller = Teller((-16.8, 179.9995), altitude=3.1, geoid=55.2)
    return narrate(teller, measure(j.epochs, seed, 3.0, 60, (0.8, 1.1)), extras=60)


def night_jitter(seed):
    j = Journey("2026-03-28T22:00:00", 12, -15)
    j.stay(8 * 3600, every=5)
    epochs = measure(j.epochs, seed, 17 / 2.4477, 120, (0.8, 1.0))  # 2.4477: 95 % of a circular normal distribution
    chance = random.Random(seed + 1)
    lengths = (1, 1, 5, 1, 2, 1, 3, 1, 5, 1, 2, 1)
    for slot, length in enumerate(lengths):
        first = int((slot + 0.1 + 0.8 * chance.random()) * len(epochs) / len(lengths))
        distance, bearing = 120 + 180 * chance.random(), 2 * math.pi * chance.random()
        for n in range(first, first + length):
            e = epochs[n]
            epochs[n] = replace(
                e, east=e.east + distance * math.sin(bearing), north=e.north + distance * math.cos(bearing), hdop=0.1)
    return narrate(Teller(HOME, decimals=4), epochs, kinds="RMC GGA")


def cold_start(seed):
    j = Journey("2026-03-06T06:00:00", -250, 0)
    j.stay(90)
    j.follow([(0, 0)], WALK)
    j.stay(45)
    epochs = measure(j.epochs, seed, 3.0, 60, (0.9, 1.1))
    say = Teller(HOME, talker="GN")
    out = []
    for n, e in enumerate(epochs):
        if n < 15:  # knows nothing at all
            out.append(sentence("GNRMC,,V,,,,,,,,,,N") + sentence("GNGGA,,,,,,0,00,99.99,,,,,,") + say.gsa(replace(e, mode=1)))
        elif n < 30:  # has a clock
            clock = f"{e.time:%H%M%S}.00"
            out.append(sentence(f"GNRMC,{clock},V,,,,,,,,,,N") + say.tell(replace(e, mode=1), "GGA GSA"))
        elif n < 45:  # has a position, but nobody knows the day
            out.append(say.tell(replace(e, mode=2, hdop=6.0), "GGA GSA"))
        elif n < 60:
            out.append(say.tell(replace(e, mode=2, hdop=6.0 - 0.2 * (n - 45))))
        else:
            better = replace(e, hdop=max(e.hdop, 2.8 - 0.1 * (n - 60)))
            out.append(say.tell(better, "RMC VTG ZDA GGA GST GSV GSA" if n % 30 == 0 else "RMC GGA GSA"))
        out[-1] = damage(n, out[-1])
    return b"".join(out)[:-40]  # somebody pulled the plug: the last line is cut


def ubx(kind, number, payload):
    """A frame of u-blox's binary protocol, with its Fletcher checksum."""
    body = bytes([kind, number]) + len(payload).to_bytes(2, "little") + payload
    a = b = 0
    for byte in body:
        a = (a + byte) % 256
        b = (b + a) % 256
    return b"\xb5\x62" + body + bytes([a, b])


def damage(second, lines):
    """What happens to the sentences on the wire in a few seconds of the cold start."""
    rmc, rest = lines[:lines.index(b"\n") + 1], lines[lines.index(b"\n") + 1:]
    gga, gsa = rest[:rest.index(b"\n") + 1], rest[rest.index(b"\n") + 1:]
    acknowledged = ubx(0x05, 0x01, b"\x06\x01")
    notice = ubx(0x04, 0x02, b"ANTSTATUS=OK $ \r\n")  # a frame may hold a dollar sign and a line end
    if second == 70:  # one digit of the latitude toppled: 1 degree off, and the checksum tells
        return rmc.replace(b",5231.", b",5331.") + gga.replace(b",5231.", b",5331.") + gsa
    if second == 75:  # no checksum
        return rmc[:rmc.index(b"*")] + b"\r\n" + gga + gsa
    if second == 80:  # cut, with a line end
        return rmc + gga[:24] + b"\r\n" + gsa
    if second == 85:  # cut without a line end: the next sentence begins at once
        return rmc + gga[:31] + gsa
    if second == 100:  # binary between lines
        return acknowledged + b"\r\n" + rmc + gga + acknowledged + gsa
    if second == 105:
        return rmc + notice + gga + gsa
    if second == 110:  # tag block of NMEA 4.10
        tag = sentence("s:rx01,n:7").strip()[1:]
        return b"\\" + tag + b"\\" + rmc + b"\\" + tag + b"\\" + gga + gsa
    if second in range(120, 130):  # checksums in small letters, lines that end in LF alone
        return b"".join(line[:-4] + line[-4:-2].lower() + b"\n" for line in lines.splitlines(keepends=True))
    if second == 140:  # an empty line, a foreign talker and a sentence of the maker
        return rmc + b"\r\n" + sentence("HCHDG,101.1,,,7.1,W") + gga + sentence("PUBX,41,1,0007,0003,9600,0") + gsa
    return lines


# Name, first day, seed, place, writer, scene, what should happen (with all of places.json known). Times are UTC.
BERLIN = "Berlin, Germany (real coordinates, invented places and ways)"
SCENES = [
    ("pharmacy-walk", "2026-03-02", 1, BERLIN, pharmacy_walk,
     "A walk from home, 500 m along two streets to the pharmacy; 6 minutes inside its 60 m; the same way back.",
     "Home is inside from the first fix (silent). Then: exit home, enter pharmacy, exit pharmacy, enter home."),
    ("drive-past", "2026-03-03", 38, BERLIN, drive_past,
     "A drive at 50 km/h through the inner half of the vet's 50 m, without stopping; later a road 25 m outside the border of the"
     " hardware store (80 m).",
     "One cross of the vet, and nothing else: no enter, no exit, nothing at the hardware store."),
    ("commute-day", "2026-03-04", 3, BERLIN, commute_day,
     "Home, 6 km by car to work past the supermarket (80 m; the road runs 35 m from its centre); receiver off for the working day;"
     " back with a stop of 8 minutes at the supermarket. 1 Hz while driving, a fix every 5 s at rest.",
     "Morning: exit home, enter and exit supermarket in passing, enter work. After the gap work is unknown, then inside again without"
     " an event. Afternoon: exit work, enter supermarket, dwell if 5 minutes are asked for, exit supermarket, enter home."),
    ("tunnel", "2026-03-05", 4, BERLIN, tunnel,
     "A drive at 72 km/h with an outage of 90 s in a tunnel (RMC V, GGA quality 0); fixes again 1.8 km on, at first with a poor HDOP."
     " The post office (50 m) lies above the middle of the tunnel, the garden centre (100 m) 450 m behind its exit.",
     "Nothing at the post office: a segment of over 60 s does not count. Enter and exit garden centre. No jump: 20 m/s explains the way."),
    ("cold-start", "2026-03-06", 5, BERLIN, cold_start,
     "A receiver wakes 250 m from home: 15 s of empty fields, 15 s with a clock, 15 s with a position but no date, 15 s in 2D, then 3D"
     " with a falling HDOP; then a walk home. On the wire: wrong and missing checksums, cut lines, UBX frames, tag blocks, checksums in"
     " small letters, LF alone, foreign sentences, a cut last line.",
     "The first fix with a full time is that of 06:00:45. One enter home; nothing is lost to the damage but the damaged sentences."),
    ("antimeridian", "2026-03-06", 6, "Somosomo Strait near Taveuni, Fiji (open water)", antimeridian,
     "A ferry at 12 m/s crosses longitude 180, and waits 5 minutes on the line itself, inside the 300 m of a ferry stop whose centre"
     " is 53 m west of it.",
     "Enter ferry stop, dwell if 4 minutes are asked for, exit ferry stop. The longitude flips its sign many times; no jump."),
    ("night-jitter", "2026-03-28", 7, BERLIN, night_jitter,
     "8 hours 19 m from the centre of home (60 m), the night when the clocks go forward: noise of 17 m (95 %, correlated over 120 s) and"
     " 12 wild spikes of 120 to 300 m, 1 to 5 fixes long, that claim HDOP 0.1. A fix every 5 s, RMC and GGA only.",
     "Nothing at all: home is inside from the first fix to the last. Spikes are refused as jumps, or come too short to count."),
]


def main():
    for name, day, seed, place, scene, what, notes in SCENES:
        header = [
            f"Name: {name}", f"Date: {day}", "Written for: Passby", "Generator: Fixtures/generate.py", f"Seed: {seed}",
            f"Place: {place}", f"Scene: {what}", f"Notes: {notes}"]
        text = "".join(f"# {line}\r\n" for line in header).encode("ascii")
        target = FOLDER / "traces" / f"{name}.nmea"
        target.write_bytes(text + scene(seed))
        print(f"{target.relative_to(FOLDER.parent)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
