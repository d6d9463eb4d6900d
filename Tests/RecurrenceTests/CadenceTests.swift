import Foundation
import Localization
import Recurrence
import Testing

struct CadenceTests {
  @Test
  func `a cadence does not end before it starts`() {
    let error = #expect(throws: RecurrenceError.self) {
      try Schedule.sample("1w", start: "2026-01-05T09:00", end: "2026-01-05T08:59")
    }
    #expect(
      error?.description
        == "the end \"2026-01-05T08:59:00\" lies before the start \"2026-01-05T09:00:00\": give a later end or an earlier start."
    )
    #expect(throws: Never.self) {
      try Schedule.sample("1w", start: "2026-01-05T09:00", end: "2026-01-05T09:00")
    }
  }

  @Test
  func `a cadence has no time of day for hours, but for a minimum in hours`() {
    let error = #expect(throws: RecurrenceError.self) {
      try Schedule.sample("6-12h", at: "09:00")
    }
    #expect(
      error?.description
        == "the time of day \"09:00\" cannot be kept every \"6-12h\": hours are elapsed time. Leave it out, or use days or longer."
    )
    #expect(throws: Never.self) { try Schedule.sample("12h-1d", at: "09:00") }
  }
}

struct StoredFormTests {
  private struct Stored: Codable, Hashable {
    let rule: Rule
    let states: [RecurrenceState]
  }

  @Test
  func `a stored form reads back as it was`() throws {
    let full = try Schedule.sample(
      "3d-2w", .start, first: "2026-02-01T10:00", end: "2026-10-25T02:30:00 later", at: "08:30")
    let states: [RecurrenceState] = [
      .beginning, .completed(Date(timeIntervalSince1970: 1_768_478_400.125)), .occurrence(12),
      .finished,
    ]
    let rules = [
      full.rule, .once(due: nil), .once(due: try LocalDateTime(parsing: "2026-02-01T10:00")),
    ]
    for rule in rules {
      let stored = Stored(rule: rule, states: states)
      let json = try JSONEncoder().encode(stored)
      #expect(try JSONDecoder().decode(Stored.self, from: json) == stored)
    }
  }

  @Test
  func `a stored form is written in the words that people type`() throws {
    let schedule = try Schedule.sample("3d-2w", at: "08:30")
    guard case .repeating(let cadence) = schedule.rule else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(cadence), as: UTF8.self)
        == #"{"at":"08:30","every":"3d-2w","from":"done","start":"2026-01-05T09:00:00"}"#)
  }

  @Test(arguments: [
    #"{"every":"2w-3d","from":"done","start":"2026-01-05T09:00:00"}"#,
    #"{"every":"2w","from":"done","start":"2026-02-30T09:00:00"}"#,
    #"{"every":"2w","from":"done","start":"2026-01-05T09:00","end":"2025-01-05T09:00"}"#,
    #"{"every":"12h","from":"done","start":"2026-01-05T09:00","at":"09:00"}"#,
  ])
  func `a stored form is checked when it is read`(json: String) {
    #expect(throws: RecurrenceError.self) {
      try JSONDecoder().decode(Cadence.self, from: Data(json.utf8))
    }
  }
}
