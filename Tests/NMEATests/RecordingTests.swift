import Foundation
import Geo
import NMEA
import Testing

/// Compares with gpsd's own reading of recordings of real receivers, where they are present.
@Suite(.enabled(if: !Recording.all.isEmpty, "needs ../shared, which is not part of the repository"))
struct RecordingTests {
  @Test(arguments: Recording.all)
  func `the reading finds what gpsd finds`(recording: Recording) throws {
    let fixes = Reading(try recording.bytes()).fixes
    let expected = try recording.timedPositions()
    let found = expected.filter { time, positions in
      fixes.contains { fix in
        fix.milliseconds == time && positions.contains { $0.isNear(fix) }
      }
    }
    #expect(Double(found.count) >= 0.99 * Double(expected.count))
  }

  /// gpsd does not time the first epoch while it learns the cycle of the receiver, and loses the
  /// last one when the recording ends in it.
  @Test(arguments: Recording.all)
  func `the reading invents nothing`(recording: Recording) throws {
    let fixes = Reading(try recording.bytes()).fixes
    let timed = try recording.timedPositions()
    let untimed = try recording.untimedPositions()
    for fix in fixes where timed[fix.milliseconds] == nil {
      let isAtEdge = fix == fixes.first || fix == fixes.last
      let isKnown = untimed.contains { $0.isNear(fix) }
      #expect(isKnown || (isAtEdge && !timed.isEmpty), "\(fix)")
    }
    #expect(Set(fixes.map(\.milliseconds)).count == fixes.count, "one fix an epoch")
  }

  @Test
  func `the recordings have epochs to compare`() throws {
    let counts = try Recording.all.map { try $0.timedPositions().count }
    #expect(counts.reduce(0, +) >= 300)
  }
}

/// One recording of gpsd's regression set, with its reading beside it.
struct Recording: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static let all: [Recording] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.deletingLastPathComponent().appending(path: "shared/traces")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "log" }
      .sorted { $0.path < $1.path }.map(Recording.init)
  }()

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// gpsd's epochs with position: milliseconds since 1970, and every position of each.
  func timedPositions() throws -> [Int: [GPSDReport]] {
    let timed = try reports().compactMap { report in report.milliseconds.map { ($0, [report]) } }
    return Dictionary(timed, uniquingKeysWith: +)
  }

  func untimedPositions() throws -> [GPSDReport] { try reports().filter { $0.time == nil } }

  private func reports() throws -> [GPSDReport] {
    let reading = try Data(contentsOf: url.appendingPathExtension("chk"))
    let prefix = Array(#"{"class":"TPV""#.utf8)
    return try reading.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: prefix) }
      .map { try JSONDecoder().decode(GPSDReport.self, from: $0) }
      .filter { $0.mode >= 2 && $0.lat != nil && $0.lon != nil }
  }
}

/// A TPV report of gpsd, as far as it is compared.
struct GPSDReport: Decodable {
  let mode: Int
  let time: String?
  let lat: Double?
  let lon: Double?

  var milliseconds: Int? {
    time.flatMap {
      try? Date($0, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
    .map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
  }

  func isNear(_ fix: FixReport) -> Bool {
    guard let lat, let lon, let latitude = fix.latitude, let longitude = fix.longitude else {
      return false
    }
    return abs(lat - latitude) <= 1e-6 && abs(lon - longitude) <= 1e-6
  }
}

extension FixReport {
  var milliseconds: Int { time.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) } ?? 0 }
}
