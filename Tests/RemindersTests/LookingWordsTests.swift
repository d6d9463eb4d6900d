import Foundation
import Testing

@testable import Reminders

/// Words for how things stand at this moment.
struct LookingWordsTests {
  @Test(arguments: [
    (0.0, "N"), (22.4, "N"), (22.6, "NE"), (90, "E"), (180, "S"), (270, "W"), (337.6, "N"),
    (360, "N"), (-45, "NW"), (.nan, ""),
  ])
  func `A direction is one of eight points`(degrees: Double, word: String) {
    #expect(Wording.direction(degrees) == word)
  }

  @Test(arguments: [
    (0.0, "0 m"), (84.6, "85 m"), (999.4, "999 m"), (999.5, "1.0 km"), (2449, "2.4 km"),
    (99_949, "99.9 km"), (99_950, "100 km"), (20_015_000, "20015 km"), (-1, ""), (.infinity, ""),
  ])
  func `A distance has two or three figures`(metres: Double, words: String) {
    #expect(Wording.distance(metres) == words)
  }

  @Test(arguments: [
    (0.0, "now"), (12, "12 s ago"), (61, "1 min ago"), (7200, "2 h ago (Mon 2 Mar 10:00)"),
  ])
  func `An age is told in seconds first, and with its date when it is long`(
    seconds: Double, words: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let now = Date(timeIntervalSince1970: 1_772_452_800)  // 2026-03-02 12:00 UTC
    #expect(Wording.age(of: now.addingTimeInterval(-seconds), in: zone, now: now) == words)
  }

  @Test
  func `A name in a sentence is cut after 200 code points, a short one never`() {
    #expect(Wording.name(String(repeating: "a", count: 200)).count == 200)
    #expect(Wording.name(String(repeating: "a", count: 201)).hasSuffix("a…"))
    #expect(Wording.name("a\u{1B}b") == "a\u{FFFD}b")
    #expect(Wording.name("").isEmpty)
  }
}
