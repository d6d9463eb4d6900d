import Foundation
import PhoneMessages
import Testing
import Text

/// Timelines of Google whose segments overlap, and their older forms (case P5, case P13).
struct TimelineTests {
  private func content(_ text: String) throws -> TimelineRecording.Content {
    TimelineRecording.content(of: try JSONSlice(document: Array(text.utf8)[...]))
  }

  private func minutes(_ points: [TimelineRecording.Point]) -> [Int] {
    points.compactMap { point in
      point.time.map { Int($0.timeIntervalSince1970 / 60) % 1440 }
    }
  }

  private func segment(_ from: Int, _ to: Int) throws -> [TimelineRecording.Point] {
    func time(_ minute: Int) -> String {
      String(format: "2026-03-02T%02d:%02d:00Z", minute / 60, minute % 60)
    }
    let path = stride(from: from, through: to, by: 10).map {
      #"{"point":"47.5°, 9.7°","time":"\#(time($0))"}"#
    }
    return try content(
      #"{"startTime":"\#(time(from))","endTime":"\#(time(to))","timelinePath":[\#(path.joined(separator: ","))]}"#
    ).points
  }

  @Test func `positions of segments within others are in the order of time`() throws {
    var order = TimelineOrder()
    var points = try order.add(segment(540, 660))
    points += try order.add(segment(570, 620))
    points += try order.add(segment(580, 590))
    points += try order.add(segment(660, 720))
    points += order.finish()
    #expect(minutes(points) == minutes(points).sorted())
    #expect(points.count == 13 + 6 + 2 + 7)
  }

  @Test func `many segments wait in constant memory`() throws {
    var order = TimelineOrder()
    var (points, most) = ([TimelineRecording.Point](), 0)
    for begin in 0..<700 {
      points += try order.add(segment(begin, begin + 40))
      most = max(most, (begin + 1) * 5 - points.count)
    }
    points += order.finish()
    #expect(points.count == 3500 && minutes(points) == minutes(points).sorted())
    #expect(most < 1000)
  }

  @Test func `visits within a visit are read, and a way by its ends`() throws {
    let visit = try content(
      """
      {"placeVisit":{"location":{"latitudeE7":475000000,"longitudeE7":97000000},
      "duration":{"startTimestamp":"2026-03-02T09:00:00Z","endTimestamp":"2026-03-02T12:00:00Z"},
      "childVisits":[{"location":{"latitudeE7":475010000,"longitudeE7":97000000},
      "duration":{"startTimestamp":"2026-03-02T10:00:00Z","endTimestamp":"2026-03-02T11:00:00Z"}}]}}
      """)
    #expect(minutes(visit.points) == [540, 600, 660, 720])
    let way = try content(
      """
      {"activitySegment":{"startLocation":{},"endLocation":{},
      "duration":{"startTimestamp":"2026-03-02T09:00:00Z","endTimestamp":"2026-03-02T09:30:00Z"},
      "waypointPath":{"waypoints":[{"latE7":475000000,"lngE7":97000000},{"latE7":475010000,
      "lngE7":97000000},{"latE7":475020000,"lngE7":97000000}]}}}
      """)
    #expect(minutes(way.points) == [540, 570])
    #expect(way.points.map(\.latitude) == ["47.5", "47.502"])
  }

  @Test func `locations of OwnTracks in a list are positions`() throws {
    let location = try content(
      #"{"_type":"location","lat":47.5,"lon":9.7,"tst":1772442000,"acc":12,"tid":"me"}"#)
    guard case .points(let points) = location else {
      Issue.record("\(location)")
      return
    }
    #expect(points.map(\.accuracy) == ["12"] && points.map(\.latitude) == ["47.5"])
    #expect(points.first?.time == Date(timeIntervalSince1970: 1_772_442_000))
  }

  @Test func `raw signals are positions with their accuracy`() throws {
    let signal = try content(
      """
      {"position":{"LatLng":"47.5°, 9.7°","accuracyMeters":13,"altitudeMeters":430.1,
      "source":"WIFI","timestamp":"2026-03-02T09:00:00.000+01:00","speedMetersPerSecond":0.5}}
      """)
    guard case .signal(let points) = signal else {
      Issue.record("\(signal)")
      return
    }
    #expect(points.map(\.accuracy) == ["13"] && points.map(\.speed) == ["0.5"])
    #expect(minutes(points) == [480])
    #expect(try content(#"{"wifiScan":{"devicesRecords":[]}}"#).points.isEmpty)
  }

  @Test(arguments: ["accuracy", "horizontal_accuracy", "hAcc", "acc", "Accuracy", "gps_accuracy"])
  func `an accuracy has many names (case P6)`(name: String) throws {
    let point = try content(
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[9.7,47.5]},
      "properties":{"time":"2026-03-02T09:00:00Z","\(name)":900.0,"vAcc":1}}
      """
    ).points.first
    #expect(point?.accuracy == "900.0")
  }
}
