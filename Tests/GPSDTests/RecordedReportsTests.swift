import Foundation
import Geo
import Testing

@testable import GPSD

/// gpsd's own readings of real receivers, line by line through libgps and the state machine.
struct RecordedReportsTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/traces")

  private static let recordings: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".chk") }.sorted()

  private struct Position: Equatable {
    let time: Date
    let latitude: Double
    let longitude: Double
  }

  @Test(
    .enabled(if: !recordings.isEmpty, "needs ../shared, which is not part of the repository"),
    arguments: recordings)
  func `the fixes are the last complete reports of each epoch, in order`(recording: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: recording), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)

    let connection = Connection()
    var tracker = ReceiverTracker(device: nil, options: GPSDOptions())
    var now = ContinuousClock.now
    tracker.connected(at: now)
    var reports: [GPSDReport] = []
    for line in lines {
      now += .microseconds(10)
      reports += tracker.receive(connection.decode(line), at: now)
    }
    reports += tracker.tick(at: now + .milliseconds(200))

    let found = try reports.compactMap(\.fix).map { fix in
      Position(
        time: try #require(fix.time), latitude: try #require(fix.latitude),
        longitude: try #require(fix.longitude))
    }
    #expect(found == Self.expected(lines))
  }

  /// The same reading without libgps.
  private static func expected(_ lines: [String]) -> [Position] {
    var positions: [Position] = []
    for line in lines {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let report = object as? [String: Any], report["class"] as? String == "TPV",
        let mode = report["mode"] as? Int, mode >= 2, let text = report["time"] as? String,
        let time = seconds(text), let latitude = report["lat"] as? Double,
        let longitude = report["lon"] as? Double
      else { continue }
      let position = Position(time: time, latitude: latitude, longitude: longitude)
      if positions.last?.time == time { positions.removeLast() }
      if positions.last.map({ $0.time < time }) ?? true { positions.append(position) }
    }
    return positions
  }

  private static func seconds(_ text: String) -> Date? {
    let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = (try? format.parse(text)) ?? (try? Date(text, strategy: .iso8601)) else {
      return nil
    }
    // To the same doubles that seconds and nanoseconds give.
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let whole = (milliseconds / 1000).rounded(.down)
    return Date(timeIntervalSince1970: whole + (milliseconds - whole * 1000) / 1000)
  }
}
