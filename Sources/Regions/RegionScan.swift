import Geo

/// Finds the regions that a fix may matter to, by looking at every one.
///
/// A region that is at rest outside can be passed over when the fix, and every segment of the track that may end in it, is not within the
/// radius: nothing can come of it then, however bad the fix (G4, G5, G8).
/// All others are candidates always. O(regions), some nanoseconds each: two multiplications more than a squared chord.
struct RegionScan: Sendable {
  private struct Beacon: Sendable {
    let circle: Circle
    /// The radius as an angle in radians; infinite while the region must see every fix.
    var reach: Double
  }

  /// Rounding errors are far below this; a region this much nearer is shown a fix in vain, which is harmless.
  private static let marginMeters = 0.001

  private var beacons: [Beacon] = []

  /// Watches circles, in the order of their places; each must see every fix at first.
  init(_ circles: some Sequence<Circle>) {
    beacons = circles.map { Beacon(circle: $0, reach: .infinity) }
  }

  /// The circle at a place.
  func circle(at index: Int) -> Circle { beacons[index].circle }

  /// Tells whether the region at a place is at rest.
  func isAtRest(at index: Int) -> Bool { beacons[index].reach.isFinite }

  /// Notes whether the region at a place is at rest outside, or must see every fix.
  mutating func setAtRest(_ isAtRest: Bool, at index: Int) {
    let radius = beacons[index].circle.radiusMeters
    beacons[index].reach = isAtRest ? radius / Earth.radiusMeters : .infinity
  }

  /// Collects the places of the candidates for a fix, ascending.
  ///
  /// `longestSegment` is how far back in metres a segment that ends in the fix may reach.
  func collect(near fix: TrackPoint, longestSegment: Double, into candidates: inout [Int]) {
    candidates.removeAll(keepingCapacity: true)
    let around = (longestSegment + Self.marginMeters) / Earth.radiusMeters
    let vector = fix.vector
    for index in beacons.indices {
      let limit = beacons[index].reach + around
      // A chord is shorter than its arc: a chord beyond the limit proves that the distance is too.
      if beacons[index].circle.center.squaredChord(to: vector) <= limit * limit {
        candidates.append(index)
      }
    }
  }

  /// Watches one more circle; it must see every fix.
  mutating func insert(_ circle: Circle, at index: Int) {
    beacons.insert(Beacon(circle: circle, reach: .infinity), at: index)
  }

  /// Watches another circle in the place of one; it must see every fix.
  mutating func replace(with circle: Circle, at index: Int) {
    beacons[index] = Beacon(circle: circle, reach: .infinity)
  }

  /// Ceases to watch a circle.
  mutating func remove(at index: Int) {
    beacons.remove(at: index)
  }
}
