import Geo
import Testing

struct FixReportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let report: FixReport
    let meters: Double
  }

  @Test(arguments: [
    Row(testDescription: "eph", report: FixReport(eph: 17.5, epx: 90, epy: 90), meters: 17.5),
    Row(testDescription: "a small eph", report: FixReport(eph: 1.9), meters: 10),
    Row(
      testDescription: "zero is never perfect", report: FixReport(eph: 0, epx: 30, epy: 40),
      meters: 50),
    Row(
      testDescription: "a negative eph", report: FixReport(eph: -3, epx: 30, epy: 40), meters: 50),
    Row(testDescription: "NaN", report: FixReport(eph: .nan, epx: 30, epy: 40), meters: 50),
    Row(
      testDescription: "infinity", report: FixReport(eph: .infinity, epx: 30, epy: 40),
      meters: 50),
    Row(testDescription: "epx alone", report: FixReport(epx: 30, hdop: 2), meters: 38),
    Row(
      testDescription: "epy that is zero", report: FixReport(epx: 30, epy: 0, hdop: 2), meters: 38
    ),
    Row(testDescription: "hdop", report: FixReport(hdop: 1.5), meters: 28.5),
    Row(testDescription: "a small hdop", report: FixReport(hdop: 0.5), meters: 10),
    Row(testDescription: "an hdop of zero", report: FixReport(hdop: 0), meters: 30),
    Row(testDescription: "nothing", report: FixReport(), meters: 30),
    Row(
      testDescription: "more than half way round the earth", report: FixReport(eph: 1e300),
      meters: AccuracyLimits.largestMeters),
    Row(
      testDescription: "an hdop beyond all numbers", report: FixReport(hdop: 1e308),
      meters: AccuracyLimits.largestMeters),
    Row(
      testDescription: "sides beyond all numbers", report: FixReport(epx: 1e200, epy: 1e200),
      meters: AccuracyLimits.largestMeters),
  ])
  func `the accuracy of a report is the first that the receiver knows, and never below 10 m (G1)`(
    _ row: Row
  ) {
    #expect(abs(row.report.accuracyMeters - row.meters) < 1e-9)
  }
}
