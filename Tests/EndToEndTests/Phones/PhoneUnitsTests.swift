import CommandTesting
import Foundation
import TestSupport
import Testing

/// Units, times and order of what phones post (P7 to P9), and what is kept of it (P6).
@Suite(.blocking, .timeLimit(.minutes(5)))
struct PhoneUnitsTests {
  /// A daemon with a phone, and a connection to it.
  private struct Rig {
    let phone: PhoneProgram
    let key: String
    let daemon: PhoneDaemon
    let connection: PhoneConnection

    init() throws {
      phone = try PhoneProgram()
      key = try phone.device()
      daemon = try PhoneDaemon(phone.program)
      connection = try PhoneConnection(port: daemon.port)
    }

    /// Sends a query to the address with the key.
    func get(_ query: String) throws {
      #expect(try connection.send(method: "GET", path: "/pub/\(key)?\(query)").status == 200)
    }

    /// Posts JSON to the address with the key.
    func post(_ body: String) throws {
      #expect(try connection.send(body, path: "/pub/\(key)").status == 200)
    }

    func end() {
      daemon.running.abandon()
      phone.program.remove()
    }
  }

  /// When the test began, in seconds since 1970: the same for all positions of a test.
  private let now = Int(Date.now.timeIntervalSince1970)

  /// Seconds since 1970, so many ago.
  private func stamp(_ age: Double) -> Int { now - Int(age) }

  private func counts(_ rig: Rig) throws -> [String: Int] {
    let shown = try rig.phone.shown()
    var counts = shown["refused"] as? [String: Int] ?? [:]
    for key in ["late", "repeated", "rollover"] {
      if let count = shown[key] as? Int, count > 0 { counts[key] = count }
    }
    return counts
  }

  @Test func `accuracies are of 95 percent, and speeds in the units of their app`() throws {
    let rig = try Rig()
    defer { rig.end() }
    func accuracy(_ query: String) throws -> Double? {
      try rig.get(query)
      return try rig.phone.shown()["accuracy_m"] as? Double
    }
    // The median of all so far: each new one stands beside its equals.
    #expect(try accuracy("lat=48.1&lon=16&acc=10&timestamp=\(stamp(500))") == 16.2)
    for (index, query) in ["hdop=2", "hdop=2", "hdop=2"].enumerated() {
      try rig.get(
        "lat=48.100\(index + 1)&lon=16&\(query)&timestamp=\(stamp(490 - Double(index)))")
    }
    #expect(try rig.phone.shown()["accuracy_m"] as? Double == 38)
    for index in 1...8 {
      let nothing = ["acc=0", "acc=-1", "acc=NaN", "acc=abc"][index % 4]
      try rig.get(
        "lat=48.101\(index)&lon=16&\(nothing)&timestamp=\(stamp(480 - Double(index)))")
    }
    #expect(try rig.phone.shown()["accuracy_m"] as? Double == 30)
    #expect(try counts(rig) == ["invalid": 2], "a negative accuracy: the app calls it invalid")

    // 250 m in 5 s: possible at 30 m/s, a jump at 25 m/s or 30 kn; without a speed 100 m/s count.
    var age = 350.0
    var meters = 0.0
    func jumps(_ speed: String, json: Bool = false) throws -> Bool {
      let before = try counts(rig)["jump"] ?? 0
      for step in [0.0, 250] {
        meters += step
        age -= 5
        let place = 48.102 + meters / 111_195
        if json {
          try rig.post(
            #"{"_type":"location","lat":\#(place),"lon":16,"acc":10,"tst":\#(stamp(age)),\#(speed)}"#
          )
        } else {
          try rig.get("lat=\(place)&lon=16&acc=10&timestamp=\(stamp(age))&\(speed)")
        }
        if step == 0 { continue }
      }
      let hasJumped = try counts(rig)["jump"] ?? 0 > before
      // A minute later every place nearby can be reached again.
      age -= 20
      meters += 1
      return hasJumped
    }
    #expect(try !jumps("spd=30"))
    #expect(try jumps("spd=25"))
    #expect(try !jumps("spd_kph=108"))
    #expect(try jumps("spd_kph=90"))
    #expect(try !jumps(#""vel":108"#, json: true))
    #expect(try jumps(#""vel":90"#, json: true))
    #expect(try !jumps("id=1&speed=58.4"))
    #expect(try jumps("id=1&speed=30"))
    #expect(try !jumps("speed=1"), "nobody knows its unit")
    #expect(try !jumps(#""vel":-1"#, json: true), "unknown")
  }

