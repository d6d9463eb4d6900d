import CommandTesting
import Foundation
import TestSupport
import Testing

/// Recorded visits that one position ends (P12), of a phone and of a receiver.
@Suite(.blocking)
struct DepartureReplayTests {
  /// Positions of a shopping, a day elsewhere and the next shopping: minutes, metres north.
  private static let days: [(Double, Double)] = [
    (-5, 3000), (0, 10), (1, 12), (8, 2800), (1268, 6000), (1808, 2800), (1813, 8), (1814, 9),
    (1815, 7),
  ]

  private static func gpx(_ way: [(Double, Double)], since start: Date) -> String {
    let points = way.map { minutes, meters in
      "<trkpt lat=\"\(48.2 + meters / 111_195)\" lon=\"16.37\"><time>"
        + start.addingTimeInterval(minutes * 60).ISO8601Format() + "</time></trkpt>"
    }
    return "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
  }

  /// Plays the positions; returns events with their minutes.
  private static func events(
    task: [String] = [], as options: [String], _ way: [(Double, Double)] = days
  ) throws -> [String] {
    let phone = try PhoneProgram<CalledProgram>(task: task)
    defer { phone.program.remove() }
    _ = try phone.device()
    let start = phone.start.addingTimeInterval(-3 * 86_400)
    let file = phone.program.folder.appending(path: "way.gpx")
    try gpx(way, since: start).write(to: file, atomically: true, encoding: .utf8)
    let outcome = try phone.run(["replay", file.path(), "--json"] + options)
    return WalkEvent.all(in: outcome.output).map { event in
      let words = event.line(since: start).split(separator: " ", maxSplits: 1)
      return "\((Int(words[0]) ?? 0) / 60) \(words[1])" + (event.isLate ? " late" : "")
    }
  }

  @Test func `the visit of yesterday ends, and the next one reminds`() throws {
    #expect(
      try Self.events(as: ["--device", "Phone"]) == [
        "0 enter Vet", "0 reminder Vet Cat medicine enter", "8 exit Vet late", "1813 enter Vet",
        "1813 reminder Vet Cat medicine enter",
      ])
    #expect(
      try Self.events(as: ["--device", "Phone"], Array(Self.days.dropFirst())) == [
        "0 reminder Vet Cat medicine inside", "8 exit Vet late", "1813 enter Vet",
        "1813 reminder Vet Cat medicine enter",
      ])
  }

  @Test(arguments: [["--device", "Phone"], []])
  func `leaving is told ten minutes later, as a daemon would, whenever the next position comes`(
    options: [String]
  ) throws {
    let events = try Self.events(task: ["--on", "exit"], as: options)
    #expect(
      events.map { $0.replacing(" late", with: "") } == [
        "0 enter Vet", "8 exit Vet", "18 reminder Vet Cat medicine exit", "1813 enter Vet",
      ])
  }

  @Test func `status says where one was last, until the visit has ended`() throws {
    let phone = try PhoneProgram<CalledProgram>()
    defer { phone.program.remove() }
    _ = try phone.device()
    let now = phone.start.addingTimeInterval(1200).ISO8601Format()
    func status() throws -> [String: Any] {
      let outcome = try phone.program.run(
        ["status", "--json", "--gpsd", "localhost:1", "--now", now], now: nil)
      return try outcome.object()
    }
    let way = [(0.0, 2000.0), (300, 20), (600, 21)]
    _ = try phone.replay(way, options: ["--commit"])
    #expect(try status()["inside"] as? [String] == ["Vet"])
    _ = try phone.replay([(900, 2800)], options: ["--commit"])
    let away = try status()
    #expect(away["inside"] as? [String] == [])
    let last = try #require(away["last_at"] as? [String: String])
    #expect(last["place"] == "Vet")
    #expect(
      try Date(#require(last["time"]), strategy: .iso8601)
        == phone.start.addingTimeInterval(300), "the last one that was stored")
    let words = try phone.program.run(
      ["status", "--gpsd", "localhost:1", "--now", now], now: nil
    ).output
    #expect(words.contains("Last at Vet, "), "\(words)")
    for arguments in [["near", "--gpsd", "localhost:1"], ["place", "list"], ["today"]] {
      let output = try phone.program.run(arguments + ["--now", now], now: nil).output
      #expect(!output.contains("you are here"), "\(arguments): \(output)")
    }
    _ = try phone.replay([(1200, 2900)], options: ["--commit"])
    let ended = try status()
    #expect(ended["inside"] as? [String] == [] && ended["last_at"] is NSNull)
  }
}
