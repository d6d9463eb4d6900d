import Foundation
import Geo
import Measuring
import Regions

/// A receiver with correlated noise, a gate and a monitor, on flat ground around one region.
struct Receiver {
  private static let origin = (latitude: 52.5, longitude: 13.4)
  private var gate = FixGate()
  private var monitor: RegionMonitor
  private var noise: Noise
  private(set) var transitions: [Transition] = []

  init(radius: Double, random: inout Random) {
    noise = Noise(random: &random)
    do {
      let center = try Coordinate(
        latitude: Self.origin.latitude, longitude: Self.origin.longitude)
      monitor = RegionMonitor(regions: [
        try Region(id: Region.ID(rawValue: 1), center: center, radiusMeters: radius)
      ])
    } catch {
      Columns.fail("\(error)")
    }
  }

  /// Reports a position in metres east and north of the centre, with noise.
  mutating func feed(
    second: Double, east: Double, north: Double = 0, accuracy: Double = 17.1, speed: Double,
    random: inout Random
  ) {
    noise.step(random: &random)
    let degrees = 180 / (Double.pi * Earth.radiusMeters)
    let report = FixReport(
      time: Date(timeIntervalSince1970: 1_790_000_000 + second), mode: 3,
      latitude: Self.origin.latitude + (north + noise.y) * degrees,
      longitude: Self.origin.longitude + (east + noise.x) * degrees
        / cos(Self.origin.latitude * .pi / 180),
      eph: accuracy, speedMetersPerSecond: speed)
    guard case .accepted(let fix, let startsTrack) = gate.admit(report) else { return }
    transitions += monitor.update(with: fix, startsTrack: startsTrack).transitions
  }

  /// Stands for 24 hours at some distance outside the border, with a dozen wild spikes that claim
  /// an accuracy of 1.9 m.
  static func stand(radius: Double, outsideBy offset: Double, seed: UInt64) -> [Transition] {
    var random = Random(seed: seed)
    var receiver = Receiver(radius: radius, random: &random)
    var (spikesLeft, spike) = (0, 0.0)
    for second in 0..<86_400 {
      if spikesLeft == 0, random.uniform(0...1) < 1 / 7200.0 {
        spikesLeft = [1, 1, 1, 2, 5].randomElement(using: &random) ?? 1
        spike = random.uniform(120...300) * (Bool.random(using: &random) ? 1 : -1)
      }
      let isSpike = spikesLeft > 0
      if isSpike { spikesLeft -= 1 }
      receiver.feed(
        second: Double(second), east: radius + offset + (isSpike ? spike : 0),
        accuracy: isSpike ? 1.9 : 17.1, speed: 0, random: &random)
    }
    return receiver.transitions
  }

  /// Drives east past the centre at some offset to the north, from 600 m before it to 600 m behind.
  static func drive(radius: Double, speed: Double, offset: Double, seed: UInt64) -> [Transition] {
    var random = Random(seed: seed)
    var receiver = Receiver(radius: radius, random: &random)
    let start = -600 - random.uniform(0...speed)
    for second in 0..<Int(1200 / speed) + 10 {
      receiver.feed(
        second: Double(second), east: start + speed * Double(second), north: offset, speed: speed,
        random: &random)
    }
    return receiver.transitions
  }

  /// Comes from 400 m away to the centre and stays; returns the seconds from the true crossing to
  /// the enter.
  static func enterDelay(radius: Double, speed: Double, seed: UInt64) -> Double? {
    var random = Random(seed: seed)
    var receiver = Receiver(radius: radius, random: &random)
    let start = -400 - random.uniform(0...max(speed, 1))
    for second in 0..<Int(400 / speed) + 120 {
      let east = min(start + speed * Double(second), 0)
      receiver.feed(
        second: Double(second), east: east, speed: east < 0 ? speed : 0, random: &random)
    }
    guard let enter = receiver.transitions.first(where: { $0.kind == .enter }) else { return nil }
    return enter.time.timeIntervalSince1970 - 1_790_000_000 - (-start - radius) / speed
  }
}