  @Test func `times in every form are the same instant, and impossible ones are refused by name`()
    throws
  {
    let rig = try Rig()
    defer { rig.end() }
    let second = stamp(300)
    let written = Date(timeIntervalSince1970: Double(second)).ISO8601Format()
    let ahead = Date(timeIntervalSince1970: Double(second + 19_800)).ISO8601Format().dropLast()
    let blank = written.dropLast().replacing("T", with: "%20")
    try rig.get("lat=48.1&lon=16&acc=5&timestamp=\(second)")
    for time in [
      "\(second)000", "\(second).0", written, "\(ahead)%2B0530", "\(ahead)%2B05:30", blank,
    ] {
      try rig.get("lat=48.1&lon=16&acc=5&timestamp=\(time)")
    }
    #expect(try counts(rig) == ["repeated": 6])
    try rig.get("lat=48.11&lon=16&acc=5&timestamp=\(second - 1)")
    #expect(try counts(rig) == ["repeated": 6, "late": 1])
    try rig.get("lat=48.12&lon=16&acc=5&timestamp=\(stamp(-110))")
    try rig.get("lat=48.12&lon=16&acc=5&timestamp=\(stamp(-400))")
    try rig.get("lat=48.12&lon=16&acc=5&timestamp=\(stamp(31 * 86_400 + 60))")
    try rig.get("lat=48.12&lon=16&acc=5&timestamp=yesterday")
    try rig.post(#"{"_type":"location","lat":48.12,"lon":16,"acc":5}"#)
    #expect(
      try counts(rig)
        == ["repeated": 6, "late": 1, "future": 1, "old": 1, "no_time": 2])
    let lost = 1024 * 604_800
    try rig.get("lat=48.13&lon=16&acc=5&timestamp=\(stamp(-115) - lost)")
    try rig.get("lat=48.13&lon=16&acc=5&timestamp=\(stamp(-117) - 2 * lost)")
    #expect(try counts(rig)["rollover"] == 2)
    try rig.get("lat=48.14&lon=16&acc=5&valid=0&timestamp=\(second)")
    try rig.get("lat=48.14&lon=16&acc=5&mock=true&timestamp=\(stamp(-118))")
    try rig.post(
      #"{"device_id":"a","location":{"timestamp":"\#(written)","mock":true,"#
        + #""coords":{"latitude":48.1,"longitude":16}}}"#)
    #expect(try counts(rig)["mock"] == 2)
    #expect(try counts(rig)["invalid"] == 1)
  }

  @Test func `of one request the positions are sorted, and of one time the best stays`() throws {
    let rig = try Rig()
    defer { rig.end() }
    func feature(_ age: Double, _ meters: Double, _ accuracy: Double) -> String {
      let time = Date(timeIntervalSince1970: Double(stamp(age))).ISO8601Format()
      return #"{"type":"Feature","geometry":{"type":"Point","coordinates":"#
        + #"[16.37,\#(48.2 + meters / 111_195)]},"properties":{"timestamp":"\#(time)","#
        + #""horizontal_accuracy":\#(accuracy)}}"#
    }
    // The one that is best at the time of the second lies at the vet.
    let features = [
      feature(50, 0, 5), feature(300, 2000, 5), feature(150, 2000, 60), feature(150, 1, 5),
      feature(150, 2000, 90), feature(100, 2, 5),
    ]
    let answer = try rig.connection.send(
      #"{"locations":[\#(features.joined(separator: ","))]}"#, path: "/pub/\(rig.key)")
    #expect(answer.status == 200 && answer.body == #"{"result":"ok"}"#)
    let events = rig.daemon.events(2)
    #expect(events.map(\.description) == ["enter Vet", "reminder Vet Cat medicine enter"])
    #expect(try counts(rig) == ["repeated": 2])
    #expect(try rig.phone.shown()["refused"] as? [String: Int] == [:])
  }

  @Test func `no position is stored, logged or shown`() throws {
    let rig = try Rig()
    defer { rig.end() }
    for (age, place) in [(300.0, "48.277771"), (200, "48.200011"), (100, "48.200022")] {
      try rig.get("lat=\(place)&lon=16.370033&acc=5&timestamp=\(stamp(age))")
    }
    #expect(rig.daemon.events(2).count == 2)
    let device = try #require(try rig.phone.shown()["id"] as? Int)
    let page = try rig.connection.send(method: "GET", path: "/api/v1/devices/\(device)")
    let texts = [
      try rig.phone.call("device", "show", "Phone").output,
      try rig.phone.call("status", "--json").output, try rig.phone.call("history", "--json").output,
      try rig.phone.call("why", "Cat medicine", "--json").output, page.body,
    ]
    #expect(page.status == 200)
    rig.daemon.running.send(SIGTERM)
    let outcome = rig.daemon.running.waitForEnd()
    for text in texts + [outcome.output, outcome.errors] {
      for digits in ["277771", "200011", "200022", "370033", rig.key] {
        #expect(!text.contains(digits))
      }
    }
    let positions = try SQLiteQuery.column(
      rig.phone.program.database, "SELECT count(*) FROM position")
    #expect(positions == ["0"])
  }
}
