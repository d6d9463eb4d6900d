import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

/// Dates in words in the fields of tasks; Wednesday 14 January 2026, 10:30 in Berlin.
@Suite("Dates in fields") struct DateFieldTests {
  private let store: SQLiteStore
  private let builder: EditBuilder
  private let zone = TimeZone.berlin

  init() throws {
    store = try SQLiteStore.empty()
    builder = .inBerlin("2026-01-14T10:30")
  }

  private func preview(_ change: (inout TaskFields) -> Void) throws -> Todo {
    var fields = TaskFields()
    change(&fields)
    return try builder.preview(name: "Task", fields: fields, places: [])
  }

  private func local(_ date: Date?) -> String? {
    date.map { LocalDateTime($0, in: zone).description }
  }

  @Test
  func `a date without a time is the end of a due day, and the beginning of a start`() throws {
    #expect(
      try preview { $0[.due] = "fri" }.rule
        == .once(due: try LocalDateTime(parsing: "2026-01-16T23:59:59")))
    let todo = try preview {
      $0[.every] = "1d"
      $0[.start] = "tomorrow"
      $0[.end] = "next month"
    }
    guard case .repeating(let cadence) = todo.rule else { return }
    #expect(cadence.start.description == "2026-01-15T00:00:00")
    #expect(cadence.end?.description == "2026-02-01T23:59:59")
  }

  @Test(arguments: [
    ("fri", "2026-01-16T18:00:00"), ("fri 18:00", "2026-01-16T18:00:00"),
    ("in 3 days", "2026-01-17T18:00:00"), ("2026-01-16T18:00+01:00", "2026-01-16T18:00:00"),
    ("fri 9:00", nil), ("fri midnight", nil), ("in 2 hours", nil), ("2026-01-16T09:00", nil),
  ])
  func `a due moment with a time needs the same time of day`(due: String, expected: String?) throws
  {
    let fields = { (fields: inout TaskFields) in
      fields[.due] = due
      fields[.at] = "18:00"
    }
    guard let expected else {
      let failure = #expect(throws: Refusal.self) { try preview(fields) }
      #expect(failure?.code == .usage && failure?.field == .at)
      #expect(failure?.description.contains("--due \"\(due)\"") == true)
      #expect(failure?.description.contains("--at \"18:00\"") == true)
      #expect(failure?.pageText.contains("--") == false)
      return
    }
    #expect(try preview(fields).rule == .once(due: try LocalDateTime(parsing: expected)))
  }

  @Test
  func `a rule that never comes is refused, whatever its end`() throws {
    for end in [nil, "2030-01-01"] {
      let failure = #expect(throws: Refusal.self) {
        try preview {
          $0[.every] = "2y on fifth mon of feb"
          $0[.start] = "2025-01-01"
          $0[.end] = end
        }
      }
      #expect(failure?.code == .usage && failure?.field == .every)
      #expect(failure?.description.contains("2025-01-01") == true)
    }
    _ = try preview {
      $0[.every] = "2y on fifth mon of feb"
      $0[.start] = "2026-01-01"
    }
  }

  @Test
  func `a move keeps the time of day of the occurrence`() throws {
    let todo = try preview {
      $0[.every] = "1w"
      $0[.at] = "18:00"
    }
    func moved(to text: String) throws -> String? {
      try store.withSnapshot { snapshot in
        let context = try #require(snapshot as? any EditContext)
        return try builder.move(todo, to: text, in: context).after.moved?.description
      }
    }
    #expect(try moved(to: "fri") == "2026-01-16T18:00:00")
    #expect(try moved(to: "fri 9:00") == "2026-01-16T09:00:00")
  }

  @Test(arguments: [
    ("yesterday", "2026-01-13T10:30:00"), ("fri", "2026-01-09T10:30:00"),
    ("9:00", "2026-01-14T09:00:00"), ("18:00", "2026-01-13T18:00:00"),
    ("2 hours ago", "2026-01-14T08:30:00"), ("2026-01-12", "2026-01-12T10:30:00"),
    ("2026-01-12T07:00", "2026-01-12T07:00:00"),
  ])
  func `when it was done looks back, and a day takes the present time`(
    text: String, expected: String
  ) throws {
    let todo = try preview { $0[.every] = "1d" }
    #expect(local(try builder.actionContext.completionTime(text, of: todo)) == expected)
  }

  @Test(arguments: [
    ("tomorrow", "2026-01-15T08:00:00"), ("fri 18:00", "2026-01-16T18:00:00"),
    ("2h", "2026-01-14T12:30:00"), ("in 2 hours", "2026-01-14T12:30:00"),
  ])
  func `a snooze until a day ends in its morning`(text: String, expected: String) throws {
    let todo = try preview { $0[.every] = "1d" }
    guard
      case .at(let end)? = try SnoozeText.end(
        text, for: todo, actionContext: builder.actionContext)
    else {
      Issue.record("no end")
      return
    }
    #expect(local(end) == expected)
  }

  @Test
  func `what cannot be read is named with examples, what could be two days with both`() throws {
    #expect {
      try preview { $0[.due] = "someday" }
    } throws: {
      let failure = $0 as? Refusal
      return failure?.field == .due && failure?.description.contains("tomorrow 18:00") == true
    }
    #expect {
      try preview { $0[.due] = "3/4" }
    } throws: {
      let text = ($0 as? Refusal)?.description ?? ""
      return text.contains("2026-04-03") && text.contains("2026-03-04")
    }
  }

  @Test
  func `days make a fixed rhythm unless said otherwise, also in an edit`() throws {
    func mode(_ todo: Todo) -> ResetMode? {
      guard case .repeating(let cadence) = todo.rule else { return nil }
      return cadence.from
    }
    #expect(mode(try preview { $0[.every] = "tue,fri" }) == .start)
    #expect(
      mode(
        try preview {
          $0[.every] = "tue,fri"
          $0[.from] = "done"
        }) == .done)
    let plain = try preview { $0[.every] = "1w" }
    var fields = TaskFields()
    fields[.every] = "tue,fri"
    #expect(mode(try builder.changed(plain, name: nil, fields: fields, places: [])) == .start)
    fields = TaskFields()
    fields[.end] = "2027-01-01"
    let fixed = try preview {
      $0[.every] = "tue"
      $0[.from] = "done"
    }
    #expect(mode(try builder.changed(fixed, name: nil, fields: fields, places: [])) == .done)
  }

  @Test
  func `a first due moment with days is blamed on its field`() throws {
    #expect {
      try preview {
        $0[.every] = "tue"
        $0[.first] = "tomorrow"
      }
    } throws: { ($0 as? Refusal)?.field == .first }
  }
}
