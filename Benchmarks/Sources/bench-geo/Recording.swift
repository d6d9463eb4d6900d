import Foundation
import Geo

/// What a receiver said, report by report.
struct Recording: RandomAccessCollection {
  private let raw: [Scene.Raw]

  init(_ raw: [Scene.Raw]) {
    self.raw = raw
  }

  var startIndex: Int { 0 }
  var endIndex: Int { raw.count }

  subscript(index: Int) -> FixReport {
    @inline(__always)
    get {
      let raw = raw[index]
      return FixReport(
        time: Date(timeIntervalSinceReferenceDate: raw.time), mode: 3, latitude: raw.latitude,
        longitude: raw.longitude, eph: raw.accuracy)
    }
  }
}
