import Foundation
import Geo
import Phones
import Reminders
import TestSupport
import Testing

struct PhoneFuzzTests {
  /// Messages of every kind, which are changed at random.
  private static let seeds = [
    location(#","acc":10,"vel":36,"inrids":["x"],"created_at":1768467600"#),
    #"{"_type":"transition","event":"enter","lat":48.2,"lon":16.4,"tst":1768467590,"wtst":5}"#,
    #"{"_type":"waypoints","waypoints":[{"desc":"a\ud83d\ude00\u00e4","lat":1,"lon":2}]}"#,
    #"{"_type":"encrypted","data":"AQID"}"#,
    #"{"locations":[{"geometry":{"coordinates":[16.3,48.2]},"properties":{"timestamp":"#
      + #""2026-01-15T09:00:00-0700","speed":-1}}],"current":{}}"#,
    #"{"device_id":"7","location":{"timestamp":1e3,"coords":{"latitude":48.2,"longitude":16}}}"#,
    "id=7&lat=48.2&lon=16.37&timestamp=2026-01-15%2009:00:00&speed=3&valid=1",
  ]
  private static let pieces = [
    "{", "}", "[", "]", "\"", "\\", ",", ":", "-", "1e400", "%", "&", "=",
  ]

  @Test func `no message breaks the reader, and what it accepts is on the globe`() {
    var chance = Fuzz(count: 3_000, seed: 20_260_115)
    while chance.goesOn() {
      var bytes = Array((Self.seeds.randomElement(using: &chance) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...4, using: &chance) { change(&bytes, &chance) }
      let query = Bool.random(using: &chance) ? String(decoding: bytes, as: UTF8.self) : ""
      let reading = PhoneReader(arrival: arrival) { $0.isEmpty ? nil : $0 }
      let plain = PhoneReader(arrival: arrival).read(body: bytes, query: query)
      _ = reading.read(body: bytes, query: query)
      let isSound = plain.reports.allSatisfy { report in
        let report = report.report
        return report.time != nil && abs(report.latitude ?? .nan) <= 90
          && abs(report.longitude ?? .nan) <= 180 && report.eph ?? 1 > 0
          && report.speedMetersPerSecond ?? 0 >= 0
      }
      guard isSound else {
        Issue.record("FUZZ_SEED=\(chance.seed): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  private func change(_ bytes: inout [UInt8], _ chance: inout Fuzz) {
    let place = Int.random(in: 0...bytes.count, using: &chance)
    switch Int.random(in: 0...3, using: &chance) {
    case 0: bytes.removeLast(min(bytes.count, Int.random(in: 0...20, using: &chance)))
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &chance), at: place)
    case 2:
      bytes.insert(contentsOf: (Self.pieces.randomElement(using: &chance) ?? "").utf8, at: place)
    default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &chance) }
    }
  }
}
