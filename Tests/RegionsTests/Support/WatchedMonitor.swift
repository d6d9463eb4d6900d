import Foundation
import Geo

@testable import Regions

/// A monitor that is shown fixes on flat ground, and a log of what it said: `"12.0 enter 1"`.
struct WatchedMonitor {
  var ground = Ground()
  var monitor: RegionMonitor
  var log: [String] = []
  var transitions: [Transition] = []
  var settled: [String] = []
  var changes = 0

  init(_ regions: Region...) {
    monitor = RegionMonitor(regions: regions)
  }

  /// Shows a fix; the first one starts the track.
  mutating func go(
    at seconds: Double, east: Double, north: Double = 0, accuracy: Double = 10,
    speed: Double? = nil, restarts: Bool = false
  ) {
    let fix = ground.fix(
      at: seconds, east: east, north: north, accuracy: accuracy, speed: speed)
    let update = monitor.update(
      with: fix, startsTrack: restarts || monitor.newest == -.infinity)
    transitions += update.transitions
    log += update.transitions.map(Self.line)
    settled += update.firstStates.map { "\($0.region.rawValue) \($0.state.rawValue)" }
    changes += update.hasChanges ? 1 : 0
  }

  /// Shows fixes every `step` seconds at one spot, from one time up to and including another.
  mutating func stay(
    from start: Double, through end: Double, every step: Double = 1, east: Double,
    accuracy: Double = 10
  ) {
    for seconds in stride(from: start, through: end + 0.0001, by: step) {
      go(at: (seconds * 1000).rounded() / 1000, east: east, accuracy: accuracy)
    }
  }

  static func line(_ transition: Transition) -> String {
    let seconds = transition.time.timeIntervalSince(Ground.start)
    let what =
      switch transition.kind {
      case .enter: transition.isInitial ? "initial enter" : "enter"
      case .exit: "exit"
      case .cross: "cross"
      case .dwell(let length): "dwell(\(length))"
      }
    return "\((seconds * 1000).rounded() / 1000) \(what) \(transition.region.rawValue)"
  }
}

extension Region {
  /// A region known to be valid.
  static func at(
    east: Double = 0, north: Double = 0, id: Int64 = 1, radius: Double = 100, dwells: [Double] = [],
    firesInitially: Bool = false, ground: Ground = Ground()
  ) -> Region {
    .at(
      ground.coordinate(east: east, north: north), id: id, radius: radius, dwells: dwells,
      firesInitially: firesInitially)
  }

  /// A region known to be valid, anywhere.
  static func at(
    _ center: Coordinate, id: Int64, radius: Double = 100, dwells: [Double] = [],
    firesInitially: Bool = false
  ) -> Region {
    do {
      return try Region(
        id: ID(rawValue: id), center: center, radiusMeters: radius, dwells: dwells,
        firesInitially: firesInitially)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension Region.ID {
  static let one = Self(rawValue: 1)
  static let two = Self(rawValue: 2)
}
