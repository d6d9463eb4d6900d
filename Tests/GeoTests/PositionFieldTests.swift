import Foundation
import Geo
import Testing

/// The one table of numbers of a position (P7, G1).
struct PositionFieldTests {
  @Test(arguments: PositionField.allCases)
  func `the ends of a range are valid, and what lies beyond is not`(field: PositionField) {
    let (low, high) = (field.range.lowerBound, field.range.upperBound)
    #expect(field.validated(low) == low && field.validated(high) == high)
    for value in [low.nextDown, high.nextUp, .nan, .infinity, -.infinity] as [Double] {
      #expect(field.validated(value) == nil)
    }
    var count = 0
    #expect(field.validated(high.nextUp, outOfRange: &count) == nil && count == 1)
    #expect(field.validated(.infinity, outOfRange: &count) == nil && count == 2)
    _ = (field.validated(.nan, outOfRange: &count), field.validated(nil, outOfRange: &count))
    #expect(field.validated(high, outOfRange: &count) == high && count == 2)
    // Where no negative number makes sense, apps send it for an unknown value.
    #expect(field.validated(low - 1, outOfRange: &count) == nil && count == (low < 0 ? 3 : 2))
  }

  @Test func `a stored fix with a speed out of range is read without it`() throws {
    let text =
      #"{"accuracyMeters":30,"coordinate":{"latitude":1,"longitude":2},"#
      + #""speedMetersPerSecond":277777777777777.75,"time":5}"#
    let fix = try JSONDecoder().decode(Fix.self, from: Data(text.utf8))
    #expect(fix.speedMetersPerSecond == nil && fix.accuracyMeters == 30)
  }

  @Test func `a report of a receiver keeps only what it can mean`() {
    var report = FixReport(
      eph: 100_001, epx: -1, epy: .infinity, hdop: 99.99, speedMetersPerSecond: 1001,
      courseDegrees: 361, altitudeMeters: -12_001)
    report.removeOutOfRangeValues()
    #expect(report.outOfRange == 5, "a negative accuracy, and no dilution, is none of them")
    report.outOfRange = 0
    #expect(report == FixReport(epx: -1, hdop: 99.99))
    #expect(report.hasNegativeAccuracy)
  }
}
