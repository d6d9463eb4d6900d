import Foundation

/// The rules as they were simulated, on a plane: jump test, states and crosses for one circle.
///
/// Shares no code with the product, so that the two can be compared. Differs from the simulation in
/// one point: a pass never begins with a fix before a jump.
struct ReferenceRules {
  private struct Point {
    let t: Double
    let x: Double
    let y: Double
    let a: Double
    let v: Double

    func distance(to other: Point) -> Double { hypot(x - other.x, y - other.y) }
    func isReachable(from other: Point) -> Bool {
      distance(to: other) <= (max(v, other.v) + 15) * (t - other.t) + a + other.a
    }
  }

  private let radius: Double
  private var inside: Bool?
  private var pending: (first: Double, last: Double, count: Int)?
  private var last: Point?
  private var near: Point?
  private var out: Point?
  /// The time of the last fix whose speed was 1 m/s or more.
  private var moved = -99.0
  private var held: [Point] = []
  private var restarted = -99.0
  private(set) var events: [String] = []

  init(radius: Double) {
    self.radius = radius
  }

  mutating func feed(t: Double, x: Double, y: Double, accuracy: Double, speed: Double) {
    let point = Point(t: t, x: x, y: y, a: max(accuracy, 10), v: speed)
    if let last, !point.isReachable(from: last) {
      held.append(point)
      let three = held.suffix(3)
      let agree = zip(three, three.dropFirst()).allSatisfy { $1.isReachable(from: $0) }
      guard three.count == 3, agree else { return }
      (self.last, near, out, pending, restarted) = (nil, nil, nil, nil, t)
    }
    held = []
    if speed >= 1 { moved = t }
    let distance = hypot(x, y)
    guard point.a <= max(radius, 50) else { return }
    let previous = last
    last = point
    let verdict: Bool? =
      distance <= max(radius - point.a, radius / 2)
      ? true : distance - point.a >= radius + max(0.1 * radius, 20) ? false : nil
    guard let state = inside else {
      inside = verdict
      return
    }
    if !state, let previous, t - previous.t <= 60 {
      pass(from: previous, to: point, distance: distance)
    }
    guard let verdict else {
      if let pending, t - pending.last > 60 { self.pending = nil }
      return
    }
    guard verdict != state else {
      pending = nil
      return
    }
    if let known = pending, t - known.last <= 60 {
      pending = (known.first, t, known.count + 1)
    } else {
      pending = (t, t, 1)
    }
    if let pending, pending.count >= 3, t - pending.first >= (verdict ? 2 : 20) - 1e-6,
      t - restarted >= 10 - 1e-6
    {
      inside = verdict
      self.pending = nil
      near = nil
      events.append("\(t) \(verdict ? "enter" : "exit") 1")
    }
  }

  private mutating func pass(from previous: Point, to point: Point, distance: Double) {
    if near == nil, hypot(previous.x, previous.y) >= radius { out = previous }
    let limit = max(radius - max(point.a, previous.a) / 2, radius / 2)
    if near == nil, Self.nearest(previous, point) <= limit { near = out }
    guard let start = near, distance >= radius else { return }
    if point.distance(to: start) / max(point.t - start.t, 1) >= 3, moved >= start.t {
      events.append("\(point.t) cross 1")
    }
    near = nil
  }

  /// The smallest distance of a segment to the origin.
  private static func nearest(_ start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squared = dx * dx + dy * dy
    guard squared > 0 else { return hypot(start.x, start.y) }
    let part = max(0, min(1, -(start.x * dx + start.y * dy) / squared))
    return hypot(start.x + part * dx, start.y + part * dy)
  }
}
