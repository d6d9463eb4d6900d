import Foundation
import Geo
import TestSupport

@testable import Regions

/// A receiver with correlated noise, a gate and a monitor, on flat ground.
struct Receiver {
  /// Noise in metres with a standard deviation of 17 m / 2.4477 per axis (95 % within 17 m),
  /// correlated over 120 s.
  struct Noise {
    private(set) var x: Double
    private(set) var y: Double
    private static let sigma = 17 / 2.4477

    init(random: inout SplitMix64) {
      x = Self.sigma * random.gauss()
      y = Self.sigma * random.gauss()
    }

    mutating func step(random: inout SplitMix64) {
      let decay = exp(-1 / 120.0)
      let fresh = Self.sigma * (1 - decay * decay).squareRoot()
      x = decay * x + fresh * random.gauss()
      y = decay * y + fresh * random.gauss()
    }
  }

  private let ground = Ground()
  private var gate = FixGate()
  private var monitor: RegionMonitor
  private(set) var log: [String] = []

  init(radius: Double) {
    monitor = RegionMonitor(regions: [.at(radius: radius)])
  }

  mutating func feed(t: Double, x: Double, y: Double, accuracy: Double, speed: Double) {
    let spot = ground.coordinate(east: x, north: y)
    let report = FixReport(
      time: Ground.start + t, mode: 3, latitude: spot.latitude, longitude: spot.longitude,
      eph: accuracy, speedMetersPerSecond: speed)
    guard case .accepted(let fix, let startsTrack) = gate.admit(report) else { return }
    log += monitor.update(with: fix, startsTrack: startsTrack).transitions.map(WatchedMonitor.line)
  }

  /// Drives east past the centre at some offset to the north, from 600 m before it to 600 m behind.
  static func drive(radius: Double, speed: Double, offset: Double, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var noise = Noise(random: &random)
    var receiver = Receiver(radius: radius)
    var x = -600 - random.uniform(0...speed)
    for second in 0..<(Int(1200 / speed) + 10) {
      receiver.feed(
        t: Double(second), x: x + noise.x, y: offset + noise.y, accuracy: 17.1, speed: speed)
      noise.step(random: &random)
      x += speed
    }
    return receiver.log
  }

  /// Stands on the border for an hour with noise of some metres, one standard deviation per axis,
  /// that knows nothing of the second before; HDOP 1.0 and 0.1 knots.
  static func standOnBorder(radius: Double, sigma: Double, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var receiver = Receiver(radius: radius)
    receiver.feed(t: -1000, x: 3 * radius, y: 0, accuracy: 19, speed: 30)
    for second in 0..<3600 {
      receiver.feed(
        t: Double(second), x: radius + sigma * random.gauss(), y: sigma * random.gauss(),
        accuracy: 19, speed: 0.1 * 1852 / 3600)
    }
    return receiver.log
  }

  /// Stands for 24 hours at some distance outside the border, with a dozen wild spikes that claim
  /// an accuracy of 1.9 m.
  static func stand(radius: Double, outsideBy offset: Double, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var noise = Noise(random: &random)
    var receiver = Receiver(radius: radius)
    var (spikesLeft, spike) = (0, 0.0)
    for second in 0..<86_400 {
      var (x, accuracy) = (radius + offset + noise.x, 17.1)
      if spikesLeft == 0, random.uniform(0...1) < 1 / 7200.0 {
        spikesLeft = [1, 1, 1, 2, 5].randomElement(using: &random) ?? 1
        spike = random.uniform(120...300) * (Bool.random(using: &random) ? 1 : -1)
      }
      if spikesLeft > 0 {
        spikesLeft -= 1
        (x, accuracy) = (x + spike, 1.9)
      }
      receiver.feed(t: Double(second), x: x, y: noise.y, accuracy: accuracy, speed: 0)
      noise.step(random: &random)
    }
    return receiver.log
  }
}
