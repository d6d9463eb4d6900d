import Foundation
import Geo
import TestSupport

/// A random walk with all that matters to the rules: stops, drives, gaps, bad fixes and jumps, from
/// 10 Hz to one fix in minutes.
struct Wander {
  struct Step {
    let fix: Fix
    let startsTrack: Bool
  }

  /// A walk on the sphere itself, so that it may cross poles and the antimeridian.
  static func steps(around center: Coordinate, count: Int, seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    // A stream of its own, so that the ways stay as they were.
    var speeds = SplitMix64(seed: seed &+ 5000)
    var said = 0
    var steps: [Step] = []
    var (seconds, x, y) = (0.0, 0.0, 0.0)
    var (speed, course, interval) = (0.0, 0.0, 1.0)
    for index in 0..<count {
      if random.uniform(0...1) < 0.05 {
        speed = [0, 1.5, 8, 14, 30].randomElement(using: &random) ?? 0
      }
      if random.uniform(0...1) < 0.1 { course = random.uniform(0...(2 * .pi)) }
      if random.uniform(0...1) < 0.02 {
        interval = [0.1, 0.5, 1, 1, 5, 11, 25].randomElement(using: &random) ?? 1
      }
      var elapsed = interval
      if random.uniform(0...1) < 0.01 { elapsed = random.uniform(30...200) }
      elapsed = (elapsed * 1000).rounded() / 1000
      seconds += elapsed
      x += speed * elapsed * cos(course)
      y += speed * elapsed * sin(course)
      var isJump = false
      if random.uniform(0...1) < 0.004 {
        (x, y, isJump) = (random.uniform(-1200...1200), random.uniform(-1200...1200), true)
      }
      // Far out, turn back to where the regions are.
      if hypot(x, y) > 1500 { course = atan2(-y, -x) + random.uniform(-0.5...0.5) }
      let kind = random.uniform(0...1)
      let accuracy =
        kind < 0.12
        ? random.uniform(10...400) : kind < 0.15 ? random.uniform(0...10) : random.uniform(10...25)
      if speeds.uniform(0...1) < 0.1 { said = Int.random(in: 0...2, using: &speeds) }
      let fix = Fix(
        time: Ground.start + (seconds * 1000).rounded() / 1000,
        coordinate: center.moved(east: x, north: y), accuracyMeters: accuracy,
        speedMetersPerSecond: [nil, speeds.uniform(0...0.99), speed][said])
      steps.append(Step(fix: fix, startsTrack: index == 0 || isJump))
    }
    return steps
  }
}

extension Wander {
  /// Returns reports of a receiver that keeps crossing the border of a circle around the origin and
  /// stays on either side long enough for a change, or not quite.
  static func borderReports(
    on ground: Ground, radius: Double, count: Int, seed: UInt64
  ) -> [FixReport] {
    var random = SplitMix64(seed: seed &+ 4000)
    var (seconds, x, y) = (0.0, 3 * radius, 0.0)
    var (goal, course, left) = (0.0, 0.0, 0)
    return (0..<count).map { _ in
      if left == 0 {
        left = [1, 2, 3, 5, 12, 19, 20, 21, 25, 40].randomElement(using: &random) ?? 1
        let beside: Double =
          [-radius, -radius / 2, -12, -8, -3, 3, 15, 29, 33, 45, 80].randomElement(using: &random)
          ?? 0
        goal = max(radius + beside, 0)
        course += random.uniform(-1...1)
        if random.uniform(0...1) < 0.2 { course += .pi }
      }
      left -= 1
      seconds += random.uniform(0...1) < 0.02 ? random.uniform(2...70).rounded() : 1
      let (east, north) = (goal * cos(course) - x, goal * sin(course) - y)
      let step = min(1, 30 / max(hypot(east, north), 1))
      (x, y) = (x + step * east, y + step * north)
      let spot = ground.coordinate(east: x, north: y)
      return FixReport(
        time: Ground.start + seconds, mode: 3, latitude: spot.latitude,
        longitude: spot.longitude, eph: random.uniform(8...16))
    }
  }
}

extension Wander {
  /// Returns the reports of a receiver on such a walk: some have a speed, some are refused, some
  /// are late or repeated; the accuracy is in different values.
  static func reports(around center: Coordinate, count: Int, seed: UInt64) -> [FixReport] {
    var random = SplitMix64(seed: seed &+ 1000)
    var namesSpeed = false
    var forms = SplitMix64(seed: seed &+ 2000)
    var form = 0
    return steps(around: center, count: count, seed: seed).map { step in
      let fix = step.fix
      if random.uniform(0...1) < 0.02 { namesSpeed.toggle() }
      var report = FixReport(
        time: fix.time, mode: 3, latitude: fix.coordinate.latitude,
        longitude: fix.coordinate.longitude, eph: fix.accuracyMeters,
        speedMetersPerSecond: namesSpeed ? random.uniform(0...30) : nil)
      if forms.uniform(0...1) < 0.01 { form = Int.random(in: 0...4, using: &forms) }
      report.name(fix.accuracyMeters, inForm: form, random: &forms)
      guard random.uniform(0...1) < 0.06 else { return report }
      switch Int.random(in: 0...9, using: &random) {
      case 0: report.mode = 1
      case 1: report.latitude = nil
      case 2: report.eph = [nil, .nan, .infinity, 0, -3].randomElement(using: &random) ?? nil
      case 3: report.speedMetersPerSecond = [.nan, -1, .infinity].randomElement(using: &random)
      case 4: (report.latitude, report.longitude) = (0, 0)
      case 5: report.time = fix.time - random.uniform(0...3)
      case 6: report.longitude = fix.coordinate.longitude + random.uniform(-0.02...0.02)
      case 7: report.longitude = [180.5, -720, .nan].randomElement(using: &random)
      case 8: report.latitude = [90.0001, -91, .infinity].randomElement(using: &random)
      default: report.time = nil
      }
      return report
    }
  }
}

extension FixReport {
  /// Reports the accuracy as `eph`, as dilution, by its sides, or by sides and dilution that may be
  /// no numbers.
  fileprivate mutating func name(_ accuracy: Double, inForm form: Int, random: inout SplitMix64) {
    guard form > 0 else { return }
    eph = form == 4 ? [nil, .nan, 0].randomElement(using: &random) ?? nil : nil
    if form != 2 { hdop = accuracy / (form == 1 ? 19 : 12) }
    if form > 1 { (epx, epy) = (accuracy * 0.6, accuracy * 0.8) }
    guard random.uniform(0...1) < (form > 2 ? 0.3 : 0.05) else { return }
    let broken = [.nan, 0, -1, .infinity, nil].randomElement(using: &random) ?? nil
    switch Int.random(in: 0...2, using: &random) {
    case 0: hdop = broken
    case 1: epx = broken
    default: epy = broken
    }
  }
}

extension Coordinate {
  /// Returns the point some metres away on the great circle; also at the poles, where "north" is
  /// along the point's own meridian.
  func moved(east: Double, north: Double) -> Coordinate {
    let distance = hypot(east, north) / Earth.radiusMeters
    let course = atan2(east, north)
    let (lat, lon) = (latitude * .pi / 180, longitude * .pi / 180)
    let newLat = asin(
      min(max(sin(lat) * cos(distance) + cos(lat) * sin(distance) * cos(course), -1), 1))
    let newLon =
      lon
      + atan2(sin(course) * sin(distance) * cos(lat), cos(distance) - sin(lat) * sin(newLat))
    let degrees = (newLon * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180
    return .at(newLat * 180 / .pi, degrees)
  }
}
