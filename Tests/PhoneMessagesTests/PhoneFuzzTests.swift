import Foundation
import Geo
import Model
import PhoneMessages
import TestSupport
import Testing

struct PhoneFuzzTests {
  @Test func `no message breaks the reader, and what it accepts is on the globe`() {
    var chance = Fuzz(count: 3_000, seed: 20_260_115)
    let messages = FuzzedMessage(at: Int(arrival.timeIntervalSince1970) - 10)
    while chance.goesOn() {
      let bytes = messages.bytes(using: &chance)
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
}
