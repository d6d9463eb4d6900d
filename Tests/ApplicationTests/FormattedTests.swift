import Foundation
import Testing

@testable import Application

/// Words for how things stand at this moment.
struct FormattedTests {
  @Test(arguments: [
    (0.0, "now"), (12, "12 s ago"), (61, "1 min ago"), (7200, "2 h ago (Mon 2 Mar 10:00)"),
  ])
  func `an age is told in seconds first, and with its date when it is long`(
    seconds: Double, words: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let now = Date(timeIntervalSince1970: 1_772_452_800)  // 2026-03-02 12:00 UTC
    #expect(Formatted.age(of: now.addingTimeInterval(-seconds), in: zone, now: now) == words)
  }

  @Test
  func `a name in a sentence is cut after 200 code points, a short one never`() {
    #expect(String(repeating: "a", count: 200).oneLine.count == 200)
    #expect(String(repeating: "a", count: 201).oneLine.hasSuffix("a…"))
    #expect("a\u{1B}b".oneLine == "a\u{FFFD}b")
    #expect("".oneLine.isEmpty)
  }
}
