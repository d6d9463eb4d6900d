package import Foundation
package import Geo

/// Reports of a made-up way to and from the sample place, one a second.
package struct Walk {
  /// The reports so far.
  package private(set) var reports: [FixReport] = []
  private var time: Date

  /// Begins a way at a moment.
  package init(at time: Date = Date("2026-01-12T07:00:00Z")) {
    self.time = time
  }

  /// Stands so many seconds at a distance north of the sample place.
  package mutating func stand(_ meters: Double, seconds: Int) {
    for _ in 0..<seconds { step(to: meters) }
  }

  /// Walks at 2 m/s between two distances north of the sample place.
  package mutating func go(from start: Double, to end: Double) {
    let steps = Int(abs(end - start) / 2)
    for step in 1...max(1, steps) {
      self.step(to: start + (end - start) * Double(step) / Double(max(1, steps)))
    }
  }

  private mutating func step(to meters: Double) {
    reports.append(.sample(time, metersNorth: meters, hdop: 0.7, speed: 2))
    time += 1
  }

  /// From 400 m outside to the middle, 5 minutes there, and back out.
  package static var visit: Walk {
    var walk = Walk()
    walk.go(from: 400, to: 0)
    walk.stand(0, seconds: 300)
    walk.go(from: 0, to: 400)
    return walk
  }
}
