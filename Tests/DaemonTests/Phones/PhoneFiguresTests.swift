import DaemonControl
import Foundation
import Model
import TestSupport
import Testing
import WebPorts

@testable import Daemon

/// The figures of phones: units and times (P7, P8), and messages that cannot be used.
@Suite(.temporaryFolder) struct PhoneFiguresTests {
  private static func location(
    _ position: String = #""lat":48.2,"lon":16.37"#, age: Double = 60
  ) -> String {
    #"{"_type":"location",\#(position),"acc":10,"tst":\#(stamp(age))}"#
  }

  /// Sends a query to the address with the key.
  private func get(_ rig: PhoneRig, _ query: String) async throws {
    #expect(try await rig.post("", query: query) == .taken(""))
  }

  /// Returns the counts of what was not used, and of what was late, repeated or put right.
  private func counts(_ rig: PhoneRig) -> [String: Int] {
    guard let figures = rig.figures() else { return [:] }
    let others = ["late": figures.late, "repeated": figures.repeated, "rollover": figures.rollover]
    return figures.refused.merging(others.filter { $0.value > 0 }) { $1 }
  }

  @Test func `what cannot be used is answered with success, and counted by its reason`()
    async throws
  {
    let rig = try PhoneRig([.phone(1)])
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let table: [(body: String, reason: String)] = [
      ("", "empty"), (" \n", "empty"), (#"{"locations":[]}"#, "empty"), ("hello", "not_json"),
      (String(Self.location().dropLast(9)), "not_json"), (#"{"_type":\#(deep)}"#, "not_json"),
      (Self.location(#""lat":NaN,"lon":1"#), "not_json"),
      (Self.location(#""lat":"abc","lon":1"#), "no_position"),
      (Self.location(#""lat":"NaN","lon":1"#), "no_position"),
      (Self.location(#""lon":1"#), "no_position"), (Self.location(#""lat":0,"lon":0"#), "invalid"),
      (Self.location(#""lat":91,"lon":1"#), "invalid"),
      (Self.location(#""lat":1e400,"lon":1"#), "invalid"),
      (Self.location(#""lat":1,"lon":-180.5"#), "invalid"),
      (#"{"_type":"location","lat":1,"lon":1}"#, "no_time"),
      (#"{"_type":"location","lat":1,"lon":1,"tst":"yesterday"}"#, "no_time"),
      (Self.location(age: -300), "future"), (Self.location(age: 40 * 86_400), "old"),
      (#"{"_type":"party"}"#, "unknown_type"), (#"{"hello":1}"#, "unknown_type"),
      (#"{"_type":"encrypted","data":"AAAA"}"#, "undecryptable"),
    ]
    for (body, reason) in table {
      guard case .taken? = try await rig.post(body) else {
        Issue.record("\(reason): \(body)")
        continue
      }
    }
    #expect(rig.figures()?.refused == Dictionary(grouping: table, by: \.reason).mapValues(\.count))
  }

  @Test func `the usual delay is the median of the last twenty positions`() async throws {
    let rig = try PhoneRig([.phone(1)])
    for age in [14_500.0, 14_300] { _ = try await rig.post(Self.location(age: age)) }
    #expect(rig.figures()?.medianDelay == nil)
    _ = try await rig.post(Self.location(age: 14_200))
    #expect(rig.figures()?.medianDelay == 14_300)
    for number in 0..<20 { _ = try await rig.post(Self.location(age: 60 - Double(number))) }
    let figures = try #require(rig.figures())
    #expect(figures.delays.count == 20 && figures.medianDelay ?? 0 < 100)
  }

  @Test func `of very many positions in one request the newest count`() async throws {
    let rig = try PhoneRig([.phone(1)])
    let features = (0..<10_000).map { number in
      #"{"geometry":{"coordinates":[16.37,48.\#(20_000 + number)]},"properties":{"timestamp":"#
        + #"\#(stamp(10_100) + number),"horizontal_accuracy":10}}"#
    }
    let reply = try await rig.post(#"{"locations":[\#(features.joined(separator: ","))]}"#)
    #expect(reply == .taken(#"{"result":"ok"}"#))
    #expect(rig.figures()?.refused == ["old": 5_000])
    #expect(rig.figures()?.lastFix == PhoneRig.start - 101)
  }

  @Test func `accuracies are of 95 percent, and speeds in the units of their app`() async throws {
    let rig = try PhoneRig([.phone(1)])
    func accuracy(_ query: String) async throws -> Double? {
      try await get(rig, query)
      return rig.figures()?.medianAccuracy
    }
    // The median of all so far: each new one stands beside its equals.
    #expect(try await accuracy("lat=48.1&lon=16&acc=10&timestamp=\(stamp(500))") == 16.2)
    for (index, query) in ["hdop=2", "hdop=2", "hdop=2"].enumerated() {
      try await get(
        rig, "lat=48.100\(index + 1)&lon=16&\(query)&timestamp=\(stamp(490 - Double(index)))")
    }
    #expect(rig.figures()?.medianAccuracy == 38)
    for index in 1...8 {
      let nothing = ["acc=0", "acc=-1", "acc=NaN", "acc=abc"][index % 4]
      try await get(
        rig, "lat=48.101\(index)&lon=16&\(nothing)&timestamp=\(stamp(480 - Double(index)))")
    }
    #expect(rig.figures()?.medianAccuracy == 30)
    #expect(counts(rig) == ["invalid": 2], "a negative accuracy: the app calls it invalid")

    // 250 m in 5 s: possible at 30 m/s, a jump at 25 m/s or 30 kn; without a speed 100 m/s count.
    var age = 350.0
    var meters = 0.0
    func jumps(_ speed: String, json: Bool = false) async throws -> Bool {
      let before = counts(rig)["jump"] ?? 0
      for step in [0.0, 250] {
        meters += step
        age -= 5
        let place = 48.102 + meters / 111_195
        if json {
          _ = try await rig.post(
            #"{"_type":"location","lat":\#(place),"lon":16,"acc":10,"tst":\#(stamp(age)),\#(speed)}"#
          )
        } else {
          try await get(rig, "lat=\(place)&lon=16&acc=10&timestamp=\(stamp(age))&\(speed)")
        }
        if step == 0 { continue }
      }
      let hasJumped = counts(rig)["jump"] ?? 0 > before
      // A minute later every place nearby can be reached again.
      age -= 20
      meters += 1
      return hasJumped
    }
    #expect(try await !jumps("spd=30"))
    #expect(try await jumps("spd=25"))
    #expect(try await !jumps("spd_kph=108"))
    #expect(try await jumps("spd_kph=90"))
    #expect(try await !jumps(#""vel":108"#, json: true))
    #expect(try await jumps(#""vel":90"#, json: true))
    #expect(try await !jumps("id=1&speed=58.4"))
    #expect(try await jumps("id=1&speed=30"))
    #expect(try await !jumps("speed=1"), "nobody knows its unit")
    #expect(try await !jumps(#""vel":-1"#, json: true), "unknown")
  }

  @Test func `times in every form are the same instant, and impossible ones are refused by name`()
    async throws
  {
    let rig = try PhoneRig([.phone(1)])
    let second = stamp(300)
    let written = Date(timeIntervalSince1970: Double(second)).ISO8601Format()
    let ahead = Date(timeIntervalSince1970: Double(second + 19_800)).ISO8601Format().dropLast()
    let blank = written.dropLast().replacing("T", with: "%20")
    try await get(rig, "lat=48.1&lon=16&acc=5&timestamp=\(second)")
    for time in [
      "\(second)000", "\(second).0", written, "\(ahead)%2B0530", "\(ahead)%2B05:30", blank,
    ] {
      try await get(rig, "lat=48.1&lon=16&acc=5&timestamp=\(time)")
    }
    #expect(counts(rig) == ["repeated": 6])
    try await get(rig, "lat=48.11&lon=16&acc=5&timestamp=\(second - 1)")
    #expect(counts(rig) == ["repeated": 6, "late": 1])
    try await get(rig, "lat=48.12&lon=16&acc=5&timestamp=\(stamp(-110))")
    try await get(rig, "lat=48.12&lon=16&acc=5&timestamp=\(stamp(-400))")
    try await get(rig, "lat=48.12&lon=16&acc=5&timestamp=\(stamp(31 * 86_400 + 60))")
    try await get(rig, "lat=48.12&lon=16&acc=5&timestamp=yesterday")
    _ = try await rig.post(#"{"_type":"location","lat":48.12,"lon":16,"acc":5}"#)
    #expect(
      counts(rig)
        == ["repeated": 6, "late": 1, "future": 1, "old": 1, "no_time": 2])
    let lost = 1024 * 604_800
    try await get(rig, "lat=48.13&lon=16&acc=5&timestamp=\(stamp(-115) - lost)")
    try await get(rig, "lat=48.13&lon=16&acc=5&timestamp=\(stamp(-117) - 2 * lost)")
    #expect(counts(rig)["rollover"] == 2)
    try await get(rig, "lat=48.14&lon=16&acc=5&valid=0&timestamp=\(second)")
    try await get(rig, "lat=48.14&lon=16&acc=5&mock=true&timestamp=\(stamp(-118))")
    _ = try await rig.post(
      #"{"device_id":"a","location":{"timestamp":"\#(written)","mock":true,"#
        + #""coords":{"latitude":48.1,"longitude":16}}}"#)
    #expect(counts(rig)["mock"] == 2)
    #expect(counts(rig)["invalid"] == 1)
  }
}

/// Seconds since 1970, so many before every request.
private func stamp(_ age: Double) -> Int { Int(PhoneRig.start.timeIntervalSince1970 - age) }
