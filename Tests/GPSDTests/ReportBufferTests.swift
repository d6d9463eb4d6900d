import Geo
import Localization
import Testing

@testable import GPSD

struct ReportBufferTests {
  @Test func `a slow consumer loses the oldest fixes, counted, and no state`() async {
    let buffer = ReportBuffer(mostFixes: 3)
    buffer.append(.state(.ok))
    for satellites in 1...5 { buffer.append(.fix(FixReport(satellites: satellites))) }
    buffer.append(.state(.stale(reason: .silent(seconds: 1))))
    var reports: [GPSDReport] = []
    for _ in 1...6 { if let report = await buffer.next() { reports.append(report) } }
    #expect(
      reports == [
        .dropped(fixes: 2), .state(.ok), .fix(FixReport(satellites: 3)),
        .fix(FixReport(satellites: 4)), .fix(FixReport(satellites: 5)),
        .state(.stale(reason: .silent(seconds: 1))),
      ])
  }

  @Test func `states alone do not fill the memory either`() async {
    let buffer = ReportBuffer(mostFixes: 1)
    for number in 0..<1000 {
      buffer.append(.state(.noFix(reason: .silent(seconds: Double(number)))))
    }
    let first = await buffer.next()
    #expect(first == .state(.noFix(reason: .silent(seconds: 934))))
  }

  @Test func `after the end there is nothing more, not even what waited`() async {
    let buffer = ReportBuffer(mostFixes: 3)
    buffer.append(.state(.ok))
    buffer.finish()
    buffer.append(.state(.ok))
    #expect(await buffer.next() == nil)
    #expect(await buffer.next() == nil)
  }
}

struct BackoffTests {
  @Test func `the pauses grow to 30 seconds, stay there, and start again`() {
    var backoff = Backoff(GPSDOptions().retryDelays)
    let pauses = (1...8).map { _ in backoff.next() }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
    backoff.reset()
    #expect(backoff.next() == .seconds(1))
  }

  @Test func `no pauses at all would be a hammer`() {
    var backoff = Backoff([])
    #expect(backoff.next() == .seconds(1))
    #expect(backoff.next() == .seconds(1))
  }

  @Test(arguments: [
    (Duration.nanoseconds(1), Int32(1)), (.milliseconds(100), 100), (.microseconds(1500), 2),
    (.zero, 0), (.seconds(-1), 0), (.seconds(10_000_000), 1_000_000_000),
  ])
  func `a timeout for poll is never rounded down`(duration: Duration, expected: Int32) {
    #expect(duration.roundedUpMilliseconds == expected)
  }
}
