import Foundation
import Geo
import Phones
import Reminders
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

  /// Bytes made up from a seed (SplitMix64).
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  @Test func `no message breaks the reader, and what it accepts is on the globe`() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
    let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) } ?? 0
    var chance = Chance(state: seed)
    let end = ContinuousClock.now + .seconds(seconds)
    var rounds = 0
    repeat {
      rounds += 1
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
        Issue.record("FUZZ_SEED=\(seed): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    } while rounds < 3_000 || ContinuousClock.now < end
  }

  private func change(_ bytes: inout [UInt8], _ chance: inout Chance) {
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
