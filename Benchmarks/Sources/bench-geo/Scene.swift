import Foundation
import Geo
import Measuring
import Regions

/// The regions and fixes of one run.
struct Scene {
  /// A report as numbers.
  struct Raw {
    let time: Double
    let latitude: Double
    let longitude: Double
    let accuracy: Double

    /// The same as a report.
    var report: FixReport {
      @inline(__always)
      get {
        FixReport(
          time: Date(timeIntervalSinceReferenceDate: time), mode: 3, latitude: latitude,
          longitude: longitude, eph: accuracy)
      }
    }
  }

  let raw: [Raw]
  let fixes: [Fix]
  private let columns: [[Double]]
  private let isCrowd: Bool

  init(regions: [[Double]], fixes: [[Double]], stride step: Int, teleports: Bool, isCrowd: Bool) {
    columns = regions
    self.isCrowd = isCrowd
    var random = Random(seed: 7)
    raw = stride(from: 0, to: fixes[0].count, by: step).map { index in
      let (latitude, longitude) =
        teleports
        ? (asin(random.uniform(-1...1)) * 180 / .pi, random.uniform(-180...180))
        : (fixes[1][index], fixes[2][index])
      // The gate would refuse jumps, so the fixes of the worst case are 11 days apart.
      return Raw(
        time: teleports ? Double(index) * 1e6 : fixes[0][index], latitude: latitude,
        longitude: longitude, accuracy: fixes[3][index])
    }
    self.fixes = raw.map { raw in
      Fix(
        time: Date(timeIntervalSinceReferenceDate: raw.time),
        coordinate: Self.coordinate(raw.latitude, raw.longitude),
        accuracyMeters: max(raw.accuracy, 10))
    }
  }

  func makeRegions() -> [Region] {
    var random = Random(seed: 11)
    return columns[0].indices.map { index in
      let spot = raw[0]
      let center =
        isCrowd
        ? Self.coordinate(
          spot.latitude + random.uniform(-0.005...0.005),
          spot.longitude + random.uniform(-0.005...0.005))
        : Self.coordinate(columns[1][index], columns[2][index])
      let radius = isCrowd ? 5000 : columns[3][index]
      do {
        return try Region(
          id: Region.ID(rawValue: Int64(columns[0][index])), center: center, radiusMeters: radius)
      } catch {
        Columns.fail("\(error)")
      }
    }
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      Columns.fail("\(error)")
    }
  }
}
