import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// The part that the readers of places share.
extension ExchangeReading {
  /// Adds a point as a place, or says what is wrong with its position; one at 0, 0 is counted.
  mutating func addPlace(
    line: Int?, format: String, id: String?, names: [String?], latitude: String?,
    longitude: String?, radius: Double?, tags: [String]?,
    hours: String? = nil
  ) {
    let name = names.lazy.compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
      .first { !$0.isEmpty }
    let shown = name ?? format
    guard let north = latitude.flatMap({ Double($0.trimmed) }),
      let east = longitude.flatMap({ Double($0.trimmed) }),
      let center = try? Coordinate(latitude: north, longitude: east)
    else {
      let got = "\(latitude ?? "?"), \(longitude ?? "?")"
      return refuse(line: line, shown.quoted, ExchangePhrase.notCoordinate(got.quoted))
    }
    // What programs write for a place that they have not found.
    guard center.latitude != 0 || center.longitude != 0 else { return lose(.unplaced) }
    let uuid =
      id.map { NameUUID.reading($0, of: format) }
      ?? NameUUID.of(format, name ?? "", center.text)
    let open = hours.flatMap { try? OpeningHours(parsing: $0) }
    if open == nil, hours?.trimmed.isEmpty == false { lose(.hours) }
    places.append(
      PlaceItem(
        line: line, uuid: uuid, name: name ?? center.text, center: center,
        radiusMeters: radius.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, tags: tags,
        hours: open))
  }
}

/// Points of a file that have a time, kept until the whole file is read: a named one is a place
/// if the file has no track, all others are counted as track points.
struct TimedPoints {
  /// Adds a place to a reading.
  typealias Addition = (inout ExchangeReading) -> Void

  private var named: [Addition] = []
  private var others = 0

  /// Keeps a point until it is known whether the file has a track.
  mutating func keep(named name: String?, _ add: @escaping Addition) {
    // A tracker names a point by its time.
    let isNamed = name?.trimmed.isEmpty == false && name?.contains(/^\s*\d{4}-\d\d-\d\d/) != true
    if isNamed { named.append(add) } else { others += 1 }
  }

  /// Takes the named points of a file without a track as places, and counts all others.
  ///
  /// - Returns: True if there are others.
  func finish(_ reading: inout ExchangeReading) -> Bool {
    let taken = reading.hasPositions ? [] : named
    for add in taken { add(&reading) }
    let lost = others + named.count - taken.count
    reading.lose(.timedPoint, lost)
    return lost > 0
  }
}

/// The smallest circle around points.
///
/// Source: E. Welzl, Smallest enclosing disks (1991), in the iterative form; on a plane that
/// touches the sphere, which is exact enough for areas of a few kilometres.
enum EnclosingCircle {
  private struct Point {
    var x: Double
    var y: Double

    func distance(_ other: Point) -> Double { hypot(x - other.x, y - other.y) }
  }

  private struct Disk {
    var center: Point
    var radius: Double

    func contains(_ point: Point) -> Bool { center.distance(point) <= radius * (1 + 1e-9) + 1e-9 }
  }

  /// Returns the middle and the radius in metres; `nil` without points.
  static func around(_ points: [Coordinate]) -> (center: Coordinate, radiusMeters: Double)? {
    guard let first = points.first else { return nil }
    let scale = cos(first.latitude * .pi / 180)
    var flat = points.map { point in
      var east = point.longitude - first.longitude
      if east > 180 { east -= 360 } else if east < -180 { east += 360 }
      return Point(x: east * scale, y: point.latitude - first.latitude)
    }
    // A fixed order without pattern keeps the expected time linear.
    var seed: UInt64 = 88_172_645_463_325_252
    for index in flat.indices.dropFirst().reversed() {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      flat.swapAt(index, Int(seed % UInt64(index + 1)))
    }
    let disk = smallest(flat)
    var longitude = first.longitude + (scale > 1e-9 ? disk.center.x / scale : 0)
    if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    guard
      let center = try? Coordinate(
        latitude: first.latitude + disk.center.y, longitude: longitude)
    else { return nil }
    return (center, points.map { center.distanceMeters(to: $0) }.max() ?? 0)
  }

  private static func smallest(_ points: [Point]) -> Disk {
    var disk = Disk(center: points[0], radius: 0)
    for (i, p) in points.enumerated() where !disk.contains(p) {
      disk = Disk(center: p, radius: 0)
      for (j, q) in points[..<i].enumerated() where !disk.contains(q) {
        disk = around(p, q)
        for r in points[..<j] where !disk.contains(r) { disk = around(p, q, r) }
      }
    }
    return disk
  }

  private static func around(_ p: Point, _ q: Point) -> Disk {
    let center = Point(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
    return Disk(center: center, radius: center.distance(p))
  }

  private static func around(_ p: Point, _ q: Point, _ r: Point) -> Disk {
    let (bx, by, cx, cy) = (q.x - p.x, q.y - p.y, r.x - p.x, r.y - p.y)
    let d = 2 * (bx * cy - by * cx)
    guard abs(d) > 1e-18 else {
      return [around(p, q), around(p, r), around(q, r)].max { $0.radius < $1.radius }
        ?? around(p, q)
    }
    let x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d
    let y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d
    return Disk(center: Point(x: p.x + x, y: p.y + y), radius: hypot(x, y))
  }
}
